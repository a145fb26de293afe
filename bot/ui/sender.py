"""Sends the rows of the outbox to Discord: panels as the match stands now, and single notices.

Every method may run again for the same wish: what stands already is edited, and new messages carry the row's nonce.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import aiohttp
import discord
import msgspec

from bot.db import matches as match_rows
from bot.db import outbox, panels, people
from bot.db import votes as vote_rows
from bot.db.matches import SeatRow
from bot.db.outbox import OutboxRow
from bot.db.panels import PanelRow
from bot.services import matches as wishes
from bot.services import turns, votes
from bot.services.errors import Refused
from bot.services.matches import SHOW_LOBBY, Table
from bot.services.outbox import TryLater
from bot.services.sweep import IDLE_KEY
from bot.services.votes import OBSOLETE, voters
from bot.ui.custom_id import Press
from bot.ui.desk import desk
from bot.ui.house import House
from bot.ui.items import button
from bot.ui.lobby_card import lobby_card
from bot.ui.nudge_card import nudge_card, sealed_reminder
from bot.ui.reply import text_view
from bot.ui.result import result_card
from bot.ui.table import is_newest, pinged, reached_by_dm, table_panel
from bot.ui.vote_card import vote_card
from bot.ui.words import clip, game_words, house_words, spoken
from engine.core.chance import commitment

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_ACCESS, NO_DM, NO_PERMISSION, ARCHIVED = 50001, 50007, 50013, 50083
THREAD_EXISTS = 160004
GONE = {UNKNOWN_CHANNEL, NO_ACCESS, NO_PERMISSION}
"""The place is out of reach: nothing to try again."""

SEALED_NUDGE = "sealed-nudge"
THREAD_NAME = 100

IN_THREAD = {wishes.RESULT, wishes.NOTICE, votes.SHOW_VOTE}
"""What only the thread can show."""


class DiscordSender:
    """What the outbox sends with."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def send(self, row: OutboxRow) -> None:
        """Send one row. Raises TryLater if Discord cannot be reached or asks to wait."""
        try:
            async with self._house.showing.hold(row.match_id):
                # Under the lock: what is shown is never older than what was shown before, and a wish that somebody
                # has fulfilled meanwhile (by answering a press) is not fulfilled again.
                if await outbox.stands(self._house.db, row):
                    table = await self._house.matches.load(row.match_id)
                    await self._wait_for_thread(row, table)
                    await self._send(row, table)
        except Refused:
            return
        except discord.RateLimited as error:
            raise TryLater(f"rate limit, {error.retry_after:.0f} s") from error
        except discord.HTTPException as error:
            if error.code in GONE or error.status == 403:
                log.warning("match %s: %s cannot be shown: %s", row.match_id, row.kind, error)
                return
            if 400 <= error.status < 500 and error.status not in (401, 429):
                log.error("match %s: %s was refused by Discord: %s", row.match_id, row.kind, error)
                return
            raise TryLater(str(error)) from error
        except (aiohttp.ClientError, OSError) as error:
            raise TryLater(repr(error)) from error

    async def _send(self, row: OutboxRow, table: Table) -> None:
        match row.kind:
            case "lobby":
                await self._lobby(table)
            case wishes.SHOW_TABLE:
                await self._table(row, table)
            case wishes.SHOW_DESK:
                await self._desk(row, table, int(row.subject or 0))
            case wishes.RESULT:
                await self._result(row, table)
            case "invite":
                await self._invite(row, table)
            case wishes.NOTICE:
                await self._notice(row, table)
            case wishes.CLEAR_DESK:
                await self._clear_desk(table, row.payload["seat"])
            case votes.SHOW_VOTE:
                await self._vote(row, table, int(row.subject or 0))
            case turns.NUDGE:
                await self._nudge(row, table)
            case _ if row.kind == SEALED_NUDGE:
                await self._sealed_nudge(row, table)
            case _:
                log.error("outbox: unknown kind %s", row.kind)

    async def _wait_for_thread(self, row: OutboxRow, table: Table) -> None:
        """What belongs into the thread waits until that could be opened."""
        too_early = row.kind in IN_THREAD and table.row.thread_id is None
        if too_early and await outbox.is_wished(self._house.db, row.match_id, wishes.SHOW_TABLE):
            raise TryLater("its thread is still to be opened")

    # --- the kinds

    async def _lobby(self, table: Table) -> None:
        stands = await panels.get(self._house.db, table.row.id, SHOW_LOBBY)
        if stands is None:
            return
        try:
            await self._message(stands).edit(view=lobby_card(table))
        except discord.NotFound:
            await panels.forget(self._house.db, table.row.id, SHOW_LOBBY)

    async def _table(self, row: OutboxRow, table: Table) -> None:
        await self._house.votes.drop_obsolete(table)
        table = await self._with_thread(row, table)
        thread_id = table.row.thread_id
        if thread_id is None:
            return
        stands = await panels.get(self._house.db, table.row.id, "table")
        called = (stands.asked if stands else None) or 0
        asked = [row for row in await pinged(self._house, table) if (row.since or 0) > called]
        called = max((row.since or 0 for row in asked), default=called)
        # Whoever has just taken a choice back is there already; calling would also tell who had chosen in secret.
        undone = await self._undone(table)
        calls = [row for row in asked if row.seat not in undone]
        if stands is not None and not calls and is_newest(self._house, stands):
            view, files = await table_panel(self._house, table)
            try:
                await self._message(stands).edit(view=view, attachments=files)
                await panels.put(self._house.db, msgspec.structs.replace(_at(stands, table), asked=called))
                return
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                    raise
        view, files = await table_panel(self._house, table, calls)
        sent = await self._post(thread_id, row.nonce, view, files, calls)
        at = PanelRow(table.row.id, "table", panels.TABLE, thread_id, sent, table.row.revision, called)
        await panels.put(self._house.db, at)
        if stands is not None and stands.message_id != sent:
            await self._delete(stands)

    async def _undone(self, table: Table) -> set[int]:
        """The seats that did nothing since they took a choice back."""
        newest = {row.seat: row.kind for row in await self._house.matches.history(table.row.id)}
        return {seat for seat, kind in newest.items() if kind == "undo"}

    async def _desk(self, row: OutboxRow, table: Table, seat: int) -> None:
        person = table.seats[seat]
        if person.user_id is None or not await reached_by_dm(self._house, person.user_id):
            return
        stands = await panels.get(self._house.db, table.row.id, "desk", seat)
        if stands is None and table.row.status != "running":
            return
        language = await self._language(person.user_id, table)
        asked_anew = person.since is not None and (stands is None or stands.asked != person.since)
        view, files = await desk(self._house, table, seat, language)
        if stands is not None and not asked_anew:
            try:
                await self._message(stands).edit(view=view, attachments=files)
                await panels.put(self._house.db, _at(stands, table))
                return
            except discord.NotFound:
                if person.since is None:
                    await panels.forget(self._house.db, table.row.id, "desk", seat)
                    return
        try:
            channel = await self._house.client.create_dm(discord.Object(person.user_id))
            sent = await self._post(channel.id, row.nonce, view, files, [])
        except discord.HTTPException as error:
            if error.code not in (NO_DM, 50278):
                raise
            await self._dm_closed(person, table)
            return
        at = PanelRow(table.row.id, "desk", seat, channel.id, sent, table.row.revision, person.since)
        await panels.put(self._house.db, at)
        if stands is not None and stands.message_id != sent:
            await self._delete(stands)

    async def _result(self, row: OutboxRow, table: Table) -> None:
        """Post the result, or bring it up to date where it stands; the ratings take the match in."""
        if table.row.thread_id is None or table.row.outcome is None:
            return
        await self._house.ratings.count(table.row.id)
        live = wishes.live_actions(await self._house.matches.history(table.row.id))
        view, files = result_card(table, wishes.paper(table, live))
        stands = await panels.get(self._house.db, table.row.id, "result")
        if stands is not None:
            try:
                await self._message(stands).edit(view=view, attachments=files)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                    raise
            return
        people_here = [seat for seat in table.seats if seat.user_id is not None]
        sent = await self._post(table.row.thread_id, row.nonce, view, files, people_here)
        at = PanelRow(table.row.id, "result", panels.TABLE, table.row.thread_id, sent, table.row.revision)
        await panels.put(self._house.db, at)
        async with self._house.db.write() as tx:
            await outbox.show(tx, table.row.id, SHOW_LOBBY, SHOW_LOBBY, self._house.clock.now())

    async def _invite(self, row: OutboxRow, table: Table) -> None:
        """Post the card of a rematch and call those who sat at the table before."""
        if table.row.status != "lobby" or await panels.get(self._house.db, table.row.id, SHOW_LOBBY) is not None:
            return
        before = await match_rows.seats(self._house.db, table.row.rematch_of or 0)
        calls = [seat for seat in before if seat.user_id is not None and table.seat_of(seat.user_id) is None]
        words = game_words(table.row.language, table.game.key)
        who = ", ".join(f"<@{seat.user_id}>" for seat in calls)
        view = lobby_card(table, words("rematch-call", who=who, count=len(calls)))
        sent = await self._post(table.row.channel_id, row.nonce, view, [], calls)
        at = PanelRow(table.row.id, SHOW_LOBBY, panels.TABLE, table.row.channel_id, sent, table.row.revision)
        await panels.put(self._house.db, at)

    async def _notice(self, row: OutboxRow, table: Table) -> None:
        if table.row.thread_id is None:
            return
        words = spoken(game_words(table.row.language, table.game.key), table.seats)
        facts = {
            name: tuple(value) if isinstance(value, list) else value for name, value in row.payload["args"].items()
        }
        text = words.say(f"notice-{row.payload['key']}", facts)
        calls = [table.seats[seat] for seat in row.payload.get("calls", [])]
        view = text_view(text)
        if row.payload["key"] == IDLE_KEY:
            view.add_item(discord.ui.ActionRow(button(words("button-keep"), Press("keep", table.row.id))))
        await self._post(table.row.thread_id, row.nonce, view, [], calls)

    async def _vote(self, row: OutboxRow, table: Table, vote_id: int) -> None:
        vote = await vote_rows.get(self._house.db, vote_id)
        if vote is None or table.row.thread_id is None:
            return
        view = await vote_card(self._house, table, vote)
        stands = await panels.get(self._house.db, table.row.id, "vote", vote_id)
        if stands is not None:
            try:
                await self._message(stands).edit(view=view)
            except discord.NotFound:
                await panels.forget(self._house.db, table.row.id, "vote", vote_id)
            return
        if vote.outcome == OBSOLETE:
            return
        calls = [] if vote.outcome or vote.kind == "replace" else voters(table, vote)
        sent = await self._post(table.row.thread_id, row.nonce, view, [], calls)
        await panels.put(
            self._house.db, PanelRow(table.row.id, "vote", vote_id, table.row.thread_id, sent, table.row.revision)
        )

    async def _clear_desk(self, table: Table, seat: int) -> None:
        """The seat has changed hands: the old desk disappears from the direct messages of whoever left."""
        stands = await panels.get(self._house.db, table.row.id, "desk", seat)
        if stands is not None:
            await self._delete(stands)
            await panels.forget(self._house.db, table.row.id, "desk", seat)
            async with self._house.db.write() as tx:
                await outbox.show(tx, table.row.id, wishes.SHOW_DESK, str(seat), self._house.clock.now())

    async def _nudge(self, row: OutboxRow, table: Table) -> None:
        """Remind a person of the matches that still wait since the same moment."""
        user_id = row.payload["user"]
        player = await people.player(self._house.db, user_id)
        told: list[tuple[Table, SeatRow]] = []
        for one in row.payload["told"]:
            other = await self._house.matches.load(one["match"])
            seat = other.seats[one["seat"]]
            if seat.user_id == user_id and seat.clock_at == one["clock_at"] and other.row.thread_id is not None:
                told.append((other, seat))
        if not told:
            return
        first, seat = told[0]
        if player.nudges == "dm" and not await people.dm_closed(self._house.db, user_id):
            words = house_words(await self._language(user_id, first))
            channel = await self._house.client.create_dm(discord.Object(user_id))
            try:
                await self._post(channel.id, row.nonce, nudge_card(told, words, in_dm=True), [], [])
                return
            except discord.HTTPException as error:
                if error.code not in (NO_DM, 50278):
                    raise
                await self._dm_closed(seat, first)
        for number, (other, seat) in enumerate(told):
            assert other.row.thread_id is not None
            words = house_words(other.row.language)
            if other.game.view(other.state, None).secret_waits:
                # The thread must not learn who has not chosen: everybody is called, once for all who are missing.
                async with self._house.db.write() as tx:
                    await outbox.show(tx, other.row.id, SEALED_NUDGE, SEALED_NUDGE, self._house.clock.now())
                continue
            card = nudge_card([(other, seat)], words, in_dm=False)
            await self._post(other.row.thread_id, f"{row.nonce}.{number}", card, [], [seat])

    async def _sealed_nudge(self, row: OutboxRow, table: Table) -> None:
        """Remind a table of the sealed choices that are missing, if they still are."""
        if table.row.thread_id is not None and table.game.view(table.state, None).secret_waits:
            card = sealed_reminder(table, house_words(table.row.language))
            await self._post(table.row.thread_id, row.nonce, card, [], table.persons())

    # --- means

    async def _with_thread(self, row: OutboxRow, table: Table) -> Table:
        """The match with its thread; opens it on the lobby card. A card has one thread, so trying again is safe."""
        if table.row.thread_id is not None:
            return table
        words = game_words(table.row.language, table.game.key)
        name = clip(words("thread-name", title=table.game.title, number=str(table.row.id)), THREAD_NAME)
        stands = await panels.get(self._house.db, table.row.id, SHOW_LOBBY)
        thread_id: int | None = None
        if stands is not None:
            try:
                thread_id = await self._open_thread(stands, name)
            except discord.HTTPException as error:
                if error.code == THREAD_EXISTS:
                    thread_id = stands.message_id
                elif error.code != UNKNOWN_MESSAGE:
                    raise
        if thread_id is None:
            thread = await (await self._channel(table.row.channel_id)).create_thread(
                name=name, type=discord.ChannelType.public_thread
            )
            thread_id = thread.id
        words = spoken(words, table.seats)
        text = words("notice-started", seats=tuple(range(len(table.seats))), hash=commitment(table.row.seed))
        await self._post(thread_id, f"{row.nonce}.start", text_view(text), [], table.persons())
        async with self._house.db.write() as tx:
            await match_rows.update(tx, table.row.id, thread_id=thread_id)
            await outbox.show(tx, table.row.id, SHOW_LOBBY, SHOW_LOBBY, self._house.clock.now())
        return await self._house.matches.load(table.row.id)

    async def _post(
        self,
        channel_id: int,
        nonce: str,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File],
        calls: Sequence[SeatRow],
    ) -> int:
        """Send a new message and return its id; only the people in `calls` are notified."""
        channel = self._house.client.get_partial_messageable(channel_id)
        users = [discord.Object(row.user_id) for row in calls if row.user_id is not None]
        allowed = discord.AllowedMentions(everyone=False, roles=False, users=users or False)
        message = await channel.send(view=view, files=list(files), nonce=nonce, allowed_mentions=allowed)
        return message.id

    async def _channel(self, channel_id: int) -> discord.TextChannel:
        channel = self._house.client.get_channel(channel_id) or await self._house.client.fetch_channel(channel_id)
        assert isinstance(channel, discord.TextChannel), "tables open in text channels only"
        return channel

    async def _open_thread(self, card: PanelRow, name: str) -> int:
        message = (await self._channel(card.channel_id)).get_partial_message(card.message_id)
        return (await message.create_thread(name=name)).id

    def _message(self, stands: PanelRow) -> discord.PartialMessage:
        return self._house.client.get_partial_messageable(stands.channel_id).get_partial_message(stands.message_id)

    async def _delete(self, stands: PanelRow) -> None:
        try:
            await self._message(stands).delete()
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, *GONE, ARCHIVED):
                raise

    async def _language(self, user_id: int, table: Table) -> str:
        return (await people.player(self._house.db, user_id)).language or table.row.language

    async def _dm_closed(self, person: SeatRow, table: Table) -> None:
        """Remember that no direct message arrives, and tell the person once, at the table."""
        assert person.user_id is not None
        now = self._house.clock.now()
        async with self._house.db.write() as tx:
            await people.set_dm_closed(tx, person.user_id, closed=True)
            notice = {"key": "dm-closed", "args": {"seat": person.seat}, "calls": [person.seat]}
            await outbox.post(tx, table.row.id, wishes.NOTICE, notice, now)


def _at(stands: PanelRow, table: Table) -> PanelRow:
    """The panel, now showing the match as it stands."""
    return PanelRow(
        stands.match_id,
        stands.kind,
        stands.seat,
        stands.channel_id,
        stands.message_id,
        table.row.revision,
        stands.asked,
    )
