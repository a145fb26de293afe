"""Processes beside the bot's own that do jobs one after the other, as the bot sees them.

A `Worker` starts with the first job. One that dies, hangs or cannot start is ended and told of, and the next job gets
another. A `Crew` is several that do the same: whether what went wrong is tried again, when they are left alone and what
the operator reads is decided there; what stands in the place of an answer is up to who asked. What crosses is bytes.
`processes.working` is what runs there.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

from bot.services.processes.working import ANSWER, JOB, READY

log = logging.getLogger(__name__)

STARTING_SECONDS: Final = 60.0
GRACE: Final = 1.1
"""How much longer than its own alarm allows a process is waited for."""
UNREAD_BYTES: Final = 2**32
"""More than any answer has. Were reading paused while much lies there that nobody wants any more, the end of the
process would not be seen, for asyncio may wait for the end of its output too."""
TEMPORARY: Final = "SQLITE_TMPDIR"
"""What tells SQLite where its temporary files go (https://www.sqlite.org/tempfiles.html)."""
SECRET: Final = "DISCORD_TOKEN"
"""What no process beside the bot's own is to know."""
PROGRAM: Final = (
    "import sys; sys.path[:] = {path!r}; from bot.services.processes.working import serve; serve({name!r}, {nice})"
)


class WorkerError(Exception):
    """What went wrong in a job, as text: the error itself may not survive the way back. The process is well."""


class GoneError(Exception):
    """The process has died or hung on a job."""


class NotStartedError(GoneError):
    """No process could be started, or none is to be."""


class Worker:
    """One such process, and all that follow it."""

    def __init__(
        self,
        name: str,
        nice: int,
        *,
        most_jobs: int | None = None,
        idle_seconds: float | None = None,
        folder: Path | None = None,
    ) -> None:
        """name, nice: see `working.serve`.

        most_jobs:    after so many another process takes over, and what this one remembers is given back.
        idle_seconds: without a job for so long the process ends, until there is one. None: neither is so.
        folder:       where it puts its temporary files; None: where the system has them.
        """
        self._name = name
        self._nice = nice
        self._most_jobs = most_jobs
        self._idle_seconds = idle_seconds
        self._more = {} if folder is None else {TEMPORARY: str(folder)}
        self._process: asyncio.subprocess.Process | None = None
        self._jobs = 0
        self._idle: asyncio.TimerHandle | None = None
        self.closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, None if there is none now."""
        return None if self._process is None else self._process.pid

    async def do(self, job: bytes, seconds: float) -> bytes:
        """What comes back for a job that takes at most so many seconds of wall time; one at a time.

        Raises WorkerError with what went wrong in doing it, GoneError if the process has gone or had to be ended,
        NotStartedError if there is none. Who is cancelled ends the process too.
        """
        if self._idle is not None:
            self._idle.cancel()
        try:
            if self._jobs == self._most_jobs:
                await self._end()
            process = self._process or await self._start()
            fine, found = await _asked(process, job, seconds)
        except (OSError, EOFError) as error:
            await self._end()
            raise GoneError(repr(error)) from error
        except (NotStartedError, asyncio.CancelledError):
            # What it does now is not what the next one asks for.
            await self._end()
            raise
        self._jobs += bool(found)  # one that goes on remembers here how far it is
        if self._idle_seconds is not None:
            self._idle = asyncio.get_running_loop().call_later(self._idle_seconds, self._kill)
        if not fine:
            raise WorkerError(found.decode())
        return found

    async def close(self) -> None:
        """End the process; what it still does is not waited for, and no other one is started."""
        self.closed = True
        await self._end()

    async def _start(self) -> asyncio.subprocess.Process:
        """A process that is ready. Raises NotStartedError."""
        if self.closed:
            raise NotStartedError("closed")
        self._jobs = 0
        try:
            self._process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                PROGRAM.format(path=sys.path, name=self._name, nice=self._nice),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
                env={name: value for name, value in os.environ.items() if name != SECRET} | self._more,
                limit=UNREAD_BYTES,
            )
            assert process.stdout is not None
            async with asyncio.timeout(STARTING_SECONDS):
                said = await process.stdout.readexactly(len(READY))
            if said != READY:
                raise EOFError(f"it began with {said!r}")
        except (OSError, EOFError, RuntimeError) as error:  # the last one: no thread can be started to wait for it
            raise NotStartedError(repr(error)) from error
        if self.closed:
            raise NotStartedError("closed")
        return process

    async def _end(self) -> None:
        if (process := self._kill()) is not None:
            await process.wait()

    def _kill(self) -> asyncio.subprocess.Process | None:
        if self._idle is not None:
            self._idle.cancel()
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
        return process


class Crew:
    """Some processes that do the same. Who asks while all of them work waits, and is served in the order of asking."""

    def __init__(
        self,
        workers: Sequence[Worker],
        *,
        tries: int,
        hopeless: type[GoneError],
        rest_seconds: float,
        failed: str,
        works: str,
    ) -> None:
        """tries: how often one job is tried when its process fails.

        hopeless:      after two failures in a row, the last of a job being such a one, nothing is tried for a while.
        rest_seconds:  that while.
        failed, works: what the log says at the first failure, and at the first answer after it.
        """
        self._workers = tuple(workers)
        self._free = list(workers)
        self._some_free = asyncio.Semaphore(len(workers))
        self._tries = tries
        self._hopeless = hopeless
        self._rest_seconds = rest_seconds
        self._said = failed, works
        self._failures = 0
        """How many there were since the last answer."""
        self._rests_until = 0.0

    async def do(self, job: bytes, seconds: float) -> bytes:
        """What comes back for a job, each try of which takes at most so many seconds of wall time.

        Raises WorkerError with what went wrong in doing it, NotStartedError if there is no process for it or was none
        for one of the tries, GoneError if each try has ended a process.
        """
        async with self._some_free:
            if monotonic() < self._rests_until:
                raise NotStartedError("left alone after failures")
            worker = self._free.pop()  # the last one back, so that those that are not needed end
            try:
                return await self._tried(worker, job, seconds)
            finally:
                self._free.append(worker)

    async def close(self) -> None:
        """End the processes; what they still do is not waited for, and no other ones are started."""
        await asyncio.gather(*[worker.close() for worker in self._workers])

    async def _tried(self, worker: Worker, job: bytes, seconds: float) -> bytes:
        errors: list[GoneError] = []
        while len(errors) < self._tries:
            try:
                done = await worker.do(job, seconds)
            except WorkerError:
                self._answered()
                raise
            except GoneError as error:
                if worker.closed:
                    raise NotStartedError("closed") from error
                errors.append(error)
                self._failures += 1
                if self._failures == 1:
                    log.error("%s: %r", self._said[0], error)
            else:
                self._answered()
                return done
        if self._failures > 1 and isinstance(errors[-1], self._hopeless):
            self._rests_until = monotonic() + self._rest_seconds
        raise next((error for error in errors if isinstance(error, NotStartedError)), errors[-1])

    def _answered(self) -> None:
        if self._failures:
            log.warning("%s", self._said[1])
            self._failures = 0


async def _asked(process: asyncio.subprocess.Process, job: bytes, seconds: float) -> tuple[bool, bytes]:
    """Whether it was done, and what came of it or went wrong. Raises OSError, EOFError without an answer in time."""
    assert process.stdin is not None
    assert process.stdout is not None
    async with asyncio.timeout(GRACE * seconds):
        process.stdin.write(JOB.pack(seconds, len(job)) + job)
        await process.stdin.drain()
        fine, length = ANSWER.unpack(await process.stdout.readexactly(ANSWER.size))
        return fine, await process.stdout.readexactly(length)
