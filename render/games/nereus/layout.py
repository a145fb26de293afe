"""Where things lie on the pictures of Waters of Nereus."""

from __future__ import annotations

from typing import Final

from render.kit.canvas import WIDTH
from render.kit.geometry import Box

MARGIN: Final = 20
HEADER: Final = 104
LETTERS: Final = 40
SEA_SIDE: Final = 636
SEA: Final = Box(MARGIN + LETTERS, HEADER + LETTERS, SEA_SIDE, SEA_SIDE)
"""The cells, without the letters and numbers along their edge."""
ROWS: Final = Box(SEA.right + 14, HEADER, WIDTH - MARGIN - SEA.right - 14, SEA_SIDE + LETTERS)
"""The action spaces of the crew."""
TOP: Final = SEA.bottom + 14
"""Where the lower part of a picture begins."""

PLAYER: Final = 156
NEUTRAL: Final = 84
STOCK: Final = 58
GAP: Final = 8
"""Between the players' areas."""


def board_height(seats: int, neutral: bool) -> float:
    """How high the public picture is."""
    return TOP + seats * (PLAYER + GAP) + (NEUTRAL + GAP if neutral else 0) + STOCK + MARGIN
