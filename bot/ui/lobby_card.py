"""The lobby card: a table before it starts, and what became of it."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.computers import offered
from bot.services.lesson import lesson_of
from bot.services.pace import PACES
from bot.services.tables import SeatRow, Table
from bot.ui.custom_id import Press
from bot.ui.items import button, select
from bot.ui.table import COLOUR, heading
from bot.ui.words import clean, clip, game_words, mention
from engine.core.options import Option, OptionValue
from render.kit.words import Words


def lobby_card(table: Table, call: str = "") -> discord.ui.LayoutView:
    """The card of a table; `call` is a sentence above it."""
    words = game_words(table.row.language, table.game.key)
    view = discord.ui.LayoutView(timeout=None)
    if call:
        view.add_item(discord.ui.TextDisplay(call))
    box: discord.ui.Container[Any] = discord.ui.Container(accent_colour=COLOUR)
    parts = [f"## {heading(table, words)}", words("summary"), _facts(table, words), _seats(table, words)]
    box.add_item(discord.ui.TextDisplay(clip("\n".join(parts), 3500)))
    for row in _controls(table, words):
        box.add_item(row)
    view.add_item(box)
    return view


def option_line(option: Option, value: OptionValue, words: Words) -> str:
    """An option and what was chosen."""
    return words("option-line", option=words(f"option-{option.key}"), choice=choice_text(option, value, words))


def hints_line(words: Words) -> str:
    """That a table gives hints, and what follows from it."""
    return words("option-line", option=words("hints"), choice=words("hints-not-rated"))


def choice_text(option: Option, value: OptionValue, words: Words) -> str:
    """What a choice of an option is called."""
    if option.is_switch:
        return words("option-on" if value else "option-off")
    return words(f"option-{option.key}-{str(value).lower()}")


def pace_text(pace: str, words: Words) -> str:
    """What a pace is called."""
    return words(f"pace-{pace}") if pace in PACES else words("pace-own", hours=int(pace.removesuffix("h")))


def _facts(table: Table, words: Words) -> str:
    options = [
        option_line(option, table.row.options[option.key], words)
        for option in table.game.options
        if any(option.applies(seats) for seats in _possible(table))
    ]
    pace = words("option-line", option=words("pace"), choice=pace_text(table.row.pace, words))
    if table.row.weekends_off:
        pace = f"{pace}, {words('weekends-off-short')}"
    if table.row.hints:
        options.append(hints_line(words))
    return "\n".join(f"-# {line}" for line in [pace, *options])


def _possible(table: Table) -> list[int]:
    """The numbers of players that the table can still have."""
    if table.row.status != "lobby":
        return [len(table.seats)]
    return [seats for seats in table.game.players if seats >= len(table.seats)]


def _seats(table: Table, words: Words) -> str:
    lines = [_seat(table, row, words) for row in table.seats]
    if table.row.status == "lobby":
        lines += [words("seat-free")] * (table.game.players[0] - len(table.seats))
        lines.append(
            words("lobby-numbers", low=table.game.players[0], high=table.game.players[-1], count=len(table.seats))
        )
    elif table.row.status == "ended" and table.row.started_at is None:
        lines = [words("lobby-closed")]
    elif table.row.thread_id is not None:
        key = "lobby-started" if table.row.status in ("running", "suspended") else "lobby-finished"
        lines.append(words(key, thread=f"<#{table.row.thread_id}>"))
    return "\n".join(lines)


def _seat(table: Table, row: SeatRow, words: Words) -> str:
    """Who sits there, and as what."""
    if row.kind == "computer":
        return f"{mention(row)} · {words(f'computer-{row.level}')}"
    return f"{mention(row)} · {words('host')}" if row.user_id == table.row.host_id else mention(row)


def _levels(table: Table, words: Words) -> list[discord.SelectOption]:
    """Every other level that a computer at the table could have; none in a game that they play in one way only."""
    levels = offered(table.game)
    return [
        discord.SelectOption(
            label=words("choose-level-of", name=clean(row.name), level=words(f"computer-{level}")),
            description=clip(words(f"computer-hint-{level}"), 100),
            value=f"{row.seat}.{level}",
        )
        for row in table.seats
        if row.kind == "computer"
        for level in levels
        if level != row.level and len(levels) > 1
    ]


def _controls(table: Table, words: Words) -> list[discord.ui.ActionRow[Any]]:
    if table.row.status != "lobby":
        return []
    match_id = table.row.id
    low, high = table.game.players[0], table.game.players[-1]
    full = len(table.seats) >= high
    first = [
        button(words("button-join"), Press("join", match_id), discord.ButtonStyle.success, disabled=full),
        button(words("button-leave"), Press("leave", match_id)),
        button(
            words("button-start"),
            Press("start", match_id),
            discord.ButtonStyle.primary,
            disabled=len(table.seats) < low,
        ),
    ]
    if lesson_of(table.game.key) is not None:
        first.append(button(words("button-learn"), Press("learn", match_id)))
    second = [
        button(words("button-add-computer"), Press("computer", match_id), disabled=full),
        button(words("button-options"), Press("options", match_id)),
        button(words("button-how-to-play"), Press("rules", match_id)),
        button(words("button-close"), Press("close", match_id), discord.ButtonStyle.danger),
    ]
    if any(row.kind == "computer" for row in table.seats):
        second.insert(1, button(words("button-remove-computer"), Press("nocomputer", match_id)))
    found = [discord.ui.ActionRow(*first), discord.ui.ActionRow(*second)]
    if levels := _levels(table, words):
        found.append(discord.ui.ActionRow(select(words("choose-level"), Press("level", match_id), levels)))
    return found
