"""Fits what facts promise to matches that a brain plays against itself: `python -m engine.players.promises KEY`.

Positions are taken from matches by the rule of thumb in which some actions are random (so that there is something to
tell apart). Least squares with a little shrinkage make the promises of each seat, against the mean of the table, fit
the points that it still got, against that mean; the spread makes the wins likeliest. Run it again until the weights
stay: they change how the next matches are played. Writes `weights.toml` into the brain's folder.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Any

from engine import registry
from engine.core.chance import seeded
from engine.core.options import Options
from engine.core.promises import AnyPromiseBrain, PromiseBrain, Weights
from engine.players.brains import brain_of
from engine.players.fit import step, tables
from engine.players.seeds import fast, split

_SHRINK = 4.0
_SWEEPS = 1_500

Row = tuple[list[float], float]
"""A seat in a position: its facts at each age, and the points still to come, both against the mean of the table."""
Lead = tuple[float, float, float]
"""A seat in a position: its lead over the best other, how much of the match is left, its share of the win."""


class Position:
    """A position and how its match ended."""

    def __init__(self, brain: AnyPromiseBrain, state: Any) -> None:
        seats: int = state.seats
        self.ages = tuple(brain.ages(state))
        self.ahead = brain.ahead(state)
        self.facts = [tuple(brain.facts(state, seat)) for seat in range(seats)]
        self.sure = [brain.sure(state, seat) for seat in range(seats)]
        self.scores: Sequence[float] = ()
        self.shares: Sequence[float] = ()

    def rows(self) -> Iterator[Row]:
        """Every seat against the mean of the table."""
        wide = [[fact * age for fact in facts for age in self.ages] for facts in self.facts]
        seats = len(wide)
        mean = [sum(column) / seats for column in zip(*wide, strict=True)]
        still = [score - sure for score, sure in zip(self.scores, self.sure, strict=True)]
        for row, points in zip(wide, still, strict=True):
            yield [value - middle for value, middle in zip(row, mean, strict=True)], points - sum(still) / seats

    def leads(self, weights: Sequence[float]) -> Iterator[Lead]:
        """Every seat against the best other one; `weights` are those of all facts at all ages."""
        ages = len(self.ages)
        expected = [
            sure
            + sum(
                fact * age * weights[at * ages + place]
                for at, fact in enumerate(facts)
                for place, age in enumerate(self.ages)
            )
            for facts, sure in zip(self.facts, self.sure, strict=True)
        ]
        for seat, mine in enumerate(expected):
            best = max(points for other, points in enumerate(expected) if other != seat)
            yield mine - best, self.ahead, self.shares[seat]


def positions(brain: AnyPromiseBrain, seats: int, options: Options, seed: int) -> list[Position]:
    """Those of one match, one each time the clock moves on to a settled moment."""
    game = brain.game
    state = game.setup(seats, options, seeded(seed))
    chance = fast(seed, 0)
    clock = -1
    found: list[Position] = []
    while game.actors(state):
        if brain.clock(state) > clock and brain.settled(state):
            clock = brain.clock(state)
            found.append(Position(brain, state))
        step(brain, state, chance)
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("a match without actors has an outcome")
    winners = outcome.ranks.count(1)
    for position in found:
        position.scores = [float(brain.sure(state, seat)) for seat in range(seats)]
        position.shares = [(rank == 1) / winners for rank in outcome.ranks]
    return found


def least_squares(rows: Iterator[Row], size: int, welcome: Sequence[bool]) -> list[float]:
    """The weights that fit best; each is pulled to 0 a little. Those marked `welcome` are not below 0."""
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for row, points in rows:
        there = [(at, value) for at, value in enumerate(row) if value]
        for place, (at, value) in enumerate(there):
            right[at] += value * points
            line = matrix[at]
            for other, further in there[: place + 1]:
                line[other] += value * further
    for at in range(size):
        matrix[at][at] += _SHRINK + 0.002 * matrix[at][at]
        for other in range(at):
            matrix[other][at] = matrix[at][other]
    return descended(matrix, right, welcome)


def descended(matrix: list[list[float]], right: list[float], welcome: Sequence[bool]) -> list[float]:
    """The minimum of w'Mw / 2 - r'w for a positive definite M, one weight after another, again and again."""
    found = [0.0] * len(right)
    for _ in range(_SWEEPS):
        for at, line in enumerate(matrix):
            best = found[at] + (right[at] - sum(map(mul, line, found))) / line[at]
            found[at] = max(0.0, best) if welcome[at] else best
    return found


def fitted_spread(leads: Sequence[Lead]) -> tuple[tuple[float, float], float]:
    """The spread that makes the wins likeliest, and their mean log-likelihood; tried on a grid."""
    best = (1.0, 1.0), -1e9
    for at_end in (0.5, 1.0, 1.5, 2.0, 3.0):
        for more in (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0):
            total = 0.0
            for lead, left, share in leads:
                chance = 1 / (1 + exp(-max(-30.0, min(30.0, lead / (at_end + more * left)))))
                total += share * log(max(chance, 1e-9)) + (1 - share) * log(max(1 - chance, 1e-9))
            if total / len(leads) > best[1]:
                best = (at_end, more), total / len(leads)
    return best


def fit(brain: AnyPromiseBrain, matches: int, seed: int) -> tuple[Weights, float]:
    """Weights from so many matches, and the mean log-likelihood of their wins."""
    found = [
        position
        for seats, options, number in tables(brain, matches, seed)
        for position in positions(brain, seats, options, number)
    ]
    ages = len(found[0].ages)
    welcome = [name in brain.welcome for name in brain.names for _ in range(ages)]
    flat = least_squares((row for position in found for row in position.rows()), len(welcome), welcome)
    spread, likelihood = fitted_spread([lead for position in found[::3] for lead in position.leads(flat)])
    facts = {
        name: tuple(round(weight, 3) for weight in flat[at * ages : (at + 1) * ages])
        for at, name in enumerate(brain.names)
    }
    return Weights(spread, facts), likelihood


def written(weights: Weights, key: str) -> str:
    """The weights as TOML."""
    lines = [f"{name} = [{', '.join(f'{weight:.3f}' for weight in by_age)}]" for name, by_age in weights.facts.items()]
    return (
        f"# What one unit of each fact promises, in points. Written by: python -m engine.players.promises {key}\n\n"
        f"spread = [{weights.spread[0]}, {weights.spread[1]}]\n\n[facts]\n" + "\n".join(lines) + "\n"
    )


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.promises", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--matches", type=int, default=1_000)
    parser.add_argument("--rounds", type=int, default=3, help="play and fit so many times")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    brain = brain_of(registry.game(given.key))
    if not isinstance(brain, PromiseBrain):
        parser.error(f"{given.key} has no brain with promises")
    place = Path(str(files(brain.package).joinpath("weights.toml")))
    for turn in range(given.rounds):
        weights, likelihood = fit(brain, given.matches, split(given.seed, turn))
        brain.refit(weights)
        place.write_text(written(weights, given.key), encoding="utf-8")
        sys.stdout.write(f"round {turn + 1}: mean log-likelihood of the wins {likelihood:.4f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
