"""Where the checks play: a client, a channel, and what was made there and has to go again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

import discord

from bot.field import UnknownError
from bot.field.chart import SIZES, chart
from bot.field.operator import Operator
from bot.field.parts import Place, allowing, name_of, page
from bot.ui.press.codes import UNDONE, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from bot.ui.press.items import BLUE, Part, galleries

MARK = "field"
"""The custom ids of a check: `field:<number>`."""

GONE = frozenset({UNKNOWN_MESSAGE, UNKNOWN_CHANNEL})
DAYS = 10080
"""Minutes after which a thread archives by itself: a week, the longest."""


class Pressed(NamedTuple):
    """A message of a check, and the interaction of somebody who has pressed its button."""

    message: discord.Message
    interaction: discord.Interaction


class Opened(NamedTuple):
    """A thread and the message that it was opened on."""

    thread: discord.Thread
    card: discord.Message


class Site:
    """A channel where checks play. All that the bot writes from now on goes again.

    direct: who has agreed to get direct messages.
    """

    def __init__(
        self, client: discord.Client, channel: discord.TextChannel, operator: Operator, *, direct: int | None = None
    ) -> None:
        self.client = client
        self.channel = channel
        self.operator = operator
        self.direct = direct
        self._numbers = count(1)
        self._before: dict[discord.TextChannel | discord.DMChannel, int] = {channel: channel.last_message_id or 0}
        """Where something is written: the newest message that stood there before."""
        self._person: discord.abc.User | None = None

    # --- making things

    def number(self) -> int:
        """A number that was not given before."""
        return next(self._numbers)

    def nonce(self) -> str:
        """A nonce that no earlier run has used."""
        return f"{discord.utils.time_snowflake(discord.utils.utcnow()):x}.{self.number()}"

    def picture(self) -> discord.File:
        """A picture that no message has yet."""
        first = self.number() * 1000
        return chart("field", range(first, first + len(SIZES)))

    async def post(
        self,
        *parts: Part,
        place: Place | None = None,
        files: Sequence[discord.File] = (),
        nonce: str | None = None,
        calls: Sequence[discord.abc.Snowflake] = (),
    ) -> discord.Message:
        """Post a message of components, as the bot does; only the people in `calls` are notified."""
        made = page(*parts, *galleries(files))
        return await (place or self.channel).send(
            view=made, files=list(files), nonce=nonce or self.nonce(), allowed_mentions=allowing(*calls)
        )

    async def write(
        self,
        content: str,
        *buttons: discord.ui.Item[Any],
        calls: Sequence[discord.abc.Snowflake] = (),
        silent: bool = False,
    ) -> discord.Message:
        """Post a message of plain text, perhaps with buttons; silent: no phone rings."""
        view = discord.ui.View(timeout=None)
        for button in buttons:
            view.add_item(button)
        view.stop()
        return await self.channel.send(content, view=view, allowed_mentions=allowing(*calls), silent=silent)

    async def direct_messages(self, user_id: int) -> discord.DMChannel:
        """The direct messages of a person, where the bot may have written before."""
        place = await self.client.create_dm(discord.Object(user_id))
        self._before[place] = max([message.id async for message in place.history(limit=1)], default=0)
        return place

    async def thread(self) -> Opened:
        """A new thread, on a message as a match has it. Without the right to manage threads none can be deleted."""
        card = await self.post("A card with a thread.")
        return Opened(await card.create_thread(name=f"field {self.number()}", auto_archive_duration=DAYS), card)

    async def fetched(self, thread: discord.Thread) -> discord.Thread:
        """A thread as Discord tells it now."""
        found = await self.client.fetch_channel(thread.id)
        assert isinstance(found, discord.Thread)
        return found

    # --- people

    async def pressed(self, *parts: Part, files: Sequence[discord.File] = ()) -> Pressed:
        """Post a message with a button and wait until somebody presses it. Raises UnknownError if nobody does."""
        key = self.button()
        button: discord.ui.Button[Any] = discord.ui.Button(
            label=f"Press {key.partition(':')[2]}", style=BLUE, custom_id=key
        )
        message = await self.post(*parts, [button], files=files)
        return Pressed(message, await self.heard(key, None, f"press “{button.label}”"))

    def button(self) -> str:
        """A custom id of its own."""
        return f"{MARK}:{self.number()}"

    async def heard(self, key: str, place: Place | None, what: str) -> discord.Interaction:
        """Wait for an interaction with a custom id. Raises UnknownError if the operator skips it."""

        def meant(interaction: discord.Interaction) -> bool:
            data: Any = interaction.data or {}
            return data.get("custom_id") == key

        waits = asyncio.ensure_future(self.client.wait_for("interaction", check=meant))
        skipping = asyncio.ensure_future(self.operator.press(name_of(place or self.channel), what))
        try:
            await asyncio.wait({waits, skipping}, return_when=asyncio.FIRST_COMPLETED)
            if not waits.done():
                raise UnknownError("nobody has pressed")
        finally:
            waits.cancel()
            skipping.cancel()
        self._person = self._person or waits.result().user
        return waits.result()

    async def person(self) -> discord.abc.User:
        """Somebody to call: who has pressed first. Raises UnknownError."""
        if self._person is None:
            pressed = await self.pressed("Press, so that it is known who can be called.")
            await pressed.interaction.response.defer()
        assert self._person is not None
        return self._person

    async def ask(self, question: str, *answers: str) -> str:
        """What the operator says. Raises UnknownError."""
        answer = await self.operator.ask(question, answers)
        if answer is None:
            raise UnknownError("nobody could say")
        return answer

    async def done(self, what: str) -> None:
        """Ask the operator to do something in Discord. Raises UnknownError."""
        if await self.operator.ask(what, ("It is done",)) is None:
            raise UnknownError("the operator has not done what it needs")

    # --- afterwards

    async def remove(self) -> list[str]:
        """Delete what the bot has written, the newest first; returns what is left, in words."""
        left: list[str] = []
        for place, before in self._before.items():
            try:
                async for message in self._own(place, before):
                    if message.flags.has_thread:
                        left += await self._without_thread(message)
                    if not await _deleted(message):
                        left.append(message.jump_url)
            except UNDONE:
                left.append(name_of(place))
        return left

    async def _without_thread(self, card: discord.Message) -> list[str]:
        """Delete the thread on a message, as managers of threads may, or else what the bot has written there."""
        name = card.jump_url
        # In a thread that is archived nothing can be deleted, and in one that is locked nothing at all.
        with suppress(*UNDONE):
            thread = await self.client.fetch_channel(card.id)
            assert isinstance(thread, discord.Thread)
            name = name_of(thread)
            if await _deleted(thread):
                return []
            await thread.edit(archived=False)
            async for message in self._own(thread, 0):
                await _deleted(message)
            await thread.edit(archived=True)
        return [name]

    async def _own(self, place: Place, before: int) -> AsyncIterator[discord.Message]:
        async for message in place.history(limit=None, after=discord.Object(before), oldest_first=False):
            if message.author == self.client.user:
                yield message


async def _deleted(made: discord.Message | discord.Thread) -> bool:
    """Delete something; whether it is gone."""
    try:
        await made.delete()
    except UNDONE as error:
        return isinstance(error, discord.HTTPException) and error.code in GONE
    return True
