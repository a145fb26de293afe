"""*Not with me*: from a person's menu, from a finished match and from `/settings`; the other one sees no difference."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord import MemberActor

from bot.features.apart.service import NotWithMe, Other
from tests.support.limits import CONTAINER, check_message
from tests.support.pressed import said
from tests.support.town import Town, components, texts, town


async def listed(place: Town, person: MemberActor) -> list[str]:
    """Whom a person has chosen."""
    return [one.name for one in await place.house[NotWithMe].of(person.id)]


async def choose(place: Town, person: MemberActor, message: Any, verb: str, *values: Any) -> Any:
    """Choose in the select of a verb."""
    found = next(item for item in components(message) if item.get("custom_id", "").startswith(f"s:{verb}:"))
    result = await person.select(message, list(values), custom_id=found["custom_id"])
    await place.settle()
    return result


async def test_from_the_menu_of_a_person_and_back(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        done = await ana.context_menu(place.channel, "Not with me", ben)
        await place.settle()
        assert done.response is not None
        assert done.response.ephemeral
        assert "You and **ben** are not seated together any more. Nobody is told." in texts(done.response)
        assert await listed(place, ana) == ["ben"]
        assert await listed(place, ben) == []
        assert place.channel.history() == []
        back = await choose(place, ana, done.response, "together", str(ben.id))
        assert "Nobody. Choose somebody here" in texts(back.response)
        assert await listed(place, ana) == []
        assert "That is you" in said(await ana.context_menu(place.channel, "Not with me", ana))
        assert not place.env.errors


async def test_from_a_finished_match(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, stranger = place.people
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        result = thread.last_message
        more = await place.click(ana, result, "More")
        page = await place.choose(ana, more.response, "Not with")
        assert "Who of this match is it?" in texts(page.response)
        await place.choose(ana, page.response, str(ben.id))
        assert await listed(place, ana) == ["ben"]
        other = await place.click(stranger, result, "More")
        assert "Not with …" not in str(components(other.response)), "who has not played there has met nobody"
        forged = await place.forge(ana, page.response, "s:apartadd:1:0:", [str(stranger.id)])
        assert forged.response is None or "not seated" not in texts(forged.response)
        assert await listed(place, ana) == ["ben"]
        assert not place.env.errors


async def test_the_list_in_the_settings(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        settings = (await place.slash(ana, "settings")).response
        page = (await place.click(ana, settings, "Not with")).response
        assert "Nobody. Choose somebody here" in texts(page)
        done = await choose(place, ana, page, "apartadd", ben)
        assert "You and **ben** are not seated together" in texts(done.response)
        page = (await place.click(ana, (await place.slash(ana, "settings")).response, "Not with")).response
        assert "• ben" in texts(page)
        check_message([part for part in components(page) if part["type"] == CONTAINER])
        left = await choose(place, ana, page, "together", str(ben.id))
        assert "Nobody. Choose somebody here" in texts(left.response)
        assert not place.env.errors


async def test_an_invitation_says_the_same_and_calls_nobody_who_is_kept_apart(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        await place.house[NotWithMe].keep(ben.id, Other(ana.id, "ana"))
        await place.slash(ana, "game new", game="yucata")
        await place.house.match.lobby.invite(1, ana.id, [ben.id, cleo.id])
        await place.settle()
        posts: list[Any] = [one.json for one in place.env.http_requests if one.method == "POST"]
        *_, sent = [body for body in posts if "ana invites you" in str(body)]
        assert f"<@{ben.id}> <@{cleo.id}> ana invites you" in sent["content"]
        assert list(map(int, sent["allowed_mentions"]["users"])) == [cleo.id]
        assert not place.env.errors


async def test_a_seat_that_is_kept_calls_nobody_who_is_kept_apart(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        await place.house[NotWithMe].keep(ben.id, Other(ana.id, "ana"))
        await place.open_table("yucata", 1)
        for guest in (ben, cleo):
            await place.house.match.queue.keep(1, ana.id, guest.id, guest.name)
            await place.settle()
            posts: list[Any] = [one.json for one in place.env.http_requests if one.method == "POST"]
            *_, sent = [body for body in posts if "ana keeps" in str(body)]
            assert f"<@{guest.id}>" in sent["content"], "to everybody it looks like any other"
            called = sent["allowed_mentions"].get("users", [])
            assert list(map(int, called)) == ([] if guest is ben else [cleo.id])
            await place.house.match.lobby.leave(1, guest.id)
        assert not place.env.errors


async def test_a_rematch_calls_nobody_who_is_kept_apart(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, cleo = place.people
        thread = await place.start("yucata", 3)
        await place.play_on(1)
        await place.house[NotWithMe].keep(ben.id, Other(ana.id, "ana"))
        await place.house[NotWithMe].keep(ana.id, Other(cleo.id, "cleo"))
        await place.click(ana, thread.last_message, "Rematch")
        *_, card = place.channel.history()
        assert f"<@{ben.id}>, <@{cleo.id}>" in texts(card), "to everybody it looks like any other"
        posts: list[Any] = [one.json for one in place.env.http_requests if one.method == "POST"]
        *_, sent = [body for body in posts if f"<@{cleo.id}>" in str(body)]
        assert list(map(int, sent["allowed_mentions"]["users"])) == [cleo.id], "an edit rings nobody"
