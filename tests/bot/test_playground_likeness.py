"""The simulated Discord of the playground, and of the tests, is like the real one where that matters."""

from __future__ import annotations

import discord
import simcord

from bot.playground.likeness import files_of_components
from bot.ui.press.files import held, picture_file
from bot.ui.press.items import galleries


async def test_files_that_components_show_are_no_attachments() -> None:
    client = discord.Client(intents=discord.Intents.none())
    with files_of_components():
        async with simcord.run(client) as env:
            place = env.create_guild("Town").create_text_channel("games")
            channel = client.get_partial_messageable(place.id)
            file, other = picture_file("board", b"board", "a board"), picture_file("other", b"other", "another")
            view = discord.ui.LayoutView(timeout=None)
            for gallery in galleries([file]):
                view.add_item(gallery)
            shown = await channel.send(view=view, files=[file])
            plain = await channel.send("plain", files=[other])
    assert (shown.attachments, list(held(shown))) == ([], [file.filename])
    assert [one.filename for one in plain.attachments] == [other.filename]
