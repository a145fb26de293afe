"""Sends the rows of the outbox to Discord, and says which of its errors are worth another try.

A row may be sent again: what stands already is edited, and a new message carries the nonce of its wish.
"""

from __future__ import annotations

import logging
from functools import partial

import discord
import msgspec

from bot.services.errors import Broken, Refused
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Scene
from bot.services.telling.outbox import AGAIN_SECONDS, Later, TryLater
from bot.services.telling.rings import caused
from bot.services.telling.wishes import (
    AskGuest,
    CallInThread,
    ClearDesk,
    EndReminder,
    InTrouble,
    Notice,
    OfFeature,
    Owed,
    Panel,
    Remind,
    RemindSealed,
    Shown,
    ShowVote,
    TellHost,
)
from bot.ui.press.codes import UNDONE, UNKNOWN_CHANNEL
from bot.ui.press.house import House
from bot.ui.stands import (
    guests,
    host_told,
    messages,
    notices,
    panels,
)
from bot.ui.stands.calls import after_card
from bot.ui.stands.trying import try_later

log = logging.getLogger(__name__)

IN_THREAD = Notice | CallInThread | RemindSealed
"""What is said in the thread of a match, beside the panels of no seat."""


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
                log.error("match %s: %s was refused by Discord: %s", row.match_id, row.wish.kind, error)
                return None
            raise later from error

    async def _send_if_owed(self, row: Owed, showing: Showing) -> Later | None:
        # A wish that somebody has fulfilled meanwhile (by answering a press) is not fulfilled again.
        if not await self._house.telling.outbox.stands(row):
            return None
        await self._send(row, showing)
        wish = row.wish
        if showing.again is not None or showing.remarked or (showing.firm and showing.over.done()):
            return Later(showing.again or 0, wish)
        if showing.missing and isinstance(wish, Shown) and not wish.again:
            return Later(AGAIN_SECONDS, msgspec.structs.replace(wish, again=True))
        return None

    async def _send(self, row: Owed, showing: Showing) -> None:
        """Send it to its place."""
        house = self._house
        if isinstance(row.wish, InTrouble):
            # Of a match that perhaps cannot be loaded.
            await notices.in_trouble(house, await house.tables.glance(row.match_id), row)
            return
        if isinstance(row.wish, ClearDesk):
            # The same.
            await notices.clear_desk(house, row.match_id, row.wish)
            return
        with caused(row.caused_by, f"{await self._call(row)} at {row.match_id}", row.nonce):
            await self._tell(row, showing)

    async def _call(self, row: Owed) -> str:
        """To what it calls: a vote on the same is the same call, however often it is asked for."""
        wish = row.wish
        vote = await self._house.match.votes.get(wish.vote) if isinstance(wish, ShowVote) else None
        return wish.call if vote is None else f"vote.{vote.kind}.{vote.seat}"

    async def _tell(self, row: Owed, showing: Showing) -> None:
        """Send what needs its table."""
        table = await self._house.tables.scene(row.match_id)
        if isinstance(row.wish, OfFeature):  # it may lead to the card of the table
            await after_card(self._house, table)
        if isinstance(row.wish, IN_THREAD) or (isinstance(row.wish, Panel) and row.wish.seat is None):
            await self._send_to_thread(row, table, showing)
        else:
            await self._show(row, table, showing)

    async def _send_to_thread(self, row: Owed, table: Scene, showing: Showing) -> None:
        """Send it; a thread that is still to be opened, or that somebody has deleted, is opened first."""
        table = await panels.with_thread(self._house, table)
        try:
            await self._show(row, table, showing)
        except discord.NotFound as error:
            thread_id = table.row.thread_id
            if error.code != UNKNOWN_CHANNEL or thread_id is None or table.row.direct:
                raise
            if not await messages.is_deleted(self._house, thread_id):
                raise
            log.warning("match %s: its thread is gone", table.row.id)
            await self._show(row, await panels.with_thread(self._house, table, lost=thread_id), showing)

    async def _show(self, row: Owed, table: Scene, showing: Showing) -> None:
        house, wish = self._house, row.wish
        assert not isinstance(wish, InTrouble | ClearDesk), "it is told without the table"
        match wish:
            case CallInThread():
                await notices.call_in_thread(house, table, wish, row)
            case Notice():
                await notices.notice(house, table, wish, row)
            case Remind():
                await notices.remind(house, wish, row)
            case AskGuest():
                await guests.ask_to_rematch(house, table, wish, row)
            case TellHost():
                await host_told.tell(house, table, wish, row)
            case OfFeature():
                await house.features.send(table, wish, row)
            case EndReminder():
                await notices.end_reminder(house, table.row.id, wish.seat)
            case RemindSealed():
                await notices.remind_sealed(house, table, row)
            case _:
                await panels.show(house, table, wish, row, showing)
