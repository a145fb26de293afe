"""Every page of every form of cups, at every stage, in every language: whole, and within Discord's limits."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from bot.features.cups import rows
from bot.features.cups.board import board_line
from bot.features.cups.cup import Cup, shown_by
from bot.features.cups.forms import match_page as about_match
from bot.features.cups.forms import (
    more_page,
    new_form,
    noted_lines,
    person_page,
    result_form,
    rules_form,
    sure_page,
)
from bot.features.cups.pages import (
    cup_page,
    leave_page,
    line_text,
    list_page,
    offer_page,
    own_page,
    scored_page,
    signed_page,
    standings_page,
    tables_page,
    words_of,
)
from bot.features.cups.pictures import picture
from bot.features.cups.rows import DivisionRow, Form, LineRow, OfferRow
from bot.features.cups.service import Cups
from bot.features.cups.watch import AtOnce, Helped
from bot.ui.press.house import House
from bot.ui.words.catalogues import game_words, house_words
from engine import registry
from engine.core.chance import Fast
from render.kit.words import LANGUAGES
from render.orders import Standings
from tests.support.cups import begun, decide, end_by_lot, opened, sign_up, tick
from tests.support.limits import check_form, check_message

FORMS: tuple[tuple[Form, int, dict[str, Any]], ...] = (
    ("mini", 7, {}),
    ("mini", 5, {"seats": 2, "size": 5}),
    ("league", 14, {}),
    ("swiss", 9, {}),
    ("swiss", 9, {"seats": 2}),
    ("knockout", 9, {"through": 1}),
)


async def drawn(house: House, cup: Cup, language: str) -> str:
    """All that a cup shows; what it says."""
    words = words_of(cup, language)
    pages: list[discord.ui.LayoutView] = [
        (await cup_page(house[Cups].facts, house.pictures, cup, language))[0],
        *(tables_page(cup, one.id, words) for one in cup.divisions),
    ]
    pages += [(await standings_page(house[Cups].facts, house.pictures, cup, one, language))[0] for one in cup.divisions]
    lines, _ = await house[Cups].facts.lines(cup.row.id)
    pages += [more_page(cup, lines, {}, words, directs=directs) for directs in (True, False)]
    pages += [sure_page(cup, what, words) for what in ("off", "end")]
    for own in [one for one in cup.people.values() if one.number in (1, 2, 3)]:
        pages += [
            person_page(cup, own, words),
            leave_page(cup, own, words),
            await own_page(house[Cups].facts, cup, own, words),
            await scored_page(cup, own, words),
        ]
        if cup.division_of(own.number) is not None:
            pages += [await own_page(house[Cups].facts, cup, own, words, told=True)]
            offers = [OfferRow(1, cup.row.id, own.number, own.number, 5, directed) for directed in (True, False)]
            pages += [offer_page(cup, one, words) for one in offers]
    listed = [await board_line(house, cup, language)] if cup.row.state in ("gathering", "running") else []
    pages += [
        await scored_page(cup, None, words),
        await list_page(house[Cups].facts, listed, [], [cup.row], words),
    ]
    pages += [about_match(cup, one, words) for one in cup.links[:2]]
    for page in pages:
        check_message(page.to_components())
    for one in cup.links[:2]:
        check_form(result_form(cup, one, words).to_dict())
    check_form(rules_form(cup, words).to_dict())
    return "\n".join(map(said, pages))


@pytest.mark.parametrize(("form", "people", "changes"), FORMS, ids=str)
async def test_every_page_at_every_stage(house: House, form: Form, people: int, changes: dict[str, Any]) -> None:
    async def checked(cup_id: int) -> Cup:
        cup = await house[Cups].get(cup_id)
        for language in LANGUAGES:
            text = await drawn(house, cup, language)
            assert "{" not in text
            assert not re.search(r"\bNone\b(?! of your)", text)
        return cup

    cup_id = await opened(house, form, **changes)
    await checked(cup_id)
    await sign_up(house, cup_id, people)
    await checked(cup_id)
    await tick(house, days=3)
    cup = await checked(cup_id)
    await end_by_lot(house, cup.live_links()[0], Fast(at=1))
    await house[Cups].leave(cup_id, 103)
    await tick(house)
    await checked(cup_id)
    await decide(house, cup_id, Fast(at=2))
    cup = await checked(cup_id)
    while cup.row.state == "running":
        await decide(house, cup_id, Fast(at=cup.row.round + 3))
        cup = await house[Cups].get(cup_id)
    await checked(cup_id)


async def test_somebody_who_was_forgotten_has_no_name_there(house: House) -> None:
    cup = await begun(house)
    await house.people.personal.forget(102, lambda _row: "Somebody")
    await tick(house)
    text = await drawn(house, await house[Cups].get(cup.row.id), "en")
    assert "P102" not in text
    assert "somebody who was forgotten" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.keys())
def test_every_game_can_have_every_form(game: str, language: str) -> None:
    for every in (True, False):
        check_form(new_form(game, game_words(language, game), every=every).to_dict())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_line_can_be_said(house: House, language: str) -> None:
    cup = await begun(house)
    words = words_of(cup, language)
    facts: dict[str, rows.Fact] = {"who": 1, "by": 2, "at": 5, "match": 7, "count": 2, "people": 2}
    keys = [
        key
        for key in house_words(language).messages()
        if key.startswith(("cup-by-", "cup-out-", "cup-came-", "cup-ends-"))
        or key in ("cup-left", "cup-forgotten", "cup-replaced", "cup-given-up", "cup-too-few-came")
    ]
    assert len(keys) > 20
    for key in keys:
        text = line_text(cup, LineRow(1, key, facts, 9), {9: "Ana"}, words)
        assert text.endswith(".")
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_direction_alone_reads_what_is_noted(house: House, language: str) -> None:
    cup = await begun(house)
    words = words_of(cup, language)
    noted = noted_lines(cup, [Helped((101, 102), 6, 90, 51)], [AtOnce((101, 103), 25, 40)], 999, words)
    assert len(noted) == 2
    assert all(name in noted[0] for name in ("P101", "P102", "90", "51"))
    assert noted_lines(cup, [Helped((101, 102), 6, 90, 51)], [], 101, words) == [], "nothing about the reader"
    page = more_page(cup, [LineRow(1, "cup-forgotten", {}, None)] * 50, {}, words, noted * 5, directs=True)
    check_message(page.to_components())
    assert words("cup-noted") in said(page)
    assert words("cup-noted") not in said(more_page(cup, [], {}, words))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_dates_are_moved_both_ways(house: House, language: str) -> None:
    cup = await begun(house)
    page = more_page(cup, [], {}, words_of(cup, language), directs=True)
    (chosen,) = [one for one in page.walk_children() if isinstance(one, discord.ui.Select)]
    labels = [one.label for one in chosen.options if one.value.startswith("date.")]
    assert len(set(labels)) == len(labels) == 5
    assert not any("−" in label for label in labels)


async def test_a_season_that_is_over_says_who_won_and_who_goes_where(house: House) -> None:
    cup = await begun(house, "league", 8)
    assert "to division" not in said((await cup_page(house[Cups].facts, house.pictures, cup))[0])
    await decide(house, cup.row.id, Fast(at=3))
    cup = await house[Cups].get(cup.row.id)
    page, files = await cup_page(house[Cups].facts, house.pictures, cup)
    names = [[cup.people[one].name for one in cup.final_order(division)] for division in cup.divisions]
    text = said(page)
    assert f"▲ {', '.join(names[1][:2])} go up to division 1." in text
    assert f"▼ {', '.join(names[0][-2:])} go down to division 2." in text
    assert [file.filename.split("-")[1] for file in files] == ["main"]
    assert files[0].description == "The season of Harbour Cup: the first three of each division"


async def test_pictures_say_what_belongs_to_their_form(house: House) -> None:
    league = await begun(house, "league", 14)
    high, low = [await drawing_of(house, league, one) for one in league.divisions]
    assert [(one.after, one.words, one.moves) for one in high.borders] == [(5, "2 go down to division 2", -1)]
    assert [(one.after, one.words, one.moves) for one in low.borders] == [(2, "2 go up to division 1", 1)]
    assert [row.moves for row in high.rows] == [0, 0, 0, 0, 0, -1, -1]
    assert [row.moves for row in low.rows] == [1, 1, 0, 0, 0, 0, 0]
    assert high.verdict == ""
    by_points = await begun(house, "swiss", 9)
    (one,) = by_points.divisions
    drawn_one = await drawing_of(house, by_points, one)
    assert (drawn_one.borders, drawn_one.verdict) == ((), "nobody has met twice")


async def drawing_of(house: House, cup: Cup, division: DivisionRow) -> Standings:
    found = picture(cup, division, shown_by(cup, division), words_of(cup))
    assert isinstance(found, Standings)
    return found


async def test_in_a_knock_out_somebody_is_left_behind_at_every_table(house: House) -> None:
    cup = await house[Cups].get(await opened(house, "knockout", seats=2, through=2))
    assert "the first of each table goes on" in said((await cup_page(house[Cups].facts, house.pictures, cup))[0])


async def test_whoever_left_a_cup_by_points_is_offered_to_come_back_once(house: House) -> None:
    cup = await begun(house, "swiss", 9)
    words = words_of(cup, "en")
    assert "you can come back once" in said(leave_page(cup, cup.own(101), words))
    left = await house[Cups].leave(cup.row.id, 101)
    assert "Back from the next round on" in labels(await own_page(house[Cups].facts, left, left.own(101), words))
    again = await house[Cups].sign_up(cup.row.id, 101, "P101")
    assert "you can come back once" not in said(leave_page(again, again.own(101), words))
    left = await house[Cups].leave(cup.row.id, 101)
    assert "Back from the next round on" not in labels(await own_page(house[Cups].facts, left, left.own(101), words))


async def test_a_knock_out_says_who_goes_on_and_which_table_is_the_last(house: House) -> None:
    cup = await begun(house, "knockout", 8)
    words = words_of(cup, "en")
    assert "The first 2 of your table go on." in said(await own_page(house[Cups].facts, cup, cup.own(101), words))
    await decide(house, cup.row.id, Fast(at=1))
    cup = await house[Cups].get(cup.row.id)
    (match,) = (match for _, match in cup.running())
    page = said(await own_page(house[Cups].facts, cup, cup.people[match.people[0]], words))
    assert "This is the last table" in page
    assert "points" not in page, "they decide nothing"


def labels(page: discord.ui.LayoutView) -> list[str | None]:
    return [item.label for item in page.walk_children() if isinstance(item, discord.ui.Button)]


def said(page: discord.ui.LayoutView) -> str:
    return "\n".join(item.content for item in page.walk_children() if isinstance(item, discord.ui.TextDisplay))


async def test_whoever_signed_up_reads_what_comes(house: House) -> None:
    cup_id = await opened(house, size=4)
    cup = await sign_up(house, cup_id, 5)
    words = words_of(cup, "en")
    page = await signed_page(house[Cups].facts, cup, cup.own(105), words)
    assert "You are number 1 there" in said(page)
    few = await sign_up(house, await opened(house, size=4, director=51), 2)
    assert "as soon as it is full; on <t:" in said(await signed_page(house[Cups].facts, few, few.own(102), words))
