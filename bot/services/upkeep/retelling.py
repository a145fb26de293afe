"""Matches of earlier releases in the words of this one.

Every action is stored with the events that came of it, which the catalogues put into sentences. A release whose rules
play as before may tell other events (more facts, other names); its migration then notes every match in the table
`retell`. The actions are the truth: a noted match is replayed once, and what it tells now is stored instead.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db import seats as seat_rows
from bot.db.connection import Database
from bot.db.history import ActionRow
from bot.db.matches import MatchRow
from bot.services.errors import confined
from bot.services.processes.beside import beside
from bot.services.table.played import replay
from engine import registry
from engine.core import match as record
from engine.core.event import Event
from engine.core.match import Step

log = logging.getLogger(__name__)


async def retell(db: Database) -> int:
    """Tell every noted match anew; returns how many were.

    One that does not replay here (it may belong to other rules) is left as it is, and stays noted.
    """
    told = 0
    for match_id in await history_rows.to_retell(db):
        with confined(log, "match %s cannot be told anew", match_id):
            told += await _retell(db, match_id)
    if told:
        log.info("%s matches of an earlier release are told in the words of this one", told)
    return told


async def _retell(db: Database, match_id: int) -> bool:
    async with db.read() as look:
        row = await rows.get(look, match_id)
        assert row is not None
        seats = len(await seat_rows.seats(look, match_id))
        live = record.live(await history_rows.actions(look, match_id))
    if row.rules_version != registry.game(row.game).rules_version:
        return False
    events = await beside(_events, row, seats, live)
    async with db.write() as tx:
        await history_rows.retell(tx, match_id, events)
    return True


def _events(row: MatchRow, seats: int, live: Sequence[ActionRow]) -> dict[int, tuple[Event, ...]]:
    """The number of each live action -> what came of it. Raises GameError if they do not replay."""
    found: list[tuple[Event, ...]] = []

    def note(_: object, step: Step) -> None:
        found.append(step.events)

    replay(row, seats, live, on_step=note)
    return {step.number: events for step, events in zip(live, found, strict=True)}
