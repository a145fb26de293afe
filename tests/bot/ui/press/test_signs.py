"""Characters in the words of a finished message become pictures, as far as there are any and there is room."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.ui.press.signs import LONGEST, Signs
from bot.ui.words.catalogues import HOUSE, hooks
from engine import registry


def emoji(name: str, number: int) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=name, id=number)


SEAT, RED, GREEN = emoji("seat", 1), emoji("red", 2), emoji("green", 3)


@pytest.fixture
def signs() -> Signs:
    found = Signs()
    found.know({"●": SEAT}, {"port_royal": {"♥": RED}, "nereus": {"✚": GREEN}})
    return found


def message(*parts: discord.ui.Item[Any], game: str = "port_royal") -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    accent = hooks(game).accent if game else HOUSE
    return view.add_item(discord.ui.Container(*parts, accent_colour=accent))


def painted(signs: Signs, text: str, game: str = "port_royal") -> str:
    shown = discord.ui.TextDisplay[Any](text)
    signs.paint(message(shown, game=game))
    return shown.content


def test_a_text_has_the_pictures_of_its_game(signs: Signs) -> None:
    assert painted(signs, "●\u00a0**Ana** ♥ ✚") == f"{SEAT}\u00a0**Ana** {RED} ✚"
    assert painted(signs, "●\u00a0**Ana** ♥ ✚", "nereus") == f"{SEAT}\u00a0**Ana** ♥ {GREEN}"
    assert painted(signs, "●\u00a0**Ana** ♥ ✚", "") == f"{SEAT}\u00a0**Ana** ♥ ✚", "a message of no game"
    assert painted(signs, "♥\ufe0f") == str(RED), "a character that asks for its colours"


def test_text_beside_the_container_belongs_to_the_game_too(signs: Signs) -> None:
    text = discord.ui.TextDisplay[Any]("♥")
    view = message(discord.ui.TextDisplay("x"))
    signs.paint(view.add_item(text))
    assert text.content == str(RED)


def test_until_there_are_pictures_the_characters_stay() -> None:
    assert painted(Signs(), "●\u00a0**Ana** ♥") == "●\u00a0**Ana** ♥"


def test_a_message_may_be_painted_again(signs: Signs) -> None:
    assert painted(signs, painted(signs, "● ♥")) == f"{SEAT} {RED}"


def test_code_stays_as_it_is_written(signs: Signs) -> None:
    table = "```\n● 1\n♥ 2\n```"
    assert painted(signs, f"♥ {table} `♥` ♥") == f"{RED} {table} `♥` {RED}"


def test_no_message_gets_too_long_and_no_mention_is_cut(signs: Signs) -> None:
    """Three more would fit, and a bit."""
    first = discord.ui.TextDisplay[Any]("♥ " * 2)
    last = discord.ui.TextDisplay[Any]("♥" * 9)
    filled = LONGEST - len(first.content) - len(last.content) - 3 * (len(str(RED)) - 1) - 4
    view = message(first, discord.ui.TextDisplay("x" * filled), last)
    signs.paint(view)
    assert first.content == f"{RED} {RED} "
    assert last.content == f"{RED}{'♥' * 8}"
    assert view.content_length() == LONGEST - 4


def test_what_a_label_begins_with_is_its_emoji(signs: Signs) -> None:
    labels = ("♥ red → chest", "●\u00a0Ana", "Take it ♥", "♥♥", "♥")
    found = [discord.ui.Button[Any](label=label, custom_id=label) for label in labels]
    signs.paint(message(discord.ui.ActionRow(*found)))
    assert [(one.emoji, one.label) for one in found] == [
        (RED, "red → chest"),
        (SEAT, "Ana"),
        (None, "Take it ♥"),
        (None, "♥♥"),
        (None, "♥"),
    ]


def test_choices_have_theirs_too(signs: Signs) -> None:
    options = [discord.SelectOption(label="♥ red", value="1"), discord.SelectOption(label="none", value="2")]
    signs.paint(message(discord.ui.ActionRow(discord.ui.Select[Any](options=options, custom_id="s"))))
    assert [(one.emoji, one.label) for one in options] == [(RED, "red"), (None, "none")]


def test_each_game_has_an_accent_of_its_own() -> None:
    accents = [HOUSE, *(hooks(game.key).accent for game in registry.games())]
    assert len(set(accents)) == len(accents), "a message is known by it"
