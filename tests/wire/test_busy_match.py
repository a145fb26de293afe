"""Whatever hangs at a match, who presses there is answered in words, and in the end everything stands as it is."""

from __future__ import annotations

import os
import signal
from random import Random

import pytest

from tests.support.processes import drawing
from tests.support.wire.driver import Person, texts
from tests.support.wire.faults import Hung, Lost, Slow
from tests.support.wire.player import begin, choices, decide
from tests.support.wire.state import Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

FOLLOWS = "The picture follows."
INSIDE = "Something went wrong inside"
PRESSES = 8


async def press_on(place: Place, match_id: int, chance: Random) -> list[Message]:
    """Everybody looks at the own desk, opened from the panel, and whoever is asked decides; the desks, as answered.

    Each press is begun when the one before has its answer.
    """
    shown: list[Message] = []
    for number in range(PRESSES):
        person: Person = place.people[number % 2]
        desk = (await person.press(place.panels(match_id)[-1], "hand")).message
        if choices(desk, match_id):
            desk = (await person.finish(begin(person, desk, match_id, chance))).message
        shown.append(desk)
    return shown


async def test_a_drawing_process_that_hangs_keeps_nobody_from_an_answer(
    town: Town, place: Place, chance: Random
) -> None:
    match_id = await place.start("port_royal")
    hangs = drawing(town.bot.pid)
    os.kill(hangs, signal.SIGSTOP)
    shown = await press_on(place, match_id, chance)
    assert "the process that draws has failed" not in place.log, "all are answered before it is given up"
    assert any(FOLLOWS in texts(desk) for desk in shown)
    os.kill(hangs, signal.SIGCONT)
    await place.settled()
    place.check(match_id)
    assert "attachment_id" in str(place.panels(match_id)[-1].components), "it has its picture"
    seen = [*place.thread(match_id).messages.values(), *(m for one in place.people for m in place.desks(one, match_id))]
    await until(lambda: not any(FOLLOWS in texts(message) for message in seen), "all pictures have followed")
    assert "Traceback" not in place.log


@pytest.mark.parametrize(
    "effect", [pytest.param(Slow(20.0), id="20 s", marks=pytest.mark.soak), pytest.param(Hung(), id="hangs")]
)
async def test_an_edit_of_the_panel_that_hangs_keeps_nobody_from_an_answer_and_does_not_stay(
    town: Town, place: Place, chance: Random, effect: Slow | Hung
) -> None:
    match_id = await place.start("port_royal")
    messages = f"/channels/{place.thread(match_id).id}/messages"
    slow = town.discord.faults.add("*", f"{messages}*", effect)
    person = place.actor(match_id)
    desk = place.desks(person, match_id)[-1]
    await decide(person, desk, match_id, chance)
    await until(lambda: slow.hits > 0, "the panel is being shown")
    since = len(town.discord.traffic.requests)
    await press_on(place, match_id, chance)
    told = [one for one in town.discord.traffic.requests[since:] if one.path.startswith(messages)]
    assert not told, "it hangs until all are answered"
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id)
    assert "Traceback" not in place.log


async def test_an_answer_with_a_picture_is_sent_again_when_the_connection_was_lost(town: Town, place: Place) -> None:
    match_id = await place.start("yucata")
    person = place.actor(match_id)
    for lost in (Lost(), Lost(after=True)):
        town.discord.faults.add("POST", "/interactions/*/callback", lost)
        town.discord.faults.add("PATCH", "/webhooks/*", lost)
        answer = await person.press(place.panels(match_id)[-1], "hand")
        await place.settled()
        assert INSIDE not in answer.text
        assert "attachment_id" in str(answer.message.components), "it has its picture"
        town.discord.faults.clear()
    assert "Traceback" not in place.log
    assert "failed:" not in place.log


@pytest.mark.parametrize("path", ["/interactions/*/callback", "/channels/*/messages"])
@pytest.mark.parametrize("after", [False, True])
async def test_a_new_table_opens_although_the_connection_was_lost(
    town: Town, place: Place, path: str, after: bool
) -> None:
    town.discord.faults.add("POST", path, Lost(after=after))
    answer = await place.people[0].slash(place.channel, "game new", game="yucata")
    await place.settled()
    assert INSIDE not in answer.text
    town.discord.faults.clear()
    (match_id,) = town.ledger.matches(place.guild.id)
    for person, what in ((place.people[1], "Join"), (place.people[0], "start")):
        await person.press(place.card(match_id), what)
    await place.settled()
    place.check(match_id, 0)
    assert "failed:" not in place.log
