"""What a lesson says at the desk: what a poor choice was, what is new now, and what is best there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.study.lessons import Guidance, PoorChoice
from bot.services.table.scene import Scene
from bot.ui.pages import answers
from bot.ui.pages.advised import doing, worded_reason
from bot.ui.pages.answers import Entry
from bot.ui.pages.arrangement import is_answer
from bot.ui.press.custom_id import Press
from bot.ui.press.items import Part, button
from bot.ui.words.catalogues import clip, label
from engine.core.action import Action
from engine.core.question import Question
from engine.players.advice import Advice
from render.kit.words import Words

TEXT = 900


def said(found: Guidance, table: Scene, aloud: Words, named: Sequence[str]) -> list[Part]:
    """What stands on a desk before the question; nothing at most tables.

    named: what the buttons say that give the answers which it advises.
    """
    parts: list[Part] = []
    if found.poor is not None:
        parts.append(clip(poor_text(found.poor, aloud), TEXT))
        if table.row.status == "running":
            press = Press("takeback", table.row.id, table.row.revision)
            parts.append([button(aloud("button-take-back"), press)])
    lines: list[str] = []
    if found.note and found.total:
        name = aloud(f"learned-{found.note}")
        lines.append(aloud("lesson-count", number=found.number, total=found.total, name=name))
    if found.note:
        # At other tables it is a remark in passing.
        lines.append(f"{'>' if found.total else '-#'} {aloud(f'note-{found.note}')}")
    if found.weighing:
        lines.append(aloud("lesson-weighing"))
    if named:
        lines.append(advice_text(found.advice, named, aloud))
    parts.append("\n".join(lines))
    return parts


def with_advised(
    entries: Sequence[Entry], question: Question, legal: Sequence[Action], advised: Sequence[Action], words: Words
) -> list[Entry]:
    """What can be pressed at a place, with the answers that are advised wherever they stand in the tree."""
    found = list(entries)
    at_hand = {entry.token for entry in entries if is_answer(entry)}
    for action in advised:
        number = list(legal).index(action)
        if str(number) in at_hand:
            continue
        answer = next(answer for answer in question.legal() if answer.action == action)
        if answer.picked is None:
            found.append(answers.of_answer(answer, 0, number, words))
        else:
            text = clip(doing(question, action, words), answers.LABEL_TEXT)
            found.append(Entry(text, "", answers.DO, str(number)))
    return found


def advice_text(advice: Advice | None, named: Sequence[str], words: Words) -> str:
    """Which answer is clearly the best, with its chance and that of the next and why; or those that are as good.

    advice: None for what the lesson itself recommends.   named: the answers that are advised, the best first.
    """
    what = [f"**{name}**" for name in named]
    if len(what) > 1:
        return words("lesson-even", what=words.listing(what))
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
