"""Cheers: whoever has finished a match may cheer there, once, and the table is thanked a day later.

A feature with all that one can have, for the tests: rows of people, a switch of a person, of a server and of a table, a
button, a line on the desk, something that is due.
"""

from __future__ import annotations

from bot.features.cheers import rows
from bot.features.cheers.pages import desk_lines
from bot.features.cheers.service import LOUD, SHY, THANKS, Cheers

from bot.db.personal import Held
from bot.services.match.sweep import DeadlineRow
from bot.services.table.scene import Glance
from bot.ui.press.feature import Feature, OfTable, Way
from bot.ui.press.house import House


async def _may_cheer(house: House, table: Glance, user_id: int) -> bool:
    shy = (await house.people.preferences.of(user_id)).has(SHY)
    return table.seat_of(user_id) is not None and not shy


async def _thank(house: House, due: DeadlineRow) -> None:
    await house[Cheers].thank(due)


FEATURE = Feature(
    builds=lambda house: Cheers(house.door),
    quiet=True,
    due={THANKS: _thank},
    reads=lambda look, table: rows.of_match(look, table.row.id),
    desk=desk_lines,
    ways=(Way("looks", "button-cheer", "cheer", _may_cheer),),
    person=(SHY,),
    table=(OfTable(LOUD, lambda table, _guild: not table.row.direct),),
    holds=(
        Held(
            "cheers",
            "SELECT match_id AS match FROM cheer WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM cheer WHERE user_id = ?1",),
        ),
    ),
)
