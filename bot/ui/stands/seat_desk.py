"""Brings the desks of a seat up to date because the outbox says so: in direct messages, and open in a thread."""

from __future__ import annotations

import logging

import discord

from bot.services.clock import live
from bot.services.processes.right_of_way import NotYetDrawn, Showing
from bot.services.table.scene import Scene, SeatRow
from bot.services.telling.outbox import TryLater
from bot.services.telling.panels import PanelRow
from bot.services.telling.wishes import Owed, Show
from bot.ui.pages.desk import desk
from bot.ui.press.codes import DM_REFUSED, FLAGGED, REFUSED_FOR_NOW, UNKNOWN_CHANNEL
from bot.ui.press.house import House
from bot.ui.press.items import Page
from bot.ui.press.open_desks import Opened
from bot.ui.press.reply import Room
from bot.ui.stands import messages
from bot.ui.stands.posting import delete_unknown, post
from bot.ui.words import calling
from bot.ui.words.catalogues import game_words, language_of
from bot.ui.words.places import in_its_thread

log = logging.getLogger(__name__)


async def update_open_desk(house: House, table: Scene, seat: int, showing: Showing) -> None:
    """Bring what a person has open in a thread up to date, if it is behind or not whole."""
    user_id = table.seats[seat].user_id
    if user_id is None:
        return
    for found in house.remembered.desks.behind(table.row, user_id):
        opened = found.opened if found.opened.changes == table.row.changes else Opened(table.row.changes)
        language = table.player(user_id).language or language_of(found.interaction.locale)
        here = in_its_thread(table.row, found.interaction)
        with house.right_of_way.changing(found.message_id, showing):
            drawn = await desk(house, table, seat, language, opened, here=here, showing=showing)
            if showing.outdated:
                raise NotYetDrawn
            await house.remembered.desks.update(table.row, found, *drawn, whole=showing.whole)


async def show_desk(house: House, table: Scene, panel: Show, row: Owed, showing: Showing) -> None:
    """The desk of a seat in direct messages: edited where it stands, or posted anew to call whoever is asked."""
    seat, person = panel.seat, table.seats[panel.seat]
    only_here = table.directly(seat)  # then it is tried however often it fails
    user_id, running = person.user_id, table.row.status == "running"
    if user_id is None or not (only_here or table.reached_by_dm(user_id)):
        return
    asked = running and person.since is not None
    language = table.player(user_id).language or table.row.language
    stands = table.place_of(panel)
    if stands is not None and stands.user_id != user_id:
        stands = None
    if stands is None and (panel.again or not running):
        if row.tried:
            await delete_unknown(house, table, panel, await messages.dm_channel(house, user_id), None)
        return
    if stands is not None:
        if not row.tried:
            # Known when the desk is taken away, too; what has failed there may need the channel opened anew.
            house.remembered.direct_channels.setdefault(user_id, stands.channel_id)
        stays = _stays(house, table, person)
        if not (asked or stays or only_here) and await _played_elsewhere(house, table, stands):
            # Asked again, whoever plays in the thread would get a new one in its place: this call has done its work.
            await messages.delete(house, stands)
            await _gone(house, table, panel, stands, row)
            return
        if stays or not asked or stands.asked == person.since:
            opened = house.remembered.desks.opened_on(stands.message_id, table.row.changes)
            rooms: set[Room] = {"panel", "desk"} if asked and table.question(seat).public else {"desk"}
            if asked and house.acted.within(rooms, table.row, user_id, house.clock.now()):
                opened = Opened(table.row.changes, elsewhere=True)
            page = await desk(house, table, seat, language, opened, showing=showing)
            if await messages.edit(house, stands, *page, showing):
                if row.tried:
                    await delete_unknown(house, table, panel, stands.channel_id, stands.message_id)
                await house.telling.panels.note_shown(stands, table.row, panel)
                return
            if not asked:
                await _gone(house, table, panel, stands, row)
                return

    async def draw() -> Page:
        return await desk(house, table, seat, language, Opened(table.row.changes), showing=showing)

    try:
        channel_id = await messages.dm_channel(house, user_id)
        words = game_words(language, table.game.key)
        line = calling.turn(table, seat, words) if asked else calling.news(table, words)
        since = person.since
        await post(house, table, panel, channel_id, row, showing, draw, line, [user_id], asked=since, user_id=user_id)
    except discord.HTTPException as error:
        if error.code == UNKNOWN_CHANNEL:
            house.remembered.direct_channels.pop(user_id, None)
            if stands is not None:
                await house.telling.panels.forget(stands)
        if error.code in REFUSED_FOR_NOW and asked:
            await _call_instead(house, table, person, error)
        if error.code not in DM_REFUSED or table.row.direct:
            raise
        if user_id not in table.unreached:
            await house.people.direct_messages.refused(user_id, table.row.id, seat)


def _stays(house: House, table: Scene, person: SeatRow) -> bool:
    """Whether a desk that stands calls nobody, so that the message stays the same.

    In direct messages nobody else writes, and computers answer at once. At a live table the thread calls whoever can
    read it.
    """
    return table.row.direct or (live.is_live(table.row, house.clock.now()) and person.at_home)


async def _gone(house: House, table: Scene, panel: Show, stands: PanelRow, row: Owed) -> None:
    """A desk does not stand any more, nor what an earlier try has left behind."""
    if row.tried:
        await delete_unknown(house, table, panel, stands.channel_id, None)
    await house.telling.panels.forget(stands)


async def _call_instead(house: House, table: Scene, person: SeatRow, error: discord.HTTPException) -> None:
    """Call somebody in the thread, once for a question, as direct messages fail for now. Raises TryLater."""
    assert person.since is not None
    assert person.user_id is not None
    house.remembered.direct_channels.pop(person.user_id, None)
    if error.code == FLAGGED:
        log.error("Discord takes this bot for spam and delivers no direct messages: appeal in the developer portal")
    at = table.row.id, person.seat
    if not table.directly(person.seat) and house.remembered.called_instead.get(at) != person.since:
        house.remembered.called_instead[at] = person.since
        await house.people.direct_messages.failed(*at, person.since)
    raise TryLater(str(error), seconds=REFUSED_FOR_NOW[error.code], out_of_reach=True) from error


async def _played_elsewhere(house: House, table: Scene, desk: PanelRow) -> bool:
    """Whether the person whom a desk has called has acted since it was shown, in a match that goes on: so not on it.

    Not if anything came to light meanwhile that is for this person alone, and so perhaps stands nowhere else.
    """
    if table.row.status != "running" or desk.asked is None:
        return False
    since = await house.tables.history(table.row.id, desk.revision, table.row.revision)
    acted = any(row.seat == desk.seat and row.kind == "act" and not row.auto for row in since)
    secret = any(event.to is not None and desk.seat in event.to for row in since if row.reveals for event in row.events)
    return acted and not secret
