"""Loads matches as they stand."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncGenerator, Awaitable, Callable, Collection, Generator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeAlias

import msgspec
from cachetools import LRUCache

from bot.db import cards, deadlines, filling, guests, panels, people, standing, votes, waits
from bot.db import history as history_rows
from bot.db import matches as rows
from bot.db import seats as seat_rows
from bot.db.cards import CardRow
from bot.db.connection import Database
from bot.db.deadlines import TIMEOUT
from bot.db.panels import PanelRow
from bot.db.people import Player
from bot.db.rows import say_once
from bot.db.transactions import Reading
from bot.services.errors import Broken, Refused, StorageError, where
from bot.services.processes.beside import beside
from bot.services.table import played
from bot.services.table.scene import ActionRow, Glance, MatchRow, Position, Scene, SeatRow, Status, Table, Whereabouts
from bot.services.table.trouble import Trouble
from bot.services.telling.cards import LOBBY
from bot.services.telling.wishes import Show
from engine import registry
from engine.core import match as record
from engine.core.errors import BadRecord, GameError
from engine.core.game import AnyGame

log = logging.getLogger(__name__)

FEWEST_LINES = 24
"""So many of the newest lines of a history are read first; what is shown needs 5 to 50, mostly 10 to 30."""
MOST_POSITIONS = 50
"""Of so many matches it is kept how they stand and what was made of it: the panel and the desks of one step are
shown one after the other; and its newest lines, of about a kilobyte each."""


Reads: TypeAlias = Callable[[Reading, Table], Awaitable[Any]]
"""Reads what a feature needs of a match to show something there, in the transaction in which the match is read."""


class Tables:
    """Loads tables; a table is read in one transaction, so that its parts belong together.

    enough: whether everything that is shown of a scene is the same from its tail as from the whole history; true of
            every scene that has the whole. `bot.app` gives `bot.ui.words.story.enough`, where the conditions stand:
            how far back panel and desks tell is counted in their lines and in the turns that a game words, which are
            nothing to this room (docs/decisions/file.md#how-much-of-a-history-is-read-to-show-a-match).
    """

    def __init__(self, db: Database, trouble: Trouble, enough: Callable[[Scene], bool]) -> None:
        self.db = db
        self._trouble = trouble
        self._enough = enough
        self.reads: Mapping[str, Reads] = {}
        """What each feature needs of a match to show something there; the house says it."""
        self.reach: Collection[str] = ()
        """Kinds of cards whose person may ask about a table that waits; the house says it."""
        self._positions: LRUCache[int, Position] = LRUCache(MOST_POSITIONS)
        """By match: as it was shown last."""
        self._forgotten = 0
        """How often somebody was forgotten: what was read before that is not kept after it."""

    async def load(self, match_id: int) -> Table:
        """The match as it stands. Raises Refused `no-such-match`, `other-rules`, and Broken, which sets it aside."""
        async with self._setting_aside(), self.db.read() as look:
            return await read(look, match_id)

    async def scene(self, match_id: int) -> Scene:
        """The match as it stands with all that is needed to show it. Raises like `load`."""
        async with self._setting_aside(), self.db.read() as look:
            with _breaking(match_id):
                return await self._scene(look, match_id)

    @asynccontextmanager
    async def drawing(self, table: Table, seat: int | None = None) -> AsyncGenerator[None]:
        """Around everything that makes a page of a match: what fails inside sets the match aside. Raises Broken."""
        try:
            yield
        except (GameError, StorageError):
            raise
        except Exception as error:
            broken = Broken(table.row.id, "view", seat)
            broken.__cause__ = error
            await self._trouble.set_aside(broken)
            raise broken from error

    @asynccontextmanager
    async def _setting_aside(self) -> AsyncGenerator[None]:
        """A match that cannot be loaded inside is set aside."""
        try:
            yield
        except Broken as broken:
            await self._trouble.set_aside(broken)
            raise

    async def _scene(self, look: Reading, match_id: int) -> Scene:
        forgotten, known = self._forgotten, self._positions.get(match_id)
        table = await read(look, match_id, known)
        tail = known.tail if known is not None else ()
        if known is None or known.state is not table.state:
            known = Position(table.row.revision, table.state, {})
            if forgotten == self._forgotten:
                self._positions[match_id] = known
        players, closed = await people.at_table(look, match_id)
        scene = Scene(
            **msgspec.structs.asdict(table),
            players=players,
            unreached=frozenset(closed),
            until=await deadlines.of_match(look, match_id, TIMEOUT),
            panels=tuple(await panels.of_match(look, match_id)),
            card=await cards.standing(look, LOBBY, match_id),
            waits=await waits.of_people(look, table.people, table.row.pace),
            guild=await people.guild(look, table.row.guild_id),
            known={name: await reads(look, table) for name, reads in self.reads.items()},
            made=known.made,
        )
        scene = await self._with_tail(look, scene, tail)
        known.tail = scene.tail
        return scene

    def keep(self, table: Table) -> None:
        """Keep how a match stands that has just been changed: it will be shown next."""
        known = self._positions.get(table.row.id)
        tail = known.tail if known is not None else ()
        # A copy: whoever has changed the match may try the next step on the state.
        self._positions[table.row.id] = Position(table.row.revision, table.game.clone(table.state), {}, tail)

    async def _with_tail(self, look: Reading, scene: Scene, known: Sequence[ActionRow]) -> Scene:
        """The scene with as many of the newest lines of its history as it needs, or up to some more.

        They are the `known` ones and those added since; twice as many until they suffice; when they have become many,
        the newer half if that suffices.
        """
        match_id, revision = scene.row.id, scene.row.revision
        known = [line for line in known if line.number <= revision]
        after = known[-1].number if known else max(revision - FEWEST_LINES, 0)
        scene = msgspec.structs.replace(scene, tail=(*known, *await history_rows.actions(look, match_id, after)))
        while not self._suffices(scene):
            until = scene.tail[0].number - 1
            earlier = await history_rows.actions(look, match_id, max(until - len(scene.tail), 0), until)
            if not earlier:
                break  # the first lines are missing from the file
            scene = msgspec.structs.replace(scene, tail=(*earlier, *scene.tail))
        if len(scene.tail) > 2 * FEWEST_LINES:
            newer = msgspec.structs.replace(scene, tail=scene.tail[len(scene.tail) // 2 :])
            scene = newer if self._suffices(newer) else scene
        return scene

    def _suffices(self, scene: Scene) -> bool:
        """Whether the tail is enough; not if that cannot be said, since what cannot be told fails where it is told."""
        try:
            return self._enough(scene)
        except Exception as error:
            log.error("match %s: its newest lines cannot be told: %s", scene.row.id, where(error))
            return False

    def forget(self, match_id: int) -> None:
        """Keep nothing of a match in memory: somebody who played there is to be forgotten."""
        self._forgotten += 1
        self._positions.pop(match_id, None)

    async def glance(self, match_id: int) -> Glance:
        """A match without its state, which works for every match. Raises Refused `no-such-match`."""
        async with self.db.read() as look:
            return await glance(look, match_id)

    async def asked_by(self, user_id: int, match_id: int) -> tuple[Player, Whereabouts | None]:
        """What a person who asks has chosen, and where the match belongs; None if there is none of that number."""
        async with self.db.read() as look:
            return await people.player(look, user_id), await rows.whereabouts(look, match_id, user_id, self.reach)

    async def number_in_thread(self, thread_id: int) -> int | None:
        """The number of the match played in this thread."""
        return await rows.in_thread(self.db, thread_id)

    async def rows_of(self, user_id: int) -> list[MatchRow]:
        """The person's matches that are open, running or suspended, those that wait for the person first."""
        return await rows.of_player(self.db, user_id)

    async def over_since(self, user_id: int, since: int, limit: int) -> list[MatchRow]:
        """The person's newest matches that have been finished since a time."""
        return await rows.over_since(self.db, user_id, since, limit)

    async def in_channels(
        self, guild_id: int, channels: Collection[int], status: Status, limit: int
    ) -> tuple[list[MatchRow], int]:
        """The newest matches of a status in some channels of a server, and how many there are in all."""
        return await rows.in_channels(self.db, guild_id, channels, status, limit)

    async def waiting_for(self, user_id: int) -> list[int]:
        """The running matches that wait for a person, the longest-waiting first."""
        return [match_id for match_id, _ in await seat_rows.waiting_for(self.db, user_id)]

    async def reminded(self, user_id: int, at: int) -> list[tuple[Table, SeatRow]]:
        """The matches of which a person was last reminded then, with the person's seats, the longest-waiting first;
        without those that cannot be played now."""
        found: list[tuple[Table, SeatRow]] = []
        for match_id, seat in await seat_rows.reminded(self.db, user_id, at):
            with suppress(Refused):
                table = await self.load(match_id)
                if table.seats[seat].reminded_at == at:
                    found.append((table, table.seats[seat]))
        return found

    async def due(self, match_id: int, kind: str) -> dict[int, int]:
        """Seat -> time of the deadlines of a kind."""
        return await deadlines.of_match(self.db, match_id, kind)

    async def seats_of(self, match_id: int) -> tuple[SeatRow, ...]:
        """The seats of a match."""
        return await seat_rows.seats(self.db, match_id)

    async def names(self, user_ids: Collection[int]) -> dict[int, str]:
        """How people are called, of whom only the ids are known; whoever sits at no table has no name here."""
        return await seat_rows.names(self.db, user_ids)

    async def names_elsewhere(self, user_ids: Collection[int]) -> dict[int, str]:
        """How those of them are called at tables of other servers who have chosen a name for that."""
        return await guests.names(self.db, user_ids)

    async def knows_from_elsewhere(self, match: MatchRow, user_id: int) -> bool:
        """Whether a person knows of a match from another server: sits or has sat there as a guest, or at the match of
        which it is the rematch."""
        for match_id in (match.id, match.rematch_of):
            if match_id is not None and await guests.comes(self.db, match_id, user_id):
                return True
        return False

    async def players(self, user_ids: Iterable[int]) -> list[Player]:
        """What people have chosen."""
        async with self.db.read() as look:
            return [await people.player(look, user_id) for user_id in user_ids]

    async def ballots(self, vote_id: int) -> dict[int, str]:
        """What has been voted so far, by person."""
        return await votes.ballots(self.db, vote_id)

    async def place_in_discord(self, match: MatchRow) -> CardRow | PanelRow | None:
        """The message where people find a match: its card while it waits, then its panel, at last its result."""
        if match.status == "lobby":
            return await cards.standing(self.db, LOBBY, match.id)
        panel = Show("desk", 0) if match.direct else Show("result") if match.status == "finished" else Show("table")
        return await panels.get(self.db, match.id, panel.place)

    async def history(self, match_id: int, after: int = 0, until: int = history_rows.NEWEST) -> list[ActionRow]:
        """Every line of the history with a number beyond `after`, up to `until`, undone ones and undos included."""
        return await history_rows.actions(self.db, match_id, after, until)

    async def live(self, match_id: int) -> list[ActionRow]:
        """The steps of a match that count, from its beginning."""
        return record.live(await self.history(match_id))

    async def still_current(self, table: Table, seat: int, revision: int) -> bool:
        """Whether nothing has happened since `revision` that this seat could know of."""
        return await still_current(self.db, table, seat, revision)


async def glance(look: Reading, match_id: int) -> Glance:
    """A match without its state, as one transaction sees it. Raises Refused `no-such-match`."""
    row = await rows.get(look, match_id)
    if row is None:
        raise Refused("no-such-match", number=match_id)
    seats = await seat_rows.seats(look, match_id)
    if row.status != "lobby":
        return Glance(row, seats)
    queue = await filling.queue(look, match_id)
    return Glance(row, seats, queue=queue, asked=await filling.questions(look, match_id))


async def glances(look: Reading, match_ids: Iterable[int]) -> dict[int, Glance]:
    """The same of many, by number, without those that cannot be read or whose game is gone: they hold up no other."""
    found: dict[int, Glance] = {}
    for match_id in match_ids:
        try:
            table = await glance(look, match_id)
            registry.game(table.row.game)
        except (msgspec.DecodeError, registry.UnknownGame) as error:
            say_once(f"match {match_id} cannot be read and is left out: {type(error).__name__}")
        else:
            found[match_id] = table
    return found


async def read(look: Reading, match_id: int, known: Position | None = None) -> Table:
    """The match as one transaction sees it; its state is the `known` one, if that is still how it stands.

    Raises Refused `no-such-match`, `other-rules` if it was played under rules of another version, and Broken if it
    cannot be loaded.
    """
    found = await glance(look, match_id)
    with _breaking(match_id):
        return await _with_state(look, found, known)


@contextmanager
def _breaking(match_id: int) -> Generator[None]:
    """What fails inside is the trouble of this match: raises Broken."""
    try:
        yield
    except (Refused, StorageError, sqlite3.Error):  # what SQLite says is about the file, not about this match
        raise
    except Exception as error:
        raise Broken(match_id, "load") from error


async def still_current(look: Reading, table: Table, seat: int, revision: int) -> bool:
    """Whether nothing has happened since `revision` that this seat could know of.

    Sealed choices of others do not count: a press must not fail, nor tell anything, because somebody else chose.
    """
    if revision == table.row.revision:
        return True
    if not 0 <= revision < table.row.revision:
        return False
    since = await history_rows.actions(look, table.row.id, after=revision)
    return all(row.sealed and row.seat != seat for row in since)


async def _with_state(look: Reading, found: Glance, known: Position | None) -> Table:
    row, seats = found.row, found.seats
    if row.started_at is None:
        return Table(row, seats, found.queue, found.asked, game=registry.game(row.game), stored=seats)
    game = played.rules_of(row)
    state = known.state if known is not None and known.revision == row.revision else await _snapshot(look, row, game)
    if state is None:
        state = await beside(played.replay, row, len(seats), record.live(await history_rows.actions(look, row.id)))
    return Table(row, seats, game=game, state=state, standing=await standing.of_match(look, row.id), stored=seats)


async def _snapshot(look: Reading, row: MatchRow, game: AnyGame) -> Any:
    """The stored state; None if it is missing, old, of another layout or damaged (the actions are the truth)."""
    try:
        stored = await history_rows.snapshot(look, row.id)
        if stored is not None and stored.revision == row.revision and stored.layout == game.layout:
            return game.load(stored.decoded())
    except (BadRecord, msgspec.DecodeError) as error:
        log.error("match %s: the stored state is damaged, the actions are played again: %s", row.id, error)
    return None
