"""Cups without Discord: what becomes of everybody who signs up."""

from __future__ import annotations

import msgspec
import pytest

from bot.db import deadlines
from bot.features.cups import cup as steps
from bot.features.cups import rows
from bot.features.cups.cup import Cup
from bot.features.cups.service import BARS, LOOK, WAITS, Cups
from bot.ui.press.house import House
from engine import registry
from engine.core.chance import Fast
from engine.cups.standings import standings
from tests.support.cups import (
    DIRECTOR,
    begun,
    clock_of,
    decide,
    end_by_lot,
    next_season,
    opened,
    play,
    play_round,
    sign_up,
    step,
    tick,
)
from tests.support.people import refused
from tests.support.tables import GUILD

BANK_DAYS = 3
"""A daily table's bank."""


async def cup_of(house: House, cup_id: int) -> Cup:
    return await house[Cups].get(cup_id)


async def line_keys(house: House, cup_id: int) -> list[str]:
    return [one.key for one in (await house[Cups].facts.lines(cup_id))[0]]


def number_of(cup: Cup, user_id: int) -> int:
    return cup.own(user_id).number


# --- from signing up to places


async def test_a_mini_cup_of_seven_begins_by_itself_and_ends_with_places(house: House) -> None:
    cup = await begun(house)
    assert len(cup.links) == 7
    assert all(len(link.seats) == 4 for link in cup.links)
    cup = await play_round(house, cup.row.id)
    assert cup.row.state == "over"
    assert sorted(one.place for one in cup.people.values()) == [1, 2, 3, 4, 5, 6, 7]
    assert not cup.live_links()
    assert (await house[Cups].of_guild(cup.row.guild_id, "over"))[0].id == cup.row.id


@pytest.mark.parametrize("people", [4, 5, 6])
async def test_with_fewer_it_begins_when_its_time_has_come(house: House, people: int) -> None:
    cup_id = await opened(house)
    await sign_up(house, cup_id, people)
    await tick(house)
    assert (await cup_of(house, cup_id)).row.state == "gathering"
    await tick(house, days=3)
    cup = await cup_of(house, cup_id)
    assert cup.row.state == "running"
    assert {len(link.seats) for link in cup.links} <= {3, 4}
    await decide(house, cup_id, Fast(at=people))
    assert (await cup_of(house, cup_id)).row.state == "over"


async def test_with_too_few_it_ends_without_a_match(house: House) -> None:
    cup_id = await opened(house)
    await sign_up(house, cup_id, 3)
    await tick(house, days=3)
    assert (await cup_of(house, cup_id)).row.state == "off"
    assert await line_keys(house, cup_id) == ["cup-too-few-came"]


async def test_whoever_withdraws_makes_room_for_the_first_who_waits(house: House) -> None:
    cup_id = await opened(house, size=4)
    await sign_up(house, cup_id, 4)
    late = await house[Cups].sign_up(cup_id, 200, "Late")
    assert late.own(200).state == "reserve"
    await refused(house[Cups].sign_up(cup_id, 200, "Late"), "cup-in-already")
    after = await house[Cups].withdraw(cup_id, 102)
    assert after.own(200).state == "in"
    await refused(house[Cups].withdraw(cup_id, 102), "cup-not-in")


async def test_a_cup_by_points_plays_its_rounds(house: House) -> None:
    cup = await begun(house, "swiss", 9)
    seen: list[int] = []
    for _ in range(cup.row.rounds):
        cup = await cup_of(house, cup.row.id)
        seen.append(cup.row.round)
        assert len(cup.live_links()) == 3
        await decide(house, cup.row.id, Fast(at=cup.row.round))
    cup = await cup_of(house, cup.row.id)
    assert seen == [1, 2, 3]
    assert cup.row.state == "over"
    assert len(cup.links) == 9


async def test_a_knock_out_ends_with_one_table(house: House) -> None:
    cup = await begun(house, "knockout", 16, seats=4, through=2)
    counts: list[int] = []
    while (cup := await cup_of(house, cup.row.id)).row.state == "running":
        counts.append(len(cup.live_links()))
        await decide(house, cup.row.id, Fast(at=cup.row.round))
    assert counts == [4, 2, 1]
    (first,) = [one for one in cup.people.values() if one.place == 1]
    assert first.number in cup.divisions[0].data.match(3, 0).people


async def test_a_league_has_divisions_and_the_next_season_begins_by_itself(house: House) -> None:
    cup = await begun(house, "league", 14)
    assert [len(one.began) for one in cup.divisions] == [7, 7]
    await decide(house, cup.row.id, Fast(at=3))
    first = await cup_of(house, cup.row.id)
    assert first.row.state == "over"
    season = await next_season(house, cup.row.id)
    assert season is not None
    await house[Cups].withdraw(season, 114)
    await house[Cups].sign_up(season, 300, "New")
    await tick(house, days=7)
    second = await cup_of(house, season)
    assert second.row.state == "running"
    assert second.row.season == 2
    tops = first.final_order(first.divisions[1])[:2]
    assert set(tops) - {number_of(first, 114)} <= set(second.divisions[0].began)
    assert second.own(300).number in second.divisions[1].began
    assert second.own(300).number not in first.people


# --- who goes, and who comes


async def test_whoever_leaves_is_last_and_computers_play_on(house: House) -> None:
    cup = await begun(house)
    number = number_of(cup, 101)
    await house[Cups].leave(cup.row.id, 101)
    await tick(house)
    cup = await cup_of(house, cup.row.id)
    for link in cup.live_links():
        table = await house.tables.load(link.match_id)
        for seat, one in enumerate(link.seats):
            assert (table.seats[seat].kind == "computer") == (one == number)
    assert cup.people[number].why == "left"
    assert len(cup.running()) == 7
    await decide(house, cup.row.id, Fast(at=2))
    cup = await cup_of(house, cup.row.id)
    assert cup.row.state == "over"
    assert cup.people[number].place == 0
    assert sorted(one.place for one in cup.people.values()) == [0, 1, 2, 3, 4, 5, 6]
    for link in cup.links:
        assert 101 not in await house.tables.db.column(
            "SELECT user_id FROM sat WHERE match_id = ?1 "
            "AND user_id NOT IN (SELECT user_id FROM unrated WHERE match_id = ?1)",
            (link.match_id,),
        ), "no rating changes by it"
    await refused(house[Cups].sign_up(await opened(house), 101, "P101"), "cup-barred")


async def test_whoever_resigns_at_a_table_has_left_the_cup(house: House) -> None:
    cup = await begun(house)
    link = next(one for one in cup.links if number_of(cup, 103) in one.seats)
    await house.match.seats.resign(link.match_id, 103)
    await tick(house)
    cup = await cup_of(house, cup.row.id)
    assert cup.own(103).state == "out"
    there = [(await house.tables.load(one.match_id)).people for one in cup.live_links()]
    assert not any(103 in people for people in there)


async def test_a_table_with_one_person_left_counts_for_nobody(house: House) -> None:
    cup = await begun(house, people=4, size=4)
    for user_id in (101, 102):
        await house[Cups].leave(cup.row.id, user_id)
    await tick(house)
    cup = await cup_of(house, cup.row.id)
    void = [match for _, match in cup.tables() if match.void]
    assert len(void) == 2
    for link in cup.links:
        status = (await house.tables.load(link.match_id)).row.status
        assert (status == "ended") == cup.table(link)[1].void


async def test_the_bank_of_who_never_showed_up_calls_a_reserve(house: House) -> None:
    cup_id = await opened(house, size=4)
    await sign_up(house, cup_id, 4)
    await house[Cups].sign_up(cup_id, 200, "Reserve")
    await tick(house)
    await play_round(house, cup_id, lambda user: user != 101)
    await tick(house, days=BANK_DAYS)
    cup = await cup_of(house, cup_id)
    (offer,) = cup.offers
    assert (offer.absent, offer.reserve) == (number_of(cup, 101), number_of(cup, 200))
    await refused(house[Cups].answer(offer.id, 104, takes=True), "cup-offer-over")
    await house[Cups].answer(offer.id, 200, takes=True)
    await tick(house)
    await decide(house, cup_id, Fast(at=2))
    cup = await cup_of(house, cup_id)
    assert cup.row.state == "over"
    assert cup.own(200).place > 0
    assert cup.own(101).state == "out"
    assert not any(number_of(cup, 101) in match.people for _, match in cup.tables())


@pytest.mark.parametrize("answers", [True, False])
async def test_without_a_reserve_a_computer_plays_and_nobody_is_ranked_there(house: House, *, answers: bool) -> None:
    cup_id = await opened(house, size=4)
    await sign_up(house, cup_id, 4)
    await house[Cups].sign_up(cup_id, 200, "Reserve")
    await tick(house)
    await play_round(house, cup_id, lambda user: user != 101)
    await tick(house, days=BANK_DAYS)
    (offer,) = (await cup_of(house, cup_id)).offers
    if answers:
        await house[Cups].answer(offer.id, 200, takes=False)
        await tick(house)
    else:
        await tick(house, hours=13)
    await decide(house, cup_id, Fast(at=2))
    cup = await cup_of(house, cup_id)
    assert cup.person(200) is None
    assert cup.row.state == "over"
    absent = number_of(cup, 101)
    assert all(absent not in match.people for _, match in cup.tables())
    assert cup.people[absent].place == 0


async def test_a_reserve_is_not_needed_once_somebody_shows_up(house: House) -> None:
    cup_id = await opened(house, size=4)
    await sign_up(house, cup_id, 4)
    await house[Cups].sign_up(cup_id, 200, "Reserve")
    await tick(house)
    await play_round(house, cup_id, lambda user: user != 101)
    await tick(house, days=BANK_DAYS)
    cup = await cup_of(house, cup_id)
    assert cup.offers
    first, *others = (one for one in cup.live_links() if 101 in cup.seated(one))
    assert await step(house, first.match_id, 101, Fast(at=1))
    await end_by_lot(house, others[0], Fast(at=2))
    await tick(house)
    cup = await cup_of(house, cup_id)
    assert not cup.offers
    assert cup.own(101).state == "playing"
    assert cup.own(200).state == "reserve"


async def test_an_empty_bank_is_waited_for_until_the_date(house: House) -> None:
    cup = await begun(house, people=4, size=4)
    policy = Fast(at=1)
    for link in cup.live_links():
        table = await house.tables.load(link.match_id)
        while any(table.seats[seat].user_id == 101 for seat in table.actors()):
            legal = table.legal(table.seat_of(101) or 0)
            await house.match.steps.act(link.match_id, 101, table.row.revision, policy.below(len(legal)))
            table = await house.tables.load(link.match_id)
        await play(house, link.match_id, only=lambda user: user != 101)
    await tick(house, days=BANK_DAYS)
    await tick(house, hours=1)
    assert (await cup_of(house, cup.row.id)).own(101).state == "playing"
    assert not (await cup_of(house, cup.row.id)).offers
    clock_of(house).at = cup.row.round_until or 0
    await tick(house)
    cup = await cup_of(house, cup.row.id)
    assert cup.own(101).why == "time"
    until = await house.tables.db.value("SELECT until FROM cup_bar WHERE user_id = 101")
    assert until == house.clock.now() + BARS[0]
    await decide(house, cup.row.id, Fast(at=2))
    cup = await cup_of(house, cup.row.id)
    assert cup.row.state == "over"


async def test_at_the_hard_stop_computers_play_on_and_nobody_is_out(house: House) -> None:
    cup = await begun(house, people=4, size=4)
    clock_of(house).at = cup.row.round_until or 0
    for user_id in range(101, 105):
        away = house.clock.now() - 86400, house.clock.now() + 20 * 86400
        await house.people.preferences.change(user_id, away_from=away[0], away_until=away[1])
    await tick(house)
    still = await cup_of(house, cup.row.id)
    clock_of(house).at = still.stops_at()
    for _ in range(400):
        await tick(house)
        clock_of(house).advance(seconds=61)
        if (await cup_of(house, cup.row.id)).row.state == "over":
            break
    cup = await cup_of(house, cup.row.id)
    assert cup.row.state == "over"


async def test_a_match_in_trouble_counts_for_nobody_in_the_end(house: House) -> None:
    cup = await begun(house, people=4, size=4)
    broken = cup.live_links()[0]
    async with house.tables.db.write() as tx:
        failure = await tx.inserted(
            "INSERT INTO failure (match_id, revision, seat, action, traceback, at) VALUES (?, 0, 0, '', '', 0)",
            (broken.match_id,),
        )
        await tx.execute("UPDATE match SET trouble = ? WHERE id = ?", (failure, broken.match_id))
    for link in cup.live_links()[1:]:
        await end_by_lot(house, link, Fast(at=2))
    await tick(house)
    assert (await cup_of(house, cup.row.id)).row.state == "running"
    clock_of(house).at = cup.stops_at() + 1
    await tick(house)
    assert (await cup_of(house, cup.row.id)).row.state == "running"
    clock_of(house).at = cup.stops_at() + steps.GIVEN_UP_SECONDS
    await tick(house)
    cup = await cup_of(house, cup.row.id)
    assert cup.row.state == "over"
    assert cup.table(broken)[1].void


async def test_late_people_come_to_the_second_round_and_those_who_left_come_back_once(house: House) -> None:
    cup = await begun(house, "swiss", 9)
    cup_id = cup.row.id
    assert (await house[Cups].sign_up(cup_id, 300, "Late")).own(300).state == "playing"
    left = await house[Cups].leave(cup_id, 101)
    assert left.may_return(left.own(101))
    assert (await house[Cups].sign_up(cup_id, 101, "P101")).own(101).state == "playing"
    elsewhere = await opened(house, director=51)
    await refused(house[Cups].sign_up(elsewhere, 101, "P101"), "cup-barred")
    await decide(house, cup_id, Fast(at=1))
    cup = await cup_of(house, cup_id)
    there = {number for _, match in cup.running() for number in match.people}
    assert {number_of(cup, 300), number_of(cup, 101)} <= there
    assert next(one for one in standings(cup.divisions[0].data) if one.person == number_of(cup, 300)).points == 0
    left = await house[Cups].leave(cup_id, 101)
    assert not left.may_return(left.own(101))
    await refused(house[Cups].sign_up(cup_id, 101, "P101"), "cup-back-before")
    assert (await house[Cups].sign_up(cup_id, 301, "Too late")).own(301).state == "reserve"


async def test_with_fewer_than_three_a_cup_by_points_ends_and_its_standings_stand(house: House) -> None:
    cup = await begun(house, "swiss", 8)
    await decide(house, cup.row.id, Fast(at=1))
    for user_id in range(101, 107):
        await house[Cups].leave(cup.row.id, user_id)
    await decide(house, cup.row.id, Fast(at=1))
    cup = await cup_of(house, cup.row.id)
    assert cup.row.state == "over"
    assert sorted(one.place for one in cup.people.values() if one.place) == [1, 2]


async def test_somebody_who_is_forgotten_leaves_and_the_cup_stays_whole(house: House) -> None:
    cup = await begun(house)
    number = number_of(cup, 102)
    await house.people.personal.forget(102, lambda _row: "Somebody")
    await tick(house)
    cup = await cup_of(house, cup.row.id)
    assert cup.people[number].user_id is None
    assert cup.people[number].name == ""
    assert cup.people[number].why in ("forgotten", "left")
    await decide(house, cup.row.id, Fast(at=2))
    cup = await cup_of(house, cup.row.id)
    assert cup.row.state == "over"


async def test_new_people_wait_and_play_where_a_place_is_free(house: House) -> None:
    async with house.tables.db.write() as tx:
        for user_id in range(1, 8):
            await tx.execute(
                "INSERT INTO rating (guild_id, game, user_id, mu, sigma, matches, wins) "
                "VALUES (?, 'yucata', ?, 1, 1, 5, 0)",
                (GUILD, user_id),
            )
    cup_id = await opened(house)
    cup = await sign_up(house, cup_id, 7)
    assert [one.state for one in cup.people.values()] == ["reserve"] * 7
    await tick(house)
    assert (await cup_of(house, cup_id)).row.state == "gathering"
    await tick(house, days=3)
    assert (await cup_of(house, cup_id)).row.state == "running"
    await house.people.guilds.change(GUILD, switched={WAITS.key: False})
    other = await sign_up(house, await opened(house, director=51), 1)
    assert other.own(101).state == "in"


# --- what a director decides


async def test_a_director_can_do_what_the_bot_would_and_each_step_is_a_line(house: House) -> None:
    cups = house[Cups]
    cup_id = await opened(house, size=0)
    await sign_up(house, cup_id, 5)
    await refused(cups.begin(cup_id, 101, manager=False), "cup-not-director")
    await cups.name_deputy(cup_id, DIRECTOR, DIRECTOR, manager=False)
    await refused(cups.begin(cup_id, 101, manager=False), "cup-not-director")
    await cups.name_deputy(cup_id, DIRECTOR, 101, manager=False)
    await cups.begin(cup_id, 101, manager=False)
    await tick(house)
    cup = await cup_of(house, cup_id)
    assert cup.row.state == "running"
    date = house.clock.now() + 20 * 86400
    await cups.set_date(cup_id, 101, date, manager=False)
    first, second = cup.links[:2]
    await cups.set_aside(cup_id, DIRECTOR, first.match_id, manager=False)
    match = cup.table(second)[1]
    await cups.set_result(cup_id, DIRECTOR, second.match_id, match.people[::-1], manager=False)
    await cups.remove(cup_id, DIRECTOR, number_of(cup, 105), manager=False)
    await tick(house)
    cup = await cup_of(house, cup_id)
    assert cup.row.round_until == date
    assert cup.table(first)[1].void
    assert cup.table(second)[1].places == tuple(range(len(match.people), 0, -1))
    for link in (first, second):
        assert (await house.tables.load(link.match_id)).row.status == "ended"
    assert cup.own(105).why == "removed"
    assert not await house.tables.db.has("SELECT 1 FROM cup_bar"), "who was removed may enter the next one"
    await cups.call_off(cup_id, 999, manager=True)
    await tick(house)
    cup = await cup_of(house, cup_id)
    assert cup.row.state == "over"
    assert {(await house.tables.load(one.match_id)).row.status for one in cup.links} == {"ended"}
    assert [key for key in await line_keys(house, cup_id) if key.startswith("cup-by-")] == [
        *("cup-by-end", "cup-by-removed", "cup-by-result", "cup-by-aside", "cup-by-date"),
        *("cup-by-begin", "cup-by-deputy", "cup-by-no-deputy"),
    ]


async def test_where_no_match_has_counted_nobody_wins(house: House) -> None:
    cup = await begun(house, people=4, size=4)
    await house[Cups].call_off(cup.row.id, DIRECTOR, manager=False)
    await tick(house)
    cup = await cup_of(house, cup.row.id)
    assert cup.row.state == "over"
    assert {one.place for one in cup.people.values()} == {0}
    assert await house[Cups].facts.winners(cup.row.id) == []
    await refused(house[Cups].name_deputy(cup.row.id, DIRECTOR, 101, manager=False), "cup-over")
    await refused(house[Cups].remove(cup.row.id, DIRECTOR, 1, manager=False), "cup-over")
    await refused(house[Cups].begin(cup.row.id, DIRECTOR, manager=False), "cup-over")


async def test_options_that_a_director_sets_are_a_line(house: House) -> None:
    cup_id = await opened(house, game="port_royal")
    option = registry.game("port_royal").options[0]
    chosen = option.choices[-1]
    await house[Cups].set_options(cup_id, DIRECTOR, {option.key: chosen}, manager=False)
    assert (await cup_of(house, cup_id)).row.options[option.key] == chosen
    assert await line_keys(house, cup_id) == ["cup-by-options"]
    await sign_up(house, cup_id, 1)
    await refused(house[Cups].set_options(cup_id, DIRECTOR, {}, manager=False), "cup-others-in")


async def test_in_a_knock_out_a_result_stands_once_the_next_stage_has_begun(house: House) -> None:
    cup = await begun(house, "knockout", 8)
    cups, cup_id, first = house[Cups], cup.row.id, cup.live_links()[0]
    people = cup.table(first)[1].people
    await cups.set_result(cup_id, DIRECTOR, first.match_id, people[::-1], manager=False)
    await decide(house, cup_id, Fast(at=1))
    cup = await cup_of(house, cup_id)
    assert cup.row.round == 2
    assert set(people[::-1][:2]) <= {one for _, match in cup.running() for one in match.people}
    await refused(cups.set_result(cup_id, DIRECTOR, first.match_id, people, manager=False), "cup-went-on")
    await refused(cups.set_aside(cup_id, DIRECTOR, first.match_id, manager=False), "cup-went-on")


async def test_a_director_lets_a_reserve_play_on(house: House) -> None:
    cup = await begun(house, people=7)
    await refused(house[Cups].substitute(cup.row.id, DIRECTOR, 1, manager=False), "cup-no-reserve")
    await house[Cups].sign_up(cup.row.id, 200, "Reserve")
    await house[Cups].substitute(cup.row.id, DIRECTOR, number_of(cup, 101), manager=False)
    (offer,) = (await cup_of(house, cup.row.id)).offers
    await house[Cups].answer(offer.id, 200, takes=True)
    await tick(house)
    cup = await cup_of(house, cup.row.id)
    seated = [(await house.tables.load(one.match_id)).people for one in cup.live_links()]
    assert sum(200 in people for people in seated) == 4
    assert not any(101 in people for people in seated)


async def test_at_its_tables_nobody_pauses_ends_or_gives_seats_away(house: House) -> None:
    cup = await begun(house, people=4, size=4)
    link = cup.live_links()[0]
    table = await house.tables.load(link.match_id)
    user_id = table.people[0]
    assert not table.row.unrated
    await refused(house.match.matches.pause(link.match_id, user_id), "match-is-bound")
    await refused(house.match.matches.end(link.match_id, user_id, manager=True), "match-is-bound")
    for kind in ("end", "replace"):
        await refused(house.match.votes.ask(link.match_id, kind, user_id), "match-is-bound")


# --- nothing is lost


async def test_a_kill_between_any_two_transactions_of_a_step_loses_nothing(house: House) -> None:
    """The process dies after the first, the second, … transaction of a look; the next tick goes on."""
    for after in range(1, 8):
        cup_id = await opened(house, "swiss", director=60 + after)
        await sign_up(house, cup_id, 9, first=100 * (after + 1))
        clock_of(house).advance(days=3)
        await dies_after(house, cup_id, after)
        await tick(house, hours=1)
        cup = await cup_of(house, cup_id)
        assert cup.row.state == "running"
        assert len(cup.links) == 3
        assert len({link.match_id for link in cup.links}) == 3
        assert not cup.to_open()
        await decide(house, cup_id, Fast(at=after))
        assert (await cup_of(house, cup_id)).row.round == 2


async def dies_after(house: House, cup_id: int, transactions: int) -> None:
    """A look at a cup that comes no further than so many transactions."""
    db, left = house[Cups]._db, [transactions]
    begin = db.write

    def write() -> object:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return begin()

    due = await deadlines.get(db, 0, LOOK, cup_id)
    assert due is not None
    db.write = write  # type: ignore[method-assign]
    try:
        await house[Cups].look(due)
    except KeyboardInterrupt:
        pass
    finally:
        db.write = begin  # type: ignore[method-assign]


async def test_a_result_that_comes_while_it_is_looked_is_seen_too(house: House) -> None:
    cup = await begun(house, people=4, size=4)
    cups, db = house[Cups], house.tables.db
    due = await deadlines.get(db, 0, LOOK, cup.row.id)
    assert due is not None
    counted = cups._looked

    async def slowly(found: Cup) -> Cup:
        after = await counted(found)
        for link in found.live_links():
            await end_by_lot(house, link, Fast(at=2))
        return after

    cups._looked = slowly  # type: ignore[method-assign]
    await cups.look(due)
    cups._looked = counted  # type: ignore[method-assign]
    await tick(house)
    assert (await cup_of(house, cup.row.id)).row.state == "over"


async def test_what_is_stored_can_be_read_again(house: House) -> None:
    cup = await begun(house, "swiss", 9)
    await house[Cups].leave(cup.row.id, 104)
    async with house.tables.db.read() as look:
        again = await rows.divisions(look, cup.row.id)
    assert again[0].data == (await cup_of(house, cup.row.id)).divisions[0].data
    assert msgspec.json.decode(msgspec.json.encode(again[0].data), type=type(again[0].data)) == again[0].data
