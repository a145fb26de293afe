"""How fast the rules are: `python -m tests.benchmarks.rules [KEY ...] [--matches N]`.

Random legal play with all checks on, default options, a seeded source. For each game and number of players: how long
a match is, processor time per action (the random choice included; the best and the middle one of some rounds) and
matches a second on one core, and what a copy, a view and a possible world cost (the best of some rounds, since other
work on the machine only adds). Every round plays matches of its own: what is remembered of others does not flatter it.

The speed of a machine with other work on it varies by half within minutes. The last column tells how fast it was while
the row was measured: the best time of a fixed loop of plain Python, run after every round. Figures of different days
compare as multiples of it; the effect of a change is measured by turns with the code before it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from engine import registry
from engine.core.chance import Fast
from engine.core.game import AnyGame
from engine.core.playout import playout

ROUNDS = 5
POSITIONS = 40

HEADINGS = (
    "game",
    "seats",
    "actions a match",
    "us an action",
    "median us",
    "matches/s",
    "clone us",
    "view us",
    "determinize us",
    "plain loop us",
)


def best(work: Callable[[], object]) -> float:
    """The least processor time of some rounds, in seconds."""
    times: list[float] = []
    for _ in range(ROUNDS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return min(times)


def positions(game: AnyGame, seats: int) -> list[Any]:
    """Positions spread over a random match."""
    length = playout(game, seats, {}, 0)[1]
    return [playout(game, seats, {}, 0, actions=length * part // POSITIONS)[0] for part in range(POSITIONS)]


def plain_loop() -> float:
    """The seconds that a fixed piece of plain Python takes: calls, tuples, a dictionary and sums, as in the rules."""
    start = process_time()
    seen: dict[tuple[int, int], int] = {}
    for number in range(2000):
        pair = divmod(number * 7919, 61)
        seen[pair] = seen.get(pair, 0) + sum(pair)
    return process_time() - start


def rounds(game: AnyGame, seats: int, matches: int) -> tuple[list[float], int, float]:
    """The seconds an action took in each round, how many actions there were in all, and the best `plain_loop`.

    The first round warms up.
    """
    times: list[float] = []
    loops: list[float] = []
    done = 0
    for first in range(0, (ROUNDS + 1) * matches, matches):
        start = process_time()
        actions = sum(playout(game, seats, {}, seed)[1] for seed in range(first, first + matches))
        times.append((process_time() - start) / actions)
        loops.append(plain_loop())
        done += actions
    return times[1:], done, min(loops)


def measure(game: AnyGame, seats: int, matches: int) -> tuple[str, ...]:
    """A row of the table."""
    times, actions, loop = rounds(game, seats, matches)
    length = actions / matches / (ROUNDS + 1)
    states = positions(game, seats)
    chance = Fast(at=1)

    def each(work: Callable[[Any], object]) -> str:
        return f"{best(lambda: [work(state) for state in states]) / len(states) * 1e6:.0f}"

    return (
        game.key,
        str(seats),
        f"{length:.0f}",
        f"{min(times) * 1e6:.2f}",
        f"{median(times) * 1e6:.2f}",
        f"{1 / (min(times) * length):.0f}",
        each(game.clone),
        each(lambda state: game.view(state, 0)),
        each(lambda state: game.determinize(state, 0, chance)),
        f"{loop * 1e6:.0f}",
    )


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=list(registry.keys()), metavar="KEY")
    parser.add_argument("--matches", type=int, default=100)
    given = parser.parse_args()
    print(" | ".join(HEADINGS))
    for key in given.keys:
        game = registry.game(key)
        for seats in game.players:
            row = measure(game, seats, given.matches)
            print(" | ".join(cell.rjust(len(head)) for cell, head in zip(row, HEADINGS, strict=True)), flush=True)


if __name__ == "__main__":
    main()
