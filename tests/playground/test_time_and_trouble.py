"""Time that is skipped, and a program that goes away in the middle: tests that need a playground of their own."""

from __future__ import annotations

from tests.playground.conftest import Arrive, Program


def test_a_skipped_day_brings_a_reminder_and_moves_every_time(kept: Program, arrive: Arrive) -> None:
    visitor = arrive(kept)
    visitor.play("yucata")
    before = visitor.see("#clock time").inner_text()
    until = visitor.see('.mid time[data-style="f"]').inner_text()
    visitor.press('[data-key="skip-Skip 1 h"]')
    visitor.see('.mid .day.skip:has-text("You skipped an hour")')
    visitor.settled()
    assert visitor.see('.mid time[data-style="f"]').inner_text() == until, "the time that one has does not move"
    visitor.press('[data-key="skip-Day"]')
    visitor.see('.mid .day.skip:has-text("You skipped a day")')
    visitor.settled()
    assert visitor.see("#clock time").inner_text()[:10] != before[:10]
    visitor.press("#rooms .rm:last-of-type")
    visitor.see('.mid .log:has-text("Snooze")')
    asked = visitor.see('.mid time[data-style="R"]')
    assert asked.inner_text() == "yesterday"
    visitor.press('[data-key="skip-Day"]')
    visitor.until("() => document.querySelector('.mid time[data-style=\"R\"]').innerText === '2 days ago'")


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
    visitor.see('.mid .ask.off:has-text("kept and will go out")')
    kept.start()
    visitor.settled()
    visitor.until("(old) => [...document.querySelectorAll('.mid .pic')].at(-1).dataset.address !== old", board)
    assert visitor.page.locator(".mid .ask.off").count() == 0
    # The browser itself reports a refused connection as an error; nothing else may have gone wrong.
    visitor.troubles[:] = [one for one in visitor.troubles if "ERR_CONNECTION_REFUSED" not in one]


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
