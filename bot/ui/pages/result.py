"""The result card at the end of a match, and the match on paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.services.people.ratings import Change
from bot.services.processes.right_of_way import Showing
from bot.services.table.played import posted_hash
from bot.services.table.scene import SeatRow, Table
from bot.ui.pages.drawing import drawing
from bot.ui.pages.learned import learned, ways_on
from bot.ui.pages.lobby import percent
from bot.ui.pages.table import accent, heading, picture
from bot.ui.press.called import calls
from bot.ui.press.custom_id import Press
from bot.ui.press.files import file_of
from bot.ui.press.house import House
from bot.ui.press.items import GREEN, Item, Page, Part, boxed, button, stacked, view_of
from bot.ui.words.catalogues import clean, clip, game_words, name_of, neutral, won
from bot.ui.words.durations import lasted
from engine.core.match import Record, write_record
from engine.core.outcome import Outcome
from render.kit.palette import SEATS
from render.kit.words import Words, signed

TEXT = 1900
TABLE_TEXT = 1500
AFTER_TEXT = 1000
TABLE_WIDTH = 30
"""Characters of a fixed width that a phone shows in a row."""
SHORTEST_NAME = 13
"""Names of sources keep at least so many of them."""


async def result_card(house: House, table: Table, showing: Showing | None = None, *, called: bool = True) -> Page:
    """Who has won, the others with what broke ties, one picture, and where the points come from.

    showing: for whom it is; None for somebody with all the time.
    called: whether people stand there by their accounts, for whoever may know them.
    Raises Broken, NotYetDrawn.
    """
    async with drawing(house, table):
        words = game_words(table.row.language, table.game.key)
        outcome = table.row.outcome
        assert outcome is not None
        order = sorted((row.seat for row in table.seats), key=lambda seat: (outcome.ranks[seat], seat))
        files = await picture(house, table, table.view(None), words, "board", showing or Showing())
        lines = [f"## {_headline(table, outcome, words)}", " · ".join(_others(table, outcome, order, words))]
        told = [await learned(house, table, words)] if table.row.lesson else []
        told += await house.features.result_lines(house, table, words)
        parts: list[Part] = [clip("\n".join(told), TEXT)]
        if sheet := score_sheet(outcome, order, table.seats, words):
            parts.append(f"```\n{clip(sheet, TABLE_TEXT)}\n```")
        if table.row.started_at is not None and table.row.ended_at is not None:
            span = lasted(table.row.ended_at - table.row.started_at, words)
            parts.append(f"-# {words('result-took', span=span)}")
        parts.append(clip("\n".join(await _afterwards(house, table, words)), AFTER_TEXT))
        head = boxed(accent(table), clip("\n".join(filter(None, lines)), TEXT))
        added = await house.features.ways(house, "result", table, 0, words)
        people = calls(table.persons()) if called else ""
        call = words("result-call", match=heading(table, words), who=people) if people else ""
        return stacked([call, head], files, boxed(accent(table), *parts, _controls(table, added, words)), words)


async def _afterwards(house: House, table: Table, words: Words) -> list[str]:
    """Which badges were earned, and what the match has changed in the ratings."""
    lines = [
        words("result-badge", who=name_of(table.seats[row.seat]), badge=words(f"badge-{row.badge}"))
        + f" {words(f'badge-{row.badge}-for')}"
        for row in await house.people.badges.of_match(table.row.id)
        if table.seats[row.seat].user_id is not None
    ]
    changes = await house.people.ratings.changed_by(table.row)
    return lines + [f"-# {_change(row, changes[row.user_id], words)}" for row in table.seats if row.user_id in changes]


def _change(row: SeatRow, change: Change, words: Words) -> str:
    """A person's rating after the match, and what made it."""
    chance = percent(change.chance)
    if change.settling:
        return words("rating-settling-after", who=name_of(row), count=change.settling, chance=chance)
    moved = change.after - change.before
    difference = f"+{moved}" if moved > 0 else signed(moved)
    return words("rating-after", who=name_of(row), points=str(change.after), change=difference, chance=chance)


def record_page(table: Table, record: Record, words: Words) -> Page:
    """The match on paper with the number that was kept secret, for anybody to check; it is over."""
    file = file_of(f"match-{table.row.id}.json", write_record(record))
    fair = words("result-seed", seed=record.seed, hash=posted_hash(table.row), file=file.filename)
    shown = discord.ui.File[Any](f"attachment://{file.filename}")
    return view_of(boxed(accent(table), f"### {heading(table, words)}\n{fair}", shown)), [file]


def score_sheet(outcome: Outcome, order: list[int], seats: tuple[SeatRow, ...], words: Words) -> str:
    """Where the points come from: a line for each source that brought somebody something, a column for each seat.

    The names stand above their columns as stairs, each ending where its column ends, so that none widens the table.
    """
    points = [dict(outcome.breakdown[seat]) for seat in order]
    sources = [source for source, _ in outcome.breakdown[order[0]] if any(column[source] for column in points)]
    if not sources:
        return ""
    rows = [(words(f"source-{source}"), [signed(column[source]) for column in points]) for source in sources]
    rows.append((words("result-total"), [signed(outcome.scores[seat]) for seat in order]))
    cell = 1 + max(2, *(len(text) for _, cells in rows for text in cells))
    width = min(max(SHORTEST_NAME, TABLE_WIDTH - cell * len(order)), max(len(name) for name, _ in rows))
    return "\n".join(
        [
            *_stairs([clean(seats[seat].name).replace("`", "'") for seat in order], width, cell),
            *(clip(name, width).ljust(width) + "".join(text.rjust(cell) for text in cells) for name, cells in rows),
        ]
    )


def _stairs(names: list[str], width: int, cell: int) -> list[str]:
    """The last name on top; below it each other one, with bars down to the columns of those above."""
    found: list[str] = []
    for place in range(len(names) - 1, -1, -1):
        end = width + cell * (place + 1)
        bars = "".join("|".rjust(cell) for _ in names[place + 1 :])
        found.append(clip(names[place], end).rjust(end) + bars)
    return found


def _headline(table: Table, outcome: Outcome, words: Words) -> str:
    """Who has won, with how much."""
    winners = [table.seats[seat] for seat in outcome.winners]
    signs = " ".join(SEATS[row.seat].glyph for row in winners)
    names = words.listing(neutral(row.name) for row in winners)
    return f"{signs} {won(outcome, names, words)}"


def _others(table: Table, outcome: Outcome, order: list[int], words: Words) -> list[str]:
    """Everybody but the winners; where points are equal, what broke the tie, the winners' too."""
    found: list[str] = []
    for seat in order:
        equal = outcome.scores.count(outcome.scores[seat]) > 1
        tie = _tie(outcome.ties[seat], words) if equal and outcome.ties else ""
        if outcome.ranks[seat] > 1:
            who = name_of(table.seats[seat])
            line = words("result-rank", rank=outcome.ranks[seat], who=who, points=outcome.scores[seat])
            found.append(f"{line} ({tie})" if tie else line)
        elif tie:
            found.append(words("result-tie", who=name_of(table.seats[seat]), tie=tie))
    return found


def _tie(values: tuple[int, ...], words: Words) -> str:
    return words("tie-values", first=values[0], second=values[1] if len(values) > 1 else 0)


def _controls(table: Table, added: Sequence[Item], words: Words) -> list[Item]:
    match_id = table.row.id
    rematch = button(words("button-rematch"), Press("rematch", match_id), GREEN)
    return [
        *(ways_on(match_id, words) if table.row.lesson else [rematch]),
        *added,
        *([] if table.row.lesson else [button(words("button-history"), Press("history", match_id))]),
        button(words("button-more"), Press("more", match_id)),
    ]
