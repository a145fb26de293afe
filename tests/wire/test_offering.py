"""Whoever looks for a table, or wants to be told of seats, while Discord fails and the bot is killed.

Each message comes once and says what is true, and no seat is given twice.
"""

from __future__ import annotations

import asyncio

import pytest

from tests.support.wire.child import HASTY
from tests.support.wire.driver import Person, has_verb, setup_page, texts
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.state import Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMAND = HASTY

VERBS = {"offer": "offertake", "proposal": "offertake", "told": "sit"}
WORDS = {"offer": "A seat for you", "proposal": "would make a table of Yucata'", "told": "3 seats are free"}


async def look(place: Place, person: Person) -> None:
    """Look for a table of Yucata' for two to four."""
    shown = await person.slash(place.channel, "game find")
    await person.submit(shown, games=["yucata"], pace=["daily"], size=["2", "3", "4"])


async def watch(place: Place, person: Person) -> None:
    """Ask to be told of seats, behind the notice board."""
    host = place.people[0]
    page = await setup_page(host, place.channel, "sunoise")
    await host.choose(page, place.channel.id, verb="suroom")
    await until(lambda: any(has_verb(one, 0, "tellme") for one in place.channel.messages.values()), "the board")
    board = next(one for one in place.channel.messages.values() if has_verb(one, 0, "tellme"))
    shown = await person.press(board, "tellme")
    await person.submit(shown, games=["yucata"], pace=["daily"], size=["2", "3", "4"], days=["-3"])


async def bring_about(place: Place, what: str) -> Person:
    """Do what leads to a message of this kind; who gets it."""
    ana, ben = place.people
    if what == "told":
        await watch(place, ben)
    else:
        await look(place, ben)
    if what == "proposal":
        await look(place, ana)
    else:
        await ana.slash(place.channel, "game new", game="yucata")
    return ben


def said(person: Person) -> list[Message]:
    """What was sent to somebody."""
    return list(person.direct.messages.values())


def stands(person: Person, what: str) -> bool:
    """Whether one message was sent, and says that in full."""
    found = said(person)
    return len(found) == 1 and WORDS[what] in texts(found[0])


@pytest.mark.parametrize(
    ("what", "effect"),
    [
        pytest.param("offer", Limited(0.3), id="offer, 429"),
        pytest.param("offer", Refused(500, after=True), id="offer, 500, stored"),
        pytest.param("proposal", Lost(after=True), id="proposal, connection lost, stored"),
        pytest.param("told", Lost(after=True), id="told, connection lost, stored"),
    ],
)
async def test_it_comes_once(town: Town, place: Place, what: str, effect: Effect) -> None:
    fault = town.discord.faults.add("POST", "/channels/*/messages", effect, contains=VERBS[what])
    person = await bring_about(place, what)
    await until(lambda: fault.hits > 0 and stands(person, what), "it stands")
    await place.quiet()
    assert stands(person, what)
    assert "Traceback" not in place.log


@pytest.mark.parametrize(("what", "after"), [("offer", True), ("proposal", True), ("proposal", False), ("told", True)])
async def test_the_bot_is_killed_while_it_sends(town: Town, place: Place, what: str, after: bool) -> None:
    fault = town.discord.faults.add("POST", "/channels/*/messages", Hung(after=after), contains=VERBS[what])
    person = await bring_about(place, what)
    await until(lambda: fault.hits > 0, "it is being sent")
    await town.bot.kill()
    town.discord.faults.clear()
    await town.bot.start()
    await until(lambda: stands(person, what), "it stands once")


async def test_a_seat_that_is_held_is_given_once(town: Town, place: Place) -> None:
    match_id, card = await place.open_table("yucata", 2)
    await place.join("cleo").press(card, "Join")
    dan = place.join("dan")
    await look(place, dan)
    await until(lambda: stands(dan, "offer"), "it is offered")
    (message,) = said(dan)
    crowd = [place.join(f"guest{number}") for number in range(10)]
    presses = [dan.press(message, "Take it"), *(person.press(card, "Join") for person in crowd)]
    answers = await asyncio.gather(*presses, dan.press(message, "Take it"), return_exceptions=True)
    assert not [one for one in answers if isinstance(one, AssertionError)]
    seats = [row["user_id"] for row in town.ledger.seats(match_id)]
    assert len(seats) == len(set(seats)) == 4
    assert int(dan.id) in seats


async def test_a_table_that_could_be_opens_once_with_those_who_pressed(town: Town, place: Place) -> None:
    ana, ben = place.people
    cleo = place.join("cleo")
    for person in (ana, ben, cleo):
        await look(place, person)
    await until(lambda: all(stands(one, "proposal") for one in (ana, ben)), "it is proposed")
    messages = [said(one)[0] for one in (ana, ben)]
    presses = [one.press(message, "I would play") for one, message in zip((ana, ben), messages, strict=True)]
    await asyncio.gather(*presses)
    (match_id,) = town.ledger.matches(place.guild.id)
    assert {row["user_id"] for row in town.ledger.seats(match_id)} == {int(ana.id), int(ben.id)}
    await until(lambda: "You sit at" in texts(said(ana)[0]) and "You sit at" in texts(said(ben)[0]), "they are told")
    await place.settled()
    assert len(said(ana)) == len(said(ben)) == 1
    assert "Traceback" not in place.log
