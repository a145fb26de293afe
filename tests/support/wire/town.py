"""A Discord, a bot in a process of its own, and places with people who play there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from tests.support.wire.child import FORKED, Child
from tests.support.wire.driver import Person, has_verb, is_begun, is_desk, parts, texts
from tests.support.wire.ledger import Ledger
from tests.support.wire.server import Discord, open_discord
from tests.support.wire.state import HAS_THREAD, Channel, Message

NAMES = ("ana", "ben", "cleo", "dan", "eva")
BEGINS = " begins: "
SILENCE = 0.12
PATIENT = 240.0
WAIT_SECONDS = 240.0
"""No load of the machine reaches it; most of what is waited for comes in some milliseconds."""
LOOK_SECONDS = 0.02
"""How often it is looked: the bot is another process, and no event of its own comes from there."""
LATER = 0.05
"""Where that is longer, for so much of the time that has gone by: a look takes as long as some presses."""


class Place:
    """A server of its own with one channel and a few people."""

    def __init__(self, town: Town, people: int) -> None:
        self.town = town
        world = town.discord.world
        users = [world.user(name) for name in NAMES[:people]]
        self.guild = world.guild("Town", users)
        self.channel = world.channel(self.guild, "games")
        self.people = [Person(town.discord, user, self.guild) for user in users]
        self._log_from = len(town.bot.log)

    @property
    def log(self) -> str:
        """What the bot has logged since this place is there."""
        return self.town.bot.log[self._log_from :]

    def person(self, user_id: int) -> Person:
        """Somebody by id."""
        return next(person for person in self.people if person.id == user_id)

    def join(self, name: str) -> Person:
        """Somebody new comes to the server."""
        user = self.town.discord.world.user(name)
        self.guild.members.append(user)
        self.people.append(Person(self.town.discord, user, self.guild))
        return self.people[-1]

    # --- waiting

    async def silent(self) -> None:
        """Wait until nothing is on the wire for a moment."""
        traffic = self.town.discord.traffic
        await until(lambda: traffic.open == 0 and time.perf_counter() - traffic.last > SILENCE, "silence")

    async def quiet(self) -> None:
        """Wait until the bot does nothing more by itself: nothing on the wire and nothing to be sent now."""
        traffic, ledger = self.town.discord.traffic, self.town.ledger

        def still() -> bool:
            silent = traffic.open == 0 and time.perf_counter() - traffic.last > SILENCE
            return silent and not ledger.owed(self.guild.id, due=True)

        await until(still, "quiet")

    async def settled(self) -> None:
        """Wait until everything that is owed was sent, also what has to wait."""
        await until(lambda: not self.town.ledger.owed(self.guild.id), "everything sent")
        await self.quiet()

    # --- tables

    async def open_table(self, game: str, people: int) -> tuple[int, Message]:
        """A table of this many people, not yet started: its number and its card."""
        host, *others = self.people[:people]
        await host.slash(self.channel, "game new", game=game)
        match_id = self.town.ledger.matches(self.guild.id)[-1]
        card = self.card(match_id)
        for person in others:
            await person.press(card, "Join")
        return match_id, card

    async def start(self, game: str, people: int = 2) -> int:
        """A running match, with all its messages in place; returns its number."""
        match_id, card = await self.open_table(game, people)
        await self.people[0].press(card, "start")
        await self.settled()
        return match_id

    def card(self, match_id: int) -> Message:
        """The lobby card of a table."""
        return next(m for m in self.channel.messages.values() if has_verb(m, match_id, "join", "leave"))

    def thread(self, match_id: int) -> Channel:
        """The thread of a match, as the bot knows it."""
        return self.town.discord.world.channels[str(self.town.ledger.match(match_id)["thread_id"])]

    def panels(self, match_id: int) -> list[Message]:
        """The table panels that stand in the thread of a match, oldest first."""
        seen = self.thread(match_id).messages.values()
        return [message for message in seen if message.seen_by is None and has_verb(message, match_id, "hand")]

    def desks(self, person: Person, match_id: int) -> list[Message]:
        """The desks of a match in the direct messages of a person, oldest first."""
        return [message for message in person.direct.messages.values() if is_desk(message, match_id)]

    def notices(self, match_id: int, words: str) -> list[Message]:
        """The messages in the thread of a match that say something."""
        return [message for message in self.thread(match_id).messages.values() if words in texts(message)]

    def check(self, match_id: int, decisions: int | None = None) -> None:
        """Everything stands exactly once and as it is now. Raises AssertionError.

        decisions: how many the people have made.
        """
        match = self.town.ledger.match(match_id)
        acts = self.town.ledger.acts(match_id)
        if decisions is not None:
            assert sum(act["kind"] == "act" for act in acts) == decisions
        # A thread may be opened while an edit of its card is on its way.
        lost = [one for one in self.town.discord.world.flags_lost if one[1] != HAS_THREAD]
        assert lost == [], "an edit names all flags that were there"
        assert len(self.panels(match_id)) == 1, "one panel in the thread"
        assert len(self.notices(match_id, BEGINS)) == 1, "one notice of the start"
        results = [m for m in self.thread(match_id).messages.values() if has_verb(m, match_id, "rematch")]
        assert len(results) == (match["status"] == "finished"), "the result once, when it is over"
        revision = match["revision"]
        if match["status"] == "running":
            assert shown_revision(self.panels(match_id)[0], match_id) == revision, "the panel shows the match as it is"
        rooms = [self.channel, self.thread(match_id), *(person.direct for person in self.people)]
        seen = [message for room in rooms for message in room.messages.values()]
        assert not [message for message in seen if is_begun(message)], "no call without its panel"
        waiting = self.town.ledger.waiting(match_id)
        for person in self.people:
            # An answer beside a desk that has just been replaced is nobody's panel: Discord takes it away again.
            desks = [desk for desk in self.desks(person, match_id) if desk.seen_by is None]
            assert len(desks) <= 1, f"one desk for {person.user.name}, not {len(desks)}"
            if person.id in waiting and person.user.dms:
                assert desks, f"a desk for {person.user.name}"
                assert shown_revision(desks[0], match_id) == revision, "the desk shows the match as it is"

    def actor(self, match_id: int) -> Person:
        """Somebody for whom the match waits."""
        return self.person(self.town.ledger.waiting(match_id)[0])


class Town:
    """The bot and its Discord."""

    def __init__(self, discord: Discord, folder: Path, command: tuple[str, ...] = FORKED) -> None:
        self.discord = discord
        self.bot = Child(discord, folder, command)
        self.ledger = Ledger(self.bot.database)

    def place(self, people: int = 2) -> Place:
        """A new server with the bot in it."""
        return Place(self, people)

    async def restart(self) -> None:
        """Kill the bot and start it again."""
        await self.bot.kill()
        await self.bot.start()


async def until(holds: Callable[[], bool], what: str, seconds: float = WAIT_SECONDS) -> None:
    """Wait until something holds. Raises AssertionError."""
    begun = time.monotonic()
    while not holds():
        waited = time.monotonic() - begun
        assert waited < seconds, f"still not: {what}"
        await asyncio.sleep(max(LOOK_SECONDS, LATER * waited))


async def next_second() -> None:
    """Wait until what happens now and what has happened before have other times in the bot's file."""
    now = int(time.time())
    await until(lambda: int(time.time()) > now, "the next second")


def shown_revision(message: Message, match_id: int) -> int | None:
    """The newest revision of a match that the buttons of a message carry."""
    ids = [part["custom_id"].split(":") for part in parts(message) if "custom_id" in part]
    return max((int(found[3]) for found in ids if found[2] == str(match_id)), default=None)


@asynccontextmanager
async def open_town(folder: Path, *, started: bool = True, command: tuple[str, ...] = FORKED) -> AsyncGenerator[Town]:
    """A town with a running bot. The bot gets more time to answer than Discord gives it: the machine may be busy.

    command: what Python is to run as the bot (`wire.child`).
    """
    async with open_discord() as discord:
        discord.world.patience = PATIENT
        town = Town(discord, folder, command)
        async with town.bot:
            if started:
                await town.bot.start()
            try:
                yield town
            finally:
                discord.faults.clear()
                town.ledger.close()
