"""A cup as a value, and what happens to it: each step gives another one, with what everybody is to read of it.

Pure: whoever loads and stores it is the service. People are numbers here, as in `engine.cups`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from bot.clock import DAY
from bot.features.cups import plans
from bot.features.cups.rows import (
    CupRow,
    DivisionRow,
    Fact,
    LineRow,
    MatchLink,
    OfferRow,
    PersonRow,
    SitsRow,
    Stands,
    Why,
)
from bot.services.errors import Refused
from engine.core.outcome import Outcome
from engine.cups import knockout, league, swiss, together
from engine.cups.knockout import Bracket
from engine.cups.model import Cup as Played
from engine.cups.model import CupError, Match, Round
from engine.cups.standings import Standing, needed, order, outlook, standings

STOP_SECONDS: Final = 3 * DAY
"""So long after the date of a round computers play on for whoever is asked."""
GIVEN_UP_SECONDS: Final = DAY
"""So long after that a match that is not over yet counts for nobody: nobody can play it."""

Table = tuple[DivisionRow, Match]
"""A match of the cup with its division."""


class Shown(NamedTuple):
    """What a division is shown by. It takes up to some tenths of a second to say, so nobody says it on the event loop.

    order: everybody with points and sums.   final: who is there, the first one first.
    made, known: the bracket of a knock-out, and who has got where in it.   on: who goes on from a table that is over.
    """

    order: tuple[Standing, ...]
    final: tuple[int, ...]
    made: Bracket | None
    known: Bracket | None
    on: dict[tuple[int, int], tuple[int, ...]]

    def of(self, number: int) -> Standing | None:
        """How somebody stands."""
        return next((one for one in self.order if one.person == number), None)


class Prospects(NamedTuple):
    """What can still become of somebody. needed: a place in the end -> which one in each own match is surely enough."""

    best: int
    worst: int
    needed: dict[int, int]


class Cup(msgspec.Struct, frozen=True):
    """A cup as it stands. matches: of the round that runs, or was last.   sits: who sits there, while it runs.
    told: what is to be told of it."""

    row: CupRow
    people: dict[int, PersonRow] = {}
    divisions: tuple[DivisionRow, ...] = ()
    links: tuple[MatchLink, ...] = ()
    offers: tuple[OfferRow, ...] = ()
    matches: dict[int, Stands] = {}
    sits: tuple[SitsRow, ...] = ()
    told: tuple[LineRow, ...] = ()

    # --- looking at it

    def person(self, user_id: int) -> PersonRow | None:
        """Somebody who has to do with it."""
        return next((one for one in self.people.values() if one.user_id == user_id), None)

    def own(self, user_id: int) -> PersonRow:
        """The same. Raises Refused `cup-not-in`."""
        found = self.person(user_id)
        if found is None:
            raise Refused("cup-not-in")
        return found

    def in_state(self, *states: str) -> list[PersonRow]:
        """Those who take part like that, in the order in which they signed up."""
        return [one for _, one in sorted(self.people.items()) if one.state in states]

    def directs(self, user_id: int) -> bool:
        """Whether somebody may decide what the bot would."""
        return user_id in (self.row.director_id, self.row.deputy_id)

    def division_of(self, number: int) -> DivisionRow | None:
        """Where somebody plays or has played."""
        return next((one for one in self.divisions if number in one.data.people), None)

    def tables(self) -> list[Table]:
        """Every match of every division."""
        return [(division, match) for division in self.divisions for match in division.data.matches]

    def running(self) -> list[Table]:
        """Those that are still to be played."""
        return [one for one in self.tables() if one[1].running]

    def link(self, division: DivisionRow, match: Match) -> MatchLink | None:
        """Where a match is played; None while it is to be opened."""
        place = division.number, match.round, match.table
        return next((one for one in self.links if (one.division, one.round, one.number) == place), None)

    def table(self, link: MatchLink) -> Table:
        """What is played in a match. Raises KeyError if there is none."""
        division = next((one for one in self.divisions if one.number == link.division), None)
        if division is None:
            raise KeyError(link.division)
        return division, division.data.match(link.round, link.number)

    def to_open(self) -> list[Table]:
        """The matches whose tables are not open yet."""
        return [(division, match) for division, match in self.running() if self.link(division, match) is None]

    def seated(self, link: MatchLink) -> tuple[int | None, ...]:
        """Who is to sit where in a match: None for a computer."""
        _, match = self.table(link)
        gone = match.left | {0}
        return tuple(None if one in gone else self.people[one].user_id for one in link.seats)

    def live_links(self) -> list[MatchLink]:
        """The matches that are still to be counted."""
        return [link for division, match in self.running() if (link := self.link(division, match)) is not None]

    def acted(self) -> set[int | None]:
        """Who has shown up in the round that runs."""
        return {row.user_id for row in self.sits if row.acted}

    def is_open(self, offer: OfferRow) -> bool:
        """Whether a reserve is still needed: not for somebody who has shown up, unless a director wants that."""
        return offer.directed or self.people[offer.absent].user_id not in self.acted()

    @property
    def size(self) -> int:
        """How many sit at its largest table, or are to as a rule."""
        return max((len(link.seats) for link in self.links), default=self.row.seats)

    def stops_at(self) -> int:
        """When computers play on for whoever is asked."""
        return (self.row.round_until or 0) + STOP_SECONDS

    def final_order(self, division: DivisionRow) -> tuple[int, ...]:
        """Who is there, the first one first; nobody where no match has counted."""
        if not any(match.places and not match.void for match in division.data.matches):
            return ()
        if self.row.form != "knockout":
            return order(division.data)
        return tuple(one for one in knockout.ranking(division.data) if division.data.entrant(one).left is None)

    # --- changing it

    def line(self, at: int, key: str, by: int | None = None, /, **facts: Fact) -> Cup:
        """The same with something to be read by everybody. by: the person who has decided it."""
        return msgspec.structs.replace(self, told=(*self.told, LineRow(at, key, facts, by)))

    def changed(self, **changes: object) -> Cup:
        """The same with other columns."""
        return msgspec.structs.replace(self, row=msgspec.structs.replace(self.row, **changes))

    def with_person(self, row: PersonRow, **changes: object) -> Cup:
        """The same with somebody taking part otherwise."""
        return msgspec.structs.replace(
            self, people={**self.people, row.number: msgspec.structs.replace(row, **changes)}
        )

    def without(self, number: int) -> Cup:
        """The same without somebody who has not played, nor is asked to."""
        people = {key: one for key, one in self.people.items() if key != number}
        offers = tuple(one for one in self.offers if one.reserve != number)
        return msgspec.structs.replace(self, people=people, offers=offers)

    def played(self, division: DivisionRow, data: Played) -> Cup:
        """The same with something else played in a division."""
        divisions = tuple(
            msgspec.structs.replace(one, data=data) if one.number == division.number else one for one in self.divisions
        )
        return msgspec.structs.replace(self, divisions=divisions)

    # --- what results bring

    def counted(self) -> Cup:
        """The same with the results of the matches that are over."""
        found = self
        for division, match in self.running():
            link = self.link(division, match)
            stands = None if link is None else self.matches.get(link.match_id)
            if link is not None and (stands is None or stands.status in ("finished", "ended")):
                found = found._result(division.number, match, link, stands)
        return found

    def _result(self, number: int, match: Match, link: MatchLink, stands: Stands | None) -> Cup:
        division = next(one for one in self.divisions if one.number == number)
        if stands is None or stands.outcome is None or stands.status != "finished":
            return self.played(division, division.data.aside(match.round, match.table))
        places, scores = result_of(stands.outcome, link, match)
        return self.played(division, division.data.ended(match.round, match.table, places, scores))

    def aside(self, link: MatchLink) -> Cup:
        """The same with a match that counts for nobody."""
        division, match = self.table(link)
        return self.played(division, division.data.aside(match.round, match.table))

    # --- who leaves, and who comes

    def left(self, number: int, why: Why) -> Cup:
        """The same without somebody from now on: computers finish what they play, and they are last there."""
        return self._gone(number, why, lambda data: data.left(number))

    def absent(self, number: int, why: Why = "absent") -> Cup:
        """The same without somebody who has never shown up: computers play, and nobody is ranked there."""
        found = self._gone(number, why, lambda data: data.absent(number))
        return found._instead(number, 0)

    def replaced(self, number: int, reserve: int, why: Why = "absent") -> Cup:
        """The same with a reserve in everything that somebody has not finished."""
        found = self._gone(number, why, lambda data: data.replaced(number, reserve))
        return found._instead(number, reserve).with_person(self.people[reserve], state="playing")

    def _gone(self, number: int, why: Why, leave: Callable[[Played], Played]) -> Cup:
        division = self.division_of(number)
        found = self.with_person(self.people[number], state="out", why=why)
        offers = tuple(one for one in self.offers if number not in (one.absent, one.reserve))
        found = msgspec.structs.replace(found, offers=offers)
        return found if division is None else found.played(division, _tried(leave, division.data))

    def _instead(self, number: int, other: int) -> Cup:
        """Seats that are still played for are another person's, or nobody's."""
        live = {link.match_id for link in self.live_links()}
        links = tuple(
            msgspec.structs.replace(one, seats=tuple(other if seat == number else seat for seat in one.seats))
            if one.match_id in live
            else one
            for one in self.links
        )
        return msgspec.structs.replace(self, links=links)

    def back(self, number: int) -> Cup:
        """The same with somebody who had left, from the next round on. Raises Refused."""
        division = self.division_of(number)
        self._check_more_rounds()
        if division is None:
            raise Refused("cup-not-in")
        return self.played(division, _tried(lambda data: data.back(number), division.data)).with_person(
            self.people[number], state="playing", why=""
        )

    def joined(self, number: int) -> Cup:
        """The same with somebody more, from the second round on. Raises Refused."""
        self._check_more_rounds()
        return self.played(
            self.divisions[0], _tried(lambda data: data.joined(number), self.divisions[0].data)
        ).with_person(self.people[number], state="playing")

    @property
    def more_rounds(self) -> bool:
        """Whether a round comes for which somebody may still join, or come back."""
        return self.row.state == "running" and self.row.form == "swiss" and self.row.round < self.row.rounds

    def _check_more_rounds(self) -> None:
        if not self.more_rounds:
            raise Refused("cup-no-more-rounds")

    def may_return(self, one: PersonRow) -> bool:
        """Whether somebody who leaves may come back without being brought: once, from the next round on."""
        division = self.division_of(one.number)
        return self.more_rounds and division is not None and not division.data.entrant(one.number).missed

    # --- rounds

    def begun(self, strongest: Sequence[int], before: Cup | None, now: int, seconds: int) -> Cup:
        """The same with its first round. It may take a second.

        strongest: who has signed up, the strongest first.   before: the season before.   Raises ValueError, CupError.
        """
        groups: Sequence[Sequence[int]] = [strongest]
        if self.row.form == "league":
            groups = league.divided(strongest)
            if before is not None:
                groups = league.next_season([one.data for one in before.divisions], strongest, strongest).divisions
        divisions: list[DivisionRow] = []
        for number, group in enumerate(groups, 1):
            data = Played.of(self.row.seed, group)
            began = DivisionRow(0, number, tuple(group), data)
            made = self._paired(began)
            assert made is not None
            divisions.append(msgspec.structs.replace(began, data=data.paired(made)))
        people = {
            key: msgspec.structs.replace(one, state="playing") if one.state == "in" else one
            for key, one in self.people.items()
        }
        found = msgspec.structs.replace(self, people=people, divisions=tuple(divisions))
        return found.changed(state="running")._at_round(1, now, seconds)

    def next_round(self, now: int, seconds: int) -> Cup:
        """The same with the next round, if there is one; else it is over. It may take a second."""
        if self.row.form not in ("swiss", "knockout"):
            return self.over(now)
        (division,) = self.divisions
        try:
            made = self._paired(division)
        except CupError as error:
            return self.line(now, f"cup-ends-{error.code}", **error.values).over(now)
        if made is None:
            return self.over(now)
        found = self.played(division, division.data.paired(made))
        return found._at_round(made.number, now, seconds)

    def _paired(self, division: DivisionRow) -> Round | None:
        """The next round of a division; None after the last one."""
        data, row = division.data, self.row
        seats = plans.seats_at(row, len(division.began))
        if row.form == "swiss":
            return swiss.next_round(data, seats, row.rounds) if data.rounds < row.rounds else None
        if row.form == "knockout":
            return knockout.next_round(knockout.bracket(division.began, seats, row.through), data)
        return Round(1, together.all_at_once(division.began, seats))

    def _at_round(self, number: int, now: int, seconds: int) -> Cup:
        return self.changed(round=number, round_at=now, round_until=now + seconds)

    def over(self, now: int) -> Cup:
        """The same once it has ended, with the places."""
        people = dict(self.people)
        for division in self.divisions:
            for place, number in enumerate(self.final_order(division), 1):
                people[number] = msgspec.structs.replace(people[number], place=place)
        found = msgspec.structs.replace(self, people=people, offers=())
        return found.changed(state="over", ended_at=now, round_until=None)

    def off(self, now: int) -> Cup:
        """The same once it is called off."""
        return msgspec.structs.replace(self, offers=()).changed(state="off", ended_at=now)


def shown_by(cup: Cup, division: DivisionRow) -> Shown:
    """What a division is shown by."""
    data, found, final = division.data, standings(division.data), cup.final_order(division)
    if cup.row.form != "knockout":
        return Shown(found, final, None, None, {})
    made = knockout.bracket(division.began, plans.seats_at(cup.row, len(division.began)), cup.row.through)
    over = [one for one in data.matches if not one.running and not one.void]
    on = {(one.round, one.table): knockout.going_on(data, one, made.through(one.round, one.table) or 1) for one in over}
    return Shown(found, final, made, knockout.known(made, data), on)


def prospects(cup: Cup, division: DivisionRow, number: int) -> Prospects:
    """What can still become of somebody who is there."""
    data = division.data
    to_come = max(0, plans.rounds_of(cup.row, len(division.began)) - cup.row.round)
    seen = outlook(data, number, to_come, cup.row.seats)
    if to_come or not any(match.running for match in data.of_person(number)):
        return Prospects(seen.best, seen.worst, {})
    goals = [1]
    if len(cup.divisions) > 1:
        there = sum(one.left is None for one in data.entrants)
        goals = [1 if division.number == 1 else league.MOVE, there - league.MOVE]
    found = {goal: needed(data, number, goal) for goal in goals if goal > 0 and seen.worst > goal}
    return Prospects(seen.best, seen.worst, {goal: place for goal, place in found.items() if place})


def result_of(outcome: Outcome, link: MatchLink, match: Match) -> tuple[list[int], list[int]]:
    """The places and the scores of the people of a match, in their order there: computers count as not there."""
    seat_of = {number: seat for seat, number in enumerate(link.seats) if number}
    ranks = [outcome.ranks[seat_of[one]] for one in match.people]
    scores = [outcome.scores[seat_of[one]] for one in match.people]
    return [1 + sum(other < mine for other in ranks) for mine in ranks], scores


def _tried(change: Callable[[Played], Played], data: Played) -> Played:
    """What a change makes of what is played. Raises Refused with its code."""
    try:
        return change(data)
    except CupError as error:
        raise Refused(f"cup-{error.code}", **error.values) from error
