"""The colours of the Gilded Compass: a town of scholars at dusk.

Seats are enamel: bright dice and tokens with a white rim and a shape. Places are printed paper: matte inks with a dark
outline and a sign, stepped in lightness from white to purple. So neither can be taken for the other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from render.kit import colours

COLOURS: Final = colours.table(Path(__file__).parent)

INK: Final = "#2a2230"
PAPER: Final = "#f7efdc"
CREAM: Final = "#fffaf0"
SHEET: Final = "#fbf4e1"
CELL: Final = "#efe3c8"
LINE: Final = "#cdbb91"
MUTED: Final = "#6c5f52"
FREE: Final = "#8a7a5c"
"""Dashed outlines and signs of what is free or missing."""
STONE: Final = "#c9b68c"
STONE_LIGHT: Final = "#d9c8a0"
STONE_DARK: Final = "#a38d63"
SIGN: Final = "#33283d"
SIGN_TEXT: Final = "#fbeccb"
NIGHT: Final = "#1b1424"
"""Trays and planks with light letters."""
PLUM: Final = "#4a4566"
LIGHT: Final = "#fff7e3"
PALE: Final = "#e9dcc0"
AMBER: Final = "#ffe9b8"
GOLD: Final = "#e0ab3c"
GOLD_LIGHT: Final = "#f6d98c"
GOLD_DARK: Final = "#8a5f10"
DULL: Final = "#d8cbb0"
DULL_DARK: Final = "#9a8a6a"
CHEST: Final = "#a8741a"
LAST: Final = "#ffdf86"
LAST_BAR: Final = "#e08a00"
NEW: Final = "#ffb300"
"""The last action, and nothing else."""
GAIN: Final = "#1d5b34"
DUSK: Final = "#12192b"
SKY: Final = ((0.0, "#0d1730"), (0.45, "#2a3a66"), (0.8, "#8a5a6c"), (1.0, "#e0955a"))
FAR: Final = "#2b2b4c"
WALLS: Final = "#221f36"
COBBLES: Final = ("#2d2942", "#393452")
SEA: Final = ("#2c6f86", "#143a4f")
WOOD: Final = "#6f4d36"
WOOD_DARK: Final = "#3d2a1c"
NEUTRAL: Final = "#fbf7ea"
NEUTRAL_LINE: Final = "#3a3344"
LEVELS: Final = {"bronze": "#a8673a", "silver": "#9aa3ab", "gold": "#dca93a"}


class Place(NamedTuple):
    """The ink of a place on paper, what is written on it, and its light ground."""

    fill: str
    ink: str
    tint: str


PLACES: Final = {
    "yellow": Place("#d9a640", "#3a2a08", "#f1dfb5"),
    "green": Place("#7b9440", "#12200a", "#ced2a5"),
    "blue": Place("#86b4d2", "#0d2a3e", "#d0dbdc"),
    "red": Place("#9c3b36", "#ffffff", "#d9ada2"),
    "white": Place("#fbf8f0", "#3b352c", "#fbf6e7"),
    "purple": Place("#4d3763", "#ffffff", "#b9acb1"),
    "dig": Place("#a49a8b", "#221d18", "#dad2c1"),
}
"""From the sun to the dig site that belongs to nobody; `glyphs` has a sign for each by the same name."""
ARTIFACT_PLACE: Final = {
    "desert": "yellow",
    "jungle": "green",
    "water": "blue",
    "fire": "red",
    "holy": "white",
    "dark": "purple",
}
ABILITY_GLYPH: Final = {"gift": "turn", "will": "flag", "help": "die", "power": "star", "ally": "person"}


class Roof(NamedTuple):
    """The colours of a roof."""

    fill: str
    dark: str
    light: str


ROOFS: Final = {
    "auction": Roof("#7d5a4a", "#583f34", "#947769"),
    "archives": Roof("#56627a", "#3c4555", "#747e92"),
    "galleon": Roof("#5b4634", "#403124", "#796758"),
    "university": Roof("#4c5f6e", "#35434d", "#6c7c88"),
    "library": Roof("#5f5570", "#433c4e", "#7c738a"),
    "guild": Roof("#6b5a3c", "#4b3f2a", "#86785f"),
    "temple": Roof("#59684f", "#3e4937", "#77836f"),
    "illuminati": Roof("#4a4566", "#343047", "#6a6682"),
    "tower": Roof("#6a5f58", "#4a433e", "#857c76"),
}


class Source(NamedTuple):
    """Where gold comes from: its sign, the ground of its part of a bar, the ink on it."""

    glyph: str
    fill: str
    ink: str


SOURCES: Final = {
    "maps": Source("map", "#d7a94a", INK),
    "specialists": Source("person", "#5d4a6b", "#ffffff"),
    "missions": Source("scroll", "#b8c0a2", INK),
    "artifacts": Source("vase", "#a4583a", "#ffffff"),
    "abilities": Source("eye", "#cbb6d6", INK),
    "chests": Source("chest", "#e9d7a8", INK),
    "treasures": Source("gem", "#3f5d66", "#ffffff"),
    "tokens": Source("book", "#8c9aa3", INK),
}
