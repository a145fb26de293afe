"""The history where matches are shown, and a house that leaves it out."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.ui.words.catalogues import house_words
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
