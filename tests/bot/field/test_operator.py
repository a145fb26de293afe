"""The operator at a terminal: asked until there is an answer, and not waited for where nobody is."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from bot.field.operator import Terminal


class Typist:
    """Both ends of a terminal."""

    def __init__(self) -> None:
        self.source, self._keys = os.pipe()
        self.screen = StringIO()

    def types(self, text: str) -> None:
        """Type something."""
        os.write(self._keys, text.encode())

    def leaves(self) -> None:
        """Go away for good."""
        os.close(self._keys)

    def close(self) -> None:
        """Close what is still open."""
        os.close(self.source)


@pytest.fixture
def typist() -> Iterator[Typist]:
    """Somebody who types."""
    found = Typist()
    yield found
    found.close()


async def test_an_answer_is_its_number_and_nothing_else(typist: Typist) -> None:
    terminal = Terminal(typist.source, typist.screen)
    typist.types("3\nyes\n")
    typist.types("2")
    typist.types("\n")
    assert await terminal.ask("Does it fill the width?", ("yes", "no")) == "no"
    shown = typist.screen.getvalue()
    assert "? Does it fill the width?" in shown
    assert "2  no" in shown
    assert shown.count("is none of them: type a number from 1 to 2") == 2
    typist.leaves()


async def test_enter_alone_means_that_nobody_can_tell(typist: Typist) -> None:
    terminal = Terminal(typist.source, typist.screen)
    typist.types("\n  \n4711 \n")
    assert await terminal.ask("Which?", ("one", "two")) is None
    assert await terminal.ask("How many?") is None
    assert await terminal.ask("How many?") == "4711"
    typist.leaves()


async def test_whoever_has_left_is_asked_no_more(typist: Typist) -> None:
    terminal = Terminal(typist.source, typist.screen)
    typist.leaves()
    assert await terminal.ask("Which?", ("one", "two")) is None
    before = typist.screen.getvalue()
    assert await terminal.ask("Which?", ("one", "two")) is None
    await terminal.press("#games", "press “Press 1”")
    assert typist.screen.getvalue() == before


async def test_a_press_is_waited_for_until_it_is_skipped(typist: Typist) -> None:
    terminal = Terminal(typist.source, typist.screen)
    pressing = asyncio.ensure_future(terminal.press("#games", "press “Press 1”"))
    await asyncio.sleep(0)
    assert "In #games: press “Press 1”" in typist.screen.getvalue()
    assert not pressing.done()
    typist.types("\n")
    await pressing
    waiting = asyncio.ensure_future(terminal.press("#games", "press “Press 2”"))
    await asyncio.sleep(0)
    waiting.cancel()  # it was pressed
    typist.types("1\n")
    assert await terminal.ask("Which?", ("one", "two")) == "one", "nothing typed is lost to what is over"
    typist.leaves()


async def test_what_was_typed_before_the_question_answers_nothing() -> None:
    keys, source = os.openpty()
    terminal = Terminal(source, StringIO())
    os.write(keys, b"\n1\n")
    for _ in range(3):  # the loop looks, hears, and takes it in
        await asyncio.sleep(0)
    asking = asyncio.ensure_future(terminal.ask("Which?", ("one", "two")))
    await asyncio.sleep(0)
    os.write(keys, b"2\n")
    assert await asking == "two"
    asyncio.get_running_loop().remove_reader(source)
    os.close(keys)
    os.close(source)


async def test_answers_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "answers").write_text("1\n")
    source = os.open(tmp_path / "answers", os.O_RDONLY)
    terminal = Terminal(source, StringIO())
    assert await terminal.ask("Which?", ("one", "two")) == "one"
    assert await terminal.ask("Which?", ("one", "two")) is None
    os.close(source)
