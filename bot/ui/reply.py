"""Answers an interaction exactly once and in time, however long the work takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Sequence

import aiohttp
import discord

from bot.services.errors import StorageError, where
from bot.ui.words import house_words, refusal
from engine.core.errors import GameError
from render.kit.words import MissingWords, Words

log = logging.getLogger(__name__)

PATIENCE = 0.25
"""Seconds of work after which the interaction is deferred, so that every press is acknowledged at once and the picture
follows; Discord waits three."""

EXPIRED = {10062, 10015, 50027, 40060}
"""Codes for an interaction that is too old or was answered already: nothing to tell anybody."""


class Reply:
    """One interaction and its answer.

    in_place: the answer replaces the message that was pressed; otherwise it is a new private message.
    """

    def __init__(self, interaction: discord.Interaction, words: Words, *, in_place: bool) -> None:
        self.interaction = interaction
        self.words = words
        self.in_place = in_place
        self._answering = asyncio.Lock()
        self._took_place = False
        """Whether the first answer (or the deferral) replaces the pressed message; decided when it was sent."""

    @property
    def user(self) -> discord.User | discord.Member:
        """Who pressed."""
        return self.interaction.user

    @property
    def on_desk(self) -> bool:
        """Whether a private message was pressed: the desk in the thread (ephemeral) or in a DM."""
        message = self.interaction.message
        return message is not None and (self.interaction.guild_id is None or message.flags.ephemeral)

    async def run(self, work: Awaitable[None], *, deferred: bool = True) -> None:
        """Do the work; defer if it takes long (unless the answer is a form); turn what goes wrong into a sentence."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done and deferred:
            await self._defer()
        try:
            await task
        except GameError as error:
            await self._say_quietly(self._sentence(error))
        except StorageError:  # the database has told the operator
            await self._say_quietly(self.words("trouble-storage"))
        except discord.HTTPException as error:
            if error.code not in EXPIRED:
                log.warning("interaction %s: %s", self.interaction.id, error)
                await self._say_quietly(self.words("trouble-discord"))
        except (aiohttp.ClientError, OSError) as error:
            log.warning("interaction %s: %s", self.interaction.id, error)
        except Exception as error:
            log.error("interaction %s failed: %s", self.interaction.id, where(error))
            await self._say_quietly(self.words("trouble-inside"))

    async def show(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Answer with a view: in place of the pressed message, or as a new private message."""
        _unkept(view)
        async with self._answering:
            response = self.interaction.response
            if response.is_done():
                if self._took_place and not self.in_place:
                    # Deferred before it was known that the answer is private: what everybody sees stays as it is.
                    await self.interaction.followup.send(view=view, files=list(files), ephemeral=True)
                else:
                    await self.interaction.edit_original_response(view=view, attachments=list(files))
            elif self.in_place:
                self._took_place = True
                await response.edit_message(view=view, attachments=list(files))
            else:
                await response.send_message(view=view, files=list(files), ephemeral=True)

    async def say(self, text: str) -> None:
        """Answer with a private sentence; a pressed message stays as it is."""
        await self.show_apart(text_view(text))

    async def show_apart(self, view: discord.ui.LayoutView) -> None:
        """Answer with a private view beside the pressed message, which stays as it is."""
        _unkept(view)
        async with self._answering:
            response = self.interaction.response
            if not response.is_done():
                await response.send_message(view=view, ephemeral=True)
            elif self._took_place:
                await self.interaction.followup.send(view=view, ephemeral=True)
            else:
                await self.interaction.edit_original_response(view=view)

    async def post(self, view: discord.ui.LayoutView) -> int:
        """Answer with a message that everybody sees; returns its id."""
        async with self._answering:
            response = self.interaction.response
            if response.is_done():
                # A follow-up would take the place of the private "thinking" and be as private as that.
                channel = self.interaction.client.get_partial_messageable(self.interaction.channel_id or 0)
                message = await channel.send(view=view)
                await self.interaction.delete_original_response()
                return message.id
            sent = await response.send_message(view=view)
            assert sent.message_id is not None
            return sent.message_id

    def shows(self, message_id: int) -> bool:
        """Whether this message was pressed."""
        return self.interaction.message is not None and self.interaction.message.id == message_id

    async def modal(self, modal: discord.ui.Modal) -> None:
        """Answer with a form."""
        async with self._answering:
            await self.interaction.response.send_modal(modal)

    async def _defer(self) -> None:
        async with self._answering:
            if not self.interaction.response.is_done():
                self._took_place = self.in_place
                try:
                    await self.interaction.response.defer(ephemeral=True, thinking=not self.in_place)
                except discord.HTTPException as error:
                    log.warning("interaction %s could not be deferred: %s", self.interaction.id, error)

    def _sentence(self, error: GameError) -> str:
        try:
            return refusal(self.words, error)
        except (MissingWords, ValueError):
            log.error("no sentence for the refusal %s in %s", error.code, self.words.language)
            return house_words(self.words.language)("refusal-not-possible-now")

    async def _say_quietly(self, text: str) -> None:
        try:
            await self.say(text)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("interaction %s: no answer possible: %s", self.interaction.id, error)


def _unkept(view: discord.ui.LayoutView) -> None:
    """Keep discord.py from holding the view with a timer for a quarter of an hour: every item of it is dynamic."""
    view.stop()


def text_view(text: str) -> discord.ui.LayoutView:
    """A message of one text."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(text))
    return view
