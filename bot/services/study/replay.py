"""A match turn by turn, as it stood then.

Public turns are told apart by what everybody could see: sealed choices neither begin nor end one, so the number of
turns tells nothing about who has chosen what, or whether.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from bot.db.history import ActionRow
from bot.services.errors import Refused
from bot.services.processes.beside import beside
from bot.services.table.played import replay
from bot.services.table.scene import Table
from engine.core.errors import BadRecord
from engine.core.game import View
from engine.core.match import Step


class Turn(msgspec.Struct, frozen=True):
    """One public turn: how many live actions were done when it ended, and those that belong to it.

    The first one is the set-up, without actions.
    """

    end: int
    rows: tuple[ActionRow, ...] = ()


def turns(live: Sequence[ActionRow], *, over: bool) -> list[Turn]:
    """The public turns of a match, the set-up first; `over`: what is left at the end belongs to the last turn."""
    ends: list[int] = []
    seat: int | None = None
    seen = 0
    for number, row in enumerate(live, 1):
        if row.sealed:
            continue
        if seat is not None and row.seat != seat:
            ends.append(seen)
        seat, seen = row.seat, number
        if any(event.reveals for event in row.events):
            # Whoever happened to choose last does not own the turn in which all choices are opened.
            ends.append(seen)
            seat = None
    if seat is not None:
        ends.append(seen)
    if over and ends:
        ends[-1] = len(live)
    found = [Turn(0)]
    for end in ends:
        found.append(Turn(end, tuple(live[found[-1].end : end])))
    return found


def turn_of(found: Sequence[Turn], done: int) -> int:
    """The number of the public turn in which the action after `done` others was made."""
    return next((number for number, turn in enumerate(found) if turn.end > done), len(found) - 1)


async def views_at(table: Table, live: Sequence[ActionRow], ends: Sequence[int], eyes: int | None) -> list[View]:
    """What `eyes` could see after each of these numbers of live actions, in ascending order.

    Each view is made of the match as it stood then, so it holds nothing that was found out later.
    Raises Refused `no-replay` if the rules have changed since.
    """
    return [table.game.view(state, eyes) for state in await states_at(table, live, ends)]


async def states_at(table: Table, live: Sequence[ActionRow], ends: Sequence[int]) -> list[Any]:
    """The states after each of these numbers of live actions, in ascending order.

    Raises Refused `no-replay` if the rules have changed since.
    """
    return await beside(_states_at, table, live, ends) if ends else []


def _states_at(table: Table, live: Sequence[ActionRow], ends: Sequence[int]) -> list[Any]:
    game = table.game
    if table.row.rules_version != game.rules_version:
        raise Refused("no-replay")
    found: list[Any] = []
    done = count(1)

    def look(state: Any, _step: Step) -> None:
        if next(done) in ends:
            found.append(game.clone(state))

    if 0 in ends:
        found.append(replay(table.row, len(table.seats), ()))
    try:
        replay(table.row, len(table.seats), live[: ends[-1]], on_step=look)
    except BadRecord as error:
        raise Refused("no-replay") from error
    return found
