"""What stands on buttons and in lists can be read whole on a phone, in every question of every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import discord
import pytest

from bot.ui.pages import phone
from bot.ui.pages.answers import OPEN, TICK
from bot.ui.pages.arrangement import LINES, Tools, arranged
from bot.ui.press.custom_id import Press
from bot.ui.press.items import button
from bot.ui.words.catalogues import house_words
from engine import registry
from render.kit.words import LANGUAGES
from tests.support.asked import Asked, asked, positions, sensible

MATCHES = pytest.mark.parametrize("matches", [2, pytest.param(24, marks=pytest.mark.soak)])


def placed(one: Asked) -> tuple[list[discord.ui.Button[Any]], list[discord.SelectOption]]:
    """The buttons and the options of lists, as they stand on a message."""
    items = [item for row in arranged(one.question, one.found, 1, 1, one.words).rows() for item in row.children]
    lists = [item for item in items if isinstance(item, discord.ui.Select)]
    options = [option for part in lists for option in part.options]
    return [item for item in items if isinstance(item, discord.ui.Button)], options


def look_at(one: Asked) -> None:
    """Raises AssertionError if something is cut off or looks like something else."""
    buttons, options = placed(one)
    assert [item.label for item in buttons if not phone.fits(item) or "…" in (item.label or "")] == []
    telling = Counter((item.label or "")[: phone.TELLING] for item in buttons)
    assert not [text for text, number in telling.items() if number > 1], f"look alike: {telling}"
    for option in options:
        assert len(option.label) <= phone.OPTION, option.label
        assert "…" not in option.label, option.label
        assert len(option.description or "") <= 2 * phone.OPTION
    whole = Counter((option.label, option.description) for option in options)
    assert max(whole.values(), default=1) == 1, whole.most_common(1)


def hidden_best(one: Asked) -> list[str]:
    """The answer that the question has in front, if it can be found in the list alone."""
    buttons, _ = placed(one)
    if any(entry.place == "fixed" for entry in one.found):
        return []  # the basic answers stand there, whatever is best
    here = [entry for entry in one.found if not entry.disabled and entry.place in ("among", "front", "apart")]
    plain = [entry for entry in here if entry.verb == TICK or not entry.hint]
    plain.sort(key=lambda entry: (entry.verb != TICK, entry.place == "among", entry.kind == "aside"))
    shown = {item.custom_id for item in buttons}
    best = [entry for entry in plain[:1] if entry.verb != OPEN]
    return [entry.text for entry in best if Press(entry.verb, 1, 1, entry.token).custom_id("b") not in shown]


@MATCHES
@pytest.mark.parametrize("key", registry.keys())
def test_what_differs_is_read_first_and_everything_whole(key: str, matches: int) -> None:
    game = registry.game(key)
    shares: dict[str, Counter[str]] = {language: Counter() for language in LANGUAGES}
    places, hidden = 0, list[str]()
    for number, (state, seat) in enumerate(positions(game, matches)):
        language = LANGUAGES[number % len(LANGUAGES)]
        for one in asked(game, state, seat, language):
            look_at(one)
            places += 1
            hidden += hidden_best(one)
            texts = [entry.text for entry in one.found if not entry.disabled]
            shares[language]["entries"] += len(texts)
            shares[language]["long"] += sum(len(text) > phone.LABEL for text in texts)
    assert len(hidden) <= places / 1000, f"best answers that are no buttons: {hidden}"
    for language, share in shares.items():
        print(f"{key} {language}: {share['long'] / share['entries']:.1%} of {share['entries']} too long for a button")


@pytest.mark.parametrize("matches", [3, pytest.param(24, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", registry.keys())
def test_no_two_answers_read_alike_where_sensible_players_come(key: str, matches: int) -> None:
    """They fill holds, own traders and send people where random ones do not."""
    game, seen = registry.game(key), 0
    for number, (state, seat) in enumerate(sensible(game, matches)):
        for one in asked(game, state, seat, LANGUAGES[number % len(LANGUAGES)]):
            look_at(one)
            told = Counter((entry.text, entry.hint) for entry in one.found)
            assert max(told.values()) == 1, told.most_common(1)
            seen += 1
    assert seen


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.parametrize("language", LANGUAGES)
def test_nine_of_ten_questions_are_short_on_a_phone(key: str, language: str) -> None:
    """With the tools that stand at every question that was answered before."""
    game, words = registry.game(key), house_words(language)
    always = [button(words(name), Press("more", 1)) for name in ("button-undo", "button-more")]
    heights: list[int] = []
    for state, seat in positions(game, 1):
        one = next(asked(game, state, seat, language))
        laid = arranged(one.question, one.found, 1, 1, one.words, tools=Tools(always))
        heights.append(phone.lines(laid.rows()))
    assert sum(height <= LINES for height in heights) >= 0.9 * len(heights), sorted(heights)
