"""Signs in the colours of the pictures: characters in the words of a message become emoji of the application.

Whoever writes a sentence writes the character; here, when a message is finished, it becomes a picture, if the bot has
one for it by then. So nothing before this counts or cuts a mention, and where there is no picture yet the character
stands. A message of a game is known by its accent.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import discord

from bot.ui.press.called import AnyView
from bot.ui.words.catalogues import hooks

LONGEST = 4000
"""Discord takes no more of all texts of a message together, mentions written out."""

_CODE = "(?P<code>```.*?```|`[^`\n]*`)"
"""Where Discord shows characters as they are."""

Drawn = Mapping[str, discord.PartialEmoji]
"""The pictures by the characters that stand for them."""


class Signs:
    """The pictures that there are by now; none at first."""

    def __init__(self) -> None:
        self._common: Drawn = {}
        self._of: dict[int, Drawn] = {}
        """By the accent of a game: what all games have, and its own."""

    def know(self, common: Drawn, games: Mapping[str, Drawn]) -> None:
        """From now on these pictures stand for these characters: some in all messages, others in those of a game."""
        self._common = common
        self._of = {hooks(game).accent: {**common, **own} for game, own in games.items()}

    def paint(self, view: AnyView) -> None:
        """Put the pictures into a message that is finished otherwise: its texts, from the top as long as there is
        room, and its buttons and options that begin with such a character."""
        drawn = self._in(view)
        if not drawn:
            return
        items = list(view.walk_children())
        texts = [item for item in items if isinstance(item, discord.ui.TextDisplay)]
        room = LONGEST - sum(len(text.content) for text in texts)
        for text in texts:
            before = text.content
            text.content = _painted(before, drawn, room)
            room -= len(text.content) - len(before)
        for item in items:
            if isinstance(item, discord.ui.Button):
                _in_front(item, drawn)
            elif isinstance(item, discord.ui.Select):
                for option in item.options:
                    _in_front(option, drawn)

    def _in(self, view: AnyView) -> Drawn:
        """The pictures for a message: those of the game whose accent a container of it has, else those of all."""
        for item in view.children:
            if isinstance(item, discord.ui.Container) and item.accent_colour is not None:
                accent = int(item.accent_colour)
                if accent in self._of:
                    return self._of[accent]
        return self._common


SIGNS = Signs()
"""Those of the application that this process speaks for."""


def _painted(text: str, drawn: Drawn, room: int) -> str:
    """The text with pictures in it, by so many characters longer at most."""

    def picture(found: re.Match[str]) -> str:
        nonlocal room
        whole = found[0]
        if found["code"]:
            return whole
        mention = str(drawn[found["sign"]])
        longer = len(mention) - len(whole)
        if longer > room:
            return whole
        room -= longer
        return mention

    signs = "|".join(map(re.escape, drawn))
    return re.sub(f"{_CODE}|(?P<sign>{signs})\ufe0f?", picture, text, flags=re.DOTALL)


def _in_front(what: discord.ui.Button[Any] | discord.SelectOption, drawn: Drawn) -> None:
    """The character that a label begins with, as its picture: labels show no mentions."""
    label = what.label or ""
    sign, rest = label[:1], label[1:]
    if what.emoji is None and sign in drawn and rest[:1].isspace() and rest.strip():
        what.emoji, what.label = drawn[sign], rest.strip()
