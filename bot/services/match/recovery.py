"""What the people responsible for a match in trouble can do: try again, take it back, or end it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count
from typing import Any

from bot.db import matches as rows
from bot.db import standing
from bot.db.history import ActionRow
from bot.db.matches import MatchRow
from bot.services.errors import Refused
from bot.services.match.door import Door, desks
from bot.services.match.standing import on_hold
from bot.services.match.steps import taking_back
from bot.services.processes.beside import beside
from bot.services.table import played
from bot.services.table.scene import Glance, Table
from bot.services.telling.wishes import Show
from engine.core import match as record
from engine.core.event import Event
from engine.core.game import AnyGame


class Recovery:
    """Brings matches back that were set aside."""

    def __init__(self, door: Door) -> None:
        self._door = door

    async def retry(self, match_id: int, user_id: int, *, manager: bool) -> None:
        """Go on as it stands, because the cause may be gone. Raises Refused, and Broken if it is not."""
        door = self._door
        async with self._enter(match_id, user_id, manager=manager):
            table = await door.read(match_id)
            async with door.write() as tx:
                await rows.change(tx, table.row, trouble=None)
                await door.wish(tx, match_id, Show("table"), *desks(table))

    async def roll_back(self, match_id: int, user_id: int, *, manager: bool) -> Table:
        """Take the match back to the last good position before a decision.

        Raises Refused `not-in-trouble`, `only-those-responsible`, `nothing-to-undo`, `other-rules`.
        """
        door = self._door
        async with self._enter(match_id, user_id, manager=manager) as found:
            live = await door.tables.live(match_id)
            given = await standing.of_match(door.db, match_id)
            row, seats = found.row, found.seats
            game = played.rules_of(row)
            good, state = await beside(_last_good, game, row, len(seats), live)
            if good >= len(live):
                raise Refused("nothing-to-undo")
            told = Event("taken-back-in-trouble", {"count": len(live) - good})
            back = taking_back("rewind", live[good], told, user_id, door.clock.now())
            # Its people decide first, as after any step that is taken back.
            held = {seat: on_hold(answers) for seat, answers in given.items()}
            table = Table(row, seats, game=game, state=state, standing=held, stored=seats)
            async with door.write() as tx:
                return await door.commit(tx, table, [back], trouble=None)

    async def end(self, match_id: int, user_id: int, *, manager: bool) -> None:
        """End the match without a result. Raises Refused."""
        async with self._enter(match_id, user_id, manager=manager) as found, self._door.write() as tx:
            await self._door.end(tx, found)

    @asynccontextmanager
    async def _enter(self, match_id: int, user_id: int, *, manager: bool) -> AsyncGenerator[Glance]:
        """Have a match in trouble alone, for somebody who decides about it. Raises Refused.

        The host decides; whoever sits there if the host does not; and the managers of the server.
        """
        async with self._door.hold(match_id):
            found = await self._door.tables.glance(match_id)
            if found.row.trouble is None:
                raise Refused("not-in-trouble")
            seated = found.seat_of(user_id) is not None
            host_sits = found.seat_of(found.row.host_id) is not None
            if not (manager or (seated and (user_id == found.row.host_id or not host_sits))):
                raise Refused("only-those-responsible")
            yield found


def _last_good(game: AnyGame, row: MatchRow, seats: int, live: Sequence[ActionRow]) -> tuple[int, Any]:
    """The most actions, up to before the last decision, after which the match can be played and seen by everybody.

    What one press has decided is one decision.
    """
    decisions = [number for number, step in enumerate(live) if not (step.auto or step.joined)]
    found = 0, played.replay(row, seats, ())
    numbers = count(1)

    def look(state: Any, _: record.Step) -> None:
        nonlocal found
        number = next(numbers)
        for eyes in (None, *range(seats)):
            game.view(state, eyes)
        if not (live[number].auto or live[number].joined):
            found = number, game.clone(state)

    with suppress(Exception):  # whatever it is: the position before it is good
        played.replay(row, seats, live[: decisions[-1] if decisions else 0], on_step=look)
    return found
