"""One press that decides twice, and one that draws on: on the panel and at the desk, and taken back in one go."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.services.match import standing
from bot.ui.press.custom_id import Press
from tests.support.pressed import actor, desk_of, said
from tests.support.town import Town, components, texts, town

pytestmark = pytest.mark.usefixtures("the_first_cards_are_ships")


async def decided(place: Town) -> list[str]:
    """The verbs of what people have decided."""
    return [str(row.action[0]) for row in await place.house.tables.history(1) if row.kind == "act"]


def together(message: object) -> dict[str, str]:
    """The lines of lists that decide twice: what they say, and what they send."""
    lines = [option for item in components(message) if item["type"] == 3 for option in item["options"]]
    return {line["label"]: line["value"] for line in lines if line["value"].startswith("both:")}


async def test_stopping_and_taking_is_one_press_and_is_taken_back_in_one_go(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person = await actor(place)
        desk = (await place.click(person, await desk_of(place, person, thread), "Draw")).response
        before = await decided(place)
        both = next(label for label in together(desk) if label.startswith("Take ①"))
        desk = (await place.choose(person, desk, both)).response
        assert await decided(place) == [*before, "stop", "take"]
        assert await actor(place) is not person
        assert "traded the Green Skiff" in texts(desk)
        desk = (await place.click(person, desk, "Undo")).response
        assert await actor(place) is person
        assert (await place.house.tables.load(1)).state.step == "discover"
        assert both in together(desk), "everything that the press did is taken back"
        assert not place.env.errors


async def test_the_panel_offers_it_too_and_a_press_of_an_old_one_does_nothing(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person = await actor(place)
        stranger = next(other for other in place.people if other is not person)
        panel = place.panel(thread)
        (both, *_) = together(panel).values()
        _, _, token = both.partition(":")
        revision = (await place.house.tables.load(1)).row.revision
        before = await decided(place)
        assert "not your turn yet" in said(await place.choose(stranger, panel, both))
        await place.forge(person, panel, Press("both", 1, revision, f"{token.partition('.')[0]}.99").custom_id("b"))
        assert await decided(place) == before, "what is not offered is not done, neither half of it"
        await place.choose(person, panel, both)
        after = await decided(place)
        assert after == [*before, "stop", "take"]
        await place.forge(person, place.panel(thread), Press("both", 1, revision, token).custom_id("b"))
        assert await decided(place) == after


async def test_how_far_to_draw_is_chosen_from_a_list_on_the_panel(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person = await actor(place)
        stranger = next(other for other in place.people if other is not person)
        panel = place.panel(thread)
        values = [option["value"] for item in components(panel) if item["type"] == 3 for option in item["options"]]
        lying = len((await place.house.tables.load(1)).state.harbour)
        wanted = f"ready:draw-until.cards.{lying + 2}"
        assert wanted in values
        assert "not your turn yet" in said(await place.choose(stranger, panel, wanted))
        before = await decided(place)
        await place.choose(person, panel, wanted)
        assert await decided(place) == [*before, "draw", "draw"]
        assert await actor(place) is person
        assert wanted not in str(components(place.panel(thread))), "it holds already"
        form = await place.choose(person, place.panel(thread), "ahead:draw-until")
        assert form.modal is not None, "everything else is in the form"
        assert not place.env.errors


async def test_a_forged_second_half_does_nothing(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person, panel = await actor(place), place.panel(thread)
        (both, *_) = together(panel).values()
        first = both.removeprefix("both:").partition(".")[0]
        revision = (await place.house.tables.load(1)).row.revision
        before = await decided(place)
        for then in ("x", "-1", "99", "1.1", "00000000000000000000"):
            await place.forge(person, panel, Press("both", 1, revision, f"{first}.{then}").custom_id("b"))
            assert await decided(place) == before, then
        assert (await place.house.tables.load(1)).row.trouble is None


async def test_how_far_to_draw_is_chosen_for_the_cards_that_lay_there(tmp_path: Path) -> None:
    """A list of an older panel, and what no list offers, draw nothing."""
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        person, panel = await actor(place), place.panel(thread)
        pick = next(item["custom_id"] for item in components(panel) if item["type"] == 3)
        before = await decided(place)
        for wanted in ("cards.2", "cards.99", "cards", "wished.sailor", "colours.x", ""):
            await place.forge(person, panel, pick, [f"ready:draw-until.{wanted}"])
            assert await decided(place) == before, wanted
        lying = len((await place.house.tables.load(1)).state.harbour)
        await place.click(person, panel, "Draw")
        assert await decided(place) == [*before, "draw"]
        later = f"ready:draw-until.cards.{lying + 4}"
        assert later in str(components(place.panel(thread))), "it is offered still"
        await place.forge(person, panel, pick, [later])
        assert await decided(place) == [*before, "draw"], "but not for what lies there now"
        assert not (await place.house.tables.load(1)).standing.get(place.people.index(person))
        assert not place.env.errors


async def test_a_bust_ends_what_was_to_be_drawn_and_is_told(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        thread = await place.start("port_royal", 3)
        for _ in range(60):
            table = await place.house.tables.load(1)
            person = await actor(place)
            values = [
                option["value"]
                for item in components(place.panel(thread))
                if item["type"] == 3
                for option in item["options"]
                if option["value"].startswith("ready:draw-until.cards.")
            ]
            if not values:
                await place.play_on(1, 1)
                continue
            await place.choose(person, place.panel(thread), values[-1])
            lines = (await place.house.tables.history(1))[table.row.revision :]
            if any(event.key == "went-bust" for line in lines for event in line.events):
                break
        else:
            raise AssertionError("nobody goes bust")
        seat = place.people.index(person)
        drawn = [line for line in lines if line.seat == seat and line.kind == "act"]
        assert [line.action[0] for line in drawn] == ["draw"] * len(drawn)
        assert not standing.of_seat(await place.house.tables.load(1), seat)
        assert "went bust" in texts(place.panel(thread))
        desk = await desk_of(place, person, thread)
        assert "went bust" in texts(desk)
        page = (await place.click(person, place.panel(thread), "History")).response
        assert "went bust" in texts(page)
        await place.restart()
        assert "went bust" in texts(place.panel(thread))
        assert not place.env.errors
