"""Whole matches by tapping alone, in a real browser: by mouse, by finger, by keys; two people, each with a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import registry
from tests.support.drawing import DrawnHere
from tests.support.pages import site_at
from tests.support.tables import stored, user_of
from tests.support.tapper import Hand, Tapper, chromium, clean

SOME, FEW = 14, 6
"""Decisions of each match that are looked at; all of them in the long test."""
Hands = tuple[tuple[Hand, int, int], ...]
POINTED: Hands = (("mouse", 1280, 900), ("touch", 390, 844))
BY_KEYS: Hands = (("keys", 1280, 900), ("keys", 320, 640))
"""The second as on the smallest phone, or at 400 %."""


@pytest.mark.parametrize(
    ("hands", "most"),
    [
        pytest.param(POINTED, SOME, id="pointed"),
        pytest.param(BY_KEYS, FEW, id="keys"),
        pytest.param(POINTED, None, id="pointed-whole", marks=pytest.mark.soak),
        pytest.param(BY_KEYS, None, id="keys-whole", marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize("key", registry.keys())
async def test_a_match_is_played_by_tapping_alone(key: str, hands: Hands, most: int | None, tmp_path: Path) -> None:
    async with site_at(tmp_path, draws=DrawnHere()) as site, chromium() as browser:
        table = await stored(site.house, key, len(hands), 0)
        tappers = [
            await Tapper.arrive(
                browser, await site.link(user_of(seat)), hand=hand, width=width, height=height, seed=seat + 1
            )
            for seat, (hand, width, height) in enumerate(hands)
        ]
        made = 0
        while table.actors() and made != most:
            tapper = tappers[table.actors()[0]]
            await tapper.page.wait_for_selector("#bar")  # told by the stream where somebody else has moved
            await tapper.decide()
            before, table = table, await site.house.tables.load(1)
            assert table.row.revision > before.row.revision
            made += 1
        assert any(tapper.tapped for tapper in tappers)
        if most is None:
            assert table.row.outcome is not None
            for tapper in tappers:
                await tapper.page.wait_for_selector("main:not(:has(#bar))")
        await clean(tappers)
