"""What a press costs until it is answered, and that nothing of it waits for Discord."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.db.connection import Database
from bot.db.transactions import Change, Reading
from bot.services.processes.right_of_way import ONCE_MORE_SECONDS
from bot.services.telling.wishes import Show
from bot.ui.press.reply import Reply
from bot.ui.stands import messages
from tests.support.town import buttons, texts, town
from tests.support.virtual import pass_time


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
        async def counted_read(self: Database) -> AsyncGenerator[Reading]:
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


async def test_a_press_is_answered_while_the_panel_is_being_edited_and_the_older_edit_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        person = place.people[(await place.house.tables.load(1)).actors()[0]]
        panel, honest = place.panel(thread), messages.within
        hangs, goes_on = asyncio.Event(), asyncio.Event()

        async def hanging(request: Awaitable[Any]) -> Any:
            hangs.set()
            await goes_on.wait()
            return await honest(request)

        monkeypatch.setattr(messages, "within", hanging)
        await place.house.telling.outbox.wish(1, Show("table"))
        await hangs.wait()
        pressed = place.begin(person, panel, answer_on(panel))
        for _ in range(5000):
            if pressed.acknowledged and buttons(place.fresh(panel)) != buttons(panel):
                break
            await pass_time(0.001)
        answered = [one["custom_id"] for one in buttons(place.fresh(panel))]
        assert (await place.house.tables.load(1)).row.revision == 1
        goes_on.set()
        await place.settle()
        place.clock.advance(seconds=ONCE_MORE_SECONDS)
        await place.settle()
        assert [one["custom_id"] for one in buttons(place.panel(thread))] == answered
        assert not place.env.errors


@pytest.mark.parametrize("text", ["b:gone:1:0:", "hg2:do/1/0", "Ana"])
async def test_a_button_that_is_not_known_is_answered(tmp_path: Path, text: str) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        panel = place.panel(thread)
        result = await place.forge(place.people[0], panel, text)
        said = "This button belongs to an older version of the bot. Please use a newer message."
        assert texts(result.response) == said
        assert buttons(place.panel(thread)) == buttons(panel), "what everybody sees stays as it is"
