"""People who look for tables."""

from __future__ import annotations

from collections.abc import Collection

from bot.features.search.searches import SIZES, Search
from bot.features.search.service import Looking
from bot.services.clock.pace import PACES
from bot.ui.press.house import House
from engine import registry


async def be_told(
    house: House,
    user_id: int,
    guild_id: int,
    *,
    games: Collection[str] = (),
    paces: Collection[str] = (),
    a_day: int = 3,
    sizes: Collection[int] = SIZES,
) -> Search:
    """Somebody looks without an end: for everything, unless said otherwise."""
    return await house[Looking].searches.begin(
        user_id,
        guild_id,
        channel_id=8,
        name=f"Person {user_id}",
        games=games or registry.keys(),
        paces=paces or PACES,
        sizes=sizes,
        a_day=a_day,
    )
