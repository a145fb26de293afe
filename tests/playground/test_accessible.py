"""An accessibility checker finds nothing to say about the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

import pytest

from tests.support.playground import Arrive, Program
from tests.support.visitor import SIZES, Visitor

if TYPE_CHECKING:
    from axe_playwright_python.sync_playwright import Axe


@pytest.fixture(scope="module")
def axe() -> Axe:
    """The checker; it comes with the tests' dependencies."""
    from axe_playwright_python.sync_playwright import Axe

    return Axe()


def remarks(axe: Axe, visitor: Visitor) -> list[str]:
    """What the checker finds on the page as it stands, each with its first place."""
    found = axe.run(visitor.page).response["violations"]
    return [f"{one['id']}: {one['help']}: {[node['html'][:160] for node in one['nodes']][:4]}" for one in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_no_remark_on_anything_that_opens(
    arrive: Arrive, shared: Program, axe: Axe, size: tuple[int, int], theme: Literal["light", "dark"]
) -> None:
    visitor = arrive(shared, width=size[0], height=size[1])
    visitor.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    narrow = size[0] < 400
    found: dict[str, list[str]] = {}

    def look(at: str, *steps: Callable[[], object]) -> None:
        for step in steps:
            step()
        visitor.settled()
        if said := remarks(axe, visitor):
            found[at] = said

    look("the first screen")
    look("a room", lambda: visitor.play("port_royal"))
    look("a list", lambda: visitor.press('.mid [data-control^="b:hand:"]'), visitor.settled)
    look("a plan", visitor.plan, visitor.settled)
    look("its list", lambda: visitor.press('.mid .m.priv [data-control^="s:ahead:"]'))
    look("a form", lambda: visitor.press(".list .opt"), lambda: visitor.see(".veil .dlg"))
    look("after it", lambda: visitor.page.keyboard.press("Escape"))
    look("a picture", lambda: visitor.press(".mid .m:last-child .pic, .mid .pic"))
    visitor.page.keyboard.press("Escape")
    if narrow:
        look("the rooms", lambda: visitor.press("#tabs [data-key=rooms]"))
        look("direct messages", lambda: visitor.press("#tabs [data-key=direct]"))
    else:
        look("the developer's view", lambda: visitor.press('[data-key="tool-code"]'))
        look("the keys", lambda: visitor.press('[data-key="tool-keys"]'))
    assert not found, "\n".join(f"{at}: {one}" for at, all_ in found.items() for one in all_)
