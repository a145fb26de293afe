"""Cups at the moments that are easily forgotten: somebody goes between two transactions, or a match is put away."""

from __future__ import annotations

from asyncio import gather
from typing import Any

import pytest

from bot.db import deadlines
from bot.features.cups import rows
from bot.features.cups.cup import Cup
from bot.features.cups.rows import BarRow
from bot.features.cups.service import BARS, LOOK, Cups
from bot.services.upkeep.archive import REST_SECONDS
from bot.ui.press.house import House
from engine.core.chance import Fast
from tests.support.cups import (
    DIRECTOR,
    begun,
    clock_of,
    decide,
    end_by_lot,
    next_season,
    opened,
    planned,
    play,
    play_round,
    sign_up,
    step,
    tick,
)
from tests.support.people import refused
from tests.support.tables import CHANNEL, GUILD

BANK_DAYS = 3


async def asked_reserve(house: House) -> Cup:
    """A cup whose only reserve is asked to play on for somebody who never showed up."""
    cup_id = await opened(house, size=4)
    await sign_up(house, cup_id, 4)
    await house[Cups].sign_up(cup_id, 200, "Reserve")
    await tick(house)
    await play_round(house, cup_id, lambda user: user != 101)
    await tick(house, days=BANK_DAYS)
    cup = await house[Cups].get(cup_id)
    assert len(cup.offers) == 1
    return cup


async def test_a_reserve_who_is_removed_is_asked_no_more(house: House) -> None:
    cup = await asked_reserve(house)
    await house[Cups].remove(cup.row.id, DIRECTOR, cup.own(200).number, manager=False)
    assert not (await house[Cups].get(cup.row.id)).offers
    await tick(house)
    await tick(house, hours=13)
    await decide(house, cup.row.id, Fast(at=2))
    cup = await house[Cups].get(cup.row.id)
    assert cup.row.state == "over"


async def test_a_reserve_who_is_forgotten_is_asked_no_more(house: House) -> None:
    cup = await asked_reserve(house)
    await house.people.personal.forget(200, lambda _: "Somebody")
    await tick(house)
    await tick(house, hours=13)
    await decide(house, cup.row.id, Fast(at=2))
    cup = await house[Cups].get(cup.row.id)
    assert cup.row.state == "over"


async def test_who_is_removed_makes_room_for_the_first_who_waits(house: House) -> None:
    cup_id = await opened(house, size=4)
    cup = await sign_up(house, cup_id, 4)
    await house[Cups].sign_up(cup_id, 200, "Late")
    after = await house[Cups].remove(cup_id, DIRECTOR, cup.own(102).number, manager=False)
    assert after.own(200).state == "in"


async def test_who_leaves_before_the_tables_are_open_sits_at_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup_id = await opened(house, size=7)
    await sign_up(house, cup_id, 7)

    async def killed(self: Cups, cup_id: int) -> None:
        raise RuntimeError("killed")

    due = await deadlines.get(house.tables.db, 0, LOOK, cup_id)
    assert due is not None
    with monkeypatch.context() as patch:
        patch.setattr(Cups, "_open_tables", killed)
        with pytest.raises(RuntimeError, match="killed"):
            await house[Cups].look(due)
    cup = await house[Cups].get(cup_id)
    assert (cup.row.state, cup.links) == ("running", ())
    await house[Cups].leave(cup_id, 101)
    await tick(house)
    await tick(house)
    cup = await house[Cups].get(cup_id)
    assert len(cup.links) == 7
    for link in cup.links:
        people = (await house.tables.load(link.match_id)).people
        assert 101 not in people
        assert people == [user for user in cup.seated(link) if user is not None]


async def test_who_has_played_has_shown_up_although_that_match_is_put_away(house: House) -> None:
    cup = await begun(house)
    done, *others = [link for link in cup.live_links() if 101 in cup.seated(link)]
    await play(house, done.match_id)
    for link in others:
        await play(house, link.match_id, only=lambda user: user != 101)
    await tick(house, days=REST_SECONDS / 86400 + 1)
    await house.archive.run()
    assert await house.tables.db.has("SELECT 1 FROM archive WHERE match_id = ?", (done.match_id,))
    await house[Cups].sign_up(cup.row.id, 300, "Somebody more")
    await tick(house)
    cup = await house[Cups].get(cup.row.id)
    assert cup.row.round_until is not None
    assert house.clock.now() < cup.row.round_until
    assert cup.own(101).state == "playing"
    assert not cup.offers


async def test_who_was_removed_does_not_come_back_alone(house: House) -> None:
    cup = await begun(house, "swiss", 9)
    number = cup.own(103).number
    await house[Cups].remove(cup.row.id, DIRECTOR, number, manager=False)
    await refused(house[Cups].sign_up(cup.row.id, 103, "P103"), "cup-back-by-director")
    await house[Cups].bring_back(cup.row.id, DIRECTOR, number, manager=False)
    assert (await house[Cups].get(cup.row.id)).own(103).state == "playing"


async def test_who_resigns_while_a_table_waits_to_be_mended_is_not_seated_again(house: House) -> None:
    cup = await begun(house)
    link = cup.live_links()[0]
    first, second = cup.seated(link)[:2]
    assert first is not None
    assert second is not None
    await house[Cups].leave(cup.row.id, first)
    clock_of(house).advance(seconds=5)
    await house.match.seats.resign(link.match_id, second)
    await tick(house)
    cup = await house[Cups].get(cup.row.id)
    assert (cup.own(second).state, cup.own(second).why) == ("out", "left")
    for each in cup.live_links():
        assert not {first, second} & set((await house.tables.load(each.match_id)).people)


async def test_who_has_shown_up_is_not_thrown_out_by_a_reserve_who_answers_then(house: House) -> None:
    cup = await asked_reserve(house)
    (offer,) = cup.offers
    link = next(one for one in cup.live_links() if 101 in cup.seated(one))
    assert await step(house, link.match_id, 101, Fast(at=1))
    await refused(house[Cups].answer(offer.id, 200, takes=True), "cup-offer-over")
    await house[Cups].sign_up(cup.row.id, 300, "Somebody more")
    await tick(house)
    cup = await house[Cups].get(cup.row.id)
    assert (cup.row.state, cup.own(101).state, cup.offers) == ("running", "playing", ())


async def test_a_reserve_whom_a_director_has_asked_is_asked_on_although_somebody_plays(house: House) -> None:
    cup = await begun(house)
    link = next(one for one in cup.live_links() if 101 in cup.seated(one))
    await play(house, link.match_id, only=lambda user: user != 101)
    assert await step(house, link.match_id, 101, Fast(at=1))
    await house[Cups].sign_up(cup.row.id, 200, "Reserve")
    await house[Cups].substitute(cup.row.id, DIRECTOR, cup.own(101).number, manager=False)
    await tick(house, hours=1)
    (offer,) = (await house[Cups].get(cup.row.id)).offers
    await house[Cups].answer(offer.id, 200, takes=True)
    assert (await house[Cups].get(cup.row.id)).own(200).state == "playing"


async def test_who_leaves_again_is_kept_out_for_longer(house: House) -> None:
    cup = await begun(house)
    async with house.tables.db.write() as tx:
        await rows.bar(tx, GUILD, 101, BarRow(1, 0))
    await house[Cups].leave(cup.row.id, 101)
    assert await rows.barred(house.tables.db, GUILD, 101) == BarRow(2, house.clock.now() + BARS[1])


async def test_who_has_left_a_league_is_not_in_its_next_season(house: House) -> None:
    cup = await begun(house, "league", 8)
    await house[Cups].leave(cup.row.id, 101)
    await decide(house, cup.row.id, Fast(at=1))
    season = await next_season(house, cup.row.id)
    assert season is not None
    users = {one.user_id for one in (await house[Cups].get(season)).people.values()}
    assert users == set(range(102, 109))


async def test_who_is_on_vacation_for_longer_than_a_round_allows_is_not_waited_for(house: House) -> None:
    cup = await begun(house)
    until = cup.row.round_until
    assert until is not None
    await house.people.preferences.change(101, away_from=house.clock.now(), away_until=until + 30 * 86400)
    for link in cup.live_links():
        await play(house, link.match_id, only=lambda user: user != 101)
    clock_of(house).at = until + 1
    await tick(house)
    cup = await house[Cups].get(cup.row.id)
    assert (cup.own(101).state, cup.own(101).why) == ("out", "time")


async def test_who_does_not_manage_the_server_gathers_people_for_one_cup_at_a_time(house: House) -> None:
    cups, plan = house[Cups], planned(house.clock.now(), size=4, seats=3, rounds=0, through=0)
    place: Any = {"guild_id": GUILD, "channel_id": CHANNEL, "language": "en"}
    await cups.open(plan, **place, director_id=1, manager=False)
    await refused(cups.open(plan, **place, director_id=1, manager=False), "cup-too-many")
    await cups.open(plan, **place, director_id=2, manager=False)
    await cups.open(plan, **place, director_id=1, manager=True)


async def test_nobody_s_cup_has_other_options_once_others_are_in(house: House) -> None:
    cups, cup_id = house[Cups], await opened(house)
    await cups.set_options(cup_id, DIRECTOR, {"floor": False}, manager=False)
    await cups.sign_up(cup_id, 101, "P101")
    await refused(cups.set_options(cup_id, DIRECTOR, {"floor": True}, manager=True), "cup-others-in")
    assert (await cups.get(cup_id)).row.options["floor"] is False


async def test_people_who_sign_up_at_the_same_moment_have_one_place_each(house: House) -> None:
    cup_id = await opened(house, size=4)
    await sign_up(house, cup_id, 3)
    same = await gather(*(house[Cups].sign_up(cup_id, 104, "P104") for _ in range(2)), return_exceptions=True)
    assert [getattr(one, "code", "") for one in same] == ["", "cup-in-already"]
    await gather(*(house[Cups].sign_up(cup_id, user, "Late") for user in (105, 106)))
    people = (await house[Cups].get(cup_id)).people
    assert [one.state for one in people.values()] == ["in"] * 4 + ["reserve"] * 2
    assert list(people) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("deed", ["remove", "end", "aside", "result", "leave"])
async def test_what_a_director_decides_while_the_next_round_is_paired(house: House, deed: str) -> None:
    cup = await begun(house, "swiss", 9)
    cups, cup_id, link = house[Cups], cup.row.id, cup.links[0]
    for one in cup.live_links():
        await end_by_lot(house, one, Fast(at=1))
    due = await deadlines.get(house.tables.db, 0, LOOK, cup_id)
    assert due is not None
    done = {
        "remove": lambda: cups.remove(cup_id, DIRECTOR, cup.own(101).number, manager=False),
        "end": lambda: cups.call_off(cup_id, DIRECTOR, manager=False),
        "aside": lambda: cups.set_aside(cup_id, DIRECTOR, link.match_id, manager=False),
        "result": lambda: cups.set_result(cup_id, DIRECTOR, link.match_id, link.seats, manager=False),
        "leave": lambda: cups.leave(cup_id, 101),
    }[deed]
    await gather(cups.look(due), done())
    await tick(house)
    await tick(house)
    cup = await cups.get(cup_id)
    assert cup.row.state == ("over" if deed == "end" else "running")
    assert deed == "end" or cup.row.round == 2
    assert not cup.to_open()
    gone = not await house.tables.db.has("SELECT 1 FROM cup_person WHERE user_id = 101 AND state = 'playing'")
    assert gone == (deed in ("remove", "leave"))
    for each in cup.live_links():
        people = (await house.tables.load(each.match_id)).people
        assert people == [user for user in cup.seated(each) if user is not None]
