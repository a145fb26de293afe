"""What the house needs to know of a game before a match of it exists: for lists, lobbies and command lines."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.core.options import Option


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """The facts of a game.

    key:     the id of the game; also the name of its folder in every layer.
    title:   the game's own name, the same in every language.
    rules_version: raised by every change after which an old list of actions might replay differently.
    players: how many may play.
    options: what a table may choose.
    minutes: how long a match takes at one sitting, the shortest and the longest of usual matches.
    weight:  how much there is to learn and to think about, from 1 (told in a minute) to 5.
    waits:   for each number of `players`, how often a match stops: (for one seat alone, for several at once). As
             `python -m tests.benchmarks.stops` counts them, in whole numbers; none where nobody has counted.
    """

    key: str
    title: str
    rules_version: int
    players: range
    options: tuple[Option, ...] = ()
    minutes: tuple[int, int]
    weight: Literal[1, 2, 3, 4, 5]
    waits: tuple[tuple[int, int], ...] = ()
