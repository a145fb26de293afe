"""The desk: tools only where they do something, what is still open told in time, and how a match ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.services.table.scene import Scene
from bot.ui.pages.desk import desk, ended
from bot.ui.pages.more import help_button
from bot.ui.press.house import House
from bot.ui.press.open_desks import Opened
from bot.ui.words.catalogues import game_words, name_of, together
from engine.core.outcome import Outcome
from tests.support.games.nereus import at_turn, do
from tests.support.tables import house_at, stored, user_of


async def shown(house: House, scene: Scene, seat: int, **how: Any) -> tuple[list[dict[str, Any]], str]:
    """The buttons of a desk, and all its words."""
    view, _ = await desk(house, scene, seat, "en", **how)
    parts = [part for box in view.to_components() for part in box.get("components", [])]
    buttons = [item for part in parts if part["type"] == 1 for item in part["components"] if item["type"] == 2]
    return buttons, "\n".join(part["content"] for part in parts if part["type"] == 10)


async def tools(house: House, scene: Scene, seat: int, **how: Any) -> list[str]:
    buttons, _ = await shown(house, scene, seat, **how)
    return [button["label"] for button in buttons]


async def press(house: House, *action: str) -> Scene:
    """Whoever is asked does this."""
    table = await house.tables.load(1)
    (seat,) = table.actors()
    index = list(table.game.legal(table.state, seat)).index(action)
    await house.match.steps.act(1, user_of(seat), table.row.revision, index)
    return await house.tables.scene(1)


async def test_undo_stands_only_at_the_desk_of_whoever_could_take_something_back(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 0)
        scene = await house.tables.scene(1)
        (seat,) = scene.actors()
        for reader in (seat, 1 - seat):
            assert "Undo" not in await tools(house, scene, reader)
        scene = await press(house, "play", "1")
        assert "Undo" in await tools(house, scene, seat)
        assert "Undo" not in await tools(house, scene, 1 - seat)
    async with house_at(tmp_path / "drawn") as house:
        await stored(house, "port_royal", 2, 0)
        scene = await press(house, "draw")
        for reader in range(2):
            assert "Undo" not in await tools(house, scene, reader), "what was drawn stays drawn"


async def test_what_is_still_open_is_told_beside_the_answers_and_before_it_is_given_up(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "nereus", 4, 0)
        state = at_turn("captain", 2, ship="A1", sea={"B2": ["white"]})
        state.hand[0] = 1
        scene = msgspec.structs.replace(await house.tables.scene(1), state=state)
        question, legal = scene.game.question(state, 0), list(scene.game.legal(state, 0))
        assert [label.key for label in question.still_open] == ["sail-left"]
        _, words = await shown(house, scene, 0)
        _, asked = await shown(house, scene, 0, opened=Opened(0, look=True, sure=legal.index(("end",))))
        sentence = game_words("en", "nereus")("still-sail-left", crew="captain")
        assert sentence in words
        assert f"- {sentence}" in asked
        do(state, ("sail", "B2", 0, 0))
        _, words = await shown(house, msgspec.structs.replace(scene, state=scene.game.clone(state)), 0)
        assert sentence not in words


async def test_help_stands_only_where_something_is_barred(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "port_royal", 3, 0)
        seen: set[bool] = set()
        for _ in range(12):
            scene = await house.tables.scene(1)
            (seat,) = scene.actors()
            barred = any(answer.refusal for answer in scene.game.question(scene.state, seat).answers)
            found = help_button(scene, seat, game_words("en", "port_royal"))
            assert bool(found) == barred
            seen.add(barred)
            await house.match.steps.act(1, user_of(seat), scene.row.revision, 0)
        assert seen == {True, False}


async def test_refresh_stands_only_where_one_waits_in_the_thread(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 0)
        scene = await house.tables.scene(1)
        (seat,) = scene.actors()
        assert "Refresh" in await tools(house, scene, 1 - seat, here=True)
        assert "Refresh" not in await tools(house, scene, seat, here=True), "one has to answer"
        assert "Refresh" not in await tools(house, scene, 1 - seat), "direct messages come up to date by themselves"


async def test_the_next_match_is_loud_only_where_nothing_is_asked(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        for game in ("yucata", "port_royal"):
            await stored(house, game, 2, 0)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE seat SET since = 1 WHERE match_id = 2")  # it waits for both
        scene = await house.tables.scene(1)
        (seat,) = scene.actors()
        for reader in (seat, 1 - seat):
            buttons, _ = await shown(house, scene, reader)
            (onward,) = [button for button in buttons if button["label"].startswith("Next match")]
            assert (onward["style"] == 1, "Port Royal" in onward["label"]) == (reader != seat, reader != seat)


@pytest.mark.parametrize(
    ("ranks", "scores", "seat", "said"),
    [
        ((1, 2, 3), (30, 20, 10), 0, "ended-won"),
        ((1, 1, 3), (30, 30, 10), 0, "ended-shared"),
        ((1, 2, 3), (30, 20, 10), 1, "ended-other"),
        ((1, 1, 3), (30, 30, 10), 2, "ended-other"),
    ],
)
async def test_a_finished_match_says_how_the_reader_ended(
    tmp_path: Path, ranks: tuple[int, ...], scores: tuple[int, ...], seat: int, said: str
) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 3, 0)
        scene = await house.tables.scene(1)
        outcome = Outcome(ranks, scores, ((),) * 3)
        scene = msgspec.structs.replace(scene, row=msgspec.structs.replace(scene.row, outcome=outcome))
        words = game_words("en", "yucata")
        winners = [name_of(scene.seats[other]) for other in range(3) if ranks[other] == 1 and other != seat]
        facts = {"rank": ranks[seat], "points": scores[seat], "players": 3}
        facts |= {"best": 30, "count": ranks.count(1)} if said == "ended-other" else {}
        assert ended(scene, seat, words) == words(said, who=together(winners, words), **facts)
