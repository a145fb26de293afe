"""Commands are answered within the bounds of presses."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import cast

import discord
from discord import app_commands

from bot.client import HourglassClient
from bot.ui.press.bounds import AT_ONCE
from tests.support.pressed import said
from tests.support.town import town


async def test_a_command_waits_until_little_else_of_its_person_is_under_way(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place, AsyncExitStack() as under_way:
        (ana,) = place.people
        for _ in range(AT_ONCE):
            await under_way.enter_async_context(place.house.bounds.turn(ana.id))
        command = asyncio.create_task(place.slash(ana, "mygames"))
        for _ in range(1000):
            await asyncio.sleep(0)
        assert not command.done()
        await under_way.aclose()
        assert (await command).acknowledged


async def test_what_discord_py_itself_refuses_is_said_too(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:

        async def raw(interaction: discord.Interaction) -> None:
            raise app_commands.CheckFailure("not here")

        tree = cast("HourglassClient", place.house.client).tree
        tree.add_command(app_commands.Command(name="raw", description="No answer of the house", callback=raw))
        await tree.sync()
        assert "cannot be used that way here" in said(await place.slash(place.people[0], "raw"))
        place.env.errors.clear()
