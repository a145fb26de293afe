"""The result card at the end of a match."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.matches import Table
from bot.ui.table import COLOUR, heading
from bot.ui.words import clip, game_words, mention
from engine.core.chance import commitment


def result_card(table: Table) -> discord.ui.LayoutView:
    """Ranks, scores and where they come from, and the seed that was kept secret."""
    words = game_words(table.row.language, table.game.key)
    outcome = table.row.outcome
    assert outcome is not None
    lines = [f"## {words('result-heading')} {heading(table, words)}"]
    for row in sorted(table.seats, key=lambda row: (outcome.ranks[row.seat], row.seat)):
        parts = [
            words("result-part", source=words(f"source-{source}"), points=points)
            for source, points in outcome.breakdown[row.seat]
            if points
        ]
        line = words("result-line", rank=outcome.ranks[row.seat], who=mention(row), points=outcome.scores[row.seat])
        lines.append(f"{line}\n-# {', '.join(parts)}" if parts else line)
    seed = table.row.seed
    lines.append(f"-# {words('result-seed', seed=seed.hex(), hash=commitment(seed), number=str(table.row.id))}")
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), 3900)))
    view.add_item(box)
    return view
