"""Messages that ask somebody about a seat: whether the own one, or one that is held, is wanted; and what came of it."""

from __future__ import annotations

from typing import Literal

import discord

from bot.services.table.scene import Asked, Scene
from bot.ui.pages.lists import link
from bot.ui.pages.lobby import length
from bot.ui.pages.table import accent, heading
from bot.ui.pages.waiting import names, signs
from bot.ui.press.called import call
from bot.ui.press.custom_id import Press
from bot.ui.press.items import GREEN, Item, boxed, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import NAMELESS, game_words, neutral
from render.kit.words import Words

Question = Literal["in", "seat", "kept", ""]
"""Whether somebody who sits there is in, would take a seat that is held after waiting, or one that is kept; or none."""


def question(table: Scene, user_id: int) -> Question:
    """What somebody is asked at a table now."""
    if table.row.status != "lobby" or not table.is_asked(user_id):
        return ""
    if table.seat_of(user_id) is not None:
        return "in"
    waits = table.queued(user_id)
    if waits is None:
        return ""
    return "seat" if waits.kept_by is None else "kept"


def ask_line(table: Scene, user_id: int, language: str) -> tuple[str, Item]:
    """What a notification says, and the button beneath until the page takes the place of the words."""
    words = game_words(language, table.game.key)
    asked = question(table, user_id)
    line = words(f"ask-{asked}-line", game=table.game.title, by=_keeper(table, user_id))
    return line, _yes(table, user_id, asked, words)


async def ask_page(
    reading: ReadingRoom, table: Scene, user_id: int, language: str, *, in_channel: bool
) -> discord.ui.LayoutView:
    """The question with its answers, or what came of it.

    in_channel: whether others read it too, so that it says for whom it is.
    """
    words = game_words(language, table.game.key)
    asked = question(table, user_id)
    where = heading(table, words)  # whoever has nothing to do with it any more may be of another server
    if in_channel or table.seat_of(user_id) is not None or table.queued(user_id) is not None:
        where = await link(reading, table.row, words, None if in_channel else user_id)
    called = call(user_id) if in_channel else ""
    if not asked:
        return view_of(boxed(accent(table), _outcome(table, user_id, where, words)))
    one = table.asked[user_id]
    lines = [f"### {words('ask-heading', ask=asked, table=where)}"]
    lines += _in(table, one, words) if asked == "in" else await _seat(reading, table, one, words)
    no = Press("passseat", table.row.id, 0, str(user_id))
    answers = [
        _yes(table, user_id, asked, words),
        button(words("button-leave" if asked == "in" else "button-pass"), no),
    ]
    return view_of(boxed(accent(table), called, "\n".join(lines), answers))


def _yes(table: Scene, user_id: int, asked: Question, words: Words) -> Item:
    """The green button; it says by its id who is asked, since others may read the message."""
    verb, key = ("amin", "button-am-in") if asked == "in" else ("takeseat", "button-take-kept")
    return button(words(key), Press(verb, table.row.id, 0, str(user_id)), GREEN)


def _in(table: Scene, one: Asked, words: Words) -> list[str]:
    """Why somebody who sits there is asked, and to whom the seat goes then."""
    since = table.seats[table.own_seat(one.user_id)].sure_at
    full = len(table.seats) == table.game.players[-1]
    heir = next((waits.name for waits in table.waiting() if not table.abroad()), "")
    key = "ask-in-heir" if heir else "ask-in-free"
    return [
        words("ask-in-full" if full else "ask-in-begins", since=f"<t:{since}:R>"),
        words(key, at=f"<t:{one.until}:f>", who=neutral(heir)),
    ]


async def _seat(reading: ReadingRoom, table: Scene, one: Asked, words: Words) -> list[str]:
    """Who plays there, how long it will take, and until when the seat is held."""
    at_table = f"{signs(table)} {words('bus-with', who=names(table.seats, words))}"
    lines = [at_table, await length(reading, table, words)]
    if by := _keeper(table, one.user_id):
        lines.append(words("ask-kept-by", by=neutral(by)))
    lines.append(words("ask-held", at=f"<t:{one.until}:f>"))
    return lines


def _keeper(table: Scene, user_id: int) -> str:
    """Who keeps a seat for somebody; empty for nobody."""
    waits = table.queued(user_id)
    if waits is None or waits.kept_by is None:
        return ""
    return next((row.name for row in table.seats if row.user_id == waits.kept_by), NAMELESS)


def _outcome(table: Scene, user_id: int, where: str, words: Words) -> str:
    """What came of a question."""
    sits, began = table.seat_of(user_id) is not None, table.row.started_at is not None
    one = table.asked.get(user_id)
    if sits and not began and one is not None and table.seats[table.own_seat(user_id)].sure_at < one.at:
        return words("asked-off", table=where)
    if sits:
        return words("asked-began" if began else "asked-sits", table=where)
    if began:
        return words("asked-without", table=where)
    return words("asked-closed" if table.row.status == "ended" else "asked-on", table=where)
