"""A player's cabin: seven holds, the treasure chest and the storage, and what fits where.

A cabin is a value: changing it gives a new one. A *spot* is a place that a piece can be put to or moved from: the
chest, the storage, the hold of the purser or the merchant, or the spaces of one colour in another hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from itertools import chain
from operator import getitem
from typing import Final

import msgspec

from engine.core.remembered import Remembered
from engine.games.nereus.components import (
    COLOURS,
    CREW,
    GEM,
    GEM_SPACES,
    HOLDS,
    STORAGE_PAIR,
)

EMPTY: Final = -1
DIFFERENT: Final = "different"
SAME: Final = "same"
_REMEMBERED = 1 << 12


class Spot(msgspec.Struct, frozen=True):
    """A place in the cabin. hold: index into CREW, or -1; colour: the colour its spaces take, or -1 for any."""

    id: str
    hold: int
    colour: int


def _spots() -> tuple[Spot, ...]:
    spots: list[Spot] = []
    for hold, spaces in enumerate(HOLDS):
        for space in dict.fromkeys(spaces):
            if space in (DIFFERENT, SAME):
                spots.append(Spot(CREW[hold], hold, -1))
            else:
                spots.append(Spot(f"{CREW[hold]}-{space}", hold, COLOURS.index(space)))
    return (*spots, Spot("chest", -1, -1), Spot("storage", -1, -1))


SPOTS: Final = _spots()
CHEST_SPOT: Final = len(SPOTS) - 2
STORAGE_SPOT: Final = len(SPOTS) - 1
SPOT: Final[dict[str, int]] = {spot.id: index for index, spot in enumerate(SPOTS)}
HOLD_SPOTS: Final = tuple(
    tuple(index for index, spot in enumerate(SPOTS) if spot.hold == hold) for hold in range(len(CREW))
)
"""The spots of each hold."""
SPACE_COLOURS: Final = tuple(
    tuple(-1 if space in (DIFFERENT, SAME) else COLOURS.index(space) for space in spaces) for spaces in HOLDS
)
"""Hold -> the colour that each of its spaces takes, -1 for any."""
_SPACE_SPOTS: Final = tuple(
    tuple(next(spot for spot in HOLD_SPOTS[hold] if SPOTS[spot].colour == colour) for colour in colours)
    for hold, colours in enumerate(SPACE_COLOURS)
)
"""Hold -> the spot that each of its spaces belongs to."""


class Cabin(msgspec.Struct, frozen=True):
    """What lies in a cabin.

    holds:   for each crew member what lies on each space of the hold, EMPTY or a kind; a complete hold is empty again.
    done:    complete holds, as a bit mask.
    chest:   what lies in the chest, in its order; a gem counts as the colour it lies for.
    storage: how many treasures of each colour are stored.
    gems:    how many gems are stored.
    """

    holds: tuple[tuple[int, ...], ...]
    done: int
    chest: tuple[int, ...]
    storage: tuple[int, ...]
    gems: int


def new_cabin(colour: int) -> Cabin:
    """An empty cabin with one treasure in storage."""
    return Cabin(
        holds=tuple((EMPTY,) * len(spaces) for spaces in HOLDS),
        done=0,
        chest=(),
        storage=tuple(int(kind == colour) for kind in range(GEM)),
        gems=0,
    )


@lru_cache(_REMEMBERED)
def _free_space(content: tuple[int, ...], spot: int) -> int:
    """The first free space of a hold's spot, or -1; `content` is what lies in the hold."""
    place = SPOTS[spot]
    for space, colour in enumerate(SPACE_COLOURS[place.hold]):
        if colour == place.colour and content[space] == EMPTY:
            return space
    return -1


def _why_not_in_hold(content: tuple[int, ...], kind: int, spot: int) -> str:
    """The rule that keeps a piece out of a hold that is not complete, or empty text."""
    place = SPOTS[spot]
    if place.colour >= 0 and kind not in (place.colour, GEM):
        return "hold-wants"
    if _free_space(content, spot) < 0:
        return "space-full"
    if place.colour < 0 and kind != GEM:
        if HOLDS[place.hold][0] == DIFFERENT:
            return "hold-different" if kind in content else ""
        return "hold-same" if any(other not in (kind, GEM, EMPTY) for other in content) else ""
    return ""


def _why_not_in_chest(filled: int, kind: int) -> str:
    """The rule that keeps a piece out of a chest in which so many lie, or empty text."""
    if filled == GEM:
        return "chest-full"
    return "" if kind in (filled, GEM) else "chest-order"


def _why_not_in_storage(storage: tuple[int, ...], gems: int, kind: int) -> str:
    """The rule that keeps a piece out of a storage with so much in it, or empty text."""
    return "" if _storage_room(storage, gems, kind) > 0 else "storage-full"


def why_not(cabin: Cabin, kind: int, spot: int) -> str:
    """The code of the rule that keeps a piece from a spot, or empty text if it may be put there."""
    if spot == CHEST_SPOT:
        return _why_not_in_chest(len(cabin.chest), kind)
    if spot == STORAGE_SPOT:
        return _why_not_in_storage(cabin.storage, cabin.gems, kind)
    hold = SPOTS[spot].hold
    return "hold-done" if cabin.done >> hold & 1 else _why_not_in_hold(cabin.holds[hold], kind, spot)


def storage_room(cabin: Cabin, kind: int) -> int:
    """How many more pieces of `kind` the storage takes."""
    return _storage_room(cabin.storage, cabin.gems, kind)


def _storage_room(storage: tuple[int, ...], gems: int, kind: int) -> int:
    if kind == GEM:
        return GEM_SPACES - gems
    first = kind & ~1
    return STORAGE_PAIR - storage[first] - storage[first + 1]


def overflow(cabin: Cabin, hand: Sequence[int]) -> int | None:
    """The first colour of a hand (counts by colour) of which the storage cannot take everything, or None."""
    for first in range(0, GEM, 2):
        together = hand[first] + hand[first + 1]
        if together and together > storage_room(cabin, first):
            return first if hand[first] else first + 1
    return None


def why_not_exchange(storage: tuple[int, ...], gems: int, kind: int) -> str:
    """The code of the rule that keeps two treasures of a colour in such a storage from becoming a gem, or empty."""
    if storage[kind] < 2:
        return "needs-pair"
    return "" if _storage_room(storage, gems, GEM) > 0 else "gem-spaces-full"


# What fits where is kept as one number, `fits`: for each kind a bit a spot, the spots of the first kind lowest.
_WIDTH: Final = len(SPOTS)
_ALL_SPOTS: Final = (1 << _WIDTH) - 1


def _bit(kind: int, spot: int) -> int:
    return 1 << kind * _WIDTH + spot


def _fits_in_hold(hold: int, content: tuple[int, ...]) -> int:
    spots = [(kind, spot) for kind in range(GEM + 1) for spot in HOLD_SPOTS[hold]]
    return sum(_bit(kind, spot) for kind, spot in spots if not _why_not_in_hold(content, kind, spot))


_FITS_IN_HOLD: Final = tuple(Remembered(partial(_fits_in_hold, hold)) for hold in range(len(HOLDS)))
"""Hold -> what lies in it -> what fits in it, unless it is complete."""
_OPEN: Final = tuple(
    sum(
        _bit(kind, spot)
        for hold, spots in enumerate(HOLD_SPOTS)
        if not done >> hold & 1
        for spot in spots
        for kind in range(GEM + 1)
    )
    for done in range(1 << len(HOLDS))
)
"""By the mask of complete holds, all bits of the others."""


@lru_cache(_REMEMBERED)
def _fits_in_storage(storage: tuple[int, ...], gems: int) -> int:
    """What fits in the storage."""
    return sum(_bit(kind, STORAGE_SPOT) for kind in range(GEM + 1) if not _why_not_in_storage(storage, gems, kind))


_FITS_IN_CHEST: Final = tuple(
    sum(_bit(kind, CHEST_SPOT) for kind in range(GEM + 1) if not _why_not_in_chest(filled, kind))
    for filled in range(GEM + 1)
)
"""By how many lie in the chest, what fits in it."""


def fits(cabin: Cabin) -> int:
    """Where pieces of every kind may be put; `spots_for` reads it."""
    in_holds = sum(map(getitem, _FITS_IN_HOLD, cabin.holds)) & _OPEN[cabin.done]
    return in_holds | _FITS_IN_CHEST[len(cabin.chest)] | _fits_in_storage(cabin.storage, cabin.gems)


def spots_for(fitting: int, kind: int) -> int:
    """The spots of one kind out of `fits`, as a bit mask."""
    return fitting >> kind * _WIDTH & _ALL_SPOTS


@cache
def spots_of(mask: int) -> tuple[int, ...]:
    """The spots of a bit mask: holds in the crew's order, chest, storage."""
    return tuple(spot for spot in range(_WIDTH) if mask >> spot & 1)


def places(cabin: Cabin, kind: int) -> tuple[int, ...]:
    """The spots where a piece may be put, in that order."""
    return spots_of(spots_for(fits(cabin), kind))


def put(cabin: Cabin, kind: int, spot: int) -> Cabin:
    """The cabin with a piece put to one of its `places`."""
    if spot == STORAGE_SPOT:
        return store(cabin, kind, 1)
    if spot == CHEST_SPOT:
        return Cabin(cabin.holds, cabin.done, (*cabin.chest, kind), cabin.storage, cabin.gems)
    hold = SPOTS[spot].hold
    return _with_space(cabin, hold, _free_space(cabin.holds[hold], spot), kind)


def store(cabin: Cabin, kind: int, change: int) -> Cabin:
    """The cabin with so many more (or fewer) pieces of `kind` in storage."""
    if kind == GEM:
        return Cabin(cabin.holds, cabin.done, cabin.chest, cabin.storage, cabin.gems + change)
    storage = (*cabin.storage[:kind], cabin.storage[kind] + change, *cabin.storage[kind + 1 :])
    return Cabin(cabin.holds, cabin.done, cabin.chest, storage, cabin.gems)


def take(cabin: Cabin, kind: int, spot: int) -> Cabin:
    """The cabin without one piece of `kind` that lies at `spot` (the storage or a hold)."""
    if spot == STORAGE_SPOT:
        return store(cabin, kind, -1)
    place = SPOTS[spot]
    content = cabin.holds[place.hold]
    if place.colour < 0:
        space = content.index(kind)
        content = (*content[:space], *content[space + 1 :], EMPTY)
        return _with_hold(cabin, place.hold, content)
    colours = SPACE_COLOURS[place.hold]
    space = next(i for i, lies in enumerate(content) if lies == kind and colours[i] == place.colour)
    return _with_space(cabin, place.hold, space, EMPTY)


def is_full(cabin: Cabin, hold: int) -> bool:
    """Whether every space of a hold is taken, so that it is complete."""
    return EMPTY not in cabin.holds[hold]


def completes_with_one(cabin: Cabin) -> bool:
    """Whether a hold lacks a single piece."""
    return any(content.count(EMPTY) == 1 and not cabin.done >> hold & 1 for hold, content in enumerate(cabin.holds))


def complete(cabin: Cabin, hold: int) -> Cabin:
    """The cabin with a full hold emptied and marked as complete."""
    done = _with_hold(cabin, hold, (EMPTY,) * len(HOLDS[hold]))
    return Cabin(done.holds, done.done | 1 << hold, done.chest, done.storage, done.gems)


def _with_space(cabin: Cabin, hold: int, space: int, kind: int) -> Cabin:
    content = cabin.holds[hold]
    return _with_hold(cabin, hold, (*content[:space], kind, *content[space + 1 :]))


def _with_hold(cabin: Cabin, hold: int, content: tuple[int, ...]) -> Cabin:
    holds = cabin.holds
    return Cabin((*holds[:hold], content, *holds[hold + 1 :]), cabin.done, cabin.chest, cabin.storage, cabin.gems)


def movable(cabin: Cabin) -> list[tuple[int, int]]:
    """What a boatswain may move, as (kind, spot): pieces in holds and treasures in storage, each kind of piece once."""
    in_holds = chain.from_iterable(map(getitem, _MOVABLE_IN_HOLD, cabin.holds))
    return [*in_holds, *[(kind, STORAGE_SPOT) for kind, count in enumerate(cabin.storage) if count]]


def _movable_in_hold(hold: int, content: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    lying = zip(content, _SPACE_SPOTS[hold], strict=True)
    return tuple(dict.fromkeys((kind, spot) for kind, spot in lying if kind != EMPTY))


_MOVABLE_IN_HOLD: Final = tuple(Remembered(partial(_movable_in_hold, hold)) for hold in range(len(HOLDS)))
"""Hold -> what lies in it -> its part of `movable`."""


def treasures_in_holds(cabin: Cabin) -> int:
    """Pieces lying in incomplete holds, gems included: the second tie-break."""
    return sum(kind != EMPTY for content in cabin.holds for kind in content)
