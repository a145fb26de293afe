"""Events of a server, as resources/guild-scheduled-event and the OpenAPI description say it; only external ones."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Final

from tests.support.wire.call import Answer, Call
from tests.support.wire.state import CREATE_EVENTS, ApiError, Guild, Json, World

EXTERNAL: Final = 3
GUILD_ONLY: Final = 2
SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
MOST: Final = 100
TEXTS: Final = {"name": 100, "description": 1000}
PLACE: Final = 100


def listed(world: World, call: Call) -> Answer:
    """GET /guilds/{guild}/scheduled-events"""
    return 200, list(_guild(world, call).events.values())


def found(world: World, call: Call) -> Answer:
    """GET /guilds/{guild}/scheduled-events/{event}"""
    return 200, _event(world, call)


def create(world: World, call: Call) -> Answer:
    """POST /guilds/{guild}/scheduled-events"""
    guild, body = _guild(world, call, CREATE_EVENTS), call.body
    if body.get("entity_type") != EXTERNAL or body.get("privacy_level") != GUILD_ONLY:
        raise _invalid("only external events are made here")
    if not body.get("name") or body.get("scheduled_end_time") is None or "entity_metadata" not in body:
        raise _invalid("name, scheduled_end_time and entity_metadata are required for external events")
    _check(body)
    coming = [event for event in guild.events.values() if event["status"] in (SCHEDULED, ACTIVE)]
    if len(coming) >= MOST:
        raise ApiError(400, 30038, f"Maximum number of uncompleted guild scheduled events reached ({MOST})")
    made: Json = {
        "id": world.snowflake(),
        "guild_id": guild.id,
        "channel_id": None,
        "creator_id": world.bot.id,
        "description": None,
        "image": None,
        "status": SCHEDULED,
        "entity_id": None,
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
        **body,
    }
    guild.events[made["id"]] = made
    return 200, made


def change(world: World, call: Call) -> Answer:
    """PATCH /guilds/{guild}/scheduled-events/{event}"""
    event = _event(world, call, CREATE_EVENTS)
    if event["status"] in (COMPLETED, CANCELED):
        raise ApiError(400, 180000, "Cannot update a finished event")
    _check({**event, **call.body})
    event.update(call.body)
    return 200, event


def delete(world: World, call: Call) -> Answer:
    """DELETE /guilds/{guild}/scheduled-events/{event}"""
    event = _event(world, call, CREATE_EVENTS)
    del world.guilds[call.ids["guild"]].events[event["id"]]
    return 204, None


def _guild(world: World, call: Call, needs: int = 0) -> Guild:
    guild = world.guilds.get(call.ids["guild"])
    if guild is None or not guild.present:
        raise ApiError(403, 50001, "Missing Access")
    if guild.allowed & needs != needs:
        raise ApiError(403, 50013, "Missing Permissions")
    return guild


def _event(world: World, call: Call, needs: int = 0) -> Json:
    event = _guild(world, call, needs).events.get(call.ids["event"])
    if event is None:
        raise ApiError(404, 10070, "Unknown Guild Scheduled Event")
    return event


def _check(event: Json) -> None:
    """Raises ApiError for what Discord's description does not take."""
    for key, most in TEXTS.items():
        if len(event.get(key) or "") > most:
            raise _invalid(f"{key}: up to {most} characters")
    metadata: Json = event.get("entity_metadata") or {}
    if not 1 <= len(metadata.get("location", "")) <= PLACE:
        raise _invalid(f"location: up to {PLACE} characters")
    start, end = (datetime.fromisoformat(event[f"scheduled_{one}_time"]).timestamp() for one in ("start", "end"))
    if start <= time.time() or end <= start:
        raise _invalid("an event begins in the future and ends after that")


def _invalid(why: str) -> ApiError:
    return ApiError(400, 50035, f"Invalid Form Body: {why}")
