"""How strong the computers are, in the rules; and how well each plays, on the pictures."""

from __future__ import annotations

import pytest

from bot.db.seats import SeatRow
from bot.ui.pages.rules import rules_page
from bot.ui.words.catalogues import game_words
from bot.ui.words.strengths import pictured, strengths_text
from engine.players.strengths import Strength
from render.kit.words import LANGUAGES
from tests.support.limits import check_view, walk

MEASURED = (
    Strength("strong", "good", 31.5, 40),
    Strength("gentle", "good", 50, 200),
    Strength("good", "random", 200, 200),
    Strength("good", "gentle", 40, 100, 4),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_what_was_measured(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.words.strengths.strengths_of", lambda _: MEASURED)
    words = game_words(language, "yucata")
    told = strengths_text("yucata", words)
    assert ("two" if language == "en" else "zu zweit") in told.splitlines()[0]
    assert "79 %" in told
    assert "40" in told
    assert "25 %" in told
    assert ("good against random play: " in told) is (language == "en")
    assert "4, " in told.splitlines()[4], "a heading of its own for four seats"
    assert "40 %" in told.splitlines()[5]
    for slug, there in (("", True), ("spear", False)):
        parts = check_view(rules_page("yucata", words, slug, 0, page=9))
        assert (told in [part.get("content") for part in walk(parts)]) is there
    monkeypatch.setattr("bot.ui.words.strengths.strengths_of", lambda _: ())
    assert strengths_text("yucata", words) == ""


def test_pictures_tell_the_level_of_computers() -> None:
    seats = (SeatRow(0, 100, "person", "Ana"), SeatRow(1, None, "computer", "Alma", level="strong"))
    words = pictured(game_words("de", "yucata"), seats)
    assert words.player(0) == "Ana"
    assert words.player(1) == "Alma (stark)"
