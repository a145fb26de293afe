"""Who is where in a cup, why, and what can still become of it.

Who has equal points is told apart, in this order, by what the common matches say, by wins, by the rivals' mean, by the
share of the scores, and at last by the lot. The order in which results came does not matter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Literal

import msgspec

from engine.cups.model import Cup, Entrant, Match, Person
from engine.cups.points import BYE, MEAN, WIN, Sum, least, most, sum_of

Happened = Literal["played", "left", "void", "bye", "missed", "running"]
Decided = Literal["points", "common", "wins", "rivals", "ratio", "lot"]


class Line(msgspec.Struct, frozen=True):
    """What a match, or a round without one, was for somebody.

    round, table: which match; no table for a bye and for a missed round.   place, of: the place and how many played.
    happened: "played"; "left" by them; "void", which counts as much as their others on average; "bye"; "missed";
              "running", which counts nothing yet.
    points:   what it has brought.   sum: the same in its parts, for what was played or left.
    """

    round: int
    table: int | None
    happened: Happened
    place: int = 0
    of: int = 0
    points: int = 0
    sum: Sum | None = None


class Standing(msgspec.Struct, frozen=True):
    """How somebody stands.

    place:   from 1; 0 for who has left, and they come last.
    points:  the sum of the points of `lines`.
    common:  against those with equal points, in common matches: how many of them they were ahead of, less how many
             were ahead of them.
    wins:    first places; of one that is shared each has a part.
    rivals:  the mean, over everybody met, of what those get for a match on average.
    ratio:   the mean share of the scores of a table times its people: 1 is the average.
    lot:     the smaller one wins.
    decided: what has put them behind the person before them ("points" for the first).
    lines:   every match and round, in order.
    """

    person: Person
    place: int
    points: int
    common: int
    wins: Fraction
    rivals: Fraction
    ratio: Fraction
    lot: int
    decided: Decided
    lines: tuple[Line, ...]


class Outlook(msgspec.Struct, frozen=True):
    """The places between which somebody ends for sure. As people at one table take points from each other, not all of
    them need be possible; none beyond them is."""

    best: int
    worst: int


def standings(cup: Cup) -> tuple[Standing, ...]:
    """The order of everybody, the first one first; behind them those who have left and have a result, by points."""
    of = cup.of_people()
    lines = _all_lines(cup)
    points = {person: sum(line.points for line in mine) for person, mine in lines.items()}
    means = {person: _mean(mine) for person, mine in lines.items()}
    there = {entrant.person for entrant in cup.entrants if entrant.left is None}
    shown = [one for one in lines if one in there or any(line.sum for line in lines[one])]
    found: list[Standing] = []
    for _, tied in groupby(sorted(shown, key=lambda one: (one not in there, -points[one])), lambda one: points[one]):
        for leavers, group in groupby(tied, lambda one: one not in there):
            people = set(group)
            rows = [
                Standing(
                    person=one,
                    place=0,
                    points=points[one],
                    common=_common(of[one], one, people),
                    wins=sum((Fraction(line.sum.win, WIN) for line in lines[one] if line.sum), Fraction(0)),
                    rivals=_rivals(of[one], one, means),
                    ratio=_ratio(of[one], one),
                    lot=cup.lot(one),
                    decided="points",
                    lines=lines[one],
                )
                for one in people
            ]
            for at, row in enumerate(sorted(rows, key=_order)):
                place = 0 if leavers else len(found) + 1
                before = found[-1] if at else None
                found.append(msgspec.structs.replace(row, place=place, decided=_decided(before, row)))
    return tuple(found)


def order(cup: Cup) -> tuple[Person, ...]:
    """The people who are there, the first one first."""
    return tuple(standing.person for standing in standings(cup) if standing.place)


def outlook(cup: Cup, person: Person, to_come: int = 0, size: int = 2) -> Outlook:
    """The places that somebody can still end on; it is certain that no other becomes theirs as long as nobody leaves.

    to_come: rounds that are not paired yet, at tables of up to `size`.
    Raises KeyError for somebody who is not there.
    """
    there = {one.person for one in cup.entrants if one.left is None}
    if person not in there:
        raise KeyError(person)
    bounds = {one: _bounds(lines, to_come, size) for one, lines in _all_lines(cup).items() if one in there}
    low, high = bounds.pop(person)
    return Outlook(
        best=1 + sum(lowest > high for lowest, _ in bounds.values()),
        worst=1 + sum(highest >= low for _, highest in bounds.values()),
    )


def needed(cup: Cup, person: Person, place: int) -> int | None:
    """The worst place that, reached in each of their running matches, is surely enough to end on `place` or better.

    0 if they have that already whatever comes; None if no place makes it sure. For cups whose matches are all paired.
    Raises KeyError for somebody who is not there.
    """
    if outlook(cup, person).worst <= place:
        return 0
    before = _all_lines(cup)
    running = [match for match in cup.of_person(person) if match.running]
    for reached in range(max((len(match.people) for match in running), default=0), 0, -1):
        supposed = cup
        for match in running:
            seat, size = match.people.index(person), len(match.people)
            mine = min(reached, size)
            others = [other for other in range(1, size + 1) if other != mine]
            places = [mine if at == seat else others[at - (at > seat)] for at in range(size)]
            supposed = supposed.ended(match.round, match.table, places)
        lines = _all_lines(supposed)
        low = sum(line.points for line in lines[person])
        above = 0
        for entrant in cup.entrants:
            if entrant.person != person and entrant.left is None:
                _, high = _bounds(before[entrant.person], 0, 2)
                if reached == 1:  # Whoever sits at these tables does not win there.
                    with_me = [match for match in running if entrant.person in match.people]
                    high -= sum(most(len(match.people)) - _second(len(match.people)) for match in with_me)
                above += high >= low
        if 1 + above <= place:
            return reached
    return None


def _all_lines(cup: Cup) -> dict[Person, tuple[Line, ...]]:
    of = cup.of_people()
    return {entrant.person: _lines(cup, entrant, of[entrant.person]) for entrant in cup.entrants}


def _lines(cup: Cup, entrant: Entrant, matches: Sequence[Match]) -> tuple[Line, ...]:
    """Everything of somebody by round; what is void counts as the mean of the rest."""
    person = entrant.person
    found = [_line(match, person) for match in matches]
    found += [Line(bye.round, None, "bye", points=BYE) for bye in cup.byes if bye.person == person]
    had = {line.round for line in found}
    last = cup.rounds if entrant.left is None else min(cup.rounds, entrant.left - 1)
    found += [Line(number, None, "missed") for number in range(1, last + 1) if number not in had]
    mean = round(_mean(found))
    filled = [msgspec.structs.replace(line, points=mean) if line.happened == "void" else line for line in found]
    return tuple(sorted(filled, key=lambda line: (line.round, -1 if line.table is None else line.table)))


def _line(match: Match, person: Person) -> Line:
    size, gone = len(match.people), person in match.left
    if gone and not match.aside:
        if size < 2:
            return Line(match.round, match.table, "left")
        made = sum_of((*range(1, size), size), size - 1, left=True)
        return Line(match.round, match.table, "left", size, size, made.total, made)
    if match.void:
        return Line(match.round, match.table, "void", of=size)
    if match.running:
        return Line(match.round, match.table, "running", of=size)
    seat = match.people.index(person)
    made = sum_of(match.ranks, seat)
    return Line(match.round, match.table, "played", match.ranks[seat], size, made.total, made)


def _mean(lines: Iterable[Line]) -> Fraction:
    """What a match has brought on average; the mean of all cups for somebody without one."""
    points = [line.points for line in lines if line.happened in ("played", "left")]
    return Fraction(sum(points), len(points)) if points else Fraction(MEAN)


def _common(matches: Sequence[Match], person: Person, tied: set[Person]) -> int:
    found = 0
    for match in matches:
        ranks = () if match.void else match.ranks
        if ranks:
            mine = ranks[match.people.index(person)]
            others = [rank for one, rank in zip(match.people, ranks, strict=True) if one in tied]
            found += sum(rank > mine for rank in others) - sum(rank < mine for rank in others)
    return found


def _rivals(matches: Sequence[Match], person: Person, means: dict[Person, Fraction]) -> Fraction:
    met = [means[one] for match in matches if match.ranks and not match.void for one in match.people if one != person]
    return sum(met, Fraction(0)) / len(met) if met else Fraction(0)


def _ratio(matches: Sequence[Match], person: Person) -> Fraction:
    shares: list[Fraction] = []
    for match in matches:
        if match.scores and not match.void and person not in match.left:
            # Whoever left has no score: a computer has made it. Scores below 0 count as 0.
            stayed = {
                one: max(0, score)
                for one, score in zip(match.people, match.scores, strict=True)
                if one not in match.left
            }
            total = sum(stayed.values())
            shares.append(Fraction(stayed[person] * len(stayed), total) if total else Fraction(1))
    return sum(shares, Fraction(0)) / len(shares) if shares else Fraction(1)


def _order(row: Standing) -> tuple[int, Fraction, Fraction, Fraction, int]:
    return (-row.common, -row.wins, -row.rivals, -row.ratio, row.lot)


_TIES: tuple[Decided, ...] = ("common", "wins", "rivals", "ratio", "lot")


def _decided(before: Standing | None, row: Standing) -> Decided:
    if before is None:
        return "points"
    return next(name for name, a, b in zip(_TIES, _order(before), _order(row), strict=True) if a != b)


def _bounds(lines: Sequence[Line], to_come: int, size: int) -> tuple[int, int]:
    """The fewest and the most points that somebody can end with."""
    played = [line.points for line in lines if line.happened in ("played", "left")]
    fixed = sum(line.points for line in lines if line.happened == "bye") + sum(played)
    voids = sum(line.happened == "void" for line in lines)
    running = [line.of for line in lines if line.happened == "running"]
    low, high = sum(map(least, running)), sum(map(most, running)) + to_come * most(size)
    if voids:
        count = len(played) + len(running)
        fewest = Fraction(sum(played) + low, count) if count else Fraction(MEAN)
        best = Fraction(sum(played) + high - to_come * most(size), count) if count else Fraction(MEAN)
        if to_come:
            # Each of the rounds to come may be played, at its best or at its worst, or missed.
            fewest, best = Fraction(0), max(best, Fraction(sum(played) + high, count + to_come))
        low, high = low + voids * round(fewest), high + voids * round(best)
    return fixed + low, fixed + high


def _second(size: int) -> int:
    return sum_of(tuple(range(1, size + 1)), 1).total
