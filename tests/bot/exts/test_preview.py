"""A dear choice is shown before it counts, to whoever wants that."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.services.match.preview import preview
from engine import registry
from engine.core.chance import Fast, seeded
from tests.support.town import buttons, labels, texts, town


def answer_on(message: Any) -> str:
    """The first answer on a desk."""
    return next(item["custom_id"] for item in buttons(message) if item["custom_id"].split(":")[1] in ("do", "sure"))


async def test_a_placement_is_seen_before_it_counts(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True) as place:
        for person in place.people:
            page = (await place.slash(person, "settings")).response
            changed = await place.prefer(person, page, on=["previews"])
            assert "See costly choices before they count:** yes" in texts(changed.response)
        await place.start("gilded_compass", 2)
        table = await place.house.tables.load(1)
        person = place.people[table.actors()[0]]
        desk = place.dm(person)
        before = {file["filename"] for file in place.files(desk)}
        await place.click(person, desk, answer_on(desk))
        shown = place.fresh(desk)
        assert "Not done yet: " in texts(shown)
        assert {file["filename"] for file in place.files(shown)} != before, "with the choice made"
        assert (await place.house.tables.load(1)).row.revision == table.row.revision
        await place.click(person, shown, "Back")
        assert "Not done yet: " not in texts(place.fresh(desk))
        assert {file["filename"] for file in place.files(place.fresh(desk))} == before
        await place.click(person, desk, answer_on(place.fresh(desk)))
        await place.click(person, desk, "Do it")
        assert (await place.house.tables.load(1)).row.revision == table.row.revision + 1
        assert "Not done yet: " not in texts(place.fresh(desk))
        assert not place.env.errors


async def test_without_the_wish_a_press_counts_at_once(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("gilded_compass", 2)
        table = await place.house.tables.load(1)
        person = place.people[table.actors()[0]]
        desk = place.dm(person)
        assert "Do it" not in labels(desk)
        await place.click(person, desk, answer_on(desk))
        assert (await place.house.tables.load(1)).row.revision == table.row.revision + 1


@pytest.mark.parametrize("key", [game.key for game in registry.games()])
def test_a_preview_tells_nothing_that_its_seat_cannot_know(key: str) -> None:
    game, policy = registry.game(key), Fast(at=3)
    state = game.setup(game.players[0], {}, seeded(3))
    for _ in range(60):
        actors = game.actors(state)
        if not actors:
            break
        seat = actors[0]
        legal = game.legal(state, seat)
        action = legal[policy.below(len(legal))]
        other = game.determinize(state, seat, Fast(at=9))
        assert preview(game, state, seat, action) == preview(game, other, seat, action)
        game.apply(state, seat, action)
