"""The result card at the end of a match."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import discord

from bot.services.reviews import State
from bot.services.tables import Table, posted_hash
from bot.ui.custom_id import Press
from bot.ui.items import button
from bot.ui.review_page import review_button
from bot.ui.table import COLOUR, heading
from bot.ui.words import clip, game_words, mention
from engine.core.match import Record, write_record
from engine.core.outcome import Outcome
from render.kit.palette import SEATS
from render.kit.words import Words

TEXT = 1900
TABLE_TEXT = 1500
TABLE_WIDTH = 30
"""Characters of a fixed width that a phone shows in a row."""
SHORTEST_NAME = 13
"""Names of sources keep at least so many of them."""


def result_card(
    table: Table, record: Record, reviewed: State = "none"
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """Ranks, where the points come from, and the match on paper with the seed that was kept secret."""
    words = game_words(table.row.language, table.game.key)
    outcome = table.row.outcome
    assert outcome is not None
    order = sorted((row.seat for row in table.seats), key=lambda seat: (outcome.ranks[seat], seat))
    lines = [f"## {words('result-heading')} {heading(table, words)}"]
    lines += [
        words("result-line", rank=outcome.ranks[seat], who=mention(table.seats[seat]), points=outcome.scores[seat])
        for seat in order
    ]
    file = _record_file(table, record)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    box.add_item(discord.ui.TextDisplay(clip("\n".join(lines), TEXT)))
    if sheet := score_sheet(outcome, order, words):
        box.add_item(discord.ui.TextDisplay(f"```\n{clip(sheet, TABLE_TEXT)}\n```"))
    fair = words("result-seed", seed=record.seed, hash=posted_hash(table.row), file=file.filename)
    box.add_item(discord.ui.TextDisplay(f"{words('result-open')}\n-# {fair}"))
    box.add_item(discord.ui.File(f"attachment://{file.filename}"))
    box.add_item(
        discord.ui.ActionRow(
            button(words("button-rematch"), Press("rematch", table.row.id), discord.ButtonStyle.success),
            *review_button(table.row.id, reviewed, words),
            button(words("button-replay"), Press("replay", table.row.id)),
            button(words("button-history"), Press("history", table.row.id)),
        )
    )
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view, [file]


def record_page(table: Table, record: Record, words: Words) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The match on paper alone, for a match that is over with or without a result."""
    file = _record_file(table, record)
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    fair = words("result-seed", seed=record.seed, hash=posted_hash(table.row), file=file.filename)
    box.add_item(discord.ui.TextDisplay(f"### {heading(table, words)}\n{fair}"))
    box.add_item(discord.ui.File(f"attachment://{file.filename}"))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(box)
    return view, [file]


def score_sheet(outcome: Outcome, order: list[int], words: Words) -> str:
    """Where the points come from, a line for each source that brought somebody something, a column for each seat."""
    points = [dict(outcome.breakdown[seat]) for seat in order]
    sources = [source for source, _ in outcome.breakdown[order[0]] if any(column[source] for column in points)]
    if not sources:
        return ""
    rows = [("", [SEATS[seat].glyph for seat in order])]
    rows += [(words(f"source-{source}"), [str(column[source]) for column in points]) for source in sources]
    rows.append((words("result-total"), [str(outcome.scores[seat]) for seat in order]))
    cell = 1 + max(2, *(len(text) for _, cells in rows for text in cells))
    width = min(max(SHORTEST_NAME, TABLE_WIDTH - cell * len(order)), max(len(name) for name, _ in rows))
    return "\n".join(
        clip(name, width).ljust(width) + "".join(text.rjust(cell) for text in cells) for name, cells in rows
    )


def _record_file(table: Table, record: Record) -> discord.File:
    return discord.File(BytesIO(write_record(record)), filename=f"match-{table.row.id}.json")
