"""Answers to presses: in place, deferred, by a form, and where the message is gone."""

from __future__ import annotations

from typing import Any

import discord

from bot.field.check import check, expect, refusal
from bot.field.parts import page
from bot.field.site import Site
from bot.ui.press.codes import UNKNOWN_MESSAGE
from bot.ui.press.files import held
from bot.ui.press.items import galleries


@check("press-becomes-components", "An answer in place of a plain message with a button makes it one of components")
async def press_becomes_components(site: Site) -> None:
    key = site.button()
    button: discord.ui.Button[Any] = discord.ui.Button(label="Make it components", custom_id=key)
    message = await site.write("Plain text.", button)
    interaction = await site.heard(key, None, f"press “{button.label}”")
    file = site.picture()
    await interaction.response.edit_message(content=None, view=page(*galleries([file])), attachments=[file])
    found = await message.fetch()
    expect(found.flags.components_v2 and not found.content, "it is still a plain message")
    expect(file.filename in held(found), "the gallery shows nothing")


@check("deferred-thinking", "The private “thinking” (type 5) becomes a message of components by an edit")
async def deferred_thinking(site: Site) -> None:
    _, interaction = await site.pressed()
    await interaction.response.defer(ephemeral=True, thinking=True)
    sent = await interaction.edit_original_response(view=page("Thought."))
    expect(sent.flags.components_v2, "it is not marked as a message of components")
    expect(sent.flags.ephemeral, "it is not private")


@check("thinking-removed", "“Thinking” can be taken away while the answer is a message of its own")
async def thinking_removed(site: Site) -> None:
    _, interaction = await site.pressed()
    await interaction.response.defer(ephemeral=True, thinking=True)
    await site.post("The answer, for everybody.")
    await interaction.delete_original_response()


@check("answer-to-gone", "An answer in place of a message that was deleted meanwhile is refused (10008)")
async def answer_to_gone(site: Site) -> None:
    message, interaction = await site.pressed()
    await message.delete()
    await refusal(interaction.response.edit_message(view=page("In its place.")), UNKNOWN_MESSAGE)


@check("form-answers-in-place", "A form that a button has opened is answered by an edit of the button's message")
async def form_in_place(site: Site) -> None:
    message, interaction = await site.pressed()
    key = site.button()
    form = discord.ui.Modal(title="Send it as it is", custom_id=key)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(required=False)
    form.add_item(discord.ui.Label(text="Nothing", component=field))
    await interaction.response.send_modal(form)
    form.stop()
    sent = await site.heard(key, None, "send the form as it is")
    await sent.response.edit_message(view=page("Filled in."))
    expect((await message.fetch()).edited_at is not None, "the message is as it was")
