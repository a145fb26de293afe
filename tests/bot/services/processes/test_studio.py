"""The process that draws: what it draws, and what happens if it dies, hangs, cannot start or is given up."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from bot.services.processes.studio import Studio
from bot.services.processes.workers import GoneError, NotStartedError, Worker, WorkerError
from engine import registry
from engine.core.playout import playout
from render.drawing import drawn
from render.kit.words import picture_words
from render.orders import Banner, Film, Frame, Order, Parts, Point, Review, parts, written
from tests.support.jobs import DONE
from tests.support.png import alike


@pytest.fixture
async def studio() -> AsyncGenerator[Studio]:
    opened = Studio(drawn=DONE)
    yield opened
    await opened.close()


def errors(caplog: pytest.LogCaptureFixture) -> int:
    return len([line for line in caplog.records if line.levelno == logging.ERROR])


def nameless(studio: Studio, folder: Path) -> bool:
    """Whether its process has a file in this folder that has no name there, and nothing else lies there."""
    files = [str(link.readlink()) for link in Path(f"/proc/{studio.pid}/fd").iterdir()]
    return not list(folder.iterdir()) and any(
        file.startswith(str(folder)) and file.endswith("(deleted)") for file in files
    )


def pictures(answer: bytes) -> list[bytes]:
    return [part.png for part in parts(answer)]


async def test_what_the_process_draws_is_what_is_drawn_here() -> None:
    studio, game = Studio(), registry.game("yucata")
    words = picture_words(game.key, "de", lambda seat: f"P{seat}")
    state, _ = playout(game, 2, {}, 5, actions=10)
    frame = Frame.of(game.key, "board", game.view(state, None), words)
    points = (Point(0, (50, 50)), Point(1, (100, 0)))
    orders: list[Order] = [
        Parts.of(game.key, "board", game.view(state, None), words),
        Parts.of(game.key, "private", game.view(state, 1), words),
        frame,
        Film((drawn(written(frame)),) * 2),
        Banner(game.key, "de"),
        Review("Title", "note", "unit", ("Ana", "Ben"), points, ()),
    ]
    try:
        for order in orders:
            there, here = await studio.draw(written(order)), drawn(written(order))
            if isinstance(order, Parts | Review):
                assert [part.name for part in parts(there)] == [part.name for part in parts(here)]
                assert all(alike(*pngs) for pngs in zip(*map(pictures, (there, here)), strict=True))
            else:
                assert alike(there, here)
        with pytest.raises(WorkerError, match="yucata"):
            await studio.draw(written(Banner("nothing", "de")))
    finally:
        await studio.close()
    assert studio.pid is None


async def test_what_it_has_drawn_lies_without_a_name_where_it_is_told_and_is_the_same_again(tmp_path: Path) -> None:
    studio, game = Studio(tmp_path), registry.game("yucata")
    words = picture_words(game.key, "en")
    states = [playout(game, 2, {}, 5, actions=number)[0] for number in range(12)]
    orders = [written(Parts.of(game.key, "board", game.view(state, None), words)) for state in states]
    try:
        first = [await studio.draw(order) for order in orders]
        assert nameless(studio, tmp_path)
        assert [await studio.draw(order) for order in orders] == first
    finally:
        await studio.close()


async def test_a_process_that_was_killed_or_stands_still_is_replaced_and_nothing_is_lost(
    caplog: pytest.LogCaptureFixture,
) -> None:
    studio = Studio(drawn=DONE, seconds=0.5)
    try:
        for how in (signal.SIGKILL, signal.SIGSTOP):
            assert await studio.draw(b"abc") == b"cba"
            before = studio.pid
            assert before is not None
            os.kill(before, how)
            assert await studio.draw(b"abc") == b"cba"
            assert studio.pid != before
            with pytest.raises(ProcessLookupError):
                os.kill(before, 0)
    finally:
        await studio.close()
    assert errors(caplog) == 2
    assert caplog.messages.count("the process that draws works again") == 2


async def test_what_goes_wrong_in_drawing_shows_that_the_process_works(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    assert await studio.draw(b"abc") == b"cba"
    assert studio.pid is not None
    os.kill(studio.pid, signal.SIGKILL)
    with pytest.raises(WorkerError):
        await studio.draw(b"fail")
    assert caplog.messages.count("the process that draws works again") == 1


@pytest.mark.parametrize("order", [b"die", b"hang"])
async def test_a_picture_that_ends_two_processes_is_given_up_and_the_next_one_is_drawn(
    order: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    studio = Studio(drawn=DONE, seconds=0.5)
    try:
        with pytest.raises(GoneError) as found:
            await studio.draw(order)
        assert not isinstance(found.value, NotStartedError)
        assert await studio.draw(b"abc") == b"cba"
    finally:
        await studio.close()
    assert errors(caplog) == 1


async def test_a_process_that_cannot_start_is_tried_twice_and_then_left_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start, starts = Worker.do, 0

    async def counted(self: Worker, job: bytes, seconds: float) -> bytes:
        nonlocal starts
        starts += 1
        return await start(self, job, seconds)

    monkeypatch.setattr(Worker, "do", counted)
    studio = Studio(drawn="tests.support.jobs:nothing")
    for _ in range(3):
        with pytest.raises(NotStartedError):
            await studio.draw(b"abc")
    assert starts == 2
    assert errors(caplog) == 1


async def test_a_picture_is_not_given_up_when_only_one_process_has_died_on_it(
    studio: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = tmp_path / "sitecustomize.py"
    start.write_text("import os; os.remove(__file__); os._exit(1)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(NotStartedError):
        await studio.draw(b"die")
    assert not start.exists()
    assert await studio.draw(b"abc") == b"cba"


async def test_it_can_be_closed_while_it_draws_and_starts_no_other_process() -> None:
    studio = Studio(drawn=DONE)
    assert await studio.draw(b"abc") == b"cba"
    drawing = asyncio.create_task(studio.draw(b"hang"))
    await asyncio.sleep(0)
    await studio.close()
    with pytest.raises(NotStartedError):
        await drawing
    with pytest.raises(NotStartedError):
        await studio.draw(b"abc")
    assert studio.pid is None


async def test_whoever_gives_up_leaves_no_answer_behind_for_the_next(studio: Studio) -> None:
    assert await studio.draw(b"abc") == b"cba"
    drawing = asyncio.create_task(studio.draw(b"first"))
    await asyncio.sleep(0)
    drawing.cancel()
    await asyncio.gather(drawing, return_exceptions=True)
    assert await studio.draw(b"second") == b"dnoces"
