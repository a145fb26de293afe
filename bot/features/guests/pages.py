"""Tables of other servers, in a few lines, and what is asked of whoever wants to be a guest there."""

from __future__ import annotations

import discord

from bot.features.guests.service import LONGEST, SHORTEST
from bot.services.errors import Refused
from bot.services.table.scene import Table
from bot.ui.pages.forms import Form, text_field
from bot.ui.pages.table import heading
from bot.ui.pages.waiting import Line, free_table, table_text
from bot.ui.press.asker import LONGEST_NUMBER, number
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, GREEN, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import game_words, neutral
from render.kit.words import Words

NAME = "name"


async def line_elsewhere(reading: ReadingRoom, match_id: int, language: str) -> Line | None:
    """A table of another server; None if it does not wait any more, or cannot be shown."""
    table = await free_table(reading, match_id)
    if table is None:
        return None
    words = game_words(language, table.game.key)
    async with reading.tables.drawing(table):
        where = words("board-elsewhere", match=heading(table, words))
        who = await _known_as(reading, table, words)
        text = await table_text(reading, table, words, where, who, but=words("switch-elsewhere-short"))
        return text, button(words("button-join"), Press("visit", 0, 0, str(match_id)), GREEN)


async def _known_as(reading: ReadingRoom, table: Table, words: Words) -> str:
    """Who sits at a table, as other servers may read it: by the names chosen for them; the others are counted."""
    names = await reading.tables.names_elsewhere(table.people)
    told = [neutral(names[user_id]) for user_id in table.people if user_id in names]
    told += [neutral(row.name) for row in table.seats if row.kind == "computer"]
    others = len(table.seats) - len(told)
    if not told:
        return words("elsewhere-people", count=others)
    who = ", ".join(told)
    return who if not others else words("names-more", who=who, count=others)


def first_time_page(match_id: int, words: Words) -> discord.ui.LayoutView:
    """What it means to be a guest, and the way to choose a name."""
    ask = button(words("button-guest-name"), Press("visitas", 0, 0, str(match_id)), BLUE)
    return view_of(f"### {words('guest-heading')}\n{words('guest-first')}", [ask])


def name_form(chosen: str, words: Words, *, match_id: int = 0) -> Form:
    """Asks for the name; match_id: the table to sit down at with it, 0 if there is none."""
    press = Press("visitname", 0, 0, str(match_id)) if match_id else Press("setguest", 0)
    hint = words("field-guest-name-hint", least=SHORTEST, most=LONGEST)
    name = text_field(NAME, words("field-guest-name"), hint, LONGEST, filled=chosen, required=bool(match_id))
    return Form(words("form-guest-name"), press, name)


def numbered(token: str) -> int:
    """The number of a table from a token. Raises Refused `not-elsewhere` for anything else."""
    found = number(token, LONGEST_NUMBER)
    if found < 0:
        raise Refused("not-elsewhere")
    return found
