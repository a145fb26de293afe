"""What happens by itself after a decision: in its order, outside of the press, and without losing anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.db import matches as rows
from bot.ui.press.house import House
from engine import registry
from engine.core.action import Action
from engine.core.chance import SEED_BYTES, Seeded
from tests.support.outbox import rows_due
from tests.support.people import ANA, BEN, after_computers, consistent, opened, started, undo
from tests.support.tables import THREAD, house_at, stored, user_of
from tests.support.thinking import InProcess, Thinking


async def test_a_person_is_answered_before_a_computer_has_chosen(house: House) -> None:
    table = await started(house, computers=1)
    thinking = Thinking(house)
    await house.match.steps.act(table.row.id, ANA, table.row.revision, 1)
    assert (await house.tables.load(table.row.id)).actors() == (1,)
    thinking.gate.set()
    await house.match.automatic.settled()
    done = await consistent(house, table.row.id)
    assert done.actors() == (0,)
    assert [row.kind for row in await house.tables.history(done.row.id)][-2:] == ["act", "computer"]


@pytest.mark.parametrize("trouble", ["fails", "impossible"])
async def test_a_computer_in_trouble_loses_nothing_and_plays_on(house: House, trouble: str) -> None:
    table = await started(house, computers=1)
    thinking = Thinking(house)
    thinking.gate.set()
    if trouble == "fails":
        thinking.trouble = ZeroDivisionError("inside")
    else:
        thinking.says = ("play", "everything")
    await house.match.steps.act(table.row.id, ANA, table.row.revision, 1)
    done = await after_computers(house, table.row.id)
    assert done.row.revision == table.row.revision + 2
    await consistent(house, table.row.id)


async def test_what_a_computer_has_chosen_does_not_count_after_the_match_has_moved_on(house: House) -> None:
    table = await started(house, computers=1)
    thinking = Thinking(house)
    await house.match.steps.act(table.row.id, ANA, table.row.revision, 1)
    await undo(house, table.row.id, ANA)
    thinking.gate.set()
    done = await after_computers(house, table.row.id)
    assert done.actors() == (0,)
    assert [row.kind for row in await house.tables.history(table.row.id)][-2:] == ["act", "undo"]


async def test_what_was_chosen_for_an_earlier_turn_does_not_count_where_it_is_possible_again(house: House) -> None:
    table = await started(house, computers=1)
    match_id = table.row.id
    Thinking(house)
    await house.match.steps.act(match_id, ANA, table.row.revision, 1)
    earlier = await house.tables.load(match_id)
    action = earlier.legal(1)[0]
    again = await undo(house, match_id, ANA)
    await house.match.steps.act(match_id, ANA, again.row.revision, 1)
    now = await house.tables.load(match_id)
    assert action in now.legal(1)
    assert not await house.match.steps.act_for(match_id, 1, earlier.row.revision, action)
    assert (await house.tables.load(match_id)).row.revision == now.row.revision


async def test_a_match_opens_at_once_however_long_its_first_computer_thinks(house: House) -> None:
    thinking = Thinking(house)
    match_id = (await opened(house)).row.id
    await house.match.lobby.add_computer(match_id, ANA)
    game = registry.game("yucata")
    seed = next(
        bytes([n] * SEED_BYTES)
        for n in range(99)
        if game.actors(game.setup(2, {}, Seeded(seed=bytes([n] * SEED_BYTES)))) == (1,)
    )
    table = await house.match.matches.start(match_id, ANA, seed=seed)
    assert table.actors() == (1,)
    assert "table.-1.0" in {row.subject for row in await rows_due(house.tables.db, house.clock.now())}, (
        "its thread would wait"
    )
    async with house.tables.db.write() as tx:  # the thread is open, the table is told
        await rows.change(tx, table.row, thread_id=THREAD)
        await tx.execute("DELETE FROM outbox")
    thinking.gate.set()
    table = await after_computers(house, match_id)
    thinking.gate.clear()
    await house.match.steps.act(match_id, ANA, table.row.revision, 0)
    assert await rows_due(house.tables.db, house.clock.now()) == [], "a chain of computers is told at once"


async def test_a_match_that_waits_for_a_computer_is_found_again_after_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await started(house, computers=2)
        Thinking(house)
        await house.match.steps.act(table.row.id, ANA, table.row.revision, 1)
        assert (await house.tables.load(table.row.id)).for_computer() is not None
    async with house_at(tmp_path) as house:
        done = await after_computers(house, table.row.id)
        assert done.actors() == (0,)
        await consistent(house, table.row.id)


async def test_whoever_acts_first_ends_what_the_computer_was_asked_to_do_once(house: House) -> None:
    table = await stored(house, "yucata", 3, 0)
    seat = table.actors()[0]
    thinking = Thinking(house)
    async with house.tables.db.write() as tx:
        await house.match.seats.stand_in(tx, table, [seat])
    await house.match.steps.act(1, user_of(seat), 0, 0)
    thinking.gate.set()
    done = await after_computers(house, 1)
    assert done.row.revision == 1
    assert not any(row.stand_in for row in done.seats)


@pytest.mark.parametrize("level", ["gentle", "good", "strong"])
async def test_a_secret_question_is_answered_after_the_same_time_by_every_level(
    house: House, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How long somebody thinks would tell what is held: the answer waits for a time that is always the same."""
    over = asyncio.Event()
    waits: list[float] = []
    pause = asyncio.sleep

    async def waiting(seconds: float, *given: Any) -> None:
        if seconds != Patient.sealed_seconds:
            await pause(seconds, *given)
            return
        waits.append(seconds)
        chosen.clear()
        await over.wait()

    class Patient(InProcess):
        sealed_seconds = 1.25

    chooser = Patient()
    chosen = asyncio.Event()

    async def choose(game: str, world: Any, seat: int, asked: str, chance: int) -> Action:
        assert asked == level
        found = await InProcess().choose(game, world, seat, asked, chance)
        chosen.set()
        return found

    monkeypatch.setattr(chooser, "choose", choose)
    monkeypatch.setattr(house.match.automatic, "_chooser", chooser)
    monkeypatch.setattr("bot.services.match.automatic.asyncio.sleep", waiting)
    match_id = (await opened(house, game="nereus")).row.id
    await house.match.lobby.add_computer(match_id, ANA)
    await house.match.lobby.set_level(match_id, ANA, 1, level)
    table = await house.match.matches.start(match_id, ANA)
    while not table.game.view(table.state, None).secret_waits:
        seat = table.actors()[0]
        if table.seats[seat].kind == "person":
            await house.match.steps.act(match_id, ANA, table.row.revision, 0)
        await pause(0)
        table = await house.tables.load(match_id)
    while not waits:
        await pause(0)
    await chosen.wait()
    for _ in range(20):
        await pause(0)
    assert waits == [Patient.sealed_seconds]
    table = await house.tables.load(match_id)
    assert 1 in table.actors(), "it has answered before its time"
    over.set()
    await house.match.automatic.settled()
    assert 1 not in (await house.tables.load(match_id)).actors()


async def test_every_computer_plays_at_its_own_level_and_a_substitute_well(house: House) -> None:
    match_id = (await opened(house, BEN)).row.id
    for seat, level in ((2, "gentle"), (3, "strong")):
        await house.match.lobby.add_computer(match_id, ANA)
        await house.match.lobby.set_level(match_id, ANA, seat, level)
    table = await house.match.matches.start(match_id, ANA)
    await house.match.automatic.settled()
    thinking = Thinking(house)
    thinking.gate.set()
    await house.match.seats.resign(match_id, BEN)
    for _ in range(2):
        table = await after_computers(house, match_id)
        assert table.actors() == (0,)
        await house.match.steps.act(match_id, ANA, table.row.revision, 0)
    await after_computers(house, match_id)
    assert set(thinking.asked) == {(1, "good"), (2, "gentle"), (3, "strong")}


async def test_a_match_that_waits_for_people_alone_is_not_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 4, started=True)
        await house.match.automatic.settled()
        loaded: list[int] = []
        load = house.tables.load

        async def noted(match_id: int) -> Any:
            loaded.append(match_id)
            return await load(match_id)

        monkeypatch.setattr(house.tables, "load", noted)
        (seat,) = table.actors()
        await house.match.steps.act(table.row.id, user_of(seat), table.row.revision, 0)
        await house.match.automatic.settled()
        assert loaded == []
