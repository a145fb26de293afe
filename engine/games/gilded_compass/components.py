"""The tiles of Order of the Gilded Compass as Python values; everything comes from `components.toml`.

Inside the engine a tile is a small integer, its place in one of these tables; outside it is the id found there.
"""

from __future__ import annotations

from typing import Final

from engine.core.components import load_components

_DATA = load_components(__package__ or "")


def _by_seats(name: str) -> dict[int, int]:
    return {int(seats): number for seats, number in _DATA["sizes"][name].items()}


ROUNDS: Final = _by_seats("rounds")
UNIVERSITY_WIDTH: Final = _by_seats("university")
TEMPLE_TILES: Final = _by_seats("temple")
NEUTRAL_DICE: Final = _by_seats("neutral_dice")
DICE: Final[int] = _DATA["sizes"]["dice"]
EXTRA_DICE: Final[int] = _DATA["sizes"]["extra_dice"]
FIRST_TOKENS: Final[int] = _DATA["sizes"]["first_tokens"]
MAPS_A_ROUND: Final[int] = _DATA["sizes"]["maps"]
ABILITIES_A_ROUND: Final[int] = _DATA["sizes"]["abilities"]

FACES: Final = (1, 2, 3, 4, 5, 6)

COLOURS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["colour"])
GREY: Final = "grey"
CARTOGRAPHER: Final = 0
EXCAVATOR: Final = 1
TYPES: Final = ("cartographer", "excavator")

# --- Ancient Maps

_MAP_VALUES = _DATA["ancient_map"]["values"]
MAPS: Final[tuple[str, ...]] = (
    *(f"{colour}-{row['greater']}" for colour in COLOURS for row in _MAP_VALUES),
    "dig-site",
)
DIG_SITE: Final = len(MAPS) - 1
MAP_COLOUR: Final[tuple[int, ...]] = (*(c for c in range(len(COLOURS)) for _ in _MAP_VALUES), len(COLOURS))
"""The colour of each map; a dig site has the number after the last colour."""
MAP_GREATER: Final[tuple[int, ...]] = (
    *(row["greater"] for _ in COLOURS for row in _MAP_VALUES),
    _DATA["dig_site"]["greater"],
)
MAP_LESSER: Final[tuple[int, ...]] = (
    *(row["lesser"] for _ in COLOURS for row in _MAP_VALUES),
    _DATA["dig_site"]["lesser"],
)
MAP_STACK: Final[tuple[int, ...]] = (*range(DIG_SITE), *[DIG_SITE] * _DATA["dig_site"]["copies"])

# --- specialists

_SPECIALIST_VALUES: tuple[int, ...] = tuple(_DATA["specialist"]["values"])
_SPECIALISTS = tuple(
    (colour, kind, value)
    for colour in range(len(COLOURS))
    for kind in (CARTOGRAPHER, EXCAVATOR)
    for value in _SPECIALIST_VALUES
)
SPECIALISTS: Final[tuple[str, ...]] = tuple(f"{COLOURS[c]}-{TYPES[k][0]}{v}" for c, k, v in _SPECIALISTS)
SPECIALIST_COLOUR: Final[tuple[int, ...]] = tuple(c for c, _, _ in _SPECIALISTS)
SPECIALIST_TYPE: Final[tuple[int, ...]] = tuple(k for _, k, _ in _SPECIALISTS)
SPECIALIST_VALUE: Final[tuple[int, ...]] = tuple(v for _, _, v in _SPECIALISTS)

# --- artifacts and private collections

ARTIFACTS: Final[tuple[str, ...]] = (*(row["id"] for row in _DATA["artifact"]), _DATA["coveted"]["id"])
COVETED: Final = len(ARTIFACTS) - 1
ARTIFACT_COPIES: Final[tuple[int, ...]] = tuple(row["copies"] for row in _DATA["artifact"])
COVETED_COPIES: Final[int] = _DATA["coveted"]["copies"]
_PAIRS = _DATA["collections"]["pairs"]
COLLECTIONS: Final[tuple[str, ...]] = tuple("-".join(pair) for pair in _PAIRS)
COLLECTION_KINDS: Final[tuple[tuple[str, str], ...]] = tuple((first, second) for first, second in _PAIRS)
COLLECTION_GOLD: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        _DATA["collections"]["most_desired" if kind == first else "preferred" if kind == second else "other"]
        for kind in ARTIFACTS[:COVETED]
    )
    for first, second in _PAIRS
)
"""What each artifact kind is worth with each private collection; Coveted Artifacts are not in it."""

# --- missions

_DUAL = tuple((COLOURS.index(a), COLOURS.index(b)) for a, b in _DATA["dual_maps"]["pairs"])
_SINGLE = _DATA["mission"]
_SECRETS: int = _DATA["secret_maps"]["copies"]
MISSIONS: Final[tuple[str, ...]] = (
    *(f"dual-{COLOURS[a]}-{COLOURS[b]}" for a, b in _DUAL),
    "secret",
    *(row["id"] for row in _SINGLE),
)
DUALS: Final = len(_DUAL)
"""Missions below this number are Dual Maps."""
DUAL_COLOURS: Final = _DUAL
DUAL_GOLD: Final[int] = _DATA["dual_maps"]["gold"]
SECRET: Final = DUALS
SECRET_GOLD: Final[int] = _DATA["secret_maps"]["gold"]
MISSION_NEEDS: Final[dict[int, str]] = {
    MISSIONS.index(row["id"]): row["needs"] for row in _SINGLE if row.get("needs") is not None
}
MISSION_STACK: Final[tuple[int, ...]] = (*range(DUALS), *[SECRET] * _SECRETS, *range(SECRET + 1, len(MISSIONS)))

# --- Magical Items

ITEM_KINDS: Final = ("compass", "shovel")
"""What a cartographer and what an excavator needs, by type."""
ANY: Final = len(COLOURS)
"""The colour of a Tool of Power."""
ITEMS: Final[tuple[str, ...]] = tuple(f"{colour}-{kind}" for colour in (*COLOURS, "any") for kind in ITEM_KINDS)
ITEM_COLOUR: Final[tuple[int, ...]] = tuple(colour for colour in range(ANY + 1) for _ in ITEM_KINDS)
ITEM_TYPE: Final[tuple[int, ...]] = tuple(kind for _ in range(ANY + 1) for kind in (CARTOGRAPHER, EXCAVATOR))
BACKS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["items"]["backs"])
BACK_DICE: Final[tuple[tuple[int, int], ...]] = tuple(
    (low, high) for low, high in (r["dice"] for r in _DATA["items"]["backs"])
)
ITEM_COPIES: Final[int] = _DATA["items"]["copies_on_each_back"]
TOOL_COPIES: Final[int] = _DATA["tools_of_power"]["copies_on_each_back"]

# --- Special Abilities

ABILITIES: Final[tuple[str, ...]] = (*(row["id"] for row in _DATA["ability"]), _DATA["ally"]["id"])
ABILITY_COPIES: Final[tuple[int, ...]] = tuple(row["copies"] for row in _DATA["ability"])
ALLY_COPIES: Final[int] = _DATA["ally"]["copies"]
GIFT: Final = ABILITIES.index("gift")
WILL: Final = ABILITIES.index("will")
HELP: Final = ABILITIES.index("help")
POWER: Final = ABILITIES.index("power")
ALLY: Final = ABILITIES.index("ally")

# --- chests and treasures

CHEST_COPIES: Final[tuple[int, ...]] = (0, *(_DATA["chests"]["copies"][str(value)] for value in (1, 2, 3)))
"""Copies of each chest value; nothing has value 0."""
LEVELS: Final[tuple[str, ...]] = tuple(row["id"] for row in _DATA["treasure"])
LEVEL_COPIES: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(row["copies"]) for row in _DATA["treasure"])
FRAGMENT: Final = len(LEVEL_COPIES[0])
"""The kind of a fragment; a smaller kind is a token of that value."""
TREASURE_KINDS: Final = FRAGMENT + 1
FRAGMENT_COPIES: Final[tuple[int, ...]] = tuple(row["fragment"]["copies"] for row in _DATA["treasure"])
FRAGMENT_SINGLE: Final[tuple[int, ...]] = tuple(row["fragment"]["single"] for row in _DATA["treasure"])
FRAGMENT_PAIR: Final[tuple[int, ...]] = tuple(row["fragment"]["pair"] for row in _DATA["treasure"])
TREASURES: Final[tuple[str, ...]] = tuple(
    f"{level}-{'fragment' if kind == FRAGMENT else kind}" for level in LEVELS for kind in range(TREASURE_KINDS)
)
"""A treasure is TREASURE_KINDS x level + kind."""

# --- buildings

ARCHIVES: Final = "archives"
UNIVERSITY: Final = "university"
LIBRARY: Final = "library"
AUCTION: Final = "auction"
GUILD: Final = "guild"
TEMPLE: Final = "temple"
ILLUMINATI: Final = "illuminati"
GALLEON: Final = "galleon"
TOWER: Final = "tower"
B_BUILDINGS: Final = (AUCTION, GUILD)
C_BUILDINGS: Final = (TEMPLE, ILLUMINATI, GALLEON, TOWER)
