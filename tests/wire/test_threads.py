"""Threads that fall asleep while people play by direct message, that are locked, and that somebody follows."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.driver import NoAnswerError, texts
from tests.support.wire.faults import Refused
from tests.support.wire.player import take_turn
from tests.support.wire.state import HAS_THREAD, RECIPIENT_ADD
from tests.support.wire.town import Place, Town

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY_MINUTES = 24 * 60


async def test_a_thread_that_fell_asleep_wakes_before_its_panel_is_shown(
    town: Town, place: Place, chance: Random
) -> None:
    match_id = await place.start("yucata")
    thread, (panel,) = place.thread(match_id), place.panels(match_id)
    town.discord.world.pass_time(thread, 6 * DAY_MINUTES)
    assert not thread.archived, "it sleeps as late as Discord allows"
    town.discord.world.pass_time(thread, DAY_MINUTES)
    assert thread.archived
    posted = thread.posted
    await take_turn(place, match_id, chance)
    await place.settled()
    place.check(match_id, 1)
    assert not thread.archived
    assert (place.panels(match_id), thread.posted) == ([panel], posted), "the panel was edited where it stands"


async def test_a_vote_that_ends_while_its_thread_sleeps_shows_how(town: Town, place: Place) -> None:
    match_id = await place.start("yucata")
    ana, ben = place.people
    thread = place.thread(match_id)
    await ana.slash(place.channel, "game end", number=match_id)
    await place.settled()
    (card,) = place.notices(match_id, "asks to end this match")
    town.discord.world.archive(thread)
    await ben.slash(place.channel, "game end", number=match_id)
    await place.settled()
    assert "Agreed" in texts(card)


async def test_a_press_opens_a_thread_unless_it_is_locked(town: Town, place: Place) -> None:
    match_id = await place.start("yucata")
    thread, (panel,) = place.thread(match_id), place.panels(match_id)
    town.discord.world.archive(thread)
    assert (await place.people[0].press(panel, "My desk")).text
    assert not thread.archived
    town.discord.world.archive(thread, locked=True)
    with pytest.raises(NoAnswerError):
        await place.people[0].press(panel, "My desk")


@pytest.mark.parametrize("archived", [True, False])
async def test_what_a_locked_thread_refuses_is_shown_when_it_is_unlocked(
    town: Town, place: Place, chance: Random, archived: bool
) -> None:
    match_id = await place.start("yucata")
    town.discord.world.archive(place.thread(match_id), archived=archived, locked=True)
    await take_turn(place, match_id, chance)
    await place.quiet()
    town.discord.world.archive(place.thread(match_id), archived=False)
    await place.settled()
    place.check(match_id, 1)
    assert "Traceback" not in place.log


async def test_whoever_follows_a_match_does_not_move_its_panel(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    thread, (panel,) = place.thread(match_id), place.panels(match_id)
    eva = place.join("eva")
    refused = await eva.press(panel, "My desk")
    assert "stands in your list of channels" in (await eva.press(refused.message, "follow")).text
    assert thread.messages[thread.last_message_id or ""].kind == RECIPIENT_ADD
    await take_turn(place, match_id, chance)
    await place.settled()
    assert place.panels(match_id) == [panel]
    place.people[0].write(thread, "hello")
    await take_turn(place, match_id, chance)
    await place.settled()
    assert place.panels(match_id) != [panel], "what people write moves it"
    place.check(match_id, 2)


async def test_nobody_is_added_to_a_locked_thread(town: Town, place: Place) -> None:
    match_id = await place.start("yucata")
    eva = place.join("eva")
    refused = await eva.press(place.panels(match_id)[0], "My desk")
    town.discord.world.archive(place.thread(match_id), archived=False, locked=True)
    town.discord.faults.add("PUT", "/channels/*/thread-members/*", Refused(400, 50083))
    assert "locked" in (await eva.press(refused.message, "follow")).text


async def test_a_card_keeps_its_thread_through_edits(town: Town, place: Place) -> None:
    match_id = await place.start("yucata")
    card = place.channel.messages[place.thread(match_id).id]
    assert card.edits
    assert card.flags & HAS_THREAD
