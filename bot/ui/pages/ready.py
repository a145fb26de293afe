"""Standing answers beside the question that they would answer: what stands at the end of the list of its answers."""

from __future__ import annotations

import discord

from bot.services.match import standing
from bot.services.table.scene import Table
from bot.ui.pages import phone
from bot.ui.words.catalogues import clip
from engine.core.standing import Kind
from render.kit.words import Words

AHEAD, READY = "ahead", "ready"
"""The verbs: open the form (or the page to choose one), what the list offers without it."""

Option = discord.SelectOption


def for_all(table: Table, seat: int, words: Words) -> list[Option]:
    """For the panel that everybody sees: the same whatever the seat has told the bot to answer."""
    return [option for kind in _answering(table, seat) if kind.ready for option in _options(kind, words)]


def at_once(table: Table, seat: int, words: Words) -> list[Option]:
    """For the desk: each kind that does not stand yet; what stands has buttons to be changed and cancelled."""
    stands = {one.standing.kind for one in standing.of_seat(table, seat)}
    kinds = [kind for kind in _answering(table, seat) if kind.key not in stands]
    return [option for kind in kinds for option in _options(kind, words)]


def _answering(table: Table, seat: int) -> list[Kind]:
    """What would answer the question that the seat is asked now."""
    return [kind for kind in standing.kinds(table, seat) if kind.now] if seat in table.actors() else []


def _options(kind: Kind, words: Words) -> list[Option]:
    """What is given by one press; at the end the form for everything else."""
    options = [
        Option(
            label=clip(words(f"standing-ready-{field}", n=int(choice) if choice.isdigit() else choice), phone.OPTION),
            value=f"{READY}:{kind.key}.{field}.{choice}",
        )
        for field, choice in kind.ready
    ]
    return [*options, Option(label=clip(words(f"standing-now-{kind.key}"), phone.OPTION), value=f"{AHEAD}:{kind.key}")]
