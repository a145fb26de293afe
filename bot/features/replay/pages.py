"""Step through the pictures of a match."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.processes.right_of_way import Showing, Urgency
from bot.services.study.replay import Turn
from bot.services.table.scene import ActionRow, Table
from bot.ui.pages.past import eyes_for, past
from bot.ui.pages.table import accent, heading, picture
from bot.ui.press.custom_id import Press
from bot.ui.press.feature import Look
from bot.ui.press.items import Item, Page, Part, boxed, button, choice, galleries, select, stacked, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import clip, game_words, plain
from bot.ui.words.lines import bullets
from render.kit.files import GIF
from render.kit.words import Words

TEXT = 2200
TABLE = "t"
"""The token for the eyes of the whole table; a number stands for a seat."""


def replay_button(match_id: int, words: Words) -> Item:
    """To the replay of a match."""
    return button(words("button-replay"), Press("replay", match_id))


def from_turn(match_id: int, turn: int, words: Words, mark: str) -> Item:
    """To the replay at a turn, as everybody sees it. mark: tells the button from others on the same page."""
    return button(words("button-from-here"), Press("replay", match_id, 0, f"{TABLE}.{turn}.{mark}"))


def turn_list(match_id: int, turns: Sequence[tuple[str, int]], name: str) -> Item:
    """The same for one of several turns, each with a line that tells of it."""
    options = [choice(line, f"{number}.{turn}") for number, (line, turn) in enumerate(turns)]
    return select(name, Press("picture", match_id), options)


def links(table: Table, turns: Sequence[tuple[str, int]], words: Words) -> list[Part]:
    """From lines that tell of turns to their pictures."""
    match_id, first = table.row.id, turns[0][1]
    return [[turn_list(match_id, turns, words("replay-after-line"))], [from_turn(match_id, first, words, "h")]]


async def replay_page(
    reading: ReadingRoom,
    table: Table,
    live: Sequence[ActionRow],
    found: Sequence[Turn],
    at: int,
    eyes: int | None,
    reader: int | None,
    language: str,
    user_id: int | None = None,
) -> Page:
    """The page of turn number `at`.

    eyes:   whose view is drawn; must be one of `eyes_for(table, reader)`.
    reader: the seat of the person who reads, None for a stranger.   user_id: who that is.
    """
    words = game_words(language, table.game.key)
    flat = plain(words, table.seats)
    view, which, told = await past(table, live, found, at, eyes, reader, words)
    files = await picture(reading.pictures, table, view, words, which, Showing(Urgency.REPLAY), told.marks)
    title = f"### {heading(table, words)} · {words('replay-picture', picture=at, pictures=len(found) - 1)}"
    head = boxed(accent(table), clip("\n".join([title, bullets(told.lines)]).strip(), TEXT))
    token = TABLE if eyes is None else str(eyes)
    last = len(found) - 1
    steps = [
        ("button-first", 0, at == 0, "f"),
        ("button-back", max(at - 1, 0), at == 0, "b"),
        ("button-forward", min(at + 1, last), at == last, "n"),
        ("button-last", last, at == last, "l"),
    ]
    ways = [
        button(words(key), Press("replay", table.row.id, 0, f"{token}.{target}.{mark}"), disabled=off)
        for key, target, off, mark in steps
    ]
    ways.append(button(words("button-animate"), Press("animate", table.row.id, 0, f"{token}.{at}"), disabled=last == 0))
    whose: list[Item] = []
    choices = eyes_for(table, reader)
    if len(choices) > 1:
        options = [
            choice(
                words("replay-eyes-table") if seat is None else clip(flat("replay-eyes-seat", seat=seat), 100),
                f"{TABLE if seat is None else seat}.{at}",
                chosen=seat == eyes,
            )
            for seat in choices
        ]
        whose.append(select(words("replay-eyes"), Press("replay", table.row.id, 0, "as"), options))
    more: list[Item] = []
    if user_id is not None:
        more = await reading.features.looking_back(Look(table, live, user_id, found[at].end, alone=False), words)
    return stacked([head], files, boxed(accent(table), ways, whose, more), words)


def animation_page(
    table: Table, data: discord.File, first: int, last: int, shown: int, language: str
) -> discord.ui.LayoutView:
    """The message with the animated picture: from one picture to another, so many of them."""
    words = game_words(language, table.game.key)
    whole = shown == last - first + 1
    note = words("animation-all" if whole else "animation-some", first=first, last=last, shown=shown)
    return view_of(boxed(accent(table), f"### {heading(table, words)}\n{note}"), *galleries([data]))


def animation_name(table: Table) -> str:
    """The name of the file."""
    return f"match-{table.row.id}{GIF}"
