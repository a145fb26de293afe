"""What the moderators of a server have: who enters nothing, order at tables, and a log of who did what."""

from __future__ import annotations

from typing import Any

from bot.db.personal import Held
from bot.features.moderation.pages import deed_line
from bot.features.moderation.service import CLEAR, OLD, OVER, Moderation
from bot.services.table.scene import Glance, Table
from bot.ui.press.feature import Feature, Says, Way
from bot.ui.press.house import House
from render.kit.words import Words


def _moderation(house: House) -> Moderation:
    return Moderation(house.door, house.match.matches, house.match.seats, house.match.votes, house.people.guilds)


def _last_deed(*, closed: bool) -> Says:
    """What moderators have done at a table last, while it waits or once they have closed it."""

    async def says(house: House, table: Table, words: Words) -> list[str]:
        found = await house[Moderation].said_at(table.row.id, closed=closed)
        return [] if found is None else [deed_line(found, words)]

    return says


async def _on_a_server(_house: House, table: Glance, _user_id: int) -> bool:
    """Whether there are moderators who answer for it."""
    return not table.row.direct


FEATURE = Feature(
    builds=_moderation,
    optional=False,
    due={
        CLEAR: lambda house, due: house[Moderation].clear(due),
        OVER: lambda house, due: house[Moderation].bar_is_over(due),
        OLD: lambda house, due: house[Moderation].remove_old(due),
    },
    says={"waits": _last_deed(closed=False), "closed": _last_deed(closed=True)},
    ways=(
        Way("changes", "button-moderate", "moderate", _on_a_server, managers=True),
        Way("host", "button-moderate", "moderate", _on_a_server, managers=True),
        Way("setup", "setup-people", "modpeople"),
        Way("setup", "setup-log", "modlog"),
    ),
    stored=(("deed", "id", "facts", dict[str, Any]),),
    holds=(
        Held(
            "barred",
            "SELECT guild_id, at, until FROM bar WHERE user_id = ?1 ORDER BY guild_id",
            # Who is barred is not let in by asking to be forgotten: the number alone stays, until then.
            (),
        ),
        Held(
            "kept_order",
            "SELECT guild_id, at, what, match_id AS match FROM deed WHERE user_id = ?1 ORDER BY id",
            ("UPDATE deed SET user_id = NULL WHERE user_id = ?1",),
        ),
        Held(
            "order_kept_about",
            "SELECT guild_id, at, what, match_id AS match FROM deed WHERE about = ?1 ORDER BY id",
            # With the person goes a name that was taken down, and what was said of the person.
            ("UPDATE deed SET about = NULL, facts = json_remove(facts, '$.before', '$.why') WHERE about = ?1",),
        ),
    ),
    of_servers=("DELETE FROM bar WHERE guild_id = ?1", "DELETE FROM deed WHERE guild_id = ?1"),
)
