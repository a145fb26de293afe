"""The house is opened in order and closed to the last piece, whenever it is told to stop."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path

import pytest
from discord import http

from bot.app import log_in, open_house, serve
from bot.client import HourglassClient
from bot.settings import read_settings
from bot.ui.press.house import House
from tests.support.virtual import pass_time
from tests.support.wire.faults import Refused
from tests.support.wire.server import open_discord


async def test_told_to_stop_while_a_client_closes_it_closes_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that Discord has not let in is closed before the next try: told to stop just then, all is closed."""
    opened: list[House] = []
    async with open_discord() as discord:
        monkeypatch.setattr(os, "environ", {**discord.settings, "HOURGLASS_DATABASE": str(tmp_path / "file.sqlite3")})
        settings = read_settings()
        assert settings.discord_api_base
        monkeypatch.setattr(http.Route, "BASE", settings.discord_api_base)
        discord.faults.add("*", "/users/@me", Refused(503))

        async def run() -> None:
            async with open_house(settings) as house:
                opened.append(house)
                await log_in(house)

        running = asyncio.create_task(run())
        while not (opened and opened[0].client.is_closed()):
            await pass_time(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        async with open_house(settings):
            """Nobody else holds the file any more."""


async def test_told_to_stop_just_as_it_connects_it_stops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py may lose a cancellation then: it goes on connecting until the client is closed."""
    reached = asyncio.Event()

    async def connect(client: HourglassClient, *, reconnect: bool = True) -> None:
        reached.set()
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        while not client.is_closed():
            await pass_time(0)

    monkeypatch.setattr(HourglassClient, "connect", connect)
    async with open_discord() as discord:
        monkeypatch.setattr(os, "environ", {**discord.settings, "HOURGLASS_DATABASE": str(tmp_path / "file.sqlite3")})
        settings = read_settings()
        assert settings.discord_api_base
        monkeypatch.setattr(http.Route, "BASE", settings.discord_api_base)
        running = asyncio.create_task(serve(settings))
        await reached.wait()
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
