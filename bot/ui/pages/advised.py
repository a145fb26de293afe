"""What a computer advises, in words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.pages import answers
from bot.ui.words.catalogues import label
from engine.core.action import Action
from engine.core.question import Question
from engine.players.advice import Reason
from render.kit.words import Words


def doing(question: Question, action: Action, words: Words) -> str:
    """What an action is called where it is chosen; if it has words for standing by itself, without its groups."""
    answer = next(answer for answer in question.legal() if answer.action == action)
    if answer.picked is not None and question.pick is not None:
        return ", ".join(label(words, "item", question.pick.items[at]) for at in answer.picked) or words("hint-none")
    if answer.path and f"answer-{answer.label.key}-whole" in words:
        return answers.whole(answer, 0, words)
    trail = [label(words, "group", group) for group in answer.path]
    return " › ".join([*trail, label(words, "answer", answer.label)])


def told_of(question: Question, action: Action, words: Words) -> str:
    """The same where its question is out of sight, as in a review: by the game's own words for that, if it has any."""
    answer = next(answer for answer in question.legal() if answer.action == action)
    key = f"answer-{answer.label.key}-told"
    return words.say(key, answer.label.args) if key in words else doing(question, action, words)


def worded_reason(reasons: Sequence[Reason], words: Words) -> str:
    """The weightiest reason in words; empty if there is none."""
    if not reasons:
        return ""
    return words("hint-why-theirs" if reasons[0].theirs else "hint-why", what=words(f"part-{reasons[0].source}"))
