"""In which room somebody has just acted at a match, so that no other one asks what is old.

The steps of a turn are told together, some seconds after the last one. What showed the question elsewhere loses its
answers with the first of them, and gets them again when the turn is over, or when it is played there. A restart forgets
this: then each room asks what it asked last, and a press there is answered with the game as it stands.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from cachetools import LRUCache

from bot.services.clock import live
from bot.services.table.scene import MatchRow
from bot.ui.press.reply import Room

MOST_KNOWN = 10_000


class _Act(NamedTuple):
    """A person has acted in a room, and the match stood at this revision then."""

    user_id: int
    room: Room
    revision: int


class Acted:
    """The last act of a person at each match."""

    def __init__(self) -> None:
        self._last: LRUCache[int, _Act] = LRUCache(MOST_KNOWN)

    def here(self, match_id: int, user_id: int, room: Room, revision: int) -> bool:
        """Whether a person acts on in the same room, on the match as the last act there has left it."""
        return self._last.get(match_id) == _Act(user_id, room, revision)

    def note(self, row: MatchRow, user_id: int, room: Room) -> None:
        """A person has acted in a room; the match as that has left it."""
        self._last[row.id] = _Act(user_id, room, row.revision)

    def looks(self, match_id: int, user_id: int, room: Room) -> None:
        """A person looks at the match in a room, and may act on there."""
        last = self._last.get(match_id)
        if last is not None and last.user_id == user_id and last.room != room:
            del self._last[match_id]

    def within(self, rooms: Collection[Room], row: MatchRow, user_id: int | None, now: int) -> bool:
        """Whether a person has just acted in one of these rooms and nothing has happened since; not at a live table,
        where every step is told at once."""
        last = self._last.get(row.id)
        if last is None or last.room not in rooms or live.is_live(row, now):
            return False
        return (last.user_id, last.revision) == (user_id, row.revision)
