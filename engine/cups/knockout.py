"""Knock-out: the first n of each table go on, until one table is left.

A bracket is drawn once, from the order of the start, and says for every table of every stage who sits there: people in
the first stage, ways from the tables before in the others. So everybody can see beforehand whom they may meet. Stages
are the rounds of the cup, tables its tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from engine.cups.model import Cup, Match, Person, Round, Seats
from engine.cups.seating import Had
from engine.cups.sizes import sizes
from engine.cups.standings import standings


class Way(msgspec.Struct, frozen=True):
    """The place that leads on from a table of the stage before: table from 0, place from 1."""

    table: int
    place: int


Slot: TypeAlias = Person | Way


class Bracket(msgspec.Struct, frozen=True):
    """Who sits where, by stage and table. With one seat a table is not played: its person goes on."""

    stages: tuple[tuple[tuple[Slot, ...], ...], ...]

    def through(self, stage: int, table: int) -> int:
        """How many go on from a table (the stage from 1); 0 in the final."""
        if stage == len(self.stages):
            return 0
        return sum(isinstance(slot, Way) and slot.table == table for seats in self.stages[stage] for slot in seats)


def bracket(people: Sequence[Person], seats: Seats, through: int) -> Bracket:
    """The bracket of a cup. people: the strongest first; they are dealt out so that the strongest meet late.

    through: how many of a table go on, as long as it seats more; else all but its last. At two a table, those at the
    front go on without a match until their number is a power of two.

    Raises ValueError for fewer than two people, for nobody who goes on, or if they cannot be shared out.

    >>> bracket(range(8), Seats(2, 4, 4), 2).stages
    (((0, 2, 4, 6), (1, 3, 5, 7)), ((Way(table=0, place=1), Way(table=0, place=2), Way(table=1, place=1), \
Way(table=1, place=2)),))
    >>> [len(table) for table in bracket(range(6), Seats(2, 2, 2), 1).stages[0]]
    [1, 2, 1, 2]
    """
    if len(people) < 2 or through < 1:
        raise ValueError("nobody to play with" if through else "nobody goes on")
    first = _pairs(people) if seats.most == 2 else _dealt(people, _groups(len(people), seats))
    stages: list[tuple[tuple[Slot, ...], ...]] = [first]
    while len(stages[-1]) > 1:
        ways = [
            Way(table, place)
            for table, there in enumerate(stages[-1])
            for place in range(1, max(1, min(through, len(there) - 1)) + 1)
        ]
        groups = (2,) * (len(ways) // 2) if seats.most == 2 else _groups(len(ways), seats)
        rest = iter(ways)
        stages.append(tuple(tuple(next(rest) for _ in range(size)) for size in groups))
    return Bracket(tuple(stages))


def known(made: Bracket, cup: Cup) -> Bracket:
    """The same with the people who have got there in place of their ways.

    Where people have left, the next ones of their table go on; where too few are left the way stays open and nobody
    comes.
    """
    stages: list[tuple[tuple[Slot, ...], ...]] = [made.stages[0]]
    for number, stage in enumerate(made.stages[1:], 1):
        gone = {table: _on(made, cup, number, table) for table in range(len(stages[-1]))}
        stages.append(tuple(tuple(_filled(slot, gone) for slot in slots) for slots in stage))
    return Bracket(tuple(stages))


def next_round(made: Bracket, cup: Cup) -> Round | None:
    """The next stage, as soon as the one before has ended; None after the final.

    A table of which only one person is left is not played; `going_on` lets them through.
    Raises ValueError while a match is running.
    """
    if any(match.running for match in cup.matches):
        raise ValueError(f"stage {cup.rounds} is still running")
    number = cup.rounds + 1
    if number > len(made.stages):
        return None
    stage = known(made, cup).stages[number - 1]
    had = Had(cup)
    there = set(cup.playing(number))
    tables = [tuple(one for one in slots if not isinstance(one, Way) and one in there) for slots in stage]
    # Every table keeps its number: one that is not played has fewer than two people and is void.
    return Round(number, tuple(had.seated(table) for table in tables))


def going_on(cup: Cup, match: Match, count: int) -> tuple[Person, ...]:
    """So many of a match that has ended, the first one first.

    Who shares the last place that goes on: whoever had more points in the cup before this match, then the lot. Who
    has left the match or the cup does not go on; in a match that is void, all who stayed are level.
    """
    points = _points(cup, match.round)
    there = set(cup.playing(match.round + 1))
    return tuple(one for one in _order(cup, match, points) if one in there and one not in match.left)[:count]


def ranking(cup: Cup) -> tuple[Person, ...]:
    """Everybody by how far they have come: by stage, then by the place at its table, by points and by the lot."""
    points = {number: _points(cup, number) for number in range(1, cup.rounds + 2)}
    orders = {(one.round, one.table): _order(cup, one, points[one.round]) for one in cup.matches}
    of = cup.of_people()

    def far(person: Person) -> tuple[int, int, int, int]:
        last = of[person][-1] if of[person] else None
        place = 0 if last is None else orders[last.round, last.table].index(person)
        return (-last.round if last else 0, place, -points[cup.rounds + 1].get(person, 0), cup.lot(person))

    return tuple(sorted(cup.people, key=far))


def _points(cup: Cup, number: int) -> dict[Person, int]:
    """What everybody had before a stage."""
    before = msgspec.structs.replace(cup, matches=tuple(one for one in cup.matches if one.round < number))
    return {standing.person: standing.points for standing in standings(before)}


def _order(cup: Cup, match: Match, points: Mapping[Person, int]) -> list[Person]:
    """The people of a match, the first one first; those who have left it behind the others."""
    ranks = dict(zip(match.people, match.ranks, strict=True)) if match.ranks and not match.void else {}

    def order(one: Person) -> tuple[bool, int, int, int]:
        return one in match.left, ranks.get(one, 0), -points.get(one, 0), cup.lot(one)

    return sorted(match.people, key=order)


def _on(made: Bracket, cup: Cup, stage: int, table: int) -> tuple[Person, ...] | None:
    """Who has gone on from a table; None while that is open."""
    found = [match for match in cup.matches if (match.round, match.table) == (stage, table)]
    if not found or found[0].running:
        return None
    return going_on(cup, found[0], made.through(stage, table))


def _filled(slot: Slot, gone: dict[int, tuple[Person, ...] | None]) -> Slot:
    if not isinstance(slot, Way):
        return slot
    people = gone[slot.table]
    return slot if people is None or len(people) < slot.place else people[slot.place - 1]


def _groups(count: int, seats: Seats) -> tuple[int, ...]:
    found = sizes(count, seats.least, seats.usual, seats.most)
    if not found:
        raise ValueError(f"{count} people at tables of {seats.least} to {seats.most}")
    return found


def _dealt(people: Sequence[Person], groups: Sequence[int]) -> tuple[tuple[Slot, ...], ...]:
    """One to each table, again and again."""
    tables: list[list[Slot]] = [[] for _ in groups]
    for one in people:
        open_ones = [at for at, size in enumerate(groups) if len(tables[at]) < size]
        tables[min(open_ones, key=lambda at: len(tables[at]))].append(one)
    return tuple(map(tuple, tables))


def _pairs(people: Sequence[Person]) -> tuple[tuple[Slot, ...], ...]:
    """First against last, so that the two at the front meet in the final; the places that are missing are byes."""
    order = [0]
    for stage in range(1, (len(people) - 1).bit_length() + 1):
        order = [one for at in order for one in (at, (1 << stage) - 1 - at)]
    rows = zip(order[::2], order[1::2], strict=True)
    return tuple(tuple(people[at] for at in row if at < len(people)) for row in rows)
