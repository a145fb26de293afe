"""What every game's pictures are drawn with.

banners   the name of a game over its scenery, for the lobby
medals    a badge on the rim of its game, the sign of a game
sheet     a picture of regions that are drawn once and kept: Sheet(1200, height, ground, colours).keep(box, region, ...)
canvas    what a region draws on: rect, circle, path, line, shape, stamp (sprites), text, gradient, shadow, glow, hatch
pieces    card, plate, panel, badge, chip, die, token, pegs, ribbon, counted ("×3"), bars (parts of a whole), changed
changes   pennants with letters above a finished picture: what happened since the reader looked
textures  planks, water, waves, paper, bricks
geometry  Box and how to cut it: inset, cut_top, columns, rows, grid, placed; spread (things that must not overlap)
paths     outlines as SVG path data, for canvas.path
text      text that fits: narrower, then smaller, then an ellipsis that tests can see
called    names of people where there is little room
fonts     the shipped fonts and their weights: REGULAR, SEMIBOLD, BOLD
palette   shared colours; seat(n) and NEUTRAL with colour, shape and glyph
shapes    named shapes: circle, moon, drop, leaf, skull, anchor...
colours   the 256 colours of a game's pictures;   keeper  what is kept, bounded in bytes
shelf     the file behind a keeper, for what does not fit into memory
encode    a sheet as bytes (PNG);   animation  several pictures as a GIF
words     what pictures may write, in the reader's language

Measures are pixels of the finished picture, 1200 wide, everything is drawn at its final size. Letters that matter for
a decision are at least 32 high, none below 28 (`canvas.text` takes the least as `smallest`); names are written by
`called.name`.

How a region is written (render/games/port_royal is the example):

 1. One file per region, with one function for each kind of part: `def berth(canvas, box, colour, ship, unseen, new)`.
 2. It draws into `box` (its left upper corner is 0, 0) and sees nothing but its values: numbers, texts, tuples, small
    frozen structs of the view (a player, a card), never the view or `Words`. Whoever calls it has written the texts.
 3. `board.py` and `private.py` read the view, decide what lies where, and call `sheet.keep(box, region, *values)` from
    the ground upwards. Values that change often get a region of their own, so that little is drawn anew.
 4. A region that covers its whole box says so with `ground="#rrggbb"`; it is then kept wherever it lies.
 5. What occurs often or has many parts is a sprite: `def ship(canvas, colour)` draws around (0, 0), in any unit, and
    `canvas.stamp(x, y, ship, colour, reach=Box(...), scale=0.5)` keeps it at each size. Outlines may be SVG path data.
 6. Scenery (gradients, textures, many waves) stands in a region without values; it is drawn once for all pictures.
 7. Nothing reads a clock, a random number or a global that changes: equal values give equal pixels.
 8. When the pictures stand, `python -m render.samples colours KEY` writes the colour table (colours.bin); the theme
    loads it: `COLOURS = colours.table(Path(__file__).parent)`, and each Sheet is given it. Again after new colours.
 9. `tests/render/test_every_game.py` draws every picture with empty and full keepers, and looks for words cut off.
10. `python -m tests.benchmarks.pictures` tells what a picture costs: at most 15 ms in the median after another one.
"""
