"""What was sealed by people who look on, opened while Discord fails and the bot is killed: once, and nothing before."""

from __future__ import annotations

import pytest

from tests.support.wire.driver import Person, has_verb, setup_page, texts
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.state import Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

SAID = "Ana stops too late"


async def sealed(place: Place) -> tuple[int, Person]:
    """A match at which somebody who looks on has sealed a comment."""
    page = await setup_page(place.people[0], place.channel, "features")
    await place.people[0].choose(page, "feature-comments", verb="setfeatures")
    match_id = await place.start("yucata")
    cleo = place.join("cleo")
    more = await cleo.press(place.panels(match_id)[0], "more")
    answer = await cleo.submit(await cleo.press(more.message, "comment"), comment=SAID, guess=["1"])
    assert "Sealed before the first turn" in answer.text
    seen = [
        message
        for person in place.people
        for room in (place.thread(match_id), person.direct, place.channel)
        for message in person.sees(room)
    ]
    assert not any(SAID in texts(message) for message in seen)
    return match_id, cleo


async def end(place: Place, match_id: int) -> None:
    for person in place.people:
        await person.slash(place.channel, "game end", number=match_id)


def opened(place: Place, match_id: int) -> list[Message]:
    return [one for one in place.thread(match_id).messages.values() if has_verb(one, match_id, "askhide")]


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Refused(500, after=True), id="500, stored"),
        pytest.param(Lost(after=True), id="connection lost, stored"),
    ],
)
async def test_it_is_opened_once(town: Town, place: Place, effect: Effect) -> None:
    match_id, _ = await sealed(place)
    fault = town.discord.faults.add("POST", "/channels/*/messages", effect, contains="askhide")
    await end(place, match_id)
    await until(lambda: fault.hits > 0 and len(opened(place, match_id)) == 1, "it is opened")
    await place.settled()
    (message,) = opened(place, match_id)
    assert SAID in texts(message)


@pytest.mark.parametrize(
    "effect", [pytest.param(Limited(0.5, code=30046), id="30046"), pytest.param(Lost(after=True), id="connection lost")]
)
async def test_hiding_one_arrives(town: Town, place: Place, effect: Effect) -> None:
    match_id, cleo = await sealed(place)
    await end(place, match_id)
    await until(lambda: len(opened(place, match_id)) == 1, "it is opened")
    (message,) = opened(place, match_id)
    fault = town.discord.faults.add("PATCH", f"/channels/*/messages/{message.id}", effect)
    asked = await cleo.press(message, "askhide")
    await cleo.choose(asked.message, str(cleo.id))
    await until(lambda: fault.hits > 0, "it is edited")
    await until(lambda: not any(SAID in texts(one) for one in place.thread(match_id).messages.values()), "it is hidden")


@pytest.mark.parametrize("after", [False, True])
async def test_the_bot_is_killed_while_it_opens_them(town: Town, place: Place, after: bool) -> None:
    match_id, _ = await sealed(place)
    fault = town.discord.faults.add("POST", "/channels/*/messages", Hung(after=after), contains="askhide")
    await end(place, match_id)
    await until(lambda: fault.hits > 0, "it is being opened")
    await town.bot.kill()
    town.discord.faults.clear()
    await town.bot.start()
    await until(lambda: len(opened(place, match_id)) == 1, "it stands once")
