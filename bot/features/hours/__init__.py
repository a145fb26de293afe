"""Tables that begin at an hour that their hosts choose, every week if they like, and their events of Discord."""

from __future__ import annotations

from collections.abc import Sequence

from bot.db.personal import Held
from bot.features.hours import events
from bot.features.hours.pages import hour_line
from bot.features.hours.service import AT_HOUR, EVENT, TOLD, WITH_ENOUGH, Hours
from bot.features.hours.told import tell
from bot.services.table.scene import Glance, Table
from bot.ui.press.feature import Feature, Way
from bot.ui.press.house import House
from bot.ui.press.items import BLUE
from render.kit.words import Words


def _built(house: House) -> Hours:
    def has_channel(guild_id: int, channel_id: int) -> bool:
        guild = house.client.get_guild(guild_id)
        # One that is out of reach for a while has it, and of one that is not told of yet nothing is known.
        return guild is None or guild.unavailable or guild.get_channel(channel_id) is not None

    return Hours(house.door, house.match.matches, has_channel)


async def _facts(house: House, table: Table, words: Words) -> Sequence[str]:
    hour = await house[Hours].of(table.row.id)
    return [] if hour is None else [hour_line(table, hour, words)]


async def _may_choose(house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody may choose the first hour of a table."""
    return table.row.host_id == user_id and await house[Hours].of(table.row.id) is None


async def _may_change(house: House, table: Glance, user_id: int) -> bool:
    """Whether somebody may choose another one."""
    return table.row.host_id == user_id and await house[Hours].of(table.row.id) is not None


FEATURE = Feature(
    builds=_built,
    optional=False,
    due_at_tables=dict.fromkeys((AT_HOUR, WITH_ENOUGH), lambda house, tx, due, table: house[Hours].act(tx, due, table)),
    sends={TOLD: tell, EVENT.what: events.show},
    says={"waits": _facts},
    ways=(
        Way("plan", "button-hour", "askhour", _may_choose, style=BLUE),
        Way("plan", "button-another-hour", "askhour", _may_change, style=BLUE),
        Way("plan", "button-no-hour", "nohour", _may_change),
    ),
    holds=(
        Held(
            "hours_of_tables",
            "SELECT match_id AS match, at, zone, if_few, weekly FROM hour WHERE user_id = ?1 ORDER BY match_id",
            ("UPDATE hour SET user_id = NULL WHERE user_id = ?1",),
        ),
    ),
)
