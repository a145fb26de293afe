"""Pages of the history: where a round begins, and what belongs to it."""

from __future__ import annotations

from typing import Any

from bot.ui import recap
from bot.ui.history_page import page_of_turn, pages
from bot.ui.recap import Teller
from engine.core.event import Event
from tests.bot.ui.test_recap import NAMES, Said, drew, row, turn


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
    found = recap.groups(rows, "port_royal", None, [Event("laid", {})])
    told = pages(found, [], Teller(words, NAMES.__getitem__, None, you=False), everything=False)
    assert [page.title for page in told] == ["Round 1", "Round 2"]
    assert [[section.number for section in page.sections] for page in told] == [[0, 1, 2], [3, 4]]
    assert [[section.seat for section in page.sections] for page in told] == [[None, 0, 1], [0, 1]]
    assert [line.text for line in told[0].sections[0].lines] == ["Four cards were laid out."]
    assert [page_of_turn(told, number) for number in (1, 2, 3, 4, 99)] == [0, 0, 1, 1, 1]
