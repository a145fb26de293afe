"""Rooms and messages of the simulated Discord as the page gets them: plain data, ids as text."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import lru_cache
from io import BytesIO
from typing import Any

from PIL import Image
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Message

from bot.playground.world import World

FILES = "/files"
"""Where the page finds what the simulated Discord keeps at its own address."""
LOADING = 1 << 7
EXACT = 1 << 53
"""What the page reads as a number without rounding; ids are larger, and discord.py writes some of them as numbers."""
THREAD_CREATED = 18


def room(world: World, place: Channel, table: dict[str, Any]) -> dict[str, Any]:
    """A room; `table` is what `tables` says of the match in it."""
    if place.guild_id is None:
        name = world.env.backend.bot_user.name
        return {"id": str(place.id), "kind": "dm", "name": name, "owner": str(place.recipient_ids[0]), **table}
    if not place.is_thread:
        return {"id": str(place.id), "kind": "channel", "name": place.name}
    return {"id": str(place.id), "kind": "thread", "name": place.name, "parent": str(place.parent_id), **table}


def message(world: World, stored: Message, command: str | None = None) -> dict[str, Any]:
    """A message: who, when, for whom, and its parts as Discord has them, with addresses of the page.

    command: the whole command that it answers, if that is known.
    """
    users = world.env.backend.users
    author = users[stored.author_id]
    metadata = stored.interaction_metadata or {}
    user = (metadata.get("user") or {}).get("id")
    found: dict[str, Any] = {
        "id": str(stored.id),
        "room": str(stored.channel_id),
        "from": {"id": str(author.id), "name": author.name, "bot": author.bot},
        "asked": metadata.get("id"),
        "at": datetime.fromisoformat(stored.timestamp).timestamp(),
        "edited": stored.edited_timestamp is not None,
        "only": user if stored.is_ephemeral else None,
        "thinking": bool(stored.flags & LOADING),
        "text": stored.content,
        "parts": _addressed(world, stored.components),
    }
    if metadata.get("name"):
        found["used"] = {"by": user, "command": command or metadata["name"]}
    if stored.type == THREAD_CREATED and stored.system_metadata is not None:
        found["opened"] = str(stored.system_metadata.channel_id)
    return found


def components(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every component below some components."""
    for part in parts:
        yield part
        yield from components(part.get("components") or [])
        for key in ("accessory", "component"):
            if part.get(key):
                yield from components([part[key]])


def media(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Everything that some components show, those below them too."""
    for part in components(parts):
        yield from (item["media"] for item in part.get("items") or [])
        yield from (part[key] for key in ("media", "file") if key in part)


def buttons(stored: Message) -> list[dict[str, Any]]:
    """The buttons and selects of a message that can be used."""
    return [part for part in components(stored.components) if part.get("custom_id") and not part.get("disabled")]


def _addressed(world: World, part: Any) -> Any:
    """A copy with the page's addresses, and with the size of every picture."""
    if isinstance(part, list):
        return [_addressed(world, item) for item in part]
    if isinstance(part, int) and part > EXACT:
        return str(part)
    if not isinstance(part, dict):
        return part
    found = {key: _addressed(world, value) for key, value in part.items()}
    address = part.get("url")
    if isinstance(address, str) and address.startswith(CDN_BASE):
        found["url"] = FILES + address.removeprefix(CDN_BASE)
        found.pop("proxy_url", None)
        if str(part.get("content_type", "")).startswith("image/"):
            found["size"] = _size(world, address)
    return found


def _size(world: World, address: str) -> list[int] | None:
    data = world.env.backend.cdn.get(address)
    return None if data is None else list(_measured(data))


@lru_cache(maxsize=256)
def _measured(data: bytes) -> tuple[int, int]:
    with Image.open(BytesIO(data)) as image:
        return image.size
