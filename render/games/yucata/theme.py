"""The colours of Yucata': a causeway of limestone and moss at dawn."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from render.kit import colours

COLOURS: Final = colours.table(Path(__file__).parent)

DAWN: Final = ((0.0, "#17505a"), (0.35, "#5fa08a"), (0.7, "#f0cf80"), (1.0, "#ffb86a"))
NIGHT: Final = ((0.0, "#071a1f"), (0.7, "#12403b"), (1.0, "#3f6a4a"))
FLOOR: Final = ("#123528", "#0b241d")
DEEP: Final = "#0e2a22"
"""The ground of every picture."""
LEAVES: Final = ("#2f7d4a", "#1f633e", "#3f9457")
RIB: Final = "#0b2a1f"
BRONZE: Final = "#c79a55"
BRONZE_DARK: Final = "#6d5128"

LIME: Final = "#efdcae"
LIME_EDGE: Final = "#a3854c"
LIME_INK: Final = "#3b2c12"
MOSS: Final = "#8c9a6c"
MOSS_LINE: Final = "#5f6d47"
MOSS_EDGE: Final = "#5b6a45"
MOSS_INK: Final = "#26301a"
FERN: Final = "#557d49"

INK: Final = "#22190d"
CARD: Final = "#fffdf4"
BARRED: Final = "#c3b591"
PLAYED: Final = "#bcae8c"
"""The ground of a card that has been played, and what is on it."""
PLAYED_INK: Final = "#5a4c31"
STRIKE: Final = "#a3201a"
LOCK: Final = "#a3201a"
ROW: Final = "#eadbb6"
SHELF: Final = "#e9d7a6"
"""Where the stones of a play lie."""
DULL: Final = "#b3a684"
DULL_INK: Final = "#6b5f44"
LABEL: Final = "#ffe3a0"
QUIET: Final = "#d9e4cf"
CHART: Final = "#f3e6c4"
CHART_LINE: Final = "#8a7a5c80"

PALE: Final = "#fffaf0"
PALE_RIM: Final = "#7a6540"
PALE_SHADE: Final = "#e2cfa4"
DARK: Final = "#1d2c60"
DARK_RIM: Final = "#0a1230"
DARK_SIDE: Final = "#3c57ad"
DARK_LIGHT: Final = "#5876d2"
DARK_TOP: Final = "#2b4188"
PAID: Final = "#22356f"
PAID_BAR: Final = "#3f5bb0"
RED: Final = "#d8392b"
RED_RIM: Final = "#5c0f08"
RED_HEART: Final = "#f7b733"
COST: Final = "#8c1712"
GOLD: Final = "#ffb300"
"""The last action, and nothing else."""
