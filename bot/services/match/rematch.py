"""The table for a rematch: like the one before, for those who sat there."""

from __future__ import annotations

from bot.db import cards as card_rows
from bot.db import guests as guest_rows
from bot.db import matches as rows
from bot.db.panels import Stands
from bot.db.seats import SeatRow
from bot.services.match.door import Door
from bot.services.match.opening import like, open_table
from bot.services.processes.computers import NAMES
from bot.services.table import guests
from bot.services.table.scene import Glance
from bot.services.telling.cards import REMATCH, VISIT, show
from engine import registry


async def open_rematch(door: Door, before: Glance, user_id: int, name: str, told: Stands | None) -> int:
    """The number of a table like the one before, with its computers, and whoever asks as its host.

    Those who have only stood in for somebody do not come. told: as for `Lobby.join`.
    """
    old, now = before.row, door.clock.now()
    game = registry.game(old.game)
    computers = [row for row in before.seats if row.kind == "computer" and row.name in NAMES]
    seats = [SeatRow(0, user_id, "person", name, sure_at=now, guest=told is not None)]
    for row in computers[: game.players[-1] - 1]:
        seats.append(SeatRow(len(seats), None, "computer", row.name, level=row.level))
    async with door.db.write() as tx:
        match_id = await open_table(
            tx,
            door.hears,
            game,
            await guests.named(tx, seats),
            now,
            host_id=user_id,
            **like(old),
            rematch_of=old.id,
            guests=told is not None,
        )
        for row in before.persons():
            if row.user_id is not None and row.user_id != user_id:
                if row.guest:  # asked in direct messages, where nobody is named as this server does it
                    await show(tx, REMATCH, match_id, row.user_id, now)
                else:
                    await rows.invite(tx, match_id, row.user_id)
        await door.post_table(tx, match_id)
        if told is not None:
            await guest_rows.arrive(tx, match_id, user_id, now)
            await card_rows.put(tx, VISIT, match_id, user_id, told, 1, "", now)
    door.outbox.wake()
    return match_id
