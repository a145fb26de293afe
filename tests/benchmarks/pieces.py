"""How long who waits for a thought waits for a piece of another one: `python -m tests.benchmarks.pieces [KEY ...]`.

For each game that computers know, with the fewest and the most players: a match is reviewed, puzzles are made of its
mistakes, and fresh ones are looked for, in the pieces in which a process does that for the bot
(`bot.services.processes.thinking.done`). Told is of each job how many pieces it took, and the processor time of the
longest.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable
from time import process_time
from typing import ParamSpec, TypeVar

from bot.services.processes.thinking import NOT_YET, answered, asked, done
from bot.services.study.pieces import PIECE_SECONDS
from engine import registry
from engine.players.missed import posed, proved, tempted
from engine.players.review import follow, fortune, judge, looks
from engine.players.seek import glimpsed
from engine.players.trial import Trial
from tests.benchmarks.opinions import hinted

P = ParamSpec("P")
T = TypeVar("T")

SEED = 5
GLIMPSES = 12
"""So many times at most fresh puzzles are looked for."""
NO_HINTS = 10**6


class Pieces:
    """The times of the pieces of each job, in seconds."""

    def __init__(self) -> None:
        self.spent: defaultdict[str, list[float]] = defaultdict(list)

    def __call__(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What comes of a job."""
        order, answer = asked(job, *given, **named), NOT_YET
        while answer == NOT_YET:
            start = process_time()
            answer = done(order)
            self.spent[job.__name__].append(process_time() - start)
        return answered(job, answer)


def measured(key: str, seats: int) -> Pieces:
    """All that the bot thinks of a match that is over, and of puzzles."""
    think = Pieces()
    record, _ = hinted(key, seats, SEED, NO_HINTS)
    moments = think(follow, record, None, PIECE_SECONDS)
    while moments[-1].seat is not None:
        moments += think(follow, record, moments[-1].done, PIECE_SECONDS)
    for look in looks(moments, learners=(0,)):
        if look.luck:
            think(fortune, record, look.done, look.after)
        elif think(judge, record, look.done, look.after).mistake and (shown := think(tempted, record, look.done)):
            puzzle = think(posed, record, look.done, shown)
            if puzzle is not None:
                think(proved, key, puzzle, Trial(), PIECE_SECONDS)
    seen = 0
    for _ in range(GLIMPSES):
        glimpse = think(glimpsed, key, seats, SEED, seen, PIECE_SECONDS)
        seen = glimpse.done
        if glimpse.over:
            break
    return think


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*", default=list(registry.keys()), metavar="KEY")
    for key in parser.parse_args().keys:
        players = registry.game(key).players
        for seats in (players[0], players[-1]):
            spent = measured(key, seats).spent
            told = (f"{job} {len(each)} / {1e3 * max(each):.0f}" for job, each in sorted(spent.items()))
            print(f"{key}, {seats} players, pieces / longest ms: {', '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
