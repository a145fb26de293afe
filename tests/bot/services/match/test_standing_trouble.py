"""What goes wrong with a standing answer or with a computer concerns nobody else, and is over when its cause is."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.services.match import standing
from bot.ui.pages.desk import desk
from bot.ui.press.open_desks import Opened
from engine import registry
from engine.games.yucata.rules import Yucata
from tests.support.gates import Faults, put
from tests.support.planned import CARDS, planned, press
from tests.support.records import seats_near
from tests.support.tables import house_at, stored, user_of


@pytest.mark.parametrize("answer", ['{"kind"', "[]"])
async def test_one_that_cannot_be_read_leaves_the_question_to_its_person(tmp_path: Path, answer: str) -> None:
    async with house_at(tmp_path) as house:
        asked, other = await planned(house)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE standing SET answer = ?", (answer,))
        await press(house, 1, asked, ("play", "1"))
        await house.match.automatic.settled()
        table = await house.tables.load(1)
        assert (table.actors(), table.row.trouble) == ((other,), None)


@pytest.mark.parametrize("key", [game.key for game in registry.games() if registry.standing(game.key) is not None])
async def test_one_that_makes_no_sense_to_the_rules_is_left_out(tmp_path: Path, key: str) -> None:
    async with house_at(tmp_path) as house:
        seats = seats_near(key, 3)
        table = await stored(house, key, seats, 12)
        async with house.tables.db.write() as tx:
            for seat in range(seats):
                for kind in standing.kinds(table, seat):
                    values = {field.key: field.usual for field in kind.fields}
                    answer = {"kind": kind.key, "about": kind.about, "values": values, "noted": {}}
                    await tx.execute(
                        "INSERT OR REPLACE INTO standing (match_id, seat, about, answer) VALUES (1, ?, ?, ?)",
                        (seat, kind.about, json.dumps(answer)),
                    )
        for _ in range(4):
            scene = await house.tables.scene(1)
            for seat in range(seats):
                await desk(house, scene, seat, "en", Opened(0))
            if not scene.actors():
                break
            actor = scene.actors()[0]
            await house.match.steps.act(1, user_of(actor), scene.row.revision, 0)
            await house.match.automatic.settled()


async def test_one_whose_step_fails_is_tried_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    apply = Yucata.apply

    def failing(self: Yucata, state: Any, seat: int, action: Any) -> Any:
        return 1 // 0 if action == ("play", "5") else apply(self, state, seat, action)

    monkeypatch.setattr(Yucata, "apply", failing)
    async with house_at(tmp_path) as house:
        asked, other = await planned(house)
        await press(house, 1, asked, ("play", "1"))
        await house.match.automatic.settled()
        for _ in range(3):
            house.match.automatic.look_at(1)
            await house.match.automatic.settled()
        table = await house.tables.load(1)
        assert table.actors() == (other,)
        assert standing.of_seat(table, other) == ()
        assert len(await house.tables.db.all("SELECT * FROM failure")) == 1


@pytest.mark.parametrize("who", ["computer", "standing"])
async def test_what_the_database_did_not_take_is_done_when_it_works_again(tmp_path: Path, who: str) -> None:
    async with house_at(tmp_path) as house:
        if who == "computer":
            await stored(house, "yucata", 2, 0, computers=1)
            house.match.automatic.look_at(1)
            await house.match.automatic.settled()
            asked = 0
        else:
            asked, _ = await planned(house)
        table = await house.tables.load(1)
        await house.match.automatic.stop()
        await house.match.steps.act(1, user_of(asked), table.row.revision, 0)
        faults = Faults()
        put(faults, house.tables.db)
        faults.after = 2
        await house.match.automatic.start(house.match.steps)
        await house.match.automatic.settled()
        assert faults.after is None
        await house.match.sweep.run()
        await house.match.automatic.settled()
        assert (await house.tables.load(1)).actors() == (asked,)


async def test_what_the_table_takes_back_is_not_answered_again_by_what_was_planned_after_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        asked = (await stored(house, "yucata", 2, 0)).actors()[0]
        other = 1 - asked
        await house.match.steps.stand(1, user_of(other), "cards", {**CARDS, "second": ["4"]})
        await press(house, 1, asked, ("play", "1"))
        await house.match.automatic.settled()
        assert (await house.tables.load(1)).actors() == (asked,), "the 5 has been played"
        vote = await house.match.votes.ask(1, "undo", user_of(asked))
        await house.match.votes.cast(1, vote.id, user_of(other), "yes", "x")
        await press(house, 1, asked, ("play", "2"))
        await house.match.automatic.settled()
        assert (await house.tables.load(1)).actors() == (other,), "the 4 was meant to come after the 5"
        await press(house, 1, other, ("play", "5"))
        await press(house, 1, asked, ("play", "3"))
        await house.match.automatic.settled()
        assert (await house.tables.history(1))[-1].action == ("play", "4")
