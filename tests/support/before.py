"""A file that the release before has written with everything in use, and the Discord in which its messages stand.

`tests/bot/db/in_use/0044.json.xz` was written by that release itself, whose towns were pressed and whose last answers
of Discord were lost: its rows as SQL, what everybody exported there, and what Discord held when the bot was stopped.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
from simcord import MemberActor
from simcord.backend.models.channel import Channel
from simcord.backend.models.guild import Guild
from simcord.backend.models.member import Member
from simcord.backend.models.message import Message
from simcord.backend.models.role import Role
from simcord.backend.models.scheduled_event import ScheduledEvent
from simcord.backend.models.user import User
from simcord.builders import GuildHandle, UserHandle

from bot.db.migrate import migrations
from tests.support.town import Town, town

RELEASE = 44
"""The number of its last migration."""
FILE = Path(__file__).parents[1] / f"bot/db/in_use/{RELEASE:04}.json.xz"


class Before:
    """What that release has left."""

    def __init__(self) -> None:
        self.left: dict[str, Any] = json.loads(lzma.decompress(FILE.read_bytes()))
        self.people: dict[str, int] = self.left["people"]

    def exported(self, name: str) -> dict[str, Any]:
        """What a person exported there."""
        return json.loads(self.left["exports"][name])

    def write(self, path: Path) -> None:
        """Lay the file down as that release has left it."""
        path.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as db:
            for _, sql in migrations()[:RELEASE]:
                db.executescript(sql)
            db.executescript(f"BEGIN; {self.left['rows']} PRAGMA user_version = {RELEASE}; COMMIT;")

    def stored(self, place: Town) -> list[Message]:
        """The messages as they stood, those of the bot by the bot of a town."""
        us = str(place.env.backend.bot_user.id)
        text = json.dumps(self.left["messages"]).replace(str(self.left["bot"]), us)
        return msgspec.convert(json.loads(text), list[Message])

    def put_up(self, place: Town) -> None:
        """Put the servers, people, channels and messages into the Discord of a town, whose own are not looked at."""
        backend: Any = place.env.backend
        us = backend.bot_user.id
        left = json.loads(json.dumps(self.left).replace(str(self.left["bot"]), str(us)))
        for user in msgspec.convert(left["users"], list[User]):
            backend.users.setdefault(user.id, user)
        for channel in msgspec.convert(left["channels"], list[Channel], str_keys=True):
            backend.channels[channel.id] = channel
            backend.messages.setdefault(channel.id, {})
        for message in self.stored(place):
            backend.messages[message.channel_id][message.id] = message
        backend.dm_channels |= {int(user): channel for user, channel in left["dms"].items()}
        for one in left["guilds"]:
            inside = [channel for channel in backend.channels.values() if channel.guild_id == one["id"]]
            backend.guilds[one["id"]] = Guild(
                one["id"],
                one["name"],
                one["owner"],
                roles={role.id: role for role in msgspec.convert(one["roles"], list[Role])},
                members={member.user_id: member for member in msgspec.convert(one["members"], list[Member])},
                channel_ids=[channel.id for channel in inside if not channel.is_thread],
                thread_ids=[channel.id for channel in inside if channel.is_thread],
                scheduled_events={e.id: e for e in msgspec.convert(one["events"], list[ScheduledEvent])},
            )


@asynccontextmanager
async def town_of_before(folder: Path, before: Before) -> AsyncGenerator[Town]:
    """A town whose bot is to be started (`restart`) from the file of that release, which lies in the folder."""
    async with town(folder / "empty", 0) as place:
        before.put_up(place)
        place.house.settings = replace(place.house.settings, database=folder / "before.sqlite3")
        place.clock.at = before.left["now"]
        yield place


def member(place: Town, user_id: int) -> MemberActor:
    """One of its people, on the server where that person is."""
    backend = place.env.backend
    guild = next(one for one in backend.guilds.values() if user_id in one.members)
    return MemberActor(place.env, GuildHandle(place.env, guild), UserHandle(place.env, backend.users[user_id]))
