"""Sends the rows of the outbox to Discord, and says which of its errors are worth another try.

A row may be sent again: what stands already is edited, and a new message carries the nonce of its wish.
"""

from __future__ import annotations

import logging

import aiohttp
import discord

from bot.services.errors import Broken, Refused
from bot.services.outbox import TryLater
from bot.services.tables import Table
from bot.services.wishes import (
    ClearDesk,
    InTrouble,
    Invite,
    Notice,
    Owed,
    Remind,
    RemindSealed,
    ShowResult,
    ShowTable,
    ShowVote,
)
from bot.ui import messages, notices, panels
from bot.ui.house import House

log = logging.getLogger(__name__)

IN_THREAD = ShowResult | ShowVote | Notice
"""What only the thread can show."""


class DiscordSender:
    """What the outbox sends with."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def send(self, row: Owed) -> None:
        """Send one row. Raises TryLater if Discord cannot be reached or asks to wait."""
        try:
            async with self._house.showing.hold(row.match_id):
                # Under the lock: what is shown is never older than what was shown before, and a wish that somebody
                # has fulfilled meanwhile (by answering a press) is not fulfilled again.
                if await self._house.outbox.stands(row):
                    await self._send(row)
        except Broken as broken:
            raise TryLater("its match is in trouble") from broken
        except Refused:
            return
        except discord.RateLimited as error:
            raise TryLater(f"rate limit, {error.retry_after:.0f} s") from error
        except discord.HTTPException as error:
            if error.code in messages.GONE or error.status == 403:
                log.warning("match %s: %s cannot be shown: %s", row.match_id, row.wish.kind, error)
                return
            if 400 <= error.status < 500 and error.status not in (401, 429):
                log.error("match %s: %s was refused by Discord: %s", row.match_id, row.wish.kind, error)
                return
            raise TryLater(str(error)) from error
        except (aiohttp.ClientError, OSError) as error:
            raise TryLater(repr(error)) from error

    async def _send(self, row: Owed) -> None:
        house, wish = self._house, row.wish
        if isinstance(wish, InTrouble):
            await notices.in_trouble(house, await house.tables.glance(row.match_id), row.nonce)
            return
        table = await house.tables.scene(row.match_id)
        await self._wait_for_thread(row, table)
        match wish:
            case Invite():
                await notices.invite(house, table, wish, row.nonce)
            case Notice():
                await notices.notice(house, table, wish, row.nonce)
            case ClearDesk():
                await notices.clear_desk(house, table, wish, row.nonce)
            case Remind():
                await notices.remind(house, table, wish, row.nonce)
            case RemindSealed():
                await notices.remind_sealed(house, table, wish, row.nonce)
            case _:
                await panels.show(house, table, wish, row.nonce)

    async def _wait_for_thread(self, row: Owed, table: Table) -> None:
        """What belongs into the thread waits until that could be opened."""
        too_early = isinstance(row.wish, IN_THREAD) and table.row.thread_id is None
        if too_early and await self._house.outbox.waits_for(row.match_id, ShowTable):
            raise TryLater("its thread is still to be opened")
