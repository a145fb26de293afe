"""Pages of the history: where a round begins, and what belongs to it."""

from __future__ import annotations

from typing import Any

from bot.features.history.pages import page_of_turn, pages
from bot.ui.words import grouping
from bot.ui.words.catalogues import game_words
from bot.ui.words.recap import Teller
from engine.core.event import Event
from tests.support.recaps import NAMES, Said, drew, row, turn


class Rounds(Said):
    """A game in rounds."""

    OWN = Said.OWN | {"chapter-turn": "Round {round}", "event-laid": "Four cards were laid out."}


def test_the_set_up_belongs_to_the_first_round_and_each_round_has_its_page() -> None:
    rows = [
        row(1, 0, turn(0, 1), drew(0), auto=True),
        row(2, 1, turn(1, 1), drew(1)),
        row(3, 0, turn(0, 2), drew(0)),
        row(4, 1, turn(1, 2), drew(1)),
    ]
    words: Any = Rounds("en")
    found = grouping.groups(rows, "port_royal", None, [Event("laid", {})])
    told = pages(found, [], Teller(words, None, you=False), everything=False)
    assert [page.title for page in told] == ["Round 1", "Round 2"]
    assert [[section.number for section in page.turns] for page in told] == [[0, 1, 2], [3, 4]]
    assert [[section.seat for section in page.turns] for page in told] == [[None, 0, 1], [0, 1]]
    assert [line.text for line in told[0].turns[0].lines] == ["Four cards were laid out."]
    assert [page_of_turn(told, number) for number in (1, 2, 3, 4, 99)] == [0, 0, 1, 1, 1]


def test_a_page_of_one_turn_says_so() -> None:
    words: Any = game_words("en", "nereus").naming(NAMES.__getitem__)
    rows = [
        row(
            number,
            number % 2,
            Event("turn-began", {"seat": number % 2, "crew": "purser"}),
            Event("took-gold", {"seat": number % 2, "gold": 6}),
        )
        for number in (1, 2)
    ]
    for some, title in ((rows[:1], "turn 1"), (rows, "turns 1 to 2")):
        found = grouping.groups(some, "nereus", None)
        (page,) = pages(found, [], Teller(words, None, you=False), everything=False)
        assert page.title == title


def test_things_of_one_kind_are_told_with_one_verb() -> None:
    words: Any = game_words("en", "port_royal").naming(NAMES.__getitem__)
    german: Any = game_words("de", "port_royal").naming(NAMES.__getitem__)
    cards = [
        Event("drew", {"seat": 0, "number": number, "card": card, "kind": kind, "coins": 1, "repel": "may"})
        for number, card, kind in ((1, "sailor-3", "person"), (2, "red-1-1", "ship"))
    ]
    hired = [
        Event("hired", {"seat": 0, "card": card, "price": 3, "fee": 0, "active_seat": 0})
        for card in ("sailor-3", "captain-4")
    ]
    stopped = Event("stopped", {"seat": 0, "takes": 2, "colours": 4})
    rows = [row(1, 0, Event("turn", {"seat": 0, "round": 1}), *cards, stopped, *hired, auto=True)]

    def line(said: Any) -> str:
        found = grouping.groups(rows, "port_royal", None)
        (page,) = pages(found, [], Teller(said, None, you=False), everything=False)
        return page.turns[0].lines[0].text.replace("\u00a0", " ")

    assert line(words) == (
        "drew ① Sailor, ② Red Frigate ♥ (+1); stopped with 4 ship colours to take 2 cards, "
        "hired a Sailor (3 coins), a Captain (3 coins)"
    )
    assert line(german) == (
        "① Matrose, ② Fregatte ♥ rot (+1) gezogen; bei 4 Schiffsfarben aufgehört, um 2 Karten zu nehmen; "
        "Matrose (3), Kapitän (3) angeheuert"
    )
