"""Knock-outs in which anything happens: whoever goes on is told by an own count of places."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest

from engine.cups import knockout
from engine.cups.model import Cup, CupError, Round, Seats


def places(chance: Random, people: int) -> list[int]:
    """Places by chance, many of them shared."""
    scores = [chance.randrange(6) for _ in range(people)]
    return [1 + sum(other < mine for other in scores) for mine in scores]


def check_who_goes_on(made: knockout.Bracket, cup: Cup, found: Round) -> None:
    """As many of each table as the bracket says, of those who stayed, and nobody better is left behind."""
    seen = [person for table in found.tables for person in table]
    there = set(cup.playing(found.number))
    assert len(seen) == len(set(seen)), "somebody sits twice"
    assert set(seen) <= there, "somebody plays who has gone"
    for match in [one for one in cup.matches if one.round == cup.rounds]:
        stay = [one for one in match.people if one in there and one not in match.left]
        on = [one for one in match.people if one in seen]
        assert len(on) == min(made.through(match.round, match.table), len(stay))
        if match.ranks and not match.void:
            ranks = dict(zip(match.people, match.ranks, strict=True))
            assert all(ranks[one] <= ranks[other] for one in on for other in stay if other not in on)


def played(cup: Cup, chance: Random, reserve: int) -> Cup:
    """All that runs comes to its end, while people leave, never come, or are replaced."""
    while running := [one for one in cup.matches if one.running]:
        match, person = chance.choice(running), chance.choice(cup.people)
        with suppress(CupError):
            match chance.randrange(10):
                case 0:
                    cup = cup.aside(match.round, match.table)
                case 1:
                    cup = cup.left(person)
                case 2:
                    cup = cup.absent(person)
                case 3:
                    cup, reserve = cup.replaced(person, reserve), reserve + 1
                case _:
                    cup = cup.ended(match.round, match.table, places(chance, len(match.people)))
    return cup


@pytest.mark.parametrize("seed", range(60))
def test_the_first_of_each_table_go_on_whatever_happens(seed: int) -> None:
    chance = Random(seed)
    people = range(1, chance.randint(4, 11) + 1)
    seats = chance.choice([Seats(2, 2, 2), Seats(2, 4, 4), Seats(2, 3, 4)])
    made = knockout.bracket(people, seats, chance.choice([1, 2]))
    cup = Cup.of(chance.randbytes(16), people)
    while (found := knockout.next_round(made, cup)) is not None:
        check_who_goes_on(made, cup, found)
        cup = played(cup.paired(found), chance, 100 * found.number)
    assert cup.rounds == len(made.stages)
    assert sorted(knockout.ranking(cup)) == sorted(cup.people)
