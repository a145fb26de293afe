"""The list of commands is brought again after pauses that grow."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from discord import http

from bot import commands
from bot.client import HourglassClient
from bot.db import vital
from bot.ui.press.house import House
from tests.support.wire.faults import Refused
from tests.support.wire.server import API, TOKEN, open_discord

TRIES = 12


async def test_what_discord_does_not_take_is_brought_less_and_less_often(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pauses: list[int] = []
    async with open_discord() as discord:
        monkeypatch.setattr(http.Route, "BASE", discord.world.address + API)
        discord.faults.add("PUT", "/applications/*/commands", Refused(400, 50035), times=None)

        async def sleep(seconds: int) -> None:
            pauses.append(seconds)
            told = vital.look(house.tables.db.path).concerns["commands"]
            assert told.startswith("Discord refuses the commands: ")
            if len(pauses) == TRIES:
                discord.faults.clear()

        monkeypatch.setattr(commands, "asyncio", SimpleNamespace(sleep=sleep))
        house.client = HourglassClient(house)
        await house.client.login(TOKEN)
        try:
            await commands.keep(house)
        finally:
            await house.client.close()
        assert {one["name"] for one in discord.world.commands} >= {"hand", "game", "Profile"}
    assert (pauses[:3], pauses[-2:]) == ([60, 120, 240], [commands.LONGEST_PAUSE] * 2)
    assert vital.look(house.tables.db.path).concerns == {}
    assert len([record for record in caplog.records if "refuses the commands" in record.getMessage()]) == 1
