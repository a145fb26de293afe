"""Standing answers that are given by one press: lists of what many choose at that moment, instead of a form."""

from __future__ import annotations

from typing import Any

import discord

from bot.services.match import standing
from bot.services.table.scene import Table
from bot.ui.press.custom_id import Press
from bot.ui.press.items import PICK, select
from bot.ui.words.catalogues import clip
from engine.core.standing import Kind
from render.kit.words import Words

AHEAD, READY = "ahead", "ready"
"""The verbs: open the form (or the page to choose one), what a list offers without it."""

_OPTION_TEXT = 100


def for_all(table: Table, seat: int, words: Words) -> list[discord.ui.ActionRow[Any]]:
    """The lists for the panel that everybody sees; they are the same whatever the seat has told the bot to answer."""
    return [ready_list(table, kind, words) for kind in answering(table, seat) if kind.ready]


def answering(table: Table, seat: int) -> list[Kind]:
    """What would answer the question that the seat is asked now."""
    return [kind for kind in standing.kinds(table, seat) if kind.now] if seat in table.actors() else []


def ready_list(table: Table, kind: Kind, words: Words) -> discord.ui.ActionRow[Any]:
    """What is given by one press; at the end the form for everything else."""
    options = [
        discord.SelectOption(
            label=clip(words(f"standing-ready-{field}", n=int(choice)), _OPTION_TEXT),
            value=f"{READY}:{kind.key}.{field}.{choice}",
        )
        for field, choice in kind.ready
    ]
    options.append(discord.SelectOption(label=words("standing-ready-form"), value=f"{AHEAD}:{kind.key}"))
    press = Press(PICK, table.row.id, table.row.revision, kind.key)
    return discord.ui.ActionRow(select(words(f"standing-now-{kind.key}"), press, options))
