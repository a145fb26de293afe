"""Whoever may not use the bot, or a table no more, may not on the web either: not on any page, nor by an open one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.features.owner.service import Owners
from bot.web.server import listening
from tests.support.pages import HOST, Site, do, send, site_at, token_in, told, turn
from tests.support.tables import stored, user_of

ANA = user_of(0)


async def statuses(browser: Any, *paths: str) -> list[int]:
    found: list[int] = []
    for path in paths:
        async with browser.get(path, allow_redirects=False) as answer:
            found.append(answer.status)
    return found


async def without_pages(site: Site) -> None:
    """The server of the match switches the pages off."""
    guild_id = (await site.house.tables.glance(1)).row.guild_id
    guild = await site.house.people.guilds.of(guild_id)
    switch = site.house.features.by_name["web_board"].switch
    await site.house.people.guilds.change(guild_id, switched={**guild.switched, switch.key: False})


async def test_who_is_kept_out_reads_and_presses_nothing(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        user, revision = await turn(site)
        session, link = await site.session(user), await site.link(user)
        shown = site.server._web.shelf.put(b"\x89PNG", user)  # pyright: ignore[reportPrivateUsage]
        async with site.browser(session) as browser, site.browser() as other:
            async with browser.get("/m/1") as page:
                token = token_in(await page.text())
            async with browser.get("/m/1/live") as stream:
                await stream.content.readline()
                await site.house[Owners].keep_out("person", user, out=True)
                site.server.streams.of_person(user)
                assert await told(stream) == "ended"
            paths = ("/", "/m/1", "/m/1/past", "/m/1/live", "/next", shown)
            assert set(await statuses(browser, *paths)) == {404}
            assert await statuses(other, link) == [404]
            assert await send(site, browser, {"token": token, "p": do(revision)}) == 404
            assert (await turn(site))[1] == revision
            async with browser.get("/m/1") as page:
                assert "do not let you use it" in await page.text()
            await site.house[Owners].keep_out("person", user, out=False)
            assert await statuses(browser, "/", "/m/1") == [200, 200]


async def test_tables_of_a_server_that_is_kept_out_are_not_watched(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        user, revision = await turn(site)
        here = f"/t/{await site.watch(1)}"
        guild_id = (await site.house.tables.glance(1)).row.guild_id
        async with site.browser() as browser, browser.get(f"{here}/live") as stream:
            await stream.content.readline()
            await site.house[Owners].keep_out("server", guild_id, out=True)
            assert await statuses(browser, here, f"{here}/words", f"{here}/board.png", f"{here}/live") == [404] * 4
            await site.house.match.steps.act(1, user, revision, 0)
            assert await told(stream) == "ended"


async def test_a_server_without_the_pages_shows_none_and_takes_no_press_from_them(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        user, revision = await turn(site)
        watched = f"/t/{await site.watch(1)}"
        async with site.browser(await site.session(user)) as browser:
            async with browser.get("/m/1") as page:
                token = token_in(await page.text())
            assert await statuses(browser, "/m/1", watched) == [200, 200]
            await without_pages(site)
            assert await statuses(browser, "/m/1", watched) == [404, 404]
            assert await send(site, browser, {"token": token, "p": do(revision)}) == 404
            assert (await turn(site))[1] == revision


async def test_pages_are_told_again_after_the_port_was_taken(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        await site.server.streams.close()
        browser = site.browser(await site.session(ANA))
        async with listening(site.server, HOST, 0), browser, browser.get("/m/1/live") as stream:
            assert stream.status == 200


async def test_tables_of_a_server_that_has_removed_the_bot_are_played_on_and_not_watched(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        await stored(site.house, "yucata", 2, 3)
        here, guild_id = f"/t/{await site.watch(1)}", (await site.house.tables.glance(1)).row.guild_id
        async with site.browser(await site.session(ANA)) as browser:
            await site.house.departures.left(guild_id)
            assert await statuses(browser, here, "/m/1") == [404, 200]
            await site.house.departures.came(guild_id)
            assert await statuses(browser, here) == [200]
