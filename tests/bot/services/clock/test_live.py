"""Tables that play live: when they begin and end, who is reminded when, and that sealed choices tell nothing by it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.db import waits
from bot.services.clock import live
from bot.services.clock.turns import NUDGE
from bot.services.table.scene import Table
from bot.ui.press.house import House
from tests.support.clock import FakeClock
from tests.support.tables import house_at, stored, user_of

HOUR = 3600


async def act(house: House, clock: FakeClock, after: int) -> Table:
    """Whoever is asked acts after so many seconds."""
    clock.advance(seconds=after)
    table = await house.tables.load(1)
    seat = table.actors()[0]
    return await house.match.steps.act(1, user_of(seat), table.row.revision, 0)


def is_live(house: House, table: Table) -> bool:
    return live.is_live(table.row, house.clock.now())


async def test_a_table_goes_live_when_everybody_has_acted_within_minutes_twice(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 3, 0)
        for stop in range(3 * live.STOPS_A_PERSON):
            table = await act(house, clock, live.QUICK_SECONDS)
            assert is_live(house, table) == (stop == 3 * live.STOPS_A_PERSON - 1), stop
        assert table.row.live == clock.now() + live.QUIET_SECONDS


async def test_one_slow_answer_begins_the_count_anew(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "yucata", 2, 0)
        for seconds in (60, 60, 60, live.QUICK_SECONDS + 1, 60, live.QUICK_SECONDS, 60):
            table = await act(house, clock, seconds)
            assert not is_live(house, table)
        assert is_live(house, await act(house, clock, 60))


async def test_steps_of_one_turn_are_one_wait(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "port_royal", 3, 0)
        ended = 0
        for steps in range(1, 30):
            (seat,) = table.actors()
            table = await act(house, clock, 5)
            ended += seat not in table.actors()
            assert table.row.quick == ended
            kept = await waits.of_people(house.tables.db, [user_of(seat) for seat in range(3)], "daily")
            assert sum(map(len, kept.values())) == ended
            if ended == 3:
                assert steps > ended
                return
        raise AssertionError("no turn ends")


async def test_a_person_alone_with_computers_is_never_live(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 3, 0, computers=2)
        for _ in range(6):
            await house.match.automatic.settled()
            table = await house.tables.load(1)
            if table.seats[table.actors()[0]].kind == "person":
                table = await act(house, clock, 1)
        assert (table.row.quick, table.row.live) == (0, 0)


async def live_table(house: House, clock: FakeClock, game: str = "yucata", seats: int = 2) -> Table:
    """A table that has just gone live."""
    table = await stored(house, game, seats, 0)
    while not is_live(house, table):
        table = await act(house, clock, 10)
    return table


async def test_at_a_live_table_people_are_reminded_after_minutes_and_by_the_pace_again_when_it_is_quiet(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await live_table(house, clock)
        (seat,) = table.actors()
        due = await house.tables.due(1, NUDGE)
        assert due[seat] == clock.now() + live.REMIND_SECONDS
        clock.advance(seconds=live.REMIND_SECONDS)
        assert await house.match.sweep.run() == 1
        assert (await house.tables.load(1)).seats[seat].nudged == 1
        assert (await house.tables.due(1, NUDGE))[seat] >= clock.now() + 20 * HOUR, "once, then not for a day"
        clock.advance(seconds=live.QUIET_SECONDS)
        await house.match.sweep.run()
        table = await house.tables.load(1)
        assert (table.row.live, table.row.quick, table.row.status) == (0, 0, "running")
        owed = set(await house.tables.db.column("SELECT payload ->> '$.what' FROM outbox WHERE match_id = 1"))
        assert {"table", "desk"} <= owed, "whoever is asked is told in the usual way"
        assert not is_live(house, await act(house, clock, 10)), "a quiet table must earn it anew"


async def test_a_sweep_that_comes_late_reminds_nobody_twice(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await live_table(house, clock)
        (seat,) = table.actors()
        clock.advance(hours=80)
        await house.match.sweep.run()
        assert (await house.tables.load(1)).seats[seat].nudged == 1
        assert (await house.tables.due(1, NUDGE))[seat] > clock.now()


async def test_every_action_keeps_a_table_live_and_undoes_nothing_of_its_pace(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await live_table(house, clock)
        for _ in range(4):
            table = await act(house, clock, live.QUIET_SECONDS - 1)
            await house.match.sweep.run()
            assert is_live(house, table)
        assert table.row.pace == "daily"


async def test_the_lobby_may_ask_for_it(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0, started=False)
        host = table.row.host_id
        await house.match.lobby.set_options(1, host, {}, "daily", now=True)
        table = await house.match.matches.start(1, host)
        assert table.row.live == clock.now() + live.QUIET_SECONDS
        assert (await house.tables.due(1, NUDGE))[table.actors()[0]] == clock.now() + live.REMIND_SECONDS


async def test_sealed_choices_neither_make_a_table_live_nor_are_their_times_kept(tmp_path: Path) -> None:
    """What is public of a match, and what is kept of people, is the same whoever has chosen."""
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "nereus", 3, 0)
        while not table.game.view(table.state, None).secret_waits:
            table = await act(house, clock, 10)
        people = [user_of(seat) for seat in range(3)]
        kept = await waits.of_people(house.tables.db, people, "daily")
        before = (table.row.quick, table.row.live)
        while True:
            table = await act(house, clock, 10)
            assert (table.row.quick, table.row.live) == before, "the choice that opens them all tells nothing either"
            if not table.game.view(table.state, None).secret_waits:
                break
        assert await waits.of_people(house.tables.db, people, "daily") == kept, "nor who was the last to choose"


async def test_waits_are_kept_at_the_pace_at_which_they_were_played(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        first = user_of(table.actors()[0])
        await act(house, clock, 5 * HOUR)
        assert await waits.of_people(house.tables.db, [first], "daily") == {first: [5 * HOUR]}
        assert await waits.of_people(house.tables.db, [first], live.PACE) == {first: []}
        exported = msgspec.json.decode(await house.people.personal.export(first))
        assert exported["waits"] == [{"pace": "daily", "seconds": 5 * HOUR}]
        await house.people.personal.forget(first, lambda _: "x")
        assert await house.tables.db.all("SELECT 1 FROM wait WHERE user_id = ?", (first,)) == []
