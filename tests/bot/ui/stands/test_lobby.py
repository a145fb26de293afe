"""The card of a table that waits."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.db.cards import CardRow
from bot.ui.pages.lobby import Abroad, lobby_card
from bot.ui.stands.lobby import lobby, lobby_elsewhere
from tests.support.limits import check_view, walk
from tests.support.tables import house_at, stored, user_of


@pytest.mark.parametrize("called", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
async def test_it_is_found_by_a_button_that_it_always_has(seats: int, called: bool, tmp_path: Path) -> None:
    async with house_at(tmp_path, without=("rules",)) as house:
        table = await stored(house, "yucata", seats, 0, started=False)
        table = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, called_at=int(called)))
        for kind, abroad in ((lobby, None), (lobby_elsewhere, Abroad(user_of(1), "de"))):
            parts = check_view(*await lobby_card(house, table, abroad=abroad))
            row = CardRow(1, kind.name, table.row.id, 0, 0, 0, 0, "", "", "", 0, 0, None, 0, 0)
            assert any(str(part.get("custom_id")).startswith(kind.marks(row)) for part in walk(parts))
