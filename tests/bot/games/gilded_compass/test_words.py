"""Words of the Gilded Compass at every kind of table: all pairs of buildings, with all expansions."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from bot.games import gilded_compass as hook
from bot.ui.pages.advised import doing
from bot.ui.words.catalogues import label
from engine.core.chance import Fast, seeded
from engine.core.playout import random_step
from engine.core.question import Answer
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.components import B_BUILDINGS, C_BUILDINGS, MISSIONS, WILL
from render.kit.words import LANGUAGES, Words
from tests.support.games import gilded_compass as t
from tests.support.games.gilded_compass import EXPANSIONS
from tests.support.sentences import LONGEST, Strict, line, whole
from tests.support.stories import NAMES, Story

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_pair = pytest.mark.parametrize(("b", "c"), list(product(B_BUILDINGS, C_BUILDINGS)))


def by_itself(answer: Answer, words: Words) -> str:
    """What an answer says outside of its groups."""
    if f"answer-{answer.label.key}-whole" in words:
        return words.say(f"answer-{answer.label.key}-whole", answer.label.args)
    return " · ".join([label(words, "group", group) for group in answer.path] + [label(words, "answer", answer.label)])


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
    for kind, what in story.of_kind(*LONGEST):
        text = line(words, f"{kind}-{what.key}", what.args)
        assert len(text) <= LONGEST[kind], text
        if f"{kind}-{what.key}-hint" in words:
            assert len(line(words, f"{kind}-{what.key}-hint", what.args)) <= 100


@every_language
@every_pair
def test_every_picture_has_a_description(b: str, c: str, language: str) -> None:
    words = Strict(language, "gilded_compass").naming(NAMES.__getitem__)
    for view in told(b, c).views:
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
    assert "Illuminati: 3 3, 2 3." in text
    assert "Auction House: 2-3" in text
    own = hook.private_alt(GAME.view(state, 0), words, "own")
    assert own.startswith("Your side. ")
    assert "Gold in sight: Benedikt 0, Cleopatra 0, Dan 0." in own
    assert "Benedikt: 0 gold in sight" in hook.alt(GAME.view(state, None), words, "ledger")
    other = hook.private_alt(GAME.view(state, 1), words)
    assert "Illuminati" not in other


@every_pair
def test_no_two_answers_to_a_question_read_the_same(b: str, c: str) -> None:
    language = LANGUAGES[C_BUILDINGS.index(c) % len(LANGUAGES)]
    words = Strict(language, "gilded_compass").naming(NAMES.__getitem__)
    seats = 3 if C_BUILDINGS.index(c) % 2 else 2
    state = GAME.setup(seats, {"b": b, "c": c, **EXPANSIONS}, seeded(7))
    policy = Fast(at=7)
    looked = step = 0
    while actors := GAME.actors(state):
        step += 1
        for seat in actors if step % 3 == 0 else ():
            answers = [answer for answer in GAME.question(state, seat).legal() if answer.picked is None]
            texts = Counter((repr(answer.path), label(words, "answer", answer.label)) for answer in answers)
            assert [text for text, times in texts.items() if times > 1] == []
            wholes = Counter(by_itself(answer, words) for answer in answers)
            assert [text for text, times in wholes.items() if times > 1] == []
            looked += len(answers)
        random_step(GAME, state, policy)
    assert looked > 200


def test_buttons_say_where_the_dice_would_stand_and_what_that_wins() -> None:
    words = Strict("en", "gilded_compass").naming(NAMES.__getitem__)
    state = t.to_move(t.table(4, b="auction", c="galleon"), 0, [2, 3, 6, 6])
    state.archives = [(1, 6, 1), (2, 5, 2)]
    state.university = [(1, 1), (2, 2), (2, 4), (2, 4), (3, 5), (1, 6)]
    answers = GAME.question(state, 0).legal()
    front = [by_itself(answer, words) for answer in answers if answer.place == "front"]
    assert front == [
        "Auction 2–3 · rank 1, keep 2",
        "Archives 6 6 · rank 1: a map",
        "Galleon 6 · total 6: 2 of 2",
        "University 2 + 3 · out: Benedikt, Dan",
        "Library · lowest die, +1 token",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_and_reviews_call_a_placement_as_its_button_does(language: str) -> None:
    words = Strict(language, "gilded_compass").naming(NAMES.__getitem__)
    state = t.to_move(t.table(4, b="auction", c="galleon"), 0, [2, 3, 6, 6])
    question = GAME.question(state, 0)
    placements = [answer for answer in question.legal() if answer.place == "front"]
    assert len(placements) > 3
    for answer in placements:
        assert doing(question, answer.action, words) == by_itself(answer, words)


def test_the_will_to_win_says_whose_set_shrinks_to_what() -> None:
    words = Strict("en", "gilded_compass").naming(NAMES.__getitem__)
    state = t.to_move(t.table(4, b="auction", c="illuminati"), 0, [2, 3, 4])
    state.hall = [(1, 2, 4)]
    state.own_abilities[0][WILL] = 1
    texts = [by_itself(answer, words) for answer in GAME.question(state, 0).legal() if answer.label.key == "will"]
    assert texts == [
        "Will to Win: Auction 2–4 · leaves 3–4 to Benedikt",
        "Will to Win: Auction 2–4 · leaves 2–3 to Benedikt",
    ]
