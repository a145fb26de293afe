"""Playing a match: start, act, plan ahead, take back, pause and end."""

from __future__ import annotations

import secrets

import msgspec

from bot.db import deadlines
from bot.db import matches as rows
from bot.db.connection import Change
from bot.db.matches import ActionKind, ActionRow, Premove
from bot.services import pace, tables
from bot.services.automatic import step
from bot.services.door import Door
from bot.services.errors import Refused
from bot.services.tables import Table, last_decision, replay
from bot.services.turns import IDLE, IDLE_ASKED
from bot.services.wishes import ShowDesk, ShowLobby
from engine.core import match as record
from engine.core.action import Action
from engine.core.chance import SEED_BYTES, Seeded
from engine.core.event import Event


class Matches:
    """Changes running matches."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def start(self, match_id: int, user_id: int) -> Table:
        """Start the match of a lobby; only its host may. Raises Refused."""
        door = self._door
        async with door.hold(match_id):
            table = await door.tables.load(match_id)
            if table.row.status != "lobby":
                raise Refused("already-started")
            if table.row.host_id != user_id:
                raise Refused("only-the-host")
            if len(table.seats) not in table.game.players:
                raise Refused("wrong-number", low=table.game.players[0], high=table.game.players[-1])
            now = door.clock.now()
            seed = secrets.token_bytes(SEED_BYTES)
            state = table.game.setup(len(table.seats), table.row.options, Seeded(seed=seed))
            bank = pace.full_bank(table.row.pace)
            seats = tuple(msgspec.structs.replace(seat, bank=bank) for seat in table.seats)
            started = Table(table.row, seats, table.game, state)
            steps = door.automatic.follow(started, now)
            async with door.write() as tx:
                await door.wish(tx, match_id, ShowLobby())
                return await door.commit(
                    tx,
                    started,
                    steps,
                    status="running",
                    seed=seed,
                    options=state.options,
                    rules_version=table.game.rules_version,
                    started_at=now,
                )

    async def act(self, match_id: int, user_id: int, revision: int, index: int) -> Table:
        """Do the legal action number `index` that the person saw at `revision`.

        Raises Refused `not-at-this-table`, `not-running`, `not-your-turn`, `moved-on`, `no-such-choice`, `step-failed`.
        """
        door = self._door
        async with door.hold(match_id):
            table, seat = await self._current(match_id, user_id, revision)
            legal = table.game.legal(table.state, seat)
            if not legal:
                raise Refused("not-your-turn")
            if not 0 <= index < len(legal):
                raise Refused("no-such-choice")
            return await self._do(table, seat, legal[index], "act", user_id)

    async def act_for(self, match_id: int, seat: int, revision: int, action: Action) -> bool:
        """Do what a computer has chosen for a seat at `revision`; False if the match no longer waits for that.

        Raises Refused `not-running`, `step-failed`.
        """
        door = self._door
        async with door.hold(match_id):
            table = await door.running(match_id)
            row = table.seats[seat]
            if table.row.revision != revision or not (row.kind == "computer" or row.stand_in):
                return False
            if action not in table.game.legal(table.state, seat):
                return False
            seats = tuple(
                msgspec.structs.replace(row, stand_in=False) if row.seat == seat else row for row in table.seats
            )
            await self._do(
                msgspec.structs.replace(table, seats=seats), seat, action, "computer", None, once=row.stand_in
            )
            return True

    async def undo(self, match_id: int, user_id: int) -> Table:
        """Take back the person's last decision, as far as nothing was revealed since and nobody else has decided.

        Raises Refused `not-at-this-table`, `not-running`, `nothing-to-undo`.
        """
        door = self._door
        async with door.hold(match_id):
            table, seat = await self._running_seat(match_id, user_id)
            live = record.live(await rows.actions(door.db, match_id))
            index = record.undoable(live, seat)
            if index is None:
                raise Refused("nothing-to-undo")
            kept = record.without(live, index)
            undo = self._taking_back("undo", live[index], seat, user_id, "undone")
            async with door.write() as tx:
                return await self._go_back(tx, table, kept, undo)

    async def rewind(self, match_id: int, seat: int, user_id: int, revision: int) -> Table:
        """Take back the last decision of a seat and everything after it, because the table agreed.

        Raises Refused `moved-on` if the match is no longer at `revision`, `nothing-to-undo`.
        """
        door = self._door
        async with door.hold(match_id):
            table = await door.running(match_id)
            if table.row.revision != revision:
                raise Refused("moved-on")
            live = record.live(await rows.actions(door.db, match_id))
            index = last_decision(live, seat)
            if index is None:
                raise Refused("nothing-to-undo")
            rewind = self._taking_back("rewind", live[index], seat, user_id, "undone-by-vote")
            async with door.write() as tx:
                return await self._go_back(tx, table, live[:index], rewind)

    async def plan(self, match_id: int, user_id: int, revision: int, index: int | None) -> Table:
        """Set the answer number `index` of the seat's plan in advance, or cancel it (None).

        Raises Refused `not-at-this-table`, `not-running`, `moved-on`, `no-such-choice`.
        """
        door = self._door
        async with door.hold(match_id):
            table, seat = await self._current(match_id, user_id, revision)
            table.premoves.pop(seat, None)
            if index is not None:
                question = table.game.plan(table.state, seat)
                answers = question.legal() if question is not None else []
                if not 0 <= index < len(answers):
                    raise Refused("no-such-choice")
                table.premoves[seat] = Premove(answers[index].action)
            async with door.write() as tx:
                row = await rows.change(tx, table.row)
                await rows.put_premoves(tx, match_id, table.premoves)
                await door.wish(tx, match_id, ShowDesk(seat))
            return msgspec.structs.replace(table, row=row)

    async def end(self, match_id: int) -> Table:
        """End a match without a result. Raises Refused `not-running`."""
        door = self._door
        async with door.hold(match_id):
            table = await door.running(match_id, or_suspended=True)
            async with door.write() as tx:
                return await door.stop(tx, table, "ended")

    async def suspend(self, match_id: int) -> Table:
        """Stop all clocks until somebody resumes the match. Raises Refused `not-running`."""
        door = self._door
        async with door.hold(match_id):
            table = await door.running(match_id)
            async with door.write() as tx:
                seats = tuple([await door.turns.settle(tx, table.row, row) for row in table.seats])
                return await door.stop(tx, msgspec.structs.replace(table, seats=seats), "suspended")

    async def resume(self, match_id: int, user_id: int) -> Table:
        """Go on with a suspended match; everybody at the table may. Raises Refused `not-suspended`."""
        door = self._door
        async with door.hold(match_id):
            table = await door.tables.load(match_id)
            if table.seat_of(user_id) is None:
                raise Refused("not-at-this-table")
            if table.row.status != "suspended":
                raise Refused("not-suspended")
            now = door.clock.now()
            seats = tuple(
                msgspec.structs.replace(row, clock_at=now if row.since is not None else None) for row in table.seats
            )
            running = msgspec.structs.replace(table, seats=seats)
            steps = door.automatic.follow(running, now)
            async with door.write() as tx:
                for row in seats:
                    await door.turns.schedule(tx, running.row, row)
                return await door.commit(tx, running, steps, status="running")

    async def touch(self, match_id: int) -> None:
        """Somebody at the table still plays: the idle time begins anew. Raises Refused `not-running`."""
        door = self._door
        async with door.hold(match_id):
            table = await door.running(match_id, or_suspended=True)
            now = door.clock.now()
            async with door.write() as tx:
                await rows.change(tx, table.row, moved_at=now)
                await deadlines.put(tx, match_id, IDLE, deadlines.TABLE, now + IDLE_ASKED)

    # --- inside

    async def _running_seat(self, match_id: int, user_id: int) -> tuple[Table, int]:
        """A running match and the seat of a person at it."""
        table = await self._door.tables.load(match_id)
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused("not-at-this-table")
        if table.row.status != "running":
            raise Refused("not-running")
        return table, seat

    async def _current(self, match_id: int, user_id: int, revision: int) -> tuple[Table, int]:
        """The same, as the person saw it at `revision`. Raises Refused `moved-on`."""
        table, seat = await self._running_seat(match_id, user_id)
        if not await tables.still_current(self._door.db, table, seat, revision):
            raise Refused("moved-on")
        return table, seat

    async def _do(
        self, table: Table, seat: int, action: Action, kind: ActionKind, user_id: int | None, *, once: bool = False
    ) -> Table:
        """Apply a legal action with what follows, and commit. Raises Refused `step-failed`."""
        door = self._door
        now = door.clock.now()
        try:
            steps = [step(table, seat, action, kind, user_id, now), *door.automatic.follow(table, now)]
        except Exception as error:
            # A refusal of the rules counts too: the action came from their own list.
            await door.keep_aside(table, seat, action)
            raise Refused("step-failed") from error
        async with door.write() as tx:
            if once:
                await door.notice(tx, table.row.id, "stepped-for", seat=seat)
            return await door.commit(tx, table, steps)

    async def _go_back(self, tx: Change, table: Table, kept: list[ActionRow], taken: ActionRow) -> Table:
        """Commit the match with these live actions only; `taken` is the row that says so."""
        state = replay(table.row, len(table.seats), table.game, kept)
        back = msgspec.structs.replace(table, state=state)
        steps = [taken, *self._door.automatic.follow(back, self._door.clock.now())]
        return await self._door.commit(tx, back, steps)

    def _taking_back(self, kind: ActionKind, taken: ActionRow, seat: int, user_id: int, event: str) -> ActionRow:
        """The row of an undo or a rewind; the undo of a sealed choice stays as secret as the choice was."""
        return ActionRow(
            seat=seat,
            action=(),
            events=() if taken.sealed else (Event(event, {"seat": seat}),),
            auto=False,
            reveals=False,
            sealed=taken.sealed,
            number=0,
            kind=kind,
            user_id=user_id,
            at=self._door.clock.now(),
            undoes=taken.number,
            rewinds=kind == "rewind",
        )
