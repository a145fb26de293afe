"""Mentions: whom a message calls, and what is left of that when it is edited."""

from __future__ import annotations

import discord

from bot.field.check import check, expect
from bot.field.parts import allowing, page
from bot.field.site import Site


@check("card-keeps-thread", "A message keeps its thread when it is edited with other flags")
async def card_keeps_thread(site: Site) -> None:
    _, card = await site.thread()
    sent = await card.edit(view=page("Edited."))
    expect(sent.flags.has_thread, "the edited message says that it has no thread")
    expect((await card.fetch()).flags.has_thread, "the message has no thread any more")


@check("components-call", "A mention in the text of components calls whoever may be mentioned")
async def components_call(site: Site) -> None:
    person = await site.person()
    message = await site.post(f"A call for <@{person.id}>.", calls=[person])
    expect(_called(message, person), "the message mentions nobody")


@check("edit-keeps-call", "A call stays one if the edit allows the same mention again")
async def edit_keeps_call(site: Site) -> None:
    person = await site.person()
    message = await site.post(f"A call for <@{person.id}>.", calls=[person])
    sent = await message.edit(view=page(f"Edited, <@{person.id}> is still called."), allowed_mentions=allowing(person))
    expect(_called(sent, person), "the edited message mentions nobody")


@check("edit-drops-call", "A call is over when an edit does not allow the mention")
async def edit_drops_call(site: Site) -> None:
    person = await site.person()
    message = await site.post(f"A call for <@{person.id}>.", calls=[person])
    sent = await message.edit(view=page(f"Edited, <@{person.id}> is called no more."), allowed_mentions=allowing())
    expect(not _called(sent, person), "the edited message still mentions the person")


@check("silent-mention", "Who may not be mentioned is not called")
async def silent_mention(site: Site) -> None:
    person = await site.person()
    message = await site.post(f"Only the name of <@{person.id}>.")
    expect(not _called(message, person), "the message mentions the person")


def _called(message: discord.Message, person: discord.abc.User) -> bool:
    return person.id in {user.id for user in message.mentions}
