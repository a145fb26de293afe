"""What people read in notifications, and that a call and its panel are one message, whatever ends the bot."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.driver import is_begun, is_desk
from tests.support.wire.faults import Effect, Hung, Lost, Refused
from tests.support.wire.player import take_turn
from tests.support.wire.state import COMPONENTS_V2, Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")


def desk_of(place: Place, match_id: int) -> Message:
    """The one desk of whoever is asked."""
    (desk,) = place.desks(place.actor(match_id), match_id)
    return desk


async def test_a_call_is_read_and_the_panel_takes_its_place(place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    for _ in range(2):
        actor = place.actor(match_id)
        other = next(person for person in place.people if person is not actor)
        desk = desk_of(place, match_id)
        assert desk.said == f"Yucata' with {other.user.payload()['global_name']}: Which card do you play?"
        assert (desk.content, desk.flags) == ("", COMPONENTS_V2)
        await take_turn(place, match_id, chance)
        await place.settled()


@pytest.mark.parametrize("effect", [Hung(), Hung(after=True)], ids=["before", "after"])
async def test_a_kill_between_the_call_and_its_panel_leaves_one_message(
    town: Town, place: Place, chance: Random, effect: Effect
) -> None:
    match_id = await place.start("yucata")
    waiting = next(person for person in place.people if person is not place.actor(match_id))
    posted = waiting.direct.posted
    fault = town.discord.faults.add("PATCH", f"/channels/{waiting.direct.id}/messages/*", effect)
    await take_turn(place, match_id, chance)
    await until(lambda: fault.hits > 0, "the words stand, the panel is on its way")
    await town.bot.kill()
    town.discord.faults.clear()
    await town.bot.start()
    await place.settled()
    place.check(match_id, 1)
    assert waiting.direct.posted == posted + 1, "called once"


@pytest.mark.parametrize("effect", [Refused(403, 50013), Refused(500), Lost()], ids=["403", "500", "lost"])
async def test_nobody_is_called_again_because_the_panel_is_refused(
    town: Town, place: Place, chance: Random, effect: Effect
) -> None:
    match_id = await place.start("yucata")
    waiting = next(person for person in place.people if person is not place.actor(match_id))
    posted = waiting.direct.posted
    fault = town.discord.faults.add("PATCH", f"/channels/{waiting.direct.id}/messages/*", effect, times=None)
    await take_turn(place, match_id, chance)
    await until(lambda: fault.hits > 1, "it is tried again")
    begun = [message for message in waiting.direct.messages.values() if is_begun(message)]
    assert len(begun) == 1
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id, 1)
    assert waiting.direct.posted == posted + 1, "called once"


async def test_a_press_on_the_words_of_a_call_opens_the_desk_there(town: Town, place: Place, chance: Random) -> None:
    match_id = await place.start("yucata")
    waiting = next(person for person in place.people if person is not place.actor(match_id))
    fault = town.discord.faults.add("PATCH", f"/channels/{waiting.direct.id}/messages/*", Refused(500), times=None)
    await take_turn(place, match_id, chance)
    await until(lambda: fault.hits > 0, "the words stand alone")
    (begun,) = [message for message in waiting.direct.messages.values() if is_begun(message)]
    shown = (await waiting.press(begun, "Play")).message
    assert shown is begun
    assert is_desk(shown, match_id)
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id, 1)


async def test_a_message_that_was_deleted_while_its_nonce_is_known_is_sent_with_another(
    town: Town, place: Place, chance: Random
) -> None:
    match_id = await place.start("yucata")
    waiting = next(person for person in place.people if person is not place.actor(match_id))
    path = f"/channels/{waiting.direct.id}/messages"
    fault = town.discord.faults.add("POST", path, Lost(after=True), times=None)
    await take_turn(place, match_id, chance)
    await until(lambda: fault.hits > 0, "the words are stored")
    newest = max(waiting.direct.messages.values(), key=lambda message: int(message.id))
    town.discord.world.delete_message(waiting.direct, newest.id)
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id, 1)
