"""What takes long is done beside the event loop, which goes on meanwhile."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.db import personal
from bot.services.match import steps
from bot.services.processes.beside import beside
from bot.services.study.replay import turns, views_at
from bot.ui.press.house import House
from engine.core import match as record
from tests.support.people import refused
from tests.support.tables import house_at, stored, user_of


async def goes_on(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, work: Callable[[], Awaitable[object]]
) -> None:
    """Whether the loop goes on while `where.name` works: it waits there for a sign that only the loop can give."""
    loop, began, sign = asyncio.get_running_loop(), asyncio.Event(), threading.Event()
    here = threading.get_ident()
    real = getattr(where, name)

    def waiting(*args: Any, **kwargs: Any) -> Any:
        loop.call_soon_threadsafe(began.set)
        assert threading.get_ident() != here, "the loop stands still"
        sign.wait()
        return real(*args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(where, name, waiting)
        doing = asyncio.ensure_future(work())
        await began.wait()
        sign.set()
        await doing


async def test_an_undo_is_replayed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        user = user_of(table.actors()[0])
        table = await house.match.steps.act(1, user, table.row.revision, 1)
        await goes_on(monkeypatch, steps, "replay", lambda: house.match.steps.undo(1, user, table.row.revision))
        assert [line.kind for line in await house.tables.history(1)] == ["act", "undo"]


async def test_what_stood_before_is_replayed_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 20)
        live = record.live(await house.tables.history(1))
        ends = [turn.end for turn in turns(live, over=False)]
        await goes_on(monkeypatch, record, "replay", lambda: views_at(table, live, ends, None))


async def test_an_export_is_written_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 20)
        await goes_on(monkeypatch, personal, "readable", lambda: house.people.personal.export(user_of(0)))


async def test_one_piece_at_a_time() -> None:
    under_way = most = 0
    lock = threading.Lock()

    def work() -> None:
        nonlocal under_way, most
        with lock:
            under_way += 1
            most = max(most, under_way)
        with lock:
            under_way -= 1

    await asyncio.gather(*[beside(work) for _ in range(50)])
    assert most == 1


async def test_an_endless_act_and_undo_comes_to_an_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "MOST_UNDOS", 3)
    table = await stored(house, "yucata", 2, 0)
    user = user_of(table.actors()[0])
    for _ in range(3):
        table = await house.match.steps.act(1, user, table.row.revision, 1)
        table = await house.match.steps.undo(1, user, table.row.revision)
    table = await house.match.steps.act(1, user, table.row.revision, 1)
    await refused(house.match.steps.undo(1, user, table.row.revision), "too-many-undos")
    assert (await house.tables.load(1)).row.revision == table.row.revision, "the match goes on"
