"""Where the checks play: a client, a channel, and what was made there and has to go again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import timedelta
from itertools import count
from typing import Any, NamedTuple, TypeVar

import aiohttp
import discord

from bot.client import counts, intents
from bot.field import UnknownError
from bot.field.chart import SIZES, chart
from bot.field.operator import Operator
from bot.field.parts import Place, allowing, name_of, page
from bot.services.processes.right_of_way import Ration
from bot.ui.press.codes import UNDONE, UNKNOWN_CHANNEL, UNKNOWN_EMOJI, UNKNOWN_EVENT, UNKNOWN_MESSAGE
from bot.ui.press.items import BLUE, Part, galleries
from render.kit.emoji import SEATS, png
from render.orders import EMOJI_SIDE

T = TypeVar("T")

MARK = "field"
"""The custom ids of a check: `field:<number>`."""

GONE = frozenset({UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, UNKNOWN_EMOJI, UNKNOWN_EVENT})
LONGEST_WAIT = 60.0
"""Seconds that a rate limit is waited for; a thread that was renamed twice takes no other name for ten minutes."""
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


class FieldClient(discord.Client):
    """Hears of presses and forms, and keeps what Discord says of its rate limits. It knows no command.

    requests_a_second: as fast as the bot itself may ask Discord (`HOURGLASS_REQUESTS_A_SECOND`).
    """

    def __init__(self, requests_a_second: int) -> None:
        self._requests = Ration(requests_a_second)
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begins)
        trace.on_request_end.append(self._answered)
        super().__init__(
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=trace,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self.waiting: dict[str, asyncio.Future[discord.Interaction]] = {}
        """Custom id -> whoever waits for it."""
        self.limits: list[dict[str, str]] = []
        """For each answer to a new message: what its headers said of rate limits, in small letters."""
        self.too_many = 0
        """How many requests were answered with 429."""

    async def _begins(self, _session: Any, _context: Any, params: aiohttp.TraceRequestStartParams) -> None:
        if counts(params.url.path):
            await self._requests.turn()

    async def _answered(self, _session: Any, _context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        headers = {name.lower(): value for name, value in params.response.headers.items()}
        if params.method == "POST" and params.url.path.endswith("/messages"):
            self.limits.append({name: value for name, value in headers.items() if name.startswith("x-ratelimit-")})
        self.too_many += params.response.status == 429

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Somebody has pressed or sent a form."""
        data: Any = interaction.data or {}
        waits = self.waiting.get(data.get("custom_id", ""))
        if waits is not None and not waits.done():
            waits.set_result(interaction)


class Site:
    """A channel where checks play. What they make is known here, so that all of it goes again."""

    def __init__(
        self,
        client: FieldClient,
        channel: discord.TextChannel,
        operator: Operator,
        *,
        direct: int | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.client = client
        self.channel = channel
        self.operator = operator
        self.direct = direct
        """Who has agreed to get direct messages."""
        self.pause = pause
        """Waits for some seconds."""
        self._numbers = count(1)
        self._messages: list[discord.PartialMessage] = []
        self._threads: list[discord.Thread] = []
        self._emoji: list[discord.Emoji] = []
        self._events: list[discord.ScheduledEvent] = []
        self._opened: Opened | None = None
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
        sent = (place or self.channel).send(
            view=made, files=list(files), nonce=nonce or self.nonce(), allowed_mentions=allowing(*calls)
        )
        return await _noted(sent, self._made)

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
        sent = self.channel.send(content, view=view, allowed_mentions=allowing(*calls), silent=silent)
        return await _noted(sent, self._made)

    def _made(self, message: discord.Message) -> None:
        guild_id = message.guild.id if message.guild is not None else None
        place = self.client.get_partial_messageable(message.channel.id, guild_id=guild_id)
        self._messages.append(place.get_partial_message(message.id))

    async def thread(self, *, fresh: bool = False) -> Opened:
        """A thread that is not archived, on a message as a match has it; one for all checks, unless it is to be fresh.

        Without the right to manage threads none can be deleted, so there should be few.
        """
        if self._opened is not None and not fresh:
            await self._opened.thread.edit(archived=False)
            return self._opened
        card = await self.post("A card with a thread.")
        opening = card.create_thread(name=f"field {self.number()}", auto_archive_duration=DAYS)
        thread = await _noted(opening, self._threads.append)
        opened = Opened(thread, card)
        if not fresh:
            self._opened = opened
        return opened

    async def fetched(self, thread: discord.Thread) -> discord.Thread:
        """A thread as Discord tells it now."""
        found = await self.client.fetch_channel(thread.id)
        assert isinstance(found, discord.Thread)
        return found

    async def event(self, *, name: str, location: str, description: str) -> discord.ScheduledEvent:
        """An event of the server at a place, for an hour of next week."""
        start = discord.utils.utcnow().replace(microsecond=0) + timedelta(days=7)
        making = self.channel.guild.create_scheduled_event(
            name=name,
            start_time=start,
            end_time=start + timedelta(hours=1),
            location=location,
            description=description,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        return await _noted(making, self._events.append)

    async def emoji(self) -> discord.Emoji:
        """An emoji of the application that was not there before."""
        name = f"field_{discord.utils.time_snowflake(discord.utils.utcnow()):x}_{self.number()}"
        making = self.client.create_application_emoji(name=name, image=png(SEATS[0], EMOJI_SIDE))
        return await _noted(making, self._emoji.append)

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
        waits = self.client.waiting[key] = asyncio.get_running_loop().create_future()
        skipping = asyncio.ensure_future(self.operator.press(name_of(place or self.channel), what))
        try:
            await asyncio.wait({waits, skipping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            skipping.cancel()
            del self.client.waiting[key]
        if not waits.done():
            raise UnknownError("nobody has pressed")
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
        """Delete what was made, the newest first; returns what is left, in words."""
        left = [event.url for event in self._events if not await _deleted(event)]
        left += [f":{emoji.name}:" for emoji in self._emoji if not await _deleted(emoji)]
        for thread in self._threads:
            # In an archived one nothing can be deleted, and only managers of threads delete whole ones.
            with suppress(*UNDONE):
                await thread.edit(archived=False)
        for message in reversed(self._messages):
            if not await _deleted(message) and message.channel.id not in {thread.id for thread in self._threads}:
                left.append(message.jump_url)
        for thread in self._threads:
            if not await _deleted(thread):
                left.append(name_of(thread))
                with suppress(*UNDONE):
                    await thread.edit(archived=True)
        self._events.clear()
        self._emoji.clear()
        self._messages.clear()
        self._threads.clear()
        self._opened = None
        return left


async def _noted(making: Coroutine[Any, Any, T], note: Callable[[T], None]) -> T:
    """Make something and note it, so that it goes again; also if all is stopped while the request is on its way."""
    task = asyncio.ensure_future(making)
    try:
        await asyncio.wait({task})
    except asyncio.CancelledError:
        with suppress(*UNDONE):
            note(await task)
        raise
    note(task.result())
    return task.result()


async def _deleted(made: discord.ScheduledEvent | discord.Emoji | discord.PartialMessage | discord.Thread) -> bool:
    """Delete something; whether it is gone."""
    try:
        await made.delete()
    except UNDONE as error:
        return isinstance(error, discord.HTTPException) and error.code in GONE
    return True
