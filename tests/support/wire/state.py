"""What Discord remembers: people, servers, channels, messages, interactions. No network, no faults.

Ids are snowflakes written as strings (https://docs.discord.com/developers/reference#snowflakes).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

TEXT, DM, GROUP, THREAD = 0, 1, 3, 11
"""Channel types (resources/channel#channel-object-channel-types)."""
EPHEMERAL, LOADING = 1 << 6, 1 << 7
"""Message flags (resources/message#message-object-message-flags)."""
COMPONENTS_V2 = 1 << 15
HAS_THREAD = 1 << 5
SILENT = 1 << 12
RECIPIENT_ADD, RENAMED = 1, 4
"""Types of messages that Discord itself writes (resources/message#message-object-message-types)."""

VIEW, SEND, ATTACH, READ = 1 << 10, 1 << 11, 1 << 15, 1 << 16
CREATE_THREADS, SEND_IN_THREADS = 1 << 35, 1 << 38
ALL = VIEW | SEND | ATTACH | READ | CREATE_THREADS | SEND_IN_THREADS
"""Permission bits that the bot asks for (topics/permissions)."""
MANAGE_SERVER = 1 << 5
CREATE_EVENTS = 1 << 44

EPOCH = 1420070400000
TOKEN_MINUTES = 15
NONCE_SECONDS = 300
UPLOAD_LIMIT = 10 * 1024 * 1024


class ApiError(Exception):
    """Discord says no: HTTP status and JSON error code (topics/opcodes-and-status-codes#json)."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.body: Json = {"code": code, "message": message}


def iso(at: float) -> str:
    """A time as Discord writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat()


@dataclass
class User:
    """A person, or the bot. `dms`: whether direct messages of the bot arrive; if not, how they are refused.

    refusal: 50278 (no server shared, or closed there), 50007 (blocked), 40003 (opened too fast), 20026 (taken for
             spam), 50001 (a failure of Discord's own).
    """

    id: str
    name: str
    bot: bool = False
    dms: bool = True
    refusal: int = 50007

    def payload(self) -> Json:
        """resources/user#user-object"""
        return {
            "id": self.id,
            "username": self.name,
            "global_name": self.name.title(),
            "discriminator": "0",
            "avatar": None,
            "bot": self.bot,
            "public_flags": 0,
        }


@dataclass
class Message:
    """A message as it stands now. `seen_by` names the only person who sees it, if it is ephemeral."""

    id: str
    channel_id: str
    author: User
    at: float
    content: str = ""
    components: list[Json] = field(default_factory=list[Json])
    files: list[Json] = field(default_factory=list[Json])
    """What was uploaded with it and is kept, whether components show it or not."""
    attachments: list[Json] = field(default_factory=list[Json])
    """The files that no component shows."""
    flags: int = 0
    mentions: list[User] = field(default_factory=list[User])
    """Whom its words mention and the last request allowed; clients highlight it for them."""
    called: list[User] = field(default_factory=list[User])
    """Whom it mentioned when it was posted: edits notify nobody."""
    said: str = ""
    """The plain words that it was posted with: all that a notification says of it."""
    nonce: str | None = None
    edited_at: float | None = None
    edits: list[float] = field(default_factory=list[float])
    seen_by: str | None = None
    kind: int = 0

    def payload(self) -> Json:
        """resources/message#message-object"""
        found: Json = {
            "id": self.id,
            "channel_id": self.channel_id,
            "author": self.author.payload(),
            "content": self.content,
            "timestamp": iso(self.at),
            "edited_timestamp": None if self.edited_at is None else iso(self.edited_at),
            "tts": False,
            "mention_everyone": False,
            "mentions": [user.payload() for user in self.mentions],
            "mention_roles": [],
            "attachments": self.attachments,
            "embeds": [],
            "pinned": False,
            "type": self.kind,
            "components": self.components,
            "flags": self.flags,
        }
        if self.nonce is not None:
            found["nonce"] = self.nonce
        return found


@dataclass
class Channel:
    """A text channel, a thread, direct messages with the bot, or those of people with each other (a group).

    `denied`: permission bits that the bot lacks here.
    """

    id: str
    kind: int
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    recipient: User | None = None
    group: list[User] = field(default_factory=list[User])
    owner_id: str | None = None
    denied: int = 0
    archived: bool = False
    locked: bool = False
    minutes: int = 1440
    """Without activity for so long a thread archives."""
    awake_since: float = 0.0
    members: set[str] = field(default_factory=set[str])
    """Of a thread: the ids of the people who are in it."""
    last_message_id: str | None = None
    messages: dict[str, Message] = field(default_factory=dict[str, Message])
    posted: int = 0
    """How many messages were ever created here."""

    def payload(self) -> Json:
        """resources/channel#channel-object"""
        found: Json = {"id": self.id, "type": self.kind, "last_message_id": self.last_message_id}
        if self.recipient is not None:
            return {**found, "recipients": [self.recipient.payload()]}
        if self.kind == GROUP:
            shown = {"recipients": [user.payload() for user in self.group], "owner_id": self.group[0].id}
            return {**found, **shown, "name": self.name, "icon": None}
        found |= {"guild_id": self.guild_id, "name": self.name, "parent_id": self.parent_id, "nsfw": False}
        if self.kind == THREAD:
            created = iso(((int(self.id) >> 22) + EPOCH) / 1000)
            return found | {
                "owner_id": self.owner_id,
                "message_count": len(self.messages),
                "member_count": 1,
                "rate_limit_per_user": 0,
                "total_message_sent": self.posted,
                "thread_metadata": {
                    "archived": self.archived,
                    "locked": self.locked,
                    "auto_archive_duration": self.minutes,
                    "archive_timestamp": created,
                    "create_timestamp": created,
                },
            }
        return found | {"position": 0, "permission_overwrites": [], "topic": None, "rate_limit_per_user": 0}


@dataclass
class Guild:
    """A server. `present`: whether the bot is a member."""

    id: str
    name: str
    owner: User
    members: list[User]
    present: bool = True
    allowed: int = ALL
    """Permission bits that everybody has, the bot too."""
    events: dict[str, Json] = field(default_factory=dict[str, Json])
    """The events of the server (resources/guild-scheduled-event#guild-scheduled-event-object)."""

    def everyone(self) -> Json:
        """The role that everybody has (topics/permissions#role-object)."""
        return {
            "id": self.id,
            "name": "@everyone",
            "color": 0,
            "hoist": False,
            "position": 0,
            "permissions": str(self.allowed),
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }

    def member(self, user: User) -> Json:
        """resources/guild#guild-member-object"""
        joined = iso(((int(self.id) >> 22) + EPOCH) / 1000)
        base: Json = {"nick": None, "avatar": None, "roles": [], "deaf": False, "mute": False, "flags": 0}
        return base | {"user": user.payload(), "joined_at": joined}


@dataclass
class Interaction:
    """Somebody's press, command or form, and what the bot answered.

    callback: type of the first answer; shown: the message it made or changed; more: further private messages.
    The times are `time.perf_counter`.
    """

    id: str
    token: str
    payload: Json
    user: User
    channel: Channel
    source: Message | None
    created: float
    callback: int | None = None
    data: Json = field(default_factory=dict[str, Any])
    shown: Message | None = None
    more: list[Message] = field(default_factory=list[Message])
    acked_at: float | None = None
    done_at: float | None = None
    done: asyncio.Event = field(default_factory=asyncio.Event)
    expired: bool = False

    def finish(self) -> None:
        """The person sees the answer."""
        if self.done_at is None:
            self.done_at = time.perf_counter()
        self.done.set()


class World:
    """All of it. Handlers of requests and the people of the driver change it; `emit` tells the gateway."""

    def __init__(self) -> None:
        self._last = 0
        self.address = ""
        self.emit: Callable[[str, Json], None] = lambda _name, _data: None
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.interactions: dict[str, Interaction] = {}
        """By token."""
        self.commands: list[Json] = []
        self.emoji: dict[str, Json] = {}
        """Those of the application, by id."""
        self.has_emoji = False
        """Whether it may have any: most tests read the characters that stand for them."""
        self.files: dict[str, bytes] = {}
        """Attachment id -> content."""
        self.nonces: dict[tuple[str, str], tuple[str, float]] = {}
        self.flags_lost: list[tuple[str, int]] = []
        """Edits that did not name all flags that were there: the message, and those that it left out."""
        self.old_edits: dict[str, list[float]] = {}
        """Channel id -> times of edits of messages older than an hour."""
        self.ration_seconds = 6.0
        """The time over which edits of old messages are counted."""
        self.patience = 3.0
        """Seconds until an interaction that nobody has answered is unknown."""
        self.shards = 1
        """How many connections to the gateway Discord asks for; with fewer it lets nobody in."""
        self.bot = self.user("hourglass", bot=True)
        self.application_id = self.bot.id

    def snowflake(self, at: float | None = None) -> str:
        """A new id; later ones are larger."""
        self._last = max(self._last + 1, (int((at or time.time()) * 1000) - EPOCH) << 22)
        return str(self._last)

    # --- making things

    def user(self, name: str, *, bot: bool = False) -> User:
        """Somebody new."""
        made = User(self.snowflake(), name, bot)
        self.users[made.id] = made
        return made

    def guild(self, name: str, members: list[User]) -> Guild:
        """A server with the bot in it; its owner is the first member."""
        made = Guild(self.snowflake(), name, members[0], [*members, self.bot])
        self.guilds[made.id] = made
        self.emit("GUILD_CREATE", self.guild_payload(made))
        return made

    def channel(self, guild: Guild, name: str) -> Channel:
        """A new text channel."""
        made = Channel(self.snowflake(), TEXT, name, guild.id)
        self.channels[made.id] = made
        self.emit("CHANNEL_CREATE", made.payload())
        return made

    def allow(self, guild: Guild, allowed: int) -> None:
        """The managers of a server let everybody do just this."""
        guild.allowed = allowed
        self.emit("GUILD_ROLE_UPDATE", {"guild_id": guild.id, "role": guild.everyone()})

    def thread(self, parent: Channel, name: str, thread_id: str | None = None, minutes: int = 1440) -> Channel:
        """A new public thread; on a message it has the message's id."""
        made = Channel(thread_id or self.snowflake(), THREAD, name, parent.guild_id, parent.id, owner_id=self.bot.id)
        made.minutes, made.awake_since = minutes, time.time()
        self.channels[made.id] = made
        if thread_id is not None:
            parent.messages[thread_id].flags |= HAS_THREAD
        self.emit("THREAD_CREATE", {**made.payload(), "newly_created": True})
        return made

    def direct(self, user: User) -> Channel:
        """The direct messages between the bot and a person."""
        for channel in self.channels.values():
            if channel.recipient is user:
                return channel
        made = Channel(self.snowflake(), DM, user.name, recipient=user)
        self.channels[made.id] = made
        return made

    def group(self, users: list[User]) -> Channel:
        """Direct messages of people with each other: the bot hears only of what is used there, and reaches nothing."""
        made = Channel(self.snowflake(), GROUP, "group", group=users)
        self.channels[made.id] = made
        return made

    def add(self, message: Message) -> Message:
        """A message appears."""
        channel = self.channels[message.channel_id]
        channel.messages[message.id] = message
        channel.posted += 1
        channel.awake_since = time.time()
        if message.seen_by is None:
            channel.last_message_id = message.id
            self.tell("MESSAGE_CREATE", message)
        return message

    def say(self, channel: Channel, kind: int, user: User | None = None, content: str = "") -> None:
        """Discord itself writes a message: somebody was added (`user`), or the channel has another name (`content`)."""
        mentions = [] if user is None else [user]
        self.add(Message(self.snowflake(), channel.id, self.bot, time.time(), content, kind=kind, mentions=mentions))

    # --- what happens without the bot

    def delete_message(self, channel: Channel, message_id: str) -> None:
        """Somebody deletes a message."""
        if channel.messages.pop(message_id, None) is not None:
            gone: Json = {"id": message_id, "channel_id": channel.id}
            self.emit("MESSAGE_DELETE", gone | ({"guild_id": channel.guild_id} if channel.guild_id else {}))

    def delete_channel(self, channel: Channel) -> None:
        """Somebody deletes a channel with its threads, or a thread."""
        for inner in [other for other in self.channels.values() if other.parent_id == channel.id]:
            self.delete_channel(inner)
        del self.channels[channel.id]
        self.emit("THREAD_DELETE" if channel.kind == THREAD else "CHANNEL_DELETE", channel.payload())

    def pass_time(self, thread: Channel, minutes: int) -> None:
        """Nothing happens in a thread for so long; edits are nothing."""
        thread.awake_since -= minutes * 60
        if not thread.archived and time.time() - thread.awake_since >= thread.minutes * 60:
            self.archive(thread, locked=thread.locked)

    def archive(self, thread: Channel, *, archived: bool = True, locked: bool = False) -> None:
        """A thread goes to the archive, or comes back."""
        if thread.archived and not archived:
            thread.awake_since = time.time()
        thread.archived, thread.locked = archived, locked
        self.emit("THREAD_UPDATE", thread.payload())

    def expel(self, guild: Guild) -> None:
        """The bot is removed from a server."""
        guild.present = False
        self.emit("GUILD_DELETE", {"id": guild.id})

    def invite(self, guild: Guild) -> None:
        """The bot is invited again."""
        guild.present = True
        self.emit("GUILD_CREATE", self.guild_payload(guild))

    # --- looking

    def tell(self, event: str, message: Message) -> None:
        """Announce a message; in direct messages the server's id is left out."""
        if self.channels[message.channel_id].kind == GROUP:
            return
        guild_id = self.channels[message.channel_id].guild_id
        self.emit(event, message.payload() | ({"guild_id": guild_id} if guild_id else {}))

    def reach(self, channel_id: str, needs: int = 0) -> Channel:
        """A channel in which the bot has the permissions `needs`. Raises ApiError 10003, 50001, 50013."""
        channel = self.channels.get(channel_id)
        if channel is None:
            raise ApiError(404, 10003, "Unknown Channel")
        if channel.kind == GROUP:
            raise ApiError(403, 50001, "Missing Access")
        if channel.guild_id is not None and not self.guilds[channel.guild_id].present:
            raise ApiError(403, 50001, "Missing Access")
        denied = self.denied(channel)
        if denied & VIEW:
            raise ApiError(403, 50001, "Missing Access")
        if denied & needs:
            raise ApiError(403, 50013, "Missing Permissions")
        return channel

    def denied(self, channel: Channel) -> int:
        """What the bot lacks in a channel; threads have their parent's."""
        parent = self.channels.get(channel.parent_id or "")
        return channel.denied | (parent.denied if parent else 0)

    def find(self, channel: Channel, message_id: str) -> Message:
        """A message that everybody in the channel sees. Raises ApiError 10008."""
        message = channel.messages.get(message_id)
        if message is None or message.seen_by is not None:
            raise ApiError(404, 10008, "Unknown Message")
        return message

    def guild_payload(self, guild: Guild) -> Json:
        """topics/gateway-events#guild-create"""
        inside = [channel for channel in self.channels.values() if channel.guild_id == guild.id]
        return {
            "id": guild.id,
            "name": guild.name,
            "owner_id": guild.owner.id,
            "unavailable": False,
            "large": False,
            "member_count": len(guild.members),
            "roles": [guild.everyone()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "preferred_locale": "en-US",
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "premium_tier": 0,
            "premium_progress_bar_enabled": False,
            "system_channel_flags": 0,
            "afk_timeout": 300,
            "joined_at": guild.member(self.bot)["joined_at"],
            "members": [guild.member(self.bot)],
            "channels": [channel.payload() for channel in inside if channel.kind == TEXT],
            "threads": [channel.payload() for channel in inside if channel.kind == THREAD and not channel.archived],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }
