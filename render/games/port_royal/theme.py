"""The colours of Port Royal: a harbour at dusk."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from render.kit import colours

COLOURS: Final = colours.table(Path(__file__).parent)

SKY: Final = ((0.0, "#1d2a52"), (0.38, "#5b3f73"), (0.72, "#d9735a"), (1.0, "#ffc56b"))
SEA: Final = ((0.0, "#2a9a9b"), (0.35, "#15707f"), (1.0, "#0b4257"))
SEA_HERE: Final = "#14707f"
"""The sea where ships lie."""
NIGHT: Final = ((0.0, "#0d1533"), (0.6, "#27336a"), (1.0, "#6a4a7c"))
SEA_NIGHT: Final = "#0e3246"
WOOD: Final = "#b07a45"
WOOD_LOW: Final = "#8a5a31"
WOOD_SEAM: Final = "#7d5029"
WOOD_DARK: Final = "#4a2d18"

NAVY: Final = "#131b2d"
"""The table below the quay, and boards with words."""
NAVY_DEEP: Final = "#0d1424"
BOARD_LINE: Final = "#f3d9a4"
LABEL: Final = "#ffd98a"
QUIET: Final = "#d6dcea"
PLATE: Final = "#0b2f40"
PAPER: Final = "#fdf1d6"
DULL: Final = "#a8997f"
"""The paper of a card that cannot be taken."""
ROW: Final = "#f8ecd2"
ROW_QUIET: Final = "#e9dcc0"
SAND: Final = "#ead9b0"
SAND_BRIGHT: Final = "#fff4d2"
TEXT: Final = "#241a12"
DANGER: Final = "#b3261e"
DANGER_BAR: Final = "#8c1712"
DANGER_DEEP: Final = "#5a1614"
DANGER_DEEP_BAR: Final = "#7a1f1a"
DANGER_LINE: Final = "#ff8f80"
ALARM: Final = "#ff6a5a"
POINTS: Final = "#6d2f92"
COIN: Final = "#f7bf2f"
NEW: Final = "#ffb300"
"""The last action, and nothing else."""
STEEL: Final = "#3a4656"
BETTER: Final = "#1b7f4f"

# Ship colours by index: sail, the emblem on it, and the emblem's name. The emblem goes with the colour everywhere.
SAILS: Final = ("#f4c22b", "#5d9bea", "#74cb6a", "#d9443a", "#474a55")
SAIL_INKS: Final = ("#5a3f00", "#0b2550", "#0e3a12", "#380505", "#ffffff")
EMBLEMS: Final = ("sun", "moon", "clover", "heart", "spade")

# What persons can do: the glyph, and its ink on paper.
TRADES: Final = {
    "captain": ("anchor", "#174b8f"),
    "priest": ("cross", "#7a4a00"),
    "settler": ("house", "#2f6b1f"),
    "jack": ("hammer", "#5a3a20"),
    "sailor": ("sword", STEEL),
    "pirate": ("sword", STEEL),
    "swords": ("sword", STEEL),
    "mademoiselle": ("fan", "#a02a5c"),
    "jester": ("cap", "#6d3fa0"),
    "admiral": ("bicorne", "#1f3f7d"),
    "vice_admiral": ("tricorne", "#1f3f7d"),
    "governor": ("crown", "#7a5a00"),
    "gunner": ("cannon", STEEL),
    "clerk": ("book", "#7a4d12"),
    "trader": ("sail", "#7a4d12"),
    "staff": ("person", "#5a4a33"),
    "expedition": ("scroll", "#8a4b1a"),
    "tax": ("tax", DANGER_BAR),
}
COATS: Final = {
    "admiral": "#274a8a",
    "vice_admiral": "#3f6a8a",
    "settler": "#6b8a3a",
    "captain": "#1f6f86",
    "sailor": "#f2f2ee",
    "priest": "#3b3340",
    "jack": "#a05a2c",
    "trader": "#b8860b",
    "clerk": "#5a5a3a",
    "mademoiselle": "#b23a6b",
    "jester": "#6d3fa0",
    "pirate": "#7a2b2b",
    "governor": "#7a5a1e",
    "gunner": "#4a5a66",
}
BACKS: Final = {
    "admiral": "#c7d8ee",
    "vice_admiral": "#cfe0e6",
    "settler": "#dfe6b4",
    "captain": "#bfe3e4",
    "sailor": "#c9e4f2",
    "priest": "#dcd3e3",
    "jack": "#efd3ae",
    "trader": "#f3e1a6",
    "clerk": "#e6dfbe",
    "mademoiselle": "#f4cfdc",
    "jester": "#e3d2f2",
    "pirate": "#efc9bf",
    "governor": "#f1e0b0",
    "gunner": "#d3d9dd",
}
SKINS: Final = {
    "admiral": "#e8b98f",
    "settler": "#c98d5e",
    "captain": "#8d5a3a",
    "sailor": "#e3b088",
    "priest": "#d9a57c",
    "gunner": "#a06a44",
    "clerk": "#e6bb95",
    "vice_admiral": "#c08a5e",
}
SKIN: Final = "#d8a47a"
