"""Asks the people of a table, and does what they decide: each ballot is one commit with all that follows from it.

Nobody loses by the clock alone: a slow seat is a question, and it is dropped as soon as the seat acts.
"""

from __future__ import annotations

from bot.clock import DAY
from bot.db import votes as rows
from bot.db.transactions import Change, Reading
from bot.db.votes import VoteRow
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.seats import Seats
from bot.services.match.steps import Steps
from bot.services.table import tables, voting
from bot.services.table.scene import Table
from bot.services.table.voting import CHOICES, EVERYBODY, voters
from bot.services.telling.wishes import Show

MOST_ASKED, ASKED_SECONDS = 20, DAY
"""So often one person may ask one table in a day: each question calls everybody there."""


class Votes:
    """Opens votes, takes ballots, and does what was decided."""

    def __init__(self, door: Door, steps: Steps, seats: Seats) -> None:
        self._door = door
        self._steps = steps
        self._seats = seats
        seats.count_again = self._count_again

    async def get(self, vote_id: int) -> VoteRow | None:
        """A vote, open or decided."""
        return await rows.get(self._door.db, vote_id)

    async def open_at(self, match_id: int) -> list[VoteRow]:
        """Those of a match that are open, the oldest first."""
        return await rows.open_ones(self._door.db, match_id)

    async def ask(
        self, match_id: int, kind: str, user_id: int, *, name: str = "", for_user: int | None = None
    ) -> VoteRow:
        """A person asks the table about the own seat (for `return`: the one that was left); the asker's vote is a yes.

        kind: "undo", "end", "return" or "replace". name: return: how the person is called from then on.
        for_user: replace: the only one who may take the seat.
        Returns the vote as it stands then: decided at once if nobody else is to be asked. Where somebody has asked to
        end the match already, the asker's yes counts in that vote.
        Raises Refused `not-running`, `not-at-this-table`, `nothing-to-undo`, `no-seat-to-return-to`,
        `sits-here-already`, `computers-only`, `asked-already`, `asked-too-often`, `match-is-bound`.
        """
        door = self._door
        async with door.hold(match_id):
            async with door.db.read() as look:
                table = await tables.read(look, match_id)
                seat = await self._asked_about(look, table, kind, user_id, for_user)
                same = [vote for vote in await rows.open_ones(look, match_id) if kind == vote.kind == "end"]
                given = await rows.ballots(look, same[0].id) if same else {}
                often = await rows.how_often_asked(look, match_id, user_id, door.clock.now() - ASKED_SECONDS)
            if given.get(user_id) == "yes":
                raise Refused("asked-already")
            async with door.write() as tx:
                if not same and often >= MOST_ASKED:
                    raise Refused("asked-too-often")
                if same:
                    await self._put(tx, table, same[0], given, user_id, "yes")
                    asked = same[0].id
                else:
                    asked, _ = await self._open(tx, table, kind, seat, asked_by=user_id, for_user=for_user, name=name)
                if asked is None:
                    raise Refused("asked-already")
                return await self._standing(tx, asked)

    async def ask_about(self, tx: Change, table: Table, kind: str, seat: int) -> bool:
        """Ask the others about a seat; False if that is asked already or nobody is there to answer.

        kind: "slow" of one out of time, "stay" of somebody who may enter nothing on the server any more.
        The lock of the match must be held.
        """
        if len(table.persons()) < 2:
            return False
        if kind == "slow" and voting.is_sealed(table):
            kind, seat = "missing", EVERYBODY
        asked, _ = await self._open(tx, table, kind, seat)
        return asked is not None

    async def cast(self, match_id: int, vote_id: int, user_id: int, choice: str, name: str) -> VoteRow:
        """Put a ballot (or change it) and do what is decided by it; `name` is how the voter is called.

        Raises Refused `no-such-vote`, `vote-closed`, `not-a-voter`, `no-such-choice`, `already-seated`,
        `sat-here-before`, `not-for-you`.
        """
        door = self._door
        async with door.hold(match_id):
            async with door.db.read() as look:
                table = await tables.read(look, match_id)
                vote = await rows.get(look, vote_id)
                before = await rows.ballots(look, vote_id)
            if vote is None or vote.match_id != match_id:
                raise Refused("no-such-vote")
            if vote.outcome is not None or voting.is_obsolete(table, vote):
                raise Refused("vote-closed")
            if choice not in CHOICES[vote.kind]:
                raise Refused("no-such-choice")
            if vote.kind == "replace" and table.seat_of(user_id) is not None:
                raise Refused("already-seated")
            if vote.kind == "replace" and vote.for_user not in (None, user_id):
                raise Refused("not-for-you")
            entitled = [row.user_id for row in voters(table, vote)]
            if vote.kind != "replace" and user_id not in entitled:
                raise Refused("not-a-voter")
            async with door.write() as tx:
                if vote.kind == "replace":
                    await self._end_vote(tx, vote, "take")
                    await self._seats.hand_over(tx, table, vote.seat, user_id, name)
                else:
                    await self._put(tx, table, vote, before, user_id, choice)
                return await self._standing(tx, vote_id)

    # --- inside

    async def _asked_about(self, look: Reading, table: Table, kind: str, user_id: int, for_user: int | None) -> int:
        """The seat that a person's question is about. Raises Refused."""
        if table.row.status != "running" and not (kind == "end" and table.row.status == "suspended"):
            raise Refused("not-running")
        if kind != "undo":
            table.check_unbound()
        if kind == "return":
            left = [row.seat for row in table.seats if row.left_by == user_id and row.kind == "computer"]
            if not left:
                raise Refused("no-seat-to-return-to")
            await self._door.check_enters(look, table.row.guild_id, user_id)
            return left[0]
        seat = table.own_seat(user_id)
        if kind == "replace":
            table.check_on_a_server()
        if kind == "undo":
            await self._steps.check_rewind(look, table, seat)
        if for_user is not None and table.seat_of(for_user) is not None:
            raise Refused("sits-here-already")
        return seat

    async def _open(
        self,
        tx: Change,
        table: Table,
        kind: str,
        seat: int,
        *,
        asked_by: int | None = None,
        for_user: int | None = None,
        name: str = "",
    ) -> tuple[int | None, Table]:
        """The number of a new vote, decided already if it can be (None if the same is asked already), and the table."""
        about = None if seat == EVERYBODY else table.seats[seat].user_id
        vote = await rows.insert(
            tx,
            table.row.id,
            kind,
            seat,
            about,
            table.row.revision,
            self._door.clock.now(),
            asked_by=asked_by,
            for_user=for_user,
            name=name,
        )
        if vote is None:
            return None, table
        await self._door.wish(tx, table.row.id, Show("vote", vote=vote.id))
        given: dict[int, str] = {}
        if asked_by is not None and "yes" in CHOICES[kind]:
            given[asked_by] = "yes"
            await rows.cast(tx, vote.id, asked_by, "yes")
        return vote.id, await self._decide(tx, table, vote, given)

    async def _standing(self, tx: Change, vote_id: int) -> VoteRow:
        vote = await rows.get(tx, vote_id)
        assert vote is not None
        return vote

    async def _put(
        self, tx: Change, table: Table, vote: VoteRow, given: dict[int, str], user_id: int, choice: str
    ) -> None:
        """Put or change a ballot, and do what is decided by it."""
        await rows.cast(tx, vote.id, user_id, choice)
        await self._decide(tx, table, vote, given | {user_id: choice})

    async def _count_again(self, tx: Change, table: Table) -> Table:
        """Count the open votes of a table whose people have changed, and do what is decided now."""
        for vote in await rows.open_ones(tx, table.row.id):
            # What an earlier one has decided may have closed it.
            if (await self._standing(tx, vote.id)).outcome is not None:
                continue
            if await self._is_possible(tx, table, vote):
                table = await self._decide(tx, table, vote, await rows.ballots(tx, vote.id))
            else:
                await self._door.wish(tx, vote.match_id, Show("vote", vote=vote.id))
        return table

    async def _is_possible(self, look: Reading, table: Table, vote: VoteRow) -> bool:
        """Whether what a vote is about can be done now; one that cannot keeps nobody else from leaving."""
        if vote.kind != "return" or vote.asked_by is None:
            return True
        try:
            await self._seats.check_taker(look, table, vote.seat, vote.asked_by)
        except Refused:
            return False
        return True

    async def _decide(self, tx: Change, table: Table, vote: VoteRow, ballots: dict[int, str]) -> Table:
        """Do what the ballots decide, if they do; the table after that."""
        entitled = [row.user_id for row in voters(table, vote)]
        given = [choice for user, choice in ballots.items() if user in entitled]
        outcome = voting.result(vote.kind, len(entitled), given)
        if outcome is None:
            await self._door.wish(tx, vote.match_id, Show("vote", vote=vote.id))
            return await self._door.change_seats(tx, table, table.seats)
        await self._end_vote(tx, vote, outcome)
        return await self._do(tx, table, vote, outcome)

    async def _end_vote(self, tx: Change, vote: VoteRow, outcome: str) -> None:
        if not await voting.close(tx, vote, outcome, self._door.clock.now()):
            raise Refused("vote-closed")

    async def _do(self, tx: Change, table: Table, vote: VoteRow, outcome: str) -> Table:
        seats = [vote.seat] if vote.seat != EVERYBODY else list(table.actors())
        match vote.kind, outcome:
            case (("slow" | "missing"), "wait"):
                return await self._seats.give_time(tx, table, seats)
            case (("slow" | "missing"), "step"):
                return await self._seats.stand_in(tx, table, seats)
            case (("slow" | "stay"), "computer"):
                return await self._seats.to_computer(tx, table, vote.seat)
            case "slow", "replace":
                waiting = await self._seats.give_time(tx, table, seats)
                _, offered = await self._open(tx, waiting, "replace", vote.seat)
                return offered
            case (("slow" | "missing" | "stay"), "end") | ("end", "yes"):
                return await self._door.end(tx, table)
            case "undo", "yes":
                assert vote.asked_by is not None
                return await self._steps.rewind(tx, table, vote.seat, vote.asked_by)
            case "return", "yes":
                assert vote.asked_by is not None
                return await self._seats.give_back(tx, table, vote.seat, vote.asked_by, vote.name)
            case _:
                return await self._door.change_seats(tx, table, table.seats)
