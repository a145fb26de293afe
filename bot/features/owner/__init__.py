"""What the people who run the bot can do from Discord: figures, a match, whom to keep out, news."""

from __future__ import annotations

from bot.db.personal import Held
from bot.features.owner.service import NEWS, Owners
from bot.ui.press.feature import Feature
from bot.ui.press.house import House
from render.kit.words import Words


async def _begin(house: House) -> None:
    await house[Owners].begin()


async def _admits(house: House, user_id: int, guild_id: int | None) -> None:
    house[Owners].admit(user_id, guild_id)


async def _maintenance(house: House, _words: Words) -> list[str]:
    said = await house[Owners].maintenance()
    return [f"🔧 {said}"] if said else []


FEATURE = Feature(
    builds=lambda house: Owners(house.tables.db, house.clock),
    optional=False,
    begins=_begin,
    admits=_admits,
    mine=_maintenance,
    rooms=(NEWS,),
    holds=(
        Held(
            "kept_out",
            "SELECT at FROM kept_out WHERE kind = 'person' AND about = ?1",
            # Who is kept out is not let in by asking to be forgotten: the number alone stays.
            (),
        ),
    ),
    of_servers=(f"DELETE FROM card WHERE kind = '{NEWS}' AND person = ?1",),
)
