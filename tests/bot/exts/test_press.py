"""What a press costs until it is answered, and that nothing of it waits for Discord."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.db.connection import Change, Database, Look
from bot.ui.reply import Reply
from tests.support.town import Town, buttons, texts, town


def answer_on(message: Any) -> str:
    """The first answer that can be pressed."""
    return next(item["custom_id"] for item in buttons(message) if item["custom_id"].startswith("b:do:"))


@pytest.mark.parametrize("where", ["panel", "desk"])
async def test_a_press_is_one_commit_and_few_looks_until_it_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        message = place.panel(thread) if where == "panel" else place.dm(person)
        done: list[str] = []
        write, read, every, show = Database.write, Database.read, Database.all, Reply.show
        others = ("outbox", "computers", "Task-1")

        def note(what: str) -> None:
            task = asyncio.current_task()
            if task is not None and not (task.get_name().startswith(others[:2]) or task.get_name() == others[2]):
                done.append(what)

        @asynccontextmanager
        async def counted_write(self: Database) -> AsyncGenerator[Change]:
            note("commit")
            async with write(self) as tx:
                yield tx

        @asynccontextmanager
        async def counted_read(self: Database) -> AsyncGenerator[Look]:
            note("look")
            async with read(self) as look:
                yield look

        async def counted_query(self: Database, *asked: Any) -> list[sqlite3.Row]:
            note("look")
            return await every(self, *asked)

        async def counted_show(self: Reply, view: Any, files: Sequence[Any] = ()) -> None:
            note("answer")
            await show(self, view, files)

        with monkeypatch.context() as patch:
            patch.setattr(Database, "write", counted_write)
            patch.setattr(Database, "read", counted_read)
            patch.setattr(Database, "all", counted_query)
            patch.setattr(Reply, "show", counted_show)
            await place.click(person, message, answer_on(message))
        before = done[: done.index("answer")]
        # On the desk one look more: for what else waits for the person.
        assert before == ["look", "look", "commit", "look", *["look"] * (where == "desk")]


async def test_a_press_is_stored_while_something_else_of_the_match_is_being_sent(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        panel = place.panel(thread)
        async with place.house.showing.hold(1):
            pressing = asyncio.create_task(Town.click(place, person, panel, answer_on(panel)))
            while (await place.house.tables.glance(1)).row.revision == 0:
                assert not pressing.done()
                await asyncio.sleep(0)
        await pressing
        assert (await place.house.tables.load(1)).row.revision == 1


@pytest.mark.parametrize("text", ["b:gone:1:0:", "hg2:do/1/0", "Ana"])
async def test_a_button_that_is_not_known_is_answered(tmp_path: Path, text: str) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        panel = place.panel(thread)
        result = await place.forge(place.people[0], panel, text)
        said = "This button belongs to an older version of the bot. Please use a newer message."
        assert texts(result.response) == said
        assert buttons(place.panel(thread)) == buttons(panel), "what everybody sees stays as it is"
