"""What fails inside concerns one thing alone, and the log says where without saying what."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.services.errors import StorageError, confined

log = logging.getLogger(__name__)


def test_what_is_confined_is_said_and_the_rest_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    done: list[int] = []
    for number in range(3):
        with confined(log, "match %s: it cannot be told", number):
            if number == 1:
                raise ValueError("the hand holds a pearl")
            done.append(number)
    assert done == [0, 2]
    (said,) = caplog.messages
    assert said.startswith("match 1: it cannot be told: ")
    assert "test_errors.py" in said
    assert said.endswith("ValueError"), "nothing of what it worked on"


@pytest.mark.parametrize("error", [StorageError("the file is gone"), asyncio.CancelledError()])
def test_what_concerns_everything_is_not_confined(caplog: pytest.LogCaptureFixture, error: BaseException) -> None:
    with pytest.raises(type(error)), confined(log, "match %s", 1):
        raise error
    assert not caplog.messages
