"""A button that places dice says what that wins: other parts of it are short enough on a phone."""

from __future__ import annotations

import discord
import pytest

from bot.ui.pages.arrangement import arranged
from engine import registry
from render.kit.words import LANGUAGES
from tests.support.asked import asked, positions

MATCHES = 3
RANKS = {"en": " · rank ", "de": " · Rang "}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_placement_loses_its_rank_on_a_button(language: str) -> None:
    game = registry.game("gilded_compass")
    whole: list[str] = []
    for state, seat in positions(game, MATCHES):
        for one in asked(game, state, seat, language):
            ranked = {entry.text: entry for entry in one.found if RANKS[language] in entry.text}
            short = [entry.brief for entry in ranked.values() if entry.brief]
            assert all(RANKS[language] in text for text in short), "what is said in brief keeps its rank"
            rows = arranged(one.question, one.found, 1, 1, one.words).rows()
            buttons = [item.label or "" for row in rows for item in row.children if isinstance(item, discord.ui.Button)]
            whole += [text for text in buttons if text in ranked]
    assert len(whole) > 100
