"""Whether the answer of a puzzle stands in harder looks than those that found it, in worlds that no judgement saw.

One goes twice as far ahead. The other goes to the end of the match: in an open game by an exact search where that is
small enough, else with players who slip now and then, since one line of play proves little. Both may be taken in
pieces, since together they take seconds; what comes of them is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from engine.core.action import Action
from engine.core.chance import Fast
from engine.core.event import Seat
from engine.players.brains import AnyBrain
from engine.players.judge import Round, final_worlds, further, seed_of
from engine.players.levels import worlds_of
from engine.players.lookahead import Lookahead, TooDeepError
from engine.players.scale import Scale, scale_of
from engine.players.search import Arm, WorldOf, never, play_on, prospects
from engine.players.seeds import fast, split
from engine.players.thoughts import Thought, whole

GAP: Final = 0.08
"""So much more often than any other action the best one wins."""
ENDS: Final = 64
"""So many playouts of each action to the end stand behind a puzzle, at least, and up to so many times as many where
they do not tell at once."""
MOST_ENDS: Final = 8
BATCH: Final = 16
SLIPS: Final = 20
"""Of a hundred actions in those of an open game, how many are random sane ones: else there would be only one way on."""
POSITIONS: Final = 240_000
"""So many positions a search of an open game looks at, at most."""
_TO_THE_END: Final = 1 << 30
_HARDER: Final = 100
"""What the chance of harder looks is for, among the numbers that follow from the seed of a position."""

_Rows = tuple[tuple[float, ...], ...]
"""For each world what each of the actions has won in it."""


class Trial(msgspec.Struct, frozen=True):
    """How far an answer has been tried.

    ahead:  what each action won in each world so far, seen twice as far ahead.
    ends:   the same at the end of the match.
    stands: whether the answer does; None while that is not known.
    """

    ahead: _Rows = ()
    ends: _Rows = ()
    stands: bool | None = None


def stands(brain: AnyBrain, state: Any, seat: Seat, best: Action, ways: Sequence[Action], times: int = 1) -> bool:
    """Whether `best` of these actions is clearly the best one in harder looks too. times: the budget."""
    trial = Trial()
    while trial.stands is None:
        trial = whole(tried(brain, state, seat, best, ways, trial, times))
    return trial.stands


def tried(
    brain: AnyBrain,
    state: Any,
    seat: Seat,
    best: Action,
    ways: Sequence[Action],
    trial: Trial,
    times: int = 1,
    enough: Callable[[], bool] = never,
    most: int = 0,
) -> Thought[Trial]:
    """A trial that is not over after one look more, as far as that gets.

    enough: asked between worlds; True ends it with what has come so far.
    most: instead of MOST_ENDS, if it is above 0; whatever stands with fewer stands with more.
    """
    seed = split(seed_of(brain.game, state, seat), _HARDER + times)
    world_of = worlds_of(brain.game, brain, state, seat, seed)
    worlds = times * final_worlds(brain)
    if brain.open and not trial.ahead:
        return (yield from _tried_open(brain, world_of(0), seat, best, ways, times))
    if not brain.open and len(trial.ahead) < worlds:
        world = world_of(0)
        until = 2 * brain.horizon(world) - brain.clock(world)
        look = Round(brain, world_of, seat, split(seed, 0), until)
        arms = yield from look.weighed(ways, worlds, first=len(trial.ahead), enough=enough)
        ahead = trial.ahead + _rows(arms)
        scale = scale_of(brain.game, state.seats)
        falls = len(ahead) == worlds and not _all_worse(_arms(ways, ahead), best, scale)
        return Trial(ahead, stands=False if falls else None)
    ends = trial.ends
    while True:
        ends += (_at_the_end(brain, world_of, seat, ways, split(seed, 1), len(ends)),)
        yield
        sure = _told_by_the_end(ways, ends, best, times, most or MOST_ENDS)
        if sure is not None or enough():
            return msgspec.structs.replace(trial, ends=ends, stands=sure)


def _tried_open(
    brain: AnyBrain, world: Any, seat: Seat, best: Action, ways: Sequence[Action], times: int
) -> Thought[Trial]:
    """The look ahead where nothing is hidden and nothing is drawn; perhaps it sees the end."""
    sure = yield from _seen_to_the_end(brain, world, seat, best, ways, times)
    if sure is not None:
        return Trial(stands=sure)
    try:
        look = Lookahead(brain, world, seat, positions=times * POSITIONS)
        found = yield from look.arms(ways, further(brain, world))
    except TooDeepError:
        return Trial(stands=False)
    arms = [found[way][0] for way in ways]
    return Trial(_rows(arms), stands=None if _all_worse(arms, best, scale_of(brain.game, world.seats)) else False)


def _seen_to_the_end(
    brain: AnyBrain, world: Any, seat: Seat, best: Action, ways: Sequence[Action], times: int
) -> Thought[bool | None]:
    """Whether `best` wins more than each other action when all is seen to the end; None where that is too far."""
    if world.seats > 2:  # the others are not taken to find the best answer
        return None
    others = [action for action in ways if action != best]
    try:
        found = yield from Lookahead(brain, world, seat, positions=times * POSITIONS).ends([best, *others])
    except TooDeepError:
        return None
    return all(found[best] - found[other] >= GAP for other in others)


def _at_the_end(
    brain: AnyBrain, world_of: WorldOf, seat: Seat, ways: Sequence[Action], seed: int, number: int
) -> tuple[float, ...]:
    """What each action wins in a playout to the end of the match in the world with this number."""
    wins: list[float] = []
    for action in ways:
        state = world_of(number)
        brain.game.perform(state, seat, action)
        if brain.open:
            _play_loosely(brain, state, fast(seed, number))
        else:
            play_on(brain, state, seed, number, _TO_THE_END)
        wins.append(prospects(brain, state, seat)[0])
    return tuple(wins)


def _told_by_the_end(ways: Sequence[Action], ends: _Rows, best: Action, times: int, most: int) -> bool | None:
    """Whether `best` clearly wins more often than the others; None where more playouts are needed to tell."""
    seen = len(ends)
    if seen < times * ENDS or seen % BATCH:
        return None
    arms = _arms(ways, ends)
    if _all_worse(arms, best, Scale()):
        return True
    first = next(arm for arm in arms if arm.action == best)
    told = [arm.seen(first) for arm in arms if arm is not first]
    if seen >= times * ENDS * most or any(other.gap + 2 * other.gap_error < GAP / 2 for other in told):
        return False
    return None


def _play_loosely(brain: AnyBrain, state: Any, chance: Fast) -> None:
    """Play to the end in place, everybody as a good player who slips now and then."""
    while actors := brain.game.actors(state):
        seat = actors[0]
        legal = brain.game.legal(state, seat)
        slips = len(legal) > 1 and chance.below(100) < SLIPS
        if slips:
            legal = brain.sane(state, seat, legal)
            action = legal[chance.below(len(legal))]
        else:
            action = legal[0] if len(legal) == 1 else brain.good(state, seat, legal, chance)
        brain.game.perform(state, seat, action)


def _all_worse(arms: Sequence[Arm], best: Action, scale: Scale) -> bool:
    first = next(arm for arm in arms if arm.action == best)
    return all(arm.told(first, scale).worse for arm in arms if arm is not first)


def _rows(arms: Sequence[Arm]) -> _Rows:
    return tuple(zip(*(arm.wins for arm in arms), strict=True))


def _arms(ways: Sequence[Action], rows: _Rows) -> list[Arm]:
    """What is known of each action, from what it has won."""
    arms = [Arm(action) for action in ways]
    for arm, wins in zip(arms, zip(*rows, strict=True), strict=True):
        arm.wins = list(wins)
    return arms
