"""A message from the body of a request: attachments, components, nonce (resources/message#create-message)."""

from __future__ import annotations

import copy
import re
import time
from typing import Any, cast

from tests.support.limits import check_message, check_plain, walk
from tests.support.wire.state import (
    COMPONENTS_V2,
    EPHEMERAL,
    NONCE_SECONDS,
    THREAD,
    ApiError,
    Channel,
    Interaction,
    Json,
    Message,
    User,
    World,
)

_MENTION = re.compile(r"<@!?(\d+)>")

OLD = 3600.0
OLD_EDITS = 3
"""Messages older than an hour: so many edits in `World.ration_seconds` and channel, then 30046."""

Files = dict[str, tuple[str, bytes]]
"""Part name (`files[0]`) -> file name and content."""


def create(world: World, channel: Channel, body: Json, files: Files, *, seen_by: str | None = None) -> Message:
    """A new message of the bot. The same nonce, enforced, gives the stored message again. Raises ApiError.

    10008 if that was deleted meanwhile (discord-api-docs #6647).
    """
    nonce = body.get("nonce")
    if nonce is not None:
        nonce = str(nonce)
        if len(nonce) > 25:
            raise ApiError(400, 50035, "Invalid Form Body: nonce is longer than 25")
        if body.get("enforce_nonce"):
            stored, at = world.nonces.get((channel.id, nonce), ("", 0.0))
            if stored and time.time() - at < NONCE_SECONDS:
                return world.find(channel, stored)  # 10008 where it was deleted: discord-api-docs #6647
    message = Message(world.snowflake(), channel.id, world.bot, time.time(), seen_by=seen_by, nonce=nonce)
    _fill(world, message, body, files, created=True)
    if not (message.content or message.components or message.files):
        raise ApiError(400, 50006, "Cannot send an empty message")
    message.said = message.content
    world.add(message)
    if nonce is not None:
        world.nonces[channel.id, nonce] = (message.id, message.at)
    return message


def edit(world: World, message: Message, body: Json, files: Files) -> Message:
    """Change a message; what the body leaves out stays. Raises ApiError."""
    _fill(world, message, body, files)
    message.edited_at = time.time()
    message.edits.append(message.edited_at)
    if message.seen_by is None:
        world.tell("MESSAGE_UPDATE", message)
    return message


def check_old(world: World, message: Message) -> float:
    """Seconds to wait until a message may be edited; 0 = now. Only those older than an hour are rationed."""
    now = time.time()
    if now - message.at < OLD:
        return 0.0
    recent = [at for at in world.old_edits.get(message.channel_id, []) if now - at < world.ration_seconds]
    if len(recent) >= OLD_EDITS:
        return recent[0] + world.ration_seconds - now
    world.old_edits[message.channel_id] = [*recent, now]
    return 0.0


def private(interaction: Interaction, body: Json) -> str | None:
    """Who alone sees an answer with this body; None = everybody in the channel."""
    return interaction.user.id if int(body.get("flags") or 0) & EPHEMERAL else None


def _fill(world: World, message: Message, body: Json, files: Files, *, created: bool = False) -> None:
    flags = int(body.get("flags") or 0) | message.flags
    # A copy: the record keeps the body as it was sent.
    components = cast("list[Json]", copy.deepcopy(body["components"]) or []) if "components" in body else None
    if components is not None:
        try:
            if flags & COMPONENTS_V2:
                check_message(components)
            else:
                check_plain(str(body.get("content") or message.content), components)
        except (AssertionError, KeyError, TypeError) as error:
            raise ApiError(400, 50035, f"Invalid Form Body: {error}") from error
        for labelled in [
            one for part in walk(components) for one in (part, *cast("list[Json]", part.get("options", [])))
        ]:
            shown = cast("Json", labelled.get("emoji") or {}).get("id")
            if shown is not None and str(shown) not in world.emoji:
                raise ApiError(400, 50035, "Invalid Form Body\nIn components.0.emoji.id: Invalid emoji")
    uploaded = _attachments(world, message, body, files)
    if components is not None:
        names = {str(one["filename"]): one for one in uploaded}
        for number, part in enumerate(walk(components), 1):
            part.setdefault("id", number)
            for media in _media(part):
                _resolve(media, names)
        message.components = components
    shown = {media.get("attachment_id") for part in walk(message.components) for media in _media(part)}
    message.files = uploaded
    message.attachments = [one for one in uploaded if one["id"] not in shown]  # discord-api-docs #8277
    message.flags = flags
    if "content" in body:
        message.content = str(body["content"] or "")
    if flags & COMPONENTS_V2 and message.content:
        raise ApiError(400, 50035, "Invalid Form Body: content cannot be used with IS_COMPONENTS_V2")
    message.mentions = _mentions(world, message, body)
    channel = world.channels[message.channel_id]
    if channel.kind == THREAD:
        channel.members.update(user.id for user in message.mentions)
    if created:
        message.called = list(message.mentions)


def _mentions(world: World, message: Message, body: Json) -> list[User]:
    """Whom a message mentions after a request: the people in its words whom that request allows, at every edit anew."""
    words = "\n".join([message.content, *(part.get("content") or "" for part in walk(message.components))])
    named = [user_id for user_id in _MENTION.findall(words) if user_id in world.users]
    allowed = body.get("allowed_mentions")
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        named = [user_id for user_id in named if user_id in map(str, allowed.get("users") or [])]
    return [world.users[user_id] for user_id in dict.fromkeys(named)]


def _attachments(world: World, message: Message, body: Json, files: Files) -> list[Json]:
    """The attachments after a request: those that it keeps by their id, and those that it uploads."""
    listed = cast("list[Json]", body.get("attachments") or [])
    kept = {str(one["id"]) for one in (listed if "attachments" in body else message.files)}
    found: list[Json] = []
    for one in message.files:
        if one["id"] in kept:
            found.append(one)
        else:
            world.files.pop(one["id"], None)
    told = {str(one["id"]): one for one in listed}
    for part, (name, content) in files.items():
        entry = told.get(part.removeprefix("files[").removesuffix("]"))
        attachment_id = world.snowflake()
        world.files[attachment_id] = content
        url = f"{world.address}/attachments/{message.channel_id}/{attachment_id}/{name}"
        found.append(
            {
                "id": attachment_id,
                "filename": name,
                "description": entry and entry.get("description"),
                "size": len(content),
                "url": url,
                "proxy_url": url,
            }
        )
    return found


def _media(part: Json) -> list[Json]:
    """The unfurled media items of a component (components/reference#unfurled-media-item)."""
    items: list[Any] = [item.get("media") for item in part.get("items", [])]
    items += [part.get("media"), part.get("file")]
    return [item for item in items if isinstance(item, dict)]


def _resolve(media: Json, names: dict[str, Json]) -> None:
    address = str(media["url"])
    if address.startswith("attachment://"):
        one = names.get(address.removeprefix("attachment://"))
        if one is None:
            raise ApiError(400, 50035, f"Invalid Form Body: {address} names no attachment")
        media |= {"url": one["url"], "proxy_url": one["proxy_url"], "attachment_id": one["id"]}
