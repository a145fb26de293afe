"""Nothing on a page depends on what its reader cannot know: the pages, their pictures, previews and what streams tell.

For positions of every game and every reader the hidden parts are drawn anew (`determinize`); every byte that the reader
gets must stay the same.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
import pytest

from bot.db import history as history_rows
from bot.services.table.scene import Table
from bot.ui.press.bounds import Bounds
from bot.web import streams
from engine import registry
from engine.core.chance import seeded
from engine.core.playout import playout
from tests.support.drawing import DrawnHere
from tests.support.pages import Site, site_at
from tests.support.tables import scene, stored, user_of

every_game = pytest.mark.parametrize("key", registry.keys())
WORLDS = 2
_NONCE = re.compile(r"nonce=\"[^\"]*\"")
_PICTURE = re.compile(r"/p/[0-9a-f]{32}\.png")


@asynccontextmanager
async def standing(site: Site, table: Table, state: Any) -> AsyncGenerator[None]:
    """Meanwhile the match stands in this state."""
    db = site.house.door.db
    before = await db.value("SELECT state FROM snapshot WHERE match_id = ?", (table.row.id,))
    async with db.write() as tx:
        await history_rows.put_snapshot(tx, table.row.id, table.row.revision, table.game, state)
    site.house.tables.forget(table.row.id)
    try:
        yield
    finally:
        async with db.write() as tx:
            await tx.execute("UPDATE snapshot SET state = ? WHERE match_id = ?", (before, table.row.id))
        site.house.tables.forget(table.row.id)


async def everything(site: Site, browser: aiohttp.ClientSession, paths: list[str]) -> bytes:
    """What a browser gets of these pages: their bytes, those of every picture on them, and of previews."""
    found = hashlib.blake2b()
    for path in paths:
        body, kind, late = b"", "", True
        while late:
            async with browser.get(path) as answer:
                body, kind = await answer.read(), answer.content_type
                late = b"data-late" in body.partition(b'id="told"')[0]
        if kind == "text/html":
            text = _NONCE.sub("", body.decode())
            for picture in dict.fromkeys(_PICTURE.findall(text)):
                async with browser.get(picture) as drawn:
                    found.update(await drawn.read())
            body = text.encode()
        found.update(body)
    return found.digest()


def patient(site: Site) -> None:
    """Nobody is too fast for the pages, however much was asked before."""
    site.house.bounds = site.server._guard._bounds = Bounds()  # pyright: ignore[reportPrivateUsage]


def taps(table: Table, seat: int, shown: str) -> list[str]:
    """The pages of what can be tapped."""
    places = dict.fromkeys(re.findall(r'name="t" value="([^"]*)"', shown))
    number, revision = table.row.id, table.row.revision
    sure = range(min(3, len(table.legal(seat)))) if seat in table.actors() else ()
    return [
        *(f"/m/{number}?r={revision}&t={place}" for place in places),
        *(f"/m/{number}?r={revision}&s={one}" for one in sure),
    ]


@every_game
@pytest.mark.parametrize("count", [2, pytest.param(12, marks=pytest.mark.soak)])
async def test_pages_do_not_depend_on_what_their_reader_cannot_know(key: str, count: int, tmp_path: Path) -> None:
    game = registry.game(key)
    async with site_at(tmp_path, draws=DrawnHere()) as site:
        await site.server.whole()
        steps = playout(game, game.players[0], {}, 5)[1]
        for part in range(count):
            table = await stored(site.house, key, game.players[0], steps * part // count + part % 3 + 2)
            number = table.row.id
            token = await site.watch(number)
            for reader in (None, *range(len(table.seats))):
                session = "" if reader is None else await site.session(user_of(reader))
                here = f"/t/{token}" if reader is None else f"/m/{number}"
                async with site.browser(session) as browser:
                    paths = [here]
                    if reader is None:
                        paths += [f"{here}/words", f"{here}/board.png"]
                    else:
                        async with browser.get(here) as page:
                            paths += taps(table, reader, await page.text())
                    patient(site)
                    seen = await everything(site, browser, paths)
                    marked = streams.mark(site.house, await scene(site.house, table), (), reader)
                    for world in range(WORLDS):
                        state = game.determinize(table.state, reader, seeded(100 * part + world))
                        other = msgspec.structs.replace(table, state=state)
                        assert streams.mark(site.house, await scene(site.house, other), (), reader) == marked
                        async with standing(site, table, state):
                            patient(site)
                            assert await everything(site, browser, paths) == seen, (reader, part)
