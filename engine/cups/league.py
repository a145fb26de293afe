"""A league: divisions whose people all meet, and who goes up and down from season to season."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from typing import Final, NamedTuple

from engine.cups.model import Cup, Person
from engine.cups.sizes import sizes
from engine.cups.standings import order

LEAST: Final = 4
USUAL: Final = 7
"""People in a division: seven, four at a table, meet everybody twice and have each seat once."""
MOVE: Final = 2
"""So many go up, and so many go down."""

Division = tuple[Person, ...]


class Season(NamedTuple):
    """The divisions of the next season, the highest one first, and who plays in a higher or in a lower one now."""

    divisions: tuple[Division, ...]
    up: frozenset[Person]
    down: frozenset[Person]


def divided(people: Sequence[Person]) -> tuple[Division, ...]:
    """People, the strongest first, in divisions as near to seven as can be.

    Raises ValueError for fewer than four.

    >>> [len(division) for division in divided(range(14))], [len(division) for division in divided(range(17))]
    ([7, 7], [6, 6, 5])
    """
    groups = sizes(len(people), LEAST, USUAL, USUAL)
    if not groups:
        raise ValueError(f"{len(people)} people are no league")
    rest = iter(people)
    return tuple(tuple(next(rest) for _ in range(size)) for size in groups)


def next_season(
    divisions: Sequence[Cup], stay: Iterable[Person], new: Sequence[Person] = (), move: int = MOVE
) -> Season:
    """The next season: the last `move` of each division change places with the first `move` of the one below.

    divisions: as they ended, the highest one first.   stay: who plays on.   new: who comes, the strongest first; they
    begin at the bottom.   Who has left the cup or does not play on leaves a place; the next ones below move up into it,
    those who would have gone down first. Raises ValueError if fewer than four are left.
    """
    staying = set(stay)
    ended = [[person for person in order(cup) if person in staying] for cup in divisions]
    # Nobody goes both ways.
    moves = [min(move, len(high) // 2, len(low) // 2) for high, low in pairwise(ended)]
    made = [list(people) for people in ended]
    for at, count in enumerate(moves):
        if count:
            up, down = ended[at + 1][:count], ended[at][-count:]
            made[at] = [person for person in made[at] if person not in down] + up
            made[at + 1] = down + [person for person in made[at + 1] if person not in up]
    before = {person: at for at, people in enumerate(ended) for person in people}
    found = divided([*chain.from_iterable(made), *(person for person in new if person not in before)])
    now = {person: at for at, people in enumerate(found) for person in people}
    return Season(
        found,
        frozenset(person for person, at in before.items() if now[person] < at),
        frozenset(person for person, at in before.items() if now[person] > at),
    )
