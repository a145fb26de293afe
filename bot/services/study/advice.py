"""What a strong computer would do, from what a seat can know."""

from __future__ import annotations

import logging
from typing import Any

from bot.services.errors import Refused, where
from bot.services.processes.computers import Computers, chance_of, has_brain
from bot.services.table.scene import Table
from engine.core.action import Action
from engine.core.chance import Fast
from engine.players.advice import Advice

log = logging.getLogger(__name__)


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
