"""Emoji of the application, as resources/emoji says it."""

from __future__ import annotations

import base64
import re
from typing import Final

from tests.support.wire.call import Answer, Call
from tests.support.wire.state import ApiError, World

MOST: Final = 2000
LARGEST_BYTES: Final = 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")
_IMAGE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


def listed(world: World, _call: Call) -> Answer:
    """GET /applications/{application}/emojis"""
    _allowed(world)
    return 200, {"items": list(world.emoji.values())}


def create(world: World, call: Call) -> Answer:
    """POST /applications/{application}/emojis"""
    _allowed(world)
    name, image = str(call.body.get("name", "")), _IMAGE.fullmatch(str(call.body.get("image", "")))
    if _NAME.fullmatch(name) is None or image is None or len(base64.b64decode(image[1])) > LARGEST_BYTES:
        raise ApiError(400, 50035, f"Invalid Form Body: name or image: {name}")
    if any(one["name"] == name for one in world.emoji.values()):
        raise ApiError(400, 50035, f"Invalid Form Body: name: {name} is already taken")
    if len(world.emoji) >= MOST:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST})")
    emoji_id = world.snowflake()
    world.emoji[emoji_id] = {
        "id": emoji_id,
        "name": name,
        "roles": [],
        "user": world.bot.payload(),
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
    return 201, world.emoji[emoji_id]


def delete(world: World, call: Call) -> Answer:
    """DELETE /applications/{application}/emojis/{emoji}"""
    if world.emoji.pop(call.ids["emoji"], None) is None:
        raise ApiError(404, 10014, "Unknown Emoji")
    return 204, None


def _allowed(world: World) -> None:
    """Raises ApiError if the application is to have none."""
    if not world.has_emoji:
        raise ApiError(403, 50001, "Missing Access")
