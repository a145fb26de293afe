"""What the phone on the table shows of a message: whom a message notifies, and the words that they read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.playground.world import World

SILENT = 1 << 12


def of(world: World, payload: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The notifications of a new message, as the simulated Discord announces it: one for each person who is called.

    A direct message calls its reader, another message those whom it mentions and may mention; a silent one nobody.
    `text` is the message's plain text as it was sent: components are never read, so a message of components has none.
    """
    stored = world.message(int(payload["channel_id"]), int(payload["id"]))
    if stored is None or stored.flags & SILENT or stored.is_ephemeral:
        return []
    place = world.env.backend.channels[stored.channel_id]
    called = place.recipient_ids if place.guild_id is None else stored.ping_user_ids
    shown = {
        "room": str(place.id),
        "message": str(stored.id),
        "from": world.env.backend.users[stored.author_id].name,
        "text": payload["content"],
    }
    people = [person for person in map(int, called) if person in world.people and person != stored.author_id]
    return [{"person": str(person), **shown} for person in people]
