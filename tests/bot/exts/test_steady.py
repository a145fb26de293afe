"""Tables that ask for steady or new people, and what their host and nobody else is told of whoever often leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.features.search.service import Looking
from tests.support.looking import be_told
from tests.support.people import refused
from tests.support.town import Town, components, texts, town


async def has_left(place: Town, person: MemberActor, left: int, stayed: int, *, first: int = 100) -> None:
    """Matches of the past, numbered from `first`: the person left some of them before the end."""
    async with place.house.tables.db.write() as tx:
        columns = [
            row["name"] for row in await tx.all("PRAGMA table_info(match)") if row["name"] not in ("id", "status")
        ]
        same = ", ".join(columns)
        for number in range(first, first + left + stayed):
            await tx.execute(
                f"INSERT INTO match (id, status, {same}) SELECT ?, 'finished', {same} FROM match WHERE id = 1",
                (number,),
            )
            for user, seat in ((person.id, 0), (5, 1)):
                await tx.execute("INSERT INTO sat (match_id, user_id, seat) VALUES (?, ?, ?)", (number, user, seat))
                if user == 5 or number >= first + left:
                    await tx.execute(
                        "INSERT INTO seat (match_id, seat, user_id, kind, name) VALUES (?, ?, ?, 'person', 'x')",
                        (number, seat, user),
                    )


async def leaver_joins(place: Town, person: MemberActor, card: Any, *, first: int = 100) -> None:
    """Somebody who often leaves sits down at a table."""
    await has_left(place, person, 2, 3, first=first)
    await place.click(person, card, "Join")


async def ask_for(place: Town, card: Any, *switches: str) -> Any:
    host = place.people[0]
    shown = await place.click(host, card, "Options")
    return await place.submit(host, shown, pace=["daily"], layout=["basic"], switches=list(switches))


def in_public(place: Town) -> str:
    return "\n".join(texts(message) for message in place.channel.history())


def told(person: MemberActor) -> list[str]:
    channel = person.user.dm_channel
    return [texts(one) + one.content for one in channel.history()] if channel is not None else []


async def test_whoever_often_leaves_learns_alone_that_the_table_asks_for_others(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        card = await place.open_table("yucata", 1)
        await ask_for(place, card, "steady")
        assert "for steady or new people" in texts(place.channel.last_message)
        await has_left(place, ben, 2, 3)
        refused = await place.click(ben, card, "Join")
        assert refused.ephemeral
        assert "you have left 2 of your last 5 matches" in texts(refused.response)
        assert "Each match that you play to its end" in texts(refused.response)
        await place.click(cleo, card, "Join")
        table = await place.house.tables.load(1)
        assert [row.user_id for row in table.seats] == [ana.id, cleo.id], "whoever is new sits down"
        assert told(ana) == []
        assert "left" not in in_public(place)
        assert not place.env.errors


async def test_the_host_alone_keeps_a_seat_there_and_nobody_is_asked_in_vain(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        card = await place.open_table("yucata", 2)
        await ask_for(place, card, "steady")
        await has_left(place, cleo, 2, 3)
        assert "Only ana, who opened this table" in texts((await place.click(ben, card, "Invite")).response)
        await refused(place.house.match.queue.keep(1, ben.id, cleo.id, "cleo"), "only-the-host")
        page = (await place.click(ana, card, "Invite")).response
        assert page is not None
        await ana.select(page, [cleo], custom_id="s:keepseat:1:0:")
        await place.settle()
        (call,) = [one for one in place.channel.history() if "A seat for you" in texts(one)]
        await place.click(cleo, call, "Take it")
        assert (await place.house.tables.load(1)).seat_of(cleo.id) == 2
        assert "left" not in in_public(place)
        assert not place.env.errors


async def test_the_host_alone_is_told_of_whoever_often_leaves_and_sits_down(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        card = await place.open_table("yucata", 1)
        await has_left(place, ben, 2, 3)
        for person in (ben, cleo):
            await place.click(person, card, "Join")
        (said,) = told(ana)
        assert f"{ben.name} has sat down at your table" in said
        assert "Only you see this." in said
        assert told(ben) == told(cleo) == []
        assert "often leaves" not in in_public(place)
        shown = await place.click(ana, ana.user.dm_channel.last_message, "Options")
        assert shown.modal is not None
        assert not place.env.errors


async def test_the_host_is_told_in_the_own_language_and_only_while_the_table_waits(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        card = await place.open_table("yucata", 1)
        await place.house.people.preferences.change(ana.id, language="de")
        await leaver_joins(place, ben, card)
        assert f"{ben.name} sitzt jetzt an deinem Tisch" in told(ana)[0]
        await place.house.match.matches.start(1, ana.id)
        await place.settle()
        assert not [said for said in told(ana) if "sitzt jetzt" in said]
        assert not place.env.errors


async def test_the_host_is_told_of_each_who_often_leaves_and_what_is_no_more_is_taken_back(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        card = await place.open_table("yucata", 2)
        await leaver_joins(place, ben, card)
        await leaver_joins(place, cleo, card, first=200)
        (said,) = told(ana)
        assert "ben, cleo have sat down at your table" in said
        await place.click(ben, card, "Leave")
        (said,) = told(ana)
        assert "cleo has sat down at your table" in said
        await place.click(cleo, card, "Leave")
        assert told(ana) == []
        assert not place.env.errors


async def test_nobody_is_told_of_steady_people_or_without_direct_messages(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        card = await place.open_table("yucata", 1)
        await has_left(place, ben, 1, 9)
        await place.click(ben, card, "Join")
        assert told(ana) == []
        await place.house.people.preferences.change(ana.id, dms=False)
        await place.click(ben, card, "Leave")
        await has_left_twice(place, cleo)
        await place.click(cleo, card, "Join")
        assert told(ana) == []
        assert not place.env.errors


async def has_left_twice(place: Town, person: MemberActor) -> None:
    async with place.house.tables.db.write() as tx:
        await tx.execute("DELETE FROM sat WHERE match_id >= 100 AND user_id <> 5")
        await tx.execute("DELETE FROM seat WHERE match_id >= 100 AND user_id <> 5")
        await tx.execute(
            "INSERT INTO sat (match_id, user_id, seat) SELECT id, ?, 0 FROM match WHERE id >= 100", (person.id,)
        )


async def test_a_table_for_steady_people_is_offered_to_nobody_else(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ben = place.people[1]
        card = await place.open_table("yucata", 1)
        await ask_for(place, card, "steady")
        house, room = place.house, place.channel.id
        (row,) = await house.tables.db.all("SELECT guild_id FROM match WHERE id = 1")

        async def offered() -> list[int]:
            found = await house.waiting.fitting(ben.id, "yucata", "daily", guild_id=row["guild_id"], channels=[room])
            return [one.match_id for one in found]

        assert await offered() == [1]
        await has_left(place, ben, 2, 3)
        assert await offered() == []
        await be_told(house, ben.id, row["guild_id"], a_day=3)
        place.clock.advance(hours=3)
        await house[Looking].told.run()
        await place.settle()
        assert told(ben) == []


async def test_the_rematch_asks_for_the_same(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        card = await place.open_table("yucata", 2)
        await ask_for(place, card, "steady")
        await place.click(place.people[0], card, "Start")
        await place.play_on(1)
        await place.settle()
        result = next(one for one in place.channel.threads[0].history() if "b:rematch" in str(components(one)))
        await place.click(place.people[0], result, "Rematch")
        assert (await place.house.tables.load(2)).row.steady
