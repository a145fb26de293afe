"""The colours of Waters of Nereus: one ship under one light. Cream and gold are now, wood is not now."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from render.kit import colours

COLOURS: Final = colours.table(Path(__file__).parent)

INK: Final = "#14202b"
CREAM: Final = "#fbf1dc"
CREAM_QUIET: Final = "#efe0c2"
MUTED: Final = "#5a4a36"
"""Words on cream that say what everybody knows."""
PALE: Final = "#8a7a5c"
"""Words and signs of what is not to be had, on cream."""
NIGHT: Final = "#0f2c40"
SEA: Final = ("#58b8c4", "#3b9db6", "#2886a6", "#1d7096", "#175f86")
CREST: Final = "#8fd4ee"
FOAM: Final = "#dff2f4"
CHART: Final = "#fff6df"
GOLD: Final = "#ffc23d"
"""What can be done now, and who acts; nothing else."""
GOLD_EDGE: Final = "#7a4f00"
LABEL: Final = "#ffeccb"
"""Letters and signs on wood."""
LAST: Final = "#ffffff"
"""The last trip, on the sea."""

# One ship under one light from above: upper edges are lighter, shadows lie below.
DECK: Final = ("#8b6440", "#6b482d")
SEAM: Final = "#6a4930"
SEAM_LIGHT: Final = "#977049"
RAIL: Final = ("#c79a63", "#8f673d", "#4a3020")
STUD: Final = ("#d9b078", "#8a6236")
BENCH: Final = ("#5a3d28", "#3a2618", "#8a6544")
"""A quiet bench, its shadow, its upper edge."""
FREE: Final = ("#7d5a39", "#5a3d26", "#a17a50")
"""A free place in it, the shadow inside, its lower edge."""
TAKEN: Final = ("#3a2618", "#271910")
SPENT: Final = "#55391f"
SHADE: Final = "#4a3020"
"""The shadow of what is cream."""
SHUT: Final = ("#e8d6b0", "#cdb686")
"""A place on cream that cannot be chosen, and the shadow inside or the frame."""

# Hulls and holds, seen from above.
HULL: Final = "#f3e3bf"
NOTCH: Final = ("#cdb380", "#a98d5c")
BEGUN: Final = "#fffaf0"
LACKS: Final = "#d9c08e"
HOLD: Final = "#e9d6ac"
"""A hold of the own ship in which nothing lies."""
SLOT: Final = ("#d5bd8a", "#b0935e")
CARD: Final = "#f1e6cd"
CARD_LIVE: Final = "#f1e6fb"
DONE: Final = "#2f6b4c"
DONE_SHADE: Final = "#1d4733"
DONE_INK: Final = "#ffe9b8"
DONE_LIGHT: Final = "#8fe3b4"

POINTS: Final = "#0f6f96"
POWER: Final = "#7a3fc0"
POWER_LIGHT: Final = "#d3adf7"
WAY_LIGHT: Final = "#8fd4ee"
"""The arrows of a way on wood."""
WAY: Final = "#8a5a1c"
NO: Final = "#b3261e"
NO_LIGHT: Final = "#ff8f86"
NEUTRAL: Final = "#c8d0d8"
NEUTRAL_TINT: Final = "#e3e6e6"
NEUTRAL_HULL: Final = ("#8b8577", "#d9d3c4")

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
