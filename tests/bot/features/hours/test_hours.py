"""Tables that begin at an hour: on time, with those who sit there, once; and every week if that was chosen."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.db.connection import Database
from bot.db.panels import Stands
from bot.features.guests.service import Guests
from bot.features.hours.service import (
    AT_HOUR,
    EVENT,
    LAPSE_SECONDS,
    LATE_SECONDS,
    LONGEST_AHEAD,
    WITH_ENOUGH,
    HourRow,
    Hours,
    told,
)
from bot.services.table.scene import Table
from bot.services.telling.wishes import AnyWish
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.features import before
from tests.support.people import ANA, BEN, CLEO, opened, refused

BERLIN = ZoneInfo("Europe/Berlin")
WEEK = 7 * 86400
CHANNEL = 8


def clock_of(house: House) -> FakeClock:
    assert isinstance(house.clock, FakeClock)
    return house.clock


async def planned(house: House, *others: int, hours: float = 48, **chosen: Any) -> Table:
    """A table of Ana's and others' that begins in so many hours."""
    table = await opened(house, *others)
    given = {"zone": "Europe/Berlin", "if_few": "wait", "weekly": False} | chosen
    await house[Hours].choose(table.row.id, ANA, at_in(house, hours), **given)
    return await house.tables.load(table.row.id)


def at_in(house: House, hours: float) -> int:
    return house.clock.now() + round(hours * 3600)


async def later(house: House, hours: float = 0) -> None:
    """What a tick does after so many hours."""
    clock_of(house).advance(hours=hours)
    await house.match.sweep.run()


async def hour(house: House, match_id: int = 1) -> HourRow:
    found = await house[Hours].of(match_id)
    assert found is not None
    return found


async def status(house: House, match_id: int = 1) -> str:
    return (await house.tables.load(match_id)).row.status


async def owed(db: Database, match_id: int = 1) -> set[str]:
    """What of the hour is still to be told."""
    sql = "SELECT subject FROM outbox WHERE match_id = ? AND subject LIKE 'hour-told.%'"
    return {subject.partition(".")[2] for subject in await db.column(sql, (match_id,))}


async def test_a_table_in_direct_messages_begins_at_no_hour(house: House) -> None:
    table = await house.match.lobby.open(
        game="yucata", guild_id=None, channel_id=8, host_id=ANA, host_name="Ana", pace="daily", language="en"
    )
    chosen = house[Hours].choose(table.row.id, ANA, at_in(house, 48), zone="Europe/Berlin", if_few="wait", weekly=False)
    await refused(chosen, "computers-only")
    await refused(house[Hours].clear(table.row.id, ANA), "computers-only")
    assert await house[Hours].of(table.row.id) is None


async def test_it_reminds_once_and_begins_at_its_hour_with_who_sits_there(house: House) -> None:
    table = await planned(house, BEN)
    assert table.row.begins_at == at_in(house, 48)
    db = house.tables.db
    await later(house, 46.9)
    assert "soon" not in await owed(db)
    await later(house, 0.2)
    assert "soon" in await owed(db)
    assert await status(house) == "lobby"
    await later(house, 0.8)
    assert await status(house) == "lobby", "not before its hour"
    await later(house, 0.1)
    begun = await house.tables.load(1)
    assert begun.row.status == "running"
    assert [row.user_id for row in begun.seats] == [ANA, BEN]
    assert (await hour(house)).state == "over"
    await later(house, 1)
    assert len(await house.tables.db.all("SELECT id FROM match")) == 1


async def test_a_table_that_cannot_be_read_holds_up_no_other(house: House) -> None:
    await planned(house, BEN)
    await planned(house, CLEO)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET options = '{' WHERE id = 1")
    await later(house, 48)
    assert await status(house, 2) == "running"


async def test_whoever_hears_of_it_at_short_notice_is_not_reminded(house: House) -> None:
    await planned(house, BEN, hours=1.9)
    await later(house, 1.5)
    assert "soon" not in await owed(house.tables.db)
    await later(house, 0.4)
    assert await status(house) == "running"


async def test_with_too_few_it_waits_and_begins_as_soon_as_there_are_enough(house: House) -> None:
    await planned(house)
    await later(house, 48)
    table = await house.tables.load(1)
    assert (table.row.status, table.row.begins_at, (await hour(house)).state) == ("lobby", None, "few")
    assert "few" in await owed(house.tables.db)
    await later(house, 24 * 3)
    assert await status(house) == "lobby"
    await house.match.lobby.join(1, BEN, "Ben")
    await later(house)
    assert await status(house) == "running"


async def test_with_too_few_it_closes_if_the_host_has_chosen_that(house: House) -> None:
    await planned(house, if_few="close")
    await later(house, 48)
    table = await house.tables.load(1)
    assert (table.row.status, table.row.started_at) == ("ended", None)
    assert "closed" in await owed(house.tables.db)
    assert len(await house.tables.db.all("SELECT id FROM match")) == 1


@pytest.mark.parametrize(("late", "state"), [(LATE_SECONDS, "running"), (LATE_SECONDS + 1, "lobby")])
async def test_a_bot_that_was_away_begins_it_if_that_is_still_reasonable(house: House, late: int, state: str) -> None:
    await planned(house, BEN, if_few="close")
    async with house.tables.db.write() as tx:
        await tx.execute("INSERT INTO pulse (only, at) VALUES (1, ?)", (house.clock.now(),))
    clock_of(house).advance(hours=48, seconds=late)
    await house.match.outages.put_off()
    await later(house)
    assert await status(house) == state
    if state == "lobby":
        assert (await hour(house)).state == "missed"
        assert "missed" in await owed(house.tables.db)
        await house[Hours].choose(1, ANA, at_in(house, 3), zone="UTC", if_few="wait", weekly=False)
        await later(house, 3)
        assert await status(house) == "running"


async def test_only_the_host_chooses_moves_and_takes_it_away(house: House) -> None:
    await planned(house, BEN)
    chosen: dict[str, Any] = {"zone": "UTC", "if_few": "wait", "weekly": False}
    await refused(house[Hours].choose(1, BEN, at_in(house, 5), **chosen), "only-the-host")
    await refused(house[Hours].clear(1, BEN), "only-the-host")
    await refused(house[Hours].choose(1, ANA, at_in(house, 0), **chosen), "time-is-past")
    too_far = house.clock.now() + LONGEST_AHEAD + 1
    await refused(house[Hours].choose(1, ANA, too_far, **chosen), "hour-too-far")
    await house[Hours].choose(1, ANA, at_in(house, 72), **chosen)
    assert "moved" in await owed(house.tables.db)
    await later(house, 48)
    assert await status(house) == "lobby"
    await house[Hours].clear(1, ANA)
    assert (await house.tables.load(1)).row.begins_at is None
    await later(house, 48)
    assert await status(house) == "lobby"
    await house.match.matches.start(1, ANA)
    await refused(house[Hours].choose(1, ANA, at_in(house, 5), **chosen), "already-started")


async def test_an_hour_goes_before_a_full_table_and_keeps_it_open_that_long(house: House) -> None:
    table = await opened(house)
    await house.match.lobby.set_options(1, ANA, table.row.options, "daily", starts_full=True)
    await house[Hours].choose(1, ANA, at_in(house, 24 * 40), zone="UTC", if_few="wait", weekly=False)
    for user in (BEN, CLEO, 4):
        await house.match.lobby.join(1, user, f"Person {user}")
    await house.match.begins.run()
    clock_of(house).advance(days=39)
    await house.match.sweep.run()
    assert await status(house) == "lobby"
    await later(house, 24)
    assert await status(house) == "running"


async def test_a_guest_of_another_server_is_at_the_table_although_not_on_the_server(house: House) -> None:
    await planned(house, BEN, weekly=True)
    await house[Guests].choose(ANA, "Altona")
    await house.match.lobby.join(1, CLEO, "Cleo", house[Guests].arrives(CLEO, Stands(5, 6)))
    await later(house, 48)
    table = await house.tables.load(1)
    assert ([row.user_id for row in table.seats], table.row.status) == ([ANA, BEN, CLEO], "running")
    assert table.seats[0].name == "Altona"
    assert [row.name for row in (await house.tables.load(2)).seats] == ["Ana"], "at home the next one is at home"


async def test_a_table_that_all_have_left_is_over_and_makes_no_next_one(house: House) -> None:
    await planned(house, weekly=True)
    await house.match.lobby.leave(1, ANA)
    assert (await hour(house)).state == "over"
    await later(house, 48)
    assert len(await house.tables.db.all("SELECT id FROM match")) == 1


async def friday(house: House, *others: int, **chosen: Any) -> None:
    """A weekly table for the last Friday evening of summer time."""
    clock_of(house).at = int(datetime(2026, 10, 21, 12, tzinfo=BERLIN).timestamp())
    await opened(house, *others)
    at = int(datetime(2026, 10, 23, 20, tzinfo=BERLIN).timestamp())
    given = {"zone": "Europe/Berlin", "if_few": "wait", "weekly": True} | chosen
    await house[Hours].choose(1, ANA, at, **given)


async def test_a_weekly_table_makes_its_next_one_for_the_same_hour_of_the_clock(house: House) -> None:
    await friday(house, BEN)
    await house.match.lobby.add_computer(1, ANA, "strong")
    await later(house, 56)
    assert await status(house) == "running"
    following = await house.tables.load(2)
    assert following.row.begins_at == int(datetime(2026, 10, 30, 20, tzinfo=BERLIN).timestamp())
    assert (await hour(house, 2)).weekly
    assert [(row.user_id, row.kind) for row in following.seats] == [(ANA, "person"), (None, "computer")]
    assert following.seats[1].level == "strong"
    assert (following.row.channel_id, following.row.options) == (CHANNEL, (await house.tables.load(1)).row.options)
    assert [row.id for row in await house.waiting.invitations(BEN)] == [2], "nobody is seated without a press"
    await later(house, 1)
    assert len(await house.tables.db.all("SELECT id FROM match")) == 2, "one next table"


async def test_a_weekly_table_that_lapses_makes_its_next_one_too(house: House) -> None:
    await friday(house, if_few="close")
    await later(house, 56)
    assert (await status(house), await status(house, 2)) == ("ended", "lobby")
    following = (await house.tables.load(2)).row
    await house[Hours].choose(2, ANA, following.begins_at or 0, zone="Europe/Berlin", if_few="wait", weekly=True)
    await later(house, WEEK / 3600 + 1)
    assert (await hour(house, 2)).state == "few"
    await later(house, LAPSE_SECONDS / 3600)
    assert (await status(house, 2), await status(house, 3)) == ("ended", "lobby")


@pytest.mark.parametrize("why", ["closed", "handed on", "forgotten", "not any more"])
async def test_a_weekly_table_ends_with_whoever_has_chosen_it(house: House, why: str) -> None:
    await friday(house, *([] if why == "closed" else [BEN, CLEO]))
    match why:
        case "closed" | "handed on":
            await house.match.lobby.leave(1, ANA)
        case "forgotten":
            await house.people.personal.forget(ANA, lambda _: "Somebody")
        case _:
            found = await hour(house)
            await house[Hours].choose(1, ANA, found.at, zone=found.zone, if_few="wait", weekly=False)
    await later(house, 56)
    assert await status(house) == ("ended" if why == "closed" else "running")
    await later(house)
    assert len(await house.tables.db.all("SELECT id FROM match")) == 1
    assert (await hour(house)).state == "over"


async def test_a_table_that_was_begun_by_hand_before_its_hour_makes_its_next_one(house: House) -> None:
    await friday(house, BEN)
    await house.match.matches.start(1, ANA)
    await later(house)
    assert (await house.tables.load(2)).row.begins_at == int(datetime(2026, 10, 30, 20, tzinfo=BERLIN).timestamp())


async def test_two_looks_and_a_press_at_once_begin_it_once(house: House) -> None:
    await friday(house, BEN)
    clock_of(house).advance(hours=56)
    looks = [house.match.sweep.run() for _ in range(3)]
    press = house.match.matches.start(1, ANA)
    await asyncio.gather(*looks, press, return_exceptions=True)
    await later(house)
    assert await status(house) == "running"
    assert len(await house.tables.db.all("SELECT id FROM match")) == 2
    starts = await house.tables.db.all("SELECT 1 FROM card WHERE about = 2 AND kind = 'lobby'")
    assert len(starts) == 1


async def test_what_was_due_before_the_migration_is_due_after_it(tmp_path: Path) -> None:
    file = tmp_path / "hours.sqlite3"
    columns = "game, rules_version, options, pace, guild_id, channel_id, host_id, language, seed, created_at, moved_at"
    values = "'yucata', 1, '{}', 'daily', 9, 8, 1, 'en', x'', 0, 0"
    rows = f"""
        INSERT INTO match (id, status, {columns}) VALUES
            (1, 'lobby', {values}), (2, 'lobby', {values}), (3, 'running', {values}), (4, 'ended', {values});
        INSERT INTO hour (match_id, at, user_id, zone, if_few, weekly, state, due_at) VALUES
            (1, 9000, 1, 'UTC', 'wait', 0, 'ahead', 5400), (2, 100, 1, 'UTC', 'wait', 0, 'few', NULL),
            (3, 9000, 1, 'UTC', 'wait', 1, 'near', 9000), (4, 100, 1, 'UTC', 'wait', 0, 'over', NULL);
        INSERT INTO outbox (match_id, kind, subject, payload, next_try_at, nonce) VALUES
            (1, 'event', 'event', '{{"kind":"event"}}', 0, 'a'),
            (2, 'tell-hour', 'few', '{{"kind":"tell-hour","what":"few"}}', 0, 'b');
    """
    before("hours", file, rows)
    db = await Database.open(file)
    try:
        found = await db.all("SELECT match_id, kind, about, due_at, on_the_wall FROM deadline ORDER BY match_id, kind")
        assert [tuple(row) for row in found] == [
            (1, AT_HOUR, -1, 5400, 1),
            (2, WITH_ENOUGH, -1, 0, 1),
            (3, AT_HOUR, -1, 9000, 1),
            (3, WITH_ENOUGH, -1, 0, 1),
        ]
        for row, wish in zip(await db.all("SELECT * FROM outbox ORDER BY id"), (EVENT, told("few")), strict=True):
            assert (row["kind"], row["subject"]) == (wish.kind, wish.subject)
            assert msgspec.json.decode(row["payload"], type=AnyWish) == wish
    finally:
        await db.close()
