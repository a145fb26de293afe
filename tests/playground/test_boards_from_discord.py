"""*Board* opens in the playground without any setting; what is tapped there stands on the pretended Discord."""

from __future__ import annotations

from tests.support.playground import Arrive, Program


def test_a_board_is_opened_from_a_desk_and_played(shared: Program, arrive: Arrive) -> None:
    visitor = arrive(shared)
    visitor.play("yucata")
    page = visitor.page
    page.locator("[data-control^='b:board:']").last.click()
    visitor.settled()
    link = page.locator("a[href*='/in/']").last.get_attribute("href")
    assert link is not None
    board = page.context.new_page()
    board.goto(link)
    board.click("#open")
    board.wait_for_selector("button.hot:not(.barred)")
    board.locator("button.hot:not(.barred)").first.click()
    board.wait_for_selector("#play")
    board.wait_for_function("() => !('fresh' in document.documentElement.dataset)")
    board.click("#play")
    board.wait_for_selector(".since:has-text('You played')")
    visitor.see("text=You played")
