"""Who is in a thread, and what Discord itself writes there."""

from __future__ import annotations

import discord

from bot.field.check import check, expect
from bot.field.site import Site


@check("follow-writes", "Adding somebody to a thread writes a message of Discord's own, which is the newest then")
async def follow_writes(site: Site) -> None:
    person = await site.person()
    thread, _ = await site.thread(fresh=True)
    panel = await site.post("A panel.", place=thread)
    await thread.add_user(person)
    await _system_message(site, thread, panel, discord.MessageType.recipient_add)


@check("rename-writes", "Renaming a thread writes a message of Discord's own, which is the newest then")
async def rename_writes(site: Site) -> None:
    thread, _ = await site.thread()
    panel = await site.post("A panel.", place=thread)
    await thread.edit(name=f"field {site.number()}")
    await _system_message(site, thread, panel, discord.MessageType.channel_name_change)


@check("mention-adds", "Who is called in a thread is added to it")
async def mention_adds(site: Site) -> None:
    person = await site.person()
    thread, _ = await site.thread(fresh=True)
    await site.post(f"A call for <@{person.id}>.", place=thread, calls=[person])
    try:
        await thread.fetch_member(person.id)
    except discord.NotFound:
        expect(False, "the person is not in the thread")


async def _system_message(
    site: Site, thread: discord.Thread, panel: discord.Message, kind: discord.MessageType
) -> None:
    kinds = [message.type async for message in thread.history(after=panel, limit=5)]
    expect(kind in kinds, f"there is no such message after the panel, but {[one.name for one in kinds]}")
    found = await site.fetched(thread)
    expect(found.last_message_id is not None and found.last_message_id > panel.id, "the panel is still the newest")
