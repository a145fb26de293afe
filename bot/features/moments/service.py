"""Shared moments: a player puts a position of a finished match to its channel, as a puzzle with a week to answer.

What is shown is what that player could know then, and nothing more: the position is seen through the own eyes, and what
the computer thinks of it comes from worlds that the player could not tell apart. It stands on a card, which its end is
a deadline of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.clock import DAY
from bot.db import deadlines, people
from bot.db.deadlines import DeadlineRow
from bot.db.rows import text
from bot.db.transactions import Change
from bot.features.moments import rows
from bot.features.moments.rows import SharedRow
from bot.features.puzzles import rows as positions
from bot.features.puzzles.choices import Choice, Choices
from bot.features.puzzles.posed import FRESH_SECONDS, Position, read, take_answer
from bot.services.errors import Refused
from bot.services.match.door import Door
from bot.services.match.hears import Deed, Hears
from bot.services.study.replay import turn_of, turns
from bot.services.table.played import reviewable
from bot.services.table.scene import ActionRow, Glance, Table
from bot.services.telling import cards
from engine.core.errors import GameError

MOMENT: Final = "moment"
"""The kind of its position, of the cards on which it stands, and of the deadline at which everybody is told."""
MOST_A_DAY: Final = 3
"""So many a person may share in 24 hours, whatever is taken back."""
DAYS: Final = 7
"""So long others may answer; then everybody is told."""


class Moment(msgspec.Struct, frozen=True):
    """A shared moment.

    row:   what is stored of it.   position: with what was answered, by whoever reads it too.
    table: the match.   turn: the public turn in which the choice was made.
    """

    row: SharedRow
    position: Position
    table: Table
    turn: int


class Moments(Hears):
    """Finds what may be shared, shares it, takes the answers."""

    def __init__(self, door: Door, choices: Choices) -> None:
        self._door = door
        self._db = door.db
        self._clock = door.clock
        self._tables = door.tables
        self._choices = choices

    # --- sharing

    async def offer(self, match_id: int, user_id: int, done: int) -> Choice:
        """The position before an own choice, as it would be shared.

        Raises Refused `moment-not-yours`, `moment-plain` where there was nothing to weigh, `no-replay`, `no-hint-now`.
        """
        table = await self._tables.load(match_id)
        steps = await self._tables.live(match_id)
        if not shareable(table) or not 0 <= done < len(steps) or not _own(table, steps[done], user_id):
            raise Refused("moment-not-yours")
        found = await self._choices.pose(table, steps, done)
        if found is None:
            raise Refused("moment-plain")
        return found

    async def share(self, match_id: int, user_id: int, done: int) -> int:
        """Put it to the channel of the match; its number.

        Raises what `offer` raises, and Refused `moment-shared`, `moment-too-many`.
        """
        found = await self.offer(match_id, user_id, done)
        now = self._clock.now()
        data, ends = text(found.puzzle), now + DAYS * DAY
        async with self._db.write() as tx:
            await rows.forget_taken_back(tx, user_id, now - DAY)
            if await rows.shared_since(tx, user_id, now - DAY) >= MOST_A_DAY:
                raise Refused("moment-too-many", most=MOST_A_DAY)
            made = await positions.put(
                tx,
                MOMENT,
                found.game.key,
                data,
                now,
                match_id=match_id,
                done=done,
                chosen=found.chosen,
            )
            if made is None:
                raise Refused("moment-shared")
            await rows.put(tx, made, user_id, now, ends)
            await deadlines.put(tx, None, MOMENT, made, ends, on_the_wall=True)
            await cards.show(tx, MOMENT, made, 0, now)
        return made

    async def take_back(self, moment_id: int, user_id: int) -> None:
        """Share it no more; its message is deleted. Raises Refused `no-moment`."""
        async with self._db.write() as tx:
            shared = await rows.get(tx, moment_id)
            if shared is None or shared.user_id != user_id:
                raise Refused("no-moment")
            await self._remove(tx, moment_id)

    async def at(self, match_id: int) -> list[SharedRow]:
        """What stands of a match, the newest first."""
        return await rows.at(self._db, match_id)

    async def take_down(self, match_id: int, moment_id: int, by: int) -> None:
        """Somebody who keeps order on the server shares it no more for its person. Raises Refused `no-moment`."""
        found = await self._tables.glance(match_id)
        async with self._db.write() as tx:
            shared = next((one for one in await rows.at(tx, match_id) if one.id == moment_id), None)
            if shared is None:
                raise Refused("no-moment")
            await self._remove(tx, moment_id)
            for one in self._door.hears:
                await one.moderated(tx, Deed(found.row.guild_id, by, "moment", match_id, shared.user_id))

    async def _remove(self, tx: Change, moment_id: int) -> None:
        await positions.remove(tx, moment_id)
        await deadlines.cancel(tx, MOMENT, moment_id)
        await cards.show(tx, MOMENT, moment_id, 0, self._clock.now())

    # --- answering

    async def get(self, moment_id: int, reader: int = 0) -> Moment:
        """One with all that is known of it, also what whoever reads it has answered.

        Raises Refused `no-moment` if it is gone or of other rules.
        """
        row, stored = await rows.get(self._db, moment_id), await positions.get(self._db, moment_id)
        if row is None or stored is None or stored.match_id is None or stored.done is None:
            raise Refused("no-moment")
        try:
            table = await self._tables.load(stored.match_id)
        except GameError as error:
            raise Refused("no-moment") from error
        steps = await self._tables.live(stored.match_id)
        found = await read(self._db, stored, "no-moment", reader, table.seats)
        return Moment(row, found, table, turn_of(turns(steps, over=True), stored.done))

    async def answer(self, match_id: int, moment_id: int, user_id: int, choice: int) -> None:
        """Keep an answer, its index; whoever shares it has none.

        match_id: the match whose moment it must be, since only people within reach of that match answer.
        Raises Refused `no-moment`, `no-such-choice`, `moment-over`, `puzzle-answered`.
        """
        moment = await self.get(moment_id)
        if moment.table.row.id != match_id:
            raise Refused("no-moment")
        if moment.row.user_id == user_id:
            return
        async with self._db.write() as tx:
            now = self._clock.now()
            if self.is_over(moment.row):
                raise Refused("moment-over")
            await take_answer(tx, moment.position, user_id, choice, now, "no-moment")
            await cards.show(tx, MOMENT, moment_id, 0, now + FRESH_SECONDS)

    # --- where they stand

    def is_over(self, row: SharedRow) -> bool:
        """Whether everybody may be told."""
        return self._clock.now() >= row.ends_at

    async def stored(self, moment_id: int) -> SharedRow | None:
        """What is stored of one; None if it was taken back."""
        return await rows.get(self._db, moment_id)

    async def note_standing(self, tx: Change, moment_id: int) -> None:
        """It stands in its channel."""
        await rows.stood(tx, moment_id)

    async def end(self, due: DeadlineRow) -> None:
        """Everybody is told."""
        async with self._db.write() as tx:
            if await deadlines.remove(tx, due):
                await cards.show(tx, MOMENT, due.about, 0, self._clock.now())

    async def forgotten(self, tx: Change, user_id: int) -> None:
        """What the person shared is taken away."""
        for moment_id in await rows.of_person(tx, user_id):
            await deadlines.cancel(tx, MOMENT, moment_id)
            await cards.show(tx, MOMENT, moment_id, 0, self._clock.now())

    async def allowed(self, table: Glance) -> bool:
        """Whether the server lets things of its matches stand in the channel of this one."""
        channels = (await people.guild(self._db, table.row.guild_id)).channels
        return not channels or table.row.channel_id in channels


def shareable(table: Glance) -> bool:
    """Whether moments of a match may be shared: it came to its end on a server, and can have a review."""
    return reviewable(table) and not table.row.lesson and not table.row.direct


def own_choice(table: Table, steps: Sequence[ActionRow], user_id: int, done: int, *, back: bool = False) -> int | None:
    """The first choice of a person after so many actions, or the last one before; None if there is none.

    It is told by how many actions were done before it.
    """
    near = range(min(done, len(steps)) - 1, -1, -1) if back else range(max(0, done), len(steps))
    return next((at for at in near if _own(table, steps[at], user_id)), None)


def _own(table: Glance, step: ActionRow, user_id: int) -> bool:
    """Whether somebody made a choice on a seat that is still the own one, for nothing decided it before.

    To whoever is not at home there nothing is the own: what is shared stands in a channel that is not theirs.
    """
    chose = step.kind == "act" and step.user_id == user_id
    return chose and table.seat_of(user_id) == step.seat and table.at_home(user_id)
