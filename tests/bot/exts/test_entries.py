"""What the whole life of a table leaves in its channel: two entries at most, each of them short."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.features.search.searches import QUIET_SECONDS
from bot.features.search.told import ROLE
from bot.services.clock.turns import IDLE_SUSPENDED
from tests.support.pressed import status
from tests.support.town import Town, components, labels, texts, town

MOST = 2
"""So many lasting entries a table may leave."""


def entries(place: Town) -> list[Any]:
    """What stands in the channel for everybody: messages, and lines of Discord's own as for a thread without a card."""
    return [one for one in place.channel.history() if not one.flags.ephemeral]


def told(place: Town) -> list[str]:
    return [texts(one) for one in entries(place)]


async def invite(place: Town, card: Any, *people: Any) -> None:
    """The host invites people, from the list beneath the card."""
    shown = await place.click(place.people[0], card, "Invite")
    assert shown.response is not None
    (every, *_) = [one["custom_id"] for one in components(shown.response) if one["type"] == 5]
    await place.people[0].select(shown.response, list(people), custom_id=every)
    await place.settle()


async def tick(place: Town, seconds: int = 0) -> None:
    place.clock.advance(seconds=seconds)
    await place.house.match.sweep.run()
    await place.settle()


async def call_the_role(place: Town) -> None:
    """Managers have named a role, and the table has waited long enough for it."""
    role = place.guild.create_role("Players")
    await place.house.people.guilds.change(place.guild.id, roles={ROLE: role.id})
    await tick(place, QUIET_SECONDS + 1)
    assert any(f"<@&{role.id}>" in said for said in told(place))


async def test_a_table_that_is_opened_called_filled_played_and_played_again(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        ana, ben, cleo, dan, eve = place.people
        await place.slash(ana, "game new", game="yucata")
        (card,) = entries(place)
        await call_the_role(place)
        await invite(place, card, ben, cleo, eve)
        assert len(entries(place)) == 3, "the card, the call to the role, the call to those who are invited"
        for person in (ben, cleo, dan):
            await place.click(person, card, "Join")
        invited, full = told(place)[1:]
        assert invited.startswith(f"<@{eve.id}> ana invites you to Yucata'")
        assert full.startswith(f"<@{ana.id}> your table is full and can start: [Yucata' · table 1](https:")
        await place.click(ana, entries(place)[-1], "Start with 4")
        assert told(place)[0].splitlines()[0] == f"**Yucata' · table 1** is played in <#{place.channel.threads[0].id}>."
        assert len(entries(place)) == MOST, "the line of the table, and Discord's own for its thread"
        assert labels(entries(place)[0]) == []
        offer = await place.house.match.votes.ask(1, "replace", dan.id)
        await place.house.match.votes.cast(1, offer.id, eve.id, "take", "eve")
        await place.settle()
        assert "eve" in told(place)[0], "the seat went on, and the line says who sits there"
        await place.play_on(1)
        assert "was played in" in told(place)[0]
        assert "wins with" in told(place)[0]
        assert len(entries(place)) == MOST
        await place.house.match.lobby.rematch(1, ana.id, "ana")
        await place.settle()
        for person in (ben, cleo):
            await place.click(person, entries(place)[-1], "Join")
        await place.click(ana, entries(place)[-1], "Start with 3")
        assert len(entries(place)) == 2 * MOST, "of each table the same"
        assert not place.env.errors


@pytest.mark.parametrize("by", ["its host", "time"])
async def test_a_table_that_closes_without_a_start(tmp_path: Path, by: str) -> None:
    async with town(tmp_path, 4) as place:
        ana, ben, *_ = place.people
        await place.slash(ana, "game new", game="yucata")
        (card,) = entries(place)
        await call_the_role(place)
        await invite(place, card, ben)
        if by == "time":
            await tick(place, IDLE_SUSPENDED)
        else:
            asked = await place.click(ana, card, "Leave")
            await place.click(ana, asked.response, "Close the table")
        assert await status(place) == "ended"
        assert told(place) == ["**Yucata' · table 1** was closed before it began."]
        assert not place.env.errors
