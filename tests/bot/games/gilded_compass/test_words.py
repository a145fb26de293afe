"""Words of the Gilded Compass at every kind of table: all pairs of buildings, with all expansions."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from bot.games import gilded_compass as hook
from engine.core.chance import Fast, seeded
from engine.core.playout import random_step
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.components import B_BUILDINGS, C_BUILDINGS, MISSIONS
from render.kit.words import LANGUAGES
from tests.bot.test_every_game import LONGEST, Strict, line, whole
from tests.engine.games.gilded_compass import table as t
from tests.engine.games.gilded_compass.table import EXPANSIONS
from tests.support.stories import NAMES, Story

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_pair = pytest.mark.parametrize(("b", "c"), list(product(B_BUILDINGS, C_BUILDINGS)))


@cache
def told(b: str, c: str) -> Story:
    """A whole match at a table, with three players or with five."""
    story = Story(GAME)
    seats = 3 if C_BUILDINGS.index(c) % 2 == B_BUILDINGS.index(b) else 5
    state = GAME.setup(seats, {"b": b, "c": c, **EXPANSIONS}, seeded(seats))
    story.tell(GAME.opening(state))
    policy = Fast(at=seats)
    step = 0
    while GAME.actors(state):
        if step % 12 == 0:
            story.look(state)
        _, _, events = random_step(GAME, state, policy)
        story.tell(events)
        step += 1
    story.look(state)
    return story


@every_language
@every_pair
def test_everything_that_comes_up_has_words_that_fit(b: str, c: str, language: str) -> None:
    words = Strict(language, "gilded_compass")
    story = told(b, c)
    for event in story.events.values():
        assert len(line(words, f"event-{event.key}", event.args)) <= 500
    for kind, label in story.of_kind(*LONGEST):
        text = line(words, f"{kind}-{label.key}", label.args)
        assert len(text) <= LONGEST[kind], text
        if f"{kind}-{label.key}-hint" in words:
            assert len(line(words, f"{kind}-{label.key}-hint", label.args)) <= 100


@every_language
@every_pair
def test_every_picture_has_a_description(b: str, c: str, language: str) -> None:
    words = Strict(language, "gilded_compass").naming(NAMES.__getitem__)
    for view in told(b, c).views:
        assert 20 <= len(whole(hook.status(view, words))) <= 200  # pyright: ignore[reportArgumentType]
        assert 60 <= len(whole(hook.alt(view, words))) <= hook.LONGEST  # pyright: ignore[reportArgumentType]
        if view.reader is not None:
            assert len(whole(hook.private_alt(view, words))) <= hook.LONGEST  # pyright: ignore[reportArgumentType]


@every_language
def test_every_mission_says_what_it_asks_for(language: str) -> None:
    words = Strict(language, "gilded_compass")
    briefs = {words("answer-keep-mission-hint", mission=mission) for mission in MISSIONS}
    # The six Dual Maps share theirs.
    assert len(briefs) == len(MISSIONS) - 5


def test_a_description_names_what_can_be_done_first() -> None:
    words = Strict("en", "gilded_compass").naming(NAMES.__getitem__)
    state = t.to_move(t.table(4, c="illuminati"), 0, [2, 3, 3])
    state.piles = [(1, (3,))]
    text = hook.private_alt(GAME.view(state, 0), words)
    assert "Illuminati: 3-3, 2-3." in text
    assert "Auction House: 2-3" in text
    other = hook.private_alt(GAME.view(state, 1), words)
    assert "Illuminati" not in other
