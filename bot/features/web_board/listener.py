"""The pages at work: from when messages can be sent until the bot stops."""

from __future__ import annotations

import asyncio
import logging

from bot.features.web_board.service import WebBoard
from bot.ui.press.house import House
from bot.web.server import Server, listening

log = logging.getLogger(__name__)

AGAIN_SECONDS = 30
"""How soon it is tried again where another program has the port."""


class Listener:
    """Listens; kept with the service, so that each house has its own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._server = Server(house, house[WebBoard], house.settings.web, "web_board")
        self._task: asyncio.Task[None] | None = None
        self.there = asyncio.Event()
        """Set while pages are answered."""

    @staticmethod
    async def begin(house: House) -> None:
        """Begin to listen, beside everything else: Discord does not wait for it."""
        listener = Listener(house)
        house[WebBoard].ended.append(listener._server.streams.of_person)
        house[WebBoard].listener = listener
        listener._task = asyncio.create_task(listener._run(), name="pages")

    @staticmethod
    async def end(house: House) -> None:
        """Tell open pages, and listen no more."""
        listener = house[WebBoard].listener
        if isinstance(listener, Listener) and listener._task is not None:
            listener._task.cancel()
            await asyncio.gather(listener._task, return_exceptions=True)

    async def _run(self) -> None:
        settings, said = self._house.settings, False
        while True:
            try:
                async with listening(self._server, settings.web_host, settings.web_port) as port:
                    log.info("pages for %s are answered on %s:%s", settings.web, settings.web_host, port)
                    self.there.set()
                    await asyncio.Event().wait()
            except OSError as error:
                if not said:
                    log.error(
                        "no pages: %s:%s cannot be listened to (%s); it is tried again every %s s. Is "
                        "HOURGLASS_WEB_PORT taken?",
                        *(settings.web_host, settings.web_port, error.strerror, AGAIN_SECONDS),
                    )
                said = True
            finally:
                self.there.clear()
            await asyncio.sleep(AGAIN_SECONDS)
