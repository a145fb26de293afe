"""Brings the desks of a seat up to date because the outbox says so: in direct messages, and open in a thread."""

from __future__ import annotations

import logging

import discord

from bot.services.clock import live
from bot.services.processes.right_of_way import NotYetDrawn, Showing
from bot.services.table.scene import Scene, SeatRow
from bot.services.telling.outbox import TryLater
from bot.services.telling.panels import PanelRow
from bot.services.telling.wishes import Owed, ShowDesk
from bot.ui.pages.desk import desk
from bot.ui.press.codes import DM_REFUSED, FLAGGED, REFUSED_FOR_NOW, UNKNOWN_CHANNEL
from bot.ui.press.house import House
from bot.ui.press.items import Page
from bot.ui.press.open_desks import Opened
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


async def show_desk(house: House, table: Scene, panel: ShowDesk, row: Owed, showing: Showing) -> None:
    """The desk of a seat in direct messages: edited where it stands, or posted anew to call whoever is asked."""
    seat, person = panel.seat, table.seats[panel.seat]
    direct = table.row.direct or person.guest  # whoever plays nowhere else is tried however often it fails
    if person.user_id is None or not (direct or table.reached_by_dm(person.user_id)):
        return
    stands = table.where(panel)
    if stands is not None and stands.user_id != person.user_id:
        stands = None
    if stands is None and (panel.again or table.row.status != "running"):
        if row.tried:
            await delete_unknown(house, table, panel, await messages.dm_channel(house, person.user_id), None)
        return
    # A match in direct messages keeps its one message: nobody else writes there, and computers answer at once. That of
    # a live table keeps it too: the thread calls, but for guests, who cannot see it.
    called_there = live.is_live(table.row, house.clock.now()) and not person.guest
    if stands is not None and not row.tried:
        # It stays the same, and is known when the desk is taken away; what has failed there may need it opened anew.
        house.remembered.direct_channels.setdefault(person.user_id, stands.channel_id)
    stays = stands is not None and (table.row.direct or called_there)
    asked = person.since is not None and table.row.status == "running"
    asked_anew = asked and not stays and (stands is None or stands.asked != person.since)
    moot = not (asked or stays or person.guest)
    if stands is not None and moot and await _played_elsewhere(house, table, stands):
        # Asked again, whoever plays in the thread would get a new one in its place: this call has done its work.
        await messages.delete(house, stands)
        if row.tried:
            await delete_unknown(house, table, panel, stands.channel_id, None)
        await house.telling.panels.forget(stands)
        return
    user_id = person.user_id
    language = table.player(user_id).language or table.row.language
    kept = stands if not asked_anew else None
    opened = (
        Opened(table.row.changes)
        if kept is None
        else house.remembered.desks.opened_on(kept.message_id, table.row.changes)
    )

    async def draw() -> Page:
        return await desk(house, table, seat, language, opened, showing=showing)

    if kept is not None:
        if await messages.edit(house, kept, *await draw(), showing):
            if row.tried:
                await delete_unknown(house, table, panel, kept.channel_id, kept.message_id)
            await house.telling.panels.shown(kept, table.row, panel)
            return
        if not asked:
            if row.tried:
                await delete_unknown(house, table, panel, kept.channel_id, None)
            await house.telling.panels.forget(kept)
            return
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
            await house.people.preferences.dm_refused(user_id, table.row.id, seat)


async def _call_instead(house: House, table: Scene, person: SeatRow, error: discord.HTTPException) -> None:
    """Call somebody in the thread, once for a question, as direct messages fail for now. Raises TryLater."""
    assert person.since is not None
    assert person.user_id is not None
    house.remembered.direct_channels.pop(person.user_id, None)
    if error.code == FLAGGED:
        log.error("Discord takes this bot for spam and delivers no direct messages: appeal in the developer portal")
    at = table.row.id, person.seat
    if not (table.row.direct or person.guest) and house.remembered.called_instead.get(at) != person.since:
        house.remembered.called_instead[at] = person.since
        await house.people.preferences.dm_fails(*at, person.since)
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
