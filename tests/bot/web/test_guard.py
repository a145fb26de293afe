"""What a request must be, and what every answer says: nothing from elsewhere, nothing too large or too slow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.web import guard, streams
from tests.support.pages import HOST, Site, site_at, token_in
from tests.support.tables import stored, user_of

ANA, BEN, STRANGER = user_of(0), user_of(1), 999


async def turn(site: Site) -> tuple[int, int]:
    """Whose turn it is, and the revision of the match."""
    table = await site.house.tables.load(1)
    return user_of(table.actors()[0]), table.row.revision


def do(revision: int, match: int = 1) -> str:
    return f"b:do:{match}:{revision}:0"


async def send(site: Site, browser: Any, data: Any, **headers: str) -> int:
    given = {"Origin": site.address, **headers}
    async with browser.post("/m/1", data=data, headers=given, allow_redirects=False) as answer:
        assert "Traceback" not in await answer.text()
        return answer.status


async def test_a_press_counts_once_and_only_from_its_own_page(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        user, revision = await turn(site)
        async with site.browser(await site.session(user)) as browser:
            async with browser.get("/m/1") as page:
                token = token_in(await page.text())
            good = {"token": token, "p": do(revision)}
            assert await send(site, browser, {**good, "token": "0" * 32}) == 403
            assert await send(site, browser, good, Origin="https://elsewhere.example") == 403
            assert await send(site, browser, good, Origin="null") == 403
            assert await send(site, browser, {**good, "p": do(revision, match=2)}) == 400
            assert (await turn(site))[1] == revision, "nothing of that counted"
            assert await send(site, browser, good) == 303
            after = (await turn(site))[1]
            assert after > revision
            async with browser.post("/m/1", data=good, headers={"Origin": site.address}) as answer:
                assert "The game has moved on" in await answer.text()
            assert (await turn(site))[1] == after


async def test_nobody_reaches_a_match_of_others(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        _, revision = await turn(site)
        async with site.browser(await site.session(STRANGER)) as browser:
            async with browser.get("/") as page:
                token = token_in(await page.text())
            for path in ("/m/1", "/m/1/past", "/m/1/live", "/m/2"):
                async with browser.get(path) as answer:
                    assert answer.status == 404
            assert await send(site, browser, {"token": token, "p": do(revision)}) == 404
            assert (await turn(site))[1] == revision


async def test_a_private_picture_is_shown_to_its_reader_alone(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        shown = site.server._web.shelf.put(b"\x89PNG of Ana", ANA)  # pyright: ignore[reportPrivateUsage]
        for user, status in ((ANA, 200), (BEN, 404)):
            async with site.browser(await site.session(user)) as browser, browser.get(shown) as answer:
                assert answer.status == status
                if status == 200:
                    assert answer.headers["Cache-Control"].startswith("private")
        async with site.browser() as browser, browser.get(shown) as answer:
            assert answer.status == 401


async def test_every_answer_carries_what_keeps_others_out(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        async with site.browser(await site.session(ANA)) as browser:
            for path in ("/", "/m/1", "/m/9", "/nothing", await site.link(BEN)):
                async with browser.get(path) as answer:
                    policy = answer.headers["Content-Security-Policy"]
                    assert "default-src 'none'" in policy
                    assert "frame-ancestors 'none'" in policy
                    assert "base-uri 'none'" in policy
                    assert "unsafe" not in policy
                    assert answer.headers["X-Content-Type-Options"] == "nosniff"
                    assert answer.headers["Referrer-Policy"] in ("same-origin", "strict-origin")
                    assert answer.headers["Cache-Control"] == "private, no-store"
                    assert "style=" not in await answer.text()


async def test_the_cookie_is_bound_to_the_host_where_it_comes_over_tls() -> None:
    async def tell(*_: object) -> Any:
        raise AssertionError

    secure, plain = guard.Guard("https://games.example", tell), guard.Guard("http://127.0.0.1:1", tell)
    assert secure.cookie("session") == "__Host-session"
    assert not plain.cookie("session").startswith("__Host-")


@pytest.mark.parametrize(
    ("method", "path", "headers", "status"),
    [
        ("GET", "/", {"Host": "elsewhere.example"}, 421),
        ("PUT", "/", {}, 405),
        ("POST", "/m/1", {"Content-Type": "multipart/form-data; boundary=x"}, 415),
        ("POST", "/m/1", {"Content-Type": "application/json"}, 415),
        ("POST", "/nowhere", {"Content-Type": guard.FORM}, 404),
    ],
)
async def test_what_is_wrong_gets_a_page_with_a_sentence(
    method: str, path: str, headers: dict[str, str], status: int, tmp_path: Path
) -> None:
    async with site_at(tmp_path) as site, site.browser() as browser:
        given = {"Origin": site.address, **headers}
        async with browser.request(method, path, data=b"x", headers=given) as answer:
            assert answer.status == status
            assert 'role="alert"' in await answer.text()


async def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, site.browser() as browser:
        headers = {"Origin": site.address, "Content-Type": guard.FORM}
        async with browser.post("/look", data=b"x" * (guard.LARGEST_BODY + 1), headers=headers) as answer:
            assert answer.status == 413


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.05)
    async with site_at(tmp_path) as site:
        reader, writer = await asyncio.open_connection(HOST, int(site.address.rpartition(":")[2]))
        host = site.address.partition("://")[2]
        head = f"POST /look HTTP/1.1\r\nHost: {host}\r\nOrigin: {site.address}\r\nContent-Type: {guard.FORM}\r\n"
        writer.write(f"{head}Content-Length: 100\r\n\r\nlook=".encode())
        assert b" 408 " in await reader.readline()
        writer.close()


async def test_one_address_that_asks_for_too_much_is_told_so_and_no_other(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, site.browser() as browser:
        site.server._guard._bounds._now = lambda: 0.0  # pyright: ignore[reportPrivateUsage]
        seen: list[int] = []
        while 429 not in seen:
            async with browser.get("/", headers={"X-Forwarded-For": "203.0.113.7"}) as answer:
                seen.append(answer.status)
                assert len(seen) < 1000
        async with browser.get("/", headers={"X-Forwarded-For": "203.0.113.7, 198.51.100.4"}) as answer:
            assert answer.status == 200, "the last hop counts, which the proxy has added"


async def test_open_pages_are_told_what_changes_and_that_the_bot_stops(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        user, revision = await turn(site)
        async with site.browser(await site.session(user)) as browser, browser.get("/m/1/live") as stream:
            assert stream.headers["Content-Type"].startswith("text/event-stream")
            assert await stream.content.readline() == b"retry: 2000\n"
            await site.house.match.steps.act(1, user, revision, 0)
            assert await told(stream) == "changed"
            await site.server.streams.close()
            assert await told(stream) == "ended"


async def told(stream: Any) -> str:
    """The name of the next event."""
    while True:
        line = (await stream.content.readline()).decode()
        assert line, "the stream has ended"
        if line.startswith("event: "):
            return line.removeprefix("event: ").strip()


async def test_who_signs_out_hears_no_more(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        async with site.browser(await site.session(ANA)) as browser, browser.get("/m/1/live") as stream:
            await stream.content.readline()
            await site.doors.leave_everywhere(ANA)
            assert await told(stream) == "ended"


async def test_open_pages_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MOST_OF_ONE", 1)
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        async with site.browser(await site.session(ANA)) as browser, browser.get("/m/1/live") as stream:
            await stream.content.readline()
            async with browser.get("/m/1/live") as second:
                assert second.status == 503


async def test_a_choice_in_secret_is_told_to_nobody_else(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        table = await stored(site.house, "nereus", 2, 0)
        while not table.game.sealed(table.state):
            seat = table.actors()[0]
            await site.house.match.steps.act(1, user_of(seat), table.row.revision, 0)
            table = await site.house.tables.load(1)
        first, second = table.actors()[:2]
        scene = await site.house.tables.scene(1)
        before = {seat: streams.mark(site.house, scene, (), seat) for seat in (None, first, second)}
        await site.house.match.steps.act(1, user_of(first), table.row.revision, 0)
        scene = await site.house.tables.scene(1)
        assert scene.row.revision > table.row.revision
        after = {seat: streams.mark(site.house, scene, (), seat) for seat in (None, first, second)}
        assert after[second] == before[second]
        assert after[first] != before[first]
