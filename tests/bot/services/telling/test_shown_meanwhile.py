"""A panel that was drawn before the match went on: what it shows is noted, and the newer position stays owed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.services.telling.panels import Stands
from bot.services.telling.wishes import Show
from tests.support.tables import house_at, stored, user_of


@pytest.mark.parametrize("meanwhile", [False, True])
async def test_what_is_shown_fulfils_the_wish_for_that_position_only(tmp_path: Path, meanwhile: bool) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 3)
        match_id = table.row.id
        table = await house.match.steps.act(match_id, user_of(table.actors()[0]), table.row.revision, 0)
        if meanwhile:
            await house.match.steps.act(match_id, user_of(table.actors()[0]), table.row.revision, 0)
        await house.telling.panels.posted(table.row, Show("table"), Stands(8, 9))
        stands = await house.telling.panels.place_of(match_id, Show("table"))
        assert stands is not None
        assert stands.revision == table.row.revision
        owed = await house.tables.db.all("SELECT subject FROM outbox WHERE subject = 'table.-1.0'")
        assert len(owed) == meanwhile


async def test_what_was_only_said_so_far_is_owed(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 3)
        await house.telling.panels.posted(table.row, Show("table"), Stands(8, 9))
        assert await house.tables.db.all("SELECT 1 FROM outbox WHERE subject = 'table.-1.0'") == []
        await house.telling.panels.posted(table.row, Show("table"), Stands(8, 10), said=True)
        stands = await house.telling.panels.place_of(table.row.id, Show("table"))
        assert stands is not None
        assert stands.message_id == 10
        assert len(await house.tables.db.all("SELECT 1 FROM outbox WHERE subject = 'table.-1.0'")) == 1


async def test_a_panel_that_was_drawn_earlier_takes_nothing_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        panels, before = house.telling.panels, await stored(house, "yucata", 2, 3)
        match_id, seat = before.row.id, before.actors()[0]
        await panels.posted(before.row, Show("table"), Stands(8, 9))
        old = await panels.place_of(match_id, Show("table"))
        assert old is not None
        after = await house.match.steps.act(match_id, user_of(seat), before.row.revision, 0)
        await panels.note_shown(old, after.row, Show("table"))
        await panels.note_shown(old, before.row, Show("table"))
        stands = await panels.place_of(match_id, Show("table"))
        assert stands is not None
        assert stands.revision == after.row.revision, "what came in late is not what stands there"
        await panels.posted(after.row, Show("table"), Stands(8, 10))
        await panels.forget(old)
        assert await panels.place_of(match_id, Show("table")) is not None, "another message has taken its place"
