"""Sealed comments: what people who look on think of a match and whom they expect to win, for nobody until its end.

Only whoever holds no seat and never held one there writes. Until the match is over nothing of it is read but by its
author, and of all of them together only how many there are, by another one who has sealed something too.
"""

from __future__ import annotations

from typing import Final

import msgspec

from bot.db import seats as seat_rows
from bot.db.transactions import Change, Reading
from bot.features.comments import rows
from bot.features.comments.rows import CommentRow
from bot.services.clock.forecast import percent
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.hears import Deed, Hears
from bot.services.table import tables
from bot.services.table.scene import Glance, Table
from bot.services.table.tables import glance
from bot.services.telling.cards import show

COMMENTS: Final = "comments"
"""The kind of the card on which they are opened."""
LONGEST: Final = 500
"""Characters."""
HALF_TIME: Final = 50
"""A guess is made and changed until so many hundredths of the match are played."""


class Comments(Hears):
    """Seals comments while a match runs, and opens them at its end."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._db = door.db
        self._clock = door.clock

    async def writing(self, match_id: int, user_id: int) -> tuple[Table, CommentRow | None]:
        """A match at which a person may seal something, and what is sealed. Raises Refused like `seal`."""
        async with self._db.read() as look:
            return await _open_to(look, match_id, user_id), await rows.get(look, match_id, user_id)

    async def seal(self, match_id: int, user_id: int, name: str, text: str, guess: int | None) -> CommentRow | None:
        """Seal a comment and a guess in place of what was sealed; without both nothing is. Returns what is sealed.

        After half-time the guess of before stays, whatever it is.
        Raises Refused `no-such-match`, `other-rules`, `not-running`, `comment-own`, `no-such-seat`; Broken.
        """
        kept = text.strip()[:LONGEST]
        async with self._db.write() as tx:
            table = await _open_to(tx, match_id, user_id)
            if guess is not None and not 0 <= guess < len(table.seats):
                raise Refused("no-such-seat")
            now = table.row.revision
            before = await rows.get(tx, match_id, user_id) or CommentRow(match_id, user_id, name, "", now)
            if not may_guess(table):
                guess = before.guess
            sealed = msgspec.structs.replace(
                before,
                name=name,
                text=kept,
                said_at=before.said_at if kept == before.text else now,
                guess=guess,
                guessed_at=before.guessed_at if guess == before.guess else now,
            )
            if not kept and guess is None:
                await rows.remove(tx, match_id, user_id)
                return None
            await rows.put(tx, sealed)
        return sealed

    async def sealed(self, match_id: int) -> int:
        """How many people have sealed something there."""
        return await rows.count(self._db, match_id)

    async def opened(self, table: Glance) -> list[CommentRow]:
        """What was sealed at a match that is over; nothing of one that is not."""
        return await rows.of_match(self._db, table.row.id) if table.over else []

    async def hide(self, match_id: int, author: int, by: int, *, manager: bool) -> None:
        """Show a comment to nobody any more: its author, who sat at the table, and managers may.

        Raises Refused `no-such-match`, `not-over`, `comment-not-yours`.
        """
        async with self._db.write() as tx:
            found = await glance(tx, match_id)
            if not found.over:
                raise Refused("not-over")
            if not may_hide(found, author, by, manager=manager):
                raise Refused("comment-not-yours")
            await rows.hide(tx, match_id, author)
            await self._show(tx, match_id)
            if manager and not may_hide(found, author, by, manager=False):
                for one in self._door.hears:
                    await one.moderated(tx, Deed(found.row.guild_id, by, "comment", match_id, author))

    async def over(self, tx: Change, match: Glance) -> None:
        """What was sealed is opened, if there is something."""
        if await rows.count(tx, match.row.id):
            await self._show(tx, match.row.id)

    async def undone(self, tx: Change, deed: Deed) -> None:
        """A comment that was taken down is shown again."""
        if deed.what == "comment" and deed.match_id is not None and deed.about is not None:
            await rows.hide(tx, deed.match_id, deed.about, hidden=False)
            await self._show(tx, deed.match_id)

    async def forgotten(self, tx: Change, user_id: int) -> None:
        """What the person has sealed disappears where it is open."""
        for match_id in await rows.opened_of(tx, user_id):
            await self._show(tx, match_id)

    async def _show(self, tx: Change, match_id: int) -> None:
        await show(tx, COMMENTS, match_id, 0, self._clock.now())


def may_guess(table: Table) -> bool:
    """Whether a guess still says something; where a game cannot tell how far it is, always."""
    played = percent(table)
    return played is None or played < HALF_TIME


def may_hide(found: Glance, author: int, reader: int, *, manager: bool) -> bool:
    """Whether somebody may hide the comment of an author."""
    return manager or reader == author or found.seat_of(reader) is not None


async def _open_to(look: Reading, match_id: int, user_id: int) -> Table:
    found = await glance(look, match_id)
    if found.row.started_at is None or found.over or found.row.direct:
        raise Refused("not-running")
    if await seat_rows.sat_on(look, found.row, user_id) is not None:
        raise Refused("comment-own")
    return await tables.read(look, match_id)
