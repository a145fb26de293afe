"""`/game new` where a table waits for the same: it is told of first, and nobody is kept from a table of their own."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.db import people
from bot.db.people import Player
from tests.support.limits import check_message
from tests.support.pressed import said
from tests.support.town import Town, buttons, labels, texts, town


async def new(place: Town, person: int, game: str = "port_royal", **options: Any) -> Any:
    """`/game new` by somebody; what it answers."""
    return await place.slash(place.people[person], "game new", game=game, **options)


async def test_whoever_asks_for_what_waits_already_is_told_of_it_and_sits_down_with_one_press(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        assert not (await new(place, 0)).ephemeral
        await place.house.match.lobby.join(1, ben.id, "ben")
        told = await new(place, 2)
        assert told.ephemeral
        text = texts(told.response)
        assert "## ana waits for 3 more" in text
        assert "[Port Royal · table 1](" in text
        assert "●▲◌◌◌ " in text
        assert re.search(r"-# ana, ben · .* days", text)
        assert "awake together" not in text, "nobody has said when they sleep"
        assert labels(told.response) == ["Join", "My own all the same"]
        check_message([part if isinstance(part, dict) else part.to_dict() for part in told.response.components])
        assert len(place.channel.history()) == 1, "no second card"
        joined = await place.click(cleo, told.response, "Join")
        assert "You sit at" in texts(joined.response)
        assert labels(place.fresh(told.response)) == ["Leave"], "it has been answered"
        table = await place.house.tables.load(1)
        assert [row.user_id for row in table.seats] == [ana.id, ben.id, cleo.id]
        assert not place.env.errors


async def test_a_table_of_ones_own_opens_all_the_same(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        _, ben, cleo = place.people
        await new(place, 0)
        told = await new(place, 1)
        own = await place.click(ben, told.response, "My own all the same")
        assert f"Table 2 is open in <#{place.channel.id}>" in texts(own.response)
        table = await place.house.tables.load(2)
        assert (table.row.game, table.row.pace, table.row.host_id) == ("port_royal", "daily", ben.id)
        card = place.channel.last_message
        assert "Port Royal · table 2" in texts(card)
        await place.house.match.lobby.join(2, 77, "zoe")
        both = await new(place, 2)
        assert "## ben and ana wait" in texts(both.response), "fewest free seats first"
        assert labels(both.response) == ["Join", "Join", "My own all the same"]
        await place.house.match.lobby.leave(1, place.people[0].id)
        late = await place.click(cleo, both.response, "b:sit:1:0:asked")
        assert "closed" in said(late)
        assert not place.env.errors


@pytest.mark.parametrize("other", ["game", "pace", "full", "own", "hidden", "started"])
async def test_what_does_not_fit_is_not_told_of(tmp_path: Path, other: str) -> None:
    async with town(tmp_path, 5) as place:
        ana, ben, *guests = place.people
        if other == "hidden":
            nothing = discord.PermissionOverwrite(view_channel=False)
            hidden = place.guild.create_text_channel("hidden", overwrites={ben: nothing})
            await place.slash(ana, "game new", hidden, game="port_royal")
        else:
            await new(
                place, 0, "yucata" if other == "game" else "port_royal", pace="slow" if other == "pace" else "daily"
            )
        if other in ("full", "started", "own"):
            seated = [ben] if other == "own" else [*guests, place.guild.add_member(place.env.create_user("zoe"))]
            for person in seated:
                await place.house.match.lobby.join(1, person.id, person.name)
        if other == "started":
            await place.house.match.lobby.leave(1, guests[0].id)
            await place.house.match.matches.start(1, ana.id)
        assert not (await new(place, 1)).ephemeral
        assert (await place.house.tables.load(2)).row.host_id == ben.id


async def test_it_says_how_long_all_are_awake_together_where_all_have_said_when_they_sleep(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        async with place.house.tables.db.write() as tx:
            await people.put_player(tx, ana.id, Player(zone="Europe/Berlin", quiet_from=22 * 60, quiet_until=7 * 60))
            await people.put_player(tx, ben.id, Player(zone="America/New_York", quiet_from=60, quiet_until=9 * 60))
        await new(place, 0)
        told = texts((await new(place, 1)).response)
        # Awake from 7 to 22 in Berlin, 1 to 16 in New York; there from 9 to 1: together from 9 to 16.
        assert "awake together about **7 h** a day" in told


async def test_what_cannot_be_opened_is_refused_as_before(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await new(place, 0)
        assert "pace" in said(await new(place, 1, pace="never"))
        answer = await new(place, 1)
        own = next(item["custom_id"] for item in buttons(answer.response) if ":newown:" in item["custom_id"])
        forged = own.replace("port-royal", "chess")
        assert "Table" not in texts(
            (await place.forge(place.people[1], answer.response, forged)).response or answer.response
        )
        assert len(await place.house.waiting.here(place.guild.id)) == 1
