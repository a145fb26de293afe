"""Puzzles: positions in which one action is clearly best, and the script that finds them.

`python -m engine.players.puzzle KEY --count 36` plays matches by the rule of thumb with some random actions in between,
looks at positions with a strong player, and keeps those where one action wins clearly more often than every other and
the rule of thumb would miss it, unless the answer could be told from the other puzzles. It writes `puzzles.json` into
the game's folder; with `--add` it adds to those that are there, for which another `--seed` is needed. Nothing in them
comes from people.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from engine import registry
from engine.core.action import Action, parse_action
from engine.core.brain import Parts
from engine.core.chance import Fast, Seeded, seeded
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.match import replay, seed_from_hex
from engine.core.options import Options
from engine.players.advice import Advice
from engine.players.brains import AnyBrain, brain_of
from engine.players.levels import never, worlds_of
from engine.players.lookahead import Lookahead
from engine.players.search import Search
from engine.players.seeds import fast, split

FILE: Final = "puzzles.json"
GAP: Final = 0.08
"""So much more often than any other action the best one wins."""
SURE: Final = 3.0
"""Standard errors that the gap is wide, at least."""
ANSWERS: Final = 4
"""How many actions are offered at most, the best among them."""
FEWEST: Final = 3
MOST_SANE: Final = 14
THOROUGH: Final = 6
"""How many times the playouts of a strong player stand behind a puzzle."""
GLANCE: Final = 4
"""One in so many of those playouts shows whether a position is worth more of them: most are not."""
OFTEN: Final = 4
"""One in so many choices is looked at, so that puzzles are not next to one another."""
RANDOM: Final = 12
"""Of a hundred actions on the way, how many are random sane ones."""
LOWEST: Final = 0.15
HIGHEST: Final = 0.97
"""What the best action may be worth: beyond this the match is decided."""


FREE: Final = 2
"""So many times a kind of action may be best before it must be wrong as often: else it would be the answer always."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position to think about.

    rules_version, seats, options, seed, actions: how it came about, as in `engine.core.match.Record`.
    seat:    who is to act.
    ways:    the actions to choose from, in the order of the legal list.
    wins:    what each is worth to a strong player: its chance to win, 0 to 1.
    best:    the index of the best one.
    reasons: by source, how many points more the best one is expected to bring than the next best, the largest first.
    """

    rules_version: int
    seats: int
    options: Options
    seed: str
    actions: tuple[tuple[Seat, tuple[str | int, ...]], ...]
    seat: Seat
    ways: tuple[tuple[str | int, ...], ...]
    wins: tuple[float, ...]
    best: int
    reasons: Parts = ()


@cache
def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a game for the rules that it has now; none if it has no file."""
    file = files(f"engine.games.{game.key}") / FILE
    if not file.is_file():
        return ()
    found = msgspec.json.decode(file.read_bytes(), type=tuple[Puzzle, ...])
    return tuple(puzzle for puzzle in found if puzzle.rules_version == game.rules_version)


def position(game: AnyGame, puzzle: Puzzle) -> Any:
    """The state of a puzzle. Raises BadRecord if it was made for other rules."""
    actions = [(seat, parse_action(list(action))) for seat, action in puzzle.actions]
    return replay(game, puzzle.seats, puzzle.options, Seeded(seed=seed_from_hex(puzzle.seed)), actions)


def _kinds(action: Sequence[str | int]) -> set[tuple[str | int, ...]]:
    """What people would call the same answer elsewhere: what is done, and with what."""
    return {tuple(action[:1]), tuple(action[:2])}


def varied(puzzle: Puzzle, others: Sequence[Puzzle]) -> bool:
    """Whether the answer cannot be told from `others`: no kind of action that only the best one is of has been the
    answer nearly always when it was offered."""
    best = Counter[tuple[str | int, ...]]()
    offered = Counter[tuple[str | int, ...]]()
    for known in (*others, puzzle):
        alone = Counter(kind for way in known.ways for kind in _kinds(way))
        offered.update(kind for kind, ways in alone.items() if ways == 1)
        best.update(kind for kind in _kinds(known.ways[known.best]) if alone[kind] == 1)
    mine = _kinds(puzzle.ways[puzzle.best])
    return all(best[kind] <= FREE + offered[kind] / 2 for kind in mine)


def found_in(brain: AnyBrain, seats: int, options: Options, seed: int, others: Sequence[Puzzle] = ()) -> Puzzle | None:
    """The first puzzle of a match that goes with `others`, if it has one."""
    game = brain.game
    source = seeded(seed).seed
    state = game.setup(seats, options, Seeded(seed=source))
    chance = fast(seed, 0)
    done: list[tuple[Seat, Action]] = []
    while actors := game.actors(state):
        seat = actors[0]
        legal = game.legal(state, seat)
        if len(legal) >= FEWEST and not chance.below(OFTEN):
            told = _clear(brain, state, seat, legal, split(seed, len(done)))
            if told is not None:
                puzzle = _puzzle(game, state, seat, legal, told, source, done)
                if varied(puzzle, others):
                    return puzzle
        action = legal[0] if len(legal) == 1 else _move(brain, state, seat, legal, chance)
        game.perform(state, seat, action)
        done.append((seat, action))
    return None


def _move(brain: AnyBrain, state: Any, seat: Seat, legal: Sequence[Action], chance: Fast) -> Action:
    """How the match goes on: by the rule, or now and then by any sane action, so that positions differ."""
    if chance.below(100) >= RANDOM:
        return brain.policy(state, seat, legal, chance)
    sane = brain.sane(state, seat, legal)
    return sane[chance.below(len(sane))]


def _clear(brain: AnyBrain, state: Any, seat: Seat, legal: Sequence[Action], seed: int) -> Advice | None:
    """What a strong player says of a position, if it makes a puzzle."""
    if not brain.matters(state, seat):
        return None
    world = worlds_of(brain.game, brain, state, seat, seed)(0)
    sane = brain.sane(world, seat, legal)
    if not FEWEST <= len(sane) <= MOST_SANE:
        return None
    rule = brain.policy(world, seat, legal, fast(seed, 1))
    glance = _advice(brain, state, seat, sane, brain.playouts // GLANCE, split(seed, 4))
    if glance.best == rule or glance.alternatives[0].win - glance.alternatives[1].win < GAP / 2:
        return None
    first = _advice(brain, state, seat, sane, brain.playouts, split(seed, 2))
    if first.best == rule or not wide(first, 0.0):
        return None
    shown = [other.action for other in first.alternatives[:ANSWERS]]
    if rule not in shown:
        shown[-1] = rule  # the answer that tempts
    again = _advice(brain, state, seat, shown, THOROUGH * brain.playouts, split(seed, 3))
    return again if again.best == first.best and wide(again, SURE) else None


def _advice(brain: AnyBrain, state: Any, seat: Seat, actions: Sequence[Action], playouts: int, seed: int) -> Advice:
    """What a strong player says of some actions, from what `seat` can know."""
    world_of = worlds_of(brain.game, brain, state, seat, seed)
    if brain.open:
        return Lookahead(brain, world_of(0), seat).best_of(actions, never, explain=True)
    return Search(brain, world_of, seat, split(seed, 0)).best_of(actions, playouts, never, explain=True)


def wide(advice: Advice, sure: float) -> bool:
    """Whether the best action is clearly better than every other, in a position that is not decided.

    The next in line need not be the next best: what a search dropped early may have stood better by chance.
    """
    best, *others = advice.alternatives
    if not LOWEST < best.win < HIGHEST:
        return False
    return all(best.win - other.win >= max(GAP, sure * (best.error**2 + other.error**2) ** 0.5) for other in others)


def _puzzle(
    game: AnyGame,
    state: Any,
    seat: Seat,
    legal: Sequence[Action],
    told: Advice,
    source: bytes,
    done: Sequence[tuple[Seat, Action]],
) -> Puzzle:
    worth = {other.action: other.win for other in told.alternatives}
    ways = [action for action in legal if action in worth]
    return Puzzle(
        rules_version=game.rules_version,
        seats=state.seats,
        options=dict(state.options),
        seed=source.hex(),
        actions=tuple(done),
        seat=seat,
        ways=tuple(ways),
        wins=tuple(round(worth[action], 3) for action in ways),
        best=ways.index(told.best),
        reasons=tuple((key, round(points, 2)) for key, points in told.reasons),
    )


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.puzzle", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--count", type=int, default=36)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--add", action="store_true", help="keep the puzzles that are there")
    given = parser.parse_args(arguments)
    try:
        brain = brain_of(registry.game(given.key))
    except registry.UnknownGame as error:
        parser.error(str(error))
    if brain is None:
        parser.error(f"{given.key} has no brain")
    game = brain.game
    place = Path(str(files(f"engine.games.{game.key}").joinpath(FILE)))
    found: list[Puzzle] = []
    if given.add:
        for puzzle in puzzles_of(game):
            if varied(puzzle, found):
                found.append(puzzle)
    for number in count():
        if len(found) >= given.count:
            break
        seats = game.players[number % len(game.players)]
        puzzle = found_in(brain, seats, {}, split(given.seed, number), found)
        if puzzle is not None and puzzle not in found:
            found.append(puzzle)
            sys.stderr.write(f"{len(found)} of {given.count} puzzles in {number + 1} matches\n")
            lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in found)
            place.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
