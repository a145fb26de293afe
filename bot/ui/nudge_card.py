"""A reminder: what waits, since when, and what can be done about it."""

from __future__ import annotations

import discord

from bot.services.tables import SeatRow, Table
from bot.ui.custom_id import Press
from bot.ui.items import button
from bot.ui.places import address
from bot.ui.reply import text_view
from bot.ui.table import question_text
from bot.ui.words import game_words, named
from render.kit.words import Words

SNOOZE_HOURS = "4"


def nudge_card(told: list[tuple[Table, SeatRow]], words: Words, *, in_dm: bool) -> discord.ui.LayoutView:
    """The reminder of one person for one match, or a digest of several. In a thread it names the person."""
    lines = [words("nudge-digest", count=len(told))] if len(told) > 1 else []
    lines += [_line(table, row, words, in_dm=in_dm) for table, row in told]
    view = text_view("\n".join(lines)[:3900])
    snooze = Press("snooze", told[0][0].row.id if len(told) == 1 else 0, 0, SNOOZE_HOURS)
    items = [
        button(words("button-snooze"), snooze),
        button(words("button-mygames"), Press("mygames", 0)),
    ]
    if len(told) == 1:
        items.insert(0, button(words("button-play"), Press("play", told[0][0].row.id), discord.ButtonStyle.success))
    view.add_item(discord.ui.ActionRow(*items))
    return view


def sealed_reminder(table: Table, words: Words) -> discord.ui.LayoutView:
    """The reminder in a thread while choices are sealed: to everybody, since nobody may learn who has not chosen."""
    people = " ".join(f"<@{row.user_id}>" for row in table.persons())
    count = table.game.view(table.state, None).secret_waits
    view = text_view(f"{people} {words('nudge-sealed', match=_match(table, words), count=count)}")
    play = button(words("button-play"), Press("play", table.row.id), discord.ButtonStyle.success)
    view.add_item(discord.ui.ActionRow(play))
    return view


def _line(table: Table, row: SeatRow, words: Words, *, in_dm: bool) -> str:
    asked = question_text(table, row.seat, named(game_words(words.language, table.game.key), table.seats))
    alone = len(table.actors()) == 1
    line = words(
        "nudge-alone" if alone else "nudge",
        match=_match(table, words),
        since=f"<t:{row.clock_at}:R>",
        asked=asked,
    )
    return line if in_dm or row.user_id is None else f"<@{row.user_id}> {line}"


def _match(table: Table, words: Words) -> str:
    return f"[{words('match-heading', title=table.game.title, number=str(table.row.id))}]({link(table)})"


def link(table: Table) -> str:
    """The address of the table."""
    return address(table.row, table.row.thread_id or table.row.channel_id)
