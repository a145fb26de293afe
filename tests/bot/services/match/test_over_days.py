"""A table over days: banks, reminders, outages, votes, replacing. Everything by a clock that the test sets."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

from bot.db import cards as card_rows
from bot.db import deadlines, people
from bot.db import outbox as box_rows
from bot.db import votes as vote_rows
from bot.db.people import Player
from bot.services.clock import pace
from bot.services.clock.calendar import Calendar
from bot.services.clock.turns import NUDGE, TIMEOUT, Turns
from bot.services.errors import Refused
from bot.services.match import standing
from bot.services.match.sweep import MOST_REMINDERS, TOGETHER_SECONDS
from bot.services.table.scene import SeatRow, Table
from bot.services.table.voting import CHOICES, result
from bot.services.telling.cards import REMINDER
from bot.services.telling.wishes import AnyWish, Tell, owed
from bot.ui.press.house import House
from engine import registry
from engine.core import match as record
from engine.core.chance import Fast
from engine.core.standing import BadStanding
from tests.support.clock import FakeClock
from tests.support.outbox import rows_due
from tests.support.people import undo
from tests.support.tables import house_at, stored, user_of

HOUR, DAY = 3600, 86400
GAME = "yucata"


def cards(first: str, second: str = "0") -> dict[str, list[str]]:
    """The form about the next cards of Yucata', filled in."""
    return {"first": [first], "second": [second], "third": ["0"], "order": ["turn"], "way": ["any"]}


class Reminder(NamedTuple):
    """Who was reminded, of which seats of which matches."""

    user: int
    told: list[tuple[int, SeatRow]]


class Days:
    """A house with a clock, and what it wanted to send so far."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.clock = cast("FakeClock", house.clock)
        self.sent: list[tuple[int, AnyWish]] = []
        self.reminders: list[tuple[int, Reminder]] = []
        """When which reminders went out."""
        self.policy = Fast(at=7)

    async def sweep(self) -> None:
        """One tick; takes what is in the outbox out of it, and notes who is to be reminded."""
        await self.house.match.sweep.run()
        now = self.clock.now()
        for row in await rows_due(self.house.tables.db, now):
            self.sent.append((now, owed(row).wish))
            async with self.house.tables.db.write() as tx:
                await box_rows.note_sent(tx, row.id, row.version)
        for number in await card_rows.due(self.house.tables.db, now, ()):
            card = await self.house.telling.cards.get(number)
            assert card is not None
            told = await self.house.tables.reminded(card.person, card.about) if card.kind == REMINDER else []
            if told:
                of = [(table.row.id, seat) for table, seat in told]
                self.reminders.append((now, Reminder(card.person, of)))
            async with self.house.tables.db.write() as tx:
                await card_rows.end(tx, card)

    async def pass_time(self, hours: int, every: int = HOUR // 2) -> None:
        """Let time pass with a tick every so often."""
        for _ in range(hours * HOUR // every):
            self.clock.advance(seconds=every)
            await self.sweep()

    async def table(self, match_id: int = 1) -> Table:
        """The match, after its computers have acted."""
        await self.house.match.automatic.settled()
        return await self.house.tables.load(match_id)

    async def play(self, seat: int, match_id: int = 1) -> Table:
        """The seat acts, by the first legal action."""
        table = await self.table(match_id)
        user = table.seats[seat].user_id
        assert user is not None
        return await self.house.match.steps.act(match_id, user, table.row.revision, 0)

    async def votes(self, match_id: int = 1) -> list[vote_rows.VoteRow]:
        return await vote_rows.open_ones(self.house.tables.db, match_id)


@asynccontextmanager
async def days(folder: Path) -> AsyncGenerator[Days]:
    async with house_at(folder) as house:
        await house.match.outages.put_off()
        yield Days(house)


async def settings(place: Days, user_id: int, **chosen: Any) -> None:
    async with place.house.tables.db.write() as tx:
        await people.put_player(tx, user_id, Player(**chosen))


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("fast", 4), ("daily", 24), ("slow", 72), ("12h", 12), (" 36 h", 36), ("1h", 1), ("336h", 336)],
)
def test_paces_are_named_or_hours(text: str, seconds: int) -> None:
    assert pace.step(pace.parse(text)) == seconds * HOUR


@pytest.mark.parametrize("text", ["", "0h", "337h", "999h", "quick", "-3h", "3.5h", "h"])
def test_other_paces_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="no-such-pace"):
        pace.parse(text)


async def test_an_action_gives_a_step_back_and_waiting_uses_the_bank(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        seat = table.actors()[0]
        full = pace.full_bank("daily")
        place.clock.advance(hours=60)
        table = await place.play(seat)
        assert table.seats[seat].bank == full - 60 * HOUR + 24 * HOUR
        other = table.actors()[0]
        place.clock.advance(hours=10)
        table = await place.play(other)
        assert table.seats[other].bank == full, "never more than full"
        assert (await deadlines.of_match(place.house.tables.db, 1, NUDGE)).keys() == {seat}


async def test_waiting_that_somebody_else_ends_uses_the_bank(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 1)
        waits = table.actors()[0]
        vote = await place.house.match.votes.ask(1, "undo", user_of(1 - waits))
        place.clock.advance(hours=5)
        await place.house.match.votes.cast(1, vote.id, user_of(waits), "yes", "X")
        after = await place.table()
        assert after.actors() == (1 - waits,)
        assert after.seats[waits].bank == pace.full_bank("daily") - 5 * HOUR
        assert (await deadlines.of_match(place.house.tables.db, 1, TIMEOUT)).keys() == {1 - waits}


async def test_one_reminder_a_step_then_longer_pauses_then_the_table_is_asked(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 3, 0)
        seat = table.actors()[0]
        start = place.clock.now()
        await place.pass_time(24 * 12)
        assert [at - start for at, _ in place.reminders] == [24 * HOUR, 72 * HOUR, 168 * HOUR]
        assert all(reminder.user == user_of(seat) for _, reminder in place.reminders)
        (vote,) = await place.votes()
        assert (vote.kind, vote.seat, vote.asked_by) == ("slow", seat, None)
        assert (await place.table()).row.status == "running"
        await place.play(seat)
        assert not await place.votes()


async def test_several_matches_make_one_digest(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        for seed in (1, 2, 3):
            await stored(place.house, GAME, 2, 0, seed=seed)
            place.clock.advance(hours=1)
        waiting = [await place.house.tables.waiting_for(user_of(seat)) for seat in range(2)]
        await place.pass_time(24)
        told = [{match_id for match_id, _ in reminder.told} for _, reminder in place.reminders]
        assert sorted(map(sorted, told)) == sorted(sorted(ids) for ids in waiting if ids)


async def test_a_match_that_was_reminded_of_often_enough_is_in_no_digest(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        waits = [(await stored(place.house, GAME, 2, 0)).actors()[0] for _ in range(2)]
        assert waits[0] == waits[1]
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE seat SET nudged = ? WHERE match_id = 2", (MOST_REMINDERS,))
            await tx.execute("UPDATE deadline SET due_at = due_at + 60 WHERE match_id = 2")
        await place.pass_time(24)
        ((_, reminder),) = place.reminders
        assert [match_id for match_id, _ in reminder.told] == [1]


async def test_a_match_whose_reminder_is_due_much_later_is_in_no_digest(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        waits = [(await stored(place.house, GAME, 2, 0)).actors()[0] for _ in range(2)]
        assert waits[0] == waits[1]
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE deadline SET due_at = due_at + ? WHERE match_id = 2", (TOGETHER_SECONDS + 60,))
        await place.pass_time(24)
        ((_, reminder),) = place.reminders
        assert [match_id for match_id, _ in reminder.told] == [1]


async def test_reminders_go_where_the_person_wants_them(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        await settings(place, user_of(table.actors()[0]), nudges="off")
        await place.pass_time(30)
        assert not place.reminders
        assert (await place.table()).seats[table.actors()[0]].nudged == 1


@pytest.mark.parametrize(
    ("known", "asked_at", "reminded_at"),
    [
        ({"zone": "Asia/Tokyo"}, 14, 22),  # it is 23 there, and then 7
        ({"language": "de"}, 0, 5),  # summer in Berlin
        ({"language": "de", "quiet_from": 1200, "quiet_until": 1260}, 0, 0),  # has said when to be quiet
        ({"presses": range(4, 22, 2)}, 0, 4),
        ({}, 0, 0),
    ],
)
async def test_without_quiet_hours_no_reminder_comes_in_a_night_that_is_guessed(
    tmp_path: Path, known: dict[str, Any], asked_at: int, reminded_at: int
) -> None:
    """A guess delays the reminder alone: the clock, which others see, runs on."""
    async with days(tmp_path) as place:
        place.clock.advance(hours=(asked_at - 14) % 24)
        seat = (await stored(place.house, GAME, 2, 0)).actors()[0]
        user, pressed = user_of(seat), known.pop("presses", ())
        await settings(place, user, **known)
        await stored(place.house, GAME, 2, 0)
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE match SET status = 'ended' WHERE id = 2")
            await tx.execute("DELETE FROM deadline WHERE match_id = 2")
            midnight = place.clock.now() // DAY * DAY
            for number, at in enumerate(midnight - day * DAY + hour * HOUR for day in range(1, 9) for hour in pressed):
                await tx.execute(
                    "INSERT INTO action (match_id, number, seat, kind, action, events, reveals, sealed, user_id, at) "
                    "VALUES (2, ?, 0, 'act', '{}', '[]', 0, 0, ?, ?)",
                    (1000 + number, user, at),
                )
        ends = await deadlines.of_match(place.house.tables.db, 1, TIMEOUT)
        await place.pass_time(36)
        ((at, reminder),) = place.reminders
        assert reminder.user == user
        assert at // HOUR % 24 == reminded_at
        assert await deadlines.of_match(place.house.tables.db, 1, TIMEOUT) == ends


async def test_at_a_live_table_no_night_is_guessed(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        seat = (await stored(place.house, GAME, 2, 0)).actors()[0]
        await settings(place, user_of(seat), zone="Asia/Tokyo")
        async with place.house.tables.db.write() as tx:
            await tx.execute("UPDATE match SET live = ?", (place.clock.now() + 30 * HOUR,))
        await place.pass_time(25)
        assert len(place.reminders) == 1


async def test_a_snoozed_reminder_comes_later_and_never_at_night(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        seat = table.actors()[0]
        await place.house.people.preferences.change(user_of(seat), quiet_from=22 * 60, quiet_until=8 * 60)
        start = place.clock.now()
        until = await place.house.match.sweep.snooze(1, user_of(seat), 4 * HOUR)
        assert until >= start + 4 * HOUR
        assert Calendar(await people.player(place.house.tables.db, user_of(seat))).is_open(until)
        stranger = user_of(1 - seat)
        with pytest.raises(Refused, match="not-your-turn"):
            await place.house.match.sweep.snooze(1, stranger, HOUR)


async def test_whoever_snoozes_each_reminder_is_not_asked_about_earlier(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        user_id, start = user_of(table.actors()[0]), place.clock.now()
        await place.pass_time(24)
        for _ in range(4):
            await place.house.match.sweep.snooze(1, user_id, HOUR)
            await place.pass_time(1)
        assert [at - start for at, _ in place.reminders] == [hour * HOUR for hour in (24, 25, 26, 27, 28)]
        assert not await place.votes()
        await place.pass_time(72 - 28)
        assert [at - start for at, _ in place.reminders][5:] == [72 * HOUR], "the next one comes when it would have"


async def test_new_quiet_hours_count_from_now_on(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        seat = table.actors()[0]
        place.clock.advance(hours=6)
        await place.house.people.preferences.change(
            user_of(seat), away_from=place.clock.now(), away_until=place.clock.now() + 9 * DAY
        )
        row = (await place.table()).seats[seat]
        assert row.bank == pace.full_bank("daily") - 6 * HOUR
        place.clock.advance(days=9)
        table = await place.play(seat)
        assert table.seats[seat].bank == pace.full_bank("daily"), "the vacation cost nothing"


async def test_a_week_of_four_people_with_an_outage_and_a_restart(tmp_path: Path) -> None:
    zones = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "UTC")
    async with days(tmp_path) as place:
        await stored(place.house, GAME, 4, 0)
        now = place.clock.now()
        for seat, zone in enumerate(zones):
            away = {"away_from": now + 2 * DAY, "away_until": now + 4 * DAY} if seat == 2 else {}
            await place.house.people.preferences.change(
                user_of(seat), zone=zone, quiet_from=22 * 60, quiet_until=8 * 60, **away
            )
        sent: list[tuple[int, Reminder]] = []
        for tick in range(7 * 24):
            place.clock.advance(hours=1)
            if tick == 60:
                break
            await place.sweep()
            if tick % 50 == 49:
                await place.play((await place.table()).actors()[0])
        sent += place.reminders
        before = {row.seat: row.bank for row in (await place.table()).seats}
        clock = place.clock
    clock.advance(days=1)
    async with house_at(tmp_path, clock=clock) as house:
        assert await house.match.outages.put_off() > DAY
        place = Days(house)
        await place.sweep()
        table = await place.table()
        seat = table.actors()[0]
        settled = await Turns(house.clock).settle(house.tables.db, table.row, table.seats[seat])
        assert before[seat] - settled.bank <= 61 * HOUR, "the outage is not the player's"
        for tick in range(4 * 24):
            clock.advance(hours=1)
            await place.sweep()
            if tick % 50 == 49:
                await place.play((await place.table()).actors()[0])
        sent += place.reminders
        assert sent
        steps: set[tuple[int, int | None, int]] = set()
        for at, reminder in sent:
            calendar = Calendar(await people.player(house.tables.db, reminder.user))
            assert calendar.is_open(at), "no reminder outside of the person's day"
            ((_, one),) = reminder.told
            step = (one.seat, one.clock_at, at)
            assert step not in steps
            steps.add(step)
        assert len(await house.tables.history(1)) >= 2


async def test_a_late_deadline_waits_for_the_persons_morning(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        seat = table.actors()[0]
        async with place.house.tables.db.write() as tx:
            await people.put_player(tx, user_of(seat), Player(quiet_from=0, quiet_until=1439))
        place.clock.advance(hours=48)
        place.clock.at += (DAY // 2) - place.clock.at % DAY
        await place.sweep()
        assert not place.reminders
        due = (await deadlines.of_match(place.house.tables.db, 1, NUDGE))[seat]
        assert due % DAY == 1439 * 60


async def out_of_time(place: Days, seats: int, computers: int = 0) -> vote_rows.VoteRow | None:
    """A table whose player to act has used up the bank."""
    await stored(place.house, GAME, seats, 0, computers=computers)
    place.clock.advance(seconds=pace.full_bank("daily"))
    await place.sweep()
    found = await place.votes()
    return found[0] if found else None


async def test_the_bank_of_whoever_sleeps_lasts_for_as_many_hours_awake(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 3, 0)
        (seat,) = table.actors()
        minute = place.clock.now() % (24 * HOUR) // 60
        awake = {"quiet_from": (minute + 8 * 60) % 1440, "quiet_until": minute}  # eight hours a day, from now on
        await settings(place, user_of(seat), **awake)
        await place.house.match.seats.settle(1, user_of(seat))
        await place.pass_time(8 * 24 + 7, every=HOUR)
        assert await place.votes() == [], "71 hours awake"
        await place.pass_time(18, every=HOUR)
        (vote,) = await place.votes()
        assert (vote.kind, vote.seat) == ("slow", seat)


async def cast_all(place: Days, vote: vote_rows.VoteRow, choice: str) -> vote_rows.VoteRow:
    """Everybody who may votes the same, until it is decided."""
    for row in (await place.table()).seats:
        if row.seat != vote.seat and row.user_id is not None and vote.outcome is None:
            vote = await place.house.match.votes.cast(1, vote.id, row.user_id, choice, "X")
    return vote


@pytest.mark.parametrize("choice", CHOICES["slow"])
async def test_the_table_decides_about_a_slow_seat(tmp_path: Path, choice: str) -> None:
    async with days(tmp_path) as place:
        vote = await out_of_time(place, 3)
        assert vote is not None
        assert (await place.table()).row.status == "running", "nobody loses by the clock alone"
        decided = await cast_all(place, vote, choice)
        assert decided.outcome == choice
        table = await place.table()
        seat = table.seats[vote.seat]
        if choice == "wait":
            assert table.actors() == (vote.seat,)
            assert (await deadlines.of_match(place.house.tables.db, 1, TIMEOUT))[vote.seat] == place.clock.now() + DAY
        elif choice == "step":
            history = await place.house.tables.history(1)
            assert (history[0].seat, history[0].kind) == (vote.seat, "computer")
            assert seat.kind == "person"
        elif choice == "computer":
            assert (seat.kind, seat.user_id, seat.left_by) == ("computer", None, user_of(vote.seat))
            assert vote.seat not in table.actors()
        elif choice == "replace":
            (offer,) = await place.votes()
            assert (offer.kind, offer.seat) == ("replace", vote.seat)
            await place.house.match.votes.cast(1, offer.id, 555, "take", "Newcomer")
            table = await place.table()
            assert (table.seats[vote.seat].user_id, table.seats[vote.seat].name) == (555, "Newcomer")
            with pytest.raises(Refused, match="not-at-this-table"):
                await place.house.match.steps.act(1, user_of(vote.seat), table.row.revision, 0)
            await place.play(vote.seat)
        else:
            assert table.row.status == "ended"
            assert not await deadlines.of_match(place.house.tables.db, 1, NUDGE)


async def test_a_vote_refuses_strangers_the_slow_one_and_what_is_decided(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        vote = await out_of_time(place, 4)
        assert vote is not None
        voters = [user_of(seat) for seat in range(4) if seat != vote.seat]
        for user in (999, user_of(vote.seat)):
            with pytest.raises(Refused, match="not-a-voter"):
                await place.house.match.votes.cast(1, vote.id, user, "end", "X")
        with pytest.raises(Refused, match="no-such-choice"):
            await place.house.match.votes.cast(1, vote.id, voters[0], "explode", "X")
        with pytest.raises(Refused, match="no-such-vote"):
            await place.house.match.votes.cast(1, 12345, voters[0], "wait", "X")
        await place.house.match.votes.cast(1, vote.id, voters[0], "end", "X")
        await place.house.match.votes.cast(1, vote.id, voters[0], "wait", "X")
        assert await vote_rows.ballots(place.house.tables.db, vote.id) == {voters[0]: "wait"}, "a ballot may be changed"
        await place.play(vote.seat)
        with pytest.raises(Refused, match="vote-closed"):
            await place.house.match.votes.cast(1, vote.id, voters[1], "end", "X")
        assert (await place.table()).row.status == "running"


async def test_without_others_nobody_is_asked(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0, computers=1)
        assert await out_of_time(place, 2, computers=1) is None
        assert table.persons()


@pytest.mark.parametrize(
    ("kind", "entitled", "given", "expected"),
    [
        ("slow", 3, ["wait", "wait"], "wait"),
        ("slow", 3, ["wait", "end"], None),
        ("slow", 3, ["end", "computer", "wait"], "wait"),
        ("slow", 2, ["end", "computer"], "computer"),
        ("slow", 1, ["end"], "end"),
        ("undo", 3, ["yes", "yes"], None),
        ("undo", 3, ["yes", "yes", "yes"], "yes"),
        ("undo", 3, ["yes", "no"], "no"),
        ("end", 4, ["yes", "yes"], None),
        ("end", 4, ["yes", "yes", "yes"], "yes"),
        ("end", 4, ["yes", "no", "no"], "no"),
        ("end", 1, ["yes"], "yes"),
        ("return", 0, [], "yes"),
        ("return", 3, ["yes", "yes"], "yes"),
    ],
)
def test_how_votes_are_counted(kind: str, entitled: int, given: list[str], expected: str | None) -> None:
    assert result(kind, entitled, given) == expected


async def test_an_undo_behind_the_barrier_needs_everybody(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        await stored(place.house, GAME, 2, 4)
        before = await place.house.tables.history(1)
        seat = before[-2].seat
        with pytest.raises(Refused, match="nothing-to-undo"):
            await undo(place.house, 1, user_of(seat))
        vote = await place.house.match.votes.ask(1, "undo", user_of(seat))
        assert vote is not None
        assert vote.outcome is None
        decided = await place.house.match.votes.cast(1, vote.id, user_of(1 - seat), "yes", "X")
        assert decided.outcome == "yes"
        history = await place.house.tables.history(1)
        assert [row.number for row in record.live(history)] == [row.number for row in before[:-2]]
        assert (await place.table()).actors() == (seat,)
        again = await place.play(seat)
        assert again.row.revision == 6


async def test_a_refused_undo_changes_nothing(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        await stored(place.house, GAME, 3, 5)
        seat = (await place.house.tables.history(1))[-2].seat
        vote = await place.house.match.votes.ask(1, "undo", user_of(seat))
        assert vote is not None
        decided = await place.house.match.votes.cast(1, vote.id, user_of((seat + 1) % 3), "no", "X")
        assert decided.outcome == "no"
        assert (await place.table()).row.revision == 5


async def test_who_left_may_come_back_if_the_table_agrees(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        await stored(place.house, GAME, 3, 2)
        await place.house.match.seats.resign(1, user_of(1))
        table = await place.table()
        assert table.seat_of(user_of(1)) is None
        vote = await place.house.match.votes.ask(1, "return", user_of(1), name="Ben")
        assert vote is not None
        await place.house.match.votes.cast(1, vote.id, user_of(0), "yes", "X")
        decided = await place.house.match.votes.cast(1, vote.id, user_of(2), "yes", "X")
        assert decided.outcome == "yes"
        back = await place.table()
        assert back.seat_of(user_of(1)) == 1
        assert back.seats[1].name == "Ben", "not as the computer that played meanwhile"
        notices = [
            wish.key
            for row in await rows_due(place.house.tables.db, place.clock.now())
            if isinstance(wish := owed(row).wish, Tell)
        ]
        assert notices == ["left", "taken-over"]


async def test_a_seat_offered_to_one_member_is_not_for_others(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        await stored(place.house, GAME, 2, 1)
        offer = await place.house.match.votes.ask(1, "replace", user_of(0), for_user=777)
        assert offer is not None
        with pytest.raises(Refused, match="not-for-you"):
            await place.house.match.votes.cast(1, offer.id, 778, "take", "X")
        with pytest.raises(Refused, match="already-seated"):
            await place.house.match.votes.cast(1, offer.id, user_of(1), "take", "X")
        await place.house.match.votes.cast(1, offer.id, 777, "take", "Friend")
        assert (await place.table()).seat_of(777) == 0


@pytest.mark.parametrize("key", registry.keys())
async def test_seats_change_hands_in_every_phase_of_every_game(tmp_path: Path, key: str) -> None:
    async with days(tmp_path) as place:
        seats = registry.game(key).players[0]
        for number, steps in enumerate((0, 3, 9, 20, 45), 1):
            table = await stored(place.house, key, seats, steps, seed=number)
            if table.row.status != "running":
                continue
            seat = (table.actors() or (0,))[0]
            async with place.house.tables.db.write() as tx:
                table = await place.house.match.seats.hand_over(tx, table, seat, 500 + number, "Newcomer")
            assert table.seat_of(500 + number) == seat
            assert table.seat_of(user_of(seat)) is None
            if seat in table.actors():
                await place.house.match.steps.act(number, 500 + number, table.row.revision, 0)
            table = await place.table(number)
            if table.row.status == "running":
                await place.house.match.seats.resign(number, 500 + number)
                table = await place.table(number)
                assert seat not in table.actors()


async def test_idle_tables_are_asked_then_suspended_and_resumed(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        await place.house.match.matches.touch(1, user_of(0))
        place.clock.advance(days=14)
        await place.sweep()
        asked = [wish.key for _, wish in place.sent if isinstance(wish, Tell)]
        assert asked == ["still-playing"]
        place.clock.advance(days=16)
        await place.sweep()
        assert (await place.table()).row.status == "suspended"
        with pytest.raises(Refused, match="not-running"):
            await place.play(table.actors()[0])
        with pytest.raises(Refused, match="not-at-this-table"):
            await place.house.match.matches.resume(1, 999)
        place.clock.advance(days=100)
        await place.house.match.matches.resume(1, user_of(0))
        table = await place.table()
        assert table.row.status == "running"
        assert (await deadlines.of_match(place.house.tables.db, 1, NUDGE))[table.actors()[0]] > place.clock.now()
        await place.play(table.actors()[0])


async def test_a_pause_stops_the_clock(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        seat = table.actors()[0]
        place.clock.advance(hours=10)
        await place.house.match.matches.pause(1, user_of(0))
        place.clock.advance(days=20)
        await place.sweep()
        await place.house.match.matches.resume(1, user_of(0))
        place.clock.advance(hours=5)
        row = await Turns(place.clock).settle(
            place.house.tables.db, (await place.table()).row, (await place.table()).seats[seat]
        )
        assert row.bank == pace.full_bank("daily") - 15 * HOUR


async def test_an_answer_in_advance_is_given_when_the_turn_comes(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        seat = table.actors()[0]
        other = 1 - seat
        await place.house.match.steps.stand(1, user_of(other), "cards", cards("5"))
        assert (await place.table()).standing[other][0].standing.one("first") == "5"
        await place.play(seat)
        await place.house.match.automatic.settled()
        history = await place.house.tables.history(1)
        assert [(row.seat, row.kind, row.user_id) for row in history] == [
            (seat, "act", user_of(seat)),
            (other, "act", user_of(other)),
        ]
        assert history[1].action == ("play", "5")
        table = await place.table()
        assert table.actors() == (seat,)
        assert not table.standing
        assert place.clock.slept
        assert all(3 <= slept <= 8 for slept in place.clock.slept), "like the press of somebody who happens to look"


async def test_an_answer_in_advance_that_is_not_possible_is_told_and_can_be_cancelled(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        seat = table.actors()[0]
        other = 1 - seat
        await place.house.match.steps.stand(1, user_of(other), "cards", cards("1", "2"))
        await place.play(seat)
        await place.house.match.automatic.settled()
        table = await place.table()
        assert table.actors() == (other,), "the same card as the player before is barred"
        assert [why.key for _, why in standing.stopped(table, other)] == ["barred"]
        await place.play(other)
        assert not (await place.table()).standing
        with pytest.raises(BadStanding, match="standing-out-of-range"):
            await place.house.match.steps.stand(1, user_of(other), "cards", cards("9"))
        await place.house.match.steps.stand(1, user_of(other), "cards", cards("4"))
        await place.house.match.steps.stand_down(1, user_of(other), "cards")
        assert not (await place.table()).standing


async def test_a_seat_of_a_suspended_match_may_change_hands(tmp_path: Path) -> None:
    async with days(tmp_path) as place:
        table = await stored(place.house, GAME, 2, 0)
        seat = table.actors()[0]
        await place.house.match.matches.pause(1, user_of(0))
        await place.house.match.seats.resign(1, user_of(seat))
        assert (await place.table()).row.revision == 0
        await place.house.match.matches.resume(1, user_of(1 - seat))
        assert (await place.table()).actors() == (1 - seat,), "the computer has played"
