"""Those who run the bot, from Discord: nobody else, nothing of what somebody holds, and all of it can be taken back."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.db import failures
from bot.features.owner.pages import evidence
from bot.features.owner.service import NEWS
from bot.ui.press.custom_id import Press
from tests.support.pressed import said
from tests.support.town import Town, labels, texts, town


def owned(place: Town, monkeypatch: pytest.MonkeyPatch, owner: int, team: list[Any] | None = None) -> None:
    """Discord names somebody as owner of the application, or these as its team."""
    found = SimpleNamespace(
        owner=SimpleNamespace(id=owner), team=None if team is None else SimpleNamespace(members=team)
    )

    async def application_info() -> Any:
        return found

    monkeypatch.setattr(place.house.client, "application_info", application_info)


async def opened(place: Town, person: MemberActor) -> Any:
    """The answer to `/owner` in direct messages."""
    result = await person.user.slash("owner")
    await place.settle()
    return result


async def ask(place: Town, person: MemberActor, page: Any, label: str, **given: Any) -> Any:
    """Press what opens a form, and fill it in."""
    return await place.submit(person, await place.click(person, page, label), **given)


async def test_twenty_others_are_refused_every_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with town(tmp_path, 21) as place:
        ana, *others = place.people
        owned(place, monkeypatch, ana.id)
        thread = await place.start("yucata", 2)
        page = (await opened(place, ana)).response
        assert "Hourglass" in texts(page)
        client: Any = place.house.client
        verbs = [verb for verb, handler in client.presses.items() if handler.feature == "owner"]
        assert len(verbs) > 12
        for other in others:
            assert "for those who run this bot" in said(await opened(place, other))
        for verb in sorted(set(verbs) - {"newsmine"}):
            answer = await place.forge(others[0], place.panel(thread), Press(verb, 0, 0, "1").custom_id("b"))
            assert "for those who run this bot" in said(answer), verb
        assert (await place.house.tables.glance(1)).row.status == "running"
        assert not place.env.errors


async def test_what_is_no_id_is_refused_and_larger_ones_than_the_file_holds_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 1) as place:
        (ana,) = place.people
        owned(place, monkeypatch, ana.id)
        page = (await opened(place, ana)).response
        for verb in ("ownerout", "ownerin", "ownerleave"):
            for token in ("p9223372036854775808", "s99999999999999999999", "p" + "1" * 40, "p0", "x1", ""):
                answer = await place.forge(ana, page, Press(verb, 0, 0, token).custom_id("b"))
                assert "That is no id" in said(answer), (verb, token)


async def test_of_a_team_those_who_have_accepted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        states = discord.TeamMembershipState
        team = [
            SimpleNamespace(id=ben.id, membership_state=states.accepted),
            SimpleNamespace(id=cleo.id, membership_state=states.invited),
        ]
        owned(place, monkeypatch, ana.id, team)
        assert "Hourglass" in texts((await opened(place, ben)).response)
        for other in (ana, cleo):
            assert "for those who run this bot" in said(await opened(place, other))


async def test_who_is_kept_out_presses_nothing_until_let_in_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, _ = place.people
        owned(place, monkeypatch, ana.id)
        card = await place.open_table("yucata", 1)
        page = (await opened(place, ana)).response
        about = (await ask(place, ana, page, "Look at …", kind=["person"], about=str(ben.id))).response
        await place.click(ana, about, "Keep out")
        assert "do not let you use it" in said(await place.click(ben, card, "Join"))
        assert "do not let you use it" in said(await place.slash(ben, "mygames"))
        await place.restart()
        owned(place, monkeypatch, ana.id)
        assert "do not let you use it" in said(await place.click(ben, card, "Join"))
        page = (await opened(place, ana)).response
        about = (await ask(place, ana, page, "Look at …", kind=["person"], about=str(ben.id))).response
        await place.click(ana, about, "Let in again")
        await place.restart()
        owned(place, monkeypatch, ana.id)
        await place.click(ben, card, "Join")
        assert [seat.user_id for seat in (await place.house.tables.load(1)).seats] == [ana.id, ben.id]
        page = (await opened(place, ana)).response
        about = (await ask(place, ana, page, "Look at …", kind=["person"], about=str(ana.id))).response
        assert "keep yourself out" in said(await place.click(ana, about, "Keep out"))


async def test_on_a_server_that_is_kept_out_nobody_presses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        owned(place, monkeypatch, ana.id)
        card = await place.open_table("yucata", 1)
        page = (await opened(place, ana)).response
        about = (await ask(place, ana, page, "Look at …", kind=["server"], about=str(place.guild.id))).response
        assert "The bot is there." in texts(about)
        await place.click(ana, about, "Keep out")
        assert "on this server" in said(await place.click(ben, card, "Join"))
        assert "Hourglass" in texts((await opened(place, ana)).response), "direct messages are no server"
        await place.click(ana, about, "Let in again")
        await place.click(ben, card, "Join")
        assert len((await place.house.tables.load(1)).seats) == 2


async def test_a_match_is_shown_with_where_it_failed_and_nothing_that_is_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 2) as place:
        ana, _ = place.people
        owned(place, monkeypatch, ana.id)
        await place.start("port_royal", 2)
        traceback = (
            'Traceback (most recent call last):\n  File "/opt/x/engine/core/match.py", line 7, in act\n'
            "    game.apply(hand)\nKeyError: 'secret card 14'\n"
        )
        async with place.house.tables.db.write() as tx:
            number = await failures.add(tx, 1, stage="load", traceback=traceback, at=5)
            await failures.set_aside(tx, 1, number)
        page = (await opened(place, ana)).response
        match = (await ask(place, ana, page, "Look at …", kind=["match"], about="#1")).response
        shown = texts(match)
        assert "engine/core/match.py:7 act" in shown
        assert "KeyError" in shown
        assert "secret" not in shown
        await place.click(ana, match, "Set it free")
        assert (await place.house.tables.glance(1)).row.trouble is None
        page = (await opened(place, ana)).response
        match = (await ask(place, ana, page, "Look at …", kind=["match"], about="1")).response
        assert "Set it free" not in labels(match)
        sure = (await place.click(ana, match, "End it …")).response or place.fresh(match)
        assert (await place.house.tables.glance(1)).row.status == "running", "it asks once more"
        await place.click(ana, sure, "End it without a result")
        assert (await place.house.tables.glance(1)).row.status == "ended"
        page = (await opened(place, ana)).response
        missing = await ask(place, ana, page, "Look at …", kind=["match"], about="77")
        assert "no" in said(missing).casefold()
        assert not place.env.errors


async def test_news_come_once_to_servers_that_have_chosen_a_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 1) as place:
        (ana,) = place.people
        owned(place, monkeypatch, ana.id)
        page = (await opened(place, ana)).response
        assert "nobody is told" in said(await ask(place, ana, page, "Tell all", content="first"))
        await place.house.people.guilds.change(place.guild.id, rooms={NEWS: place.channel.id})
        before = len(place.channel.history())
        assert "One server is told" in said(await ask(place, ana, page, "Tell all", content="Version 0.4 is here."))
        await place.settle()
        await place.restart()
        await place.settle()
        posted = place.channel.history()
        assert len(posted) == before + 1
        assert "Version 0.4 is here." in texts(place.channel.last_message)
        assert said(await place.click(ana, place.channel.last_message, "My matches"))
        assert not place.env.errors


async def test_the_maintenance_line_stands_above_everybodys_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        owned(place, monkeypatch, ana.id)
        page = (await opened(place, ana)).response
        await ask(place, ana, page, "Maintenance", content="Back at eight.")
        assert "Back at eight." in said(await place.slash(ben, "mygames"))
        await ask(place, ana, page, "Maintenance", content="")
        assert "Back at eight." not in said(await place.slash(ben, "mygames"))


@pytest.mark.parametrize(
    "traceback", ["", "Traceback", "ValueError", "  indented only", 'File "x.py", line 1, in f\nE: secret']
)
def test_evidence_holds_nothing_but_places_and_the_kind(traceback: str) -> None:
    assert "secret" not in evidence(traceback)
