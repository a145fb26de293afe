"""Where things lie on the pictures of Order of the Gilded Compass."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import WIDTH
from render.kit.geometry import Box

MARGIN: Final = 20
GAP: Final = 14
HEADER: Final = 86
ROLL: Final = 116
UPPER: Final = 420
LOWER: Final = 262
SHEET_ROW: Final = 84
SHEET_HEADINGS: Final = 74


def player_height(seats: int) -> int:
    """How high a player's row is: two lines of things, a little more where there is room."""
    return 176 if seats <= 4 else 158


def board_height(seats: int) -> int:
    """Header, roll, five buildings, a row for each player."""
    return HEADER + ROLL + UPPER + LOWER + 3 * GAP + seats * (player_height(seats) + 8) + MARGIN


INNER: Final = WIDTH - 2 * MARGIN


def sheet_of(canvas_box: Box) -> Box:
    """The picture without its margins."""
    return canvas_box.inset(MARGIN, 0)
