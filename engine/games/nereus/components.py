"""The data of Waters of Nereus as Python values; everything comes from `components.toml`.

Inside the rules a treasure, a crew member and a science card are indices into COLOURS, CREW and SCIENCE.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from engine.core.components import load_components

_DATA = load_components(__package__ or "")
_LIMITS = _DATA["limits"]

# --- treasures

COLOURS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["treasure"])
"""The colours of treasures, in the order of the chest."""
GEM: Final = len(COLOURS)
KINDS: Final = (*COLOURS, "gem")
"""Everything that lies on a space of a cabin."""
COUNTS: Final[tuple[int, ...]] = tuple(row["count"] for row in _DATA["treasure"])
REFILL: Final[tuple[int, ...]] = tuple(row["refill"] for row in _DATA["treasure"])


class Reward(msgspec.Struct, frozen=True):
    """What a space of the chest pays."""

    gold: int = 0
    points: int = 0
    treasures: int = 0


CHEST: Final[tuple[Reward, ...]] = tuple(Reward(**row["chest"]) for row in _DATA["treasure"])

# --- crew


class Deed(msgspec.Struct, frozen=True):
    """What an action of a crew member costs and brings; what does not concern it is nothing.

    steps, way:    how far the ship may sail; way is "any", "diagonal" or "straight".
    points, gold, power, cards, treasures: what it brings.
    pay:           gold to return.
    moves:         treasures that may be moved in the cabin.
    either:        power or a card, not both.
    colours:       what the raft may fetch.
    extra:         captain: the price of one step more, of two.
    """

    steps: int = 0
    way: str = ""
    points: int = 0
    gold: int = 0
    power: int = 0
    cards: int = 0
    treasures: int = 0
    pay: int = 0
    moves: int = 0
    either: bool = False
    colours: tuple[str, ...] = ()
    extra: tuple[int, ...] = ()


def _deed(row: dict[str, Any]) -> Deed:
    return msgspec.convert(row, Deed)


CREW: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["crew"])
CAPTAIN, PILOT, BOATSWAIN, PURSER, MERCHANT, SCIENTIST, EXPLORER = range(7)
SIDES: Final = ("small", "large")
SPACES: Final[dict[str, tuple[tuple[Deed, ...], ...]]] = {
    side: tuple(tuple(_deed(space) for space in row[side]) for row in _DATA["crew"]) for side in SIDES
}
"""Side of the board -> crew -> what each action space offers, from the left."""
GOLD_ACTION: Final[tuple[Deed, ...]] = tuple(_deed(row["gold"]) for row in _DATA["crew"])
ENHANCED: Final[tuple[Deed, ...]] = tuple(_deed(row["enhanced"]) for row in _DATA["crew"])
HOLDS: Final[tuple[tuple[str, ...], ...]] = tuple(tuple(row["hold"]) for row in _DATA["crew"])
"""What each space of each hold takes: a colour, or "different" or "same" for all spaces of the hold."""
HOLD_POINTS: Final[tuple[int, ...]] = tuple(row["points"] for row in _DATA["crew"])
EXPLORER_BY: Final[Literal["rank", "space"]] = _DATA["explorer_turn"]["by"]
EXPLORER_RANK: Final[tuple[int, ...]] = tuple(_DATA["explorer_turn"]["rank"])
EXPLORER_SPACE: Final[dict[str, tuple[int, ...]]] = {
    side: tuple(gold) for side, gold in _DATA["explorer_turn"]["space"].items()
}
"""What the additional turn costs: by the rank of the marker among those in the row, or by its space."""


def explorer_prices(side: str, markers: int) -> tuple[int, ...]:
    """The prices of the additional turn, from the left, where `markers` players may have one in the row."""
    return EXPLORER_RANK[:markers] if EXPLORER_BY == "rank" else EXPLORER_SPACE[side]


# --- science cards

SCIENCE: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["science"])
COPIES: Final[tuple[int, ...]] = tuple(row["copies"] for row in _DATA["science"])
TURN_CARDS: Final[tuple[int, ...]] = tuple(index for index, row in enumerate(_DATA["science"]) if row.get("turn"))
DRAW_TWO, TAKE_ANYWHERE, ROW = TURN_CARDS
ROW_GOLD: Final[int] = _DATA["science"][ROW]["pay"]
CARD_POINTS: Final[tuple[int, ...]] = tuple(row.get("points", 0) for row in _DATA["science"])
CARD_STORED: Final[tuple[int | None, ...]] = tuple(
    COLOURS.index(row["stored"]) if "stored" in row else None for row in _DATA["science"]
)
CARD_CHEST: Final[tuple[int | None, ...]] = tuple(
    COLOURS.index(row["chest"]) if "chest" in row else None for row in _DATA["science"]
)
CARD_HOLDS: Final[tuple[int, ...]] = tuple(
    sum(1 << CREW.index(crew) for crew in row.get("holds", ())) for row in _DATA["science"]
)
"""The holds that a card needs complete, as a bit mask."""

# --- board

SIZE: Final[dict[str, int]] = {side: _DATA["side"][side]["size"] for side in SIDES}
START: Final[dict[str, tuple[str, ...]]] = {side: tuple(_DATA["side"][side]["start"]) for side in SIDES}
CENTRE: Final[str] = _DATA["side"]["small"]["centre"]
DISCOVERIES: Final[dict[str, tuple[str, ...]]] = {
    side: tuple(row["id"] for row in _DATA["discovery"] if row["id"].startswith(side)) for side in SIDES
}
PATTERN: Final[dict[str, tuple[int, ...]]] = {
    row["id"]: tuple(index for index, mark in enumerate("".join(row["grid"])) if mark == "x")
    for row in _DATA["discovery"]
}
"""Discovery card -> the cells it marks, in reading order."""
COMPASS: Final[tuple[str, ...]] = tuple(_DATA["compass"]["points"])
DIE: Final[int] = _DATA["compass"]["die"]

# --- limits

DAYS: Final[int] = _LIMITS["days"]
CYCLES: Final[int] = _LIMITS["cycles"]
START_GOLD: Final[int] = _LIMITS["start_gold"]
START_TREASURE: Final[int] = COLOURS.index(_LIMITS["start_treasure"])
POWER: Final[int] = _LIMITS["power"]
SCIENCE_DEAL: Final[int] = _LIMITS["science_deal"]
SCIENCE_KEEP: Final[int] = _LIMITS["science_keep"]
CELL: Final[int] = _LIMITS["cell"]
GEM_SPACES: Final[int] = _LIMITS["gem_spaces"]
STORAGE_PAIR: Final[int] = _LIMITS["storage_pair"]
SELL_TREASURE: Final[int] = _LIMITS["sell_treasure"]
SELL_GEM: Final[int] = _LIMITS["sell_gem"]
GOLD_PER_POINT: Final[int] = _LIMITS["gold_per_point"]
PASS_SHIP: Final[int] = _LIMITS["pass_ship"]
