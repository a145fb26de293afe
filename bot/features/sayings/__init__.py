"""Sayings: a short sentence a turn, where the host of a table allows it; it stands on the desks of the others."""

from __future__ import annotations

from bot.db.personal import Held
from bot.db.transactions import Reading
from bot.features.sayings import rows
from bot.features.sayings.pages import SHOW, heard, tools
from bot.features.sayings.rows import Said
from bot.features.sayings.service import SAYS, Sayings
from bot.services.table.scene import Glance, Table
from bot.ui.press.feature import Feature, OfTable, Way
from bot.ui.press.house import House


async def _said(look: Reading, table: Table) -> Said:
    return await rows.of_match(look, table.row.id) if SAYS.key in table.row.switched else Said()


async def _hides(house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody hides what is said at a match that is played."""
    runs = table.row.status == "running" and table.seat_of(user_id) is not None
    return runs and SAYS.key in table.row.switched and await house[Sayings].hides(table.row.id, user_id)


FEATURE = Feature(
    builds=lambda house: Sayings(house.door),
    quiet=True,
    reads=_said,
    desk=heard,
    buttons={"front": tools},
    ways=(Way("own", "button-show-said", "hearing", _hides, token=SHOW),),
    # Guests of other servers write nowhere else; where there are none, people write in the thread.
    table=(OfTable(SAYS, lambda _table, guild: guild.shows_ours),),
    holds=(
        Held(
            "sayings",
            "SELECT match_id AS match, text FROM saying WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM saying WHERE user_id = ?1",),
        ),
        Held(
            "hides_sayings",
            "SELECT match_id FROM unheard WHERE user_id = ?1 ORDER BY match_id",
            ("DELETE FROM unheard WHERE user_id = ?1",),
        ),
    ),
)
