"""Sends the rows of the outbox to Discord, and says which of its errors are worth another try.

A row may be sent again: what stands already is edited, and a new message carries the nonce of its wish.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

import discord
import msgspec

from bot.services.errors import Broken, Refused
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene
from bot.services.telling.outbox import AGAIN_SECONDS, Later, TryLater
from bot.services.telling.panels import TABLE
from bot.services.telling.rings import caused
from bot.services.telling.wishes import SET_ASIDE, AnyWish, OfFeature, Owed, Show, TakeAway, Tell
from bot.ui.press.codes import UNDONE, UNKNOWN_CHANNEL
from bot.ui.press.house import House
from bot.ui.stands import messages, notices, panels
from bot.ui.stands.calls import after_card
from bot.ui.stands.trying import try_later

log = logging.getLogger(__name__)


class DiscordSender:
    """What the outbox sends with."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def send(self, row: Owed) -> Later | None:
        """Send one row; what is to be shown once more later. Raises TryLater if Discord cannot be reached, asks to
        wait, or forbids the place."""
        try:
            return await self._house.right_of_way.giving_way(row.match_id, partial(self._send_if_owed, row))
        except Broken as broken:
            # If it is played it has been set aside, and what is owed waits for whoever brings it back.
            raise TryLater("its match is in trouble", out_of_reach=True) from broken
        except Refused:
            return None
        except UNDONE as error:
            later = try_later(error)
            if later is None:
                log.error(
                    "match %s: %s was refused by Discord: %s", row.match_id, row.wish.subject or row.wish.kind, error
                )
                return None
            raise later from error

    async def _send_if_owed(self, row: Owed, showing: Showing) -> Later | None:
        # A wish that somebody has fulfilled meanwhile (by answering a press) is not fulfilled again.
        if not await self._house.telling.outbox.is_owed(row):
            return None
        await self._send(row, showing)
        wish = row.wish
        if showing.again is not None or showing.remarked or (showing.firm and showing.over.done()):
            return Later(showing.again or 0, wish)
        if showing.missing and isinstance(wish, Show) and not wish.again:
            return Later(AGAIN_SECONDS, msgspec.structs.replace(wish, again=True))
        return None

    async def _send(self, row: Owed, showing: Showing) -> None:
        """Send it to its place, in the name of whoever has caused it."""
        house, wish = self._house, row.wish
        if isinstance(wish, TakeAway):
            await notices.take_away(house, row.match_id, wish)
        elif isinstance(wish, Tell) and wish.key == SET_ASIDE:
            await notices.set_aside(house, await house.tables.glance(row.match_id), row)
        else:
            with caused(row.caused_by, f"{await self._call(wish)} at {row.match_id}", row.nonce):
                await self._show(row, await house.tables.scene(row.match_id), showing)

    async def _call(self, wish: AnyWish) -> str:
        """To what it calls: a vote on the same is the same call, however often it is asked for."""
        if isinstance(wish, Show) and wish.what == "vote":
            vote = await self._house.match.votes.get(wish.vote)
            return "" if vote is None else f"vote.{vote.kind}.{vote.seat}"
        return f"{wish.kind}.{wish.key if isinstance(wish, Tell) else wish.subject}"

    async def _show(self, row: Owed, table: Scene, showing: Showing) -> None:
        house, wish = self._house, row.wish
        match wish:
            case Show() if wish.seat != TABLE:
                await panels.show(house, table, wish, row, showing)
            case Show():
                await self._in_thread(table, lambda found: panels.show(house, found, wish, row, showing))
            case Tell():
                await self._in_thread(table, lambda found: notices.tell(house, found, wish, row))
            case OfFeature():
                await after_card(house, table)  # it may lead to the card of the table
                await house.features.send(table, wish, row)
            case TakeAway():
                raise AssertionError("it is taken away without the table")

    async def _in_thread(self, table: Scene, send: Callable[[Scene], Awaitable[None]]) -> None:
        """Send it; a thread that is still to be opened, or that somebody has deleted, is opened first."""
        table = await panels.with_thread(self._house, table)
        try:
            await send(table)
        except discord.NotFound as error:
            thread_id = table.row.thread_id
            if error.code != UNKNOWN_CHANNEL or thread_id is None or table.row.direct:
                raise
            if not await messages.is_deleted(self._house, thread_id):
                raise
            log.warning("match %s: its thread is gone", table.row.id)
            await send(await panels.with_thread(self._house, table, lost=thread_id))
