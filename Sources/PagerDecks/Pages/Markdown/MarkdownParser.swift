import CCMark
import Synchronization

/// Takes a text with Markdown apart: CommonMark with tables, task lists, struck words and bare
/// links.
struct MarkdownParser {
  var blocks: [MarkdownBlock] = []
  var containers: [MarkdownBlock.Container] = []
  var marker: MarkdownBlock.Marker?
  var lists: [ListState] = []
  var runs: [MarkdownRun] = []
  var styles: [MarkdownRun.Style] = []
  var links: [String] = []
  /// The picture whose words are being read, and how many pictures lie in one another there.
  var picture: MarkdownPicture?
  var openPictures = 0
  /// Whether pictures stand between words, not among them.
  var partsText = false
  /// The pictures of a text, each with the words before it.
  var parts: [(words: [MarkdownRun], picture: MarkdownPicture)] = []
  var table: MarkdownTable?

  struct ListState {
    var isTight: Bool
    var number: Int?
  }

  /// Code is laid out in pieces of so many lines, lest a long one is laid out at once.
  static let codeLines = 40
  /// How deep quotes and items are moved in.
  static let deepest = 12

  /// How many bytes are taken apart between two looks at whether that is still wanted.
  private static let portion = 1 << 16

  /// Takes the text in `bytes` apart; bytes that are no UTF-8 count as U+FFFD.
  ///
  /// Throws `CancellationError` once `isCancelled`.
  static func text(
    of bytes: [UInt8], isCancelled: () -> Bool = { false }
  ) throws -> MarkdownText {
    var parser = MarkdownParser()
    let isTooInvolved = MarkdownCost(bytes).isTooHigh
    if isTooInvolved {
      parser.addCode(String(decoding: bytes, as: UTF8.self))
    } else {
      try parser.read(bytes, isCancelled)
    }
    return MarkdownText(blocks: parser.blocks, isAsWritten: isTooInvolved)
  }

  private static let areExtensionsReady: Bool = {
    cmark_gfm_core_extensions_ensure_registered()
    return true
  }()

  // While a text is parsed, cmark's extensions add their characters to tables of the whole process,
  // and take them out at its end: one text at a time.
  private static let turn = Mutex(())
}

// MARK: - Walk

extension MarkdownParser {
  private mutating func read(_ bytes: [UInt8], _ isCancelled: () -> Bool) throws {
    guard Self.areExtensionsReady, let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else {
      return
    }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "tasklist", "autolink"] {
      guard let syntax = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, syntax)
    }
    let tree = try Self.turn.withLock { _ in try Self.tree(of: bytes, parser, isCancelled) }
    guard let tree, let document = OpaquePointer(bitPattern: tree) else { return }
    defer { cmark_node_free(document) }
    walk(document)
  }

  /// The address of the document's node; nothing without memory.
  private static func tree(
    of bytes: [UInt8], _ parser: OpaquePointer, _ isCancelled: () -> Bool
  ) throws -> UInt? {
    try bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: portion) {
        if isCancelled() { throw CancellationError() }
        let part = UnsafeRawBufferPointer(rebasing: bytes[start...].prefix(portion))
        cmark_parser_feed(
          parser, part.baseAddress?.assumingMemoryBound(to: CChar.self), part.count)
      }
    }
    if isCancelled() { throw CancellationError() }
    return cmark_parser_finish(parser).map { UInt(bitPattern: $0) }
  }

  /// Goes through the tree without calling itself: it may be as deep as the text is long.
  private mutating func walk(_ document: OpaquePointer) {
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
      let name = cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""
      if event == CMARK_EVENT_ENTER { enter(name, node) } else { leave(name, node) }
    }
  }

  private mutating func enter(_ name: String, _ node: OpaquePointer) {
    switch name {
    case "block_quote": containers.append(.quote)
    case "list": beginList(node)
    case "item", "tasklist": beginItem(name, node)
    case "paragraph", "heading", "table_cell": beginText(partsText: name == "paragraph")
    case "code_block": addCode(Self.literal(node))
    case "html_block": addHTML(Self.literal(node))
    case "thematic_break": add(.rule)
    case "table": table = MarkdownTable(rows: [], alignments: Self.alignments(of: node))
    case "table_row", "table_header": table?.rows.append([])
    default: enterInline(name, node)
    }
  }

  private mutating func enterInline(_ name: String, _ node: OpaquePointer) {
    switch name {
    case "text": addText(Self.literal(node))
    case "softbreak": addText(" ")
    case "linebreak": addText("\n")
    case "code": addText(Self.literal(node), .code)
    case "html_inline": addInlineHTML(Self.literal(node))
    case "emph": styles.append(.italic)
    case "strong": styles.append(.bold)
    case "strikethrough": styles.append(.struck)
    case "link": links.append(Self.text(cmark_node_get_url(node)))
    case "image": beginPicture(Self.text(cmark_node_get_url(node)))
    default: break
    }
  }

  private mutating func leave(_ name: String, _ node: OpaquePointer) {
    switch name {
    case "block_quote": containers.removeLast()
    case "list": endList()
    case "item", "tasklist": endItem()
    case "paragraph": endParagraph()
    case "heading": endHeading(level: Int(cmark_node_get_heading_level(node)))
    case "table_cell": endCell()
    case "table": endTable()
    case "emph", "strong", "strikethrough": _ = styles.popLast()
    case "link": _ = links.popLast()
    case "image": endPicture()
    default: break
    }
  }
}

// MARK: - Blocks

extension MarkdownParser {
  private mutating func add(_ content: MarkdownBlock.Content, isTight: Bool = false) {
    blocks.append(
      MarkdownBlock(
        content: content, containers: Array(containers.prefix(Self.deepest)), marker: marker,
        isTight: isTight))
    marker = nil
  }

  private mutating func beginList(_ node: OpaquePointer) {
    let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    lists.append(
      ListState(
        isTight: cmark_node_get_list_tight(node) != 0,
        number: isNumbered ? Int(cmark_node_get_list_start(node)) : nil))
  }

  private mutating func endList() {
    _ = lists.popLast()
    // What follows the list stands apart from it, unless it is a list within a tight one.
    if let last = blocks.indices.last, lists.isEmpty { blocks[last].isTight = false }
  }

  private mutating func beginItem(_ name: String, _ node: OpaquePointer) {
    containers.append(.item)
    if name == "tasklist" {
      marker = .task(isDone: cmark_gfm_extensions_get_tasklist_item_checked(node))
    } else if let number = lists.last?.number {
      marker = .number("\(number).")
    } else {
      marker = .bullet
    }
    if let last = lists.indices.last, let number = lists[last].number {
      lists[last].number = number &+ 1
    }
  }

  private mutating func endItem() {
    // An item without anything in it is seen by its mark.
    if marker != nil { add(.paragraph([]), isTight: lists.last?.isTight ?? false) }
    _ = containers.popLast()
  }

  private mutating func beginText(partsText: Bool) {
    runs = []
    parts = []
    self.partsText = partsText
  }

  private mutating func endParagraph() {
    let isTight = lists.last?.isTight ?? false
    let rest = takeRuns()
    guard !parts.isEmpty else { return addParagraph(rest, isTight: isTight) }
    for part in parts {
      addWords(part.words)
      add(.picture(part.picture))
    }
    addWords(rest, isTight: isTight)
    parts = []
  }

  /// Adds words beside a picture.
  private mutating func addWords(_ runs: [MarkdownRun], isTight: Bool = false) {
    let words = runs.withoutOuterSpaces()
    if !words.isEmpty { addParagraph(words, isTight: isTight) }
  }

  private mutating func addParagraph(_ runs: [MarkdownRun], isTight: Bool) {
    let pieces = Self.pieces(of: runs)
    for (index, piece) in pieces.enumerated() {
      add(.paragraph(piece), isTight: isTight || index < pieces.count - 1)
    }
  }

  private mutating func endHeading(level: Int) {
    let pieces = Self.pieces(of: takeRuns())
    for (index, piece) in pieces.enumerated() {
      add(.heading(level: level, piece), isTight: index < pieces.count - 1)
    }
  }

  private mutating func addCode(_ text: String) {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    let parts = Self.parts(of: lines)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      add(.code(part, isFirst: index == 0, isLast: isLast), isTight: !isLast)
    }
  }

  private mutating func addHTML(_ text: String) {
    let content = MarkupText(text)
    for source in content.pictures { add(.picture(MarkdownPicture(source: source))) }
    guard !content.text.isEmpty else { return }
    for piece in Self.pieces(of: [MarkdownRun(text: content.text)]) { add(.paragraph(piece)) }
  }

  private mutating func endCell() {
    // A row is laid out at once: what is longer than a page is cut.
    let pieces = Self.pieces(of: takeRuns())
    let cell = pieces[0] + (pieces.count > 1 ? [MarkdownRun(text: "…")] : [])
    guard let last = table?.rows.indices.last else { return }
    table?.rows[last].append(cell)
  }

  private mutating func endTable() {
    guard let table else { return }
    self.table = nil
    for row in table.rows.indices { add(.row(row, of: table), isTight: row < table.rows.count - 1) }
  }
}
