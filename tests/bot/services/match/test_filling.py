"""Tables that fill: who is asked before the start, who waits, for whom a seat is held, when it begins."""

from __future__ import annotations

import asyncio

import pytest

from bot.db import deadlines, people
from bot.db.people import Player
from bot.features.hours.service import Hours
from bot.services.match.begins import SURE_SECONDS
from bot.services.match.filling import ANSWER_SECONDS, ASKED, KEPT_SECONDS
from bot.services.match.lobby import MOST_WAITING
from bot.services.table.scene import Switches, Table
from bot.ui.press.house import House
from tests.support.cards import stand
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, opened, refused

FINN, GIA = 6, 7
DAY, HOUR = 86400, 3600


@pytest.fixture
def clock(house: House) -> FakeClock:
    """The clock of the house."""
    assert isinstance(house.clock, FakeClock)
    return house.clock


def who(table: Table) -> list[int | None]:
    """Who sits there, in order."""
    assert [row.seat for row in table.seats] == list(range(len(table.seats)))
    return [row.user_id for row in table.seats]


def waits(table: Table) -> list[int]:
    return [one.user_id for one in table.waiting()]


def held(table: Table) -> list[int]:
    return [one.user_id for one in table.held()]


def asked(table: Table) -> list[int]:
    """Who sits there and is asked."""
    return [user for user in table.asked if table.is_asked(user) and table.seat_of(user) is not None]


async def tick(house: House, clock: FakeClock, seconds: int = 0) -> Table:
    """What the clock does after so many seconds; the table then."""
    await stand(house)
    clock.advance(seconds=seconds)
    await house.match.sweep.run()
    await house.match.begins.run()
    await house.match.automatic.settled()
    return await house.tables.load(1)


async def full(house: House, *, starts_full: bool = True) -> Table:
    """A table of four people."""
    table = await opened(house, BEN, CLEO, DAN)
    if starts_full:
        await house.match.lobby.set_options(table.row.id, ANA, {}, "daily", starts_full=True)
    return await house.tables.load(table.row.id)


async def stale(house: House, clock: FakeClock) -> Table:
    """A table that Ana and Ben have waited at for two days, and Cleo and Dan have just filled."""
    await opened(house, BEN)
    await house.match.lobby.set_options(1, ANA, {}, "daily", starts_full=True)
    clock.advance(days=2)
    for user in (CLEO, DAN):
        await house.match.lobby.join(1, user, f"Person {user}")
    return await tick(house, clock)


async def sleeps(house: House, user: int, quiet_from: int, quiet_until: int) -> None:
    """Somebody's quiet hours, as hours from now on."""
    minute = house.clock.now() % DAY // 60
    async with house.tables.db.write() as tx:
        chosen = Player(quiet_from=(minute + quiet_from * 60) % 1440, quiet_until=(minute + quiet_until * 60) % 1440)
        await people.put_player(tx, user, chosen)


async def wished(house: House) -> dict[int, int]:
    """Whom a question is owed, and from when on."""
    sql = "SELECT person, next_try_at FROM card WHERE kind = ? AND next_try_at IS NOT NULL"
    return await house.tables.db.pairs(sql, (ASKED,))


# --- who is in


async def test_a_young_table_begins_at_once(house: House, clock: FakeClock) -> None:
    await full(house)
    assert (await tick(house, clock, SURE_SECONDS)).row.status == "running"
    assert await wished(house) == {}


async def test_a_table_that_cannot_be_read_holds_up_no_other(house: House) -> None:
    for _ in range(2):
        await full(house)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE match SET options = '{' WHERE id = 1")
    await house.match.begins.run()
    assert (await house.tables.load(2)).row.status == "running"


async def test_whoever_sat_down_more_than_a_day_ago_is_asked_and_the_last_answer_begins_it(
    house: House, clock: FakeClock
) -> None:
    table = await stale(house, clock)
    assert (table.row.status, asked(table)) == ("lobby", [ANA, BEN])
    assert await wished(house) == {ANA: clock.now(), BEN: clock.now()}
    table = await house.match.begins.am_in(1, BEN)
    assert asked(table) == [ANA]
    assert (await tick(house, clock, 2 * HOUR)).row.status == "lobby"
    table = await house.match.begins.am_in(1, ANA)
    assert table.row.status == "running"
    assert who(table) == [ANA, BEN, CLEO, DAN]
    assert asked(await tick(house, clock)) == []


@pytest.mark.parametrize("by", ["switching it off", "an hour"])
async def test_a_question_ends_when_what_was_to_begin_it_is_taken_back(house: House, clock: FakeClock, by: str) -> None:
    assert asked(await stale(house, clock)) == [ANA, BEN]
    await house.match.begins.am_in(1, BEN)
    if by == "an hour":
        at = clock.now() + 3 * DAY
        await house[Hours].choose(1, ANA, at, zone="UTC", if_few="wait", weekly=False)
    else:
        await house.match.lobby.set_options(1, ANA, {}, "daily")
    table = await tick(house, clock)
    assert (asked(table), table.row.called_at) == ([], 0)
    assert ANA in await wished(house), "its message says so"
    table = await tick(house, clock, ANSWER_SECONDS)
    assert (table.row.status, who(table)) == ("lobby", [ANA, BEN, CLEO, DAN]), "silence costs nobody the seat"


async def test_silence_gives_the_seat_to_whoever_waits_first_who_takes_it_with_an_own_press(
    house: House, clock: FakeClock
) -> None:
    await stale(house, clock)
    for user in (EVA, FINN):
        await house.match.lobby.join(1, user, "x", or_wait=True)
    await house.match.begins.am_in(1, ANA)
    table = await tick(house, clock, ANSWER_SECONDS - 1)
    assert who(table) == [ANA, BEN, CLEO, DAN]
    table = await tick(house, clock, 1)
    assert who(table) == [ANA, CLEO, DAN]
    assert (held(table), waits(table), table.free) == ([EVA], [FINN], 0)
    await refused(house.match.lobby.join(1, BEN, "Ben"), "table-full")
    await refused(house.match.lobby.add_computer(1, ANA), "table-full")
    table = await house.match.lobby.join(1, EVA, "Eva")
    assert who(table) == [ANA, CLEO, DAN, EVA]
    table = await tick(house, clock)
    assert table.row.status == "running", "whoever has said so is in, however long the others took"
    await tick(house, clock)
    assert await house.tables.db.all("SELECT 1 FROM queued") == []


async def test_silence_frees_the_seat_where_nobody_waits_and_the_question_is_asked_anew_later(
    house: House, clock: FakeClock
) -> None:
    await stale(house, clock)
    await house.match.begins.am_in(1, BEN)
    table = await tick(house, clock, ANSWER_SECONDS)
    assert (who(table), table.row.host_id, table.row.called_at) == ([BEN, CLEO, DAN], BEN, 0)
    clock.advance(days=2)
    await house.match.lobby.join(1, EVA, "Eva")
    assert asked(await tick(house, clock)) == [BEN, CLEO, DAN]


async def test_two_who_are_silent_lose_both_seats_and_a_table_without_people_closes(
    house: House, clock: FakeClock
) -> None:
    await stale(house, clock)
    for user in (CLEO, DAN):
        await house.match.lobby.leave(1, user)
    table = await tick(house, clock, ANSWER_SECONDS)
    assert (table.row.status, table.seats) == ("ended", ())
    await tick(house, clock)
    assert await house.tables.db.all("SELECT 1 FROM asked WHERE open") == []


async def test_quiet_hours_and_vacation_count_for_nobody_and_nothing_is_said_then(
    house: House, clock: FakeClock
) -> None:
    await opened(house, BEN)
    await house.match.lobby.set_options(1, ANA, {}, "daily", starts_full=True)
    clock.advance(days=2, seconds=-clock.now() % 60)
    await sleeps(house, ANA, -1, 8)
    for user in (CLEO, DAN):
        await house.match.lobby.join(1, user, "x")
    table = await tick(house, clock)
    assert (await wished(house))[ANA] == clock.now() + 8 * HOUR
    assert table.asked[ANA].until == clock.now() + 8 * HOUR + ANSWER_SECONDS
    await house.people.preferences.change(BEN, away_from=clock.now(), away_until=clock.now() + 3 * DAY)
    await tick(house, clock, 8 * HOUR)  # the question stands from then on
    table = await tick(house, clock, 12 * HOUR)
    assert who(table) == [BEN, CLEO, DAN], "Ana's hours are over, Ben has been away since he was asked"
    assert table.asked[BEN].until == clock.now() - 20 * HOUR + 3 * DAY + ANSWER_SECONDS
    assert BEN not in who(await tick(house, clock, 3 * DAY))


@pytest.mark.parametrize("what", ["asked", "kept"])
async def test_nobody_is_silent_before_the_question_stands(house: House, clock: FakeClock, what: str) -> None:
    if what == "asked":
        await opened(house, BEN)
        await house.match.lobby.set_options(1, ANA, {}, "daily", starts_full=True)
        clock.advance(days=2)
        for user in (CLEO, DAN):
            await house.match.lobby.join(1, user, "x")
    else:
        await opened(house, BEN, CLEO)
        await house.match.queue.keep(1, ANA, EVA, "Eva")
    await house.match.begins.run()
    for _ in range(10):  # it is owed, and Discord does not take it
        clock.advance(days=1)
        await house.match.sweep.run()
        await house.match.begins.run()
    table = await house.tables.load(1)
    assert (
        (asked(table), who(table)) == ([ANA, BEN], [ANA, BEN, CLEO, DAN]) if what == "asked" else held(table) == [EVA]
    )
    await tick(house, clock)
    table = await tick(house, clock, max(ANSWER_SECONDS, KEPT_SECONDS))
    assert (who(table) == [CLEO, DAN]) if what == "asked" else held(table) == []


async def test_an_outage_is_nobodys_silence(house: House, clock: FakeClock) -> None:
    table = await stale(house, clock)
    await house.match.sweep.run()
    clock.advance(hours=11)
    await house.match.outages.put_off()
    later = await tick(house, clock, 11 * HOUR)
    assert who(later) == who(table)
    assert later.asked[ANA].until == table.asked[ANA].until + 11 * HOUR
    assert ANA not in who(await tick(house, clock, HOUR))


async def test_a_host_who_starts_is_in_and_it_begins_with_whoever_answers(house: House, clock: FakeClock) -> None:
    await opened(house, BEN, CLEO)
    await refused(house.match.begins.start(1, BEN), "only-the-host")
    clock.advance(days=2)
    table = await house.match.begins.start(1, ANA)
    assert (table.row.status, asked(table)) == ("lobby", [BEN, CLEO])
    assert asked(await house.match.begins.start(1, ANA)) == [BEN, CLEO], "a second press asks nobody again"
    await house.match.lobby.join(1, DAN, "Dan")
    await house.match.begins.am_in(1, CLEO)
    table = await tick(house, clock, ANSWER_SECONDS)
    assert (table.row.status, who(table)) == ("running", [ANA, CLEO, DAN])


async def test_a_start_that_leaves_too_few_is_over(house: House, clock: FakeClock) -> None:
    await opened(house, BEN)
    clock.advance(days=2)
    await house.match.begins.start(1, ANA)
    table = await house.match.lobby.leave(1, BEN)
    table = await tick(house, clock)
    assert (table.row.called_at, table.row.by_host, who(table)) == (0, False, [ANA])
    table = await house.match.lobby.join(1, CLEO, "Cleo")
    assert (await tick(house, clock)).row.status == "lobby", "it was another table then"


async def test_a_host_who_leaves_takes_the_start_back(house: House, clock: FakeClock) -> None:
    await opened(house, BEN, CLEO)
    clock.advance(days=2)
    await house.match.begins.start(1, ANA)
    await house.match.lobby.leave(1, ANA)
    await house.match.begins.am_in(1, BEN)
    await house.match.begins.am_in(1, CLEO)
    table = await tick(house, clock)
    assert (table.row.status, table.row.host_id, table.row.called_at) == ("lobby", BEN, 0)


async def test_two_last_answers_at_once_begin_it_once(house: House, clock: FakeClock) -> None:
    await stale(house, clock)
    done = await asyncio.gather(
        *(house.match.begins.am_in(1, user) for user in (ANA, BEN)), house.match.begins.run(), return_exceptions=True
    )
    assert not [one for one in done if isinstance(one, BaseException)]
    table = await house.tables.load(1)
    assert (table.row.status, who(table)) == ("running", [ANA, BEN, CLEO, DAN])
    await refused(house.match.begins.am_in(1, ANA), "already-started")


# --- when it begins


async def test_it_begins_with_three_from_friday_on(house: House, clock: FakeClock) -> None:
    await opened(house, BEN)
    friday = clock.now() + 20 * HOUR
    await refused(house.match.begins.choose(1, BEN, friday, 3, fills_up=False), "only-the-host")
    await refused(house.match.begins.choose(1, ANA, friday, 4, fills_up=False), "no-such-number")
    await refused(house.match.begins.choose(1, ANA, friday + 40 * DAY, 3, fills_up=False), "begins-too-late")
    await house.match.begins.choose(1, ANA, friday, 3, fills_up=False)
    assert (await tick(house, clock, 20 * HOUR)).row.status == "lobby", "two are too few"
    await house.match.lobby.join(1, CLEO, "Cleo")
    table = await tick(house, clock)
    assert (table.row.status, who(table)) == ("running", [ANA, BEN, CLEO])


async def test_computers_are_not_among_those_with_whom_it_begins(house: House, clock: FakeClock) -> None:
    await opened(house, BEN)
    await house.match.lobby.add_computer(1, ANA)
    await house.match.begins.choose(1, ANA, clock.now() + HOUR, 3, fills_up=False)
    assert (await tick(house, clock, 2 * HOUR)).row.status == "lobby"
    await house.match.lobby.join(1, CLEO, "Cleo")
    assert (await tick(house, clock)).row.status == "running"


async def test_computers_take_the_rest_if_the_table_wants_that(house: House, clock: FakeClock) -> None:
    await opened(house, BEN)
    await house.match.begins.choose(1, ANA, clock.now() + HOUR, 2, fills_up=True)
    assert (await tick(house, clock, HOUR - 1)).row.status == "lobby"
    table = await tick(house, clock, 1)
    assert table.row.status == "running"
    assert who(table) == [ANA, BEN, None, None]


async def test_a_table_with_a_time_begins_before_it_when_it_is_full(house: House, clock: FakeClock) -> None:
    await opened(house, BEN, CLEO)
    await house.match.begins.choose(1, ANA, clock.now() + DAY, 3, fills_up=False)
    assert (await tick(house, clock, HOUR)).row.status == "lobby"
    await house.match.lobby.join(1, DAN, "Dan")
    assert not await house.tables.db.all("SELECT 1 FROM outbox WHERE kind = 'full'"), "nobody has to start it"
    assert (await tick(house, clock)).row.status == "running"


async def test_without_a_time_nothing_of_it_is_chosen(house: House, clock: FakeClock) -> None:
    await opened(house, BEN, CLEO)
    await house.match.begins.choose(1, ANA, clock.now() + HOUR, 3, fills_up=True)
    table = await house.match.begins.choose(1, ANA, 0, 3, fills_up=True)
    assert (table.row.begins_by, table.row.begins_with, table.row.fills_up) == (0, 0, False)
    assert (await tick(house, clock, DAY)).row.status == "lobby"


# --- who waits


async def test_who_joins_a_full_table_waits_in_order_and_may_leave(house: House) -> None:
    await full(house, starts_full=False)
    for user in (EVA, FINN, GIA):
        await house.match.lobby.join(1, user, "x", or_wait=True)
    await refused(house.match.lobby.join(1, EVA, "x", or_wait=True), "already-waiting")
    await refused(house.match.lobby.join(1, ANA, "x", or_wait=True), "already-seated")
    table = await house.match.lobby.leave(1, FINN)
    assert waits(table) == [EVA, GIA]
    table = await house.match.lobby.join(1, FINN, "x", or_wait=True)
    assert waits(table) == [EVA, GIA, FINN]


async def test_a_waiting_list_has_an_end(house: House) -> None:
    await full(house, starts_full=False)
    for number in range(MOST_WAITING):
        await house.match.lobby.join(1, 100 + number, f"Person {number}", or_wait=True)
    await refused(house.match.lobby.join(1, EVA, "Eva", or_wait=True), "list-full")
    await house.match.lobby.leave(1, 100)
    assert waits(await house.match.lobby.join(1, EVA, "Eva", or_wait=True))[-1] == EVA


async def test_a_seat_that_is_held_goes_on_after_twelve_hours_and_nobody_is_seated_by_that(
    house: House, clock: FakeClock
) -> None:
    await full(house, starts_full=False)
    for user in (EVA, FINN):
        await house.match.lobby.join(1, user, "x", or_wait=True)
    table = await house.match.lobby.leave(1, CLEO)
    assert (who(table), held(table)) == ([ANA, BEN, DAN], [EVA])
    table = await tick(house, clock, ANSWER_SECONDS)
    assert (who(table), held(table), waits(table)) == ([ANA, BEN, DAN], [FINN], [])
    table = await tick(house, clock, ANSWER_SECONDS)
    assert (who(table), held(table), table.free) == ([ANA, BEN, DAN], [], 1)
    assert EVA in who(await house.match.lobby.join(1, EVA, "Eva"))


async def test_two_presses_on_a_held_seat_take_one(house: House) -> None:
    await full(house, starts_full=False)
    await house.match.lobby.join(1, EVA, "x", or_wait=True)
    await house.match.lobby.leave(1, CLEO)
    done = await asyncio.gather(
        *(house.match.lobby.join(1, user, "x", or_wait=True) for user in (EVA, EVA, FINN)), return_exceptions=True
    )
    assert sum(isinstance(one, BaseException) for one in done) == 1
    table = await house.tables.load(1)
    assert (who(table), waits(table)) == ([ANA, BEN, DAN, EVA], [FINN])


async def test_a_table_that_starts_or_closes_has_no_waiting_list(house: House, clock: FakeClock) -> None:
    await full(house, starts_full=False)
    await house.match.lobby.join(1, EVA, "x", or_wait=True)
    await house.match.begins.start(1, ANA)
    await tick(house, clock)
    assert await house.tables.db.all("SELECT 1 FROM queued") == []


async def test_a_start_waits_for_whoever_a_seat_is_held_for(house: House, clock: FakeClock) -> None:
    await full(house, starts_full=False)
    await house.match.lobby.join(1, EVA, "x", or_wait=True)
    await house.match.lobby.leave(1, CLEO)
    assert (await house.match.begins.start(1, ANA)).row.status == "lobby"
    await house.match.lobby.join(1, EVA, "Eva")
    table = await tick(house, clock)
    assert (table.row.status, who(table)) == ("running", [ANA, BEN, DAN, EVA])


async def test_those_who_wait_open_a_second_table_and_sit_there_by_an_own_press(house: House) -> None:
    await full(house)
    await house.match.lobby.join(1, EVA, "Eva", or_wait=True)
    await refused(house.match.queue.second(1, EVA), "too-few-waiting")
    await house.match.lobby.join(1, FINN, "Finn", or_wait=True)
    await refused(house.match.queue.second(1, ANA), "not-waiting")
    done = await asyncio.gather(*(house.match.queue.second(1, user) for user in (EVA, FINN)), return_exceptions=True)
    assert [one for one in done if isinstance(one, int)] == [2]
    first, second = await house.tables.load(1), await house.tables.load(2)
    assert first.queue == ()
    assert (who(second), held(second)) == ([EVA], [FINN])
    assert second.row.starts_full
    assert (second.row.options, second.row.pace) == (first.row.options, first.row.pace)


async def test_whoever_has_a_seat_held_here_does_not_go_to_the_second_table(house: House) -> None:
    await full(house, starts_full=False)
    for user in (EVA, FINN, GIA):
        await house.match.lobby.join(1, user, "x", or_wait=True)
    await house.match.lobby.leave(1, CLEO)
    assert held(await house.tables.load(1)) == [EVA]
    second = await house.tables.load(await house.match.queue.second(1, FINN))
    first = await house.tables.load(1)
    assert (held(first), waits(first)) == ([EVA], [])
    assert (who(second), held(second)) == ([FINN], [GIA])


async def test_at_a_second_table_whoever_has_waited_longest_is_asked_first(house: House) -> None:
    await full(house)
    for user in (EVA, FINN, GIA, 8, 9):
        await house.match.lobby.join(1, user, "x", or_wait=True)
    second = await house.tables.load(await house.match.queue.second(1, EVA))
    assert (who(second), held(second), waits(second)) == ([EVA], [FINN, GIA, 8], [9])


async def test_a_second_table_is_like_the_first_in_everything_that_was_chosen(house: House) -> None:
    await full(house)
    switches: Switches = {
        "weekends_off": True,
        "now": True,
        "starts_full": True,
        "steady": True,
    }
    await house.match.lobby.set_options(1, ANA, {}, "48h", switched=("loud",), unrated=True, **switches)
    for user in (EVA, FINN):
        await house.match.lobby.join(1, user, "x", or_wait=True)
    second = (await house.tables.load(await house.match.queue.second(1, EVA))).row
    assert second.pace == "48h"
    assert {name: getattr(second, name) for name in switches} == switches
    assert (second.switched, second.unrated) == (("loud",), True)


# --- seats that are kept


async def test_a_seat_is_kept_for_a_day(house: House, clock: FakeClock) -> None:
    await opened(house, BEN, CLEO)
    await house.people.preferences.change(EVA, away_from=clock.now(), away_until=clock.now() + 3 * DAY)
    table = await house.match.queue.keep(1, ANA, EVA, "Eva")
    assert (held(table), table.free) == ([EVA], 0)
    await refused(house.match.queue.keep(1, ANA, FINN, "Finn"), "seat-kept-already")
    await refused(house.match.queue.keep(1, BEN, EVA, "Eva"), "already-seated-there")
    await refused(house.match.queue.keep(1, BEN, FINN, "Finn"), "table-full")
    await refused(house.match.queue.keep(1, FINN, GIA, "Gia"), "not-at-this-table")
    await refused(house.match.lobby.join(1, DAN, "Dan"), "table-full")
    assert held(await tick(house, clock, KEPT_SECONDS - 1)) == [EVA]
    table = await tick(house, clock, 1)
    assert (held(table), waits(table), table.free) == ([], [], 1)


@pytest.mark.parametrize("where", ["waits", "held", "kept", "keeps"])
async def test_whoever_is_forgotten_waits_nowhere(house: House, where: str) -> None:
    await full(house, starts_full=False)
    for user in (EVA, FINN):
        await house.match.lobby.join(1, user, "x", or_wait=True)
    if where in ("held", "kept", "keeps"):
        await house.match.lobby.leave(1, CLEO)
    if where in ("kept", "keeps"):
        await house.match.lobby.leave(1, FINN)
        await house.match.lobby.leave(1, EVA)
        await house.match.queue.keep(1, BEN, EVA if where == "kept" else FINN, "x")
    user = {"waits": FINN, "held": EVA, "kept": EVA, "keeps": BEN}[where]
    assert "waiting_lists" in (await house.people.personal.export(user)).decode()
    await house.people.personal.forget(user, lambda _: "Somebody")
    for column in ("queued.user_id", "queued.kept_by", "asked.user_id"):
        table, _, name = column.partition(".")
        assert await house.tables.db.all(f"SELECT 1 FROM {table} WHERE {name} = ?", (user,)) == [], column
    table = await house.tables.load(1)
    if where == "held":
        assert held(table) == [FINN]


async def test_nothing_is_due_at_a_table_that_everybody_has_left(house: House) -> None:
    await opened(house, BEN)
    for user in (ANA, BEN):
        await house.match.lobby.leave(1, user)
    assert (await house.tables.glance(1)).row.status == "ended"
    assert await deadlines.due(house.tables.db, 2**40, 9) == []
