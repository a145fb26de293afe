"""The power goes at a chosen moment of one step: before and after each statement of its SQL, each of its requests.

Whoever got an answer finds the decision on disk. Whoever got none, or only that the bot was thinking, presses the same
button again: that decides once, whether or not it was stored before. Everything that is owed is shown.

All moments of a step: `pytest -m soak tests/wire/test_killed_at.py`.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from random import Random
from typing import NamedTuple

import pytest
import pytest_asyncio

from tests.support.wire import aimed
from tests.support.wire.aimed import AFTER, BEFORE, Aim
from tests.support.wire.child import AIMED
from tests.support.wire.driver import NoAnswerError, Person
from tests.support.wire.faults import Fault, Hung
from tests.support.wire.interactions import DEFERRED, DEFERRED_UPDATE
from tests.support.wire.player import choices, take_turn
from tests.support.wire.state import Interaction, Message
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMAND = AIMED
MOST = 200
"""No step has so many statements."""


class Pressed(NamedTuple):
    """A press that decides, on a desk as it stood, and how many had been made before it."""

    person: Person
    desk: Message
    custom_id: str
    interaction: Interaction
    before: int

    @property
    def answered(self) -> bool:
        """Whether the person has seen more than that the bot is thinking."""
        return self.interaction.done.is_set() and self.interaction.callback is not None


def decisions(town: Town, match_id: int) -> int:
    """How many people have made."""
    return sum(act["kind"] == "act" for act in town.ledger.acts(match_id))


async def press(place: Place, match_id: int, chance: Random) -> Pressed:
    """Somebody who is asked presses a button that decides."""
    while True:
        person = place.actor(match_id)
        desk = place.desks(person, match_id)[-1]
        found = [what for how, what in choices(desk, match_id) if how == "press" and ":do:" in what]
        if found:
            what, before = chance.choice(found), decisions(place.town, match_id)
            return Pressed(person, desk, what, person.begin_press(desk, what), before)
        await take_turn(place, match_id, chance)
        await place.settled()


async def goes(town: Town, pressed: Pressed, place: Place) -> bool:
    """Wait until the power is gone, or everything is done without that; whether it went."""
    await until(
        lambda: not town.bot.running or (pressed.answered and not town.ledger.owed(place.guild.id)), "killed, or done"
    )
    if town.bot.running:
        await place.quiet()
    return not town.bot.running


async def holds(town: Town, place: Place, match_id: int, pressed: Pressed) -> None:
    """What is promised, and that one can go on."""
    now = decisions(town, match_id)
    assert now - pressed.before in (0, 1)
    assert now > pressed.before or not pressed.answered, "what was answered is not on disk"
    await well_again(town)
    await place.settled()
    place.check(match_id, decisions=now)
    # Where the desk has moved on, Discord itself stops whoever presses what no longer stands on it.
    with suppress(*[NoAnswerError] * (now > pressed.before)):
        again = pressed.person.begin_forged(pressed.desk, pressed.custom_id)
        await pressed.person.finish(again)
    await place.settled()
    place.check(match_id, decisions=pressed.before + 1)


async def well_again(town: Town) -> None:
    """The power comes back."""
    if town.bot.running:
        await town.bot.kill()
    town.discord.faults.clear()
    aimed.take_back(town.bot.folder)
    await town.bot.start()


@pytest_asyncio.fixture(loop_scope="module")
async def match_id(place: Place) -> int:
    """A match of two people that has begun."""
    return await place.start("yucata")


async def killed_at(place: Place, match_id: int, aim: Aim, chance: Random) -> bool:
    """One step with the power gone at a statement; whether it came so far."""
    town = place.town
    await place.settled()
    aim.put(town.bot.folder)
    pressed = await press(place, match_id, chance)
    went = await goes(town, pressed, place)
    await holds(town, place, match_id, pressed)
    return went


@pytest.mark.parametrize(("words", "when"), [("INSERT INTO action", AFTER), ("COMMIT", BEFORE), ("COMMIT", AFTER)])
async def test_a_step_is_stored_whole_or_not_at_all(
    place: Place, match_id: int, chance: Random, words: str, when: str
) -> None:
    assert await killed_at(place, match_id, Aim(1, when, words), chance)
    assert aimed.done(place.town.bot.folder)[-1].startswith(words)


@pytest.mark.parametrize("after", [False, True])
async def test_an_answer_that_was_under_way_is_of_what_is_stored(
    place: Place, match_id: int, chance: Random, *, after: bool
) -> None:
    assert await killed_on_the_way(place, match_id, 0, chance, after=after)


async def test_who_is_only_told_that_the_bot_is_thinking_was_promised_nothing(
    town: Town, place: Place, match_id: int, chance: Random
) -> None:
    """An acknowledged press need not be stored: it is acknowledged after a moment, answered after the commit."""
    with closing(sqlite3.connect(town.bot.database, isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE")
        pressed = await press(place, match_id, chance)
        await until(lambda: pressed.interaction.acked_at is not None, "acknowledged")
        assert pressed.interaction.callback in (DEFERRED, DEFERRED_UPDATE)
        assert not pressed.answered
        await town.bot.kill()
    assert decisions(town, match_id) == pressed.before
    await holds(town, place, match_id, pressed)


@pytest.mark.parametrize("words", ["UPDATE match", "COMMIT"])
async def test_a_match_begins_once(place: Place, words: str) -> None:
    assert await killed_at_the_start(place, Aim(1, AFTER, words))


async def killed_at_the_start(place: Place, moment: Aim | Fault) -> bool:
    """A match begins while the power goes; whether it came so far. Whoever has pressed in vain presses again."""
    town, (host, *_) = place.town, place.people
    match_id, card = await place.open_table("yucata", 2)
    await place.settled()
    if isinstance(moment, Aim):
        moment.put(town.bot.folder)
    else:
        town.discord.faults.active.append(moment)
    pressed = host.begin_press(card, "start")
    await until(
        lambda: (
            not town.bot.running
            or (isinstance(moment, Fault) and moment.hits > 0)
            or (pressed.done.is_set() and not town.ledger.owed(place.guild.id))
        ),
        "killed, or begun",
    )
    if town.bot.running:
        await place.quiet()
    went = moment.hits > 0 if isinstance(moment, Fault) else not town.bot.running
    begun = town.ledger.match(match_id)["status"] == "running"
    await well_again(town)
    assert begun or not pressed.done.is_set(), "what was answered is not on disk"
    await place.settled()
    match = town.ledger.match(match_id)
    if match["status"] == "lobby" and not match["called_at"]:  # otherwise the press is stored, and the sweep goes on
        await host.press(place.card(match_id), "start")
    await until(lambda: town.ledger.match(match_id)["status"] == "running", "begun")
    await place.settled()
    place.check(match_id, 0)
    thread = place.thread(match_id)
    named = [one for one in town.discord.world.channels.values() if one.name == thread.name and one is not thread]
    assert not [one for one in named if one.parent_id == place.channel.id], "no second thread"
    return went


@pytest.mark.soak
@pytest.mark.parametrize("when", [BEFORE, AFTER])
async def test_the_power_goes_at_every_statement_of_a_start(place: Place, when: str) -> None:
    for number in range(1, MOST):
        if not await killed_at_the_start(place, Aim(number, when)):
            print(f"{number - 1} statements {when} which the power went at a start")
            return
    raise AssertionError("a start has no end")


@pytest.mark.soak
@pytest.mark.parametrize("after", [False, True])
async def test_the_power_goes_at_every_request_of_a_start(place: Place, *, after: bool) -> None:
    for number in range(MOST):
        if not await killed_at_the_start(place, Fault("*", "*", Hung(after=after), skip=number)):
            print(f"{number} requests at which the power went at a start")
            return
    raise AssertionError("a start has no end")


async def killed_on_the_way(place: Place, match_id: int, number: int, chance: Random, *, after: bool) -> bool:
    """One step with the power gone at a request, before Discord has done it or after; whether it came so far."""
    town = place.town
    await place.settled()
    hung = town.discord.faults.add("*", "*", Hung(after=after), skip=number)
    pressed = await press(place, match_id, chance)
    await until(
        lambda: hung.hits > 0 or (pressed.answered and not town.ledger.owed(place.guild.id)), "on the way, or done"
    )
    if not (went := hung.hits > 0):
        await place.quiet()
        went = hung.hits > 0
    await town.bot.kill()
    await holds(town, place, match_id, pressed)
    return went


@pytest.mark.soak
@pytest.mark.parametrize("when", [BEFORE, AFTER])
async def test_the_power_goes_at_every_statement(place: Place, match_id: int, chance: Random, when: str) -> None:
    for number in range(1, MOST):
        if place.town.ledger.match(match_id)["status"] != "running":
            match_id = await place.start("yucata")
        if not await killed_at(place, match_id, Aim(number, when), chance):
            print(f"{number - 1} statements {when} which the power went")
            return
    raise AssertionError("a step has no end")


@pytest.mark.soak
@pytest.mark.parametrize("after", [False, True])
async def test_the_power_goes_at_every_request(place: Place, match_id: int, chance: Random, *, after: bool) -> None:
    for number in range(MOST):
        if place.town.ledger.match(match_id)["status"] != "running":
            match_id = await place.start("yucata")
        if not await killed_on_the_way(place, match_id, number, chance, after=after):
            print(f"{number} requests at which the power went")
            return
    raise AssertionError("a step has no end")
