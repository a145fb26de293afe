"""Where things lie on the pictures of Port Royal."""

from __future__ import annotations

from typing import Final

MARGIN: Final = 24
GAP: Final = 16
HEADER: Final = 96
PADDING: Final = 18
CARD_GAP: Final = 12
CARD_RATIO: Final = 1.2
NO_CARDS: Final = 90
"""How high an empty harbour is."""
COLOURS_BAR: Final = 84
STRIP: Final = 62
EXPEDITIONS: Final = 140
CONTRACTS: Final = 184
PLAYER: Final = 100
SIGNS_LINE: Final = 62
"""What a second line of signs adds to a player's row."""


TALLEST: Final = 1796
"""No picture is higher: half as high again as it is wide."""
FEWEST_COLUMNS: Final = 4
"""Cards side by side in the harbour; more if it would get higher than this:"""
HARBOUR: Final = 720
