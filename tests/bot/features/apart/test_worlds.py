"""Two worlds that differ in one entry of a no-play list: nobody but whoever has made it can tell them apart.

Everything that Discord is sent is compared as it is sent, but for the numbers that Discord gives, for what chance
makes, and for whom a message notifies, which is nothing that others see.
"""

from __future__ import annotations

import json
import re
import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.features.apart.service import NotWithMe, Other
from tests.support.town import town

NUMBER = re.compile(r"\d{15,}")
UNSEEN = ("nonce", "allowed_mentions", "attachments")


def unnumbered(text: str) -> str:
    """A text in which the numbers that Discord gives are counted instead."""
    known: dict[str, str] = {}
    return NUMBER.sub(lambda found: f"#{known.setdefault(found[0], str(len(known)))}", text)


async def world(folder: Path, patch: pytest.MonkeyPatch, *, entry: bool) -> list[str]:
    """What everybody but Ben was sent, who does not want to meet Ana in one of the worlds: a match and its rematch, a
    table with an invitation and a kept seat, and lists, as Ana and Cleo press."""
    patch.setattr(secrets, "token_bytes", Random(17).randbytes)
    folder.mkdir()  # noqa: ASYNC240
    async with town(folder, 3) as place:
        ana, ben, cleo = place.people
        if entry:
            await place.house[NotWithMe].keep(ben.id, Other(ana.id, "ana"))
        thread = await place.start("yucata", 3)
        await place.play_on(1)
        await place.click(ana, thread.last_message, "Rematch")
        await place.house.match.lobby.leave(2, ana.id)
        await place.house.match.lobby.open(
            game="yucata",
            guild_id=place.guild.id,
            channel_id=place.channel.id,
            host_id=ben.id,
            host_name="ben",
            pace="daily",
            language="en",
            card_owed=True,
        )
        await place.settle()
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
        assert not place.env.errors
        own = str(ben.user.dm_channel.id)
        sent = [one for one in place.env.http_requests if one.json and own not in one.path]
        # What goes to different places waits for nothing, and comes in any order.
        return sorted(unnumbered(json.dumps(_seen(one.json), sort_keys=True)) for one in sent)


def _seen(body: Any) -> Any:
    if isinstance(body, dict):
        return {name: _seen(value) for name, value in body.items() if name not in UNSEEN}
    return [_seen(one) for one in body] if isinstance(body, list) else body


async def test_one_entry_changes_nothing_for_anybody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without = await world(tmp_path / "without", monkeypatch, entry=False)
    with_it = await world(tmp_path / "with", monkeypatch, entry=True)
    assert without == with_it
    assert any("Rematch" in one for one in without)
