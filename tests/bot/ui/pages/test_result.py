"""What the result card says of ratings and badges, and the card of a table that waits of chances."""

from __future__ import annotations

from pathlib import Path

import discord

from bot.db import badges, people, ratings
from bot.db.people import Player
from bot.ui.pages.lobby import lobby_card
from bot.ui.pages.result import result_card
from bot.ui.press.house import House
from tests.support.tables import GUILD, house_at, stored, user_of


def said(view: discord.ui.LayoutView) -> str:
    """All texts of a message."""
    found = "\n".join(item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))
    return found.replace("\u00a0", " ")


async def finished(house: House, matches: int, language: str = "en") -> int:
    """The number of the last of these finished matches, all taken in."""
    match_id = 0
    for seed in range(matches):
        match_id = (await stored(house, "yucata", 3, 10**6, seed=seed, language=language)).row.id
        await house.people.ratings.count(match_id)
    return match_id


async def card(house: House, match_id: int) -> str:
    return said((await result_card(house, await house.tables.load(match_id)))[0])


async def test_a_rating_settles_and_then_is_one_number_that_says_why_it_moved(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        last = await finished(house, 3)
        text = await card(house, last)
        assert "● **Annegret** · " in text
        assert "first matches, " in text
        async with house.tables.db.write() as tx:
            await ratings.settle(tx, GUILD, "yucata", [user_of(seat) for seat in range(3)])
        text = await card(house, last)
        assert "first matches" not in text
        changes = await house.people.ratings.changed_by((await house.tables.load(last)).row)
        for change in changes.values():
            moved = change.after - change.before
            sign = f"+{moved}" if moved > 0 else str(moved).replace("-", "−")
            assert f"rating {change.after} ({sign})" in text
        assert {change.after - change.before > 0 for change in changes.values()} == {True, False}


async def test_whoever_stays_out_of_the_list_stands_on_no_card(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        last = await finished(house, 2)
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(1), Player(rated=False))
        text = await card(house, last)
        lines = {
            name: line for line in text.splitlines() for name in ("Annegret", "Benedikt") if f"**{name}** · " in line
        }
        assert "first matches" in lines["Annegret"]
        assert "first matches" not in lines["Benedikt"]
        lobby = await stored(house, "yucata", 3, 0, started=False)
        waiting = said((await lobby_card(house, lobby))[0])
        assert "To win, by the ratings: Annegret " in waiting
        assert "Benedikt " not in waiting.partition("To win, by the ratings")[2]


async def test_chances_are_told_once_somebody_is_rated_and_never_where_nothing_is_rated(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        lobby = await stored(house, "yucata", 3, 0, started=False)
        assert "To win" not in said((await lobby_card(house, lobby))[0])
        await finished(house, 2)
        text = said((await lobby_card(house, lobby))[0])
        shares = [int(word) for word in text.partition("To win, by the ratings:")[2].split() if word.isdigit()]
        assert len(shares) == 3
        assert abs(sum(shares) - 100) <= 1
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE match SET unrated = 1 WHERE id = ?", (lobby.row.id,))
        assert "To win" not in said((await lobby_card(house, await house.tables.load(lobby.row.id)))[0])


async def test_a_badge_is_told_with_what_it_is_for(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        last = await finished(house, 1)
        async with house.tables.db.write() as tx:
            await badges.put(tx, last, {"echo": [2]})
        assert "■ **Cleopatra** · Badge **Echo**: A ? took at least four stones more" in await card(house, last)
        await house.people.personal.forget(user_of(2), lambda _: "Somebody")
        assert "Echo" not in await card(house, last)
