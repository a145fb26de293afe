"""The one door: what is answered is stored, what is refused changes nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from bot.db import deadlines
from bot.db import history as history_rows
from bot.services.clock.turns import IDLE, IDLE_ASKED
from bot.services.errors import Refused
from bot.services.table.scene import Table
from bot.services.telling.wishes import Tell, owed
from bot.services.upkeep.verify import verify
from bot.ui.press.house import House
from engine import registry
from engine.core.errors import GameError, IllegalAction
from tests.support.clock import FakeClock
from tests.support.outbox import rows_due
from tests.support.people import (
    ANA,
    BEN,
    CLEO,
    EVA,
    after_computers,
    at_turn,
    consistent,
    opened,
    refused,
    started,
    undo,
)


@pytest.fixture
def clock(house: House) -> FakeClock:
    """The clock of the house."""
    assert isinstance(house.clock, FakeClock)
    return house.clock


async def everything(house: House) -> list[Any]:
    """All that is stored."""
    tables = [row["name"] for row in await house.tables.db.all("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [[tuple(row) for row in await house.tables.db.all(f"SELECT * FROM {name}")] for name in sorted(tables)]


async def test_an_action_is_stored_with_all_that_follows_from_it(house: House, clock: FakeClock) -> None:
    table = await started(house, BEN)
    first, revision = at_turn(table), table.row.revision
    clock.advance(hours=1)
    done = await house.match.steps.act(table.row.id, first, revision, 0)
    assert done.row.revision == revision + 1
    stands = await consistent(house, table.row.id)
    assert at_turn(stands) != first
    row = (await house.tables.history(table.row.id))[-1]
    assert (row.user_id, row.kind, row.at) == (first, "act", house.clock.now())
    owed = {row.subject for row in await rows_due(house.tables.db, house.clock.now())}
    assert {"table.-1.0", "desk.0.0", "desk.1.0"} <= owed
    assert list(await deadlines.of_match(house.tables.db, table.row.id, "nudge")) == [stands.actors()[0]]
    assert await house.tables.due(table.row.id, IDLE) == {deadlines.TABLE: clock.now() + IDLE_ASKED}


async def test_presses_that_do_not_count_change_nothing(house: House) -> None:
    table = await started(house, BEN)
    match_id, revision, first = table.row.id, table.row.revision, at_turn(table)
    other = BEN if first == ANA else ANA
    before = await everything(house)
    act = house.match.steps.act
    for press, code in (
        (act(match_id, EVA, revision, 0), "not-at-this-table"),
        (act(match_id, other, revision, 0), "not-your-turn"),
        (act(match_id, first, revision, 99), "no-such-choice"),
        (act(match_id, first, revision, -1), "no-such-choice"),
        (act(match_id, first, revision + 1, 0), "moved-on"),
        (act(match_id, first, -5, 0), "moved-on"),
        (act(99, first, revision, 0), "no-such-match"),
        (undo(house, match_id, first), "nothing-to-undo"),
        (undo(house, match_id, EVA), "not-at-this-table"),
        (house.match.seats.resign(match_id, EVA), "not-at-this-table"),
    ):
        await refused(press, code)
    assert await everything(house) == before


async def test_a_lobby_cannot_be_played(house: House) -> None:
    table = await opened(house, BEN)
    for press in (
        house.match.steps.act(table.row.id, ANA, 0, 0),
        undo(house, table.row.id, ANA),
        house.match.seats.resign(table.row.id, ANA),
    ):
        await refused(press, "not-running")


async def test_a_repeated_press_acts_once(house: House) -> None:
    table = await started(house, BEN)
    first, revision = at_turn(table), table.row.revision
    done = await asyncio.gather(
        *(house.match.steps.act(table.row.id, first, revision, 0) for _ in range(4)), return_exceptions=True
    )
    codes = [result.code for result in done if isinstance(result, GameError)]
    assert codes == ["moved-on"] * 3
    assert (await consistent(house, table.row.id)).row.revision == revision + 1


async def test_presses_of_several_matches_and_people_queue(house: House) -> None:
    tables = [await started(house, BEN, CLEO) for _ in range(4)]

    async def press(table: Table, user: int) -> None:
        for _ in range(12):
            now = await house.tables.load(table.row.id)
            try:
                await house.match.steps.act(table.row.id, user, now.row.revision, 0)
            except Refused:
                await asyncio.sleep(0)

    await asyncio.gather(*(press(table, user) for table in tables for user in (ANA, BEN, CLEO)))
    for table in tables:
        assert (await consistent(house, table.row.id)).row.revision > 3


async def test_sealed_choices_of_others_do_not_make_a_press_stale(house: House, toy: str) -> None:
    table = await started(house, BEN, CLEO, game=toy)
    match_id, revision = table.row.id, table.row.revision
    await house.match.steps.act(match_id, ANA, revision, 0)
    await house.match.steps.act(match_id, BEN, revision, 1)
    await refused(house.match.steps.act(match_id, BEN, revision, 2), "moved-on")
    done = await house.match.steps.act(match_id, CLEO, revision, 2)
    assert done.state.turn == 0
    await consistent(house, match_id)
    await refused(house.match.steps.act(match_id, CLEO, revision, 0), "moved-on")


async def test_a_sealed_choice_may_be_changed_until_all_have_chosen(house: House, toy: str) -> None:
    table = await started(house, BEN, game=toy)
    match_id = table.row.id
    await house.match.steps.act(match_id, ANA, table.row.revision, 0)
    back = await undo(house, match_id, ANA)
    assert back.state.signs == [-1, -1]
    assert [row.events for row in await house.tables.history(match_id) if row.undoes] == [()]
    await house.match.steps.act(match_id, BEN, table.row.revision, 1)
    done = await house.match.steps.act(match_id, ANA, back.row.revision, 2)
    assert done.state.signs == [2, 1]
    await refused(undo(house, match_id, ANA), "nothing-to-undo")
    await consistent(house, match_id)


async def test_an_open_decision_stays_once_somebody_has_chosen_in_secret_after_it(house: House, toy: str) -> None:
    table = await started(house, BEN, game=toy)
    match_id = table.row.id
    for user in (ANA, BEN):
        table = await house.match.steps.act(match_id, user, table.row.revision, 0)
    for user in (ANA, BEN):
        last = len(table.game.legal(table.state, table.actors()[0])) - 1
        table = await house.match.steps.act(match_id, user, table.row.revision, last)
    assert table.state.turn == -1
    await house.match.steps.act(match_id, ANA, table.row.revision, 0)
    await refused(undo(house, match_id, BEN), "nothing-to-undo")
    await undo(house, match_id, ANA)
    back = await undo(house, match_id, BEN)
    assert back.state.turn == 1
    await consistent(house, match_id)


async def test_undo_goes_back_to_what_was_revealed_and_not_further(house: House, toy: str) -> None:
    table = await started(house, BEN, game=toy)
    match_id = table.row.id
    for user in (ANA, BEN):
        table = await house.match.steps.act(match_id, user, table.row.revision, 0)
    table = await house.match.steps.act(match_id, ANA, table.row.revision, 0)
    assert table.state.hands[0]
    await refused(undo(house, match_id, ANA), "nothing-to-undo")


async def test_undo_takes_a_computers_answer_back_too(house: House) -> None:
    table = await started(house, computers=1)
    before = table.game.dump(table.state)
    await house.match.steps.act(table.row.id, ANA, table.row.revision, 1)
    await house.match.automatic.settled()
    played = await consistent(house, table.row.id)
    assert played.actors() == (0,)
    back = await undo(house, table.row.id, ANA)
    assert back.game.dump(back.state) == before
    await consistent(house, table.row.id)
    await house.match.steps.act(table.row.id, ANA, back.row.revision, 0)
    await consistent(house, table.row.id)


async def test_a_match_of_computers_and_one_person_is_played_to_its_end(house: House) -> None:
    table = await started(house, computers=3)
    while table.actors():
        await house.match.steps.act(table.row.id, ANA, table.row.revision, 0)
        table = await after_computers(house, table.row.id)
    stands = await consistent(house, table.row.id)
    assert stands.row.status == "finished"
    assert stands.row.outcome == stands.game.outcome(stands.state)
    assert await deadlines.due(house.tables.db, 2**40, 99) == []
    for press in (
        house.match.steps.act(table.row.id, ANA, table.row.revision, 0),
        undo(house, table.row.id, ANA),
        house.match.seats.resign(table.row.id, ANA),
    ):
        await refused(press, "not-running")


async def test_whoever_resigns_is_played_by_the_computer(house: House) -> None:
    table = await started(house, BEN, CLEO)
    await house.match.seats.resign(table.row.id, at_turn(table))
    left = await after_computers(house, table.row.id)
    stands = await consistent(house, table.row.id)
    assert sorted(row.kind for row in stands.seats) == ["computer", "person", "person"]
    assert stands.actors() == left.actors()
    assert stands.seats[stands.actors()[0]].kind == "person"
    await refused(house.match.seats.resign(table.row.id, at_turn(table)), "not-at-this-table")


async def test_the_last_person_who_resigns_ends_the_match(house: House) -> None:
    table = await started(house, BEN)
    await house.match.seats.resign(table.row.id, ANA)
    done = await house.match.seats.resign(table.row.id, BEN)
    assert (done.row.status, done.actors()) == ("ended", ())
    assert await deadlines.due(house.tables.db, 2**40, 99) == []
    await refused(house.match.steps.act(table.row.id, BEN, done.row.revision, 0), "not-at-this-table")


@pytest.mark.parametrize("trouble", [ZeroDivisionError("inside"), IllegalAction("not-possible-now")])
async def test_an_action_that_fails_inside_is_kept_aside_and_the_match_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    table = await started(house, BEN)
    game, first, revision = registry.game("yucata"), at_turn(table), table.row.revision
    before = game.dump(table.state)

    def broken(self: Any, state: Any, seat: int, action: Any) -> list[Any]:
        state.turn = 99
        raise trouble

    with monkeypatch.context() as patch:
        patch.setattr(type(game), "perform", broken)
        await refused(house.match.steps.act(table.row.id, first, revision, 1), "step-failed")
    kept = await house.tables.db.all("SELECT seat, action, traceback, revision FROM failure")
    assert len(kept) == 1
    assert kept[0]["revision"] == revision
    assert "broken" in kept[0]["traceback"]
    stands = await consistent(house, table.row.id)
    assert game.dump(stands.state) == before
    told = [owed(row).wish for row in await rows_due(house.tables.db, house.clock.now())]
    assert Tell("step-failed") in told
    await house.match.steps.act(table.row.id, first, revision, 1)
    await consistent(house, table.row.id)


async def test_a_commit_that_fails_leaves_the_match_where_it_was(house: House) -> None:
    table = await started(house, BEN)
    first, before = at_turn(table), await everything(house)
    async with house.tables.db.write() as tx:
        await tx.execute(
            "CREATE TEMP TRIGGER full BEFORE INSERT ON main.action BEGIN SELECT RAISE(ABORT, 'disk is full'); END"
        )
    with pytest.raises(Exception, match="disk is full"):
        await house.match.steps.act(table.row.id, first, table.row.revision, 0)
    async with house.tables.db.write() as tx:
        await tx.execute("DROP TRIGGER full")
    assert await everything(house) == before
    await house.match.steps.act(table.row.id, first, table.row.revision, 0)
    await consistent(house, table.row.id)


async def test_a_lost_old_or_damaged_snapshot_is_made_again_from_the_actions(house: House) -> None:
    table = await started(house, BEN)
    done = await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
    other_layout = "SET layout = '', state = replace(state, '\"plays\":', '\"plays\":1')"
    for change in ("SET revision = 0", "SET state = 'no JSON'", "SET state = '{}'", other_layout, ""):
        statement = f"UPDATE snapshot {change}" if change else "DELETE FROM snapshot"
        async with house.tables.db.write() as tx:
            await tx.execute(statement)
        again = await house.tables.load(table.row.id)
        assert again.game.dump(again.state) == done.game.dump(done.state)


# --- verify


async def troubles(house: House) -> list[str]:
    """What the check before a release finds."""
    return [finding.trouble async for finding in verify(house.tables.db) if finding.trouble]


async def test_verify_finds_nothing_in_matches_that_were_played(house: House, toy: str) -> None:
    for game, computers in (("yucata", 3), (toy, 1)):
        table = await started(house, game=game, computers=computers)
        for step in range(40):
            if not table.actors():
                break
            legal = table.game.legal(table.state, 0)
            await house.match.steps.act(table.row.id, ANA, table.row.revision, step % len(legal))
            table = await after_computers(house, table.row.id)
    assert [finding.trouble async for finding in verify(house.tables.db)] == ["", ""]


TAMPERED = {
    "UPDATE snapshot SET state = replace(state, '\"plays\":2', '\"plays\":1')": "differs",
    "UPDATE snapshot SET state = 'no JSON'": "cannot be read",
    "UPDATE snapshot SET state = '{}'": "bad-state",
    "UPDATE snapshot SET revision = 1": "another revision",
    "UPDATE snapshot SET revision = 1, layout = 'of another release'": "another revision",
    "DELETE FROM snapshot": "another revision",
    'UPDATE action SET action = \'["play","question"]\' WHERE number = 1': "does-not-replay",
    "UPDATE action SET action = '[1.5]' WHERE number = 1": "malformed",
    "UPDATE action SET action = 'no JSON' WHERE number = 1": "cannot be read",
    "UPDATE action SET seat = 1 - seat WHERE number = 1": "does-not-replay",
    "UPDATE action SET kind = 'undo', action = '77' WHERE number = 2": "does-not-replay",
    "DELETE FROM action WHERE number = 2": "differs",
    'UPDATE match SET seed = zeroblob(16), options = \'{"layout":"yazurika","floor":true}\'': "",
    "UPDATE match SET rules_version = 99": "another version: rules 99",
    "UPDATE match SET game = 'chess'": "unknown-game",
    "UPDATE match SET options = 'no JSON'": "cannot be read",
}


@pytest.mark.parametrize("statement", TAMPERED)
async def test_verify_finds_what_was_tampered_with(house: House, statement: str) -> None:
    table = await started(house, BEN)
    for _ in range(2):
        table = await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 1)
    assert await troubles(house) == []
    async with house.tables.db.write() as tx:
        await tx.execute(statement)
    found = await troubles(house)
    assert len(found) == 1
    assert TAMPERED[statement] in found[0]


async def test_verify_covers_ended_matches_and_tells_another_version_apart(house: House) -> None:
    first, second = await started(house, BEN), await started(house, BEN)
    for table in (first, second):
        await house.match.seats.resign(table.row.id, ANA)
        await house.match.seats.resign(table.row.id, BEN)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET rules_version = 99 WHERE id = ?", (first.row.id,))
        await tx.execute("DELETE FROM snapshot WHERE match_id = ?", (second.row.id,))
    found = [finding async for finding in verify(house.tables.db)]
    assert [(finding.other_version, bool(finding.trouble)) for finding in found] == [(True, True), (False, True)]


async def test_a_stored_history_reads_as_it_was_written(house: House) -> None:
    table = await started(house, BEN, CLEO)
    for _ in range(5):
        table = await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
    history = await house.tables.history(table.row.id)
    assert msgspec.json.decode(msgspec.json.encode(history), type=list[history_rows.ActionRow]) == history
