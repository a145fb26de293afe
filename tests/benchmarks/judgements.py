"""What a judgement costs: `python -m tests.benchmarks.judgements [KEY ...] [--positions N]`.

For each game that computers know, with the fewest and the most players: processor time of what a hint, a comment, a
review and a puzzle ask for, in positions of matches by the rule of thumb with some random sane actions, and of its
longest piece (`engine.players.thoughts`). The last column is a fixed loop of plain Python in the same process, since
the speed of a machine varies.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, islice
from statistics import median
from time import process_time
from typing import Any

from engine import registry
from engine.core.brain import Brain
from engine.core.event import Seat
from engine.players.brains import taught
from engine.players.judge import advised
from tests.benchmarks.rules import plain_loop
from tests.support.brains import positions

EVERY = 7
"""One in so many choices of a match is judged."""
HEADINGS = ("game", "seats", "positions", "median ms", "max ms", "longest piece ms", "plain loop us")


def asked(brain: Brain[Any], seats: int) -> Iterator[tuple[Any, Seat]]:
    """Positions in which a decision matters, of one match after the other."""
    for seed in count():
        for state, seat in positions(brain, seats, {}, seed, every=EVERY):
            if brain.matters(state, seat) and len(brain.sane(state, seat, brain.game.legal(state, seat))) > 1:
                yield state, seat


def measure(key: str, seats: int, number: int) -> tuple[str, ...]:
    """A row of the table."""
    brain = taught(registry.game(key))
    times: list[float] = []
    longest = 0.0
    loops: list[float] = []
    for state, seat in islice(asked(brain, seats), number):
        thought = advised.begin(brain, state, seat)
        spent: list[float] = []
        start = process_time()
        for _ in thought:
            spent.append(process_time() - start)
            start = process_time()
        spent.append(process_time() - start)
        times.append(sum(spent))
        longest = max(longest, *spent)
        loops.append(plain_loop())
    return (
        key,
        str(seats),
        str(number),
        f"{median(times) * 1e3:.0f}",
        f"{max(times) * 1e3:.0f}",
        f"{longest * 1e3:.0f}",
        f"{min(loops) * 1e6:.0f}",
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=list(registry.keys()), metavar="KEY")
    parser.add_argument("--positions", type=int, default=40)
    given = parser.parse_args()
    print(" | ".join(HEADINGS))
    for key in given.keys:
        players = registry.game(key).players
        for seats in (players[0], players[-1]):
            row = measure(key, seats, given.positions)
            print(" | ".join(cell.rjust(len(head)) for cell, head in zip(row, HEADINGS, strict=True)), flush=True)


if __name__ == "__main__":
    main()
