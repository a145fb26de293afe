"""What every game's pictures are drawn with.

canvas    the sheet: Canvas(1200, height, ground) with rect, circle, polygon, line, shape, text..., finish()
geometry  Box and how to cut it: inset, cut_top, columns, rows, grid, placed
text      text that fits: narrower, then smaller, then an ellipsis that tests can see
fonts     the shipped fonts and their weights: REGULAR, SEMIBOLD, BOLD
palette   shared colours; seat(n) with colour, shape and glyph
shapes    named shapes: circle, moon, drop, leaf, skull, anchor...
pieces    panel, card, badge, chip, die, token, changed
encode    a picture as bytes
words     what pictures may write, in the reader's language

Measures are pixels of the finished picture, 1200 wide; letters that matter for a decision are at least 32 high, none
below 24. A background that never changes can be kept: build it once in a function with `lru_cache(maxsize=...)`, and
start from `Canvas.on(background)`.
"""
