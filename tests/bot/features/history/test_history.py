"""The history where matches are shown, and a house that leaves it out."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import discord
import msgspec
import pytest

from bot.features.history.pages import history_of, link
from bot.ui.words.catalogues import game_words, house_words
from tests.support.pages import site_at
from tests.support.tables import scene, stored


@pytest.mark.parametrize("there", [True, False])
async def test_panel_and_page_of_everybody_lead_to_it_where_it_is(there: bool, tmp_path: Path) -> None:
    async with site_at(tmp_path, without=() if there else ("history",)) as site, site.browser() as anybody:
        table = await stored(site.house, "yucata", 2, 8)
        beside = site.house.features.buttons("spare", await scene(site.house, table), None, house_words("en"))
        assert [item.label for item in beside if isinstance(item, discord.ui.Button)] == ["History"] * there
        here = f"/t/{await site.watch(1)}"
        async with anybody.get(here) as page:
            shown = await page.text()
        assert (f'href="{here}?n=2"' in shown) is there
        assert (f"{here}/words" in shown) is there
        async with anybody.get(f"{here}/words") as page:
            assert page.status == (200 if there else 404)
            assert ("turn 8" in await page.text()) is there


def letters(text: str) -> str:
    """The letters of a text, whatever marks and signs stand between them."""
    return re.sub(r"[^A-Za-z]+", " ", text).strip()


async def test_the_page_of_everybody_tells_what_everybody_may_know(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site, site.browser() as anybody:
        table = await stored(site.house, "gilded_compass", 2, 60, options={"b": "auction"})
        rows, words = await site.house.tables.history(1), game_words("en", "gilded_compass")
        found = [history_of(table, rows, reader, words) for reader in (None, 0, 1)]
        told = [{line.text for part in one for turn in part.turns for line in turn.lines} for one in found]
        async with anybody.get(f"/t/{await site.watch(1)}/words") as page:
            shown = letters(unescape(re.sub(r"<[^>]+>", " ", await page.text())))
        assert all(letters(line) in shown for line in told[0])
        for own in told[1:]:
            assert own - told[0], "there is something to hide"
            assert not any(letters(line) in shown for line in own - told[0])


async def test_a_desk_leads_to_it_where_its_reader_sees_no_panel(tmp_path: Path) -> None:
    async with site_at(tmp_path) as site:
        table, words = await stored(site.house, "yucata", 2, 8), house_words("en")
        at_home = await scene(site.house, table)
        seats = (msgspec.structs.replace(table.seats[0], guest=True), *table.seats[1:])
        visited = msgspec.structs.replace(at_home, seats=seats)
        direct = msgspec.structs.replace(at_home, row=msgspec.structs.replace(table.row, guild_id=0))
        assert [bool(link(site.house, one, 0, words)) for one in (at_home, visited, direct)] == [False, True, True]
        assert link(site.house, visited, 1, words) == []
