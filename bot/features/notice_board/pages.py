"""The notice board: the tables of a server that wait, with *Join* on the line of each, seats that are offered, and what
other features add."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import discord

from bot.features.notice_board.service import GivenUp
from bot.features.search.pages import FIND, TELL, games_text, paces_text
from bot.features.search.searches import Search
from bot.services.errors import Refused
from bot.ui.pages.forms import Form, choice_field, pace_field
from bot.ui.pages.lists import link
from bot.ui.pages.waiting import Line, cut, waiting_line
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, Item, boxed, button, choice, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import HOUSE, game_words, hooks, house_words, neutral, written
from engine import registry
from render.kit.palette import SEATS
from render.kit.words import Words

LINES = 10
"""So many fit: a line is three components, a message takes 40, and heading, separators, who looks, and four buttons in
their row are ten. Where there are more, *More* stands in place of *Open a table* and of the button of a feature, which
lists never need first."""
OPEN = "boardopen"
"""The verb of the button by which a board is known where it stands."""
GAME = "game"


async def board_page(
    reading: ReadingRoom,
    guild_id: int,
    channels: Collection[int],
    language: str,
    *,
    seats: Sequence[GivenUp],
    looks: Sequence[Search],
    began: int | None,
    first: int = 0,
    reader: int | None = None,
) -> discord.ui.LayoutView:
    """The tables and seats in these channels of a server, and what features add, ten lines from the one with the number
    `first` on.

    seats: that anybody may take.   looks: what people look for.   began: when a match of the server began last.
    reader: to whom alone it is shown; None for everybody.
    """
    words = house_words(language)
    tables = [one for one in await reading.waiting.here(guild_id, reader) if one.channel_id in channels]
    seats = [one for one in seats if one.channel_id in channels]
    added, tool = await reading.features.board(guild_id, channels, language)
    waiting = [await waiting_line(reading, one.match_id, language) for one in tables[first : first + LINES]]
    rest = max(0, LINES - len(waiting))
    after = max(0, first - len(tables))
    offered = [await _given_up(reading, one, language) for one in seats[after : after + rest]]
    rest, after = rest - len(offered), max(0, after - len(seats))
    offered += [await line() for line in added[after : after + rest]]
    count = len(tables) + len(seats) + len(added)
    shown = first + len(waiting) + len(offered)
    return view_of(
        boxed(
            HOUSE,
            f"## {words('board-heading' if tables else 'room-board')}" if count else _quiet(began, words),
            *_sections(waiting),
            *([discord.ui.Separator()] if any(waiting) and any(offered) else []),
            *_sections(offered),
            discord.ui.Separator(),
            looked_for(looks, words),
            _tools(words, shown, count, first=first, more=reader is not None, added=tool),
        )
    )


def open_form(words: Words, pace: str) -> Form:
    """Asks which game a new table is for, and its pace, which is that of the server unless chosen otherwise."""
    games = [choice(game.title, game.key) for game in registry.games()]
    fields = choice_field(GAME, words("form-game"), games), pace_field(pace, words)
    return Form(words("button-open-table"), Press("boardset", 0), *fields)


def _quiet(began: int | None, words: Words) -> str:
    """Nobody waits: that, when a match began last, and what can be done about it."""
    lines = [f"## {words('board-quiet')}"]
    if began is not None:
        lines.append(words("board-last", at=f"<t:{began}:R>"))
    lines.append(words("board-quiet-note"))
    return "\n".join(lines)


async def _given_up(reading: ReadingRoom, offer: GivenUp, language: str) -> Line | None:
    """A seat that anybody may take: whose it is, where it lies, and how the match stands."""
    try:
        table = await reading.tables.load(offer.match_id)
    except Refused:
        return None
    if table.row.status != "running":
        return None
    words = written(game_words(language, table.game.key), table.seats)
    async with reading.tables.drawing(table):
        hook, view, row = hooks(table.game.key), table.view(None), table.seats[offer.seat]
        stands = filter(None, (hook.heading(view, words), hook.progress(view, words)))
        lines = [
            f"**{await link(reading, table.row, words)}**",
            f"{SEATS[row.seat].glyph} {words('board-seat', who=neutral(row.name))}",
            f"-# {' · '.join(stands)}",
        ]
        return cut(lines), button(words("button-look"), Press("seatlook", offer.match_id, 0, str(offer.vote_id)))


def _tools(
    words: Words, shown: int, count: int, *, first: int, more: bool, added: tuple[str, str] | None
) -> list[Item]:
    """What can be done besides joining. added: by a feature (`OfBoard.tool`)."""
    tools: list[Item] = []
    if not more:
        tools.append(button(words("button-find"), Press(FIND, 0), BLUE))
        tools.append(button(words("button-tell-me"), Press(TELL, 0)))
        if shown >= count:
            tools.append(button(words("button-open-table"), Press(OPEN, 0)))
            if added is not None:
                label, verb = added
                tools.append(button(words(label), Press(verb, 0)))
    elif first:
        tools.append(button(words("button-back"), Press("boardmore", 0, 0, f"{max(0, first - LINES)}.back")))
    if shown < count:
        tools.append(button(words("button-more-tables", count=count - shown), Press("boardmore", 0, 0, str(shown))))
    return tools or [button(words("button-refresh"), Press("boardmore", 0, 0, f"{first}.refresh"))]


def looked_for(searches: Sequence[Search], words: Words) -> str:
    """How many people look for a table, and for what, for everybody; empty if nobody does."""
    if not searches:
        return ""
    games = {key for one in searches for key in one.games}
    paces = {key for one in searches for key in one.paces}
    return words(
        "board-looks",
        count=len(searches),
        games=games_text(games, words),
        paces=paces_text(paces, words),
    )


def _sections(lines: Sequence[Line | None]) -> list[Item]:
    return [discord.ui.Section(text, accessory=pressed) for text, pressed in filter(None, lines)]
