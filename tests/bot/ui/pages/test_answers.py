"""What can be pressed where a question is asked."""

from __future__ import annotations

from typing import Any

import pytest

from bot.services.errors import Refused
from bot.services.match.joint import Next
from bot.ui.pages import answers
from bot.ui.pages.answers import DO, OPEN, SURE
from engine.core.question import Answer, Label, Question
from tests.support.laid import Said, answer, found


def texts(question: Question, path: answers.Path = (), *known: str) -> list[str]:
    return [entry.text for entry in found(question, path, *known)]


def test_what_stands_apart_needs_no_group_to_be_opened() -> None:
    given = [answer(number, "a" if number < 8 else "b") for number in range(16)]
    best, rest, end = answer(50, "a", place="front"), answer(51, "b", place="open"), answer(52, "b", place="last")
    assert texts(Question(Label("q"), (*given, best, rest, end))) == [
        "group-a",
        "group-b",
        "group-a · answer-a 50",
        "group-b · answer-a 51",
        "group-b · answer-a 52",
    ]


def test_in_a_group_stands_what_is_barred_there_and_nothing_else_that_is() -> None:
    given = (answer(0, "one"), answer(1, "one"), answer(2, "two"), answer(3, "two"))
    near, far = answer(10, "one", refusal=Label("full")), answer(11, "two", refusal=Label("full"))
    entries = found(Question(Label("q"), (*given, near, far)), (0,), "barred-full")
    assert [entry.text for entry in entries] == ["answer-a 0", "answer-a 1", "answer-a 10 · barred-full"]
    assert [entry.disabled for entry in entries] == [False, False, True]


def test_nobody_opens_a_group_of_one() -> None:
    given = (answer(0, "one"), answer(1, "two"), answer(2, "two"))
    entries = found(Question(Label("q"), given))
    assert [entry.text for entry in entries] == ["group-one · answer-a 0", "group-two"]
    assert [entry.verb for entry in entries] == [DO, OPEN]
    alone = Question(Label("q"), (answer(0, "all", "one"), answer(1, "all", "two"), answer(2, "all", "two")))
    assert answers.opened(alone, ()) == (0,)
    assert texts(alone) == ["group-one · answer-a 0", "group-two"]
    assert answers.back(alone, answers.opened(alone, ())) is None
    assert answers.back(alone, (0, 1)) == (0,)
    with pytest.raises(Refused):
        answers.opened(alone, (5,))


def test_back_never_leads_to_where_only_one_group_could_be_opened_again() -> None:
    given = [answer(number, "a", "x", "pq"[number % 2]) for number in range(4)] + [answer(8, "b"), answer(9, "b")]
    question = Question(Label("q"), tuple(given))
    assert answers.opened(question, (0,)) == (0, 0)
    assert answers.back(question, (0, 0, 1)) == (0, 0)
    assert answers.back(question, (0, 0)) == ()


def test_a_group_that_only_leads_aside_does_too() -> None:
    given = (*(answer(number, "on") for number in (0, 1)), *(answer(number, "by", kind="aside") for number in (2, 3)))
    assert [entry.kind for entry in found(Question(Label("q"), given))] == ["onward", "aside"]


def test_with_words_for_it_a_level_needs_no_groups() -> None:
    given = tuple(answer(number, "ab"[number % 2]) for number in range(answers.OPTIONS_IN_A_SELECT))
    assert len(texts(Question(Label("q"), given), (), "answer-a-whole")) == answers.OPTIONS_IN_A_SELECT
    more = Question(Label("q"), (*given, answer(99, "a")))
    assert texts(more, (), "answer-a-whole") == ["group-a", "group-b"]


def test_what_loses_something_is_asked_for_once() -> None:
    (entry,) = found(Question(Label("q"), (answer(0, kind="loss", confirm=Label("sure")),)))
    assert entry.verb == SURE


def test_help_tells_everything_that_is_barred() -> None:
    words: Any = Said()
    question = Question(Label("q"), (answer(0), answer(1, "g", refusal=Label("far")), answer(2, refusal=Label("full"))))
    assert answers.barred(question, words) == [
        ("group-g · answer-a 1", "refusal-far"),
        ("answer-a 2", "refusal-full"),
    ]


def test_two_decisions_are_one_press_where_they_have_words_together() -> None:
    """The first three of them, in the order of their question, by their numbers among what is legal then."""

    def then(number: int, key: str = "b", **more: Any) -> Answer:
        return Answer((key, number), Label(key, {"n": number}), **more)

    seconds = [then(9, "wordless"), then(1, confirm=Label("sure")), *(then(number) for number in (4, 2, 5, 3))]
    legal = sorted((one.action for one in seconds), reverse=True)
    following = Next(Question(Label("q"), tuple(seconds)), legal)
    first, other = answer(7, leads=True), answer(8)
    question = Question(Label("q"), (other, first))
    words: Any = Said("joint-a-b")
    entries = answers.entries(question, [other.action, first.action], (), words, lambda _: following)
    joint = [entry for entry in entries if entry.verb == answers.BOTH]
    assert [entry.text for entry in joint] == ["joint-a-b 4", "joint-a-b 2", "joint-a-b 5"]
    assert [entry.token for entry in joint] == [f"1.{legal.index(('b', number))}" for number in (4, 2, 5)]
    assert [entry.verb for entry in entries] == [DO, DO, *["both"] * 3], "after the one that leads there"
