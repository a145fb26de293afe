"""Standing answers as people give, change and cancel them at their desk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import MemberActor

from tests.support.pressed import actor, desk_of, said
from tests.support.town import Town, components, texts, town

OTHERS = {"ships": ["1"], "persons": [], "neither": "nothing", "both": "ask", "until": "always"}
DRAW = {"colours": ["0"], "cards": ["2"], "chance": ["0"], "wished": [], "repel": ["never"]}


def offered(message: Any) -> list[str]:
    """What the lists of a message offer."""
    return [option["value"] for item in components(message) if item["type"] == 3 for option in item["options"]]


async def play(place: Town, person: MemberActor, card: str) -> None:
    """A person plays a card of Yucata'; then everything settles."""
    table = await place.house.tables.load(1)
    index = list(table.game.legal(table.state, table.actors()[0])).index(("play", card))
    await place.house.match.steps.act(1, person.id, table.row.revision, index)
    await place.settle()


async def test_the_next_card_is_planned_shown_changed_cancelled_and_played(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        first = await actor(place)
        second = next(person for person in place.people if person is not first)
        cards = {"first": ["4"], "second": ["0"], "third": ["0"], "order": "turn", "way": ["any"]}
        desk = await desk_of(place, second, thread)
        form = await place.click(second, desk, "Plan ahead")
        wrong = await place.submit(second, form, **{**cards, "second": ["4"]})
        assert "The same card stands there twice" in said(wrong)
        form = await place.click(second, desk, "Plan ahead")
        desk = (await place.submit(second, form, **cards)).response
        assert "**Your next turns:** **4**." in texts(desk)
        assert "Your next turns" not in texts(await desk_of(place, first, thread)), "nobody else sees it"
        form = await place.click(second, desk, "Change answer")
        assert form.modal is not None
        assert form.modal["title"] == "My next cards · Yucata'"
        desk = (await place.submit(second, form, **{**cards, "second": ["spear"]})).response
        assert "**4**, then **spear**" in texts(desk)
        desk = (await place.click(second, desk, "Cancel answer")).response
        assert "Your next turns" not in texts(desk)
        await place.submit(second, await place.click(second, desk, "Plan ahead"), **cards)
        await place.restart()
        await play(place, first, "1")
        history = await place.house.tables.history(1)
        assert [row.action for row in history] == [("play", "1"), ("play", "4")]
        assert await actor(place) is first
        assert not place.env.errors


async def test_what_it_did_is_taken_back_like_an_own_press_and_then_the_person_decides(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("yucata", 2)
        first = await actor(place)
        second = next(person for person in place.people if person is not first)
        cards = {"first": ["4"], "second": ["5"], "third": ["0"], "order": "turn", "way": ["any"]}
        desk = await desk_of(place, second, thread)
        desk = (await place.submit(second, await place.click(second, desk, "Plan ahead"), **cards)).response
        await play(place, first, "1")
        desk = (await place.click(second, desk, "Refresh")).response
        desk = (await place.click(second, desk, "Undo")).response
        assert await actor(place) is second
        assert "You took back what this did" in texts(desk)
        assert "**Your next turns:** **5**." in texts(desk)
        await play(place, second, "3")
        assert [row.action for row in await place.house.tables.history(1)][-1] == ("play", "3")
        await play(place, first, "2")
        assert [row.action for row in await place.house.tables.history(1)][-1] == ("play", "5")


async def test_draw_until_draws_at_once_card_by_card_and_says_why_it_stopped(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person = await actor(place)
        desk = await desk_of(place, person, thread)
        before = len(await place.house.tables.history(1))
        form = await place.choose(person, desk, "ahead:draw-until")
        assert "Nothing would end the drawing" in said(await place.submit(person, form, **{**DRAW, "cards": ["0"]}))
        form = await place.choose(person, desk, "ahead:draw-until")
        desk = (await place.submit(person, form, **DRAW)).response
        added = (await place.house.tables.history(1))[before:]
        drawn = [row for row in added if row.kind == "act"]
        assert drawn
        assert {row.action for row in drawn} == {("draw",)}
        assert {row.user_id for row in drawn} == {person.id}
        assert drawn == added[: len(drawn)], (
            "after two ships of a colour the next player's first draw is nobody's press"
        )
        assert all(any(event.key.startswith("drew") for event in row.events) for row in drawn), "told one by one"
        if await actor(place) is person:
            assert "You are asked again" in texts(desk)
        assert not place.env.errors


@pytest.mark.usefixtures("the_first_cards_are_ships")
async def test_in_others_turns_the_best_ship_is_taken_and_nobody_is_called(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        active = await actor(place)
        others = [person for person in place.people if person is not active]
        for person in others:
            page = (await place.click(person, await desk_of(place, person, thread), "Plan ahead")).response
            assert "Nobody else sees it" in texts(page)
            await place.submit(person, await place.choose(person, page, "others"), **OTHERS)
        calls = {person.id: len(person.user.dm_channel.history()) for person in others}
        for wanted in (("draw",), ("stop",), ("done",)):
            table = await place.house.tables.load(1)
            index = list(table.game.legal(table.state, table.actors()[0])).index(wanted)
            await place.house.match.steps.act(1, active.id, table.row.revision, index)
            await place.settle()
        history = await place.house.tables.history(1)
        first, second = ((table.actors()[0] + step) % 3 for step in (1, 2))
        took = [(row.seat, row.kind, row.action[0]) for row in history if row.kind == "act"][-2:]
        assert took == [(first, "act", "take"), (second, "act", "take")]
        assert (await place.house.tables.load(1)).state.active != table.actors()[0], "the turn has passed on"
        last = next(person for person in others if person.id == table.seats[second].user_id)
        assert len(last.user.dm_channel.history()) == calls[last.id], "whoever has answered is not called"
        assert not place.env.errors


async def test_an_answer_that_leaves_this_question_open_stands_beside_it(tmp_path: Path) -> None:
    async with town(tmp_path, 2) as place:
        thread = await place.start("gilded_compass", 2)
        person = await actor(place)
        desk = await desk_of(place, person, thread)
        form = await place.choose(person, desk, "ahead:place")
        plan = {"first": ["archives"], "second": ["0"], "third": ["0"], "rank": ["1"], "skip": []}
        desk = (await place.submit(person, form, **plan)).response
        assert await actor(place) is person, "there is a token to re-roll with"
        assert "**Placing, in this round:** Archives, if it is rank 1" in texts(desk)
        assert "ahead:place" not in offered(desk), "it is changed, not given twice"
        desk = (await place.click(person, desk, "Cancel answer")).response
        assert "ahead:place" in offered(desk)
        assert not place.env.errors
