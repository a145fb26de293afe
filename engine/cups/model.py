"""What a cup is: who takes part, which matches there were and are, and how they ended. Values, never changed in place.

A `Cup` is all that the other modules see. Its methods give another cup, so every earlier one stays as it was; nothing
depends on the order in which people and matches were added.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

import msgspec

from engine.core.chance import Seeded

Person: TypeAlias = int
"""Whom the caller means by a number from 0 to 2 ** 64 - 1, the same one for the whole cup."""
Seating: TypeAlias = tuple[Person, ...]
"""Who plays at a table, by seat."""


class CupError(Exception):
    """Something that cannot be done in a cup: `code` names a sentence, `values` are the facts that it needs."""

    def __init__(self, code: str, **values: int) -> None:
        super().__init__(code, values)
        self.code, self.values = code, values


class Seats(msgspec.Struct, frozen=True):
    """How many sit at a table: at least, as a rule, at most. Raises ValueError unless 2 <= least <= usual <= most <= 6.

    Points are whole numbers for up to six at a table.
    """

    least: int
    usual: int
    most: int

    def __post_init__(self) -> None:
        if not 2 <= self.least <= self.usual <= self.most <= 6:
            raise ValueError(f"no table seats {self.least} to {self.most}, {self.usual} as a rule")


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part.

    joined: the first round they play in.   missed: rounds they were away for before they came back.
    left:   the first round they do not play any more; None while they are there.
    """

    person: Person
    joined: int = 1
    missed: tuple[int, ...] = ()
    left: int | None = None

    def plays(self, number: int) -> bool:
        """Whether they are there in this round."""
        return self.joined <= number and number not in self.missed and (self.left is None or number < self.left)


class Match(msgspec.Struct, frozen=True):
    """A match of a cup.

    round:   from 1.   table: from 0, within its round.   people: by seat; a seat of a computer is not among them.
    places:  by seat, once it has ended: 1 has won, equal ones share a place and the next is skipped; empty before.
    scores:  by seat, as the game counts them; empty if they are not known.
    left:    those who left it. They are last, whatever the computer that finished their seat has reached.
    aside:   it was set aside (by trouble or by the director): nobody has won or lost anything.
    """

    round: int
    table: int
    people: Seating
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    left: frozenset[Person] = frozenset()
    aside: bool = False

    @property
    def void(self) -> bool:
        """Whether it counts as not played: it was set aside, or fewer than two have stayed."""
        return self.aside or len(self.people) - len(self.left) < 2

    @property
    def running(self) -> bool:
        """Whether it is still to be played."""
        return not self.places and not self.void

    @property
    def ranks(self) -> tuple[int, ...]:
        """The places by seat, among people: who left is behind everybody who stayed. Empty until it has ended."""
        kept = [(one in self.left, 0 if one in self.left else place) for one, place in self._results()]
        return tuple(1 + sum(other < mine for other in kept) for mine in kept)

    def _results(self) -> Iterator[tuple[Person, int]]:
        return zip(self.people, self.places, strict=True) if self.places else iter(())


class Bye(msgspec.Struct, frozen=True):
    """Somebody who has no partner in a round at two a table."""

    round: int
    person: Person


class Round(msgspec.Struct, frozen=True):
    """A round that has been paired: its tables, and who has no partner."""

    number: int
    tables: tuple[Seating, ...]
    bye: Person | None = None


class Cup(msgspec.Struct, frozen=True):
    """A cup as far as it has come.

    seed:     16 secret bytes, fixed (and committed to) before anybody signs up; lots are drawn from it.
    entrants: in their order at the start, the strongest first.
    """

    seed: bytes
    entrants: tuple[Entrant, ...]
    matches: tuple[Match, ...] = ()
    byes: tuple[Bye, ...] = ()

    @classmethod
    def of(cls, seed: bytes, people: Iterable[Person]) -> Cup:
        """A cup that begins with these people, the strongest first. Raises ValueError if somebody is named twice."""
        found = cls(seed, tuple(Entrant(person) for person in people))
        if len(set(found.people)) < len(found.entrants):
            raise ValueError("somebody is named twice")
        return found

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who takes part or did."""
        return tuple(entrant.person for entrant in self.entrants)

    @property
    def rounds(self) -> int:
        """The last round that has been paired, 0 before the first."""
        return max((one.round for one in (*self.matches, *self.byes)), default=0)

    def entrant(self, person: Person) -> Entrant:
        """How somebody takes part. Raises KeyError for somebody who never did."""
        for entrant in self.entrants:
            if entrant.person == person:
                return entrant
        raise KeyError(person)

    def playing(self, number: int) -> tuple[Person, ...]:
        """Who is there in a round, in the order of the start."""
        return tuple(entrant.person for entrant in self.entrants if entrant.plays(number))

    def lot(self, person: Person) -> int:
        """The lot of somebody, the same from the start to the end, whoever else takes part. The smallest one wins."""
        return Seeded(seed=self.seed, draws=person).below(1 << 64)

    def joined(self, person: Person) -> Cup:
        """The same with somebody more, behind the others, from the round after the last one.

        What they have missed counts nothing. Raises CupError: `already-in`; `too-late` once two rounds are paired.
        """
        if person in self.people:
            raise CupError("already-in")
        if self.rounds > 1:
            raise CupError("too-late", round=self.rounds)
        return msgspec.structs.replace(self, entrants=(*self.entrants, Entrant(person, joined=self.rounds + 1)))

    def left(self, person: Person) -> Cup:
        """The same without somebody from the next round on; they have left what they still play. Raises CupError:
        `not-in`."""
        self._there(person)
        matches = tuple(
            msgspec.structs.replace(match, left=match.left | {person})
            if match.running and person in match.people
            else match
            for match in self.matches
        )
        gone = self._changed(person, left=self.rounds + 1)
        return msgspec.structs.replace(gone, matches=matches)

    def back(self, person: Person) -> Cup:
        """The same with somebody who had left, from the next round on. Raises CupError: `not-left`, `back-before` (one
        can come back once)."""
        entrant = self._known(person)
        if entrant.left is None:
            raise CupError("not-left")
        if entrant.missed:
            raise CupError("back-before")
        # Whoever comes back before the next round is paired has missed none, but has come back all the same.
        missed = tuple(range(entrant.left, self.rounds + 1)) or (0,)
        return self._changed(person, left=None, missed=missed)

    def replaced(self, person: Person, reserve: Person) -> Cup:
        """The same with a reserve in everything that somebody has not finished; that person has left, and is not ranked
        in what the reserve took over. Raises CupError: `not-in`, `already-in`."""
        self._there(person)
        if reserve in self.people:
            raise CupError("already-in")
        matches = tuple(
            msgspec.structs.replace(match, people=tuple(reserve if one == person else one for one in match.people))
            if match.running
            else match
            for match in self.matches
        )
        took = [match.round for match, before in zip(matches, self.matches, strict=True) if match != before]
        gone = self._changed(person, left=self.rounds + 1)
        entrant = Entrant(reserve, joined=min(took, default=self.rounds + 1))
        return msgspec.structs.replace(gone, entrants=(*gone.entrants, entrant), matches=matches)

    def absent(self, person: Person) -> Cup:
        """The same with somebody who never showed up: they have left, and computers play for them without being ranked.
        Raises CupError: `not-in`."""
        self._there(person)
        matches = tuple(_without(match, person) if match.running else match for match in self.matches)
        return msgspec.structs.replace(self._changed(person, left=self.rounds + 1), matches=matches)

    def paired(self, made: Round) -> Cup:
        """The same with a round that now runs. Raises ValueError if the round is not the next one."""
        if made.number != self.rounds + 1:
            raise ValueError(f"after round {self.rounds} comes no round {made.number}")
        matches = [Match(made.number, table, people) for table, people in enumerate(made.tables)]
        byes = () if made.bye is None else (Bye(made.number, made.bye),)
        return msgspec.structs.replace(self, matches=(*self.matches, *matches), byes=self.byes + byes)

    def ended(self, number: int, table: int, places: Sequence[int], scores: Sequence[int] = ()) -> Cup:
        """The same with the result of a match: places and scores by seat. A director may set another one later.

        Raises KeyError for no such match, ValueError for places that are not those of its people.
        """
        match = self.match(number, table)
        if len(places) != len(match.people) or list(places) != [1 + sum(o < p for o in places) for p in places]:
            raise ValueError(f"{places} are not the places of {len(match.people)}")
        if len(scores) not in (0, len(places)):
            raise ValueError("scores are of all seats or of none")
        return self._match(msgspec.structs.replace(match, places=tuple(places), scores=tuple(scores), aside=False))

    def aside(self, number: int, table: int) -> Cup:
        """The same with a match that does not count. Raises KeyError for no such match."""
        return self._match(msgspec.structs.replace(self.match(number, table), aside=True))

    def match(self, number: int, table: int) -> Match:
        """A match by its round and table. Raises KeyError for none."""
        for match in self.matches:
            if (match.round, match.table) == (number, table):
                return match
        raise KeyError((number, table))

    def of_person(self, person: Person) -> tuple[Match, ...]:
        """The matches of somebody by round and table."""
        return tuple(sorted((one for one in self.matches if person in one.people), key=_when))

    def of_people(self) -> dict[Person, tuple[Match, ...]]:
        """The matches of everybody by round and table."""
        found: dict[Person, list[Match]] = {person: [] for person in self.people}
        for match in sorted(self.matches, key=_when):
            for person in match.people:
                found[person].append(match)
        return {person: tuple(matches) for person, matches in found.items()}

    def meetings(self) -> Counter[tuple[Person, Person]]:
        """How often each two have sat at a table, the smaller number first; what was set aside does not count."""
        return Counter(pair for one in self.matches if not one.aside for pair in combinations(sorted(one.people), 2))

    def _known(self, person: Person) -> Entrant:
        if person not in self.people:
            raise CupError("not-in")
        return self.entrant(person)

    def _there(self, person: Person) -> None:
        if self._known(person).left is not None:
            raise CupError("not-in")

    def _changed(self, person: Person, **changes: object) -> Cup:
        entrants = tuple(
            msgspec.structs.replace(one, **changes) if one.person == person else one for one in self.entrants
        )
        return msgspec.structs.replace(self, entrants=entrants)

    def _match(self, match: Match) -> Cup:
        at = (match.round, match.table)
        matches = tuple(match if (one.round, one.table) == at else one for one in self.matches)
        return msgspec.structs.replace(self, matches=matches)


def _when(match: Match) -> tuple[int, int]:
    return match.round, match.table


def _without(match: Match, person: Person) -> Match:
    """The match with a computer at somebody's seat."""
    return msgspec.structs.replace(match, people=tuple(one for one in match.people if one != person))
