"""The file of an earlier release under this program: every match goes on, and is told in the words of today."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.services.upkeep.verify import damage, verify
from engine.core import match as record
from engine.core.chance import Fast, Seeded
from engine.core.playout import random_action
from tests.support.releases import shown, written_by
from tests.support.tables import house_at, user_of

MATCHES = (1, 4, 5, 6)


async def test_what_was_asked_in_an_earlier_release_is_answered_in_this_one(tmp_path: Path) -> None:
    written_by(4, tmp_path)
    async with house_at(tmp_path) as house:
        assert await damage(house.tables.db) == []
        assert [found.trouble for found in [one async for one in verify(house.tables.db)]] == [""] * len(MATCHES)
        for match_id in MATCHES:
            await shown(house, match_id)
        for number, match_id in enumerate(MATCHES, 1):
            vote = await house.match.votes.get(number)
            assert vote is not None
            assert vote.match_id == match_id
            for seat in (1, 2):
                if vote.outcome is None:
                    vote = await house.match.votes.cast(match_id, number, user_of(seat), "no", "x")
            assert vote.outcome == "no"
            chance = Fast(at=match_id)
            for _ in range(25):
                table = await house.tables.load(match_id)
                if not table.actors():
                    break
                seat = table.actors()[chance.below(len(table.actors()))]
                action = random_action(table.game, table.state, seat, chance)
                index = list(table.game.legal(table.state, seat)).index(action)
                await house.match.steps.act(match_id, user_of(seat), table.row.revision, index)
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
