"""The data of Yucata' as Python values; everything comes from `components.toml`."""

from __future__ import annotations

from typing import Final

from engine.core.components import load_components

_DATA = load_components(__package__ or "")

CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _DATA["card"])
STEPS: Final[dict[str, int]] = {card["id"]: card["steps"] for card in _DATA["card"] if "steps" in card}
SPEAR: Final = "spear"
QUESTION: Final = "question"

FIRST_STONE: Final[int] = _DATA["track"]["first_stone"]
END: Final[int] = _DATA["track"]["end"]
EMPTY: Final = "."
PALE: Final = "p"
DARK: Final = "d"
RED: Final = "r"
STONES: Final[dict[str, int]] = {
    PALE: _DATA["stones"]["pale"],
    DARK: _DATA["stones"]["dark"],
    RED: _DATA["stones"]["red"],
}

LAYOUTS: Final[dict[str, str]] = {row["id"]: EMPTY * FIRST_STONE + row["stones"] for row in _DATA["layout"]}
"""Layout id -> one character a space, 0 to 39."""
RECONSTRUCTED: Final[frozenset[str]] = frozenset(
    row["id"] for row in _DATA["layout"] if row["status"] == "reconstructed"
)
RANDOM_LAYOUT: Final[str] = _DATA["random_layout"]["id"]
RANDOM_DARK_SPACES: Final = range(_DATA["random_layout"]["dark_from"], _DATA["random_layout"]["dark_to"] + 1)
RANDOM_RED_SPACE: Final[int] = _DATA["random_layout"]["red_space"]
