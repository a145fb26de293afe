"""`python -m tests.benchmarks.pictures`: what a picture costs when it follows another of the same match.

Every second position along random matches, the board and the private picture of whoever is asked, in both
languages: processor time of drawing and encoding all parts, in milliseconds (median and p95; the first picture of a
match with other players in a process that has warmed up; the first picture of a process that has not), and the size of
the files. The last lines say what a person's profile and year cost, what is kept and how large the process has become.
"""

from __future__ import annotations

import argparse
import gc
import resource
import time
from collections.abc import Callable, Iterable, Iterator
from statistics import median, quantiles
from typing import Any

from engine import registry as engines
from engine.core.playout import playout
from render import registry
from render.drawing import drawn
from render.kit.encode import encode
from render.kit.keeper import forget, kept_bytes
from render.kit.sheet import Sheet
from render.kit.words import LANGUAGES, Words, picture_words
from render.orders import WARMING_STEPS, written
from render.samples import NAMES, warm
from tests.support.profiles import whole
from tests.support.years import year_of

SEATS = 4
PROFILES = 11
STRANGERS = ("Kofi", "Lourdes", "Mehmet", "Ngozi", "Olu")
HEADINGS = (
    "game",
    "players",
    "picture",
    "language",
    "pictures",
    "median ms",
    "p95 ms",
    "new match",
    "fresh start",
    "median kB",
    "largest kB",
)


def positions(key: str, seed: int, seats: int = SEATS) -> Iterator[Any]:
    """Every second state along a match."""
    game = engines.game(key)
    found: list[Any] = []

    def watch(state: Any, *_: object) -> None:
        found.append(game.clone(state))

    playout(game, seats, {}, seed, watch=watch)
    yield from found[::2]


def reader(game: Any, state: Any) -> int:
    """Somebody whom the match waits for, or the first seat."""
    waits = game.view(state, None).waits
    return waits[0] if waits else 0


def timed(draw: Callable[[Any, Words], Sheet], view: Any, words: Words) -> tuple[float, int]:
    """Processor milliseconds and bytes of one picture, all of its parts."""
    begun = time.process_time()
    sheet = draw(view, words)
    size = sum(len(encode(sheet, part)) for part in sheet.parts)
    return (time.process_time() - begun) * 1000, size


def _middles(game: Any, which: str, seeds: Iterable[int], seats: int) -> Iterator[Any]:
    """A view from the middle of each of some matches."""
    for seed in seeds:
        states = list(positions(game.key, seed, seats))
        state = states[len(states) // 2]
        yield game.view(state, None if which == "board" else reader(game, state))


def row(key: str, seats: int, which: str, language: str, matches: int) -> tuple[str, ...]:
    """The figures of one kind of picture."""
    game, pictures = engines.game(key), registry.pictures(key)
    draw = pictures.board if which == "board" else pictures.private
    words = picture_words(key, language, lambda seat: NAMES[seat])
    views = [
        game.view(state, None if which == "board" else reader(game, state))
        for seed in range(1, matches + 1)
        for state in positions(key, seed, seats)
    ]
    forget()
    cold, _ = timed(draw, views[len(views) // 2], words)
    forget()
    for known in engines.games():
        for step in range(WARMING_STEPS):
            warm(known.key, words.language, step)
    gc.freeze()  # as `bot.app.serve` does
    others = words.naming(lambda seat: STRANGERS[seat])
    new = median(timed(draw, view, others)[0] for view in _middles(game, which, range(101, 106), seats))
    costs, sizes = zip(*(timed(draw, view, words) for view in views), strict=True)
    p95 = quantiles(costs, n=20)[-1]
    figures = (median(costs), p95, new, cold, median(sizes) / 1000, max(sizes) / 1000)
    return key, str(seats), which, language, str(len(views)), *(f"{figure:.1f}" for figure in figures)


def _profile(number: int) -> float:
    """Milliseconds of a person's profile of which everything is new."""
    asked = written(whole(f"Ana {number}", tuple(f"{name} {number}" for name in STRANGERS[:3]), 18 + number))
    begun = time.process_time()
    drawn(asked)
    return 1000 * (time.process_time() - begun)


def _year(number: int) -> float:
    """Milliseconds of a person's year of which everything is new."""
    asked = written(year_of(f"Ana {number}", tuple(1 + (month * number) % 9 for month in range(12))))
    begun = time.process_time()
    drawn(asked)
    return 1000 * (time.process_time() - begun)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.pictures", description=__doc__)
    parser.add_argument("keys", nargs="*", default=registry.keys())
    parser.add_argument("--matches", type=int, default=2)
    parser.add_argument("--seats", type=int, nargs="+", default=[SEATS], help="numbers of players; others are left out")
    given = parser.parse_args()
    rows = [HEADINGS]
    for key in given.keys:
        for seats in (count for count in engines.game(key).players if count in given.seats):
            for which in ("board", "private"):
                rows += [row(key, seats, which, language, given.matches) for language in LANGUAGES]
    widths = [max(len(line[column]) for line in rows) for column in range(len(HEADINGS))]
    for line in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)))
    costs = [_profile(number) for number in range(PROFILES)]
    print(f"a profile: {median(costs[1:]):.0f} ms, the first {costs[0]:.0f}")
    costs = [_year(number) for number in range(PROFILES)]
    print(f"a year: {median(costs[1:]):.0f} ms, the first {costs[0]:.0f}")
    held, most = kept_bytes()
    print(f"kept: {held / 1e6:.1f} of at most {most / 1e6:.0f} MB")
    print(f"process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000:.0f} MB at most")


if __name__ == "__main__":
    main()
