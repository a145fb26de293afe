"""A press that decides twice, when the bot is killed before it has answered."""

from __future__ import annotations

import pytest

from tests.support.model.promises import Stored, one_press
from tests.support.wire.driver import parts
from tests.support.wire.faults import Hung
from tests.support.wire.player import choices
from tests.support.wire.state import Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def both_on(desk: Message) -> list[str]:
    """The lines of lists that decide twice."""
    offered = [option["value"] for part in parts(desk) for option in part.get("options", [])]
    return [value for value in offered if value.startswith("both:")]


async def test_both_decisions_of_a_press_survive_a_kill_before_its_answer(town: Town, place: Place) -> None:
    match_id = await place.start("port_royal")
    person = place.actor(match_id)
    while not both_on(desk := place.desks(person, match_id)[-1]):
        (draw,) = [what for how, what in choices(desk, match_id) if how == "press" and what.endswith(":0")][:1]
        await person.press(desk, draw)
        await place.quiet()
        person = place.actor(match_id)
    before = len(town.ledger.acts(match_id))
    fault = town.discord.faults.add("POST", "/interactions/*/callback", Hung())
    person.begin_choice(desk, both_on(desk)[0])
    await until(lambda: fault.hits > 0, "the press is being answered")
    await town.restart()
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id)
    lines = Stored(town.bot.database).history(match_id)
    assert [line["joined"] for line in lines[before:] if line["kind"] == "act"] == [0, 1]
    one_press(lines)
    assert len(place.panels(match_id)) == 1
