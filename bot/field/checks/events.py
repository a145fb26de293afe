"""Events of a server at a place that is no channel, as they stand for tables that begin at an hour."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord

from bot.field import UnknownError
from bot.field.check import check, expect, refusal
from bot.field.site import Site
from bot.ui.press.codes import EVENT_NAME, EVENT_PLACE, EVENT_TEXT, INVALID, UNKNOWN_EVENT


@check("event-moved", "With the right to create events alone the bot makes one at a place, moves it, and deletes it")
async def event_moved(site: Site) -> None:
    made = await _made(site)
    later = made.start_time + timedelta(days=1)
    await made.edit(start_time=later, end_time=later + timedelta(hours=1))
    found = await site.channel.guild.fetch_scheduled_event(made.id)
    expect(found.start_time == later, f"it begins at {found.start_time}")
    expect(found.creator_id == site.channel.guild.me.id, "somebody else has made it")
    await found.delete()


@check("event-gone", "An event that was deleted is unknown (10070)")
async def event_gone(site: Site) -> str:
    made = await _made(site)
    await made.delete()
    return await refusal(site.channel.guild.fetch_scheduled_event(made.id), UNKNOWN_EVENT)


@check("event-limits", "Name and place of an event have up to 100 characters, its description 1,000")
async def event_limits(site: Site) -> None:
    most: dict[str, Any] = {"name": "n" * EVENT_NAME, "location": "p" * EVENT_PLACE, "description": "d" * EVENT_TEXT}
    await _made(site, **most)
    for key, text in most.items():
        await refusal(_made(site, **{**most, key: text + "x"}), INVALID)


async def _made(site: Site, **others: str) -> discord.ScheduledEvent:
    """An event that begins in a week. Raises UnknownError where the bot may make none."""
    if not site.channel.guild.me.guild_permissions.create_events:
        raise UnknownError("the bot may not create events: give its role that right for this check")
    return await site.event(**{"name": f"field {site.number()}", "location": "nowhere", "description": "", **others})
