"""The least that a discord.py bot can do with a press: answer it with a fixed picture. A measure for other benchmarks.

`python -m tests.benchmarks.bare_bot PICTURE [MORE]`, with the settings of the bot in the environment. MORE: so many
times the message is edited after the answer, as one edits a panel or a message to somebody else.
"""

from __future__ import annotations

import os
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import gateway, http


class BareBot(discord.AutoShardedClient):
    """Answers every press in place of the message that was pressed."""

    def __init__(self, picture: bytes, more: int) -> None:
        super().__init__(intents=discord.Intents.none(), shard_count=1)
        self._picture, self._more = picture, more

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer, and then edit the message."""
        await interaction.response.edit_message(**self._shown())
        assert interaction.message is not None
        assert interaction.channel_id is not None
        message = self.get_partial_messageable(interaction.channel_id).get_partial_message(interaction.message.id)
        for _ in range(self._more):
            await message.edit(**self._shown())

    def _shown(self) -> dict[str, Any]:
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(
            discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.webp", description="A picture."))
        )
        button: discord.ui.Button[discord.ui.LayoutView] = discord.ui.Button(label="Again", custom_id="again")
        view.add_item(discord.ui.ActionRow(button))
        file = discord.File(BytesIO(self._picture), filename="hand.webp")
        return {"view": view, "attachments": [file]}


def main() -> None:
    """Run until the process is ended."""
    http.Route.BASE = os.environ["DISCORD_API_BASE"]
    gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    picture, *more = sys.argv[1:]
    bot = BareBot(Path(picture).read_bytes(), int(more[0]) if more else 0)
    bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
