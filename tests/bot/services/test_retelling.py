"""The file of an earlier release under this program: every match goes on, and is told in the words of today.

`tests/bot/db/releases/NNNN.sql` holds what such a release has written: its number is that of its last migration. It has
a running match of every game, one question to each table, and answers given in advance.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.db.migrate import migrations
from bot.services.verify import damage, verify
from bot.ui import history_page
from bot.ui.desk import desk
from bot.ui.house import House
from bot.ui.panels import table_page
from bot.ui.words import game_words
from engine.core import match as record
from engine.core.chance import Fast, Seeded
from engine.core.playout import random_action
from tests.support.tables import house_at, user_of

RELEASES = Path(__file__).parents[1] / "db/releases"
MATCHES = (1, 4, 5, 6)


def written_by(release: int, folder: Path) -> None:
    """Put what a release has written where `house_at` finds it."""
    file = sqlite3.connect(folder / "house.sqlite3")
    for _, sql in migrations()[:release]:
        file.executescript(sql)
    file.executescript((RELEASES / f"{release:04}.sql").read_text())
    file.execute(f"PRAGMA user_version = {release}")
    file.commit()
    file.close()


async def shown(house: House, match_id: int) -> None:
    """The panel, every desk and the history, as people see them. Raises if anything has no words."""
    scene = await house.tables.scene(match_id)
    await table_page(house, scene)
    words = game_words("en", scene.game.key)
    for row in scene.persons():
        for language in ("en", "de"):
            await desk(house, scene, row.seat, language, look=False)
        assert history_page.history_of(scene, await house.tables.history(match_id), row.seat, words)


@pytest.mark.parametrize("release", [4])
async def test_every_match_of_an_earlier_release_goes_on(tmp_path: Path, release: int) -> None:
    written_by(release, tmp_path)
    async with house_at(tmp_path) as house:
        assert await damage(house.tables.db) == []
        assert [found.trouble for found in [one async for one in verify(house.tables.db)]] == [""] * len(MATCHES)
        for match_id in MATCHES:
            await shown(house, match_id)
        for number, match_id in enumerate(MATCHES, 1):
            vote = await house.votes.get(number)
            assert vote is not None
            assert vote.match_id == match_id
            for seat in (1, 2):
                if vote.outcome is None:
                    vote = await house.votes.cast(match_id, number, user_of(seat), "no", "x")
            assert vote.outcome == "no"
            chance = Fast(at=match_id)
            for _ in range(25):
                table = await house.tables.load(match_id)
                if not table.actors():
                    break
                seat = table.actors()[chance.below(len(table.actors()))]
                action = random_action(table.game, table.state, seat, chance)
                index = list(table.game.legal(table.state, seat)).index(action)
                await house.matches.act(match_id, user_of(seat), table.row.revision, index)
            await shown(house, match_id)


async def test_its_matches_tell_what_they_would_tell_if_they_were_played_now(tmp_path: Path) -> None:
    written_by(4, tmp_path)
    async with house_at(tmp_path) as house:
        for match_id in MATCHES:
            table = await house.tables.load(match_id)
            live = record.live(await house.tables.history(match_id))
            assert live
            state = table.game.setup(3, table.row.options, Seeded(seed=table.row.seed))
            for row in live:
                assert row.events == record.act(table.game, state, row.seat, row.action).events
        assert await house.tables.db.all("SELECT * FROM retell") == []


async def test_a_match_that_does_not_replay_stops_no_other(tmp_path: Path) -> None:
    written_by(4, tmp_path)
    file = sqlite3.connect(tmp_path / "house.sqlite3")
    file.execute("UPDATE action SET action = '[\"nonsense\"]' WHERE match_id = 4 AND number = 3")
    file.commit()
    file.close()
    async with house_at(tmp_path) as house:
        for match_id in (1, 5, 6):
            await shown(house, match_id)
        noted = await house.tables.db.all("SELECT match_id FROM retell")
        assert [row["match_id"] for row in noted] == [4]
