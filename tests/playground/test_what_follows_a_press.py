"""What comes of a press is in sight."""

from __future__ import annotations

import pytest

from tests.support.playground import Arrive, Program
from tests.support.visitor import SIZES


@pytest.mark.parametrize("size", SIZES)
def test_whoever_scrolls_up_and_presses_at_once_sees_what_comes(
    arrive: Arrive, shared: Program, size: tuple[int, int]
) -> None:
    visitor = arrive(shared, width=size[0], height=size[1])
    visitor.press('[data-key="play-yucata"]')
    visitor.see(".mid .ask.me")
    visitor.settled()
    # The browser tells of scrolling in its next frame, so after the press.
    visitor.page.evaluate(
        """() => {
            document.querySelector(".mid .log").scrollTop -= 200;
            document.querySelector(".mid .m [data-control^='b:hand:']").click();
        }"""
    )
    visitor.see(".mid .m.priv .pic")
    visitor.settled()
    visitor.until(
        """() => {
            const log = document.querySelector(".mid .log").getBoundingClientRect();
            return document.querySelector(".mid .m.priv").getBoundingClientRect().bottom <= log.bottom + 1;
        }"""
    )
