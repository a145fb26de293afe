"""The cards of Port Royal as Python values; everything comes from `components.toml`.

A card is a face: an index into the tables below. Cards with the same face are interchangeable, so nothing tells
them apart. What a person can do is a set of powers, each an index into a player's list of sums.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from engine.core.components import load_components

_DATA = load_components(__package__ or "")
_LIMITS = _DATA["limits"]

START_COINS: Final[int] = _LIMITS["start_coins"]
END_POINTS: Final[int] = _LIMITS["end_points"]
TAXED_FROM: Final[int] = _LIMITS["taxed_from"]
ADMIRAL_CARDS: Final[int] = _LIMITS["admiral_cards"]
ADMIRAL_COINS: Final[int] = _LIMITS["admiral_coins"]
VICE_ADMIRAL_CARDS: Final[tuple[int, ...]] = tuple(_LIMITS["vice_admiral_cards"])
CUBES: Final[int] = _LIMITS["cubes"]
OPEN_CONTRACTS: Final[int] = _LIMITS["open_contracts"]
TAKES: Final[dict[int, int]] = {int(colours): takes for colours, takes in _DATA["takes"].items()}
"""Cards that the active player may take, by ship colours in the harbour; 1 for any other number."""

COLOURS: Final = ("yellow", "blue", "green", "red", "black")
NO_COLOUR: Final = -1

# Powers: what a player's cards add up to.
CAPTAIN: Final = 0
PRIEST: Final = 1
SETTLER: Final = 2
JACK: Final = 3
SWORDS: Final = 4
MADEMOISELLE: Final = 5
JESTER: Final = 6
ADMIRAL: Final = 7
GOVERNOR: Final = 8
GUNNER: Final = 9
VICE_ADMIRAL: Final = 10
TRADER: Final = 11
"""Traders of any colour; those of colour c are counted at TRADER_OF + c."""
CLERK: Final = 12
STAFF: Final = 13
"""Persons whose printed cost is 3 or less."""
EXPEDITION: Final = 14
CREW: Final = 15
"""Captains, priests, settlers and jacks of all trades."""
TRADER_OF: Final = 16
CLERK_OF: Final = 21
POWERS: Final = 26
POWER_NAMES: Final = (
    "captain",
    "priest",
    "settler",
    "jack",
    "swords",
    "mademoiselle",
    "jester",
    "admiral",
    "governor",
    "gunner",
    "vice_admiral",
    "trader",
    "clerk",
    "staff",
    "expedition",
    "crew",
)
_STAFF_COST = 3

SHIP: Final = 0
PERSON: Final = 1
VOYAGE: Final = 2
"""The kind of an expedition card."""
TAX: Final = 3
NEVER: Final = 1_000
"""The swords of a ship with a skull: nobody has so many."""


class Face(msgspec.Struct, frozen=True, kw_only=True):
    """Everything printed on a card.

    kind:      SHIP, PERSON, VOYAGE or TAX.
    copies:    how many the base game's deck has; `expansion` how many the expansion adds.
    colour:    index into COLOURS, NO_COLOUR for a card without one.
    coins:     what a ship or an expedition brings, or the bonus of a tax increase.
    swords:    what it takes to repel a ship, NEVER for a skull.
    gift:      coins that a ship brings another player.
    cost, points: of a person; points of an expedition.
    power:     the name of a person's power, or of a tax increase's bonus.
    gives:     pairs of a power and how much of it a player gains by owning the card.
    needs:     captains, priests, settlers that an expedition wants.
    five_only: the expedition that is only used with five players and never in the deck.
    """

    id: str
    kind: int
    copies: int
    expansion: int = 0
    colour: int = NO_COLOUR
    coins: int = 0
    swords: int = 0
    gift: int = 0
    cost: int = 0
    points: int = 0
    power: str = ""
    gives: tuple[tuple[int, int], ...] = ()
    needs: tuple[int, int, int] = (0, 0, 0)
    five_only: bool = False


def _colour(row: dict[str, Any]) -> int:
    return COLOURS.index(row["colour"]) if "colour" in row else NO_COLOUR


def _ship(row: dict[str, Any]) -> Face:
    return Face(
        id=row["id"],
        kind=SHIP,
        copies=row["count"],
        expansion=row.get("expansion", 0),
        colour=_colour(row),
        coins=row["coins"],
        swords=NEVER if row.get("skull") else row["swords"],
        gift=row.get("gift", 0),
    )


def _gives(row: dict[str, Any]) -> tuple[tuple[int, int], ...]:
    name: str = row["power"]
    staff = ((STAFF, 1),) if row["cost"] <= _STAFF_COST else ()
    if name in ("sailor", "pirate"):
        return ((SWORDS, row["amount"]), *staff)
    own = (POWER_NAMES.index(name), 1)
    if name == "trader":
        return (own, (TRADER_OF + _colour(row), 1), *staff)
    if name == "clerk":
        return (own, (CLERK_OF + _colour(row), 1), *staff)
    crew = ((CREW, 1),) if own[0] in (CAPTAIN, PRIEST, SETTLER, JACK) else ()
    return (own, *crew, *staff)


def _person(row: dict[str, Any]) -> Face:
    return Face(
        id=row["id"],
        kind=PERSON,
        copies=row["count"],
        expansion=row.get("expansion", 0),
        colour=_colour(row),
        cost=row["cost"],
        points=row["points"],
        power=row["power"],
        gives=_gives(row),
    )


def _voyage(row: dict[str, Any]) -> Face:
    captains, priests, settlers = row["needs"]
    return Face(
        id=row["id"],
        kind=VOYAGE,
        copies=row["count"],
        coins=row["coins"],
        points=row["points"],
        gives=((EXPEDITION, 1),),
        needs=(captains, priests, settlers),
        five_only=row.get("five_only", False),
    )


def _tax(row: dict[str, Any]) -> Face:
    return Face(id=row["id"], kind=TAX, copies=row["count"], coins=row["coins"])


FACES: Final[tuple[Face, ...]] = (
    *map(_ship, _DATA["ship"]),
    *map(_person, _DATA["person"]),
    *map(_voyage, _DATA["expedition"]),
    *map(_tax, _DATA["tax"]),
)
FACE_OF: Final[dict[str, int]] = {face.id: index for index, face in enumerate(FACES)}

# The columns that the rules read most, by face.
ID: Final = tuple(face.id for face in FACES)
KIND: Final = tuple(face.kind for face in FACES)
COLOUR: Final = tuple(face.colour for face in FACES)
COINS: Final = tuple(face.coins for face in FACES)
SWORDS_OF: Final = tuple(face.swords for face in FACES)
GIFT: Final = tuple(face.gift for face in FACES)
COST: Final = tuple(face.cost for face in FACES)
POINTS: Final = tuple(face.points for face in FACES)
GIVES: Final = tuple(face.gives for face in FACES)

FIVE_PLAYER_EXPEDITION: Final = next(index for index, face in enumerate(FACES) if face.five_only)
TAX_FOR_SWORDS: Final = FACE_OF["tax-swords"]
TAX_FOR_POINTS: Final = FACE_OF["tax-points"]
CAPTAIN_CARD: Final = FACE_OF["captain-4"]
PRIEST_CARD: Final = FACE_OF["priest-4"]
SETTLER_CARD: Final = FACE_OF["settler-4"]
JACK_CARD: Final = FACE_OF["jack-6"]
CREW_CARDS: Final = (CAPTAIN_CARD, PRIEST_CARD, SETTLER_CARD)
"""The faces that an expedition's needs name, in the order of `Face.needs`."""


@cache
def deck(expansion: bool) -> tuple[int, ...]:
    """The faces of the draw pile before anything is drawn: 119 cards, 143 with those of the expansion."""
    return tuple(
        index
        for index, face in enumerate(FACES)
        if not face.five_only
        for _ in range(face.copies + (face.expansion if expansion else 0))
    )


class Contract(msgspec.Struct, frozen=True):
    """A contract: what completes it and the coins for the first to the fifth player who does.

    holds:  pairs of a power and how much of it the display must hold; empty for a contract about an event.
    event:  the id of what must happen, `counts` times.
    """

    id: str
    rewards: tuple[int, ...]
    holds: tuple[tuple[int, int], ...]
    event: str
    counts: int


def _contract(row: dict[str, Any]) -> Contract:
    holds = tuple((POWER_NAMES.index(name), amount) for name, amount in row.get("holds", {}).items())
    return Contract(row["id"], tuple(row["rewards"]), holds, row.get("event", ""), row.get("counts", 1))


CONTRACTS: Final[tuple[Contract, ...]] = tuple(map(_contract, _DATA["contract"]))
CONTRACT_OF: Final[dict[str, int]] = {contract.id: index for index, contract in enumerate(CONTRACTS)}
EVENT_CONTRACT: Final[dict[str, int]] = {
    contract.event: index for index, contract in enumerate(CONTRACTS) if contract.event
}
"""The contract that each event counts for."""
CONTRACT_POINTS: Final[dict[str, tuple[int, ...]]] = {
    row["id"]: tuple(row["points"]) for row in _DATA["contract_points"]
}
"""The choices for what a player's first, second and third contract bring."""
RECONSTRUCTED: Final[frozenset[str]] = frozenset(
    row["id"] for row in _DATA["contract_points"] if row["status"] == "reconstructed"
)
"""Rows of the data whose printed values could not be read."""
