"""Other processes, as Linux tells of them in /proc."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def seconds_kept_waiting(pid: int) -> float:
    """How long the main thread of a process could have run and had no processor (proc(5), schedstat)."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9


def descendants(pid: int) -> list[int]:
    """All processes that this one has started, and they; without those of a thread or process that ends meanwhile."""
    direct: list[int] = []
    with suppress(FileNotFoundError, ProcessLookupError):
        for task in Path(f"/proc/{pid}/task").iterdir():
            with suppress(FileNotFoundError, ProcessLookupError):
                direct += map(int, (task / "children").read_text().split())
    return [one for child in direct for one in (child, *descendants(child))]


def drawing(pid: int) -> int:
    """The process in which the bot draws."""
    (found,) = [one for one in descendants(pid) if b"drawing" in Path(f"/proc/{one}/cmdline").read_bytes()]
    return found


def seconds_of(pid: int) -> tuple[float, float]:
    """Processor time of a process, and of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS, (int(fields[13]) + int(fields[14])) / TICKS


def megabytes_of(pid: int) -> float:
    """Memory, with what is shared divided among those who share it (PSS)."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024
