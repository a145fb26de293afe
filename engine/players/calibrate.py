"""How far what the computer tells of chances can be believed: `python -m engine calibrate KEY`.

Matches of any options are played by good players who slip now and then. In each one choice is taken at random that is
worth a thought. What the judge says there of the best action (a hint, a lesson, a puzzle, the pair of a review) is
compared with how often its seat wins if it does that and all go on as before, and the curve of a review with how often
another seat wins from there, several times each with other draws. One position of a match, so no two figures of a band
depend on each other. `--write` fits the scale on which the judge's chances are told (`engine.players.scale`) to them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any, Final

import msgspec

from engine.core.chance import Fast, seeded
from engine.core.errors import BadOptions
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.players.advice import Advice
from engine.players.brains import AnyBrain, taught
from engine.players.duel import SURE
from engine.players.judge import judged
from engine.players.review import chances
from engine.players.scale import FILE, NONE, Scale, odds, scale_of
from engine.players.search import mean_of
from engine.players.seeds import fast, split
from engine.players.version import version_of

SLIPS: Final = 12
"""Of a hundred actions, how many are random sane ones."""
TIMES: Final = 8
"""So often all go on from a position."""
BANDS: Final = (0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1.0)
"""Upper ends of the bands of chances."""
ENOUGH: Final = 20
"""In a band with so many positions what is said ought to be within WITHIN of what came, as far as that can be told."""
WITHIN: Final = 0.05
_SHRINK: Final = 2.0
"""How much the fit is pulled to what was seen."""
_STEPS: Final = 20


class Sample(msgspec.Struct, frozen=True):
    """A position. seen: what the judge saw for the best action, before it is scaled.   won: how often its seat won.
    curve, rose: the chance of another seat on the curve, and how often that won."""

    seen: float
    won: float
    curve: float
    rose: float


class Band(msgspec.Struct, frozen=True):
    """What was said of positions that lie near each other: how many, its mean, the mean of what came, and how far to
    either side of that the truth lies, with 95 %."""

    count: int
    said: float
    came: float
    error: float

    @property
    def fits(self) -> bool:
        """Whether what was said may be within WITHIN of the truth; true where there are too few to tell."""
        return self.count < ENOUGH or abs(self.said - self.came) <= WITHIN + self.error


def samples(game: AnyGame, matches: int, seats: int, seed: int) -> list[Sample]:
    """One of each match that has a choice. Raises BadOptions, and ValueError for a game without a brain."""
    if seats not in game.players:
        raise BadOptions("bad-seats", seats_given=str(seats), low=game.players[0], high=game.players[-1])
    brain = taught(game)
    found = [_sample(brain, seats, split(seed, number)) for number in range(matches)]
    return [sample for sample in found if sample is not None]


def _sample(brain: AnyBrain, seats: int, seed: int) -> Sample | None:
    game = brain.game
    chance = fast(seed, 0)
    options = {option.key: option.choices[chance.below(len(option.choices))] for option in game.options}
    state = game.setup(seats, options, seeded(seed))
    stood: list[tuple[Any, Seat]] = []
    while actors := game.actors(state):
        legal = game.legal(state, actors[0])
        if len(legal) > 1 and brain.matters(state, actors[0]) and len(brain.sane(state, actors[0], legal)) > 1:
            stood.append((game.clone(state), actors[0]))
        _step(brain, state, chance)
    if not stood:
        return None
    state, seat = stood[chance.below(len(stood))]
    best = judged(brain, state, seat, goes_on=_no_further, scale=NONE).alternatives[0]
    other = (seat + 1 + chance.below(seats - 1)) % seats
    then = game.clone(state)
    game.perform(then, seat, best.action)
    won, rose = _wins(brain, then, seat, split(seed, 1)), _wins(brain, state, other, split(seed, 2))
    return Sample(best.win, won, chances(brain, state)[other], rose)


def _no_further(advice: Advice) -> bool:
    return False


def _wins(brain: AnyBrain, state: Any, seat: Seat, seed: int) -> float:
    """How often a seat wins from a position."""
    won = 0.0
    for number in range(TIMES):
        twin = brain.game.clone(state)
        twin.chance, chance = fast(split(seed, 0), number), fast(split(seed, 1), number)
        while (outcome := brain.game.outcome(twin)) is None:
            _step(brain, twin, chance)
        won += (outcome.ranks[seat] == 1) / outcome.ranks.count(1)
    return won / TIMES


def _step(brain: AnyBrain, state: Any, chance: Fast) -> None:
    """One action of a good player who slips now and then."""
    seat = brain.game.actors(state)[0]
    legal = brain.game.legal(state, seat)
    action = legal[0]
    if len(legal) > 1 and chance.below(100) < SLIPS:
        sane = brain.sane(state, seat, legal)
        action = sane[chance.below(len(sane))]
    elif len(legal) > 1:
        action = brain.good(state, seat, legal, chance)
    brain.game.perform(state, seat, action)


def bands(pairs: Sequence[tuple[float, float]]) -> list[Band]:
    """What was said against what came, the lowest first; bands without positions are left out."""
    found: list[Band] = []
    low = -1.0
    for high in BANDS:
        there = [pair for pair in pairs if low < pair[0] <= high]
        if there:
            came, error = mean_of([came for _, came in there])
            found.append(Band(len(there), sum(said for said, _ in there) / len(there), came, SURE * error))
        low = high
    return found


def fitted(found: Sequence[Sample], seats: int) -> Scale:
    """The scale that makes what came likeliest, by Newton's method."""
    even = odds(1 / seats)
    steep, lift = 1.0, 0.0
    for _ in range(_STEPS):
        slope = [_SHRINK * (1 - steep), -_SHRINK * lift]
        curve = [_SHRINK, 0.0, _SHRINK]
        for sample in found:
            there = odds(sample.seen) - even
            told = 1 / (1 + exp(-even - lift - steep * there))
            slope = [slope[0] + (sample.won - told) * there, slope[1] + sample.won - told]
            weight = told * (1 - told)
            curve = [curve[0] + weight * there * there, curve[1] + weight * there, curve[2] + weight]
        size = curve[0] * curve[2] - curve[1] ** 2
        steep += (curve[2] * slope[0] - curve[1] * slope[1]) / size
        lift += (curve[0] * slope[1] - curve[1] * slope[0]) / size
    return Scale(round(steep, 3), round(lift, 3), len(found), 1 / seats)


def write(game: AnyGame, seats: int, scale: Scale) -> None:
    """Put a scale where `scale_of` finds it, stamped with how the levels play."""
    place = Path(str(files("engine.players").joinpath(FILE)))
    known = tomllib.loads(place.read_text(encoding="utf-8"))
    mine = known.get(game.key, {})
    plays = version_of(game).plays
    kept = {name: mine[name] for name in ("two", "more") if name in mine and mine.get("plays") == plays}
    known[game.key] = kept | {"two" if seats == 2 else "more": [scale.steep, scale.lift, scale.positions]}
    lines = ["# steep, lift, positions (engine.players.scale). Written by: python -m engine calibrate KEY --write\n"]
    for key in sorted(known):
        stamp = plays if key == game.key else known[key]["plays"]
        scales = [f"{name} = {known[key][name]}" for name in ("two", "more") if name in known[key]]
        lines.append(f'[{key}]\nplays = "{stamp}"\n' + "\n".join(scales) + "\n")
    place.write_text("\n".join(lines), encoding="utf-8")
    scale_of.cache_clear()


def table(found: Sequence[Sample], scale: Scale) -> str:
    """All as a table for people; a line of what is not within five points of what came, and of enough positions to
    tell, ends in a cross."""
    told = [(scale.told(sample.seen), sample.won) for sample in found]
    lines: list[str] = []
    for title, pairs in (("judge", told), ("curve", [(sample.curve, sample.rose) for sample in found])):
        lines.append(f"{title:5}   positions   said %   won %   +-")
        for band in bands(pairs):
            said, came, error = (f"{100 * value:.1f}" for value in (band.said, band.came, band.error))
            lines.append(f"{band.count:17}{said:>9}{came:>8}{error:>5}{'' if band.fits else '  x'}")
    return "\n".join(lines)
