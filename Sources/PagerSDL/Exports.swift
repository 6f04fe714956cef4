// Who imports the window has the kit that fills it.
@_exported public import PagerKit
