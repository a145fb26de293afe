"""The house is opened in order and closed to the last piece, whenever it is told to stop."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import aiohttp
import discord
import pytest
from discord import InteractionResponseType, http
from discord.webhook.async_ import async_context, interaction_response_params

from bot import app
from bot.app import log_in, open_house, serve
from bot.client import HourglassClient
from bot.db.deadlines import TABLE
from bot.features.hours.service import AT_HOUR
from bot.features.search.service import Looking
from bot.features.search.told import QUIET_SECONDS
from bot.services.processes.right_of_way import Ration
from bot.services.telling import wishes
from bot.services.telling.wishes import TakeAway
from bot.services.upkeep.departures import DEPARTURE
from bot.settings import Settings, read_settings
from bot.ui.press.house import House
from tests.support import virtual
from tests.support.looking import be_told
from tests.support.rows import fill
from tests.support.town import town
from tests.support.virtual import pass_time
from tests.support.wire.faults import Refused
from tests.support.wire.server import open_discord


async def test_told_to_stop_while_a_client_closes_it_closes_everything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that Discord has not let in is closed before the next try: told to stop just then, all is closed."""
    opened: list[House] = []
    async with open_discord() as served:
        monkeypatch.setattr(os, "environ", {**served.settings, "HOURGLASS_DATABASE": str(tmp_path / "file.sqlite3")})
        settings = read_settings()
        assert settings.discord_api_base
        monkeypatch.setattr(http.Route, "BASE", settings.discord_api_base)
        served.faults.add("*", "/users/@me", Refused(503))

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


class Client:
    """One that Discord answers like this, one login after the other."""

    answers: ClassVar[list[Exception]] = []

    def __init__(self, _: object) -> None:
        self.closed = False
        self.shard_count: int | None = None
        self.http = self

    async def login(self, _: str) -> None:
        """As Discord answers."""
        assert not self.closed, "one that was closed does not open again"
        if self.answers:
            raise self.answers.pop(0)

    async def get_bot_gateway(self) -> tuple[int, str, None]:
        """Two shards are to be."""
        await self.login("")
        return 2, "wss://gateway.discord.gg", None

    async def close(self) -> None:
        """It opens no more."""
        self.closed = True


def refusal(status: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, "")


def test_the_bot_waits_for_a_discord_that_is_in_trouble_or_has_too_much_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "HourglassClient", Client)
    house: Any = SimpleNamespace(client=Client(None), settings=Settings(discord_token="a.b-c"))
    Client.answers = [refusal(429), refusal(503), OSError(), aiohttp.ClientError()]
    virtual.run(log_in(house))
    assert Client.answers == []
    assert not house.client.closed
    assert house.client.shard_count == 2
    Client.answers = [refusal(401)]
    with pytest.raises(discord.HTTPException):
        virtual.run(log_in(house))


def test_a_discord_that_does_not_say_how_many_shards_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py has a type of its own for that, and the refusal as its cause."""

    class Undecided(Client):
        refused: ClassVar[list[int]] = []

        async def get_bot_gateway(self) -> tuple[int, str, None]:
            if self.refused:
                raise discord.GatewayNotFound from refusal(self.refused.pop(0))
            return await super().get_bot_gateway()

    monkeypatch.setattr(app, "HourglassClient", Undecided)
    house: Any = SimpleNamespace(client=Undecided(None), settings=Settings(discord_token="a.b-c"))
    Undecided.refused = [503, 429]
    virtual.run(log_in(house, more_shards_than=4))
    assert house.client.shard_count == 5
    Undecided.refused = [403]
    with pytest.raises(discord.GatewayNotFound):
        virtual.run(log_in(house))


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
    async with open_discord() as served:
        monkeypatch.setattr(os, "environ", {**served.settings, "HOURGLASS_DATABASE": str(tmp_path / "file.sqlite3")})
        settings = read_settings()
        assert settings.discord_api_base
        monkeypatch.setattr(http.Route, "BASE", settings.discord_api_base)
        running = asyncio.create_task(serve(settings))
        await reached.wait()
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running


async def test_each_tick_does_whatever_is_due(tmp_path: Path) -> None:
    """One thing of each kind that becomes due by itself, and one tick of the clock."""
    async with town(tmp_path, 2) as place:
        house, (ana, ben), guild_id = place.house, place.people, place.guild.id
        place.clock.at = now = int(datetime(2026, 12, 21, 12, tzinfo=UTC).timestamp())
        await house.people.preferences.change(ana.id, switched={"year": True})
        await be_told(house, ben.id, guild_id, a_day=1)
        for name in ("game new", "game new"):
            await place.slash(ana, name, game="yucata")
        await house.match.lobby.leave(1, ana.id)
        await house[Looking].searches.begin(
            ben.id,
            guild_id,
            channel_id=place.channel.id,
            name="ben",
            games=["nereus"],
            paces=["slow"],
            sizes=[2],
            days=3,
        )
        with closing(sqlite3.connect(house.tables.db.path)) as db:
            db.execute("UPDATE search SET until = ? WHERE until <> 0", (now,))
            db.commit()
            match = {"id": 9, "guild_id": guild_id, "game": "yucata", "ended_at": now - 100 * 86400, "outcome": None}
            for table, number, given in (
                ("match", 9, match),
                ("rated", 9, {}),
                ("rating_step", 9, {}),
                ("deadline", 1, {"match_id": None, "kind": DEPARTURE, "about": 77}),
                ("search", 5, {}),
                ("queued", 1, {"user_id": ben.id}),
                ("offer", 1, {"user_id": ben.id, "state": "open"}),
                ("hour", 1, {"user_id": ana.id, "state": "ahead", "zone": "UTC"}),
                ("deadline", 2, {"match_id": 1, "kind": AT_HOUR, "about": TABLE}),
            ):
                fill(db, table, number, {"match_id": number, **given})
            place.clock.advance(seconds=QUIET_SECONDS)
            await house.match.sweep.run()
            await place.settle()
            left = {table: db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("queued",)}
            assert left == dict.fromkeys(left, 0)
            assert db.execute("SELECT 1 FROM deadline WHERE kind = ?", (DEPARTURE,)).fetchall() == []
            assert db.execute("SELECT user_id, asked FROM search WHERE until <> 0").fetchall() == [(ben.id, 1)]
            offers = db.execute("SELECT match_id, user_id, state FROM offer").fetchall()
            assert [one for one in offers if one[-1] == "told"] == [(2, ben.id, "told")]
            assert [state for _, _, state in offers if state != "told"] == ["over"]
            assert db.execute("SELECT state FROM hour").fetchall() == [("over",)]
            assert db.execute("SELECT user_id FROM year_told").fetchall() == [(ana.id,)]
            assert (guild_id,) in db.execute("SELECT guild_id FROM season").fetchall()
        assert not place.env.errors


async def test_requests_wait_for_their_turn_and_answers_to_presses_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_discord() as served:
        monkeypatch.setattr(os, "environ", {**served.settings, "HOURGLASS_DATABASE": str(tmp_path / "file.sqlite3")})
        settings = read_settings()
        monkeypatch.setattr(http.Route, "BASE", settings.discord_api_base)
        async with open_house(settings) as house:
            await log_in(house)
            house.requests = Ration(1)
            before = len(served.traffic.requests)
            async with asyncio.TaskGroup() as group:
                asked = [group.create_task(house.client.http.get_bot_gateway()) for _ in range(2)]
                await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
                answers = async_context.get()
                session = house.client.http._HTTPClient__session  # pyright: ignore
                deferred = interaction_response_params(InteractionResponseType.deferred_message_update.value)
                for answer in (
                    answers.create_interaction_response(1, "token", session=session, params=deferred),
                    answers.get_original_interaction_response(1, "token", session=session),
                ):
                    with suppress(discord.NotFound):
                        await answer
                for one in asked:
                    one.cancel()
            came = [request.path.split("/")[1] for request in served.traffic.requests[before:]]
            assert came == ["gateway", "interactions", "webhooks"]
            await house.client.close()


async def test_each_night_the_file_is_copied(tmp_path: Path) -> None:
    settings = Settings(database=tmp_path / "file.sqlite3", backup_dir=tmp_path / "backups", shards=1)
    async with open_house(settings) as house:
        (hourly,) = house.match.sweep._scheduler.get_jobs()  # pyright: ignore
        await hourly.func()
        assert len(list(settings.backup_dir.iterdir())) == 1


async def test_what_fails_again_and_again_is_told_and_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails() -> None:
        raise ZeroDivisionError

    async with open_house(Settings(database=tmp_path / "file.sqlite3", shards=1)) as house:
        house.match.sweep.every(1, fails)
        job = house.match.sweep._scheduler.get_jobs()[-1]  # pyright: ignore
        await job.func()
    assert [record.getMessage() for record in caplog.records if "ZeroDivisionError" in record.getMessage()]


async def test_what_was_put_off_by_a_clock_that_was_ahead_is_sent_after_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        await place.slash(place.people[0], "game new", game="yucata")
        async with place.house.tables.db.write() as tx:
            await wishes.put(tx, 1, TakeAway(0), place.clock.now() + 10**6)
        await place.restart()
        assert await place.house.tables.db.all("SELECT 1 FROM outbox") == []
