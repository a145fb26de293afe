"""A press finds its handler, once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.presses import Handler
from bot.ui.press.reply import Reply
from tests.support.town import town


async def test_a_press_that_is_delivered_twice_is_answered_once(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        delivered: list[Any] = []

        async def answer(house: House, to: Reply, press: Press) -> None:
            delivered.append(to.interaction)
            await to.say("Yes")

        client: Any = place.house.client
        client.presses = {**client.presses, "once": Handler("once", answer)}
        await place.forge(place.people[0], place.panel(thread), Press("once", 1).custom_id("b"))
        await client.on_interaction(delivered[0])
        assert len(delivered) == 1
