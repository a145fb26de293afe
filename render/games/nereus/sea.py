"""The sea: cells with their treasures, ships, the way of the last trip, and the cells that may be chosen."""

from __future__ import annotations

from functools import lru_cache
from math import hypot, sin

from PIL import Image

from engine.games.nereus.board import NAMES, NUMBER
from engine.games.nereus.components import PATTERN, SIZE
from engine.games.nereus.view import NereusView
from render.games.nereus import theme
from render.games.nereus.layout import HEADER, LETTERS, MARGIN, SEA
from render.games.nereus.signs import treasure
from render.kit import fonts, palette, pieces
from render.kit.canvas import Canvas
from render.kit.geometry import Box, Point

_SPOTS: dict[int, tuple[tuple[Point, ...], float]] = {
    1: (((0, 0),), 0.56),
    2: (((-0.22, -0.16), (0.22, 0.16)), 0.44),
    3: (((-0.24, -0.2), (0.24, -0.2), (0, 0.24)), 0.42),
}
"""Where so many treasures lie in a cell, and how large they are, in widths of a cell."""


def cell_box(side: str, cell: int) -> Box:
    """The box of a cell."""
    wide = SEA.w / SIZE[side]
    row, column = divmod(cell, SIZE[side])
    return Box(SEA.x + column * wide, SEA.y + row * wide, wide, wide)


def draw(canvas: Canvas, view: NereusView) -> None:
    """The sea with everything on it."""
    canvas.image.paste(_ground(view.side), (MARGIN, HEADER))
    names = NUMBER[view.side]
    if view.own is not None:
        for name in (target.cell for target in view.targets if not target.barred):
            _target(canvas, cell_box(view.side, names[name]))
    if view.phase == "crew" and view.cycle == 1 and view.discovery is not None:
        for cell in PATTERN[view.discovery]:
            _discovered(canvas, cell_box(view.side, cell))
    last = view.last
    if last.cell is not None:
        _trip(canvas, view)
    ships = _ships(view)
    for cell, lying in enumerate(view.cells):
        box = cell_box(view.side, cell)
        if lying and cell not in ships:
            spots, size = _SPOTS[len(lying)]
            for kind, (dx, dy) in zip(lying, spots, strict=True):
                treasure(canvas, kind, box.cx + dx * box.w, box.cy + dy * box.w, size * box.w)
    for cell, owners in ships.items():
        _anchored(canvas, cell_box(view.side, cell), owners)
    if last.cell is not None:
        pieces.changed(canvas, cell_box(view.side, names[last.cell]).inset(12), radius=10)


def _ships(view: NereusView) -> dict[int, list[int | None]]:
    """The cells with ships and their owners, None for the neutral player."""
    found: dict[int, list[int | None]] = {}
    for seat, player in enumerate(view.players):
        if player.ship is not None:
            found.setdefault(NUMBER[view.side][player.ship], []).append(seat)
    if view.neutral is not None:
        found.setdefault(NUMBER[view.side][view.neutral.ship], []).append(None)
    return found


def _anchored(canvas: Canvas, box: Box, owners: list[int | None]) -> None:
    if len(owners) == 1:
        ship(canvas, owners[0], box.cx, box.cy, box.w * 0.8)
        return
    for owner, dx, dy in zip(owners, (-0.2, 0.2), (-0.18, 0.18), strict=False):
        ship(canvas, owner, box.cx + dx * box.w, box.cy + dy * box.w, box.w * 0.56)


def ship(canvas: Canvas, owner: int | None, x: float, y: float, size: float) -> None:
    """A ship in the colour of its owner with the owner's token; the neutral one is grey without a token."""
    fill = theme.NEUTRAL if owner is None else palette.seat(owner).fill
    canvas.shape("ship", x, y, size, fill, theme.FOAM, max(3.0, size * 0.05))
    if owner is not None:
        colour = palette.seat(owner)
        canvas.shape(colour.shape, x + size * 0.24, y + size * 0.16, size * 0.42, theme.FOAM, colour.dark, size * 0.05)


def _target(canvas: Canvas, box: Box) -> None:
    """A cell that may be chosen now."""
    canvas.rect(box.inset(3), palette.faded(theme.FOAM, 0.55), radius=10, line=theme.TARGET, width=6)


def _discovered(canvas: Canvas, box: Box) -> None:
    """A cell that today's discovery card marks."""
    corner = box.inset(4)
    canvas.polygon(
        [corner.at("right", "top"), (corner.right - 30, corner.y), (corner.right, corner.y + 30)], theme.GOLD
    )


def _trip(canvas: Canvas, view: NereusView) -> None:
    last = view.last
    assert last.cell is not None
    if last.start is None or last.start == last.cell:
        return
    start = cell_box(view.side, NUMBER[view.side][last.start]).center
    end = cell_box(view.side, NUMBER[view.side][last.cell]).center
    length = hypot(end[0] - start[0], end[1] - start[1])
    short = 0.3 * cell_box(view.side, 0).w / length
    tip = (end[0] - (end[0] - start[0]) * short, end[1] - (end[1] - start[1]) * short)
    colour = theme.NEUTRAL if last.seat is None else palette.seat(last.seat).fill
    canvas.circle(*start, 17, theme.FOAM)
    canvas.arrow(start, tip, theme.FOAM, 22, head=44)
    canvas.arrow(start, tip, colour, 12, head=36)
    canvas.circle(*start, 11, colour)


@lru_cache(maxsize=2)
def _ground(side: str) -> Image.Image:
    """Water, cells, letters and numbers, which never change."""
    canvas = Canvas(round(SEA.right + MARGIN), round(SEA.bottom + MARGIN), theme.DEEP)
    frame = SEA.inset(-5)
    canvas.rect(frame, theme.SEA_LINE, radius=12)
    size = SIZE[side]
    for cell, name in enumerate(NAMES[side]):
        box = cell_box(side, cell)
        row, column = divmod(cell, size)
        canvas.rect(box.inset(2), theme.SEA if (row + column) % 2 else theme.SEA_LIGHT, radius=8)
        _waves(canvas, box, cell)
        if column == 0:
            canvas.text(
                Box(box.x - LETTERS, box.y, LETTERS - 6, box.h), name[0], 38, fonts.BOLD, theme.FOAM, across="center"
            )
        if row == 0:
            canvas.text(
                Box(box.x, box.y - LETTERS, box.w, LETTERS - 4), name[1:], 38, fonts.BOLD, theme.FOAM, across="center"
            )
    return canvas.image.crop((MARGIN, HEADER, round(SEA.right + 5), round(SEA.bottom + 5)))


def _waves(canvas: Canvas, box: Box, cell: int) -> None:
    """A few light strokes."""
    colour = palette.faded(theme.SEA_LINE, 0.45)
    for index in range(2):
        x = box.x + box.w * (0.16 + 0.37 * ((cell * 7 + index * 5) % 3) / 2)
        y = box.y + box.h * (0.2 + 0.6 * index) + (cell * 13 % 5) * 2
        canvas.line([(x + step * 5, y + 4 * sin(step * 1.25)) for step in range(9)], colour, 2.5)
