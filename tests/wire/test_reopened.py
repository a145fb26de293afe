"""A thread that has to be opened again where the bot may open threads and not write in them."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.player import take_turn
from tests.support.wire.state import SEND_IN_THREADS, THREAD
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_however_often_it_is_tried_one_thread_is_opened(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    town.discord.world.delete_channel(place.thread(match_id))
    place.channel.denied = SEND_IN_THREADS
    since = len(town.discord.traffic.requests)
    await take_turn(place, match_id, chance)

    def threads() -> list[str]:
        here = [one for one in town.discord.world.channels.values() if one.parent_id == place.channel.id]
        return [one.id for one in here if one.kind == THREAD]

    def refused() -> int:
        return sum(one.status == 403 for one in town.discord.traffic.find("POST", "/channels/*/messages", since=since))

    await until(lambda: refused() >= 2, "tried again")
    place.channel.denied = 0
    await place.settled()
    assert len(threads()) == 1
    assert len(place.panels(match_id)) == 1
