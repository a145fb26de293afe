"""What pictures cost with many matches in one process: `python -m tests.benchmarks.tables` (`--matches`, `--rounds`,
`--late`: all in the second half of their course).

Every match in turn, as in play over days: the private picture of whoever is asked, then a step, then the board. The
first round is left out, as after a start; what is measured is how much of the others' drawing is still kept when a
match has its turn again. Processor milliseconds of drawing and encoding together.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections import defaultdict
from statistics import mean, median, quantiles
from typing import Any

from engine import registry as engines
from engine.core.playout import playout
from render import registry
from render.kit.encode import encode
from render.kit.keeper import kept_bytes
from render.kit.words import LANGUAGES, Words, picture_words
from render.orders import WARMING_STEPS
from render.samples import warm
from tests.benchmarks.pictures import SEATS, reader

PARTS = 12
"""Matches stand at this many different places of their course."""


class Table:
    """A match, from some place of its course on."""

    def __init__(self, number: int, late: bool) -> None:
        games = engines.games()
        game: Any = games[number % len(games)]
        seats = min(SEATS, game.players[-1])
        self._states: list[Any] = []
        playout(game, seats, {}, number + 1, watch=lambda state, *_: self._states.append(game.clone(state)))
        self._at = number % PARTS * len(self._states) // (PARTS + 2)
        if late:
            self._at = (len(self._states) + self._at) // 2
        self._game = game
        self.key: str = game.key
        self._words: Words = picture_words(game.key, LANGUAGES[0], lambda seat: f"p{number}x{seat}")

    def private(self) -> float:
        """Milliseconds of the picture of whoever is asked."""
        state = self._states[self._at]
        return self._drawn("private", self._game.view(state, reader(self._game, state)))

    def board(self) -> float:
        """Take a step; milliseconds of the board's picture after it."""
        self._at = min(self._at + 1, len(self._states) - 1)
        return self._drawn("board", self._game.view(self._states[self._at], None))

    def _drawn(self, which: str, view: Any) -> float:
        pictures = registry.pictures(self.key)
        begun = time.process_time()
        encode((pictures.board if which == "board" else pictures.private)(view, self._words))
        return (time.process_time() - begun) * 1000


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.tables", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--late", action="store_true")
    given = parser.parse_args()
    tables = [Table(number, given.late) for number in range(given.matches)]
    for game in engines.games():
        for step in range(WARMING_STEPS):
            warm(game.key, LANGUAGES[0], step)
    costs: dict[tuple[str, str], list[float]] = defaultdict(list)
    for turn in range(given.rounds + 1):
        for table in tables:
            taken = {"private": table.private(), "board": table.board()}
            if turn:
                for which, cost in taken.items():
                    costs[table.key, which].append(cost)
    costs["every game", "both"] = [cost for some in list(costs.values()) for cost in some]
    print(f"{'game':<16} {'picture':<8} {'mean ms':>8} {'median ms':>10} {'p95 ms':>8}")
    for (key, which), some in sorted(costs.items()):
        print(f"{key:<16} {which:<8} {mean(some):>8.1f} {median(some):>10.1f} {quantiles(some, n=20)[-1]:>8.1f}")
    held, most = kept_bytes()
    largest = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000
    print(f"kept: {held / 1e6:.1f} of at most {most / 1e6:.0f} MB; process with the matches: {largest:.0f} MB at most")


if __name__ == "__main__":
    main()
