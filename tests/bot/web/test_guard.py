"""What a request must be, and what every answer says: nothing from elsewhere, nothing too large or too slow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from bot.web import guard, streams
from bot.web import server as served
from bot.web.frame import asset
from tests.support.pages import HOST, Site, do, send, site_at, token_in, told, turn
from tests.support.tables import stored, user_of

ANA, BEN, STRANGER = user_of(0), user_of(1), 999


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


async def test_a_page_may_load_the_letters_that_its_style_names(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, site.browser(await site.session(ANA)) as browser:
        async with browser.get("/") as answer:
            assert "font-src 'self'" in answer.headers["Content-Security-Policy"]
        beside = asset("style.css").rpartition("/")[0]
        async with browser.get(f"{beside}/letters.ttf") as answer:
            assert (answer.status, answer.content_type) == (200, "font/ttf")
        async with browser.get(f"{beside}/page.js") as answer:
            assert answer.status == 404


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
        others, own = [await site.session(user_of(seat)) for seat in (second, first)]
        async with site.browser(others) as other, other.get("/m/1/live") as silent:
            await silent.content.readline()
            async with site.browser(own) as browser, browser.get("/m/1/live") as stream:
                await stream.content.readline()
                await site.house.match.steps.act(1, user_of(first), table.row.revision, 0)
                assert await told(stream) == "changed"
                await site.server.streams.close()
                assert await told(silent) == "ended", "and nothing before that"
        scene = await site.house.tables.scene(1)
        assert scene.row.revision > table.row.revision
        after = {seat: streams.mark(site.house, scene, (), seat) for seat in (None, first, second)}
        assert after[second] == before[second]
        assert after[first] != before[first]


async def heard(site: Site, method: str, path: str, *headers: bytes, body: bytes = b"") -> bytes:
    """The head of what is answered to a request that no client would write."""
    reader, writer = await asyncio.open_connection(HOST, int(site.address.rpartition(":")[2]))
    lines = [f"{method} {path} HTTP/1.1\r\nHost: {site.address.partition('://')[2]}".encode(), *headers]
    if method == "POST":
        lines += [f"Origin: {site.address}\r\nContent-Length: {len(body)}".encode()]
    writer.write(b"\r\n".join(lines) + b"\r\n\r\n" + body)
    try:
        return await reader.readuntil(b"\r\n\r\n")
    finally:
        writer.close()


async def test_what_is_no_text_is_refused_and_fails_nowhere(tmp_path: Path) -> None:
    form = b"Content-Type: " + guard.FORM.encode()
    async with site_at(tmp_path) as site:
        token = (await site.link(ANA)).rpartition("/")[2]
        session = b"Cookie: hourglass-session=" + (await site.session(ANA)).encode()
        assert b" 200 " in await heard(site, "GET", "/", b"Cookie: hourglass-session=\xff\xfe; hourglass-look=\xff")
        entry = b"Cookie: hourglass-entry=\xff"
        assert b" 403 " in await heard(site, "POST", f"/in/{token}", form, entry, body=b"token=1")
        assert b" 400 " in await heard(site, "POST", "/m/1", form, session, body=b"token=\xff")
        assert b" 403 " in await heard(site, "POST", "/m/1", form, session, body=b"token=%ff%ed%a0%80")
        for charset in (b"no-such", b"unicode_escape", b"rot13", b"utf-16"):
            odd = form + b"; charset=" + charset
            assert b" 415 " in await heard(site, "POST", "/m/1", odd, session, body=rb"token=\ud800")
        assert b" 403 " in await heard(site, "POST", "/m/1", form + b'; charset="UTF-8"', session, body=b"token=1")


@pytest.mark.parametrize(
    "where", [rb"/\elsewhere.example", b"//elsewhere.example", b"https://elsewhere.example/", b"/\xff"]
)
async def test_light_or_dark_leads_to_no_other_host(where: bytes, tmp_path: Path) -> None:
    form = b"Content-Type: " + guard.FORM.encode()
    async with site_at(tmp_path) as site:
        own = site.address.encode()
        for referer in (where, own + where):
            head = await heard(site, "POST", "/look", form, b"Referer: " + referer, body=b"look=dark")
            assert b"Location: /\r\n" in head
        head = await heard(site, "POST", "/look", form, b"Referer: " + own + b"/m/1?n=2", body=b"look=dark")
        assert b"Location: /m/1?n=2\r\n" in head


@pytest.mark.parametrize(
    ("first", "second", "one"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:198.51.100.4", "198.51.100.4", True),
        ("198.51.100.4", "198.51.100.5", False),
    ],
)
def test_all_addresses_of_one_network_have_one_purse(first: str, second: str, one: bool) -> None:
    def asked(address: str) -> Any:
        told = CIMultiDict([("X-Forwarded-For", "203.0.113.7"), ("X-Forwarded-For", f"203.0.113.8, {address}")])
        return make_mocked_request("GET", "/", headers=told).clone(remote="127.0.0.1")

    assert (guard.address_of(asked(first)) == guard.address_of(asked(second))) is one


async def test_connections_are_bounded_also_silent_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(served, "MOST_CONNECTIONS", 2)
    async with site_at(tmp_path) as site:
        silent = [await asyncio.open_connection(HOST, int(site.address.rpartition(":")[2])) for _ in range(2)]
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await heard(site, "GET", "/robots.txt")
        for _, writer in silent:
            writer.close()
            await writer.wait_closed()
        while True:  # until the server has noticed that they are gone
            try:
                head = await heard(site, "GET", "/robots.txt")
            except (ConnectionError, asyncio.IncompleteReadError):
                continue
            break
        assert b" 200 " in head


async def test_what_comes_packed_or_broken_fails_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    form = b"Content-Type: " + guard.FORM.encode()
    async with site_at(tmp_path) as site:
        packed = await heard(site, "POST", "/look", form, b"Content-Encoding: deflate", body=b"look=dark")
        assert b" 415 " in packed
        for broken in (
            b"GET /in/the-secret\xff HTTP/1.1\r\nHost: x\r\n\r\n",
            b"GET /in/the-secret HTTP/1.1\r\n: x\r\n\r\n",
        ):
            reader, writer = await asyncio.open_connection(HOST, int(site.address.rpartition(":")[2]))
            writer.write(broken)
            assert b" 400 " in await reader.readline()
            writer.close()
    assert "the-secret" not in caplog.text
    assert "Traceback" not in caplog.text


async def test_only_whoever_reads_it_has_an_open_page(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        async with site.browser(await site.session(ANA)) as browser:
            for path in ("/m/1/live", f"/t/{await site.watch(1)}/live"):
                async with browser.head(path) as answer:
                    assert answer.status == 405
        assert len(site.server.streams) == 0


async def test_however_many_look_on_there_is_room_for_those_who_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(streams, "MOST", 2)
    monkeypatch.setattr(streams, "MOST_WATCHING", 1)
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        here = f"/t/{await site.watch(1)}/live"
        async with site.browser(await site.session(ANA)) as ana, site.browser() as others:
            first = await others.get(here, headers={"X-Forwarded-For": "198.51.100.1"})
            second = await others.get(here, headers={"X-Forwarded-For": "198.51.100.2"})
            async with ana.get("/m/1/live") as own:
                assert (first.status, second.status, own.status) == (200, 503, 200)
            first.close()
