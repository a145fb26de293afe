"""Events of Discord that stand for the hours of tables: made where the bot may, and never worth bothering anybody.

The card says what is true. Without the right to create events, at the limit of the server, or where somebody has
deleted the event, the table goes on without one.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord

from bot.features.hours.service import Hours
from bot.services.table.scene import Scene
from bot.services.telling.outbox import Postponed
from bot.services.telling.wishes import OfFeature, Owed
from bot.ui.pages.table import heading
from bot.ui.press.codes import EVENT_NAME, EVENT_PLACE, EVENT_TEXT, MOST_EVENTS
from bot.ui.press.house import House
from bot.ui.stands.messages import within
from bot.ui.words.catalogues import clip, game_words
from bot.ui.words.places import card_address

CARD_SECONDS = 60
"""How long it waits for the card of the table before it looks again."""


async def show(house: House, table: Scene, wish: OfFeature, row: Owed) -> None:
    """Make the event, bring it up to date, or take it away. Raises discord.HTTPException for what passes, Postponed."""
    await house.client.wait_until_ready()  # before, it is not known on which servers the bot is, nor what it may do
    guild = house.client.get_guild(table.row.guild_id)
    at, known = table.row.begins_at, await house[Hours].event(table.row.id)
    wanted = table.row.status == "lobby" and at is not None and at > house.clock.now()
    if guild is None or not (wanted or known.event_id):
        return
    try:
        if known.event_id:
            wanted = await _changed(house, table, guild, known.event_id, wanted=wanted) and wanted
        if wanted and not (await house[Hours].event(table.row.id)).refused:
            await _made(house, table, guild, row)
    except discord.Forbidden:
        pass
    except discord.HTTPException as error:
        if error.code != MOST_EVENTS:
            raise


async def _changed(house: House, table: Scene, guild: discord.Guild, event_id: int, *, wanted: bool) -> bool:
    """Bring an event up to date that was made, or take it away; whether a new one is to be made."""
    try:
        event = await within(guild.fetch_scheduled_event(event_id, with_counts=False))
    except discord.NotFound:
        await house[Hours].note_event(table.row.id, refused=True)
        return False
    scheduled = event.status is discord.EventStatus.scheduled
    if wanted and event.status in (discord.EventStatus.canceled, discord.EventStatus.ended):
        await house[Hours].note_event(table.row.id, refused=True)
        return False
    if wanted and scheduled:
        name, start, end, description = _says(table)
        if (event.name, event.start_time, event.end_time, event.description) != (name, start, end, description):
            await within(event.edit(name=name, start_time=start, end_time=end, description=description))
        return False
    if table.row.status == "running" and (table.row.begins_at or 0) <= (table.row.started_at or 0):
        return False  # it has begun as announced, and ends by itself
    if event.status in (discord.EventStatus.scheduled, discord.EventStatus.active):
        await within(event.delete())
    await house[Hours].note_event(table.row.id)
    return wanted


async def _made(house: House, table: Scene, guild: discord.Guild, row: Owed) -> None:
    """Make the event, unless an earlier try has, once people find the card that it leads to."""
    if not guild.me.guild_permissions.create_events:
        return
    if table.card is None:
        raise Postponed(CARD_SECONDS)
    name, start, end, description = _says(table)
    found = await _own(guild, name) if row.tried else []
    if not found:
        made = await within(
            guild.create_scheduled_event(
                name=name,
                start_time=start,
                end_time=end,
                description=description,
                location=_place(table),
                entity_type=discord.EntityType.external,
                privacy_level=discord.PrivacyLevel.guild_only,
            )
        )
        # An event has no nonce, and discord.py itself repeats a request that was answered with an error of Discord's.
        found = [made, *(one for one in await _own(guild, name) if one.id != made.id)]
    first, *more = found
    for event in more:
        await within(event.delete())
    await house[Hours].note_event(table.row.id, first.id)


async def _own(guild: discord.Guild, name: str) -> list[discord.ScheduledEvent]:
    """The events of this name that the bot has made, the oldest first."""
    found = await within(guild.fetch_scheduled_events(with_counts=False))
    coming = (discord.EventStatus.scheduled, discord.EventStatus.active)
    own = [one for one in found if one.name == name and one.creator_id == guild.me.id and one.status in coming]
    return sorted(own, key=lambda event: event.id)


def _says(table: Scene) -> tuple[str, datetime, datetime, str]:
    """The name, when it begins and ends, and what else it says."""
    assert table.row.begins_at is not None
    words = game_words(table.row.language, table.game.key)
    start = datetime.fromtimestamp(table.row.begins_at, UTC)
    end = start + timedelta(minutes=table.game.meta.minutes[1])
    description = words("event-description", summary=words("summary"), where=_place(table))
    return clip(heading(table, words), EVENT_NAME), start, end, clip(description, EVENT_TEXT)


def _place(table: Scene) -> str:
    """The address of the card: where people take a seat."""
    return clip(card_address(table), EVENT_PLACE)
