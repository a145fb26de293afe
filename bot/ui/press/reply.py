"""Answers an interaction exactly once and in time, however long the work takes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, TypeVar

import aiohttp
import discord

from bot.services.errors import StorageError, where
from bot.ui.press.called import allowed
from bot.ui.press.codes import ANSWERED, EXPIRED, UNDONE, UNKNOWN_MESSAGE
from bot.ui.press.files import Listed, edited, held
from bot.ui.press.items import view_of
from bot.ui.press.signs import sent
from bot.ui.words.catalogues import house_words, refusal
from engine.core.errors import GameError
from render.kit.words import MissingWords, Words

log = logging.getLogger(__name__)

T = TypeVar("T")

DEFER_SECONDS = 0.2
"""Seconds of work after which the interaction is deferred, so that every press is acknowledged within 0.3 also where
the loop is a little behind, and the picture follows; Discord waits three. A press at rest is answered before."""

PAUSES = (0.2, 0.6)
"""Seconds before an answer is sent again after the connection was lost; the person waits for three in all."""

REQUEST_SECONDS = 30
"""How long a request may hang."""

FIRST_SECONDS = 5
"""The same for the first answer, which nobody takes after three; whoever presses at the same match waits for it."""


Room = Literal["panel", "desk", "direct"]
"""Where a match is played: on its panel, on a private desk in its thread, in direct messages."""


class Reply:
    """One interaction and its answer.

    in_place: the answer replaces the message that was pressed; otherwise it is a new private message.
    """

    def __init__(self, interaction: discord.Interaction, words: Words, *, in_place: bool) -> None:
        self.interaction = interaction
        self.words = words
        self.in_place = in_place
        self.apart = False
        """Whether the answer stands beside the pressed message because that is gone."""
        self.at: int | None = None
        """The message that holds the answer, as far as it is known."""
        self.shown: discord.Message | None = None
        """The same as Discord has last told how it stands."""
        self._beside: discord.WebhookMessage | None = None
        """The answer if it came after the first one."""
        self._answering = asyncio.Lock()
        self._arrived = False
        """Whether a first answer has reached Discord although the connection was lost before Discord said so."""
        self._pressed = interaction.message
        """The message that was pressed, as the person saw it; None for a command."""
        self._before = self._pressed
        """The pressed message until something is shown in its place."""
        self._took_place = False
        """Whether the first answer (or the deferral) replaces the pressed message; decided when it was sent."""

    @property
    def user(self) -> discord.User | discord.Member:
        """Who pressed."""
        return self.interaction.user

    @property
    def replaces(self) -> int | None:
        """The message that the answer takes the place of; None if it is a new one."""
        return self._pressed.id if self.in_place and self._pressed is not None else None

    @property
    def place(self) -> int:
        """What the answer changes: the message that it takes the place of, or what has no other one yet."""
        return self.replaces or self.interaction.id

    @property
    def beside(self) -> int | None:
        """The id of the answer if it came after the first one, so that it is no first answer to be edited."""
        return None if self._beside is None else self._beside.id

    @property
    def on_desk(self) -> bool:
        """Whether a private message was pressed: the desk in the thread (ephemeral) or in a DM."""
        return self._pressed is not None and (self.interaction.guild_id is None or self._pressed.flags.ephemeral)

    @property
    def room(self) -> Room:
        """Where the message stands that was pressed, or the answer to a command."""
        if self.interaction.guild_id is None:
            return "direct"
        return "desk" if self.on_desk else "panel"

    async def run(self, work: Awaitable[None], *, deferred: bool = True) -> None:
        """Do the work; defer if it takes long (unless the answer is a form); turn what goes wrong into a sentence."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=DEFER_SECONDS)
        if not done and deferred:
            await self._defer()
        try:
            await task
        except GameError as error:
            await self._say_quietly(self._sentence(error))
        except StorageError:  # the database has told the operator
            await self._say_quietly(self.words("trouble-storage"))
        except UNDONE as error:
            if not isinstance(error, discord.HTTPException) or error.code not in EXPIRED:
                log.warning("interaction %s: %s", self.interaction.id, error)
                await self._say_quietly(self.words("trouble-discord"))
        except Exception as error:
            log.error("interaction %s failed: %s", self.interaction.id, where(error))
            await self._say_quietly(self.words("trouble-inside"))

    async def show(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Answer with a view: in place of the pressed message, or as a new private message.

        Also as a private message if the pressed one is gone meanwhile, because a newer one has taken its place.
        """
        async with self._answering:
            try:
                await self._show(view, files)
                self._before = None
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE or not self.in_place:
                    raise
                self.apart = True
                await self._privately(view, files)

    async def _show(self, view: discord.ui.LayoutView, files: Sequence[discord.File]) -> None:
        interaction = self.interaction
        if self._begun:
            if self._took_place and not self.in_place:
                # Deferred before it was known that the answer is private: what everybody sees stays as it is.
                await self._privately(view, files)
            else:
                await self._replace(interaction.edit_original_response, view, files)
        elif self.in_place:
            self._took_place = True
            await self._replace(interaction.response.edit_message, view, files)
        else:
            await self._privately(view, files)

    async def _replace(
        self, edit: Callable[..., Awaitable[object]], view: discord.ui.LayoutView, files: Sequence[discord.File]
    ) -> None:
        """Edit a message, whose pictures stay where they are the same.

        What was pressed is the message as the person saw it: if it shows other pictures by now, all are sent.
        """
        replaced = self._before if self._took_place else None
        before, ready = held(replaced), allowed(view)
        # Plain words, as those of a call, go with what takes their place.
        content = None if replaced is not None and replaced.content else discord.utils.MISSING

        async def send(listed: Listed) -> object:
            return await self._ask(
                lambda: edit(view=view, attachments=listed, allowed_mentions=ready, content=content), files, view
            )

        sent = await edited(send, files, before)
        self.shown = _message(sent)
        self.at = self.replaces if self._took_place else getattr(sent, "id", None)

    async def _privately(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        interaction, given = self.interaction, list(files)
        if self._begun:
            self._beside = await self._ask(
                lambda: interaction.followup.send(view=view, files=given, ephemeral=True, wait=True), files, view
            )
            self.at, self.shown = None if self._beside is None else self._beside.id, self._beside
        else:
            sent = await self._ask(
                lambda: interaction.response.send_message(view=view, files=given, ephemeral=True), files, view
            )
            self.at, self.shown = None if sent is None else sent.message_id, _message(sent)

    async def say(self, text: str) -> None:
        """Answer with a private sentence; a pressed message stays as it is."""
        await self.show_apart(view_of(text))

    async def show_apart(self, view: discord.ui.LayoutView) -> None:
        """Answer with a private view beside the pressed message, which stays as it is."""
        async with self._answering:
            if self._begun and not self._took_place:
                await self._ask(lambda: self.interaction.edit_original_response(view=view), (), view)
            else:
                await self._privately(view)

    async def post(self, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> int:
        """Answer with a message that everybody sees; returns its id."""
        interaction, given = self.interaction, list(files)
        async with self._answering:
            if self._begun:
                # A follow-up would take the place of the private "thinking" and be as private as that.
                channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
                message = await self._ask(
                    lambda: channel.send(view=view, files=given, nonce=str(interaction.id)), files, view
                )
                assert message is not None
                try:
                    await self._ask(interaction.delete_original_response)
                except UNDONE as error:
                    # The message stands, and that must be known; what is left goes by itself.
                    log.warning("interaction %s: its “thinking” stays: %s", self.interaction.id, error)
                return message.id
            sent = await self._ask(lambda: interaction.response.send_message(view=view, files=given), files, view)
            if sent is None:
                return (await interaction.original_response()).id
            assert sent.message_id is not None
            return sent.message_id

    def shows(self, message_id: int) -> bool:
        """Whether this message was pressed."""
        return self._pressed is not None and self._pressed.id == message_id

    async def modal(self, modal: discord.ui.Modal) -> None:
        """Answer with a form."""
        # What comes back is found by its custom id; kept, each form that nobody submits would stay in memory.
        modal.stop()
        async with self._answering:
            await self._ask(lambda: self.interaction.response.send_modal(modal))

    async def _defer(self) -> None:
        async with self._answering:
            if not self._begun:
                self._took_place = self.in_place
                try:
                    await self._ask(lambda: self.interaction.response.defer(ephemeral=True, thinking=not self.in_place))
                except UNDONE as error:
                    log.warning("interaction %s could not be deferred: %s", self.interaction.id, error)

    @property
    def _begun(self) -> bool:
        """Whether Discord has got a first answer."""
        return self._arrived or self.interaction.response.is_done()

    async def _ask(
        self,
        request: Callable[[], Awaitable[T]],
        files: Sequence[discord.File] = (),
        view: discord.ui.LayoutView | None = None,
    ) -> T | None:
        """Send a part of the answer, again if the connection is lost; None if it had arrived before that.

        files, view: what is sent, if that is a message.
        """
        lost = False
        for pause in (*PAUSES, None):
            try:
                async with asyncio.timeout(REQUEST_SECONDS if self._begun else FIRST_SECONDS):
                    return await (request() if view is None else sent(view, files, request))
            except (aiohttp.ClientError, OSError) as error:
                if pause is None:
                    raise
                log.warning("interaction %s: the connection was lost, once more: %r", self.interaction.id, error)
                lost = True
                await asyncio.sleep(pause)
            except discord.HTTPException as error:
                if not lost or error.code != ANSWERED:
                    raise
                self._arrived = True
                return None
        return None

    def _sentence(self, error: GameError) -> str:
        try:
            return refusal(self.words, error)
        except (MissingWords, ValueError):
            log.error("no sentence for the refusal %s in %s", error.code, self.words.language)
            return house_words(self.words.language)("refusal-not-possible-now")

    async def _say_quietly(self, text: str) -> None:
        try:
            await self.say(text)
        except UNDONE as error:
            log.warning("interaction %s: no answer possible: %s", self.interaction.id, error)


def _message(sent: object) -> discord.Message | None:
    """The message that Discord answered with, if it did."""
    found = sent.resource if isinstance(sent, discord.InteractionCallbackResponse) else sent
    return found if isinstance(found, discord.Message) else None
