"""The notice board while Discord fails and the bot is killed: it stands once, and shows what is true."""

from __future__ import annotations

import asyncio

import pytest

from bot.services.match.lobby import MOST_WAITING
from tests.support.wire.child import HASTY
from tests.support.wire.driver import has_verb, setup_page, texts
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.state import Channel, Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMAND = HASTY

SEATS = 4
"""At a table of Yucata'."""


def boards(channel: Channel) -> list[Message]:
    """The boards that stand in a channel."""
    return [one for one in channel.messages.values() if one.seen_by is None and has_verb(one, 0, "boardopen")]


def stands(channel: Channel, words: str) -> bool:
    """Whether one board stands there and says that."""
    found = boards(channel)
    return len(found) == 1 and words in texts(found[0])


async def want(place: Place) -> Channel:
    """The managers want a board in a channel of its own."""
    channel = place.town.discord.world.channel(place.guild, "find-a-table")
    host = place.people[0]
    page = await setup_page(host, place.channel, "sunoise")
    await host.choose(page, channel.id, verb="suroom")
    return channel


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Refused(500, after=True), id="500, stored"),
        pytest.param(Lost(after=True), id="connection lost, stored"),
    ],
)
async def test_it_is_posted_once(town: Town, place: Place, effect: Effect) -> None:
    fault = town.discord.faults.add("POST", "/channels/*/messages", effect, contains="boardopen")
    channel = await want(place)
    await until(lambda: fault.hits > 0 and stands(channel, "No table waits"), "it stands")
    await place.open_table("yucata", 1)
    await until(lambda: stands(channel, "3 free"), "it is brought up to date")


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.5, code=30046), id="30046"),
        pytest.param(Refused(404, 10008), id="10008"),
        pytest.param(Lost(after=True), id="connection lost"),
    ],
)
async def test_an_edit_arrives(town: Town, place: Place, effect: Effect) -> None:
    channel = await want(place)
    await until(lambda: stands(channel, "No table waits"), "it stands")
    fault = town.discord.faults.add("PATCH", f"/channels/{channel.id}/messages/*", effect)
    await place.open_table("yucata", 1)
    await until(lambda: stands(channel, "3 free"), "it is brought up to date")
    assert fault.hits == 1
    assert "Traceback" not in place.log


@pytest.mark.parametrize("after", [False, True])
async def test_the_bot_is_killed_while_it_posts(town: Town, place: Place, after: bool) -> None:
    fault = town.discord.faults.add("POST", "/channels/*/messages", Hung(after=after), contains="boardopen")
    channel = await want(place)
    await until(lambda: fault.hits > 0, "it is being posted")
    await place.people[0].slash(place.channel, "game new", game="yucata")
    await town.bot.kill()
    town.discord.faults.clear()
    await town.bot.start()
    await until(lambda: stands(channel, "3 free"), "it stands once, as it is now")


async def test_fifty_press_join_for_the_last_seat(town: Town, place: Place) -> None:
    channel = await want(place)
    match_id, card = await place.open_table("yucata", 2)
    for name in ("cleo",):
        await place.join(name).press(card, "Join")
    await until(lambda: stands(channel, " free"), "it lists the table")
    (board,) = boards(channel)
    crowd = [place.join(f"guest{number}") for number in range(50)]
    answers = await asyncio.gather(*(person.press(board, "Join") for person in crowd))
    assert sum("You sit at" in answer.text for answer in answers) == 1
    assert sum("you are on its waiting list" in answer.text for answer in answers) == MOST_WAITING
    seats = town.ledger.seats(match_id)
    assert len({row["user_id"] for row in seats}) == len(seats) == SEATS
