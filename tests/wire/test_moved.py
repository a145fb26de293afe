"""*What moved* while Discord fails: whoever presses gets it once, alone, and the panel stays as it is."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.driver import texts
from tests.support.wire.faults import Effect, Limited, Lost
from tests.support.wire.player import take_turn
from tests.support.wire.town import Place, Town

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("effect", [pytest.param(Limited(0.3), id="429"), pytest.param(Lost(), id="connection lost")])
async def test_it_arrives(town: Town, place: Place, chance: Random, effect: Effect) -> None:
    match_id = await place.start("yucata")
    for _ in range(2):
        await take_turn(place, match_id, chance)
        await place.settled()
    cleo = place.join("cleo")
    more = await cleo.press(place.panels(match_id)[0], "more")
    town.discord.faults.add("PATCH", "/webhooks/*/*/messages/@original", effect)
    town.discord.faults.add("POST", "/webhooks/*/*", effect)
    answer = await cleo.press(more.message, "moved")
    assert "what moved since picture" in answer.text
    assert answer.message.seen_by == cleo.user.id
    assert ".webp" in str(answer.message)
    assert not any("what moved since" in texts(one) for one in place.panels(match_id))
    place.check(match_id, 2)
