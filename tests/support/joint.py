"""Matches in which one press may decide twice."""

from __future__ import annotations

from bot.services.match.joint import next_question
from bot.services.table.scene import Table
from bot.ui.press.house import House
from tests.support.tables import stored


async def leading(house: House, seats: int = 3, nth: int = 0) -> tuple[Table, int, int]:
    """A match whose actor may decide twice by one press: as it stands, the seat, the number of the first action."""
    for steps in range(nth, 200):
        table = await stored(house, "port_royal", seats, steps)
        (seat,) = table.actors()
        for answer in table.question(seat).legal():
            if next_question(table.game, table.state, seat, answer) is not None:
                return table, seat, list(table.legal(seat)).index(answer.action)
    raise AssertionError("nothing leads on")
