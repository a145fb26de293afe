"""Signing in: a link shows whom it signs in, the press spends it, and everything of it can be taken back."""

from __future__ import annotations

from pathlib import Path

from bot.features.web_board.service import LINK_SECONDS, SESSION_SECONDS
from tests.support.clock import FakeClock
from tests.support.pages import enter, site_at, token_in
from tests.support.tables import stored, user_of

ANA, BEN = user_of(0), user_of(1)


async def open_link(browser: object, link: str) -> str:
    async with browser.get(link) as answer:  # pyright: ignore
        return await answer.text()


async def test_looking_at_a_link_spends_nothing_and_the_press_does(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        link = await site.link(ANA)
        async with site.browser() as crawler, site.browser() as ana, site.browser() as thief:
            for _ in range(3):
                assert "Open as Ana" in await open_link(crawler, link)
            assert await enter(ana, link) == 303
            async with ana.get("/m/1") as page:
                assert page.status == 200
                assert "Only you see this page" in await page.text()
            async with thief.get(link) as page:
                assert page.status == 404
                assert "has been used" in await page.text()
            async with thief.get("/m/1") as page:
                assert page.status == 401


async def test_the_press_counts_only_in_the_browser_that_has_opened_the_link(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        link = await site.link(ANA)
        async with site.browser() as ana, site.browser() as other:
            token = token_in(await open_link(ana, link))
            headers = {"Origin": site.address}
            await open_link(other, link)
            for data in ({"token": token}, {}):
                async with other.post(link, data=data or {"x": ""}, headers=headers, allow_redirects=False) as answer:
                    assert answer.status == 403
            assert await enter(ana, link) == 303


async def test_links_last_ten_minutes_and_sessions_thirty_days(tmp_path: Path) -> None:
    clock = FakeClock()
    async with site_at(tmp_path, clock=clock) as site:
        link, session = await site.link(ANA), await site.session(BEN)
        clock.at += LINK_SECONDS
        async with site.browser() as browser, browser.get(link) as page:
            assert page.status == 404
        assert await site.doors.visitor(session) is not None
        clock.at += SESSION_SECONDS
        assert await site.doors.visitor(session) is None


async def test_who_is_signed_in_opens_the_address_without_spending_the_link(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        link = await site.link(ANA)
        async with site.browser(await site.session(ANA)) as ana, ana.get(link, allow_redirects=False) as page:
            assert (page.status, page.headers["Location"]) == (303, "/m/1")
        async with site.browser(await site.session(BEN)) as ben:
            assert "From now on it is Ana" in await open_link(ben, link)
            assert await enter(ben, link) == 303


async def test_signing_out_ends_every_session_and_link(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        sessions, link = [await site.session(ANA) for _ in range(2)], await site.link(ANA)
        others = await site.session(BEN)
        async with site.browser(sessions[0]) as ana:
            async with ana.get("/") as page:
                token = token_in(await page.text())
            async with ana.post("/out", data={"token": token}, headers={"Origin": site.address}) as answer:
                assert "open from Discord" in await answer.text()
        assert [await site.doors.visitor(one) for one in sessions] == [None, None]
        assert await site.doors.invited(link.rpartition("/")[2]) is None
        assert await site.doors.visitor(others) is not None


async def test_forgetting_somebody_signs_them_out(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        session, link = await site.session(ANA), await site.link(ANA)
        await site.house.people.personal.forget(ANA, lambda _: "somebody")
        assert await site.doors.visitor(session) is None
        assert await site.doors.invited(link.rpartition("/")[2]) is None


async def test_the_file_holds_no_token_that_signs_in(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        link, session = await site.link(ANA), await site.session(ANA)
        db = site.house.door.db
        rows = [*await db.all("SELECT * FROM web_link"), *await db.all("SELECT * FROM web_session")]
        assert len(rows) == 2
        for token in (link.rpartition("/")[2], session):
            assert token not in str([tuple(row) for row in rows])
