"""The button to the next match says no half of a name."""

from __future__ import annotations

import discord
import pytest

from bot.ui.pages import phone
from bot.ui.pages.next_match import Next, next_button
from bot.ui.words.catalogues import house_words
from engine import registry
from engine.core.game import AnyGame
from render.kit.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.games())
def test_a_game_with_a_long_name_is_left_out_rather_than_cut(game: AnyGame, language: str) -> None:
    made = next_button(Next(1, game.title, 12), 0, house_words(language), loud=True)
    assert isinstance(made, discord.ui.Button)
    label = str(made.label)
    assert label.endswith("(12)")
    assert phone.fits(made)
