"""Somebody deletes, archives or forbids the places where the bot writes; the match goes on and all is shown again."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.driver import has_verb, texts
from tests.support.wire.faults import Refused
from tests.support.wire.player import take_turn
from tests.support.wire.state import SEND_IN_THREADS, Message
from tests.support.wire.town import Place, Town, next_second, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("what", ["panel", "desks", "card"])
async def test_a_deleted_message_is_posted_again(town: Town, place: Place, chance: Random, what: str) -> None:
    match_id = await place.start("yucata")
    world = town.discord.world
    match what:
        case "panel":
            world.delete_message(place.thread(match_id), place.panels(match_id)[0].id)
        case "desks":
            for person in place.people:
                for desk in place.desks(person, match_id):
                    world.delete_message(person.direct, desk.id)
        case _:
            for message in list(place.channel.messages.values()):
                world.delete_message(place.channel, message.id)
    person = place.actor(match_id)
    panels = place.panels(match_id)
    desk = (await person.press(panels[0], "hand")).message if panels else place.desks(person, match_id)[-1]
    await take_turn(place, match_id, chance, desk=desk)
    await place.settled()
    place.check(match_id, 1)


async def test_an_archived_thread_is_taken_out_of_the_archive(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    town.discord.world.archive(place.thread(match_id))
    await take_turn(place, match_id, chance)
    await place.settled()
    place.check(match_id, 1)
    assert not place.thread(match_id).archived


async def test_a_deleted_thread_is_opened_again(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    town.discord.world.delete_channel(place.thread(match_id))
    await take_turn(place, match_id, chance)
    await place.settled()
    assert str(town.ledger.match(match_id)["thread_id"]) in town.discord.world.channels
    assert len(place.panels(match_id)) == 1


async def test_with_its_channel_gone_a_match_goes_on_in_direct_messages(
    town: Town, place: Place, chance: Random
) -> None:
    match_id = await place.start("yucata")
    town.discord.world.delete_channel(place.channel)
    for _ in range(3):
        await take_turn(place, match_id, chance)
    await place.quiet()
    assert len(town.ledger.acts(match_id)) == 3
    for person in place.people:
        told = "\n".join(texts(message) for message in person.direct.messages.values())
        assert "channel" in told, "the table is told where the match goes on"


async def test_permissions_that_come_back_bring_the_panel_back(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    town.discord.world.delete_message(place.thread(match_id), place.panels(match_id)[0].id)
    place.channel.denied = SEND_IN_THREADS
    await take_turn(place, match_id, chance)
    await place.quiet()
    assert place.panels(match_id) == []
    place.channel.denied = 0
    await place.settled()
    place.check(match_id, 1)


async def test_the_bot_is_removed_and_invited_again(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    town.discord.world.expel(place.guild)
    for _ in range(2):
        await take_turn(place, match_id, chance)
    await place.quiet()
    town.discord.world.invite(place.guild)
    await place.settled()
    place.check(match_id, 2)


async def test_with_its_channel_gone_a_vote_stands_once_with_everybody_as_it_is(town: Town, chance: Random) -> None:
    place = town.place(3)
    match_id = await place.start("yucata", 3)
    other = town.discord.world.channel(place.guild, "other")
    town.discord.world.delete_channel(place.channel)
    ana, ben, cleo = place.people
    await ana.slash(other, "game end", number=match_id)
    await place.quiet()

    def cards() -> list[list[Message]]:
        """The cards with everybody, open or not."""
        return [
            [m for m in person.direct.messages.values() if "end this match" in texts(m) or "match is ended" in texts(m)]
            for person in place.people
        ]

    def open_cards() -> list[int]:
        return [sum(has_verb(m, match_id, "vote") for m in found) for found in cards()]

    assert open_cards() == [1, 1, 1]
    await cleo.press(cards()[2][0], "No")
    await place.quiet()
    assert [len(found) for found in cards()] == [1, 1, 1]
    assert all("**Cleo**: No" in texts(found[0]) for found in cards()), "what others say shows everywhere"
    await ben.press(cards()[1][0], "Yes")
    await place.quiet()
    assert ([len(found) for found in cards()], open_cards()) == ([1, 1, 1], [0, 0, 0])
    assert town.ledger.match(match_id)["status"] == "ended"


async def test_direct_messages_in_a_channel_that_is_no_more_are_opened_again(
    town: Town, place: Place, chance: Random
) -> None:
    match_id = await place.start("yucata")
    await take_turn(place, match_id, chance)
    await place.settled()
    await town.restart()  # what the library remembers of the channel is gone too
    await next_second()  # whoever is asked twice within one is called once
    other = next(person for person in place.people if person is not place.actor(match_id))
    where = f"/channels/{other.direct.id}/messages"
    town.discord.faults.add("POST", where, Refused(404, 10003), times=None)
    since = len(town.discord.traffic.requests)
    await take_turn(place, match_id, chance)
    await until(lambda: bool(town.discord.traffic.find("POST", "/users/@me/channels", since=since)), "opened again")
    assert town.discord.traffic.find("POST", where, since=since), "the known one was tried first"
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id, 2)
