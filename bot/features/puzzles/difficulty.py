"""How hard a position is, by who has solved it.

Each first answer is a match of the person against the position, which either finds the best answer or does not, by the
model of ratings (Plackett-Luce). So a position that only weak solvers miss is not hard, and one that good ones miss is.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

import msgspec
from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()

SURE: Final = 6.6
"""The uncertainty below which it is told how hard a position is: after about ten answers."""


class Rating(msgspec.Struct, frozen=True):
    """How good somebody is at solving, or how hard a position is; at first as of somebody of whom nothing is known."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def sure(self) -> bool:
        """Whether enough is known."""
        return self.sigma <= SURE


def met(person: Rating, position: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """What both are rated after an answer."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in (person, position)]
    after = _MODEL.rate(teams, ranks=[1.0, 2.0] if solved else [2.0, 1.0])
    person, position = (Rating(team[0].mu, team[0].sigma) for team in after)
    return person, position


def found_by(position: Rating) -> float:
    """The share of people of whom nothing is known that find the best answer, 0 to 1."""
    newcomer = Rating()
    spread = sqrt(newcomer.sigma**2 + position.sigma**2 + 2 * _MODEL.beta**2)
    return 1 / (1 + exp((position.mu - newcomer.mu) / spread))
