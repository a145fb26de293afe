"""Colours and signs of Waters of Nereus."""

from __future__ import annotations

from typing import Final

DEEP: Final = "#123a52"
SEA: Final = "#bfe3ea"
SEA_LIGHT: Final = "#d8eff3"
SEA_LINE: Final = "#6fb1c4"
FOAM: Final = "#f4fbfc"
PANEL: Final = "#fbf6ea"
TILE: Final = "#ffffff"
FILLED: Final = "#aed6e2"
GHOST: Final = "#efe6d3"
WOOD: Final = "#e3cfa8"
WOOD_DARK: Final = "#8a6a3c"
INK: Final = "#14232e"
SOFT: Final = "#5a6670"
GOLD: Final = "#e8a90c"
GOLD_TILE: Final = "#fdebb8"
POINTS: Final = "#0f6d8c"
POWER: Final = "#7a2fa0"
DONE: Final = "#1b7f4f"
DONE_TILE: Final = "#d3efdf"
TARGET: Final = "#ff7a00"
NEUTRAL: Final = "#7d868c"

TREASURE: Final[dict[str, tuple[str, str]]] = {
    "white": ("moon", "#ffffff"),
    "yellow": ("sun", "#f9c700"),
    "green": ("cross", "#1f9d4d"),
    "red": ("heart", "#d7222c"),
    "purple": ("crown", "#8e44ad"),
    "black": ("spade", "#1d2127"),
    "gem": ("hexagon", "#35b8ee"),
}
"""Shape and colour of every treasure; the words use the character of the same shape."""

CREW: Final[dict[str, str]] = {
    "captain": "anchor",
    "pilot": "gear",
    "boatswain": "hand",
    "purser": "coin",
    "merchant": "scales",
    "scientist": "book",
    "explorer": "eye",
}
"""The sign of every crew member; scales are drawn here, the others are shapes of the kit."""
