"""The house: everything that commands, buttons and messages reach."""

from __future__ import annotations

from typing import TypeVar, cast

import discord
from cachetools import LRUCache

from bot.services.errors import StorageError
from bot.services.match.begins import Begins
from bot.services.match.door import Door
from bot.services.match.filling import ASKED
from bot.services.match.lobby import Lobby
from bot.services.match.matches import Matches
from bot.services.match.queue import Queue
from bot.services.match.recovery import Recovery
from bot.services.match.seats import Seats
from bot.services.match.steps import Steps
from bot.services.match.sweep import Sweep
from bot.services.match.votes import Votes
from bot.services.people.apart import Apart
from bot.services.people.direct_messages import DirectMessages
from bot.services.people.personal import PersonalData
from bot.services.people.preferences import Guilds, Preferences
from bot.services.processes.computers import Computers
from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import Ration, RightOfWay
from bot.services.table.scene import MatchRow
from bot.services.telling.panels import Panels
from bot.services.telling.rings import Rings
from bot.services.upkeep.archive import Archive
from bot.services.upkeep.copies import Copies
from bot.services.upkeep.departures import DEPARTURE, Departures
from bot.settings import Settings
from bot.ui.press.bounds import Bounds
from bot.ui.press.feature import Features
from bot.ui.press.files import HeldFiles
from bot.ui.press.open_desks import OpenDesks
from bot.ui.press.reading import ReadingRoom
from bot.ui.press.talk import Openings, Talk
from bot.ui.words.catalogues import game_words, language_of

T = TypeVar("T")

MOST_DIRECT_CHANNELS = 10_000
"""discord.py remembers 128 of them, and Discord is asked once more for each other one."""


class MatchRoom:
    """What changes a match or a seat (`bot.services.match`)."""

    def __init__(self, door: Door) -> None:
        self.matches = Matches(door)
        self.steps = Steps(door)
        self.seats = Seats(door, _computer_name)
        self.lobby = Lobby(door)
        self.queue = Queue(door)
        self.begins = Begins(door, self.matches)
        self.votes = Votes(door, self.steps, self.seats)
        self.automatic = door.automatic
        self.recovery = Recovery(door)
        self.sweep = Sweep(door, self.votes)
        self.sweep.of_matches[ASKED] = self.begins.unanswered
        self.outages = door.outages


class PeopleRoom:
    """What belongs to people and servers (`bot.services.people`)."""

    def __init__(self, door: Door, match: MatchRoom, features: Features) -> None:
        db, clock = door.db, door.clock
        self.preferences = Preferences(door, match.seats)
        self.direct_messages = DirectMessages(db, clock)
        self.guilds = Guilds(door)
        self.personal = PersonalData(door, match.seats, match.lobby, features.holds)
        self.apart = Apart(db)


class TellingRoom:
    """What is to be told, and where it stands (`bot.services.telling`)."""

    def __init__(self, door: Door) -> None:
        self.outbox = door.outbox
        self.panels = Panels(door.db, door.clock)
        self.rings = Rings(door.clock)
        self.cards = door.cards


class DirectChannels(LRUCache[int, int]):
    """Person -> the channel of their direct messages; and whose such a channel is, which every new message asks."""

    def __init__(self) -> None:
        super().__init__(MOST_DIRECT_CHANNELS)
        self._people: dict[int, int] = {}

    def __setitem__(self, person: int, channel_id: int) -> None:
        self.pop(person, None)
        super().__setitem__(person, channel_id)
        self._people[channel_id] = person

    def __delitem__(self, person: int) -> None:
        channel_id = self[person]
        super().__delitem__(person)
        self._people.pop(channel_id, None)

    def clear(self) -> None:
        super().clear()
        self._people.clear()

    def person_of(self, channel_id: int) -> int | None:
        """Whose direct messages these are; None for any other channel."""
        return self._people.get(channel_id)


class Remembered:
    """What this process remembers of Discord; a restart loses it, and no promise needs it."""

    def __init__(self) -> None:
        self.desks = OpenDesks()
        """The private desks that are open, and what is open on them."""
        self.files = HeldFiles()
        """Which files the messages that stand for everybody show."""
        self.direct_channels = DirectChannels()
        self.openings = Openings()
        """With how many people direct messages are opened in a short time."""
        self.talk = Talk()
        """What people have written last in each room."""
        self.called_instead: LRUCache[tuple[int, int], int] = LRUCache(MOST_DIRECT_CHANNELS)
        """Match and seat -> since when it waits for whoever was called in the thread, as direct messages fail for
        now."""


class House(ReadingRoom):
    """What pages read and what else is there. Built by `bot.app`, which also opens and closes what is in it."""

    client: discord.AutoShardedClient

    def __init__(
        self, settings: Settings, door: Door, thinking: Computers, pictures: Pictures, features: Features
    ) -> None:
        """thinking: where computers think."""
        super().__init__(door.tables, door.clock, pictures, features)
        self.settings = settings
        self.trouble = door.trouble
        self.match = MatchRoom(door)
        self.people = PeopleRoom(door, self.match, features)
        self.thinking = thinking
        """Where computers think."""
        self.telling = TellingRoom(door)
        self.departures = Departures(door, features.of_servers)
        self.match.sweep.others[DEPARTURE] = self.departures.forget
        self.archive = Archive(door.db, door.clock, settings.matches_kept_days)
        self.copies = Copies(door.db, door.clock, settings)
        self.bounds = Bounds()
        """What one person may ask for in a short time."""
        self.remembered = Remembered()
        self.right_of_way = RightOfWay()
        """Who goes first: presses, before all that can wait."""
        self.requests = Ration(settings.requests_a_second)
        """When a request of Discord may begin."""
        thinking.gives_way = self.right_of_way.give_way
        self.door = door
        features.build(self)
        self.match.sweep.others |= features.due()
        self.match.sweep.of_matches |= features.due_at_tables()
        door.hears = features.hears
        door.tables.reads = features.reads
        door.tables.reach = features.every(lambda one: one.reach)

    def __getitem__(self, kind: type[T]) -> T:
        """The service of a feature. Raises KeyError where the feature is left out."""
        return self.features.service(kind)

    async def language_for(self, interaction: discord.Interaction) -> str:
        """The language of the person who presses: chosen in /settings, else the one Discord shows."""
        try:
            chosen = (await self.people.preferences.of(interaction.user.id)).language
        except StorageError:
            # Whatever is asked meets the same trouble and says so; this only needs a language for it.
            chosen = None
        return chosen or language_of(interaction.locale)

    async def guild_language(self, guild_id: int) -> str:
        """The language of a server: chosen in /setup, else the bot's."""
        return (await self.people.guilds.of(guild_id)).language or self.settings.language


def _computer_name(row: MatchRow) -> str:
    """How a computer is called that takes a seat of this match over."""
    return game_words(row.language, row.game)("computer-alone")


def house_of(interaction: discord.Interaction) -> House:
    """The house whose client got the interaction."""
    return cast("House", getattr(interaction.client, "house"))  # noqa: B009
