"""What fails while a page of a match is made is kept with its evidence, and sets a match aside that is played."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.services.errors import Broken
from bot.ui.pages.desk import desk
from bot.ui.pages.result import result_card
from bot.ui.pages.table import table_panel
from bot.ui.pages.vote import vote_card
from bot.ui.press.house import House
from tests.support.tables import house_at, stored, user_of


def break_pages(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    """From now on pages meet a fault: where they are drawn, or read what they tell."""

    def broken(*_given: object, **_named: object) -> None:
        raise RuntimeError("a fault in a page")

    for room, name in ((house.pictures, "draw"), (house.tables, "ballots"), (house.tables, "live")):
        monkeypatch.setattr(room, name, broken)


async def kept(house: House) -> list[str]:
    return await house.tables.db.column("SELECT traceback FROM failure")


@pytest.mark.parametrize("page", ["panel", "desk", "vote"])
async def test_a_page_that_cannot_be_made_sets_its_match_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 3)
        vote = await house.match.votes.ask(1, "end", user_of(0))
        table = await house.tables.scene(1)
        break_pages(monkeypatch, house)
        pages = {
            "panel": lambda: table_panel(house, table),
            "desk": lambda: desk(house, table, 0, "en"),
            "vote": lambda: vote_card(house, table, vote),
        }
        with pytest.raises(Broken):
            await pages[page]()
        assert (await house.tables.glance(1)).row.trouble is not None
        assert "a fault in a page" in (await kept(house))[0]


async def test_of_a_match_that_is_over_only_the_evidence_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 10**6)
        break_pages(monkeypatch, house)
        with pytest.raises(Broken):
            await result_card(house, table)
        assert (await house.tables.glance(1)).row.trouble is None
        assert "a fault in a page" in (await kept(house))[0]
