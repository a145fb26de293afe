"""Cups: who signs up, what is paired, opened, counted and ended, and what a director decides.

A cup is changed by one door, as a match is: its lock, one reading transaction, steps on a value (`cup.Cup`), one
writing transaction. What happens by itself follows from how it stands (`_looked`), so it goes on from wherever it was
stopped: its times, a match that ended and a seat out of time only let it look (the deadline `LOOK`).

Matches are changed under their own locks, by a deadline of the match (`MEND`) that brings a table in line with the
cup. So no lock of a match is taken while that of a cup is held, nor the other way round.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from bot.clock import DAY, HOUR
from bot.db import deadlines, people
from bot.db import seats as seat_rows
from bot.db.deadlines import TABLE, DeadlineRow
from bot.db.people import Switch
from bot.db.seats import SeatRow
from bot.db.transactions import Change, Reading
from bot.features.cups import plans, rows, watch
from bot.features.cups.cup import GIVEN_UP_SECONDS, Cup
from bot.features.cups.facts import Facts
from bot.features.cups.rows import BarRow, CupRow, MatchLink, NewCup, OfferRow, PersonRow, Plan, Why
from bot.features.cups.watch import AtOnce, Helped
from bot.features.ratings import rows as rating_rows
from bot.services.clock.calendar import Calendar
from bot.services.errors import Refused, confined
from bot.services.match.door import Door
from bot.services.match.hears import Hears
from bot.services.match.lobby import new_computer
from bot.services.match.matches import Matches
from bot.services.match.opening import check_rules, open_table
from bot.services.match.seats import Seats
from bot.services.processes.beside import beside
from bot.services.table import tables
from bot.services.table.scene import Glance, Table
from bot.services.telling.cards import show
from bot.services.telling.locks import Locks
from engine import registry
from engine.core.options import OptionValue, check_needs, complete
from engine.cups.model import Match

log = logging.getLogger(__name__)

CUP: Final = "cup"
"""The card on which people sign up, about a cup."""
STANDINGS: Final = "cup-standings"
"""The card with the standings, about a division."""
ROUND: Final = "cup-round"
"""The card that tells somebody of the own round, about a cup."""
OFFERED: Final = "cup-offer"
"""The card that asks a reserve, about an offer."""
LOOK: Final = "cup"
"""The deadline at which it is seen what follows in a cup."""
SIGNS_OUT: Final = "cup-offer"
"""The deadline of the question to a reserve."""
MEND: Final = "cup-table"
"""The deadline of a match that is not as its cup has it."""

EVERYBODY: Final = Switch("cups-everybody")
"""Whether everybody on a server may open any cup; a mini cup everybody may."""
WAITS: Final = Switch("cups-new-wait", at_first=True)
"""Whether new people wait until the time has come, and play where a place is free."""

OLD_SECONDS: Final = 30 * DAY
KNOWN_MATCHES: Final = 3
"""New is whose account is younger, or who has finished fewer matches."""
KNOWN_PEOPLE: Final = 7
"""Where fewer people are known everybody is as new as the others."""
DISCORD_EPOCH: Final = 1_420_070_400
"""From when on Discord counts the milliseconds in its ids, whose first 42 bits they are."""
BARS: Final = (30 * DAY, 90 * DAY)
"""So long somebody enters no cup who has run out of time in one or left it: the first time, and again."""
ANSWER_SECONDS: Final = 12 * HOUR
"""So long a reserve has to answer, in open hours."""
BREAK_SECONDS: Final = 7 * DAY
"""Between the seasons of a league."""
SHORTEST_SECONDS: Final = HOUR
LONGEST_SECONDS: Final = 60 * DAY
"""So long people may sign up."""
MOST_GATHERING: Final = 5
"""So many cups of a server gather people at a time."""
STEP_SECONDS: Final = 60
"""How often computers play on for whoever is asked, once a round is to end; and how soon a table is opened once more
that could not be."""
VACATION_DAYS: Final = 3
WATCHED_SECONDS: Final = 180 * DAY
"""So old are the oldest matches by which it is told that two help one another."""
NAME_LENGTH: Final = 40


class Cups(Hears):
    """Keeps the cups."""

    def __init__(self, door: Door, matches: Matches, seats: Seats) -> None:
        self._door = door
        self._db = door.db
        self._clock = door.clock
        self._matches = matches
        self._seats = seats
        self._locks = Locks()
        self.facts = Facts(door.db)
        """What is told of them."""

    # --- the door

    @asynccontextmanager
    async def hold(self, cup_id: int) -> AsyncGenerator[Cup]:
        """Have a cup alone, as it stands. Raises Refused `cup-none`."""
        if self._clock.woke():
            await self._door.outages.put_off()
        async with self._locks.hold(cup_id):
            yield await self.get(cup_id)

    @asynccontextmanager
    async def _directed(
        self, cup_id: int, user_id: int, *states: rows.State, manager: bool
    ) -> AsyncGenerator[tuple[Cup, int]]:
        """Have a cup alone about which somebody decides, and the time.

        states: in which that is decided. Raises Refused `cup-not-director`, `cup-begun`, `cup-not-begun`, `cup-over`.
        """
        async with self.hold(cup_id) as cup:
            check_director(cup, user_id, manager=manager)
            if cup.row.state not in states:
                stands = {"gathering": "cup-not-begun", "running": "cup-begun"}
                raise Refused(stands.get(cup.row.state, "cup-over"))
            yield cup, self._clock.now()

    async def get(self, cup_id: int | None) -> Cup:
        """A cup as it stands, read in one transaction. Raises Refused `cup-none`."""
        async with self._db.read() as look:
            return await loaded(look, cup_id or 0)

    async def keep(self, before: Cup, after: Cup, claim: DeadlineRow | None = None) -> None:
        """Write what a step has changed, and all that follows from it, in one transaction.

        claim: what a look has put down; where something has happened since it is looked once more.
        """
        now = self._clock.now()
        async with self._db.write() as tx:
            await self._write(tx, before, after, now)
            if claim is None:
                await self._look_now(tx, after.row.id)
                return
            if before.row.state == "running" and after.row.state == "over" and after.row.form == "league":
                await self._open_season(tx, after, now)
            for link in after.live_links() if now >= after.stops_at() else ():
                await deadlines.put(tx, link.match_id, MEND, TABLE, now)
            if await deadlines.remove(tx, claim):
                await self._look_later(tx, after)

    async def _write(self, tx: Change, before: Cup, after: Cup, now: int) -> None:
        if before == after:
            return  # the standings of a cup that is over would be posted anew
        cup_id = after.row.id
        await rows.change(tx, before.row, after.row)
        for number in before.people.keys() | after.people.keys():
            old, new = before.people.get(number), after.people.get(number)
            if new is None:
                await rows.remove_person(tx, cup_id, number)
            elif old is None:
                await rows.add_person(tx, cup_id, new)
            elif old != new:
                await rows.change_person(tx, cup_id, new)
                if new.why != old.why and new.why in ("left", "time", "absent") and new.user_id is not None:
                    await self._bar(tx, after.row.guild_id, new.user_id)
        known = {one.number: one for one in before.divisions}
        for division in after.divisions:
            old_one = known.get(division.number)
            number = division.id
            if old_one is None:
                number = await rows.add_division(tx, cup_id, division.number, division.began, division.data)
            elif old_one.data != division.data:
                await rows.change_division(tx, number, division.data)
            await show(tx, STANDINGS, number, 0, now)
        await self._write_links(tx, before, after, now)
        for offer in before.offers:
            if offer not in after.offers:
                await rows.answered(tx, offer.id)
                await deadlines.cancel(tx, SIGNS_OUT, offer.id)
                await self._show_offer(tx, offer, before, now)
        for offer in after.offers:
            if not offer.id:
                await self._ask(tx, offer, after, now)
        for line in after.told:
            await rows.add_line(tx, cup_id, line)
        await show(tx, CUP, cup_id, 0, now)
        if before.row.round != after.row.round or before.row.state != after.row.state:
            for one in after.in_state("playing") if after.divisions else []:
                if one.user_id is not None:
                    await show(tx, ROUND, cup_id, one.user_id, now)

    async def _write_links(self, tx: Change, before: Cup, after: Cup, now: int) -> None:
        """Whose results seats are; a table that is not as the cup has it now is mended under its own lock."""
        stood = {one.match_id: one for one in before.links}
        for link in after.links:
            old = stood[link.match_id]
            if old != link:
                await rows.change_link(tx, link)
            was, runs = before.table(old)[1].running, after.table(link)[1].running
            stands = after.matches.get(link.match_id)
            plays = stands is not None and stands.status == "running"
            if plays and (after.seated(link) != before.seated(old) or (was and not runs)):
                await deadlines.put(tx, link.match_id, MEND, TABLE, now)

    async def _ask(self, tx: Change, offer: OfferRow, cup: Cup, now: int) -> None:
        number = await rows.ask(tx, offer)
        await deadlines.put(tx, None, SIGNS_OUT, number, offer.until)
        await self._show_offer(tx, msgspec.structs.replace(offer, id=number), cup, now)

    async def _bar(self, tx: Change, guild_id: int, user_id: int) -> None:
        """Whoever has left or run out of time enters no other one for a while."""
        times = (await rows.barred(tx, guild_id, user_id)).times + 1
        until = self._clock.now() + BARS[min(times, len(BARS)) - 1]
        await rows.bar(tx, guild_id, user_id, BarRow(times, until))

    async def _open_season(self, tx: Change, cup: Cup, now: int) -> None:
        """The next season of a league: whoever has played to the end is in, and may withdraw."""
        old = cup.row
        again = [one for one in cup.in_state("playing") if one.user_id is not None]
        if len(again) < plans.LEAST["league"]:
            return
        kept = {name: getattr(old, name) for name in NewCup.__struct_fields__}
        new = NewCup(
            **kept
            | {
                "seed": secrets.token_bytes(16),
                "state": "gathering",
                "season": old.season + 1,
                "follows": old.id,
                "created_at": now,
                "begins_by": now + BREAK_SECONDS,
            }
        )
        season = await rows.insert(tx, new)
        for one in again:
            await rows.add_person(tx, season, PersonRow(one.number, one.user_id, one.name, "in"))
        await deadlines.put(tx, None, LOOK, season, new.begins_by, on_the_wall=True)
        await show(tx, CUP, season, 0, now)

    async def _show_offer(self, tx: Change, offer: OfferRow, cup: Cup, now: int) -> None:
        user_id = cup.people[offer.reserve].user_id
        if user_id is not None:
            await show(tx, OFFERED, offer.id, user_id, now)

    async def _look_now(self, tx: Change, cup_id: int) -> None:
        await deadlines.put(tx, None, LOOK, cup_id, self._clock.now(), on_the_wall=True)

    def _next_look(self, cup: Cup, now: int) -> int | None:
        """When it is looked again although nothing happens until then."""
        if cup.row.state == "gathering":
            return max(cup.row.begins_by, now)
        if cup.row.state != "running" or cup.row.round_until is None:
            return None
        if cup.to_open():
            return now + STEP_SECONDS  # they are opened at once; if that is cut off, they are opened then
        steps = (cup.row.round_until, cup.stops_at(), cup.stops_at() + GIVEN_UP_SECONDS)
        return next((at for at in steps if at > now), now + DAY)

    # --- signing up

    async def open(
        self,
        plan: Plan,
        *,
        guild_id: int,
        channel_id: int,
        language: str,
        director_id: int,
        manager: bool,
        options: Mapping[str, OptionValue] | None = None,
    ) -> int:
        """The number of a new cup, for which people may sign up now.

        manager: whether the person may manage the server. Raises Refused `cup-for-managers`, `cup-too-many`,
        `cup-time`, `cup-name`, and where such a table may not open.
        """
        game, now = registry.game(plan.game), self._clock.now()
        chosen = complete(game.options, plan.seats, options or {})
        name = " ".join(plan.name.split())[:NAME_LENGTH]
        if not name:
            raise Refused("cup-name")
        if not SHORTEST_SECONDS <= plan.begins_by - now <= LONGEST_SECONDS:
            raise Refused("cup-time", days=LONGEST_SECONDS // DAY)
        async with self._db.write() as tx:
            guild = await people.guild(tx, guild_id)
            if plan.form != "mini" and not manager and not guild.has(EVERYBODY):
                raise Refused("cup-for-managers")
            open_ones = await rows.of_guild(tx, guild_id, ("gathering",), MOST_GATHERING)
            mine = [one for one in open_ones if one.director_id == director_id]
            if len(open_ones) >= MOST_GATHERING or (mine and not manager):
                raise Refused("cup-too-many", most=MOST_GATHERING)
            await check_rules(tx, guild_id, channel_id, plan.game, plan.pace)
            new = NewCup(
                guild_id=guild_id,
                channel_id=channel_id,
                language=language,
                director_id=director_id,
                deputy_id=None,
                seed=secrets.token_bytes(16),
                options=chosen,
                vacation=VACATION_DAYS,
                state="gathering",
                season=1,
                follows=None,
                created_at=now,
                # Somebody is left behind at every table.
                **{**msgspec.structs.asdict(plan), "name": name, "through": min(plan.through, plan.seats - 1)},
            )
            cup_id = await rows.insert(tx, new)
            await deadlines.put(tx, None, LOOK, cup_id, plan.begins_by, on_the_wall=True)
            await show(tx, CUP, cup_id, 0, now)
        return cup_id

    async def sign_up(self, cup_id: int, user_id: int, name: str) -> Cup:
        """Take a place, or one on the reserve list; in the first round of a cup by points one in the second.

        Whoever has left this cup comes back, once, from the next round on; other cups stay closed to them. Raises
        Refused `cup-over`, `cup-in-already`, `cup-back-by-director`, `cup-barred`, and why nobody can come back.
        """
        async with self.hold(cup_id) as cup:
            if cup.row.state not in ("gathering", "running"):
                raise Refused("cup-over")
            before = cup.person(user_id)
            if before is not None and before.state != "out":
                raise Refused("cup-in-already")
            await self._door.check_enters(self._db, cup.row.guild_id, user_id)
            if before is not None:
                return await self._done(cup, self._returned(cup, before))
            bar = await rows.barred(self._db, cup.row.guild_id, user_id)
            if bar.until > self._clock.now():
                raise Refused("cup-barred", at=f"<t:{bar.until}:D>")
            reserve = await self._is_new(cup.row, user_id)
            row = PersonRow(await self._next_number(cup), user_id, name, "reserve" if reserve else "in")
            if cup.row.state == "gathering":
                if not reserve and len(cup.in_state("in")) >= self._room(cup):
                    row = msgspec.structs.replace(row, state="reserve")
                return await self._done(cup, cup.with_person(row))
            waits = cup.with_person(msgspec.structs.replace(row, state="reserve"))
            late = not reserve and cup.more_rounds and cup.row.round == 1
            if late:
                waits = waits.joined(row.number).line(self._clock.now(), "cup-came-late", who=row.number)
            return await self._done(cup, waits)

    async def withdraw(self, cup_id: int, user_id: int) -> Cup:
        """Give up a place, or one on the reserve list, before it is played. Raises Refused `cup-not-in`,
        `cup-plays`."""
        async with self.hold(cup_id) as cup:
            own = cup.own(user_id)
            if own.state not in ("in", "reserve"):
                raise Refused("cup-plays")
            return await self._done(cup, await self._withdrawn(cup, own))

    async def _withdrawn(self, cup: Cup, one: PersonRow) -> Cup:
        """The same without somebody who has not played, whose place goes on."""
        after = cup.without(one.number)
        if cup.row.state == "gathering" and one.state == "in" and len(cup.in_state("in")) >= self._room(cup):
            after = await self._next_in(after)
        return after

    def _room(self, cup: Cup) -> int:
        return cup.row.size or plans.MOST[cup.row.form]

    async def _next_in(self, cup: Cup) -> Cup:
        """The first on the reserve list who is not new takes a place that has become free."""
        for one in cup.in_state("reserve"):
            if one.user_id is not None and not await self._is_new(cup.row, one.user_id):
                return cup.with_person(one, state="in")
        return cup

    def _returned(self, cup: Cup, before: PersonRow) -> Cup:
        if before.why != "left":
            raise Refused("cup-back-by-director")
        return cup.back(before.number).line(self._clock.now(), "cup-came-back", who=before.number)

    async def _next_number(self, cup: Cup) -> int:
        """The same people have the same numbers in every season of a league."""
        known = set(cup.people)
        if cup.row.follows is not None:
            known |= {one.number for one in await rows.people(self._db, cup.row.follows)}
        return max(known, default=0) + 1

    async def _is_new(self, row: CupRow, user_id: int) -> bool:
        """Whether somebody waits on the reserve list, whom nobody knows yet."""
        if not (await people.guild(self._db, row.guild_id)).has(WAITS):
            return False
        created = DISCORD_EPOCH + (user_id >> 22) // 1000
        if self._clock.now() - created < OLD_SECONDS:
            return True
        if len(await seat_rows.kept(self._db, user_id)) >= KNOWN_MATCHES:
            return False
        known = await rows.experienced(self._db, row.guild_id, KNOWN_MATCHES, KNOWN_PEOPLE)
        return known >= KNOWN_PEOPLE

    # --- leaving

    async def leave(self, cup_id: int, user_id: int) -> Cup:
        """Leave a cup that is played: computers finish the own matches. Raises Refused `cup-not-in`, `cup-over`."""
        async with self.hold(cup_id) as cup:
            own = cup.own(user_id)
            if cup.row.state != "running":
                raise Refused("cup-over")
            if own.state != "playing":
                raise Refused("cup-not-in")
            after = cup.left(own.number, "left").line(self._clock.now(), "cup-left", who=own.number)
            return await self._done(cup, after)

    async def answer(self, offer_id: int, user_id: int, *, takes: bool) -> Cup:
        """A reserve plays on for somebody, or does not. Raises Refused `cup-offer-over`."""
        offer = await rows.offer(self._db, offer_id)
        if offer is None:
            raise Refused("cup-offer-over")
        async with self.hold(offer.cup_id) as cup:
            asked = cup.person(user_id)
            if offer not in cup.offers or asked is None or asked.number != offer.reserve or not cup.is_open(offer):
                raise Refused("cup-offer-over")
            if not takes:
                return await self._done(cup, _declined(cup, offer))
            # Whoever has played, and is replaced by the director, has not stayed away.
            acted = any(row.acted and row.user_id == cup.people[offer.absent].user_id for row in cup.sits)
            after = cup.replaced(offer.absent, offer.reserve, "removed" if acted else "absent")
            after = after.line(self._clock.now(), "cup-replaced", who=offer.absent, by=offer.reserve)
            return await self._done(cup, after)

    async def offer(self, offer_id: int) -> OfferRow | None:
        """A question to a reserve; None once it is answered."""
        return await rows.offer(self._db, offer_id)

    async def unanswered(self, due: DeadlineRow) -> None:
        """A reserve has not answered: the next one is asked."""
        offer = await rows.offer(self._db, due.about)
        if offer is None:
            async with self._db.write() as tx:
                await deadlines.remove(tx, due)
            return
        async with self.hold(offer.cup_id) as cup:
            if offer in cup.offers:
                await self._done(cup, _declined(cup, offer))

    # --- what a director decides; each raises Refused as `_directed`

    async def set_options(self, cup_id: int, user_id: int, options: Mapping[str, OptionValue], *, manager: bool) -> Cup:
        """Choose the options of the game, as long as nobody else has signed up.

        Raises Refused `cup-others-in` too, BadOptions.
        """
        async with self._directed(cup_id, user_id, "gathering", manager=manager) as (cup, now):
            if any(one.user_id != user_id for one in cup.people.values()):
                raise Refused("cup-others-in")
            game = registry.game(cup.row.game)
            chosen = complete(game.options, cup.row.seats, {**cup.row.options, **options})
            check_needs(game.options, chosen)
            return await self._done(cup, cup.changed(options=chosen).line(now, "cup-by-options", user_id))

    async def begin(self, cup_id: int, user_id: int, *, manager: bool) -> Cup:
        """Let it begin with those who have signed up. Raises Refused `cup-too-few` too."""
        async with self._directed(cup_id, user_id, "gathering", manager=manager) as (cup, now):
            enough = len(cup.in_state("in", "reserve"))
            if enough < plans.LEAST[cup.row.form]:
                raise Refused("cup-too-few", people=enough, least=plans.LEAST[cup.row.form])
            return await self._done(cup, cup.changed(begins_by=now).line(now, "cup-by-begin", user_id))

    async def call_off(self, cup_id: int, user_id: int, *, manager: bool) -> Cup:
        """End it: before it began without a match, later with the standings as they are."""
        async with self._directed(cup_id, user_id, "gathering", "running", manager=manager) as (cup, now):
            if cup.row.state == "gathering":
                return await self._done(cup, cup.off(now).line(now, "cup-by-off", user_id))
            after = cup
            for link in cup.live_links():
                after = after.aside(link)
            after = await beside(after.over, now)
            return await self._done(cup, after.line(now, "cup-by-end", user_id))

    async def set_date(self, cup_id: int, user_id: int, at: int, *, manager: bool) -> Cup:
        """Until when people sign up, or the date of the round that runs. Raises Refused `cup-time` too."""
        async with self._directed(cup_id, user_id, "gathering", "running", manager=manager) as (cup, now):
            if not now < at <= now + LONGEST_SECONDS:
                raise Refused("cup-time", days=LONGEST_SECONDS // DAY)
            column = "begins_by" if cup.row.state == "gathering" else "round_until"
            return await self._done(cup, cup.changed(**{column: at}).line(now, "cup-by-date", user_id, at=at))

    async def name_deputy(self, cup_id: int, user_id: int, deputy_id: int, *, manager: bool) -> Cup:
        """Somebody may decide everything beside the director; the director named again directs alone."""
        async with self._directed(cup_id, user_id, "gathering", "running", manager=manager) as (cup, now):
            alone = deputy_id == cup.row.director_id
            after = cup.changed(deputy_id=None if alone else deputy_id)
            return await self._done(cup, after.line(now, "cup-by-no-deputy" if alone else "cup-by-deputy", user_id))

    async def remove(self, cup_id: int, user_id: int, number: int, *, manager: bool) -> Cup:
        """Somebody is out: before it began without more, later computers play on. Raises Refused `cup-not-in` too."""
        async with self._directed(cup_id, user_id, "gathering", "running", manager=manager) as (cup, now):
            one = _known(cup, number)
            if one.state in ("in", "reserve"):
                after = await self._withdrawn(cup, one)
                return await self._done(cup, after.line(now, "cup-by-withdrawn", user_id))
            if one.state != "playing":
                raise Refused("cup-not-in")
            return await self._done(cup, cup.left(number, "removed").line(now, "cup-by-removed", user_id, who=number))

    async def bring_back(self, cup_id: int, user_id: int, number: int, *, manager: bool) -> Cup:
        """Somebody who had left plays again from the next round on. Raises Refused `cup-not-in` too, and why not."""
        async with self._directed(cup_id, user_id, "running", manager=manager) as (cup, now):
            one = _known(cup, number)
            if one.state != "out" or one.user_id is None:
                raise Refused("cup-not-left")
            return await self._done(cup, cup.back(number).line(now, "cup-by-back", user_id, who=number))

    async def substitute(self, cup_id: int, user_id: int, number: int, *, manager: bool) -> Cup:
        """The first reserve is asked to play on for somebody at once.

        Raises Refused `cup-not-in`, `cup-asked-already`, `cup-no-reserve` too.
        """
        async with self._directed(cup_id, user_id, "running", manager=manager) as (cup, now):
            if _known(cup, number).state != "playing":
                raise Refused("cup-not-in")
            if any(one.absent == number for one in cup.offers):
                raise Refused("cup-asked-already")
            if (reserve := _free_reserve(cup)) is None:
                raise Refused("cup-no-reserve")
            told = cup.line(now, "cup-by-asked", user_id, who=number, by=reserve.number)
            return await self._done(cup, await self._asked(told, number, reserve, now, directed=True))

    async def set_aside(self, cup_id: int, user_id: int, match_id: int, *, manager: bool) -> Cup:
        """A match counts for nobody, and is played no more. Raises Refused `cup-no-match`, `cup-went-on` too."""
        async with self._directed(cup_id, user_id, "running", manager=manager) as (cup, now):
            after = cup.aside(_open_link(cup, match_id))
            return await self._done(cup, after.line(now, "cup-by-aside", user_id, match=match_id))

    async def set_result(self, cup_id: int, user_id: int, match_id: int, order: Sequence[int], *, manager: bool) -> Cup:
        """A match counts as if it had ended in this order, and is played no more.

        order: everybody who is ranked there, the first one first. Raises Refused `cup-no-match`, `cup-no-result`,
        `cup-went-on` too.
        """
        async with self._directed(cup_id, user_id, "running", manager=manager) as (cup, now):
            division, match = cup.table(_open_link(cup, match_id))
            if sorted(order) != sorted(match.people):
                raise Refused("cup-no-result")
            places = [1 + list(order).index(one) for one in match.people]
            after = cup.played(division, division.data.ended(match.round, match.table, places))
            return await self._done(cup, after.line(now, "cup-by-result", user_id, match=match_id))

    async def _done(self, before: Cup, after: Cup) -> Cup:
        """Write a step, and let it be seen what follows."""
        await self.keep(before, after)
        return after

    # --- what follows by itself

    async def look(self, due: DeadlineRow) -> None:
        """See how a cup stands, do what follows, and open the tables that are missing."""
        claim = await self._claim(due)
        if claim is None:
            return
        try:
            async with self.hold(due.about) as cup:
                after = await self._looked(cup)
                await self.keep(cup, after, claim)
                await self._open_tables(after.row.id)
        except Refused as error:
            if error.code != "cup-none":
                raise
            async with self._db.write() as tx:
                await deadlines.remove(tx, claim)

    async def _claim(self, due: DeadlineRow) -> DeadlineRow | None:
        """What is due, at a time that has passed: whatever happens while it is looked puts a later one in its place,
        and a look that was cut off is still due. None if it was moved meanwhile."""
        async with self._db.write() as tx:
            await deadlines.later(tx, due, self._clock.now() - 1)
            found = await deadlines.get(tx, 0, LOOK, due.about)
        return found if found is not None and found.due_at < self._clock.now() else None

    async def _looked(self, cup: Cup) -> Cup:
        """The same with all that follows from how it stands."""
        now = self._clock.now()
        if cup.row.state in ("gathering", "running"):
            cup = await self._without_barred(cup)
        if cup.row.state == "gathering":
            return await self._gathered(cup, now)
        if cup.row.state != "running":
            return cup
        after = await self._without_absent(cup.counted(), now)
        if now >= after.stops_at() + GIVEN_UP_SECONDS:
            for link in after.live_links():
                after = after.aside(link).line(now, "cup-given-up", match=link.match_id)
        while after.row.state == "running" and not after.running():
            seconds = (await self.facts.times(after)).round
            after = await beside(after.next_round, now, seconds)
        return after

    async def _gathered(self, cup: Cup, now: int) -> Cup:
        """Begun, if it is full or its time has come; called off where too few have signed up by then."""
        for one in cup.in_state("in", "reserve"):
            if one.user_id is None:
                cup = cup.without(one.number)
        signed = cup.in_state("in")
        if now >= cup.row.begins_by:
            for one in cup.in_state("reserve")[: max(0, self._room(cup) - len(signed))]:
                cup = cup.with_person(one, state="in")
            signed = cup.in_state("in")
            if len(signed) < plans.LEAST[cup.row.form]:
                return cup.off(now).line(now, "cup-too-few-came", count=len(signed))
        elif not cup.row.size or len(signed) < cup.row.size:
            return cup
        strongest = await self._strongest(cup, signed)
        before = None if cup.row.follows is None else await self.get(cup.row.follows)
        try:
            return await beside(cup.begun, strongest, before, now, (await self.facts.times(cup)).round)
        except ValueError:  # so many people cannot be shared out among tables of this game
            return cup.off(now).line(now, "cup-ends-no-tables")

    async def _without_barred(self, cup: Cup) -> Cup:
        """Without those who wait to play and may not any more; about those who play their director decides."""
        for person in cup.in_state("in", "reserve"):
            try:
                if person.user_id is not None:
                    await self._door.check_enters(self._db, cup.row.guild_id, person.user_id)
            except Refused:
                cup = cup.without(person.number)
        return cup

    async def _strongest(self, cup: Cup, signed: Sequence[PersonRow]) -> list[int]:
        """Who has signed up, by their ratings; those without one behind the others, who signed up first before."""
        rated = {row.user_id: row.mu for row in await rating_rows.of_game(self._db, cup.row.guild_id, cup.row.game)}
        ordered = sorted(signed, key=lambda one: (-rated.get(one.user_id or 0, float("-inf")), one.number))
        return [one.number for one in ordered]

    async def _without_absent(self, cup: Cup, now: int) -> Cup:
        """Without those who have gone, have run out of time by the date, or have never shown up."""
        for one in cup.in_state("playing"):
            if one.user_id is None:
                cup = cup.left(one.number, "forgotten").line(now, "cup-forgotten")
        acted = cup.acted()
        cup = msgspec.structs.replace(cup, offers=tuple(one for one in cup.offers if cup.is_open(one)))
        for number, why in (await self._who_is_late(cup, acted, now)).items():
            if cup.people[number].state != "playing":
                continue
            if why in ("time", "left"):
                cup = cup.left(number, why).line(now, f"cup-out-{why}", who=number)
            elif any(one.absent == number for one in cup.offers):
                continue
            elif (reserve := _free_reserve(cup)) is not None:
                cup = await self._asked(cup, number, reserve, now)
            else:
                cup = cup.absent(number).line(now, "cup-out-absent", who=number)
        return cup

    async def _who_is_late(self, cup: Cup, acted: set[int | None], now: int) -> dict[int, Why]:
        """Whoever is not to be waited for, and why."""
        found: dict[int, Why] = {}
        for link in cup.live_links():
            stands = cup.matches.get(link.match_id)
            if stands is None or stands.trouble is not None:
                continue
            rows_there = {row.seat: row for row in cup.sits if row.match_id == link.match_id}
            for seat, user_id in enumerate(cup.seated(link)):
                row, number = rows_there[seat], link.seats[seat]
                if user_id is None or number not in cup.people:
                    continue
                if row.left_by == user_id and row.user_id is None:
                    found[number] = "left"
                elif row.user_id == user_id and row.late and user_id not in acted:
                    found.setdefault(number, "absent")
                elif row.user_id != user_id or now < (cup.row.round_until or now):
                    continue
                elif row.late or (row.asked and await self._is_away_for_long(cup, user_id, now)):
                    found.setdefault(number, "time")
        return found

    async def _is_away_for_long(self, cup: Cup, user_id: int, now: int) -> bool:
        """Whether somebody has been on vacation for longer than a round allows."""
        player = await people.player(self._db, user_id)
        away = min(now, player.away_until) - max(cup.row.round_at or now, player.away_from)
        return away > cup.row.vacation * DAY

    async def _asked(self, cup: Cup, number: int, reserve: PersonRow, now: int, *, directed: bool = False) -> Cup:
        """With a reserve asked to play on for somebody."""
        assert reserve.user_id is not None
        until = Calendar(await people.player(self._db, reserve.user_id)).after(now, ANSWER_SECONDS)
        offer = OfferRow(0, cup.row.id, number, reserve.number, until, directed)
        return msgspec.structs.replace(cup, offers=(*cup.offers, offer))

    # --- tables

    async def _open_tables(self, cup_id: int) -> None:
        """Open the tables that are missing, each in a transaction of its own; the lock of the cup is held."""
        cup = await self.get(cup_id)
        missing = cup.to_open() if cup.row.state == "running" else []
        for division, match in missing:
            with confined(log, "cup %s: a table cannot be opened", cup_id):
                match_id = await self._open(cup, division.number, match)
                async with self._door.hold(match_id):
                    pass  # its computers are let act, and what it wishes is sent
        if missing:
            async with self._db.write() as tx:
                for one in cup.divisions:
                    await show(tx, STANDINGS, one.id, 0, self._clock.now())

    async def _look_later(self, tx: Change, cup: Cup) -> None:
        if (at := self._next_look(cup, self._clock.now())) is not None:
            await deadlines.put(tx, None, LOOK, cup.row.id, at, on_the_wall=True)

    async def _open(self, cup: Cup, division: int, match: Match) -> int:
        """The number of the table of a match, which has begun: nobody waits at it for anybody.

        Computers sit there for those who have left since it was paired.
        """
        row, game, now = cup.row, registry.game(cup.row.game), self._clock.now()
        seats: list[SeatRow] = []
        for one in match.people:
            person = cup.people[one]
            if person.user_id is None or one in match.left:
                seats.append(new_computer(game, seats))
            else:
                seats.append(SeatRow(len(seats), person.user_id, "person", person.name))
        host = next(one.user_id for one in seats if one.user_id is not None)
        async with self._door.write() as tx:
            match_id = await open_table(
                tx,
                self._door.hears,
                game,
                seats,
                now,
                options=row.options,
                guild_id=row.guild_id,
                channel_id=row.channel_id,
                host_id=host,
                pace=row.pace,
                language=row.language,
                bound=True,
            )
            await rows.add_link(tx, row.id, MatchLink(match_id, division, match.round, match.table, match.people))
            await self._matches.begin_in(tx, await tables.read(tx, match_id))
        return match_id

    async def mend(self, tx: Change, due: DeadlineRow, table: Table) -> bool:
        """Bring a match, whose lock is held, in line with its cup: who sits there, and whether it is played."""
        cup_id = await rows.cup_of(tx, table.row.id)
        if cup_id is None or table.row.status != "running":
            return False
        cup = await loaded(tx, cup_id)
        link = next(one for one in cup.links if one.match_id == table.row.id)
        if cup.row.state != "running" or not cup.table(link)[1].running:
            await self._door.end(tx, table)
            return True
        for seat, user_id in enumerate(cup.seated(link)):
            there = table.seats[seat].user_id
            if user_id is not None and there is None and table.seats[seat].left_by == user_id:
                continue  # they have just left the table, and so the cup, which hears of it next
            if there != user_id and table.row.status == "running":
                name = "" if user_id is None else cup.people[link.seats[seat]].name
                if user_id is None:
                    table = await self._seats.to_computer(tx, table, seat)
                else:
                    table = await self._seats.hand_over(tx, table, seat, user_id, name)
        now = self._clock.now()
        if table.row.status == "running" and now >= cup.stops_at():
            asked = [seat for seat in table.actors() if table.seats[seat].user_id is not None]
            await self._seats.stand_in(tx, table, asked)
            await deadlines.put(tx, table.row.id, MEND, TABLE, now + STEP_SECONDS)
        return True

    # --- what is heard of matches and people

    async def over(self, tx: Change, match: Glance) -> None:
        """A result, or none."""
        await self._heard(tx, match)

    async def late(self, tx: Change, table: Table, seat: int) -> None:
        """Somebody's bank is empty."""
        await self._heard(tx, table)

    async def left(self, tx: Change, match: Glance, user_id: int) -> None:
        """Nobody's rating changes by a seat that was left."""
        if match.row.bound:
            await rating_rows.leave_out(tx, match.row.id, user_id)
        await self._heard(tx, match)

    async def forgotten(self, tx: Change, user_id: int) -> None:
        """Whoever is forgotten leaves."""
        for row in await rows.of_person(tx, user_id):
            await self._look_now(tx, row.id)

    async def barred(self, tx: Change, guild_id: int, user_id: int) -> None:
        """Whoever waits to play waits no more."""
        for row in await rows.of_person(tx, user_id):
            if row.guild_id == guild_id:
                await self._look_now(tx, row.id)

    async def _heard(self, tx: Change, match: Glance) -> None:
        if match.row.bound and (cup_id := await rows.cup_of(tx, match.row.id)) is not None:
            await self._look_now(tx, cup_id)

    # --- what pages ask

    async def of_guild(self, guild_id: int, *states: rows.State, most: int = 10) -> list[CupRow]:
        """The cups of a server in these states, the newest first."""
        return await rows.of_guild(self._db, guild_id, states, most)

    async def of_person(self, user_id: int) -> list[CupRow]:
        """The cups in which somebody takes part now, the newest first."""
        return await rows.of_person(self._db, user_id)

    async def medals(self, user_id: int, guild_id: int) -> list[rows.MedalRow]:
        """Where somebody was among the first three on a server, the newest cup first."""
        return await rows.medals(self._db, user_id, guild_id)

    async def won(self, user_id: int) -> int:
        """How many cups somebody has won."""
        return await rows.won(self._db, user_id)

    async def of_division(self, division_id: int) -> Cup:
        """The cup to which a division belongs. Raises Refused `cup-none`."""
        return await self.get(await rows.cup_of_division(self._db, division_id))

    async def of_match(self, match_id: int) -> int | None:
        """The cup to which a match belongs."""
        return await rows.cup_of(self._db, match_id)

    async def noted(self, cup: Cup) -> tuple[list[Helped], list[AtOnce]]:
        """The pairs of a cup that whoever directs it may want to look at."""
        users = {one.user_id for one in cup.people.values() if one.user_id is not None}
        async with self._db.read() as look:
            steps = await rows.steps(look, cup.row, self._clock.now() - WATCHED_SECONDS)
            answers = await rows.answers(look, cup.row.id)
        return await beside(watch.helped, steps, users), await beside(watch.at_once, answers)


async def loaded(look: Reading, cup_id: int) -> Cup:
    """A cup as one transaction sees it. Raises Refused `cup-none`."""
    row = await rows.get(look, cup_id)
    if row is None:
        raise Refused("cup-none")
    links = await rows.links(look, cup_id)
    now = [one.match_id for one in links if one.round == row.round]
    return Cup(
        row,
        {one.number: one for one in await rows.people(look, cup_id)},
        tuple(await rows.divisions(look, cup_id)),
        tuple(links),
        tuple(await rows.offers(look, cup_id)),
        await rows.states_of(look, now),
        tuple(await rows.who_sits(look, now) if row.state == "running" else ()),
    )


def check_director(cup: Cup, user_id: int, *, manager: bool) -> None:
    """Raises Refused `cup-not-director`."""
    if not (manager or cup.directs(user_id)):
        raise Refused("cup-not-director")


def _free_reserve(cup: Cup) -> PersonRow | None:
    """The first on the reserve list who is not asked already."""
    asked = {one.reserve for one in cup.offers}
    return next((one for one in cup.in_state("reserve") if one.number not in asked and one.user_id is not None), None)


def _declined(cup: Cup, offer: OfferRow) -> Cup:
    """Whoever does not play on for somebody waits no more."""
    return cup.without(offer.reserve)


def _known(cup: Cup, number: int) -> PersonRow:
    """Raises Refused `cup-not-in`."""
    if number not in cup.people:
        raise Refused("cup-not-in")
    return cup.people[number]


def _open_link(cup: Cup, match_id: int) -> MatchLink:
    """A match whose result may be another one: in a knock-out the next stage is played by those who went on.

    Raises Refused `cup-no-match`, `cup-went-on`.
    """
    found = next((one for one in cup.links if one.match_id == match_id), None)
    if found is None:
        raise Refused("cup-no-match")
    if cup.row.form == "knockout" and found.round < cup.row.round:
        raise Refused("cup-went-on")
    return found
