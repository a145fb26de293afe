"""The report: what is otherwise comes first, with what was believed, and what could not be removed comes last."""

from __future__ import annotations

from bot.field.check import Check, Finding, Outcome, check
from bot.field.report import report
from bot.field.site import Site


@check("first", "It holds")
async def first(site: Site) -> None:
    """Nothing."""


@check("second", "It does not hold")
async def second(site: Site) -> None:
    """Nothing."""


def lines(*findings: tuple[Check, Outcome, str], left: tuple[str, ...] = ()) -> list[str]:
    """The lines of a report that are not empty."""
    return [one for one in report([Finding(*finding) for finding in findings], left) if one]


def test_what_is_otherwise_stands_above_with_what_was_believed() -> None:
    found = lines((first, Outcome.BELIEVED, "after 2 s"), (second, Outcome.OTHERWISE, "404 (code 10008): gone"))
    assert found[2] == "1 as believed, 1 otherwise, 0 could not tell"
    assert found[3:6] == [
        "second: otherwise (404 (code 10008): gone)",
        "    believed: It does not hold.",
        "first: as believed (after 2 s)",
    ]
    assert found[-1] == "All that was made is removed."


def test_what_is_left_is_named() -> None:
    found = lines((first, Outcome.UNKNOWN, ""), left=("the thread “field 3”", "https://discord.com/channels/1/2/3"))
    assert "first: could not tell" in found
    assert "please delete it: the thread “field 3”, https://discord.com/channels/1/2/3." in found[-1]
