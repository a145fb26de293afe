"""A hint in words: what to do, what else, and where the points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.hints import Hint
from bot.ui import answers
from bot.ui.custom_id import Press
from bot.ui.items import button
from bot.ui.words import HOUSE, clip, label, named
from engine.core.action import Action
from engine.core.brain import Parts
from engine.core.question import Question
from engine.players.advice import Alternative
from render.kit.words import Words, signed

MOST_ALTERNATIVES = 2
MOST_PARTS = 3
LEAST_POINTS = 0.1
"""What changes less than this is not worth a word."""
NEARLY = 0.03
"""Chances to win that differ by less are nearly equal."""
TEXT = 1800


def hint_card(hint: Hint, words: Words, *, back: bool) -> discord.ui.LayoutView:
    """The best action with its grounds, then the best others with what they bring more and less.

    back: whether a button leads to the desk; in direct messages that stands there already.
    """
    aloud = named(words, hint.table.seats)
    question = hint.table.question(hint.seat)
    best, *others = hint.advice.alternatives
    head = [f"### {words('hint-heading', what=doing(question, hint.advice.best, aloud))}"]
    note = words("hint-note")
    if others:
        head.append(_said("hint-best", best, words))
        if why := worded_parts(hint.advice.reasons, words):
            head.append(words("hint-why", parts=why))
        if best.win - others[0].win < NEARLY:
            note = f"{note} {words('hint-nearly')}"
    else:
        head.append(words("hint-nothing-to-weigh"))
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=HOUSE)
    box.add_item(discord.ui.TextDisplay(clip("\n".join(head), TEXT)))
    lines: list[str] = []
    for place, other in enumerate(others[:MOST_ALTERNATIVES]):
        line = _said("hint-other", other, words, what=doing(question, other.action, aloud))
        # Why not the next best was said above.
        if place and (against := worded_parts(_differences(other.parts, best.parts), words)):
            line = f"{line} {words('hint-against', parts=against)}"
        lines.append(f"- {line}")
    if lines:
        box.add_item(discord.ui.Separator())
        box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    box.add_item(discord.ui.TextDisplay(f"-# {note}"))
    if back:
        press = Press("hand", hint.table.row.id)
        box.add_item(discord.ui.ActionRow(button(words("button-to-desk"), press, discord.ButtonStyle.primary)))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view


def doing(question: Question, action: Action, words: Words) -> str:
    """What an action is called where it is chosen; if it has words for standing by itself, without its groups."""
    answer = next(answer for answer in question.legal() if answer.action == action)
    if answer.picked is not None and question.pick is not None:
        return ", ".join(label(words, "item", question.pick.items[at]) for at in answer.picked) or words("hint-none")
    if answer.path and f"answer-{answer.label.key}-whole" in words:
        return answers.whole(answer, 0, words)
    trail = [label(words, "group", group) for group in answer.path]
    return " › ".join([*trail, label(words, "answer", answer.label)])


def _said(key: str, alternative: Alternative, words: Words, **more: str) -> str:
    points = _number(alternative.points, words)
    return words(key, points=points, percent=round(100 * alternative.win), **more)


def _number(points: float, words: Words) -> str:
    """To a tenth; never minus zero."""
    return signed(f"{round(points, 1) + 0.0:.1f}").replace(".", words("decimal-mark"))


def _differences(parts: Parts, best: Parts) -> Parts:
    """By source, how much more `parts` has than `best`; nothing if one of them was not worked out."""
    if not parts or not best:
        return ()
    return tuple((key, mine - theirs) for (key, mine), (_, theirs) in zip(parts, best, strict=True))


def worded_parts(differences: Sequence[tuple[str, float]], words: Words) -> str:
    """The largest differences in words; what is called the same is one."""
    found: dict[str, float] = {}
    for key, points in differences:
        name = words(f"part-{key}")
        found[name] = found.get(name, 0.0) + points
    large = sorted(
        ((name, points) for name, points in found.items() if abs(points) >= LEAST_POINTS),
        key=lambda part: -abs(part[1]),
    )
    return ", ".join(
        words("hint-more" if points > 0 else "hint-less", what=name, points=_number(abs(points), words))
        for name, points in large[:MOST_PARTS]
    )
