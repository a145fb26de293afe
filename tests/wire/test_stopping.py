"""The bot is told to stop, at any moment, or Discord wants it no more: in order, with a sentence, without a trace."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.version import VERSION
from tests.support.wire.child import BOT, CALM
from tests.support.wire.faults import Hung, Refused, Slow
from tests.support.wire.town import Place, Town, open_town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Town]:
    """A bot that begins and ends as a program does."""
    async with open_town(tmp_path_factory.mktemp("stopping"), started=False, command=CALM) as opened:
        yield opened


def quiet(log: str) -> bool:
    """Whether nothing in the log would make an operator look for a mistake."""
    return not any(word in log for word in ("Traceback", "Task exception", "never retrieved", "never awaited", "ERROR"))


@pytest.mark.parametrize("path", ["/users/@me", "/oauth2/applications/@me", "/applications/*/commands"])
async def test_while_it_waits_for_discord_it_ends_well(town: Town, at_rest: Place, path: str) -> None:
    fault = town.discord.faults.add("*", path, Hung())
    await town.bot.launch()
    await until(lambda: fault.hits > 0, "it asks")
    assert await town.bot.stop() == 0
    assert quiet(at_rest.log), at_rest.log


async def test_while_discord_is_away_it_ends_well(town: Town, at_rest: Place) -> None:
    fault = town.discord.faults.add("*", "/users/@me", Refused(503))
    await town.bot.launch()
    await until(lambda: fault.hits > 0, "it asks")
    assert await town.bot.stop() == 0
    assert quiet(at_rest.log), at_rest.log


async def test_at_any_moment_of_its_start_it_ends_well(town: Town, at_rest: Place, chance: Random) -> None:
    """Moments are told by what stands in the folder and on the wire, and between them by chance."""
    town.bot.command = BOT  # which also draws in advance
    for _ in range(8):
        await town.bot.launch()
        # From the first line of the program on; before that it is Python's own start.
        await until(lambda: hears(town.bot.pid), "it hears the signal")
        await asyncio.sleep(3 * chance.random() ** 2)
        assert await town.bot.stop() == 0
    town.bot.command = CALM
    assert quiet(at_rest.log), at_rest.log


def hears(pid: int) -> bool:
    """Whether a process has said what SIGTERM does."""
    status = Path(f"/proc/{pid}/status").read_text().splitlines()
    caught = next(line for line in status if line.startswith("SigCgt:"))
    return bool(int(caught.split()[1], 16) >> signal.SIGTERM - 1 & 1)


async def test_what_was_pressed_is_answered_before_it_ends(town: Town, place: Place) -> None:
    match_id = await place.start("port_royal")
    fault = town.discord.faults.add("POST", "/interactions/*", Slow(0.5), times=None)
    presses = [
        asyncio.create_task(person.press(place.panels(match_id)[0], "hand"))
        for person in place.people
        for _ in range(3)
    ]
    await until(lambda: fault.hits > 0, "they are under way")
    assert await town.bot.stop() == 0
    answered = await asyncio.gather(*presses, return_exceptions=True)
    assert not [one for one in answered if isinstance(one, BaseException)], answered
    assert quiet(place.log), place.log


async def test_told_twice_it_ends_as_if_told_once(town: Town, place: Place) -> None:
    os.kill(town.bot.pid, signal.SIGTERM)
    os.kill(town.bot.pid, signal.SIGINT)
    assert await town.bot.stop() == 0
    assert quiet(place.log), place.log


@pytest.mark.parametrize(
    ("code", "said"),
    [(4004, "Discord refuses DISCORD_TOKEN: copy it again"), (4010, "HOURGLASS_SHARDS=auto"), (4013, "newer version")],
)
async def test_where_discord_closes_for_good_it_says_what_to_do(town: Town, place: Place, code: int, said: str) -> None:
    await until(lambda: "ready as" in place.log, "it is ready")
    town.discord.gateway.close(code)
    assert await town.bot.wait() == 2
    assert said in place.log.splitlines()[-1]
    assert quiet(place.log), place.log


async def test_a_token_that_is_revoked_while_it_logs_in_is_told(town: Town, at_rest: Place) -> None:
    town.discord.faults.add("*", "/oauth2/applications/@me", Refused(401))
    await town.bot.launch()
    assert await town.bot.wait() == 2
    assert "Discord refuses DISCORD_TOKEN" in at_rest.log.splitlines()[-1]
    assert quiet(at_rest.log), at_rest.log


async def test_the_first_line_of_the_log_names_the_version(town: Town, at_rest: Place) -> None:
    await town.bot.start()
    assert f"hourglass {VERSION}" in at_rest.log.splitlines()[0]
