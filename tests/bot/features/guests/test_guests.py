"""Tables of other servers: both servers, the host and the guest choose it, and nobody learns who a guest is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from bot.features.apart.service import NotWithMe, Other
from bot.features.comments.service import Comments
from bot.features.guests.service import REMATCH, Guests
from bot.features.notice_board.service import BOARD
from bot.features.profile.service import Profiles
from bot.features.ratings.service import EVERYWHERE, Ratings
from bot.features.sayings.service import SAYS, Sayings
from bot.features.search.pages import search_page
from bot.features.search.service import Looking
from bot.services.errors import Refused
from bot.services.table.names import STARS
from bot.services.telling.cards import LOBBY_ELSEWHERE, show
from bot.services.telling.wishes import Show
from bot.ui.pages.lists import link
from bot.ui.words.catalogues import house_words
from tests.support.abroad import Abroad, desk, dm_of, played, sent, shared_table
from tests.support.cards import try_now
from tests.support.features import have
from tests.support.limits import check_form, check_message
from tests.support.people import refused
from tests.support.pressed import manager, said, setup_page
from tests.support.town import Town, buttons, components, labels, texts, town


def newest(person: MemberActor, text: str) -> Any:
    """The newest direct message that says this."""
    return next(message for message in reversed(dm_of(person).history()) if text in texts(message))


async def seats(place: Town, match_id: int = 1) -> list[str]:
    """How everybody at a table is called."""
    return [row.name for row in (await place.house.tables.load(match_id)).seats]


async def test_a_table_stands_elsewhere_only_if_both_servers_and_its_host_want_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        await abroad.agree()
        await place.open_table("yucata", 1)
        await abroad.later()
        assert "No table waits" in texts(abroad.board), "its host has not pressed for it"
        lobby, guilds = place.house.match.lobby, place.house.people.guilds
        await lobby.set_options(1, place.people[0].id, {}, "daily", elsewhere=True)
        await abroad.later()
        text = texts(abroad.board)
        assert "**Yucata' · table 1 · elsewhere**" in text
        assert "one person" in text
        assert "ana" not in text, "whoever has chosen no name for other servers is counted"
        assert str(place.channel.id) not in text, "nobody there can open that channel"
        check_message([part.to_dict() for part in abroad.board.components])
        await place.house[Guests].choose(place.people[0].id, "Nebel")
        await lobby.join(1, place.people[1].id, "ben")
        await abroad.later()
        assert "Nebel and 1 more" in texts(abroad.board)
        await guilds.change(abroad.guild.id, shows_ours=True)
        await guilds.change(place.guild.id, shows_others=True)
        elsewhere = place.house[Guests].elsewhere
        assert await elsewhere(place.guild.id) == [], "its own tables are not elsewhere"
        for _ in range(2):
            await lobby.add_computer(1, place.people[0].id)
        assert await elsewhere(abroad.guild.id) == [], "no seat is free"
        for seat in (3, 2):
            await lobby.remove_computer(1, place.people[0].id, seat)
        for server, changes in ((place.guild, {"shows_ours": False}), (abroad.guild, {"shows_others": False})):
            await guilds.change(server.id, **changes)
            await abroad.later()
            assert "No table waits" in texts(abroad.board), changes
            await guilds.change(server.id, shows_ours=True, shows_others=True)
            await abroad.later()
            assert "elsewhere" in texts(abroad.board)
        await place.house.departures.left(place.guild.id)
        await try_now(place.house, BOARD, abroad.guild.id)
        await abroad.later()
        assert "No table waits" in texts(abroad.board), "its server has removed the bot"
        assert not place.env.errors


async def chosen(
    place: Town, person: MemberActor, page: Any, *, on: Sequence[str] = (), off: Sequence[str] = ()
) -> Any:
    """What a server has is chosen from the list of its features; the others stay."""
    chooser = next(one for one in components(page) if one.get("custom_id", "").startswith("s:setfeatures:"))
    before = [one["value"] for one in chooser["options"] if one.get("default")]
    return await place.forge(person, page, chooser["custom_id"], [*(one for one in before if one not in off), *on])


async def test_managers_switch_it_on_and_off(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        mia = manager(place)
        page = await setup_page(place, mia, "Features")
        for field in ("shows_ours", "shows_others"):
            assert not getattr(await place.house.people.guilds.of(place.guild.id), field), "off at first"
            page = (await chosen(place, mia, page, on=[field])).response
            assert getattr(await place.house.people.guilds.of(place.guild.id), field)
        assert "**Show our seats elsewhere:** yes" in texts(page)
        check_message([part for part in components(page) if part["type"] == 17])
        await chosen(place, mia, page, off=["shows_ours"])
        assert not (await place.house.people.guilds.of(place.guild.id)).shows_ours


async def test_the_host_is_asked_only_where_the_server_agrees(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        card = await place.open_table("yucata", 1)
        shown = await place.click(ana, card, "Options")
        assert "Also elsewhere" not in str(shown.modal)
        await place.house.people.guilds.change(place.guild.id, shows_ours=True)
        shown = await place.click(ana, card, "Options")
        assert shown.modal is not None
        check_form(shown.modal)
        await place.submit(ana, shown, pace=["daily"], layout=["basic"], switches=["elsewhere"])
        assert (await place.house.tables.load(1)).row.elsewhere
        assert "also elsewhere" in texts(place.fresh(card))


async def test_a_guest_chooses_a_name_at_the_first_time_and_plays_in_direct_messages(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        wanda = abroad.guest
        await abroad.lists()
        asked = await abroad.press_join(wanda, 1)
        assert "You play there as a guest" in said(asked)
        assert await seats(place) == ["ana"]
        sat = await abroad.name(wanda, asked, "  Falke ")
        assert "You sit at table 1 as a guest" in said(sat)
        assert await seats(place) == [STARS[0], "Falke"]
        card = dm_of(wanda).last_message
        assert card is not None
        assert f"channels/@me/{dm_of(wanda).id}/{card.id}" in said(sat)
        assert "Falke" in texts(card)
        assert "Join" not in labels(card)
        assert not {"Invite", "Start with 2", "Options"} & set(labels(card)), "what only the host may"
        at_home = texts(place.channel.last_message)
        assert "Guests of other servers sit here" in at_home
        assert f"**ana** ({STARS[0]})" in at_home, "at home she is called by her own name too"
        assert "ana" not in texts(card)
        await place.click(wanda, card, "Leave")
        assert await seats(place) == ["ana"], "with the last guest the names of home come back"
        assert not (await place.house.tables.load(1)).row.guests, "and it is rated there again"
        await abroad.later()
        assert "You sit" in said(await abroad.press_join(wanda, 1)), "the name is asked once"
        await place.click(place.people[0], place.channel.last_message, "Start with 2")
        assert newest(wanda, "has begun. What you are asked comes here")
        for _ in range(30):
            table = await place.house.tables.load(1)
            seat = table.actors()[0]
            if table.seats[seat].user_id == wanda.id:
                break
            await place.play_on(1, 1)
        press = next(item for item in buttons(desk(wanda)) if item["custom_id"].startswith(("b:do:", "b:open:")))
        await place.click(wanda, desk(wanda), press["custom_id"])
        assert not place.env.errors


@pytest.mark.parametrize("code", [50007, 50278, 40003])
async def test_whom_no_direct_message_reaches_gets_no_seat(tmp_path: Path, code: int) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        await abroad.lists()
        where = f"/channels/{dm_of(abroad.guest).id}/messages"
        place.env.inject_error("POST", where, status=403, code=code, times=1)
        assert "you were not seated" in said(await abroad.sit(abroad.guest, 1, "Falke"))
        assert await seats(place) == ["ana"]
        assert "You sit" in said(await abroad.press_join(abroad.guest, 1))
        assert await seats(place) == [STARS[0], "Falke"]


async def test_nothing_but_the_name_of_a_guest_leaves_and_nothing_else_arrives(tmp_path: Path) -> None:
    """Votes, undo, a seat that changes hands, sentences, reminders, the result and a rematch, whole."""
    async with town(tmp_path, 3) as place:
        abroad = Abroad(place, "wanda")
        ana, ben, cleo = place.people[:3]
        wanda = abroad.guest
        await place.house[Guests].choose(ben.id, "Nebel")
        await have(place.house, place.guild.id, "sayings")
        await played(place, abroad, people=2, switched=[SAYS.key])
        await place.play_on(1, 3)
        await place.house[Sayings].say(1, wanda.id, "hello <@1> **all**")
        await place.house[Sayings].say(1, ana.id, "welcome")
        await place.settle()
        match = place.house.match
        for person, kind in ((ana, "end"), (wanda, "undo"), (ben, "replace")):
            await match.votes.ask(1, kind, person.id, for_user=cleo.id if kind == "replace" else None)
            await place.settle()
        await place.click(wanda, newest(wanda, "end this match"), "No")
        await place.play_on(1, 3)
        await match.seats.resign(1, wanda.id)
        await place.settle()
        await match.votes.ask(1, "return", wanda.id)
        await place.settle()
        (asked,) = [one for one in place.channel.threads[-1].history() if "come back" in texts(one)][-1:]
        assert "Falke" in texts(asked)
        for person in (ana, ben):
            await place.click(person, asked, "Yes")
        table = await place.house.tables.load(1)
        assert [row.name for row in table.seats if row.user_id == wanda.id] == ["Falke"]
        place.clock.advance(days=3)
        await match.sweep.run()
        await place.settle()
        await place.play_on(1)
        await place.settle()
        assert "is over" in texts(newest(wanda, "You are a guest here")), "the card of the table says so too"
        await place.click(wanda, newest(wanda, " wins with "), "Rematch")
        await place.settle()
        assert (await place.house.tables.load(2)).row.guests
        for person in (ana, cleo):
            for verb in ("more", "history", "rules"):
                answer = await place.forge(person, place.channel.threads[-1].last_message, f"b:{verb}:1:0:")
                assert "wanda" not in texts(answer.response)
                assert str(wanda.id) not in texts(answer.response)
        home = {str(person.id) for person in (ana, ben, cleo)} | {"ana", "ben", "cleo", str(place.channel.id)}
        names = ("ana", "ben", "cleo")
        shown = list(sent(place, but=[dm_of(wanda).id, abroad.channel.id]))
        assert any("Falke" in one for one in shown)
        for one in shown:
            assert str(wanda.id) not in one
            assert "wanda" not in one
        told = list(sent(place, to=[dm_of(wanda).id, abroad.channel.id]))
        assert any("Nebel" in one for one in told)
        assert any("welcome" in one for one in told)
        for one in told:
            assert not [secret for secret in home - set(names) if secret in one], one
            assert not [name for name in names if f"**{name}**" in one or f" {name} " in one], one
        assert not place.env.errors


@pytest.mark.parametrize("called", [False, True])
async def test_a_guest_reads_no_name_of_home_on_the_waiting_list(tmp_path: Path, called: bool) -> None:
    async with town(tmp_path, 5) as place:
        abroad = Abroad(place)
        dan, eva = place.people[3:5]
        await abroad.lists(people=3)
        await abroad.sit(abroad.guest, 1, "Falke")
        while (await place.house.tables.load(1)).free > 0:
            await place.house.match.lobby.add_computer(1, place.people[0].id)
        for person in (dan, eva):
            await place.house.match.lobby.join(1, person.id, person.name, or_wait=True)
        await place.house.match.lobby.leave(1, place.people[1].id)
        if called:
            async with place.house.tables.db.write() as tx:
                await tx.execute("UPDATE match SET called_at = 1 WHERE id = 1")
            await place.house.telling.cards.again(1, LOBBY_ELSEWHERE)
        await place.settle()
        at_home = texts(place.channel.history()[0])
        assert "dan" in at_home
        assert "eva" in at_home
        card = dm_of(abroad.guest).last_message
        assert "held for somebody" in texts(card)
        assert "1 person" in texts(card)
        assert not {"Take the held seat", "Join the waiting list"} & set(labels(card)), "who reads it has a seat"
        assert not [one for one in sent(place, to=[dm_of(abroad.guest).id]) if "dan" in one or "eva" in one]


async def test_a_guest_reads_no_comment_and_shares_nothing_at_home(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        abroad = Abroad(place)
        cleo, wanda = place.people[2], abroad.guest
        await have(place.house, place.guild.id, "comments")
        await played(place, abroad, people=2)
        await place.house[Comments].seal(1, cleo.id, "cleo", "what a move", 0)
        await place.play_on(1)
        result = dm_of(wanda).last_message
        for press, values in (
            ("b:comments:1:0:", None),
            ("b:askhide:1:0:", None),
            ("s:hidecomment:1:0:", [str(cleo.id)]),
        ):
            answer = await place.forge(wanda, result, press, values)
            assert "on their server alone" in said(answer), press
            assert "cleo" not in str(components(answer.response)), press
        thread = place.channel.threads[-1]
        place.clock.advance(seconds=10)
        await place.settle()
        assert any("what a move" in texts(message) for message in thread.history()), "it is not hidden"
        replay = await place.click(wanda, result, "Replay")
        assert "Share a moment" not in labels(replay.response)
        steps = await place.house.tables.history(1)
        for done in [number for number, row in enumerate(steps) if row.user_id == wanda.id][:5]:
            answer = await place.forge(wanda, result, f"b:shareof:1:0:{done}")
            assert str(place.channel.id) not in texts(answer.response), "nobody there can open that channel"


async def test_people_kept_apart_never_meet_and_nobody_is_told(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        ana, ben = place.people[:2]
        wanda = abroad.guest
        await abroad.lists()
        await place.house[NotWithMe].keep(ana.id, Other(wanda.id, "wanda"))
        assert "not possible now" in said(await abroad.sit(wanda, 1, "Falke"))
        assert dm_of(wanda).history() == [], "what was told first is taken back"
        mine = await place.forge(wanda, abroad.board, "b:boardmore:0:0:0")
        assert "table 1" in texts(mine.response), "a list in which it were missing would tell who sits there"
        await place.house[NotWithMe].forgive(ana.id, wanda.id)
        await abroad.press_join(wanda, 1)
        await place.house[NotWithMe].keep(wanda.id, Other(ben.id, "ben"))
        refused = await place.click(ben, place.channel.last_message, "Join")
        assert "not possible now" in said(refused)
        assert await seats(place) == [STARS[0], "Falke"]


async def test_not_with_a_guest_tells_no_account(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        ana, wanda = place.people[0], abroad.guest
        await played(place, abroad)
        await place.play_on(1)
        more = await place.click(ana, place.channel.threads[-1].last_message, "More")
        page = await place.choose(ana, more.response, "Not with")
        assert str(wanda.id) not in str(components(page.response))
        done = await place.choose(ana, page.response, "1")
        assert "**Falke**" in texts(done.response)
        assert await place.house.people.apart.among(ana.id, [wanda.id]) == {wanda.id}
        listed = (await place.click(ana, (await place.slash(ana, "settings")).response, "Not with")).response
        for shown in (done.response, listed):
            assert str(wanda.id) not in str(components(shown))
        exported = (await place.house.people.personal.export(ana.id)).decode()
        assert "Falke" in exported
        assert str(wanda.id) not in exported
        await place.choose(ana, listed, "n0")
        assert await place.house.people.apart.among(ana.id, [wanda.id]) == set()


async def test_a_number_opens_nothing_that_is_not_shown_there(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        wanda, wilma = abroad.guest, abroad.newcomer("wilma")
        await abroad.agree()
        await place.open_table("yucata", 1)
        await place.house[Guests].choose(wanda.id, "Falke")
        for token in ("1", "2", "999999999999999", "x", ""):
            forged = await place.forge(wanda, abroad.board, f"b:visit:0:0:{token}")
            assert "not offered here" in said(forged), token
        await place.slash(place.people[1], "game new", game="yucata")
        await place.house.match.lobby.set_options(1, place.people[0].id, {}, "daily", elsewhere=True)
        await abroad.later()
        assert "There is no table 1 here" in said(await place.forge(wilma, abroad.board, "b:more:1:0:"))
        await abroad.press_join(wanda, 1)
        assert "There is no table 2 here" in said(await place.forge(wanda, abroad.board, "b:more:2:0:")), (
            "only that one"
        )
        await place.house.match.matches.start(1, place.people[0].id)
        await place.settle()
        forged = await place.forge(wilma, abroad.board, "b:visit:0:0:1")
        assert "not offered here" in said(forged), "it has begun"
        assert not place.env.errors


async def test_a_name_chosen_for_a_table_that_is_not_shown_seats_nobody(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        wanda = abroad.guest
        await abroad.lists()
        asked = await abroad.press_join(wanda, 1)
        shown = await place.click(wanda, asked.response, "Guest name")
        await place.house.match.lobby.set_options(1, place.people[0].id, {}, "daily", elsewhere=False)
        assert "not offered here" in said(await place.submit(wanda, shown, name="Falke"))
        assert await seats(place) == ["ana"]


async def test_a_guest_calls_nobody_to_a_table(tmp_path: Path) -> None:
    """It would be said there in whose name."""
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        await abroad.lists()
        await abroad.sit(abroad.guest, 1, "Falke")
        await refused(place.house.match.lobby.invite(1, abroad.guest.id, [place.people[1].id]), "not-from-elsewhere")


async def test_nobody_stands_by_a_star_of_another_and_no_two_meet_by_a_seat_that_changes_hands(tmp_path: Path) -> None:
    async with town(tmp_path, 4) as place:
        abroad = Abroad(place)
        ana, _, cleo, dan = place.people[:4]
        await played(place, abroad, people=2)
        assert await seats(place) == [STARS[0], STARS[1], "Falke"]
        await place.house[NotWithMe].keep(abroad.guest.id, Other(dan.id, "dan"))
        votes = place.house.match.votes
        vote = await votes.ask(1, "replace", place.people[1].id)
        await refused(votes.cast(1, vote.id, dan.id, "take", "dan"), "not-possible-now")
        await votes.cast(1, vote.id, cleo.id, "take", "cleo")
        table = await place.house.tables.load(1)
        assert [row.user_id for row in table.seats] == [ana.id, cleo.id, abroad.guest.id]
        assert await seats(place) == [STARS[0], STARS[1], "Falke"]


async def test_whoever_sits_at_home_is_told_there_alone(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        await played(place, abroad, people=2)
        await place.house.match.votes.ask(1, "end", abroad.guest.id)
        await place.settle()
        await place.house.match.seats.resign(1, place.people[1].id)
        await place.settle()
        for text in ("has begun. What you are asked", "end this match", "A player has left"):
            assert newest(abroad.guest, text)
            told = [texts(one) for person in place.people[:2] for one in dm_of(person).history()]
            assert not [one for one in told if text in one], "that stands in the thread"


async def test_without_a_thread_board_and_vote_go_to_who_sits_there_now(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        abroad = Abroad(place)
        ana, cleo = place.people[0], place.people[2]
        await played(place, abroad, people=2)
        votes = place.house.match.votes
        end = await votes.ask(1, "end", abroad.guest.id)
        vote = await votes.ask(1, "replace", ana.id, for_user=cleo.id)

        async def shown(text: str) -> list[int]:
            await place.settle()
            async with place.house.tables.db.write() as tx:
                await tx.execute("UPDATE match SET thread_id = NULL WHERE id = 1")
            await place.house.telling.outbox.wish(1, Show("table", 0), Show("vote", 0, end.id))
            await place.settle()
            messages = [[texts(one) for one in dm_of(person).history()] for person in (ana, cleo)]
            return [sum(text in one for one in found) for found in messages]

        for text in ("The channel of this match is gone", "end this match"):
            assert await shown(text) == [1, 0]
        await votes.cast(1, vote.id, cleo.id, "take", "cleo")
        for text in ("The channel of this match is gone", "end this match"):
            assert (await shown(text))[1] == 1


async def test_a_host_who_leaves_hands_the_table_to_somebody_at_home(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        abroad = Abroad(place)
        ana, ben, cleo = place.people[:3]
        await abroad.lists()
        await abroad.sit(abroad.guest, 1, "Falke")
        for person in (ben, cleo):
            await place.house.match.lobby.join(1, person.id, person.name)
        await place.house.match.lobby.leave(1, ana.id)
        assert (await place.house.tables.load(1)).row.host_id == ben.id
        await place.house.match.matches.start(1, ben.id)
        await place.house.match.seats.resign(1, ben.id)
        assert (await place.house.tables.load(1)).row.host_id == cleo.id


async def test_a_guest_alone_at_a_table_is_its_host_and_stays_unnamed_at_home(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        ana, ben = place.people[:2]
        wanda, lobby = abroad.guest, place.house.match.lobby
        await abroad.lists()
        await abroad.sit(wanda, 1, "Falke")
        for _ in range(2):
            await lobby.add_computer(1, ana.id)
        await lobby.leave(1, ana.id)
        await place.settle()
        answer = await place.forge(ben, place.channel.last_message, "b:sit:1:0:")
        assert "It is full: Falke can start it." in said(answer)
        assert str(wanda.id) not in str(components(answer.response))
        mine = next(one for one in dm_of(wanda).history() if "Leave" in labels(one))
        assert {"Start with 4", "Options"} <= set(labels(mine))
        await place.click(wanda, mine, "Start with 4")
        assert (await place.house.tables.load(1)).row.status == "running"


async def test_a_guest_who_has_left_before_the_start_hears_and_reaches_nothing_any_more(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        wanda = abroad.guest
        await abroad.lists()
        await abroad.sit(wanda, 1, "Falke")
        await place.house.match.lobby.leave(1, wanda.id)
        await place.settle()
        before = len(list(sent(place, to=[dm_of(wanda).id])))
        await place.house.match.lobby.join(1, place.people[1].id, "ben")
        await place.settle()
        assert len(list(sent(place, to=[dm_of(wanda).id]))) == before, "the table is nothing of theirs any more"
        assert "There is no table 1 here" in said(await place.forge(wanda, abroad.board, "b:more:1:0:"))


async def test_who_leaves_by_the_own_card_reads_nothing_of_the_table_any_more(tmp_path: Path) -> None:
    """With the last guest the names of home come back, and a seat there is for those who are at home."""
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        wanda = abroad.guest
        await abroad.lists()
        await abroad.sit(wanda, 1, "Falke")
        await place.settle()
        card = newest(wanda, "You are a guest here")
        left = await place.click(wanda, card, "Leave")
        assert await seats(place) == ["ana"]
        for shown in (left.response, place.fresh(card)):
            assert "You have left table 1" in texts(shown)
            assert "ana" not in texts(shown)
            assert labels(shown) == []
        assert await place.house.tables.db.all("SELECT * FROM visit") == [], "as if nobody had come"


async def test_nobody_is_asked_to_a_rematch_in_vain(tmp_path: Path) -> None:
    """Not whoever is kept apart from somebody there, nor to a table that has closed, nor in another language."""
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        ana, wanda = place.people[0], abroad.guest
        house = place.house
        await played(place, abroad)
        await place.play_on(1)
        await house.people.preferences.change(wanda.id, language="de")
        await house[NotWithMe].keep(wanda.id, Other(ana.id, "x"))
        await place.click(ana, place.channel.threads[-1].last_message, "Rematch")

        def asked() -> int:
            return sum("Eine Revanche" in texts(one) for one in dm_of(wanda).history())

        assert asked() == 0
        pressed = await place.click(wanda, newest(wanda, " wins with "), "b:rematch:1:0:")
        assert "Das geht" in said(pressed)
        assert not [one for one in dm_of(wanda).history() if "Ich suche deinen Platz" in texts(one)], "taken back"
        await house[NotWithMe].forgive(wanda.id, ana.id)

        async def ask() -> None:
            async with house.tables.db.write() as tx:
                await show(tx, REMATCH, 2, wanda.id, place.clock.at)
            await place.settle()

        await ask()
        assert asked() == 1
        row = (await house.tables.load(2)).row
        assert "](" not in await link(house, row, house_words("de"), wanda.id), "a guest cannot open that channel"
        assert "](" in await link(house, row, house_words("de"), ana.id)
        await house.match.lobby.leave(2, ana.id)
        await place.settle()
        assert asked() == 0, "nothing is asked any more"
        await ask()
        assert asked() == 0
        assert not place.env.errors


async def test_a_guest_opens_no_rematch_on_a_server_that_shows_its_seats_no_more(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        await played(place, abroad)
        await place.play_on(1)
        await place.house.people.guilds.change(place.guild.id, shows_ours=False)
        pressed = await place.click(abroad.guest, newest(abroad.guest, " wins with "), "Rematch")
        assert "not offered here" in said(pressed)
        assert await place.house.match.lobby.rematch_of(1) is None


@pytest.mark.parametrize(
    "name", ["x", "a" * 25, "<@123456>", "**bold**", "12345678901", "a.b", "@here", "Vega", "ALMA"]
)
async def test_a_name_that_could_be_something_else_is_refused(tmp_path: Path, name: str) -> None:
    async with town(tmp_path, 1) as place:
        with pytest.raises(Refused):
            await place.house[Guests].choose(1, name)
        assert await place.house[Guests].of(1) == ""


async def test_a_name_belongs_to_one_and_is_changed_in_the_settings(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        names = place.house[Guests]
        await names.choose(ana.id, "Nebel")
        page = (await place.slash(ben, "settings")).response
        shown = await place.click(ben, page, "Guest name")
        assert shown.modal is not None
        check_form(shown.modal)
        assert "is taken" in said(await place.submit(ben, shown, name="NEBEL"))
        await place.submit(ben, await place.click(ben, page, "Guest name"), name="Dr Who-2")
        assert "**Guest name:** Dr Who\\-2" in texts(place.fresh(page))
        await place.submit(ben, await place.click(ben, page, "Guest name"), name="")
        assert await names.of(ben.id) == ""
        await names.choose(ana.id, "NEBEL")
        assert await names.of(ana.id) == "NEBEL", "the own one may be written otherwise"
        for shortest_or_longest in ("Al", "x" * 24):
            await names.choose(ben.id, shortest_or_longest)
            assert await names.of(ben.id) == shortest_or_longest
        await names.choose(ben.id, "Wolke")
        await names.choose(ana.id, "Sturm")
        await names.choose(ben.id, "Nebel")
        assert (await names.of(ana.id), await names.of(ben.id)) == ("Sturm", "Nebel")


async def test_such_a_match_is_rated_everywhere_and_stands_in_no_profile(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        ana, wanda = place.people[0], abroad.guest
        await played(place, abroad)
        await place.play_on(1)
        ratings = place.house[Ratings]
        assert await ratings.leaderboard(place.guild.id, "yucata") == []
        assert await place.house[Ratings].seasons.leading(place.guild.id, "yucata") == []
        assert {one.user_id for one in await ratings.leaderboard(EVERYWHERE, "yucata")} == {ana.id, wanda.id}
        page = (await place.slash(ana, "game leaderboard", game="yucata")).response
        across = await place.click(ana, page, "Across servers")
        assert "Falke · first matches" in texts(across.response)
        assert "ana" not in texts(across.response), "whoever has no guest name is not listed"
        for person, guild in ((ana, place.guild), (wanda, place.guild), (wanda, abroad.guild)):
            profile = await place.house[Profiles].of(person.id, guild.id, ana.id)
            assert profile.games == ()
            assert profile.since is None
            assert profile.name in ("ana", "")
        assert await place.house.tables.names([ana.id, wanda.id]) == {ana.id: "ana"}


@pytest.mark.parametrize("which", ["home", "abroad"])
async def test_a_match_goes_on_when_a_server_switches_it_off_or_removes_the_bot(tmp_path: Path, which: str) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        wanda = abroad.guest
        await played(place, abroad)
        guild = place.guild if which == "home" else abroad.guild
        await place.house.people.guilds.change(guild.id, shows_ours=False, shows_others=False)
        await place.house.departures.left(guild.id)
        if which == "home":
            thread = place.channel.threads[-1].id
            for where in (f"/channels/{thread}/messages", f"/channels/{thread}/messages/*"):
                place.env.inject_error("*", where, status=403, code=50001, times=None)
        for _ in range(2):
            while (await place.house.tables.load(1)).actors() != (1,):
                await place.play_on(1, 1)
            press = next(item for item in buttons(desk(wanda)) if item["custom_id"].startswith(("b:do:", "b:open:")))
            before = (await place.house.tables.load(1)).row.revision
            shown = await place.click(wanda, desk(wanda), press["custom_id"])
            assert not shown.followups
            await place.play_on(1, 1)
            assert (await place.house.tables.load(1)).row.revision > before


@pytest.mark.parametrize("from_the_start", [True, False])
async def test_a_guest_who_blocks_the_bot_is_a_silent_player(from_the_start: bool, tmp_path: Path) -> None:
    """Be it the desk that is refused first, or a reminder of a question whose desk stands."""
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        wanda = abroad.guest
        await abroad.lists(people=2)
        await abroad.sit(wanda, 1, "Falke")
        where = f"/channels/{dm_of(wanda).id}/messages"
        if from_the_start:
            place.env.inject_error("POST", where, status=403, code=50007, times=None)
        await place.house.match.matches.start(1, place.people[0].id)
        await place.settle()
        while (await place.house.tables.load(1)).actors() != (2,):
            await place.play_on(1, 1)
        await place.settle()
        if not from_the_start:
            place.env.inject_error("POST", where, status=403, code=50007, times=None)
        for _ in range(4):
            place.clock.advance(days=1)
            await place.house.match.sweep.run()
            await place.settle()
        told = "\n".join(texts(message) for message in place.channel.threads[-1].history())
        assert "No direct message reaches ■\u00a0**Falke**" in told
        assert told.count("No direct message reaches") == 1
        assert "Falke" in texts(place.channel.threads[-1].last_message)
        assert str(wanda.id) not in told
        assert not place.env.errors


async def test_whoever_is_forgotten_leaves_no_name_behind(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        wanda = abroad.guest
        await played(place, abroad, people=2, switched=[SAYS.key])
        await place.house[Sayings].say(1, wanda.id, "farewell")
        exported = (await place.house.people.personal.export(wanda.id)).decode()
        assert "farewell" in exported
        assert json.loads(exported)["guest_name"] == ["Falke"]
        assert [one["match"] for one in json.loads(exported)["guest_at"]] == [1]
        await place.house.people.personal.forget(wanda.id, lambda _: "Former player")
        await place.settle()
        async with place.house.tables.db.read() as look:
            for table in ("guest_name", "visit", "saying", "unheard", "seat", "sat"):
                rows = await look.all(f"SELECT * FROM {table}")
                assert not [row for row in rows if wanda.id in tuple(row) or "Falke" in tuple(row)], table
        assert "Falke" not in await seats(place)


async def test_a_guest_who_lives_in_both_servers_and_a_second_one(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        wanda, wilma = abroad.guest, abroad.newcomer("wilma")
        at_home = place.guild.add_member(wanda.user)
        await abroad.lists()
        await abroad.sit(wanda, 1, "Falke")
        await abroad.sit(wilma, 1, "Amsel")
        assert await seats(place) == [STARS[0], "Falke", "Amsel"]
        assert "sit at this table already" in said(await place.click(at_home, place.channel.last_message, "Join"))
        await place.house.match.matches.start(1, place.people[0].id)
        await place.settle()
        for person in (wanda, wilma):
            for one in sent(place, to=[dm_of(person).id]):
                others = {wanda.id, wilma.id, place.people[0].id} - {person.id}
                assert not [other for other in others if str(other) in one]
        assert f"<@{wanda.id}>" not in "\n".join(texts(one) for one in place.channel.threads[-1].history())


async def test_a_rematch_reaches_a_guest_under_the_same_name(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        abroad = Abroad(place)
        ana, wanda = place.people[0], abroad.guest
        await played(place, abroad)
        await place.play_on(1)
        await place.click(ana, place.channel.threads[-1].last_message, "Rematch")
        asked = newest(wanda, "A rematch of")
        assert "There is no table" in said(await place.forge(ana, place.channel.last_message, "b:rejoin:0:0:2."))
        assert await seats(place, 2) == ["ana"]
        assert "You sit at table 2 as a guest" in said(await place.click(wanda, asked, "Join"))
        assert await seats(place, 2) == [STARS[0], "Falke"]
        assert not [one for one in dm_of(wanda).history() if "A rematch of" in texts(one)], "it has done its work"
        assert str(wanda.id) not in texts(place.channel.last_message)
        assert "table 2" in texts(newest(wanda, "table 2"))
        assert not place.env.errors


@pytest.mark.parametrize("reached", [True, False])
async def test_a_guest_is_asked_before_the_start_and_stays_unnamed_at_home(tmp_path: Path, reached: bool) -> None:
    async with town(tmp_path, 5) as place:
        abroad = Abroad(place)
        await abroad.agree()
        await shared_table(place)
        await place.house.match.lobby.set_options(1, place.people[0].id, {}, "daily", elsewhere=True, starts_full=True)
        await abroad.later()
        await abroad.sit(abroad.guest, 1, "Falke")
        place.clock.advance(days=2)
        if not reached:
            path = f"/channels/{dm_of(abroad.guest).id}/messages"
            place.env.inject_error("POST", path, status=403, code=50007, times=None)
        for person in place.people[1:3]:
            await place.house.match.lobby.join(1, person.id, person.name)
        await place.house.match.sweep.run()
        await place.settle()
        assert len(await seats(place)) == 4, "who was never on the server has not left it"
        found = [message for message in dm_of(abroad.guest).history() if "Are you in?" in texts(message)]
        assert len(found) == reached
        home = [str(place.guild.id), str(place.channel.id)]
        assert not any(part in texts(message) for message in found for part in home), "nobody there can open that"
        assert str(abroad.guest.id) not in "".join(sent(place, to=[place.channel.id]))
        if reached:
            await place.click(abroad.guest, found[0], "I am in")
            assert not (await place.house.tables.load(1)).is_asked(abroad.guest.id)


async def test_a_guest_who_gives_the_seat_back_when_asked_learns_no_place_of_that_server(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        await abroad.lists()
        await abroad.sit(abroad.guest, 1, "Falke")
        place.clock.advance(days=2)
        await place.house.match.begins.start(1, place.people[0].id)
        await place.settle()
        question = next(one for one in dm_of(abroad.guest).history() if "Are you in?" in texts(one))
        await place.click(abroad.guest, question, "Leave")
        await place.settle()
        assert len(await seats(place)) == 1
        for message in dm_of(abroad.guest).history():
            assert str(place.channel.id) not in texts(message)
            assert "ana" not in texts(message)


async def test_who_looks_for_a_table_is_shown_one_elsewhere_where_none_fits_here(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        abroad = Abroad(place)
        await abroad.agree()
        await shared_table(place)
        wanted = {"paces": ("daily",), "sizes": (2, 3, 4), "days": 14, "channel_id": abroad.channel.id}
        searches, guild_id = place.house[Looking].searches, abroad.guild.id
        await searches.begin(abroad.guest.id, guild_id, name="wanda", games=("yucata",), **wanted)
        shown = json.dumps(
            (
                await search_page(place.house, place.house[Looking].searches, abroad.guest.id, guild_id, [], "en")
            ).to_components()
        )
        assert "elsewhere" in shown
        assert "b:visit:0:0:1" in shown
        await searches.begin(abroad.guest.id, guild_id, name="wanda", games=("nereus",), **wanted)
        shown = json.dumps(
            (
                await search_page(place.house, place.house[Looking].searches, abroad.guest.id, guild_id, [], "en")
            ).to_components()
        )
        assert "elsewhere" not in shown
