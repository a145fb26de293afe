"""Which private desks are open in threads, so that a press on the table's panel brings the own desk up to date too.

Discord lets a private message be edited for a quarter of an hour with the interaction that showed it last. What is
forgotten here (by a restart, or because it is too old) costs nothing: a press on that desk shows how the match stands.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

import aiohttp
import discord

log = logging.getLogger(__name__)


class OpenDesks:
    """The newest desk of each person at each match."""

    def __init__(self) -> None:
        self._shown: dict[tuple[int, int], discord.Interaction] = {}

    def shown(self, match_id: int, interaction: discord.Interaction) -> None:
        """The first answer to an interaction is the desk of whoever pressed."""
        self._shown = {key: found for key, found in self._shown.items() if not found.is_expired()}
        self._shown[match_id, interaction.user.id] = interaction

    def is_open(self, match_id: int, user_id: int) -> bool:
        """Whether a person has a desk that can be brought up to date."""
        found = self._shown.get((match_id, user_id))
        return found is not None and not found.is_expired()

    async def update(
        self, match_id: int, user_id: int, view: discord.ui.LayoutView, files: Sequence[discord.File]
    ) -> None:
        """Bring it up to date; one that the person has closed is forgotten."""
        view.stop()  # every item of it is dynamic
        try:
            await self._shown[match_id, user_id].edit_original_response(view=view, attachments=list(files))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("match %s: an open desk is gone: %r", match_id, error)
            self._shown.pop((match_id, user_id), None)
