"""The notice board: one message that lists what waits, joined from with one press, put up again whatever happens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.features.notice_board.pages import LINES
from bot.features.notice_board.service import BOARD, LOOK_SECONDS
from bot.services.match.lobby import MOST_WAITING
from tests.support.cards import try_now
from tests.support.limits import check_form, check_message
from tests.support.pressed import manager, said, setup_page
from tests.support.town import Town, components, labels, texts, town

HOUR = 3600


async def put_up(place: Town, **settings: Any) -> ChannelHandle:
    """The board of the server, in a channel of its own."""
    channel = place.guild.create_text_channel("find-a-table")
    await want(place, channel.id, **settings)
    return channel


async def want(place: Town, channel: int, **settings: Any) -> None:
    """What managers choose in `/setup`."""
    await place.house.people.guilds.change(place.guild.id, rooms={"board": channel}, **settings)
    await try_now(place.house, BOARD, place.guild.id)
    await place.settle()


async def later(place: Town, seconds: int = LOOK_SECONDS) -> None:
    """Let so much time pass that the board may be edited again."""
    place.clock.advance(seconds=seconds)
    await place.settle()


def board(channel: ChannelHandle) -> Any:
    """The only message there."""
    (message,) = channel.history()
    return message


async def test_managers_choose_its_channel_and_it_stands_there_and_is_taken_away(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        page = await setup_page(place, mia, "Noise")
        select = next(item for item in components(page) if item.get("custom_id", "").startswith("s:suroom:0:0:board"))
        await mia.select(page, [place.channel], custom_id=select["custom_id"])
        await place.settle()
        assert "No table waits" in texts(board(place.channel))
        now = place.fresh(page)
        assert "**Notice board**\n**News about the bot**" in texts(now), "the list shows a channel and not what for"
        (chosen,) = [item for item in components(now) if item.get("custom_id") == select["custom_id"]]
        assert [int(one["id"]) for one in chosen["default_values"]] == [place.channel.id]
        other = place.guild.create_text_channel("other")
        await mia.select(place.fresh(page), [other], custom_id=select["custom_id"])
        await place.settle()
        assert place.channel.history() == []
        assert "No table waits" in texts(board(other))
        await mia.select(place.fresh(page), [], custom_id=select["custom_id"])
        await place.settle()
        assert other.history() == []
        await place.opened(place.people[0])
        await later(place)
        assert other.history() == place.channel.history() == []
        assert not place.env.errors


async def test_a_line_says_what_waits_and_the_last_seat_takes_it_away(tmp_path: Path) -> None:
    async with town(tmp_path, 5) as place:
        channel = await put_up(place)
        ana, ben, cleo, dan, eva = place.people
        number = await place.opened(ana)
        await place.settle()
        text = texts(board(channel))
        assert "Tables that wait" in text
        assert f"Yucata' · table {number}" in text
        assert "●◌◌◌ **3 free**" in text
        assert "-# ana · daily" in text
        sat = await place.click(ben, board(channel), "Join")
        assert f"table {number}" in said(sat)
        assert "with ana." in said(sat)
        await later(place)
        assert "●▲◌◌ **2 free**" in texts(board(channel))
        assert "ana, ben" in texts(board(channel))
        await place.click(ben, sat.response, "Leave")
        await later(place)
        assert "**3 free**" in texts(board(channel))
        assert "sit at this table already" in said(await place.click(ana, board(channel), "Join"))
        for person in (ben, cleo, dan):
            full = await place.click(person, board(channel), "Join")
        assert f"<@{ana.id}> can start it" in said(full)
        late = said(await place.forge(eva, board(channel), f"b:sit:{number}:0:"))
        assert "No seat is free any more" in late, "the board that was seen is older"
        await later(place)
        assert "No table waits" in texts(board(channel))
        assert not place.env.errors


async def test_it_is_edited_once_a_look_however_much_happens(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        channel = await put_up(place)
        jobs: Any = place.house.match.sweep._scheduler.get_jobs()  # pyright: ignore[reportPrivateUsage]
        assert LOOK_SECONDS in [job.trigger.interval.total_seconds() for job in jobs]
        edited = f"/channels/{channel.id}/messages/{board(channel).id}"
        before = len(place.env.http_requests)
        for _ in range(6):
            await place.opened(place.people[0])
        await later(place)
        edits = [one for one in place.env.http_requests[before:] if one.method == "PATCH" and one.path == edited]
        assert len(edits) == 1
        assert texts(board(channel)).count("3 free") == 6
        before = len(place.env.http_requests)
        await later(place, HOUR)
        assert place.env.http_requests[before:] == [], "where nothing has changed nothing is sent"


async def test_whoever_is_nearest_to_begin_comes_first_and_more_stand_behind_a_button(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        channel = await put_up(place)
        ana, ben, cleo = place.people
        *_, last = [await place.opened(ana) for _ in range(LINES + 3)]
        await place.house.match.lobby.join(last, ben.id, "ben")
        await later(place)
        lines = [line for line in texts(board(channel)).splitlines() if line.startswith("**[")]
        assert len(lines) == LINES
        assert f"table {last}]" in lines[0]
        assert "table 1]" in lines[1]
        check_message([part if isinstance(part, dict) else part.to_dict() for part in board(channel).components])
        more = await place.click(cleo, board(channel), "More · 3")
        assert more.ephemeral
        assert texts(more.response).count("\n**[") + texts(more.response).startswith("**[") == 3
        assert "Open a table" not in labels(more.response)
        back = await place.click(cleo, more.response, "Back")
        assert texts(back.response).count("**[") == LINES
        await place.click(cleo, back.response, "Join")
        assert (await place.house.tables.load(last)).seat_of(cleo.id) == 2
        assert not place.env.errors


async def test_a_table_is_opened_from_it_where_tables_may_open(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        channel = await put_up(place, channels=(place.channel.id,), pace="slow")
        shown = await place.click(ana, board(channel), "Open a table")
        assert shown.modal is not None
        check_form(shown.modal)
        answer = await place.submit(ana, shown, game=["nereus"], pace=["daily"])
        assert f"Table 1 is open in <#{place.channel.id}>." in said(answer)
        (card,) = place.channel.history()
        assert "Waters of Nereus · table 1" in texts(card)
        assert not place.env.backend.get_message(card.channel.id, card.id).ping_user_ids
        for _ in range(2):  # it may have been listed before its card stood
            await later(place)
        assert f"/{place.channel.id}/{card.id})" in texts(board(channel)), "its line leads to its card"
        await place.click(ben, card, "Join")
        assert (await place.house.tables.load(1)).seat_of(ben.id) == 1


async def test_tables_that_readers_of_the_board_cannot_see_stand_only_behind_more(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        channel = await put_up(place)
        nothing = discord.PermissionOverwrite(view_channel=False)
        hidden = place.guild.create_text_channel("hidden", overwrites={ben: nothing})
        number = await place.opened(ana, channel=hidden)
        await later(place)
        assert "No table waits" in texts(board(channel))
        forged = await place.forge(ben, board(channel), f"b:sit:{number}:0:")
        assert f"There is no table {number} here" in said(forged)
        seen = await place.forge(ana, board(channel), "b:boardmore:0:0:0")
        assert f"table {number}" in texts(seen.response)
        unseen = await place.forge(ben, board(channel), "b:boardmore:0:0:0")
        assert f"table {number}" not in texts(unseen.response)


async def test_a_seat_that_is_offered_is_looked_at_and_taken(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        channel = await put_up(place)
        _, ben, cleo, dan = place.people
        await place.start("yucata", 2)
        await later(place)
        assert "No table waits" in texts(board(channel))
        assert "The last match began" in texts(board(channel))
        await place.slash(ben, "game replace", number=1)
        await later(place)
        text = texts(board(channel))
        assert "**ben’s seat** is offered" in text
        assert "No table waits" not in text
        look = await place.click(cleo, board(channel), "Look at it")
        assert look.ephemeral
        assert "plays on with everything that lies there" in texts(look.response)
        assert any(item["type"] == 12 for item in components(look.response)), "the position stands there"
        assert "ben plays a card" in texts(look.response) or "ana plays a card" in texts(look.response)
        assert "daily (after 24 hours)" in texts(look.response)
        assert "It counts for you only if you make more of the moves than ben has made" in texts(look.response)
        other = await place.click(dan, board(channel), "Look at it")
        taken = await place.click(cleo, look.response, "Take this seat")
        assert "The seat is yours" in texts(taken.response)
        assert (await place.house.tables.load(1)).seat_of(cleo.id) is not None
        late = await place.click(dan, other.response, "Take this seat")
        assert "decided already" in said(late)
        await later(place)
        assert "No table waits" in texts(board(channel))
        assert not place.env.errors


async def test_deleted_it_is_put_up_again_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        channel = await put_up(place)
        first = board(channel)
        known = place.house.client.get_channel(channel.id)
        assert isinstance(known, discord.TextChannel)
        await known.get_partial_message(first.id).delete()
        await place.settle()
        second = board(channel)
        assert second.id != first.id
        await known.purge(bulk=True)
        await place.settle()
        assert board(channel).id != second.id
        async with place.house.tables.db.write() as tx:  # as if it had been deleted while the bot was down
            await tx.execute("UPDATE card SET message_id = ?, channel_id = ?", (first.id, channel.id))
        await known.purge()
        await place.restart()
        assert channel.history() == [], "as far as the bot knows it stands there and shows the same"
        await place.opened(place.people[0])
        await later(place)
        assert "3 free" in texts(board(channel))


LOSSES = {
    "may not see it": (403, 50001),
    "may not write": (403, 50013),
    "gone for the bot": (404, 10003),
    "fails": (500, 0),
}


@pytest.mark.parametrize("loss", LOSSES)
@pytest.mark.parametrize("what", ["post", "edit"])
async def test_where_it_cannot_be_shown_it_stays_owed(tmp_path: Path, loss: str, what: str) -> None:
    status, code = LOSSES[loss]
    async with town(tmp_path, 1) as place:
        channel = place.guild.create_text_channel("find-a-table")
        if what == "edit":
            await want(place, channel.id)
            await place.opened(place.people[0])
        for method in ("POST", "PATCH"):
            path = f"/channels/{channel.id}/messages*"
            place.env.inject_error(method, path, status=status, code=code, times=None)
        await want(place, channel.id)
        await later(place)
        await place.opened(place.people[0])
        await later(place)
        place.env.backend.faults.clear()
        await later(place, HOUR)
        assert texts(board(channel)).count("3 free") == (2 if what == "edit" else 1)


async def test_rights_that_come_back_bring_it_back_at_once(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        channel = place.guild.create_text_channel("find-a-table")
        place.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50013, times=None)
        await want(place, channel.id)
        for _ in range(9):
            await later(place, HOUR)
        place.env.backend.faults.clear()
        await later(place, 1)
        assert channel.history() == []
        known = place.house.client.get_channel(channel.id)
        assert isinstance(known, discord.TextChannel)
        await known.set_permissions(known.guild.me, send_messages=True)
        await place.env.settle()
        await place.settle()
        assert "No table waits" in texts(board(channel))


async def test_a_channel_that_is_deleted_takes_nothing_else_with_it(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        channel = await put_up(place)
        known = place.house.client.get_channel(channel.id)
        assert isinstance(known, discord.TextChannel)
        await known.delete()
        await place.opened(place.people[0])
        await later(place)
        await later(place, HOUR)
        await want(place, place.channel.id)
        assert "3 free" in texts(board(place.channel))


async def test_fifty_who_want_the_last_seat(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        channel = await put_up(place)
        ana, ben, cleo = place.people
        number = await place.opened(ana)
        for person in (ben, cleo):
            await place.house.match.lobby.join(number, person.id, person.name)
        await later(place)
        crowd = [place.guild.add_member(place.env.create_user(f"guest{index}")) for index in range(50)]
        message = board(channel)
        pressed = [place.begin(person, message, f"b:sit:{number}:0:") for person in crowd]
        await place.settle()
        answers = [said(one) for one in pressed]
        assert sum("You sit at" in answer for answer in answers) == 1
        assert sum("you are on its waiting list" in answer for answer in answers) == MOST_WAITING
        assert sum(f"{MOST_WAITING} wait for this table" in answer for answer in answers) == 49 - MOST_WAITING
        table = await place.house.tables.load(number)
        assert len(table.seats) == 4
        assert len({row.user_id for row in table.seats}) == 4
        await later(place)
        assert "No table waits" in texts(board(channel))
