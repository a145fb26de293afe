"""The HTTP routes that the bot uses (API v10). Each handler changes the world in one go and returns status and JSON."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.support.limits import check_command, check_form
from tests.support.wire import messages
from tests.support.wire.messages import Files
from tests.support.wire.state import (
    ATTACH,
    CREATE_THREADS,
    DM,
    EPHEMERAL,
    LOADING,
    SEND,
    SEND_IN_THREADS,
    THREAD,
    ApiError,
    Channel,
    Interaction,
    Json,
    Message,
    World,
)

PONG, MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 1, 4, 5, 6, 7, 8, 9
"""Types of interaction callbacks (interactions/receiving-and-responding#interaction-callback-type)."""

Answer = tuple[int, Any]


@dataclass
class Call:
    """A request on its way to a handler; `ids` are the variable parts of its path."""

    ids: dict[str, str]
    query: dict[str, str]
    body: Any
    files: Files


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
        "shards": 1,
        "session_start_limit": start,
    }


def _overwrite_commands(world: World, call: Call) -> Answer:
    try:
        for command in call.body:
            check_command(command)
    except (AssertionError, KeyError, TypeError) as error:
        raise ApiError(400, 50035, f"Invalid Form Body: {error}") from error
    more = {"application_id": world.application_id, "version": "1"}
    world.commands = [{**command, **more, "id": world.snowflake()} for command in call.body]
    return 200, world.commands


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
    if channel.archived:
        if channel.locked:
            raise ApiError(403, 50013, "Missing Permissions")
        world.archive(channel, archived=False)
    return 200, messages.create(world, channel, call.body, call.files).payload()


def _messages(world: World, call: Call) -> Answer:
    channel = world.reach(call.ids["channel"])
    limit = int(call.query.get("limit", "50"))
    seen = [message for message in channel.messages.values() if message.seen_by is None]
    seen.sort(key=lambda message: -int(message.id))
    if "before" in call.query:
        seen = [message for message in seen if int(message.id) < int(call.query["before"])]
    return 200, [message.payload() for message in seen[:limit]]


def _message(world: World, call: Call) -> Answer:
    return 200, world.find(world.reach(call.ids["channel"]), call.ids["message"]).payload()


def _edit(world: World, call: Call) -> Answer:
    message = _own_message(world, call)
    if wait := messages.check_old(world, message):
        raise OldMessageError(wait)
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
    return 201, world.thread(channel, call.body["name"], message.id).payload()


def _thread(world: World, call: Call) -> Answer:
    if call.body.get("type") != THREAD:
        raise ApiError(400, 50035, "Invalid Form Body: type: only public threads (11)")
    channel = world.reach(call.ids["channel"], CREATE_THREADS)
    return 201, world.thread(channel, call.body["name"]).payload()


def _change_channel(world: World, call: Call) -> Answer:
    channel = world.reach(call.ids["channel"])
    if channel.kind != THREAD:
        raise ApiError(403, 50013, "Missing Permissions")
    locked = bool(call.body.get("locked", channel.locked))
    world.archive(channel, archived=bool(call.body.get("archived", channel.archived)), locked=locked)
    channel.name = call.body.get("name", channel.name)
    return 200, channel.payload()


def _may_write(world: World, call: Call) -> Channel:
    channel = world.reach(call.ids["channel"])
    if channel.kind == DM:
        assert channel.recipient is not None
        if not channel.recipient.dms:
            raise ApiError(403, 50007, "Cannot send messages to this user")
        return channel
    needs = SEND_IN_THREADS if channel.kind == THREAD else SEND
    return world.reach(channel.id, needs | (ATTACH if call.files else 0))


def _own_message(world: World, call: Call) -> Message:
    channel = world.reach(call.ids["channel"])
    message = world.find(channel, call.ids["message"])
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    if message.author is not world.bot:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    return message


# --- interactions (interactions/receiving-and-responding)


def _callback(world: World, call: Call) -> Answer:
    interaction = world.interactions.get(call.ids["token"])
    if interaction is None or interaction.id != call.ids["interaction"]:
        raise ApiError(404, 10062, "Unknown interaction")
    if interaction.callback is not None:
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    if interaction.expired or time.perf_counter() - interaction.created > world.patience:
        interaction.expired = True
        raise ApiError(404, 10062, "Unknown interaction")
    kind = int(call.body["type"])
    data: Json = call.body.get("data") or {}
    match kind:
        case 4:
            interaction.shown = messages.create(
                world, interaction.channel, data, call.files, seen_by=messages.private(interaction, data)
            )
        case 5:
            interaction.shown = _thinking(world, interaction, data)
        case 6:
            interaction.shown = _source(interaction)
        case 7:
            interaction.shown = messages.edit(world, _source(interaction), data, call.files)
        case 9:
            try:
                check_form(data)
            except (AssertionError, KeyError, TypeError) as error:
                raise ApiError(400, 50035, f"Invalid Form Body: {error}") from error
        case 8:
            pass
        case _:
            raise ApiError(400, 50035, f"Invalid Form Body: type {kind}")
    interaction.callback, interaction.data, interaction.acked_at = kind, data, time.perf_counter()
    if kind not in (DEFERRED, DEFERRED_UPDATE):
        interaction.finish()
    if call.query.get("with_response") not in ("1", "true"):
        return 204, None
    shown = interaction.shown
    told: Json = {"id": interaction.id, "type": interaction.payload["type"]}
    if shown is not None:
        told |= {"response_message_id": shown.id, "response_message_ephemeral": shown.seen_by is not None}
        told["response_message_loading"] = kind == DEFERRED
    made: Json = {"type": kind}
    if kind in (MESSAGE, UPDATE) and shown is not None:
        made["message"] = shown.payload()
    return 200, {"interaction": told, "resource": made}


def _thinking(world: World, interaction: Interaction, data: Json) -> Message:
    """The message "... is thinking", that the first follow-up replaces."""
    message = Message(
        world.snowflake(),
        interaction.channel.id,
        world.bot,
        time.time(),
        flags=LOADING | (int(data.get("flags") or 0) & EPHEMERAL),
        seen_by=messages.private(interaction, data),
    )
    return world.add(message)


def _source(interaction: Interaction) -> Message:
    source = interaction.source
    if source is None:
        raise ApiError(400, 50035, "Invalid Form Body: there is no message to update")
    if source.id not in interaction.channel.messages:
        raise ApiError(404, 10008, "Unknown Message")
    return source


def _acknowledged(world: World, call: Call) -> Interaction:
    interaction = world.interactions.get(call.ids["token"])
    if interaction is None or interaction.callback is None:
        raise ApiError(404, 10015, "Unknown Webhook")
    if interaction.expired:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    return interaction


def _follow_up(world: World, call: Call) -> Answer:
    interaction = _acknowledged(world, call)
    shown = interaction.shown
    if interaction.callback == DEFERRED and shown is not None and shown.flags & LOADING:
        return 200, _replace(world, interaction, shown, call).payload()
    seen_by = messages.private(interaction, call.body)
    message = messages.create(world, interaction.channel, call.body, call.files, seen_by=seen_by)
    interaction.more.append(message)
    interaction.finish()
    return 200, message.payload()


def _edit_original(world: World, call: Call) -> Answer:
    interaction = _acknowledged(world, call)
    return 200, _replace(world, interaction, _answer_message(interaction, call), call).payload()


def _read_original(world: World, call: Call) -> Answer:
    return 200, _answer_message(_acknowledged(world, call), call).payload()


def _delete_original(world: World, call: Call) -> Answer:
    interaction = _acknowledged(world, call)
    message = _answer_message(interaction, call)
    interaction.channel.messages.pop(message.id)
    if message.seen_by is None:
        world.emit("MESSAGE_DELETE", {"id": message.id, "channel_id": message.channel_id})
    interaction.finish()
    return 204, None


def _replace(world: World, interaction: Interaction, message: Message, call: Call) -> Message:
    message.flags &= ~LOADING
    messages.edit(world, message, call.body, call.files)
    interaction.finish()
    return message


def _answer_message(interaction: Interaction, call: Call) -> Message:
    wanted = call.ids["message"]
    made = [message for message in (interaction.shown, *interaction.more) if message is not None]
    for message in made:
        if wanted in ("@original", message.id) and message.id in interaction.channel.messages:
            return message
    raise ApiError(404, 10008, "Unknown Message")


_WEBHOOK = "/webhooks/{application}/{token}"
_ROUTES: list[tuple[str, re.Pattern[str], Callable[[World, Call], Answer]]] = [
    (method, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path)), handler)
    for method, path, handler in (
        ("GET", "/users/@me", _me),
        ("GET", "/oauth2/applications/@me", _application),
        ("GET", "/applications/@me", _application),
        ("GET", "/gateway/bot", _gateway),
        ("PUT", "/applications/{application}/commands", _overwrite_commands),
        ("POST", "/users/@me/channels", _open_direct),
        ("GET", "/channels/{channel}", _channel),
        ("PATCH", "/channels/{channel}", _change_channel),
        ("GET", "/channels/{channel}/messages", _messages),
        ("POST", "/channels/{channel}/messages", _post),
        ("GET", "/channels/{channel}/messages/{message}", _message),
        ("PATCH", "/channels/{channel}/messages/{message}", _edit),
        ("DELETE", "/channels/{channel}/messages/{message}", _delete),
        ("POST", "/channels/{channel}/messages/{message}/threads", _thread_on_message),
        ("POST", "/channels/{channel}/threads", _thread),
        ("POST", "/interactions/{interaction}/{token}/callback", _callback),
        ("POST", _WEBHOOK, _follow_up),
        ("GET", _WEBHOOK + "/messages/{message}", _read_original),
        ("PATCH", _WEBHOOK + "/messages/{message}", _edit_original),
        ("DELETE", _WEBHOOK + "/messages/{message}", _delete_original),
    )
]
