"""Offers free seats to those who look for one: one seat at a time, held for a while, then it goes on.

What is to be offered is read off the rows at each tick. An offer and the wish that tells of it are one commit, which
counts the seats again, so that no seat is held twice whatever happens in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.clock import HOUR, Clock
from bot.db import apart, people
from bot.db import cards as card_rows
from bot.db import searches as rows
from bot.db.connection import Database
from bot.db.people import Player
from bot.db.searches import OfferRow, Searcher, State
from bot.db.transactions import Change, Reading
from bot.services.clock.calendar import Calendar
from bot.services.clock.forecast import Forecasts
from bot.services.errors import Broken, Refused
from bot.services.gathering.fitting import awake, fits
from bot.services.gathering.searches import QUIET_SECONDS, waiting
from bot.services.match.reliability import takes
from bot.services.table import tables
from bot.services.table.scene import Glance
from bot.services.telling import cards
from engine import registry

__all__ = ["HELD_SECONDS", "OFFER", "OfferRow", "Offers", "shown"]

OFFER: Final = "offer"
"""The kind of the cards that offer."""
HELD_SECONDS: Final = 12 * HOUR
"""So long a seat is held, in open hours of whom it is offered to."""
READING_SECONDS: Final = 300
"""Whoever has just begun to look still reads which table fits, and takes it there."""
NEVER: Final = 1 << 60


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


class Offers:
    """Knows which seat is held for whom."""

    def __init__(self, db: Database, clock: Clock, forecasts: Forecasts) -> None:
        self._db = db
        self._clock = clock
        self._forecasts = forecasts

    async def run(self) -> None:
        """End what is over, offer what is free, and bring what was told up to date."""
        for offer, table in await self._with_tables(await rows.open_offers(self._db)):
            await self._look_after(offer, table)
        for guild_id in await rows.guilds(self._db):
            await self._offer(guild_id)
        await self._show_what_is_behind()

    async def of(self, match_id: int, user_id: int) -> OfferRow | None:
        """The seat of a table that was offered to a person."""
        return await rows.offered(self._db, match_id, user_id)

    def held_until(self, player: Player) -> int:
        """Until when a seat is held for somebody who is asked now."""
        return Calendar(player).after(self._clock.now(), HELD_SECONDS)

    async def passed(self, match_id: int, user_id: int) -> None:
        """The person does not want the seat, which goes on. Raises Refused `no-offer`."""
        async with self._db.write() as tx:
            if not await rows.set_state(tx, match_id, user_id, "passed"):
                raise Refused("no-offer")
            await rows.answered(tx, user_id)

    async def taken(self, match_id: int, user_id: int) -> None:
        """The person has sat down there."""
        async with self._db.write() as tx:
            await rows.set_state(tx, match_id, user_id, "taken")
            await rows.answered(tx, user_id)

    async def stood(self, tx: Change, match_id: int, user_id: int) -> None:
        """The message that offers it stands: the seat is held as long from then on."""
        await rows.hold_until(tx, match_id, user_id, self.held_until(await people.player(tx, user_id)))

    async def unsent(self, tx: Change, match_id: int, user_id: int) -> None:
        """Nobody was told of it after all, and nobody will be."""
        await rows.set_state(tx, match_id, user_id, "over")

    # --- inside

    async def _show_what_is_behind(self) -> None:
        """What messages say that stand is brought up to date, if it is not true any more or stays so for good."""
        standing = await card_rows.of_kind(self._db, OFFER)
        found = await tables.glances(self._db, {card.about for card in standing})
        for card in standing:
            offer, table = await self.of(card.about, card.person), found.get(card.about)
            if offer is None or table is None or shown(offer, table) != card.says or table.row.status != "lobby":
                async with self._db.write() as tx:
                    await cards.show(tx, OFFER, card.about, card.person, self._clock.now())

    async def _with_tables(self, offers: Sequence[OfferRow]) -> list[tuple[OfferRow, Glance]]:
        found = await tables.glances(self._db, {offer.match_id for offer in offers})
        return [(offer, found[offer.match_id]) for offer in offers if offer.match_id in found]

    async def _look_after(self, offer: OfferRow, table: Glance) -> None:
        """End an offer whose time is over, whose seat is gone, or whose person sits there or may do so no more."""
        now = self._clock.now()
        state: State = "open"
        if table.seat_of(offer.user_id) is not None:
            state = "taken"
        elif table.row.status != "lobby" or table.free <= 0 or not await takes(self._db, table, offer.user_id):
            state = "over"
        elif offer.until <= now:
            # Whoever was never asked has not been silent.
            card = await card_rows.of(self._db, OFFER, offer.match_id, offer.user_id)
            state = "lapsed" if card is not None and card.message_id else "over"
        if state == "open":
            return
        async with self._db.write() as tx:
            if not await rows.set_state(tx, offer.match_id, offer.user_id, state):
                return
            if state == "lapsed":
                await rows.missed(tx, offer.user_id, now)
            elif state == "taken":
                await rows.answered(tx, offer.user_id)

    async def _offer(self, guild_id: int) -> None:
        """Offer the free seats of a server: whoever has looked for longest chooses first."""
        now = self._clock.now()
        async with self._db.read() as look:
            asked = await rows.asked_now(look, guild_id)
            searchers = [
                one
                for one in await rows.looking(look, guild_id, now)
                if one.search.user_id not in asked
                and one.search.begun_at <= now - READING_SECONDS
                and Calendar(one.player).is_open(now)
            ]
            if not searchers:
                return
            there = await waiting(look, guild_id, now - QUIET_SECONDS)
            found = [await self._read(look, table) for table in there if not table.row.called_at]
            for one in searchers:
                fitting = [table for table in found if table.unheld > 0 and await self._fits(look, one, table)]
                best = min(fitting, key=_rank, default=None)
                if best is not None and await self._put(best, one):
                    best.offers[one.search.user_id] = "open"

    async def _read(self, look: Reading, table: Glance) -> _Open:
        players = await people.readable_ones(look, table.people)
        try:
            forecast = await self._forecasts.of(await tables.read(look, table.row.id))
        except (Refused, Broken):
            forecast = None
        offers = await rows.offers_of(look, table.row.id)
        return _Open(table, players, offers, NEVER if forecast is None else forecast.high)

    async def _fits(self, look: Reading, one: Searcher, found: _Open) -> bool:
        user_id = one.search.user_id
        if user_id in found.offers or not fits(one.search, found.table):
            return False
        held_for = [other for other, state in found.offers.items() if state == "open"]
        held_for += [other.user_id for other in found.table.held()]
        if await apart.among(look, user_id, [*found.table.people, *held_for]):
            return False
        if not await takes(look, found.table, user_id):
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


def shown(offer: OfferRow, table: Glance) -> str:
    """What the message of an offer says: `offer`, `seated`, `passed`, `lapsed` or `full`."""
    if table.seat_of(offer.user_id) is not None:
        return "seated"
    if offer.state in ("passed", "lapsed"):
        return offer.state
    return "offer" if offer.state == "open" and table.row.status == "lobby" and table.free else "full"


def _rank(found: _Open) -> tuple[int, int, int]:
    """The table that begins first, then the one that is over first, then the oldest."""
    return found.table.free, found.forecast, found.table.row.id
