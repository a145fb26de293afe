"""A panel that is told once a turn is over, and how a test sees that nothing is left to tell."""

from __future__ import annotations

from typing import Any

from simcord import ChannelHandle

from bot.services.match.door import TURN_SECONDS
from tests.support.pressed import actor
from tests.support.town import Town, buttons


def panels_in(thread: ChannelHandle) -> list[Any]:
    """The messages of a thread that are a panel."""
    return [one for one in thread.history() if any(item["custom_id"].startswith("b:hand:") for item in buttons(one))]


async def shows(place: Town) -> int:
    """The revision that the one panel in the newest thread shows."""
    (panel,) = panels_in(place.channel.threads[-1])
    ids = [item["custom_id"].split(":") for item in buttons(panel)]
    return max(int(found[3]) for found in ids if found[1] == "hand")


async def revision(place: Town) -> int:
    """The revision of the match."""
    return (await place.house.tables.load(1)).row.revision


async def draw(place: Town) -> Any:
    """Whoever is asked draws twice at the desk in direct messages, so that the panel is still to be told the second."""
    person = await actor(place)
    await place.click(person, place.dm(person), "Draw")
    before = await shows(place)
    await place.click(person, place.dm(person), "Draw")
    assert await actor(place) is person
    assert await shows(place) == before < await revision(place), "the panel waits for the turn to go on"
    return person


async def later(place: Town) -> None:
    """Some time passes, in which all is told that is to be."""
    for _ in range(3):
        place.clock.advance(seconds=TURN_SECONDS)
        await place.settle()


async def nothing_more_is_told(place: Town) -> None:
    """The bot asks Discord for nothing, however long one waits."""
    quiet = len(place.env.http_requests)
    await later(place)
    assert len(place.env.http_requests) == quiet, "and then nothing is told again"
