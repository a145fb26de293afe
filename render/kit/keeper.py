"""What has been drawn once is kept, bounded in bytes.

Everything that is kept is found by all that it depends on, so a keeper can only ever be faster, never wrong: an empty
one gives the same pictures. Pictures are drawn in threads, so each keeper has a lock; two threads that miss the same
thing both make it, and either is right.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

Kept = TypeVar("Kept")

_ENTRY_BYTES = 1000
"""About what a key, its place and the objects around the bytes of a thing cost."""

_keepers: list[Keeper[object]] = []


class Keeper(Generic[Kept]):
    """Keeps what was used last, up to `largest` bytes; `size_of` says how many bytes a thing has.

    Asked some four hundred times for a picture, so it is no more than one table in the order of use.
    """

    def __init__(self, largest: int, size_of: Callable[[Kept], int]) -> None:
        self._size_of = size_of
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._lock = Lock()
        self.bytes = 0
        """How much is kept now."""
        self.largest = largest
        """How much may be kept."""
        _keepers.append(self)  # pyright: ignore[reportArgumentType]

    def get(self, key: Hashable, make: Callable[[], Kept]) -> Kept:
        """What is kept under the key; made and kept if there is nothing."""
        found = self.find(key)
        return self.put(key, make()) if found is None else found

    def find(self, key: Hashable) -> Kept | None:
        """What is kept under the key, if there is anything."""
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, thing: Kept) -> Kept:
        """Keeps a thing under its key, unless it is larger than all that may be kept."""
        size = self._size(thing)
        if size > self.largest:
            return thing
        with self._lock:
            old = self._kept.pop(key, None)
            self.bytes += size - (0 if old is None else self._size(old))
            self._kept[key] = thing
            while self.bytes > self.largest:
                self.bytes -= self._size(self._kept.popitem(last=False)[1])
        return thing

    def _size(self, thing: Kept) -> int:
        return self._size_of(thing) + _ENTRY_BYTES

    def clear(self) -> None:
        """Keeps nothing any more."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0


def forget() -> None:
    """Empties every keeper, as after a start."""
    for keeper in _keepers:
        keeper.clear()


def kept_bytes() -> tuple[int, int]:
    """How many bytes all keepers hold, and how many they may hold."""
    return sum(keeper.bytes for keeper in _keepers), sum(keeper.largest for keeper in _keepers)
