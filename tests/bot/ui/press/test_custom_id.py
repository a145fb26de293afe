"""What a custom id says, and that only the bot's own are read."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.ui.press.custom_id import LONGEST, Kind, Press, beginning, parse


@pytest.mark.parametrize("kind", get_args(Kind))
@pytest.mark.parametrize("press", [Press("settings", 0), Press("do", 10**15 - 1, 10**9 - 1, "a-z.09" * 8)])
def test_a_press_is_read_as_it_was_written(press: Press, kind: Kind) -> None:
    text = press.custom_id(kind)
    assert parse(text) == press
    assert len(text) <= LONGEST


def test_buttons_of_a_match_are_known_by_how_their_ids_begin() -> None:
    assert Press("hand", 12, 7, "token").custom_id("b").startswith(beginning("hand", 12))
    for other in (Press("hand", 1), Press("hand", 123), Press("handy", 12)):
        assert not other.custom_id("b").startswith(beginning("hand", 12))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "b",
        "b:do",
        "b:do:1:0",  # without a token
        "b:do:1:0::",
        "b:do:1:0:x\n",
        " b:do:1:0:x",
        "x:do:1:0:x",
        "bs:do:1:0:x",
        "b:DO:1:0:x",
        "b:do:-1:0:x",
        "b:do:1.5:0:x",
        "b:do:1000000000000000:0:x",
        "b:do:1:1000000000:x",
        "b:do:1:0:" + "x" * 49,
        "b:do:\u0661:0:x",  # a digit, but of another script
        "hg1:do:1:0:x",
        "persistent_view:green",
    ],
)
def test_what_the_bot_has_not_written_is_no_press(text: str) -> None:
    assert parse(text) is None
