"""A match in direct messages: from `/game new` to the rematch, against computers only."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from engine import registry
from tests.support.brains import hurry_the_judge
from tests.support.people import refused
from tests.support.pressed import said, status
from tests.support.robot import choices
from tests.support.town import Town, buttons, components, labels, texts, town


async def command(place: Town, person: MemberActor, name: str, **options: Any) -> Any:
    """A slash command in the direct messages."""
    result = await person.user.slash(name, **options)
    await place.settle()
    return result


def messages(place: Town, person: MemberActor) -> list[Any]:
    """Everything that stands in the direct messages and is not a private answer."""
    return [message for message in person.user.dm_channel.history() if not message.flags.ephemeral]


def with_button(place: Town, person: MemberActor, verb: str) -> Any:
    """The newest direct message with a button of this verb."""
    for message in reversed(messages(place, person)):
        if any(item["custom_id"].startswith(f"b:{verb}:") for item in buttons(message)):
            return message
    raise AssertionError(f"no message with {verb}")


async def press_on(place: Town, person: MemberActor, desk: Any, steps: int) -> int:
    """Answer on the desk, the first that is offered each time, until the match is over; returns the presses."""
    for step in range(steps):
        if await status(place) != "running":
            return step
        found = choices(place.fresh(desk))
        assert found, texts(place.fresh(desk))
        how, what = found[step * 7 % len(found)]
        result = await (place.click(person, desk, what) if how == "click" else place.choose(person, desk, what))
        if result.modal is not None:
            table = await place.house.tables.load(1)
            picks = [answer.picked for answer in table.game.question(table.state, 0).legal() if answer.picked]
            await place.submit(person, result, ticked=[str(index) for index in picks[0]])
    return steps


async def test_a_whole_match_in_direct_messages_is_one_desk(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana = place.people[0]
        await command(place, ana, "game new", game="yucata")
        (card,) = messages(place, ana)
        assert labels(card)[0] == "Start with 2"
        assert "Join" not in labels(card)
        assert "**Alma** · computer, good" in texts(card)
        await place.choose(ana, card, "1.strong")
        await place.click(ana, card, "b:start:1:0:")
        assert "in these messages" in texts(place.fresh(card))
        begun, desk = messages(place, ana)[1:]
        assert texts(begun).startswith("A match of Yucata' begins: ")
        assert place.channel.threads == []
        await press_on(place, ana, desk, 3)
        await place.restart()
        await press_on(place, ana, desk, 60)
        assert await status(place) == "finished"
        # The card, the beginning, the one desk, the result.
        assert [message.id for message in messages(place, ana)][:3] == [card.id, begun.id, desk.id]
        result = with_button(place, ana, "rematch")
        assert len(messages(place, ana)) == 4
        shown = await place.click(ana, result, "Replay")
        assert shown.ephemeral
        assert "replay" in texts(shown.response)
        begun = await place.click(ana, result, "Rematch")
        assert await status(place, 2) == "running", "nobody has to be waited for"
        assert labels(begun.response) == ["Play"], "the way there is a press"
        assert "Your turn" in texts(messages(place, ana)[-1])
        assert place.channel.history() == []
        assert not place.env.errors


@pytest.mark.parametrize("key", registry.keys())
async def test_every_game_begins_in_direct_messages(tmp_path: Path, key: str) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        await command(place, ana, "game new", game=key, pace="none")
        await place.click(ana, messages(place, ana)[0], "b:start:1:0:")
        desk = messages(place, ana)[-1]
        assert choices(desk)
        await press_on(place, ana, desk, 4)
        if await status(place, 1) == "running":
            assert [message.id for message in messages(place, ana)][-1] == desk.id
        assert not place.env.errors


async def test_a_desk_in_direct_messages_always_says_which_match_it_is(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        await command(place, ana, "game new", game="yucata", pace="none")
        await place.click(ana, messages(place, ana)[0], "b:start:1:0:")
        desk = messages(place, ana)[-1]
        answered = await place.click(ana, desk, choices(desk)[0][1])
        for text in (texts(answered.response), texts(place.fresh(desk))):
            assert "table 1" in text
        assert "Refresh" not in labels(answered.response)
        assert not place.env.errors


async def test_against_computers_no_clock_runs_and_the_stones_lie_at_random(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        await command(place, ana, "game new", game="yucata", pace="daily")
        card = messages(place, ana)[0]
        assert "against computers, and nobody waits" in texts(card)
        assert "Yazurika" in texts(card)
        form = (await place.click(ana, card, "Options")).modal
        assert "Pace" not in str(form)
        await place.click(ana, card, "b:start:1:0:")
        desk = with_button(place, ana, "more")
        assert "Time until" not in texts(desk)
        more = await place.click(ana, desk, "More")
        assert "Pause the match for all" not in str(components(more.response))
        assert not place.env.errors


async def test_more_stands_beside_the_desk_and_commands_find_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry_the_judge(monkeypatch)
    async with town(tmp_path, 1) as place:
        ana = place.people[0]
        for name in ("game list", "game find"):
            assert "on a server only" in said(await command(place, ana, name))
        await command(place, ana, "game new", game="yucata")
        await place.click(ana, messages(place, ana)[0], "b:start:1:0:")
        desk = with_button(place, ana, "more")
        more = await place.click(ana, desk, "More")
        assert more.ephemeral
        assert choices(place.fresh(desk))
        assert "Hint" in labels(more.response)
        hint = await place.click(ana, more.response, "Hint")
        assert "strong computer" in texts(hint.response)
        mine = await command(place, ana, "mygames")
        assert f"channels/@me/{ana.user.dm_channel.id}/{desk.id}" in texts(mine.response)
        assert choices((await command(place, ana, "hand")).response)
        assert "only computers play" in said(await command(place, ana, "game replace"))
        sure = await command(place, ana, "game end")
        await place.click(ana, sure.response, "End the match")
        assert await status(place) == "ended"
        assert not place.env.errors


async def test_nobody_else_sits_down_there(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        await command(place, ana, "game new", game="yucata")
        await command(place, ben, "game new", game="yucata")
        own = messages(place, ben)[0]
        for verb in ("join", "start"):
            assert "There is no table 1 here" in said(await place.forge(ben, own, f"b:{verb}:1:0:"))
        await refused(place.house.match.lobby.join(1, ben.id, "ben"), "computers-only")
        assert not place.env.errors


async def test_installed_for_a_person_only_it_opens_a_table_in_direct_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with town(tmp_path, 2) as place:
        ana, ben = place.people
        # A server on which the bot is not a member: it knows nothing of it and may only answer.
        monkeypatch.setattr(place.house.client, "get_guild", lambda _: None)
        result = await place.slash(ana, "game new", game="yucata")
        (card,) = messages(place, ana)
        assert f"channels/@me/{ana.user.dm_channel.id}/{card.id}" in said(result)
        assert place.channel.history() == []
        await place.click(ana, card, "b:start:1:0:")
        assert await status(place) == "running"
        place.env.inject_error(
            "POST", f"/channels/{ben.user.dm_channel.id}/messages", status=403, code=50007, times=None
        )
        assert "cannot write to you" in said(await place.slash(ben, "game new", game="yucata"))
        assert await status(place, 2) == "ended"
        assert not place.env.errors


async def test_a_rematch_asked_for_twice_is_the_same_table(tmp_path: Path) -> None:
    async with town(tmp_path, 1) as place:
        host, lobby = place.people[0].id, place.house.match.lobby
        old = await lobby.open(
            guild_id=None, game="yucata", channel_id=5, host_id=host, host_name="Ana", pace="none", language="en"
        )
        await place.house.match.matches.start(old.row.id, host)
        await place.house.match.matches.end(old.row.id, host, manager=False)
        first = await lobby.rematch(old.row.id, host, "Ana")
        again = await lobby.rematch(old.row.id, host, "Ana")
        assert (first.row.id, first.row.direct) == (again.row.id, True)
