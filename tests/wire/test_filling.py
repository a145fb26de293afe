"""A seat that is held while Discord fails and the bot is killed: whoever waits is asked once."""

from __future__ import annotations

import asyncio

import pytest

from tests.support.wire.driver import Person, has_verb, texts
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.state import Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def questions(person: Person, match_id: int) -> list[Message]:
    """The messages about a seat in the direct messages of somebody."""
    return [one for one in person.direct.messages.values() if has_verb(one, match_id, "takeseat", "passseat")]


def asked(person: Person, match_id: int) -> bool:
    """Whether exactly one stands there, whole."""
    found = questions(person, match_id)
    return len(found) == 1 and "Held for you until" in texts(found[0])


async def waits(place: Place) -> tuple[int, Message, Person]:
    """A full table, its card, and somebody who waits for a seat."""
    for name in ("cleo", "dan"):
        place.join(name)
    match_id, card = await place.open_table("yucata", 4)
    last = place.join("finn")
    await last.press(card, "Join the waiting list")
    return match_id, card, last


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Refused(500), id="500"),
        pytest.param(Refused(500, after=True), id="500, stored"),
        pytest.param(Lost(after=True), id="connection lost, stored"),
    ],
)
async def test_who_waits_is_asked_once(town: Town, place: Place, effect: Effect) -> None:
    match_id, card, finn = await waits(place)
    fault = town.discord.faults.add("POST", "/channels/*/messages", effect, contains="takeseat")
    await place.people[2].press(card, "Leave")
    await until(lambda: fault.hits > 0 and asked(finn, match_id), "the question stands")
    await place.settled()
    (message,) = questions(finn, match_id)
    await finn.press(message, "Take it")
    seats = town.ledger.seats(match_id)
    assert [row["user_id"] for row in seats].count(finn.id) == 1
    assert len(seats) == 4
    await until(lambda: questions(finn, match_id) == [], "nothing is asked any more")
    assert "Traceback" not in place.log


async def test_whoever_gets_no_messages_is_asked_where_the_card_stands(town: Town, place: Place) -> None:
    match_id, card, finn = await waits(place)
    town.discord.faults.add("POST", f"/channels/{finn.direct.id}/messages", Refused(403, 50007))
    await place.people[2].press(card, "Leave")

    def called() -> list[Message]:
        here = place.channel.messages.values()
        return [one for one in here if has_verb(one, match_id, "passseat") and f"<@{finn.id}>" in texts(one)]

    await until(lambda: len(called()) == 1, "it is asked in the channel")
    await place.settled()
    assert len(called()) == 1
    assert questions(finn, match_id) == []


@pytest.mark.parametrize("after", [False, True])
async def test_the_bot_is_killed_while_it_asks(town: Town, place: Place, after: bool) -> None:
    match_id, card, finn = await waits(place)
    fault = town.discord.faults.add("POST", "/channels/*/messages", Hung(after=after), contains="takeseat")
    await place.people[2].press(card, "Leave")
    await until(lambda: fault.hits > 0, "it is being asked")
    await town.bot.kill()
    town.discord.faults.clear()
    await town.bot.start()
    await until(lambda: asked(finn, match_id), "the question stands once")
    await place.settled()
    assert asked(finn, match_id)


async def test_all_press_at_once_for_a_seat_that_is_held(town: Town, place: Place) -> None:
    match_id, card, finn = await waits(place)
    await place.people[2].press(card, "Leave")
    await until(lambda: asked(finn, match_id), "the question stands")
    (message,) = questions(finn, match_id)
    others = [place.join(f"guest{number}") for number in range(8)]
    await asyncio.gather(
        finn.press(message, "Take it"),
        finn.press(card, "Take the held seat"),
        *(one.press(card, "Take the held seat") for one in others),
    )
    seats = [row["user_id"] for row in town.ledger.seats(match_id)]
    assert len(seats) == len(set(seats)) == 4
    assert finn.id in seats
