"""A reminder: what waits, since when, and what can be done about it."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.table.scene import SeatRow, Table
from bot.services.table.voting import is_sealed
from bot.ui.pages.next_match import Next, next_button
from bot.ui.pages.table import COLOUR, brief, question_text
from bot.ui.press.custom_id import Press
from bot.ui.press.items import button
from bot.ui.press.reply import text_view
from bot.ui.words.catalogues import clip, game_words, named
from bot.ui.words.places import address
from render.kit.words import Words

SNOOZE_HOURS = "4"
MOST = 10
"""Matches that a digest lists; more are counted."""
TEXT = 350
"""Characters for a match."""
BLUE = discord.ButtonStyle.primary


def nudge_card(told: list[tuple[Table, SeatRow]], words: Words, *, in_dm: bool) -> discord.ui.LayoutView:
    """The reminder of one person for one match, or a digest of several. In a thread it names the person."""
    view = discord.ui.LayoutView(timeout=None)
    first, row = told[0]
    if not in_dm and row.user_id is not None:
        view.add_item(discord.ui.TextDisplay(f"<@{row.user_id}>"))
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    if len(told) > 1:
        box.add_item(discord.ui.TextDisplay(f"## {words('nudge-digest', count=len(told))}"))
    for number, (table, seat) in enumerate(told[:MOST]):
        if number:
            box.add_item(discord.ui.Separator())
        play = button(words("button-play"), Press("play", table.row.id), BLUE)
        box.add_item(discord.ui.Section(clip(_lines(table, seat, words), TEXT), accessory=play))
    if len(told) > MOST:
        box.add_item(discord.ui.TextDisplay(words("more-lines", count=len(told) - MOST)))
    tools = [
        button(words("button-snooze"), Press("snooze", first.row.id if len(told) == 1 else 0, 0, SNOOZE_HOURS)),
        button(words("button-mygames"), Press("mygames", 0)),
    ]
    if in_dm:
        tools.append(button(words("button-reminders"), Press("settings", 0)))
    if len(told) > 1:
        others = Next(first.row.id, first.game.title, len(told))
        tools.insert(0, next_button(others, 0, words, loud=True))
    box.add_item(discord.ui.ActionRow(*tools))
    view.add_item(box)
    return view


def sealed_reminder(table: Table, words: Words) -> discord.ui.LayoutView:
    """The reminder in a thread while choices are sealed: to everybody, since nobody may learn who has not chosen."""
    people = " ".join(f"<@{row.user_id}>" for row in table.persons())
    count = table.view(None).secret_waits
    view = text_view(f"{people} {words('nudge-sealed', match=_match(table, words), count=count)}")
    view.add_item(discord.ui.ActionRow(button(words("button-play"), Press("play", table.row.id), BLUE)))
    return view


def _lines(table: Table, row: SeatRow, words: Words) -> str:
    """The match, and below it what is asked since when."""
    asked = brief(question_text(table, row.seat, named(game_words(words.language, table.game.key), table.seats)))
    alone = len(table.actors()) == 1 and len(table.seats) > 1 and not is_sealed(table)
    said = words("nudge-alone" if alone else "nudge", since=f"<t:{row.clock_at}:R>", asked=asked)
    return f"{_match(table, words)}\n{said}"


def _match(table: Table, words: Words) -> str:
    where = address(table.row, table.row.thread_id or table.row.channel_id)
    return f"**[{words('match-heading', title=table.game.title, number=str(table.row.id))}]({where})**"
