"""What fits on a phone: how long a text may be, and in how many lines a message's buttons stand.

A container is 303 dp wide on a phone of 411 dp. A button is as wide as its text with 16 dp on either side and never
breaks it; alone in a line it shows about 35 characters. What is longer ends in an ellipsis, so it must not be longer.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.ui.press.items import Item

LABEL = 34
"""A button shows so many characters whole; a picture before the text takes the room of `SIGN` of them, and so does a
sign with which the text begins, since it becomes one."""
SIGN = 4
TELLING = 25
"""In so many characters a button says what tells it from the others."""
OPTION = 50
"""A line of a list shows so many characters; what is longer goes on in the second line."""

BUTTONS_IN_A_ROW = 5
"""Discord takes no more, however short they are."""

_LINE = 303.0
_PADDING = 32.0
_CHARACTER = 7.75
_GAP = 8.0

Button = discord.ui.Button[Any]
Row = discord.ui.ActionRow[Any]


def fits(button: Item) -> bool:
    """Whether a phone shows the whole text of a button."""
    return not isinstance(button, discord.ui.Button) or _characters(button) <= LABEL


def length(text: str) -> int:
    """How many characters a button needs for a text."""
    signed = text[1:2].isspace() and unicodedata.category(text[0]) == "So"
    return len(text) + (SIGN - 2 if signed else 0)


def in_lines(buttons: Iterable[Item]) -> list[list[Item]]:
    """Buttons as they come to stand beside and below each other in one row of a phone."""
    lines: list[list[Item]] = []
    left = 0.0
    for button in buttons:
        width = _width(button)
        if not lines or left < width:
            lines.append([])
            left = _LINE
        lines[-1].append(button)
        left -= width + _GAP
    return lines


def in_rows(buttons: Iterable[Item]) -> list[Row]:
    """Buttons in as few rows as Discord takes; no row ends in the middle of a phone's line."""
    rows: list[list[Item]] = []
    for line in in_lines(buttons):
        for start in range(0, len(line), BUTTONS_IN_A_ROW):
            part = line[start : start + BUTTONS_IN_A_ROW]
            if rows and len(rows[-1]) + len(part) <= BUTTONS_IN_A_ROW:
                rows[-1] += part
            else:
                rows.append(part)
    return [discord.ui.ActionRow(*row) for row in rows]


def lines(rows: Sequence[Row]) -> int:
    """How many lines rows of buttons and lists take on a phone."""
    return sum(len(in_lines(row.children)) for row in rows)


def _characters(button: Item) -> int:
    if not isinstance(button, discord.ui.Button):
        return 10**6  # a list is as wide as the message
    return length(button.label or "") + (SIGN if button.emoji else 0)


def _width(button: Item) -> float:
    return min(_LINE, _PADDING + _CHARACTER * _characters(button))
