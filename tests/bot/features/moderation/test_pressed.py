"""As moderators press it: `/setup`, *Moderate …* at a table, and who may."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.features.moderation.service import Moderation
from tests.support.limits import check_message
from tests.support.pressed import manager, said, setup_page
from tests.support.town import Town, components, labels, texts, town


def check(message: Any) -> None:
    """Discord takes the message."""
    check_message([part for part in components(message) if part["type"] == 17])


async def ask(place: Town, person: MemberActor, page: Any, label: str, why: str = "") -> Any:
    """Press what asks why, and say it."""
    return (await place.submit(person, await place.click(person, page, label), why=why)).response


async def test_somebody_is_barred_is_told_so_and_is_let_in_again(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        mia = manager(place)
        card = await place.open_table("yucata", 2)
        people = await setup_page(place, mia, "People")
        check(people)
        assert "Nobody is barred" in texts(people)
        chooser = next(item for item in components(people) if item.get("custom_id", "").startswith("s:modbar:"))
        sure = (await mia.select(people, [ben], custom_id=chooser["custom_id"])).response
        check(sure)
        assert f"<@{ben.id}> neither opens nor joins tables here for 7 days." in texts(sure)
        assert "1 seat that waits is freed." in texts(sure)
        people = (await place.click(mia, sure, "Bar")).response
        check(people)
        assert f"<@{ben.id}>" in texts(people)
        assert "neither open nor join" in said(await place.click(ben, card, "Join"))
        assert "neither open nor join" in said(await place.slash(ben, "game new", game="nereus"))
        log = (await place.click(mia, people, "Log")).response
        check(log)
        assert f"<@{mia.id}> barred <@{ben.id}> for 7 days" in texts(log)
        log = (await place.click(mia, log, "Lift")).response
        assert f"<@{mia.id}> let <@{ben.id}> in again" in texts(log)
        await place.click(ben, card, "Join")
        assert (await place.house.tables.load(1)).people == [ana.id, ben.id]
        assert not place.env.errors


async def test_options_of_somebody_elses_table_lead_a_moderator_to_what_may_be_done(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ben, mia = place.people[1], manager(place)
        card = await place.open_table("yucata", 2)
        refused = await place.click(ben, card, "Options")
        assert "who opened this table" in said(refused)
        await place.house.match.lobby.set_options(1, place.people[0].id, {}, "daily", weekends_off=True)
        refused = await place.forge(ben, card, "b:setoptions:1:0:")
        assert "who opened this table" in said(refused)
        assert (await place.house.tables.load(1)).row.weekends_off, "the form of somebody else changes nothing"
        refused = await place.click(mia, card, "Options")
        page = (await place.click(mia, [*refused.followups, refused.response][0], "Moderate …")).response
        check(page)
        page = await ask(place, mia, page, "Close the table …", "opened *twice*")
        assert "The table is closed." in texts(page)
        closed = texts(place.fresh(card))
        assert "A moderator of this server closed the table: “opened \\*twice\\*”" in closed
        log = (await place.click(mia, page, "Log")).response
        assert f"<@{mia.id}> closed table 1" in texts(log)
        await place.click(mia, log, "Undo")
        assert "opened the table again" in texts(place.fresh(card))
        assert (await place.house.tables.load(1)).row.status == "lobby"
        assert not place.env.errors


async def test_a_running_match_is_paused_and_ended_for_everybody_to_read(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, mia = place.people[0], manager(place)
        thread = await place.start("yucata", 2)
        assert "Moderate …" not in str(components((await place.click(ana, place.panel(thread), "More")).response))
        more = (await place.click(mia, place.panel(thread), "More")).response
        page = (await place.click(mia, more, "Moderate …")).response
        check(page)
        page = await ask(place, mia, page, "Pause the match …", "a quarrel")
        assert (await place.house.tables.load(1)).row.status == "suspended"
        refusal = await place.click(ana, place.panel(thread), "Resume")
        assert "Moderators of this server paused this match, and they alone let it go on" in texts(refusal.response)
        page = await ask(place, mia, page, "Resume the match …")
        assert "The match goes on." in texts(page)
        assert "Resume the match …" not in labels(page)
        assert (await place.house.tables.load(1)).row.status == "running"
        page = await ask(place, mia, page, "End the match …")
        await place.settle()
        told = "\n".join(texts(message) for message in thread.history())
        assert "paused the match, and only moderators can resume it: “a quarrel”" in told
        assert "ended the match, without a result." in told
        assert str(mia.id) not in told
        assert (await place.house.tables.load(1)).row.status == "ended"
        assert not place.env.errors


async def test_a_name_is_taken_down_at_the_table(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        mia = manager(place)
        thread = await place.start("yucata", 2)
        more = (await place.click(mia, place.panel(thread), "More")).response
        page = (await place.click(mia, more, "Moderate …")).response
        options = [one for item in components(page) for one in item.get("options", ())]
        name = next(one["value"] for one in options if one["value"].startswith("name.1."))
        shown = await place.choose(mia, page, name)
        page = (await place.submit(mia, shown, why="")).response
        assert "The name is taken down." in texts(page)
        assert (await place.house.tables.load(1)).seats[1].name == "Player 2"


async def test_only_moderators_press_any_of_it_and_a_named_role_is_one(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, mia = place.people[0], manager(place)
        card = await place.open_table("yucata", 2)
        client: Any = place.house.client
        verbs = sorted(verb for verb, handler in client.presses.items() if handler.feature == "moderation")
        assert len(verbs) > 10
        await place.house.match.lobby.set_options(1, ana.id, {}, "daily", weekends_off=True)
        for verb in verbs:
            answer = await place.forge(ana, card, f"b:{verb}:1:0:")
            assert "Manage Server" in said(answer), verb
        assert (await place.house.tables.load(1)).row.weekends_off, "nor is it done before it is refused"
        assert await place.house[Moderation].log(place.guild.id, "all", 0) == ([], False)
        role = place.guild.create_role("wardens")
        warden = place.guild.add_member(place.env.create_user("wanda"), roles=[role])
        assert "Manage Server" in said(await place.forge(warden, card, "b:modlog:0:0:"))
        people = await setup_page(place, mia, "People")
        await place.forge(mia, people, "s:modrole:0:0:", values=[str(role.id)])
        log = (await place.forge(warden, card, "b:modlog:0:0:")).response
        assert "Moderators" in texts(log)
        refused = await place.forge(warden, log, "s:modrole:0:0:", values=[])
        assert "name the moderators" in said(refused)
        assert (await place.house.people.guilds.of(place.guild.id)).moderators == role.id
        await place.forge(warden, card, "b:modask:1:0:close")
        assert await place.house[Moderation].bars(place.guild.id) == []
