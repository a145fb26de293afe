"""Where things lie on the pictures of Yucata'."""

from __future__ import annotations

from typing import Final

from engine.games.yucata.components import END
from render.kit.canvas import WIDTH
from render.kit.geometry import Box

MARGIN: Final = 24
HEADER: Final = 92
HEADER_CARDS: Final = 470
COLUMNS: Final = 7
ROWS: Final = 6
TRACK_HEIGHT: Final = 900
ROW_HEIGHT: Final = 96
HEADINGS: Final = 44
GAP: Final = 16

TRACK: Final = Box(MARGIN, HEADER, WIDTH - 2 * MARGIN, TRACK_HEIGHT)
"""The temple precinct with its wall."""


def _spiral() -> list[tuple[int, int]]:
    """The cells (column, row) of the grid from the left upper corner clockwise inwards."""
    cells: list[tuple[int, int]] = []
    left, top, right, bottom = 0, 0, COLUMNS - 1, ROWS - 1
    while left <= right and top <= bottom:
        cells += [(column, top) for column in range(left, right + 1)]
        cells += [(right, row) for row in range(top + 1, bottom + 1)]
        if top < bottom:
            cells += [(column, bottom) for column in range(right - 1, left - 1, -1)]
        if left < right:
            cells += [(left, row) for row in range(bottom - 1, top, -1)]
        left, top, right, bottom = left + 1, top + 1, right - 1, bottom - 1
    return cells


def _spaces() -> tuple[Box, ...]:
    """The box of each space: start and temple fill two cells each, all others one."""
    inner = TRACK.inset(18)
    wide, high = inner.w / COLUMNS, inner.h / ROWS
    cells = [Box(inner.x + column * wide, inner.y + row * high, wide, high) for column, row in _spiral()]
    found = [_joined(cells[0], cells[1]), *cells[2:-2], _joined(cells[-2], cells[-1])]
    assert len(found) == END + 1
    return tuple(found)


def _joined(a: Box, b: Box) -> Box:
    x, y = min(a.x, b.x), min(a.y, b.y)
    return Box(x, y, max(a.right, b.right) - x, max(a.bottom, b.bottom) - y)


SPACES: Final = _spaces()


def board_height(seats: int) -> int:
    """How high the board picture is: the track and a row for each player."""
    return HEADER + TRACK_HEIGHT + HEADINGS + seats * ROW_HEIGHT + MARGIN
