"""What a lesson says at the desk: what a poor choice was, what is new now, and what would be a good first step."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.lessons import Guidance, PoorChoice
from bot.services.tables import Scene
from bot.ui.custom_id import Press
from bot.ui.hint_page import doing
from bot.ui.house import House
from bot.ui.items import button
from bot.ui.words import clip
from render.kit.words import Words

TEXT = 900


async def add_guidance(box: discord.ui.Container[Any], house: House, table: Scene, seat: int, aloud: Words) -> None:
    """Add it to a desk, before the question; nothing at most tables."""
    found = await house.lessons.guidance(table, seat)
    if found.poor is not None:
        box.add_item(discord.ui.TextDisplay(clip(poor_text(found.poor, aloud), TEXT)))
        if table.row.status == "running":
            press = Press("takeback", table.row.id, table.row.revision)
            box.add_item(discord.ui.ActionRow(button(aloud("button-take-back"), press)))
    if text := note_text(found, table, seat, aloud):
        box.add_item(discord.ui.TextDisplay(text))


def note_text(found: Guidance, table: Scene, seat: int, words: Words) -> str:
    """What is new now, and the step that the opening recommends."""
    lines: list[str] = []
    if found.note and found.total:
        lines.append(words("lesson-count", number=found.number, total=found.total))
    if found.note:
        lines += [f"> {line}" for line in words(f"note-{found.note}").splitlines()]
    if found.step is not None:
        what = doing(table.game.question(table.state, seat), found.step, words)
        lines.append(words("lesson-step", what=what))
    return "\n".join(lines)


def poor_text(poor: PoorChoice, words: Words) -> str:
    """What the choice gave away, and what would have been better."""
    better = doing(poor.question, poor.best.action, words)
    if poor.mine is None:
        weighed = words("slip-better", what=better)
    else:
        wins, instead = round(100 * poor.best.win), round(100 * poor.mine.win)
        weighed = words("slip-weighed", what=better, wins=wins, instead=instead)
    said = (
        words(f"slip-{poor.slip}") if poor.slip else words("slip-plain", what=doing(poor.question, poor.action, words))
    )
    return f"**{said}** {weighed}"
