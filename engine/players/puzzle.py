"""Puzzles: positions in which one action is clearly best, and the script that finds them.

`python -m engine.players.puzzle KEY --count 36` plays matches by the rule of thumb with some random actions in between,
and keeps positions of which the computer says (`engine.players.judge`) that one action wins clearly more often than
every other, and by much, where the rule of thumb would miss it and the answer could not be told from the other puzzles.
The answer must stand in harder looks too: in worlds that no judgement saw, twice as far ahead, and to the end of the
match. It writes `puzzles.json` into the game's folder; with `--add` it adds to those that are there, for which another
`--seed` is needed; with `--again` it judges those that are there anew and keeps what stands. `python -m engine puzzles`
looks over what is stored with four times the budget. Nothing in these comes from people.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from engine import registry
from engine.core.action import Action, parse_action
from engine.core.chance import Fast, Seeded, seeded
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.match import replay, seed_from_hex
from engine.core.options import Options
from engine.players.advice import Advice, Reason
from engine.players.brains import AnyBrain, taught
from engine.players.judge import judged
from engine.players.levels import never, worlds_of
from engine.players.search import Search
from engine.players.seeds import fast, split
from engine.players.trial import GAP, stands

FILE: Final = "puzzles.json"
WON: Final = 0.97
"""Where the best one wins so often the match is decided, unless the others are far from it."""
FAR: Final = 0.3
LOWEST: Final = 0.15
"""What the best action is worth at least: below this the match is lost."""
ANSWERS: Final = 4
"""How many actions are offered at most, the best among them."""
FEWEST: Final = 3
MOST_SANE: Final = 14
GLANCE: Final = 4
"""One in so many of a strong player's playouts shows whether a position is worth a judgement: most are not."""
OFTEN: Final = 3
"""One in so many choices is looked at, so that puzzles are not next to one another."""
RANDOM: Final = 12
"""Of a hundred actions on the way, how many are random sane ones."""
HARDER: Final = 4
"""Puzzles are looked over with so many times all of that."""

FREE: Final = 2
"""So many times a kind of action may be best before it must be wrong as often: else it would be the answer always."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position to think about.

    rules_version, seats, options, seed, actions: how it came about, as in `engine.core.match.Record`.
    seat:    who is to act.
    ways:    the actions to choose from, in the order of the legal list.
    wins:    what each is worth: its chance to win, 0 to 1, as in any advice about this position.
    best:    the index of the best one.
    errors:  the standard error of how much more often the best one wins than each.
    why:     why the best one wins more often than the next best.
    people:  whether it comes from a match of people.
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
    errors: tuple[float, ...] = ()
    why: tuple[Reason, ...] = ()
    people: bool = False


def puzzles_of(game: AnyGame) -> tuple[Puzzle, ...]:
    """The puzzles of a game for the rules that it has now; none if it has no file. Read anew each time."""
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
                puzzle = puzzle_of(game, state, seat, legal, told, source, done)
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
    """What the computer thinks of a position, if it makes a puzzle."""
    world_of = worlds_of(brain.game, brain, state, seat, seed)
    world = world_of(0)
    if not brain.matters(world, seat):
        return None
    sane = brain.sane(world, seat, legal)
    if not FEWEST <= len(sane) <= MOST_SANE:
        return None
    rule = brain.policy(world, seat, legal, fast(seed, 1))
    if not brain.open:
        first, second, *_ = Search(brain, world_of, seat, split(seed, 4)).race(sane, brain.playouts // GLANCE, never)
        if first.action == rule or first.gap(second)[0] < GAP / 2:
            return None
    return made_of(brain, state, seat, rule)


def made_of(brain: AnyBrain, state: Any, seat: Seat, rule: Action) -> Advice | None:
    """What the computer thinks of the answers that a puzzle offers in this position; None if it makes none.

    rule: what the rule of thumb would do there.
    """
    shown = first_look(brain, state, seat, rule)
    told = closer_look(brain, state, seat, rule, shown) if shown else None
    if told is None or not stands(brain, state, seat, told.best, [other.action for other in told.alternatives]):
        return None
    return told


def first_look(brain: AnyBrain, state: Any, seat: Seat, tempting: Action) -> tuple[Action, ...]:
    """The answers that may be offered in a position in which somebody is tempted to do `tempting`; none if it surely
    makes no puzzle."""
    first = judged(brain, state, seat)
    if first.best == tempting or len(first.alternatives) < 2 or first.alternatives[1].gap < GAP / 2:
        return ()
    shown = tuple(other.action for other in offered(first, tempting).alternatives)
    return shown if len({*shown, tempting}) >= FEWEST else ()


def closer_look(brain: AnyBrain, state: Any, seat: Seat, tempting: Action, shown: Sequence[Action]) -> Advice | None:
    """What the computer thinks of the answers that a puzzle offers, all of them looked at closely; None if it makes
    none. Whether it stands in harder looks is not known yet (`engine.players.trial`).

    shown: what `first_look` has found.
    """
    told = offered(judged(brain, state, seat, tuple(dict.fromkeys((*shown, tempting)))), tempting)
    return told if len(told.alternatives) >= FEWEST and wide(told) else None


def offered(advice: Advice, rule: Action) -> Advice:
    """Only the answers of an advice that a puzzle offers: the best ones and, as it tempts, what the rule would do."""
    best, *others = advice.alternatives
    tempting = [other for other in others if other.action == rule]
    rest = [other for other in others if other.action != rule]
    kept = sorted((tempting + rest)[: ANSWERS - 1], key=others.index)
    return msgspec.structs.replace(advice, alternatives=(best, *kept))


def wide(advice: Advice) -> bool:
    """Whether the best action is clearly better than every other, and by much, in a match that is not decided."""
    best, *others = advice.alternatives
    if not advice.clear or best.win <= LOWEST:
        return False
    return all(other.gap >= (FAR if best.win >= WON else GAP) for other in others)


def puzzle_of(
    game: AnyGame,
    state: Any,
    seat: Seat,
    legal: Sequence[Action],
    told: Advice,
    source: bytes,
    done: Sequence[tuple[Seat, Action]],
) -> Puzzle:
    """The puzzle of a position with what is thought of its answers (`made_of`). source: the seed of the match.
    done: what has led there."""
    worth = {other.action: other for other in told.alternatives}
    ways = [action for action in legal if action in worth]
    return Puzzle(
        rules_version=game.rules_version,
        seats=state.seats,
        options=dict(state.options),
        seed=source.hex(),
        actions=tuple(done),
        seat=seat,
        ways=tuple(ways),
        wins=tuple(round(worth[action].win, 3) for action in ways),
        best=ways.index(told.best),
        errors=tuple(round(worth[action].gap_error, 3) for action in ways),
        why=tuple(msgspec.structs.replace(reason, win=round(reason.win, 3)) for reason in told.reasons),
    )


def again(brain: AnyBrain, puzzle: Puzzle) -> Puzzle | None:
    """A puzzle as it is judged now; None if it makes none any more."""
    game, seat = brain.game, puzzle.seat
    state = position(game, puzzle)
    legal = game.legal(state, seat)
    rule = brain.policy(worlds_of(game, brain, state, seat, 1)(0), seat, legal, fast(1, 1))
    told = made_of(brain, state, seat, rule)
    if told is None:
        return None
    done = [(one, parse_action(list(action))) for one, action in puzzle.actions]
    return puzzle_of(game, state, seat, legal, told, seed_from_hex(puzzle.seed), done)


def falls(brain: AnyBrain, puzzle: Puzzle, times: int = HARDER) -> bool:
    """Whether a puzzle does not stand under so many times the budget that it was found with, in other worlds."""
    ways = [parse_action(list(way)) for way in puzzle.ways]
    return not stands(brain, position(brain.game, puzzle), puzzle.seat, ways[puzzle.best], ways, times)


def write(place: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write the file of a game."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    place.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.puzzle", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--count", type=int, default=36)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--add", action="store_true", help="keep the puzzles that are there")
    parser.add_argument("--again", action="store_true", help="of those that are there keep what stands as judged now")
    given = parser.parse_args(arguments)
    try:
        brain = taught(registry.game(given.key))
    except (registry.UnknownGame, ValueError) as error:
        parser.error(str(error))
    game = brain.game
    place = Path(str(files(f"engine.games.{game.key}").joinpath(FILE)))

    found: list[Puzzle] = []
    if given.add or given.again:
        stored = puzzles_of(game)
        for number, known in enumerate(stored, 1):
            puzzle = again(brain, known) if given.again else known
            if puzzle is not None and varied(puzzle, found):
                found.append(puzzle)
            else:
                sys.stderr.write(f"{given.key}: puzzle {number} falls\n")
            if given.again:  # it takes hours: what is not looked at yet stays until it is
                write(place, [*found, *stored[number:]])
    for number in count():
        if len(found) >= given.count:
            break
        seats = game.players[number % len(game.players)]
        puzzle = found_in(brain, seats, {}, split(given.seed, number), found)
        if puzzle is not None and puzzle not in found:
            found.append(puzzle)
            sys.stderr.write(f"{len(found)} of {given.count} puzzles in {number + 1} matches\n")
            write(place, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
