"""Proposes a table to people who look for the same where none waits; it opens once enough of them have said yes.

Nobody sits at it who has not pressed *I would play*; whoever has not answered by then is offered a seat of it.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from bot.clock import DAY
from bot.db import apart, people
from bot.db import cards as card_rows
from bot.db import proposals as rows
from bot.db import searches as search_rows
from bot.db.people import Player
from bot.db.proposals import Proposal, ProposedRow
from bot.db.searches import Searcher
from bot.db.seats import SeatRow
from bot.db.transactions import Change
from bot.services.clock.awake import together
from bot.services.clock.calendar import Calendar
from bot.services.errors import Refused
from bot.services.gathering.fitting import group, sizes
from bot.services.gathering.offers import HELD_SECONDS, OFFER, READING_SECONDS
from bot.services.match.door import Door
from bot.services.match.opening import open_table
from bot.services.telling import cards
from engine import registry

__all__ = ["PROPOSAL", "Proposal", "Proposals", "ProposedRow"]

PROPOSAL: Final = "proposal"
"""The kind of the cards that propose."""
AGAIN_SECONDS: Final = 2 * DAY
"""After so long a table of a game that came to nothing is proposed to the same people again."""
KEPT_SECONDS: Final = 30 * DAY


class Proposals:
    """Knows which tables could be."""

    def __init__(self, door: Door, language: str) -> None:
        """language: of tables on servers that have chosen none."""
        self._door = door
        self._db = door.db
        self._clock = door.clock
        self._language = language

    async def run(self) -> None:
        """End what comes to nothing, and propose what could be."""
        now = self._clock.now()
        async with self._db.write() as tx:
            await rows.remove_old(tx, now - KEPT_SECONDS)
        for proposal in await rows.open_ones(self._db):
            await self._look_after(proposal)
        for guild_id in await search_rows.guilds(self._db):
            await self._propose(guild_id, now)
        for card in await card_rows.of_kind(self._db, PROPOSAL):
            found = await self.get(card.about)
            own = found and next((row for row in found[1] if row.user_id == card.person), None)
            if found is None or own is None or shown(found[0], own) != card.says:
                async with self._db.write() as tx:
                    await cards.show(tx, PROPOSAL, card.about, card.person, now)

    async def get(self, number: int) -> tuple[Proposal, list[ProposedRow]] | None:
        """A proposal, and to whom it was made."""
        async with self._db.read() as look:
            found = await rows.get(look, number)
            return None if found is None else (found, await rows.people(look, number))

    async def agree(self, number: int, user_id: int) -> int | None:
        """The person would play; the number of the table, if it is open now. Raises Refused `no-offer`."""
        now = self._clock.now()
        async with self._db.write() as tx:
            proposal = await rows.get(tx, number)
            if proposal is None or proposal.over:
                raise Refused("no-offer")
            if not await search_rows.looks(tx, user_id, proposal.guild_id, now):
                raise Refused("no-search")
            if not await rows.answer(tx, number, user_id, "yes", now):
                raise Refused("no-offer")
            await search_rows.answered(tx, user_id)
            return await self._open(tx, proposal, now)

    async def decline(self, number: int, user_id: int) -> None:
        """The person does not want that. Raises Refused `no-offer`."""
        now = self._clock.now()
        async with self._db.write() as tx:
            if not await rows.answer(tx, number, user_id, "no", now):
                raise Refused("no-offer")
            await search_rows.answered(tx, user_id)

    # --- its messages

    async def stood(self, tx: Change, number: int, user_id: int) -> None:
        """The message that proposes it stands: the person has as long to answer from then on."""
        await rows.answer_until(tx, number, user_id, self.held_until(await people.player(tx, user_id)))

    async def unsent(self, tx: Change, number: int, user_id: int) -> None:
        """Nobody was told: the person does not see where it would be, or no direct message arrives."""
        await rows.unsent(tx, number, user_id, self._clock.now())

    def held_until(self, player: Player) -> int:
        """Until when somebody who is asked now may answer."""
        return Calendar(player).after(self._clock.now(), HELD_SECONDS)

    # --- inside

    async def _look_after(self, proposal: Proposal) -> None:
        """Whose time is over answers no more; with too few left it comes to nothing."""
        now = self._clock.now()
        async with self._db.write() as tx:
            for row in await rows.people(tx, proposal.id):
                if row.answer == "" and row.until <= now:
                    await rows.answer(tx, proposal.id, row.user_id, "late", now)
                    card = await card_rows.of(tx, PROPOSAL, proposal.id, row.user_id)
                    if card is not None and card.message_id:
                        await search_rows.missed(tx, row.user_id, now)
            found = await rows.people(tx, proposal.id)
            possible = [
                row
                for row in found
                if row.answer in ("", "yes") and await search_rows.looks(tx, row.user_id, proposal.guild_id, now)
            ]
            if len(possible) < proposal.need:
                await rows.end(tx, proposal.id, None)

    async def _open(self, tx: Change, proposal: Proposal, now: int) -> int | None:
        """Open the table if enough have said yes who still look for one and may meet.

        Whoever has said yes and does not sit there comes too late; whoever has not answered is offered a seat.
        """
        found = await rows.people(tx, proposal.id)
        names: dict[int, str] = {}
        for user_id in rows.yeses(found):
            search = await search_rows.get(tx, user_id, proposal.guild_id)
            looks = await search_rows.looks(tx, user_id, proposal.guild_id, now)
            if search is not None and looks and not await apart.among(tx, user_id, names):
                names[user_id] = search.name
        if len(names) < proposal.need:
            return None
        game = registry.game(proposal.game)
        seats = [SeatRow(seat, user_id, "person", name) for seat, (user_id, name) in enumerate(names.items())]
        match_id = await open_table(
            tx,
            self._door.hears,
            game,
            seats,
            now,
            guild_id=proposal.guild_id,
            channel_id=proposal.channel_id,
            host_id=seats[0].user_id,
            pace=proposal.pace,
            language=(await people.guild(tx, proposal.guild_id)).language or self._language,
            starts_full=True,
        )
        for user_id in rows.yeses(found):
            if user_id not in names:
                await rows.answer(tx, proposal.id, user_id, "late", now)
        await rows.end(tx, proposal.id, match_id)
        await cards.show(tx, cards.LOBBY, match_id, 0, now)
        for row in found:
            unanswered = row.answer == "" and await search_rows.looks(tx, row.user_id, proposal.guild_id, now)
            welcome = unanswered and not await apart.among(tx, row.user_id, names)
            if welcome and await search_rows.offer(tx, match_id, row.user_id, now, row.until, game.players[-1]):
                card = await card_rows.of(tx, PROPOSAL, proposal.id, row.user_id)
                if card is not None and card.message_id:  # its message becomes that of the offer
                    await card_rows.becomes(tx, card, OFFER, match_id, now)
                else:
                    await cards.show(tx, OFFER, match_id, row.user_id, now)
        return match_id

    async def _propose(self, guild_id: int, now: int) -> None:
        """Propose the best tables to those who are free: whoever has looked for longest first."""
        async with self._db.read() as look:
            asked = await search_rows.asked_now(look, guild_id)
            proposed = {
                row.user_id
                for one in await rows.open_ones(look)
                if one.guild_id == guild_id
                for row in await rows.people(look, one.id)
                if row.answer in ("", "yes")
            }
            refused = await rows.lately(look, guild_id, now - AGAIN_SECONDS)
            free = [
                one
                for one in await search_rows.looking(look, guild_id, now)
                if one.search.user_id not in asked | proposed and one.search.begun_at <= now - READING_SECONDS
            ]
            users = [one.search.user_id for one in free]
            avoided = {user_id: await apart.among(look, user_id, users) for user_id in users}
        while free:
            found = _best(free[0], free[1:], avoided, refused, now)
            if found is None:
                del free[0]
                continue
            game, pace, there = found
            until = {one.search.user_id: self.held_until(one.player) for one in there}
            need = sizes([one.search for one in there], game)[0]
            async with self._db.write() as tx:
                number = await rows.insert(tx, guild_id, there[0].search.channel_id, game, pace, need, now, until)
                for user_id in until:
                    await cards.show(tx, PROPOSAL, number, user_id, now)
            free = [one for one in free if one.search.user_id not in until]


def _best(
    first: Searcher,
    others: list[Searcher],
    avoided: dict[int, set[int]],
    refused: set[tuple[int, str]],
    now: int,
) -> tuple[str, str, list[Searcher]] | None:
    """Game, pace and people of the table that most people could make with somebody, awake together for longest."""
    found: list[tuple[int, int, str, str, list[Searcher]]] = []
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
            found.append((len(there), -1 if hours is None else hours, game, pace, there))
    if not found:
        return None
    *_, game, pace, there = max(found, key=lambda one: one[:2])
    return game, pace, there


def shown(proposal: Proposal, row: ProposedRow) -> str:
    """What a message says: `asked`, `yes`, `no`, `late`, `open` (the person sits there), `nothing`.

    What a person has answered stays so; who has said yes is told how it went on.
    """
    if row.answer == "yes" and proposal.over:
        return "open" if proposal.match_id is not None else "nothing"
    if row.answer == "":
        return "nothing" if proposal.over else "asked"
    return row.answer
