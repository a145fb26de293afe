"""Whether the bot reaches Discord, as somebody sees who asks from outside."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.db import vital
from tests.support.wire.faults import Refused
from tests.support.wire.player import begin
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def state(database: Path) -> str | None:
    """How the bot stands with Discord."""
    reach = vital.look(database).reach
    return None if reach is None else reach.state


async def test_it_is_known_from_outside_whether_discord_is_reached(town: Town, place: Place, chance: Random) -> None:
    database = town.bot.database
    await until(lambda: state(database) == "here", "the bot is connected")
    match_id = await place.start("yucata")
    person = place.actor(match_id)
    town.discord.faults.add("*", "/*", Refused(503), times=None)
    begin(person, place.desks(person, match_id)[-1], match_id, chance)
    await until(lambda: state(database) == "refused", "no request is answered")
    town.discord.faults.clear()
    await until(lambda: state(database) == "here", "requests are answered")
    await town.bot.stop()
    waiting = town.discord.faults.add("GET", "/users/@me", Refused(503), times=None)
    await town.bot.launch()
    await until(lambda: state(database) == "starting", "the bot waits to be let in")
    town.discord.faults.remove(waiting)
    await until(lambda: state(database) == "here", "the bot is let in")
