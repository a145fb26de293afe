"""Events of Discord that stand for the hours of tables, while Discord fails and the bot is killed."""

from __future__ import annotations

from time import time
from typing import Any

import pytest

from tests.support.listed import later
from tests.support.wire import events
from tests.support.wire.driver import parts, texts
from tests.support.wire.faults import Effect, Hung, Limited, Lost, Refused
from tests.support.wire.state import ALL, CREATE_EVENTS
from tests.support.wire.town import Place, Town, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

MAKES = ("POST", "/guilds/*/scheduled-events")
CHANGES = ("PATCH", "/guilds/*/scheduled-events/*")


def of(place: Place) -> list[dict[str, Any]]:
    """The events of the server."""
    return list(place.guild.events.values())


async def begins(place: Place) -> int:
    """A table of the first person's that begins in two days; its number."""
    await place.people[0].slash(place.channel, "game new", game="yucata")
    match_id = place.town.ledger.matches(place.guild.id)[-1]
    await move(place, match_id, 2)
    return match_id


async def move(place: Place, match_id: int, days: int) -> None:
    """Its host chooses that it begins so many days from now, having said what time it is when asked."""
    host = place.people[0]
    page = await host.press(place.card(match_id), "plan")
    form = await host.press(page.message, "askhour")
    if form.form is None:
        clocks = next(part for part in parts(form.message) if "options" in part)["options"]
        places = await host.choose(form.message, clocks[0]["value"])
        cities = next(part for part in parts(places.message) if "options" in part)["options"]
        noted = await host.choose(places.message, cities[0]["value"])
        form = await host.press(noted.message, "askhour")
    await host.submit(form, **later(int(time()), days), iffew=["wait"], weekly=[])


@pytest.fixture
def allowed(place: Place) -> Place:
    """A server on which the bot may make events."""
    place.town.discord.world.allow(place.guild, ALL | CREATE_EVENTS)
    return place


@pytest.mark.parametrize(
    "effect",
    [
        pytest.param(Limited(0.3), id="429"),
        pytest.param(Refused(500, after=True), id="500, stored"),
        pytest.param(Lost(after=True), id="connection lost, stored"),
    ],
)
async def test_it_is_made_once(town: Town, allowed: Place, effect: Effect) -> None:
    fault = town.discord.faults.add(*MAKES, effect)
    match_id = await begins(allowed)
    await allowed.settled()
    assert fault.hits == 1
    (event,) = of(allowed)
    assert event["name"] == f"Yucata' · table {match_id}"
    card = allowed.card(match_id)
    place = f"https://discord.com/channels/{allowed.guild.id}/{allowed.channel.id}/{card.id}"
    assert event["entity_metadata"] == {"location": place}
    assert place in event["description"]
    assert "Traceback" not in allowed.log


@pytest.mark.parametrize(
    "effect",
    [pytest.param(Limited(0.3), id="429"), pytest.param(Lost(after=True), id="connection lost, stored")],
)
async def test_it_is_moved_and_taken_away_with_the_hour(town: Town, allowed: Place, effect: Effect) -> None:
    match_id = await begins(allowed)
    await allowed.settled()
    before = of(allowed)[0]["scheduled_start_time"]
    fault = town.discord.faults.add(*CHANGES, effect)
    await move(allowed, match_id, 3)
    await allowed.settled()
    assert fault.hits == 1
    (event,) = of(allowed)
    assert event["scheduled_start_time"] > before
    page = await allowed.people[0].press(allowed.card(match_id), "plan")
    await allowed.people[0].press(page.message, "nohour")
    await allowed.settled()
    assert of(allowed) == []


@pytest.mark.parametrize("after", [False, True])
async def test_the_bot_is_killed_while_it_makes_one(town: Town, allowed: Place, after: bool) -> None:
    fault = town.discord.faults.add(*MAKES, Hung(after=after))
    await begins(allowed)
    await until(lambda: fault.hits > 0, "it is being made")
    await town.bot.kill()
    town.discord.faults.clear()
    await town.bot.start()
    await allowed.settled()
    assert len(of(allowed)) == 1


async def test_without_the_right_the_card_holds_and_nothing_is_asked(town: Town, place: Place) -> None:
    fault = town.discord.faults.add("*", "/guilds/*/scheduled-events*", Refused(403, 50013), times=None)
    match_id = await begins(place)
    await place.settled()
    assert fault.hits == 0
    assert "**Begins <t:" in texts(place.card(match_id))


@pytest.mark.parametrize("status", [events.CANCELED, None])
async def test_one_that_somebody_has_deleted_or_cancelled_is_not_made_again(
    town: Town, allowed: Place, status: int | None
) -> None:
    match_id = await begins(allowed)
    await allowed.settled()
    (event,) = of(allowed)
    if status is None:
        allowed.guild.events.clear()
    else:
        event["status"] = status
    for days in (3, 4):
        await move(allowed, match_id, days)
        await allowed.settled()
    assert [one["status"] for one in of(allowed)] == ([] if status is None else [status])
    assert "**Begins <t:" in texts(allowed.card(match_id))
    assert "event" not in allowed.log


@pytest.mark.parametrize("way", ["the limit", "the right is taken away"])
async def test_what_discord_does_not_take_bothers_nobody(town: Town, allowed: Place, way: str) -> None:
    world = town.discord.world
    if way == "the limit":
        for _ in range(events.MOST):
            key = world.snowflake()
            allowed.guild.events[key] = {"id": key, "status": events.SCHEDULED}
        match_id = await begins(allowed)
    else:
        match_id = await begins(allowed)
        await until(lambda: bool(of(allowed)), "it is made")
        await allowed.settled()
        allowed.guild.allowed = ALL  # before the gateway has told of it
        await move(allowed, match_id, 3)
    await allowed.settled()
    assert "**Begins <t:" in texts(allowed.card(match_id))
    assert len(of(allowed)) == (events.MOST if way == "the limit" else 1)
    assert "event" not in allowed.log
    assert len([one for one in allowed.channel.messages.values() if one.seen_by is None]) == 1
