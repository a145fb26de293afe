"""A table with a guest of another server: on no page that is reached from it anybody reads who the guest is, nor reads
the guest there who the others are."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.features.guests.service import Guests
from bot.features.web_board.service import WebBoard
from bot.ui.press.bounds import Bounds
from tests.support.abroad import Abroad, played
from tests.support.pages import browser_of, enter, forms, free_port, kind
from tests.support.town import Town, town

LINK = re.compile(r'(?:href|src|content)="([^"]*)"')
OTHERS = re.compile(r"\d+|/p/\w+")
"""What differs between pages of one kind."""
CHANGES = ("askend", "askresign", "do", "end", "resign", "unwatch")
"""Presses after which there is another table, or none to look at."""


async def read(place: Town, browser: Any, starts: list[str]) -> dict[str, str]:
    """What somebody gets who follows every link and presses every button, one of each kind."""
    site = place.house.settings.web
    links, presses, seen = list(starts), list[dict[str, Any]](), dict[str, str]()
    while links or presses:
        if links:
            path = links.pop(0)
            name = OTHERS.sub("#", path)
            if name in seen:
                continue
            answer = await browser.get(path)
        else:
            data = presses.pop(0)
            name = kind(data)
            if name in seen or name.split()[0] in CHANGES:
                continue
            answer = await browser.post("/m/1", data=data, headers={"Origin": site})
        seen[name] = (await answer.read()).decode(errors="replace")
        found = [one.replace("&amp;", "&").removeprefix(site) for one in LINK.findall(seen[name])]
        links += [one for one in found if re.match(r"/$|/[mpt]/", one)]
        presses += forms(seen[name])
    return seen


@pytest.mark.parametrize("over", [False, True])
async def test_no_page_tells_who_a_guest_is(over: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bounds, "pay", lambda *_: None)
    async with town(tmp_path, 3, pictures=True, web_port=free_port()) as place:
        abroad = Abroad(place, "wanda")
        await place.house[Guests].choose(place.people[1].id, "Nebel")
        await played(place, abroad, people=2)
        await place.play_on(1, 10_000 if over else 3)
        await place.settle()
        ana, ben, wanda = *place.people[:2], abroad.guest
        board, site = place.house[WebBoard], place.house.settings.web
        home = ["ana", "ben", str(ana.id), str(ben.id), str(place.guild.id), str(place.channel.id)]
        away = ["wanda", str(wanda.id), abroad.guild.name, str(abroad.guild.id)]
        watch = f"/t/{await board.address_of(1)}"
        starts = ["/", "/m/1", "/m/1/past", watch, f"{watch}?n=1", f"{watch}/words"]
        for person, secret in ((None, [*home, *away]), (wanda, home), (ana, away)):
            async with browser_of(site) as browser:
                if person is not None:
                    assert await enter(browser, f"{site}/in/{await board.link(person.id, 'me', 'en', 1)}") == 303
                shown = await read(place, browser, starts)
            assert any("Falke" in page for page in shown.values())
            assert person is None or len(shown) > 20
            for name, page in shown.items():
                assert not [one for one in secret if re.search(rf"(?<!\w){re.escape(one)}(?!\w)", page)], name
