"""What stands in direct messages about a server that the bot was removed from says in the end that it is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.db import departures
from bot.features.search.offers import READING_SECONDS
from bot.services.upkeep.departures import GRACE_SECONDS
from tests.support.looking import be_told, looks
from tests.support.town import Town, labels, texts, town


async def tick(place: Town, seconds: int = READING_SECONDS) -> None:
    """What the clock does after so many seconds."""
    place.clock.advance(seconds=seconds)
    await place.house.match.sweep.tick()
    await place.settle()


async def forgotten(place: Town) -> None:
    """The bot is removed, and the server forgotten after the time of grace, in which the bot does not run."""
    client: Any = place.house.client
    await place.house.departures.left(place.guild.id)
    client._connection._remove_guild(client.get_guild(place.guild.id))
    for _ in range(2):
        await tick(place, GRACE_SECONDS)
    assert await place.house.tables.db.all("SELECT 1 FROM deadline WHERE kind = 'departure'") == []


@pytest.mark.parametrize(
    ("what", "before", "after"),
    [
        ("proposal", "I would play", "It came to no table of Yucata'"),
        ("offer", "Take it", "free any more"),
        ("told", "Join", "free any more"),
    ],
)
async def test_whatever_was_offered_came_to_nothing_and_has_no_button_that_leads_nowhere(
    tmp_path: Path, what: str, before: str, after: str
) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        if what == "told":
            await be_told(place.house, ben.id, place.guild.id, games=("yucata",))
        else:
            await looks(place, ben, *([cleo] if what == "proposal" else []))
        if what != "proposal":
            await place.slash(ana, "game new", game="yucata")
        await tick(place)
        (message,) = ben.user.dm_channel.history()
        assert before in labels(message)
        await forgotten(place)
        (message,) = ben.user.dm_channel.history()
        assert after in texts(message)
        assert labels(message) == []
        assert await place.house.tables.db.all("SELECT 1 FROM outbox") == []
        await tick(place)
        assert await place.house.tables.db.all("SELECT 1 FROM match WHERE opens_with <> 0 AND status <> 'ended'") == []
        assert not place.env.errors


async def test_the_calls_to_its_tables_are_remembered_no_more(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await place.slash(ana, "game new", game="yucata")
        await place.house.match.lobby.invite(1, ana.id, [ben.id])
        await place.settle()
        async with place.house.tables.db.write() as tx:
            await departures.forget(tx, place.guild.id, place.house.features.of_servers)
        assert await place.house.tables.db.all("SELECT kind FROM card") == []
