"""Port Royal played on the table panel: every step is a public button, and the match goes on to its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.services.table.played import replay
from engine.core import match as record
from tests.support.town import buttons, components, labels, texts, town

PRESSES = 16


async def test_turns_are_pressed_on_the_panel_and_the_match_ends_as_its_record_says(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        pressed: set[str] = set()
        for press in range(PRESSES):
            table = await place.house.tables.load(1)
            seat = table.actors()[0]
            person = next(person for person in place.people if person.id == table.seats[seat].user_id)
            panel = place.panel(thread)
            answers = [item for item in buttons(panel) if item["custom_id"].startswith("b:do:")]
            assert answers, "every question of these turns stands on the panel as buttons"
            chosen = answers[press * 3 % len(answers)]
            pressed.add(chosen["label"].split(" ")[0])
            await place.click(person, panel, chosen["custom_id"])
        assert {"Draw", "Stop"} <= pressed
        assert "Round" in texts(place.panel(thread))
        table = await place.play_on(1)
        assert table.row.status == "finished"
        history = await place.house.tables.history(table.row.id)
        state = replay(table.row, 3, record.live(history))
        assert table.game.outcome(state) == table.row.outcome
        assert not place.env.errors


async def test_a_bust_stays_on_the_own_desk_and_on_the_panel_until_the_next_person_presses(tmp_path: Path) -> None:
    async with town(tmp_path, 2, pictures=True) as place:
        thread = await place.start("port_royal", 2)
        while True:
            seat = (await place.house.tables.load(1)).actors()[0]
            desk = (await place.click(place.people[seat], place.panel(thread), "My desk")).response
            step = next((label for label in ("Draw", "Let", "Done", "Take nothing") if _offers(desk, label)), "Stop")
            await place.click(place.people[seat], desk, step)
            after = place.fresh(desk)
            if "You **went bust**" in texts(after):
                break
        other = place.people[1 - seat]
        assert _galleries(after), "what was lost is to be seen"
        panel = place.panel(thread)
        assert "### Round" in texts(panel)
        assert f"{other.name} to draw" in texts(panel)
        assert any("went bust. Lost: " in alt for alt in _alts(panel))
        await place.click(other, panel, "Draw")
        assert not any("went bust" in alt for alt in _alts(place.panel(thread)))
        assert _galleries(place.fresh(desk)), "it stays where it befell"
        assert not place.env.errors


def _offers(message: Any, label: str) -> bool:
    return any(text.startswith(label) for text in labels(message))


def _galleries(message: Any) -> list[Any]:
    return [item for item in components(message) if item["type"] == 12]


def _alts(message: Any) -> list[str]:
    return [part["description"] for item in _galleries(message) for part in item["items"]]
