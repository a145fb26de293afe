"""Private puzzles from own matches: for who wants them, of what could be known, deleted on request."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from simcord import MemberActor

from bot.db import personal
from bot.features.puzzles.own import MOST, OWN
from bot.features.puzzles.pages import own_page
from bot.features.puzzles.posed import Position
from bot.features.puzzles.rows import PositionRow
from bot.features.puzzles.service import Puzzles
from bot.features.review.service import Reviews
from bot.services.errors import Refused
from bot.services.study.background import Background
from bot.services.table.scene import Table
from bot.ui.press.house import House
from engine import registry
from engine.core.chance import seeded
from engine.core.match import live, seed_from_hex
from engine.players import missed
from engine.players.puzzle import Puzzle, position, puzzles_of
from engine.players.review import Judged
from render.kit.words import LANGUAGES
from tests.support.clock import FakeClock
from tests.support.limits import BUTTON, check_view, walk
from tests.support.missed import answered, few_playouts, late, worst
from tests.support.own_puzzles import given, noted, stored_rows
from tests.support.people import refused
from tests.support.pressed import said
from tests.support.tables import house_at, stored, user_of
from tests.support.thinking import InProcess
from tests.support.town import Town, buttons, labels, texts, town

KEYS = [game.key for game in registry.games() if puzzles_of(game)]
EVERY = 6
"""Of the puzzles of a game, every so many are looked at."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    few_playouts(monkeypatch)
    monkeypatch.setattr(Background, "rest", 0.0)


async def wants(house: House, *users: int) -> None:
    """These people want puzzles from their own matches."""
    for user in users:
        await house.people.preferences.change(user, switched={OWN.key: True})


async def blundered(house: House, puzzle: Puzzle) -> Table:
    """A finished match in which somebody gave the worst answer to a puzzle."""
    return await stored(
        house,
        "yucata",
        puzzle.seats,
        10**6,
        options=puzzle.options,
        seed=seed_from_hex(puzzle.seed),
        opening=answered(puzzle, worst(puzzle)),
    )


async def think(house: House) -> None:
    """Make the reviews that are missing, and begin to make puzzles of what they note."""
    await house[Reviews].start()
    await house[Puzzles].own.start(house[Reviews].settled)
    await house[Reviews].settled()


def some(count: int, seats: int = 3) -> list[Puzzle]:
    """Different puzzles for so many players at most, that a table of `seats` may have met."""
    found = [puzzle for puzzle in puzzles_of(registry.game("yucata")) if puzzle.seats <= seats]
    return list({len(puzzle.actions): puzzle for puzzle in found}.values())[:count]


# --- making


async def test_a_mistake_becomes_a_puzzle_for_who_wants_that_and_the_review_waits_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    working, work = asyncio.Event(), InProcess.work

    async def slowly(self: InProcess, job: Any, *given: Any, **named: Any) -> Any:
        if job is missed.tempted:
            await working.wait()
        return await work(self, job, *given, **named)

    monkeypatch.setattr(InProcess, "work", slowly)
    puzzle, clock = late("yucata"), FakeClock()
    wrong, user = worst(puzzle), user_of(puzzle.seat)
    async with house_at(tmp_path, clock=clock) as house:
        await wants(house, user)
        table = await blundered(house, puzzle)
        await think(house)
        assert await house[Reviews].state(table) == "ready"
        noted = await stored_rows(house)
        assert {row["user_id"] for row in noted} == {user}
        assert len(puzzle.actions) in [row["done"] for row in noted]
        assert {row["data"] for row in noted} == {"null"}, "what is not tried yet is asked nobody"
        await house[Puzzles].own.stop()
    async with house_at(tmp_path, clock=clock) as house:
        working.set()
        await think(house)
        await house[Puzzles].own.settled()
        made = await stored_rows(house)
        assert {row["user_id"] for row in made} == {user}
        assert len(puzzle.actions) in [row["done"] for row in made]
        assert await house[Puzzles].own.waiting(user) == 0, "not on the same day"
        clock.advance(days=1)
        assert await house[Puzzles].own.waiting(user) == len(made)
        (own_id,) = [row["id"] for row in made if row["done"] == len(puzzle.actions)]
        own = await house[Puzzles].get(own_id, user)
        assert own.row.chosen is not None
        assert own.puzzle.ways[own.puzzle.best] == puzzle.ways[puzzle.best]
        assert own.puzzle.ways[own.row.chosen] == puzzle.ways[wrong]
        assert own.row.match_id == table.row.id
        assert [row.user_id for row in own.seats] == [user_of(seat) for seat in range(puzzle.seats)]


async def test_a_few_mistakes_of_each_person_who_wants_it_are_noted_those_that_cost_most(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    steps = live(await house.tables.history(table.row.id))
    mistakes = [Judged(done, steps[done].seat, ("x",), 2, ("y",), 0.5, 0.5) for done in range(9, -1, -1)]
    own = house[Puzzles].own
    async with house.tables.db.write() as tx:
        await own.note(tx, table.row, steps, mistakes)
    assert await stored_rows(house) == [], "nobody wants it unless they say so"
    await wants(house, user_of(1))
    async with house.tables.db.write() as tx:
        await own.note(tx, table.row, steps, mistakes)
    noted = await stored_rows(house)
    assert {row["user_id"] for row in noted} == {user_of(1)}
    mine = [mistake.done for mistake in mistakes if mistake.seat == 1]
    assert [row["done"] for row in noted] == mine[:MOST]
    auto = [msgspec.structs.replace(step, auto=True) for step in steps]
    await own.throw_away(user_of(1), noted[0]["id"])
    async with house.tables.db.write() as tx:
        await own.note(tx, table.row, auto, mistakes)
    assert len(await stored_rows(house)) == MOST - 1, "what was done for somebody was not chosen"


async def test_what_cannot_be_thought_about_is_struck_out_and_keeps_no_other_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    work, broken = InProcess.work, {3}

    async def fails(self: InProcess, job: Any, *given: Any, **named: Any) -> Any:
        if job is missed.tempted and given[1] in broken:
            raise RuntimeError("broken")
        return await work(self, job, *given, **named)

    monkeypatch.setattr(InProcess, "work", fails)
    puzzle = late("yucata")
    table = await blundered(house, puzzle)
    for done in (3, len(puzzle.actions)):
        await noted(house, 7, table.row.id, done, 1, 2)
    await house[Puzzles].own.start(house[Reviews].settled)
    await house[Puzzles].own.settled()
    assert [row["done"] for row in await stored_rows(house)] == [len(puzzle.actions)]


async def test_what_is_noted_is_tried_at_once(house: House) -> None:
    puzzle, own = late("yucata"), house[Puzzles].own
    table = await blundered(house, puzzle)
    await own.start()
    await own.settled()
    await noted(house, 7, table.row.id, len(puzzle.actions), 1, 2)
    await own.settled()
    assert "null" not in [row["data"] for row in await stored_rows(house)]
    await own.stop()


# --- what is shown


@pytest.mark.parametrize("key", KEYS)
async def test_the_pages_fit_and_hold_nothing_that_could_not_be_known(house: House, key: str) -> None:
    game = registry.game(key)
    for puzzle in puzzles_of(game)[::EVERY]:
        table = await stored(house, key, puzzle.seats, 0, options=puzzle.options)
        state = position(game, puzzle)
        other = game.determinize(state, puzzle.seat, seeded(7))
        for choice in (None, puzzle.best, worst(puzzle)):
            for language in LANGUAGES:
                shown: list[Any] = []
                for world in (state, other):
                    row = PositionRow(8, "own", key, "", None, 7, table.row.id, 4, worst(puzzle), 9, 9, 25, 8)
                    own = Position(game, puzzle, world, table.seats, row=row, choice=choice)
                    view, files = await own_page(house.pictures, own, language, left=2, times=2)
                    parts = check_view(view, files)
                    shown.append([parts, [(file.filename, file.description) for file in files]])
                assert shown[0] == shown[1]
                answers = [item["label"] for item in walk(shown[0][0]) if item["type"] == BUTTON]
                assert len(set(answers)) == len(answers), answers


async def asked(place: Town, person: MemberActor) -> Any:
    """What `/puzzle` shows."""
    return (await place.slash(person, "puzzle")).response


def ways(message: Any) -> list[str]:
    """The custom ids of the answers."""
    return [item["custom_id"] for item in buttons(message) if item["custom_id"].startswith("b:puzzle:")]


async def test_it_is_asked_from_the_next_day_on_told_at_once_and_thrown_away(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, _ = place.people
        await place.start("yucata", 3)
        first, second = some(2)
        await given(place.house, ana.id, 1, first, second)
        assert not [label for label in labels(await asked(place, ana)) if "From your matches" in label]
        place.clock.advance(days=1)
        assert not [label for label in labels(await asked(place, ben)) if "From your matches" in label]
        page = await asked(place, ana)
        assert page.ephemeral
        assert "Puzzle of the day" in texts(page)
        shown = (await place.click(ana, page, "From your matches (2)")).response
        assert "At table 1 you chose here" in texts(shown)
        assert "Puzzle of the day" not in texts(shown)
        assert len(ways(shown)) == len(first.ways)
        answers = ways(shown)
        told = await place.click(ana, shown, answers[worst(first)])
        assert "is best" in texts(told.response)
        assert "your choice · your choice then" in texts(told.response)
        assert "more than your choice (±" in texts(told.response)
        assert not ways(told.response)
        again = await place.forge(ana, told.response, answers[first.best])
        assert "the first answer counts" in texts(place.fresh(told.response)) + said(again)
        following = await place.click(ana, place.fresh(told.response), "Next one (1)")
        found = await place.click(ana, following.response, ways(following.response)[second.best])
        assert "Yes: " in texts(found.response)
        assert "your choice then" in texts(found.response)
        assert "Next one" not in " ".join(labels(found.response))
        left = await place.click(ana, found.response, "Throw away")
        assert "Puzzle of the day" in texts(left.response), "there is no other"
        (row,) = await stored_rows(place.house)
        assert row["done"] == len(first.actions)
        assert (await place.house[Puzzles].get(row["id"], ana.id)).choice == worst(first)
        assert not place.env.errors


async def following(house: House, user_id: int) -> Position:
    """The puzzle that a person is asked next."""
    number = await house[Puzzles].own.next(user_id)
    assert number is not None
    return await house[Puzzles].get(number, user_id)


async def test_what_was_missed_again_and_again_comes_first_and_says_so(house: House) -> None:
    known = some(99)
    kinds = Counter(puzzle.ways[puzzle.best] for puzzle in known)
    often = [puzzle for puzzle in known if kinds[puzzle.ways[puzzle.best]] > 1]
    often = [puzzle for puzzle in often if puzzle.ways[puzzle.best] == often[0].ways[often[0].best]][:2]
    once = next(puzzle for puzzle in known if puzzle.ways[puzzle.best] != often[0].ways[often[0].best])
    table, clock, own = await stored(house, "yucata", 3, 4), house.clock, house[Puzzles].own
    assert isinstance(clock, FakeClock)
    another = await stored(house, "yucata", 3, 4, seed=5)
    await given(house, 7, table.row.id, once, often[0])
    await given(house, 8, another.row.id, often[1])
    clock.advance(days=1)
    first = await following(house, 7)
    assert (first.puzzle, await own.times(first)) == (once, 1), "what others missed does not count"
    assert "kind of move" not in repr(check_view(*await own_page(house.pictures, first, "en", left=1)))
    await given(house, 7, table.row.id, often[1])
    first = await following(house, 7)
    assert (first.puzzle, await own.times(first)) == (often[0], 2), "the other one was missed for the second time"
    asked = repr(check_view(*await own_page(house.pictures, first, "en", left=2, times=2)))
    assert "You have let the same kind of move go 2 times." in asked
    await house[Puzzles].answer(first.row.id, 7, first.puzzle.best)
    told = await house[Puzzles].get(first.row.id, 7)
    assert await own.times(told) == 2
    page = repr(check_view(*await own_page(house.pictures, told, "en", left=1, times=2)))
    assert "In your matches you have let this kind of move go 2 times: spear" in page.casefold().replace(
        "in your", "In your"
    )


async def test_nobody_else_gets_to_see_it(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, _ = place.people
        await place.start("yucata", 3)
        (number,) = await given(place.house, ana.id, 1, *some(1))
        place.clock.advance(days=1)
        page = await asked(place, ben)
        assert "is gone" in said(await place.forge(ben, page, f"b:puzzle:0:0:{number}.0"))
        await place.forge(ben, page, f"b:ownthrow:0:0:{number}")
        assert (await place.house[Puzzles].get(number, ana.id)).choice is None
        assert "is gone" in said(await place.forge(ana, page, f"b:puzzle:0:0:{number + 1}.0"))
        assert "is gone" in said(await place.forge(ana, page, f"b:puzzle:0:0:{10**20}.0"))


# --- answering


async def test_of_two_presses_at_once_one_counts(house: House) -> None:
    puzzle = some(1)[0]
    (number,) = await given(house, 7, (await stored(house, "yucata", 3, 4)).row.id, puzzle)
    puzzles = house[Puzzles]
    tries = await asyncio.gather(*(puzzles.answer(number, 7, choice) for choice in (0, 1)), return_exceptions=True)
    (late_one,) = [error for error in tries if isinstance(error, Refused)]
    assert late_one.code == "puzzle-answered"
    assert (await puzzles.get(number, 7)).choice == [error is None for error in tries].index(True)
    await refused(puzzles.answer(number, 7, 99), "no-such-choice")


@pytest.mark.parametrize("old", [{"tells": "another"}, {"rules_version": 999}])
async def test_those_of_another_search_or_other_rules_are_judged_anew_and_gone_once_answered(
    house: House, old: dict[str, Any]
) -> None:
    table, puzzles = await stored(house, "yucata", 3, 4), house[Puzzles]
    first, second, third = some(3)
    await given(house, 7, table.row.id, first)
    other, answered_one = await given(
        house, 7, table.row.id, *(msgspec.structs.replace(one, **old) for one in (second, third))
    )
    house.clock.advance(days=1)  # pyright: ignore[reportAttributeAccessIssue]
    if "tells" in old:
        await puzzles.answer(answered_one, 7, 0)
        assert await puzzles.own.waiting(7) == 2
        await puzzles.begin()
        kept = {row["id"]: row["data"] for row in await stored_rows(house)}
        assert answered_one not in kept
    else:
        await puzzles.begin()
        kept = {row["id"]: row["data"] for row in await stored_rows(house)}
    assert kept[other] == "null", "it is judged anew"
    assert await puzzles.own.waiting(7) == 1


async def test_what_no_longer_loads_is_a_sentence(house: House) -> None:
    (number,) = await given(house, 7, (await stored(house, "yucata", 3, 4)).row.id, *some(1))
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE position SET data = '{}'")
    await refused(house[Puzzles].get(number, 7), "puzzle-gone")


# --- a person's own data


async def test_switching_it_off_deletes_them_and_nobody_elses(tmp_path: Path) -> None:
    async with town(tmp_path, 3) as place:
        ana, ben, _ = place.people
        await place.start("yucata", 3)
        page = (await place.slash(ana, "settings")).response
        assert "**Puzzles from your matches:** no" in texts(page)
        await place.prefer(ana, page, on=["own-puzzles"])
        assert "**Puzzles from your matches:** yes" in texts(place.fresh(page))
        await wants(place.house, ben.id)
        await given(place.house, ana.id, 1, *some(2))
        await given(place.house, ben.id, 1, some(3)[2])
        await place.prefer(ana, page, off=["rated"])
        assert len(await stored_rows(place.house)) == 3
        await place.prefer(ana, page, off=["own-puzzles"])
        assert [row["user_id"] for row in await stored_rows(place.house)] == [ben.id]
        assert not place.env.errors


async def test_they_are_handed_out_and_forgotten(house: House) -> None:
    table = await stored(house, "yucata", 3, 10**6)
    puzzle = some(1)[0]
    other = some(2)[1]
    (number,) = await given(house, user_of(0), table.row.id, puzzle)
    await given(house, user_of(1), table.row.id, other)
    await noted(house, user_of(0), table.row.id, 0, 1, 2)
    await house[Puzzles].answer(number, user_of(0), 1)
    data = json.loads(await house.people.personal.export(user_of(0)))
    answered_one, untried = data["own_puzzles"]
    (answer,) = data["puzzle_answers"]
    assert (answer["puzzle"], answer["match"], answer["choice"]) == (number, table.row.id, 1)
    assert answered_one["ways"] == [list(way) for way in puzzle.ways]
    assert untried["ways"] is None
    assert puzzle.seed not in json.dumps(data["own_puzzles"]), "what others drew is not the person's"
    async with house.tables.db.write() as tx:
        await personal.forget_person(tx, user_of(0), house.features.holds)
    assert [row["user_id"] for row in await stored_rows(house)] == [user_of(1)]
