"""Emoji of the application: the bot makes them itself and shows them in texts and on buttons."""

from __future__ import annotations

import discord

from bot.field.check import check, expect
from bot.field.site import Site


@check("emoji-shown", "The bot makes emoji of its own, and a text, a button and a choice may hold them")
async def emoji_shown(site: Site) -> None:
    made = await site.emoji()
    expect(made.name in {one.name for one in await site.client.fetch_application_emojis()}, "it is not listed")
    button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(
        label="A button", emoji=made, custom_id=site.button()
    )
    select: discord.ui.Select[discord.ui.LayoutView] = discord.ui.Select(
        custom_id=site.button(), options=[discord.SelectOption(label="A choice", value="1", emoji=made)]
    )
    sent = await site.post(f"A sign: {made}", [button], [select])
    shown, row, _ = sent.components
    assert isinstance(shown, discord.TextDisplay)
    assert isinstance(row, discord.ActionRow)
    expect(str(made) in shown.content, "the text does not hold it")
    expect(getattr(row.children[0], "emoji", None) == made, "the button does not hold it")
