"""Signs in the colours of the pictures: characters in the words of a message become emoji of the application.

Whoever writes a sentence writes the character; here, when a message is finished, it becomes a picture, if the bot has
one for it by then. So nothing before this counts or cuts a mention, and where there is no picture yet the character
stands. A message of a game is known by its accent.

Discord refuses a whole message for an emoji on a button that it does not know: one that was deleted, and at times one
of the application that it has (discord-api-docs #7128). Then the characters go there.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord

from bot.ui.press.called import AnyView
from bot.ui.press.codes import INVALID
from bot.ui.words.catalogues import hooks

log = logging.getLogger(__name__)

T = TypeVar("T")

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
        self._characters: dict[int | None, str] = {}
        """By the id of a picture."""
        self.refused = asyncio.Event()
        """Set when Discord does not know one of them."""

    def know(self, common: Drawn, games: Mapping[str, Drawn]) -> None:
        """From now on these pictures stand for these characters: some in all messages, others in those of a game."""
        self._common = common
        self._of = {hooks(game).accent: {**common, **own} for game, own in games.items()}
        self._characters = {one.id: sign for drawn in (common, *games.values()) for sign, one in drawn.items()}

    def paint(self, view: AnyView) -> None:
        """Put the pictures into a message that is finished otherwise: its texts, from the top as long as there is
        room, and its buttons and options that begin with such a character."""
        drawn = self._in(view)
        if not drawn:
            return
        texts = [item for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        room = LONGEST - sum(len(text.content) for text in texts)
        for text in texts:
            before = text.content
            text.content = _painted(before, drawn, room)
            room -= len(text.content) - len(before)
        for labelled in _labelled(view):
            _in_front(labelled, drawn)

    def spell(self, view: AnyView) -> bool:
        """Put the characters back on the buttons and options of a painted message; whether there were any pictures."""
        spelt = False
        for what in _labelled(view):
            sign = self._characters.get(what.emoji.id) if what.emoji is not None else None
            if sign is not None:
                what.emoji, what.label, spelt = None, f"{sign} {what.label}", True
        return spelt

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


async def sent(view: AnyView, files: Sequence[discord.File], request: Callable[[], Awaitable[T]]) -> T:
    """What a request with a message gives, which is finished here: signs become pictures, and discord.py is kept from
    remembering the view, whose items are found by their custom ids.

    It is made once more with characters on the buttons where Discord refuses a picture there. Raises what it raises.
    """
    SIGNS.paint(view)
    view.stop()
    for file in files:
        file.reset()
    try:
        return await request()
    except discord.HTTPException as error:
        if error.code != INVALID or ".emoji" not in error.text or not SIGNS.spell(view):
            raise
        log.warning("Discord does not know a sign on a button, which stays a character: %s", error)
        SIGNS.refused.set()
    for file in files:
        file.reset()
    return await request()


def _labelled(view: AnyView) -> list[discord.ui.Button[Any] | discord.SelectOption]:
    """The buttons and options of a message."""
    found: list[discord.ui.Button[Any] | discord.SelectOption] = []
    for item in view.walk_children():
        if isinstance(item, discord.ui.Button):
            found.append(item)
        elif isinstance(item, discord.ui.Select):
            found += item.options
    return found


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
