"""The lobby card: a table before it starts, and the line that says what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot.services.clock.forecast import sitting
from bot.services.processes.computers import offered
from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import Showing
from bot.services.table.scene import SeatRow, Table
from bot.ui.pages.filling import (
    answer_buttons,
    answer_of,
    begins_short,
    call_line,
    held_lines,
    seat_buttons,
    waiting_line,
)
from bot.ui.pages.lists import time_expected
from bot.ui.pages.table import accent, heading
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.items import BLUE, Item, Page, Part, boxed, button, choice, galleries, select, view_of
from bot.ui.press.reading import ReadingRoom
from bot.ui.words.catalogues import clean, clip, game_words, name_at_home, name_of, option_choice, together, won
from bot.ui.words.durations import pace_text
from engine.core.options import Option, OptionValue
from render.kit.words import Words

WEIGHTS = ("very-light", "light", "medium", "demanding", "heavy")
"""What the weights of games are called, from 1 to 5."""

REMOVE = "remove"
ADD = "add"


class Abroad(NamedTuple):
    """Who reads a card in direct messages, not being at home on the server of the table, and in which language."""

    user_id: int
    language: str


async def lobby_card(
    reading: ReadingRoom, table: Table, call: str = "", showing: Showing | None = None, *, abroad: Abroad | None = None
) -> Page:
    """The card of a table with its banner, if that is there in time; `call` is a sentence above it. Once the table does
    not wait any more, a line is left of it.

    showing: for whom it is; None for somebody with all the time.
    abroad: who alone reads it; None where the table is at home.
    """
    showing = showing or Showing()
    words = game_words(table.row.language if abroad is None else abroad.language, table.game.key)
    if table.row.status != "lobby":
        return view_of(clip("\n".join(await _what_is_left(reading, table, words, at_home=abroad is None)), 2500)), []
    files = await banner(reading.pictures, table, words, showing)
    about = [f"## {heading(table, words)}"]
    if table.row.called_at:
        about.append(call_line(table, words))
    else:
        about += [words("summary"), _facts(table, words)]
        if table.alone or not table.row.direct:
            about.append(await length(reading, table, words))
        about += await reading.features.say("waits", table, words)
    about.append(different_line(table, words, hour=False))
    at_home = abroad is None
    seats = "\n".join([*_seats(table, words, at_home=at_home), *_named_how(table, words, at_home=at_home)])
    seats += "".join(f"\n-# {line}" for line in await reading.features.say("seats", table, words))
    waits = waiting_line(table, words, named=at_home)
    box = boxed(
        accent(table),
        clip("\n".join(filter(None, about)), 2500),
        discord.ui.Separator(),
        clip(seats, 1500),
        *([discord.ui.Separator(), waits] if waits else []),
        *_controls(table, words, abroad, await reading.features.ways("lobby", table, 0, words)),
    )
    return view_of(call, *galleries(files), box), files


async def banner(pictures: Pictures, table: Table, words: Words, showing: Showing) -> list[discord.File]:
    """The picture above a table that waits, if there is one and it is there in time."""
    drawn = await pictures.banner(table.game.key, words, showing)
    return [picture_file("banner", part, table.game.title) for part in drawn]


def option_line(option: Option, value: OptionValue, words: Words) -> str:
    """An option and what was chosen."""
    return words("option-line", option=words(f"option-{option.key}"), choice=option_choice(option, value, words))


def switched_lines(table: Table, words: Words) -> list[str]:
    """What is on there that features add, and what follows from it."""
    row = table.row
    on = [*row.switched, *(["elsewhere"] if row.elsewhere and row.status == "lobby" else [])]
    return [words(key) for key in (f"switch-{one}-short" for one in on) if key in words]


def different(table: Table, words: Words, *, hour: bool = True) -> list[str]:
    """What this table has chosen otherwise than usual; an option that means nothing there is not named.

    hour: with the hour at which it begins.
    """
    possible = _possible(table)
    found = [
        option_line(option, option.of(table.row.options), words)
        for option in table.game.options
        if option.of(table.row.options) != option.default
        and any(option.applies(seats, table.row.options) for seats in possible)
    ]
    row, begins = table.row, begins_short(table, words)
    waits, at = row.status == "lobby", row.begins_at
    others = (
        (row.weekends_off, words("weekends-off-short")),
        (waits and hour and at is not None, words("hour-short", at=str(at))),
        (waits and row.starts_full and at is None, words("starts-full-short")),
        (begins, begins),
        (waits and row.steady, words("steady-short")),
    )
    return found + [text for holds, text in others if holds] + switched_lines(table, words)


def different_line(table: Table, words: Words, *, hour: bool = True) -> str:
    """The same in small type; empty where nothing is different."""
    found = different(table, words, hour=hour)
    return f"-# {words('lobby-different', what=' · '.join(found))}" if found else ""


def _facts(table: Table, words: Words) -> str:
    """For how many, how long, how heavy."""
    meta = table.game.meta
    return words(
        "lobby-facts",
        low=meta.players[0],
        high=meta.players[-1],
        shortest=meta.minutes[0],
        longest=meta.minutes[1],
        weight=words(f"weight-{WEIGHTS[meta.weight - 1]}"),
        level=meta.weight,
    )


async def length(reading: ReadingRoom, table: Table, words: Words) -> str:
    """How long it will take with these people, or that it is played now."""
    if table.alone:
        return words("lobby-alone", minutes=sitting(table))
    if table.row.now:
        return words("lobby-now", minutes=sitting(table))
    pace = pace_text(table.row.pace, words)
    expected = await time_expected(reading, table, words)
    return words("lobby-expected", expected=expected, pace=pace) if expected else words("lobby-pace", pace=pace)


def _possible(table: Table) -> list[int]:
    """The numbers of players that the table can still have."""
    if table.row.status != "lobby":
        return [len(table.seats)]
    return [seats for seats in table.game.players if seats >= len(table.seats)]


def _seats(table: Table, words: Words, *, at_home: bool) -> list[str]:
    lines = [_seat(table, row, words, at_home=at_home) for row in table.seats]
    lines += held_lines(table, words, named=at_home)
    return [*lines, words("seats-free", count=table.free)] if table.free > 0 else lines


async def _what_is_left(reading: ReadingRoom, table: Table, words: Words, *, at_home: bool) -> list[str]:
    """What has become of a table that does not wait any more, and who sits there."""
    match = heading(table, words)
    if table.row.started_at is None:
        closed = await reading.features.say("closed", table, words)
        return [words("lobby-line-closed", match=match), *closed]
    if table.row.direct:
        line = words("lobby-line-direct", match=match)
    elif not at_home:
        line = words("lobby-line-guest-over" if table.over else "lobby-line-guest-plays", match=match)
    elif table.row.thread_id is None:
        line = words("lobby-line-began", match=match)
    else:
        key = "lobby-line-started" if table.row.status in ("running", "suspended") else "lobby-line-finished"
        line = words(key, match=match, thread=f"<#{table.row.thread_id}>")
    if (outcome := table.row.outcome) is not None:
        who = together([_called(table.seats[seat], at_home=at_home) for seat in outcome.winners], words)
        line += f" {won(outcome, who, words)}."
    lines = [line, f"-# {words.listing(_called(row, at_home=at_home) for row in table.seats)}"]
    return lines + _named_how(table, words, at_home=at_home)


def _named_how(table: Table, words: Words, *, at_home: bool) -> list[str]:
    """That everybody goes by another name where people of two servers meet."""
    return [] if table.row.by_account else [f"-# {words('lobby-guests' if at_home else 'lobby-guest')}"]


def _called(row: SeatRow, *, at_home: bool) -> str:
    """By which name somebody stands on the card."""
    return name_at_home(row) if at_home else name_of(row)


def _seat(table: Table, row: SeatRow, words: Words, *, at_home: bool) -> str:
    """Who sits there, and as what."""
    if row.kind == "computer":
        return f"{name_of(row)} · {words(f'computer-{row.level}')}"
    who = _called(row, at_home=at_home)
    if row.user_id == table.row.host_id:
        who = f"{who} · {words('host')}"
    return who + answer_of(table, row, words)


def _computers(table: Table, words: Words) -> list[discord.SelectOption]:
    """Everything that can be done with computers: add one, another level for one, remove one."""
    levels = offered(table.game)
    found: list[discord.SelectOption] = []
    if table.free > 0:
        found += [
            choice(
                words("computers-add", level=words(f"level-{level}")), f"{ADD}.{level}", words(f"computer-hint-{level}")
            )
            for level in levels
        ]
    for row in table.seats:
        if row.kind == "computer":
            name = clip(clean(row.name), 60)
            found += [
                choice(words("computers-level", name=name, level=words(f"level-{level}")), f"{row.seat}.{level}")
                for level in levels
                if level != row.level
            ]
            found.append(choice(words("computers-remove", name=name), f"{row.seat}.{REMOVE}"))
    return found


def _controls(table: Table, words: Words, abroad: Abroad | None, added: Sequence[Item]) -> list[Part]:
    """What can be done; who alone reads it sits there, and is offered what only the host may where that is the host.

    added: the buttons of features.
    """
    hosts = abroad is None or abroad.user_id == table.row.host_id
    match_id, count = table.row.id, len(table.seats)
    if table.row.called_at:
        return [answer_buttons(table, words, sits=abroad is not None), _looks(table, words, abroad, added)]
    missing = table.game.players[0] - count
    start = words("button-start", count=count) if missing <= 0 else words("button-start-missing", count=missing)
    seats = [
        *([] if table.row.direct or abroad else seat_buttons(table, words)),
        *([button(start, Press("start", match_id), BLUE, disabled=missing > 0)] if hosts else []),
        button(words("button-leave"), Press("leave", match_id)),
    ]
    levels = _computers(table, words) if hosts else []
    computers = [select(words("computers"), Press("computers", match_id, token=str(count)), levels)] if levels else []
    return [seats, computers, _looks(table, words, abroad, added)]


def _looks(table: Table, words: Words, abroad: Abroad | None, added: Sequence[Item]) -> list[Item]:
    """What can be looked at and chosen besides the seats."""
    match_id = table.row.id
    hosts = abroad is None or abroad.user_id == table.row.host_id
    looks = [button(words("button-options"), Press("options", match_id))] if hosts else []
    looks += added
    if not (table.row.direct or abroad):
        looks.append(button(words("button-invite"), Press("invite", match_id)))
        looks.append(button(words("button-plan"), Press("plan", match_id)))
    return looks
