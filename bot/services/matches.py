"""The one door: everything that changes a running match goes through here.

A change holds the lock of the match, loads the last state, applies, and commits action, state, deadlines and outbox
in one transaction. Whatever fails before the commit leaves no trace.
"""

from __future__ import annotations

import logging
import secrets
import traceback
from collections.abc import Sequence
from typing import Any

import aiosqlite
import msgspec

from bot.clock import Clock
from bot.db import deadlines, outbox
from bot.db import matches as rows
from bot.db.connection import Database
from bot.db.matches import ActionRow, MatchRow, Premove, SeatRow
from bot.services import pace
from bot.services.errors import Refused
from bot.services.locks import Locks
from bot.services.outbox import Outbox
from bot.services.turns import IDLE, IDLE_ASKED, Turns
from engine import registry
from engine.core import match as record
from engine.core.action import Action
from engine.core.chance import SEED_BYTES, Fast, Seeded
from engine.core.errors import BadRecord
from engine.core.event import Event
from engine.core.game import AnyGame
from engine.core.match import live as live_actions
from engine.core.playout import random_action

log = logging.getLogger(__name__)

SHOW_LOBBY = "lobby"
SHOW_TABLE = "table"
SHOW_DESK = "desk"
RESULT = "result"
NOTICE = "notice"
CLEAR_DESK = "clear-desk"

COMPUTER_STEPS = 2000
"""More steps in a row than any game needs without a person."""


class Table(msgspec.Struct, frozen=True):
    """A match as it stands: its row, its seats, and (once started) its state at `row.revision`.

    premoves: seat -> the answer that its player has given in advance.
    """

    row: MatchRow
    seats: tuple[SeatRow, ...]
    game: AnyGame
    state: Any = None
    premoves: dict[int, Premove] = {}

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
        self.turns = Turns(db, clock)
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

    async def waiting_for(self, user_id: int) -> list[int]:
        """The running matches that wait for a person, the longest-waiting first."""
        return [match_id for match_id, _ in await rows.waiting_for(self.db, user_id)]

    async def history(self, match_id: int) -> list[ActionRow]:
        """Every line of the history, undone ones and undos included."""
        return await rows.actions(self.db, match_id)

    async def _with_state(self, row: MatchRow) -> Table:
        game = registry.game(row.game)
        seats = await rows.seats(self.db, row.id)
        if row.status == "lobby" or row.started_at is None:
            return Table(row, seats, game)
        state = await self._snapshot(row, game)
        if state is None:
            state = replay(row, len(seats), game, live_actions(await rows.actions(self.db, row.id)))
        return Table(row, seats, game, state, await rows.premoves(self.db, row.id))

    async def _snapshot(self, row: MatchRow, game: AnyGame) -> Any:
        """The stored state; None if it is missing, old or damaged (the actions are the truth)."""
        try:
            stored = await rows.snapshot(self.db, row.id)
            if stored is not None and stored[0] == row.revision:
                return game.load(stored[1])
        except (BadRecord, msgspec.DecodeError) as error:
            log.error("match %s: the stored state is damaged, the actions are played again: %s", row.id, error)
        return None

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
            bank = pace.full_bank(row.pace)
            seats = tuple(msgspec.structs.replace(seat, bank=bank) for seat in table.seats)
            started = Table(row, seats, table.game, state)
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
                await outbox.show(tx, match_id, SHOW_LOBBY, SHOW_LOBBY, now)
                done = await self._commit(tx, started, steps)
        self.outbox.wake()
        return done

    async def act(self, match_id: int, user_id: int, revision: int, index: int) -> Table:
        """Do the legal action number `index` that the person saw at `revision`.

        Raises Refused `not-at-this-table`, `not-running`, `not-your-turn`, `moved-on`, `no-such-choice`, `step-failed`.
        """
        async with self.locks.hold(match_id):
            table, seat = await self._running_seat(match_id, user_id)
            if not await self.still_current(table, seat, revision):
                raise Refused("moved-on")
            legal = table.game.legal(table.state, seat)
            if not legal:
                raise Refused("not-your-turn")
            if not 0 <= index < len(legal):
                raise Refused("no-such-choice")
            action = legal[index]
            try:
                steps = [self._step(table, seat, action, "act", user_id)]
                steps += self._go_on(table)
            except Exception as error:
                # A refusal of the rules counts too: the action came from their own list.
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
            table, seat = await self._running_seat(match_id, user_id)
            live = live_actions(await rows.actions(self.db, match_id))
            index = record.undoable(live, seat)
            if index is None:
                raise Refused("nothing-to-undo")
            state = replay(table.row, len(table.seats), table.game, record.without(live, index))
            undo = self._taking_back("undo", live[index], seat, user_id, "undone")
            back = msgspec.structs.replace(table, state=state)
            steps = [undo, *self._go_on(back)]
            async with self.db.write() as tx:
                done = await self._commit(tx, back, steps)
        self.outbox.wake()
        return done

    async def plan(self, match_id: int, user_id: int, revision: int, index: int | None) -> Table:
        """Set the answer number `index` of the seat's plan in advance, or cancel it (None).

        Raises Refused `not-at-this-table`, `not-running`, `moved-on`, `no-such-choice`.
        """
        async with self.locks.hold(match_id):
            table, seat = await self._running_seat(match_id, user_id)
            if not await self.still_current(table, seat, revision):
                raise Refused("moved-on")
            table.premoves.pop(seat, None)
            if index is not None:
                question = table.game.plan(table.state, seat)
                answers = question.legal() if question is not None else []
                if not 0 <= index < len(answers):
                    raise Refused("no-such-choice")
                table.premoves[seat] = Premove(answers[index].action)
            async with self.db.write() as tx:
                await rows.put_premoves(tx, match_id, table.premoves)
                await outbox.show(tx, match_id, SHOW_DESK, str(seat), self.clock.now())
        self.outbox.wake()
        return table

    async def rewind(self, match_id: int, seat: int, user_id: int, revision: int) -> Table:
        """Take back the last decision of a seat and everything after it, because the table agreed.

        Raises Refused `moved-on` if the match is no longer at `revision`, `nothing-to-undo`.
        """
        async with self.locks.hold(match_id):
            table = await self._running(match_id)
            if table.row.revision != revision:
                raise Refused("moved-on")
            live = live_actions(await rows.actions(self.db, match_id))
            index = last_decision(live, seat)
            if index is None:
                raise Refused("nothing-to-undo")
            back = msgspec.structs.replace(table, state=replay(table.row, len(table.seats), table.game, live[:index]))
            row = self._taking_back("rewind", live[index], seat, user_id, "undone-by-vote")
            async with self.db.write() as tx:
                done = await self._commit(tx, back, [row, *self._go_on(back)])
        self.outbox.wake()
        return done

    async def step_for(self, match_id: int, seat: int) -> Table:
        """The computer acts once for a seat. Raises Refused `not-your-turn` if the match does not wait for it."""
        async with self.locks.hold(match_id):
            table = await self._running(match_id)
            if seat not in table.actors():
                raise Refused("not-your-turn")
            action = random_action(table.game, table.state, seat, _computer_policy())
            steps = [self._step(table, seat, action, "computer", None)]
            steps += self._go_on(table)
            async with self.db.write() as tx:
                await self._notice(tx, match_id, "stepped-for", seat=seat)
                done = await self._commit(tx, table, steps)
        self.outbox.wake()
        return done

    async def give_time(self, match_id: int, seat: int) -> None:
        """A seat out of time gets another step of waiting."""
        async with self.locks.hold(match_id):
            table = await self._running(match_id)
            row = await self.turns.settle(table.row, table.seats[seat])
            row = msgspec.structs.replace(row, bank=row.bank + (pace.step(table.row.pace) or 0), nudged=0)
            async with self.db.write() as tx:
                await self._put_seat(tx, table, row)
                await self.turns.schedule(tx, table.row, row)
                await outbox.show(tx, match_id, SHOW_TABLE, SHOW_TABLE, self.clock.now())
        self.outbox.wake()

    async def settle(self, match_id: int, user_id: int) -> None:
        """Take the waiting up to now from a person's bank, by the hours that have been valid until now."""
        async with self.locks.hold(match_id):
            table = await self.load(match_id)
            for row in table.seats:
                if row.user_id == user_id:
                    settled = await self.turns.settle(table.row, row)
                    async with self.db.write() as tx:
                        await self._put_seat(tx, table, settled)

    async def reschedule(self, match_id: int, user_id: int) -> None:
        """Set a person's deadlines anew, by the hours that are valid now."""
        async with self.locks.hold(match_id):
            table = await self.load(match_id)
            for row in table.seats:
                if row.user_id == user_id and table.row.status == "running":
                    async with self.db.write() as tx:
                        await self.turns.schedule(tx, table.row, row)

    async def resign(self, match_id: int, user_id: int, computer_name: str) -> Table:
        """The person leaves; the computer takes the seat over. Raises Refused `not-at-this-table`, `not-running`."""
        table = await self.load(match_id)
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused("not-at-this-table")
        return await self.reseat(match_id, seat, None, computer_name, leaver=user_id)

    async def give_back(self, match_id: int, seat: int, user_id: int) -> Table:
        """Somebody who left comes back to the seat. Raises Refused `not-running`, `already-seated`, `seat-taken`."""
        table = await self.load(match_id)
        row = table.seats[seat]
        if row.left_by != user_id or row.kind != "computer":
            raise Refused("seat-taken")
        return await self.reseat(match_id, seat, user_id, row.name)

    async def reseat(
        self, match_id: int, seat: int, user_id: int | None, name: str, *, leaver: int | None = None
    ) -> Table:
        """Give a seat to a person, or to the computer (`user_id` None), in any phase of a match.

        The match ends when no person is left. `leaver` guards against a seat that has changed hands meanwhile.
        Raises Refused `not-running`, `already-seated`, `not-at-this-table`.
        """
        async with self.locks.hold(match_id):
            table = await self._running(match_id, or_suspended=True)
            old = table.seats[seat]
            if leaver is not None and old.user_id != leaver:
                raise Refused("not-at-this-table")
            if user_id is not None and table.seat_of(user_id) is not None:
                raise Refused("already-seated")
            new = msgspec.structs.replace(
                old,
                user_id=user_id,
                kind="computer" if user_id is None else "person",
                name=name,
                left_by=old.user_id or old.left_by,
                since=None,
                clock_at=None,
                bank=pace.full_bank(table.row.pace),
                nudged=0,
            )
            seats = tuple(new if row.seat == seat else row for row in table.seats)
            handed = msgspec.structs.replace(table, seats=seats)
            async with self.db.write() as tx:
                handed.premoves.pop(seat, None)
                await outbox.post(tx, match_id, CLEAR_DESK, {"seat": seat}, self.clock.now())
                await self._notice(tx, match_id, "left" if user_id is None else "taken-over", seat=seat)
                if not handed.persons():
                    await rows.put_seats(tx, match_id, seats)
                    done = await self._end(tx, handed, "ended")
                elif table.row.status == "suspended":
                    await rows.put_seats(tx, match_id, seats)
                    await outbox.show(tx, match_id, SHOW_TABLE, SHOW_TABLE, self.clock.now())
                    done = handed
                else:
                    done = await self._commit(tx, handed, self._go_on(handed))
        self.outbox.wake()
        return done

    async def end(self, match_id: int) -> Table:
        """End a match without a result. Raises Refused `not-running`."""
        async with self.locks.hold(match_id):
            table = await self._running(match_id, or_suspended=True)
            async with self.db.write() as tx:
                done = await self._end(tx, table, "ended")
        self.outbox.wake()
        return done

    async def suspend(self, match_id: int) -> Table:
        """Stop all clocks until somebody resumes the match. Raises Refused `not-running`."""
        async with self.locks.hold(match_id):
            table = await self._running(match_id)
            seats = tuple([await self.turns.settle(table.row, row) for row in table.seats])
            async with self.db.write() as tx:
                await rows.put_seats(tx, match_id, seats)
                done = await self._end(tx, msgspec.structs.replace(table, seats=seats), "suspended")
        self.outbox.wake()
        return done

    async def touch(self, match_id: int) -> None:
        """Somebody at the table still plays: the idle time begins anew."""
        now = self.clock.now()
        async with self.db.write() as tx:
            await rows.update(tx, match_id, moved_at=now)
            await deadlines.put(tx, match_id, IDLE, deadlines.TABLE, now + IDLE_ASKED)

    async def resume(self, match_id: int, user_id: int) -> Table:
        """Go on with a suspended match; everybody at the table may. Raises Refused `not-suspended`."""
        async with self.locks.hold(match_id):
            table = await self.load(match_id)
            if table.seat_of(user_id) is None:
                raise Refused("not-at-this-table")
            if table.row.status != "suspended":
                raise Refused("not-suspended")
            now = self.clock.now()
            seats = tuple(
                msgspec.structs.replace(row, clock_at=now if row.since is not None else None) for row in table.seats
            )
            running = msgspec.structs.replace(
                table, row=msgspec.structs.replace(table.row, status="running"), seats=seats
            )
            async with self.db.write() as tx:
                await rows.update(tx, match_id, status="running")
                for row in seats:
                    await self.turns.schedule(tx, running.row, row)
                done = await self._commit(tx, running, self._go_on(running))
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

    async def _running(self, match_id: int, *, or_suspended: bool = False) -> Table:
        table = await self.load(match_id)
        if table.row.status != "running" and not (or_suspended and table.row.status == "suspended"):
            raise Refused("not-running")
        return table

    async def _running_seat(self, match_id: int, user_id: int) -> tuple[Table, int]:
        """A running match and the seat of a person at it."""
        table = await self.load(match_id)
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused("not-at-this-table")
        if table.row.status != "running":
            raise Refused("not-running")
        return table, seat

    async def _notice(self, tx: aiosqlite.Connection, match_id: int, key: str, **facts: int | str) -> None:
        await outbox.post(tx, match_id, NOTICE, {"key": key, "args": facts}, self.clock.now())

    async def _put_seat(self, tx: aiosqlite.Connection, table: Table, row: SeatRow) -> None:
        await rows.put_seats(tx, table.row.id, tuple(row if old.seat == row.seat else old for old in table.seats))

    async def _end(self, tx: aiosqlite.Connection, table: Table, status: rows.Status) -> Table:
        """Stop playing: for good ("ended") or until somebody resumes ("suspended")."""
        now = self.clock.now()
        changes: dict[str, Any] = {"status": status, "moved_at": now}
        if status == "ended":
            changes["ended_at"] = now
        await rows.update(tx, table.row.id, **changes)
        await deadlines.clear(tx, table.row.id)
        await outbox.show(tx, table.row.id, SHOW_TABLE, SHOW_TABLE, now)
        await outbox.show(tx, table.row.id, SHOW_LOBBY, SHOW_LOBBY, now)
        return msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, **changes))

    def _taking_back(self, kind: rows.ActionKind, step: ActionRow, seat: int, user_id: int, event: str) -> ActionRow:
        """The row of an undo or a rewind; the undo of a sealed choice stays as secret as the choice was."""
        return ActionRow(
            seat=seat,
            action=(),
            events=() if step.sealed else (Event(event, {"seat": seat}),),
            auto=False,
            reveals=False,
            sealed=step.sealed,
            number=0,
            kind=kind,
            user_id=user_id,
            at=self.clock.now(),
            undoes=step.number,
            rewinds=kind == "rewind",
        )

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
        """What happens by itself now: forced steps, answers given in advance, and the choices of computers."""
        steps: list[ActionRow] = []
        computers = {row.seat for row in table.seats if row.kind == "computer"}
        policy = _computer_policy()
        for _ in range(COMPUTER_STEPS):
            forced = table.game.forced(table.state)
            if forced is not None:
                steps.append(self._step(table, *forced, "auto", None))
                continue
            planned = self._planned(table)
            if planned is not None:
                steps.append(planned)
                continue
            seat = next((seat for seat in table.game.actors(table.state) if seat in computers), None)
            if seat is None:
                return steps
            action = random_action(table.game, table.state, seat, policy)
            steps.append(self._step(table, seat, action, "computer", None))
        raise AssertionError(f"{table.game.key}: {COMPUTER_STEPS} steps without a person")

    def _planned(self, table: Table) -> ActionRow | None:
        """The answer in advance of a seat that is asked now; one that is not possible is marked as failed."""
        for seat in table.game.actors(table.state):
            premove = table.premoves.get(seat)
            if premove is None or premove.failed:
                continue
            if premove.action in table.game.legal(table.state, seat):
                del table.premoves[seat]
                return self._step(table, seat, premove.action, "act", table.seats[seat].user_id)
            table.premoves[seat] = Premove(premove.action, failed=True)
        return None

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
        waits = actors if outcome is None else ()
        decided = {step.seat for step in steps if step.kind == "act"}
        premoves = {seat: plan for seat, plan in table.premoves.items() if not (plan.failed and seat in decided)}
        await rows.put_premoves(tx, match_id, premoves)
        seats = await self.turns.advance(tx, table.row, table.seats, waits, decided)
        changes: dict[str, Any] = {"revision": revision, "moved_at": now}
        if outcome is not None:
            changes |= {"status": "finished", "ended_at": now, "outcome": rows.text(outcome)}
            await deadlines.clear(tx, match_id)
        else:
            await deadlines.put(tx, match_id, IDLE, deadlines.TABLE, now + IDLE_ASKED)
        await rows.update(tx, match_id, **changes)
        await rows.put_seats(tx, match_id, seats)
        await outbox.show(tx, match_id, SHOW_TABLE, SHOW_TABLE, now)
        for row in seats:
            if row.kind == "person" and _concerned(row.seat, table, actors, steps, ended=outcome is not None):
                await outbox.show(tx, match_id, SHOW_DESK, str(row.seat), now)
        if outcome is not None:
            await outbox.show(tx, match_id, RESULT, RESULT, now)
            changes["outcome"] = outcome
        return Table(msgspec.structs.replace(table.row, **changes), seats, table.game, table.state, premoves)

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


def _computer_policy() -> Fast:
    """The chance of a computer's choices; not the match's own, which decides draws only."""
    return Fast(at=secrets.randbits(64))


def last_decision(live: Sequence[ActionRow], seat: int) -> int | None:
    """The index of the last action that a seat chose itself."""
    return next((n for n in range(len(live) - 1, -1, -1) if live[n].seat == seat and not live[n].auto), None)


def replay(row: MatchRow, seats: int, game: AnyGame, live: Sequence[ActionRow]) -> Any:
    """The state that the live actions give. Raises BadRecord if they do not replay."""
    return record.replay(game, seats, row.options, Seeded(seed=row.seed), [(step.seat, step.action) for step in live])


def paper(table: Table, live: Sequence[ActionRow]) -> record.Record:
    """The match on paper, for anybody to check: no names, the seed open. Only for matches that are over."""
    outcome = table.row.outcome
    return record.Record(
        game=table.row.game,
        rules_version=table.row.rules_version,
        seats=len(table.seats),
        options=dict(table.row.options),
        seed=table.row.seed.hex(),
        actions=[(step.seat, list(step.action)) for step in live],
        scores=list(outcome.scores) if outcome else None,
        ranks=list(outcome.ranks) if outcome else None,
    )
