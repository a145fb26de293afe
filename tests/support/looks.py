"""Whether a question, what it is about and its answers are seen in one look: how high they stand on a message.

Measures are those of Discord's clients (`render.clients` for pictures). A room opens at its end, so what is seen
without scrolling is the end of the message: the part of the picture that the question is about, the question, every
button and list below it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import ceil
from typing import Any, NamedTuple
from unittest.mock import patch

import discord

from bot.services.match.joint import next_question
from bot.ui.pages import answers, phone
from bot.ui.pages.arrangement import Arranged, Tools, arranged
from bot.ui.press.custom_id import Press, parse
from bot.ui.press.items import button
from bot.ui.words.catalogues import game_words, label
from engine.core.game import AnyGame
from render import registry
from render.kit.sheet import Sheet
from tests.support.asked import NAMES


class Window(NamedTuple):
    """What a client leaves for messages, in its pixels.

    high: between the room's name and the line where one writes.   close: what a small window leaves, or a phone that
    shows a notification.   picture: the widest that a lone picture outside of a box becomes; it is never higher than
    350.   text: how wide a line in a box is.   letter: of its letters, on average.   button, list: how high they are.
    """

    high: int
    close: int
    picture: int
    text: int
    letter: float
    button: int
    list: int


DESK = Window(high=720, close=600, picture=600, text=566, letter=7.0, button=32, list=44)
"""Of 1440 x 900."""
PHONE = Window(high=640, close=560, picture=314, text=282, letter=7.0, button=40, list=44)
"""Of 390 x 844."""
WINDOWS = {"desk": DESK, "phone": PHONE}

_MOST_HIGH = 350
_EDGE = 16
_GAP = 8
_HEADING, _LINE, _SMALL = 21, 20, 16


class Look(NamedTuple):
    """A question as the desk shows it. high: of what must be seen at once, by window; places: of each answer's button,
    row and column."""

    key: str
    high: dict[str, int]
    places: dict[Any, tuple[int, int]]


def look(game: AnyGame, state: Any, seat: int, language: str = "en") -> Look:
    """How the question of a seat stands on its desk, with *Undo* and *More*."""
    words = game_words(language, game.key).naming(NAMES.__getitem__)
    question, legal = game.question(state, seat), list(game.legal(state, seat))
    entries = answers.entries(question, legal, (), words, partial(next_question, game, state, seat))
    tools = [button(words(name), Press("more", 1)) for name in ("button-undo", "button-more")]
    found = arranged(question, entries, 1, 1, words, tools=Tools(tools))
    asked = label(words, "question", question.label)
    still = [label(words, "still", line) for line in question.still_open]
    small = ["until tomorrow at nine o'clock"]
    if f"question-{question.label.key}-note" in words:
        small.append(words.say(f"question-{question.label.key}-note", question.label.args))
    with patch.object(Sheet, "keep"):
        part = registry.pictures(game.key).private(game.view(state, seat), words).shown[-1]
    high: dict[str, int] = {}
    for name, window in WINDOWS.items():
        texts = [_HEADING * _lines(asked, window, 8.5)]
        texts += [_LINE * _lines(words("still-open", what="; ".join(still)), window)] if still else []
        texts += [_SMALL * _lines(found.barred, window)] if found.barred else []
        texts.append(_SMALL * _lines(" · ".join(small), window, 6))
        rows = [_row(row, window) for row in found.rows()]
        boxed = 2 * _EDGE + sum(texts) + sum(rows) + _GAP * (len(texts) + len(rows) - 1)
        ratio = 1200 / (part.bottom - part.top)
        high[name] = ceil(min(_MOST_HIGH, window.picture / ratio) + _GAP + boxed)
    return Look(question.label.key, high, dict(_places(found, legal)))


def _lines(text: str, window: Window, letter: float | None = None) -> int:
    return max(1, ceil(len(text) * (letter or window.letter) / window.text))


def _row(row: discord.ui.ActionRow[Any], window: Window) -> int:
    if isinstance(row.children[0], discord.ui.Select):
        return window.list
    lines = len(phone.in_lines(row.children)) if window is PHONE else 1
    return lines * window.button + (lines - 1) * _GAP


def _places(found: Arranged, legal: list[Any]) -> Iterator[tuple[Any, tuple[int, int]]]:
    """The buttons that give an answer, by what they do."""
    for number, row in enumerate(found.rows()):
        for column, item in enumerate(row.children):
            press = parse(getattr(item, "custom_id", None) or "")
            if press is not None and press.verb in (answers.DO, answers.SURE) and press.token.isdigit():
                yield legal[int(press.token)], (number, column)


class Count:
    """Questions of some matches, counted."""

    def __init__(self) -> None:
        self.questions, self.kept, self.again = 0, 0, 0
        self.seen, self.close = dict.fromkeys(WINDOWS, 0), dict.fromkeys(WINDOWS, 0)
        self._last: dict[tuple[int, str], Look] = {}

    def add(self, game: AnyGame, state: Any, seat: int, language: str = "en") -> None:
        """Count a question; answers to the same question of the same seat are looked for where they stood."""
        found = look(game, state, seat, language)
        self.questions += 1
        for name, window in WINDOWS.items():
            self.seen[name] += found.high[name] <= window.high
            self.close[name] += found.high[name] <= window.close
        before = self._last.get((seat, found.key))
        if before is not None:
            both = before.places.keys() & found.places.keys()
            self.again += len(both)
            self.kept += sum(before.places[action] == found.places[action] for action in both)
        self._last[seat, found.key] = found

    @property
    def steady(self) -> float:
        """So many of the answers that were a button last time and are one now stand where they stood."""
        return self.kept / self.again if self.again else 1.0
