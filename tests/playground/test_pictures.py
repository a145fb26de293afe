"""The board on the page is the newest one, however late, lost or doubled the pictures come."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

from tests.support.playground import Arrive, Program
from tests.support.visitor import LOOK_MS, SIZES, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Route

BOARD = re.compile(r"/files/.*\.(png|webp|gif)")
SHOWN = """() => [...document.querySelectorAll(".mid .pic")].map((one) => {
    const image = one.querySelector("img");
    return image && new URL(image.src).pathname;
})"""
"""What can be seen in the room, whatever should be."""
ALL_THERE = f"""() => {{
    const frames = [...document.querySelectorAll(".mid .pic")];
    return frames.length && JSON.stringify(({SHOWN})()) === JSON.stringify(frames.map((one) => one.dataset.address))
        && frames.every((one) => one.querySelector("img").complete && !one.matches(".loading"));
}}"""

AWAITED = "() => [...document.querySelectorAll('.mid .pic.loading')].map((one) => one.dataset.address)"
"""The pictures in whose place older ones are shown."""

WATCH = """() => {
    window.withoutPicture = false;
    const look = () => { window.withoutPicture ||= !document.querySelector(".mid .pic"); };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
"""From now on, note whether the room has been without a picture: while drawing is slow, the bot sends words first."""


class Shelf:
    """Pictures on their way to the page, handed out when the test says so."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._waiting: list[Route] = []
        self._holding = False
        visitor.page.route(BOARD, self._asked)

    def _asked(self, route: Route) -> None:
        if self._holding:
            self._waiting.append(route)
        else:
            route.continue_()

    def hold(self) -> None:
        """From now on none arrives; what was asked for before has come when this returns."""
        self._holding = True
        while set(self._visitor.page.evaluate(AWAITED)) - {urlsplit(one.request.url).path for one in self._waiting}:
            self._visitor.page.wait_for_timeout(LOOK_MS)

    def hand_out(self, *, newest_first: bool = False) -> None:
        """All that wait arrive, and whatever is asked for later arrives at once."""
        self._holding = False
        for route in self._waiting[:: -1 if newest_first else 1]:
            route.continue_()
        self._waiting.clear()


def moves(visitor: Visitor, number: int) -> None:
    """Some moves, each redrawing the board once for the press, and once more for what computers do."""
    for _ in range(number):
        visitor.answer(".pane.mid")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("newest_first", [False, True])
def test_late_pictures_never_leave_an_old_board(
    arrive: Arrive, shared: Program, size: tuple[int, int], newest_first: bool
) -> None:
    visitor = arrive(shared, width=size[0], height=size[1])
    shelf = Shelf(visitor)
    visitor.play("yucata")
    visitor.until(ALL_THERE)
    shelf.hold()
    old = visitor.page.evaluate(SHOWN)
    visitor.page.evaluate(WATCH)
    moves(visitor, 3)
    visitor.press('.mid .m:not(.priv) [data-control^="b:more:"]')  # the message is drawn again with the same picture
    visitor.settled()
    if not visitor.page.evaluate("() => window.withoutPicture"):
        assert visitor.page.evaluate(SHOWN) == old, "the old one stands until the new one is there"
    assert visitor.page.locator(".mid .pic.loading").count(), "and it says that it is old"
    shelf.hand_out(newest_first=newest_first)
    visitor.until(ALL_THERE)
    assert visitor.page.evaluate(SHOWN) != old


@pytest.mark.parametrize("size", SIZES)
def test_a_lost_picture_is_asked_for_again(arrive: Arrive, shared: Program, size: tuple[int, int]) -> None:
    visitor = arrive(shared, width=size[0], height=size[1])
    visitor.play("yucata")
    visitor.until(ALL_THERE)
    seen: set[str] = set()

    def once(route: Route) -> None:
        address = route.request.url.partition("?")[0]
        route.abort() if address not in seen else route.continue_()
        seen.add(address)

    visitor.page.route(BOARD, once)
    moves(visitor, 2)
    visitor.until(ALL_THERE)
    assert seen
    visitor.forget("ERR_FAILED")


def test_a_picture_that_is_never_there_leaves_no_old_one_and_comes_with_a_press(
    arrive: Arrive, shared: Program
) -> None:
    visitor = arrive(shared)
    visitor.play("yucata")
    visitor.until(ALL_THERE)

    def fail(route: Route) -> None:
        route.abort()

    visitor.page.route(BOARD, fail)
    visitor.page.evaluate(
        "() => { window.wait = setTimeout; setTimeout = (what, ms) => wait(what, Math.min(ms, 20)); }"
    )
    moves(visitor, 1)
    assert "could not be loaded" in visitor.see(".mid .pic .lost").inner_text()
    visitor.until(f"() => ({SHOWN})().includes(null)")  # the next step has its pictures on their way for a moment
    visitor.page.unroute(BOARD, fail)
    lost = visitor.page.locator(".mid .pic:has(.lost)")
    while lost.count():
        lost.first.click()
    visitor.until(ALL_THERE)
    visitor.forget("ERR_FAILED")


def test_a_picture_that_stands_twice_is_there_twice(arrive: Arrive, shared: Program) -> None:
    page = arrive(shared).page
    found = page.evaluate(
        """async () => {
            const { Pool, picture } = await import("/page/picture.js");
            const address = (n) => `/game/${["yucata", "nereus", "port_royal"][n]}`;
            const message = (addresses, old) => {
                const pool = new Pool(old, addresses.map(address));
                const box = document.createElement("div");
                box.append(...addresses.map(address).map((url) => picture({ url, size: [4, 3] }, url, pool.take(url))));
                return box;
            };
            const steps = [[0, 0], [0, 1, 0], [1, 0], [2, 0, 0], [0]];
            let box = null;
            for (const step of steps) box = message(step, box);
            box = message([0, 1, 1], box);
            const frames = [...box.children];
            while (frames.some((one) => one.matches(".loading"))) await new Promise((done) => setTimeout(done, 5));
            return frames.map((one) => new URL(one.querySelector("img").src).pathname);
        }"""
    )
    assert found == ["/game/yucata", "/game/nereus", "/game/nereus"]


def test_what_is_shown_gets_newer_only_and_does_not_wait_for_the_last(arrive: Arrive, shared: Program) -> None:
    page = arrive(shared).page
    found = page.evaluate(
        """async () => {
            const { picture } = await import("/page/picture.js");
            const ready = new Map();
            HTMLImageElement.prototype.decode = function () {
                return new Promise((done) => ready.set(new URL(this.src).pathname, done));
            };
            const set = (old, n) => picture({ url: `/game/${n}`, size: [4, 3] }, "", old);
            const frame = set(null, "yucata");
            const seen = [];
            const comes = async (n) => {
                ready.get(`/game/${n}`)();
                await new Promise((done) => setTimeout(done));
                const there = new URL(frame.querySelector("img").src).pathname.slice(6);
                seen.push(there + (frame.matches(".loading") ? " …" : ""));
            };
            await comes("yucata");
            for (const n of ["nereus", "port_royal", "gilded_compass"]) set(frame, n);
            for (const n of ["port_royal", "nereus", "gilded_compass"]) await comes(n);
            return seen;
        }"""
    )
    assert found == ["yucata", "port_royal …", "port_royal …", "gilded_compass"]
