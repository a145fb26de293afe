"""What the pages cost: `python -m tests.benchmarks.web` (`--matches 40 --seconds 20 --rate 5 --watchers 200`).

The unmodified bot runs as a process of its own against the tests' Discord in this process, over matches of all games.
People press at a steady rate on Discord; beside them, at the same time, somebody at a page taps and answers with the
button in the bar. Printed are, in ms (p50/p95/p99), for a press on Discord the time to its answer and to its picture,
for a tap the time to the page on which it has chosen, and from the button to the page with the new board and to its
pictures; the bytes of a page with all its pictures; then the same with so many people who watch live, each from an
address of its own, who fetch the page and what is new on it whenever they are told; and the processor time that the bot
takes in a second while all of them only wait.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import secrets
import sqlite3
import tempfile
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import aiohttp

from tests.benchmarks.presses import Figures, Table, Tables, cuts, measure, store
from tests.support.pages import behind_proxy, free_port, signed_in, token_in
from tests.support.processes import seconds_of
from tests.support.wire.child import Child
from tests.support.wire.ledger import Ledger
from tests.support.wire.server import open_discord
from tests.support.wire.town import until

NAME = "games.test"
WARM, IDLE = 180.0, 10.0
_PICTURE = re.compile(r'src="(/p/[^"]*)"')
_PLACE = re.compile(r'class="hot [a-z0-9-]*" name="t" value="([^"]*)"')
_REVISION = re.compile(r'name="r" value="(\d+)"')
_PRESS = re.compile(r'value="(b:do:[^"]*)"')


@dataclass
class Taps:
    """What taps took, in ms, and how large pages are, in bytes."""

    chosen: list[float] = field(default_factory=list[float])
    played: list[float] = field(default_factory=list[float])
    pictured: list[float] = field(default_factory=list[float])
    sizes: list[int] = field(default_factory=list[int])

    def line(self) -> str:
        """All of it."""
        large = max(self.sizes, default=0) / 1000
        return (
            f"taps {len(self.played)}: chosen {cuts(self.chosen)}, new board {cuts(self.played)}, "
            f"with its pictures {cuts(self.pictured)}; the largest page with all pictures {large:.0f} kB"
        )


class Web:
    """The pages of the bot, behind the proxy that speaks TLS."""

    def __init__(self, port: int, database: Path) -> None:
        self._port, self._database = port, database
        self._known: dict[str, int] = {}
        """The pictures that browsers have, and their sizes."""

    def watch(self, matches: list[int]) -> dict[int, str]:
        """The tokens at which matches may be watched."""
        found = {match_id: secrets.token_urlsafe(16) for match_id in matches}
        with closing(sqlite3.connect(self._database, isolation_level=None)) as file:
            file.executemany("INSERT INTO web_watch VALUES (?, ?)", list(found.items()))
        return found

    def client(self, session: str = "", address: str = "198.51.100.1") -> aiohttp.ClientSession:
        """A browser."""
        headers = {**behind_proxy(NAME, session), "X-Forwarded-For": address}
        timeout = aiohttp.ClientTimeout(60, sock_read=60)
        return aiohttp.ClientSession(f"http://127.0.0.1:{self._port}", headers=headers, timeout=timeout)

    async def pictures(self, client: aiohttp.ClientSession, page: str, known: set[str]) -> int:
        """Fetch what is new on a page; the bytes of all pictures on it."""
        total = 0
        for name in dict.fromkeys(_PICTURE.findall(page)):
            if name not in known:
                async with client.get(name) as answer:
                    self._known[name] = len(await answer.read())
                known.add(name)
            total += self._known[name]
        return total


async def tap(web: Web, sessions: dict[int, str], ledger: Ledger, match_id: int, known: set[str], taps: Taps) -> None:
    """Whoever is asked at a match taps one place after the other until something can be played, and plays it."""
    waiting = [user_id for user_id in ledger.waiting(match_id) if user_id in sessions]
    if not waiting:
        return
    async with web.client(sessions[waiting[0]]) as client:
        async with client.get(f"/m/{match_id}") as answer:
            page = await answer.text()
        taps.sizes.append(len(page.encode()) + await web.pictures(client, page, known))
        press, asked = _PRESS.search(page), _REVISION.search(page)
        revision = asked[1] if asked else ""
        for place in _PLACE.findall(page):
            began = time.perf_counter()
            async with client.get(f"/m/{match_id}?r={revision}&t={place}") as answer:
                page = await answer.text()
            taps.chosen.append((time.perf_counter() - began) * 1000)
            if (press := _PRESS.search(page)) is not None:
                break
        if press is None:
            return
        began = time.perf_counter()
        data = {"token": token_in(page), "p": press[1]}
        async with client.post(f"/m/{match_id}", data=data, allow_redirects=False) as answer:
            there = answer.headers.get("Location", f"/m/{match_id}")
        async with client.get(there) as answer:
            page = await answer.text()
        taps.played.append((time.perf_counter() - began) * 1000)
        await web.pictures(client, page, known)
        taps.pictured.append((time.perf_counter() - began) * 1000)


async def taps_on(web: Web, sessions: dict[int, str], ledger: Ledger, matches: list[int], taps: Taps) -> None:
    """Somebody taps at one match after the other, until it is enough."""
    known: set[str] = set()
    while True:
        for match_id in matches:
            await tap(web, sessions, ledger, match_id, known, taps)
            await asyncio.sleep(0.2)


async def watches(web: Web, token: str, number: int) -> None:
    """Somebody watches live, as the page's script does."""
    known: set[str] = set()
    async with web.client(address=f"203.0.{number // 250}.{number % 250 + 1}") as client:
        async with client.get(f"/t/{token}") as answer:
            await web.pictures(client, await answer.text(), known)
        async with client.get(f"/t/{token}/live", timeout=aiohttp.ClientTimeout(None)) as stream:
            async for line in stream.content:
                if line == b"event: changed\n":
                    await asyncio.sleep(Random(number).random() * 0.6)
                    async with client.get(f"/t/{token}") as answer:
                        await web.pictures(client, await answer.text(), known)


def on_discord(figures: Figures) -> str:
    """What presses there took."""
    answered = [(one.done_at - one.created) * 1000 for one in figures.pressed if one.done_at is not None]
    shown = [(figures.pictured[one.id] - one.created) * 1000 for one in figures.pressed if one.id in figures.pictured]
    return f"presses {len(figures.pressed)}: answered {cuts(answered)}, with picture {cuts(shown)}"


async def main() -> None:
    """Without anybody who watches, and with."""
    parser = argparse.ArgumentParser(description="What the pages cost.")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=5.0)
    parser.add_argument("--watchers", type=int, default=200)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        async with open_discord() as discord, Child(discord, Path(name)) as child:
            discord.world.patience = 30.0
            guild = discord.world.guild("Town", [discord.world.user("ana")])
            channel = discord.world.channel(guild, "games")
            seated = await store(child.database, given.matches, discord, guild, channel)
            port = free_port()
            child.chosen |= {"HOURGLASS_WEB": f"https://{NAME}", "HOURGLASS_WEB_PORT": str(port)}
            web, ledger = Web(port, child.database), Ledger(child.database)
            sessions = signed_in(child.database, [person for people in seated for person in people])
            matches = ledger.matches(guild.id)
            tokens = web.watch(matches)
            await child.start()
            await until(lambda: not ledger.owed(guild.id, due=True), "every panel stands", WARM)
            # The pages have matches of their own, so that nobody presses what somebody else has pressed just now.
            tapped, pressed = matches[::4], [one for at, one in enumerate(matches) if at % 4]
            tables = Tables([Table(discord, guild, ledger, match_id) for match_id in pressed], ledger)
            chance = Random(3)
            for watchers in (0, given.watchers):
                looking = [
                    asyncio.create_task(watches(web, tokens[matches[number % len(matches)]], number))
                    for number in range(watchers)
                ]
                await asyncio.sleep(IDLE / 2)
                before = seconds_of(child.pid)[0]
                await asyncio.sleep(IDLE)
                idle = (seconds_of(child.pid)[0] - before) / IDLE * 1000
                taps = Taps()
                tapping = asyncio.create_task(taps_on(web, sessions, ledger, tapped, taps))
                figures = await measure(discord, child, given.rate, given.seconds, lambda: tables.press(chance))
                for task in (tapping, *looking):
                    task.cancel()
                with suppress(asyncio.CancelledError):
                    await asyncio.gather(tapping, *looking, return_exceptions=True)
                print(f"{watchers} watch; idle: {idle:.1f} ms of processor a second", flush=True)
                print(f"  {on_discord(figures)}\n  {taps.line()}", flush=True)
            ledger.close()


if __name__ == "__main__":
    asyncio.run(main())
