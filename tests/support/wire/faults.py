"""What goes wrong, as data: which requests (method, path, how many) and what becomes of them; and rate limits.

faults.add("POST", "/channels/*/messages", Refused(403, 50013))                 the next one
faults.add("PATCH", f"/channels/{thread}/*", Limited(1.5), times=None)          every one, until `clear`
faults.add("*", "/interactions/*/callback", Lost(after=True), skip=2)           the third one
"""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase

from tests.support.wire.state import Json
from tests.support.wire.traffic import Request


@dataclass(frozen=True)
class Refused:
    """An error status with Discord's JSON. `after`: the request takes effect nevertheless."""

    status: int
    code: int = 0
    message: str = "refused by a test"
    after: bool = False


@dataclass(frozen=True)
class Limited:
    """429 (topics/rate-limits#exceeding-a-rate-limit); `code` 30046 is the ration of edits of old messages.

    `cloudflare`: the kind without JSON and without `Via`, that no library repeats by itself.
    """

    retry_after: float
    everywhere: bool = False
    code: int = 0
    cloudflare: bool = False


@dataclass(frozen=True)
class Lost:
    """The connection ends without an answer, before the request takes effect or after it."""

    after: bool = False


@dataclass(frozen=True)
class Slow:
    """The request is answered so many seconds late; it takes effect then, or before (`after`)."""

    seconds: float
    after: bool = False


@dataclass(frozen=True)
class Hung:
    """The request is not answered, before or after it took effect; `clear` ends the connection."""

    after: bool = False


@dataclass(frozen=True)
class Asked:
    """The request is performed as if it had asked for something else: `change` may alter its JSON body."""

    change: Callable[[Json], None]


@dataclass(frozen=True)
class Told:
    """The request takes effect, and the answer tells something else: `change` may alter its JSON."""

    change: Callable[[Json], None]


Effect = Refused | Limited | Lost | Slow | Hung | Asked | Told


@dataclass
class Fault:
    """An effect on the requests that fit; `hits` counts those that it has met.

    contains: a text that must occur in the JSON body; skip: how many are spared first; times: None = all of them.
    """

    method: str
    path: str
    effect: Effect
    contains: str = ""
    skip: int = 0
    times: int | None = 1
    hits: int = 0

    def fits(self, request: Request) -> bool:
        """Whether the request is meant."""
        return (
            fnmatchcase(request.method, self.method)
            and fnmatchcase(request.path, self.path)
            and (not self.contains or self.contains in json.dumps(request.body))
        )


@dataclass
class Faults:
    """The faults that are switched on."""

    active: list[Fault] = field(default_factory=list[Fault])
    cleared: asyncio.Event = field(default_factory=asyncio.Event)

    def add(
        self, method: str, path: str, effect: Effect, *, contains: str = "", skip: int = 0, times: int | None = 1
    ) -> Fault:
        """Switch one on; the path is a pattern with `*`."""
        fault = Fault(method, path, effect, contains, skip, times)
        self.active.append(fault)
        return fault

    def remove(self, fault: Fault) -> None:
        """Switch one off, if it is still on."""
        if fault in self.active:
            self.active.remove(fault)

    def clear(self) -> None:
        """Switch all off and let go of what hangs."""
        self.active.clear()
        self.cleared.set()
        self.cleared = asyncio.Event()

    def take(self, request: Request) -> Effect | None:
        """What happens to a request: the first fault that fits."""
        for fault in self.active:
            if fault.fits(request):
                if fault.skip:
                    fault.skip -= 1
                    continue
                fault.hits += 1
                if fault.times is not None and fault.hits >= fault.times:
                    self.active.remove(fault)
                return fault.effect
        return None


@dataclass
class Limits:
    """Rate limits, kept only if `enforced`: by route and channel, told in the headers of every answer, and of all
    requests together, told when there was one too many. Answers to interactions do not count among those
    (topics/rate-limits#global-rate-limit)."""

    enforced: bool = False
    sizes: dict[tuple[str, str], tuple[int, float]] = field(
        default_factory=lambda: {
            ("POST", "/channels/*/messages"): (5, 5.0),
            ("PATCH", "/channels/*/messages/*"): (5, 5.0),
        }
    )
    """Method and path -> so many requests in so many seconds, for each channel."""
    together: tuple[int, float] = (50, 1.0)
    """So many requests in any so many seconds."""
    _recent: dict[str, deque[float]] = field(default_factory=dict[str, deque[float]])

    def headers(self, request: Request) -> tuple[dict[str, str], Limited | None]:
        """The headers of the answer, and what becomes of the request if it is one too many."""
        if not self.enforced:
            return {}, None
        if not request.of_interaction:
            _, wait = self._count("together", *self.together)
            if wait:
                return {}, Limited(wait, everywhere=True)
        for (method, path), (size, seconds) in self.sizes.items():
            if request.method == method and fnmatchcase(request.path, path):
                bucket = f"{method} {request.path.split('/')[2]}"
                told, wait = self._count(bucket, size, seconds)
                return told, Limited(wait) if wait else None
        return {}, None

    def _count(self, bucket: str, size: int, seconds: float) -> tuple[dict[str, str], float]:
        """The headers that tell of a limit, and the seconds to wait if this is one request too many."""
        now = time.time()
        recent = self._recent.setdefault(bucket, deque())
        while recent and now - recent[0] >= seconds:
            recent.popleft()
        over = len(recent) >= size
        if not over:
            recent.append(now)
        wait = max(0.0, recent[0] + seconds - now)
        told = {
            "X-RateLimit-Limit": str(size),
            "X-RateLimit-Remaining": str(size - len(recent)),
            "X-RateLimit-Reset": f"{now + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(bucket)):x}"[:16],
        }
        return told, wait if over else 0.0


def limited_answer(effect: Limited) -> tuple[dict[str, str], Json]:
    """Headers and body of a 429."""
    headers = {"Retry-After": str(math.ceil(effect.retry_after)), "Via": "1.1 google"}
    headers["X-RateLimit-Scope"] = "global" if effect.everywhere else "user"
    if effect.everywhere:
        headers["X-RateLimit-Global"] = "true"
    message = "You are being rate limited." if not effect.code else "Too many edits of messages older than 1 hour."
    body: Json = {"message": message, "retry_after": effect.retry_after, "global": effect.everywhere}
    return headers, body | ({"code": effect.code} if effect.code else {})
