"""Whatever is shown of a match asks the rules once and reads each line of its history once, and shows the same."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.lessons.lesson import lesson_of
from bot.features.lessons.service import Guidance, Lessons
from bot.services.errors import Refused
from bot.services.table.scene import Scene
from bot.ui.pages.desk import desk
from bot.ui.pages.table import table_panel
from bot.ui.press.house import House
from engine import registry
from tests.support.records import seats_near
from tests.support.tables import house_at, stored, user_of

KEYS = [game.key for game in registry.games()]


class Asked:
    """The rules of a game, which count what they are asked about one state."""

    def __init__(self, game: Any, state: Any) -> None:
        self._game, self._state = game, state
        self.times: Counter[tuple[str, Any]] = Counter()

    def __getattr__(self, name: str) -> Any:
        answer = getattr(self._game, name)
        if name not in ("view", "question"):
            return answer

        def counted(state: Any, seat: int | None) -> Any:
            self.times[name, seat] += state is self._state
            return answer(state, seat)

        return counted


@pytest.mark.parametrize("key", KEYS)
async def test_the_rules_are_asked_once_for_all_who_look_at_a_position(tmp_path: Path, key: str) -> None:
    async with house_at(tmp_path) as house:
        seats = seats_near(key, 4)
        table = await stored(house, key, seats, 14)
        scene = await house.tables.scene(table.row.id)
        asked = Asked(scene.game, scene.state)
        for seat in range(seats):
            scene = msgspec.structs.replace(await house.tables.scene(table.row.id), game=asked)
            await desk(house, scene, seat, "en")
            await table_panel(house, scene)
        assert max(asked.times.values()) == 1, asked.times


@pytest.mark.parametrize("key", [key for key in KEYS if registry.standing(key) is not None])
async def test_what_a_seat_may_tell_the_bot_to_answer_is_found_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    rules = registry.standing(key)
    assert rules is not None
    kinds, asked = type(rules).kinds, Counter[int | None]()

    def counted(self: Any, view: Any) -> Any:
        asked[view.reader] += 1
        return kinds(self, view)

    monkeypatch.setattr(type(rules), "kinds", counted)
    async with house_at(tmp_path) as house:
        seats = seats_near(key, 4)
        await stored(house, key, seats, 14)
        for seat in range(seats):
            scene = await house.tables.scene(1)
            await desk(house, scene, seat, "en")
            await table_panel(house, scene)
    assert set(asked.values()) == {1}, asked


async def test_a_scene_of_another_state_shows_that_state(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 4)
        scene = await house.tables.scene(1)
        before = scene.view(None)
        later = scene.game.clone(scene.state)
        seat = scene.actors()[0]
        scene.game.apply(later, seat, scene.legal(seat)[0])
        assert msgspec.structs.replace(scene, state=later).view(None) == scene.game.view(later, None) != before


async def test_a_scene_shows_what_is_stored_after_steps_and_undos(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 3)
        for _ in range(4):
            scene = await house.tables.scene(1)
            seat = scene.actors()[0]
            await house.match.steps.act(1, user_of(seat), scene.row.revision, 0)
            await house.match.steps.undo(1, user_of(seat), scene.row.revision + 1)
            scene, loaded = await house.tables.scene(1), await house.tables.load(1)
            assert list(scene.tail) == await house.tables.history(1)
            for reader in (0, 1, None):
                assert scene.view(reader) == loaded.view(reader)
            await house.match.steps.act(1, user_of(seat), scene.row.revision, 1)


async def test_whoever_is_forgotten_is_in_no_history_that_is_shown(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, "yucata", 2, 6)
        gone = user_of(0)
        assert gone in {row.user_id for row in (await house.tables.scene(1)).tail}
        await house.people.personal.forget(gone, lambda _: "Somebody")
        assert gone not in {row.user_id for row in (await house.tables.scene(1)).tail}


@pytest.mark.parametrize("key", [key for key in KEYS if lesson_of(key)])
async def test_notes_for_newcomers_are_the_same_whether_they_are_known_or_found_again(tmp_path: Path, key: str) -> None:
    async with house_at(tmp_path) as house:
        await stored(house, key, seats_near(key, 2), 0)
        told: set[str] = set()
        for number in range(24):
            scene = await house.tables.scene(1)
            if not scene.actors():
                break
            seat = scene.actors()[0]
            known = await house[Lessons].guidance(scene, seat)
            assert known == await found_again(house, scene, seat)
            if scene.tail and scene.tail[-1].undoes is None:
                newest = msgspec.structs.replace(scene, tail=scene.tail[-1:], made={})
                assert known == await house[Lessons].guidance(newest, seat), "whatever lines the scene has"
            told.add(known.note)
            legal = scene.legal(seat)
            table = await house.match.steps.act(1, user_of(seat), scene.row.revision, number * 5 % len(legal))
            if number % 5 == 4 and table.row.status == "running":
                await take_back(house, seat, table.row.revision)
        assert len(told) > 1, "some note was told"


async def take_back(house: House, seat: int, revision: int) -> None:
    """Take the last decision back, if that is possible."""
    with suppress(Refused):
        await house.match.steps.undo(1, user_of(seat), revision)


async def found_again(house: House, scene: Scene, seat: int) -> Guidance:
    """The same with nothing in memory, as after a restart."""
    known = dict(house[Lessons]._notes)  # pyright: ignore[reportPrivateUsage]
    house[Lessons]._notes.clear()  # pyright: ignore[reportPrivateUsage]
    found = await house[Lessons].guidance(scene, seat)
    house[Lessons]._notes.clear()  # pyright: ignore[reportPrivateUsage]
    house[Lessons]._notes.update(known)  # pyright: ignore[reportPrivateUsage]
    return found
