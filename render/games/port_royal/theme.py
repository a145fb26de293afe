"""The colours of Port Royal: a bay at noon, sailcloth and gold."""

from __future__ import annotations

from typing import Final

SEA: Final = "#11495a"
SEA_DEEP: Final = "#0b3341"
SEA_LIGHT: Final = "#1d6a7e"
FOAM: Final = "#d9f0f2"
SAND: Final = "#f3e6c8"
SAND_DARK: Final = "#d9c497"
WOOD: Final = "#6b4526"
CREAM: Final = "#fffaf0"
TEXT: Final = "#22190f"
SOFT: Final = "#6b5c48"
GOLD: Final = "#f5b921"
GOLD_DARK: Final = "#a87408"
GAIN_ON_GOLD: Final = "#0a5c2f"
"""A price or an income that the own persons have made better."""
LOSS: Final = "#b3261e"
ALARM: Final = "#ffb4a8"
"""Words about a loss on the sea."""
SHIELD: Final = "#7a2f8f"
STEEL: Final = "#33414d"
EDGE: Final = "#cbb98f"

# Ship colours by index: ground of the sail, its edge, the sign on it. The sign goes with the colour everywhere.
SAILS: Final = ("#ffd84a", "#7fb2ee", "#86c96b", "#ea7a6b", "#5a5a63")
SAIL_EDGES: Final = ("#9a7400", "#1d4f93", "#2b6a17", "#8e1e12", "#15151a")
SAIL_INKS: Final = ("#5c4500", "#0e2f5e", "#174408", "#5c0f08", "#ffffff")
SAIL_WASH: Final = ("#fff4c9", "#e0edfb", "#e2f3da", "#fbe0db", "#dcdce2")
EMBLEMS: Final = ("sun", "moon", "club", "heart", "spade")
