"""How answers become buttons and lists."""

from __future__ import annotations

from typing import Any

import pytest

from bot.services.errors import Refused
from bot.services.match.joint import Next
from bot.ui.pages import answers
from bot.ui.pages.answers import DO, OPEN, SURE, Arranged
from engine.core.question import Answer, Label, Pick, Question


class Said:
    """Words that say the key and its facts; the messages in `known` are there besides."""

    def __init__(self, *known: str) -> None:
        self.known = known

    def __contains__(self, key: str) -> bool:
        return key in self.known

    def __call__(self, key: str, **values: Any) -> str:
        return self.say(key, values)

    def say(self, key: str, values: Any) -> str:
        """The facts, in short."""
        if key == "barred":
            return f"{values['what']} · {values['reason']}"
        return " ".join([key, *map(str, values.values())])


def answer(number: int, *path: str, **more: Any) -> Answer:
    """An answer with so many facts."""
    return Answer(("a", number), Label("a", {"n": number}), tuple(Label(name) for name in path), **more)


def laid(question: Question, path: answers.Path = (), *known: str) -> Arranged:
    """The question as it is laid out."""
    words: Any = Said(*known)
    legal = [answer.action for answer in question.legal()]
    return answers.arranged(question, answers.entries(question, legal, path, words), 1, 1, words)


def shown(rows: Any) -> list[dict[str, Any]]:
    """Every button and select of some rows, as Discord gets them."""
    return [part for row in rows for part in row.to_component_dict()["components"]]


def labels(rows: Any) -> list[str]:
    """The texts of the buttons in some rows."""
    return [part["label"] for part in shown(rows) if part["type"] == 2]


def last(found: Arranged) -> list[str]:
    """The texts of the buttons beside the tools."""
    return labels(answers.in_rows(found.last))


def options(rows: Any) -> list[str]:
    """What the lists in some rows offer."""
    return [option["value"] for part in shown(rows) if part["type"] == 3 for option in part["options"]]


def test_a_list_never_hides_what_ends_the_turn() -> None:
    many = [answer(number) for number in range(12)]
    end = answer(90, kind="finish")
    lose = answer(91, kind="loss", confirm=Label("sure"))
    found = laid(Question(Label("q"), (*many, end, lose), choose=Label("places", {"count": 12})))
    (chosen,) = shown(found.rows)
    assert chosen["placeholder"] == "choose-places 12"
    assert options(found.rows) == [f"{DO}:{number}" for number in range(12)]
    assert last(found) == ["answer-a 90", "answer-a 91"]
    assert [part["style"] for part in shown(answers.in_rows(found.last))] == [3, 4]


def test_what_leads_aside_stands_beneath_the_list() -> None:
    many = [answer(number) for number in range(12)]
    found = laid(Question(Label("q"), (*many, answer(70, kind="aside"), answer(71, kind="aside"))))
    assert options(found.rows) == [f"{DO}:{number}" for number in range(12)]
    assert labels(found.rows) == ["answer-a 70", "answer-a 71"]
    asides = tuple(answer(number, kind="aside") for number in range(12))
    assert len(options(laid(Question(Label("q"), asides)).rows)) == 12


def test_the_best_of_many_stand_before_the_list_and_in_it() -> None:
    many = [answer(number, place="front" if number < 3 else "among") for number in range(12)]
    found = laid(Question(Label("q"), tuple(many)))
    assert labels(found.rows) == ["answer-a 0", "answer-a 1", "answer-a 2"]
    assert len(options(found.rows)) == 12


def test_what_stands_apart_from_a_list_is_not_in_it_unless_there_is_no_room_for_its_button() -> None:
    many = [answer(number, place="apart" if number < 7 else "among") for number in range(19)]
    found = laid(Question(Label("q"), tuple(many)))
    assert labels(found.rows) == [f"answer-a {number}" for number in range(answers.MOST_APART)]
    assert options(found.rows) == [f"{DO}:{number}" for number in range(answers.MOST_APART, 19)]


def test_what_stands_apart_needs_no_group_to_be_opened() -> None:
    given = [answer(number, "a" if number < 8 else "b") for number in range(16)]
    best, rest, end = answer(50, "a", place="front"), answer(51, "b", place="open"), answer(52, "b", place="last")
    found = laid(Question(Label("q"), (*given, best, rest, end)))
    assert labels(found.rows) == ["group-a", "group-b", "group-a · answer-a 50"]
    assert labels(found.open) == ["group-b · answer-a 51"]
    assert last(found) == ["group-b · answer-a 52"]


def test_before_a_list_stand_at_most_five_buttons_the_form_first() -> None:
    front = [answer(number, place="front") for number in range(8)]
    pick = Pick(Label("some"), (Label("one"), Label("two")), 0, 2)
    ticked = answer(60, picked=(0,))
    found = laid(Question(Label("q"), (*front, *(answer(number) for number in range(20, 30)), ticked), pick=pick))
    assert len(labels(found.rows)) == answers.MOST_APART
    assert labels(found.rows)[0].startswith("pick-some")
    assert len(options(found.rows)) == 18, "the others are in the list"


def test_everything_that_is_still_open_stays_a_button() -> None:
    many = [answer(number) for number in range(12)]
    still = [answer(number, place="open") for number in (40, 41, 42)]
    found = laid(Question(Label("q"), (*many, *still)))
    assert labels(found.open) == ["answer-a 40", "answer-a 41", "answer-a 42"]


def test_in_a_group_stands_what_is_barred_there_and_nothing_else_that_is() -> None:
    given = (answer(0, "one"), answer(1, "one"), answer(2, "two"), answer(3, "two"))
    near, far = answer(10, "one", refusal=Label("full")), answer(11, "two", refusal=Label("full"))
    found = laid(Question(Label("q"), (*given, near, far)), (0,), "barred-full")
    assert labels(found.rows) == ["answer-a 0", "answer-a 1", "answer-a 10 · barred-full"]
    assert [part["disabled"] for part in shown(found.rows)] == [False, False, True]


def test_few_answers_are_buttons_in_their_order_of_one_colour() -> None:
    given = (answer(0), answer(1), answer(2, kind="finish"), answer(3, kind="aside"))
    found = laid(Question(Label("q"), given))
    assert labels(found.rows) == [f"answer-a {number}" for number in range(4)]
    assert [part["style"] for part in shown(found.rows)] == [1, 1, 3, 2]
    assert not found.last


def test_what_is_still_open_stands_by_itself() -> None:
    found = laid(Question(Label("q"), (answer(0), answer(1, place="open"), answer(2, place="last"))))
    assert labels(found.rows) == ["answer-a 0"]
    assert labels(found.open) == ["answer-a 1"]
    assert last(found) == ["answer-a 2"]


@pytest.mark.parametrize("long", [False, True])
def test_what_is_barred_is_disabled_with_its_reason(long: bool) -> None:
    key = "a" * (answers.BUTTON_TEXT if long else 1)
    given = [Answer(("a", number), Label(key, {"n": number})) for number in range(3)]
    barred = Answer(("b",), Label(key), refusal=Label("full"))
    unsaid = Answer(("c",), Label(key), refusal=Label("far"))
    found = laid(Question(Label("q"), (*given, barred, unsaid)), (), "barred-full")
    parts = shown(found.rows)
    assert [part["disabled"] for part in parts] == [False, False, False, True]
    assert parts[-1]["label"].endswith("· barred-full")
    assert parts[-1]["emoji"]["name"] == answers.BARRED


def test_beneath_a_list_a_line_says_what_is_barred() -> None:
    many = [answer(number) for number in range(12)]
    barred = answer(40, refusal=Label("full"))
    found = laid(Question(Label("q"), (*many, barred)), (), "barred-full")
    assert "no-12" not in str(shown(found.rows))
    assert found.barred == "barred-now answer-a 40 · barred-full"


def test_nobody_opens_a_group_of_one() -> None:
    given = (answer(0, "one"), answer(1, "two"), answer(2, "two"))
    question = Question(Label("q"), given)
    parts = shown(laid(question).rows)
    assert [part["label"] for part in parts] == ["group-one · answer-a 0", "group-two"]
    assert [part["custom_id"].split(":")[1] for part in parts] == [DO, OPEN]
    alone = Question(Label("q"), (answer(0, "all", "one"), answer(1, "all", "two"), answer(2, "all", "two")))
    assert answers.opened(alone, ()) == (0,)
    assert labels(laid(alone).rows) == ["group-one · answer-a 0", "group-two"]
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


def test_a_group_that_only_leads_aside_is_grey() -> None:
    given = (*(answer(number, "on") for number in (0, 1)), *(answer(number, "by", kind="aside") for number in (2, 3)))
    assert [part["style"] for part in shown(laid(Question(Label("q"), given)).rows)] == [1, 2]


def test_with_words_for_it_a_level_needs_no_groups() -> None:
    given = tuple(answer(number, "ab"[number % 2]) for number in range(answers.OPTIONS_IN_A_SELECT))
    found = laid(Question(Label("q"), given), (), "answer-a-whole")
    assert len(options(found.rows)) == answers.OPTIONS_IN_A_SELECT
    more = Question(Label("q"), (*given, answer(99, "a")))
    assert labels(laid(more, (), "answer-a-whole").rows) == ["group-a", "group-b"]


def test_what_loses_something_is_asked_for_once() -> None:
    found = laid(Question(Label("q"), (answer(0, kind="loss", confirm=Label("sure")),)))
    assert shown(found.rows)[0]["custom_id"].split(":")[1] == SURE


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
    found = answers.entries(question, [other.action, first.action], (), words, lambda _: following)
    joint = [entry for entry in found if entry.verb == answers.BOTH]
    assert [entry.text for entry in joint] == ["joint-a-b 4", "joint-a-b 2", "joint-a-b 5"]
    assert [entry.token for entry in joint] == [f"1.{legal.index(('b', number))}" for number in (4, 2, 5)]
    assert [entry.verb for entry in found] == [DO, DO, *["both"] * 3], "after the one that leads there"
