"""What a strong computer would do: hints for whoever is asked, at tables that want it, and advice for all else."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from bot.services.errors import Refused, where
from bot.services.match.door import playing
from bot.services.processes.computers import Computers, chance_of, has_brain
from bot.services.table.scene import Table
from bot.services.table.tables import Tables
from engine.core.action import Action
from engine.core.chance import Fast
from engine.players.advice import Advice

log = logging.getLogger(__name__)


class Hint(msgspec.Struct, frozen=True):
    """What a strong computer would do on a seat of a match as it stands."""

    table: Table
    seat: int
    advice: Advice


class Hints:
    """Gives them."""

    def __init__(self, tables: Tables, chooser: Computers) -> None:
        self._tables = tables
        self._chooser = chooser

    async def hint(self, match_id: int, user_id: int) -> Hint:
        """What a strong computer would do in the person's place, from what the person can know.

        Raises Refused `no-such-match`, `not-at-this-table`, `not-running`, `hints-off`, `not-your-turn`, `no-hint-now`.
        """
        table = await self._tables.load(match_id)
        seat = playing(table, user_id)
        if not table.row.hints:
            raise Refused("hints-off")
        if seat not in table.actors():
            raise Refused("not-your-turn")
        return Hint(table, seat, await advice(self._chooser, table, table.state, seat))


async def advice(chooser: Computers, table: Table, state: Any, seat: int, *weigh: Action) -> Advice:
    """What a strong computer thinks of a state of a match, from what a seat can know of it.

    weigh: what is looked at closely, whatever it is worth. Raises Refused `no-hint-now`.
    """
    game = table.game
    if not has_brain(game):
        raise Refused("no-hint-now")
    try:
        world = game.dump(game.determinize(state, seat, Fast(at=chance_of(table.row, seat))))
        return await chooser.advise(game.key, world, seat, weigh)
    except Exception as error:
        log.error("match %s: no advice for seat %s: %s", table.row.id, seat, where(error))
        raise Refused("no-hint-now") from error
