"""Cups that are played by chance."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from engine.cups.model import Cup, Match, Person

SEED = bytes(range(16))


def ended(cup: Cup, match: Match, skill: Sequence[float], chance: Random, ties: float = 0.0) -> Cup:
    """The cup with a result of a match: skill and luck; some share their place."""
    luck = {person: skill[person] + chance.gauss(0, 0.8) for person in match.people}
    order = sorted(match.people, key=lambda person: -luck[person])
    for first, other in pairwise(order):
        if chance.random() < ties:
            luck[other] = luck[first]
    places = [1 + sum(luck[other] > luck[person] for other in match.people) for person in match.people]
    return cup.ended(match.round, match.table, places, [round(50 + 10 * luck[person]) for person in match.people])


def all_ended(cup: Cup, skill: Sequence[float], chance: Random, ties: float = 0.0) -> Cup:
    """The cup with results of all that runs."""
    for match in cup.matches:
        if match.running:
            cup = ended(cup, match, skill, chance, ties)
    return cup


def there(cup: Cup) -> list[Person]:
    """Who has not left."""
    return [entrant.person for entrant in cup.entrants if entrant.left is None]
