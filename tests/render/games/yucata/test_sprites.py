"""The amulets and cards that are drawn before anybody waits for them."""

from __future__ import annotations

from engine.core.playout import playout
from engine.games.yucata import GAME
from render.games.yucata.board import board
from render.games.yucata.private import private
from render.games.yucata.sprites import sprites
from render.kit import canvas as kit
from render.kit.keeper import forget
from render.kit.words import picture_words
from render.orders import WARMING_STEPS
from render.samples import NAMES, warm


def test_no_amulet_or_card_of_a_match_is_drawn_later() -> None:
    kept = kit._sprites._untried  # pyright: ignore[reportPrivateUsage]
    words = picture_words("yucata", "en", NAMES.__getitem__)
    forget()
    for draw in sprites(words):
        draw()
    first = set(kept)
    for actions in range(2, 40, 3):
        state, _ = playout(GAME, 4, {}, 5, actions=actions)
        view = GAME.view(state, None)
        if not view.over:
            board(view, words)
            private(GAME.view(state, view.waits[0]), words)
    later = [repr(key) for key in set(kept) - first]
    assert [key for key in later if "_amulet" in key or "_card " in key] == []
    assert len(later) > 5


def test_the_steps_of_the_warming_up_draw_all_of_them() -> None:
    kept = kit._sprites._untried  # pyright: ignore[reportPrivateUsage]
    forget()
    for draw in sprites(picture_words("yucata", "en", NAMES.__getitem__)):
        draw()
    wanted = {repr(key) for key in kept}
    forget()
    for step in range(WARMING_STEPS):
        warm("yucata", "en", step)
    assert wanted <= {repr(key) for key in kept}
