"""Which private desks are open, and what people have opened on them, so that they are brought up to date as they stand.

Discord lets a private message in a thread be edited for a quarter of an hour with the interaction that showed it last.
What is forgotten here (by a restart, or because it is too old) costs nothing: a press on that desk shows how the match
stands.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import discord
from cachetools import LRUCache

from bot.services.table.scene import MatchRow
from bot.ui.press.codes import UNDONE
from bot.ui.press.files import Held, Listed, edited, held
from bot.ui.press.reply import Reply
from bot.ui.press.signs import sent

log = logging.getLogger(__name__)

REQUEST_SECONDS = 10
"""How long an edit may hang: what else is to be shown at the match waits for it."""

MOST_OPENED = 1000
"""Of so many desks in direct messages it is kept in memory what is open there."""


MOST_AT_ONCE = 10
"""Of so many desks of one person at one match it is kept that something of them is to follow."""


class Opened(NamedTuple):
    """What is open on a desk that shows a match after so many changes.

    path: the groups that were opened.
    note: the key of a sentence on top (the game has moved on).
    look: with the picture, even if nothing is asked (it comes by itself after a bust).
    sure: the number of a legal action that is to be confirmed.
    elsewhere: without the answers, as its person has just acted in the thread.
    """

    changes: int
    path: tuple[int, ...] = ()
    note: str = ""
    look: bool = False
    sure: int | None = None
    elsewhere: bool = False


@dataclass(eq=False)
class OpenDesk:
    """A desk that is open in a thread.

    beside: the id of the message if it is no first answer to the interaction.
    whole:  whether nothing of it is to follow.
    held:   the pictures that it shows.
    """

    interaction: discord.Interaction
    message_id: int
    beside: int | None
    opened: Opened
    whole: bool
    held: Held


class OpenDesks:
    """The newest desk of each person at each match in a thread, older ones that are not whole, and what is open in
    direct messages."""

    def __init__(self) -> None:
        self._open: dict[tuple[int, int], list[OpenDesk]] = {}
        """By match and person, the newest last; in the order in which they were shown: those that can be edited no more
        come first."""
        self._opened: LRUCache[int, Opened] = LRUCache(MOST_OPENED)
        """By message, in direct messages."""

    def note_shown(self, row: MatchRow, reply: Reply, opened: Opened, *, whole: bool) -> None:
        """The answer to a press is the desk of whoever pressed.

        whole: whether nothing of it is to follow.
        """
        interaction = reply.interaction
        message_id = reply.at or interaction.id  # not known if the connection was lost
        if interaction.guild_id is None:
            self._opened[message_id] = opened
            return
        while self._open and self._open[oldest := next(iter(self._open))][-1].interaction.is_expired():
            del self._open[oldest]
        # The message with all its parts takes most of the memory of an interaction, and an edit does not need it.
        interaction.message = None
        place = row.id, interaction.user.id
        known = [one for one in self._open.pop(place, ()) if not one.interaction.is_expired()]
        new = OpenDesk(interaction, message_id, reply.beside, opened, whole, held(reply.shown))
        here = next((one for one in known if one.message_id == message_id), new)
        if here.opened.changes > opened.changes:
            new = here  # An answer that was on its way for longer than a newer one.
        found = sorted([*(one for one in known if one is not here), new], key=lambda desk: desk.opened.changes)
        self._open[place] = [*(one for one in found[:-1] if not one.whole), found[-1]][-MOST_AT_ONCE:]

    def opened_on(self, message_id: int, changes: int) -> Opened:
        """What is open on a desk in direct messages, if the match stands as it did then."""
        opened = self._opened.get(message_id)
        return opened if opened is not None and opened.changes == changes else Opened(changes)

    def answered(self, interaction_id: int) -> Opened | None:
        """What is open on the desk that was the answer to an interaction outside of servers; None if that was none."""
        return self._opened.pop(interaction_id, None)

    def behind(self, row: MatchRow, user_id: int) -> list[OpenDesk]:
        """A person's desks that are still open and show an older position, or lack something that belongs there."""
        desks = [one for one in self._open.get((row.id, user_id), ()) if not one.interaction.is_expired()]
        return [one for one in desks if not one.whole or one.opened.changes < row.changes]

    async def update(
        self,
        row: MatchRow,
        desk: OpenDesk,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File],
        *,
        whole: bool = True,
    ) -> None:
        """Bring a desk up to date, unless its person has pressed on; one that the person has closed is forgotten."""
        place, interaction = (row.id, desk.interaction.user.id), desk.interaction
        if desk not in self._open.get(place, ()):
            return
        change = (
            interaction.edit_original_response
            if desk.beside is None
            else partial(interaction.followup.edit_message, desk.beside)
        )

        async def edit(listed: Listed) -> discord.Message:
            return await sent(view, files, lambda: change(view=view, attachments=listed))

        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                desk.held = held(await edited(edit, files, desk.held))
            if desk.opened.changes != row.changes:
                desk.opened = Opened(row.changes)
            desk.whole = whole
        except UNDONE as error:
            log.info("match %s: an open desk is gone: %r", row.id, error)
            left = [one for one in self._open.pop(place, ()) if one is not desk]
            if left:
                self._open[place] = left
