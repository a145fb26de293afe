"""Threads: what a new one says, who is in it, and what can be done in one that is archived or locked."""

from __future__ import annotations

import discord

from bot.field import OtherwiseError, UnknownError
from bot.field.check import check, expect, refusal
from bot.field.parts import PLACE, page
from bot.field.site import Site
from bot.ui.press.codes import ARCHIVED, NO_PERMISSION, THREAD_LOCKED


@check("thread-empty", "A new thread has no newest message")
async def thread_empty(site: Site) -> None:
    thread, _ = await site.thread()
    found = await site.fetched(thread)
    expect(thread.last_message_id is None and found.last_message_id is None, "it names a newest message")


@check("mention-adds", "Who is called in a thread is added to it")
async def mention_adds(site: Site) -> None:
    person = await site.person()
    thread, _ = await site.thread()
    await site.post(f"A call for <@{person.id}>.", place=thread, calls=[person])
    try:
        await thread.fetch_member(person.id)
    except discord.NotFound:
        expect(False, "the person is not in the thread")


@check("archived-press", "A press in an archived thread takes it out of the archive and reaches the bot")
async def archived_press(site: Site) -> None:
    thread, _ = await site.thread()
    key = site.button()
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(label="In the archive", custom_id=key)
    await site.post("Press in the archive.", [button], place=thread)
    await thread.edit(archived=True)
    try:
        interaction = await site.heard(key, thread, "press “In the archive”, best on a phone, and write nothing there")
    except UnknownError:
        failed = "Discord said that it failed"
        if await site.ask("What came of the press?", failed, "I have not pressed") != failed:
            raise
        raise OtherwiseError("Discord says that it failed, and the bot hears nothing") from None
    await interaction.response.defer()
    expect(not (await site.fetched(thread)).archived, "it reaches the bot, and the thread stays in the archive")


@check("locked-refuses", "In a locked thread that is not archived the bot can neither post nor edit")
async def locked_refuses(site: Site) -> str:
    if site.channel.permissions_for(site.channel.guild.me).manage_threads:
        raise UnknownError("the bot may manage threads here, and so write in locked ones: take that permission away")
    thread, _ = await site.thread()
    message = await site.post("In a thread.", place=thread)
    await site.done(f"Lock {PLACE.format(thread.name)} and leave it open (in its menu: Lock Thread, not Close)")
    found = await site.fetched(thread)
    if not found.locked or found.archived:
        raise UnknownError("the thread is not locked, or it is archived")
    codes = (ARCHIVED, THREAD_LOCKED, NO_PERMISSION)
    posting = await refusal(site.post("Locked.", place=thread), *codes)
    editing = await refusal(message.edit(view=page("Edited.")), *codes)
    return f"posting: {posting}, editing: {editing}"
