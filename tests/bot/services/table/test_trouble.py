"""One broken thing breaks one thing: its match is set aside with the evidence, and everything else goes on."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from bot.db import deadlines, failures, outbox
from bot.db import seats as seat_rows
from bot.db.files import DamagedError
from bot.services.clock.turns import NUDGE
from bot.services.errors import Broken, Refused
from bot.services.telling.wishes import SET_ASIDE, Tell, owed
from bot.ui.pages.my_matches import my_matches
from bot.ui.press.house import House
from bot.ui.words.catalogues import house_words
from engine import registry
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, CLEO, at_turn, consistent, refused, started
from tests.support.pressed import said
from tests.support.tables import house_at, stored, user_of
from tests.support.thinking import Thinking
from tests.support.town import texts, town

SECRET = "the hand holds a pearl"


async def damage(house: House, match_id: int) -> None:
    """Make a match impossible to load."""
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE snapshot SET state = 'no JSON' WHERE match_id = ?", (match_id,))
        await tx.execute("UPDATE action SET seat = 1 - seat WHERE match_id = ? AND number = 4", (match_id,))


async def wishes_of(house: House, match_id: int) -> list[Any]:
    """What is sent of a match now, if nothing of it fails."""
    db, found = house.tables.db, list[Any]()
    while row := await outbox.first_due(db, match_id, house.clock.now()):
        found.append(owed(row).wish)
        async with db.write() as tx:
            await outbox.note_sent(tx, row.id, row.version)
    return found


async def two_matches(house: House) -> tuple[int, int]:
    """Two matches of Ana and Ben, some steps old."""
    found: list[int] = []
    for _ in range(2):
        table = await started(house, BEN)
        for _ in range(6):
            table = await house.match.steps.act(table.row.id, at_turn(table), table.row.revision, 0)
        found.append(table.row.id)
    return found[0], found[1]


async def test_a_damaged_file_is_the_trouble_of_no_match(house: House, caplog: pytest.LogCaptureFixture) -> None:
    match, _ = await two_matches(house)
    db = house.tables.db
    await db._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")  # pyright: ignore[reportPrivateUsage]
    row = await db.one("SELECT rootpage FROM sqlite_master WHERE name = 'snapshot'")
    assert row is not None
    with db.path.open("r+b") as file:
        file.seek(4096 * (row[0] - 1))
        file.write(b"\xa5" * 4096)
    for reader in db._readers:  # pyright: ignore[reportPrivateUsage]
        await reader.all("PRAGMA shrink_memory")
    with pytest.raises(DamagedError):
        await house.tables.load(match)
    assert (await house.tables.glance(match)).row.trouble is None
    assert [record.name for record in caplog.records if record.levelno >= logging.ERROR] == ["bot.db.connection"]


async def test_a_match_that_cannot_be_loaded_is_set_aside_once_and_told_once(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = await two_matches(house)
    await damage(house, bad)
    for _ in range(3):
        with pytest.raises(Broken):
            await house.tables.load(bad)
    await refused(house.match.steps.act(bad, ANA, 6, 0), "match-in-trouble")
    assert await wishes_of(house, bad) == [Tell(SET_ASIDE)]
    kept = await failures.every(house.tables.db)
    assert {(row.match_id, row.revision, row.stage) for row in kept} == {(bad, 6, "load")}
    assert [row.set_aside for row in kept].count(True) == 1
    assert any("is in trouble" in record.message for record in caplog.records)
    other = await house.tables.load(good)
    await house.match.steps.act(good, at_turn(other), other.row.revision, 0)
    await consistent(house, good)


async def test_lists_and_the_sweep_go_on_beside_a_match_in_trouble(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        for _ in range(3):
            await stored(house, "yucata", 2, 6, seed=1)
        await damage(house, 2)
        with pytest.raises(Broken):
            await house.tables.load(2)
        clock.advance(hours=24)
        await house.match.sweep.run()
        nudged = [max(row.nudged for row in await house.tables.seats_of(number)) for number in (1, 2, 3)]
        assert nudged == [1, 0, 1]
        assert min((await deadlines.of_match(house.tables.db, 2, NUDGE)).values()) > clock.now()
        page = str((await my_matches(house, user_of(0), house_words("en"))).to_components())
        assert page.count("set aside") == 1
        assert all(f"table {number}" in page for number in (1, 2, 3))


async def test_what_fails_beside_the_sweep_holds_up_nothing_else(house: House) -> None:
    done: list[str] = []

    async def fails() -> None:
        raise ValueError(SECRET)

    async def works() -> None:
        done.append("x")

    house.match.sweep.beside(fails, works)
    await house.match.sweep.run()
    assert done == ["x"]


async def test_the_owner_takes_a_broken_match_back_to_the_last_good_position(house: House) -> None:
    bad, _ = await two_matches(house)
    before = await house.tables.load(bad)
    await damage(house, bad)
    with pytest.raises(Broken):
        await house.tables.load(bad)
    await refused(house.match.recovery.roll_back(bad, BEN, manager=False), "only-those-responsible")
    with pytest.raises(Broken):
        await house.match.recovery.retry(bad, ANA, manager=False)
    back = await house.match.recovery.roll_back(bad, ANA, manager=False)
    assert (back.row.revision, back.row.trouble) == (7, None)
    stands = await consistent(house, bad)
    assert stands.actors()
    await house.match.steps.act(bad, at_turn(stands), stands.row.revision, 0)
    await refused(house.match.recovery.roll_back(bad, ANA, manager=False), "not-in-trouble")
    assert before.row.trouble is None


async def test_a_broken_match_of_other_rules_is_not_taken_back(house: House) -> None:
    bad, _ = await two_matches(house)
    await damage(house, bad)
    with pytest.raises(Broken):
        await house.tables.load(bad)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET rules_version = 0 WHERE id = ?", (bad,))
    await refused(house.match.recovery.roll_back(bad, ANA, manager=False), "other-rules")
    assert (await house.tables.glance(bad)).row.revision == 6


async def test_a_broken_match_can_be_ended(house: House) -> None:
    bad, good = await two_matches(house)
    await damage(house, bad)
    with pytest.raises(Broken):
        await house.tables.load(bad)
    await house.match.recovery.end(bad, CLEO, manager=True)
    found = await house.tables.glance(bad)
    assert (found.row.status, found.row.trouble) == ("ended", None)
    due = await deadlines.due(house.tables.db, 2**40, 99)
    assert {row.match_id for row in due} == {good}, "nothing is due any more where nobody plays"


async def test_a_computer_that_breaks_the_match_sets_it_aside_and_loses_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(house, computers=1)
    thinking = Thinking(house)
    await house.match.steps.act(table.row.id, ANA, table.row.revision, 1)
    before = await house.tables.load(table.row.id)

    def broken(self: Any, state: Any, seat: int, action: Any) -> list[Any]:
        raise ZeroDivisionError(SECRET)

    with monkeypatch.context() as patch:
        patch.setattr(type(table.game), "perform", broken)
        thinking.gate.set()
        await house.match.automatic.settled()
    stands = await house.tables.load(table.row.id)
    assert (stands.row.revision, stands.row.trouble is None) == (before.row.revision, False)
    assert await seat_rows.waiting_for_the_bot(house.tables.db) == []
    await house.match.recovery.retry(table.row.id, ANA, manager=False)
    await house.match.automatic.settled()
    assert (await consistent(house, table.row.id)).actors() == (0,)


async def test_the_log_tells_where_it_failed_and_nothing_of_the_match(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, logger="bot")
    table = await started(house, BEN)

    def broken(self: Any, state: Any, seat: int, action: Any) -> list[Any]:
        raise ZeroDivisionError(SECRET)

    with monkeypatch.context() as patch:
        patch.setattr(type(registry.game("yucata")), "perform", broken)
        await refused(house.match.steps.act(table.row.id, at_turn(table), 0, 0), "step-failed")
    said_there = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("bot"))
    assert "broken ZeroDivisionError" in said_there.replace(" >", "")
    assert SECRET not in said_there
    assert SECRET in (await failures.every(house.tables.db))[0].traceback
    assert table.row.seed.hex() not in repr(table.row)
    assert repr(table.row.seed) not in repr(table)


async def test_a_match_of_other_rules_is_neither_played_nor_shown_and_can_be_ended(house: House) -> None:
    bad, good = await two_matches(house)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET rules_version = 99 WHERE id = ?", (bad,))
    await refused(house.match.steps.act(bad, ANA, 6, 0), "other-rules")
    await refused(house.tables.load(bad), "other-rules")
    assert await failures.every(house.tables.db) == []
    await house.people.guilds.change((await house.tables.glance(bad)).row.guild_id, enders="host")
    await house.match.matches.end(bad, ANA, manager=False)
    assert (await house.tables.glance(bad)).row.status == "ended"
    await consistent(house, good)


async def test_a_picture_that_fails_sets_its_match_aside_and_the_host_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 3) as place:
        ana = place.people[0]
        thread = await place.start("yucata", 2)
        table = await place.house.tables.load(1)
        person = place.people[table.actors()[0]]

        async def broken(*_: Any, **__: Any) -> bytes:
            raise ValueError(SECRET)

        with monkeypatch.context() as patch:
            patch.setattr(place.house.pictures, "draw", broken)
            result = await place.click(person, place.panel(thread), "My desk")
            assert "is set aside" in said(result)
            with pytest.raises(Refused, match="match-in-trouble"):
                await place.house.match.steps.act(1, person.id, 0, 0)
            await place.settle()
        (notice,) = [message for message in thread.history() if "failed in match 1" in texts(message)]
        assert "decides that" in said(await place.click(place.people[1], notice, "Try again"))
        assert "goes on" in said(await place.click(ana, notice, "Try again"))
        assert (await place.house.tables.load(1)).row.trouble is None
        await place.house.match.steps.act(1, person.id, 0, 0)
        await place.settle()
        assert "played" in texts(place.panel(thread))


@pytest.mark.parametrize("gone", ["thread", "channel"])
async def test_a_match_whose_place_is_gone_is_told_of_its_trouble_elsewhere(tmp_path: Path, gone: str) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        for lost in (thread, place.channel) if gone == "channel" else (thread,):
            place.env.inject_error("POST", f"/channels/{lost.id}/messages", status=404, code=10003, times=None)
        before = [message.id for person in place.people for message in person.user.dm_channel.history()]
        await place.house.trouble.set_aside(Broken(1, "view"))
        await place.settle()
        told = [message for message in place.channel.history() if "failed in match 1" in texts(message)]
        direct = [
            message
            for person in place.people
            for message in person.user.dm_channel.history()
            if message.id not in before and "failed in match 1" in texts(message)
        ]
        assert (len(told), len(direct)) == ((1, 0) if gone == "thread" else (0, 2))


async def test_the_desk_of_a_match_that_is_set_aside_goes_with_whoever_is_forgotten(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        desk = place.dm(person)
        await place.house.trouble.set_aside(Broken(1, "view"))
        await place.settle()
        await place.house.people.personal.forget(person.id, lambda _: "Somebody")
        await place.settle()
        assert desk.id not in [message.id for message in person.user.dm_channel.history()]
        assert not await place.house.tables.db.has("SELECT 1 FROM panel WHERE user_id = ?", (person.id,))
        assert (await place.house.tables.glance(1)).row.trouble is not None


async def test_a_match_whose_history_cannot_be_told_is_set_aside(house: House) -> None:
    """Its state is kept, so it could be played on, and nobody be shown it."""
    bad, good = await two_matches(house)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE action SET events = '' WHERE match_id = ? AND number = 5", (bad,))
    await refused(house.tables.scene(bad), "match-in-trouble")
    assert (await house.tables.glance(bad)).row.trouble is not None
    await house.match.recovery.end(bad, ANA, manager=False)
    await consistent(house, good)
