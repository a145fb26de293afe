"""Fits the weights of a linear brain to matches that it plays against itself: `python -m engine.players.fit KEY`.

Positions are taken from matches of good players in which some actions are random (so that there is something to tell
apart), at one moment per turn of the match's clock. The weights maximise the likelihood of who won, a conditional
logit over the seats (McFadden 1974), by Newton's method with a little shrinkage. Run it again until the
weights stay: they change how the next matches are played. Writes `weights.toml` into the game's folder.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from math import exp, log
from pathlib import Path
from typing import Any

from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.linear import LATE, POINTS, LinearBrain
from engine.core.options import Options
from engine.players.brains import AnyBrain, brain_of
from engine.players.seeds import fast, split

Sample = tuple[list[list[float]], list[float]]
"""A position: the features of each seat, and each seat's share of the win in the end."""

_RANDOM = 12
"""Of a hundred actions, how many are random sane ones."""
_SHRINK = 2.0
_STEPS = 6
"""Newton's method needs no more."""


def samples(brain: LinearBrain[Any], seats: int, options: Options, seed: int) -> Iterator[Sample]:
    """The positions of one match."""
    game = brain.game
    state = game.setup(seats, options, seeded(seed))
    chance = fast(seed, 0)
    clock = -1
    found: list[list[list[float]]] = []
    while game.actors(state):
        if brain.clock(state) > clock:
            clock = brain.clock(state)
            found.append(_rows(brain, state))
        step(brain, state, chance)
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("a match without actors has an outcome")
    winners = outcome.ranks.count(1)
    shares = [(rank == 1) / winners for rank in outcome.ranks]
    return iter([(rows, shares) for rows in found])


def _rows(brain: LinearBrain[Any], state: Any) -> list[list[float]]:
    late = brain.progress(state)
    points = brain.standing(state)
    return [[points[seat], points[seat] * late, *brain.features(state, seat)] for seat in range(state.seats)]


def step(brain: AnyBrain, state: Any, chance: Fast) -> None:
    """One action of a match to learn from: by the rule, or now and then any sane one."""
    game = brain.game
    seat = game.actors(state)[0]
    legal = game.legal(state, seat)
    if len(legal) > 1 and chance.below(100) < _RANDOM:
        legal = brain.sane(state, seat, legal)
        action = legal[chance.below(len(legal))]
    else:
        action = legal[0] if len(legal) == 1 else brain.policy(state, seat, legal, chance)
    game.perform(state, seat, action)


def newton(data: Sequence[Sample], size: int) -> tuple[list[float], float]:
    """The `size` weights that make the wins likeliest, and the mean log-likelihood of a position."""
    weights = [0.0] * size
    likelihood = 0.0
    for _ in range(_STEPS):
        slope = [-_SHRINK * weight for weight in weights]
        curve = [[_SHRINK * (row == column) for column in range(size)] for row in range(size)]
        likelihood = 0.0
        for rows, shares in data:
            sums = [sum([weight * value for weight, value in zip(weights, row, strict=True)]) for row in rows]
            top = max(sums)
            odds = [exp(value - top) for value in sums]
            total = sum(odds)
            chances = [value / total for value in odds]
            likelihood += sum(share * log(max(chance, 1e-12)) for share, chance in zip(shares, chances, strict=True))
            mean = [
                sum([chance * value for chance, value in zip(chances, column, strict=True)])
                for column in zip(*rows, strict=True)
            ]
            for row, share, chance in zip(rows, shares, chances, strict=True):
                apart = [value - middle for value, middle in zip(row, mean, strict=True)]
                for at, value in enumerate(apart):
                    if value:
                        slope[at] += (share - chance) * value
                        line = curve[at]
                        scaled = chance * value
                        for other in range(at + 1):
                            line[other] += scaled * apart[other]
        for at in range(size):
            for other in range(at):
                curve[other][at] = curve[at][other]
        weights = [weight + step for weight, step in zip(weights, solve(curve, slope), strict=True)]
    return weights, likelihood / len(data)


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x with `matrix` x = `right`, for a symmetric matrix without zero pivots, by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                rows[below] = [value - factor * top for value, top in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum(rows[at][other] * found[other] for other in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def tables(brain: AnyBrain, matches: int, seed: int) -> Iterator[tuple[int, Options, int]]:
    """Seats, options and a seed for each match: every number of players and every choice as often as any other."""
    game = brain.game
    for number in range(matches):
        chance = fast(seed, number)
        seats = game.players[chance.below(len(game.players))]
        options = {option.key: option.choices[chance.below(len(option.choices))] for option in game.options}
        yield seats, options, split(seed, number)


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.fit", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--matches", type=int, default=2_000)
    parser.add_argument("--rounds", type=int, default=3, help="play and fit so many times")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        brain = brain_of(registry.game(given.key))
    except registry.UnknownGame as error:
        parser.error(str(error))
    if not isinstance(brain, LinearBrain):
        parser.error(f"{given.key} has no brain with weights")
    names = (POINTS, LATE, *brain.names)
    quick = names[: 2 + len(brain.quick)] if brain.quick else ()
    fitted: list[dict[str, float]] = []
    for turn in range(given.rounds):
        data = [
            sample
            for seats, options, seed in tables(brain, given.matches, split(given.seed, turn))
            for sample in samples(brain, seats, options, seed)
        ]
        weights, likelihood = newton(data, len(names))
        rule = newton([([row[: len(quick)] for row in rows], shares) for rows, shares in data], len(quick))[0]
        fitted = [dict(zip(names, weights, strict=True)), dict(zip(quick, rule, strict=True))]
        brain = type(brain)(*fitted)
        sys.stderr.write(f"round {turn + 1}: {len(data)} positions, mean log-likelihood {likelihood:.4f}\n")
    text = (
        f"# What each feature adds to the log-odds of winning. Written by: python -m engine.players.fit {given.key}"
        f" --matches {given.matches} --rounds {given.rounds} --seed {given.seed}\n"
    )
    for title, table in zip(("weights", "rule"), fitted, strict=True):
        if table:
            text += f"\n[{title}]\n" + "".join(f"{name} = {weight:.4f}\n" for name, weight in table.items())
    Path(str(sys.modules[type(brain).__module__].__file__)).with_name("weights.toml").write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
