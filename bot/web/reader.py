"""Who reads a page, and how its things are written for that person."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from zoneinfo import ZoneInfo

import discord

from bot.services.processes.right_of_way import Showing, Urgency, answering
from bot.ui.press.house import House
from bot.ui.words.catalogues import clean, house_words
from bot.web.components import Page, verb_of
from bot.web.doors import Visitor
from bot.web.markdown import Speech
from bot.web.shelf import EVERYBODY, Shelf
from bot.web.signs import SignPictures
from engine.core.game import View
from render.kit.parts import Mark, Which
from render.kit.words import Words
from render.orders import PartFile

MOST_FOLLOWING = 50
"""Pictures that are drawn after their pages were sent."""
BOARD = "board"
"""The verb of the button that leads here, which does nothing here."""
_CALLED = re.compile(r"<@!?(\d+)>")
_HERE = {"play", "hand"}
"""The verbs of presses that show the desk."""


@dataclass(frozen=True)
class Reader:
    """visitor: None for anybody.   token: what forms carry.   look: light, dark or as the system has it."""

    visitor: Visitor | None
    language: str
    zone: ZoneInfo
    token: str
    look: str

    @property
    def words(self) -> Words:
        """Sentences that belong to no game."""
        return house_words(self.language)

    @property
    def eyes(self) -> int:
        """For whom its pictures are kept."""
        return EVERYBODY if self.visitor is None else self.visitor.user_id


def leads(custom_id: str) -> str | None:
    """Where a press leads that only shows a page."""
    verb, match_id = verb_of(custom_id)
    if verb in _HERE and match_id:
        return f"/m/{match_id}"
    return f"/next?but={match_id}" if verb == "next" else None


def texts_of(view: discord.ui.LayoutView) -> list[str]:
    """All that a message says."""
    return [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]


def _from_the_top(parts: Sequence[PartFile]) -> tuple[PartFile, ...]:
    """The parts of a picture as a page shows them. What is asked about comes last in a message, as the answers stand
    below it; on a page they stand beside it, and nobody is to scroll to where the next tap is."""
    return tuple(reversed(parts))


@dataclass(frozen=True)
class Web:
    """What pages are made with. house: the bot.   shelf, signs: where their pictures are."""

    house: House
    shelf: Shelf
    signs: SignPictures
    _following: set[asyncio.Task[object]] = field(default_factory=set)

    async def picture(
        self, game: str, which: Which, view: View, words: Words, marks: tuple[Mark, ...], *, tapped: bool = False
    ) -> tuple[PartFile, ...]:
        """A picture for somebody who waits for the page; none while it follows: then it is drawn meanwhile, and the
        page asks again. tapped: whether something was chosen on it, which nobody could see without: it is waited for.
        """
        showing = Showing() if tapped else answering()
        parts = await self.house.pictures.draw(game, which, view, words, showing, marks)
        if showing.late and len(self._following) < MOST_FOLLOWING:
            task = asyncio.create_task(self.house.pictures.draw(game, which, view, words, Showing(), marks))
            self._following.add(task)
            task.add_done_callback(self._following.discard)
        return () if showing.late else _from_the_top(parts)

    async def looked_at(
        self, game: str, which: Which, view: View, words: Words, marks: tuple[Mark, ...] = ()
    ) -> tuple[PartFile, ...]:
        """A picture for somebody who looks on or back, and is asked nothing: whoever plays goes first."""
        return _from_the_top(await self.house.pictures.draw(game, which, view, words, Showing(Urgency.REPLAY), marks))

    async def stop(self) -> None:
        """What nobody waits for any more is not drawn."""
        for task in self._following:
            task.cancel()
        await asyncio.gather(*self._following, return_exceptions=True)

    async def page(
        self,
        reader: Reader,
        words: Words,
        game: str,
        to: str,
        texts: Sequence[str] = (),
        files: Sequence[discord.File] = (),
    ) -> Page:
        """How things are written on a page that sends to an address.

        game:  whose words and signs they are; "" for none.
        texts: what is to be written, of which those are looked up who are called there by their accounts.
        """
        people = {int(found[1]) for text in texts for found in _CALLED.finditer(text)}
        known = await self.house.tables.names(people) if people else {}
        nameless = words("somebody-before")
        speech = Speech(
            lambda user_id: clean(known[user_id]) if user_id in known else nameless, self.signs.of(game), reader.zone
        )
        return Page(to, reader.token, speech, words, self.shelf.files(files, reader.eyes), leads)
