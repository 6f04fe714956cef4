// Who imports the kit has the values that its interface speaks of.
@_exported public import PagerCore
@_exported public import PagerGraphics
