"""People who look for tables."""

from __future__ import annotations

from collections.abc import Collection

from bot.services.clock.pace import PACES
from bot.services.gathering.searches import SIZES, Search
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
    return await house.gathering.searches.begin(
        user_id,
        guild_id,
        channel_id=8,
        name=f"Person {user_id}",
        games=games or registry.keys(),
        paces=paces or PACES,
        sizes=sizes,
        a_day=a_day,
    )
