"""Faults while a press is answered: what was pressed is done once, and each press gets one clear answer."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.wire.driver import Person
from tests.support.wire.faults import Effect, Limited, Lost, Refused, Slow
from tests.support.wire.player import begin, choices, take_turn
from tests.support.wire.state import Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

CALLBACK, FOLLOW_UP = "/interactions/*/callback", "/webhooks/*"


async def asked(place: Place, game: str = "yucata") -> tuple[int, Person, Message]:
    """A new match, somebody for whom it waits, and the desk of that person."""
    match_id = await place.start(game)
    person = place.actor(match_id)
    return match_id, person, place.desks(person, match_id)[-1]


def one_of_each(faults: dict[str, Effect]) -> pytest.MarkDecorator:
    """A test for each fault."""
    return pytest.mark.parametrize("effect", list(faults.values()), ids=list(faults))


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Refused(500), id="500", marks=pytest.mark.soak),
        pytest.param(Refused(502), id="502", marks=pytest.mark.soak),
        pytest.param(Refused(503), id="503"),
        pytest.param(Refused(504), id="504", marks=pytest.mark.soak),
        pytest.param(Refused(504, after=True), id="504, answered"),
        pytest.param(Lost(), id="connection lost"),
        pytest.param(Lost(after=True), id="connection lost, answered"),
        pytest.param(Slow(0.6), id="slow"),
    ],
)
async def test_a_press_is_answered_in_the_end(town: Town, place: Place, chance: Random, effect: Effect) -> None:
    match_id, person, desk = await asked(place)
    town.discord.faults.add("POST", CALLBACK, effect)
    interaction = begin(person, desk, match_id, chance)
    await until(lambda: len(town.ledger.acts(match_id)) > 0, "the press is on disk")
    await place.settled()
    assert interaction.done.is_set(), "the press has an answer"
    place.check(match_id, 1)
    assert "Traceback" not in place.log
    assert "refused my answer" not in "".join(str(m.components) for m in person.direct.messages.values())


@one_of_each({"10062": Refused(404, 10062), "40060": Refused(400, 40060)})
async def test_a_press_that_can_no_longer_be_answered_counts_once(
    town: Town, place: Place, chance: Random, effect: Effect
) -> None:
    match_id, person, desk = await asked(place)
    town.discord.faults.add("POST", CALLBACK, effect, times=None)
    begin(person, desk, match_id, chance)
    await until(lambda: len(town.ledger.acts(match_id)) > 0, "the press is on disk")
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id, 1)
    assert "Traceback" not in place.log


async def test_the_same_press_delivered_twice_acts_once(town: Town, place: Place) -> None:
    match_id, person, desk = await asked(place, "port_royal")  # the same person is asked again
    interaction = person.begin_press(desk, "do")
    person.again(interaction)
    await person.finish(interaction)
    person.again(interaction)
    await place.settled()
    place.check(match_id, 1)
    assert "Traceback" not in place.log


async def test_the_same_undo_delivered_twice_takes_back_one_decision(town: Town, place: Place, chance: Random) -> None:
    match_id, person, desk = await asked(place)
    await take_turn(place, match_id, chance)
    await place.settled()
    interaction = person.begin_press(desk, "Undo")
    person.again(interaction)
    await person.finish(interaction)
    await place.settled()
    assert [act["kind"] for act in town.ledger.acts(match_id)] == ["act", "undo"]


async def test_the_same_command_delivered_twice_opens_one_table(town: Town, place: Place) -> None:
    host = place.people[0]
    answer = await host.slash(place.channel, "game new", game="yucata")
    host.again(answer.interaction)
    await place.quiet()
    assert len(town.ledger.matches(place.guild.id)) == 1


async def test_the_same_press_in_a_lobby_delivered_twice_adds_one_computer(town: Town, place: Place) -> None:
    match_id, card = await place.open_table("yucata", 1)
    interaction = place.people[0].begin_choice(card, "add.good")
    place.people[0].again(interaction)
    await place.people[0].finish(interaction)
    await place.silent()
    assert len(town.ledger.seats(match_id)) == 2


async def test_two_presses_at_once_act_once(town: Town, place: Place, chance: Random) -> None:
    match_id, person, desk = await asked(place, "port_royal")  # the same person is asked again
    first, second = (begin(person, desk, match_id, chance) for _ in range(2))
    for interaction in (first, second):
        await person.finish(interaction)
    await place.settled()
    place.check(match_id, 1)


async def test_a_press_that_comes_late_harms_nothing(town: Town, place: Place, chance: Random) -> None:
    match_id, person, desk = await asked(place)
    town.discord.world.patience = 0.0
    begin(person, desk, match_id, chance)
    await until(lambda: len(town.ledger.acts(match_id)) > 0, "the press counts")
    town.discord.world.patience = 30.0
    await place.settled()
    place.check(match_id, 1)
    assert "Traceback" not in place.log


async def test_a_token_that_expires_before_the_follow_up_harms_nothing(
    town: Town, place: Place, chance: Random
) -> None:
    match_id = await place.start("yucata")
    town.discord.faults.add("*", FOLLOW_UP, Refused(401, 50027), times=None)
    for decisions in (1, 2):
        await place.quiet()
        person = place.actor(match_id)
        begin(person, place.desks(person, match_id)[-1], match_id, chance)
        await until(lambda number=decisions: len(town.ledger.acts(match_id)) == number, "the press counts")
    town.discord.faults.clear()
    await place.settled()
    place.check(match_id, 2)
    assert "Traceback" not in place.log


async def test_a_press_on_a_desk_that_is_being_replaced_is_answered_with_the_new_one(
    town: Town, place: Place, chance: Random
) -> None:
    match_id, person, desk = await asked(place)
    interaction = begin(person, desk, match_id, chance)
    town.discord.world.delete_message(person.direct, desk.id)
    answer = await person.finish(interaction)
    await place.settled()
    assert "refused" not in answer.text
    assert len(town.ledger.acts(match_id)) == 1


async def test_a_refused_command_gets_a_sentence(place: Place) -> None:
    place.channel.denied = 1 << 35
    answer = await place.people[0].slash(place.channel, "game new", game="yucata")
    assert answer.text
    assert place.town.ledger.matches(place.guild.id) == []


async def test_a_stranger_gets_a_sentence(town: Town, place: Place, chance: Random) -> None:
    match_id, _, desk = await asked(place)
    place.join("eve")
    _, custom_id = choices(desk, match_id)[0]
    eve = place.people[-1]
    answer = await eve.finish(eve.begin_forged(place.panels(match_id)[0], custom_id))
    assert "do not sit" in answer.text
    assert town.ledger.acts(match_id) == []
