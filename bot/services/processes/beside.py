"""Plain Python that takes long, beside the event loop.

One piece at a time: a second thread gains nothing, and each one that is busy makes the loop wait longer for its turn.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

_THREAD = ThreadPoolExecutor(1, thread_name_prefix="beside")


async def beside(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do it in a thread and wait for it; it must touch nothing that the loop touches meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, partial(work, *args, **kwargs))
