"""Plays through Discord as a person would: looks at what can be pressed, and presses some of it."""

from __future__ import annotations

from typing import Any

from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.services.table.scene import Table
from bot.ui.press.custom_id import parse
from engine.core.chance import Fast
from tests.support.town import Town, buttons, components

ANSWERS = ("do", "open", "sure", "tick")
MOST_PRESSES = 12


def choices(message: Any) -> list[tuple[str, str]]:
    """What answers a question on a message: ("click", custom id) or ("choose", value of a select)."""
    found: list[tuple[str, str]] = []
    for item in buttons(message):
        press = parse(item["custom_id"])
        if press is not None and press.verb in ANSWERS and item.get("label") != "Back":
            found.append(("click", item["custom_id"]))
    for item in components(message):
        if item["type"] == 3 and item["custom_id"].startswith("s:pick:"):
            values = [option["value"] for option in item["options"]]
            found += [("choose", value) for value in values if value.partition(":")[0] in ANSWERS]
    return found


def ways_in(message: Any) -> list[tuple[str, str]]:
    """What leads to the answers, where they stand elsewhere."""
    return [("click", item["custom_id"]) for item in buttons(message) if item["custom_id"].startswith("b:play:")]


class Robot:
    """Presses for everybody at one table."""

    def __init__(self, place: Town, thread: ChannelHandle, seed: int = 1) -> None:
        self.place = place
        self.thread = thread
        self.policy = Fast(at=seed)
        self.presses = 0

    async def table(self) -> Table:
        """The match as it stands."""
        found = await self.place.house.tables.number_in_thread(self.thread.id)
        assert found is not None
        return await self.place.house.tables.load(found)

    async def step(self) -> bool:
        """One decision of one player, however many presses it takes; False when the match is over."""
        table = await self.table()
        if not table.actors():
            return False
        seat = table.actors()[self.policy.below(len(table.actors()))]
        person = next(person for person in self.place.people if person.id == table.seats[seat].user_id)
        message = self._where(table, seat, person)
        for _ in range(MOST_PRESSES):
            found = choices(message) or ways_in(message)
            assert found, f"nothing to press for seat {seat}: {message}"
            how, what = found[self.policy.below(len(found))]
            result = await (
                self.place.click(person, message, what) if how == "click" else self.place.choose(person, message, what)
            )
            self.presses += 1
            if result.modal is not None:
                result = await self._tick(table, seat, person, result)
            if (await self.table()).row.revision != table.row.revision:
                return True
            assert result.response is not None
            message = result.response
        raise AssertionError(f"seat {seat} pressed {MOST_PRESSES} times and decided nothing")

    def _where(self, table: Table, seat: int, person: MemberActor) -> Any:
        """Public questions are answered on the panel, others on the desk in the direct messages."""
        if table.game.question(table.state, seat).public and choices(self.place.panel(self.thread)):
            return self.place.panel(self.thread)
        return self.place.dm(person)

    async def _tick(self, table: Table, seat: int, person: MemberActor, shown: InteractionResult) -> InteractionResult:
        """Fill in the form of a pick with one of its legal choices."""
        picks = [a.picked for a in table.game.question(table.state, seat).legal() if a.picked is not None]
        ticked = [str(index) for index in picks[self.policy.below(len(picks))]]
        return await self.place.submit(person, shown, ticked=ticked)
