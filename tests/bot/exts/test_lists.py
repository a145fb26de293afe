"""`/mygames` everywhere and `/game list`: whose turn, since when, until when, and the way there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
from simcord import MemberActor

from bot.db import panels
from bot.services.clock.turns import TIMEOUT
from bot.ui.pages.lists import TEXT
from tests.support.town import Town, labels, texts, town


async def mine(place: Town, person: MemberActor) -> list[str]:
    answer = await place.slash(person, "mygames")
    assert answer.ephemeral
    return texts(answer.response).splitlines()


async def actor(place: Town, match_id: int) -> MemberActor:
    table = await place.house.tables.load(match_id)
    user_id = table.seats[table.actors()[0]].user_id
    return next(person for person in place.people if person.id == user_id)


async def test_my_matches_begin_with_the_one_that_has_waited_longest_for_me(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        assert (await mine(place, ana))[1:] == [
            "You sit at no table. Open one with `/game new`, or say with `/game find` what you would like to play."
        ]
        for number in (1, 2, 3):
            await place.start("yucata", 2)
            if await actor(place, number) != ana:
                await place.play_on(number, 1)
            place.clock.advance(hours=1)
        # The second one is answered and comes back later than the third.
        await place.play_on(2, 1)
        told = await mine(place, ana)
        assert told.index("**Your turn · 2**") < told.index("**Waiting for others · 1**")
        assert next(line for line in told if "table 2" in line).count("to play · asked") == 1
        await place.play_on(2, 1)
        told = await mine(place, ana)
        places = [number for number, line in enumerate(told) if "· table " in line]
        assert [told[number].split("table ")[1][0] for number in places] == ["1", "3", "2"]
        turns = [told[number + 1] for number in places]
        table = await place.house.tables.load(1)
        seat = table.seat_of(ana.id)
        assert seat is not None
        due = await place.house.tables.db.one(
            "SELECT due_at FROM deadline WHERE match_id = 1 AND kind = ? AND about = ?", (TIMEOUT, seat)
        )
        assert due is not None
        assert f"asked <t:{table.seats[seat].since}:R>" in turns[0]
        assert f"your time ends <t:{due['due_at']}:R>" in turns[0]
        panel = await panels.get(place.house.tables.db, 1, ("table", -1, 0))
        assert panel is not None
        assert f"/{place.guild.id}/{panel.channel_id}/{panel.message_id})" in told[places[0]]


async def test_my_matches_say_that_the_time_is_up_and_offer_another_one_only_if_there_is_one(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        await place.start("yucata", 2)
        ana = await actor(place, 1)
        (line,) = [line for line in await mine(place, ana) if "asked <t:" in line]
        assert "your time ends <t:" in line
        shown = (await place.slash(ana, "mygames")).response
        assert not [label for label in labels(shown) if label.startswith("Next match")], "it has its own button"
        due = (await place.house.tables.due(1, TIMEOUT)).popitem()[1]
        place.clock.at = due
        (line,) = [line for line in await mine(place, ana) if "asked <t:" in line]
        assert line.endswith("your time is up")


async def test_my_matches_answer_where_the_bot_is_not_a_member(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        await place.start("yucata", 2)
        before = len(place.env.http_requests)
        answer = await ana.user.slash("mygames")
        assert "table 1" in texts(answer.response)
        used = [request.path for request in place.env.http_requests[before:]]
        assert used
        # Only the interaction itself: in a foreign server nothing else is open to the bot.
        assert all("/interactions/" in path or "/webhooks/" in path for path in used), used
        client: Any = place.house.client
        commands = {command.name: command for command in client.tree.get_commands()}
        mygames = commands["mygames"].to_dict(client.tree)
        assert set(mygames["integration_types"]) == {0, 1}
        assert set(mygames["contexts"]) == {0, 1, 2}


async def test_the_list_of_a_server_leads_to_open_tables_and_tells_how_others_stand(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        stranger = place.people[2]
        answer = await place.slash(stranger, "game list")
        assert "There are none yet" in texts(answer.response)
        await place.start("yucata", 2)
        await place.play_on(1)
        await place.start("yucata", 2)
        card = await place.open_table("yucata", 1)
        told = texts((await place.slash(stranger, "game list")).response).splitlines()
        assert [line for line in told if line.startswith("**")] == [
            "**Open: go there and press *Join***",
            "**Running**",
            "**Finished**",
        ]
        lines = [line for line in told if line.startswith("• ")]
        assert f"/{place.channel.id}/{card.id})" in lines[0]
        assert "1 seated · for 2 to 4 players" in lines[0]
        assert f"**{(await actor(place, 2)).name}** to play" in lines[1]
        finished = await place.house.tables.load(1)
        assert finished.row.outcome is not None
        winner = finished.seats[finished.row.outcome.ranks.index(1)]
        assert "won by ●\u00a0**ana**" in lines[2] or "won by ▲\u00a0**ben**" in lines[2]
        assert f"**{winner.name}**" in lines[2]


async def test_a_long_list_is_cut_between_lines(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        for _ in range(24):
            await place.opened(place.people[0])
        told = "\n".join(await mine(place, place.people[0]))
        assert len(told) <= TEXT + 50
        assert all(line.count("](") == line.count("[") for line in told.splitlines())
        assert told.endswith("and 4 more")
        listed = texts((await place.slash(place.people[1], "game list")).response)
        assert "and 18 more" in listed


async def test_tables_of_a_hidden_channel_exist_only_for_those_who_see_it(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, stranger = place.people
        nothing = discord.PermissionOverwrite(view_channel=False)
        hidden = place.guild.create_text_channel("hidden", overwrites={stranger: nothing})
        await place.slash(ana, "game new", hidden, game="yucata")
        await place.click(ben, hidden.last_message, "b:join:1:0:")
        await place.click(ana, hidden.last_message, "b:start:1:0:")
        assert (await place.house.tables.load(1)).row.status == "running"
        assert "table 1" in texts((await place.slash(ben, "game list")).response)
        assert "There are none yet" in texts((await place.slash(stranger, "game list")).response)
        assert "turn 0" not in texts((await place.slash(ben, "replay", number=1)).response)
        for command in ("replay", "game board"):
            answer = await place.slash(stranger, command, number=1)
            assert "There is no table 1 here" in texts(answer.response)
        assert not place.env.errors
