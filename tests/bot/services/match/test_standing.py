"""Standing answers in the house: to everybody else they are presses, and they go only where their person goes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.services.errors import Refused
from bot.services.match import standing
from bot.services.match.automatic import ANSWERED_WITHIN, QUICKEST, SLOWEST
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine import registry
from engine.core.chance import Fast
from engine.core.game import AnyGame
from engine.core.standing import Give, Standing
from tests.support.clock import FakeClock
from tests.support.model.promises import Stored
from tests.support.people import ANA, BEN, at_turn, started
from tests.support.planned import OTHERS, press
from tests.support.records import seats_near
from tests.support.standing import by_chance
from tests.support.tables import house_at, stored, user_of

GAMES = [game.key for game in registry.games() if registry.standing(game.key) is not None]


class Scene:
    """A position, what its actor does there, and an answer that another seat had given, which answers then."""

    def __init__(self, steps: int, seat: int, action: Any, other: int, given: Standing) -> None:
        self.steps, self.seat, self.action, self.other, self.given = steps, seat, action, other, given


async def scene(house: House, key: str, nth: int) -> Scene:
    """The first such scene from some step of a match on; from its start in a match that is over by then."""
    game, rules, chance = registry.game(key), registry.standing(key), Fast(at=nth + 1)
    assert rules is not None
    start = nth * 13 + 5
    over = not (await stored(house, key, seats_near(key, 3), start)).actors()
    for steps in range(0 if over else start, 400):
        table = await stored(house, key, seats_near(key, 3), steps)
        for seat in table.actors():
            for action in list(game.legal(table.state, seat))[:6]:
                state = _after(game, table, seat, action)
                for other in game.actors(state):
                    given = None if other == seat else by_chance(game, table.state, other, chance)
                    if given is None:
                        continue
                    if rules.over(given, game.view(state, other)):
                        continue
                    verdict = rules.answer(given, game.view(state, other), game.question(state, other))
                    if isinstance(verdict, Give):
                        return Scene(steps, seat, action, other, given)
    raise AssertionError(f"{key}: nobody's standing answer answers anything")


def _after(game: AnyGame, table: Table, seat: int, action: Any) -> Any:
    state = game.clone(table.state)
    game.apply(state, seat, action)
    while (forced := game.forced(state)) is not None:
        game.apply(state, *forced)
    return state


def seen_by_others(path: Path, match_id: int, seat: int) -> dict[str, list[Any]]:
    """All that is stored of a match but what is only for one seat: its standing answers and its own messages."""
    found: dict[str, list[Any]] = {}
    for name, rows in Stored(path).tables.items():
        mine = [dict(row) for row in rows if row.get("match_id", row.get("id")) == match_id]
        if name == "outbox":
            mine = [row for row in mine if row["subject"] != f"desk.{seat}.0"]
            for row in mine:
                row["payload"] = json.loads(row["payload"])
        for row in mine:
            for column in ("changes", "nonce", "computer_secret", *(("id",) if name == "outbox" else ())):
                row.pop(column, None)
        if name != "standing":
            found[name] = mine
    return found


@pytest.mark.parametrize("nth", range(3))
@pytest.mark.parametrize("key", GAMES)
async def test_to_others_it_is_the_press_of_its_person(tmp_path: Path, key: str, nth: int) -> None:
    async with house_at(tmp_path / "search") as house:
        found = await scene(house, key, nth)
    clock = FakeClock()
    async with house_at(tmp_path / "ahead", clock=clock) as house:
        table = await stored(house, key, seats_near(key, 3), found.steps)
        match_id = table.row.id
        chosen = {field: list(values) for field, values in found.given.values.items()}
        await house.match.steps.stand(match_id, user_of(found.other), found.given.kind, chosen)
        await press(house, match_id, found.seat, found.action)
        await house.match.automatic.settled()
        ahead = await house.tables.load(match_id)
        lines = await house.tables.history(match_id)
    async with house_at(tmp_path / "hand") as house:
        table = await stored(house, key, seats_near(key, 3), found.steps)
        decided = [line for line in lines if line.number > table.row.revision and line.kind == "act"]
        assert {line.seat for line in decided} == {found.seat, found.other}, "it has answered"
        pressed = next(line.number for line in decided if line.seat == found.seat)
        later = sum(line.seat == found.other and line.number > pressed for line in decided)
        assert len(clock.slept) == later, "each decision of a row takes its time, as it takes a person"
        for line in decided:
            await press(house, match_id, line.seat, line.action)
        hand = await house.tables.load(match_id)
    for reader in (None, *(seat for seat in range(3) if seat != found.other)):
        assert ahead.game.view(ahead.state, reader) == hand.game.view(hand.state, reader)
    before, after = (
        seen_by_others(tmp_path / name / "house.sqlite3", match_id, found.other) for name in ("ahead", "hand")
    )
    for name, rows in before.items():
        assert rows == after[name], name


async def test_it_answers_after_a_restart(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await house.match.automatic.stop()
        table = await stored(house, "port_royal", 3, 0)
        active = table.actors()[0]
        for seat in range(3):
            if seat != active:
                await house.match.steps.stand(1, user_of(seat), "others", OTHERS)
        for action in (("draw",), ("stop",), ("done",)):
            table = await house.tables.load(1)
            if action in table.game.legal(table.state, active):
                await press(house, 1, active, action)
        waits = (await house.tables.load(1)).actors()
    async with house_at(tmp_path) as house:
        await house.match.automatic.settled()
        table = await house.tables.load(1)
        assert waits != (active,)
        assert table.state.active != active, "the others' times have passed"


async def test_what_fails_is_left_to_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        other = 1 - seat
        chosen = {"first": ["5"], "second": ["0"], "third": ["0"], "order": ["turn"], "way": ["any"]}
        await house.match.steps.stand(1, user_of(other), "cards", chosen)
        rules = registry.standing("yucata")
        for broken in (lambda *_: 1 // 0, lambda *_: Give(("play", "nonsense"), None)):
            with monkeypatch.context() as patch:
                patch.setattr(type(rules), "answer", broken)
                await press(house, 1, seat, ("play", "1"))
                await house.match.automatic.settled()
                table = await house.tables.load(1)
                assert table.actors() == (other,)
                assert standing.stopped(table, other) == []
                await house.match.steps.undo(1, user_of(seat), table.row.revision)


async def test_an_answer_about_the_same_questions_takes_the_place_of_another(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "port_royal", 3, 0)
        other = (table.actors()[0] + 1) % 3
        await house.match.steps.stand(1, user_of(other), "others", OTHERS)
        await house.match.steps.stand(1, user_of(other), "ask-only", {"ships": ["2"], "persons": [], "until": ["turn"]})
        given = standing.of_seat(await house.tables.load(1), other)
        assert [one.standing.kind for one in given] == ["ask-only"]
        draw = {"colours": ["3"], "cards": ["0"], "chance": ["0"], "wished": [], "repel": ["ask"]}
        await house.match.steps.stand(1, user_of(other), "draw-until", draw)
        assert len(standing.of_seat(await house.tables.load(1), other)) == 2


CARD = {"first": ["3"], "second": ["4"], "third": ["0"], "order": ["turn"], "way": ["any"]}


async def test_they_go_when_their_person_goes_and_do_not_come_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 3, 0)
        leaver, stays = ((table.actors()[0] + step) % 3 for step in (1, 2))
        for seat in (leaver, stays):
            await house.match.steps.stand(1, user_of(seat), "cards", CARD)
        await house.match.seats.resign(1, user_of(leaver))
        table = await house.tables.load(1)
        assert not table.standing.get(leaver)
        async with house.tables.db.write() as tx:
            await house.match.seats.hand_over(tx, table, leaver, 777, "Eva")
        table = await house.tables.load(1)
        assert (table.seats[leaver].user_id, standing.of_seat(table, leaver)) == (777, ())
        assert len(standing.of_seat(table, stays)) == 1, "nobody else's are touched"


async def test_one_that_has_stopped_is_gone_when_the_person_decides(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        other = 1 - seat
        await house.match.steps.stand(1, user_of(other), "cards", CARD)
        await press(house, 1, seat, ("play", "3"))
        await house.match.automatic.settled()
        table = await house.tables.load(1)
        assert [why.key for _, why in standing.stopped(table, other)] == ["barred"]
        await press(house, 1, other, ("play", "1"))
        assert not (await house.tables.load(1)).standing.get(other)
        await press(house, 1, seat, ("play", "2"))
        await house.match.automatic.settled()
        assert (await house.tables.load(1)).actors() == (other,), "it answers no more"


async def test_nothing_is_kept_of_them_when_the_match_is_over(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        over = await stored(house, "yucata", 2, 10**6)
        steps = await house.tables.history(over.row.id)
        table = await stored(house, "yucata", 2, over.row.revision - 1)
        match_id, (seat,) = table.row.id, table.actors()
        held = standing.kinds(table, 1 - seat)[0].fields[0].choices
        chosen = {**CARD, "first": [held[0]], "second": ["0"]}
        await house.match.steps.stand(match_id, user_of(1 - seat), "cards", chosen)
        await press(house, match_id, seat, steps[-1].action)
        assert (await house.tables.load(match_id)).row.status == "finished"
        assert await house.tables.db.all("SELECT 1 FROM standing WHERE match_id = ?", (match_id,)) == []


async def test_the_direct_message_of_whoever_gives_one_shows_it_and_no_other_does(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        other = 1 - table.actors()[0]
        await house.match.steps.stand(1, user_of(other), "cards", CARD)
        owed = await house.tables.db.column("SELECT subject FROM outbox WHERE match_id = 1")
        assert owed == [f"desk.{other}.0"]


async def test_a_refused_direct_message_is_told_at_the_same_time_with_and_without_one(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        waits: list[int] = []
        tried: list[int] = []
        for match_id in (1, 2):
            table = await stored(house, "yucata", 2, 0)
            seat = table.actors()[0]
            if match_id == 2:  # for a question that it does not answer
                await house.match.steps.stand(match_id, user_of(1 - seat), "cards", {**CARD, "first": ["5"]})
            await press(house, match_id, seat, ("play", "5"))
            since = (await house.tables.seats_of(match_id))[1 - seat].since
            assert since is not None
            (desk,) = await house.tables.db.all(
                "SELECT next_try_at AS at FROM outbox WHERE match_id = ? AND subject = ?",
                (match_id, f"desk.{1 - seat}.0"),
            )
            clock.advance(seconds=desk["at"] - clock.now())
            await house.people.direct_messages.refused(user_of(1 - seat), match_id, 1 - seat)
            (told,) = await house.tables.db.all(
                "SELECT next_try_at AS at FROM outbox WHERE match_id = ? AND kind = 'tell'", (match_id,)
            )
            waits.append(told["at"] - since)
            tried.append(desk["at"] - since)
        assert tried[1] == tried[0] + ANSWERED_WITHIN
        assert waits[0] == waits[1] > tried[1]


async def test_it_answers_no_sooner_than_a_person_and_before_anybody_is_called(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        table = await stored(house, "yucata", 2, 0)
        seat = table.actors()[0]
        await house.match.steps.stand(1, user_of(1 - seat), "cards", {**CARD, "first": ["5"]})
        await press(house, 1, seat, ("play", "3"))
        await house.match.automatic.settled()
        assert (await house.tables.load(1)).actors() == (seat,)
        (seconds,) = clock.slept
        assert QUICKEST <= seconds <= SLOWEST < ANSWERED_WITHIN


async def test_how_long_an_answer_takes_is_another_time_each_time(tmp_path: Path) -> None:
    clock = FakeClock()
    async with house_at(tmp_path, clock=clock) as house:
        for _ in range(24):
            table = await started(house, BEN)
            first = at_turn(table)
            await house.match.steps.stand(table.row.id, ANA + BEN - first, "cards", {**CARD, "first": ["5"]})
            index = list(table.legal(table.actors()[0])).index(("play", "3"))
            await house.match.steps.act(table.row.id, first, table.row.revision, index)
            await house.match.automatic.settled()
    assert len(clock.slept) == 24
    assert min(clock.slept) >= QUICKEST
    assert max(clock.slept) <= SLOWEST
    assert max(clock.slept) - min(clock.slept) > 1, "not as exactly as a machine"
    assert len({round(seconds, 1) for seconds in clock.slept}) > 6


async def test_what_was_chosen_for_a_question_that_has_passed_is_not_given(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "port_royal", 3, 0)
        while table.state.step != "discover" or not table.state.drawn:
            seat = table.actors()[0]
            table = await house.match.steps.act(1, user_of(seat), table.row.revision, 0)
        (seat,) = table.actors()
        until = {"colours": ["0"], "cards": ["9"], "chance": ["0"], "wished": [], "repel": ["ask"]}
        with pytest.raises(Refused, match="moved-on"):
            await house.match.steps.stand(1, user_of(seat), "draw-until", until, table.row.revision - 1)
        assert standing.of_seat(await house.tables.load(1), seat) == ()
        after = await house.match.steps.stand(1, user_of(seat), "draw-until", until, table.row.revision)
        assert after.row.revision > table.row.revision
