"""Threads that are archived or locked: what can be done in them, by the bot and by people."""

from __future__ import annotations

import discord

from bot.field import UnknownError
from bot.field.check import check, expect, refusal
from bot.field.parts import PLACE, page
from bot.field.site import DAYS, Site
from bot.ui.press.codes import ARCHIVED, NO_PERMISSION, THREAD_EXISTS, THREAD_LOCKED

MANAGES = "the bot may manage threads here, and so write in locked ones: take that permission away"


@check("thread-of-card", "A thread on a message has the message's id, and there is only one (160004)")
async def thread_of_card(site: Site) -> None:
    thread, card = await site.thread()
    expect(thread.id == card.id, "it has an id of its own")
    await refusal(card.create_thread(name="second"), THREAD_EXISTS)


@check("thread-empty", "A new thread has no newest message")
async def thread_empty(site: Site) -> None:
    thread, _ = await site.thread(fresh=True)
    found = await site.fetched(thread)
    expect(thread.last_message_id is None and found.last_message_id is None, "it names a newest message")


@check("thread-days", "Any server takes a week without activity as the time until a thread archives by itself")
async def thread_days(site: Site) -> None:
    thread, _ = await site.thread()
    expect(thread.auto_archive_duration == DAYS, f"it archives after {thread.auto_archive_duration} minutes")


@check("archived-edit", "A message in an archived thread cannot be edited (50083)")
async def archived_edit(site: Site) -> None:
    thread, _ = await site.thread()
    message = await site.post("In a thread.", place=thread)
    await thread.edit(archived=True)
    await refusal(message.edit(view=page("Edited.")), ARCHIVED)


@check("archived-delete", "Whether a message in an archived thread can be deleted: the code copes with both")
async def archived_delete(site: Site) -> str:
    thread, _ = await site.thread()
    message = await site.post("In a thread.", place=thread)
    await thread.edit(archived=True)
    try:
        await message.delete()
    except discord.HTTPException as error:
        expect(error.code == ARCHIVED, f"it was refused with code {error.code}")
        return "it cannot"
    return "it can"


@check("archived-woken", "Whoever has opened a thread may take it out of the archive without managing threads")
async def archived_woken(site: Site) -> str | None:
    thread, _ = await site.thread()
    await thread.edit(archived=True)
    await thread.edit(archived=False)
    expect(not (await site.fetched(thread)).archived, "it stays in the archive")
    return "but the bot may manage threads here" if _manages(site) else None


@check("archived-post", "A message that is posted in an archived thread takes it out of the archive")
async def archived_post(site: Site) -> None:
    thread, _ = await site.thread()
    await thread.edit(archived=True)
    await site.post("Wake up.", place=thread)
    expect(not (await site.fetched(thread)).archived, "it stays in the archive")


@check("archived-press", "A press in an archived thread takes it out of the archive and reaches the bot")
async def archived_press(site: Site) -> None:
    thread, _ = await site.thread()
    expect(await _arrives(site, thread, "best on a phone"), "Discord says that it failed, and the bot hears nothing")
    expect(not (await site.fetched(thread)).archived, "it reaches the bot, and the thread stays in the archive")


@check("archived-press-refused", "Who may not write in threads presses in an archived one in vain")
async def archived_press_refused(site: Site) -> None:
    thread, _ = await site.thread()
    await site.done(
        "Have an account at hand that sees the channel and may not “Send Messages in Threads” (with a role of its own)"
    )
    expect(not await _arrives(site, thread, "with that account"), "the press has reached the bot")


@check("locked-refuses", "In a locked thread that is not archived the bot can neither post nor edit")
async def locked_refuses(site: Site) -> str:
    if _manages(site):
        raise UnknownError(MANAGES)
    thread, _ = await site.thread(fresh=True)
    message = await site.post("In a thread.", place=thread)
    await _lock(site, thread, "leave it open (in its menu: Lock Thread, not Close)", archived=False)
    codes = (ARCHIVED, THREAD_LOCKED, NO_PERMISSION)
    posting = await refusal(site.post("Locked.", place=thread), *codes)
    editing = await refusal(message.edit(view=page("Edited.")), *codes)
    return f"posting: {posting}, editing: {editing}"


@check("locked-woken", "Whether who has opened a locked thread may take it out of the archive: the code does not try")
async def locked_woken(site: Site) -> str:
    if _manages(site):
        raise UnknownError(MANAGES)
    thread, _ = await site.thread(fresh=True)
    await _lock(site, thread, "close it (in its menu: Lock Thread, then Close Thread)", archived=True)
    try:
        await thread.edit(archived=False)
    except discord.HTTPException as error:
        expect(error.code in (NO_PERMISSION, ARCHIVED, THREAD_LOCKED), f"it was refused with code {error.code}")
        return f"it may not: code {error.code}"
    return "it may"


async def _lock(site: Site, thread: discord.Thread, how: str, *, archived: bool) -> None:
    """Let somebody lock a thread of the bot. Raises UnknownError if nobody has."""
    await site.done(f"Lock {PLACE.format(thread.name)} and {how}")
    found = await site.fetched(thread)
    if not found.locked or found.archived != archived:
        raise UnknownError("the thread is not locked, or " + ("not archived" if archived else "it is archived"))


async def _arrives(site: Site, thread: discord.Thread, how: str) -> bool:
    """Whether a press in the archived thread reaches the bot. Raises UnknownError if nobody has pressed."""
    key = site.button()
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(label="In the archive", custom_id=key)
    await site.post("Press in the archive.", [button], place=thread)
    await thread.edit(archived=True)
    try:
        interaction = await site.heard(key, thread, f"press “In the archive”, {how}, and write nothing there")
    except UnknownError:
        failed = "Discord said that it failed"
        if await site.ask("What came of the press?", failed, "I have not pressed") != failed:
            raise
        return False
    await interaction.response.defer()
    return True


def _manages(site: Site) -> bool:
    return site.channel.permissions_for(site.channel.guild.me).manage_threads
