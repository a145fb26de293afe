"""Hints: what a strong computer would do, for whoever is asked, at tables that want it."""

from __future__ import annotations

from typing import Final

import msgspec

from bot.db.people import Switch
from bot.services.errors import Refused
from bot.services.match.door import playing
from bot.services.processes.computers import Computers
from bot.services.study.advice import advice
from bot.services.table.scene import Table
from bot.services.table.tables import Tables
from engine.players.advice import Advice

HINTS: Final = Switch("hints")
"""Of a table: whether it gives them; it is not rated then."""


class Hint(msgspec.Struct, frozen=True):
    """What a strong computer would do on a seat of a match as it stands."""

    table: Table
    seat: int
    advice: Advice


class Hints:
    """Gives hints at tables that want them."""

    def __init__(self, tables: Tables, chooser: Computers) -> None:
        self._tables = tables
        self._chooser = chooser

    async def hint(self, match_id: int, user_id: int) -> Hint:
        """What a strong computer would do in the person's place, from what the person can know.

        Raises Refused `no-such-match`, `not-at-this-table`, `not-running`, `hints-off`, `not-your-turn`, `no-hint-now`.
        """
        table = await self._tables.load(match_id)
        seat = playing(table, user_id)
        if HINTS.key not in table.row.switched:
            raise Refused("hints-off")
        if seat not in table.actors():
            raise Refused("not-your-turn")
        return Hint(table, seat, await advice(self._chooser, table, table.state, seat))
