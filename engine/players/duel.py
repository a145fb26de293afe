"""Matches between two levels: how strong one is against the other, what it costs, and which blunders it makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from math import sqrt
from typing import Final

import msgspec

from engine.core.chance import seeded
from engine.core.errors import BadOptions
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.options import Option, Options, OptionValue, complete
from engine.players.brains import brain_of
from engine.players.levels import LEVELS, UnknownLevel, decide
from engine.players.seeds import split

SURE: Final = 1.96
"""Standard deviations to either side that hold 95 % of a normal distribution."""


class Side(msgspec.Struct):
    """What one side did. milliseconds: processor time of each decision that was one; blunders: by id."""

    milliseconds: list[float] = []
    blunders: Counter[str] = msgspec.field(default_factory=Counter[str])


class Duel(msgspec.Struct):
    """The matches of one seat of `me` against all other seats of `them`.

    wins: how many `me` won, a shared win by its share. my_points, their_points: summed over the matches, the mean of
    the others in each. groups: wins and matches by option and choice, where the options were rotated.
    """

    matches: int = 0
    wins: float = 0.0
    my_points: float = 0.0
    their_points: float = 0.0
    me: Side = msgspec.field(default_factory=Side)
    them: Side = msgspec.field(default_factory=Side)
    groups: dict[str, dict[OptionValue, tuple[float, int]]] = {}

    def count(self, option: str, choice: OptionValue, won: float) -> None:
        """One more match with this choice, in which `me` won so much."""
        group = self.groups.setdefault(option, {})
        wins, matches = group.get(choice, (0.0, 0))
        group[choice] = wins + won, matches + 1


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % score interval of a share of wins (Wilson 1927)."""
    share = wins / matches
    square = SURE * SURE / matches
    middle = share + square / 2
    half = SURE * sqrt(share * (1 - share) / matches + square / (4 * matches))
    return (middle - half) / (1 + square), (middle + half) / (1 + square)


def every_table(game: AnyGame, seats: int, fixed: Mapping[str, object]) -> list[Options]:
    """Every different combination of choices for so many players, with those in `fixed` as they are.

    Raises BadOptions.
    """

    def choices(option: Option) -> tuple[object, ...]:
        return (fixed[option.key],) if option.key in fixed else option.choices

    keys = [option.key for option in game.options]
    chosen = product(*map(choices, game.options))
    tables = [complete(game.options, seats, dict(zip(keys, one, strict=True))) for one in chosen]
    return [table for at, table in enumerate(tables) if table not in tables[:at]]


def fewest(game: AnyGame) -> int:
    """How many seats a duel has where nothing else is said: two, or as few as the game needs."""
    return max(2, game.players[0])


def duel(
    game: AnyGame,
    me: str,
    them: str,
    matches: int,
    seats: int,
    options: Mapping[str, object],
    seed: int,
    clock: Callable[[], float],
    *,
    every_option: bool = False,
) -> Duel:
    """Play `matches` matches; seed by seed, `me` sits on every seat in turn.

    options: the choices of the table, the others at their defaults; with `every_option`, those that are fixed, while
    the seeds go through all combinations of the others, one after the other and again from the first.
    clock: the seconds of processor time used so far. Raises UnknownLevel, BadOptions.
    """
    for level in (me, them):
        if level not in LEVELS:
            raise UnknownLevel("unknown-level", given=level[:60], levels=LEVELS)
    if seats not in game.players:
        raise BadOptions("bad-seats", seats_given=str(seats), low=game.players[0], high=game.players[-1])
    tables = every_table(game, seats, options) if every_option else []
    result = Duel()
    for number in range(matches):
        seat = number % seats
        levels = [me if place == seat else them for place in range(seats)]
        sides = [result.me if place == seat else result.them for place in range(seats)]
        deal = number // seats
        table = tables[deal % len(tables)] if tables else options
        ranks, scores = _match(game, levels, sides, table, split(seed, deal), clock)
        won = (ranks[seat] == 1) / ranks.count(1)
        result.matches += 1
        result.wins += won
        if tables:
            for option, choice in tables[deal % len(tables)].items():
                result.count(option, choice, won)
        result.my_points += scores[seat]
        result.their_points += (sum(scores) - scores[seat]) / (seats - 1)
    return result


def _match(
    game: AnyGame,
    levels: list[str],
    sides: list[Side],
    options: Mapping[str, object],
    seed: int,
    clock: Callable[[], float],
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """One match to its end: ranks and scores."""
    brain = brain_of(game)
    state = game.setup(len(levels), options, seeded(seed))
    done = 0
    while (outcome := game.outcome(state)) is None:
        seat: Seat = game.actors(state)[0]
        legal = game.legal(state, seat)
        action = legal[0]
        if len(legal) > 1:
            start = clock()
            action = decide(game, state, seat, levels[seat], split(seed, done)).best
            sides[seat].milliseconds.append(1_000 * (clock() - start))
        blunder = brain.blunder(state, seat, action) if brain and len(legal) > 1 else None
        if blunder is not None:
            sides[seat].blunders[blunder] += 1
        game.apply(state, seat, action)
        done += 1
    return outcome.ranks, outcome.scores


def report(result: Duel) -> dict[str, object]:
    """The figures of a duel, rounded for people."""
    low, high = wilson(result.wins, result.matches)
    return {
        "matches": result.matches,
        "win_rate": round(result.wins / result.matches, 3),
        "interval_95": [round(low, 3), round(high, 3)],
        "points": [round(points / result.matches, 1) for points in (result.my_points, result.their_points)],
        "me": _told(result.me),
        "them": _told(result.them),
        "by_option": {
            option: {str(choice): [round(wins, 2), matches] for choice, (wins, matches) in group.items()}
            for option, group in result.groups.items()
        },
    }


def _told(side: Side) -> dict[str, object]:
    times = sorted(side.milliseconds)
    if not times:
        return {"decisions": 0, "blunders": {}}
    return {
        "decisions": len(times),
        "ms_mean": round(sum(times) / len(times), 2),
        "ms_p95": round(times[int(0.95 * (len(times) - 1))], 2),
        "ms_max": round(times[-1], 2),
        "blunders": dict(side.blunders),
    }
