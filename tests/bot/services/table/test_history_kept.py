"""The lines of a history that are kept in memory name nobody who was forgotten."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot.db import history
from bot.services.table import tables
from bot.ui.press.house import House
from tests.support.tables import house_at, stored, user_of


def forgotten_at_first(
    house: House, user_id: int, monkeypatch: pytest.MonkeyPatch, module: ModuleType, reads: str
) -> list[int]:
    """Whoever was forgotten: the person, once what `reads` in a module has read for the first time."""
    read, forgotten = getattr(module, reads), list[int]()

    async def read_and_forget(*given: Any, **named: Any) -> Any:
        found = await read(*given, **named)
        if not forgotten:
            forgotten.append(user_id)
            await house.people.personal.forget(user_id, lambda _: "x")
        return found

    monkeypatch.setattr(module, reads, read_and_forget)
    return forgotten


async def test_what_was_being_read_while_somebody_was_forgotten_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        first = user_of(table.actors()[0])
        await house.match.steps.act(table.row.id, first, 0, 0)
        forgotten = forgotten_at_first(house, first, monkeypatch, history, "actions")
        await house.tables.scene(table.row.id)
        assert forgotten
        assert first not in [line.user_id for line in (await house.tables.scene(table.row.id)).tail]


async def test_what_is_made_of_lines_read_while_somebody_was_forgotten_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "FEWEST_LINES", 3)  # how far the lines must reach is found from the turns in them
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 20)
        table = await house.tables.load(table.row.id)
        users = {row.user_id for row in table.persons()}
        first = user_of(table.actors()[0])
        forgotten = forgotten_at_first(house, first, monkeypatch, tables, "read")
        before = await house.tables.scene(table.row.id)
        assert forgotten
        assert _told_of(before.made) == users
        after = await house.tables.scene(table.row.id)
        assert _told_of(after.made) == users - {first} | {None}


def _told_of(made: dict[Any, Any]) -> set[int | None]:
    """Who is named by the lines in what has been made of a position."""
    turns = [found for (what, *_), (_, found) in made.items() if what == "turns"]
    return {row.user_id for groups in turns for group in groups for row, _ in group.items if row.number}


async def test_a_match_whose_first_lines_are_missing_is_still_shown(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 6)
        async with house.tables.db.write() as tx:
            await tx.execute("DELETE FROM action WHERE number < 3")
        assert [line.number for line in (await house.tables.scene(table.row.id)).tail] == [3, 4, 5, 6]


async def test_a_line_that_cannot_be_told_hinders_nobody_who_does_not_tell_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "nereus", 2, 60)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE action SET kind = 'rewind', action = '58' WHERE number = 58")
        assert (await house.tables.scene(table.row.id)).whole, "how many lines would be enough cannot be said"
        assert (await house.tables.load(table.row.id)).row.trouble is None
