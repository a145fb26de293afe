"""What the tests of every part share: chance that is the same at every run."""

from __future__ import annotations

import os
import secrets
from random import Random

import pytest

VARIABLE = "HOURGLASS_TEST_CHANCE"


@pytest.fixture(autouse=True)
def lots(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seeds of a test's matches follow from its name: what fails once fails again.

    With HOURGLASS_TEST_CHANCE=WORD they are others, to find a test that only holds by luck.
    """
    chance = Random(f"{os.environ.get(VARIABLE, '')} {request.node.nodeid}")
    monkeypatch.setattr(secrets, "token_bytes", chance.randbytes)
