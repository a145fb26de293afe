"""From what a search has seen to what is told to people: how often such chances came true.

A search takes the best of several actions and stops at a horizon, so it believes in its choice too much, in some games
more than in others. What it says of the seat that chooses is therefore told on a scale that was measured for the game:
a straight line between log-odds (Platt 1999), with two seats and with more. It rises everywhere, so nothing that is
better is told as worse. `python -m engine calibrate` measures it; `scale.toml` beside this file has the figures.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Final

import msgspec

from engine.core.game import AnyGame
from engine.players.advice import Alternative
from engine.players.version import version_of

FILE: Final = "scale.toml"
SURE: Final = 0.01
"""No chance is seen nearer to 0 or 1 than this: whoever is to win for certain may still slip."""
_NEAR: Final = 1e-4


class Scale(msgspec.Struct, frozen=True):
    """steep: how much log-odds beyond an even chance count.   lift: what is added to them.

    positions: so many stand behind it, of one match each; 0: nothing was measured, and all is told as it was seen.
    even:      the chance of each of equal players.
    """

    steep: float = 1.0
    lift: float = 0.0
    positions: int = 0
    even: float = 0.5

    def told(self, win: float) -> float:
        """What is told of a chance to win, 0 to 1."""
        if not self.positions:
            return win
        even = odds(self.even)
        return 1 / (1 + exp(-even - self.lift - self.steep * (odds(win) - even)))

    def alternative(self, seen: Alternative) -> Alternative:
        """The same of an action beside the best one: both chances on this scale, and how uncertain they are."""
        best, win = self.told(seen.win + seen.gap), self.told(seen.win)
        low, high = sorted((seen.win, seen.win + seen.gap))
        low, high = max(0.0, low - _NEAR), min(1.0, high + _NEAR)
        stretched = (self.told(high) - self.told(low)) / (high - low)
        return msgspec.structs.replace(
            seen, win=win, error=stretched * seen.error, gap=best - win, gap_error=stretched * seen.gap_error
        )


NONE: Final = Scale()
"""All is told as it was seen."""


def odds(chance: float) -> float:
    """The log-odds of a chance that is taken to be no nearer to 0 or 1 than SURE."""
    chance = min(1 - SURE, max(SURE, chance))
    return log(chance / (1 - chance))


@cache
def scale_of(game: AnyGame, seats: int) -> Scale:
    """The scale of a game for so many seats, as long as its levels play as they did when it was measured."""
    found = tomllib.loads(files("engine.players").joinpath(FILE).read_text(encoding="utf-8")).get(game.key, {})
    if found.get("plays") != version_of(game).plays:
        return NONE
    steep, lift, positions = found.get("two" if seats == 2 else "more", (1.0, 0.0, 0))
    return Scale(steep, lift, positions, 1 / seats)
