"""Answers to presses: at once, deferred, in private, by a form, too late."""

from __future__ import annotations

from typing import Any

import discord

from bot.field.check import check, expect, refusal
from bot.field.parts import page
from bot.field.site import Site
from bot.ui.pages.forms import submitted
from bot.ui.press.codes import UNKNOWN_INTERACTION, UNKNOWN_MESSAGE
from bot.ui.press.files import held
from bot.ui.press.items import galleries

LATE_SECONDS = 4.0


@check("deferred-in-place", "A press that was deferred in place (type 6) is answered by an edit with another file")
async def deferred_in_place(site: Site) -> None:
    message, interaction = await site.pressed(files=[site.picture()])
    await interaction.response.defer()
    file = site.picture()
    sent = await interaction.edit_original_response(view=page(*galleries([file])), attachments=[file])
    expect(sent.id == message.id, "another message was made")
    expect(file.filename in held(await message.fetch()), "the pressed message shows another picture")


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
    interaction = await _thinking(site)
    sent = await interaction.edit_original_response(view=page("Thought."))
    expect(sent.flags.components_v2, "it is not marked as a message of components")
    expect(sent.flags.ephemeral, "it is not private")


@check("follow-up-takes-its-place", "The first follow-up after “thinking” takes its place and stays as private")
async def follow_up(site: Site) -> None:
    interaction = await _thinking(site)
    thinking = await interaction.original_response()
    sent = await interaction.followup.send(view=page("Followed."), wait=True)
    expect(sent.id == thinking.id, "it stands beside “thinking”")
    expect(sent.flags.ephemeral, "everybody sees it")


@check("thinking-removed", "“Thinking” can be taken away while the answer is a message of its own")
async def thinking_removed(site: Site) -> None:
    interaction = await _thinking(site)
    await site.post("The answer, for everybody.")
    await interaction.delete_original_response()


@check("private-edited", "A private answer is edited later with the interaction, and its file can be another one")
async def private_edited(site: Site) -> None:
    _, interaction = await site.pressed()
    first, second = site.picture(), site.picture()
    await interaction.response.send_message(view=page(*galleries([first])), files=[first], ephemeral=True)
    sent = await interaction.edit_original_response(view=page(*galleries([second])), attachments=[second])
    expect(second.filename in held(sent), "it shows another picture")
    expect(not sent.attachments, "the file stands among the attachments")


@check("answer-to-gone", "An answer in place of a message that was deleted meanwhile is refused (10008)")
async def answer_to_gone(site: Site) -> None:
    message, interaction = await site.pressed()
    await message.delete()
    await refusal(interaction.response.edit_message(view=page("In its place.")), UNKNOWN_MESSAGE)


@check("answer-too-late", "An interaction that nobody has answered for more than three seconds is unknown (10062)")
async def answer_too_late(site: Site) -> None:
    _, interaction = await site.pressed()
    await site.pause(LATE_SECONDS)
    await refusal(interaction.response.defer(), UNKNOWN_INTERACTION)


@check("form-answers-in-place", "A form that a button has opened is answered by an edit of the button's message")
async def form_in_place(site: Site) -> None:
    message, interaction = await site.pressed()
    sent = await _form(site, interaction)
    await sent.response.edit_message(view=page("Filled in."))
    expect((await message.fetch()).edited_at is not None, "the message is as it was")


@check("boxes-may-stay-empty", "A group of boxes that is not required is sent with none of them ticked")
async def boxes_empty(site: Site) -> None:
    _, interaction = await site.pressed()
    sent = await _form(site, interaction)
    await sent.response.defer()
    expect(submitted(sent).get("boxes") == [], f"what was sent: {submitted(sent)}")


@check("bot-permissions-told", "A press says what the bot may do in its channel")
async def permissions_told(site: Site) -> None:
    _, interaction = await site.pressed()
    await interaction.response.defer()
    granted = site.channel.permissions_for(site.channel.guild.me)
    expect(
        interaction.app_permissions.send_messages_in_threads == granted.send_messages_in_threads, "it says otherwise"
    )
    expect(interaction.app_permissions.attach_files == granted.attach_files, "it says otherwise")


async def _thinking(site: Site) -> discord.Interaction:
    """A press that is answered by the private “thinking” so far."""
    _, interaction = await site.pressed()
    await interaction.response.defer(ephemeral=True, thinking=True)
    return interaction


async def _form(site: Site, interaction: discord.Interaction) -> discord.Interaction:
    """Open a form on a press; what comes when it is sent."""
    key = site.button()
    form = discord.ui.Modal(title="Tick nothing and send it", custom_id=key)
    boxes: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id="boxes",
        required=False,
        min_values=0,
        max_values=2,
        options=[discord.CheckboxGroupOption(label=label, value=label) for label in ("One", "Two")],
    )
    form.add_item(discord.ui.Label(text="Boxes", component=boxes))
    await interaction.response.send_modal(form)
    form.stop()
    return await site.heard(key, None, "send the form as it is, with no box ticked")
