"""What one is asked is in sight and in reach; what is over makes way."""

from __future__ import annotations

import re

import pytest

from engine import registry
from tests.support.playground import Arrive, Program
from tests.support.visitor import SIZES, Visitor

GAMES = [game.key for game in registry.games()]
COVERED = """(pane) => {
    const message = [...document.querySelectorAll(`${pane} .m:has(.acts [data-control]:not([disabled]))`)].at(-1);
    const controls = [...message.querySelectorAll(".acts [data-control]:not([disabled])")];
    return controls.filter((one) => {
        const box = one.getBoundingClientRect();
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !one.contains(there) && !there?.contains(one);
    }).map((one) => one.textContent);
}"""
"""The controls of the newest question that cannot be pressed where they stand."""
ORDER = """() => {
    const all = [...document.querySelectorAll(".mid .m")].at(-1);
    const top = (selector) => all.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    return [top(".hd"), top(".pic"), top(".acts")];
}"""
SENT = """() => {
    window.sent = [];
    const real = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { window.sent.push(JSON.parse(text)); real.call(this, text); };
}"""


def opened(arrive: Arrive, program: Program, size: tuple[int, int]) -> Visitor:
    """Somebody at the page with a window of this size."""
    return arrive(program, width=size[0], height=size[1])


def enter(visitor: Visitor, key: str) -> None:
    """Go to a room, through the list."""
    if not visitor.page.locator("#rooms").is_visible():
        visitor.press("#tabs [data-key=rooms]")
    visitor.press(key)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_answer_can_be_pressed_where_it_stands(
    arrive: Arrive, shared: Program, game: str, size: tuple[int, int]
) -> None:
    visitor = opened(arrive, shared, size)
    if size[0] < 400:
        visitor.press(f'[data-key="play-{game}"]')
        visitor.see(".mid .pic img")
        visitor.see(".mid .ask.me")
    else:
        visitor.play(game)
    for _ in range(3):
        visitor.settled()
        visitor.until("() => [...document.querySelectorAll('.mid .m')].at(-1).querySelector('.pic')")  # it may follow
        visitor.until(f"() => ({COVERED})('.mid').length === 0")
        heading, picture, answers = visitor.page.evaluate(ORDER)
        assert heading < picture < answers
        visitor.answer(".pane.mid")


@pytest.mark.parametrize("size", SIZES)
def test_private_answers_make_way_for_the_board_and_for_one_another(
    arrive: Arrive, shared: Program, size: tuple[int, int]
) -> None:
    visitor = opened(arrive, shared, size)
    visitor.play("port_royal")
    visitor.press('.mid .m:not(.priv) [data-control^="b:more:"]')
    visitor.settled()
    visitor.see(".mid .m.priv")
    visitor.press('.mid .m:not(.priv) [data-control^="b:hand:"]')
    visitor.settled()
    visitor.see(".mid .m.priv .pic")
    assert visitor.page.locator(".mid .m").last.locator(".pic").count() > 0
    assert visitor.page.locator(".mid .m.priv").count() == 1, "the answer before it has made way"
    visitor.press('[data-key="unfold"]')
    visitor.until("() => document.querySelectorAll('.mid .m.priv').length === 2")


def test_an_old_desk_never_takes_the_place_of_the_one_that_waits_for_its_picture(
    arrive: Arrive, shared: Program
) -> None:
    visitor = arrive(shared)
    visitor.play("port_royal")
    visitor.until("() => document.querySelector('.mid .pic img')")
    tell = """async (left) => {
        const state = await import("/page/state.js");
        const { room, who } = state.view;
        const board = [...state.world.messages.get(room).values()].findLast(state.hasPicture);
        const [old, now] = ["1", "2"].map((n) => ({ ...board, id: String(BigInt(board.id) + BigInt(n)), only: who }));
        state.take({ type: "update", messages: [old, now] });
        if (left) state.view.left[now.id] = true;
        state.take({ type: "update", messages: [{ ...now, parts: [{ type: 10, content: "The picture follows." }] }] });
        return now.id;
    }"""
    shown = """(id) => {
        const all = [...document.querySelectorAll(".mid .m.priv")];
        return all.length === 1 && all[0].dataset.message === id && all[0].innerText.includes("The picture follows.");
    }"""
    for left in (False, True):
        visitor.until(shown, visitor.page.evaluate(tell, left))


@pytest.mark.parametrize("size", SIZES)
def test_a_list_is_whole(arrive: Arrive, shared: Program, size: tuple[int, int]) -> None:
    visitor = opened(arrive, shared, size)
    visitor.play("port_royal")
    visitor.press('.mid [data-control^="b:hand:"]')
    visitor.settled()
    visitor.plan()
    visitor.settled()
    visitor.press('.mid .m.priv [data-control^="s:ahead:"]')
    options = visitor.page.locator(".list .opt")
    for option in (options.first, options.last):
        option.scroll_into_view_if_needed()
        option.click(trial=True, timeout=3000)
    edges = "(one) => { const box = one.getBoundingClientRect(); "
    edges += "return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth; }"
    assert visitor.page.locator(".list").evaluate(edges)


@pytest.mark.parametrize("size", SIZES)
def test_a_list_stays_open_while_its_message_is_brought_up_to_date(
    arrive: Arrive, shared: Program, size: tuple[int, int]
) -> None:
    visitor = opened(arrive, shared, size)
    visitor.gather("port_royal")  # the card of a table offers its host a list, whatever was drawn
    visitor.settled()
    visitor.press('.mid .m:last-child [data-control^="s:computers:"]')
    visitor.see(".list .opt")
    tell = """async () => {
        const state = await import("/page/state.js");
        const list = document.querySelector(".list");
        if (!list) return false; // what is brought up to date just now opens it again in the next frame
        list.dataset.before = "";
        const card = state.messages(state.view.room, state.view.who).at(-1);
        state.take({ type: "update", messages: [{ ...card, parts: [{ type: 10, content: "News" }, ...card.parts] }] });
        return true;
    }"""
    visitor.until(tell)
    visitor.until("() => document.querySelector('.list:not([data-before]) .opt')")
    visitor.page.locator(".list .opt").first.click(timeout=3000)


@pytest.mark.parametrize("size", SIZES)
def test_the_direct_messages_follow_the_table_that_is_played(
    arrive: Arrive, shared: Program, size: tuple[int, int]
) -> None:
    visitor = opened(arrive, shared, size)
    rooms = []
    for game in ("yucata", "port_royal"):
        visitor.play(game) if size[0] > 400 or not rooms else (
            visitor.press("#tabs [data-key=rooms]"),
            visitor.play(game),
        )
        visitor.settled()
        rooms.append(visitor.page.evaluate("() => JSON.parse(sessionStorage['hourglass-view']).room"))
    enter(visitor, f'[data-key="room-{rooms[0]}"]')
    if size[0] < 400:
        visitor.press("#tabs [data-key=direct]")
    seen = """async (id) => {
        const { match } = (await import("/page/state.js")).world.rooms.get(id);
        const desk = [...document.querySelectorAll(".side .m")].findLast((one) => one.dataset.matches === match);
        const log = document.querySelector(".side .log").getBoundingClientRect();
        const end = desk?.getBoundingClientRect().bottom ?? 0;
        return end > log.top && end <= log.bottom;
    }"""
    visitor.until(seen, rooms[0])
    if size[0] < 400:
        return
    visitor.press(f'[data-key="room-{rooms[1]}"]')
    visitor.until(seen, rooms[1])


def test_a_press_while_the_turn_is_followed_counts_for_whom_one_saw(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.meet("yucata")
    visitor.press('[data-key="follow"]')
    before = visitor.see("#people [aria-checked=true]").get_attribute("data-key")
    visitor.page.evaluate(SENT)
    # Pressed in the moment in which the page has become somebody else's.
    visitor.page.evaluate(
        """(before) => new MutationObserver((_, observer) => {
            if (document.querySelector("#people [aria-checked=true]").dataset.key === before) return;
            observer.disconnect();
            document.querySelector('.mid [data-label="More"]').click();
        }).observe(document.getElementById("top"), { childList: true, subtree: true })""",
        before,
    )
    visitor.answer(".pane.mid")
    pressed = "() => window.sent.findLast((one) => one.label === 'More')?.person"
    visitor.until(pressed)
    assert f"who-{visitor.page.evaluate(pressed)}" == before


@pytest.mark.parametrize("size", SIZES)
def test_the_keys_begin_at_the_answers(arrive: Arrive, shared: Program, size: tuple[int, int]) -> None:
    visitor = opened(arrive, shared, size)
    visitor.play("yucata")
    visitor.settled()
    visitor.page.evaluate("() => document.activeElement.blur()")
    visitor.page.keyboard.press("Tab")
    first = visitor.page.evaluate("() => document.activeElement.dataset.control")
    assert first == visitor.answers(".pane.mid")[0]


@pytest.mark.parametrize("size", SIZES)
def test_names_of_rooms_are_whole(arrive: Arrive, shared: Program, size: tuple[int, int]) -> None:
    visitor = opened(arrive, shared, size)
    visitor.play("nereus")
    cut = """() => [...document.querySelectorAll(".rm .n, .ph .ttl")]
        .filter((one) => one.offsetParent && one.scrollWidth > one.clientWidth).map((one) => one.innerText)"""
    assert visitor.page.evaluate(cut) == []
    if size[0] < 400:
        visitor.press("#tabs [data-key=rooms]")
    assert re.match(r"Waters of Nereus\ntable \d+ · ", visitor.see(".rm[aria-current] .n").inner_text())
    assert visitor.page.evaluate(cut) == []


@pytest.mark.parametrize("size", SIZES)
def test_tables_that_are_over_have_no_unread_marks(arrive: Arrive, shared: Program, size: tuple[int, int]) -> None:
    visitor = opened(arrive, shared, size)
    visitor.play("yucata")
    visitor.settled()
    tell = """async (over) => {
        const state = await import("/page/state.js");
        const room = [...state.world.rooms.values()].findLast((one) => one.kind === "thread");
        const id = String(BigInt(Number.MAX_SAFE_INTEGER) * 1000n);
        state.put({ id, room: room.id, from: state.world.bot, at: 0, only: null, text: "", files: [], parts: [] });
        state.take({ rooms: [{ ...room, over }] });
        return [state.unread(room.id, state.world.people[3].id), state.unread(room.id, state.world.people[2].id)];
    }"""
    assert min(visitor.page.evaluate(tell, False)) > 0
    assert visitor.page.evaluate(tell, True) == [0, 0]


@pytest.mark.parametrize("size", SIZES)
def test_who_comes_back_lands_where_they_are_asked(arrive: Arrive, shared: Program, size: tuple[int, int]) -> None:
    visitor = opened(arrive, shared, size)
    visitor.play("yucata")
    visitor.settled()
    room = visitor.page.evaluate("() => JSON.parse(sessionStorage['hourglass-view']).room")
    later = arrive(shared, width=size[0], height=size[1], at="")
    later.see(".mid .ask.me")
    assert later.page.evaluate("() => JSON.parse(sessionStorage['hourglass-view']).room") == room


@pytest.mark.parametrize("size", SIZES)
def test_the_phone_on_the_table_shows_who_writes_and_no_components(
    arrive: Arrive, shared: Program, size: tuple[int, int]
) -> None:
    visitor = opened(arrive, shared, size)
    tell = """async (notice) => {
        const state = await import("/page/state.js");
        const { id: person } = state.world.people.find((one) => one.id === state.view.who);
        const rooms = [...state.world.rooms.values()];
        const room = rooms.find((one) => one.kind === notice.kind && (one.owner ?? person) === person).id;
        const text = notice.text.replace("ME", person);
        state.take({ notice: { person, room, message: "1", from: "Hourglass", text } });
    }"""
    visitor.page.evaluate(tell, {"kind": "dm", "text": ""})
    visitor.see("#phone .push")
    assert visitor.texts("#phone .push") == ["Hourglass\nNew message"]
    visitor.press('[data-key="phone-close"]')
    visitor.page.locator("#phone").wait_for(state="hidden")
    visitor.page.evaluate(tell, {"kind": "channel", "text": "**Port Royal**: <@ME> draws"})
    visitor.until("() => document.querySelector('#phone .push')?.innerText.includes('(games)')")
    assert "Port Royal: @Ana draws" in visitor.texts("#phone .push")[0]
    visitor.press("#phone .push")
    visitor.see('.rm[aria-current][data-room="games"]' if size[0] > 400 else ".mid .log")
