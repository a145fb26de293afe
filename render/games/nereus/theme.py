"""The colours of Waters of Nereus: one view from the sky to the hold. Cream is now, night blue and wood are not now."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from render.kit import colours

COLOURS: Final = colours.table(Path(__file__).parent)

INK: Final = "#14202b"
CREAM: Final = "#fbf1dc"
CREAM_QUIET: Final = "#efe0c2"
SLOT: Final = "#e2d0ac"
MUTED: Final = "#6b5b48"
PALE: Final = "#8f7f66"
"""Words and outlines of what is empty, on cream."""
NIGHT: Final = "#0f2c40"
NIGHT_OPEN: Final = "#17415a"
NIGHT_SPACE: Final = "#1f4a63"
NIGHT_TAKEN: Final = "#0a1f2e"
MIST: Final = "#dcebf1"
SEA: Final = ("#58b8c4", "#3b9db6", "#2886a6", "#1d7096", "#175f86")
CHART: Final = "#fff6df"
WOOD: Final = ("#2a1c17", "#38261e", "#483126", "#5e4232", "#8a6544")
ROPE: Final = "#c9a36a"
GOLD: Final = "#ffc23d"
"""Now, and the last action on dark ground."""
NEW: Final = "#e58a00"
"""The last action on cream."""
FITS: Final = "#d97800"
NEARLY: Final = "#ffe58f"
"""A hold that lacks one treasure."""
POINTS: Final = "#0f6f96"
POINTS_LIGHT: Final = "#8fd4ee"
POWER: Final = "#7a3fc0"
POWER_LIGHT: Final = "#d3adf7"
DONE: Final = "#2f6b4c"
DONE_INK: Final = "#ffe08a"
NO: Final = "#b3261e"
LABEL: Final = "#ffeccb"
NEUTRAL: Final = "#c8d0d8"
NEUTRAL_TINT: Final = "#e3e6e6"

# Each day has its sky, from the top to the horizon, and its sun.
SKIES: Final = {
    1: ("#2b3a67", "#5d4c7d", "#b96a7e", "#f6b48c"),
    2: ("#164b76", "#226a98", "#5aa9c9", "#c6e8ee"),
    3: ("#243f68", "#46628a", "#c98a5c", "#f9cf86"),
    4: ("#1c1d48", "#3d2d68", "#913f6f", "#f28b5c"),
}
SUNS: Final = {1: "#ffe3b0", 2: "#fff3c4", 3: "#ffe27a", 4: "#ffd08a"}

TREASURE: Final[dict[str, tuple[str, str]]] = {
    "white": ("moon", "#ffffff"),
    "yellow": ("sun", "#ffc81e"),
    "green": ("cross", "#1f9d57"),
    "red": ("heart", "#f2485a"),
    "purple": ("crown", "#8b3fb5"),
    "black": ("spade", "#262b33"),
    "gem": ("hexagon", "#7fdcec"),
}
"""Shape and colour of every treasure; the words use the character of the same shape. `marks` draws them."""

# Where points come from, in the order of the score sheet: mark and ground.
SOURCES: Final = {
    "holds": ("boatswain", "#d9962b"),
    "chest": ("chest", "#7cc4a4"),
    "boatswain": ("arrow", "#8fb8e8"),
    "merchant": ("merchant", "#f0a58a"),
    "science": ("scientist", "#c9a4ec"),
    "gold": ("coin", "#ffd55e"),
}
