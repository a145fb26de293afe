"""Order at tables: what moderators do there is told, noted, and undone where it can be."""

from __future__ import annotations

from functools import partial

import pytest

from bot.clock import DAY
from bot.db import deadlines
from bot.db.panels import Stands
from bot.db.people import Rules
from bot.features.guests.service import Guests
from bot.features.moderation.service import KEPT_DAYS, OLD, Moderation, Whom
from bot.ui.press.feature import Place
from bot.ui.press.house import House
from bot.ui.words.catalogues import house_words
from tests.support.clock import FakeClock
from tests.support.people import ANA, BEN, CLEO, opened, refused, started

GUILD, MOD = 9, 77


async def noted(house: House) -> list[str]:
    return [one.what for one in (await house[Moderation].log(GUILD, "all", 0))[0]]


async def told(house: House, match_id: int) -> str:
    """What is still to be said in the thread of a match."""
    sql = "SELECT payload FROM outbox WHERE match_id = ? AND kind = 'tell'"
    return str(await house.tables.db.column(sql, (match_id,)))


async def test_a_table_is_closed_and_opened_again_with_its_people(house: House) -> None:
    table = await opened(house, BEN)
    await house[Moderation].close(1, MOD, "opened twice")
    closed = await house.tables.load(1)
    assert closed.row.status == "ended"
    words = house_words("en")
    assert "opened twice" in str(await house.features.say("closed", closed, words))
    assert await house.features.say("waits", closed, words) == []
    await refused(house.match.lobby.join(1, CLEO, "Cleo"), "table-closed")
    (deed,), _ = await house[Moderation].log(GUILD, "all", 0)
    assert (deed.what, deed.user_id, deed.facts["why"]) == ("closed", MOD, "opened twice")
    await house[Moderation].undo(GUILD, deed.id, MOD)
    again = await house.tables.load(1)
    assert again.row.status == "lobby"
    assert again.people == table.people
    assert (await deadlines.of_match(house.tables.db, 1, "idle")) != {}
    await house.match.lobby.join(1, CLEO, "Cleo")
    await refused(house[Moderation].undo(GUILD, deed.id, MOD), "deed-stays")


async def test_who_was_barred_meanwhile_does_not_come_back_with_a_table(house: House) -> None:
    await opened(house, BEN)
    await house[Moderation].close(1, MOD, "")
    (deed,), _ = await house[Moderation].log(GUILD, "all", 0)
    await house[Moderation].bar(GUILD, ANA, 7, MOD)
    await house[Moderation].undo(GUILD, deed.id, MOD)
    again = await house.tables.load(1)
    assert (again.people, again.row.host_id) == ([BEN], BEN)


async def test_a_seat_is_freed_while_the_table_waits_and_later_a_computer_plays_on(house: House) -> None:
    await opened(house, BEN)
    await house[Moderation].free(1, Whom(1), MOD, "")
    assert (await house.tables.load(1)).people == [ANA]
    await house.match.lobby.join(1, CLEO, "Cleo")
    await house.match.matches.start(1, ANA)
    await house[Moderation].free(1, Whom(1), MOD, "rude")
    running = await house.tables.load(1)
    assert running.seats[1].kind == "computer"
    assert "moderated-taken" in await told(house, 1)
    assert '"left"' not in await told(house, 1), "nobody has left by themselves"
    assert await noted(house) == ["freed", "freed"]
    await refused(house[Moderation].free(1, Whom(1), MOD, ""), "no-such-seat")


async def test_a_match_is_paused_and_ended_whatever_the_server_lets_its_people_do(house: House) -> None:
    await started(house, BEN)
    await house[Moderation].pause(1, MOD, "")
    assert (await house.tables.load(1)).row.status == "suspended"
    await house[Moderation].end(1, MOD, "")
    assert (await house.tables.load(1)).row.status == "ended"
    assert await noted(house) == ["ended", "paused"]
    await refused(house[Moderation].end(1, MOD, ""), "not-running")
    assert await noted(house) == ["ended", "paused"]


@pytest.mark.parametrize("place", ["changes", "host"])
async def test_the_way_there_is_shown_to_whoever_keeps_order_alone(house: House, place: Place) -> None:
    table = await started(house, BEN)
    shown = [await house.features.ways_at(place, table, ANA, manager=manager) for manager in (False, True)]
    assert ["moderate" in [way.verb for way in ways] for ways in shown] == [False, True]


async def test_what_moderators_have_paused_they_alone_let_go_on(house: House) -> None:
    await started(house, BEN)
    await house[Moderation].pause(1, MOD, "")
    await refused(house.match.matches.resume(1, BEN), "moderators-resume")
    assert (await house.tables.load(1)).row.status == "suspended"
    await house[Moderation].resume(1, MOD, "peace")
    assert (await house.tables.load(1)).row.status == "running"
    assert await noted(house) == ["resumed", "paused"]
    assert "moderated-resumed" in await told(house, 1)
    await house.match.matches.pause(1, BEN)
    await refused(house[Moderation].resume(1, MOD, ""), "not-suspended")
    await house.match.matches.resume(1, ANA)
    assert (await house.tables.load(1)).row.status == "running", "a pause of the table is its own again"


async def test_a_name_is_taken_down_and_put_back(house: House) -> None:
    await started(house, BEN)
    await house[Moderation].rename(1, Whom(1), "Player 2", MOD, "")
    assert (await house.tables.load(1)).seats[1].name == "Player 2"
    (deed,), _ = await house[Moderation].log(GUILD, "all", 0)
    await house[Moderation].undo(GUILD, deed.id, MOD)
    assert (await house.tables.load(1)).seats[1].name == f"Person {BEN}"


async def newest(house: House) -> int:
    """What was done last, by its number."""
    return (await house[Moderation].log(GUILD, "all", 0))[0][0].id


async def test_a_pause_and_a_freed_seat_are_undone(house: House) -> None:
    await started(house, BEN)
    await house[Moderation].pause(1, MOD, "")
    await house[Moderation].undo(GUILD, await newest(house), MOD)
    assert (await house.tables.load(1)).row.status == "running"
    assert "moderated-resumed" in await told(house, 1)
    await house[Moderation].free(1, Whom(1), MOD, "")
    deed = await newest(house)
    await house[Moderation].undo(GUILD, deed, MOD)
    table = await house.tables.load(1)
    assert (table.seats[1].user_id, table.seats[1].name) == (BEN, f"Person {BEN}")
    await refused(house[Moderation].undo(GUILD, deed, MOD), "deed-stays")
    await house[Moderation].end(1, MOD, "")
    await refused(house[Moderation].undo(GUILD, await newest(house), MOD), "deed-stays")


async def test_a_seat_that_was_freed_before_the_start_is_given_back_while_it_is_free(house: House) -> None:
    await opened(house, BEN)
    await house[Moderation].free(1, Whom(1), MOD, "")
    first = await newest(house)
    await house[Moderation].undo(GUILD, first, MOD)
    assert [seat.name for seat in (await house.tables.load(1)).seats][1] == f"Person {BEN}"
    await house[Moderation].free(1, Whom(1), MOD, "")
    second = await newest(house)
    await house.match.lobby.join(1, BEN, "Ben")
    await refused(house[Moderation].undo(GUILD, second, MOD), "deed-changed")


async def test_the_log_does_not_say_who_a_guest_of_another_server_is(house: House) -> None:
    await opened(house, BEN)
    await house.match.lobby.join(1, CLEO, "Falke", house[Guests].arrives(CLEO, Stands(5, 6)))
    await house[Moderation].rename(1, Whom(2), "Player 3", MOD, "")
    await house[Moderation].free(1, Whom(2), MOD, "")
    for deed in (await house[Moderation].log(GUILD, "all", 0))[0]:
        assert str(CLEO) not in (str(deed.about), *map(str, deed.facts.values()))
        await refused(house[Moderation].undo(GUILD, deed.id, MOD), "deed-stays")


async def test_options_are_those_of_before_unless_they_were_changed_since(house: House) -> None:
    before = (await opened(house, BEN)).row
    set_options = partial(house.match.lobby.set_options, 1, None, {})
    note = partial(house[Moderation].options_set, by=MOD)
    await set_options("slow", also=note, weekends_off=True)
    await set_options("slow", also=note, weekends_off=True)
    assert await noted(house) == ["options"], "what nobody changed is not noted"
    changed = await newest(house)
    await set_options("fast")
    await refused(house[Moderation].undo(GUILD, changed, MOD), "deed-changed")
    await set_options("slow", weekends_off=True)
    await house[Moderation].undo(GUILD, changed, MOD)
    row = (await house.tables.load(1)).row
    assert (row.pace, row.weekends_off, row.options) == (before.pace, before.weekends_off, before.options)


async def test_what_was_chosen_says_what_it_was_and_is_undone_unless_it_changed_since(house: House) -> None:
    guilds = house.people.guilds
    await guilds.change(GUILD, by=MOD, rooms={"board": 5})
    await guilds.change(GUILD, by=MOD, rules={8: Rules(games=("yucata",), most=3)}, channels=(8,))
    rules, board = (await house[Moderation].log(GUILD, "setup", 0))[0]
    assert board.facts["before"] == {"rooms": {}}
    await house[Moderation].undo(GUILD, rules.id, MOD)
    chosen = await guilds.of(GUILD)
    assert (chosen.rules, chosen.channels, chosen.rooms) == ({}, (), {"board": 5})
    await guilds.change(GUILD, by=MOD, rooms={"board": 6})
    await refused(house[Moderation].undo(GUILD, board.id, MOD), "deed-changed")
    assert (await guilds.of(GUILD)).rooms == {"board": 6}


async def test_only_who_manages_the_server_says_who_keeps_order(house: House) -> None:
    await house.people.guilds.change(GUILD, by=MOD, moderators=5)
    (deed,), _ = await house[Moderation].log(GUILD, "setup", 0)
    await refused(house[Moderation].undo(GUILD, deed.id, MOD, manager=False), "managers-name-moderators")
    await house[Moderation].undo(GUILD, deed.id, MOD)
    assert (await house.people.guilds.of(GUILD)).moderators == 0


async def test_nothing_chosen_and_nobody_who_chose_is_no_deed(house: House) -> None:
    await house.people.guilds.change(GUILD, by=MOD, pace="daily")
    await house.people.guilds.change(GUILD, pace="slow")
    assert await noted(house) == []


async def test_after_ninety_days_it_is_known_no_more(house: House) -> None:
    clock = house.clock
    assert isinstance(clock, FakeClock)
    await house.people.guilds.change(GUILD, by=MOD, rooms={"board": 5})
    clock.advance(seconds=30 * DAY)
    await house.people.guilds.change(GUILD, by=MOD, rooms={"board": 6})
    for days, left in ((KEPT_DAYS - 30, 1), (30, 0)):
        clock.advance(seconds=days * DAY)
        (due,) = [row for row in await deadlines.due(house.tables.db, clock.now(), 100) if row.kind == OLD]
        await house[Moderation].remove_old(due)
        assert len(await noted(house)) == left
    assert [row for row in await deadlines.due(house.tables.db, clock.now() + 99 * DAY, 100) if row.kind == OLD] == []


async def test_one_server_does_not_see_nor_undo_what_was_done_on_another(house: House) -> None:
    await house.people.guilds.change(GUILD, by=MOD, rooms={"board": 5})
    (deed,), _ = await house[Moderation].log(GUILD, "all", 0)
    assert (await house[Moderation].log(GUILD + 1, "all", 0))[0] == []
    await refused(house[Moderation].undo(GUILD + 1, deed.id, MOD), "deed-stays")


async def test_what_was_meant_for_somebody_hits_nobody_who_sits_there_since(house: House) -> None:
    """While a moderator says why, somebody may leave, so that the seats move up."""
    table = await opened(house, BEN, CLEO)
    ben = Whom.of(table.seats[1])
    await house.match.lobby.leave(1, BEN)
    await refused(house[Moderation].free(1, ben, MOD, "rude"), "no-such-seat")
    await refused(house[Moderation].rename(1, ben, "Player 2", MOD, "rude"), "no-such-seat")
    assert (await house.tables.load(1)).people == [ANA, CLEO]
    assert await noted(house) == []


async def test_a_table_whose_last_person_is_freed_closes(house: House) -> None:
    await opened(house)
    await house[Moderation].free(1, Whom(0), MOD, "")
    assert (await house.tables.load(1)).row.status == "ended"
