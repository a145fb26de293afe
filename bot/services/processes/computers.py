"""Where computers think: in processes of their own, so that no press, no lock and no picture waits for them.

What goes there is plain data of a possible world, drawn before it is sent: a worker never holds what the seat that it
plays cannot know. What comes back is a pure function of that seat's knowledge, its level and its chance.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Collection, Sequence
from hashlib import sha256
from typing import Any, Final, ParamSpec, TypeVar

from bot.db.matches import MatchRow
from bot.metrics import METRICS
from bot.services.processes.thinking import NOT_YET, answered, asked
from bot.services.processes.workers import Crew, GoneError, Worker
from engine.core.action import Action
from engine.core.game import AnyGame
from engine.players.advice import Advice
from engine.players.choose import advise, choose
from engine.players.levels import GOOD, RANDOM, STRONG, levels_of

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

MOST_WORKERS: Final = 2
WORKER_SECONDS: Final = 30.0
"""Wall time after which a worker that does not answer ends itself: far more than any decision takes."""
RETRY_SECONDS: Final = 60.0
"""How long they are left alone when two have failed and none has answered in between."""
JOBS_OF_A_WORKER: Final = 20
"""Then a new process takes over, and what the old one remembers is given back: some 10 MB after so many, 20 after the
review of a whole match. The next answer takes a tenth of a second longer."""
IDLE_SECONDS: Final = 300.0
"""So long after its last job a process ends: where nobody plays against computers, none is kept for them."""
NICE: Final = 10
DONE: Final = "bot.services.processes.thinking:done"
NAMES: Final = ("Alma", "Bruno", "Coco", "Dino", "Emmi", "Fips", "Gigi", "Hugo", "Iris", "Jona", "Kalle", "Lotte")
"""What computers are called, in every language; more than any table has seats."""
SECRET_BYTES: Final = 16
"""How long the secret of a match is from which the chance of its computers comes."""


class Computers:
    """Thinks in processes of their own; if that fails, the rule of thumb answers here instead."""

    sealed_seconds = 1.0
    """How long the answer to a secret question takes at least, so that its time tells nothing."""

    def __init__(self, workers: int | None = None, *, seconds: float = WORKER_SECONDS, done: str = DONE) -> None:
        """`workers`: how many processes; by default all cores but one, two at most. `seconds`: see WORKER_SECONDS.
        `done`: the function that runs there, from bytes to bytes."""
        count = workers or min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))
        self._seconds = seconds
        self._crew = Crew(
            [Worker(done, NICE, most_jobs=JOBS_OF_A_WORKER, idle_seconds=IDLE_SECONDS) for _ in range(count)],
            tries=1,
            hopeless=GoneError,
            rest_seconds=RETRY_SECONDS,
            failed="the processes that think have failed; the rule of thumb plays for now",
            works="the processes that think work again",
        )
        self._working = asyncio.Lock()
        self._thoughts: set[asyncio.Future[None]] = set()
        """Those that somebody waits for; each is over when they have their answer."""
        self.gives_way: Callable[[], Awaitable[object]] = _to_nobody
        """Before each piece of what nobody waits for, it lets presses pass (`bot.services.processes.right_of_way`)."""

    async def choose(self, game: str, world: Any, seat: int, level: str, chance: int) -> Action:
        """What the level does on a seat; the good player's rule if the processes cannot tell.

        world: the dump of a state that is possible as far as the seat can know.
        chance: 0 to 2**64 - 1, from `chance_of`; the same answer for the same chance.
        """
        try:
            return await self._ask(choose, game, world, seat, level, chance)
        except GoneError:
            pass
        except Exception:
            log.exception("%s: a computer (%s) could not think; it plays by the rule of thumb", game, level)
        return await asyncio.to_thread(choose, game, world, seat, GOOD if level == STRONG else level, chance)

    async def advise(self, game: str, world: Any, seat: int, weigh: Sequence[Action] = ()) -> Advice:
        """What the computer thinks of a position, and why, the same whoever asks. Raises GoneError, WorkerError.

        weigh: what is looked at closely, whatever it is worth.
        """
        return await self._ask(advise, game, world, seat, tuple(weigh))

    async def work(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Do a job of `engine.players` that nobody waits for. Raises GoneError, WorkerError.

        It must be short or in pieces, for a computer's turn may have to wait for one; one of them is done at a time,
        and before each piece whoever presses or waits for a thought already comes first. So a thought waits for one
        piece at most, however slow the machine is, and where somebody always thinks there is a turn for this too.
        """
        order = asked(job, *given, **named)
        async with self._working:
            while True:
                await self.gives_way()
                if self._thoughts:
                    await asyncio.wait(tuple(self._thoughts))
                if (answer := await self._crew.do(order, self._seconds)) != NOT_YET:
                    return answered(job, answer)

    async def close(self) -> None:
        """End the processes; what they still think about is not waited for, and no other ones are started."""
        await self._crew.close()

    async def _ask(self, job: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The answer of a worker; between the pieces of a long thought it does what else is asked for.

        Raises GoneError, WorkerError.
        """
        order = asked(job, *given, **named)
        over = asyncio.get_running_loop().create_future()
        self._thoughts.add(over)
        try:
            with METRICS.timed("think"):
                while (answer := await self._crew.do(order, self._seconds)) == NOT_YET:
                    pass
        finally:
            self._thoughts.discard(over)
            over.set_result(None)
        return answered(job, answer)


async def _to_nobody() -> None:
    """Nobody presses."""


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
