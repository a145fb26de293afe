"""What a feature is: a folder in `bot/features` whose `FEATURE` says what it adds to the house.

The house asks the declarations, never the feature: what is left out or switched off leaves no button, no sentence and
nothing to do. `bot/features/__init__.py` says what lies in the folder of one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast

import discord
from discord import app_commands

from bot.services.errors import Refused
from bot.services.match.automatic import Leads
from bot.services.match.hears import Hears
from bot.services.match.sweep import Alone, DeadlineRow, OfMatch
from bot.services.people.personal import Held
from bot.services.people.preferences import Chooser, Guild, Setting, Switch
from bot.services.processes.beside import beside
from bot.services.table.scene import ActionRow, Glance, Scene, Table
from bot.services.table.tables import Reads
from bot.services.telling.cards import Change
from bot.services.telling.wishes import OfFeature, Owed
from bot.services.upkeep.verify import Stored
from bot.settings import Settings
from bot.ui.press.custom_id import Press
from bot.ui.press.items import Item, Page, Part, button, choice
from bot.ui.press.traits import Chapter, Traits, Viewed
from engine.core.action import Action
from render.kit.words import Words

House: TypeAlias = Any
"""The house (`bot.ui.press.house`), which holds the features and so stands above this module."""

T = TypeVar("T")

Place = Literal[
    "lobby", "own", "looks", "changes", "stranger", "host", "moderate", "result", "plan", "review", "followed",
    "settings", "data", "profile", "setup",
]  # fmt: skip
"""Where a button of a match stands: on the card of a table that waits; under *More* among what is the reader's own,
what everybody may look at, or, in a list, what changes the match or goes on from it; under a press of somebody who does
not sit there, or of what only the host may do; where order is kept; below the result; on the page that says when a
table begins; on the review that somebody reads alone; in what tells a person of matches of others, in direct messages.

And one that is about no match: in `/settings`, on the page of all that is stored of a person, below the own profile,
and in `/setup`, where it leads to a page of its own."""
FOLLOWED: Final = "f"
"""The token of a press at that place, where the match is chosen from a list; or with its number behind."""


async def always(_house: House, _table: Glance, _user_id: int) -> bool:
    """The condition of what is always there."""
    return True


async def has_begun(_house: House, table: Glance, _user_id: int) -> bool:
    """The condition of what there is of a match from its beginning on."""
    return table.row.started_at is not None


async def was_played(_house: House, table: Glance, _user_id: int) -> bool:
    """The condition of what there is of a match that is over, and was not closed before it began."""
    return table.over and table.row.started_at is not None


@dataclass(frozen=True)
class Way:
    """A button that leads to a feature.

    label: the message that names it.   verb, token: of its press.
    when:  whether it does something at a match for whoever reads; what would do nothing is left out.
    managers: whether it is for those alone who keep order on the server.
    """

    place: Place
    label: str
    verb: str
    when: Callable[[House, Glance, int], Awaitable[bool]] = always
    token: str = ""
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    managers: bool = False

    def item(self, words: Words, match_id: int = 0) -> Item:
        """The button. match_id: 0 where it is about no match."""
        return button(words(self.label), Press(self.verb, match_id, 0, self.token), self.style)

    def option(self, words: Words) -> discord.SelectOption:
        """The same as a line of a list of ways, with what `<label>-hint` says of it."""
        return choice(words(self.label), f"{self.verb}:{self.token}", words(f"{self.label}-hint"))


@dataclass(frozen=True)
class OfSettings:
    """Something of its own that a person chooses on the page of `/settings`.

    name:  the message that names it.   says: how it stands with a person.
    label: the message that names the button to it.   verb: of its press.
    """

    name: str
    says: Callable[[House, int, Words], Awaitable[str]]
    label: str
    verb: str


@dataclass(frozen=True)
class OfTable:
    """A switch that whoever opens a table turns on there, stored as the field of `Switches` that is called so, or under
    its key. `switch-<key>-short`, where there is such a message, says on its card that it is on.

    when:    whether it means something at it.
    unrated: whether a match at which it is on rates nobody. So it is on at first where nothing is rated anyway, because
             one person plays alone.
    """

    switch: Switch
    when: Callable[[Table, Guild], bool] = lambda _table, _guild: True
    unrated: bool = False


def _with_others(table: Table, _guild: Guild) -> bool:
    """Whether others may sit there: against computers alone no clock runs and nobody is missing."""
    return not table.row.direct


OF_EVERY_TABLE: Final = (
    *(OfTable(Switch(field), _with_others) for field in ("starts_full", "now", "weekends_off", "steady")),
)
"""Those of the house itself: fields of a match (`Switches`)."""


@dataclass(frozen=True)
class Opens:
    """What `/game new` offers before the games.

    mark:    what its choices begin with; no game is called so.
    choices: those that fit what was typed, in a language.
    by:      opens a table by what was chosen, without the mark, with another pace if one is given, and says where.
    """

    mark: str
    choices: Callable[[discord.Interaction, str, str], Awaitable[list[app_commands.Choice[str]]]]
    by: Callable[[House, Any, str, str | None], Awaitable[None]]


MakesLine = Callable[[], Awaitable[tuple[str, Item] | None]]
"""Makes a line of a notice board."""


@dataclass(frozen=True)
class OfBoard:
    """What a feature shows on the notice board of a server that has it.

    made_of: in SQL, all that its lines are made of, as text or NULL; `guild.guild_id` is the server. Where it changes
             the board is behind.
    lines:   from the server, the channels of which whoever reads may know, and a language: what it lists behind what
             waits there. Each is made where it is shown: words with a button; None if there is nothing to say any more.
    tool:    a button for everybody: the message that names it, and the verb of its press. There is room for one.
    """

    made_of: str
    lines: Callable[[House, int, Collection[int], str], Awaitable[Sequence[MakesLine]]]
    tool: tuple[str, str] | None = None


DeskLines = Callable[[Scene, int, Words], Sequence[str]]
"""From a scene, a seat that has a desk there, and its words: lines of it."""
Board = Literal["front", "panel", "spare"]
"""Where buttons stand that follow from how a match stands: on a desk, on the panel, or on both while there is room."""
Buttons = Callable[[House, Scene, int | None, Words], Sequence[Item]]
"""From a scene, the seat whose desk it is (None for the panel), and words."""
Line = Literal["waits", "seats", "closed", "more", "result", "earned"]
"""Where a feature says something of a table: on its card while it waits and on the page that says when it begins; there
below who sits there; on its card once it was closed; under *More* once it is over; in its result what is to be said of
the match, and last what people have earned by it."""
Says = Callable[[House, Table, Words], Awaitable[Sequence[str]]]
"""From a table, and the words of its game: lines of it."""
OfSeats = Callable[[House, Table, Words], Awaitable[Mapping[int, str]]]
"""From a match that has a result: by the seat, what stands behind the line of whoever sits there."""
LooksBack = Callable[[House, Table, Words], Awaitable[Page | None]]
"""From a match that is over and the words of a reader: what everybody may see of it there."""
Tells = Callable[[Table, Sequence[ActionRow], int | None, Words], Sequence[Chapter]]
"""From a match, all lines of its history, a seat or None for everybody, and the words of its game: what whoever sits
there may know, turn by turn."""
TurnLinks = Callable[[Table, Sequence[tuple[str, int]], Words], Sequence[Part]]
"""From a match, turns of it, each with a line that tells of it, and the words: ways that lead there."""
OfPerson = Callable[[House, Viewed, Words], Awaitable[Traits]]
"""From a profile: what is added to it."""


@dataclass(frozen=True)
class Look:
    """Somebody looks back at a match that is over.

    live:  its live actions.   done: so many of them were done before what is looked at.
    alone: whether that is a single choice, and not a turn of the match.   walked: whether a walk stands there already.
    """

    table: Table
    live: Sequence[ActionRow]
    user_id: int
    done: int
    alone: bool
    walked: bool = False


@dataclass(frozen=True)
class Guided:
    """What a desk says to somebody who is guided.

    advised: the answers that it advises, the best first: they are buttons, whatever else is.
    teaches: from the words: what stands above what the question is about, so that it is seen together with the answers.
    says:    from the words and from what the buttons of these answers say: what stands before the question.
    known:   whether all that it has to say is known by now; None if it was at once.
    """

    advised: Sequence[Action] = ()
    teaches: Callable[[Words], Sequence[Part]] = lambda _words: ()
    says: Callable[[Words, Sequence[str]], Sequence[Part]] = lambda _words, _named: ()
    known: Callable[[], bool] | None = None


Guides = Callable[[House, Scene, int], Awaitable[Guided]]
"""From a scene and a seat that has a desk there: how whoever sits there is guided."""
Sends = Callable[[House, Scene, OfFeature, Owed], Awaitable[None]]
"""Tells or does in Discord what was wished."""
Admits = Callable[[House, int, int | None], Awaitable[None]]
"""From a person and a server, None outside of servers: raises Refused where the bot is not to be used."""
Elsewhere = Callable[[House, Any, Glance], Awaitable[None]]
"""Answers a press (a `Reply`) of somebody who has played a match from another server. Raises Refused."""
Besides = Callable[[House, int, Callable[[Glance], bool], str], Awaitable[tuple[str, Item] | None]]
"""From a server, whether a table is what somebody looks for, and a language: a line with its button."""
MineLines = Callable[[House, Words], Awaitable[Sequence[str]]]
"""Lines above everybody's list of matches."""


@dataclass(frozen=True, kw_only=True)
class Feature:
    """What a feature adds.

    builds:   makes its service, which `house[Class]` hands out. One that is a `Hears` hears of every match.
    needs:    the features that it imports: where one of them is left out, so is this.
    when:     whether these settings have it at all; where they do not, it is as if the operator left it out.
    optional: whether a server may switch it off. `feature-<name>` and `feature-<name>-hint` say what it is there.
    quiet:    off on a server until it is switched on.
    begins:   what it does from the start of the bot on, once messages can be sent.   ends: what it has to close.
    due:      kind of deadline -> what it does when one is due (`bot/services/match/sweep.py`, `Alone`).
    due_at_tables: the same for deadlines of matches (`OfMatch` there).
    sends:    what it tells or does in Discord for a table -> how, of wishes for it (`OfFeature`).
    says:     lines at places where a table or match is shown.
    reads:    what it needs of a match to show something there, in the transaction in which that is read; it stands in
              `Scene.known` by the name of the feature.
    desk: lines for the desk of a seat.   buttons: its buttons there and on the panel.
    guides:   what guides whoever sits there.   leads: what is done by itself in matches of one person who learns.
    looks:    what it shows of a match that is over to people whom nobody asks who they are.
    works_out: what it does with a match that has a result before that is shown; done again, it does the same.
    of_seats: what it says of each person in the result.   tells: a match in words; done beside the event loop.
    turns:    ways from lines of these words.
    ways:     its buttons elsewhere.   person: what each person chooses in `/settings`.
    own:      what each person chooses there by a press of its own.
    traits:   what it adds to a profile.
    table:    what a table has on or off.   holds: what it stores about people.
    server:   what a server has on or off in `/setup`, beside the feature as a whole.
    rooms:    keys of what it posts in a channel that a server chooses there. `room-<key>` says what it is.
    alone:    which of these hold their channel alone: no table opens there unless the server has chosen it for both.
    roles:    keys of roles that a server names there. `role-<key>` says what one is for.
    reach:    kinds of cards about a table that waits: whoever is shown one may ask about that table from there.
    back:     its buttons where somebody looks back at a match.
    stored:   what it stores as JSON (`python -m bot verify`).
    of_servers: the statements that remove what it stores of a server that is forgotten; ?1 is the server.
    opens:    what it offers where tables are opened.
    admits:   whom it keeps from pressing and from commands; asked each time, so it answers from memory.
    mine:     lines above everybody's list of matches.
    rematch:  how whoever has played from another server comes to the rematch of a match; one feature says it at most.
    besides:  a table that it knows for whoever looks for one where none of the server fits.
    board:    what it shows on notice boards.
    """

    name: str = ""
    builds: Callable[[House], object] | None = None
    needs: tuple[str, ...] = ()
    when: Callable[[Settings], bool] = lambda _settings: True
    optional: bool = True
    quiet: bool = False
    begins: Callable[[House], Awaitable[None]] | None = None
    ends: Callable[[House], Awaitable[None]] | None = None
    due: Mapping[str, Callable[[House, DeadlineRow], Awaitable[None]]] = field(default_factory=dict)
    due_at_tables: Mapping[str, Callable[[House, Change, DeadlineRow, Table], Awaitable[bool]]] = field(
        default_factory=dict
    )
    sends: Mapping[str, Sends] = field(default_factory=dict)
    says: Mapping[Line, Says] = field(default_factory=dict)
    reads: Reads | None = None
    desk: DeskLines | None = None
    buttons: Mapping[Board, Buttons] = field(default_factory=dict)
    guides: Guides | None = None
    leads: Leads | None = None
    looks: LooksBack | None = None
    works_out: Callable[[House, int], Awaitable[object]] | None = None
    of_seats: OfSeats | None = None
    tells: Tells | None = None
    turns: TurnLinks | None = None
    ways: tuple[Way, ...] = ()
    person: tuple[Setting, ...] = ()
    own: tuple[OfSettings, ...] = ()
    traits: OfPerson | None = None
    table: tuple[OfTable, ...] = ()
    server: tuple[Switch, ...] = ()
    rooms: tuple[str, ...] = ()
    alone: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    reach: tuple[str, ...] = ()
    back: Callable[[Look, Words], Sequence[Item]] | None = None
    stored: tuple[Stored, ...] = ()
    holds: tuple[Held, ...] = ()
    of_servers: tuple[str, ...] = ()
    opens: Opens | None = None
    admits: Admits | None = None
    mine: MineLines | None = None
    rematch: Elsewhere | None = None
    besides: Besides | None = None
    board: OfBoard | None = None

    @property
    def switch(self) -> Switch:
        """By which a server has it on or off."""
        return Switch(f"feature-{self.name}", at_first=not self.quiet)

    def is_on(self, guild: Chooser) -> bool:
        """Whether a server has it."""
        return not self.optional or guild.has(self.switch)


class Features:
    """The features of a house, and their services."""

    def __init__(self, found: Sequence[Feature], absent: Sequence[Feature] = ()) -> None:
        """absent: those that the operator leaves out: nothing of them is there but what they hold of people."""
        self.all = tuple(found)
        self.by_name = {one.name: one for one in found}
        self.holds = tuple(held for one in (*found, *absent) for held in one.holds)
        self.of_servers = tuple(sql for one in (*found, *absent) for sql in one.of_servers)
        self._services: dict[type[object], object] = {}
        self._house: House = None

    def build(self, house: House) -> None:
        """Make their services, in an order in which each finds those that it needs; they belong to this house."""
        self._house = house
        built = set[str]()
        while missing := [one for one in self.all if one.name not in built]:
            ready = [one for one in missing if built.issuperset(one.needs)]
            if not ready:
                raise AssertionError(f"features need each other in a circle: {[one.name for one in missing]}")
            for one in ready:
                if one.builds is not None:
                    service = one.builds(house)
                    self._services[type(service)] = service
                built.add(one.name)

    def service(self, kind: type[T]) -> T:
        """A service by its class. Raises KeyError where its feature is left out."""
        return cast("T", self._services[kind])

    def every(self, added: Callable[[Feature], Iterable[T]], guild: Chooser | None = None) -> list[T]:
        """All that features add of a kind; of those alone that a server has, where one is given."""
        return [each for one in (self.all if guild is None else self.on(guild)) for each in added(one)]

    def due(self) -> dict[str, Alone]:
        """Kind of deadline -> what is done when one is due."""
        return {kind: partial(act, self._house) for one in self.all for kind, act in one.due.items()}

    def due_at_tables(self) -> dict[str, OfMatch]:
        """The same of matches."""
        return {kind: partial(act, self._house) for one in self.all for kind, act in one.due_at_tables.items()}

    async def admit(self, user_id: int, guild_id: int | None) -> None:
        """Raises Refused where a feature keeps somebody from using the bot."""
        for one in self.all:
            if one.admits is not None:
                await one.admits(self._house, user_id, guild_id)

    async def mine(self, words: Words) -> list[str]:
        """What features say above everybody's list of matches."""
        return [line for one in self.all if one.mine is not None for line in await one.mine(self._house, words)]

    @property
    def boards(self) -> list[OfBoard]:
        """What features show on notice boards, wherever they are on."""
        return [one.board for one in self.all if one.board is not None]

    async def board(
        self, guild_id: int, channels: Collection[int], language: str
    ) -> tuple[list[MakesLine], tuple[str, str] | None]:
        """Their lines on the notice board of a server, and the button of one of them (see `OfBoard`)."""
        on = [one.board for one in await self.on_server(guild_id) if one.board is not None]
        lines = [line for one in on for line in await one.lines(self._house, guild_id, channels, language)]
        return lines, next((one.tool for one in on if one.tool is not None), None)

    async def send(self, table: Scene, wish: OfFeature, row: Owed) -> None:
        """Send what a feature has wished; nothing if it is left out. Raises discord.HTTPException, Postponed."""
        for one in self.all:
            if wish.what in one.sends:
                await one.sends[wish.what](self._house, table, wish, row)

    async def say(self, place: Line, table: Table, words: Words) -> list[str]:
        """What features say of a table at a place, in words of its game."""
        on = await self.on_server(table.row.guild_id)
        return [line for one in on if place in one.says for line in await one.says[place](self._house, table, words)]

    async def work_out(self, match_id: int) -> None:
        """Let features do with a match what is to be done before its result is shown."""
        for one in self.all:
            if one.works_out is not None:
                await one.works_out(self._house, match_id)

    @property
    def hears(self) -> tuple[Hears, ...]:
        """The services that hear of matches."""
        return tuple(one for one in self._services.values() if isinstance(one, Hears))

    @property
    def reads(self) -> Mapping[str, Reads]:
        """What each feature needs of a match to show something there."""
        return {one.name: one.reads for one in self.all if one.reads is not None}

    def on(self, guild: Chooser) -> list[Feature]:
        """Those that a server has."""
        return [one for one in self.all if one.is_on(guild)]

    async def on_server(self, guild_id: int | None) -> list[Feature]:
        """The same of a server by its number; outside of servers those that are on where nobody has chosen."""
        return self.on(await self._house.people.guilds.of(guild_id or 0))

    async def check(self, name: str, guild_id: int | None) -> None:
        """Raises Refused `feature-off` where a server does not have a feature; outside of servers all are there."""
        feature = self.by_name[name]
        if guild_id is not None and feature.optional and feature not in await self.on_server(guild_id):
            raise Refused("feature-off", feature=name)

    def of_tables(self, table: Table, guild: Guild) -> list[OfTable]:
        """What a table of a server may have on or off."""
        added = self.every(lambda one: one.table, guild)
        return [each for each in (*OF_EVERY_TABLE, *added) if each.when(table, guild)]

    def unrated(self, switched: Collection[str]) -> bool:
        """Whether one of these switches that are on at a table says that it rates nobody."""
        return not set(self.when_alone()).isdisjoint(switched)

    def when_alone(self) -> list[str]:
        """The keys of the switches that are on at first where one person plays alone."""
        return [each.switch.key for one in self.all for each in one.table if each.unrated]

    def ways_from(self, place: Place) -> list[Way]:
        """What features add at a place that is about no match."""
        return [way for way in self.every(lambda one: one.ways) if way.place == place]

    async def own(self, user_id: int, words: Words) -> list[tuple[str, str, Item]]:
        """What somebody chooses there by own presses: the message that names each, how it stands, the button to it."""
        return [
            (each.name, await each.says(self._house, user_id, words), button(words(each.label), Press(each.verb, 0)))
            for each in self.every(lambda one: one.own)
        ]

    async def rematch_elsewhere(self, reply: Any, old: Glance) -> None:
        """Answer *Rematch* of somebody who has played a match from another server. Raises Refused `not-from-elsewhere`
        where no feature lets anybody come so."""
        found = next((one.rematch for one in self.all if one.rematch is not None), None)
        if found is None:
            raise Refused("not-from-elsewhere")
        await found(self._house, reply, old)

    async def besides(self, guild_id: int, fits: Callable[[Glance], bool], language: str) -> tuple[str, Item] | None:
        """The first table that a feature knows for somebody who looks for one where none of the server fits."""
        for one in await self.on_server(guild_id):
            if one.besides is not None and (found := await one.besides(self._house, guild_id, fits, language)):
                return found
        return None

    async def ways_at(self, place: Place, table: Glance, user_id: int, *, manager: bool = False) -> list[Way]:
        """What features add at a place of a match, for whoever reads there.

        manager: whether that is somebody who keeps order on the server of the match.
        """
        on = await self.on_server(table.row.guild_id)
        ways = [way for one in on for way in one.ways if way.place == place and (manager or not way.managers)]
        return [way for way in ways if await way.when(self._house, table, user_id)]

    async def ways(
        self, place: Place, table: Glance, user_id: int, words: Words, *, manager: bool = False
    ) -> list[Item]:
        """The same as buttons."""
        found = await self.ways_at(place, table, user_id, manager=manager)
        return [way.item(words, table.row.id) for way in found]

    def desk_lines(self, table: Scene, seat: int, words: Words) -> list[str]:
        """What features add to the desk of a seat."""
        return [line for one in self.on(table.guild) if one.desk is not None for line in one.desk(table, seat, words)]

    def buttons(self, board: Board, table: Scene, seat: int | None, words: Words) -> list[Item]:
        """The buttons that features add to the desk of a seat, or to the panel."""
        on = [one.buttons[board] for one in self.on(table.guild) if board in one.buttons]
        return [item for add in on for item in add(self._house, table, seat, words)]

    async def guided(self, table: Scene, seat: int) -> Guided:
        """How whoever sits on a seat is guided; by one feature at most."""
        on = [one.guides for one in self.on(table.guild) if one.guides is not None]
        return await on[0](self._house, table, seat) if on else Guided()

    @property
    def leads(self) -> Leads:
        """What is done by itself in matches of one person who learns; by one feature at most."""
        return next((one.leads for one in self.all if one.leads is not None), Leads())

    async def traits(self, viewed: Viewed, words: Words) -> list[Traits]:
        """What features add to a profile."""
        on = await self.on_server(viewed.guild_id)
        found = [await one.traits(self._house, viewed, words) for one in on if one.traits is not None]
        if viewed.user_id == viewed.reader:
            found.append(Traits(ways=tuple(way.item(words) for way in self.ways_from("profile"))))
        return found

    async def looking_back(self, look: Look, words: Words) -> list[Item]:
        """The buttons that features add where somebody looks back at a match."""
        on = await self.on_server(look.table.row.guild_id)
        return [item for one in on if one.back is not None for item in one.back(look, words)]

    async def looked_back(self, table: Table, words: Words) -> Page | None:
        """What a feature shows everybody of a match that is over; None if none does."""
        on = await self.on_server(table.row.guild_id)
        found = [await one.looks(self._house, table, words) for one in on if one.looks is not None]
        return next((page for page in found if page is not None), None)

    async def of_seats(self, table: Table, words: Words) -> list[Mapping[int, str]]:
        """What each feature says of the people in the result of a match."""
        on = await self.on_server(table.row.guild_id)
        return [await one.of_seats(self._house, table, words) for one in on if one.of_seats is not None]

    async def told(
        self, table: Table, rows: Sequence[ActionRow], reader: int | None, words: Words
    ) -> Sequence[Chapter]:
        """A match in words as a feature tells it; nothing if none does. rows: its whole history."""
        tells = [one.tells for one in await self.on_server(table.row.guild_id) if one.tells is not None]
        return await beside(tells[0], table, rows, reader, words) if tells else ()

    async def turn_links(self, guild_id: int | None) -> list[TurnLinks]:
        """What features offer beside lines of the history on a server."""
        return [one.turns for one in await self.on_server(guild_id) if one.turns is not None]
