"""The simulated servers: a channel and one with the notice board, another server with a board, four people who are on
both, and whose hand does what where."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from simcord import ChannelHandle, Env, MemberActor
from simcord.backend.models import Channel, Message
from simcord.builders import UserHandle
from simcord.results import ResponseMessage

from bot.playground.clock import PlaygroundClock
from bot.ui.press.house import House
from render.kit.words import LANGUAGES

GUILD = "Board games"
CHANNEL = "games"
BOARD = "find-a-table"
"""The channel of the notice board."""
OTHER_GUILD = "Harbour"
OTHER_BOARD = "other-server"
"""Another server, where tables of the first one stand: whoever joins there is a guest."""
PEOPLE = ("Ana", "Bjørn", "Chidera", "Dmitri")
MANAGER = PEOPLE[0]
"""Who may manage the server, so that `/setup` can be tried."""


class World:
    """Who and what is there.

    Everything is created in a fixed order at the simulated Discord's first moment, so every run has the same ids and a
    kept state finds its people and its channel again.
    """

    def __init__(self, env: Env, house: House, clock: PlaygroundClock) -> None:
        self.env = env
        self.house = house
        self.clock = clock
        self.turn = asyncio.Lock()
        """Held by whoever acts: the simulated Discord does one thing at a time."""
        self.guild = env.create_guild(GUILD)
        self.channel = self.guild.create_text_channel(CHANNEL)
        manager = self.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
        self.people = {
            person.id: person
            for name in PEOPLE
            for person in [
                self.guild.add_member(env.create_user(name), roles=[manager] if name == MANAGER else []),
            ]
        }
        for person in self.people.values():
            assert person.user.dm_channel
        # After everything else: what was kept before there was a board knows the others by these ids.
        self.board = self.guild.create_text_channel(BOARD)
        self.other_guild = env.create_guild(OTHER_GUILD)
        self.other_board = self.other_guild.create_text_channel(OTHER_BOARD)
        self.guilds = self.guild, self.other_guild
        self._silent = True
        """Whether nobody has come yet whose language is spoken here."""
        self._abroad = {key: self.other_guild.add_member(person.user) for key, person in self.people.items()}

    async def furnish(self) -> None:
        """Put boards up on both servers, of which the other one shows the tables of the first."""
        guilds = self.house.people.guilds
        await guilds.change(self.guild.id, rooms={"board": self.board.id}, shows_ours=True)
        await guilds.change(self.other_guild.id, rooms={"board": self.other_board.id}, shows_others=True)

    def keep_language(self) -> None:
        """What everybody speaks was chosen in an earlier run."""
        self._silent = False

    async def speak(self, language: str) -> None:
        """The first page has come, in a browser of this language: people and servers speak it from now on."""
        if not self._silent:
            return
        self._silent = False
        people = self.house.people
        for guild in self.guilds:
            if await self.house.guild_language(guild.id) != language:
                await people.guilds.change(guild.id, language=language)
        for person in self.people:
            if await self.language(person) != language:
                await people.preferences.change(person, language=language)

    def catch_up(self) -> None:
        """Bring the simulated Discord's time up to the playground's; only while holding `turn`, so that no answer of
        the bot comes too late because of it.

        `Env.advance_time` would also wait for the bot to settle, and can wait for ever for one of the bot's own timers
        that waits for it.
        """
        behind = self.clock.exact() - self.env.now().timestamp()
        if behind > 0:
            self.env.backend.advance_clock(behind)

    # --- looking

    def rooms(self) -> list[Channel]:
        """The channel, the threads (oldest first), the boards', the direct messages in the order of the people."""
        backend = self.env.backend
        threads = [room for room in backend.channels.values() if room.is_thread]
        direct = [backend.channels[backend.dm_channels[person]] for person in self.people]
        boards = [backend.channels[board.id] for board in (self.board, self.other_board)]
        return [backend.channels[self.channel.id], *threads, *boards, *direct]

    def messages(self, room_id: int) -> list[Message]:
        """Everything that stands in a room, oldest first, private answers included."""
        found = self.env.backend.messages.get(room_id, {})
        return [found[key] for key in sorted(found)]

    def message(self, room_id: int, message_id: int) -> Message | None:
        """One message, None if it is gone."""
        return self.env.backend.messages.get(room_id, {}).get(message_id)

    async def language(self, person_id: int) -> str:
        """The language in which the bot answers somebody."""
        return (await self.house.people.preferences.of(person_id)).language or LANGUAGES[0]

    # --- acting

    def pressable(self, stored: Message) -> ResponseMessage:
        """A message in the form in which the simulated Discord takes presses on it."""
        return ResponseMessage(self.env, stored)

    def hand(self, person_id: int, room_id: int) -> MemberActor | UserHandle:
        """Who acts in a room: a member of its server, or the user in direct messages. Raises KeyError."""
        person, guild_id = self.people[person_id], self.env.backend.channels[room_id].guild_id
        if guild_id == self.other_guild.id:
            return self._abroad[person_id]
        return person.user if guild_id is None else person

    def handle(self, room_id: int) -> ChannelHandle:
        """The simulated Discord's own form of a room."""
        room = self.env.backend.channels[room_id]
        guild = self.other_guild if room.guild_id == self.other_guild.id else self.guild
        return ChannelHandle(self.env, None if room.guild_id is None else guild, room)

    def entity(self, key: str) -> Any:
        """A person, a role or a channel by its id, for selects and options. Raises KeyError."""
        number = int(key)
        if number in self.people:
            return self.people[number]
        if number in self.env.backend.channels:
            return self.handle(number)
        return {role.id: role for role in self.guild.roles.values()}[number]
