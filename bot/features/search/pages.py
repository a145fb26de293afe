"""*Find me a table* and *Tell me when …*: the form, and what somebody who looks for a table sees."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

import discord

from bot.features.search.fitting import fits
from bot.features.search.searches import A_DAY, DAYS, SIZES, Others, Search, Wanted
from bot.services.clock.pace import PACES
from bot.ui.pages.forms import Form, choice_field, submitted, typed
from bot.ui.pages.lists import link
from bot.ui.pages.waiting import waiting_line
from bot.ui.press.asker import number
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, Item, Part, boxed, button, choice, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import HOUSE, house_words
from bot.ui.words.durations import pace_text
from engine import registry
from render.kit.words import Words

FIND = "find"
"""The verb of *Find me a table*."""
TELL = "tellme"
"""The verb of *Tell me when …*."""
GAMES, PACE, SIZE, END = "games", "pace", "size", "days"


def search_form(before: Search | None, guild_id: int, pace: str, words: Words, *, endless: bool) -> Form:
    """Asks for games, pace, number of people and until when, filled in as it was before.

    pace: chosen where nothing was before.   endless: whether one without an end is begun or changed.
    """
    games = () if before is None else before.games
    paces = ((pace if pace in PACES else "daily",) if not endless else ()) if before is None else before.paces
    sizes = SIZES if before is None else before.sizes
    a_day = 0 if not endless else A_DAY[0] if before is None else before.a_day
    of_games = [choice(one.title, one.key, chosen=not games or one.key in games) for one in registry.games()]
    of_paces = [choice(pace_text(one, words), one, chosen=not paces or one in paces) for one in PACES]
    of_sizes = [choice(words("search-size", count=size), str(size), chosen=size in sizes) for size in SIZES]
    ends = [
        choice(words("search-days", count=count), str(count), chosen=not a_day and count == DAYS[-1]) for count in DAYS
    ]
    ends += [choice(words("search-a-day", count=count), f"-{count}", chosen=count == a_day) for count in A_DAY]
    return Form(
        words("button-tell-me" if endless else "button-find"),
        Press("tellset" if endless else "findset", 0, 0, str(guild_id)),
        choice_field(GAMES, words("form-games"), of_games, words("form-games-hint"), several=True),
        choice_field(PACE, words("pace"), of_paces, words("form-paces-hint"), several=True),
        choice_field(SIZE, words("form-sizes"), of_sizes, words("form-sizes-hint"), several=True),
        choice_field(END, words("form-until"), ends, words("form-until-hint")),
    )


def wanted(interaction: discord.Interaction) -> dict[str, Any]:
    """What a form has asked for, as `Searches.begin` takes it."""
    chosen, end = submitted(interaction), typed(interaction, END)
    return {
        "games": chosen.get(GAMES, []),
        "paces": chosen.get(PACE, []),
        "sizes": [number(value) for value in chosen.get(SIZE, [])],
        "a_day" if end.startswith("-") else "days": number(end.removeprefix("-")),
    }


async def search_page(
    reading: ReadingRoom, searches: Wanted, user_id: int, guild_id: int, channels: Sequence[int], language: str
) -> discord.ui.LayoutView:
    """What somebody looks for on a server, until a time and without an end, and the way to the one that there is not.

    channels: those of which the reader may be shown tables.
    """
    words = house_words(language)
    search, endless = [await searches.of(user_id, guild_id, endless=one) for one in (False, True)]
    parts: list[Part] = []
    if search is not None:
        lines, tools = await _until(reading, searches, search, channels, language)
        parts += ["\n".join(filter(None, lines)), tools]
    if endless is not None:
        [player] = await reading.tables.players([user_id])
        quiet = player.quiet_from != player.quiet_until
        leads = [way.item(words) for way in reading.features.ways_from("settings")]
        parts += [discord.ui.Separator()] if parts else []
        parts += [_told(endless, words, quiet=quiet), told_buttons(guild_id, words, leads)]
    missing = [
        *([button(words("button-find"), Press(FIND, 0, 0, str(guild_id)), BLUE)] if search is None else []),
        *([button(words("button-tell-me"), Press(TELL, 0, 0, str(guild_id)))] if endless is None else []),
    ]
    return view_of(boxed(HOUSE, *parts, missing))


async def _until(
    reading: ReadingRoom, searches: Wanted, search: Search, channels: Sequence[int], language: str
) -> tuple[Sequence[str], list[Item]]:
    """A search with an end: who else looks, the table that fits now, and how it goes on; and what can be done."""
    words = house_words(language)
    tools = search_buttons(search.guild_id, words)
    over, rests = search.until <= reading.clock.now(), await searches.rests_at(search.user_id, search.guild_id)
    lines = [f"## {words('search-over' if over else 'search-heading')}", search_sentence(search, words)]
    if over:
        return lines, [again_button(search.guild_id, words), *tools]
    if rests is not None:
        row = (await reading.tables.glance(rests)).row
        besides = button(words("button-look-besides"), Press("findbesides", 0, 0, str(search.guild_id)))
        return [*lines, words("search-rests", table=await link(reading, row, words))], [besides, *tools]
    lines.append(_others(await searches.others(search), words))
    at = await searches.table_for(search, channels)
    if at is not None:
        found = await waiting_line(reading, at, language)
    else:
        found = await reading.features.besides(search.guild_id, partial(fits, search), language)
    if found is not None:
        text, join = found
        lines.append(text)
        tools.insert(0, join)
    return [*lines, words("search-how"), f"-# {words('search-only-you')}"], tools


def _told(search: Search, words: Words, *, quiet: bool) -> str:
    """A search without an end: of what the person is told, and how. quiet: whether that one has quiet hours."""
    lines = [
        f"### {words('told-of-heading')}",
        search_sentence(search, words),
        f"-# {words('told-of-how')}",
        f"-# {words('told-of-quiet' if quiet else 'told-of-no-quiet')}",
    ]
    return "\n".join(lines)


def still_page(search: Search, words: Words) -> discord.ui.LayoutView:
    """Asks whether a search that has ended is to go on."""
    lines = [f"### {words('search-still')}", search_sentence(search, words)]
    return page(lines, [again_button(search.guild_id, words), stop_button(search.guild_id, words)])


def search_buttons(guild_id: int, words: Words) -> list[Item]:
    """What whoever looks for a table can do about that."""
    return [button(words("button-change"), Press("findchange", 0, 0, str(guild_id))), stop_button(guild_id, words)]


def stop_button(guild_id: int, words: Words) -> Item:
    """Ends a search."""
    return button(words("button-stop-looking"), Press("findstop", 0, 0, str(guild_id)))


def again_button(guild_id: int, words: Words) -> Item:
    """Looks for as long again."""
    press = Press("findagain", 0, 0, str(guild_id))
    return button(words("button-look-again", count=DAYS[-1]), press, BLUE)


def told_buttons(guild_id: int, words: Words, leads: Sequence[Item]) -> list[Item]:
    """What can be done about a search without an end. leads: the buttons of features in `/settings`."""
    return [
        button(words("button-change"), Press("tellchange", 0, 0, str(guild_id))),
        button(words("button-tell-nothing"), Press("tellstop", 0, 0, str(guild_id))),
        button(words("button-quiet"), Press("setquiet", 0)),
        *leads,
    ]


def search_sentence(search: Search, words: Words) -> str:
    """What is looked for, in one sentence."""
    return words(
        "search-told-sentence" if search.endless else "search-sentence",
        games=games_text(search.games, words),
        paces=paces_text(search.paces, words) or words("search-any-pace"),
        sizes=sizes_text(search.sizes, words),
        until=f"<t:{search.until}:D>",
        count=search.a_day,
    )


def games_text(games: Collection[str], words: Words) -> str:
    """The names of some games, or that it is any: all of them, or none in particular."""
    if len(games) in (0, len(registry.keys())):
        return words("board-looks-any")
    return words.listing(game.title for game in registry.games() if game.key in games)


def paces_text(paces: Collection[str], words: Words) -> str:
    """The names of some paces."""
    return words.listing(words(f"pace-short-{pace}") for pace in PACES if pace in paces)


def find_another(guild: discord.Guild | None, words: Words) -> list[Item]:
    """The way to another table of a server, in direct messages; nothing where the bot is not on it any more."""
    if guild is None:
        return []
    return [button(words("button-find-another"), Press(FIND, 0, 0, str(guild.id)), BLUE)]


def sizes_text(sizes: Sequence[int], words: Words) -> str:
    """For how many people a table may be."""
    if len(sizes) > 1 and sizes[-1] - sizes[0] == len(sizes) - 1:
        return words("search-sizes-range", low=sizes[0], high=sizes[-1])
    return words.listing(str(size) for size in sizes)


def page(lines: Sequence[str], tools: Sequence[Item], accent: int = HOUSE) -> discord.ui.LayoutView:
    """A message of some lines, those that say something, and of buttons, if there are any."""
    return view_of(boxed(accent, "\n".join(filter(None, lines)), tools))


def _others(others: Others, words: Words) -> str:
    """How many others would fit, and what would help."""
    lines = [words("search-others", count=others.people)]
    if others.helps is not None:
        pace = words(f"pace-in-{others.helps.pace}")
        lines.append(words("search-helps", pace=pace, count=others.helps.more))
    return " ".join(lines)
