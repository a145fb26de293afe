"""Few buttons, one list, one quiet row."""

from __future__ import annotations

from typing import Any

import discord

from bot.ui.pages import phone
from bot.ui.pages.answers import DO, OPEN, SURE, Entry
from bot.ui.pages.arrangement import BARRED, BEST, LINES, Tools, arranged, with_advised
from bot.ui.press.custom_id import Press
from bot.ui.press.items import button
from engine.core.question import Label, Pick, Question
from tests.support.laid import Said, answer, labels, laid, options, shown
from tests.support.laid import found as entries


def longs(count: int) -> list[Any]:
    """Answers of which each takes a line."""
    return [answer(number, long=True) for number in range(count)]


def tool(text: str) -> Any:
    return button(text, Press("more", 1, 0, text.replace(" ", "-").strip("?").lower()))


def test_few_lines_of_answers_are_buttons_in_their_order() -> None:
    given = (answer(0), answer(1), answer(2, kind="finish"), answer(3, kind="aside"))
    found = laid(Question(Label("q"), given))
    assert labels(found.answers) == [f"answer-a {number}" for number in range(4)]
    assert [part["style"] for part in shown(found.answers)] == [1, 1, 3, 2]
    assert labels(laid(Question(Label("q"), tuple(longs(3)))).answers)[2].endswith(" 2")


def test_of_more_the_best_are_buttons_and_all_others_one_list() -> None:
    found = laid(Question(Label("q"), tuple(longs(7)), choose=Label("places", {"count": 7})))
    assert len(labels(found.answers)) == BEST
    assert options(found.answers) == [f"{DO}:{number}" for number in range(BEST, 7)]
    assert shown(found.answers)[-1]["placeholder"] == "choose-other 4"
    assert phone.lines(found.rows()) == 4


def test_what_the_question_has_in_front_comes_before_what_stands_among_the_others() -> None:
    given = [answer(n, long=True, place="front" if n in (4, 5) else "apart" if n == 6 else "among") for n in range(9)]
    found = laid(Question(Label("q"), tuple(given)))
    assert [text.rpartition(" ")[2] for text in labels(found.answers)] == ["4", "5", "6"]
    assert options(found.answers) == [f"{DO}:{n}" for n in (0, 1, 2, 3, 7, 8)]


def test_a_form_is_a_button_before_all_others() -> None:
    pick = Pick(Label("some"), (Label("one"), Label("two")), 0, 2)
    found = laid(Question(Label("q"), (*longs(6), answer(60, picked=(0,))), pick=pick))
    assert labels(found.answers)[0].startswith("pick-some")


def test_a_list_never_hides_what_ends_the_step() -> None:
    end, lose = answer(90, kind="finish"), answer(91, kind="loss", confirm=Label("sure"))
    found = laid(Question(Label("q"), (*longs(9), end, lose)))
    assert labels(found.tools) == ["answer-a 90", "answer-a 91"]
    assert [part["style"] for part in shown(found.tools)] == [3, 4]
    assert options(found.answers) == [f"{DO}:{number}" for number in range(BEST, 9)]


def test_a_list_of_one_is_a_button() -> None:
    found = laid(Question(Label("q"), tuple(longs(4))))
    assert len(labels(found.answers)) == 4
    assert not options(found.answers)


def test_what_is_still_open_and_what_ends_the_step_stand_by_themselves() -> None:
    found = laid(Question(Label("q"), (answer(0), answer(1, place="open"), answer(2, place="last"))))
    assert (labels(found.answers), labels(found.open), labels(found.tools)) == (
        ["answer-a 0"],
        ["answer-a 1"],
        ["answer-a 2"],
    )


def test_where_more_stands_below_there_are_fewer_buttons() -> None:
    still = [answer(number, long=True, place="open") for number in (40, 41)]
    found = laid(Question(Label("q"), (*longs(9), *still)), tools=Tools([tool("More")]))
    assert len(labels(found.answers)) == 1
    assert len(labels(found.open)) == 2
    assert phone.lines(found.rows()) == LINES


def test_what_is_barred_is_disabled_with_its_reason_and_without_room_told_in_a_line() -> None:
    barred, unsaid = answer(40, refusal=Label("full")), answer(41, refusal=Label("far"))
    found = laid(Question(Label("q"), (answer(0), barred, unsaid)), (), "barred-full")
    assert [part["disabled"] for part in shown(found.answers)] == [False, True]
    assert shown(found.answers)[1]["label"] == "answer-a 40 · barred-full"
    assert shown(found.answers)[1]["emoji"]["name"] == BARRED
    for many in (3, 8):
        found = laid(Question(Label("q"), (*longs(many), barred)), (), "barred-full")
        assert found.barred == "barred-now answer-a 40 · barred-full"
        assert len(labels(found.answers)) == 3


def test_what_is_too_long_for_a_button_stands_in_the_list_its_end_in_the_second_line() -> None:
    text = " · ".join(["x" * 30, "y" * 15, "z" * 15])
    best = Entry(text, "", DO, "0", brief="x to z")
    found = [best, Entry("short", "", DO, "1"), Entry("too", "with a hint", DO, "2")]
    words: Any = Said()
    rows = arranged(Question(Label("q"), ()), found, 1, 1, words).answers
    assert labels(rows) == ["x to z", "short"], "of the best what is said in brief"
    first, second = shown(rows)[2]["options"]
    assert (first["label"], first["description"]) == (" · ".join(["x" * 30, "y" * 15]), "z" * 15)
    assert second["description"] == "with a hint"


def test_what_is_too_long_is_no_button_where_its_brief_words_say_nothing_or_are_too_long_as_well() -> None:
    words: Any = Said()
    long, same = "x" * 40, "Yellow to the left, at once"
    for brief, other in ((same, same), (same, f"{same}, and more"), ("y" * 35, ""), ("", "")):
        found = [Entry(f"a {long}", "", DO, "0", brief=brief), Entry(f"b {long}", "", DO, "1", brief=other)]
        rows = arranged(Question(Label("q"), ()), [*found, Entry("short", "", DO, "2")], 1, 1, words)
        assert labels(rows.answers)[:1] == ["short"], brief


def test_answers_that_a_lesson_advises_are_buttons_before_all_others_and_it_knows_what_these_say() -> None:
    many = tuple(longs(6))
    assert labels(laid(Question(Label("q"), many)).answers)[:1] != ["answer-a 5"]
    found = laid(Question(Label("q"), many), taught=("5", "4"))
    first = labels(found.answers)[:2]
    assert first == [found.text_of(5), found.text_of(4)] or first == [found.text_of(4), found.text_of(5)]
    assert not {f"{DO}:5", f"{DO}:4"} & set(options(found.answers)), "once is enough"
    few = Question(Label("q"), (answer(0), answer(1)))
    assert labels(laid(few, taught=("1",)).answers) == labels(laid(few).answers), "what is in sight keeps its place"
    assert laid(few).text_of(9) == ""


def test_a_lesson_colours_what_it_advises_and_nothing_else_but_what_loses_something() -> None:
    kinds: tuple[Any, ...] = ("onward", "onward", "finish", "loss")
    question = Question(Label("q"), tuple(answer(number, kind=kind) for number, kind in enumerate(kinds)))

    def styles(*taught: str) -> list[int]:
        return [part["style"] for part in shown(laid(question, taught=taught).rows())]

    assert styles() == [1, 1, 3, 4]
    assert styles("1") == [2, 1, 2, 4]
    assert styles("2", "0") == [1, 2, 1, 4]


def test_nobody_is_asked_once_more_about_what_a_lesson_advises() -> None:
    sure = Label("sure")
    given = (answer(0, confirm=sure), answer(1, confirm=sure), answer(2, "inside", confirm=sure), answer(3, "inside"))
    question = Question(Label("q"), given)
    words: Any = Said()
    legal = [one.action for one in given]
    shown_now = with_advised(entries(question), question, legal, [legal[0], legal[2]], words)
    assert {one.token: one.verb for one in shown_now if one.verb != OPEN} == {"0": DO, "1": SURE, "2": DO}


def test_more_ways_to_answer_stand_at_the_end_of_the_list() -> None:
    more = [discord.SelectOption(label="by plan", value="ahead:plan")]
    both = laid(Question(Label("q"), tuple(longs(6))), more=more).answers
    assert options(both)[-1] == "ahead:plan"
    assert shown(both)[-1]["placeholder"] == f"choose-other-and {6 - BEST} by plan", "the list says what is in it"
    few = laid(Question(Label("q"), (answer(0),)), more=more)
    assert (labels(few.answers), options(few.answers)) == (["answer-a 0"], ["ahead:plan"])


def test_spare_tools_stand_before_the_last_one_while_the_row_stays_one_line() -> None:
    tools = Tools([tool("Undo"), tool("More")], [tool("Why not?"), tool("A tool that is very long"), tool("Log")])
    assert labels(laid(Question(Label("q"), (answer(0),)), tools=tools).tools) == ["Undo", "Why not?", "Log", "More"]
    ends = laid(Question(Label("q"), (answer(0), answer(1, place="last", long=True))), tools=tools)
    assert labels(ends.tools)[1:] == ["Undo", "More"]


def test_what_has_a_fixed_place_is_a_button_there_whatever_can_be_done_and_however_much_else_there_is() -> None:
    def fixed(*barred: int, others: int) -> Any:
        why = Label("why")
        basic = [answer(n, place="fixed", refusal=why if n in barred else None) for n in range(5)]
        return laid(Question(Label("q"), (*basic, *longs(others + 9)[9:])), (), "barred-why")

    for found in (fixed(others=0), fixed(1, 3, others=1), fixed(0, 4, others=9)):
        rows = [
            [part["label"].split(" · ")[0] for part in row.to_component_dict()["components"]]
            for row in found.answers[:2]
        ]
        assert rows == [[f"answer-a {n}" for n in range(4)], ["answer-a 4"]]
    few, many = fixed(1, 3, others=1), fixed(others=9)
    assert [part["disabled"] for part in shown(few.answers)[:5]] == [False, True, False, True, False]
    assert "emoji" not in shown(few.answers)[1], "grey is enough"
    assert few.barred == ""
    assert labels(few.answers)[5:] == ["answer-a-takes-a-line 9"], "a list of one is a button"
    assert options(many.answers) == [f"{DO}:{n}" for n in range(5, 14)], "no other one comes before the list"


def test_what_the_question_has_in_front_stands_below_the_fixed_places_before_the_list() -> None:
    basic = [answer(n, place="fixed") for n in range(2)]
    found = laid(Question(Label("q"), (*basic, *longs(9)[2:], answer(20, place="front"))))
    assert labels(found.answers) == ["answer-a 0", "answer-a 1", "answer-a 20"]
    assert len(options(found.answers)) == 7


def test_what_brings_less_is_grey_and_comes_after_all_others() -> None:
    given = [answer(n, long=True, kind="lesser" if n < 2 else "onward") for n in range(9)]
    found = laid(Question(Label("q"), tuple(given)))
    assert [text.rpartition(" ")[2] for text in labels(found.answers)] == ["2", "3", "4"]
    few = laid(Question(Label("q"), (answer(0, kind="lesser"), answer(1))))
    assert [part["style"] for part in shown(few.answers)] == [2, 1]
