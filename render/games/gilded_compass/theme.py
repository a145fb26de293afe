"""The colours of Order of the Gilded Compass: parchment and brass on deep water."""

from __future__ import annotations

from typing import Final, NamedTuple

SEA = "#17323d"
SEA_DARK = "#0f242d"
SEA_LIGHT = "#27505e"
PARCHMENT = "#f3e6c8"
PARCHMENT_DARK = "#e2d0a5"
BRASS = "#c9972f"
BRASS_DARK = "#8a6417"
BRASS_LIGHT = "#f0cf7a"
CREAM = "#fff8e8"
TEXT = "#2b2013"
SOFT = "#6b573a"
LINE = "#c4ad7d"
STONE = "#b9ab90"
STONE_DARK = "#7d6f57"
NEUTRAL = "#6f7680"
NEUTRAL_INK = "#ffffff"
NEUTRAL_SHAPE = "hexagon"
GAIN = "#1b7f4f"


class Hue(NamedTuple):
    """How a colour of the game looks: it is never alone, the sign goes with it."""

    fill: str
    ink: str
    tint: str
    sign: str


HUES: Final[dict[str, Hue]] = {
    "yellow": Hue("#e9b824", "#3a2a00", "#fbeec2", "sun"),
    "green": Hue("#3f8f4c", "#ffffff", "#d5ecd3", "club"),
    "blue": Hue("#2f6fb3", "#ffffff", "#d3e4f5", "anchor"),
    "red": Hue("#b8362c", "#ffffff", "#f7d8d2", "asterisk"),
    "white": Hue("#fdfbf4", "#3c3a36", "#ffffff", "moon"),
    "purple": Hue("#6b4296", "#ffffff", "#e6daf3", "skull"),
    "grey": Hue("#8b8d8f", "#ffffff", "#e3e3e1", "ring"),
    "any": Hue("#c9972f", "#2b2013", "#f6e6bd", "sparkle"),
}

ARTIFACT_HUE: Final = {
    "desert": "yellow",
    "jungle": "green",
    "water": "blue",
    "fire": "red",
    "holy": "white",
    "dark": "purple",
}
"""The six kinds of artifacts have the signs of the six places."""

LEVELS: Final = {"bronze": "#a9683a", "silver": "#a7adb5", "gold": "#d9a520"}
ABILITY_SIGN: Final = {"gift": "hourglass", "will": "sword", "help": "hand", "power": "bolt", "ally": "eye"}
