"""Writes down which search is played and told with now: `python -m engine.players.stamp KEY...`.

The two versions of a game (`engine.players.version`) are digests of what every level chooses and of what the judge
tells in some positions of matches with the fewest and the most seats. So they change with whatever changes that, in the
search, in the rules or in the brain, and with nothing else.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from engine import registry
from engine.core.chance import seeded
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.players.brains import AnyBrain, taught
from engine.players.fit import step
from engine.players.judge import judged
from engine.players.levels import GENTLE, GOOD, STRONG, decide
from engine.players.seeds import fast, split
from engine.players.version import FILE, Version, versions

_OFTEN: Final = 5
"""Every so many choices of a match it is asked what the levels do that do not search."""
_SELDOM: Final = (8, 16, 40)
"""At these choices it is searched and judged."""


def version_now(game: AnyGame) -> Version:
    """The version of a game as it plays and tells now. Raises ValueError for a game without a brain."""
    brain = taught(game)
    plays: list[object] = []
    tells: list[object] = []
    for seats in (game.players[0], game.players[-1]):
        for number, state, seat in _choices(brain, seats):
            seed = split(number, seat)
            if number % _OFTEN == 0:
                plays += [decide(game, state, seat, level, seed).best for level in (GENTLE, GOOD)]
            if number in _SELDOM:
                strong = decide(game, state, seat, STRONG, seed)
                plays += [(other.action, round(other.win, 4)) for other in strong.alternatives]
                told = judged(brain, state, seat)
                tells += [(other.action, round(other.win, 4), other.worse) for other in told.alternatives]
    return Version(_digest(game, plays), _digest(game, tells))


def _choices(brain: AnyBrain, seats: int) -> Iterator[tuple[int, Any, Seat]]:
    """The choices of a match by the rule of thumb with some random actions, numbered; each is valid until the next."""
    game = brain.game
    state = game.setup(seats, {}, seeded(seats))
    chance = fast(seats, 0)
    number = 0
    while actors := game.actors(state):
        if len(game.legal(state, actors[0])) > 1:
            yield number, state, actors[0]
            number += 1
        step(brain, state, chance)


def _digest(game: AnyGame, found: list[object]) -> str:
    return blake2b(msgspec.json.encode((game.rules_version, found)), digest_size=4).hexdigest()


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine.players.stamp", description=__doc__)
    parser.add_argument("keys", nargs="+")
    given = parser.parse_args(arguments)
    try:
        found = versions() | {key: version_now(registry.game(key)) for key in given.keys}
    except (registry.UnknownGame, ValueError) as error:
        parser.error(str(error))
    lines = ["# How the levels play and what the judge tells, as digests. Written by: python -m engine.players.stamp\n"]
    lines += [f'[{key}]\nplays = "{found[key].plays}"\ntells = "{found[key].tells}"\n' for key in sorted(found)]
    Path(str(files("engine.players").joinpath(FILE))).write_text("\n".join(lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
