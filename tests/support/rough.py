"""A rough world around the people who press anything: names that are meant to break something, and servers in which
things are renamed, locked, forbidden, deleted and made again, whose people come and go, and clocks that jump."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from random import Random
from typing import Any

import discord
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.support.anybody import Anybody, Part
from tests.support.limits import check_form, check_message, check_plain, walk
from tests.support.town import out_of_reach

NAMES = (
    "**bold** @everyone <@1> `x`||y||",
    "\u202egnor\u202d [here](https://evil.example)"[:32],
    "zero\u200b\u200d\u2066\ufe0f _a_ ~~b~~ # h",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466" * 4,
    "fence ``` ``` > quote # head",
    '$ { $x } { }  {"a"}',
)
"""How people call themselves on a server: 32 characters at most, of any kind."""

FORM, COMPLETED = 9, 8
"""Answers that are no message."""
COMPONENTS_V2 = 1 << 15

SENDING = ("send_messages", "send_messages_in_threads", "attach_files", "embed_links", "create_public_threads")
SEEING = ("view_channel", "read_message_history")


class Rough:
    """What happens around the people of `Anybody`, drawn by lot."""

    def __init__(self, people: Anybody, chance: Random) -> None:
        self.people = people
        self.place = people.place
        self.chance = chance
        self.wrong: list[str] = []
        self._gone: list[MemberActor] = []
        self._away = ExitStack()
        people.discord.watched.append(self._is_taken)

    async def settle_in(self) -> None:
        """People call themselves as they like, and half of them read German."""
        for number, person in enumerate(self.place.people):
            guild = person.guild.id
            self.place.env.backend.edit_member(guild, person.id, {"nick": NAMES[number % len(NAMES)]})
            if number % 2:
                await self.place.house.people.preferences.change(person.id, language="de")
        await self.place.settle()

    async def happens(self) -> None:
        """One thing."""
        things: dict[Callable[[], Awaitable[None] | None], float] = {
            self._forbid: 3,
            self._allow: 3,
            self._thread: 5,
            self._delete_message: 3,
            self._delete_channel: 0.4,
            self._rename: 1,
            self._leave: 2,
            self._return: 3,
            self._unavailable: 1,
            self._clock_jumps: 1,
        }
        (thing,) = self.chance.choices(list(things), list(things.values()))
        self.people.done.append(f"-- {thing.__name__}")
        done = thing()
        if done is not None:
            await done
        await self.place.settle()

    async def calm(self) -> None:
        """Everything that was taken away is given back."""
        backend = self.place.env.backend
        self._away.close()
        for person in list(self._gone):
            self._come_back(person)
        for channel in (self.place.channel, self.people.abroad.channel):
            backend.delete_overwrite(channel.id, backend.bot_user.id)
            for thread in channel.threads:
                backend.edit_channel(thread.id, {}, thread_metadata={"locked": False, "archived": False})
        await self.place.settle()

    # --- what happens

    def _channel(self) -> Any:
        return self.chance.choice([self.place.channel, self.place.channel, self.people.abroad.channel])

    def _forbid(self) -> None:
        """The bot may no longer do something in a channel."""
        some = self.chance.sample([*SENDING, *SEEING], self.chance.choice([1, 1, 3, 7]))
        deny = discord.Permissions(**dict.fromkeys(some, True)).value
        self.people.done.append(f"forbidden: {some}")
        backend = self.place.env.backend
        backend.set_overwrite(
            self._channel().id, Overwrite(target_id=backend.bot_user.id, type=OverwriteType.MEMBER, deny=deny)
        )

    def _allow(self) -> None:
        backend = self.place.env.backend
        backend.delete_overwrite(self._channel().id, backend.bot_user.id)

    def _thread(self) -> None:
        """A thread is archived, locked, opened or renamed."""
        threads = self._channel().threads
        if threads:
            thread = self.chance.choice(threads)
            metadata = {self.chance.choice(["archived", "locked"]): self.chance.random() < 0.6}
            changes = {"name": self.chance.choice(NAMES)} if self.chance.random() < 0.3 else {}
            self.people.done.append(f"{thread.id} {metadata} {changes}")
            self.place.env.backend.edit_channel(thread.id, changes, thread_metadata=metadata)

    def _delete_message(self) -> None:
        channel = self._channel()
        rooms = [channel, *channel.threads, *(person.user.dm_channel for person in self.place.people)]
        messages = self.place.env.backend.messages
        there = [
            (room.id, number)
            for room in rooms
            for number, one in messages.get(room.id, {}).items()
            if "b:more:" not in json.dumps(one.components)  # a panel comes back with the next step or restart
        ]
        if there:
            chosen = self.chance.choice(there)
            self.place.env.backend.delete_message(*chosen)

    def _delete_channel(self) -> None:
        """A channel is deleted, and one of the same name made."""
        backend = self.place.env.backend
        if self.chance.random() < 0.6:
            old = self.place.channel
            for thread in old.threads:
                backend.delete_channel(thread.id)
            backend.delete_channel(old.id)
            self.place.channel = self.place.guild.create_text_channel("games")
        else:
            abroad = self.people.abroad
            backend.delete_channel(abroad.channel.id)
            abroad.channel = abroad.guild.create_text_channel("find-a-table")

    def _rename(self) -> None:
        backend = self.place.env.backend
        person = self.chance.choice(self.place.people)
        if person not in self._gone:
            backend.edit_member(person.guild.id, person.id, {"nick": self.chance.choice(NAMES)})

    def _leave(self) -> None:
        """Somebody leaves a server, or is banned there."""
        stays = [self.people.manager, self.place.people[0]]
        near = [one for one in self.place.people if one not in stays]
        if near and len(self.people.at_home) > 2:
            person = self.chance.choice(near)
            if self.chance.random() < 0.3:
                self.place.env.backend.apply_ban(person.guild.id, person.id, None)
            else:
                self.place.env.backend.remove_member(person.guild.id, person.id)
            self.people.done.append(f"{person.name} leaves")
            self._gone.append(person)
            self.place.people.remove(person)
            if person in self.people.at_home:
                self.people.at_home.remove(person)

    def _return(self) -> None:
        if self._gone:
            self._come_back(self.chance.choice(self._gone))

    def _come_back(self, person: MemberActor) -> None:
        backend = self.place.env.backend
        backend.get_guild(person.guild.id).bans.pop(person.id, None)
        backend.add_member(person.guild.id, person.id, announce=True)
        self.people.done.append(f"{person.name} comes back")
        self._gone.remove(person)
        self.place.people.append(person)
        if person is not self.people.abroad.guest:
            self.people.at_home.append(person)

    async def _unavailable(self) -> None:
        """Discord has lost a server for a while."""
        known = self.chance.random() < 0.5
        with out_of_reach(self.place, known=known):
            for _ in range(self.chance.randint(1, 3)):
                self.place.clock.advance(seconds=self.chance.choice([31, 400]))
                await self.place.house.match.sweep.tick()
                if known:  # boards wait until the gateway has told of it
                    await self.place.settle()
                    await self.people.do_something()
                else:
                    await self.place.house.telling.outbox.settled()

    async def _clock_jumps(self) -> None:
        """The clock of the machine was wrong for a while."""
        ahead = self.chance.choice([2, 26, 400 * 24]) * 3600 * self.chance.choice([1, -1])
        for way in (ahead, -ahead):
            self.place.clock.advance(seconds=way)
            self.people.done.append(f"clock {way}")
            for _ in range(self.chance.randint(1, 2)):
                await self.place.house.match.sweep.tick()
                await self.place.settle()
                if self.chance.random() < 0.5:
                    await self.people.do_something()

    # --- what must hold of all that is sent

    def _is_taken(self, method: str, path: str, body: Any) -> None:
        """Discord takes it, and nobody is called by a name."""
        if method not in ("POST", "PATCH"):
            return
        data: Part = body
        if path.endswith("/callback"):
            data = body.get("data") or {}
            if body.get("type") == FORM:
                self._checked(check_form, data, path)
                return
            if body.get("type") == COMPLETED:
                return
        if data.get("components"):
            if data.get("flags", 0) & COMPONENTS_V2:
                self._checked(check_message, data["components"], path)
            else:
                self._checked(lambda parts: check_plain(data.get("content") or "", parts), data["components"], path)
        elif len(data.get("content") or "") > 2000:
            self.wrong.append(f"too long: {path}")
        if ("content" in data or "components" in data) and not re.search(r"/threads|/channels/\d+$", path):
            allowed: Part | None = data.get("allowed_mentions")
            if allowed is None or {"everyone", "roles", "users"} & set(allowed.get("parse", ())):
                self.wrong.append(f"may call anybody: {method} {path} {allowed} {json.dumps(data, default=str)[:300]}")
        texts: list[str] = [part["content"] for part in walk(data.get("components") or []) if part["type"] == 10]
        text = re.sub(r"(?ms)^```$.*?^```$", "", "\n".join([data.get("content") or "", *texts]))
        if "```" in text:
            self.wrong.append(f"a block is broken: {method} {path} {text[:1500]}")
        for raw in ("**bold**", "](https://evil", "~~b~~", "`x`", "||y||"):
            if raw in text:
                self.wrong.append(f"{raw} stands as it is: {method} {path} {text[:1500]}")

    def _checked(self, check: Callable[[Any], object], what: Any, path: str) -> None:
        try:
            check(what)
        except AssertionError as error:
            self.wrong.append(f"{path}: {error} {json.dumps(what, ensure_ascii=False, default=str)[:1500]}")
