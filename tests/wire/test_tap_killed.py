"""The power goes in the middle of a tap on the page: what was answered is on disk, and the same tap once more counts
once."""

from __future__ import annotations

import re
from typing import Any

import aiohttp
import pytest
import pytest_asyncio

from tests.support.pages import behind_proxy, free_port, signed_in, token_in
from tests.support.wire import aimed
from tests.support.wire.aimed import AFTER, BEFORE, Aim
from tests.support.wire.child import AIMED
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

COMMAND = AIMED
NAME = "games.test"


class Browser:
    """Somebody who is signed in, behind the proxy that speaks TLS."""

    def __init__(self, town: Town, user_id: int, port: int) -> None:
        self._address = f"http://127.0.0.1:{port}/m/"
        self._headers = behind_proxy(NAME, signed_in(town.bot.database, [user_id])[user_id])

    async def page(self, path: str) -> str:
        """A page."""
        async with self._client() as client, client.get(f"{self._address}{path}") as answer:
            assert answer.status == 200
            return await answer.text()

    async def tap(self, match_id: int, data: dict[str, str]) -> bool:
        """Send a press; whether it was answered."""
        try:
            address = f"{self._address}{match_id}"
            async with self._client() as client, client.post(address, data=data, allow_redirects=False) as answer:
                return answer.status == 303
        except aiohttp.ClientError:
            return False

    def _client(self) -> Any:
        return aiohttp.ClientSession(headers=self._headers, timeout=aiohttp.ClientTimeout(60))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def port(town: Town) -> int:
    """Where the pages of the town are answered, for which it is started anew."""
    found = free_port()
    await town.bot.stop()
    town.bot.chosen |= {"HOURGLASS_WEB": f"https://{NAME}", "HOURGLASS_WEB_PORT": str(found)}
    await town.bot.start()
    return found


@pytest.mark.parametrize("when", [BEFORE, AFTER])
async def test_a_tap_counts_once_whenever_the_power_goes(place: Place, port: int, when: str) -> None:
    town = place.town
    match_id = await place.start("yucata")
    await place.settled()
    browser = Browser(town, int(place.actor(match_id).user.id), port)
    shown = await browser.page(str(match_id))
    revision, place_id = re.search(r'name="r" value="(\d+)"', shown), re.search(r'name="t" value="([^"]*)"', shown)
    assert revision is not None
    assert place_id is not None
    chosen = await browser.page(f"{match_id}?r={revision[1]}&t={place_id[1]}")
    press = re.search(r'value="(b:do:[^"]*)"', chosen)
    assert press is not None
    data = {"token": token_in(chosen), "p": press[1]}
    before = len(town.ledger.acts(match_id))
    Aim(1, when, "COMMIT").put(town.bot.folder)
    assert not await browser.tap(match_id, data), "nobody was told that it counts"
    await until(lambda: not town.bot.running, "the power is gone")
    aimed.take_back(town.bot.folder)
    assert len(town.ledger.acts(match_id)) == before + (when == AFTER)
    await town.bot.start()
    assert await browser.tap(match_id, data)
    assert len(town.ledger.acts(match_id)) == before + 1
    assert await browser.tap(match_id, data)
    assert len(town.ledger.acts(match_id)) == before + 1
