"""What the bot says about Yucata': pictures in words."""

from __future__ import annotations

import pytest

from bot.games.yucata import alt, private_alt
from bot.ui.words import game_words
from engine.core.playout import playout
from engine.games.yucata import GAME
from render.kit.words import LANGUAGES, Words

LIMIT = 1024
"""Discord's limit for the description of an attachment."""


def words(language: str, name: str = "Ana") -> Words:
    return game_words(language, "yucata").naming(lambda seat: f"{name} {seat + 1}")


def test_the_alt_text_names_every_hand_and_what_the_next_dark_stone_costs() -> None:
    state, _ = playout(GAME, 2, {}, 3, actions=9)
    view = GAME.view(state, None)
    said = alt(view, words("en"))
    for hand, line in zip(view.hands, view.scores, strict=True):
        held = ", ".join({"question": "?"}.get(card, card) for card in hand)
        assert f"in hand ({held}), " in said
        assert f"score {line.raw}. Next dark stone: −{line.next_dark}." in said
    assert "Your next dark stone: −" in private_alt(GAME.view(state, 0), words("en"))


def test_at_the_end_nothing_is_priced_any_more() -> None:
    state, _ = playout(GAME, 2, {}, 3)
    assert "Next dark stone" not in alt(GAME.view(state, None), words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_stay_within_the_limit_with_long_names(language: str) -> None:
    say = words(language, "Maximilian von und zu Hohenste")
    for actions in range(0, 60, 3):
        state, _ = playout(GAME, 4, {}, 1, actions=actions)
        assert len(alt(GAME.view(state, None), say)) <= LIMIT
        assert all(len(private_alt(GAME.view(state, seat), say)) <= LIMIT for seat in range(4))
