"""Pages of the history."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.tables import Table
from bot.ui.custom_id import Press
from bot.ui.items import button
from bot.ui.table import COLOUR, heading
from bot.ui.words import clip
from render.kit.words import Words

LINES_A_PAGE = 20
TEXT = 3700


def history_page(table: Table, told: Sequence[str], token: str, words: Words) -> discord.ui.LayoutView:
    """One page of the sentences; `token` begins with its number from 0; the last one if it has none."""
    pages = [told[start : start + LINES_A_PAGE] for start in range(0, len(told), LINES_A_PAGE)] or [[]]
    wanted = token.partition(".")[0]
    page = min(int(wanted), len(pages) - 1) if wanted.isdigit() else len(pages) - 1
    view = discord.ui.LayoutView(timeout=None)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    title = f"### {heading(table, words)} · {words('history-page', page=page + 1, pages=len(pages))}"
    lines = [f"• {line}" for line in pages[page]] or [words("history-empty")]
    box.add_item(discord.ui.TextDisplay(clip("\n".join([title, *lines]), TEXT)))
    if len(pages) > 1:
        older, newer = max(page - 1, 0), min(page + 1, len(pages) - 1)
        box.add_item(
            discord.ui.ActionRow(
                button(words("button-older"), Press("history", table.row.id, 0, f"{older}.older"), disabled=page == 0),
                button(
                    words("button-newer"), Press("history", table.row.id, 0, f"{newer}.newer"), disabled=page == newer
                ),
            )
        )
    view.add_item(box)
    return view
