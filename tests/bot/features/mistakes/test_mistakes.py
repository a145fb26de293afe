"""Own mistakes: found in a review, tried again, told when they are solved, and looked over across matches."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.db.rows import text
from bot.features.mistakes.pages import OF_MATCH, SHOWN, lost_page, mistake_page
from bot.features.mistakes.service import Mistakes, solved
from bot.features.puzzles.choices import Choice
from bot.features.review import rows
from bot.features.review.service import Reviews, told
from bot.services.study.background import Background
from bot.services.table.played import paper
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words, house_words
from engine import registry
from engine.core import match as record
from engine.players.brains import brain_of
from engine.players.review import Judged, follow, judge, story
from render.kit.words import LANGUAGES
from tests.support.brains import hurry_the_judge
from tests.support.catalogues import ROOT
from tests.support.limits import check_view
from tests.support.pressed import said
from tests.support.tables import stored
from tests.support.thinking import InProcess
from tests.support.town import Town, labels, texts, town

KEYS = [game.key for game in registry.games() if brain_of(game)]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Background, "rest", 0.0)
    hurry_the_judge(monkeypatch)


def kind_of(game: str) -> str:
    """A kind of mistakes that the game has words for."""
    catalogue = (ROOT / "bot" / "games" / game / "en.ftl").read_text(encoding="utf-8")
    lines = catalogue.splitlines()
    return next(line.removeprefix("theme-").split(" ")[0] for line in lines if line.startswith("theme-"))


async def missed_by(house: House, match_id: int, user_id: int, count: int, *, clear: bool = True) -> list[Judged]:
    """The match gets a review in which these choices of somebody are mistakes, the first the largest.

    clear: whether they are; else each has cost a little.
    """
    table = await house.tables.load(match_id)
    live = record.live(await house.tables.history(match_id))
    on_paper, found = paper(table, live), list[Judged]()
    for done, step in enumerate(live):
        if step.user_id == user_id and len(found) < count:
            one = judge(on_paper, done, done + 1)
            if one.best != one.action:
                gap, theme = (0.3 if clear else 0.09) - len(found) / 20, kind_of(table.game.key)
                error = 0.01 if clear else 0.035
                found.append(msgspec.structs.replace(one, gap=gap, gap_error=error, mistake=clear, theme=theme))
    assert len(found) == count
    async with house.tables.db.write() as tx:
        await rows.put(tx, match_id, text(told(follow(on_paper), found, ())), 0)
    return found


def user_at(table: Any) -> int:
    user_id = table.seats[0].user_id
    assert user_id is not None
    return user_id


@pytest.mark.parametrize("key", KEYS)
async def test_each_is_asked_without_its_answer_and_told_once_it_is_solved(house: House, key: str) -> None:
    table = await stored(house, key, registry.game(key).players[0], 10**6)
    user_id = user_at(table)
    judged = await missed_by(house, table.row.id, user_id, 1)
    (found,) = await house[Mistakes].of_match(table.row.id, user_id)
    missed = await house[Mistakes].pose(found)
    best, wrong = missed.puzzle.best, missed.chosen
    assert missed.puzzle.wins[best] == judged[0].best_win, "the number of the review"
    assert missed.puzzle.wins[wrong] == judged[0].win
    for language in LANGUAGES:
        percent = f"{round(100 * judged[0].best_win)}\\xa0%"  # as a list of components shows it
        for tried, found_it in (("", False), (str(wrong), False), (f"{wrong}{best}", True), (SHOWN, True)):
            view, files = await mistake_page(
                house,
                missed,
                language,
                reader=user_id,
                clear=True,
                place=(1, 1),
                tried=tried,
                scope=OF_MATCH,
                after=None,
            )
            check_view(view, files)
            shown = str(view.to_components())
            assert shown.count(registry.game(key).title) == 1, "in the heading, and not again in the line below it"
            assert (percent in shown) == bool(tried), "nothing tells before something was tried"
            assert (f"b:mistake:{table.row.id}:" in shown) != found_it, "once it is solved nothing is left to try"
        check_view(lost_page(await house[Mistakes].lost(user_id), (), house_words(language)))


async def test_an_answer_that_is_as_good_as_the_best_is_no_wrong_one(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    await missed_by(house, table.row.id, user_at(table), 1)
    (found,) = await house[Mistakes].of_match(table.row.id, user_at(table))
    missed = await house[Mistakes].pose(found)
    best, other = (
        missed.puzzle.best,
        next(way for way in range(len(missed.puzzle.ways)) if way not in (missed.puzzle.best, missed.chosen)),
    )

    def lets(behind: float) -> Choice:
        wins, errors = list(missed.puzzle.wins), list(missed.puzzle.errors)
        wins[other], errors[other] = wins[best] - behind, 0.005
        return msgspec.structs.replace(
            missed, puzzle=msgspec.structs.replace(missed.puzzle, wins=tuple(wins), errors=tuple(errors))
        )

    assert [solved(lets(behind), other) for behind in (0.0, 0.02, 0.1)] == [True, True, False]
    assert solved(missed, best)
    assert not solved(missed, missed.chosen)


async def test_what_others_did_and_what_nobody_decided_is_no_own_mistake(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    user_id = user_at(table)
    judged = await missed_by(house, table.row.id, user_id, 2)
    other = table.seats[1].user_id
    assert other is not None
    mistakes = house[Mistakes]
    assert [one.judged for one in await mistakes.of_match(table.row.id, user_id)] == judged
    assert await mistakes.of_match(table.row.id, other) == []
    assert await mistakes.across(other) == []
    number = record.live(await house.tables.history(table.row.id))[judged[0].done].number
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE action SET kind = 'auto' WHERE number = ?", (number,))
    house.tables.forget(table.row.id)
    assert [one.judged for one in await mistakes.of_match(table.row.id, user_id)] == judged[1:]
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE seat SET user_id = 99 WHERE user_id = ?", (user_id,))
    house.tables.forget(table.row.id)
    assert await mistakes.of_match(table.row.id, 99) == [], "whoever came to that seat later has not made them"


async def test_who_has_lost_in_small_steps_has_the_largest_of_them_to_try_again(house: House) -> None:
    table = await stored(house, "yucata", 2, 10**6)
    user_id = user_at(table)
    small = await missed_by(house, table.row.id, user_id, 2, clear=False)
    mistakes = house[Mistakes]
    found = await mistakes.of_match(table.row.id, user_id)
    assert [one.judged for one in found] == small
    assert await mistakes.across(user_id) == [], "no review calls them mistakes, so they are not counted as such"
    buttons = [
        str(item.to_component_dict()) for item in await house.features.ways("review", table, user_id, house_words("en"))
    ]
    assert [house_words("en")(key) in "".join(buttons) for key in ("button-losses", "button-mistakes")] == [True, False]
    for language in LANGUAGES:
        missed, words = await mistakes.pose(found[0]), game_words(language, "yucata")
        shown: list[str] = []
        for tried in ("", str(missed.chosen), SHOWN):
            view, files = await mistake_page(
                house,
                missed,
                language,
                reader=user_id,
                clear=False,
                place=(1, 2),
                tried=tried,
                scope=OF_MATCH,
                after=None,
            )
            check_view(view, files)
            shown.append(str(view.to_components()))
        assert all(words("button-losses") in page for page in shown)
        assert [words("loss-note") in page for page in shown] == [True, False, False]
        assert not any(words("mistake-note") in page for page in shown), "nobody says that it was one"
    large = msgspec.structs.replace(small[0], gap=0.3, gap_error=0.01, mistake=True)
    async with house.tables.db.write() as tx:
        moments = follow(paper(table, record.live(await house.tables.history(table.row.id))))
        await rows.put(tx, table.row.id, text(told(moments, [small[1], large], ())), 0)
    assert [one.judged for one in await mistakes.of_match(table.row.id, user_id)] == [large], "mistakes come alone"


@pytest.mark.parametrize(
    ("gap", "error", "mistake", "slight"),
    [
        (0.02, 0.01, False, True),
        (0.08, 0.05, False, True),  # perhaps nothing
        (0.5, 0.2, False, False),  # nothing that one could call little, and not sure
        (0.02, 0.03, False, False),  # as likely the better one
        (0.004, 0.001, False, False),  # nothing that can be told
        (0.08, 0.01, False, False),  # it looked clear, and a harder look did not find it
        (0.08, 0.01, True, False),
        (0.0, 0.0, False, False),
    ],
)
def test_a_small_loss_is_what_the_judge_finds_likelier_than_not_and_never_calls_clear(
    gap: float, error: float, mistake: bool, slight: bool
) -> None:
    one = Judged(0, 0, ("a",), 2, ("b",), 0.5, 0.5 - gap, gap, error, mistake)
    assert one.slight == slight
    assert bool(story([one], ()).slight) == slight


async def test_what_was_lost_is_added_up_by_game_and_by_what_it_was_about(house: House) -> None:
    first = await stored(house, "yucata", 2, 10**6)
    user_id = user_at(first)
    second = await stored(house, "port_royal", 2, 10**6, seed=6)
    assert user_at(second) == user_id
    await missed_by(house, first.row.id, user_id, 1)
    await missed_by(house, second.row.id, user_id, 2)
    most, least = await house[Mistakes].lost(user_id)
    assert (most.game, most.mistakes, most.matches) == ("port_royal", 2, 1)
    assert most.cost == pytest.approx(0.55)
    assert most.kinds == ((kind_of("port_royal"), 2, pytest.approx(0.55)),)
    assert (least.game, least.mistakes) == ("yucata", 1)
    costs = [one.judged.gap for one in await house[Mistakes].across(user_id)]
    assert costs == [0.3, 0.3, 0.25]
    assert len(await house[Mistakes].across(user_id, "yucata")) == 1


@asynccontextmanager
async def lost(tmp_path: Path, mistakes: int) -> AsyncGenerator[tuple[Town, Any]]:
    """A finished match with its result; so many mistakes of the first person."""
    async with town(tmp_path, 3, thinking=InProcess) as place:
        thread = await place.start("yucata", 2)
        await place.play_on(1)
        await place.house[Reviews].settled()
        await missed_by(place.house, 1, place.people[0].id, mistakes)
        await place.settle()
        yield place, thread.history()[-1]
        assert not place.env.errors


async def test_it_takes_two_presses_from_the_result_to_the_first_one(tmp_path: Path) -> None:
    async with lost(tmp_path, 2) as (place, result):
        ana, ben, cleo = place.people
        mistakes = place.house[Mistakes]
        missed = await mistakes.pose((await mistakes.of_match(1, ana.id))[0])
        review = await place.click(ana, result, "Review")
        for other in (ben, cleo):
            theirs = await place.click(other, result, "Review")
            assert "Your mistakes, again" not in labels(theirs.response)
        first = await place.click(ana, review.response, "Your mistakes, again")
        assert first.response is not None
        assert first.response.ephemeral
        assert "1 of 2" in texts(first.response)
        assert "is best" not in texts(first.response)
        press = f"b:mistake:1:0:{missed.done}.{missed.chosen}.m"
        wrong = await place.click(ana, first.response, press)
        assert "as you did then, wins" in texts(wrong.response)
        assert "Try again" in texts(wrong.response)
        right = await place.click(
            ana, wrong.response, f"b:mistake:1:0:{missed.done}.{missed.chosen}{missed.puzzle.best}.m"
        )
        assert "Yes:" in texts(right.response)
        assert "your choice then" in texts(right.response)
        second = await place.click(ana, right.response, "Next one")
        assert "2 of 2" in texts(second.response)
        shown = await place.click(ana, second.response, "Show the answer")
        assert "is best" in texts(shown.response)
        everywhere = await place.click(ana, shown.response, "Where you lose most")
        assert "You lost most in **Yucata'**, where it was about this: stones at once" in texts(everywhere.response)
        again = await place.click(ana, everywhere.response, "Try again: Yucata'")
        assert "1 of 2" in texts(again.response)
        everywhere = await place.forge(ana, result, "b:mistakesall:0:0:")
        puzzle = await place.click(ana, everywhere.response, "Puzzles: stones at once")
        assert "About: stones at once" in texts(puzzle.response)
        assert "no such mistake" in said(await place.forge(ben, result, press)), "nobody else sees them"
        assert "no such mistake" in said(await place.forge(ana, result, "b:mistake:1:0:99999..m"))
        odd = await place.forge(ana, result, press.replace(".m", "9.m"))
        assert said(odd) == house_words("en")("refusal-no-such-choice")


async def test_the_own_profile_leads_to_where_one_loses_most(tmp_path: Path) -> None:
    async with lost(tmp_path, 1) as (place, _):
        ana, ben, _ = place.people
        page = await place.slash(ana, "profile", place.channel)
        found = await place.click(ana, page.response, "Where you lose most")
        assert "1 mistake" in texts(found.response)
        page = await place.slash(ben, "profile", place.channel)
        found = await place.click(ben, page.response, "Where you lose most")
        assert "name no mistake of yours" in texts(found.response)


async def test_a_broken_match_keeps_nobody_from_the_mistakes_of_the_others(house: House) -> None:
    first, second = [await stored(house, KEYS[0], 2, 10**6, seed=seed) for seed in (1, 2)]
    user = user_at(first)
    for table in (first, second):
        await missed_by(house, table.row.id, user, 1)
    async with house.tables.db.write() as tx:
        await tx.execute("UPDATE action SET action = 'nonsense' WHERE match_id = ? AND number = 1", (second.row.id,))
    house.tables.forget(second.row.id)
    assert [one.match_id for one in await house[Mistakes].across(user)] == [first.row.id]
    assert [one.matches for one in await house[Mistakes].lost(user)] == [1]
