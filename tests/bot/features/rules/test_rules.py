"""How to play: a page at a time, from its beginning; how strong the computers are."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.features.rules.pages import PAGE, SECTION, pages_of, rules_page, strengths_text
from bot.ui.words.catalogues import game_words
from engine import registry
from engine.players.strengths import Strength
from render.kit.words import LANGUAGES
from tests.support.limits import GALLERY, check_view, walk
from tests.support.town import labels, texts, town

MEASURED = (
    Strength("strong", "good", 31.5, 40),
    Strength("gentle", "good", 50, 200),
    Strength("good", "random", 200, 200),
    Strength("good", "gentle", 40, 100, 4),
)


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_hold_whole_sections_and_nothing_is_lost(key: str, language: str) -> None:
    words = game_words(language, key)
    pages = pages_of(words)
    assert "\n".join(pages) == words("how-to-play")
    assert all(page.startswith(SECTION) for page in pages[1:])
    assert all(len(page) <= PAGE or page.count(SECTION) == 1 for page in pages)
    for number, page in enumerate(pages):
        shown = str(check_view(rules_page(key, words, "", 0, page=number)))
        assert f"{number + 1}/{len(pages)}" in shown
        assert repr(page)[1:40] in shown


async def test_it_opens_at_its_beginning_with_a_picture_and_goes_on_page_by_page(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        card = await place.open_table("yucata", 1)
        first = await place.click(ana, card, "How to play")
        pages = pages_of(game_words("en", "yucata"))
        assert first.ephemeral
        assert first.response is not None
        assert f"How to play 1/{len(pages)}" in texts(first.response)
        assert pages[0] in texts(first.response)
        assert [part for part in walk(first.response.components) if part["type"] == GALLERY]
        second = await place.click(ana, first.response, "Forward")
        assert second.response is not None
        assert pages[1] in texts(second.response)
        assert not [part for part in walk(second.response.components) if part["type"] == GALLERY]
        assert {"Back", "Forward"} <= set(labels(second.response))
        rule = await place.choose(ana, second.response, "spear")
        assert "· The spear" in texts(rule.response)
        assert not place.env.errors


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_what_was_measured(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.features.rules.pages.strengths_of", lambda _: MEASURED)
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
    monkeypatch.setattr("bot.features.rules.pages.strengths_of", lambda _: ())
    assert strengths_text("yucata", words) == ""
