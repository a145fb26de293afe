"""Where pictures are drawn: in one process of its own, so that drawing and answering do not share an interpreter.

A process that dies, hangs or cannot start is replaced, and what it was to draw is tried once more. A picture that is
not drawn then is given up: drawn in the bot's own process it would take the bot along.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from time import monotonic
from typing import Final, Protocol

from bot.services.drawing import ANSWER, ORDER, READY
from bot.services.workers import WorkerError

log = logging.getLogger(__name__)

PICTURE_SECONDS: Final = 20.0
"""Wall time after which a picture that is not drawn counts as hanging: far more than any takes on a busy machine."""
STARTING_SECONDS: Final = 60.0
GRACE: Final = 1.1
"""How much longer than its own alarm allows the process is waited for."""
RETRY_SECONDS: Final = 10.0
"""How long it is left alone when a process could not be started twice."""
BUFFER_BYTES: Final = 1024 * 1024
PROGRAM: Final = "import sys; sys.path[:] = {path!r}; from bot.services.drawing import serve; serve()"


class StudioError(Exception):
    """There is no process that could draw this."""


class DeadlyError(StudioError):
    """Two processes have died or hung on it, one after the other."""


class Draws(Protocol):
    """Draws pictures."""

    async def draw(self, order: bytes) -> bytes:
        """What an order (`render.orders`) asks for; one at a time.

        Raises WorkerError with what went wrong in drawing it, StudioError if there is nothing that could draw it.
        """
        ...

    async def close(self) -> None:
        """Stop drawing."""
        ...


class Studio:
    """Draws in a process that starts with the first order."""

    def __init__(self, *, seconds: float = PICTURE_SECONDS, program: str = PROGRAM) -> None:
        """`seconds`: see PICTURE_SECONDS. `program`: what the process runs, with `path` for where modules are found."""
        self._seconds = seconds
        self._program = program
        self._process: asyncio.subprocess.Process | None = None
        self._retry_at = 0.0
        self._failing = self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, None if there is none now."""
        return None if self._process is None else self._process.pid

    async def draw(self, order: bytes) -> bytes:
        """What an order asks for; see `Draws`."""
        try:
            for again in (True, False):
                process = self._process or await self._start(again=again)
                if process is None:
                    continue
                try:
                    found = await self._ask(process, order)
                except (OSError, EOFError, TimeoutError) as error:
                    await self._trouble(error)
                    if not again:
                        raise DeadlyError from error
                else:
                    if self._failing:
                        log.warning("the process that draws works again")
                        self._failing = False
                    return found
        except asyncio.CancelledError:
            # What it draws now is not what the next one asks for.
            await self._drop()
            raise
        raise AssertionError

    async def close(self) -> None:
        """End the process; what it still draws is not waited for, and no other one is started."""
        self._closed = True
        await self._drop()

    async def _ask(self, process: asyncio.subprocess.Process, order: bytes) -> bytes:
        """Raises WorkerError, and OSError, EOFError, TimeoutError if the process does not answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(GRACE * self._seconds):
            process.stdin.write(ORDER.pack(self._seconds, len(order)) + order)
            await process.stdin.drain()
            fine, length = ANSWER.unpack(await process.stdout.readexactly(ANSWER.size))
            found = await process.stdout.readexactly(length)
        if not fine:
            raise WorkerError(found.decode())
        return found

    async def _start(self, *, again: bool) -> asyncio.subprocess.Process | None:
        """A process that is ready to draw; None if it could not be started and may be tried again.

        Raises StudioError if not.
        """
        if self._closed or monotonic() < self._retry_at:
            raise StudioError
        try:
            self._process = process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                self._program.format(path=sys.path),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,
                limit=BUFFER_BYTES,
            )
            assert process.stdout is not None
            async with asyncio.timeout(STARTING_SECONDS):
                await process.stdout.readexactly(len(READY))
        except (OSError, EOFError, TimeoutError) as error:
            await self._trouble(error)
            if again:
                return None
            self._retry_at = monotonic() + RETRY_SECONDS
            raise StudioError from error
        return process

    async def _trouble(self, error: Exception) -> None:
        """Do without this process. Said once. Raises StudioError if there is to be no other one."""
        await self._drop()
        if self._closed:
            raise StudioError from error
        if not self._failing:
            log.error("the process that draws has failed; another one takes over: %r", error)
            self._failing = True

    async def _drop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
