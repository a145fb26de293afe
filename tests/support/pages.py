"""A house whose pages on the web are answered, and browsers without script that read and press there."""

from __future__ import annotations

import html
import re
import secrets
import socket
import sqlite3
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import aiohttp

from bot.features.web_board import rows
from bot.features.web_board.service import WebBoard
from bot.services.processes.studio import Studio
from bot.ui.press.house import House
from bot.ui.press.items import PICK, WAYS
from bot.web.server import Server, listening
from tests.support.clock import FakeClock
from tests.support.drawing import DrawnHere
from tests.support.tables import house_at, user_of

HOST = "127.0.0.1"
_SENT = re.compile(r'<form[^>]*method="post"[^>]*>.*?</form>', re.DOTALL)
_PRESS = re.compile(r'name="p" value="([^"]*)"')
_OPTION = re.compile(r'<option value="([^"]+)"')
_SELECT = re.compile(r'<select name="([^"]*)"')
_ASKED = re.compile(r'name="g" value="([^"]*)"')


class Site:
    """The pages of a house."""

    def __init__(self, house: House, server: Server, address: str) -> None:
        self.house, self.server, self.address = house, server, address

    @property
    def doors(self) -> WebBoard:
        """Who may see what."""
        return self.house[WebBoard]

    async def link(self, user_id: int, match_id: int = 1, name: str = "Ana", language: str = "en") -> str:
        """A fresh link for somebody."""
        return f"{self.address}/in/{await self.doors.link(user_id, name, language, match_id)}"

    async def session(self, user_id: int) -> str:
        """The cookie of somebody who is signed in."""
        entered = await self.doors.enter(await self.doors.link(user_id, f"user{user_id}", "en", 1))
        assert entered is not None
        return entered[0]

    async def watch(self, match_id: int) -> str:
        """The token at which a match may be watched."""
        token = secrets.token_urlsafe(16)
        async with self.house.door.db.write() as tx:
            await rows.put_watch(tx, match_id, token)
        return token

    def browser(self, session: str = "", **headers: str) -> Any:
        """A client with the cookie of a session."""
        return browser_of(self.address, session, **headers)


def browser_of(address: str, session: str = "", **headers: str) -> Any:
    """A client for the pages at an address."""
    cookies = {"hourglass-session": session} if session else {}
    return aiohttp.ClientSession(address, cookies=cookies, headers=headers, cookie_jar=aiohttp.CookieJar(unsafe=True))


def token_in(page: str) -> str:
    """What the form of a page carries."""
    found = re.search(r'name="token" value="([^"]*)"', page)
    assert found is not None
    return found[1]


def forms(page: str) -> list[dict[str, Any]]:
    """What can be sent: every button of every form, with the first choice of each list; of a list of ways or answers
    each choice, since every one is a press of its own."""
    found: list[dict[str, Any]] = []
    for form in _SENT.findall(page):
        if 'name="token"' not in form:  # light or dark
            continue
        data: dict[str, Any] = {"token": token_in(form)}
        options = [html.unescape(one) for one in _OPTION.findall(form)] or [""]
        lists = _SELECT.findall(form)
        if asked := _ASKED.findall(form):
            data["g"] = asked[0]
        for press in map(html.unescape, _PRESS.findall(form)):
            chosen = options if press.startswith((f"s:{PICK}:", f"s:{WAYS}:")) else options[:1]
            found += [{**data, **dict.fromkeys(lists, one), "p": press} for one in chosen]
    return found


def kind(data: dict[str, Any]) -> str:
    """What of two presses is the same as far as the handler goes."""
    verb, chosen = data["p"].split(":")[1], str(data.get("v", "")).partition(":")[0]
    return f"{chosen} " if verb == WAYS else f"{verb} {chosen}"


async def enter(browser: Any, link: str) -> int:
    """Follow a link that signs in, and press; the status of the answer to that."""
    async with browser.get(link) as page:
        token = token_in(await page.text())
    headers = {"Origin": link.partition("/in/")[0]}
    async with browser.post(link, data={"token": token}, headers=headers, allow_redirects=False) as answer:
        return answer.status


def signed_in(database: Path, people: Iterable[int]) -> dict[int, str]:
    """The session of each of these people, put into the file of a bot that may not be reached otherwise."""
    found = {user_id: secrets.token_urlsafe(16) for user_id in people}
    with closing(sqlite3.connect(database, isolation_level=None)) as file:
        rows = [(sha256(one.encode()).digest(), user_id, "ana", "en", 0, 2**40) for user_id, one in found.items()]
        file.executemany("INSERT INTO web_session VALUES (?, ?, ?, ?, ?, ?)", rows)
    return found


def behind_proxy(host: str, session: str) -> dict[str, str]:
    """What a browser with such a session sends, as a proxy that speaks TLS hands it on."""
    cookie = {"Cookie": f"__Host-session={session}"} if session else {}
    return {"Host": host, "Origin": f"https://{host}", **cookie}


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        return free.getsockname()[1]


@asynccontextmanager
async def site_at(
    folder: Path, *, draws: Studio | None = None, clock: FakeClock | None = None, without: tuple[str, ...] = ()
) -> AsyncGenerator[Site]:
    """A house with its pages at work, without Discord. without: the features that are left out."""
    port = free_port()
    address = f"http://{HOST}:{port}"
    async with house_at(folder, draws=draws or DrawnHere(), clock=clock, without=without, web=address) as house:
        server = Server(house, house[WebBoard], address, "web_board")
        house[WebBoard].ended.append(server.streams.of_person)
        async with listening(server, HOST, port):
            yield Site(house, server, address)


async def turn(site: Site) -> tuple[int, int]:
    """Whose turn it is, and the revision of the match."""
    table = await site.house.tables.load(1)
    return user_of(table.actors()[0]), table.row.revision


def do(revision: int, match: int = 1) -> str:
    """A press that gives the first answer."""
    return f"b:do:{match}:{revision}:0"


async def send(site: Site, browser: Any, data: Any, **headers: str) -> int:
    """Post a press as a page does; the status of the answer."""
    given = {"Origin": site.address, **headers}
    async with browser.post("/m/1", data=data, headers=given, allow_redirects=False) as answer:
        assert "Traceback" not in await answer.text()
        return answer.status


async def told(stream: Any) -> str:
    """The name of the next event."""
    while True:
        line = (await stream.content.readline()).decode()
        assert line, "the stream has ended"
        if line.startswith("event: "):
            return line.removeprefix("event: ").strip()
