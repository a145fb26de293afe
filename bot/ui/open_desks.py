"""Which private desks are open in threads, so that they are brought up to date with the table's panel.

Discord lets a private message be edited for a quarter of an hour with the interaction that showed it last. What is
forgotten here (by a restart, or because it is too old) costs nothing: a press on that desk shows how the match stands.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import aiohttp
import discord

from bot.services.tables import MatchRow
from bot.ui.reply import unkept

log = logging.getLogger(__name__)

REQUEST_SECONDS = 10
"""How long an edit may hang: whoever presses at the match waits for it."""


class OpenDesks:
    """The newest desk of each person at each match."""

    def __init__(self) -> None:
        self._shown: dict[tuple[int, int], tuple[discord.Interaction, int]] = {}
        """By match and person: the interaction that showed the desk last, and the number of changes it shows.

        In the order in which they were shown: those that can be edited no more come first.
        """

    def shown(self, row: MatchRow, interaction: discord.Interaction) -> None:
        """The first answer to an interaction is the desk of whoever pressed, with the match as it stands."""
        while self._shown and self._shown[oldest := next(iter(self._shown))][0].is_expired():
            del self._shown[oldest]
        place = row.id, interaction.user.id
        # The message with all its parts takes most of the memory of an interaction, and an edit does not need it.
        interaction.message = None
        self._shown.pop(place, None)
        self._shown[place] = interaction, row.changes

    def behind(self, row: MatchRow, user_id: int) -> discord.Interaction | None:
        """What showed a person's desk, if that is still open and shows an older position."""
        interaction, changes = self._shown.get((row.id, user_id), (None, 0))
        return interaction if interaction and not interaction.is_expired() and changes < row.changes else None

    async def update(
        self,
        row: MatchRow,
        interaction: discord.Interaction,
        view: discord.ui.LayoutView,
        files: Sequence[discord.File],
    ) -> None:
        """Bring a desk up to date; one that the person has closed is forgotten."""
        place = row.id, interaction.user.id
        unkept(view)
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                await interaction.edit_original_response(view=view, attachments=list(files))
            self._shown[place] = interaction, row.changes
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("match %s: an open desk is gone: %r", row.id, error)
            self._shown.pop(place, None)
