"""Files that components show: where they stand in a message, and how an edit brings a new one or keeps one."""

from __future__ import annotations

import discord

from bot.field.check import check, expect
from bot.field.parts import page
from bot.field.site import Site
from bot.ui.press.files import Held, Listed, edited, held
from bot.ui.press.items import galleries


@check("file-in-media", "A file that a gallery shows stands in its `media` with an id, and not among the `attachments`")
async def file_in_media(site: Site) -> None:
    file = site.picture()
    message = await site.post(files=[file])
    expect(file.filename in held(message), f"the gallery names {sorted(held(message)) or 'no file with an id'}")
    expect(not message.attachments, f"{len(message.attachments)} stand among the attachments")


@check("edit-new-file", "An edit may bring a new file for a gallery")
async def edit_new_file(site: Site) -> None:
    message = await site.post(files=[site.picture()])
    file = site.picture()
    _shows(await message.edit(view=page(*galleries([file])), attachments=[file]), file)


@check("edit-kept-file", "An edit keeps a file by its id, and the gallery names it as if it were uploaded again")
async def edit_kept_file(site: Site) -> None:
    file = site.picture()
    message = await site.post(files=[file])
    before = held(message)

    async def send(listed: Listed) -> discord.Message:
        return await message.edit(view=page("Edited.", *galleries([file])), attachments=listed)

    _stays(before, await edited(send, [file], before), file)


@check("press-new-file", "An answer in place of the pressed message may bring a new file for a gallery")
async def press_new_file(site: Site) -> None:
    message, interaction = await site.pressed(files=[site.picture()])
    file = site.picture()
    await interaction.response.edit_message(view=page(*galleries([file])), attachments=[file])
    _shows(await message.fetch(), file)


@check(
    "press-kept-file",
    "A press brings the message with the ids of its files, and an answer in its place keeps one by id",
)
async def press_kept_file(site: Site) -> None:
    file = site.picture()
    message, interaction = await site.pressed(files=[file])
    before = held(interaction.message)
    expect(file.filename in before, "the pressed message does not say the id of its file")

    async def send(listed: Listed) -> None:
        await interaction.response.edit_message(view=page("Pressed.", *galleries([file])), attachments=listed)

    await edited(send, [file], before)
    _stays(before, await message.fetch(), file)


def _shows(message: discord.Message, file: discord.File) -> None:
    expect(file.filename in held(message), f"the message shows {sorted(held(message)) or 'no file with an id'}")


def _stays(before: Held, message: discord.Message, file: discord.File) -> None:
    _shows(message, file)
    expect(held(message)[file.filename] == before[file.filename], "it went up again, and has another id than before")
