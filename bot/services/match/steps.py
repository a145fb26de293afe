"""The steps of a match: act, let standing answers and computers act, plan ahead, take back."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec

from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db.history import ActionKind, ActionRow
from bot.db.standing import AllGiven
from bot.db.standing import put as put_standing
from bot.db.transactions import Change, Reading
from bot.services.errors import Broken, Refused, StorageError, where
from bot.services.match import standing
from bot.services.match.automatic import step
from bot.services.match.door import Door, check_running, playing
from bot.services.match.joint import next_question
from bot.services.processes.beside import beside
from bot.services.table import voting
from bot.services.table.played import last_decision, replay
from bot.services.table.scene import Table
from bot.services.telling.wishes import Show
from engine.core import match as record
from engine.core.action import Action
from engine.core.event import Event

log = logging.getLogger(__name__)

MOST_UNDOS = 1000
"""So often decisions of a match may be taken back freely: far more than anybody needs, and its history has bounds."""


class Steps:
    """Changes of the state of running matches."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def act(
        self,
        match_id: int,
        user_id: int,
        revision: int,
        index: int,
        then: int | None = None,
        *,
        at_once: bool = False,
    ) -> Table:
        """Do the legal action number `index` that the person saw at `revision`.

        then: the number of the one after it that the same press does (`bot.services.match.joint`), each a step
            of its own.
        at_once: what shows the question elsewhere is told before more of the turn follows.

        Raises Refused `not-at-this-table`, `not-running`, `not-your-turn`, `moved-on`, `no-such-choice`, `step-failed`.
        """
        async with self._door.enter_as(match_id, user_id, revision) as (table, seat):
            legal = table.legal(seat)
            if not legal:
                raise Refused("not-your-turn")
            if not 0 <= index < len(legal):
                raise Refused("no-such-choice")
            actions = [legal[index], *self._joined(table, seat, legal[index], then)]
            decides = msgspec.structs.replace(table, standing=standing.after_own_decision(table, seat))
            old = _showing_the_question(table, seat) if at_once else ()
            return await self._go_on(await self._do(decides, seat, actions, "act", user_id, at_once=old), seat, old)

    async def act_for(self, match_id: int, seat: int, revision: int, action: Action) -> bool:
        """Do what a computer has chosen for a seat at `revision`; False if the match no longer waits for that.

        Raises Refused `not-running`, and Broken, which sets the match aside.
        """
        door = self._door
        async with door.enter(match_id) as table:
            check_running(table)
            row = table.seats[seat]
            if table.row.revision != revision or not (row.kind == "computer" or row.stand_in):
                return False
            acts = table.with_seat(msgspec.structs.replace(row, stand_in=False))
            await self._do(acts, seat, [action], "computer", None, once=row.stand_in)
            return True

    async def answer_for(self, match_id: int, seat: int, revision: int) -> bool:
        """Do what a standing answer of a seat says, as if its person pressed, if the match is still at `revision`.

        One decision, since a person would press again for the next. False if nothing came of it.
        Raises Refused `not-running`.
        """
        async with self._door.enter(match_id) as table:
            check_running(table)
            if table.row.revision != revision:
                return False
            _, answered = await self._answer(table, seat)
            return answered

    async def undo(self, match_id: int, user_id: int, revision: int) -> Table:
        """Take back the person's last decision, as far as nothing was revealed since and nobody else has decided; in a
        lesson whatever has happened since, for nobody else minds.

        Raises Refused `not-at-this-table`, `not-running`, `moved-on`, `nothing-to-undo`, `too-many-undos`.
        """
        door = self._door
        async with door.enter_as(match_id, user_id, revision) as (table, seat):
            if table.row.lesson:
                async with door.write() as tx:
                    return await self.rewind(tx, table, seat, user_id, event="undone")
            history = await history_rows.actions(door.db, match_id)
            if sum(line.kind == "undo" for line in history) >= MOST_UNDOS:
                raise Refused("too-many-undos")
            live = record.live(history)
            index = record.undoable(live, seat)
            if index is None:
                raise Refused("nothing-to-undo")
            undo = self._taking_back("undo", live[index], user_id, "undone")
            kept = record.without(live, index)
            state = await self._state_after(table, kept)  # before the transaction: others want to write too
            async with door.write() as tx:
                return await self._go_back(tx, table, state, live, kept, undo)

    async def check_rewind(self, look: Reading, table: Table, seat: int) -> None:
        """Raises Refused `nothing-to-undo` if a seat has decided nothing."""
        if last_decision(record.live(await history_rows.actions(look, table.row.id)), seat) is None:
            raise Refused("nothing-to-undo")

    async def rewind(self, tx: Change, table: Table, seat: int, user_id: int, event: str = "undone-by-vote") -> Table:
        """Take back the last decision of a seat and everything after it, because the table agreed.

        The lock of the match must be held. Raises Refused `nothing-to-undo`.
        """
        live = record.live(await history_rows.actions(tx, table.row.id))
        index = last_decision(live, seat)
        if index is None:
            raise Refused("nothing-to-undo")
        taken = self._taking_back("rewind", live[index], user_id, event)
        state = await self._state_after(table, live[:index])
        return await self._go_back(tx, table, state, live, live[:index], taken)

    async def stand(
        self,
        match_id: int,
        user_id: int,
        kind: str,
        chosen: Mapping[str, object],
        revision: int | None = None,
        *,
        at_once: bool = False,
    ) -> Table:
        """Give a standing answer; the question that waits for this person now is answered at once.

        revision: it was chosen for the question that the person saw at this revision.   at_once: as of `act`.
        Raises BadStanding, Refused `not-at-this-table`, `not-running`, `no-such-choice`, `moved-on`.
        """
        door = self._door
        async with door.enter(match_id) as table:
            seat = playing(table, user_id)
            if revision is not None and table.row.revision != revision:
                raise Refused("moved-on")
            old = _showing_the_question(table, seat) if at_once else ()
            table = await self._put(table, seat, standing.with_new(table, seat, kind, chosen))
            return await self._go_on(table, seat, old)

    async def stand_down(self, match_id: int, user_id: int, about: str) -> Table:
        """Cancel the standing answer about these questions. Raises Refused `not-at-this-table`, `not-running`."""
        async with self._door.enter(match_id) as table:
            seat = playing(table, user_id)
            return await self._put(table, seat, standing.without(table, seat, about))

    # --- inside

    async def _put(self, table: Table, seat: int, given: AllGiven) -> Table:
        """Store the standing answers and show them to their seat."""
        door = self._door
        async with door.write() as tx:
            row = await rows.change(tx, table.row)
            await put_standing(tx, row.id, given)
            await door.wish(tx, row.id, Show("desk", seat))
        return msgspec.structs.replace(table, row=row, standing=given)

    async def _go_on(self, table: Table, seat: int, at_once: Collection[Show]) -> Table:
        """Do what the standing answers of a seat say, one change after the other, until its person is asked."""
        for _ in range(standing.MOST_IN_A_ROW):
            table, answered = await self._answer(table, seat, at_once)
            if not answered:
                return table
        raise AssertionError(f"{table.game.key}: {standing.MOST_IN_A_ROW} standing answers in a row")

    async def _answer(self, table: Table, seat: int, at_once: Collection[Show] = ()) -> tuple[Table, bool]:
        """Do what a standing answer of a seat says; the table after it, and whether it was done.

        The decision that led to it is stored, so what fails here fails alone.
        """
        says = standing.answered(table, seat) if seat in table.actors() else None
        if says is None:
            return table, False
        stands = msgspec.structs.replace(table, standing=says.given)
        try:
            user_id = table.seats[seat].user_id
            return await self._do(stands, seat, [says.action], "act", user_id, at_once=at_once), True
        except StorageError as error:
            log.error("match %s: a standing answer of seat %s was not stored: %s", table.row.id, seat, where(error))
            return table, False
        except Refused as error:
            # It would fail again and again, and each time the table is told.
            log.error("match %s: a standing answer of seat %s failed: %s", table.row.id, seat, where(error))
            table = await self._door.read(table.row.id)
            return await self._put(table, seat, standing.without(table, seat, says.about)), False

    def _joined(self, table: Table, seat: int, action: Action, then: int | None) -> list[Action]:
        """What the same press does after an action. Raises Refused `no-such-choice`."""
        if then is None:
            return []
        answer = next(one for one in table.question(seat).legal() if one.action == action)
        led = next_question(table.game, table.state, seat, answer)
        if led is None or not 0 <= then < len(led.legal):
            raise Refused("no-such-choice")
        return [led.legal[then]]

    async def _do(
        self,
        table: Table,
        seat: int,
        actions: Sequence[Action],
        kind: ActionKind,
        user_id: int | None,
        *,
        once: bool = False,
        at_once: Collection[Show] = (),
    ) -> Table:
        """Apply the legal actions of one press with what follows, and commit. Raises Refused `step-failed`."""
        door = self._door
        now = door.clock.now()
        told = once and not voting.is_sealed(table)
        steps: list[ActionRow] = []
        action = actions[0]
        try:
            for action in actions:
                steps.append(step(table, seat, action, kind, user_id, now, joined=bool(steps)))
                steps += door.automatic.follow(table, now)
        except Exception as error:
            # A refusal of the rules counts too: the action came from their own list.
            if kind == "computer":
                raise Broken(table.row.id, "apply", seat) from error
            await door.trouble.keep(table.row.id, seat, action, error)
            raise Refused("step-failed") from error
        async with door.write() as tx:
            if told:
                await door.notice(tx, table.row.id, "stepped-for", seat=seat)
            return await door.commit(tx, table, steps, at_once=at_once)

    async def _go_back(
        self,
        tx: Change,
        table: Table,
        state: Any,
        live: Sequence[ActionRow],
        kept: Sequence[ActionRow],
        taken: ActionRow,
    ) -> Table:
        """Commit the match with these of its live actions only, which give `state`; `taken` is the row that says so.

        What the taken actions have given back to the clock of whoever takes them back goes with them.
        """
        turns = self._door.turns
        stay = {row.number for row in kept}
        row = table.seats[taken.seat]
        gave = sum(one.gave for one in live if one.number not in stay and one.user_id == row.user_id)
        row = msgspec.structs.replace(row, bank=max(0, row.bank - gave))
        await turns.schedule(tx, table.row, row)
        stands = table.standing
        for seat in {taken.seat, *(one.seat for one in live if one.number not in stay and one.kind == "act")}:
            stands |= {seat: standing.held(table, seat)[seat]}
        back = msgspec.structs.replace(table.with_seat(row), state=state, standing=stands)
        steps = [taken, *self._door.automatic.follow(back, self._door.clock.now())]
        return await self._door.commit(tx, back, steps)

    async def _state_after(self, table: Table, kept: Sequence[ActionRow]) -> Any:
        return await beside(replay, table.row, len(table.seats), kept)

    def _taking_back(self, kind: ActionKind, taken: ActionRow, user_id: int, event: str) -> ActionRow:
        """The row of an undo or a rewind; the undo of a sealed choice stays as secret as the choice was."""
        told = None if taken.sealed else Event(event, {"seat": taken.seat})
        return taking_back(kind, taken, told, user_id, self._door.clock.now())


def _showing_the_question(table: Table, seat: int) -> Collection[Show]:
    """What shows a seat's question, wherever it stands: the panel only what everybody may read."""
    if seat not in table.actors():
        return ()
    return (Show("desk", seat), Show("table")) if table.question(seat).public else (Show("desk", seat),)


def taking_back(kind: ActionKind, taken: ActionRow, told: Event | None, user_id: int, at: int) -> ActionRow:
    """The row of an undo or a rewind, with what everybody is told of it; it is sealed if that is nothing."""
    return ActionRow(
        seat=taken.seat,
        action=(),
        events=() if told is None else (told,),
        auto=False,
        reveals=False,
        sealed=told is None,
        number=0,
        kind=kind,
        user_id=user_id,
        at=at,
        undoes=taken.number,
        rewinds=kind == "rewind",
    )
