"""What always holds, whatever people press and whatever happens around them, looked at from outside."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.services.table.played import replay
from bot.ui.press.custom_id import parse
from engine import registry
from engine.core import match as record
from engine.core.action import Action
from engine.players.advice import Advice, decided
from engine.players.choose import choose
from tests.support.anybody import Anybody, said
from tests.support.town import Unhurried, walk

CALM_EVERY = 25
MOST_TASKS = 60
SILENT = 4096
AWAKE_SECONDS = 3600
"""Whoever has done something so shortly before may play at a table that is live by now, which calls people."""


class Hasty(Unhurried):
    """Plays anything: it is not about how well."""

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        return choose(game, world, seat, "random", chance)

    async def advise(self, game: str, world: Any, seat: int, weigh: Sequence[Action] = ()) -> Advice:
        return decided(choose(game, world, seat, "random", 1))


class Watched:
    """What always holds, looked at from outside: the file, and what Discord was asked."""

    def __init__(self, people: Anybody) -> None:
        self.people = people
        self.wrong: list[str] = []
        self._actions: dict[int, list[Any]] = {}
        self._quiet: dict[int, tuple[ZoneInfo, int, int]] = {}
        people.discord.watched += [self._names_nobody, self._wakes_nobody]

    async def look(self, logged: list[logging.LogRecord]) -> None:
        """Everything, after each thing that was done."""
        place = self.people.place
        assert not [one.getMessage() for one in logged if one.levelno >= logging.ERROR]
        assert not self.wrong
        assert len(asyncio.all_tasks()) < MOST_TASKS, Counter(task.get_name() for task in asyncio.all_tasks())
        for match_id in await place.house.tables.db.column("SELECT id FROM match ORDER BY id"):
            await self._fits_together(match_id)
        if not self.people.discord.in_trouble:
            sql = "SELECT kind, payload FROM outbox WHERE next_try_at <= ?"
            owed = await place.house.tables.db.all(sql, (place.clock.at,))
            assert not [tuple(one) for one in owed] or await self._failed_before(), "it is sent"
        if self.people.forgotten is not None and not await self._failed_before():
            assert not await self._left_of(self.people.forgotten.id)
        await self._learn_quiet_hours()

    async def calm(self) -> None:
        """Once Discord is well again nothing waits for another try, and each match has one panel that is true."""
        place = self.people.place
        db = place.house.tables.db
        owed = await db.all(
            "SELECT outbox.*, channel_id FROM outbox JOIN match ON match.id = match_id WHERE attempts > 0"
        )
        assert not [tuple(row) for row in owed if row["channel_id"] in place.env.backend.channels]
        for thread in (*place.channel.threads, *self.people.abroad.channel.threads):
            sql = "SELECT id, revision FROM match WHERE thread_id = ? AND status = 'running' AND trouble IS NULL"
            for match_id, revision in await db.all(sql, (thread.id,)):
                assert self._panels(thread.id, match_id) == [revision], match_id

    # --- inside

    async def _fits_together(self, match_id: int) -> None:
        """Seats, history, state, deadlines and votes of a match."""
        house = self.people.place.house
        db, found = house.tables.db, await house.tables.glance(match_id)
        row, seats = found.row, found.seats
        people = [one.user_id for one in seats if one.user_id is not None]
        assert [one.seat for one in seats] == list(range(len(seats)))
        assert len(set(people)) == len(people)
        assert len(seats) <= registry.game(row.game).players[-1]
        lines = await house.tables.history(match_id)
        assert [line.number for line in lines] == list(range(1, row.revision + 1))
        told = [(line.seat, line.kind, line.action, line.at) for line in lines]
        before = self._actions.get(match_id, [])
        assert told[: len(before)] == before, "what was answered stays"
        self._actions[match_id] = told
        due = await db.all("SELECT about AS seat, kind, due_at FROM deadline WHERE match_id = ?", (match_id,))
        if row.status in ("finished", "ended"):
            assert not due
            assert not await db.has("SELECT 1 FROM vote WHERE match_id = ? AND outcome IS NULL", (match_id,))
        if row.status == "lobby":
            assert row.host_id in people
        if row.status != "running" or row.trouble is not None:
            return
        table = await house.tables.load(match_id)
        again = replay(row, len(seats), record.live(lines))
        assert table.game.dump(again) == table.game.dump(table.state)
        waited = [one.seat for one in seats if one.since is not None]
        assert people
        assert waited == sorted(table.actors()) != []
        assert all(one.clock_at is None or one.clock_at <= self.people.place.clock.at for one in seats)
        assert {one["seat"] for one in due if one["seat"] >= 0} <= set(waited), "nobody else's clock runs"

    async def _left_of(self, user_id: int) -> list[str]:
        """The columns that hold somebody who was forgotten."""
        db = self.people.place.house.tables.db
        tables = await db.column("SELECT name FROM sqlite_master WHERE type = 'table'")
        columns = [(table, name) for table in tables for _, name, *_ in await db.all(f"PRAGMA table_info({table})")]
        sql = "SELECT 1 FROM {} WHERE CAST({} AS TEXT) LIKE ?"
        return [
            f"{table}.{name}" for table, name in columns if await db.has(sql.format(table, name), (f"%{user_id}%",))
        ]

    async def _failed_before(self) -> bool:
        """Whether a wish may wait because an earlier one of its place has failed."""
        return await self.people.place.house.tables.db.has("SELECT 1 FROM outbox WHERE attempts > 0")

    def _panels(self, thread_id: int, match_id: int) -> list[int]:
        """The revisions that the panels of a match in a thread show."""
        stored = self.people.place.env.backend.messages.get(thread_id, {}).values()
        found: list[int] = []
        for message in stored:
            parts = [part for part in walk(message.components) if "custom_id" in part and message.flags & 64 == 0]
            presses = [parse(part["custom_id"]) for part in parts]
            found += [one.revision for one in presses if one and one.verb == "hand" and one.match_id == match_id]
        return found

    def _readers(self, path: str) -> list[int]:
        """Who reads what is sent there."""
        place, people = self.people.place, self.people
        parts = path.strip("/").split("/")
        if parts[0] == "channels":
            direct = [person.id for person in place.people if str(person.user.dm_channel.id) == parts[1]]
            if direct:
                return direct
            here = {str(room.id) for room in people.rooms(people.abroad.guest)}
            return [people.abroad.guest.id] if parts[1] in here else [person.id for person in people.at_home]
        if parts[0] in ("interactions", "webhooks"):
            asked = place.env.backend.interactions.values()
            return [one.user_id for one in asked if one.token == parts[2]]
        return []

    def _names_nobody(self, method: str, path: str, body: Any) -> None:
        """A guest and the people of a table never read who the others are."""
        guest, home = self.people.abroad.guest, self.people.at_home
        readers = self._readers(path) if method in ("POST", "PATCH") else []
        others = [guest] if any(person.id in readers for person in home) else home if guest.id in readers else []
        text = said(body)
        for other in others:
            if str(other.id) in text or re.search(rf"\b{other.name}\b", text):
                self.wrong.append(f"{other.name} is named: {method} {path} {said(body)[:600]}")

    def _wakes_nobody(self, method: str, path: str, body: Any) -> None:
        """Nobody's phone rings in that person's quiet hours."""
        rooms = {f"/channels/{person.user.dm_channel.id}/messages" for person in self.people.place.people}
        if method != "POST" or path not in rooms or body.get("flags", 0) & SILENT:
            return
        (reader,) = self._readers(path)
        awake = self.people.place.clock.at - self.people.awake_at.get(reader, 0) < AWAKE_SECONDS
        if awake or reader in self.people.pressing or reader not in self._quiet:
            return
        zone, begins, ends = self._quiet[reader]
        now = datetime.fromtimestamp(self.people.place.clock.at, zone)
        minute = now.hour * 60 + now.minute
        if (begins <= minute < ends) if begins < ends else (begins != ends and not ends <= minute < begins):
            self.wrong.append(f"{reader} is woken: {said(body)[:600]}")

    async def _learn_quiet_hours(self) -> None:
        house = self.people.place.house
        live = await house.tables.db.has("SELECT 1 FROM match WHERE live > ?", (self.people.place.clock.at,))
        self._quiet.clear()
        for person in [] if live else self.people.place.people:
            chosen = await house.people.preferences.of(person.id)
            self._quiet[person.id] = ZoneInfo(chosen.zone), chosen.quiet_from, chosen.quiet_until


async def keep_watch(
    people: Anybody,
    steps: int,
    step: Callable[[], Awaitable[object]],
    calm: Callable[[], Awaitable[object]],
    log: pytest.LogCaptureFixture,
) -> None:
    """Take so many steps and look after each; what was done stands in the failure.

    calm: makes Discord well again, now and then.   log: what is logged meanwhile.   Raises AssertionError.
    """
    watched = Watched(people)
    try:
        for number in range(1, steps + 1):
            await step()
            await watched.look(log.records)
            if number % CALM_EVERY == 0:
                await calm()
                await watched.look(log.records)
                await watched.calm()
        assert not people.place.env.errors
    except BaseException as error:
        error.add_note("\n".join(people.done[-30:]))
        raise
