"""Whether what is told of positions agrees: `python -m tests.benchmarks.opinions [KEY ...] [--into FILE]`.

Matches of gentle, good and strong computers, with two seats and with four in turns; the strong ones think briefly, for
nothing is said of that and it took three fifths of the time. At one in so many choices a hint is asked for, and
followed every other time. Then the match is reviewed for one of the seats, the choices at which there was a hint are
judged, and puzzles are made of the mistakes. Told is, for each game: how many of each there were, how often two of them
contradicted each other, and how many highlights show the reader no difference. It takes hours: with `--into` each match
is a line of that file, and a run that was stopped goes on behind the last one; the games take turns, so what was
measured until then is spread over them evenly. The last column is a fixed loop of plain Python beside each review,
since the speed of a machine varies. A contradiction is

    a hint that was followed and is called a mistake, or something else that is recommended afterwards;
    a review, a lesson or a puzzle that gives the same action another number than the hint did (`Alternative.win`).

Every number comes from `engine.players.judge`, but for luck and the curve (`review.fortune`, `review.chances`).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from statistics import median
from time import process_time

import msgspec

from bot.features.review.judged import percent
from engine import registry
from engine.core.chance import Fast, Seeded
from engine.core.game import AnyGame
from engine.core.match import Record, seed_from_hex
from engine.players.advice import Advice
from engine.players.choose import advise
from engine.players.levels import GENTLE, GOOD, STRONG, decide
from engine.players.missed import posed, tempted
from engine.players.puzzle import Puzzle
from engine.players.review import Fortune, Judged, judge, review
from engine.players.seeds import split
from tests.benchmarks.rules import plain_loop
from tests.support.records import begun, seats_near

LEVELS = (GENTLE, GOOD, STRONG)
HEADINGS = (
    "game",
    "matches",
    "hints",
    "mistakes",
    "best",
    "luck",
    "puzzles",
    "contradictions",
    "no gain",
    "review s, median / most",
    "plain loop us",
)
_SAME = 1e-9
_BRIEF = 8
"""In so many worlds strong computers look at each action."""


def hinted(key: str, seats: int, seed: int, every: int) -> tuple[Record, dict[int, Advice]]:
    """A match, and the hints that were asked for in it, by how many actions were done before."""
    game, state, record = begun(key, seats, seed)
    hints: dict[int, Advice] = {}
    choices = 0
    while actors := game.actors(state):
        seat, done = actors[0], len(record.actions)
        level, left = LEVELS[(seed + seat) % len(LEVELS)], iter(range(_BRIEF))
        action = decide(game, state, seat, level, split(seed, done), lambda left=left: next(left, None) is None).best
        if len(game.legal(state, seat)) > 1:
            choices += 1
            if choices % every == 0:
                world = game.determinize(state, seat, Fast(at=split(seed, done)))
                hints[done] = advise(key, game.dump(world), seat)
                action = hints[done].best if len(hints) % 2 else action
        record.actions.append((seat, list(action)))
        game.apply(state, seat, action)
    return record, hints


def against_hint(hint: Advice, choice: Judged) -> int:
    """How often a judged choice contradicts the hint that was given there."""
    mine = hint.of(choice.action)
    wrong = choice.mistake and choice.best != hint.best
    wrong += choice.action == hint.best and (choice.mistake or choice.best != hint.best)
    wrong += abs(choice.best_win - hint.alternatives[0].win) > _SAME
    closely = mine is not None and mine.playouts == hint.alternatives[0].playouts
    return wrong + (mine is not None and closely and abs(choice.win - mine.win) > _SAME)


def against_choice(choice: Judged, puzzle: Puzzle) -> int:
    """How often a puzzle contradicts the judged choice that it was made of."""
    wrong = puzzle.ways[puzzle.best] != choice.best
    wrong += round(choice.best_win, 3) != puzzle.wins[puzzle.best]
    return wrong + (round(choice.win, 3) != puzzle.wins[puzzle.ways.index(choice.action)])


def lesson_says(game: AnyGame, record: Record, choice: Judged) -> int:
    """Whether what a lesson asks of a choice, in a world of whoever chose, has another number."""
    state = game.setup(record.seats, record.options, Seeded(seed=seed_from_hex(record.seed)))
    for seat, action in record.actions[: choice.done]:
        game.apply(state, seat, tuple(action))
    world = game.determinize(state, choice.seat, Fast(at=choice.done))
    told = advise(game.key, game.dump(world), choice.seat, (choice.action,)).of(choice.action)
    return told is None or abs(told.win - choice.win) > _SAME


class Measured(msgspec.Struct, frozen=True):
    """What was found in a match.   number: which one of its game.   seconds: of processor, for its review.
    loop: for a fixed loop of plain Python before and after it."""

    game: str
    number: int
    count: dict[str, int]
    seconds: float
    loop: float


def measured(key: str, number: int, seed: int, every: int) -> Measured:
    """One match, with two seats and with four in turns."""
    seats, count = seats_near(key, (2, 4)[number % 2]), Counter[str]()
    record, hints = hinted(key, seats, seed + number, every)
    loops, start = [plain_loop()], process_time()
    looked = list(review(record, learners=(0,)))
    seconds = process_time() - start
    loops.append(plain_loop())
    luck = [one for one in looked if isinstance(one, Fortune)]
    judged = {one.done: one for one in looked if isinstance(one, Judged)}
    count.update({"matches": 1, "hints": len(hints), "luck": sum(one.clear for one in luck)})
    for done, hint in hints.items():
        count["contradictions"] += against_hint(hint, judged.get(done) or judge(record, done, done + 1))
    for one in judged.values():
        count.update({"mistakes": one.mistake, "best": one.ahead > 0})
        if one.mistake or one.ahead:
            count["no gain"] += percent(one.win) == percent(one.otherwise)
            count["contradictions"] += lesson_says(registry.game(key), record, one)
        if one.mistake:
            shown = tempted(record, one.done)
            puzzle = posed(record, one.done, shown) if shown else None
            count["puzzles"] += puzzle is not None
            count["contradictions"] += 0 if puzzle is None else against_choice(one, puzzle)
    return Measured(key, number, dict(count), seconds, sum(loops) / 2)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*", metavar="KEY")
    parser.add_argument("--matches", type=int, default=50, help="of each game")
    parser.add_argument("--every", type=int, default=20, help="a hint at one in so many choices")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, help="where the matches are kept, a line each")
    given = parser.parse_args(arguments)
    keys, kept = given.keys or registry.keys(), given.into
    lines = kept.read_bytes().splitlines() if kept is not None and kept.exists() else []
    found = {(one.game, one.number): one for one in (msgspec.json.decode(line, type=Measured) for line in lines)}
    for number, key in product(range(given.matches), keys):
        if (key, number) not in found:
            found[key, number] = measured(key, number, given.seed, given.every)
            if kept is not None:
                with kept.open("ab") as file:
                    file.write(msgspec.json.encode(found[key, number]) + b"\n")
    print(" | ".join(HEADINGS))
    for key in keys:
        ours = [one for one in found.values() if one.game == key]
        count = sum((Counter(one.count) for one in ours), Counter[str]())
        seconds = [one.seconds for one in ours]
        row = [key, *(str(count[head]) for head in HEADINGS[1:-2]), f"{median(seconds):.1f} / {max(seconds):.1f}"]
        row.append(f"{1e6 * median(one.loop for one in ours):.0f}")
        print(" | ".join(cell.rjust(len(head)) for cell, head in zip(row, HEADINGS, strict=True)), flush=True)


if __name__ == "__main__":
    main()
