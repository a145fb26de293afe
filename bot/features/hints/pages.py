"""A hint in words: what to do, by how much it is better and why, and what else."""

from __future__ import annotations

import discord

from bot.features.hints.service import Hint
from bot.ui.pages.advised import doing, worded_reason
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, boxed, button, view_of
from bot.ui.words.catalogues import HOUSE, clip, label, name_of, named
from render.kit.words import Words

MOST_ALTERNATIVES = 2
LIKELY = 0.4
"""What others do then is told if it is so likely."""
TEXT = 1800


def hint_card(hint: Hint, words: Words, *, back: bool) -> discord.ui.LayoutView:
    """The best action with its grounds, then the best others.

    back: whether a button leads to the desk; in direct messages that stands there already.
    """
    aloud = named(words, hint.table.seats)
    question = hint.table.question(hint.seat)
    best, *others = hint.advice.alternatives
    head = [f"### {words('hint-heading', what=doing(question, hint.advice.best, aloud))}"]
    note = words("hint-note")
    if others:
        head.append(words("hint-best", percent=round(100 * best.win)))
        if others[0].worse:
            more, error = round(100 * others[0].gap), round(100 * others[0].gap_error)
            head.append(words("hint-ahead", more=more, error=max(1, error)))
            if why := worded_reason(hint.advice.reasons, words):
                head.append(why)
        else:
            note = f"{note} {words('hint-nearly')}"
    else:
        head.append(words("hint-nothing-to-weigh"))
    if (replies := hint.advice.replies) and replies[0].share >= LIKELY:
        what = label(aloud, "answer", replies[0].label)
        head.append(words("hint-reply", who=name_of(hint.table.seats[replies[0].seat]), what=what))
    lines = [
        f"- {words('hint-other', percent=round(100 * other.win), what=doing(question, other.action, aloud))}"
        for other in sorted(others[:MOST_ALTERNATIVES], key=lambda one: one.win, reverse=True)
    ]
    rest = [discord.ui.Separator(), clip("\n".join(lines), TEXT)] if lines else []
    to_desk = [button(words("button-to-desk"), Press("hand", hint.table.row.id), BLUE)] if back else []
    return view_of(boxed(HOUSE, clip("\n".join(head), TEXT), *rest, f"-# {note}", to_desk))
