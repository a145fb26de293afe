"""What a newcomer does on the page, pressed in a browser."""

from __future__ import annotations

import re

import pytest

from bot.features.lessons.lesson import lesson_of
from engine import registry
from tests.support.playground import Arrive, Program
from tests.support.visitor import ADVISED, RECOMMENDED

GAMES = [game.key for game in registry.games()]
LESSONS = {key: lesson for key in GAMES if (lesson := lesson_of(key)) is not None}
QUICK = ("port_royal", "yucata")
FOCUSED = "() => document.activeElement.dataset.label"
NAMELESS = """() => [...document.querySelectorAll("button, a, input, select, textarea, [role=listbox], section")]
    .filter((one) => one.offsetParent && !(one.ariaLabel || one.innerText?.trim() || one.labels?.length
        || one.getAttribute("aria-labelledby") || one.querySelector(".vh")))
    .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_takes_at_most_three_presses(arrive: Arrive, shared: Program, game: str) -> None:
    visitor = arrive(shared)
    visitor.play(game)
    board = visitor.pictures()
    while not visitor.answer(".pane.side").startswith("b:do:"):
        assert visitor.presses < 3
    assert visitor.presses <= 3
    visitor.redrawn(board[-1])


@pytest.mark.parametrize("game", LESSONS)
def test_a_newcomers_way_through_the_guided_first_match(kept: Program, arrive: Arrive, game: str) -> None:
    """From the bare page: the lesson, the first move within three presses, and on to the end of the opening."""
    visitor = arrive(kept)
    visitor.learn(game)
    assert visitor.page.locator(".mid .ask.me").count() == 1
    visitor.see(".mid .pic img")
    assert visitor.page.evaluate(NAMELESS) == []
    for number in range(sum(seat == 0 for seat, _ in LESSONS[game].opening)):
        visitor.until(f"() => /{RECOMMENDED.pattern}/.test(document.querySelector('.mid .log').innerText)")
        visitor.follow()
        assert number or visitor.presses <= 3
    visitor.see(".mid .ask.me")
    visitor.until(f"() => /{ADVISED.pattern}/.test(document.querySelector('.mid .log').innerText)")
    assert visitor.page.locator(".mid .m").count() == 2, "a greeting, and one message for the match"


@pytest.mark.parametrize("game", QUICK)
def test_a_whole_match_by_clicking(arrive: Arrive, shared: Program, game: str) -> None:
    play_to_the_end(arrive, shared, game)


@pytest.mark.soak
def test_whole_matches_of_all_games_one_after_the_other(arrive: Arrive, shared: Program) -> None:
    for game in GAMES:
        play_to_the_end(arrive, shared, game)


def play_to_the_end(arrive: Arrive, shared: Program, game: str) -> None:
    """Play a match against computers from the first screen to its result."""
    visitor = arrive(shared)
    visitor.play(game)
    while visitor.page.locator(".rm[aria-current] .over").count() == 0:
        visitor.answer(".pane.side")
    visitor.see('.mid .ask:has-text("This match is over")')
    visitor.until("() => !document.querySelector('#people .asked')")
    visitor.until("() => /rank|points|wins|won/i.test(document.querySelector('.mid .log').innerText)")


def test_two_people_play_side_by_side(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.gather("yucata")
    visitor.press(".mid .hint .bt")
    visitor.see(".mid .pic img")
    for _ in range(4):
        asked = visitor.see("#people .asked").get_attribute("data-person")
        visitor.press(f'#people [data-person="{asked}"]')
        visitor.see(".mid .ask.me")
        others = [one for one in ("Ana", "Bjørn", "Chidera", "Dmitri") if one != asked]
        visitor.page.select_option(".pane.side .ph select", label=f"This room as {others[0]}")
        waiting = visitor.see(".pane.side .ask:not(.me)").inner_text()
        assert f"Waiting for {asked}" in waiting
        # Whoever is not asked gets a private answer, and only that pane shows it.
        visitor.press('.pane.side [data-control^="b:do:"]:not([disabled])')
        visitor.settled()
        private = visitor.see(".pane.side .m.priv").inner_text()
        assert f"Only {others[0]} sees this" in private
        assert visitor.page.locator(".mid .m.priv").count() == 0
        board = visitor.pictures()
        visitor.answer(".pane.mid")
        visitor.redrawn(board[-1])
        visitor.until(
            """() => document.querySelector(".mid .pic")
                && document.querySelector(".pane.side .pic")?.dataset.address
                === document.querySelector(".mid .pic").dataset.address"""
        )
        visitor.press(".pane.side .only button")


def test_an_avatar_shows_the_whole_first_sign_of_a_name(arrive: Arrive, shared: Program) -> None:
    page = arrive(shared).page
    names = {"Ana": "A", "🦄🔥 Kai": "🦄", "👨‍👩‍👧 family": "👨‍👩‍👧", "محمد": "م"}
    found = "async (names) => { const { initial } = await import('/page/people.js'); return names.map(initial); }"
    assert page.evaluate(found, list(names)) == list(names.values())


def test_follow_the_turn_changes_the_person_by_itself(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.meet("yucata")
    visitor.press('[data-key="follow"]')
    before = visitor.see("#people [aria-checked=true]").get_attribute("data-person")
    visitor.answer(".pane.mid")
    visitor.until("(name) => document.querySelector('#people [aria-checked=true]').dataset.person !== name", before)
    visitor.see(".mid .ask.me")


def test_a_form_is_filled_in_and_kept_when_it_is_put_away(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.gather("port_royal")
    options = '.mid .m:last-of-type [data-label="Options"]'
    visitor.press(options)
    form = visitor.see(".veil .dlg")
    visitor.settled()
    assert visitor.page.evaluate("() => document.activeElement.closest('.dlg') !== null"), "the form has the focus"
    assert "answered as Ana" in form.inner_text()
    form.locator(".sel").first.click()
    form.locator('.opt:has-text("slow")').click()
    form.locator('label:has-text("Weekends off") input').check()
    visitor.page.keyboard.press("Escape")
    form.wait_for(state="hidden")
    visitor.settled()
    assert visitor.page.evaluate(FOCUSED) == "Options"
    visitor.press(options)
    assert "slow" in form.locator(".sel").first.inner_text()
    assert form.locator('label:has-text("Weekends off") input').is_checked()
    form.locator("[type=submit]").click()
    form.wait_for(state="hidden")
    visitor.settled()
    assert visitor.page.evaluate(FOCUSED) == "Options"
    visitor.until(
        "() => /pace: slow[\\s\\S]*weekends off/i.test([...document.querySelectorAll('.mid .m')].at(-1).innerText)"
    )


def test_commands_options_and_a_select(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.press('[data-room="games"]')
    box = visitor.see(".mid .box input")
    box.click()
    box.press_sequentially("/game n")
    visitor.see('.mid .pop [role=option]:has-text("/game new")')
    box.press("Tab")
    box.press_sequentially("royal")  # offered by the bot while it is typed
    visitor.until(
        """() => [...document.querySelectorAll(".mid .pop [role=option]")]
            .map((one) => one.innerText.trim()).join() === "Port Royal" """
    )
    box.press("Tab")
    assert "Port Royal" in visitor.see(".mid .box .chip").inner_text()
    box.press_sequentially("pace:fast")
    box.press("Tab")
    visitor.see('.mid .box .chip:has-text("fast")')
    box.press("Enter")
    visitor.settled()
    visitor.until(
        """() => /used\\s+\\/game new[\\s\\S]*Port Royal[\\s\\S]*pace: fast/
            .test(document.querySelector(".mid .log").innerText)"""
    )
    visitor.command("/settings")
    choices, reminders = '.mid .m.priv [data-control^="b:setchoices:"]', ".dlg .sel >> nth=1"
    visitor.press(choices)
    visitor.press(reminders)
    visitor.press('.list .opt[aria-selected="false"]')
    chosen = visitor.see(reminders).inner_text()
    visitor.press(".dlg [type=submit]")
    visitor.settled()
    visitor.press(choices)
    assert visitor.see(reminders).inner_text() == chosen


def test_setup_is_there_for_the_manager_only(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.press('[data-room="games"]')
    visitor.command("/setup")
    visitor.press('.pane .m.priv [data-label="Noise"]')
    board = ".pane .m.priv [data-control^='s:suroom:0:0:board']"
    assert "find-a-table" in visitor.see(board).inner_text(), "what is chosen"
    visitor.press('#people [data-person="Bjørn"]')
    box = visitor.see(".mid .box input")
    box.click()
    box.press_sequentially("/setup")
    visitor.until("() => /no such command/.test(document.querySelector('.mid .pop h4')?.innerText)")


def test_a_phone_shows_one_part_at_a_time(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared, width=390, height=844)
    fits = "() => document.documentElement.scrollWidth <= innerWidth"
    assert visitor.page.evaluate(fits)
    visitor.press('[data-key="play-yucata"]')
    visitor.see(".mid .pic img")
    assert visitor.page.evaluate(fits)
    assert not visitor.page.locator(".pane.side").is_visible()
    board = visitor.pictures()
    visitor.answer(".pane.mid")
    visitor.redrawn(board[-1])
    visitor.press('.mid [data-label="My desk"]')
    visitor.see(".mid .m.priv .pic img")
    assert visitor.page.evaluate(fits)
    visitor.press("#tabs [data-key=rooms]")
    assert visitor.see("#rooms .clockrow").is_visible()
    assert visitor.page.evaluate(fits)


def test_the_bar_on_top_fits_every_width(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    for width in (1440, 1280, 1100, 1024, 960, 900, 800, 761, 760, 390, 320):
        visitor.page.set_viewport_size({"width": width, "height": 768})
        visitor.until("() => document.getElementById('top').scrollWidth <= innerWidth")


def test_two_hundred_quick_presses_are_all_answered(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.play("yucata")
    visitor.page.evaluate(
        """() => {
            const more = document.querySelector('.mid [data-label="More"]');
            for (let n = 0; n < 200; n++) more.click();
        }"""
    )
    visitor.settled()
    assert visitor.see(".mid .folded").inner_text() == "199 older private answers"
    visitor.press('[data-key="unfold"]')
    visitor.until("() => document.querySelectorAll('.mid .m.priv').length === 200")
    assert visitor.page.locator(".mid .err").count() == 0


def test_a_reload_in_the_middle_loses_nothing(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.play("yucata")
    visitor.press('#people [data-person="Chidera"]')
    box = visitor.see('.mid .box input[aria-label="Message as Chidera"]')
    box.click()
    box.press_sequentially("wait for me")
    visitor.press('#people [data-person="Ana"]')
    room = visitor.see(".mid .ttl").inner_text()
    visitor.page.evaluate(
        "() => { for (let n = 0; n < 30; n++) document.querySelector('.mid [data-label=\"More\"]').click(); }"
    )
    visitor.page.reload()
    visitor.see(".mid .pic img")
    assert visitor.see(".mid .ttl").inner_text() == room
    visitor.settled()
    visitor.press('#people [data-person="Chidera"]')
    assert visitor.see('.mid .box input[aria-label="Message as Chidera"]').input_value() == "wait for me"
    visitor.press('[data-key="tool-code"]')
    visitor.until("() => document.querySelectorAll('.devlog .pr').length >= 30")
    assert (
        len([one for one in visitor.texts(".devlog summary") if "INTERACTION_CREATE" in one and ":more:" in one]) >= 30
    )


def test_the_picture_is_enlarged_and_everything_has_a_name(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.play("nereus")
    picture = visitor.see(".mid .pic img")
    assert len(picture.get_attribute("alt") or "") > 20
    assert visitor.page.evaluate(NAMELESS) == []
    visitor.press(".mid .pic")
    visitor.see("dialog.large img")
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("dialog.large").wait_for(state="detached")
    visitor.page.keyboard.press("Alt+2")
    visitor.see('#people [aria-checked=true][data-person="Bjørn"]')
    room = "() => document.querySelector('.rm[aria-current]').innerText"
    before = visitor.page.evaluate(room)
    visitor.page.keyboard.press("Alt+ArrowUp")
    visitor.until(f"(before) => ({room})() !== before", before)
    visitor.page.go_back()
    visitor.until(f"(before) => ({room})() === before", before)
    visitor.page.go_forward()
    visitor.until(f"(before) => ({room})() !== before", before)
    visitor.settled()
    visitor.page.keyboard.press("/")
    assert visitor.see(".mid .pop").is_visible()
    assert visitor.page.evaluate(NAMELESS) == []


def test_the_developers_view_tells_what_stands_behind_a_message(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.play("yucata")
    visitor.press('[data-key="tool-code"]')
    visitor.press('.mid [data-label="More"]')
    visitor.settled()
    visitor.press('.devlog summary:has-text(":more:")')
    assert '"component_type"' in visitor.see(".devlog .pr[open] pre").inner_text()
    visitor.press(".mid .m.priv:last-child .behind")
    visitor.until("() => document.querySelectorAll('.devlog :is(summary, p)').length === 3")
    (asked, answered) = visitor.texts(".devlog summary")[::-1]
    assert ":more:" in asked
    assert "/callback" in answered
    visitor.press(".mid .m:not(.priv):has(.pic) .behind")
    visitor.until("() => document.querySelector('.devlog').textContent.includes('attachment://board-')")
    visitor.press('.devlog [data-key="all"]')
    visitor.until("() => document.querySelector('.devlog').textContent.includes(':more:')")


def test_a_form_stands_once_and_a_picture_is_shown_where_it_was_asked_for(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.gather("port_royal")
    visitor.press(".mid .hint .bt")
    visitor.see(".mid .pic img")
    visitor.press('.mid [data-control^="b:hand:"]')
    visitor.settled()
    visitor.plan()
    visitor.press('.mid .m.priv [data-control^="s:ahead:"]')
    visitor.press(".mid .list .opt")
    visitor.see(".veil .dlg")
    assert visitor.page.locator(".veil .dlg:visible").count() == 1
    visitor.page.keyboard.press("Escape")
    phone = arrive(shared, width=390, height=844)
    phone.play("port_royal")
    phone.press('.mid [data-control^="b:more:"]')
    phone.press('.mid .m.priv [data-control^="b:history:"]')
    phone.press('.mid .m.priv [data-control^="b:replay:"]')
    phone.see(".mid .m.priv .pic img")


def test_the_line_over_direct_messages_names_the_match_that_it_speaks_of(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.press('#people [data-person="Dmitri"]')
    visitor.learn("yucata")
    phone = arrive(shared, width=390, height=844, at=visitor.page.evaluate("() => history.state.room"))
    for one in (visitor, phone):
        line = one.see(".mid .ask.me").inner_text()
        assert re.search(r"Yucata' · table \d+\s+You are asked: ", line), line
    visitor.page.evaluate("async () => (await import('/page/state.js')).go('start')")
    visitor.learn("port_royal")
    both = "/You are asked: Port Royal · table \\d+ and Yucata' · table \\d+$/"
    for one in (visitor, phone):
        one.until(f"() => {both}.test(document.querySelector('.mid .ask.me').innerText)")


def test_a_form_opens_in_the_tab_that_asked_for_it_alone(arrive: Arrive, shared: Program) -> None:
    visitor = arrive(shared)
    visitor.gather("yucata")
    other = arrive(shared, at=visitor.page.evaluate("() => history.state.room"))
    options = '.mid .m:last-of-type [data-label="Options"]'
    visitor.press(options)
    visitor.see(".veil .dlg")
    other.press(options)
    form = other.see(".veil .dlg")
    form.locator('label:has-text("Weekends off") input').check()
    form.locator("[type=submit]").click()
    form.wait_for(state="hidden")
    visitor.until("() => /weekends off/i.test([...document.querySelectorAll('.mid .m')].at(-1).innerText)")
    visitor.page.reload()
    assert visitor.see(".veil .dlg"), "what is open here stays open"
    visitor.page.keyboard.press("Escape")
    visitor.until("() => !document.querySelector('.veil .dlg')")
