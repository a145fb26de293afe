"""Whole matches by tapping alone, in a real browser: by mouse, by finger, by keys; two people, each with a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import registry
from tests.support.drawing import DrawnHere
from tests.support.pages import site_at
from tests.support.tables import stored, user_of
from tests.support.tapper import Hand, Tapper, chromium, clean

SOME = 14
"""Decisions of each match that are looked at; all of them in the long test."""
HANDS: tuple[tuple[Hand, int, int], ...] = (("mouse", 1280, 900), ("touch", 390, 844), ("keys", 1280, 900))


@pytest.mark.parametrize("most", [SOME, pytest.param(2000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", registry.keys())
async def test_a_match_is_played_by_tapping_alone(key: str, most: int, tmp_path: Path) -> None:
    game = registry.game(key)
    async with site_at(tmp_path, draws=DrawnHere()) as site, chromium() as browser:
        table = await stored(site.house, key, game.players[0], 0)
        tappers = [
            await Tapper.arrive(
                browser, await site.link(user_of(seat)), hand=hand, width=width, height=height, seed=seat + 1
            )
            for seat, (hand, width, height) in zip(range(len(table.seats)), HANDS, strict=False)
        ]
        for _ in range(most):
            table = await site.house.tables.load(1)
            if not table.actors():
                break
            tapper = tappers[table.actors()[0]]
            await tapper.page.wait_for_selector("#bar")  # told by the stream where somebody else has moved
            await tapper.decide()
            assert (await site.house.tables.load(1)).row.revision > table.row.revision
        assert any(tapper.tapped for tapper in tappers)
        if most != SOME:
            assert table.row.outcome is not None
            for tapper in tappers:
                await tapper.page.wait_for_selector("main:not(:has(#bar))")
        await clean(tappers)
