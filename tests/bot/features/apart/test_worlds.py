"""Two worlds that differ in one entry of a no-play list: nobody but whoever has made it can tell them apart.

Everything that Discord is sent is compared as it is sent, but for the numbers that Discord gives, for what chance
makes, and for whom a message notifies, which is nothing that others see.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord import MemberActor

from bot.features.apart.service import NotWithMe, Other
from bot.features.search.searches import QUIET_SECONDS
from tests.support.finished import finished
from tests.support.looking import looks
from tests.support.town import Town, town

NUMBER = re.compile(r"\d{15,}")
UNSEEN = ("nonce", "allowed_mentions", "attachments")
Happening = Callable[[Town], Awaitable[None]]


def unnumbered(text: str) -> str:
    """A text in which the numbers that Discord gives are counted instead."""
    known: dict[str, str] = {}
    return NUMBER.sub(lambda found: f"#{known.setdefault(found[0], str(len(known)))}", text)


async def world(folder: Path, patch: pytest.MonkeyPatch, happens: Happening, *, entry: bool) -> list[str]:
    """What everybody but Ben was sent, who does not want to meet Ana in one of the worlds."""
    patch.setattr(secrets, "token_bytes", Random(17).randbytes)
    folder.mkdir()  # noqa: ASYNC240
    async with town(folder, 4) as place:
        ana, ben = place.people[:2]
        if entry:
            await place.house[NotWithMe].keep(ben.id, Other(ana.id, "ana"))
        await happens(place)
        assert not place.env.errors
        own = str(ben.user.dm_channel.id)
        sent = [one for one in place.env.http_requests if one.json and own not in one.path]
        # What goes to different places waits for nothing, and comes in any order.
        return sorted(unnumbered(json.dumps(_seen(one.json), sort_keys=True)) for one in sent)


async def opened(place: Town, host: MemberActor, game: str = "yucata") -> int:
    """A table whose card stands, opened without a press."""
    table = await place.house.match.lobby.open(
        game=game,
        guild_id=place.guild.id,
        channel_id=place.channel.id,
        host_id=host.id,
        host_name=host.name,
        pace="daily",
        language="en",
        card_owed=True,
    )
    await place.settle()
    return table.row.id


async def tables(place: Town) -> None:
    """A match and its rematch, a table with an invitation and a kept seat, and lists, as Ana and Cleo press."""
    ana, ben, cleo = place.people[:3]
    thread = await place.start("yucata", 3)
    await place.play_on(1)
    await place.click(ana, thread.last_message, "Rematch")
    await place.house.match.lobby.leave(2, ana.id)
    await opened(place, ben)
    for person in (ana, cleo):
        await place.slash(person, "game new", game="yucata")
        await place.slash(person, "game list")
        await place.forge(person, place.channel.last_message, "b:boardmore:0:0:0")
    await place.slash(ana, "game new", game="port_royal")
    mine = await place.house.tables.db.value("SELECT max(id) FROM match")
    await place.house.match.lobby.invite(mine, ana.id, [ben.id, cleo.id])
    await place.settle()
    await place.house.match.queue.keep(mine, ana.id, cleo.id, "cleo")
    await place.settle()


async def searches(place: Town) -> None:
    """Ben looks for one game and has a table of another; Ana and Cleo look for both, and are told of seats. Which seats
    are held for whom, or proposed, nobody else sees: so soon none is."""
    await opened(place, place.people[1])
    await looks(place, place.people[1], place.people[3], games=("nereus",))
    for person in (place.people[0], place.people[2]):
        filled = {"games": ["yucata", "nereus"], "pace": ["daily"], "size": ["2", "3", "4"]}
        found = await place.submit(person, await place.slash(person, "game find"), **filled, days=["7"])
        told = await place.click(person, found.response, "Tell me when")
        await place.submit(person, told, **filled, days=["-3"])
    place.clock.advance(seconds=QUIET_SECONDS)
    await place.house.match.sweep.run()
    await place.settle()
    for person in (place.people[0], place.people[2]):
        await place.slash(person, "game find")


async def years(place: Town) -> None:
    """A year of matches of all of them, and profiles."""
    await finished(place, 3)
    for person in (place.people[0], place.people[2]):
        await place.slash(person, "year")
        for other in place.people[:3]:
            await place.slash(person, "profile", who=other)


async def cups(place: Town) -> None:
    """All sign up for a cup of one table, which begins, and look at it."""
    ana, cleo = place.people[0], place.people[2]
    form = await place.slash(cleo, "cup", new="yucata")
    filled = {"name": "Harbour Cup", "kind": ["mini.4"], "pace": ["daily"], "seats": ["3"], "days": ["3"]}
    await place.submit(cleo, form, **filled)
    card = place.channel.last_message
    for person in place.people:
        await place.click(person, card, "Sign up")
    while await place.house.match.sweep.run():
        await place.settle()
    await place.settle()
    for person in (ana, cleo):
        await place.slash(person, "cup")
    for match_id in range(1, 5):
        await place.play_on(match_id)
    while await place.house.match.sweep.run():
        await place.settle()
    await place.settle()


def _seen(body: Any) -> Any:
    if isinstance(body, dict):
        return {name: _seen(value) for name, value in body.items() if name not in UNSEEN}
    return [_seen(one) for one in body] if isinstance(body, list) else body


@pytest.mark.parametrize(
    ("happens", "shown"),
    [(tables, "Rematch"), (searches, "others would fit"), (years, "Most at your tables"), (cups, "Harbour Cup")],
)
async def test_one_entry_changes_nothing_for_anybody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, happens: Happening, shown: str
) -> None:
    without = await world(tmp_path / "without", monkeypatch, happens, entry=False)
    with_it = await world(tmp_path / "with", monkeypatch, happens, entry=True)
    assert without == with_it
    assert any(shown in one for one in without)
