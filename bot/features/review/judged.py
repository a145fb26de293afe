"""What a review says of choices and of luck, in words: on its own page, and at the end of a lesson."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.features.review.service import Review
from bot.services.table.scene import ActionRow, Table
from bot.ui.pages.advised import told_of
from bot.ui.words import recap
from bot.ui.words.catalogues import clip, hooks, name_of
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


def points(chance: float) -> str:
    """A change of a chance in whole points, with its sign."""
    number = percent(chance)
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number < 0 else "0"


def dated(table: Table, state: Any, seat: int, what: str, words: Words) -> str:
    """Something with the time at which a seat was asked that, as it was called while playing, if it was called."""
    when = hooks(table.game.key).when(table.game.view(state, seat), words)
    return ", ".join(filter(None, (what, when)))


def verdict(choice: Judged, question: Question, words: Words, *, counted: bool = True) -> str:
    """That a choice was the best, or what would have been better.

    counted: with the chance that the other way had; no where that stands beside it.
    """
    other, told = percent(choice.otherwise), "yes" if counted else "no"
    if not choice.mistake:
        return words("review-best", ways=choice.ways, ahead=told if choice.ahead else "no", percent=other)
    return words("review-better", what=told_of(question, choice.best, words), counted=told, percent=other)


def of_seat(
    table: Table,
    review: Review,
    states: Mapping[int, Any],
    seat: int,
    words: Words,
    page: str = "review",
) -> list[str]:
    """A seat's best move and its largest mistake, as far as there are any, each with the two chances of the judge.

    states: how the match stood, by the number of actions done before each of these choices.
    page:   whose sentences say it: `<page>-made` and `<page>-missed`.
    """
    lines: list[str] = []
    for key, choices in ((f"{page}-made", review.best), (f"{page}-missed", review.missed)):
        for choice in choices:
            if choice.seat == seat:
                state = states[choice.done]
                question = table.game.question(state, seat)
                did, best = (told_of(question, action, words) for action in (choice.action, choice.best))
                chances = {"win": percent(choice.win), "other": percent(choice.otherwise)}
                head = dated(table, state, seat, words(f"{key}-head"), words)
                lines.append(words(key, head=head, did=did, best=best, **chances))
    return lines


def luck(table: Table, live: Sequence[ActionRow], states: Mapping[int, Any], one: Fortune, words: Words) -> str:
    """What luck did to whoever it hit most, in points of a chance: what was rolled, or what that one has drawn, else
    all that happened then. states: as in `of_seat`, of the choice that led to it."""
    begins = hooks(table.game.key).begins  # that a turn began then is no luck, but by what roll
    steps = live[one.done : one.after]
    happened = [
        (row, event)
        for row in [step for step in steps if step.reveals] or steps  # what was chosen before the draw is none either
        for event in row.events
        if event.to is None and (event.key not in begins or f"line-{event.key}" in words)
    ]
    rolled = [(row, event) for row, event in happened if event.key in begins]
    own = [(row, event) for row, event in happened if row.seat == subject_of(event) == one.seat]
    parts = recap.parts(rolled or own or happened, Group(None, []), Teller(words, None))
    return words(
        "review-luck-by" if parts else "review-luck",
        head=dated(table, states[one.done], live[one.done].seat, words("review-luck-head"), words),
        what=_listed(parts),
        who=name_of(table.seats[one.seat]),
        points=points(one.change),
    )


def _listed(parts: Sequence[str]) -> str:
    """The first sentence of as many of these as there is room for, none of them cut if several can be told."""
    text = " · ".join(part.partition(". ")[0].removesuffix(".") for part in parts)
    whole = text[:EVENTS].rpartition(" · ")[0]
    return f"{whole} · …" if len(text) > EVENTS and whole else clip(text, EVENTS)
