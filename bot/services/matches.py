"""The one door: everything that changes a running match goes through here.

A change holds the lock of the match, loads the last state, applies, and commits action, state, deadlines and outbox
in one transaction. Whatever fails before the commit leaves no trace.
"""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import Callable, Sequence
from typing import Any

import aiosqlite
import msgspec

from bot.clock import Clock
from bot.db import deadlines, outbox
from bot.db import matches as rows
from bot.db.connection import Database
from bot.db.matches import ActionRow, MatchRow, SeatRow
from bot.services import turns
from bot.services.errors import Refused
from bot.services.locks import Locks
from bot.services.outbox import Outbox
from engine import registry
from engine.core import match as record
from engine.core.action import Action
from engine.core.chance import SEED_BYTES, Fast, Seeded
from engine.core.errors import GameError
from engine.core.event import Event
from engine.core.game import AnyGame
from engine.core.playout import random_action

log = logging.getLogger(__name__)

SHOW_TABLE = "table"
SHOW_DESK = "desk"
RESULT = "result"
NOTICE = "notice"

COMPUTER_STEPS = 2000
"""More steps in a row than any game needs without a person."""


class Table(msgspec.Struct, frozen=True):
    """A match as it stands: its row, its seats, and (once started) its state at `row.revision`."""

    row: MatchRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    state: Any = None

    def seat_of(self, user_id: int) -> int | None:
        """The seat of a person, None for a stranger."""
        return next((row.seat for row in self.seats if row.user_id == user_id), None)

    def actors(self) -> tuple[int, ...]:
        """Whom the match waits for."""
        return self.game.actors(self.state) if self.row.status == "running" else ()

    def persons(self) -> list[SeatRow]:
        """The seats with people."""
        return [row for row in self.seats if row.kind == "person"]


class Matches:
    """Loads and changes matches."""

    def __init__(self, db: Database, clock: Clock, box: Outbox) -> None:
        self.db = db
        self.clock = clock
        self.outbox = box
        self.locks = Locks()

    # --- looking

    async def load(self, match_id: int) -> Table:
        """The match as it stands. Raises Refused `no-such-match`."""
        row = await rows.get(self.db, match_id)
        if row is None:
            raise Refused("no-such-match", number=match_id)
        return await self._with_state(row)

    async def in_thread(self, thread_id: int) -> Table | None:
        """The match played in this thread."""
        row = await rows.by_thread(self.db, thread_id)
        return None if row is None else await self._with_state(row)

    async def history(self, match_id: int) -> list[ActionRow]:
        """Every line of the history, undone ones and undos included."""
        return await rows.actions(self.db, match_id)

    async def _with_state(self, row: MatchRow) -> Table:
        game = registry.game(row.game)
        seats = await rows.seats(self.db, row.id)
        if row.status == "lobby" or row.started_at is None:
            return Table(row, seats, game)
        stored = await rows.snapshot(self.db, row.id)
        if stored is None or stored[0] != row.revision:
            live = live_actions(await rows.actions(self.db, row.id))
            return Table(row, seats, game, replay(row, len(seats), game, live))
        return Table(row, seats, game, game.load(stored[1]))

    # --- playing

    async def start(self, match_id: int, user_id: int) -> Table:
        """Start the match of a lobby; only its host may. Raises Refused."""
        async with self.locks.hold(match_id):
            table = await self.load(match_id)
            if table.row.status != "lobby":
                raise Refused("already-started")
            if table.row.host_id != user_id:
                raise Refused("only-the-host")
            if len(table.seats) not in table.game.players:
                raise Refused("wrong-number", low=table.game.players[0], high=table.game.players[-1])
            seed = secrets.token_bytes(SEED_BYTES)
            now = self.clock.now()
            state = table.game.setup(len(table.seats), table.row.options, Seeded(seed=seed))
            row = msgspec.structs.replace(
                table.row,
                status="running",
                seed=seed,
                options=state.options,
                rules_version=table.game.rules_version,
                started_at=now,
                moved_at=now,
            )
            started = Table(row, table.seats, table.game, state)
            steps = self._go_on(started)
            async with self.db.write() as tx:
                await rows.update(
                    tx,
                    match_id,
                    status="running",
                    seed=seed,
                    options=rows.text(row.options),
                    rules_version=row.rules_version,
                    started_at=now,
                )
                await outbox.show(tx, match_id, "lobby", "lobby", now)
                done = await self._commit(tx, started, steps)
        self.outbox.wake()
        return done

    async def act(self, match_id: int, user_id: int, revision: int, index: int) -> Table:
        """Do the legal action number `index` that the person saw at `revision`.

        Raises Refused `not-at-this-table`, `not-running`, `not-your-turn`, `moved-on`, `no-such-choice`, `step-failed`.
        """

        def choose(table: Table, seat: int) -> Action:
            legal = table.game.legal(table.state, seat)
            if not legal:
                raise Refused("not-your-turn")
            if not 0 <= index < len(legal):
                raise Refused("no-such-choice")
            return legal[index]

        return await self._act(match_id, user_id, revision, choose)

    async def _act(self, match_id: int, user_id: int, revision: int, choose: Callable[[Table, int], Action]) -> Table:
        async with self.locks.hold(match_id):
            table = await self.load(match_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not-at-this-table")
            if table.row.status != "running":
                raise Refused("not-running")
            if not await self.still_current(table, seat, revision):
                raise Refused("moved-on")
            action = choose(table, seat)
            try:
                steps = [self._step(table, seat, action, "act", user_id)]
                steps += self._go_on(table)
            except GameError:
                raise
            except Exception as error:
                await self._keep_aside(table, seat, action)
                raise Refused("step-failed") from error
            async with self.db.write() as tx:
                done = await self._commit(tx, table, steps)
        self.outbox.wake()
        return done

    async def undo(self, match_id: int, user_id: int) -> Table:
        """Take back the person's last decision, as far as nothing was revealed since and nobody else has decided.

        Raises Refused `not-at-this-table`, `not-running`, `nothing-to-undo`.
        """
        async with self.locks.hold(match_id):
            table = await self.load(match_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not-at-this-table")
            if table.row.status != "running":
                raise Refused("not-running")
            live = live_actions(await rows.actions(self.db, match_id))
            index = record.undoable(live, seat)
            if index is None:
                raise Refused("nothing-to-undo")
            taken_back = live[index]
            state = replay(table.row, len(table.seats), table.game, record.without(live, index))
            undo = ActionRow(
                seat=seat,
                action=(),
                events=() if taken_back.sealed else (Event("undone", {"seat": seat}),),
                auto=False,
                reveals=False,
                sealed=taken_back.sealed,
                number=table.row.revision + 1,
                kind="undo",
                user_id=user_id,
                at=self.clock.now(),
                undoes=taken_back.number,
            )
            back = msgspec.structs.replace(table, state=state)
            steps = [undo, *self._go_on(back)]
            async with self.db.write() as tx:
                done = await self._commit(tx, back, steps)
        self.outbox.wake()
        return done

    async def resign(self, match_id: int, user_id: int, computer_name: str) -> Table:
        """The person leaves; the computer takes the seat over. The match ends when no person is left.

        Raises Refused `not-at-this-table`, `not-running`.
        """
        async with self.locks.hold(match_id):
            table = await self.load(match_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise Refused("not-at-this-table")
            if table.row.status != "running":
                raise Refused("not-running")
            now = self.clock.now()
            seats = tuple(
                msgspec.structs.replace(row, user_id=None, kind="computer", name=computer_name)
                if row.seat == seat
                else row
                for row in table.seats
            )
            left = msgspec.structs.replace(table, seats=seats)
            over = not left.persons()
            async with self.db.write() as tx:
                await rows.put_seats(tx, match_id, seats)
                await outbox.post(tx, match_id, NOTICE, {"key": "resigned", "args": {"seat": seat}}, now)
                await tx.execute(
                    "DELETE FROM panel WHERE match_id = ? AND kind = 'desk' AND seat = ?", (match_id, seat)
                )
                if over:
                    await rows.update(tx, match_id, status="ended", ended_at=now)
                    await deadlines.clear(tx, match_id)
                    await outbox.show(tx, match_id, SHOW_TABLE, SHOW_TABLE, now)
                    done = left
                else:
                    done = await self._commit(tx, left, self._go_on(left))
        self.outbox.wake()
        return done

    async def still_current(self, table: Table, seat: int, revision: int) -> bool:
        """Whether nothing has happened since `revision` that this seat could know of.

        Sealed choices of others do not count: a press must not fail, nor tell anything, because somebody else chose.
        """
        if revision == table.row.revision:
            return True
        if not 0 <= revision < table.row.revision:
            return False
        since = await rows.actions(self.db, table.row.id, after=revision)
        return all(row.sealed and row.seat != seat for row in since)

    async def shown(self, match_id: int, kind: str, subject: str) -> None:
        """A press was answered with the thing as it stands now: the outbox need not show it again."""
        async with self.db.write() as tx:
            await outbox.fulfilled(tx, match_id, kind, subject)

    # --- inside

    def _step(self, table: Table, seat: int, action: Action, kind: rows.ActionKind, user_id: int | None) -> ActionRow:
        """Apply an action to the table's state and make its row; the number is set when it is committed."""
        auto = kind in ("auto", "computer")
        step = record.act(table.game, table.state, seat, action, auto=auto)
        return ActionRow(
            **{field: getattr(step, field) for field in record.Step.__struct_fields__},
            number=0,
            kind=kind,
            user_id=user_id,
            at=self.clock.now(),
        )

    def _go_on(self, table: Table) -> list[ActionRow]:
        """What happens by itself now: forced steps, and the choices of computers."""
        steps: list[ActionRow] = []
        computers = {row.seat for row in table.seats if row.kind == "computer"}
        policy = Fast(at=secrets.randbits(64))
        for _ in range(COMPUTER_STEPS):
            forced = table.game.forced(table.state)
            if forced is not None:
                steps.append(self._step(table, *forced, "auto", None))
                continue
            seat = next((seat for seat in table.game.actors(table.state) if seat in computers), None)
            if seat is None:
                return steps
            action = random_action(table.game, table.state, seat, policy)
            steps.append(self._step(table, seat, action, "computer", None))
        raise AssertionError(f"{table.game.key}: {COMPUTER_STEPS} steps without a person")

    async def _commit(self, tx: aiosqlite.Connection, table: Table, steps: Sequence[ActionRow]) -> Table:
        """Write the steps and all that follows from them; `table.state` is the state after them."""
        now = self.clock.now()
        match_id = table.row.id
        revision = table.row.revision
        for step in steps:
            revision += 1
            await rows.add_action(tx, match_id, msgspec.structs.replace(step, number=revision))
        await rows.put_snapshot(tx, match_id, revision, table.game.dump(table.state))
        outcome = table.game.outcome(table.state)
        actors = table.game.actors(table.state)
        seats = turns.waiting(table.seats, actors, now)
        changes: dict[str, Any] = {"revision": revision, "moved_at": now}
        if outcome is not None:
            changes |= {"status": "finished", "ended_at": now, "outcome": rows.text(outcome)}
            await deadlines.clear(tx, match_id)
        else:
            await turns.schedule(tx, match_id, table.row.pace, table.seats, seats)
        await rows.update(tx, match_id, **changes)
        await rows.put_seats(tx, match_id, seats)
        await outbox.show(tx, match_id, SHOW_TABLE, SHOW_TABLE, now)
        for row in seats:
            if row.kind == "person" and _concerned(row.seat, table, actors, steps, ended=outcome is not None):
                await outbox.show(tx, match_id, SHOW_DESK, str(row.seat), now)
        if outcome is not None:
            await outbox.show(tx, match_id, RESULT, RESULT, now)
            changes["outcome"] = outcome
        return Table(msgspec.structs.replace(table.row, **changes), seats, table.game, table.state)

    async def _keep_aside(self, table: Table, seat: int, action: Action) -> None:
        """A legal action failed inside: keep it for the maintainer; the match stays where it was."""
        log.error(
            "match %s: an action of seat %s failed and was kept aside (table failure, revision %s)",
            table.row.id,
            seat,
            table.row.revision,
        )
        async with self.db.write() as tx:
            await rows.add_failure(
                tx, table.row.id, table.row.revision, seat, action, traceback.format_exc(), self.clock.now()
            )
            await outbox.post(tx, table.row.id, NOTICE, {"key": "step-failed", "args": {}}, self.clock.now())
        self.outbox.wake()


def _concerned(seat: int, table: Table, actors: tuple[int, ...], steps: Sequence[ActionRow], *, ended: bool) -> bool:
    """Whether a seat's private desk has something new: it must act, has acted, or was told something secret."""
    if ended or seat in actors or table.seats[seat].since is not None:
        return True
    return any(event.to is not None and seat in event.to for step in steps for event in step.events)


def live_actions(history: Sequence[ActionRow]) -> list[ActionRow]:
    """The actions that count: the history with every undone one taken out."""
    live: list[ActionRow] = []
    for row in history:
        if row.kind == "undo":
            index = next(index for index, other in enumerate(live) if other.number == row.undoes)
            live = record.without(live, index)
        else:
            live.append(row)
    return live


def replay(row: MatchRow, seats: int, game: AnyGame, live: Sequence[ActionRow]) -> Any:
    """The state that the live actions give. Raises BadRecord if they do not replay."""
    return record.replay(game, seats, row.options, Seeded(seed=row.seed), [(step.seat, step.action) for step in live])
