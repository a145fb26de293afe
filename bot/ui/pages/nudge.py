"""A reminder: what waits, since when, and what can be done about it."""

from __future__ import annotations

from typing import NamedTuple

from bot.services.table.scene import SeatRow, Table
from bot.services.table.voting import is_sealed
from bot.ui.pages.lists import whole
from bot.ui.pages.next_match import Next, next_button
from bot.ui.pages.table import heading, question_text
from bot.ui.press.called import calls
from bot.ui.press.custom_id import Press
from bot.ui.press.items import BLUE, Item, button
from bot.ui.words import calling
from bot.ui.words.catalogues import brief, clip, game_words, named
from bot.ui.words.places import address
from render.kit.words import Words

SNOOZE_HOURS = "4"
MOST = 10
"""Matches that a digest lists; more are counted."""
TEXT = 180
"""Characters for a question."""
ALL = 1900
"""Characters of a message; plain words may have 2,000."""


class Reminder(NamedTuple):
    """A message of plain words, the first line for the notification, and its buttons."""

    text: str
    buttons: list[Item]


def mark(about: int, person: int) -> Press:
    """What can be pressed on this reminder and on no other message, by which it is found."""
    return Press("mygames", 0, 0, f"{about}.{person}.") if person else Press("play", about, 0, "sealed")


def reminder(
    told: list[tuple[Table, SeatRow]], words: Words, marked: Press, *, in_dm: bool, zone_said: bool = True
) -> Reminder:
    """The reminder of one person for one match, or a digest of several. In a thread it calls the person.

    marked: the press that is its mark.
    zone_said: whether that person has said what time it is there; else that is asked.
    """
    first, row = told[0]
    number = first.row.id if len(told) == 1 else 0
    if not in_dm:
        line = " ".join(filter(None, (calls([row]), calling.at_the_table(first))))
    elif len(told) == 1:
        line = calling.reminder(first, row.seat, game_words(words.language, first.game.key))
    else:
        line = calling.digest([table.game.title for table, _ in told], words)
    lines = [_line(table, seat, words, asked=len(told) > 1) for table, seat in told[:MOST]]
    buttons = [
        button(words("button-play"), Press("play", first.row.id), BLUE),
        button(words("button-snooze"), Press("snooze", number, 0, SNOOZE_HOURS)),
        button(words("button-mygames"), marked),
    ]
    if len(told) > 1:
        buttons[0] = next_button(Next(first.row.id, first.game.title, len(told)), 0, words, loud=True)
    if in_dm:
        buttons.append(button(words("button-reminders"), Press("settings", 0)))
    if not zone_said:
        buttons.append(button(words("clock-question"), Press("myclock", 0)))
    return Reminder(whole([line, *lines], ALL, words, further=len(told) - len(lines)), buttons)


def sealed_reminder(table: Table, words: Words) -> Reminder:
    """The reminder in a thread while choices are sealed: to everybody, since nobody may learn who has not chosen."""
    play = button(words("button-play"), mark(table.row.id, 0), BLUE)
    return Reminder(f"{calls(table.persons())} {calling.still_sealed(table)}", [play])


def _line(table: Table, row: SeatRow, words: Words, *, asked: bool) -> str:
    """The match, perhaps what is asked, and since when."""
    question = brief(question_text(table, row.seat, named(game_words(words.language, table.game.key), table.seats)))
    alone = len(table.actors()) == 1 and len(table.seats) > 1 and not is_sealed(table)
    said = words("nudge-alone" if alone else "nudge", since=f"<t:{row.clock_at}:R>")
    match = heading(table, words)
    if row.at_home:
        match = f"[{match}]({address(table.row)})"
    return " · ".join([match, *([clip(question, TEXT)] if asked else []), said])
