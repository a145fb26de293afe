"""The notice board: the tables of a server that wait, with *Join* on the line of each, and seats that are offered."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

import discord

from bot.services.clock.awake import together
from bot.services.clock.forecast import sitting
from bot.services.clock.pace import PACES
from bot.services.errors import Refused
from bot.services.gathering.boards import Offered
from bot.services.gathering.searches import Search
from bot.services.table.scene import SeatRow, Table
from bot.ui.pages.drawing import drawing
from bot.ui.pages.forms import Form, choice_field, pace_field
from bot.ui.pages.guests import join_button, known_as
from bot.ui.pages.lists import link, time_expected
from bot.ui.pages.lobby import different
from bot.ui.pages.table import heading
from bot.ui.press.called import call
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, GREEN, Item, boxed, button, choice, view_of
from bot.ui.words.catalogues import HOUSE, game_words, hooks, house_words, neutral, written
from bot.ui.words.durations import pace_short
from engine import registry
from render.kit.palette import SEATS
from render.kit.words import Words

LINES = 10
"""So many fit: a line is three components, a message takes 40, and heading, separators, who looks, and three buttons in
their row are nine. Where there are more, *More* stands in place of *Open a table*, which lists never need first."""
LINE_TEXT = 330
MOST_NAMES = 4
OPEN = "boardopen"
"""The verb of the button by which a board is known where it stands."""
FIND = "find"
"""The verb of *Find me a table*."""
GAME = "game"

Line = tuple[str, Item]
"""What it says and its button."""


async def board_page(
    house: House,
    guild_id: int,
    channels: Collection[int],
    language: str,
    *,
    first: int = 0,
    reader: int | None = None,
) -> discord.ui.LayoutView:
    """The tables and seats in these channels of a server, ten of them from the one with the number `first` on.

    reader: to whom alone it is shown; None for everybody.
    """
    words = house_words(language)
    tables = [one for one in await house.gathering.boards.waiting(guild_id, reader) if one.channel_id in channels]
    seats = [one for one in await house.gathering.boards.offered(guild_id, reader) if one.channel_id in channels]
    own = len(tables)
    tables += await house.gathering.boards.elsewhere(guild_id, reader)
    waiting = [
        await waiting_line(house, one.match_id, language, elsewhere=number >= own)
        for number, one in list(enumerate(tables))[first : first + LINES]
    ]
    rest = max(0, LINES - len(waiting))
    after = max(0, first - len(tables))
    offered = [await _offered(house, one, language) for one in seats[after : after + rest]]
    looks = looked_for(await house.gathering.searches.looked_for(guild_id), words) if reader is None else ""
    shown = first + len(waiting) + len(offered)
    return view_of(
        boxed(
            HOUSE,
            f"## {words('board-heading' if tables else 'board-quiet')}"
            if tables or seats
            else await _quiet(house, guild_id, words),
            *_sections(waiting),
            *([discord.ui.Separator()] if any(waiting) and any(offered) else []),
            *_sections(offered),
            discord.ui.Separator(),
            looks,
            _tools(words, shown, len(tables) + len(seats), first=first, more=reader is not None),
        )
    )


async def joined_page(house: House, table: Table, user_id: int, language: str) -> discord.ui.LayoutView:
    """What is answered to *Join*: with whom the person sits there, or that somebody else was faster; the way back."""
    words = game_words(language, table.game.key)
    where = await link(house, table.row, words)
    if table.seat_of(user_id) is None:
        lines = [words("board-waits", match=where, count=len(table.waiting()))]
    else:
        others = [row for row in table.seats if row.user_id != user_id]
        lines = [words("board-sits", match=where, who=names(others, words))]
        if len(table.seats) == table.game.players[-1] and not table.row.by_itself:
            host = neutral(table.host_name) if table.guest(table.row.host_id) else call(table.row.host_id)
            lines.append(words("board-full", host=host))
    return view_of("\n".join(lines), [button(words("button-leave"), Press("unsit", table.row.id))])


def open_form(words: Words, pace: str) -> Form:
    """Asks which game a new table is for, and its pace, which is that of the server unless chosen otherwise."""
    games = [choice(game.title, game.key) for game in registry.games()]
    fields = choice_field(GAME, words("form-game"), games), pace_field(pace, words)
    return Form(words("button-open-table"), Press("boardset", 0), *fields)


async def _quiet(house: House, guild_id: int, words: Words) -> str:
    """Nobody waits: that, when a match began last, and what can be done about it."""
    lines = [f"## {words('board-quiet')}"]
    if (began := await house.gathering.boards.last_start(guild_id)) is not None:
        lines.append(words("board-last", at=f"<t:{began}:R>"))
    lines.append(words("board-quiet-note"))
    return "\n".join(lines)


async def waiting_line(house: House, match_id: int, language: str, *, elsewhere: bool = False) -> Line | None:
    """A table that waits, here or on another server; None if it does not any more, or cannot be shown."""
    try:
        table = await house.tables.load(match_id)
    except Refused:
        return None
    free = table.free
    if table.row.status != "lobby" or free <= 0:
        return None
    words = game_words(language, table.game.key)
    async with drawing(house, table):
        where = (
            words("board-elsewhere", match=heading(table, words)) if elsewhere else await link(house, table.row, words)
        )
        who = await known_as(house, table, words) if elsewhere else names(table.seats, words)
        lines = [
            f"**{where}**",
            f"{signs(table)} {words('board-free', count=free)}",
            f"-# {' · '.join([who, *await _when(house, table, words)])}",
        ]
        if other := [one for one in different(table, words) if not elsewhere or one != words("elsewhere-short")]:
            lines.append(f"-# {' · '.join(other)}")
        sit = button(words("button-join"), Press("sit", match_id), GREEN)
        return _cut(lines), join_button(match_id, words) if elsewhere else sit


async def _offered(house: House, offer: Offered, language: str) -> Line | None:
    """A seat that anybody may take: whose it is, where it lies, and how the match stands."""
    try:
        table = await house.tables.load(offer.match_id)
    except Refused:
        return None
    if table.row.status != "running":
        return None
    words = written(game_words(language, table.game.key), table.seats)
    async with drawing(house, table):
        hook, view, row = hooks(table.game.key), table.view(None), table.seats[offer.seat]
        stands = filter(None, (hook.heading(view, words), hook.progress(view, words)))
        lines = [
            f"**{await link(house, table.row, words)}**",
            f"{SEATS[row.seat].glyph} {words('board-seat', who=neutral(row.name))}",
            f"-# {' · '.join(stands)}",
        ]
        return _cut(lines), button(words("button-look"), Press("seatlook", offer.match_id, 0, str(offer.vote_id)))


def signs(table: Table) -> str:
    """The seats as signs: those that are taken, then the free ones."""
    return "".join(SEATS[row.seat].glyph for row in table.seats) + "◌" * (table.game.players[-1] - len(table.seats))


def names(seats: Sequence[SeatRow], words: Words) -> str:
    """Who sits there, four by name."""
    found = [neutral(row.name) for row in seats]
    more = len(found) - MOST_NAMES
    return ", ".join(found) if more <= 0 else words("names-more", who=", ".join(found[:MOST_NAMES]), count=more)


async def awake(house: House, people: Iterable[int], words: Words) -> str:
    """How many hours a day these people are awake together; empty where that is not known."""
    players = [await house.people.preferences.of(user_id) for user_id in people]
    hours = together(players, house.clock.now())
    return "" if hours is None else words("bus-awake", hours=hours)


def server_of(house: House, guild_id: int) -> str:
    """What a server is called."""
    guild = house.client.get_guild(guild_id)
    return neutral(guild.name if guild is not None else "")


def find_another(house: House, guild_id: int, words: Words) -> list[Item]:
    """The way to another table of a server, in direct messages; nothing where the bot is not on it any more."""
    if house.client.get_guild(guild_id) is None:
        return []
    return [button(words("button-find-another"), Press(FIND, 0, 0, str(guild_id)), BLUE)]


async def _when(house: House, table: Table, words: Words) -> list[str]:
    """How it is played and how long that will take."""
    if table.row.now:
        return [words("board-now", minutes=sitting(table))]
    return list(filter(None, (pace_short(table.row.pace, words), await time_expected(house, table, words))))


def _tools(words: Words, shown: int, count: int, *, first: int, more: bool) -> list[Item]:
    """What can be done besides joining."""
    tools: list[Item] = []
    if not more:
        tools.append(button(words("button-find"), Press(FIND, 0), BLUE))
        tools.append(button(words("button-tell-me"), Press("tellme", 0)))
        if shown >= count:
            tools.append(button(words("button-open-table"), Press(OPEN, 0)))
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


def games_text(games: Collection[str], words: Words) -> str:
    """The names of some games, or that it is any: all of them, or none in particular."""
    if len(games) in (0, len(registry.keys())):
        return words("board-looks-any")
    return words.listing(game.title for game in registry.games() if game.key in games)


def paces_text(paces: Collection[str], words: Words) -> str:
    """The names of some paces."""
    return words.listing(words(f"pace-short-{pace}") for pace in PACES if pace in paces)


def _sections(lines: Sequence[Line | None]) -> list[Item]:
    return [discord.ui.Section(text, accessory=pressed) for text, pressed in filter(None, lines)]


def _cut(lines: Sequence[str]) -> str:
    """The lines, as many as a board has room for: one that is cut could break a link."""
    shown = list(lines)
    while len(shown) > 1 and sum(len(line) + 1 for line in shown) > LINE_TEXT:
        shown.pop()
    return "\n".join(shown)
