"""What a person's matches on a server add up to, and who may see it.

Everything here is of matches that are over, so no profile holds a secret of one that runs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from bot.db import people, seats
from bot.db.connection import Database
from bot.db.people import Choice
from bot.db.transactions import Reading
from bot.features.profile import rows
from bot.features.profile.rows import Met
from bot.services.errors import Refused
from bot.services.match.reliability import Reliability, reliability

SEEN_BY: Final = Choice("profile", ("all", "met", "none"))
"""Who sees somebody's profile: everybody, people with whom a match was played, or nobody."""
KNOWN: Final = 3
"""Somebody is a rival or a buddy after so many matches, and a nemesis after `NEMESIS`."""
NEMESIS: Final = 5
Closeness = Literal["rival", "nemesis", "buddy"]


class Record(msgspec.Struct, frozen=True):
    """A person's matches of a game with other people.

    mean: of the places.   seats: at the largest of these tables.
    """

    game: str
    matches: int
    mean: float
    seats: int


class Known(msgspec.Struct, frozen=True):
    """Somebody whom a person meets again and again. ahead, behind: in how many matches the person was that."""

    user_id: int
    name: str
    matches: int
    ahead: int
    behind: int


class Profile(msgspec.Struct, frozen=True):
    """What may be seen of a person; see `Profiles.of`.

    since:    when the first match began.   games: most matches first.
    close:    rival, nemesis and buddy, as far as there are any.
    with_you: how the reader has met the person; None for nobody and for oneself.
    reliability: None where the reader may not know it.   kept: of how many of the last matches it is told.
    """

    user_id: int
    name: str
    since: int | None
    games: tuple[Record, ...]
    close: Mapping[Closeness, Known]
    with_you: Known | None
    reliability: Reliability | None
    kept: tuple[int, int]


class Profiles:
    """Adds up a person's matches when somebody looks."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, user_id: int, guild_id: int, reader: int) -> Profile:
        """A person's profile on a server as `reader` may see it. Raises Refused `profile-hidden`."""
        async with self._db.read() as look:
            if not await is_shown_to(look, user_id, reader):
                raise Refused("profile-hidden")
            met = await rows.met(look, user_id, guild_id=guild_id)
            everybody = known(met)
            stayed = await seats.kept(look, user_id)
            since = await rows.since(look, user_id, guild_id)
            told = await _told_reliability(look, stayed, user_id, reader, here=since is not None)
            return Profile(
                user_id=user_id,
                name=(await seats.names(look, [user_id])).get(user_id, ""),
                since=since,
                games=_records(met),
                close=close([one for one in everybody if await is_shown_to(look, one.user_id, reader)]),
                with_you=next((one for one in everybody if one.user_id == reader), None),
                reliability=told,
                kept=(0, 0) if told is None else (sum(stayed), len(stayed)),
            )


async def _told_reliability(
    look: Reading, stayed: Sequence[bool], user_id: int, reader: int, *, here: bool
) -> Reliability | None:
    """What a reader may know: that somebody often leaves is for that person and for the host of a table joined.

    here: whether the person has played on this server; of somebody who has not, others learn nothing.
    """
    found = reliability(stayed)
    if user_id == reader or await rows.hosts(look, reader, user_id):
        return found
    return found if here and found != "leaves" else None


async def is_shown_to(look: Reading, user_id: int, reader: int) -> bool:
    """Whether a person lets a reader see the profile."""
    chosen = await people.readable(look, user_id)
    wanted = "none" if chosen is None else chosen.choice(SEEN_BY)
    return reader == user_id or wanted == "all" or (wanted == "met" and await rows.has_met(look, user_id, reader))


def _records(met: Sequence[Met]) -> tuple[Record, ...]:
    found: list[Record] = []
    for game in dict.fromkeys(one.game for one in met):
        matches = {one.match_id: one for one in met if one.game == game}.values()
        mean = sum(one.mine for one in matches) / len(matches)
        found.append(Record(game, len(matches), mean, max(len(one.outcome.ranks) for one in matches)))
    return tuple(sorted(found, key=lambda record: (-record.matches, record.game)))


def known(met: Sequence[Met]) -> list[Known]:
    """Everybody whom a person has met, most matches first."""
    found: list[Known] = []
    for other in dict.fromkeys(one.other for one in reversed(met)):
        those = [one for one in met if one.other == other]
        ahead = sum(one.mine < one.theirs for one in those)
        behind = sum(one.mine > one.theirs for one in those)
        found.append(Known(other, those[-1].name, len(those), ahead, behind))
    return sorted(found, key=lambda person: -person.matches)


def close(known: Sequence[Known]) -> dict[Closeness, Known]:
    """Rival, nemesis and buddy among the people somebody has met, three different ones.

    Rival: many matches, nearest to even.   Nemesis: most often ahead, in more than half of them.   Buddy: most matches.
    """
    nemesis = max(
        (person for person in known if person.matches >= NEMESIS and 2 * person.behind > person.matches),
        key=lambda person: (person.behind - person.ahead, person.matches),
        default=None,
    )
    others = [person for person in known if person.matches >= KNOWN and person is not nemesis]
    rival = max(
        others,
        key=lambda person: (person.matches - 2 * abs(person.ahead - person.behind), person.matches),
        default=None,
    )
    buddy = next((person for person in others if person is not rival), None)
    found: dict[Closeness, Known | None] = {"rival": rival, "nemesis": nemesis, "buddy": buddy}
    return {kind: person for kind, person in found.items() if person is not None}
