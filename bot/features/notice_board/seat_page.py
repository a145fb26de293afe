"""A seat of a running match that anybody may take: the position as everybody sees it, and what is at stake."""

from __future__ import annotations

from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import Table
from bot.ui.pages.lists import time_expected
from bot.ui.pages.table import heading, picture
from bot.ui.press.custom_id import Press
from bot.ui.press.items import GREEN, Page, button, galleries, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import game_words, hooks, named, neutral, written
from bot.ui.words.durations import pace_text
from render.kit.palette import SEATS
from render.kit.words import Words


async def seat_page(reading: ReadingRoom, table: Table, seat: int, vote_id: int, language: str) -> Page:
    """The position without anybody's secrets, how long the match may still take, whether the seat would count."""
    words = game_words(language, table.game.key)
    view = table.view(None)
    files = await picture(reading.pictures, table, view, words, "board", Showing())
    hook, telling = hooks(table.game.key), written(words, table.seats)
    stands = filter(None, (hook.heading(view, telling), hook.progress(view, telling)))
    lines = [
        named(words, table.seats)("vote-replace", seat=seat),
        f"{SEATS[seat].glyph} {' · '.join(stands)}",
        await _length(reading, table, words),
        f"-# {_counts(table, seat, words)}",
    ]
    take = button(words("button-take-seat"), Press("seattake", table.row.id, 0, str(vote_id)), GREEN)
    return view_of(f"### {heading(table, words)}", *galleries(files), "\n".join(lines), [take]), files


async def _length(reading: ReadingRoom, table: Table, words: Words) -> str:
    """How long the match may still take, and how fast it is played."""
    pace = pace_text(table.row.pace, words)
    if not (expected := await time_expected(reading, table, words)):
        return words("lobby-pace", pace=pace)
    return words("seat-length", expected=expected, pace=pace)


def _counts(table: Table, seat: int, words: Words) -> str:
    """For whom the result of the seat would count (`bot.services.people.counting`)."""
    if table.row.unrated:
        return words("seat-counts-for-nobody")
    return words("seat-counts", who=neutral(table.seats[seat].name))
