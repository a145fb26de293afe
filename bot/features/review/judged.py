"""What a review says of choices and of luck, in words: on its own page, and at the end of a lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.features.review.service import Review
from bot.services.study.replay import Turn, turn_of
from bot.services.table.scene import ActionRow, Table
from bot.ui.pages.advised import doing
from bot.ui.words import recap
from bot.ui.words.catalogues import clip, name_of
from bot.ui.words.grouping import Group, subject_of
from bot.ui.words.recap import Teller
from engine.core.question import Question
from engine.players.review import Fortune, Judged
from render.kit.words import Words

EVENTS = 160
"""Characters of what happened by luck."""


def percent(chance: float) -> int:
    """A chance in whole per cent."""
    return round(100 * chance)


def verdict(choice: Judged, question: Question, words: Words) -> str:
    """That a choice was the best, or what would have been better, with the chance that the other way had."""
    other = percent(choice.otherwise)
    if not choice.mistake:
        return words("review-best", ways=choice.ways, ahead="yes" if choice.ahead else "no", percent=other)
    return words("review-better", what=doing(question, choice.best, words), percent=other)


def of_seat(
    table: Table,
    review: Review,
    found: Sequence[Turn],
    states: Mapping[int, Any],
    seat: int,
    words: Words,
    page: str = "review",
) -> list[str]:
    """A seat's best move and the chance that it missed, as far as there are any.

    states: how the match stood, by the number of actions done before each of these choices.
    page:   whose sentences say it: `<page>-made` and `<page>-missed`.
    """
    lines: list[str] = []
    for key, choices in ((f"{page}-made", review.best), (f"{page}-missed", review.missed)):
        for choice in choices:
            if choice.seat == seat:
                question = table.game.question(states[choice.done], seat)
                more = percent(choice.gain if choice.mistake else choice.ahead)
                did, best = (doing(question, action, words) for action in (choice.action, choice.best))
                lines.append(words(key, turn=turn_of(found, choice.done), did=did, best=best, percent=more))
    return lines


def luck(table: Table, live: Sequence[ActionRow], found: Sequence[Turn], one: Fortune, words: Words) -> str:
    """What luck did: what happened, to whoever it hit most, and what it changed."""
    happened = [(row, event) for row in live[one.done : one.after] for event in row.events if event.to is None]
    about = [item for item in happened if subject_of(item[1]) == one.seat]
    parts = recap.parts(about or happened, Group(None, []), Teller(words, None))
    return words(
        "review-luck-by" if parts else "review-luck",
        turn=turn_of(found, one.done),
        what=clip(", ".join(parts), EVENTS),
        who=name_of(table.seats[one.seat]),
        percent=abs(percent(one.change)),
        way="up" if one.change > 0 else "down",
    )
