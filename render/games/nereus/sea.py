"""The sea: the chart, its cells, ships, where somebody may go, what moved last."""

from __future__ import annotations

from math import hypot
from typing import Final, NamedTuple

from engine.games.nereus.board import NAMES, NUMBER
from engine.games.nereus.components import PATTERN, SIZE
from engine.games.nereus.view import NereusView
from render.games.nereus import layout, marks, scenery, theme
from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point, bounds
from render.kit.palette import WHITE
from render.kit.sheet import Sheet

_SPOTS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.31, 0.33), (0.69, 0.67)),
    3: ((0.28, 0.28), (0.72, 0.28), (0.5, 0.71)),
}
_PRICED: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.54, 0.38),),
    2: ((0.29, 0.3), (0.73, 0.56)),
    3: ((0.28, 0.28), (0.72, 0.28), (0.74, 0.71)),
}
"""The same with room for a price in the lower left corner."""
_SIZES: Final = {1: 0.58, 2: 0.46, 3: 0.42}
_BORDER: Final = 10
_LEFT, _TOP, _EDGE = 52, 54, 18
"""What letters, numbers and the border take around the cells."""
FREE, BARRED, LAID = "free", "barred", "laid"


class Cell(NamedTuple):
    """A cell: treasures or a ship, who may go there for how much, whether somebody came there last.

    owner: the mark of whose ship it is, or empty; active: it is that ship's turn; wash: FREE, BARRED, LAID or empty.
    """

    lying: tuple[str, ...]
    owner: str
    active: bool
    wash: str
    gold: int
    last: bool


_EMPTY: Final = Cell((), "", False, "", 0, False)


def cell_box(chart: Box, side: str, cell: int) -> Box:
    """The place of a cell on a chart."""
    return layout.across(chart, SIZE[side], cell)


def lying(view: NereusView, cell: str) -> tuple[str, ...]:
    """The treasures in the cell of this name."""
    return view.cells[NUMBER[view.side][cell]]


def lay(sheet: Sheet, side: str, chart: Box) -> None:
    """The empty chart; what never changes is laid first, so that it is drawn once."""
    size = SIZE[side]
    sheet.keep(chart, scenery.rose)
    frame = Box(chart.x - _LEFT, chart.y - _TOP, chart.w + _LEFT + _EDGE, chart.h + _TOP + _EDGE)
    sheet.keep(frame, grid, size, chart.w / size)


def draw(sheet: Sheet, view: NereusView, chart: Box) -> None:
    """Everything on the chart."""
    size = SIZE[view.side]
    numbers = NUMBER[view.side]
    laid = view.phase == "crew" and view.cycle == 1 and view.discovery is not None
    if not laid:
        _trail(sheet, view, chart)
    washes = {numbers[target.cell]: (BARRED if target.barred else FREE, target.gold) for target in view.targets}
    if laid and view.discovery is not None:
        washes = {cell: (LAID, 0) for cell in PATTERN[view.discovery] if view.cells[cell]}
    ships = {numbers[player.ship]: marks.seat(seat) for seat, player in enumerate(view.players) if player.ship}
    if view.neutral is not None:
        ships[numbers[view.neutral.ship]] = marks.seat(None)
    acting = view.players[view.acting].ship if view.acting is not None else None
    cells: list[Cell] = []
    for cell, lying in enumerate(view.cells):
        owner = ships.get(cell, "")
        wash, gold = washes.get(cell, ("", 0))
        last = not laid and view.last.cell is not None and numbers[view.last.cell] == cell
        active = acting is not None and numbers[acting] == cell
        cells.append(Cell(lying, owner, active, wash, gold, last))
    # A region a row: thirty for themselves would cost more to find again than six to draw.
    for start in range(0, len(cells), size):
        shown = tuple(cells[start : start + size])
        if any(cell != _EMPTY for cell in shown):
            left, right = (cell_box(chart, view.side, cell) for cell in (start, start + size - 1))
            sheet.keep(Box(left.x, left.y, right.right - left.x, left.h), row, chart.w / size, shown)
        for cell in range(start, start + size):
            if cells[cell] != _EMPTY:
                sheet.area(f"cell-{NAMES[view.side][cell]}", cell_box(chart, view.side, cell))


def grid(canvas: Canvas, box: Box, size: int, side: float) -> None:
    """The chart: checkered cells, a border as on a map, letters and numbers."""
    chart = Box(_LEFT, _TOP, size * side, size * side)
    for cell in range(size * size):
        down, right = divmod(cell, size)
        if (down + right) % 2:
            canvas.rect(Box(chart.x + right * side, chart.y + down * side, side, side), palette.faded(WHITE, 0.09))
    for step in range(1, size):
        for place in (
            Box(chart.x + step * side - 1, chart.y, 2, chart.h),
            Box(chart.x, chart.y + step * side - 1, chart.w, 2),
        ):
            canvas.rect(place, palette.faded(WHITE, 0.42))
    frame = chart.inset(-_BORDER - 6)
    canvas.rect(frame, radius=4, line=theme.NIGHT, width=_BORDER + 6)
    for step in range(0, size, 2):
        x, y = chart.x + step * side, chart.y + step * side
        for place in (
            Box(x, frame.y + 5, side, 7),
            Box(x, frame.bottom - 12, side, 7),
            Box(frame.x + 5, y, 7, side),
            Box(frame.right - 12, y, 7, side),
        ):
            canvas.rect(place, theme.CHART)
    letters = 36
    for step in range(size):
        along = (step + 0.5) * side
        canvas.number(chart.x + along, frame.y - 18, step + 1, letters, fill=WHITE, outline=theme.NIGHT)
        canvas.number(frame.x - 18, chart.y + along, chr(65 + step), letters, fill=WHITE, outline=theme.NIGHT)


def row(canvas: Canvas, box: Box, side: float, cells: tuple[Cell, ...]) -> None:
    """A row of cells."""
    for number, shown in enumerate(cells):
        if shown != _EMPTY:
            _cell(canvas, Box(number * side, box.cy - side / 2, side, side), shown)


def _cell(canvas: Canvas, cell: Box, shown: Cell) -> None:
    lying, owner, active, wash, gold, last = shown
    side = cell.w
    if wash or active:
        place = cell.inset(4)
        canvas.stamp(place.x, place.y, _wash, place.w, wash or FREE, reach=Box(0, 0, place.w + 1, place.h + 1))
    if lying:
        kinds = lying[:3]
        size = _SIZES[len(kinds)] * side
        spots = (_PRICED if gold else _SPOTS)[len(kinds)]
        for kind, (x, y) in zip(kinds, spots, strict=True):
            marks.mark(canvas, kind, cell.x + x * side, cell.y + y * side, size)
    if last and not active:
        canvas.rect(cell.inset(3), radius=14, line=palette.faded(theme.INK, 0.5), width=7)
        canvas.rect(cell.inset(4), radius=13, line=theme.LAST, width=4)
    if owner:
        marks.ship(canvas, owner, cell.cx, cell.cy, side * 0.79)
    if gold:
        _price(canvas, cell, gold, wash == BARRED)


def _wash(canvas: Canvas, side: float, wash: str) -> None:
    """Whether somebody may go to a cell; a sprite, as it covers many cells."""
    place = Box(0, 0, side, side)
    if wash == BARRED:
        canvas.rect(place, palette.faded(theme.NIGHT, 0.5), 12)
        for step in (0.25, 0.5, 0.75):
            reach = place.w * step
            canvas.line([(place.x + reach, place.y + 4), (place.x + 4, place.y + reach)], "#ffffff38", 4)
            canvas.line(
                [(place.right - 4, place.bottom - reach), (place.right - reach, place.bottom - 4)], "#ffffff38", 4
            )
    elif wash == LAID:
        canvas.rect(place, radius=12, line=theme.FOAM, width=5)
    else:
        canvas.rect(place, palette.faded(theme.GOLD, 0.28), 12)
        canvas.rect(place, radius=12, line=theme.GOLD, width=6)


def _price(canvas: Canvas, cell: Box, gold: int, barred: bool) -> None:
    """What getting there costs, in the corner of the cell."""
    size = max(32.0, cell.w * 0.32)
    place = Box(cell.x + 3, cell.bottom - size * 1.15 - 3, size * 1.8, size * 1.15)
    fill, ink = (theme.NO, WHITE) if barred else (theme.CREAM, theme.INK)
    canvas.rect(place, fill, 8, theme.INK, 2)
    canvas.number(place.x + size * 0.44, place.cy, gold, size, fill=ink)
    marks.mark(canvas, "coin", place.right - size * 0.55, place.cy, size * 0.84)


def _trail(sheet: Sheet, view: NereusView, chart: Box) -> None:
    """The way of the ship that moved last, or of the raft."""
    last = view.last
    if last.start is None or last.cell is None:
        return
    numbers = NUMBER[view.side]
    start, end = (cell_box(chart, view.side, numbers[name]) for name in (last.start, last.cell))
    box = bounds([(start.x, start.y), (start.right, start.bottom), (end.x, end.y), (end.right, end.bottom)])
    sheet.keep(box, trail, start.w, (start.cx - box.x, start.cy - box.y), (end.cx - box.x, end.cy - box.y))


def trail(canvas: Canvas, box: Box, side: float, start: Point, end: Point) -> None:
    """A dotted line from where a ship was to the frame of the cell where it is."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    stop = length - side * 0.5 / max(abs(dx), abs(dy)) - 5
    canvas.circle(*start, side * 0.12 + 4, palette.faded(theme.INK, 0.5))
    canvas.circle(*start, side * 0.12, theme.LAST)
    tip = (start[0] + dx * stop, start[1] + dy * stop)
    canvas.line([start, tip], palette.faded(theme.INK, 0.4), 14)
    step = side * 0.2
    while step < stop - 12:
        canvas.circle(start[0] + dx * step, start[1] + dy * step, 5, theme.LAST)
        step += 16
    head = side * 0.16
    wings = [
        (tip[0] - dx * head * 1.2 - dy * head * turn, tip[1] - dy * head * 1.2 + dx * head * turn) for turn in (1, -1)
    ]
    for colour, width in ((palette.faded(theme.INK, 0.5), 13), (theme.LAST, 7)):
        canvas.line([wings[0], tip, wings[1]], colour, width)
