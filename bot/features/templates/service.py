"""Templates: tables to be opened again as they were. A person keeps ten, which work everywhere; a server 25, which its
managers keep for everybody there.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.clock import Clock
from bot.features.hours import rows as hour_rows
from bot.features.hours.plans import open_planned, plan_of
from bot.features.hours.service import EVENT, set_hour
from bot.features.templates import rows
from bot.features.templates.rows import EVERYWHERE, NOBODY, TemplateRow
from bot.services.clock.pace import parse as parse_pace
from bot.services.clock.wall import next_on
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.table import tables
from bot.services.table.scene import Table

__all__ = ["TemplateRow", "Templates"]

MOST_OWN: Final = 10
MOST_OF_SERVER: Final = 25
LONGEST_NAME: Final = 40


class Templates:
    """Keeps templates and opens tables by them."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._db = door.db
        self._clock: Clock = door.clock

    async def own(self, user_id: int) -> list[TemplateRow]:
        """Those of a person."""
        return await rows.of(self._db, EVERYWHERE, user_id)

    async def of_server(self, guild_id: int) -> list[TemplateRow]:
        """Those of a server; in direct messages there are none."""
        return await rows.of(self._db, guild_id, NOBODY) if guild_id else []

    async def get(self, template_id: int, user_id: int, guild_id: int) -> TemplateRow:
        """One that a person may use on a server. Raises Refused `no-such-template`."""
        found = await rows.get(self._db, template_id)
        if found is None or (found.guild_id, found.user_id) not in ((EVERYWHERE, user_id), (guild_id, NOBODY)):
            raise Refused("no-such-template")
        return found

    async def keep(self, match_id: int, name: str, user_id: int, *, guild_id: int = EVERYWHERE) -> TemplateRow:
        """Keep a table or match as a template under a name, in place of the one that the owner keeps under it.

        guild_id: the server that keeps it; else the person does.
        Raises Refused `no-such-match`, `template-without-name`, `too-many-templates`.
        """
        table, hour = await tables.glance(self._db, match_id), await hour_rows.get(self._db, match_id)
        owner = (guild_id, NOBODY) if guild_id else (EVERYWHERE, user_id)
        name = _named(name)
        async with self._db.write() as tx:
            known = await rows.of(tx, *owner)
            most = MOST_OF_SERVER if guild_id else MOST_OWN
            if len(known) >= most and all(one.name != name for one in known):
                raise Refused("too-many-templates", most=most)
            await rows.put(tx, *owner, name, plan_of(table, hour))
            return next(one for one in await rows.of(tx, *owner) if one.name == name)

    async def rename(self, template: TemplateRow, name: str) -> None:
        """Call it otherwise; another one of that name makes way. Raises Refused `template-without-name`."""
        name = _named(name)
        async with self._db.write() as tx:
            await rows.rename(tx, template.id, name)

    async def remove(self, template: TemplateRow) -> None:
        """Keep it no longer."""
        async with self._db.write() as tx:
            await rows.remove(tx, template.id)

    async def open(
        self,
        template: TemplateRow,
        *,
        guild_id: int,
        channel_id: int,
        host_id: int,
        host_name: str,
        language: str,
        zone: str,
        pace: str | None = None,
    ) -> Table:
        """A new table by a template, whose card is still to be posted by the outbox.

        zone: of whoever opens it.   pace: another one than that of the template.
        Raises UnknownGame, Refused `no-such-pace`, `too-many-tables`.
        """
        plan, now = template.plan, self._clock.now()
        if pace is not None:
            plan = msgspec.structs.replace(plan, pace=parse_pace(pace))
        at = None if plan.hour is None else next_on(plan.hour.weekday, plan.hour.minutes, zone, now)
        async with self._db.write() as tx:
            match_id = await open_planned(
                tx,
                self._door.hears,
                plan,
                now,
                guild_id=guild_id,
                channel_id=channel_id,
                host_id=host_id,
                host_name=host_name,
                language=language,
                begins_at=at,
            )
            await self._door.post_table(tx, match_id)
            if plan.hour is not None and at is not None:
                await set_hour(tx, match_id, at, now, user_id=host_id, zone=zone, if_few=plan.hour.if_few, weekly=False)
                await self._door.wish(tx, match_id, EVENT)
        self._door.outbox.wake()
        return await self._door.read(match_id)


def _named(name: str) -> str:
    """The name as it is kept. Raises Refused `template-without-name`."""
    found = " ".join(name.split())[:LONGEST_NAME].strip()
    if not found:
        raise Refused("template-without-name")
    return found
