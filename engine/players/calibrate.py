"""How far what the computer expects can be believed: predicted chances to win against wins, expected points against
points played.

Matches are played by good players who slip now and then. Of each match one position is taken, at a random reading of
its clock, and of that one seat: so no two figures depend on each other, and the intervals are what they say. The
chance is that of the chart of a review, the mean over some playouts to the horizon; the points are those of the
brain's judgement there (`Brain.evaluate`), which only tell seats from one another and are not told to people unless
this table says that they may be.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from engine.core.chance import seeded
from engine.core.errors import BadOptions
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.players.brains import AnyBrain, taught
from engine.players.duel import SURE, wilson
from engine.players.search import mean_of, play_on, win_chances
from engine.players.seeds import fast, split

SLIPS: Final = 12
"""Of a hundred actions, how many are random sane ones."""
PLAYOUTS: Final = 16
"""Playouts behind a predicted chance."""
BANDS: Final = (0.02, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 0.98, 1.0)
"""Upper ends of the bands of predicted chances."""
GROUPS: Final = 5
"""In so many groups of equal size are the expected points told."""


class Sample(msgspec.Struct, frozen=True):
    """One seat in one position: what was expected of it, and what it got. won: its share of the win."""

    chance: float
    points: float
    won: float
    score: int


class Band(msgspec.Struct, frozen=True):
    """Predictions that lie near each other: how many, their mean, the mean of what came, and its 95 % interval."""

    count: int
    said: float
    came: float
    low: float
    high: float

    @property
    def fits(self) -> bool:
        """Whether what was said lies in the interval of what came."""
        return self.low <= self.said <= self.high


def samples(game: AnyGame, matches: int, seats: int, options: Mapping[str, object], seed: int) -> list[Sample]:
    """One of each match. Raises BadOptions, and ValueError for a game that nobody has taught computers to play."""
    if seats not in game.players:
        raise BadOptions("bad-seats", seats_given=str(seats), low=game.players[0], high=game.players[-1])
    brain = taught(game)
    return [_sample(brain, seats, options, split(seed, number)) for number in range(matches)]


def _sample(brain: AnyBrain, seats: int, options: Mapping[str, object], seed: int) -> Sample:
    game = brain.game
    state = game.setup(seats, options, seeded(seed))
    chance = fast(seed, 0)
    stood: list[Any] = []
    clock = -1
    while actors := game.actors(state):
        if brain.clock(state) > clock:
            clock = brain.clock(state)
            stood.append(game.clone(state))
        seat = actors[0]
        legal = game.legal(state, seat)
        action = legal[0]
        if len(legal) > 1 and chance.below(100) < SLIPS:
            sane = brain.sane(state, seat, legal)
            action = sane[chance.below(len(sane))]
        elif len(legal) > 1:
            action = brain.good(state, seat, legal, chance)
        game.perform(state, seat, action)
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("a match without actors has an outcome")
    seat = chance.below(seats)
    said, points = _expected(brain, stood[chance.below(len(stood))], seat, split(seed, 1))
    return Sample(said, points, (outcome.ranks[seat] == 1) / outcome.ranks.count(1), outcome.scores[seat])


def _expected(brain: AnyBrain, state: Any, seat: Seat, seed: int) -> tuple[float, float]:
    """The chance of a seat to win and its points, on average over playouts to the horizon."""
    until = brain.horizon(state)
    wins, points = 0.0, 0.0
    playouts = 1 if brain.open else PLAYOUTS
    for number in range(playouts):
        twin = brain.game.clone(state)
        twin.chance = fast(split(seed, 0), number)
        play_on(brain, twin, split(seed, 1), number, until, well=brain.open)
        expected = brain.evaluate(twin)
        wins += win_chances(brain, twin, expected)[seat] / playouts
        points += expected[seat] / playouts
    return wins, points


def chances(found: Sequence[Sample]) -> list[Band]:
    """Predicted chances against wins, the lowest first; bands without predictions are left out."""
    bands: list[Band] = []
    low = -1.0
    for high in BANDS:
        there = [sample for sample in found if low < sample.chance <= high]
        if there:
            won = sum(sample.won for sample in there)
            said = sum(sample.chance for sample in there) / len(there)
            bands.append(Band(len(there), said, won / len(there), *wilson(won, len(there))))
        low = high
    return bands


def points(found: Sequence[Sample]) -> list[Band]:
    """Expected points against those played, the fewest first."""
    order = sorted(found, key=lambda sample: sample.points)
    bands: list[Band] = []
    for group in range(GROUPS):
        there = order[group * len(order) // GROUPS : (group + 1) * len(order) // GROUPS]
        if len(there) > 1:
            came, error = mean_of([sample.score for sample in there])
            said = sum(sample.points for sample in there) / len(there)
            bands.append(Band(len(there), said, came, came - SURE * error, came + SURE * error))
    return bands


def table(found: Sequence[Sample]) -> str:
    """Both as a table for people; a line whose interval does not hold what was said ends in a cross."""
    lines = ["chance to win, %   positions   said   won   95 % interval"]
    for band in chances(found):
        said, came, low, high = (f"{100 * value:.1f}" for value in (band.said, band.came, band.low, band.high))
        lines.append(f"{'':17}{band.count:12}{said:>7}{came:>6}   {low} to {high}{'' if band.fits else '  x'}")
    lines.append("points             positions   said   played   95 % interval")
    for band in points(found):
        said, came, low, high = (f"{value:.1f}" for value in (band.said, band.came, band.low, band.high))
        lines.append(f"{'':17}{band.count:12}{said:>7}{came:>9}   {low} to {high}{'' if band.fits else '  x'}")
    return "\n".join(lines)
