"""The lines of a history that are kept in memory name nobody who was forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.db import matches as rows
from tests.support.tables import house_at, stored, user_of


async def test_what_was_being_read_while_somebody_was_forgotten_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        first = user_of(table.actors()[0])
        await house.matches.act(table.row.id, first, 0, 0)
        read = rows.actions
        forgotten = False

        async def read_and_forget(*given: Any, **named: Any) -> Any:
            nonlocal forgotten
            found = await read(*given, **named)
            if not forgotten:
                forgotten = True
                await house.personal.forget(first, lambda _: "x", lambda _: "x")
            return found

        monkeypatch.setattr(rows, "actions", read_and_forget)
        await house.tables.scene(table.row.id)
        assert forgotten
        assert first not in [line.user_id for line in (await house.tables.scene(table.row.id)).tail]


async def test_a_match_whose_first_lines_are_missing_is_still_shown(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 6)
        async with house.tables.db.write() as tx:
            await tx.execute("DELETE FROM action WHERE number < 3")
        assert [line.number for line in (await house.tables.scene(table.row.id)).tail] == [3, 4, 5, 6]
