"""Where pictures are drawn: in one process of its own, so that drawing and answering do not share an interpreter.

A process that dies, hangs or cannot start is replaced, and what it was to draw is tried once more. A picture that is
not drawn then is given up: drawn in the bot's own process it would take the bot along.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.services.processes.workers import Crew, NotStartedError, Worker

PICTURE_SECONDS: Final = 20.0
"""Wall time after which a picture that is not drawn counts as hanging: far more than any takes on a busy machine."""
RETRY_SECONDS: Final = 10.0
"""How long it is left alone when a process could not be started twice."""
NICE: Final = 5
"""Behind the bot, which answers in words whatever is drawn; before the computers, which think."""
DRAWN: Final = "render.drawing:drawn"


class Studio:
    """Draws in a process that starts with the first order."""

    def __init__(self, folder: Path | None = None, *, seconds: float = PICTURE_SECONDS, drawn: str = DRAWN) -> None:
        """folder: where there is room for what has been drawn lately, on a disk (`render.kit.shelf`).

        `seconds`: see PICTURE_SECONDS. `drawn`: the function that draws there, from bytes to bytes.
        """
        self._seconds = seconds
        self._worker = Worker(drawn, NICE, folder=folder)
        self._crew = Crew(
            [self._worker],
            tries=2,
            hopeless=NotStartedError,
            rest_seconds=RETRY_SECONDS,
            failed="the process that draws has failed; another one takes over",
            works="the process that draws works again",
        )

    @property
    def pid(self) -> int | None:
        """The id of the process, None if there is none now."""
        return self._worker.pid

    async def draw(self, order: bytes) -> bytes:
        """What an order (`render.orders`) asks for; one at a time.

        Raises WorkerError with what went wrong in drawing it, NotStartedError if there is nothing that could draw it,
        GoneError if two processes have died or hung on it, one after the other.
        """
        return await self._crew.do(order, self._seconds)

    async def close(self) -> None:
        """End the process; what it still draws is not waited for, and no other one is started."""
        await self._crew.close()
