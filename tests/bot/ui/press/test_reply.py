"""An answer that one person alone may read never takes the place of what everybody sees, however long it takes; and
whoever pressed is told what has gone wrong."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.services.errors import Refused
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import view_of
from bot.ui.press.presses import Handler
from bot.ui.press.reply import DEFER_SECONDS, Reply
from tests.support.pressed import said
from tests.support.town import Town, texts, town
from tests.support.virtual import pass_time

Answers = Callable[[Reply], Awaitable[None]]
SECRET = "You hold a spear"


async def shows_privately(to: Reply) -> None:
    """What is found out on the way: that it is only for whoever has pressed."""
    to.in_place = False
    await to.show(view_of(SECRET))


async def says(to: Reply) -> None:
    await to.say(SECRET)


async def refuses(to: Reply) -> None:
    raise Refused("not-your-turn")


async def shows_everybody(to: Reply) -> None:
    await to.show(view_of("The match goes on"))


@asynccontextmanager
async def pressed(folder: Path, answers: Answers, *, deferred: bool) -> AsyncGenerator[tuple[Town, Any, Any, str]]:
    """A panel after a press that is answered like this: the town, the panel, what came of the press, its text before.

    deferred: the answer comes when Discord has been told that it takes a while, so that it may no longer be chosen
    what it replaces.
    """
    async with town(folder, 2) as place:
        thread = await place.start("yucata", 2)
        panel = place.panel(thread)

        async def answer(house: House, to: Reply, press: Press) -> None:
            if deferred:
                await pass_time(2 * DEFER_SECONDS)
                assert to.interaction.response.is_done()
            await answers(to)

        client: Any = place.house.client
        client.presses = {**client.presses, "slow": Handler("slow", answer)}
        result = await place.forge(place.people[0], panel, Press("slow", 1).custom_id("b"))
        yield place, place.fresh(panel), result, texts(panel)
        assert not place.env.errors


@pytest.mark.parametrize("deferred", [False, True], ids=["at once", "deferred"])
@pytest.mark.parametrize("answers", [shows_privately, says, refuses])
async def test_a_private_answer_leaves_a_public_panel_as_it_is(
    tmp_path: Path, answers: Answers, deferred: bool
) -> None:
    async with pressed(tmp_path, answers, deferred=deferred) as (_, panel, result, before):
        assert texts(panel) == before
        assert said(result) == ("It is not your turn." if answers is refuses else SECRET)


@pytest.mark.parametrize("deferred", [False, True], ids=["at once", "deferred"])
async def test_an_answer_for_everybody_takes_the_place_of_the_panel(tmp_path: Path, deferred: bool) -> None:
    async with pressed(tmp_path, shows_everybody, deferred=deferred) as (_, panel, result, before):
        assert texts(panel) == "The match goes on" != before
        assert result.followups == []


@pytest.mark.parametrize(
    "trouble",
    [discord.RateLimited(60.0), aiohttp.ClientError("lost"), TimeoutError()],
    ids=lambda one: type(one).__name__,
)
async def test_what_discord_has_not_done_is_no_trouble_of_the_program(
    tmp_path: Path, trouble: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(to: Reply) -> None:
        raise trouble

    async with pressed(tmp_path, fails, deferred=False) as (_, panel, result, before):
        assert texts(panel) == before
        assert said(result).startswith("Discord refused my answer.")
    assert [row.levelname for row in caplog.records if row.name == "bot.ui.press.reply"] == ["WARNING"]
