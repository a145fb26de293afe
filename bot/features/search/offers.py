"""Offers seats to those who look for one: one seat at a time, held for a while, then it goes on. What those were told
who look without an end (`told`) is brought up to date here too.

A seat is one of a table that waits, or, where none fits, of one that is only proposed: it is shown to nobody else,
opens with those who have said yes once they are enough, and goes without a trace where they are not.

What is to be offered is read off the rows at each tick. An offer and the card that tells of it are one commit, which
counts the seats again, so that no seat is held twice whatever happens in between. Nobody sits anywhere without a press
of their own.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import product
from typing import Final, NamedTuple

from bot.clock import DAY, HOUR
from bot.db import apart, people
from bot.db import cards as card_rows
from bot.db.deadlines import DeadlineRow
from bot.db.filling import OFFER
from bot.db.people import Player
from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.features.search import offer_rows as rows
from bot.features.search import rows as search_rows
from bot.features.search.fitting import awake, fits, group, sizes
from bot.features.search.offer_rows import OfferRow, State
from bot.features.search.rows import Searcher
from bot.features.search.searches import QUIET_SECONDS, waiting
from bot.services.clock.awake import together
from bot.services.clock.calendar import Calendar
from bot.services.clock.forecast import Forecasts
from bot.services.errors import Broken, Refused
from bot.services.match.door import Door
from bot.services.match.opening import open_proposed, open_table
from bot.services.match.reliability import takes_in
from bot.services.table import tables
from bot.services.table.scene import Glance, Table
from bot.services.telling import cards
from engine import registry

__all__ = ["HELD_SECONDS", "OFFER", "OfferRow", "Offers", "shown"]

HELD_SECONDS: Final = 12 * HOUR
"""So long a seat is held, in open hours of whom it is offered to."""
READING_SECONDS: Final = 300
"""Whoever has just begun to look still reads which table fits, and takes it there."""
AGAIN_SECONDS: Final = 2 * DAY
"""After so long a table of a game that came to nothing is proposed to the same people again."""
KEPT_SECONDS: Final = 30 * DAY
NEVER: Final = 1 << 60
NOBODY: Final = 0
"""Whose a table is that is only proposed."""


class _Open(NamedTuple):
    """A table with seats that may be offered."""

    table: Glance
    players: list[Player]
    offers: dict[int, State]
    forecast: int

    @property
    def unheld(self) -> int:
        """How many of its seats are free and held for nobody."""
        return self.table.free - sum(state == "open" for state in self.offers.values())


class _Possible(NamedTuple):
    """A table that people could make."""

    game: str
    pace: str
    people: list[Searcher]


class Offers:
    """Knows which seat is held for whom."""

    def __init__(self, door: Door, forecasts: Forecasts, language: str) -> None:
        """language: of tables on servers that have chosen none."""
        self._door = door
        self._db = door.db
        self._clock = door.clock
        self._forecasts = forecasts
        self._language = language

    async def run(self) -> None:
        """End what is over, offer what is free, propose what could be, and bring what was told up to date."""
        offers = await rows.open_offers(self._db)
        found = await tables.glances(self._db, {offer.match_id for offer in offers})
        for offer, table in [(one, found[one.match_id]) for one in offers if one.match_id in found]:
            if await self._is_over(self._db, offer.user_id, table) is not None:
                await self._end(offer)
        await self._end_what_cannot_open()
        for guild_id in await search_rows.guilds(self._db):
            await self._offer(guild_id)
            await self._propose(guild_id)
        await self._show_what_is_behind()

    async def of(self, match_id: int, user_id: int) -> OfferRow | None:
        """The seat of a table that was offered to a person."""
        return await rows.offered(self._db, match_id, user_id)

    async def at(self, match_id: int) -> list[OfferRow]:
        """To whom seats of a table were offered, whoever has said yes first, first."""
        return await rows.offers_of(self._db, match_id)

    def held_until(self, player: Player) -> int:
        """Until when a seat is held for somebody who is asked now."""
        return Calendar(player).after(self._clock.now(), HELD_SECONDS)

    async def passed(self, match_id: int, user_id: int) -> None:
        """The person does not want the seat, which goes on. Raises Refused `no-offer`."""
        async with self._door.hold(match_id), self._door.write() as tx:
            row = (await tables.glance(tx, match_id)).row
            if not await rows.answer(tx, match_id, user_id, "no" if row.opens_with else "passed"):
                raise Refused("no-offer")
            await search_rows.answered(tx, user_id)

    async def taken(self, match_id: int, user_id: int) -> None:
        """The person has sat down there."""
        async with self._db.write() as tx:
            await rows.answer(tx, match_id, user_id, "taken")
            await search_rows.answered(tx, user_id)

    async def agree(self, match_id: int, user_id: int) -> bool:
        """The person would play at a table that is only proposed; whether it is open now.

        Raises Refused `no-offer`, `no-search`.
        """
        now = self._clock.now()
        async with self._door.hold(match_id), self._door.write() as tx:
            table = await tables.read(tx, match_id)
            offers = await rows.offers_of(tx, match_id)
            if not table.row.opens_with or not any(one.state in ("open", "yes") for one in offers):
                raise Refused("no-offer")
            if not await search_rows.looks(tx, user_id, table.row.guild_id, now):
                raise Refused("no-search")
            if not await rows.answer(tx, match_id, user_id, "yes", now):
                raise Refused("no-offer")
            await search_rows.answered(tx, user_id)
            return await self._opens(tx, table, now)

    async def unanswered(self, tx: Change, due: DeadlineRow, table: Table) -> bool:
        """The time is over to take what was offered. Whoever was never asked has not been silent."""
        match_id, user_id = table.row.id, due.about
        if (over := await self._is_over(tx, user_id, table)) is not None:
            return await rows.answer(tx, match_id, user_id, over)
        card = await card_rows.of(tx, OFFER, match_id, user_id)
        if card is None or not card.message_id:
            return await rows.answer(tx, match_id, user_id, "over")
        silent = await rows.answer(tx, match_id, user_id, "late" if table.row.opens_with else "lapsed")
        if silent:
            await search_rows.missed(tx, user_id, self._clock.now())
        return silent

    async def stood(self, tx: Change, match_id: int, user_id: int) -> None:
        """The message that offers it stands: the seat is held as long from then on."""
        await rows.hold_until(tx, match_id, user_id, self.held_until(await people.player(tx, user_id)))

    async def unsent(self, tx: Change, match_id: int, user_id: int) -> None:
        """Nobody was told of it after all, and nobody will be."""
        await rows.answer(tx, match_id, user_id, "over")

    # --- inside: what was offered

    async def _show_what_is_behind(self) -> None:
        """What messages say that stand is brought up to date, if it is not true any more or stays so for good."""
        standing = await card_rows.of_kind(self._db, OFFER)
        found = await tables.glances(self._db, {card.about for card in standing})
        for card in standing:
            offer, table = await self.of(card.about, card.person), found.get(card.about)
            if offer is None or table is None or shown(offer, table) != card.says or is_last(offer, table):
                async with self._db.write() as tx:
                    await cards.show(tx, OFFER, card.about, card.person, self._clock.now())

    async def _end(self, offer: OfferRow) -> None:
        """End an offer, if that is still so."""
        async with self._db.write() as tx:
            over = await self._is_over(tx, offer.user_id, await tables.glance(tx, offer.match_id))
            if over is not None and await rows.answer(tx, offer.match_id, offer.user_id, over) and over == "taken":
                await search_rows.answered(tx, offer.user_id)

    async def _is_over(self, look: Reading, user_id: int, table: Glance) -> State | None:
        """What has become of an offer whose seat is gone, or whose person sits there or may do so no more."""
        if table.row.opens_with:
            return None
        if table.seat_of(user_id) is not None:
            return "taken"
        gone = table.row.status != "lobby" or table.free <= 0
        return "over" if gone or not await takes_in(look, table, user_id) else None

    # --- inside: seats of tables that wait

    async def _offer(self, guild_id: int) -> None:
        """Offer the free seats of a server: whoever has looked for longest chooses first."""
        now = self._clock.now()
        async with self._db.read() as look:
            searchers = [one for one in await self._free(look, guild_id) if Calendar(one.player).is_open(now)]
            if not searchers:
                return
            there = await waiting(look, guild_id, now - QUIET_SECONDS)
            found = [await self._read(look, table) for table in there if not table.row.called_at]
            for one in searchers:
                fitting = [table for table in found if table.unheld > 0 and await self._fits(look, one, table)]
                best = min(fitting, key=_rank, default=None)
                if best is not None and await self._put(best, one):
                    best.offers[one.search.user_id] = "open"

    async def _free(self, look: Reading, guild_id: int) -> list[Searcher]:
        """Who looks for a table and is asked nothing, whoever has looked for longest first."""
        now = self._clock.now()
        asked = await rows.in_state(look, guild_id, "open")
        return [
            one
            for one in await search_rows.looking(look, guild_id, now)
            if one.search.user_id not in asked and one.search.begun_at <= now - READING_SECONDS
        ]

    async def _read(self, look: Reading, table: Glance) -> _Open:
        players = await people.readable_ones(look, table.people)
        try:
            forecast = await self._forecasts.of(await tables.read(look, table.row.id))
        except (Refused, Broken):
            forecast = None
        offers: dict[int, State] = {one.user_id: one.state for one in await rows.offers_of(look, table.row.id)}
        return _Open(table, players, offers, NEVER if forecast is None else forecast.high)

    async def _fits(self, look: Reading, one: Searcher, found: _Open) -> bool:
        user_id = one.search.user_id
        if user_id in found.offers or not fits(one.search, found.table):
            return False
        held_for = [other for other, state in found.offers.items() if state == "open"]
        held_for += [other.user_id for other in found.table.held()]
        if await apart.among(look, user_id, [*found.table.people, *held_for]):
            return False
        if not await takes_in(look, found.table, user_id):
            return False
        return awake([one.player, *found.players], self._clock.now())

    async def _put(self, found: _Open, one: Searcher) -> bool:
        match_id, user_id, now = found.table.row.id, one.search.user_id, self._clock.now()
        until = self.held_until(one.player)
        seats = registry.game(found.table.row.game).players[-1]
        async with self._db.write() as tx:
            if not await rows.offer(tx, match_id, user_id, now, until, seats):
                return False
            await cards.show(tx, OFFER, match_id, user_id, now, by=found.table.row.host_id)
        return True

    # --- inside: tables that could be

    async def _propose(self, guild_id: int) -> None:
        """Propose the best tables to those who are free: whoever has looked for longest first."""
        now = self._clock.now()
        async with self._db.read() as look:
            waits = await rows.in_state(look, guild_id, "yes")
            refused = await rows.lately(look, guild_id, now - AGAIN_SECONDS)
            free = [one for one in await self._free(look, guild_id) if one.search.user_id not in waits]
            users = [one.search.user_id for one in free]
            avoided = {user_id: await apart.among(look, user_id, users) for user_id in users}
        while free:
            found = _best(free[0], free[1:], avoided, refused, now)
            if found is None:
                del free[0]
                continue
            await self._open_for(found, guild_id, now)
            free = [one for one in free if one not in found.people]

    async def _open_for(self, found: _Possible, guild_id: int, now: int) -> None:
        """A table that opens once as many of these people as all of them accept have said yes."""
        with suppress(Refused):  # its server perhaps wants no such tables in that channel
            async with self._db.write() as tx:
                match_id = await open_table(
                    tx,
                    self._door.hears,
                    registry.game(found.game),
                    (),
                    now,
                    status="ended",
                    opens_with=sizes([one.search for one in found.people], found.game)[0],
                    guild_id=guild_id,
                    channel_id=found.people[0].search.channel_id,
                    host_id=NOBODY,
                    pace=found.pace,
                    language=await self._language_of(tx, guild_id),
                    starts_full=True,
                )
                newest = max(found.people, key=lambda one: one.search.begun_at).search.user_id
                for one in found.people:
                    await rows.propose(tx, match_id, one.search.user_id, now, self.held_until(one.player))
                    await cards.show(tx, OFFER, match_id, one.search.user_id, now, by=newest)

    async def _end_what_cannot_open(self) -> None:
        """With too few left who may still say yes it comes to nothing."""
        now = self._clock.now()
        for match_id, table in (await tables.glances(self._db, await rows.proposed_tables(self._db))).items():
            row = table.row
            async with self._db.write() as tx:
                offers = await rows.offers_of(tx, match_id)
                possible = [
                    one
                    for one in offers
                    if one.state in ("open", "yes") and await search_rows.looks(tx, one.user_id, row.guild_id, now)
                ]
                if len(possible) < row.opens_with:
                    for one in offers:
                        await rows.answer(tx, match_id, one.user_id, "over")
        async with self._db.write() as tx:
            await rows.remove_unopened(tx, now - KEPT_SECONDS)

    async def _opens(self, tx: Change, table: Table, now: int) -> bool:
        """Open it if enough have said yes who still look for one and may meet; whether that is so.

        Whoever has said yes and does not sit there comes too late; whoever has not answered is offered a seat.
        """
        row, names = table.row, dict[int, str]()
        offers = await rows.offers_of(tx, row.id)
        for one in offers:
            search = await search_rows.get(tx, one.user_id, row.guild_id)
            looks = await search_rows.looks(tx, one.user_id, row.guild_id, now)
            if one.state == "yes" and search is not None and looks and not await apart.among(tx, one.user_id, names):
                names[one.user_id] = search.name
        if len(names) < row.opens_with:
            return False
        seats = [SeatRow(seat, user_id, "person", name) for seat, (user_id, name) in enumerate(names.items())]
        language = await self._language_of(tx, row.guild_id)
        hears, host = self._door.hears, next(iter(names))
        await open_proposed(tx, hears, row, table.game, seats, now, host_id=host, language=language)
        await cards.show(tx, cards.LOBBY, row.id, 0, now)
        free = table.game.players[-1] - len(seats)
        for one in offers:
            if one.user_id in names:
                await rows.answer(tx, row.id, one.user_id, "taken")
            elif one.state == "yes":
                await rows.answer(tx, row.id, one.user_id, "late")
            elif one.state == "open":
                looks = await search_rows.looks(tx, one.user_id, row.guild_id, now)
                if free > 0 and looks and not await apart.among(tx, one.user_id, names):
                    free -= 1
                else:
                    await rows.answer(tx, row.id, one.user_id, "over")
            await cards.show(tx, OFFER, row.id, one.user_id, now)
        return True

    async def _language_of(self, tx: Change, guild_id: int) -> str:
        return (await people.guild(tx, guild_id)).language or self._language


def shown(offer: OfferRow, table: Glance) -> str:
    """What the message of an offer says: `offer`, `seated`, `passed`, `lapsed` or `full`, of one that is only told
    `free` instead of `offer`; of one at a table that is only proposed `asked`, `yes`, `no`, `late` or `nothing`."""
    if table.seat_of(offer.user_id) is not None:
        return "seated"
    if offer.state in ("passed", "lapsed", "no", "late"):
        return offer.state
    if table.row.opens_with:
        return {"open": "asked", "yes": "yes"}.get(offer.state, "nothing")
    free = {"open": "offer", "told": "free"}.get(offer.state, "full")
    return free if table.row.status == "lobby" and table.free > 0 else "full"


def is_last(offer: OfferRow, table: Glance) -> bool:
    """Whether what a message says stays so: what is over may come back as long as the table waits, as somebody leaves
    it."""
    if table.row.opens_with:
        return offer.state not in ("open", "yes")
    return table.row.status != "lobby" or offer.state in ("no", "late")


def _rank(found: _Open) -> tuple[int, int, int]:
    """The table that begins first, then the one that is over first, then the oldest."""
    return found.table.free, found.forecast, found.table.row.id


def _best(
    first: Searcher,
    others: list[Searcher],
    avoided: dict[int, set[int]],
    refused: set[tuple[int, str]],
    now: int,
) -> _Possible | None:
    """The table that most people could make with somebody, awake together for longest."""
    found: list[tuple[int, int, _Possible]] = []
    for game, pace in product(first.search.games, first.search.paces):
        if (first.search.user_id, game) in refused:
            continue
        same = [
            one
            for one in others
            if game in one.search.games and pace in one.search.paces and (one.search.user_id, game) not in refused
        ]
        there = group(first, same, game, lambda one, other: other in avoided[one], now)
        if there:
            hours = together([one.player for one in there], now)
            found.append((len(there), -1 if hours is None else hours, _Possible(game, pace, there)))
    return max(found, key=lambda one: one[:2])[-1] if found else None
