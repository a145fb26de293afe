"""People, computers, votes, clocks, restarts and a failing disk in any order: the host keeps its promises.

What fails is shrunk to the shortest order that shows it. The soak plays thousands of orders.
"""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from bot.db import seats as seat_rows
from bot.services.clock.outage import OUTAGE_SECONDS
from bot.services.match.joint import next_question
from bot.services.match.standing import kinds
from bot.services.table.scene import Table
from bot.services.table.voting import CHOICES
from bot.ui.press.house import House
from engine import registry
from tests.support.model.host import BROKEN_DISK, EVERYBODY, Host
from tests.support.model.promises import Stored, moved, standing

GAMES = ("yucata", "pebbles", "nereus", "port_royal")
MOST_TABLES = 3

users = st.sampled_from((*EVERYBODY, 1, 2, 3))
numbers = st.integers(0, 11)


async def _act(number: int, user: int, revision: int, index: int, house: House) -> None:
    await house.match.steps.act(number, user, revision, index)


async def _look_at_tables(house: House) -> None:
    """What the sweep does for tables that fill."""
    await house.match.sweep.run()
    await house.match.begins.run()


class HostModel(RuleBasedStateMachine):
    """Does what people do; after each step it looks at all that is stored."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory(prefix="hourglass-")
        self.host = Host(Path(self.folder.name))
        self.loop.run(self.host.open())
        self.stored = Stored(self.host.path)
        self.tables: list[int] = []
        self.waiting: list[int] = []
        """Tables that have not begun."""

    def teardown(self) -> None:
        self.loop.run(self.host.close())
        self.loop.close()
        self.folder.cleanup()

    # --- how a step is done and looked at

    def do(self, work: Callable[[House], Coroutine[Any, Any, object]], *, parts: bool = False) -> str | None:
        """Do it: None, or the code with which it was refused; then nothing has changed.

        parts: it consists of several changes, some of which may be stored before one fails.
        """
        before = self.stored
        code = self.loop.run(self.host.attempt(work(self.host.house)))
        after = self.stored = Stored(self.host.path)
        if code is not None and not (parts and code == BROKEN_DISK):
            assert after == before, (code, before.differences(after))
        moved(before, after, self.host.clock.now())
        standing(after)
        for row in after.of("seat", kind="person"):
            assert row["name"] == str(row["user_id"]), "people are called by their names, whoever sat there meanwhile"
        if code == BROKEN_DISK or self.loop.run(seat_rows.waiting_for_the_bot(self.host.house.tables.db)):
            self.loop.run(self.host.goes_on())
            self.stored = Stored(self.host.path)
            moved(after, self.stored, self.host.clock.now())
            standing(self.stored)
        for user in EVERYBODY:
            waits = self.loop.run(self.host.house.tables.waiting_for(user))
            assert sorted(waits) == self.stored.waiting_for(user)
        return code

    def table(self, number: int) -> Table:
        """One of the matches."""
        return self.loop.run(self.host.table(self.tables[number % len(self.tables)]))

    # --- people

    @initialize(game=st.sampled_from(GAMES), people=st.sampled_from((2, 3, 1)), computers=st.integers(0, 1))
    def first_match(self, game: str, people: int, computers: int) -> None:
        self.start(game, people, computers)

    @precondition(lambda self: len(self.tables) < MOST_TABLES)
    @rule(game=st.sampled_from(GAMES), people=st.sampled_from((3, 2, 1)), computers=st.integers(0, 2))
    def start(self, game: str, people: int, computers: int) -> None:
        low, high = registry.game(game).players[0], registry.game(game).players[-1]
        people = min(people, high)
        computers = min(max(computers, low - people), high - people)
        before = self.stored
        self.tables.append(self.loop.run(self.host.start_match(game, people, computers)))
        self.stored = Stored(self.host.path)
        moved(before, self.stored, self.host.clock.now())
        standing(self.stored)

    @rule(match=numbers, steps=st.integers(1, 6), choice=st.integers(0, 40))
    def play(self, match: int, steps: int, choice: int) -> None:
        """People whom the match waits for decide; each decision is one line of the history, and none is lost."""
        for _ in range(steps):
            table = self.table(match)
            asked = [seat for seat in table.actors() if table.seats[seat].kind == "person"]
            if not asked:
                return
            seat = asked[choice % len(asked)]
            user = table.seats[seat].user_id
            assert user is not None
            legal = table.game.legal(table.state, seat)
            index = choice % len(legal)
            number = table.row.id
            revision = table.row.revision
            code = self.do(partial(_act, number, user, revision, index))
            if code == BROKEN_DISK:
                return
            assert code is None, code
            lines = self.stored.history(number)[table.row.revision :]
            first = lines[0]
            assert (first["seat"], first["user_id"], first["kind"]) == (seat, user, "act")
            assert first["action"] == json.dumps(legal[index], separators=(",", ":"), ensure_ascii=False)
            given = [line for line in lines[1:] if line["kind"] == "act"]
            assert all(table.standing.get(line["seat"]) for line in given), "nobody else has decided"

    @rule(match=numbers, user=users, back=st.integers(-1, 3), index=st.integers(-1, 30))
    def press_anything(self, match: int, user: int, back: int, index: int) -> None:
        """A press on an old panel, of a stranger, or on what is not offered: it acts at most once, for the presser."""
        table = self.table(match)
        code = self.do(lambda house: house.match.steps.act(table.row.id, user, table.row.revision - back, index))
        if table.seat_of(user) not in table.actors() or back < 0 or index < 0:
            assert code is not None
        if code is None:
            lines = self.stored.history(table.row.id)[table.row.revision :]
            assert [line["seat"] for line in lines if line["user_id"] == user][:1] == [table.seat_of(user)]

    @rule(match=numbers, choice=st.integers(0, 40), then=st.integers(-1, 6), back=st.sampled_from((0, 0, 0, 1, -1)))
    def decide_twice(self, match: int, choice: int, then: int, back: int) -> None:
        """One press that makes two decisions: both are lines of the history, joined, or nothing has happened."""
        for _ in range(8):
            table = self.table(match)
            asked = [seat for seat in table.actors() if table.seats[seat].kind == "person"]
            if not asked:
                return
            seat = asked[choice % len(asked)]
            leading = [answer for answer in table.question(seat).legal() if answer.leads]
            led = next_question(table.game, table.state, seat, leading[0]) if leading else None
            if led is not None:
                break
            self.play(match, 1, choice)
        else:
            return
        number, user, legal = table.row.id, table.seats[seat].user_id, table.legal(seat)
        assert user is not None
        index = legal.index(leading[0].action)
        revision = table.row.revision - back
        code = self.do(lambda house: house.match.steps.act(number, user, revision, index, then))
        offered = 0 <= then < len(led.legal)
        if code is not None:
            assert code == BROKEN_DISK or not offered or back != 0
            return
        assert offered
        assert back == 0
        first, second = self.stored.history(number)[revision : revision + 2]
        assert [first["joined"], second["joined"]] == [0, 1]
        assert (second["seat"], second["user_id"], second["kind"]) == (seat, user, "act")
        assert json.loads(second["action"]) == list(led.legal[then])

    @rule(match=numbers, user=users)
    def undo(self, match: int, user: int) -> None:
        table = self.table(match)
        code = self.do(lambda house: house.match.steps.undo(table.row.id, user, table.row.revision))
        if code is None:
            line = self.stored.history(table.row.id)[table.row.revision]
            assert (line["seat"], line["kind"], line["user_id"]) == (table.seat_of(user), "undo", user)

    @rule(match=numbers, choice=numbers, picks=st.lists(numbers, min_size=5, max_size=5), then=st.integers(0, 3))
    def stand(self, match: int, choice: int, picks: list[int], then: int) -> None:
        """Somebody gives a standing answer, and perhaps cancels it or leaves before being asked."""
        table = self.table(match)
        people = table.persons()
        if not people:
            return
        row = people[choice % len(people)]
        user, number = row.user_id, table.row.id
        offered = kinds(table, row.seat) if table.row.started_at else ()
        if not offered or user is None:
            return
        kind = offered[choice % len(offered)]
        chosen = {
            field.key: [field.choices[pick % len(field.choices)]]
            for field, pick in zip(kind.fields, picks, strict=False)
        }
        self.do(lambda house: house.match.steps.stand(number, user, kind.key, chosen), parts=True)
        if then == 0 and self.do(lambda house: house.match.steps.stand_down(number, user, kind.about)) is None:
            stands = self.stored.of("standing", match_id=number, seat=row.seat)
            assert all(given["about"] != kind.about for given in stands)
        elif then == 1:
            self.resign(match, user)

    @rule(match=numbers, user=users)
    def resign(self, match: int, user: int) -> None:
        table = self.table(match)
        code = self.do(lambda house: house.match.seats.resign(table.row.id, user))
        may = table.seat_of(user) is not None and not table.over
        assert code == BROKEN_DISK or (code is None) == may

    @rule(match=numbers, user=users, which=st.sampled_from(("pause", "resume", "touch", "settle")))
    def clocks(self, match: int, user: int, which: str) -> None:
        table = self.table(match)
        number, seated = table.row.id, table.seat_of(user) is not None
        if which == "settle" and table.row.status != "running":
            return  # the preferences do that only where somebody is waited for

        def work(house: House) -> Coroutine[Any, Any, object]:
            where = house.match.seats if which == "settle" else house.match.matches
            return getattr(where, which)(number, user)

        code = self.do(work)
        allowed = {"pause": ("running",), "touch": ("running",), "resume": ("suspended",)}
        if which in allowed:
            assert code == BROKEN_DISK or (code is None) == (seated and table.row.status in allowed[which])

    @rule(
        match=numbers,
        user=users,
        manager=st.booleans(),
        enders=st.sampled_from(("vote", "vote", "vote", "host", "managers")),
    )
    def end(self, match: int, user: int, manager: bool, enders: str) -> None:
        """Whoever may end a match without asking: by the server's choice, and who is alone with computers."""
        assert self.do(lambda house: house.people.guilds.change(9, enders=enders)) is None
        table = self.table(match)
        people = [row.user_id for row in table.seats if row.user_id is not None]
        hosts = user in people and user == table.row.host_id
        may = {"vote": False, "managers": manager, "host": manager or hosts}[enders] or people == [user]
        code = self.do(lambda house: house.match.matches.end(table.row.id, user, manager=manager))
        assert code == BROKEN_DISK or (code is None) == (may and not table.over)

    # --- tables that fill

    @precondition(lambda self: len(self.waiting) < MOST_TABLES)
    @rule(user=users, starts_full=st.booleans(), others=st.integers(0, 5))
    def open_table(self, user: int, starts_full: bool, others: int) -> None:
        """Somebody opens a table; some come at once, and whoever finds it full waits."""
        opened = self.loop.run(
            self.host.house.match.lobby.open(
                game="yucata", guild_id=9, channel_id=8, host_id=user, host_name=str(user), pace="daily", language="en"
            )
        )
        self.stored = Stored(self.host.path)
        number = opened.row.id
        self.waiting.append(number)
        code = self.do(lambda house: house.match.lobby.set_options(number, user, {}, "daily", starts_full=starts_full))
        assert code in (None, BROKEN_DISK)
        for other in range(1, others + 1):
            self.fill(len(self.waiting) - 1, other, "join", 0)

    @precondition(lambda self: self.waiting)
    @rule(
        which=numbers,
        user=users,
        press=st.sampled_from(
            ("join", "join", "sit", "leave", "in", "in", "start", "keep", "second", "choose", "computer")
        ),
        hours=st.sampled_from((0, 0, 5, 13, 30)),
    )
    def fill(self, which: int, user: int, press: str, hours: int) -> None:
        """A press at a table that has not begun, perhaps after some time: it seats nobody but whoever presses."""
        self.tables_look_on(hours)
        if not self.waiting:
            return
        number = self.waiting[which % len(self.waiting)]
        now, kept = self.host.clock.now(), which % len(EVERYBODY) + 1

        def work(house: House) -> Coroutine[Any, Any, object]:
            match = house.match
            return {
                "join": lambda: match.lobby.join(number, user, str(user), or_wait=True),
                "sit": lambda: match.lobby.join(number, user, str(user)),
                "leave": lambda: match.lobby.leave(number, user),
                "in": lambda: match.begins.am_in(number, user),
                "start": lambda: match.begins.start(number, user),
                "keep": lambda: match.queue.keep(number, user, kept, str(kept)),
                "second": lambda: match.queue.second(number, user),
                "choose": lambda: match.begins.choose(number, user, now + 3600, 2, fills_up=which % 2 == 0),
                "computer": lambda: match.lobby.add_computer(number, user),
            }[press]()

        before = self._seated()
        self.do(work, parts=True)
        came = self._seated() - before
        assert came <= {(one, user) for one, _ in came}, "nobody is seated by the press of another"
        self.find_tables()

    @precondition(lambda self: self.waiting)
    @rule(hours=st.sampled_from((0, 1, 13, 30)))
    def tables_look_on(self, hours: int) -> None:
        """What is due at tables that fill happens, seats nobody, and happens once."""
        self.host.clock.advance(hours=hours)
        before = self._seated()
        for _ in range(2):
            if self.do(_look_at_tables, parts=True) == BROKEN_DISK:
                break
        else:
            quiet = self.stored
            assert self.do(_look_at_tables) is None
            assert self.stored == quiet, "a third look finds nothing to do"
            now = self.host.clock.now()
            assert not [row for row in self.stored.of("deadline", kind="asked") if row["due_at"] <= now]
        assert self._seated() <= before, "time seats nobody"
        self.find_tables()

    @precondition(lambda self: self.waiting)
    @rule(
        after=st.integers(0, 12), which=numbers, user=users, press=st.sampled_from(("in", "start", "leave", "second"))
    )
    def disk_fails_as_a_table_fills(self, after: int, which: int, user: int, press: str) -> None:
        self.host.faults.after = after
        self.fill(which, user, press, 13)
        self.host.faults.after = None

    def _seated(self) -> set[tuple[int, int]]:
        """Who sits at which table."""
        return {(row["match_id"], row["user_id"]) for row in self.stored.of("seat") if row["user_id"] is not None}

    def find_tables(self) -> None:
        """Which tables still wait; those that have begun are played."""
        lobbies = {row["id"] for row in self.stored.of("match", status="lobby")}
        running = {row["id"] for row in self.stored.of("match", status="running")}
        self.tables += sorted(running - set(self.tables))[: MOST_TABLES + 2 - len(self.tables)]
        self.waiting = sorted(lobbies)

    # --- votes

    @rule(
        match=numbers,
        user=users,
        kind=st.sampled_from(("undo", "end", "return", "replace")),
        whom=st.one_of(st.none(), users),
    )
    def ask(self, match: int, user: int, kind: str, whom: int | None) -> None:
        table = self.table(match)
        self.do(
            lambda house: house.match.votes.ask(
                table.row.id, kind, user, name=str(user), for_user=whom if kind == "replace" else None
            )
        )

    @precondition(lambda self: self.stored.of("vote"))
    @rule(vote=numbers, user=users, choice=numbers)
    def ballot(self, vote: int, user: int, choice: int) -> None:
        """Somebody votes, mostly about what is still open."""
        votes = sorted(self.stored.of("vote"), key=lambda row: (row["outcome"] is not None, -row["id"]))
        asked = votes[vote % min(len(votes), 3)]
        choices = CHOICES[asked["kind"]]
        code = self.do(
            lambda house: house.match.votes.cast(
                asked["match_id"], asked["id"], user, choices[choice % len(choices)], str(user)
            )
        )
        seated = self.table_of(asked["match_id"]).seat_of(user)
        if asked["outcome"] is not None:
            assert code is not None, "what is decided is decided"
        if code is None and asked["kind"] == "replace":
            assert seated == asked["seat"]

    @rule(
        match=numbers,
        user=users,
        kind=st.sampled_from(("undo", "end", "return", "replace")),
        voters=st.lists(st.tuples(users, numbers), min_size=1, max_size=4),
    )
    def ask_and_vote(self, match: int, user: int, kind: str, voters: list[tuple[int, int]]) -> None:
        """Somebody asks, and several answer at once."""
        self.ask(match, user, kind, None)
        for voter, choice in voters:
            if self.stored.of("vote", outcome=None):
                self.ballot(0, voter, choice)

    @rule(choice=numbers, voters=st.lists(users, min_size=1, max_size=4))
    def out_of_time(self, choice: int, voters: list[int]) -> None:
        """Nobody acts for long, and the tables are asked."""
        self.time_passes(80)
        for voter in voters:
            if self.stored.of("vote", outcome=None):
                self.ballot(0, voter, choice)

    def table_of(self, match_id: int) -> Table:
        """A match by its number."""
        return self.loop.run(self.host.table(match_id))

    # --- time, restarts, a failing disk

    @rule(hours=st.sampled_from((1, 12, 25, 80, 15 * 24)))
    def time_passes(self, hours: int) -> None:
        """What is due acts, once: a second sweep at the same moment finds nothing to do."""
        self.host.clock.advance(hours=hours)
        now = self.host.clock.now()
        before = self.stored
        code = self.do(lambda house: house.match.sweep.run(), parts=True)
        if code is not None:
            return
        assert not [row for row in self.stored.of("deadline") if row["due_at"] <= now]
        for row in before.of("seat"):
            after = self.stored.one("seat", match_id=row["match_id"], seat=row["seat"])
            assert after["nudged"] - row["nudged"] <= 1, "one reminder at a time"
            runs = self.stored.one("match", id=row["match_id"])["status"] == "running"
            # Where the same sweep has suspended the match, the reminder is dropped when it is to be shown.
            if runs and after["reminded_at"] not in (0, row["reminded_at"]):
                assert after["clock_at"] == row["clock_at"], "nobody is reminded of a step that is over"
                assert after["since"] is not None
        quiet = self.stored
        assert self.loop.run(self.host.house.match.sweep.run()) == 0
        assert Stored(self.host.path) == quiet

    @rule(hours=st.sampled_from((0, 0, 2, 100)))
    def restart(self, hours: int) -> None:
        """After a restart everything is as it was; clocks have stood while the bot was down."""
        self.loop.run(self.host.stop())
        before = Stored(self.host.path)
        assert before == self.stored
        self.host.clock.advance(hours=hours)
        self.loop.run(self.host.open())
        after = self.stored = Stored(self.host.path)
        standing(after)
        assert before.pulse is not None
        down = self.host.clock.now() - before.pulse
        if down <= OUTAGE_SECONDS:
            assert after == before
            return
        for name, rows in before.tables.items():
            if name not in ("deadline", "seat", "match", "asked"):
                assert rows == after.tables[name], name
        for row in before.of("match"):
            stood = down if row["status"] == "running" and row["live"] > before.pulse else 0
            moved = (
                {"moved_at": min(self.host.clock.now(), row["moved_at"] + down)} if row["status"] == "running" else {}
            )
            wanted = row | {"live": row["live"] + stood} | moved
            assert after.one("match", id=row["id"]) | {"changes": row["changes"]} == wanted
        for row in before.of("asked"):
            stood = down if row["until"] > before.pulse else 0
            wanted = row | {"until": row["until"] + stood}
            assert after.one("asked", match_id=row["match_id"], user_id=row["user_id"]) == wanted
        began: dict[tuple[int, int], int] = {}
        for row in before.of("seat"):
            if row["clock_at"] is not None:
                began[row["match_id"], row["seat"]] = row["clock_at"]
        now = self.host.clock.now()
        for row in before.of("deadline"):
            stood = 0 if row["due_at"] <= before.pulse or row["on_the_wall"] else down
            # Where nobody could give a sign of life, a clock may have begun after the last one.
            stood = min(stood, now - began.get((row["match_id"], row["about"]), 0))
            assert after.one("deadline", id=row["id"])["due_at"] == row["due_at"] + stood
        for row in before.of("seat"):
            clock = None if row["clock_at"] is None else min(now, row["clock_at"] + down)
            assert after.one("seat", match_id=row["match_id"], seat=row["seat"]) == row | {"clock_at": clock}

    @rule(after=st.integers(0, 25), match=numbers)
    def disk_fails(self, after: int, match: int) -> None:
        """The disk fails in the middle of the next step: it counts wholly or not at all, and can be done again."""
        self.host.faults.after = after
        self.play(match, 1, after)
        self.host.faults.after = None  # nobody may have been asked

    @rule(after=st.integers(0, 25), vote=numbers, user=users, choice=numbers)
    @precondition(lambda self: self.stored.of("vote"))
    def disk_fails_at_a_ballot(self, after: int, vote: int, user: int, choice: int) -> None:
        self.host.faults.after = after
        self.ballot(vote, user, choice)

    @rule(after=st.integers(0, 40))
    def disk_fails_in_the_sweep(self, after: int) -> None:
        self.host.faults.after = after
        self.time_passes(25)

    @rule(after=st.integers(0, 25), match=numbers, user=users)
    def disk_fails_as_somebody_leaves(self, after: int, match: int, user: int) -> None:
        self.host.faults.after = after
        self.resign(match, user)


def play(seed: int, orders: int, steps: int) -> None:
    """So many orders of so many steps, the same for a seed on every machine."""
    run_state_machine_as_test(
        hypothesis.seed(seed)(type("Seeded", (HostModel,), {})),
        settings=settings(
            max_examples=orders,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
        ),
    )


def test_the_host_keeps_its_promises_in_any_order(toy: str) -> None:
    play(1, orders=10, steps=30)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(40))
def test_the_host_keeps_its_promises_in_thousands_of_orders(toy: str, seed: int) -> None:
    play(seed, orders=100, steps=50)
