"""Every game has words for everything that it brings up, in every language, and they fit where they are shown."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from bot.features.rules.pages import rule_slugs
from bot.ui.words.catalogues import game_words, hooks, option_choice
from engine import registry
from render.kit.parts import COURSE
from render.kit.words import LANGUAGES, MissingWords, Words
from render.registry import Draw
from render.registry import pictures as pictures_of
from tests.support.catalogues import ROOT
from tests.support.pictures import part_names
from tests.support.sentences import LONGEST, UNNAMED, Strict, line, whole
from tests.support.stories import NAMES, story
from tests.support.workshop import RULES

every_game = pytest.mark.parametrize("key", registry.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)

AltOf = Callable[[Any, Words, str], str]
MOST_LAID_OUT = 30
"""So many positions of a game are asked for the parts of their pictures, which are the same in nearly all."""


@every_language
@every_game
def test_every_event_is_told(key: str, language: str) -> None:
    words = Strict(language, key)
    for event in story(key).events.values():
        text = line(words, f"event-{event.key}", event.args)
        assert len(text) <= 500, text


SHORT_REASON = 24


@every_language
@every_game
def test_every_question_and_answer_has_words_that_fit(key: str, language: str) -> None:
    words = Strict(language, key)
    for kind, label in story(key).of_kind(*LONGEST):
        text = line(words, f"{kind}-{label.key}", label.args)
        assert len(text) <= LONGEST[kind], text
        if kind == "answer" and f"answer-{label.key}-hint" in words:
            assert len(line(words, f"answer-{label.key}-hint", label.args)) <= 100
        for other in ("whole", "brief"):
            if kind == "answer" and f"answer-{label.key}-{other}" in words:
                assert len(line(words, f"answer-{label.key}-{other}", label.args)) <= LONGEST[kind]
        if kind == "refusal" and f"barred-{label.key}" in words:
            assert len(line(words, f"barred-{label.key}", label.args)) <= SHORT_REASON


def labels_in(code: ast.AST, name: str) -> Iterator[str]:
    """The keys written out in calls of `name`."""
    for node in ast.walk(code):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


@every_language
@every_game
def test_what_the_rules_can_say_has_words_even_if_no_random_match_said_it(key: str, language: str) -> None:
    own = set(Strict(language, key).messages())
    for path in (ROOT / "engine/games" / key).rglob("*.py"):
        code = ast.parse(path.read_text(encoding="utf-8"))
        for event in labels_in(code, "Event"):
            assert f"event-{event}" in own, path
        for code_of_refusal in labels_in(code, "IllegalAction"):
            assert f"refusal-{code_of_refusal}" in own, path
        for code_of_refusal in labels_in(code, "BadStanding"):
            assert f"refusal-{code_of_refusal}" in own, path
        for label in labels_in(code, "Label"):
            assert any(f"{kind}-{label}" in own for kind in (*LONGEST, "stopped")), (label, path)


@every_language
@every_game
def test_every_position_is_described(key: str, language: str) -> None:
    words = game_words(language, key).naming(NAMES.__getitem__)
    hook = hooks(key)
    for view in story(key).views:
        heading = whole(hook.heading(view, words))
        assert "\n" not in heading
        assert len(heading) <= 80, heading
        if view.outcome is None and (progress := hook.progress(view, words)):
            assert len(whole(progress)) <= 80


@cache
def laid_out(key: str) -> list[tuple[Any, AltOf, list[str]]]:
    """Some positions, each with the words for its picture and the names of the picture's parts, which no language
    changes; but for the course of a match, which no game describes."""
    hook, pictures, words = hooks(key), pictures_of(key), game_words("en", key).naming(NAMES.__getitem__)
    views = story(key).views
    found: list[tuple[Any, AltOf, list[str]]] = []

    def names(draw: Draw, view: Any) -> list[str]:
        return [name for name in part_names(draw, view, words) if name != COURSE]

    for view in views[:: 1 + len(views) // MOST_LAID_OUT]:
        found.append((view, hook.alt, names(pictures.board, view)))
        if view.reader is not None:
            found.append((view, hook.private_alt, names(pictures.private, view)))
    return found


@every_language
@every_game
def test_every_part_of_a_picture_is_described_in_other_sentences(key: str, language: str) -> None:
    words = game_words(language, key).naming(NAMES.__getitem__)
    for view, alt, names in laid_out(key):
        texts = [whole(alt(view, words, name)) for name in names]
        assert all(len(text) <= 1000 for text in texts)
        sentences = [{*text.split(". ")} for text in texts]
        assert sum(map(len, sentences)) == len(set[str]().union(*sentences)), texts


@every_language
@every_game
def test_every_option_and_every_source_of_points_has_a_name(key: str, language: str) -> None:
    words = game_words(language, key)
    game = registry.game(key)
    for option in game.options:
        longest = 100 if option.is_switch else 45
        assert len(line(words, f"option-{option.key}", {})) <= longest
        assert len(line(words, f"option-{option.key}-hint", {})) <= 100
        shown = [whole(option_choice(option, choice, words)) for choice in option.choices]
        assert len(set(shown)) == len(shown)
        assert all(len(text) <= 100 for text in shown)
    for outcome in story(key).outcomes:
        for source, _ in outcome.breakdown[0]:
            assert len(line(words, f"source-{source}", {})) <= 60


@every_language
@every_game
def test_the_rules_can_be_read_and_found(key: str, language: str) -> None:
    words = game_words(language, key)
    assert 40 <= len(whole(words("summary"))) <= 700
    assert 500 <= len(whole(words("how-to-play"))) <= 3500
    slugs = rule_slugs(words)
    assert len(slugs) in RULES
    for slug in slugs:
        assert len(line(words, f"rule-{slug}-title", {})) <= 100
        assert len(whole(words(f"rule-{slug}"))) <= 900
    titles = [words(f"rule-{slug}-title") for slug in slugs]
    assert len(set(titles)) == len(titles)
    written = [message for message in words.messages() if message.startswith("rule-")]
    assert sorted(written) == sorted([f"rule-{slug}{end}" for slug in slugs for end in ("", "-title")])


@every_language
@every_game
def test_table_numbers_stay_numbers(key: str, language: str) -> None:
    """Some games call things 1, 2, 3: a table's number must not be taken for one of them."""
    words = game_words(language, key)
    for number in (*range(60), 1234, 1234567):
        text = words("match-heading", title="x", number=str(number))
        assert re.fullmatch(rf"x · \w+ {number}", text), text


@every_game
def test_the_checks_see_what_they_look_for(key: str) -> None:
    words: Any = Strict(LANGUAGES[0], key)
    assert words.name("no-such-thing").startswith(UNNAMED)
    assert words.name("C4") == "C4"
    with pytest.raises(MissingWords):
        line(words, "event-no-such-event", {})
    for bad in ("a black_pearl", "one {x}", "wow!", " x", ""):
        with pytest.raises(AssertionError):
            whole(bad)
