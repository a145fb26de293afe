"""Where computers think: in processes of their own, so that no press, no lock and no picture waits for them.

What goes there is plain data of a possible world, drawn before it is sent: a worker never holds what the seat that it
plays cannot know. What comes back is a pure function of that seat's knowledge, its level and its chance.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Collection
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from bot.db.matches import MatchRow
from bot.services.thinking import Workers, advise, begin, bounded, choose
from engine.core.action import Action
from engine.core.game import AnyGame
from engine.players.advice import Advice
from engine.players.levels import GOOD, RANDOM, STRONG, levels_of

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

MOST_WORKERS: Final = 2
WORKER_SECONDS: Final = 30.0
"""Wall time after which a worker that does not answer ends itself: far more than any decision takes."""
STARTING_SECONDS: Final = 10.0
"""How much longer a pool gets, which may have to start its processes first, before it is given up."""
RETRY_SECONDS: Final = 60.0
"""How long a pool that has failed is left alone."""
JOBS_OF_A_POOL: Final = 1_000
"""Then new processes take over, and what the old ones remember is given back. (`max_tasks_per_child` would do this
too, but in Python 3.11 it may hang the pool.)"""
NAMES: Final = ("Alma", "Bruno", "Coco", "Dino", "Emmi", "Fips", "Gigi", "Hugo", "Iris", "Jona", "Kalle", "Lotte")
"""What computers are called, in every language; more than any table has seats."""
SECRET_BYTES: Final = 16
"""How long the secret of a match is from which the chance of its computers comes."""


class PoolTroubleError(Exception):
    """There is no process that could think, or it has gone."""


class Chooser(Protocol):
    """Chooses for computers.

    sealed_seconds: how long the answer to a secret question takes at least, so that its time tells nothing.
    """

    sealed_seconds: float

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        """A legal action of `seat` in `world`: the dump of a state that is possible as far as the seat can know.

        chance: 0 to 2**64 - 1, from `chance_of`; the same answer for the same chance.
        """
        ...

    async def advise(self, game: str, world: Any, seat: int, chance: int) -> Advice:
        """What a strong player would do there, and why; raises whatever went wrong."""
        ...

    async def work(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do a job of `engine.players` that nobody waits for; raises whatever went wrong.

        It must be short, for a computer's turn may have to wait for it, and one of them is done at a time.
        """
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class InProcess:
    """Thinks here and now, on a thread."""

    sealed_seconds = 0.0

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        """What the level does; see `Chooser`."""
        return await asyncio.to_thread(choose, game, world, seat, level, chance)

    async def advise(self, game: str, world: Any, seat: int, chance: int) -> Advice:
        """What a strong player would do; see `Chooser`."""
        return await asyncio.to_thread(advise, game, world, seat, chance)

    async def work(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do a job; see `Chooser`."""
        return await asyncio.to_thread(job, *given, **named)

    async def close(self) -> None:
        """Nothing is open."""


class Computers:
    """Thinks in a pool of processes; if that fails, the rule of thumb answers here instead."""

    sealed_seconds = 1.0

    def __init__(self, workers: int | None = None, *, seconds: float = WORKER_SECONDS) -> None:
        """`workers`: how many processes; by default all cores but one, two at most. `seconds`: see WORKER_SECONDS."""
        self._workers = workers if workers is not None else min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))
        self._seconds = seconds
        self._free = asyncio.Semaphore(max(1, self._workers))
        self._working = asyncio.Lock()
        self._here = InProcess()
        self._pool: ProcessPoolExecutor | None = None
        self._jobs = 0
        self._retry_at = 0.0
        self._failing = False

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        """What the level does; the good player's rule if the pool cannot tell. See `Chooser`."""
        try:
            return await self._ask(choose, game, world, seat, level, chance)
        except PoolTroubleError:
            pass
        except Exception:
            log.exception("%s: a computer (%s) could not think; it plays by the rule of thumb", game, level)
        return await self._here.choose(game, world, seat, GOOD if level == STRONG else level, chance)

    async def advise(self, game: str, world: Any, seat: int, chance: int) -> Advice:
        """What a strong player would do; see `Chooser`. Raises PoolTroubleError, WorkerError."""
        return await self._ask(advise, game, world, seat, chance)

    async def work(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do a job; see `Chooser`. Raises PoolTroubleError, WorkerError."""
        async with self._working:
            return await self._ask(partial(job, *given, **named))

    async def close(self) -> None:
        """End the processes; what they still think about is not waited for."""
        self._drop()

    async def _ask(self, job: Callable[..., T], *given: Any) -> T:
        """The answer of a worker; never more is asked at a time than there are workers, so nothing waits inside.

        Raises PoolTroubleError, WorkerError.
        """
        async with self._free:
            if monotonic() < self._retry_at:
                raise PoolTroubleError
            pool: Executor | None = None
            try:
                pool = self._ready()
                self._jobs += 1
                asked = asyncio.wrap_future(pool.submit(bounded, self._seconds, job, given))
            except (BrokenExecutor, OSError, RuntimeError, ValueError) as error:
                raise self._trouble(pool, error) from error
            try:
                found: T = await asyncio.wait_for(asked, self._seconds + STARTING_SECONDS)
            except (BrokenExecutor, TimeoutError) as error:
                raise self._trouble(pool, error) from error
            if self._failing:
                log.warning("the processes in which computers think work again")
                self._failing = False
            return found

    def _ready(self) -> Executor:
        """The pool; its processes start with the first job. Raises what goes wrong."""
        if self._jobs >= JOBS_OF_A_POOL:
            self._drop()
        if self._pool is None:
            self._jobs = 0
            self._pool = ProcessPoolExecutor(self._workers, Workers(), begin)
        return self._pool

    def _drop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=False)

    def _trouble(self, pool: Executor | None, error: Exception) -> PoolTroubleError:
        """Do without this pool; a new one is tried at once, but then left alone for a while. Said once."""
        if pool is self._pool:
            self._drop()
            if self._failing:
                self._retry_at = monotonic() + RETRY_SECONDS
        if not self._failing:
            log.error("the processes in which computers think have failed; the rule of thumb plays for now: %r", error)
            self._failing = True
        return PoolTroubleError(repr(error))


def offered(game: AnyGame) -> tuple[str, ...]:
    """The levels that a table may choose for its computers; one only in a game without a brain."""
    levels = levels_of(game)
    return tuple(level for level in levels if level != RANDOM) or levels


def has_brain(game: AnyGame) -> bool:
    """Whether computers know how to play a game, and can say why."""
    return STRONG in levels_of(game)


def usual(game: AnyGame) -> str:
    """The level of a computer for which nothing was chosen."""
    return GOOD if GOOD in offered(game) else offered(game)[0]


def chance_of(row: MatchRow, seat: int) -> int:
    """The chance of a computer's decision, 0 to 2**64 - 1.

    From the match's secret for this purpose and its revision, so that a decision can be found again; it has nothing to
    do with the seed of the draws.
    """
    told = sha256(row.computer_secret + f"/{row.revision}/{seat}".encode()).digest()
    return int.from_bytes(told[:8], "big")


def name_for(taken: Collection[str]) -> str:
    """A name for a computer that nobody at the table has."""
    used = {name.casefold() for name in taken}
    return next(name for name in NAMES if name.casefold() not in used)
