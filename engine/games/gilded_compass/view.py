"""What may be known of a match: the types. `seen` builds them."""

from __future__ import annotations

import msgspec

from engine.core.event import Seat
from engine.core.game import View
from engine.games.gilded_compass.buildings.landing import Prize
from engine.games.gilded_compass.scoring import Sheet


class Group(msgspec.Struct, frozen=True):
    """Dice that lie together; the owner is None for neutral dice."""

    owner: Seat | None
    dice: tuple[int, ...]


class Tile(msgspec.Struct, frozen=True):
    """A face-down tile of the Hidden Temple: the pair it asks for, and whose dice lie on it if `claimed`."""

    dice: tuple[int, int]
    claimed: bool
    owner: Seat | None


class Worked(msgspec.Struct, frozen=True):
    """A map with who is on it: (specialist, item or empty) pairs. Without a map: who is left over."""

    map: str | None
    people: tuple[tuple[str, str], ...]


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player.

    dice, neutral_dice: not yet placed in this round.
    library:            dice in the Library.
    artifacts, missions, items, chests_drawn: how many; what they are is secret.
    treasures:          the level of each.
    gold:               what it would score now by what lies open: without missions, artifacts, items and treasures;
                        at the end everything.
    plan:               the assignment of its maps and specialists that this counts; at the end the final one.
    """

    dice: int
    neutral_dice: int
    tokens: int
    library: int
    maps: tuple[str, ...]
    specialists: tuple[str, ...]
    abilities: tuple[str, ...]
    chests: tuple[int, ...]
    chests_drawn: int
    artifacts: int
    missions: int
    items: int
    treasures: tuple[str, ...]
    gold: int
    plan: tuple[Worked, ...]


class Secrets(msgspec.Struct, frozen=True):
    """What a player keeps face down.

    collection:   the artifact kinds it wants most and next, or nothing without the Auction House.
    chests_drawn: the values of the chests drawn in this round.
    """

    collection: tuple[str, ...]
    artifacts: tuple[str, ...]
    missions: tuple[str, ...]
    items: tuple[str, ...]
    treasures: tuple[str, ...]
    chests_drawn: tuple[int, ...]


class Placed(msgspec.Struct, frozen=True):
    """The last placement: whose dice (None = neutral), where, and the set that they made or grew."""

    owner: Seat | None
    building: str
    dice: tuple[int, ...]


class Fit(msgspec.Struct, frozen=True):
    """A placement that is possible with the roll.

    neutral: with neutral dice.
    dice:    those that are placed; `lying` the set or run that they make, elsewhere the same dice.
    places:  the rank of the set, or where the dice would stand: entrances, floors, the tile; nothing for the Library.
    prize:   what they would win if the round ended now (neutral dice for nobody), or None.
    out:     whose dice they push out, None for neutral ones, one entry a die.
    """

    building: str
    neutral: bool
    dice: tuple[int, ...]
    lying: tuple[int, ...]
    places: tuple[int, ...]
    prize: Prize | None
    out: tuple[Seat | None, ...]


class CompassView(View, frozen=True, kw_only=True):
    """The table as one reader sees it.

    buildings:   the five in play, in the order in which they are resolved.
    phase, turn: see `model`; during the final assignment nobody is named.
    resolving:   the building being resolved, None during turns.
    roll, neutral_roll: the unplaced dice of the seat in turn.
    last:        the last placement of the round.
    fits:        where these dice may go, own ones first, the best ones of each building first.
    placed:      whether it has placed own (1) and neutral dice (2) in this turn.
    archives, hall: sets and runs in order of rank.
    piles:       sets in the Illuminati or the Sunken Galleon, longest first.
    archives_prizes, pile_prizes: what each of these would win as things lie, None for nothing.
    hall_prizes: what the places of the B building win, whether they are taken or not.
    next_dice:   what every further set in the Illuminati must show, besides any one die more.
    next_size, next_total: how many dice every further set in the Sunken Galleon must have, and at least what total.
    map_gains, specialist_gains: how much more the reader would score now with each tile on offer.
    towers:      left and right, first floor first.
    maps_gone, specialists_gone, artifacts_gone, items_gone: out of the game face up.
    helper:      who has two dice more in this round.
    players:     what everybody sees, one entry a seat.
    secrets:     one entry a seat: the reader's own, everybody's when the match is over, None otherwise.
    drawn:       what the reader is looking at and may keep.
    drawn_gains: if these are missions, how much more the reader would score now with each.
    assignment:  the reader's maps with who is on them: as it would be best now, or as it is being decided.
    sheet:       what the reader would score with it now.
    sheets:      everybody's final score, once the match is over.
    outcome:     ranks, scores and what broke ties, once the match is over.
    course:      everybody's gold in sight at the end of each round, once the match is over.
    accepted:    whether the reader has accepted its final assignment.
    """

    b: str
    c: str
    buildings: tuple[str, ...]
    round: int
    rounds: int
    start: Seat
    phase: str
    turn: Seat | None
    extra: bool
    resolving: str | None
    roll: tuple[int, ...]
    neutral_roll: tuple[int, ...]
    placed: int
    last: Placed | None
    fits: tuple[Fit, ...]
    maps: tuple[str, ...]
    map_gains: tuple[int, ...]
    archives: tuple[Group, ...]
    archives_prizes: tuple[Prize | None, ...]
    specialists: tuple[str, ...]
    specialist_gains: tuple[int, ...]
    university: tuple[Group, ...]
    university_width: int
    hall: tuple[Group, ...]
    hall_prizes: tuple[Prize, ...]
    temple: tuple[Tile, ...]
    piles: tuple[Group, ...]
    pile_prizes: tuple[Prize | None, ...]
    next_dice: tuple[int, ...]
    next_size: int
    next_total: int
    abilities: tuple[str, ...]
    towers: tuple[tuple[Group, ...], ...]
    maps_gone: tuple[str, ...]
    specialists_gone: tuple[str, ...]
    artifacts_gone: tuple[str, ...]
    items_gone: tuple[str, ...]
    helper: Seat | None
    players: tuple[Player, ...]
    secrets: tuple[Secrets | None, ...]
    drawn: tuple[str, ...]
    drawn_gains: tuple[int, ...]
    assignment: tuple[Worked, ...]
    sheet: Sheet | None
    sheets: tuple[Sheet, ...]
    course: tuple[tuple[int, ...], ...]
    accepted: bool
    over: bool
