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
