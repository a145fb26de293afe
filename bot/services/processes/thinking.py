"""What runs in the processes in which computers think, and how it is asked for: as a name from a short list and plain
data of known types, so that nothing else can be run there, and nothing of the bot comes along.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import signature
from time import monotonic
from typing import Any, Final, ParamSpec, TypeVar, cast, get_args, get_type_hints

import msgspec
from cachetools import LRUCache

from engine.players.choose import advise, choose, within
from engine.players.missed import posed, proved, tempted
from engine.players.review import follow, fortune, judge
from engine.players.seek import glimpsed
from engine.players.thoughts import InPieces, Thought

P = ParamSpec("P")
T = TypeVar("T")

JOBS: Final[dict[str, Callable[..., Any]]] = {
    job.__name__: job for job in (choose, advise, follow, judge, fortune, tempted, posed, proved, glimpsed)
}
"""All that can be asked for; what goes in and comes out is written as the types of these functions say."""
PIECE_SECONDS: Final = 0.15
"""Processor time after which a long thought lets others have the process, at the end of the step that it is in."""
LONGEST_SECONDS: Final = 0.5
"""And wall time: where others have the processor, so little of it may take half a minute."""
NOT_YET: Final = b""
"""Stands in place of an answer while a long thought goes on."""

_begun: LRUCache[bytes, Thought[Any]] = LRUCache(8)
"""The thoughts that go on when they are asked for again; one that was put out begins anew, and finds the same."""


def asked(job: Callable[P, Any], *given: P.args, **named: P.kwargs) -> bytes:
    """One of the `JOBS` with what it is given, as bytes."""
    return msgspec.msgpack.encode((job.__name__, signature(job).bind(*given, **named).arguments))


def done(order: bytes) -> bytes:
    """What comes of it, as bytes, or NOT_YET; then the same order goes on with it. Raises what the job raises, and
    KeyError, msgspec.ValidationError for any other."""
    name, told = msgspec.msgpack.decode(order, type=tuple[str, dict[str, Any]])
    types = _types(job := JOBS[name])
    given = {key: msgspec.convert(value, types[key]) for key, value in told.items()}
    if not isinstance(job, InPieces):
        return msgspec.msgpack.encode(job(**given))
    thought = cast("Thought[Any]", _begun.pop(order) if order in _begun else job.begin(**given))
    enough, until = within(PIECE_SECONDS), monotonic() + LONGEST_SECONDS
    try:
        next(thought)
        while not enough() and monotonic() < until:
            next(thought)
    except StopIteration as end:
        return msgspec.msgpack.encode(end.value)
    _begun[order] = thought
    return NOT_YET


def answered(job: Callable[..., T], answer: bytes) -> T:
    """What `done` has written, as the job has returned it."""
    return msgspec.msgpack.decode(answer, type=_types(job)["return"])


@cache
def _types(job: Callable[..., Any]) -> dict[str, Any]:
    """What goes in and, as `return`, what comes out, of a thought when it is over."""
    found = get_type_hints(job)
    return found | {"return": get_args(found["return"])[-1]} if isinstance(job, InPieces) else found
