"""Questions to the people of a table, and what follows from the answers.

| kind    | about                          | choices                              | decided by                         |
|---------|--------------------------------|--------------------------------------|------------------------------------|
| slow    | a seat out of time             | wait, step, computer, replace, end   | more than half of the others       |
| undo    | a step behind the barrier      | yes, no                              | all people; one no refuses         |
| end     | ending the match               | yes, no                              | more than half of the people       |
| return  | somebody who left comes back   | yes, no                              | more than half of the people       |
| replace | a seat that is offered         | take                                 | whoever takes it first             |

Nobody loses by the clock alone: a slow seat is a question, and it is dropped as soon as the seat acts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from bot.db import votes as rows
from bot.db.connection import Change
from bot.db.matches import SeatRow
from bot.db.votes import VoteRow
from bot.services.door import Door
from bot.services.errors import Refused
from bot.services.matches import Matches
from bot.services.seats import Seats
from bot.services.tables import Table
from bot.services.wishes import ShowVote

__all__ = ["CHOICES", "OBSOLETE", "VoteRow", "Votes", "result", "voters"]

OBSOLETE: Final = "obsolete"

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "slow": ("wait", "step", "computer", "replace", "end"),
    "undo": ("yes", "no"),
    "end": ("yes", "no"),
    "return": ("yes", "no"),
    "replace": ("take",),
}


class Votes:
    """Opens votes, takes ballots, and does what was decided."""

    def __init__(self, door: Door, matches: Matches, seats: Seats, computer_name: Callable[[Table], str]) -> None:
        """`computer_name` words how a computer on a seat of this table is called."""
        self._door = door
        self._matches = matches
        self._seats = seats
        self._db = door.db
        self._computer_name = computer_name

    async def open(
        self, table: Table, kind: str, seat: int, *, asked_by: int | None = None, for_user: int | None = None
    ) -> VoteRow | None:
        """Ask the table; None if the same question is open already, or if nobody is there to answer.

        The asker's own vote counts as a yes.
        """
        if any(vote.kind == kind and vote.seat == seat for vote in await rows.open_ones(self._db, table.row.id)):
            return None
        now = self._door.clock.now()
        async with self._db.write() as tx:
            vote_id = await rows.insert(
                tx, table.row.id, kind, seat, table.row.revision, now, asked_by=asked_by, for_user=for_user
            )
            if asked_by is not None and "yes" in CHOICES[kind]:
                await rows.cast(tx, vote_id, asked_by, "yes")
            await self._door.wish(tx, table.row.id, ShowVote(vote_id))
        vote = await rows.get(self._db, vote_id)
        assert vote is not None
        await self._decide(table, vote)
        self._door.outbox.wake()
        return vote

    async def cast(self, vote_id: int, user_id: int, choice: str, name: str) -> VoteRow:
        """Put a ballot (or change it) and do what is decided by it; `name` is how the voter is called.

        Raises Refused `no-such-vote`, `vote-closed`, `not-a-voter`, `no-such-choice`, `already-seated`, `not-for-you`.
        """
        vote = await rows.get(self._db, vote_id)
        if vote is None:
            raise Refused("no-such-vote")
        table = await self._door.tables.load(vote.match_id)
        if vote.outcome is None and self._is_obsolete(table, vote):
            await self._close(vote, OBSOLETE)
            vote = await rows.get(self._db, vote_id) or vote
        if vote.outcome is not None:
            raise Refused("vote-closed")
        if choice not in CHOICES[vote.kind]:
            raise Refused("no-such-choice")
        if vote.kind == "replace":
            await self._take(table, vote, user_id, name)
        else:
            if user_id not in [row.user_id for row in voters(table, vote)]:
                raise Refused("not-a-voter")
            async with self._db.write() as tx:
                await rows.cast(tx, vote_id, user_id, choice)
                await self._show(tx, vote)
            await self._decide(table, vote)
        self._door.outbox.wake()
        return await rows.get(self._db, vote_id) or vote

    async def drop_obsolete(self, table: Table) -> None:
        """Close the votes that no longer mean anything, after the match has moved on."""
        for vote in await rows.open_ones(self._db, table.row.id):
            if self._is_obsolete(table, vote):
                await self._close(vote, OBSOLETE)

    async def get(self, vote_id: int) -> VoteRow | None:
        """A vote, open or decided."""
        return await rows.get(self._db, vote_id)

    async def ballots(self, vote_id: int) -> dict[int, str]:
        """User id -> choice."""
        return await rows.ballots(self._db, vote_id)

    # --- inside

    def _is_obsolete(self, table: Table, vote: VoteRow) -> bool:
        if table.row.status not in ("running", "suspended"):
            return True
        row = table.seats[vote.seat]
        match vote.kind:
            case "slow":
                return row.kind == "computer" or not _still_slow(row, vote)
            case "undo":
                return table.row.revision != vote.revision
            case "return":
                return row.left_by != vote.asked_by
            case "replace" if vote.asked_by is not None:
                return row.user_id != vote.asked_by
            case "replace":
                return not _still_slow(row, vote)
            case _:
                return False

    async def _decide(self, table: Table, vote: VoteRow) -> None:
        entitled = [row.user_id for row in voters(table, vote)]
        given = {user: choice for user, choice in (await rows.ballots(self._db, vote.id)).items() if user in entitled}
        outcome = result(vote.kind, len(entitled), list(given.values()))
        if outcome is None:
            return
        await self._do(table, vote, outcome)
        await self._close(vote, outcome)

    async def _do(self, table: Table, vote: VoteRow, outcome: str) -> None:
        match_id = table.row.id
        match vote.kind, outcome:
            case "slow", "wait":
                await self._seats.give_time(match_id, vote.seat)
            case "slow", "step":
                await self._seats.stand_in(match_id, vote.seat)
            case "slow", "computer":
                await self._seats.reseat(match_id, vote.seat, None, self._computer_name(table))
            case "slow", "replace":
                await self._seats.give_time(match_id, vote.seat)
                await self.open(table, "replace", vote.seat)
            case ("slow", "end") | ("end", "yes"):
                await self._matches.end(match_id)
            case "undo", "yes":
                assert vote.asked_by is not None
                await self._matches.rewind(match_id, vote.seat, vote.asked_by, vote.revision)
            case "return", "yes":
                assert vote.asked_by is not None
                await self._seats.give_back(match_id, vote.seat, vote.asked_by)
            case _:
                pass

    async def _take(self, table: Table, vote: VoteRow, user_id: int, name: str) -> None:
        if table.seat_of(user_id) is not None:
            raise Refused("already-seated")
        if vote.for_user is not None and vote.for_user != user_id:
            raise Refused("not-for-you")
        await self._seats.reseat(table.row.id, vote.seat, user_id, name)
        await self._close(vote, "take")

    async def _close(self, vote: VoteRow, outcome: str) -> None:
        async with self._db.write() as tx:
            await rows.close(tx, vote.id, outcome)
            await self._show(tx, vote)

    async def _show(self, tx: Change, vote: VoteRow) -> None:
        await self._door.wish(tx, vote.match_id, ShowVote(vote.id))


def _still_slow(row: SeatRow, vote: VoteRow) -> bool:
    """Whether the match still waits for the seat, which has done nothing since the table was asked."""
    return row.since is not None and row.clock_at is not None and row.clock_at <= vote.opened_at


def voters(table: Table, vote: VoteRow) -> list[SeatRow]:
    """Who may vote: all people at the table; about a slow seat, all others."""
    people = [row for row in table.seats if row.user_id is not None]
    return [row for row in people if row.seat != vote.seat] if vote.kind == "slow" else people


def result(kind: str, entitled: int, given: list[str]) -> str | None:
    """The outcome of the ballots so far, None while it is open. With nobody entitled the answer is yes."""
    counts = Counter(given)
    if kind == "undo":
        if counts["no"]:
            return "no"
        return "yes" if counts["yes"] == entitled else None
    if kind in ("end", "return"):
        if 2 * counts["yes"] > entitled or not entitled:
            return "yes"
        return "no" if 2 * counts["no"] >= entitled else None
    if kind == "slow" and entitled:
        for choice, votes in counts.items():
            if 2 * votes > entitled:
                return choice
        if len(given) == entitled:
            most = max(counts.values())
            return next(choice for choice in CHOICES["slow"] if counts[choice] == most)
    return None
