"""The least that a discord.py bot can do with a press: answer it with a fixed picture. A measure for other benchmarks.

`python -m tests.benchmarks.bare_bot PICTURE`, with the settings of the bot in the environment.
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

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents.none(), shard_count=1)
        self._picture = picture

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer it."""
        await interaction.response.edit_message(**self._shown())

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
    bot = BareBot(Path(sys.argv[1]).read_bytes())
    bot.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
