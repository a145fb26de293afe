"""The life of a match: start, pause, go on, end."""

from __future__ import annotations

import secrets

import msgspec

from bot.db import deadlines, people
from bot.db import matches as rows
from bot.db.transactions import Change
from bot.services.clock import live, pace
from bot.services.clock.turns import IDLE, IDLE_ASKED
from bot.services.errors import Refused
from bot.services.match.door import Also, Door, nothing, playing
from bot.services.processes.computers import SECRET_BYTES
from bot.services.table.scene import Glance, Table
from engine.core import match as record
from engine.core.chance import SEED_BYTES, Seeded


class Matches:
    """Changes running matches."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def start(self, match_id: int, user_id: int, *, seed: bytes = b"", secret: bytes = b"") -> Table:
        """Start the match of a lobby at once; only its host may. Raises Refused.

        seed, secret: where the draws and the chance of the computers come from; drawn by lot if they are not given.
        """
        async with self._door.enter(match_id) as table:
            if table.row.status != "lobby":
                raise Refused("already-started")
            table.check_host(user_id)
            return await self.begin(table, seed, secret)

    async def end(self, match_id: int, user_id: int, *, manager: bool) -> None:
        """End a match without a result and without asking anybody.

        manager: whether the person may manage the server of the match. Raises Refused like `end_at_once`, and
        `may-not-end`, `match-is-bound`.
        """

        async def check(tx: Change, table: Glance) -> None:
            table.check_unbound()
            enders = (await people.guild(tx.stored, table.row.guild_id)).enders
            if not may_end(table, user_id, enders, manager=manager):
                raise Refused("may-not-end")

        await self.end_at_once(match_id, check)

    async def end_at_once(self, match_id: int, also: Also = nothing) -> None:
        """End a match without a result, for those who may whatever the table thinks.

        also: what belongs into the same transaction. Raises Refused `no-such-match`, `not-running`, and what `also`
        raises.
        """
        async with self._door.hold(match_id):
            table = await self._door.tables.glance(match_id)
            if table.row.status not in ("running", "suspended"):
                raise Refused("not-running")
            async with self._door.write() as tx:
                await also(tx, table)
                await self._door.end(tx, table)

    async def pause(self, match_id: int, user_id: int) -> Table:
        """Stop all clocks until somebody resumes; everybody at the table may, and the others read who has.

        Raises Refused `not-at-this-table`, `not-running`, `match-is-bound`.
        """
        door = self._door
        async with door.enter(match_id) as table:
            seat = playing(table, user_id)
            table.check_unbound()
            async with door.write() as tx:
                if len(table.persons()) > 1:
                    await door.notice(tx, match_id, "paused", seat=seat)
                return await door.suspend(tx, table)

    async def resume(self, match_id: int, user_id: int) -> Table:
        """Go on with a suspended match; everybody at the table may.

        Raises Refused `not-suspended`, and where a feature does not let it go on (`Hears.resumes`).
        """
        async with self._door.enter(match_id) as table:
            table.own_seat(user_id)
            if table.row.status != "suspended":
                raise Refused("not-suspended")
            async with self._door.write() as tx:
                for one in self._door.hears:
                    await one.resumes(tx, table)
                return await self.resume_in(tx, table)

    async def resume_in(self, tx: Change, table: Table) -> Table:
        """The same in a transaction of whoever lets it go on."""
        door = self._door
        now = door.clock.now()
        seats = tuple(
            msgspec.structs.replace(row, clock_at=now if row.since is not None else None) for row in table.seats
        )
        running = msgspec.structs.replace(table, seats=seats)
        steps = door.automatic.follow(running, now)
        for row in seats:
            await door.turns.schedule(tx, running.row, row)
        return await door.commit(tx, running, steps, status="running")

    async def touch(self, match_id: int, user_id: int) -> None:
        """Somebody at the table still plays: the idle time begins anew.

        Raises Refused `not-at-this-table`, `not-running`.
        """
        door = self._door
        async with door.enter(match_id) as table:
            playing(table, user_id)
            now = door.clock.now()
            async with door.write() as tx:
                await rows.change(tx, table.row, moved_at=now)
                await deadlines.put(tx, match_id, IDLE, deadlines.TABLE, now + IDLE_ASKED)

    async def begin(self, table: Table, seed: bytes = b"", secret: bytes = b"") -> Table:
        """Start a table that waits, whose lock is held. Raises Refused `wrong-number`."""
        async with self._door.write() as tx:
            return await self.begin_in(tx, table, seed, secret)

    async def begin_in(self, tx: Change, table: Table, seed: bytes = b"", secret: bytes = b"") -> Table:
        """The same in a transaction of whoever lets it begin."""
        door = self._door
        check_number(table)
        now = door.clock.now()
        seed = seed or secrets.token_bytes(SEED_BYTES)
        if table.alone:  # nobody waits for the person, so no clock runs
            row = msgspec.structs.replace(table.row, pace=pace.NONE, weekends_off=False)
            table = msgspec.structs.replace(table, row=row)
        state = table.game.setup(len(table.seats), table.row.options, Seeded(seed=seed))
        bank = pace.full_bank(table.row.pace)
        seats = tuple(msgspec.structs.replace(seat, bank=bank) for seat in table.seats)
        started = Table(table.row, seats, game=table.game, state=state, stored=table.seats)
        steps = door.automatic.follow(started, now)
        for row in table.persons():
            assert row.user_id is not None
            await door.note_sat(tx, table.row.id, row.user_id, row.seat)
        await door.show_table(tx, table.row.id)
        posted = record.commitment(table.game.key, table.game.rules_version, len(seats), state.options, seed)
        if table.row.direct and not table.row.lesson:  # a lesson has greeted before
            await door.notice(tx, table.row.id, "started", seats=tuple(range(len(seats))))
        begun = await door.commit(
            tx,
            started,
            steps,
            status="running",
            thread_id=table.row.channel_id if table.row.direct else None,
            hash=posted,
            seed=seed,
            computer_secret=secret or secrets.token_bytes(SECRET_BYTES),
            options=state.options,
            rules_version=table.game.rules_version,
            started_at=now,
            pace=table.row.pace,
            weekends_off=table.row.weekends_off,
            live=now + live.QUIET_SECONDS if table.row.now and len(table.persons()) > 1 else 0,
        )
        for one in door.hears:
            await one.begun(tx, begun)
        return begun


def check_number(table: Table) -> None:
    """Raises Refused `wrong-number` unless as many sit there as the game is for."""
    if len(table.seats) not in table.game.players:
        raise Refused("wrong-number", low=table.game.players[0], high=table.game.players[-1])


def may_end(table: Glance, user_id: int, enders: str, *, manager: bool) -> bool:
    """Whether a person may end the match without asking the others, as its server has chosen (`Guild.enders`)."""
    seated = table.seat_of(user_id) is not None
    host = seated and user_id == table.row.host_id
    alone = seated and len(table.persons()) == 1
    return alone or (enders == "managers" and manager) or (enders == "host" and (host or manager))
