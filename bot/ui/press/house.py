"""The house: everything that commands, buttons and messages reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import discord
from cachetools import LRUCache
from discord import app_commands

from bot.clock import Clock
from bot.services.clock.forecast import Forecasts
from bot.services.errors import StorageError
from bot.services.gathering.boards import Boards
from bot.services.gathering.hours import Hours
from bot.services.gathering.offers import Offers
from bot.services.gathering.proposals import Proposals
from bot.services.gathering.searches import Searches
from bot.services.gathering.templates import Templates
from bot.services.gathering.watches import Watches
from bot.services.match.automatic import Automatic
from bot.services.match.begins import Begins
from bot.services.match.lobby import Lobby
from bot.services.match.matches import Matches
from bot.services.match.queue import Queue
from bot.services.match.recovery import Recovery
from bot.services.match.sayings import Sayings
from bot.services.match.seats import Seats
from bot.services.match.steps import Steps
from bot.services.match.sweep import Sweep
from bot.services.match.votes import Votes
from bot.services.people.apart import Apart
from bot.services.people.badges import Badges
from bot.services.people.comments import Comments
from bot.services.people.follows import Follows
from bot.services.people.guests import GuestNames
from bot.services.people.notes import Notes
from bot.services.people.personal import PersonalData
from bot.services.people.preferences import Guilds, Preferences
from bot.services.people.profiles import Profiles
from bot.services.people.ratings import Ratings
from bot.services.people.seasons import Seasons
from bot.services.processes.pictures import Pictures
from bot.services.processes.right_of_way import RightOfWay
from bot.services.study.fresh_puzzles import FreshPuzzles
from bot.services.study.hints import Hints
from bot.services.study.lessons import Lessons
from bot.services.study.moments import Moments
from bot.services.study.own_puzzles import OwnPuzzles
from bot.services.study.puzzles import Puzzles
from bot.services.study.reviews import Reviews
from bot.services.study.years import Years
from bot.services.table.tables import Tables
from bot.services.table.trouble import Trouble
from bot.services.telling.outbox import Outbox
from bot.services.telling.panels import Panels
from bot.services.upkeep.departures import Departures
from bot.settings import Settings
from bot.ui.press.bounds import Bounds
from bot.ui.press.files import HeldFiles
from bot.ui.press.open_desks import OpenDesks
from bot.ui.press.presses import Handler
from bot.ui.press.talk import Openings, Talk
from bot.ui.words.catalogues import house_words, language_of
from render.kit.words import Words

MOST_DIRECT_CHANNELS = 10_000
"""discord.py remembers 128 of them, and Discord is asked once more for each other one."""


@dataclass(frozen=True)
class MatchRoom:
    """What changes a match or a seat (`bot.services.match`)."""

    matches: Matches
    steps: Steps
    seats: Seats
    lobby: Lobby
    queue: Queue
    begins: Begins
    votes: Votes
    automatic: Automatic
    sayings: Sayings
    recovery: Recovery
    sweep: Sweep


@dataclass(frozen=True)
class GatheringRoom:
    """What brings people to tables (`bot.services.gathering`)."""

    boards: Boards
    watches: Watches
    searches: Searches
    offers: Offers
    proposals: Proposals
    hours: Hours
    templates: Templates


@dataclass(frozen=True)
class PeopleRoom:
    """What belongs to people and servers (`bot.services.people`)."""

    preferences: Preferences
    guilds: Guilds
    personal: PersonalData
    ratings: Ratings
    apart: Apart
    guests: GuestNames
    badges: Badges
    profiles: Profiles
    notes: Notes
    follows: Follows
    comments: Comments
    seasons: Seasons


@dataclass(frozen=True)
class StudyRoom:
    """What people learn from (`bot.services.study`)."""

    hints: Hints
    lessons: Lessons
    reviews: Reviews
    puzzles: Puzzles
    own_puzzles: OwnPuzzles
    fresh_puzzles: FreshPuzzles
    moments: Moments
    years: Years


@dataclass(frozen=True)
class TellingRoom:
    """What is to be told, and where it stands (`bot.services.telling`)."""

    outbox: Outbox
    panels: Panels


@dataclass
class House:
    """Built by `bot.app`, which also opens and closes what is in it."""

    settings: Settings
    clock: Clock
    tables: Tables
    """How matches stand: everything is looked up here and changed in `match`."""
    trouble: Trouble
    match: MatchRoom
    gathering: GatheringRoom
    people: PeopleRoom
    study: StudyRoom
    telling: TellingRoom
    pictures: Pictures
    forecasts: Forecasts
    departures: Departures
    bounds: Bounds = field(default_factory=Bounds)
    """What one person may ask for in a short time."""
    desks: OpenDesks = field(default_factory=OpenDesks)
    """The private desks that are open, and what is open on them."""
    files: HeldFiles = field(default_factory=HeldFiles)
    """Which files the messages that stand for everybody show."""
    direct_channels: LRUCache[int, int] = field(default_factory=lambda: LRUCache(MOST_DIRECT_CHANNELS))
    """Person -> the channel of their direct messages."""
    openings: Openings = field(default_factory=Openings)
    """With how many people direct messages are opened in a short time."""
    talk: Talk = field(default_factory=Talk)
    """What people have written last in each room."""
    called_instead: LRUCache[tuple[int, int], int] = field(default_factory=lambda: LRUCache(MOST_DIRECT_CHANNELS))
    """Match and seat -> since when it waits for whoever was called in the thread, as direct messages fail for now."""
    right_of_way: RightOfWay = field(default_factory=RightOfWay)
    """Who goes first: presses, before all that can wait."""
    client: discord.AutoShardedClient = field(init=False)
    tree: app_commands.CommandTree[Any] = field(init=False)
    presses: Mapping[str, Handler] = field(init=False)
    """Verb -> what answers it; set with the client, which has loaded the modules of `bot.exts`."""

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

    async def words_for(self, interaction: discord.Interaction) -> Words:
        """Common sentences for the person who presses."""
        return house_words(await self.language_for(interaction))
