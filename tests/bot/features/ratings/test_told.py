"""What the result card says of ratings, and the card of a table that waits of chances."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.db import people
from bot.db.people import Player
from bot.features.ratings import rows as ratings
from bot.features.ratings import season_rows
from bot.features.ratings.pages import LINES, leaderboard_page
from bot.features.ratings.rows import RatingRow
from bot.features.ratings.season_rows import MedalRow
from bot.features.ratings.service import Ratings, Standing
from bot.ui.pages.lobby import lobby_card
from bot.ui.pages.result import result_card
from bot.ui.press.house import House
from bot.ui.words.catalogues import house_words
from render.kit.words import LANGUAGES
from tests.support.limits import check_message
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
        await house[Ratings].count(match_id)
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
            await tx.execute("UPDATE rating SET settled = 1")
        text = await card(house, last)
        assert "first matches" not in text
        changes = await house[Ratings].changed_by((await house.tables.load(last)).row)
        for change in changes.values():
            moved = change.after - change.before
            sign = f"+{moved}" if moved > 0 else str(moved).replace("-", "−")
            assert f"rating {change.after} ({sign})" in text
        assert {change.after - change.before > 0 for change in changes.values()} == {True, False}


async def test_whoever_stays_out_of_the_list_stands_on_no_card(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        last = await finished(house, 2)
        async with house.tables.db.write() as tx:
            await people.put_player(tx, user_of(1), Player(switched={"rated": False}))
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_leaderboard_ends_with_the_reader(language: str) -> None:
    standings = [Standing(place, 10**18 + place, 3000 - place, 999, 999) for place in range(1, 60)]
    names = {standing.user_id: f"Name {standing.place}" for standing in standings}
    page = leaderboard_page("Order of the Gilded Compass", standings, 10**18 + 50, names, house_words(language))
    check_message(page.to_components())
    text = str(page.to_components())
    assert f". Name {LINES} " in text
    assert [text.count(f"Name {place} ") for place in (LINES + 1, 50, 51)] == [0, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_profile_calls_a_young_rating_as_the_texts_do(language: str) -> None:
    words = house_words(language)
    term = words("profile-settling")
    assert words("rating-settling", count=3).startswith(term)


async def test_leaderboard_and_medals_list_the_others_where_settings_cannot_be_read(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        ana, ben = user_of(0), user_of(1)
        async with house.tables.db.write() as tx:
            await tx.execute("INSERT INTO player (user_id, settings) VALUES (?, '{')", (ben,))
            for user_id in (ana, ben):
                await ratings.put(tx, GUILD, "yucata", RatingRow(user_id, 25, 3))
            found = [MedalRow(GUILD, "yucata", 1, user_id, 1, 1000) for user_id in (ana, ben)]
            await season_rows.give(tx, GUILD, "yucata", 1, found)
        board = await house[Ratings].leaderboard(GUILD, "yucata")
        newest = await house[Ratings].seasons.newest(GUILD, "yucata")
        assert [line.user_id for line in board] == [medal.user_id for medal in newest] == [ana]
