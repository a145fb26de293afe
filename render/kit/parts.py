"""What the parts of a picture are called that every game has; the others are named by the game that cuts them."""

from __future__ import annotations

from typing import Final

MAIN: Final = "main"
"""The first part: what decides."""
PLAYERS: Final = "players"
COURSE: Final = "course"
"""The points turn by turn, below the result."""
