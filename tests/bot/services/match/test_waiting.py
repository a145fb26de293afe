"""Who waits, since when, and what comes of waiting: lists, reminders, idle tables, outages, decisions taken back."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.db import deadlines, votes
from bot.db import outbox as box_rows
from bot.db import seats as seat_rows
from bot.services.clock.calendar import Calendar
from bot.services.clock.pace import full_bank
from bot.services.clock.turns import IDLE, IDLE_ASKED, IDLE_SUSPENDED, NUDGE, TIMEOUT
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine.core import match as record
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, after_computers, consistent, opened, refused, undo
from tests.support.tables import house_at, stored, user_of
from tests.support.town import town

HOUR = 3600


async def test_a_seat_waits_since_the_first_step_of_its_turn(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "nereus", 2, 0)
        seen = 0
        for _ in range(60):
            seat = table.actors()[0]
            before = table.seats[seat]
            clock.advance(hours=1)
            table = await house.match.steps.act(1, user_of(seat), table.row.revision, 0)
            row = table.seats[seat]
            if row.since is not None:
                seen += 1
                assert row.since == before.since
                assert row.clock_at == clock.now(), "each step begins a new wait for the clock"
        assert seen > 5, "turns of several steps"


async def test_a_suspended_match_waits_for_nobody(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        user = user_of(table.actors()[0])
        assert await house.tables.waiting_for(user) == [1]
        await house.match.matches.pause(1, user)
        assert await house.tables.waiting_for(user) == []
        await house.match.matches.resume(1, user)
        assert await house.tables.waiting_for(user) == [1]


async def test_a_suspended_match_waits_for_no_computer(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await house.match.automatic.stop()
        table = await stored(house, "yucata", 3, 0, computers=1)
        while table.seats[table.actors()[0]].kind == "person":
            table = await house.match.steps.act(1, user_of(table.actors()[0]), table.row.revision, 0)
        assert await seat_rows.waiting_for_the_bot(house.tables.db) == [1]
        await house.match.matches.pause(1, user_of(0))
        assert await seat_rows.waiting_for_the_bot(house.tables.db) == []


async def test_what_waited_before_a_pause_is_left_out_of_a_reminder_for_another_match(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "yucata", 2, 0, seed=1)
        table = await stored(house, "yucata", 2, 0, seed=1)
        seat = table.actors()[0]
        await house.match.matches.pause(2, user_of(seat))
        clock.advance(hours=24)
        await house.match.sweep.run()
        nudged = [(await house.tables.load(number)).seats[seat].nudged for number in (1, 2)]
        assert nudged == [1, 0]


async def test_a_table_that_never_starts_is_closed(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        number = (await opened(house, BEN)).row.id
        clock.advance(seconds=IDLE_SUSPENDED - 1)
        await house.match.sweep.run()
        assert (await house.tables.load(number)).row.status == "lobby"
        clock.advance(seconds=1)
        await house.match.sweep.run()
        closed = await house.tables.load(number)
        assert (closed.row.status, closed.row.ended_at) == ("ended", clock.now())
        await refused(house.match.lobby.join(number, 77, "x"), "table-closed")
        assert await deadlines.due(house.tables.db, 2**40, 99) == []


async def test_a_rematch_that_never_starts_is_closed(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "yucata", 2, 10_000)
        again = await house.match.lobby.rematch(1, user_of(0), "x")
        clock.advance(seconds=IDLE_SUSPENDED)
        await house.match.sweep.run()
        assert (await house.tables.load(again.row.id)).row.status == "ended"


async def test_a_table_that_is_asked_whether_it_still_plays_is_suspended_only_later(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "yucata", 2, 0)
        await house.match.matches.touch(1, user_of(0))
        clock.advance(seconds=IDLE_ASKED)
        await house.match.sweep.run()
        assert (await house.tables.load(1)).row.status == "running"


async def test_a_table_is_asked_whether_it_still_plays_before_it_is_suspended_although_the_bot_was_down_for_long(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "yucata", 2, 0)
        await house.match.matches.touch(1, user_of(0))
        await house.match.sweep.tick()
        clock.advance(seconds=IDLE_SUSPENDED)
        await house.match.outages.put_off()
        clock.advance(seconds=IDLE_ASKED)
        await house.match.sweep.run()
        assert (await house.tables.load(1)).row.status == "running", "nobody could have played meanwhile"
        clock.advance(seconds=IDLE_SUSPENDED - IDLE_ASKED)
        await house.match.sweep.run()
        assert (await house.tables.load(1)).row.status == "suspended"


@pytest.mark.parametrize(("ago", "later"), [(-60, 100 * HOUR), (60, 0)])
async def test_a_match_that_was_played_live_when_the_bot_went_down_is_so_afterwards(
    tmp_path: Path, ago: int, later: int
) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        await stored(house, "yucata", 2, 0)
        await house.match.sweep.tick()
        live = clock.now() - ago
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE match SET live = ?", (live,))
        clock.advance(hours=100)
        await house.match.outages.put_off()
        assert (await house.tables.load(1)).row.live == live + later


async def test_a_reminder_is_not_sent_for_a_step_that_is_over(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        house, table = place.house, await place.house.tables.load(1)
        seat = table.actors()[0]
        person = place.people[seat]

        async def reminders() -> int:
            await place.settle()
            return sum("Snooze" in str(message.components) for message in person.user.dm_channel.history())

        place.clock.advance(hours=24)
        with house.telling.outbox.together():  # nothing is sent before both have acted
            await house.match.sweep.run()
            for asked in (seat, 1 - seat):
                table = await house.tables.load(1)
                place.clock.advance(seconds=60)
                await house.match.steps.act(1, place.people[asked].id, table.row.revision, asked)
        assert (await house.tables.load(1)).actors() == (seat,), "asked again, about another step"
        assert await reminders() == 0
        place.clock.advance(hours=24)
        await house.match.sweep.run()
        assert await reminders() == 1
        assert not place.env.errors


async def test_an_answered_step_leaves_no_deadline(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        await house.match.steps.act(1, user_of(seat), 0, 0)
        for kind in (NUDGE, TIMEOUT):
            assert set(await deadlines.of_match(house.tables.db, 1, kind)) == {1 - seat}


async def test_clocks_stand_while_the_bot_is_down(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        await house.match.sweep.run()
        before = {kind: await deadlines.of_match(house.tables.db, 1, kind) for kind in (NUDGE, TIMEOUT)}
    clock.advance(hours=100)
    async with house_at(tmp_path, clock=clock) as house:
        await house.match.outages.put_off()
        for kind, due in before.items():
            assert await deadlines.of_match(house.tables.db, 1, kind) == {seat: due[seat] + 100 * HOUR}
        assert await house.match.sweep.run() == 0
        clock.advance(hours=5)
        table = await house.match.steps.act(1, user_of(seat), 0, 0)
        assert table.seats[seat].bank == full_bank("daily"), "5 of 72 hours were used, and a step came back"


async def test_clocks_stand_while_the_machine_sleeps(tmp_path: Path) -> None:
    """The bot is not started again then, so only the gap between two ticks tells."""
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        await house.match.sweep.tick()
        before = {kind: await deadlines.of_match(house.tables.db, 1, kind) for kind in (NUDGE, TIMEOUT)}
        clock.advance(hours=100)
        await house.match.sweep.tick()
        for kind, due in before.items():
            assert await deadlines.of_match(house.tables.db, 1, kind) == {seat: due[seat] + 100 * HOUR}
        assert (await house.tables.load(1)).seats[seat].nudged == 0


class Sleeps(FakeClock):
    """A machine that may have slept."""

    has_slept = False

    def woke(self) -> bool:
        """Once after it has."""
        found, self.has_slept = self.has_slept, False
        return found


async def test_a_press_just_after_the_machine_woke_does_not_charge_its_sleep(tmp_path: Path) -> None:
    clock = Sleeps()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        await house.match.sweep.tick()
        clock.advance(hours=100)
        clock.has_slept = True
        table = await house.match.steps.act(1, user_of(seat), 0, 0)
        assert table.seats[seat].bank == full_bank("daily")
        assert table.seats[1 - seat].clock_at == clock.now()


async def test_no_clock_begins_in_the_future_after_the_machines_clock_was_put_back(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        await house.match.sweep.tick()
    clock.at -= 30 * HOUR
    async with house_at(tmp_path, clock=clock) as house:
        await house.match.outages.put_off()
        assert (await house.tables.load(1)).seats[seat].clock_at == clock.now()


async def left(house: House) -> dict[str, list[int]]:
    """The time until everything that becomes due, and what each seat has left, as the clock of the machine says."""
    now = house.clock.now()
    table = await house.tables.load(1)
    found = {
        "seats": [now - row.clock_at for row in table.seats if row.clock_at is not None],
        "banks": [row.bank for row in table.seats],
        "moved": [now - table.row.moved_at],
    }
    for kind in (NUDGE, TIMEOUT, IDLE):
        found[kind] = [at - now for at in (await deadlines.of_match(house.tables.db, 1, kind)).values()]
    return found


@pytest.mark.parametrize("ahead", [2 * HOUR, 30 * HOUR, 365 * 24 * HOUR])
@pytest.mark.parametrize("acts", [False, True])
async def test_a_clock_that_was_ahead_for_a_while_delays_no_reminder(tmp_path: Path, ahead: int, acts: bool) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        await house.match.matches.touch(1, user_of(0))
        clock.advance(hours=5)
        await house.match.sweep.tick()
        clock.advance(seconds=ahead)
        await house.match.sweep.tick()
        if acts:
            await house.match.steps.act(1, user_of(table.actors()[0]), 0, 0)
        before = await left(house)
        clock.advance(seconds=-ahead)
        await house.match.sweep.tick()
        assert await left(house) == before
        later = await box_rows.next_time(house.tables.db, clock.now() + HOUR)
        assert later is None, "nothing that is to be told waits for the clock of then"


async def test_the_time_before_an_outage_counts_and_the_outage_does_not(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        clock.advance(hours=40)
        await house.match.sweep.run()
    clock.advance(hours=100)
    async with house_at(tmp_path, clock=clock) as house:
        await house.match.outages.put_off()
        clock.advance(hours=5)
        table = await house.match.steps.act(1, user_of(seat), 0, 0)
        assert table.seats[seat].bank == full_bank("daily") - 45 * HOUR + 24 * HOUR


async def test_no_clock_begins_in_the_future_after_an_outage(tmp_path: Path) -> None:
    """Somebody has acted after the last sign of life, which could not be stored."""
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        await house.match.sweep.run()
        clock.advance(hours=60)
        table = await house.match.steps.act(1, user_of(seat), 0, 0)
        due = await deadlines.of_match(house.tables.db, 1, TIMEOUT)
    clock.advance(hours=5)
    async with house_at(tmp_path, clock=clock) as house:
        await house.match.outages.put_off()
        other = (await house.tables.load(1)).seats[1 - seat]
        assert other.clock_at == clock.now()
        assert await deadlines.of_match(house.tables.db, 1, TIMEOUT) == {1 - seat: due[1 - seat] + 5 * HOUR}


async def test_a_clock_by_hours_that_began_after_the_last_sign_of_life_has_its_whole_time_left(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        seat = (await stored(house, "yucata", 2, 0)).actors()[0]
        for user in (user_of(0), user_of(1)):
            await house.people.preferences.change(user, quiet_from=1320, quiet_until=420)
        await house.match.sweep.run()
        clock.advance(hours=60)
        await house.match.steps.act(1, user_of(seat), 0, 0)
        before = await time_left(house, 1 - seat)
    clock.advance(hours=5)
    async with house_at(tmp_path, clock=clock) as house:
        await house.match.outages.put_off()
        assert await time_left(house, 1 - seat) == before


async def time_left(house: House, seat: int) -> dict[str, int]:
    """The open time that a seat of match 1 has from the beginning of its clock on, by what is due then."""
    row = (await house.tables.load(1)).seats[seat]
    assert row.clock_at is not None
    calendar = Calendar(await house.people.preferences.of(user_of(seat)))
    due = {kind: await deadlines.get(house.tables.db, 1, kind, seat) for kind in (NUDGE, TIMEOUT)}
    return {kind: calendar.elapsed(row.clock_at, one.due_at) for kind, one in due.items() if one is not None}


async def test_what_a_computer_chose_in_secret_goes_with_the_decision_that_let_it(house: House, toy: str) -> None:
    number = (await opened(house, game=toy)).row.id
    await house.match.lobby.add_computer(number, ANA)
    await house.match.lobby.join(number, BEN, "Ben")
    await house.match.matches.start(number, ANA)
    table = await after_computers(house, number)
    for user in (ANA, BEN, ANA):  # signs, then Ana's turn and the computer's
        table = await house.match.steps.act(number, user, table.row.revision, _last(table))
        table = await after_computers(house, number)
    assert table.actors() == (2,)
    before = table.game.dump(table.state)
    table = await house.match.steps.act(number, BEN, table.row.revision, _last(table))
    table = await after_computers(house, number)
    assert table.state.signs[1] != -1, "the computer has chosen for the next round"
    back = await undo(house, number, BEN)
    assert back.game.dump(back.state) == before
    live = record.live(await house.tables.history(number))
    assert sum(step.kind == "computer" and step.sealed for step in live) == 1, "only its choice of the first round"
    await consistent(house, number)


async def test_acting_and_taking_it_back_gives_no_time(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        clock.advance(hours=70)
        for _ in range(3):
            table = await house.match.steps.act(1, user_of(seat), table.row.revision, 1)
            table = await house.match.steps.undo(1, user_of(seat), table.row.revision)
        assert table.seats[seat].bank <= 2 * HOUR


async def test_more_time_for_all_fills_no_bank_beyond_full(tmp_path: Path, toy: str) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, toy, 3, 0)
        short = msgspec.structs.replace(table.seats[0], bank=4 * HOUR)
        async with house.tables.db.write() as tx:
            await seat_rows.change_seats(tx, 1, table.seats, (short, *table.seats[1:]))
            await seat_rows.remind(tx, 1, short, nudged=2, at=clock.now())
            await deadlines.put(tx, 1, TIMEOUT, 0, clock.now() + 4 * HOUR)
        clock.advance(hours=4)
        await house.match.sweep.run()
        (vote,) = await votes.open_ones(house.tables.db, 1)
        for user in (user_of(1), user_of(2)):
            await house.match.votes.cast(1, vote.id, user, "wait", "x")
        given = await house.tables.load(1)
        assert given.seats[0].bank == 24 * HOUR
        assert given.seats[0].nudged == 0, "reminders begin anew"
        assert max(row.bank for row in given.seats) <= full_bank("daily")


async def test_a_vote_is_decided_when_the_only_one_who_has_not_answered_leaves(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 3, 0)
        vote = await house.match.votes.ask(1, "end", user_of(0))
        assert vote.outcome is None
        for seat in (1, 2):
            await house.match.seats.resign(1, user_of(seat))
        after = await house.match.votes.get(vote.id)
        assert after is not None
        assert after.outcome == "yes", "everybody who still sits at the table wants to end it"


async def test_what_is_taken_back_by_the_table_gives_its_time_back_to_the_others(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        for _ in range(4):
            seat = table.actors()[0]
            clock.advance(hours=30)
            table = await house.match.steps.act(1, user_of(seat), table.row.revision, 0)
        banks = [row.bank for row in table.seats]
        asks = table.actors()[0]
        other = 1 - asks
        done = {step.seat: step for step in record.live(await house.tables.history(1)) if step.kind == "act"}
        mine, theirs = done[asks], done[other]
        vote = await house.match.votes.ask(1, "undo", user_of(asks))
        after = await house.match.votes.cast(1, vote.id, user_of(other), "yes", "x")
        assert after.outcome == "yes"
        back = await house.tables.load(1)
        assert mine.number < theirs.number, "what the other has done since is taken back too"
        assert mine.gave > 0
        assert theirs.gave > 0
        assert back.seats[asks].bank == banks[asks] - mine.gave
        assert back.seats[other].bank == banks[other], "it was not the other's wish"


async def test_a_stand_still_takes_no_time(tmp_path: Path) -> None:
    """The hours of a person are changed just when the match is paused, or over."""
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        user = user_of(table.actors()[0])
        clock.advance(hours=10)
        paused = await house.match.matches.pause(1, user)
        clock.advance(hours=50)
        await house.match.seats.settle(1, user)
        assert (await house.tables.load(1)).seats == paused.seats


def _last(table: Table) -> int:
    """The last thing that is offered, which in Pebbles reveals nothing."""
    return len(table.game.legal(table.state, table.actors()[0])) - 1
