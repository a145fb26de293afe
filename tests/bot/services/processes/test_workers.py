"""A process beside the bot: what it does, and what happens if it dies, hangs, cannot start or is given up."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncGenerator
from functools import partial
from pathlib import Path

import pytest

from bot.services.processes.computers import DONE as THINKING
from bot.services.processes.studio import DRAWN
from bot.services.processes.thinking import asked
from bot.services.processes.workers import PROGRAM, GoneError, NotStartedError, Worker, WorkerError
from bot.services.processes.working import JOB, READY
from engine import registry
from engine.core.chance import seeded
from engine.players.choose import choose
from render.orders import Banner, written
from tests.support.jobs import DONE, KNOWN
from tests.support.wire.town import until

NICE = 3
LONG = 240.0
"""Far longer than anything here takes."""

BOT = """
import asyncio, sys
sys.path[:] = {path!r}
from bot.services.processes.workers import Worker
asyncio.run(Worker({name!r}, 1).do(b"hang " + sys.argv[1].encode(), {seconds}))
"""


@pytest.fixture
async def worker() -> AsyncGenerator[Worker]:
    opened = Worker(DONE, NICE)
    yield opened
    await opened.close()
    assert opened.pid is None


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


async def passed(seconds: float) -> None:
    """Every timer that was set to so many seconds before now has rung."""
    loop = asyncio.get_running_loop()
    rung = loop.create_future()
    loop.call_later(seconds, rung.set_result, None)
    await rung


async def begun(worker: Worker, path: Path) -> asyncio.Task[bytes]:
    """A job that hangs, and has begun."""
    task = asyncio.create_task(worker.do(b"hang " + bytes(path), LONG))
    await until(path.exists, "the job has begun")
    return task


async def test_it_does_one_job_after_the_other_and_outlives_what_goes_wrong_in_them(worker: Worker) -> None:
    assert worker.pid is None
    assert await worker.do(b"abc", LONG) == b"cba"
    first = worker.pid
    assert first is not None
    assert os.getpriority(os.PRIO_PROCESS, first) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICE)
    with pytest.raises(WorkerError, match="this one fails"):
        await worker.do(b"fail", LONG)
    with pytest.raises(WorkerError, match="udcff"):  # text that is no Unicode
        await worker.do(b"unspeakable", LONG)
    assert await worker.do(b"", LONG) == b""
    large = bytes(range(97, 123)) * 100_000
    assert await worker.do(large, LONG) == large[::-1]
    assert worker.pid == first


GAME = registry.game("yucata")
STATE = GAME.setup(2, {}, seeded(5))
DRAWS = (DRAWN, written(Banner(GAME.key, "de")), set[str]())
THINKS = (
    THINKING,
    asked(choose, GAME.key, GAME.dump(STATE), GAME.actors(STATE)[0], "strong", 7),
    {"bot.services.processes.thinking"},
)


@pytest.mark.parametrize(("name", "job", "its_own"), [DRAWS, THINKS], ids=["draws", "thinks"])
async def test_it_knows_nothing_of_the_bot_but_what_runs_there(name: str, job: bytes, its_own: set[str]) -> None:
    worker = Worker(KNOWN, NICE)
    known = set((await worker.do(name.encode() + b"\0" + job, LONG)).decode().split())
    await worker.close()
    assert "engine.games.yucata" in known
    assert {one for one in known if one.startswith("bot")} == {
        "bot",
        "bot.services",
        "bot.services.processes",
        "bot.services.processes.working",
    } | its_own
    foreign = {"asyncio", "multiprocessing", "discord", "aiosqlite", "simcord"}
    drawing = {"PIL", "render", "sqlite3"}
    assert {one.partition(".")[0] for one in known} & (foreign | drawing if its_own else foreign) == set()


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="tells what a process was started with")
@pytest.mark.parametrize("with_folder", [False, True])
async def test_it_does_not_know_the_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, with_folder: bool) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    monkeypatch.setenv("HARMLESS", "it goes on")
    worker = Worker(DONE, NICE, folder=tmp_path if with_folder else None)
    assert await worker.do(b"abc", LONG) == b"cba"
    known = Path(f"/proc/{worker.pid}/environ").read_bytes()  # noqa: ASYNC240
    await worker.close()
    assert b"very-secret" not in known
    assert b"HARMLESS=it goes on" in known
    assert (b"SQLITE_TMPDIR" in known) == with_folder


async def test_it_is_deaf_to_who_ends_all_processes_of_the_bot_at_once(worker: Worker) -> None:
    await worker.do(b"abc", LONG)
    first = worker.pid
    assert first is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(first, number)
    assert await worker.do(b"abc", LONG) == b"cba"
    assert worker.pid == first


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_one_that_dies_or_stands_still_is_told_of_and_the_next_job_gets_another(
    worker: Worker, how: signal.Signals
) -> None:
    await worker.do(b"abc", LONG)
    first = worker.pid
    assert first is not None
    os.kill(first, how)
    with pytest.raises(GoneError):
        await worker.do(b"abc", 0.2)
    assert is_gone(first)
    assert await worker.do(b"abc", LONG) == b"cba"


async def test_one_that_is_killed_in_the_middle_of_a_job_is_told_of_at_once(worker: Worker, tmp_path: Path) -> None:
    task = await begun(worker, tmp_path / "begun")
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    with pytest.raises(GoneError):
        await task
    assert await worker.do(b"abc", LONG) == b"cba"


async def test_a_job_that_hangs_is_given_up_and_the_next_one_is_done(worker: Worker) -> None:
    with pytest.raises(GoneError):
        await worker.do(b"hang", 0.2)
    assert await worker.do(b"abc", LONG) == b"cba"


def test_a_job_that_hangs_is_ended_by_its_own_alarm() -> None:
    program = PROGRAM.format(path=sys.path, name=DONE, nice=NICE)
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", program], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.read(len(READY)) == READY
        process.stdin.write(JOB.pack(0.05, 4) + b"hang")
        process.stdin.flush()
        try:
            assert process.wait(LONG) == 1
            assert b"tests/support/jobs.py" in process.stderr.read(), "it says where it was"
        finally:
            process.kill()


def test_it_is_gone_when_the_bot_was_killed_in_the_middle_of_a_job(tmp_path: Path) -> None:
    path = tmp_path / "begun"
    program = BOT.format(path=sys.path, name=DONE, seconds=2 * LONG)
    bot = subprocess.Popen([sys.executable, "-c", program, str(path)], stderr=subprocess.PIPE)
    try:
        asyncio.run(until(path.exists, "the job has begun"))
    finally:
        bot.kill()
    # The worker holds the other end of this pipe too, so it has an end when both have gone.
    bot.communicate(timeout=LONG)


@pytest.mark.parametrize("name", ["tests.support.jobs:nothing", "no.such.module:done"])
async def test_one_that_cannot_start_is_told_of(name: str) -> None:
    worker = Worker(name, NICE)
    for _ in range(2):
        with pytest.raises(NotStartedError):
            await worker.do(b"abc", LONG)
        assert worker.pid is None


async def test_one_that_says_something_else_first_has_not_started(
    worker: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text("print('hello from the system', flush=True)")
    with monkeypatch.context() as patch:
        patch.setenv("PYTHONPATH", str(tmp_path))
        with pytest.raises(NotStartedError, match="hello"):
            await worker.do(b"abc", LONG)
    assert await worker.do(b"abc", LONG) == b"cba"


async def test_whoever_gives_up_leaves_no_answer_behind_for_the_next(worker: Worker, tmp_path: Path) -> None:
    for _ in range(2):  # while it starts, and while it works
        task = asyncio.create_task(worker.do(b"first", LONG))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await worker.do(b"second", LONG) == b"dnoces"
    task = await begun(worker, tmp_path / "begun")
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await worker.do(b"second", LONG) == b"dnoces"


@pytest.mark.parametrize("how", ["gives up", "closes"])
async def test_an_answer_too_large_to_be_kept_unread_holds_up_nobody(worker: Worker, tmp_path: Path, how: str) -> None:
    path = tmp_path / "begun"
    task = asyncio.create_task(worker.do(b"flood " + bytes(path), LONG))
    await until(path.exists, "the job has begun")
    task.cancel()
    ended = [task, asyncio.create_task(worker.close())] if how == "closes" else [task]
    assert not (await asyncio.wait(ended, timeout=LONG))[1]
    assert worker.pid is None
    if how == "gives up":
        assert await worker.do(b"abc", LONG) == b"cba"


async def test_it_can_be_closed_while_it_starts_or_works_and_no_other_one_starts(tmp_path: Path) -> None:
    working, starting = Worker(DONE, NICE), Worker(DONE, NICE)
    first = await begun(working, tmp_path / "begun")
    second = asyncio.create_task(starting.do(b"abc", LONG))
    await asyncio.sleep(0)
    for worker, task in ((starting, second), (working, first)):  # who hangs can wait, who starts may soon be done
        await worker.close()
        with pytest.raises(GoneError):
            await task
        with pytest.raises(NotStartedError):
            await worker.do(b"abc", LONG)
        assert worker.pid is None


async def test_after_so_many_jobs_another_process_takes_over() -> None:
    worker = Worker(DONE, NICE, most_jobs=2)
    pids: list[int | None] = []
    for _ in range(5):
        assert await worker.do(b"abc", LONG) == b"cba"
        pids.append(worker.pid)
    await worker.close()
    assert [pids.index(pid) for pid in pids] == [0, 0, 2, 2, 4]


async def test_without_a_job_for_a_while_it_ends_until_there_is_one() -> None:
    worker = Worker(DONE, NICE, idle_seconds=0.01)
    for _ in range(2):
        assert await worker.do(b"abc", LONG) == b"cba"
        pid = worker.pid
        assert pid is not None
        await until(lambda: worker.pid is None, "the idle process is let go")
        await until(partial(is_gone, pid), "it has ended")
    await worker.close()


async def test_a_job_may_take_longer_than_a_process_waits_for_one(tmp_path: Path) -> None:
    worker, path = Worker(DONE, NICE, idle_seconds=0.01), tmp_path / "now"
    os.mkfifo(path)
    assert await worker.do(b"abc", LONG) == b"cba"
    task = asyncio.create_task(worker.do(b"wait " + bytes(path), LONG))
    await passed(0.01)
    assert not task.done()
    await asyncio.to_thread(path.write_bytes, b"")
    assert (await task).endswith(b" tiaw")
    await worker.close()
