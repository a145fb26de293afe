"""What has been drawn once is kept, bounded in bytes.

Everything that is kept is found by all that it depends on, so a keeper can only ever be faster, never wrong: an empty
one gives the same pictures. Pictures are drawn in threads, so each keeper has a lock; two threads that miss the same
thing both make it, and either is right.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

from render.kit.shelf import Shelf

Kept = TypeVar("Kept")

_ENTRY_BYTES = 1000
"""About what a key, its place and the objects around the bytes of a thing cost."""

_keepers: list[Keeper[object]] = []


class Keeper(Generic[Kept]):
    """Keeps what was used last, up to `largest` bytes; `size_of` says how many bytes a thing has.

    untried: once all is full, things that nobody has asked for again fill at most this share of it and make way for one
    another there, so that what only one match shows does not push out what all of them do. 1: all are alike.
    shelf:   where things are looked for before they are made.
    """

    def __init__(
        self, largest: int, size_of: Callable[[Kept], int], untried: float = 1, shelf: Shelf[Kept] | None = None
    ) -> None:
        def size(thing: Kept) -> int:
            return size_of(thing) + _ENTRY_BYTES

        self._untried: LRUCache[Hashable, Kept] = LRUCache(largest, size)
        self._tried: LRUCache[Hashable, Kept] = LRUCache(largest, size)
        self._alike = untried >= 1
        self._share = largest * untried
        self._shelf = shelf
        self._lock = Lock()
        _keepers.append(self)  # pyright: ignore[reportArgumentType]

    @property
    def bytes(self) -> int:
        """How much is kept now."""
        return int(self._untried.currsize + self._tried.currsize)

    @property
    def largest(self) -> int:
        """How much may be kept."""
        return int(self._untried.maxsize)

    def get(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """What is kept under the key; made and kept if there is nothing."""
        if (found := self.find(key)) is not None:
            return found
        return self.put(key, make() if self._shelf is None else self._shelf.get(key, make))

    def find(self, key: Hashable) -> Kept | None:
        """What is kept under the key, if there is anything."""
        with self._lock:
            try:
                return self._untried[key] if self._alike else self._tried[key]
            except KeyError:
                pass
            if not self._alike and key in self._untried:
                found = self._tried[key] = self._untried.pop(key)
                return found
            return None

    def put(self, key: Hashable, thing: Kept) -> Kept:
        """Keeps a thing under its key, unless it is larger than all that may be kept."""
        with self._lock:
            into = self._tried if key in self._tried else self._untried
            if into.getsizeof(thing) <= into.maxsize:
                into[key] = thing
            while self._untried.currsize + self._tried.currsize > self._untried.maxsize:
                (self._untried if self._untried.currsize > self._share else self._tried).popitem()
        return thing

    def clear(self) -> None:
        """Keeps nothing any more."""
        with self._lock:
            self._untried.clear()
            self._tried.clear()
        if self._shelf is not None:
            self._shelf.clear()


def forget() -> None:
    """Empties every keeper, as after a start."""
    for keeper in _keepers:
        keeper.clear()


def kept_bytes() -> tuple[int, int]:
    """How many bytes all keepers hold, and how many they may hold."""
    return sum(keeper.bytes for keeper in _keepers), sum(keeper.largest for keeper in _keepers)
