"""What somebody did worse than the computer would have, as positions to try again.

Nothing is stored: which choices were mistakes stands in the reviews, and what their positions offer is thought about
when somebody opens them, by the judge that the review has asked, so its numbers are those of the review.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from bot.features.puzzles.choices import Choice, Choices
from bot.features.review.service import Reviews
from bot.services.errors import Refused, confined
from bot.services.table.played import reviewable
from bot.services.table.scene import ActionRow, Table
from bot.services.table.tables import Tables
from engine.players.review import Judged

log = logging.getLogger(__name__)

LATELY: Final = 30
"""So many of the matches that a person has played last are looked through."""


class Mistake(msgspec.Struct, frozen=True):
    """An own choice that was clearly worse than another one; or one that seems to have cost a little."""

    match_id: int
    game: str
    judged: Judged


class Lost(msgspec.Struct, frozen=True):
    """What somebody has lost in a game by mistakes, in chances to win.

    matches: in how many matches.   kinds: by what the difference was about, as puzzles say it (`Brain.theme`), what
             cost most first: how many mistakes there were, and what they have cost.
    """

    game: str
    mistakes: int
    matches: int
    cost: float
    kinds: tuple[tuple[str, int, float], ...]


class Mistakes:
    """Finds the mistakes of a person in reviews, as positions to try again."""

    def __init__(self, tables: Tables, choices: Choices, reviews: Reviews) -> None:
        self._tables = tables
        self._choices = choices
        self._reviews = reviews

    async def of_match(self, match_id: int, user_id: int) -> list[Mistake]:
        """What somebody did at a match that has its review, what cost most first; empty while it has none.

        Where nothing was a mistake, it is what seems to have cost most of what the review has looked at: who loses in
        many small steps has that to try again.
        """
        table = await self._tables.load(match_id)
        if await self._reviews.state(table) != "ready":
            return []
        review, _ = await self._reviews.get(table)
        return await self._own(table, review.mistakes, user_id) or await self._own(table, review.slight, user_id)

    async def across(self, user_id: int, game: str = "") -> list[Mistake]:
        """The mistakes of all matches that somebody has played lately, of one game if one is given; a match that cannot
        be read, or is of other rules, has none."""
        found: list[Mistake] = []
        for match_id, review in (await self._reviews.of_person(user_id, LATELY)).items():
            if review.mistakes:
                with confined(log, "match %s: its mistakes cannot be told", match_id), suppress(Refused):
                    table = await self._tables.load(match_id)
                    if reviewable(table) and game in ("", table.game.key):
                        found += await self._own(table, review.mistakes, user_id)
        return sorted(found, key=lambda one: -one.judged.gap)

    async def lost(self, user_id: int) -> list[Lost]:
        """What somebody has lost lately, by game: where it was most first."""
        by_game: defaultdict[str, list[Mistake]] = defaultdict(list)
        for one in await self.across(user_id):
            by_game[one.game].append(one)
        return sorted((_lost(game, found) for game, found in by_game.items()), key=lambda lost: -lost.cost)

    async def pose(self, mistake: Mistake) -> Choice:
        """The position of a mistake. Raises Refused `no-mistake` if it offers no choice, `no-replay`, `no-hint-now`."""
        table, steps = await self._tables.load(mistake.match_id), await self._tables.live(mistake.match_id)
        found = await self._choices.pose(table, steps, mistake.judged.done)
        if found is None or found.chosen == found.puzzle.best:
            raise Refused("no-mistake")
        return found

    async def _own(self, table: Table, mistakes: Sequence[Judged], user_id: int) -> list[Mistake]:
        """Those that somebody made, on a seat that is still the own one."""
        seat = table.seat_of(user_id)
        mine = [one for one in mistakes if one.seat == seat]
        if not mine:
            return []
        steps: Sequence[ActionRow] = await self._tables.live(table.row.id)
        return [
            Mistake(table.row.id, table.game.key, one)
            for one in mine
            if steps[one.done].kind == "act" and steps[one.done].user_id == user_id
        ]


def solved(missed: Choice, way: int) -> bool:
    """Whether this answer is the best one, or as good as far as can be told."""
    return way == missed.puzzle.best or (way != missed.chosen and missed.nearly(way))


def _lost(game: str, found: Sequence[Mistake]) -> Lost:
    kinds: defaultdict[str, list[float]] = defaultdict(list)
    for one in found:
        kinds[one.judged.theme].append(one.judged.gap)
    told = sorted(((kind, len(costs), sum(costs)) for kind, costs in kinds.items()), key=lambda kind: -kind[2])
    matches = len({one.match_id for one in found})
    return Lost(game, len(found), matches, sum(one.judged.gap for one in found), tuple(told))
