"""What the operator sends back: a line for each check, without names, ids or the token."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence

import discord

from bot.field.check import Finding, Outcome
from bot.version import VERSION


def line(finding: Finding) -> str:
    """A finding in one line."""
    note = f" ({finding.note})" if finding.note else ""
    return f"{finding.check.name}: {finding.outcome}{note}"


def report(findings: Sequence[Finding], left: Sequence[str]) -> Iterator[str]:
    """The report, line by line: what is otherwise first, with what was believed. left: what could not be removed."""
    counted = ", ".join(f"{sum(one.outcome is outcome for one in findings)} {outcome}" for outcome in Outcome)
    yield ""
    yield "--- report: please send this back " + "-" * 40
    yield f"hourglass {VERSION}, discord.py {discord.__version__}, Python {platform.python_version()}"
    yield counted
    for outcome in (Outcome.OTHERWISE, Outcome.UNKNOWN, Outcome.BELIEVED):
        found = [one for one in findings if one.outcome is outcome]
        if found:
            yield ""
        for one in found:
            yield line(one)
            if outcome is Outcome.OTHERWISE:
                yield f"    believed: {one.check.believed}."
    yield "-" * 74
    if left:
        yield f"Not removed, for want of permission; please delete it: {', '.join(left)}."
    else:
        yield "All that was made is removed."
