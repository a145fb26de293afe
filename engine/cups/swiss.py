"""The next round by points: who is level meets, and nobody meets twice as long as that can be.

At two a table `pairs.matched` finds the best round. At more nobody can (in reasonable time), so tables are made from
the top down and then bettered by swaps of two people, as long as any helps, from several starts. Sixteen people whose
five rounds have a schedule play by it: swaps would let one pair in fifteen meet again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.cups import designs
from engine.cups.model import Cup, CupError, Person, Round, Seating, Seats
from engine.cups.pairs import matched
from engine.cups.seating import Had
from engine.cups.sizes import sizes
from engine.cups.standings import standings
from engine.cups.swaps import arranged, spread


def next_round(cup: Cup, seats: Seats, rounds: int) -> Round:
    """The round after the last one, for those who are there. rounds: how many the cup has in all.

    Small tables go round: who has sat at them least sits there next, and somebody who has just come counts there like
    those who have done so least. Only where the schedule of sixteen has gaps nobody chooses who sits beside one.

    Raises CupError: `too-few` for fewer than three people (the cup ends, its standings stand), `no-tables` if they
    cannot be shared out; ValueError while a match of an earlier round is running.
    """
    if any(match.running for match in cup.matches):
        raise ValueError(f"round {cup.rounds} is still running")
    number = cup.rounds + 1
    there = set(cup.playing(number))
    if len(there) < 3:
        raise CupError("too-few", people=len(there))
    ranked = _ranked(cup, there)
    points = {standing.person: standing.points for standing in standings(cup)}
    points = {person: points[person] for person in ranked}
    met = cup.meetings()
    had = Had(cup)
    if seats.usual == 2:
        pairs, bye = matched(ranked, points, met, [one.person for one in cup.byes])
        return Round(number, tuple(map(had.seated, pairs)), bye)
    tables = _by_schedule(cup, seats, rounds, there, points)
    if not tables:
        groups = sizes(len(ranked), seats.least, seats.usual, seats.most)
        if not groups:
            raise CupError("no-tables", people=len(ranked))
        tables = arranged(ranked, groups, seats.usual, points, met, _small(cup, seats, there), number)
    return Round(number, tuple(map(had.seated, tables)))


def _ranked(cup: Cup, there: set[Person]) -> tuple[Person, ...]:
    """Who is there, by the standings; in the order of the start before the first result."""
    found = [standing.person for standing in standings(cup)] if cup.matches else list(cup.people)
    return tuple(person for person in found if person in there)


def _small(cup: Cup, seats: Seats, there: set[Person]) -> dict[Person, int]:
    """How often everybody has sat at a small table; who has missed rounds not less than who has missed none."""
    found: Counter[Person] = Counter()
    for match in cup.matches:
        if len(match.people) < seats.usual:
            found.update(match.people)
    always = {one.person for one in cup.entrants if one.joined == 1 and not one.missed}
    least = min((found[person] for person in there & always), default=0)
    return {person: found[person] if person in always else max(found[person], least) for person in there}


def _by_schedule(
    cup: Cup, seats: Seats, rounds: int, there: set[Person], points: Mapping[Person, int]
) -> tuple[Seating, ...]:
    """The next round of sixteen who play five; those who have left leave their places empty. Empty if it does not fit:
    other people are there, too few remain at a table, or points say nothing of the order of so few rounds."""
    began = cup.playing(1)
    if seats.usual != 4 or rounds < len(designs.SIXTEEN) or not there <= set(began):
        return ()
    left = designs.of_sixteen(began, [match.people for match in cup.matches])
    made = [tuple(tuple(one for one in table if one in there) for table in tables) for tables in left]
    fitting = [tables for tables in made if min(map(len, tables)) >= max(3, seats.least)]

    turns = _small(cup, seats, there)

    def cost(tables: tuple[Seating, ...]) -> tuple[int, int]:
        """How far turns at small tables differ beyond one, then how far points do."""
        low = {one for table in tables if len(table) < seats.usual for one in table}
        after = [turns[one] + (one in low) for one in there]
        return max(1, max(after) - min(after)), spread(tables, points)

    return min(fitting, key=cost, default=())
