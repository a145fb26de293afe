"""People who look for tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from simcord import MemberActor

from bot.features.search.searches import SIZES, Search
from bot.features.search.service import Looking
from bot.services.clock.pace import PACES
from bot.ui.press.house import House
from engine import registry
from tests.support.town import Town


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


async def looks(place: Town, *people: MemberActor, **chosen: Any) -> None:
    """They look for a table of Yucata', unless said otherwise."""
    for person in people:
        wanted: dict[str, Any] = {"games": ("yucata",), "paces": ("daily",), "sizes": (2, 3, 4), "days": 14} | chosen
        await place.house[Looking].searches.begin(
            person.id, place.guild.id, channel_id=place.channel.id, name=person.name, **wanted
        )
