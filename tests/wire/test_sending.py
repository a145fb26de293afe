"""Faults while the bot sends by itself: what is owed arrives, once, and nobody else waits for it."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused, Slow
from tests.support.wire.player import take_turn
from tests.support.wire.state import COMPONENTS_V2, HAS_THREAD, SILENT
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

PASSING = [
    pytest.param(Limited(0.3), id="429"),
    pytest.param(Limited(0.3, everywhere=True), id="429 everywhere"),
    pytest.param(Limited(0.0, cloudflare=True), id="429 of Cloudflare"),
    pytest.param(Refused(500), id="500", marks=pytest.mark.soak),
    pytest.param(Refused(500, after=True), id="500, stored"),
    pytest.param(Refused(502), id="502", marks=pytest.mark.soak),
    pytest.param(Refused(503), id="503"),
    pytest.param(Refused(504), id="504", marks=pytest.mark.soak),
    pytest.param(Refused(504, after=True), id="504, stored", marks=pytest.mark.soak),
    pytest.param(Lost(), id="connection lost"),
    pytest.param(Lost(after=True), id="connection lost, stored"),
    pytest.param(Slow(0.7), id="slow"),
]
"""Faults that pass: the same request, sent again, is good."""


def one_of_each(faults: dict[str, Effect]) -> pytest.MarkDecorator:
    """A test for each fault."""
    return pytest.mark.parametrize("effect", list(faults.values()), ids=list(faults))


@pytest.mark.parametrize("effect", PASSING)
async def test_a_post_arrives_once(town: Town, place: Place, chance: Random, effect: Effect) -> None:
    match_id = await place.start("yucata")
    waiting = next(person for person in place.people if person is not place.actor(match_id))
    fault = town.discord.faults.add("POST", f"/channels/{waiting.direct.id}/messages", effect)
    await take_turn(place, match_id, chance)
    await place.settled()
    assert fault.hits == 1
    place.check(match_id, 1)
    assert "Traceback" not in place.log


async def test_a_post_that_is_stored_and_wished_again_stands_once(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    waiting = next(person for person in place.people if person is not place.actor(match_id))
    path = f"/channels/{waiting.direct.id}/messages"
    fault = town.discord.faults.add("POST", path, Lost(after=True), times=None)
    await take_turn(place, match_id, chance)
    await until(lambda: fault.hits > 0, "the desk is stored")
    for _ in range(2):
        shown = await place.actor(match_id).press(place.panels(match_id)[0], "My desk")
        await take_turn(place, match_id, chance, desk=shown.message)
    hits = fault.hits
    await until(lambda: fault.hits > hits, "the desk is sent again")
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id, 3)


@one_of_each(
    {
        "30046": Limited(0.5, code=30046),
        "10008": Refused(404, 10008),
        "50083": Refused(400, 50083),
        "connection lost": Lost(after=True),
    }
)
async def test_an_edit_of_the_panel_arrives(town: Town, place: Place, chance: Random, effect: Effect) -> None:
    match_id = await place.start("yucata")
    fault = town.discord.faults.add("PATCH", f"/channels/{place.thread(match_id).id}/messages/*", effect)
    await take_turn(place, match_id, chance)
    await place.settled()
    assert fault.hits == 1
    place.check(match_id, 1)


async def test_edits_of_old_messages_are_rationed_and_arrive(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    for message in place.thread(match_id).messages.values():
        message.at -= 2 * 3600
    town.discord.world.ration_seconds = 2.0
    since = len(town.discord.traffic.requests)
    for _ in range(4):
        await take_turn(place, match_id, chance)
    await place.settled()
    place.check(match_id, 4)
    edits = town.discord.traffic.find("PATCH", f"/channels/{place.thread(match_id).id}/messages/*", since=since)
    refused = [number for number, one in enumerate(edits) if one.status == 429]
    for number in refused[:-1]:
        assert edits[number + 1].at - edits[number].at >= edits[number].answer["retry_after"], "asked to wait, waits"


@one_of_each({"50001": Refused(403, 50001), "50013": Refused(403, 50013), "10003": Refused(404, 10003)})
@pytest.mark.parametrize("what", [pytest.param("result", marks=pytest.mark.soak), "notice"])
async def test_what_is_owed_is_shown_when_the_place_is_back(
    town: Town, place: Place, chance: Random, effect: Effect, what: str
) -> None:
    match_id = await place.start("yucata")
    path = f"/channels/{place.thread(match_id).id}/messages"
    if what == "notice":
        fault = town.discord.faults.add("POST", path, effect, times=None)
        answer = await place.people[0].slash(place.thread(match_id), "game resign")
        await place.people[0].press(answer.message, "Leave for good")
        words = "A player has left"
    else:
        fault = town.discord.faults.add("POST", path, effect, contains=":result.", times=None)
        while town.ledger.match(match_id)["status"] == "running":
            await take_turn(place, match_id, chance)
        words = "is over: "
    await until(lambda: fault.hits > 0, "the bot tries to send it")
    town.discord.faults.clear()
    await place.settled()
    assert len(place.notices(match_id, words)) == 1


@pytest.mark.soak  # both are told half a minute after they were asked
async def test_closed_direct_messages_are_told_once(town: Town, place: Place, chance: Random) -> None:
    for person, code in zip(place.people, (50007, 50278), strict=True):
        refused = Refused(403, code)
        town.discord.faults.add("POST", f"/channels/{person.direct.id}/messages", refused, times=None)
    match_id = await place.start("yucata")
    for _ in range(3):
        actor = place.actor(match_id)
        shown = await actor.press(place.panels(match_id)[-1], "My desk")
        await take_turn(place, match_id, chance, desk=shown.message)
        await place.settled()
    assert len(place.notices(match_id, "direct messages are closed")) == 2
    assert len(place.panels(match_id)) == 1


async def test_a_refused_place_is_logged_once(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    thread = place.thread(match_id).id
    town.discord.faults.add("*", f"/channels/{thread}/messages*", Refused(403, 50013), times=None)
    for _ in range(4):
        await take_turn(place, match_id, chance)
        await place.quiet()
    assert sum("50013" in line for line in place.log.splitlines()) == 1


async def test_a_hung_request_delays_no_other_match(town: Town, place: Place, chance: Random) -> None:
    stuck, free = await place.start("yucata"), await place.start("yucata")
    fault = town.discord.faults.add("*", f"/channels/{place.thread(stuck).id}/messages*", Hung(), times=None)
    await take_turn(place, stuck, chance)
    await until(lambda: fault.hits > 0, "the request hangs")
    hung = fault.hits
    await take_turn(place, free, chance)
    await until(lambda: not town.ledger.owed_to(free), "the other match is shown")
    assert fault.hits == hung, "it still hangs: what is given up is sent again"
    place.check(free, 1)


@pytest.mark.soak
async def test_a_hung_request_is_given_up_and_sent_again(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    fault = town.discord.faults.add("*", f"/channels/{place.thread(match_id).id}/messages*", Hung())
    await take_turn(place, match_id, chance)
    await until(lambda: fault.hits > 0, "the request hangs")
    await until(lambda: not town.ledger.owed(place.guild.id), "everything sent")
    place.check(match_id, 1)


async def test_an_edit_names_all_flags_that_were_there(town: Town, place: Place, chance: Random) -> None:
    """Also of a message that was posted by the process before, and of a card on which a thread was opened."""
    match_id = await place.start("yucata")
    (panel,) = place.panels(match_id)
    for _ in range(2):
        assert panel.flags == COMPONENTS_V2 | SILENT, "it called nobody"
        await take_turn(place, match_id, chance)
        await place.settled()
        await town.bot.kill()
        await town.bot.start()
    assert panel.edits
    card = place.channel.messages[place.thread(match_id).id]
    assert card.flags == COMPONENTS_V2 | HAS_THREAD
    assert card.edits, "it leads to the thread now"
    assert town.discord.world.flags_lost == []
