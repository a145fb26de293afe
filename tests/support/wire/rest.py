"""The HTTP routes that the bot uses (API v10). Each handler changes the world in one go and returns status and JSON."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from tests.support.wire import commands, emoji, events, interactions, messages
from tests.support.wire.call import Answer, Call
from tests.support.wire.messages import Files
from tests.support.wire.state import (
    ATTACH,
    CREATE_THREADS,
    DM,
    RECIPIENT_ADD,
    RENAMED,
    SEND,
    SEND_IN_THREADS,
    THREAD,
    ApiError,
    Channel,
    Message,
    World,
    iso,
)


class OldMessageError(Exception):
    """One edit of an old message too many; `args[0]` are the seconds to wait."""


def answer(world: World, method: str, path: str, query: dict[str, str], body: Any, files: Files) -> Answer:
    """Do what a request asks. Raises ApiError, OldMessageError."""
    for wanted, pattern, handler in _ROUTES:
        if wanted == method and (found := pattern.fullmatch(path)):
            return handler(world, Call(found.groupdict(), query, body, files))
    raise ApiError(404, 0, f"404: Not Found: {method} {path}")


# --- the application (resources/application, interactions/application-commands)


def _me(world: World, _call: Call) -> Answer:
    return 200, {**world.bot.payload(), "verified": True, "mfa_enabled": False}


def _application(world: World, _call: Call) -> Answer:
    owner = next((user for user in world.users.values() if not user.bot), world.bot)
    return 200, {
        "id": world.application_id,
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": owner.payload(),
        "team": None,
    }


def _gateway(world: World, _call: Call) -> Answer:
    start = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    return 200, {
        "url": world.address.replace("http", "ws", 1) + "/gateway-ws",
        "shards": world.shards,
        "session_start_limit": start,
    }


# --- channels and messages (resources/channel, resources/message)


def _open_direct(world: World, call: Call) -> Answer:
    user = world.users.get(str(call.body["recipient_id"]))
    if user is None:
        raise ApiError(400, 50033, "Invalid Recipient(s)")
    return 200, world.direct(user).payload()


def _channel(world: World, call: Call) -> Answer:
    return 200, world.reach(call.ids["channel"]).payload()


def _post(world: World, call: Call) -> Answer:
    channel = _may_write(world, call)
    if channel.locked:
        raise ApiError(403, 160005, "Thread is locked")
    if channel.archived:
        world.archive(channel, archived=False)
    return 200, messages.create(world, channel, call.body, call.files).payload()


def _messages(world: World, call: Call) -> Answer:
    channel = world.reach(call.ids["channel"])
    limit = int(call.query.get("limit", "50"))
    seen = [message for message in channel.messages.values() if message.seen_by is None]
    seen.sort(key=lambda message: -int(message.id))
    if "before" in call.query:
        seen = [message for message in seen if int(message.id) < int(call.query["before"])]
    if "after" in call.query:
        seen = [message for message in seen if int(message.id) > int(call.query["after"])]
    return 200, [message.payload() for message in seen[:limit]]


def _message(world: World, call: Call) -> Answer:
    return 200, world.find(world.reach(call.ids["channel"]), call.ids["message"]).payload()


def _edit(world: World, call: Call) -> Answer:
    message = _own_message(world, call)
    if wait := messages.check_old(world, message):
        raise OldMessageError(wait)
    named = call.body.get("flags")
    if named is not None and (lost := message.flags & ~int(named)):
        # "Ensure to include all previously set flags": what becomes of the others, nobody says (resources/message).
        world.flags_lost.append((message.id, lost))
    return 200, messages.edit(world, message, call.body, call.files).payload()


def _delete(world: World, call: Call) -> Answer:
    message = _own_message(world, call)
    world.delete_message(world.channels[message.channel_id], message.id)
    return 204, None


def _thread_on_message(world: World, call: Call) -> Answer:
    channel = world.reach(call.ids["channel"], CREATE_THREADS)
    message = world.find(channel, call.ids["message"])
    if message.id in world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    return 201, world.thread(channel, call.body["name"], message.id, _minutes(call)).payload()


def _thread(world: World, call: Call) -> Answer:
    if call.body.get("type") != THREAD:
        raise ApiError(400, 50035, "Invalid Form Body: type: only public threads (11)")
    channel = world.reach(call.ids["channel"], CREATE_THREADS)
    return 201, world.thread(channel, call.body["name"], minutes=_minutes(call)).payload()


def _minutes(call: Call) -> int:
    return int(call.body.get("auto_archive_duration") or 1440)


def _change_channel(world: World, call: Call) -> Answer:
    channel = world.reach(call.ids["channel"])
    if channel.kind != THREAD or channel.locked:
        raise ApiError(403, 50013, "Missing Permissions")
    locked = bool(call.body.get("locked", channel.locked))
    world.archive(channel, archived=bool(call.body.get("archived", channel.archived)), locked=locked)
    if (name := call.body.get("name", channel.name)) != channel.name:
        channel.name = name
        world.say(channel, RENAMED, content=name)
    return 200, channel.payload()


def _add_to_thread(world: World, call: Call) -> Answer:
    thread = world.reach(call.ids["channel"], SEND_IN_THREADS)
    if thread.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if call.ids["user"] not in thread.members:
        thread.members.add(call.ids["user"])
        world.say(thread, RECIPIENT_ADD, world.users[call.ids["user"]])
    return 204, None


def _in_thread(world: World, call: Call) -> Answer:
    thread = world.reach(call.ids["channel"])
    if call.ids["user"] not in thread.members:
        raise ApiError(404, 10013, "Unknown User")
    return 200, {"id": thread.id, "user_id": call.ids["user"], "join_timestamp": iso(time.time()), "flags": 0}


def _member(world: World, call: Call) -> Answer:
    guild = world.guilds[call.ids["guild"]]
    found = next((user for user in guild.members if user.id == call.ids["user"]), None)
    if found is None:
        raise ApiError(404, 10007, "Unknown Member")
    return 200, guild.member(found)


def _delete_channel(world: World, call: Call) -> Answer:
    world.reach(call.ids["channel"])
    raise ApiError(403, 50013, "Missing Permissions")  # for managers of channels and threads


def _may_write(world: World, call: Call) -> Channel:
    channel = world.reach(call.ids["channel"])
    if channel.kind == DM:
        assert channel.recipient is not None
        if not channel.recipient.dms:
            raise ApiError(403, channel.recipient.refusal, "Cannot send messages to this user")
        return channel
    needs = SEND_IN_THREADS if channel.kind == THREAD else SEND
    return world.reach(channel.id, needs | (ATTACH if call.files else 0))


def _own_message(world: World, call: Call) -> Message:
    channel = world.reach(call.ids["channel"])
    message = world.find(channel, call.ids["message"])
    if channel.archived or channel.locked:
        raise ApiError(400, 50083, "Thread is archived")
    if message.author is not world.bot:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    return message


_COMMANDS = "/applications/{application}/commands"
_EMOJI = "/applications/{application}/emojis"
_EVENTS = "/guilds/{guild}/scheduled-events"
_WEBHOOK = "/webhooks/{application}/{token}"
_ROUTES: list[tuple[str, re.Pattern[str], Callable[[World, Call], Answer]]] = [
    (method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), handler)
    for method, path, handler in (
        ("GET", "/users/@me", _me),
        ("GET", "/oauth2/applications/@me", _application),
        ("GET", "/applications/@me", _application),
        ("GET", "/gateway/bot", _gateway),
        ("PUT", _COMMANDS, commands.overwrite),
        ("GET", _EMOJI, emoji.listed),
        ("POST", _EMOJI, emoji.create),
        ("DELETE", _EMOJI + "/{emoji}", emoji.delete),
        ("POST", "/users/@me/channels", _open_direct),
        ("GET", "/channels/{channel}", _channel),
        ("PATCH", "/channels/{channel}", _change_channel),
        ("DELETE", "/channels/{channel}", _delete_channel),
        ("GET", "/channels/{channel}/messages", _messages),
        ("POST", "/channels/{channel}/messages", _post),
        ("GET", "/channels/{channel}/messages/{message}", _message),
        ("PATCH", "/channels/{channel}/messages/{message}", _edit),
        ("DELETE", "/channels/{channel}/messages/{message}", _delete),
        ("POST", "/channels/{channel}/messages/{message}/threads", _thread_on_message),
        ("POST", "/channels/{channel}/threads", _thread),
        ("PUT", "/channels/{channel}/thread-members/{user}", _add_to_thread),
        ("GET", "/channels/{channel}/thread-members/{user}", _in_thread),
        ("GET", "/guilds/{guild}/members/{user}", _member),
        ("GET", _EVENTS, events.listed),
        ("POST", _EVENTS, events.create),
        ("GET", _EVENTS + "/{event}", events.found),
        ("PATCH", _EVENTS + "/{event}", events.change),
        ("DELETE", _EVENTS + "/{event}", events.delete),
        ("POST", "/interactions/{interaction}/{token}/callback", interactions.callback),
        ("POST", _WEBHOOK, interactions.follow_up),
        ("GET", _WEBHOOK + "/messages/{message}", interactions.read_original),
        ("PATCH", _WEBHOOK + "/messages/{message}", interactions.edit_original),
        ("DELETE", _WEBHOOK + "/messages/{message}", interactions.delete_original),
    )
]
