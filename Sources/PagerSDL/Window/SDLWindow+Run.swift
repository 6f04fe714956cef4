public import PagerKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SDLWindow {
  /// The status of a program that could not begin.
  public static let failureStatus: Int32 = 2

  /// Opens a window with `content` in it and shows it until it is closed.
  ///
  /// - Parameters:
  ///   - title: What is written on the window's frame.
  ///   - options: How the window is opened.
  ///   - content: The view that fills it; made once the window is open.
  /// - Returns: The status for the program to exit with: 0; 2 after one line on standard error if
  ///   the window cannot be opened or `content` fails.
  public static func run(
    title: String, options: SDLWindowOptions = SDLWindowOptions(),
    content: @autoclosure () throws -> View
  ) -> Int32 {
    do {
      let window = try SDLWindow(title: title, options: options)
      let root = try content()
      if let pager = root as? PagerController, pager.name == nil { pager.name = title }
      return window.run(Stage(root: root, text: window.text))
    } catch {
      StandardError.write("\(options.applicationName): \(error)")
      return failureStatus
    }
  }

  /// Is a whole program: opens a window with `content` in it, shows it until it is closed, and ends
  /// the process.
  ///
  /// ```swift
  /// SDLWindow.main(title: "Hello", content: MyView())
  /// ```
  ///
  /// - Parameters:
  ///   - title: What is written on the window's frame.
  ///   - options: How the window is opened.
  ///   - content: The view that fills it; made once the window is open.
  public static func main(
    title: String, options: SDLWindowOptions = SDLWindowOptions(),
    content: @autoclosure () throws -> View
  ) -> Never {
    exit(run(title: title, options: options, content: try content()))
  }
}
