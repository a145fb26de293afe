"""Single messages: post, bring up to date, delete; and the places where they stand."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import nullcontext
from functools import partial
from typing import Any, TypeVar, TypeVarTuple, cast

import discord
from discord.abc import Snowflake
from discord.http import handle_message_parameters

from bot.services.processes.right_of_way import NotYetDrawn, Showing
from bot.services.telling.cards import CardRow
from bot.services.telling.outbox import Postponed
from bot.services.telling.panels import SAID, PanelRow, Stands
from bot.ui.press import called
from bot.ui.press.codes import (
    ARCHIVED,
    CLOSED,
    GONE,
    NO_ACCESS,
    NO_PERMISSION,
    OF_ITS_CONTENT,
    THREAD_EXISTS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
)
from bot.ui.press.files import Listed, edited
from bot.ui.press.house import House
from bot.ui.press.items import Item, view_of
from bot.ui.press.signs import sent
from bot.ui.words.catalogues import clip

log = logging.getLogger(__name__)

REQUEST_SECONDS = 30
"""How long a request may hang; sent again, it carries the same nonce."""

LOOK_BACK = 25
"""How many of the newest messages are looked through for one that nobody knows of."""

WEEK_MINUTES = 7 * 24 * 60
"""After so long without a new message a thread goes to the archive; edits do not count, and Discord allows no more."""


SHORT, BUTTONS, NO_WORDS = 300, 5, "…"
"""What is left of a message that Discord does not take: so many characters and buttons."""

T = TypeVar("T")
Ways = TypeVarTuple("Ways")


async def post(
    house: House,
    channel_id: int,
    nonce: str,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] = (),
    *,
    silent: bool = False,
) -> Stands:
    """Send a new message and return where it stands; only the people whom it mentions are notified.

    silent: no phone rings.
    """
    sending = _sending(house, channel_id, called.allowed(view), silent=silent)

    async def send(number: int, page: discord.ui.LayoutView, shown: Sequence[discord.File]) -> Stands:
        message = await _with_a_nonce(partial(sending, files=list(shown)), nonce, number, page, shown)
        house.remembered.files.saw(message)
        return _where(channel_id, message)

    return await _as_much_as_is_taken(send, _pages(view, files))


async def say(
    house: House,
    channel_id: int,
    nonce: str,
    text: str,
    buttons: Sequence[discord.ui.Item[Any]] = (),
    *,
    silent: bool = False,
    but: Collection[int] = (),
    role: int = 0,
) -> Stands:
    """Send plain words, which a notification shows, with up to five buttons; returns where they stand.

    Only the people whom it mentions are notified, `but` for some, and the one role. silent: no phone rings.
    """
    sending = _sending(house, channel_id, called.allowed(None, text, but=but, role=role), silent=silent)

    async def send(number: int, said: str, below: Sequence[discord.ui.Item[Any]]) -> Stands:
        view = discord.ui.View(timeout=None)
        for one in below:
            view.add_item(one)
        return _where(channel_id, await _with_a_nonce(partial(sending, said), nonce, number, view))

    short = clip(text, SHORT)
    return await _as_much_as_is_taken(send, [(text, buttons), (short, buttons), (short, ())])


async def _as_much_as_is_taken(send: Callable[[int, *Ways], Awaitable[T]], ways: Iterable[tuple[*Ways]]) -> T:
    """What comes of the first of these ways, each with less in it, that Discord does not refuse for its content.

    Nothing is dropped in silence: the operator is told what was refused. send: gets the number of the way too. Raises
    discord.HTTPException.
    """
    refused: discord.HTTPException | None = None
    for number, way in enumerate(ways):
        try:
            return await send(number, *way)
        except discord.HTTPException as error:
            if error.code not in OF_ITS_CONTENT:
                raise
            log.error("Discord takes no such message, what is left of it is shorter: %s", error)
            refused = error
    assert refused is not None, "there is a first way"
    raise refused


def _pages(
    view: discord.ui.LayoutView, files: Sequence[discord.File]
) -> Iterator[tuple[discord.ui.LayoutView, Sequence[discord.File]]]:
    """A message, and what goes in its place where Discord does not take it: its first words with its first buttons,
    then alone."""
    yield view, files
    parts = list(view.walk_children())
    said = next((part.content for part in parts if isinstance(part, discord.ui.TextDisplay)), "")
    words = clip(said, SHORT) or NO_WORDS
    below: list[Item] = [
        discord.ui.Button(style=one.style, label=one.label, custom_id=one.custom_id, url=one.url, disabled=one.disabled)
        for one in [part for part in parts if isinstance(part, discord.ui.Button)][:BUTTONS]
    ]
    if below:
        yield view_of(words, below), ()
    yield view_of(words), ()


def _sending(
    house: House, channel_id: int, ready: discord.AllowedMentions, *, silent: bool
) -> Callable[..., Awaitable[discord.Message]]:
    """Sends a new message there: nobody is notified whom its cause has rung enough.

    A direct message rings its person also where it mentions nobody.
    """
    send = house.client.get_partial_messageable(channel_id).send
    if silent:
        return partial(send, allowed_mentions=ready, silent=True)
    may = house.telling.rings.may
    users, roles = _listed(ready.users), _listed(ready.roles)
    person = house.remembered.direct_channels.person_of(channel_id)
    directly = [discord.Object(person)] if person is not None else []
    allowed = [user for user in users if may(user.id)]
    called = [role for role in roles if may(role.id, role=True)]
    rung = [*allowed, *called, *[user for user in directly if may(user.id)]]
    held = bool([*users, *roles, *directly]) and not rung
    bounded = discord.AllowedMentions(everyone=False, users=allowed or False, roles=called or False)
    return partial(send, allowed_mentions=bounded, silent=held)


def _listed(mentions: object) -> list[Snowflake]:
    """The people or roles of what a message may mention, which is False where that is nobody."""
    return cast("list[Snowflake]", mentions) if isinstance(mentions, list) else []


def _where(channel_id: int, message: discord.Message) -> Stands:
    """Where a message stands, with the flags that Discord says it has."""
    return Stands(channel_id, message.id, message.flags.value)


async def _with_a_nonce(
    send: Callable[..., Awaitable[discord.Message]],
    nonce: str,
    number: int,
    view: called.AnyView,
    files: Sequence[discord.File] = (),
) -> discord.Message:
    """Send a message with its nonce; with another one, if what it stands for was deleted while Discord still knows it
    (discord-api-docs #6647).

    number: how many ways to send it Discord has refused before.
    """
    nonce = f"{nonce}~s{number}" if number else nonce
    for once in (nonce, f"{nonce}~1"):
        try:
            return await sent(view, files, lambda once=once: within(send(view=view, nonce=once)))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
    return await sent(view, files, lambda: within(send(view=view, nonce=f"{nonce}~2")))


async def within(request: Awaitable[T]) -> T:
    """Wait for a request, but not for ever. Raises TimeoutError."""
    async with asyncio.timeout(REQUEST_SECONDS):
        return await request


async def delete_unknown(house: House, channel_id: int, marks: tuple[str, ...], known: int | None) -> None:
    """Delete our newest messages with a button whose custom id begins with one of these marks, but for the known one.

    Discord has stored them, and its answer was lost for longer than it remembers a nonce.
    """
    channel = house.client.get_partial_messageable(channel_id)
    async with asyncio.timeout(REQUEST_SECONDS):
        try:
            found = [message async for message in channel.history(limit=LOOK_BACK)]
        except (discord.Forbidden, discord.NotFound):
            return  # Without the right to read what was written, or without the channel, nothing can be found.
    for message in found:
        ours = house.client.user is not None and message.author.id == house.client.user.id
        if ours and message.id != known and _has_button(message, marks):
            await within(message.delete())


async def edit(
    house: House,
    stands: PanelRow | Stands,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File] = (),
    showing: Showing | None = None,
    *,
    said: bool = False,
) -> bool:
    """Bring a message up to date; False if it is gone or its thread cannot be taken out of the archive.

    showing: for whom, where presses change the message too. Raises NotYetDrawn if it is outdated.
    said:    it may consist of plain words so far, which the view takes the place of.
    """

    async def send(_: int, page: discord.ui.LayoutView, shown: Sequence[discord.File]) -> bool:
        return await _edit(house, stands, page, shown, showing, said=said)

    return await _as_much_as_is_taken(send, _pages(view, files))


async def _edit(
    house: House,
    stands: PanelRow | Stands,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File],
    showing: Showing | None,
    *,
    said: bool,
) -> bool:
    if showing is not None and showing.outdated:
        raise NotYetDrawn
    known = nullcontext() if showing is None else house.right_of_way.changing(stands.message_id, showing)
    said = said or (isinstance(stands, PanelRow) and stands.revision == SAID)
    content = None if said else discord.utils.MISSING
    message, ready = _message(house, stands), called.allowed(view)

    async def send(listed: Listed) -> discord.Message:
        def change() -> Awaitable[discord.Message]:
            return within(message.change(stands.flags, view, listed, content, ready))

        return await sent(view, files, change)

    with known:
        for woken in (False, True):
            try:
                house.remembered.files.saw(await edited(send, files, house.remembered.files.of(stands.message_id)))
                return True
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, ARCHIVED):
                    raise
                if error.code == UNKNOWN_MESSAGE or woken or not await wake(house, stands.channel_id):
                    return False
    return False


async def wake(house: House, thread_id: int) -> bool:
    """Take a thread out of the archive; False if it is locked, or that is not allowed."""
    try:
        thread = await within(house.client.fetch_channel(thread_id))
        if not isinstance(thread, discord.Thread) or thread.locked or not thread.archived:
            return False
        await within(thread.edit(archived=False))
    except discord.HTTPException as error:
        if error.status not in (400, 403, 404):
            raise
        return False
    return True


async def delete(house: House, stands: PanelRow | Stands) -> bool:
    """Delete a message, if that is possible; False while the bot has no access to it."""
    try:
        await within(_message(house, stands).delete())
    except discord.HTTPException as error:
        if error.code not in (UNKNOWN_MESSAGE, *GONE, *CLOSED):
            raise
        return error.code not in (NO_ACCESS, NO_PERMISSION)
    return True


async def dm_channel(house: House, user_id: int) -> int:
    """The channel of a person's direct messages; it stays the same.

    Raises Postponed if it is still to be opened and others come first.
    """
    known = house.remembered.direct_channels.get(user_id)
    if known is None:
        if seconds := house.remembered.openings.wait(user_id):
            raise Postponed(seconds)
        known = (await within(house.client.create_dm(discord.Object(user_id)))).id
        house.remembered.direct_channels[user_id] = known
    return known


async def dm_channel_in_turn(house: House, user_id: int) -> int:
    """The same for what the outbox does not send: wait until it may be opened."""
    while True:
        try:
            return await dm_channel(house, user_id)
        except Postponed as postponed:
            await asyncio.sleep(postponed.seconds)


async def open_thread(house: House, channel_id: int, card: CardRow | None, name: str) -> int:
    """The thread of a match, opened on its card if that stands, or found where an earlier try has left it.

    A card has one thread. One without a card that the bot may open and not write in would be opened with every try.
    """
    channel = house.client.get_channel(channel_id) or await within(house.client.fetch_channel(channel_id))
    assert isinstance(channel, discord.TextChannel), "tables open in text channels only"
    if card is not None:
        try:
            on_card = channel.get_partial_message(card.message_id)
            return (await within(on_card.create_thread(name=name, auto_archive_duration=WEEK_MINUTES))).id
        except discord.HTTPException as error:
            if error.code == THREAD_EXISTS:
                return card.message_id
            if error.code != UNKNOWN_MESSAGE:
                raise
    for one in channel.threads:
        ours = house.client.user is not None and one.owner_id == house.client.user.id
        if ours and one.name == name and one.last_message_id in (None, one.id):
            return one.id
    kind = discord.ChannelType.public_thread
    return (await within(channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK_MINUTES))).id


async def is_deleted(house: House, channel_id: int) -> bool:
    """Whether a channel or thread is gone for good, as Discord says."""
    try:
        await within(house.client.fetch_channel(channel_id))
    except discord.HTTPException as error:
        if error.code != UNKNOWN_CHANNEL:
            raise
        return True
    return False


def is_newest(house: House, stands: PanelRow) -> bool:
    """Whether nobody has written in the thread since the panel was posted, as far as is known."""
    last = house.remembered.talk.newest(house.client.get_channel(stands.channel_id))
    return last is None or last <= stands.message_id


class _Message(discord.PartialMessage):
    """A message of which is known where it stands."""

    async def change(
        self,
        flags: int,
        view: discord.ui.LayoutView,
        listed: Listed,
        content: str | None,
        allowed_mentions: discord.AllowedMentions,
    ) -> discord.Message:
        """Edit it, with all flags that were there, as Discord asks; discord.py names that of components alone."""
        kept = discord.MessageFlags()
        kept.value = flags
        with handle_message_parameters(
            content, flags=kept, view=view, attachments=listed, allowed_mentions=allowed_mentions
        ) as params:
            data = await self._state.http.edit_message(self.channel.id, self.id, params=params)
        return self._state.create_message(channel=self.channel, data=data)


def _message(house: House, stands: PanelRow | Stands) -> _Message:
    return _Message(channel=house.client.get_partial_messageable(stands.channel_id), id=stands.message_id)


def _has_button(message: discord.Message, marks: tuple[str, ...]) -> bool:
    found = discord.ui.LayoutView.from_message(message, timeout=None).walk_children()
    return any(str(getattr(item, "custom_id", "")).startswith(marks) for item in found)
