"""What the card of a vote says about who has chosen what."""

from __future__ import annotations

from pathlib import Path

from bot.ui.pages.vote import vote_card
from tests.support.tables import house_at, stored, user_of
from tests.support.town import walk


async def test_its_buttons_count_only_those_who_still_sit_there(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 4, 0)
        asked = await house.match.votes.ask(1, "end", user_of(0))
        await house.match.votes.cast(1, asked.id, user_of(1), "no", "x")

        async def labels() -> list[str]:
            vote = await house.match.votes.get(asked.id)
            assert vote is not None
            card, _ = await vote_card(house, await house.tables.load(1), vote)
            return [part["label"] for part in walk(card.to_components()) if part["type"] == 2]

        assert await labels() == ["Yes · 1", "No · 1"]
        await house.match.seats.resign(1, user_of(0))
        assert await labels() == ["Yes · 0", "No · 1"]
