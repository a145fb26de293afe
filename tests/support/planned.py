"""Matches of a house in which somebody has given an answer ahead."""

from __future__ import annotations

from typing import Any

from bot.ui.press.house import House
from tests.support.tables import stored, user_of

OTHERS = {"ships": ["1"], "persons": [], "neither": ["nothing"], "both": ["ask"], "until": ["always"]}
"""What the form of Port Royal for the turns of others holds."""

CARDS = {"first": ["5"], "second": ["0"], "third": ["0"], "order": ["turn"], "way": ["any"]}
"""The same of Yucata' for the next turns: card 5."""


async def press(house: House, match_id: int, seat: int, action: Any) -> None:
    """The person on a seat presses."""
    table = await house.tables.load(match_id)
    index = list(table.game.legal(table.state, seat)).index(action)
    await house.match.steps.act(match_id, user_of(seat), table.row.revision, index)


async def planned(house: House) -> tuple[int, int]:
    """A match of Yucata' in which the seat that is not asked has planned a card; who is asked, and who has planned."""
    asked = (await stored(house, "yucata", 2, 0)).actors()[0]
    await house.match.steps.stand(1, user_of(1 - asked), "cards", CARDS)
    await house.match.automatic.settled()
    return asked, 1 - asked
