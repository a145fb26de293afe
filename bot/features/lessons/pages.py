"""What a lesson says: at the desk what a poor choice was, what is new now and what is best; at its end what has been
learned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.features.lessons.lesson import PUPIL
from bot.features.lessons.service import Guidance, PoorChoice
from bot.services.table.scene import Scene, Table
from bot.ui.pages.advised import doing, worded_reason
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Guided
from bot.ui.press.items import Part, button
from bot.ui.words.catalogues import clip, label, name_of, named
from engine.core.action import Action
from engine.core.outcome import Outcome
from engine.core.question import Question
from engine.players.advice import Advice
from render.kit.words import Words

TEXT = 900
POOR = "poor"
"""Tells the button below a poor choice from the one that the desk has always: both take back."""
LEARNED_TEXT = 1500


def guided(found: Guidance, table: Scene) -> Guided:
    """What the desk of a seat is to advise and to say."""
    return Guided(found.advised, partial(taught, found, table), partial(said, found), found.known)


def taught(found: Guidance, table: Scene, aloud: Words) -> list[Part]:
    """What was poor and what is new, above what the question is about; nothing at most tables."""
    parts: list[Part] = []
    if found.poor is not None:
        parts.append(clip(poor_text(found.poor, aloud), TEXT))
        if table.row.status == "running":
            press = Press("undo", table.row.id, table.row.revision, POOR)
            parts.append([button(aloud("button-take-back"), press)])
    if found.note:
        # At other tables it is a remark in passing.
        parts.append(f"{'>' if found.total else '-#'} {aloud(f'note-{found.note}')}")
    return parts


def said(found: Guidance, aloud: Words, named: Sequence[str]) -> list[Part]:
    """Which idea is told above, and what is best, before the question.

    named: what the buttons say that give the answers which are advised.
    """
    lines: list[str] = []
    if found.note and found.total:
        name = aloud(f"learned-{found.note}")
        lines.append(aloud("lesson-count", number=found.number, total=found.total, name=name))
    if found.weighing:
        lines.append(aloud("lesson-weighing"))
    if named:
        lines.append(advice_text(found.advice, named, aloud))
    return ["\n".join(lines)]


def advice_text(advice: Advice | None, named: Sequence[str], words: Words) -> str:
    """Which answer is clearly the best, with its chance and that of the next and why; or those that are as good.

    advice: None for what the lesson itself recommends.   named: the answers that are advised, the best first.
    """
    what = [f"**{name}**" for name in named]
    if len(what) > 1:
        return words("lesson-even", what="; ".join(what))  # there are commas in some
    if advice is None or len(advice.alternatives) == 1:  # nothing was weighed
        return words("lesson-step", what=what[0])
    wins, others = (round(100 * one.win) for one in advice.alternatives[:2])
    why = worded_reason(advice.reasons, words)
    return " ".join(filter(None, (words("lesson-best", what=what[0], wins=wins, others=others), why)))


def poor_text(poor: PoorChoice, words: Words) -> str:
    """What the choice gave away, and what would have been better."""
    better = _called(poor.question, poor.best.action, words)
    if poor.mine is None:
        weighed = words("slip-better", what=better)
    else:
        wins, instead = round(100 * poor.best.win), round(100 * poor.mine.win)
        weighed = words("slip-weighed", what=better, wins=wins, instead=instead)
    said = (
        words(f"slip-{poor.slip}")
        if poor.slip
        else words("slip-plain", what=_called(poor.question, poor.action, words))
    )
    return f"**{said}** {weighed}"


def _called(question: Question, action: Action, words: Words) -> str:
    """An action in words that can be understood after its question is gone: what was ticked with what it does."""
    answer = next(answer for answer in question.legal() if answer.action == action)
    return doing(question, action, words) if answer.picked is None else label(words, "answer", answer.label)


# --- the end of a lesson


def learned(told: Sequence[str], table: Table, words: Words) -> list[str]:
    """What a lesson that is over has taught.   told: its ideas."""
    aloud = named(words, table.seats)
    lines = [f"### {aloud('learned-heading')}"]
    if told:
        names = "; ".join(aloud(f"learned-{key}") for key in told)  # there are commas in some
        lines.append(aloud("lesson-learned", count=len(told), what=names))
    if table.row.outcome is not None and table.row.outcome.ranks[PUPIL] > 1:
        lines.append(_difference(table, table.row.outcome, aloud))
    return [clip("\n".join(lines), LEARNED_TEXT)]


def _difference(table: Table, outcome: Outcome, aloud: Words) -> str:
    """Where whoever has won got most more than the person, or lost most less."""
    first = outcome.winners[0]
    who = name_of(table.seats[first])
    mine = dict(outcome.breakdown[PUPIL])
    more, source = max(
        ((points - mine.get(name, 0), name) for name, points in outcome.breakdown[first]), default=(0, "")
    )
    if more <= 0 or outcome.scores[first] == outcome.scores[PUPIL]:
        return aloud("learned-tie", who=who)
    told = "learned-difference" if dict(outcome.breakdown[first])[source] > 0 else "learned-cost"
    return aloud(told, who=who, more=more, source=aloud(f"source-{source}"))
