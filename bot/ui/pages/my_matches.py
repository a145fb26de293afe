"""`/mygames`: what waits for a person, what the person waits for, and where the person is invited."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple

import discord

from bot.services.clock.turns import TIMEOUT
from bot.services.errors import Refused
from bot.services.table.scene import MatchRow, SeatRow, Table
from bot.ui.pages.lists import link, seated, waits_for, whole
from bot.ui.pages.next_match import next_button, next_match
from bot.ui.pages.table import question_text
from bot.ui.pages.waiting import how_played
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, Part, boxed, button, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import HOUSE, brief, game_words, named, neutral
from render.kit.words import Words

WEEK = 7 * 86400

Where = Callable[[MatchRow, Words], Awaitable[str]]
"""The name of a match, leading to where whoever reads it finds it."""


class Extent(NamedTuple):
    """How much is told.

    matches:  so many are looked at.   sections: so many have a button of their own; more have a line.
    finished: so many that are over, and ended in the last `seconds`.
    text:     characters of all that is told; a message holds 4,000.
    """

    matches: int = 20
    sections: int = 6
    finished: int = 4
    seconds: int = WEEK
    text: int = 3800


MESSAGE = Extent()


class Found:
    """The open matches of a person, told: those that wait for the person first, the longest-waiting at the top."""

    def __init__(self) -> None:
        self.turn: list[tuple[int, str]] = []
        self.waiting: list[str] = []
        self.others: list[str] = []
        self.more = 0


async def my_matches(
    reading: ReadingRoom, user_id: int, words: Words, extent: Extent = MESSAGE, where: Where | None = None
) -> discord.ui.LayoutView:
    """All open matches of a person.   where: None where they stand in Discord."""
    where = where or partial(link, reading, reader=user_id)
    found = await _found(reading, user_id, words, extent, where)
    over = await _finished(reading, user_id, words, extent, where)
    small = [words("mine-finished", what=" · ".join(over))] if over else []
    small += [words("more-lines", count=found.more)] if found.more else []
    last = "\n".join(f"-# {line}" for line in small)
    told = [text for _, text in found.turn[: extent.sections]]
    lists = [
        [f"• {text}".replace("\n", " · ") for _, text in found.turn[extent.sections :]],
        _listed("mine-waiting-heading", found.waiting, words),
        _listed("mine-others-heading", found.others, words),
        _listed("mine-invited-heading", await _invitations(reading, user_id, words, where), words),
    ]
    rest, *listed = _fitted(lists, extent.text - sum(map(len, [*told, last])), words)
    mine = _turns(found.turn[: extent.sections], rest, len(found.turn), words)
    blocks: list[Sequence[Part]] = [mine] if found.turn else []
    blocks += [[text] for text in listed if text]
    parts: list[Part] = []
    for number, block in enumerate(blocks):
        parts += [discord.ui.Separator(), *block] if number else block
    tools = [button(words("button-settings"), Press("settings", 0))]
    if (others := await next_match(reading, user_id)) is not None and others.count > 1:
        tools.insert(0, next_button(others, 0, words, loud=True))
    heading = [f"## {words('mine-heading')}", *await reading.features.mine(words)]
    return view_of(boxed(HOUSE, *heading, *(parts or [words("mine-none")]), last, tools))


async def _found(reading: ReadingRoom, user_id: int, words: Words, extent: Extent, where: Where) -> Found:
    found = Found()
    rows = await reading.tables.rows_of(user_id)
    found.more = max(0, len(rows) - extent.matches)
    for row in rows[: extent.matches]:
        name = await where(row, words)
        try:
            table = await reading.tables.load(row.id)
            mine = table.seats[table.seat_of(user_id) or 0]
            async with reading.tables.drawing(table):
                if row.status == "lobby":
                    found.others.append(f"{name} · {words('mine-lobby')} · {seated(table, words)}")
                elif row.status == "suspended":
                    found.others.append(f"{name} · {words('mine-suspended')}")
                elif mine.since is not None:
                    found.turn.append((row.id, f"{name}\n{await _my_turn(reading, table, mine, words)}"))
                else:
                    found.waiting.append(f"{name} · {await waits_for(reading, table, words)}")
        except Refused:
            found.others.append(f"{name} · {words('mine-in-trouble')}")
    for waits in await reading.waiting.queued(user_id):
        place = next((n for n, one in enumerate(waits.waiting(), 1) if one.user_id == user_id), 0)
        key = "mine-queued" if place else "mine-held"
        found.others.append(f"{await where(waits.row, words)} · {words(key, place=place)}")
    return found


async def _my_turn(reading: ReadingRoom, table: Table, mine: SeatRow, words: Words) -> str:
    """What is asked, since when; and that nobody else is missing, or until when there is time."""
    asked = brief(question_text(table, mine.seat, named(game_words(words.language, table.game.key), table.seats)))
    since = f"<t:{mine.since}:R>"
    due = await reading.tables.due(table.row.id, TIMEOUT)
    if mine.seat not in due:
        return words("mine-your-turn", asked=asked, since=since)
    if due[mine.seat] <= reading.clock.now():
        return words("mine-your-turn-late", asked=asked, since=since)
    return words("mine-your-turn-until", asked=asked, since=since, until=f"<t:{due[mine.seat]}:R>")


def _turns(turn: Sequence[tuple[int, str]], rest: str, count: int, words: Words) -> list[Part]:
    """What waits for the person. turn: the first ones of so many; rest: the others, told in lines."""
    items: list[Part] = [
        f"**{words('mine-turn-heading', count=count)}**",
        *(
            discord.ui.Section(text, accessory=button(words("button-play"), Press("play", match_id), BLUE))
            for match_id, text in turn
        ),
    ]
    return [*items, rest] if rest else items


async def _invitations(reading: ReadingRoom, user_id: int, words: Words, where: Where) -> list[str]:
    lines: list[str] = []
    for row in await reading.waiting.invitations(user_id):
        try:
            table = await reading.tables.load(row.id)
        except Refused:
            continue
        line = words(
            "mine-invited",
            match=await where(row, words),
            host=neutral(table.host_name),
            count=len(table.seats),
            high=table.game.players[-1],
        )
        lines.append(" · ".join([line, *await how_played(reading, table, words)]))
    return lines


async def _finished(reading: ReadingRoom, user_id: int, words: Words, extent: Extent, where: Where) -> list[str]:
    """The person's newest matches that are over, with the place."""
    since = reading.clock.now() - extent.seconds
    found: list[str] = []
    for row in await reading.tables.over_since(user_id, since, extent.finished):
        seats = await reading.tables.seats_of(row.id)
        seat = next(seat.seat for seat in seats if seat.user_id == user_id)
        assert row.outcome is not None
        rank = row.outcome.ranks[seat]
        place = words("mine-won") if rank == 1 else words("mine-rank", rank=rank)
        found.append(f"{await where(row, words)} · {place}")
    return found


def _listed(heading: str, lines: Sequence[str], words: Words) -> list[str]:
    """The lines below their heading, which says how many there are; nothing if there are none."""
    return [f"**{words(heading, count=len(lines))}**", *(f"• {line}" for line in lines)] if lines else []


def _fitted(lists: Sequence[Sequence[str]], room: int, words: Words) -> list[str]:
    """Lists in so many characters: each has its share, and what those after it do not need."""
    needed = [sum(len(line) + 1 for line in lines) for lines in lists]
    found: list[str] = []
    for number, lines in enumerate(lists):
        share = max(room // (len(lists) - number), room - sum(needed[number + 1 :]))
        found.append(whole(lines, share, words))
        room -= len(found[-1])
    return found
