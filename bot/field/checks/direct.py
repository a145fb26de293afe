"""Direct messages to whoever has agreed to get some (`--direct`)."""

from __future__ import annotations

import discord

from bot.field import UnknownError
from bot.field.check import check, expect
from bot.field.parts import page
from bot.field.site import Site
from bot.ui.press.items import galleries


@check(
    "direct-without-server", "Who has installed the bot and shares no server with it gets messages, and edits of them"
)
async def direct_without_server(site: Site) -> None:
    if await _shares_server(site, _agreed(site)):
        raise UnknownError("this person shares a server with the bot: try it with somebody who only has it installed")
    await _play(site, _agreed(site))


@check("direct-messages", "Who shares a server with the bot gets messages, and edits of them with other files")
async def direct_messages(site: Site) -> None:
    if not await _shares_server(site, _agreed(site)):
        raise UnknownError("this person shares no server with the bot")
    await _play(site, _agreed(site))


async def _play(site: Site, person: discord.Object) -> None:
    channel = await site.client.create_dm(person)
    message = await site.post("A direct message.", place=channel, files=[site.picture()])
    file = site.picture()
    sent = await message.edit(view=page("Edited.", *galleries([file])), attachments=[file])
    expect(sent.edited_at is not None, "the message does not say that it was edited")


def _agreed(site: Site) -> discord.Object:
    if site.direct is None:
        raise UnknownError("nobody has agreed to get direct messages: name somebody with --direct USER")
    return discord.Object(site.direct)


async def _shares_server(site: Site, person: discord.Object) -> bool:
    for guild in site.client.guilds:
        try:
            await guild.fetch_member(person.id)
        except discord.NotFound:
            continue
        return True
    return False
