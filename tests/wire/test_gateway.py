"""The connection to the gateway breaks in every way in which Discord breaks it: no press is lost."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.player import begin, take_turn
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("how", ["lost", "closed", "op 7", "op 9 resumable"])
async def test_a_press_while_the_bot_is_away_is_answered_after_it_resumed(
    town: Town, place: Place, chance: Random, how: str
) -> None:
    match_id = await place.start("yucata")
    person, gateway = place.actor(match_id), town.discord.gateway
    resumed = gateway.resumed
    match how:
        case "lost":
            gateway.drop()
        case "closed":
            gateway.close(4000)
        case "op 7":
            gateway.reconnect()
        case _:
            gateway.invalidate(resumable=True)
    interaction = begin(person, place.desks(person, match_id)[-1], match_id, chance)
    await person.finish(interaction)
    await place.settled()
    await until(lambda: gateway.resumed > resumed, "the bot has resumed")
    place.check(match_id, 1)
    assert "Traceback" not in place.log


async def test_an_invalid_session_begins_anew(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    gateway = town.discord.gateway
    known = gateway.identified
    gateway.invalidate()
    await until(lambda: gateway.identified > known, "the bot has identified again")
    await take_turn(place, match_id, chance)
    await place.settled()
    place.check(match_id, 1)
    assert "Traceback" not in place.log


async def test_where_discord_wants_more_shards_the_bot_goes_on_with_more(
    town: Town, place: Place, chance: Random
) -> None:
    match_id = await place.start("yucata")
    gateway, world = town.discord.gateway, town.discord.world
    world.shards, known = 2, gateway.identified
    gateway.close(4011)
    await until(lambda: gateway.identified == known + 2, "both shards have identified")
    await take_turn(place, match_id, chance)
    await place.settled()
    place.check(match_id, 1)
    assert "more shards than 1: it connects with 2" in place.log
    assert "Traceback" not in place.log
    world.shards = 1
    await town.bot.stop()


async def test_a_bot_that_begins_takes_as_many_shards_as_discord_asks_for(
    town: Town, at_rest: Place, chance: Random
) -> None:
    gateway, world = town.discord.gateway, town.discord.world
    world.shards, known = 3, gateway.identified
    await town.bot.start()
    await until(lambda: gateway.identified == known + 3, "all shards have identified")
    match_id = await at_rest.start("yucata")
    await take_turn(at_rest, match_id, chance)
    await at_rest.settled()
    at_rest.check(match_id, 1)
    world.shards = 1
    await town.bot.stop()
