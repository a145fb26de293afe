"""The tests' Discord itself: where it must be as strict, or as forgiving, as the real one."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

import aiohttp
import pytest

from tests.support.wire.faults import Limited, Lost
from tests.support.wire.server import API, TOKEN, Discord, open_discord
from tests.support.wire.state import Channel, Json


class Caller:
    """Sends requests as a bot does."""

    def __init__(self, discord: Discord, session: aiohttp.ClientSession) -> None:
        self.discord = discord
        self._session = session
        guild = discord.world.guild("Town", [discord.world.user("ana")])
        self.channel: Channel = discord.world.channel(guild, "games")

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, Json]:
        """Status and JSON of an answer."""
        address = self.discord.world.address + API + path
        headers = {"Authorization": f"Bot {TOKEN}"}
        async with self._session.request(method, address, json=body, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status != 204 else {}

    async def post(self, content: str, nonce: str | None = None) -> tuple[int, Json]:
        """Post a message."""
        body: Json = {"content": content} | ({"nonce": nonce, "enforce_nonce": True} if nonce else {})
        return await self.call("POST", f"/channels/{self.channel.id}/messages", body)


@pytest.fixture
async def caller() -> AsyncGenerator[Caller]:
    """Somebody who calls a Discord of its own."""
    async with open_discord() as discord, aiohttp.ClientSession() as session:
        yield Caller(discord, session)


async def test_the_same_nonce_gives_the_stored_message(caller: Caller) -> None:
    _, first = await caller.post("one", "7.1")
    _, second = await caller.post("one", "7.1")
    _, third = await caller.post("one", "7.2")
    assert first["id"] == second["id"] != third["id"]


async def test_a_message_that_was_stored_before_the_connection_was_lost_is_there(caller: Caller) -> None:
    caller.discord.faults.add("POST", "/channels/*/messages", Lost(after=True))
    with pytest.raises(aiohttp.ClientError):
        await caller.post("one")
    assert [message.content for message in caller.channel.messages.values()] == ["one"]
    assert [(one.status, one.took_effect) for one in caller.discord.traffic.requests] == [(0, True)]


async def test_a_fault_meets_the_requests_that_it_names(caller: Caller) -> None:
    fault = caller.discord.faults.add("POST", "/channels/*/messages", Limited(2.5), skip=1)
    assert [(await caller.post(str(number)))[0] for number in range(4)] == [200, 429, 200, 200]
    assert fault.hits == 1


async def test_rate_limits_hold_for_each_channel(caller: Caller) -> None:
    caller.discord.limits.enforced = True
    answers = [await caller.post(str(number)) for number in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    assert 0 < answers[-1][1]["retry_after"] <= 5


async def test_all_requests_together_have_a_rate_limit_and_answers_to_interactions_have_none(caller: Caller) -> None:
    caller.discord.limits.enforced = True
    caller.discord.limits.together = (2, 60.0)
    statuses = [(await caller.call("GET", "/users/@me"))[0] for _ in range(2)]
    status, told = await caller.post("one too many")
    assert (statuses, status, told["global"]) == ([200, 200], 429, True)
    assert 0 < told["retry_after"] <= 60
    assert (await caller.call("POST", "/interactions/1/token/callback", {"type": 6}))[0] == 404, "there is no such one"


@pytest.mark.parametrize(
    ("components", "flags"),
    [
        ([{"type": 10, "content": "x" * 4001}], 1 << 15),
        ([{"type": 1, "components": [{"type": 2, "style": 2, "label": "x", "custom_id": "c" * 101}]}], 1 << 15),
        ([{"type": 12, "items": [{"media": {"url": "attachment://none.png"}, "description": "x"}]}], 1 << 15),
        ([], 0),
    ],
    ids=["too long", "custom id too long", "no such attachment", "empty"],
)
async def test_what_discord_refuses_is_refused(caller: Caller, components: list[Json], flags: int) -> None:
    path = f"/channels/{caller.channel.id}/messages"
    status, _ = await caller.call("POST", path, {"components": components, "flags": flags})
    assert status == 400
    assert caller.channel.messages == {}


async def test_a_thread_has_the_id_of_its_message_and_comes_once(caller: Caller) -> None:
    _, message = await caller.post("one")
    path = f"/channels/{caller.channel.id}/messages/{message['id']}/threads"
    status, thread = await caller.call("POST", path, {"name": "talk"})
    assert (status, thread["id"]) == (201, message["id"])
    assert (await caller.call("POST", path, {"name": "talk"}))[1]["code"] == 160004


async def test_a_server_that_the_bot_has_left_is_out_of_reach(caller: Caller) -> None:
    caller.discord.world.expel(next(iter(caller.discord.world.guilds.values())))
    assert (await caller.post("one"))[1]["code"] == 50001
