"""What fits on a phone."""

from __future__ import annotations

from typing import Any

import discord

from bot.ui.pages import phone
from bot.ui.press.custom_id import Press
from bot.ui.press.items import button, select


def buttons(*lengths: int, **more: Any) -> list[Any]:
    return [button("x" * length, Press("do", 1, 0, str(number)), **more) for number, length in enumerate(lengths)]


def test_a_line_holds_two_buttons_of_fourteen_characters() -> None:
    assert [len(line) for line in phone.in_lines(buttons(14, 14, 14))] == [2, 1]
    assert [len(line) for line in phone.in_lines(buttons(15, 15))] == [1, 1]
    assert [len(line) for line in phone.in_lines(buttons(3, 3, 3, 3, 3))] == [4, 1]


def test_a_button_shows_so_many_characters_and_fewer_beside_a_sign() -> None:
    (whole, cut), (signed,) = buttons(phone.LABEL, phone.LABEL + 1), buttons(phone.LABEL, emoji="🔒")
    assert (phone.fits(whole), phone.fits(cut), phone.fits(signed)) == (True, False, False)
    assert len(phone.in_lines(buttons(80))) == 1, "its end is cut, it never breaks"


def test_no_row_ends_in_the_middle_of_a_line() -> None:
    rows = phone.in_rows(buttons(14, 14, 14, 14, 14, 14))
    assert [len(row.children) for row in rows] == [4, 2]
    assert phone.lines(rows) == 3


def test_a_list_takes_a_line() -> None:
    rows = [*phone.in_rows(buttons(3)), discord.ui.ActionRow(select("choose", Press("pick", 1), []))]
    assert phone.lines(rows) == 2


def test_a_sign_in_front_takes_the_room_of_the_picture_that_it_becomes() -> None:
    text = "\u2665\u00a0red → chest · and so on"
    assert phone.length(text) == phone.length(text.replace("\u00a0", " ")) == len(text) - 2 + phone.SIGN
    assert phone.length("→ chest") == len("→ chest"), "an arrow is written"
