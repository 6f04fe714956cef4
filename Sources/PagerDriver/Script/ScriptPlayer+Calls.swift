import PagerCore
import PagerKit

extension ScriptPlayer {
  func perform(_ asked: ScriptCall, line: Int) throws(ScriptFailure) {
    switch asked {
    case .select(let index, let animated):
      call { pager.go(to: index, animated: animated) }
    case .reload: call { pager.reload() }
    case .insert(let index, let title):
      try change(line) { $0.insert(page(title, in: $0), at: min(index, $0.count)) }
    case .append(let title): try change(line) { $0.append(page(title, in: $0)) }
    case .delete(let index):
      try check(index, line)
      try change(line) { $0.remove(at: index) }
    case .setTitle(let index, let title):
      try check(index, line)
      try change(line) { $0[index].title = title }
    case .detach: try detach(line)
    case .attach: try attach(line)
    }
  }

  private func check(_ index: Int, _ line: Int) throws(ScriptFailure) {
    guard (0..<pager.source.count).contains(index) else {
      throw failure(line, "there is no page \(index), the deck has \(pager.source.count)")
    }
  }

  private func change(
    _ line: Int, _ edit: (inout [PageDescriptor]) -> Void
  ) throws(ScriptFailure) {
    let source = pager.source
    var pages = (0..<source.count).map(source.descriptor(at:))
    edit(&pages)
    call { pager.apply(PageList(pages)) }
  }

  private func page(_ title: String?, in pages: [PageDescriptor]) -> PageDescriptor {
    let title = title ?? "Page \(pages.count + 1)"
    let type = newPageType ?? pages.first?.type ?? ""
    return PageDescriptor(id: PageID(title), title: title, type: type)
  }

  private func detach(_ line: Int) throws(ScriptFailure) {
    guard let parent = pager.parent else {
      throw failure(line, "the pager lies in no view that it could be taken out of")
    }
    home = parent
    call { pager.removeFromParent() }
  }

  private func attach(_ line: Int) throws(ScriptFailure) {
    guard let home else { throw failure(line, "the pager was not detached") }
    call { home.addSubview(pager) }
  }
}
