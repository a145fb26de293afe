"""A press finds its handler, once, and an answer in a select only one that may be chosen there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import PICK
from bot.ui.press.presses import Handler
from bot.ui.press.reply import Reply
from tests.support.pressed import said
from tests.support.town import Town, town


def listens(place: Town, *, chosen: bool = False) -> list[Any]:
    """What is delivered from now on to the handler of the verb `once`."""
    delivered: list[Any] = []

    async def answer(house: House, to: Reply, press: Press, values: list[str]) -> None:
        delivered.append(to.interaction)
        await to.say("Yes")

    client: Any = place.house.client
    client.presses = {**client.presses, "once": Handler("once", answer, chosen=chosen)}
    return delivered


async def test_a_press_that_is_delivered_twice_is_answered_once(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        delivered = listens(place)
        await place.forge(place.people[0], place.panel(thread), Press("once", 1).custom_id("b"))
        client: Any = place.house.client
        await client.on_interaction(delivered[0])
        assert len(delivered) == 1


@pytest.mark.parametrize("chosen", [False, True])
async def test_a_select_of_answers_leads_only_to_what_may_be_chosen_there(tmp_path: Path, chosen: bool) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        delivered = listens(place, chosen=chosen)
        picked = await place.forge(place.people[0], place.panel(thread), Press(PICK, 1).custom_id("s"), ["once:"])
        assert len(delivered) == chosen
        assert (said(picked) == "Yes") == chosen
