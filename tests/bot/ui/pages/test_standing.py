"""Standing answers that one press gives, in the list of what answers the question now."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.services.match import standing
from bot.ui.pages.standing import for_all
from bot.ui.words.catalogues import game_words
from engine.core.standing import Field, Kind
from tests.support.tables import house_at, stored


async def test_what_is_ready_is_a_number_or_a_thing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    field = Field("cards", ("4", "sailor"))
    kind = Kind("draw-until", "draw", (field,), now=True, ready=(("cards", "4"), ("cards", "sailor")))
    monkeypatch.setattr(standing, "kinds", lambda *_: (kind,))
    async with house_at(tmp_path) as house:
        table = await stored(house, "port_royal", 2, 0)
        options = for_all(table, table.actors()[0], game_words("en", "port_royal"))
    assert [option.value for option in options] == [
        "ready:draw-until.cards.4",
        "ready:draw-until.cards.sailor",
        "ahead:draw-until",
    ]
    assert "4" in options[0].label
    assert "Sailor" in options[1].label
