"""The position that a step has led to is shown as it is stored, without being read again."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from engine import registry
from tests.support.records import seats_near
from tests.support.tables import house_at, stored, user_of

STEPS = 12


@pytest.mark.parametrize("game", registry.keys())
async def test_what_is_shown_after_a_step_is_what_is_stored(tmp_path: Path, game: str) -> None:
    chance = Random(game)
    async with house_at(tmp_path) as house:
        table = await stored(house, game, seats_near(game, 2), 6, started=True)
        for _ in range(STEPS):
            if not table.actors():
                break
            seat = chance.choice(table.actors())
            number = chance.randrange(len(table.legal(seat)))
            table = await house.match.steps.act(table.row.id, user_of(seat), table.row.revision, number)
            shown = await house.tables.scene(table.row.id)
            house.tables.forget(table.row.id)
            read = await house.tables.scene(table.row.id)
            assert (shown.row, shown.state) == (read.row, read.state)
            assert [shown.view(one) for one in (None, 0, 1)] == [read.view(one) for one in (None, 0, 1)]


async def test_whoever_goes_on_with_a_step_changes_nothing_that_is_shown(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "port_royal", 2, 6, started=True)
        (seat,) = table.actors()
        table = await house.match.steps.act(table.row.id, user_of(seat), table.row.revision, 0)
        before = msgspec.json.encode(table.game.dump((await house.tables.scene(table.row.id)).state))
        (seat,) = table.actors()
        table.game.apply(table.state, seat, table.legal(seat)[0])
        assert msgspec.json.encode(table.game.dump((await house.tables.scene(table.row.id)).state)) == before
