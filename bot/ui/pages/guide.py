"""What a lesson says at the desk: what a poor choice was, what is new now, and what would be a good first step."""

from __future__ import annotations

from collections.abc import Sequence

from bot.services.processes.right_of_way import Showing
from bot.services.study.lessons import Guidance, PoorChoice
from bot.services.table.scene import Scene
from bot.ui.pages import answers
from bot.ui.pages.hint import doing
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import Part, button
from bot.ui.words.catalogues import clip, label, plain
from engine.core.action import Action
from engine.core.question import Question
from render.kit.words import Words

TEXT = 900


async def guidance(
    house: House, table: Scene, seat: int, aloud: Words, showing: Showing
) -> tuple[list[Part], Action | None]:
    """What stands on a desk before the question, nothing at most tables; and the step that it recommends, if any."""
    found = await house.study.lessons.guidance(table, seat)
    showing.remarks = found.thinking
    parts: list[Part] = []
    if found.poor is not None:
        parts.append(clip(poor_text(found.poor, aloud), TEXT))
        if table.row.status == "running":
            press = Press("takeback", table.row.id, table.row.revision)
            parts.append([button(aloud("button-take-back"), press)])
    parts.append(note_text(found, table, seat, aloud, plain(aloud, table.seats)))
    return parts, found.step


def note_text(found: Guidance, table: Scene, seat: int, words: Words, flat: Words) -> str:
    """What is new now, and the step that the opening recommends."""
    lines: list[str] = []
    if found.note and found.total:
        name = words(f"learned-{found.note}")
        lines.append(words("lesson-count", number=found.number, total=found.total, name=name))
    if found.note:
        # At other tables it is a remark in passing.
        lines.append(f"{'>' if found.total else '-#'} {words(f'note-{found.note}')}")
    if found.step is not None:
        question, legal = table.question(seat), table.legal(seat)
        lines.append(words("lesson-step", what=shown(question, legal, found.step, flat)))
    return "\n".join(lines)


def shown(question: Question, legal: Sequence[Action], action: Action, words: Words) -> str:
    """An action as it stands at the desk: what is to be pressed for it, one after the other."""
    answer = next(answer for answer in question.legal() if answer.action == action)
    if answer.picked is not None:
        return doing(question, action, words)
    token, trail, path = str(list(legal).index(action)), list[str](), answers.opened(question, ())
    while True:
        entries = answers.entries(question, legal, path, words)
        at_hand = next(
            (entry for entry in entries if entry.verb in (answers.DO, answers.SURE) and entry.token == token), None
        )
        if at_hand is not None:
            return " › ".join([*trail, at_hand.text])
        groups = [entry for entry in entries if entry.verb == answers.OPEN]
        paths = [answers.opened(question, answers.parse_path(entry.token)) for entry in groups]
        number = next(n for n, way in enumerate(paths) if answer in answers.reachable(question, way)[0])
        trail.append(groups[number].text)
        path = paths[number]


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
