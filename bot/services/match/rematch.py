"""The table for a rematch: like the one before, for those who sat there."""

from __future__ import annotations

from bot.db import matches as rows
from bot.db.seats import SeatRow
from bot.services.match.door import Door
from bot.services.match.filling import Arrives
from bot.services.match.opening import like, open_table
from bot.services.processes.computers import NAMES
from bot.services.table import names
from bot.services.table.scene import Glance
from engine import registry


async def open_rematch(door: Door, before: Glance, user_id: int, name: str, arrives: Arrives | None) -> int:
    """The number of a table like the one before, with its computers, and whoever asks as its host.

    Those who have only stood in for somebody do not come. arrives: as for `Lobby.join`.
    """
    old, now = before.row, door.clock.now()
    game = registry.game(old.game)
    computers = [row for row in before.seats if row.kind == "computer" and row.name in NAMES]
    seats = [SeatRow(0, user_id, "person", name, sure_at=now, guest=arrives is not None)]
    for row in computers[: game.players[-1] - 1]:
        seats.append(SeatRow(len(seats), None, "computer", row.name, level=row.level))
    async with door.db.write() as tx:
        match_id = await open_table(
            tx,
            door.hears,
            game,
            await names.named(tx, seats),
            now,
            host_id=user_id,
            **like(old),
            rematch_of=old.id,
            guests=arrives is not None,
        )
        for row in before.persons():
            if row.account is not None and row.account != user_id:
                await rows.invite(tx, match_id, row.account)
        await door.post_table(tx, match_id)
        if arrives is not None:
            await arrives(tx, match_id)
        for one in door.hears:
            await one.rematched(tx, before, match_id)
    door.outbox.wake()
    return match_id
