"""How strong the levels are, measured: `python -m engine.players.strengths KEY...` plays matches of two seats, level
against level (where two cannot play, of as few as may), and of four, one against three. It writes the figures into
`strengths.toml` beside this file, stamped with how the levels play (`engine.players.version`): figures of levels that
play otherwise now are neither kept nor told.

The same as `python -m engine duel KEY --me LEVEL --them LEVEL --seats N --matches N`, kept in one place for all.
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
from engine.players.version import version_of

PAIRS: Final = ((STRONG, GOOD), (GOOD, RANDOM), (GENTLE, GOOD))
"""Which levels are compared: the first one's wins against the second."""
MANY: Final = 4
"""So many seats are the other case that is measured, if a game has them."""
PAIRS_OF_MANY: Final = ((STRONG, GOOD), (GOOD, GENTLE))
"""Which levels are compared there: the first one's wins against all others of the second."""
_FILE: Final = "strengths.toml"


class Strength(msgspec.Struct, frozen=True):
    """How often `me` won against `them` on all other `seats`; a shared win counts by its share."""

    me: str
    them: str
    wins: float
    matches: int
    seats: int = 2

    @property
    def share(self) -> float:
        """Of all matches, 0 to 1."""
        return self.wins / self.matches

    @property
    def interval(self) -> tuple[float, float]:
        """Between which shares the true one lies, with 95 %."""
        return wilson(self.wins, self.matches)


class _Figures(msgspec.Struct):
    """What stands in the file of a game. figures: by levels and seats the wins and matches."""

    plays: str = ""
    figures: dict[str, tuple[float, int]] = {}


def tables(game: AnyGame) -> tuple[tuple[int, tuple[tuple[str, str], ...]], ...]:
    """For how many seats which levels of a game are compared."""
    found = ((fewest(game), PAIRS), (MANY, PAIRS_OF_MANY))
    return found if MANY in game.players and fewest(game) < MANY else found[:1]


@cache
def strengths_of(game: AnyGame) -> tuple[Strength, ...]:
    """What was measured of a game as its levels play now, in the order of `tables`; nothing for a game that nobody has
    measured since they play so."""
    found = _read().get(game.key, _Figures())
    if found.plays != version_of(game).plays:
        return ()
    return tuple(
        Strength(me, them, *found.figures[name], seats)
        for seats, pairs in tables(game)
        for me, them in pairs
        if (name := _name(me, them, seats)) in found.figures
    )


def _name(me: str, them: str, seats: int) -> str:
    return f"{me}-{them}-{seats}"


def _read() -> dict[str, _Figures]:
    text = files("engine.players").joinpath(_FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, _Figures])


def _written(found: dict[str, _Figures]) -> str:
    parts = [
        "# Wins and matches of the first level against the second. Written by: python -m engine.players.strengths\n"
    ]
    for key in sorted(found):
        figures = sorted(found[key].figures.items())
        lines = [f"{name} = [{wins:g}, {matches}]" for name, (wins, matches) in figures]
        parts.append(f'[{key}]\nplays = "{found[key].plays}"\n\n[{key}.figures]\n' + "\n".join(lines) + "\n")
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.strengths", description=__doc__)
    parser.add_argument("keys", nargs="+")
    parser.add_argument("--level", action="append", help="only the pairs of these levels (default: all)")
    parser.add_argument("--seats", type=int, help="only the pairs with so many seats (default: all)")
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
        for seats, (me, them) in ((seats, pair) for seats, pairs in tables(game) for pair in pairs):
            if (given.level and me not in given.level) or (given.seats and seats != given.seats):
                continue
            sides = game, me, them, given.matches, seats
            result = duel(*sides, options, given.seed, process_time, every_option=given.every_option)
            found, plays = _read(), version_of(game).plays
            figures = found[key].figures if key in found and found[key].plays == plays else {}
            figures[_name(me, them, seats)] = (round(result.wins, 2), result.matches)
            place.write_text(_written(found | {key: _Figures(plays, figures)}), encoding="utf-8")
            sys.stderr.write(f"{key}, {seats} seats: {me} won {result.wins:g} of {result.matches} against {them}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
