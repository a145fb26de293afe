"""The way from Discord to the pages and back: *Board*, *Watch*, *Sign out everywhere*; two hands at one table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import aiohttp

from bot.features.web_board.service import WATCHED, WebBoard
from bot.ui.words.catalogues import house_words
from tests.support.pages import browser_of, enter, free_port, token_in
from tests.support.town import Town, buttons, components, labels, texts, town


def links(message: Any) -> dict[str, str]:
    """The link buttons of a message."""
    return {one["label"]: one["url"] for one in components(message) if one["type"] == 2 and one.get("url")}


async def desk_of(place: Town, person: Any, thread: Any) -> Any:
    return (await place.click(person, place.panel(thread), "My desk")).response


async def signed_in(place: Town, person: Any, thread: Any) -> aiohttp.ClientSession:
    """A browser that has followed the link of *Board*."""
    answer = await place.click(person, await desk_of(place, person, thread), "Board")
    assert answer.ephemeral
    (link,) = links(answer.response).values()
    site = place.house.settings.web
    browser = browser_of(site, Origin=site)
    assert await enter(browser, link) == 303
    return browser


def answers_on(page: str) -> list[str]:
    """What may be pressed there that answers the question."""
    return re.findall(r'value="(b:do:[^"]*)"', page)


async def test_nothing_of_it_is_there_where_no_address_is_set(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        assert "Board" not in labels(await desk_of(place, place.people[0], thread))
        assert not links(place.panel(thread))
        settings = (await place.slash(place.people[0], "settings")).response
        assert "Sign out everywhere" not in labels((await place.click(place.people[0], settings, "My data …")).response)


async def test_one_plays_on_the_page_and_the_other_on_discord(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True, web_port=free_port()) as place:
        ana, ben = place.people
        thread = await place.start("yucata", 2)
        browser = await signed_in(place, ana, thread)
        async with browser:
            for _ in range(6):
                table = await place.house.tables.load(1)
                seat = table.actors()[0]
                if table.seats[seat].user_id == ben.id:
                    desk = await desk_of(place, ben, thread)
                    (press, *_) = [one for one in buttons(desk) if one["custom_id"].startswith("b:do:")]
                    await place.click(ben, desk, press["custom_id"])
                else:
                    async with browser.get("/m/1") as page:
                        shown = await page.text()
                    chosen = re.search(r'class="hot [a-z0-9-]*" name="t" value="([^"]*)"', shown)
                    assert chosen is not None
                    asked = {"r": str(table.row.revision), "t": chosen[1]}
                    async with browser.get("/m/1", params=asked) as page:
                        press, *_ = answers_on(await page.text())
                    async with browser.post("/m/1", data={"token": token_in(shown), "p": press}) as page:
                        assert "You played" in await page.text()
                    await place.settle()
                assert (await place.house.tables.load(1)).row.revision > table.row.revision
            assert not place.env.errors


async def test_the_panel_leads_to_a_page_for_everybody_until_the_host_takes_it_back(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True, web_port=free_port()) as place:
        ana, ben = place.people
        thread = await place.start("yucata", 2)
        address = links(place.panel(thread))["Watch"]
        async with aiohttp.ClientSession() as anybody:
            async with anybody.get(address) as page:
                assert page.status == 200
                shown = await page.text()
            assert "You look on" in shown
            assert 'property="og:image"' in shown
            picture = re.search(r'property="og:image" content="([^"]*)"', shown)
            assert picture is not None
            async with anybody.get(picture[1].replace("&amp;", "&")) as board:
                assert (await board.read()).startswith(b"\x89PNG")
            more = (await place.click(ben, place.panel(thread), "More")).response
            shared = (await place.click(ben, more, "Public page")).response
            assert address in texts(shared)
            assert "Take the page back" not in labels(shared)
            more = (await place.click(ana, place.panel(thread), "More")).response
            shared = (await place.click(ana, more, "Public page")).response
            await place.click(ana, shared, "Take the page back")
            async with anybody.get(address) as page:
                assert page.status == 404
            assert not links(place.panel(thread))
            more = (await place.click(ana, place.panel(thread), "More")).response
            again = links((await place.click(ana, more, "Public page")).response)["Watch"]
            assert again != address
            async with anybody.get(again) as page:
                assert page.status == 200
            guild = await place.house.people.guilds.of(place.guild.id)
            await place.house.people.guilds.change(place.guild.id, switched={**guild.switched, WATCHED.key: False})
            async with anybody.get(again) as page:
                assert page.status == 404
            table = await place.house.tables.scene(1)
            assert place.house.features.buttons("panel", table, None, house_words("en")) == [], "nothing leads there"


async def test_a_name_is_hidden_where_everybody_reads(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True, web_port=free_port()) as place:
        thread = await place.start("yucata", 2)
        address = links(place.panel(thread))["Watch"]
        await place.house.people.preferences.change(place.people[1].id, switched={"web-name": False})
        async with aiohttp.ClientSession() as anybody:
            for path in ("", "?n=0", "/words"):
                async with anybody.get(address + path) as page:
                    shown = await page.text()
                    assert "ben" not in shown
                    assert "a player" in shown or path


async def test_settings_sign_out_everywhere(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True, web_port=free_port()) as place:
        ana = place.people[0]
        thread = await place.start("yucata", 2)
        async with await signed_in(place, ana, thread) as browser:
            settings = (await place.slash(ana, "settings")).response
            data = (await place.click(ana, settings, "My data …")).response
            await place.click(ana, data, "Sign out everywhere")
            async with browser.get("/m/1") as page:
                assert page.status == 401


async def test_a_vote_is_answered_on_the_page(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True, web_port=free_port()) as place:
        ana, ben = place.people
        thread = await place.start("yucata", 2)
        await place.house.match.votes.ask(1, "end", ben.id)
        await place.settle()
        async with await signed_in(place, ana, thread) as browser:
            async with browser.get("/m/1") as page:
                shown = await page.text()
            vote = re.search(r'value="(b:vote:[^"]*\.yes)"', shown) or re.search(r'value="(b:vote:[^"]*end)"', shown)
            assert vote is not None
            async with browser.post("/m/1", data={"token": token_in(shown), "p": vote[1]}) as page:
                assert page.status == 200
        await place.settle()
        assert (await place.house.tables.load(1)).row.status == "ended"


async def test_the_form_of_a_note_is_filled_in_on_the_page(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True, web_port=free_port()) as place:
        thread = await place.start("yucata", 2)
        async with await signed_in(place, place.people[0], thread) as browser:
            async with browser.get("/m/1") as page:
                token = token_in(await page.text())
            async with browser.post("/m/1", data={"token": token, "p": "b:note:1:0:"}) as page:
                form = await page.text()
            assert "<textarea" in form
            sent = re.search(r'value="(m:keepnote:[^"]*)"', form)
            assert sent is not None
            data = {"token": token, "p": sent[1], "g": "note", "f.note": "two\r\nlines <b>"}
            async with browser.post("/m/1", data=data) as page:
                shown = await page.text()
            assert "Kept." in shown
            assert "lines &lt;b&gt;" in shown
        assert place.house[WebBoard] is not None
        assert (await place.house.tables.db.value("SELECT text FROM note")) == "two\nlines <b>"
