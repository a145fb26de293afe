"""Time that is skipped, and a program that goes away in the middle: tests that need a playground of their own."""

from __future__ import annotations

import pytest

from tests.support.playground import Arrive, Program
from tests.support.visitor import SIZES


def test_a_skipped_day_brings_a_reminder_and_moves_every_time(kept: Program, arrive: Arrive) -> None:
    visitor = arrive(kept)
    visitor.meet("yucata")  # one person against computers has no clock
    before = visitor.see("#clock time").inner_text()
    until = visitor.see('.mid time[data-style="f"]').inner_text()
    visitor.press('[data-key="skip-hour"]')
    visitor.see('.mid .day.skip:has-text("You skipped 1 hour")')
    visitor.settled()
    assert visitor.see('.mid time[data-style="f"]').inner_text() == until, "the time that one has does not move"
    visitor.press('[data-key="skip-day"]')
    visitor.see('.mid .day.skip:has-text("You skipped 25 hours")')
    assert visitor.page.locator(".mid .day.skip").count() == 1
    visitor.settled()
    assert visitor.see("#clock time").inner_text()[:10] != before[:10]
    visitor.press("#rooms .rm:last-of-type")
    visitor.see('.mid .log:has-text("Snooze")')
    asked = visitor.see('.mid time[data-style="R"]')
    assert asked.inner_text() == "yesterday"
    visitor.press('[data-key="skip-day"]')
    visitor.until("() => document.querySelector('.mid time[data-style=\"R\"]').innerText === '2 days ago'")
    visitor.see('.mid .day.skip:has-text("You skipped 2 days")')  # a length, though days are written here too


def test_presses_wait_for_a_program_that_was_away_and_the_state_is_kept(kept: Program, arrive: Arrive) -> None:
    visitor = arrive(kept)
    visitor.play("yucata")
    visitor.answer(".pane.mid")
    visitor.see('.mid [data-control^="b:do:"]:not([disabled])')  # the computers have played
    visitor.settled()
    board = visitor.pictures()[-1]
    kept.stop()
    visitor.see(".mid .ask.off")
    visitor.press('.mid [data-control^="b:do:"]:not([disabled])')
    visitor.see('.mid .ask.off:has-text("is kept and goes out")')
    kept.start()
    visitor.settled()
    visitor.redrawn(board)
    assert visitor.page.locator(".mid .ask.off").count() == 0
    # The browser itself reports a refused connection as an error; nothing else may have gone wrong.
    visitor.forget("ERR_CONNECTION_REFUSED")


def test_a_control_that_is_gone_says_so_with_a_way_on(kept: Program, arrive: Arrive) -> None:
    visitor = arrive(kept)
    visitor.play("yucata")
    # Somebody with a message that is older than the table's: the page is told nothing of the next move.
    visitor.page.evaluate("() => { WebSocket.prototype.real = WebSocket.prototype.send; }")
    other = arrive(kept)
    other.press(".rm.sub")
    other.see(".mid .pic img")
    first = other.see('.mid [data-control^="b:do:"]:not([disabled])')
    label = first.get_attribute("data-label")
    visitor.page.evaluate(
        """(label) => {
            const press = () => document.querySelector(`.mid [data-label="${label}"]`).click();
            press();
            press();
        }""",
        label,
    )
    trouble = visitor.see(".mid .err").inner_text()
    assert f"“{label}” is not offered any more" in trouble
    assert "Nothing was done" in trouble
    visitor.press('.mid .err [data-key="forgive"]')
    visitor.page.locator(".mid .err").wait_for(state="detached")


@pytest.mark.parametrize("size", SIZES)
def test_the_page_speaks_the_language_of_whom_one_is(kept: Program, arrive: Arrive, size: tuple[int, int]) -> None:
    visitor = arrive(kept, width=size[0], height=size[1])
    narrow = size[0] < 400

    def rooms() -> None:
        if narrow:
            visitor.press("#tabs [data-key=rooms]")

    rooms()
    visitor.press('[data-room="games"]')
    visitor.command("/settings")
    visitor.press('.mid .m.priv [data-control^="b:setchoices:"]')
    visitor.press(".dlg .sel >> nth=0")
    visitor.page.locator(".list .opt", has_text="Deutsch").click()
    visitor.press(".dlg [type=submit]")
    visitor.until("() => document.documentElement.lang === 'de'")
    rooms()
    visitor.press('[data-key="start"]')
    assert visitor.see("#start .big").inner_text() == "Wähle ein Spiel"
    visitor.press('[data-key="play-port_royal"]')
    assert visitor.see(".mid .ask.me .what").inner_text().startswith("Du bist gefragt: ")
    visitor.settled()
    visitor.press('#people [data-person="Dmitri"]')
    visitor.until("() => document.documentElement.lang === 'en'")
    assert "Waiting for Ana: " in visitor.see(".mid .ask .what").inner_text()
    visitor.page.keyboard.press("Alt+1")
    visitor.until("() => document.documentElement.lang === 'de'")
    visitor.page.reload()
    visitor.see('.mid .ask.me:has-text("Du bist gefragt")')
