"""Finds fresh puzzles: positions of matches that the computer plays with itself, in which its rule of thumb would go
wrong. Nothing in them comes from people.

`python -m engine.players.seek KEY --count 36` plays matches by the rule of thumb with some random actions in between,
keeps what makes a puzzle (`engine.players.puzzle`), and writes it into the game's folder. With `--add` it adds to what
is there, for which another `--seed` is needed; with `--again` it judges what is there anew, keeps what is still clear,
and stamps it.

Most positions make none, so what costs least and throws out most comes first: the rules' own words, a glance, a
judgement without its harder look, what the other puzzles tell, that look, and at last the trial. The bot takes the same
steps one by one, as jobs: `glimpsed` here, then those of `engine.players.missed` with what the rule of thumb would do
as the choice.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib.resources import files
from itertools import count
from pathlib import Path
from typing import Any, Final

import msgspec

from engine import registry
from engine.core.action import Action, parse_action
from engine.core.chance import Fast, Seeded, seeded
from engine.core.event import Seat
from engine.core.match import Record
from engine.players.brains import AnyBrain, taught
from engine.players.choose import within
from engine.players.judge import glance
from engine.players.levels import worlds_of
from engine.players.missed import posed, proved, tempted
from engine.players.puzzle import FEWEST, FILE, Puzzle, again, stored, untold, varied
from engine.players.search import never
from engine.players.seeds import fast, split
from engine.players.thoughts import InPieces, Thought, whole
from engine.players.trial import GAP, Trial

MOST_SANE: Final = 14
OFTEN: Final = 3
"""One in so many choices is looked at, so that puzzles are not next to one another."""
RANDOM: Final = 12
"""Of a hundred actions on the way, how many are random sane ones."""
MOST_ENDS: Final = 2
"""A trial that has not told by so many times its playouts to the end is given up, for most that stand do so at once and
the others take most of the time (`engine.players.trial`): another position is found sooner."""
_LOOK: Final = 60.0
"""Seconds of processor time after which the script is told how far a trial is."""


class Glimpse(msgspec.Struct, frozen=True):
    """How far a match was looked at.

    done:   after so many actions it may go on, at the next position.
    record: the match up to a position that may make a puzzle, and what the rule of thumb does there as its last action;
            None where none was found yet.
    over:   whether the match has ended.
    """

    done: int
    record: Record | None = None
    over: bool = False


@InPieces
def glimpsed(game: str, seats: int, seed: int, after: int, seconds: float) -> Thought[Glimpse]:
    """The next position of a match that may make a puzzle, as far as so many seconds of processor time get.

    seed: 0 to 2**64 - 1, decides the match.   after: positions are looked at from that many actions on.

    Raises UnknownGame, BadOptions, and ValueError for a game that nobody has taught computers to play.
    """
    return (yield from _next_in(taught(registry.game(game)), seats, seed, after, within(seconds)))


def _next_in(brain: AnyBrain, seats: int, seed: int, after: int, enough: Callable[[], bool]) -> Thought[Glimpse]:
    game = brain.game
    source = seeded(seed).seed
    state = game.setup(seats, {}, Seeded(seed=source))
    chance = fast(seed, 0)
    done: list[tuple[Seat, list[str | int]]] = []
    looked = False
    while actors := game.actors(state):
        seat = actors[0]
        legal = game.legal(state, seat)
        if len(legal) >= FEWEST and not chance.below(OFTEN) and len(done) >= after:
            if looked and enough():
                return Glimpse(len(done))
            looked = True
            rule = yield from _wrong_rule(brain, state, seat, legal, split(seed, len(done)))
            if rule is not None:
                record = Record(
                    game=game.key,
                    rules_version=game.rules_version,
                    seats=seats,
                    options=dict(state.options),
                    seed=source.hex(),
                    actions=[*done, (seat, list(rule))],
                )
                return Glimpse(len(done) + 1, record)
        action = legal[0] if len(legal) == 1 else _move(brain, state, seat, legal, chance)
        game.perform(state, seat, action)
        done.append((seat, list(action)))
    return Glimpse(len(done), over=True)


def _move(brain: AnyBrain, state: Any, seat: Seat, legal: Sequence[Action], chance: Fast) -> Action:
    """How the match goes on: by the rule, or now and then by any sane action, so that positions differ."""
    if chance.below(100) >= RANDOM:
        return brain.policy(state, seat, legal, chance)
    sane = brain.sane(state, seat, legal)
    return sane[chance.below(len(sane))]


def _wrong_rule(brain: AnyBrain, state: Any, seat: Seat, legal: Sequence[Action], seed: int) -> Thought[Action | None]:
    """What the rule of thumb does in a position, if something else looks better than all others at a glance."""
    world = worlds_of(brain.game, brain, state, seat, seed)(0)
    if not brain.matters(world, seat) or not FEWEST <= len(brain.sane(world, seat, legal)) <= MOST_SANE:
        return None
    rule = brain.policy(world, seat, legal, fast(seed, 1))
    best, second, *_ = (yield from glance.begin(brain, state, seat, rule)).alternatives
    return rule if best.action != rule and second.gap >= GAP / 2 else None


def found_in(brain: AnyBrain, seats: int, seed: int, others: Sequence[Puzzle] = ()) -> Puzzle | None:
    """The first puzzle of a match that goes with `others`, if it has one."""
    seen = Glimpse(0)
    while not seen.over:
        seen = whole(_next_in(brain, seats, seed, seen.done, never))
        puzzle = _puzzle(seen.record, others) if seen.record else None
        if puzzle is not None:
            return puzzle
    return None


def _puzzle(record: Record, others: Sequence[Puzzle]) -> Puzzle | None:
    """The puzzle that the last position of a match makes, if it goes with `others`."""
    done = len(record.actions) - 1
    shown = tempted(record, done)
    puzzle = posed(record, done, shown) if hopeful(record, shown, others) else None
    if puzzle is None or not varied(puzzle, others):
        return None
    trial = Trial()
    while trial.stands is None:
        trial = proved(record.game, puzzle, trial, _LOOK, MOST_ENDS)
    return puzzle if trial.stands else None


def hopeful(record: Record, shown: Sequence[Action], others: Sequence[Puzzle]) -> bool:
    """Whether a closer look is worth it after `tempted` has found these answers, the best one first: there are any, and
    `others` do not tell the best one."""
    tempting = parse_action(record.actions[-1][1])
    return bool(shown) and untold(tuple(dict.fromkeys((*shown, tempting))), shown[0], others)


def write(place: Path, puzzles: Sequence[Puzzle]) -> None:
    """Write the file of a game."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    place.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.seek", description=__doc__)
    parser.add_argument("key")
    parser.add_argument("--count", type=int, default=36)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--add", action="store_true", help="keep the puzzles that are there")
    parser.add_argument("--again", action="store_true", help="judge and stamp what is there; look for no more")
    given = parser.parse_args(arguments)
    try:
        brain = taught(registry.game(given.key))
    except (registry.UnknownGame, ValueError) as error:
        parser.error(str(error))
    game = brain.game
    place = Path(str(files(f"engine.games.{game.key}").joinpath(FILE)))

    found: list[Puzzle] = []
    if given.add or given.again:
        shelf = stored(game)
        for number, known in enumerate(shelf, 1):
            puzzle = again(brain, known) if given.again else known
            if puzzle is not None and varied(puzzle, found):
                found.append(puzzle)
            else:
                sys.stderr.write(f"{given.key}: puzzle {number} falls\n")
            if given.again:  # it takes minutes: what is not looked at yet stays until it is
                write(place, [*found, *shelf[number:]])
    if given.again:
        return 0
    for number in count():
        if len(found) >= given.count:
            break
        seats = game.players[number % len(game.players)]
        puzzle = found_in(brain, seats, split(given.seed, number), found)
        if puzzle is not None and puzzle not in found:
            found.append(puzzle)
            sys.stderr.write(f"{len(found)} of {given.count} puzzles in {number + 1} matches\n")
            write(place, found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
