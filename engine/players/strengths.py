"""How strong the levels are, measured: `python -m engine.players.strengths KEY...` plays matches of two seats, level
against level (where two cannot play, of as few as may, one against the others), and writes the figures into
`strengths.toml` beside this file.

The same as `python -m engine duel KEY --me LEVEL --them LEVEL --matches N`, kept in one place for all who tell of it.
Yucata' is measured with `--option layout=yazurika`: without noise its usual layout has only two different matches.
The others with `--every-option`: all combinations of their options, one after the other.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from time import process_time
from typing import Final

import msgspec

from engine import registry
from engine.core.errors import GameError
from engine.core.game import AnyGame
from engine.core.options import parse_options
from engine.players.duel import duel, fewest, wilson
from engine.players.levels import GENTLE, GOOD, RANDOM, STRONG

PAIRS: Final = ((STRONG, GOOD), (GOOD, RANDOM), (GENTLE, GOOD))
"""Which levels are compared: the first one's wins against the second."""
_FILE: Final = "strengths.toml"


class Strength(msgspec.Struct, frozen=True):
    """How often `me` won against `them`, in so many matches of `fewest`; a shared win counts by its share."""

    me: str
    them: str
    wins: float
    matches: int

    @property
    def share(self) -> float:
        """Of all matches, 0 to 1."""
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, with 95 %."""
        return wilson(self.wins, self.matches)


@cache
def strengths_of(game: AnyGame) -> tuple[Strength, ...]:
    """What was measured of a game, in the order of `PAIRS`; nothing for a game that nobody has measured."""
    found = _read().get(game.key, {})
    return tuple(Strength(me, them, *found[f"{me}-{them}"]) for me, them in PAIRS if f"{me}-{them}" in found)


def _read() -> dict[str, dict[str, tuple[float, int]]]:
    text = files("engine.players").joinpath(_FILE).read_text(encoding="utf-8")
    return {
        key: {pair: (wins, matches) for pair, (wins, matches) in table.items()}
        for key, table in tomllib.loads(text).items()
    }


def _written(figures: dict[str, dict[str, tuple[float, int]]]) -> str:
    parts = [
        "# Wins and matches of the first level against the second. Written by: python -m engine.players.strengths\n"
    ]
    for key in sorted(figures):
        lines = [f"{pair} = [{wins:g}, {matches}]" for pair, (wins, matches) in sorted(figures[key].items())]
        parts.append(f"[{key}]\n" + "\n".join(lines) + "\n")
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.strengths", description=__doc__)
    parser.add_argument("keys", nargs="+")
    parser.add_argument("--level", action="append", help="only the pairs of these levels (default: all)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    parser.add_argument("--every-option", action="store_true", help="all combinations of the options not given")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    place = Path(str(files("engine.players").joinpath(_FILE)))
    for key in given.keys:
        try:
            game = registry.game(key)
            options = parse_options(game.options, given.option)
        except (GameError, ValueError) as error:
            parser.error(str(error))
        for me, them in PAIRS:
            if given.level and me not in given.level:
                continue
            sides = game, me, them, given.matches, fewest(game)
            result = duel(*sides, options, given.seed, process_time, every_option=given.every_option)
            figures = _read()
            figures.setdefault(key, {})[f"{me}-{them}"] = (round(result.wins, 2), result.matches)
            place.write_text(_written(figures), encoding="utf-8")
            sys.stderr.write(f"{key}: {me} won {result.wins:g} of {result.matches} against {them}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
