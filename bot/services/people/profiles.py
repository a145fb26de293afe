"""What a person's matches on a server add up to, and who may see it.

Everything here is of matches that are over, so no profile holds a secret of one that runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.db import badges, medals, people, ratings, seats
from bot.db import profiles as rows
from bot.db.badges import Earned
from bot.db.connection import Database
from bot.db.medals import MedalRow
from bot.db.profiles import Met
from bot.db.ratings import RatingRow, StepRow
from bot.db.transactions import Reading
from bot.services.errors import Refused
from bot.services.match.reliability import Reliability, reliability
from bot.services.people.skill import settling

__all__ = ["Earned", "Known", "Profile", "Profiles", "Record", "Reliability", "StepRow", "shown"]

KNOWN: Final = 3
"""Somebody is a rival or a buddy after so many matches, and a nemesis after `NEMESIS`."""
NEMESIS: Final = 5


class Record(msgspec.Struct, frozen=True):
    """A person's matches of a game with other people.

    mean: of the places.   seats: at the largest of these tables.   rating: None if none of them was rated.
    settling: how many matches more the rating needs, 0 once it holds.
    """

    game: str
    matches: int
    mean: float
    seats: int
    rating: RatingRow | None
    settling: int


class Known(msgspec.Struct, frozen=True):
    """Somebody whom a person meets again and again. ahead, behind: in how many matches the person was that."""

    user_id: int
    name: str
    matches: int
    ahead: int
    behind: int


class Profile(msgspec.Struct, frozen=True):
    """What may be seen of a person; see `Profiles.of`.

    since:    when the first match began.   games: most matches first.   course: game -> the steps of its rating.
    badges, medals: the newest first.   with_you: how the reader has met the person; None for nobody and for oneself.
    reliability: None where the reader may not know it.   kept: of how many of the last matches it is told.
    """

    user_id: int
    name: str
    since: int | None
    games: tuple[Record, ...]
    course: dict[str, tuple[StepRow, ...]]
    rival: Known | None
    nemesis: Known | None
    buddy: Known | None
    badges: tuple[Earned, ...]
    with_you: Known | None
    reliability: Reliability | None
    kept: tuple[int, int]
    medals: tuple[MedalRow, ...] = ()


class Profiles:
    """Makes them."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, user_id: int, guild_id: int, reader: int) -> Profile:
        """A person's profile on a server as `reader` may see it. Raises Refused `profile-hidden`."""
        async with self._db.read() as look:
            if not await shown(look, user_id, reader):
                raise Refused("profile-hidden")
            met = await rows.met(look, user_id, guild_id=guild_id)
            everybody = known(met)
            rival, nemesis, buddy = close([one for one in everybody if await shown(look, one.user_id, reader)])
            listed = user_id == reader or (await people.player(look, user_id)).rated
            rated = await ratings.of_person(look, user_id, guild_id) if listed else {}
            stayed = await rows.kept(look, user_id)
            since = await rows.since(look, user_id, guild_id)
            told = await _told_reliability(look, stayed, user_id, reader, here=since is not None)
            return Profile(
                user_id=user_id,
                name=(await seats.names(look, [user_id])).get(user_id, ""),
                since=since,
                games=_records(met, rated),
                course={
                    game: tuple(await ratings.steps_of_person(look, user_id, guild_id, game)) for game in sorted(rated)
                },
                rival=rival,
                nemesis=nemesis,
                buddy=buddy,
                badges=tuple(await badges.of_person(look, user_id, guild_id)),
                with_you=next((one for one in everybody if one.user_id == reader), None),
                reliability=told,
                kept=(0, 0) if told is None else (sum(stayed), len(stayed)),
                medals=tuple(await medals.of_person(look, user_id, guild_id)) if listed else (),
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


async def shown(look: Reading, user_id: int, reader: int) -> bool:
    """Whether a person lets a reader see the profile."""
    chosen = await people.readable(look, user_id)
    wanted = "none" if chosen is None else chosen.profile
    return reader == user_id or wanted == "all" or (wanted == "met" and await rows.has_met(look, user_id, reader))


def _records(met: Sequence[Met], rated: dict[str, RatingRow]) -> tuple[Record, ...]:
    found: list[Record] = []
    for game in dict.fromkeys(one.game for one in met):
        matches = {one.match_id: one for one in met if one.game == game}.values()
        rating = rated.get(game)
        found.append(
            Record(
                game,
                len(matches),
                sum(one.mine for one in matches) / len(matches),
                max(len(one.outcome.ranks) for one in matches),
                rating,
                0 if rating is None else settling(rating),
            )
        )
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


def close(known: Sequence[Known]) -> tuple[Known | None, Known | None, Known | None]:
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
    return rival, nemesis, buddy
