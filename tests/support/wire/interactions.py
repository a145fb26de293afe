"""Answers to interactions: callbacks and follow-ups (interactions/receiving-and-responding)."""

from __future__ import annotations

import time

from tests.support.limits import check_form
from tests.support.wire import messages
from tests.support.wire.call import Answer, Call
from tests.support.wire.state import EPHEMERAL, GROUP, LOADING, ApiError, Interaction, Json, Message, World

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Types of interaction callbacks (interactions/receiving-and-responding#interaction-callback-type)."""


def callback(world: World, call: Call) -> Answer:
    """The first answer to an interaction."""
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


def follow_up(world: World, call: Call) -> Answer:
    """A further message; the first one after a deferral takes the place of "thinking"."""
    interaction = _acknowledged(world, call)
    shown = interaction.shown
    if interaction.callback == DEFERRED and shown is not None and shown.flags & LOADING:
        return 200, _replace(world, interaction, shown, call).payload()
    seen_by = messages.private(interaction, call.body)
    message = messages.create(world, interaction.channel, call.body, call.files, seen_by=seen_by)
    interaction.more.append(message)
    interaction.finish()
    return 200, message.payload()


def edit_original(world: World, call: Call) -> Answer:
    """Change the answer."""
    interaction = _acknowledged(world, call)
    return 200, _replace(world, interaction, _answer_message(interaction, call), call).payload()


def read_original(world: World, call: Call) -> Answer:
    """The answer as it stands."""
    return 200, _answer_message(_acknowledged(world, call), call).payload()


def delete_original(world: World, call: Call) -> Answer:
    """Take the answer away."""
    interaction = _acknowledged(world, call)
    message = _answer_message(interaction, call)
    interaction.channel.messages.pop(message.id)
    if message.seen_by is None and interaction.channel.kind != GROUP:
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
