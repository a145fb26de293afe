"""The Chromium of the system that tests run in."""

from __future__ import annotations

import os

import pytest

VARIABLE = "HOURGLASS_BROWSER"
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-sync")


def named_browser() -> str:
    """The one that HOURGLASS_BROWSER names; without one the test is skipped."""
    executable = os.environ.get(VARIABLE)
    if not executable:
        pytest.skip(f"{VARIABLE} names no browser: set it to a Chromium to run the page's tests")
    return executable
