"""`/mygames`: what waits for a person, what the person waits for, and where the person is invited."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.services.clock.turns import TIMEOUT
from bot.services.errors import Refused
from bot.services.table.scene import SeatRow, Table
from bot.ui.pages.drawing import drawing
from bot.ui.pages.lists import link, seated, time_expected, waits_for, whole
from bot.ui.pages.next_match import next_button, next_match
from bot.ui.pages.table import question_text
from bot.ui.press.custom_id import Press
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, Part, boxed, button, view_of
from bot.ui.words.catalogues import HOUSE, brief, game_words, named, neutral
from render.kit.words import Words

MOST = 20
"""Matches that are looked at."""
SECTIONS = 6
"""Matches with a button of their own; more have a line."""
MOST_FINISHED = 4
WEEK = 7 * 86400
TEXT = 3800
"""Characters of all that is told; a message holds 4,000."""


class Found:
    """The open matches of a person, told: those that wait for the person first, the longest-waiting at the top."""

    def __init__(self) -> None:
        self.turn: list[tuple[int, str]] = []
        self.waiting: list[str] = []
        self.others: list[str] = []
        self.more = 0


async def my_matches(house: House, user_id: int, words: Words) -> discord.ui.LayoutView:
    """All open matches of a person."""
    found = await _found(house, user_id, words)
    over = await _finished(house, user_id, words)
    small = [words("mine-finished", what=" · ".join(over))] if over else []
    small += [words("more-lines", count=found.more)] if found.more else []
    last = "\n".join(f"-# {line}" for line in small)
    told = [text for _, text in found.turn[:SECTIONS]]
    lists = [
        [f"• {text}".replace("\n", " · ") for _, text in found.turn[SECTIONS:]],
        _listed("mine-waiting-heading", found.waiting, words),
        _listed("mine-others-heading", found.others, words),
        _listed("mine-invited-heading", await _invitations(house, user_id, words), words),
    ]
    rest, *listed = _fitted(lists, TEXT - sum(map(len, [*told, last])), words)
    blocks: list[Sequence[Part]] = [_turns(found.turn, rest, words)] if found.turn else []
    blocks += [[text] for text in listed if text]
    parts: list[Part] = []
    for number, block in enumerate(blocks):
        parts += [discord.ui.Separator(), *block] if number else block
    tools = [button(words("button-settings"), Press("settings", 0))]
    if (others := await next_match(house, user_id)) is not None and others.count > 1:
        tools.insert(0, next_button(others, 0, words, loud=True))
    heading = [f"## {words('mine-heading')}", *await house.features.mine(house, words)]
    return view_of(boxed(HOUSE, *heading, *(parts or [words("mine-none")]), last, tools))


async def _found(house: House, user_id: int, words: Words) -> Found:
    found = Found()
    rows = await house.tables.rows_of(user_id)
    found.more = max(0, len(rows) - MOST)
    for row in rows[:MOST]:
        where = await link(house, row, words, user_id)
        try:
            table = await house.tables.load(row.id)
            mine = table.seats[table.seat_of(user_id) or 0]
            async with drawing(house, table):
                if row.status == "lobby":
                    found.others.append(f"{where} · {words('mine-lobby')} · {seated(table, words)}")
                elif row.status == "suspended":
                    found.others.append(f"{where} · {words('mine-suspended')}")
                elif mine.since is not None:
                    found.turn.append((row.id, f"{where}\n{await _my_turn(house, table, mine, words)}"))
                else:
                    found.waiting.append(f"{where} · {await waits_for(house, table, words)}")
        except Refused:
            found.others.append(f"{where} · {words('mine-in-trouble')}")
    for waits in await house.match.queue.of(user_id):
        place = next((n for n, one in enumerate(waits.waiting(), 1) if one.user_id == user_id), 0)
        key = "mine-queued" if place else "mine-held"
        found.others.append(f"{await link(house, waits.row, words)} · {words(key, place=place)}")
    return found


async def _my_turn(house: House, table: Table, mine: SeatRow, words: Words) -> str:
    """What is asked, since when; and that nobody else is missing, or until when there is time."""
    asked = brief(question_text(table, mine.seat, named(game_words(words.language, table.game.key), table.seats)))
    since = f"<t:{mine.since}:R>"
    due = await house.tables.due(table.row.id, TIMEOUT)
    if mine.seat not in due:
        return words("mine-your-turn", asked=asked, since=since)
    if due[mine.seat] <= house.clock.now():
        return words("mine-your-turn-late", asked=asked, since=since)
    return words("mine-your-turn-until", asked=asked, since=since, until=f"<t:{due[mine.seat]}:R>")


def _turns(turn: Sequence[tuple[int, str]], rest: str, words: Words) -> list[Part]:
    """What waits for the person; rest: all but the first ones, told in lines."""
    items: list[Part] = [
        f"**{words('mine-turn-heading', count=len(turn))}**",
        *(
            discord.ui.Section(text, accessory=button(words("button-play"), Press("play", match_id), BLUE))
            for match_id, text in turn[:SECTIONS]
        ),
    ]
    return [*items, rest] if rest else items


async def _invitations(house: House, user_id: int, words: Words) -> list[str]:
    lines: list[str] = []
    for row in await house.match.lobby.invitations(user_id):
        try:
            table = await house.tables.load(row.id)
        except Refused:
            continue
        line = words(
            "mine-invited",
            match=await link(house, row, words, user_id),
            host=neutral(table.host_name),
            count=len(table.seats),
            high=table.game.players[-1],
        )
        if expected := await time_expected(house, table, words):
            line = f"{line} · {words('mine-expected', expected=expected)}"
        lines.append(line)
    return lines


async def _finished(house: House, user_id: int, words: Words) -> list[str]:
    """The person's matches of this week that are over, with the place."""
    since = house.clock.now() - WEEK
    found: list[str] = []
    for row in await house.tables.over_since(user_id, since, MOST_FINISHED):
        seats = await house.tables.seats_of(row.id)
        seat = next(seat.seat for seat in seats if seat.user_id == user_id)
        assert row.outcome is not None
        rank = row.outcome.ranks[seat]
        place = words("mine-won") if rank == 1 else words("mine-rank", rank=rank)
        found.append(f"{await link(house, row, words, user_id)} {place}")
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
