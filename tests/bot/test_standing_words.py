"""Every standing answer that any game offers has a form that Discord takes and a sentence, in every language."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest

from bot.ui.pages.standing import alone, choice_text
from engine import registry
from engine.core.chance import Fast
from engine.core.standing import MOST_FIELDS, BadStanding, Kind, Standing
from render.kit.words import LANGUAGES
from tests.support.sentences import Strict, line, whole
from tests.support.stories import sampled

GAMES = [game.key for game in registry.games() if registry.standing(game.key) is not None]
TITLE, LABEL, HINT, CHOICE, SENTENCE = 45, 45, 100, 100, 600


@cache
def offers(key: str) -> tuple[dict[str, Kind], list[Standing]]:
    """The kinds of a game, and answers given by chance at many positions."""
    rules, game, chance = registry.standing(key), registry.game(key), Fast(at=5)
    assert rules is not None
    kinds: dict[str, Kind] = {}
    found: list[Standing] = []
    for state in sampled(key, 60):
        for seat in range(state.seats):
            view = game.view(state, seat)
            for kind in rules.kinds(view):
                kinds[kind.key] = kind
                for few in (True, False):
                    chosen = {
                        field.key: _some(chance, field.choices, field.least if few else max(1, field.least), field.most)
                        for field in kind.fields
                    }
                    with suppress(BadStanding):
                        found.append(rules.give(view, kind.key, chosen))
    return kinds, found


def _some(chance: Fast, choices: tuple[str, ...], least: int, most: int) -> list[str]:
    number = least + chance.below(min(most, len(choices)) - least + 1)
    left = list(choices)
    return [left.pop(chance.below(len(left))) for _ in range(number)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_form_and_every_sentence_has_words_that_fit(key: str, language: str) -> None:
    words, rules = Strict(language, key), registry.standing(key)
    assert rules is not None
    kinds, given = offers(key)
    for kind in kinds.values():
        assert len(words(f"standing-kind-{kind.key}")) <= TITLE
        assert len(words(f"standing-kind-{kind.key}-hint")) <= HINT
        assert 1 <= len(kind.fields) <= MOST_FIELDS
        for field in kind.fields:
            assert len(words(f"standing-field-{field.key}")) <= LABEL
            if (hint := f"standing-field-{field.key}-hint") in words:
                assert len(words(hint)) <= HINT, words(hint)
            assert 1 <= len(field.choices) <= 25, "a select has no more"
            texts = [alone(choice_text(field.key, choice, words)) for choice in field.choices]
            assert len(set(texts)) == len(texts), texts
            assert all(0 < len(text) <= CHOICE and not text[0].islower() for text in texts)
            assert all(whole(text) for text in texts)
    assert {standing.kind for standing in given} == set(kinds)
    for standing in given:
        text = line(words, f"standing-state-{standing.kind}", rules.facts(standing))
        assert len(text) <= SENTENCE, text
        assert text.endswith("."), text
