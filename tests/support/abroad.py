"""Another server beside the town, whose people come to its tables as guests."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

from simcord import ChannelHandle, MemberActor

from bot.features.guests.service import Guests
from bot.features.notice_board.service import BOARD, LOOK_SECONDS
from tests.support.cards import try_now
from tests.support.town import Town, buttons


class Abroad:
    """The other server, with its board and one who wants to play elsewhere."""

    def __init__(self, place: Town, name: str = "wanda") -> None:
        self.place = place
        self.guild = place.env.create_guild("Harbour")
        self.channel = self.guild.create_text_channel("find-a-table")
        self.guest = self.newcomer(name)

    def newcomer(self, name: str) -> MemberActor:
        """Somebody else of that server."""
        person = self.guild.add_member(self.place.env.create_user(name))
        self.place.people.append(person)
        return person

    async def agree(self) -> None:
        """Both servers have switched it on."""
        guilds = self.place.house.people.guilds
        await guilds.change(self.place.guild.id, shows_ours=True)
        await guilds.change(self.guild.id, shows_others=True, rooms={"board": self.channel.id})
        await try_now(self.place.house, BOARD, self.guild.id)
        await self.later()

    async def lists(self, game: str = "yucata", people: int = 1, **options: Any) -> None:
        """The same, and a table of the town stands on the board (see `shared_table`)."""
        await self.agree()
        await shared_table(self.place, game, people, **options)
        await self.later()

    async def later(self) -> None:
        """Let the boards be edited again."""
        self.place.clock.advance(seconds=LOOK_SECONDS)
        await self.place.settle()

    @property
    def board(self) -> Any:
        """The notice board there."""
        (message,) = self.channel.history()
        return message

    async def sit(self, person: MemberActor, match_id: int, name: str) -> Any:
        """A seat at a table elsewhere, under a name that is chosen before; the answer."""
        await self.place.house[Guests].choose(person.id, name)
        return await self.press_join(person, match_id)

    async def press_join(self, person: MemberActor, match_id: int) -> Any:
        """*Join* on the board."""
        return await self.place.click(person, self.board, f"b:visit:0:0:{match_id}")

    async def name(self, person: MemberActor, asked: Any, name: str) -> Any:
        """Choose a name on the page that asks for it; the answer."""
        shown = await self.place.click(person, asked.response, "Guest name")
        return await self.place.submit(person, shown, name=name)


async def shared_table(place: Town, game: str = "yucata", people: int = 1, **options: Any) -> int:
    """A table of the town that its host lets others list; its number."""
    await place.open_table(game, people)
    table = await place.house.tables.load(1)
    await place.house.match.lobby.set_options(1, table.row.host_id, {}, "daily", elsewhere=True, **options)
    await place.settle()
    return 1


def sent(place: Town, *, to: Iterable[int] = (), but: Iterable[int] = ()) -> Iterator[str]:
    """All that the bot has written into channels, as Discord got it: to these alone, or to all but those."""
    wanted, left_out = {str(one) for one in to}, {str(one) for one in but}
    for request in place.env.http_requests:
        parts = request.path.strip("/").split("/")
        if (
            parts[0] != "channels"
            or request.json is None
            or parts[1] in left_out
            or (wanted and parts[1] not in wanted)
        ):
            continue
        yield json.dumps(request.json, ensure_ascii=False, default=str)


def dm_of(person: MemberActor) -> ChannelHandle:
    """The direct messages of a person."""
    return person.user.dm_channel


def desk(person: MemberActor) -> Any:
    """The newest desk in somebody's direct messages."""
    return next(
        message
        for message in reversed(dm_of(person).history())
        if any(item["custom_id"].startswith("b:more:1:0:desk") for item in buttons(message))
    )


async def played(place: Town, abroad: Abroad, people: int = 1, **options: Any) -> None:
    """Match 1 is played by so many of the town and one guest, called Falke."""
    await abroad.lists(people=people, **options)
    await abroad.sit(abroad.guest, 1, "Falke")
    await place.house.match.matches.start(1, place.people[0].id)
    await place.settle()
