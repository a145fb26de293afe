"""What stays within Discord's limits when somebody sits at very many tables, with the longest names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.features.hours.plans import Plan, PlannedHour
from bot.features.notice_board.cards import board_for
from bot.features.templates.pages import list_page
from bot.features.templates.service import LONGEST_NAME, MOST_OF_SERVER, MOST_OWN, TemplateRow
from bot.services.table.scene import SeatRow, Table
from bot.ui.pages.lists import matches_of_guild
from bot.ui.pages.my_matches import MESSAGE, my_matches
from bot.ui.pages.nudge import MOST, mark, reminder
from bot.ui.press.house import House
from bot.ui.words.catalogues import house_words
from engine import registry
from render.kit.words import LANGUAGES
from tests.support.limits import SECTION, TEXT, check_plain, check_view, walk
from tests.support.tables import house_at, stored, user_of

GUILD, CHANNEL = 1_456_074_443_980_800_015, 1_456_074_443_980_800_041
ME = user_of(1)
NAME = "*_`|" * 8


def texts(parts: list[dict[str, Any]]) -> str:
    """All that a message says."""
    return "\n".join(part["content"] for part in walk(parts) if part["type"] == TEXT)


async def very_many(house: House, seeds: int) -> list[Table]:
    """Tables of every game that wait, are played and are over, with names and ids as long as they can be."""
    for seed in range(1, seeds + 1):
        for game in registry.games():
            for steps in (-1, 0, 30 + seed, 10_000 if seed < 6 else 20):
                await stored(house, game.key, game.players[-1], steps, seed=seed, started=steps >= 0)
    async with house.tables.db.write() as tx:
        await tx.execute(
            "UPDATE match SET guild_id = ?, channel_id = ?, thread_id = iif(thread_id IS NULL, NULL, ? + id)",
            (GUILD, CHANNEL, CHANNEL),
        )
        await tx.execute("UPDATE seat SET name = ?", (NAME,))
        await tx.execute(
            "INSERT INTO invited (match_id, user_id) SELECT id, ? FROM match WHERE status = 'lobby'", (ME + 50,)
        )
    ids = await house.tables.db.column("SELECT id FROM match WHERE status = 'running'")
    return [await house.tables.load(number) for number in ids]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_lists_of_tables_show_as_many_as_fit_and_say_how_many_more_there_are(
    tmp_path: Path, language: str
) -> None:
    words = house_words(language)
    async with house_at(tmp_path) as house:
        running = await very_many(house, 6)
        mine = sum(table.seats[table.seat_of(ME) or 0].since is not None for table in running)
        assert mine > MESSAGE.sections
        for person in (*map(user_of, range(5)), ME + 50):
            parts = check_view(await my_matches(house, person, words))
            if person == ME:
                assert sum(part["type"] == SECTION for part in walk(parts)) == MESSAGE.sections
                assert words("more-lines", count=1)[:4] in texts(parts)
        check_view(await matches_of_guild(house, GUILD, [CHANNEL], words))
        for first in (0, 10, 20):
            check_view(await board_for(house, GUILD, [CHANNEL], language, first=first, reader=1))
        check_view(await board_for(house, GUILD, [CHANNEL], language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_templates_are_listed_whole_with_what_they_are_for(language: str) -> None:
    words = house_words(language)
    plan = Plan("gilded_compass", {}, "none", computers=("good",) * 3, hour=PlannedHour(2, 1320, "close"))
    own, of_server = (
        [TemplateRow(number, 1, 1, "x" + "*" * (LONGEST_NAME - 1), plan) for number in range(most)]
        for most in (MOST_OWN, MOST_OF_SERVER)
    )
    told = texts(check_view(list_page(own, of_server, words)))
    assert told.endswith(words("templates-note"))
    assert told.count("• **") * 2 == told.count("**") - told.count("\n**") * 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_digest_of_very_many_matches_is_a_message_that_discord_takes(tmp_path: Path, language: str) -> None:
    words = house_words(language)
    async with house_at(tmp_path) as house:
        running = await very_many(house, 6)
        waiting: list[tuple[Table, SeatRow]] = [
            (table, row) for table in running for row in table.seats if row.since is not None
        ]
        waiting.sort(key=lambda one: len(one[0].game.title), reverse=True)
        for count in (1, 2, MOST, MOST + 1, len(waiting)):
            card = reminder(waiting[:count], words, mark(1, 2), in_dm=True)
            check_plain(card.text, [])
            listed = card.text.count("https://")
            assert listed >= min(count, 8)
            assert listed == count or card.text.endswith(words("more-lines", count=count - listed))
