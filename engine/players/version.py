"""Which search figures were measured with.

A game has two versions: of how its levels play, and of what the judge tells. Each is a digest of just that in some
positions (`engine.players.stamp` makes it). A test compares what stands in `version.toml` with what is done and told
now. Figures are stamped with it, `strengths.toml` and `scale.toml` with how levels play, puzzles with what is told;
those with another stamp are not told any more.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from engine.core.game import AnyGame

FILE: Final = "version.toml"


class Version(msgspec.Struct, frozen=True):
    """plays: of how the levels play.   tells: of what the judge tells."""

    plays: str = ""
    tells: str = ""


@cache
def version_of(game: AnyGame) -> Version:
    """What is written down of a game; empty for one whose search nobody has looked at."""
    return versions().get(game.key, Version())


def versions() -> dict[str, Version]:
    """What is written down, by the key of each game."""
    text = files("engine.players").joinpath(FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Version])
