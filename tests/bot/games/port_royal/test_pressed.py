"""Port Royal played on the table panel: every step is a public button, and the match goes on to its end."""

from __future__ import annotations

from pathlib import Path

from bot.services.table.tables import replay
from engine.core import match as record
from tests.support.town import buttons, texts, town

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
        state = replay(table.row, 3, table.game, record.live(history))
        assert table.game.outcome(state) == table.row.outcome
        assert not place.env.errors
