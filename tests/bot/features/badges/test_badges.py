"""Badges: whom a deed of a seat belongs to, and when it is found."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.features.badges import rows as stored_badges
from bot.features.badges.service import Badges
from bot.services.table.played import paper
from bot.ui.pages.result import result_card
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words
from engine import registry
from engine.core.badge import earned, play
from engine.core.match import live
from render.kit.words import LANGUAGES
from tests.support.tables import GUILD, house_at, stored, user_of


async def with_badges(house: House, computers: int = 0) -> tuple[int, dict[str, tuple[int, ...]]]:
    """A finished match in which seat 0 has earned a badge, not judged yet; what its record says."""
    for seed in range(60):
        table = await stored(house, "yucata", 3, 10**6, seed=seed, computers=computers)
        record = paper(table, live(await house.tables.history(table.row.id)))
        found = earned(registry.badges("yucata"), play(table.game, record))
        if any(0 in seats for seats in found.values()):
            return table.row.id, found
    raise AssertionError("no badge in sixty matches")


async def test_of_matches_with_guests_of_other_servers_a_server_is_told_no_badge(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for guests in (False, True):
            match_id = (await stored(house, "yucata", 2, 10**6, seed=guests)).row.id
            async with house.tables.db.write() as tx:
                await tx.execute("UPDATE match SET guests = ? WHERE id = ?", (guests, match_id))
                await stored_badges.put(tx, match_id, {"with guests" if guests else "at home": [0]})
        for guild_id, told in ((None, {"at home", "with guests"}), (GUILD, {"at home"}), (GUILD + 1, set[str]())):
            found = await stored_badges.of_person(house.tables.db, user_of(0), guild_id)
            assert {one.badge for one in found} == told


async def test_a_person_has_what_the_seat_has_earned(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        match_id, found = await with_badges(house)
        assert await stored_badges.of_person(house.tables.db, user_of(0), GUILD) == []
        for _ in range(2):
            await house[Badges].judge(match_id)
        mine = {badge for badge, seats in found.items() if 0 in seats}
        assert {badge.badge for badge in await stored_badges.of_person(house.tables.db, user_of(0), GUILD)} == mine
        assert {(row.badge, row.seat) for row in await house[Badges].of_match(match_id)} == {
            (badge, seat) for badge, seats in found.items() for seat in seats
        }
        assert await stored_badges.of_person(house.tables.db, user_of(0), GUILD + 1) == [], "of another server"


async def test_a_badge_is_told_in_the_result_with_what_it_is_for(tmp_path: Path) -> None:
    async def told(match_id: int) -> str:
        view, _ = await result_card(house, await house.tables.load(match_id))
        return "\n".join(item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))

    async with house_at(tmp_path) as house:
        match_id = (await stored(house, "yucata", 3, 10**6)).row.id
        async with house.tables.db.write() as tx:
            await stored_badges.put(tx, match_id, {"echo": [2]})
        assert "■\u00a0**Cleopatra** · Badge **Echo**: A ? took at least four stones more" in await told(match_id)
        await house.people.personal.forget(user_of(2), lambda _: "Somebody")
        assert "Echo" not in await told(match_id)


async def test_whoever_is_forgotten_has_no_badge_any_more(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        match_id, _ = await with_badges(house)
        await house[Badges].judge(match_id)
        await house.people.personal.forget(user_of(0), lambda _: "Somebody")
        assert await stored_badges.of_person(house.tables.db, user_of(0), GUILD) == []


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE match SET unrated = 1",
        "UPDATE match SET lesson = 1",
        "UPDATE match SET status = 'ended', outcome = NULL",
        "UPDATE match SET rules_version = 0",
        "UPDATE action SET user_id = 999 WHERE seat = 0",
        "UPDATE seat SET user_id = NULL, kind = 'computer' WHERE seat > 0",
    ],
)
async def test_no_badge_is_earned_with_help_alone_or_by_others(tmp_path: Path, change: str) -> None:
    async with house_at(tmp_path) as house:
        match_id, _ = await with_badges(house)
        async with house.tables.db.write() as tx:
            await tx.execute(change)
        await house[Badges].judge(match_id)
        assert await stored_badges.of_person(house.tables.db, user_of(0), GUILD) == []


async def test_a_match_that_cannot_be_played_again_has_no_badges(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        broken = (await stored(house, "yucata", 3, 10**6)).row.id
        async with house.tables.db.write() as tx:
            await tx.execute("""UPDATE action SET action = '["play","9"]' WHERE match_id = ?""", (broken,))
        await house[Badges].judge(broken)
        assert await house[Badges].of_match(broken) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", registry.keys())
def test_every_badge_has_a_name_of_its_own_and_says_what_it_is_for(key: str, language: str) -> None:
    words = game_words(language, key)
    names = [words(f"badge-{badge.key}") for badge in registry.badges(key)]
    assert len(set(names)) == len(names)
    assert [name for name in names if len(name) > 20] == []
    said = [words(f"badge-{badge.key}-for") for badge in registry.badges(key)]
    assert [sentence for sentence in said if not sentence.endswith(".")] == []
