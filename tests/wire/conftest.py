"""One bot for all tests of a module, a server with people of its own for each test.

A module says in `COMMAND` what Python is to run as its bot (`wire.child`); one in calm if it says nothing.

With HOURGLASS_WIRE_TRAFFIC=FILE every request of the bot is written there, for a checker of Discord's OpenAPI.
"""

from __future__ import annotations

import os
from collections.abc import AsyncGenerator
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from tests.support.wire.child import FORKED
from tests.support.wire.town import PATIENT, Place, Town, open_town


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def town(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncGenerator[Town]:
    """A bot in a process of its own and its Discord."""
    command = getattr(request.module, "COMMAND", FORKED)
    async with open_town(tmp_path_factory.mktemp("town"), started=False, command=command) as opened:
        if name := os.environ.get("HOURGLASS_WIRE_TRAFFIC"):
            opened.discord.traffic.file = Path(name)
        await opened.bot.start()
        yield opened


@pytest_asyncio.fixture(loop_scope="module")
async def place(town: Town) -> AsyncGenerator[Place]:
    """Two people in a server of their own, and the bot runs; afterwards Discord is well again."""
    if not town.bot.running:
        await town.bot.start()
    yield town.place(2)
    make_well(town)


@pytest_asyncio.fixture(loop_scope="module")
async def at_rest(town: Town) -> AsyncGenerator[Place]:
    """The same, but the bot does not run."""
    if town.bot.running:
        await town.bot.stop()
    yield town.place(2)
    make_well(town)


def make_well(town: Town) -> None:
    """Take all troubles from Discord."""
    town.discord.faults.clear()
    town.discord.limits.enforced = False
    town.discord.world.patience = PATIENT


@pytest.fixture
def chance() -> Random:
    """What people choose."""
    return Random(7)
