"""Tables before they start."""

from __future__ import annotations

import asyncio

import pytest

from bot.db.panels import Stands
from bot.services.errors import Refused
from bot.services.match import opening
from bot.services.table.scene import Table
from bot.services.telling.cards import INVITED, LOBBY
from bot.ui.press.house import House
from engine.core.errors import BadOptions, GameError
from engine.registry import UnknownGame
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, opened, refused


def who(table: Table) -> list[int | None]:
    """Who sits there, in order."""
    assert [row.seat for row in table.seats] == list(range(len(table.seats)))
    return [row.user_id for row in table.seats]


async def test_a_table_opens_with_its_host_and_the_defaults(house: House) -> None:
    table = await opened(house)
    assert who(table) == [ANA]
    assert (table.row.status, table.row.host_id, table.row.pace) == ("lobby", ANA, "daily")
    assert table.row.options == {"layout": "basic", "floor": True}
    assert table.actors() == ()


async def test_unknown_games_and_paces_are_refused(house: House) -> None:
    with pytest.raises(UnknownGame):
        await opened(house, game="chess")
    for pace in ("hourly", "0h", "", "99999h"):
        await refused(
            house.match.lobby.open(
                game="yucata", guild_id=9, channel_id=8, host_id=1, host_name="A", pace=pace, language="en"
            ),
            "no-such-pace",
        )
    assert await house.tables.db.all("SELECT 1 FROM match") == []


async def test_nobody_sits_twice_and_nobody_sits_at_a_full_table(house: House) -> None:
    table = await opened(house, BEN)
    await refused(house.match.lobby.join(table.row.id, BEN, "Ben"), "already-seated")
    for user in (CLEO, DAN):
        table = await house.match.lobby.join(table.row.id, user, "x")
    await refused(house.match.lobby.join(table.row.id, EVA, "Eva"), "table-full")
    await refused(house.match.lobby.add_computer(table.row.id, ANA), "table-full")
    assert who(await house.tables.load(table.row.id)) == [ANA, BEN, CLEO, DAN]


async def test_people_who_press_at_the_same_moment_get_different_seats_and_one_gets_none(house: House) -> None:
    table = await opened(house)
    done = await asyncio.gather(
        *(house.match.lobby.join(table.row.id, user, "x") for user in (BEN, CLEO, DAN, EVA)), return_exceptions=True
    )
    assert sum(isinstance(result, GameError) for result in done) == 1
    seats = who(await house.tables.load(table.row.id))
    assert len(set(seats)) == 4


async def test_when_the_host_leaves_the_next_person_becomes_the_host(house: House) -> None:
    table = await opened(house, BEN, CLEO)
    table = await house.match.lobby.add_computer(table.row.id, ANA)
    table = await house.match.lobby.leave(table.row.id, ANA)
    assert (who(table), table.row.host_id) == ([BEN, CLEO, None], BEN)
    await refused(house.match.lobby.leave(table.row.id, ANA), "not-at-this-table")
    table = await house.match.lobby.leave(table.row.id, CLEO)
    assert (who(table), table.row.host_id) == ([BEN, None], BEN)


async def test_without_people_a_table_closes(house: House) -> None:
    table = await opened(house)
    await house.match.lobby.add_computer(table.row.id, ANA)
    table = await house.match.lobby.leave(table.row.id, ANA)
    assert (table.row.status, table.seats) == ("ended", ())
    await refused(house.match.lobby.join(table.row.id, BEN, "Ben"), "table-closed")


async def test_only_the_host_adds_computers_and_chooses_options(house: House) -> None:
    match_id = (await opened(house, BEN)).row.id
    await refused(house.match.lobby.add_computer(match_id, BEN), "only-the-host")
    await refused(house.match.lobby.remove_computer(match_id, BEN, 1), "only-the-host")
    await refused(house.match.lobby.set_options(match_id, BEN, {}, "slow"), "only-the-host")
    await refused(house.match.matches.start(match_id, BEN), "only-the-host")


async def test_computers_come_and_go(house: House) -> None:
    match_id = (await opened(house)).row.id
    await refused(house.match.lobby.remove_computer(match_id, ANA, 0), "no-computer")
    await house.match.lobby.add_computer(match_id, ANA)
    await house.match.lobby.join(match_id, BEN, "Ben")
    table = await house.match.lobby.add_computer(match_id, ANA)
    assert [row.kind for row in table.seats] == ["person", "computer", "person", "computer"]
    table = await house.match.lobby.remove_computer(match_id, ANA, 1)
    assert [(row.kind, row.name) for row in table.seats[1:]] == [("person", "Ben"), ("computer", "Bruno")]


async def test_against_computers_alone_a_table_has_what_is_usual_then_and_no_clock(house: House) -> None:
    match_id = (await opened(house, game="yucata")).row.id
    table = await house.match.lobby.add_computer(match_id, ANA)
    assert table.row.options["layout"] == "yazurika"
    await house.match.lobby.set_options(match_id, ANA, {"layout": "basic"}, "daily", weekends_off=True)
    table = await house.match.lobby.add_computer(match_id, ANA)
    assert table.row.options["layout"] == "basic", "it was chosen"
    table = await house.match.matches.start(match_id, ANA)
    assert (table.row.pace, table.row.weekends_off) == ("none", False)
    others = (await opened(house, BEN, game="yucata")).row.id
    table = await house.match.lobby.add_computer(others, ANA)
    assert table.row.options["layout"] == "basic"
    assert (await house.match.matches.start(others, ANA)).row.pace == table.row.pace != "none"


async def test_computers_have_names_and_levels_of_their_own(house: House, toy: str) -> None:
    table = await opened(house, BEN)
    match_id = table.row.id
    await house.match.lobby.add_computer(match_id, ANA)
    table = await house.match.lobby.add_computer(match_id, ANA)
    assert [(row.name, row.level) for row in table.seats[2:]] == [("Alma", "good"), ("Bruno", "good")]
    table = await house.match.lobby.set_level(match_id, ANA, 3, "strong")
    await house.match.lobby.leave(match_id, BEN)
    table = await house.match.lobby.join(match_id, BEN, "alma")
    assert [(row.name, row.level) for row in table.seats[1:3]] == [("Alma", "good"), ("Bruno", "strong")]
    await house.match.lobby.remove_computer(match_id, ANA, 2)
    await house.match.lobby.remove_computer(match_id, ANA, 1)
    table = await house.match.lobby.add_computer(match_id, ANA)
    assert table.seats[2].name == "Bruno", "a person has that other name"
    await refused(house.match.lobby.set_level(match_id, BEN, 2, "gentle"), "only-the-host")
    await refused(house.match.lobby.set_level(match_id, ANA, 1, "gentle"), "no-computer")
    await refused(house.match.lobby.set_level(match_id, ANA, 7, "gentle"), "no-computer")
    await refused(house.match.lobby.set_level(match_id, ANA, 2, "random"), "no-such-level")
    without_brain = (await opened(house, game=toy)).row.id
    table = await house.match.lobby.add_computer(without_brain, ANA)
    assert table.seats[1].level == "random"
    await refused(house.match.lobby.set_level(without_brain, ANA, 1, "strong"), "no-such-level")


async def test_a_rematch_has_the_same_computers_but_nobody_who_stood_in(house: House) -> None:
    match_id = (await opened(house, BEN, CLEO)).row.id
    await house.match.lobby.add_computer(match_id, ANA)
    await house.match.lobby.set_level(match_id, ANA, 3, "gentle")
    await house.match.matches.start(match_id, ANA)
    table = await house.match.seats.resign(match_id, BEN)
    assert (table.seats[1].kind, table.seats[1].level) == ("computer", "good")
    await house.match.seats.resign(match_id, ANA)
    await house.match.matches.end(match_id, CLEO, manager=False)
    table = await house.match.lobby.rematch(match_id, CLEO, "Cleo")
    assert [(row.name, row.level) for row in table.seats] == [("Cleo", "good"), ("Alma", "gentle")]


async def test_options_are_checked_and_kept(house: House) -> None:
    match_id = (await opened(house, BEN)).row.id
    table = await house.match.lobby.set_options(match_id, ANA, {"layout": "yazurika", "floor": False}, "slow")
    assert (table.row.options, table.row.pace) == ({"layout": "yazurika", "floor": False}, "slow")
    with pytest.raises(BadOptions, match="bad-choice"):
        await house.match.lobby.set_options(match_id, ANA, {"layout": "chess"}, "slow")
    with pytest.raises(BadOptions, match="unknown-option"):
        await house.match.lobby.set_options(match_id, ANA, {"colour": "red"}, "slow")
    await refused(house.match.lobby.set_options(match_id, ANA, {}, "never"), "no-such-pace")
    assert (await house.tables.load(match_id)).row == table.row
    started = await house.match.matches.start(match_id, ANA)
    assert started.state.options == {"layout": "yazurika", "floor": False}


async def test_an_option_that_would_do_nothing_is_refused(house: House) -> None:
    match_id = (await opened(house, BEN, game="port_royal")).row.id
    with pytest.raises(BadOptions, match="option-needs"):
        await house.match.lobby.set_options(match_id, ANA, {"contract_vp": "1-1-1"}, "slow")
    table = await house.match.lobby.set_options(
        match_id, ANA, {"contract_vp": "1-1-1", "expansion": "contracts"}, "slow"
    )
    assert table.row.options["contract_vp"] == "1-1-1"
    with pytest.raises(BadOptions, match="option-needs"):
        await house.match.lobby.set_options(match_id, ANA, {"expansion": "base"}, "slow")


async def test_people_are_invited_once_and_find_the_table(house: House) -> None:
    match_id = (await opened(house, BEN)).row.id
    await refused(house.match.lobby.invite(match_id, EVA, [DAN]), "not-at-this-table")
    await refused(house.match.lobby.invite(match_id, BEN, [DAN]), "only-the-host")
    assert await house.match.lobby.invite(match_id, ANA, [BEN, CLEO, DAN]) == [CLEO, DAN], (
        "who sits there is not invited"
    )
    assert await house.match.lobby.invite(match_id, ANA, [CLEO]) == []
    assert await house.match.lobby.invited(match_id) == [CLEO, DAN]
    assert await house.tables.db.value("SELECT count(*) FROM card WHERE kind = ?", (INVITED,)) == 1, "one call"
    assert [row.id for row in await house.waiting.invitations(CLEO)] == [match_id]
    await house.match.lobby.join(match_id, CLEO, "Cleo")
    assert await house.waiting.invitations(CLEO) == []
    await house.match.matches.start(match_id, ANA)
    assert await house.waiting.invitations(DAN) == []
    await refused(house.match.lobby.invite(match_id, ANA, [EVA]), "already-started")


async def test_a_match_starts_with_the_right_number_and_only_once(house: House) -> None:
    match_id = (await opened(house)).row.id
    await refused(house.match.matches.start(match_id, ANA), "wrong-number")
    await house.match.lobby.join(match_id, BEN, "Ben")
    started = await house.match.matches.start(match_id, ANA)
    assert started.row.status == "running"
    assert len(started.row.seed) == 16
    for work in (
        house.match.matches.start(match_id, ANA),
        house.match.lobby.join(match_id, CLEO, "Cleo"),
        house.match.lobby.leave(match_id, BEN),
        house.match.lobby.add_computer(match_id, ANA),
        house.match.lobby.set_options(match_id, ANA, {}, "slow"),
    ):
        await refused(work, "already-started")


async def test_each_match_has_a_seed_of_its_own(house: House) -> None:
    seeds: set[bytes] = set()
    for _ in range(5):
        match_id = (await opened(house, BEN)).row.id
        seeds.add((await house.match.matches.start(match_id, ANA)).row.seed)
    assert len(seeds) == 5


async def test_a_table_that_does_not_exist_is_refused(house: House) -> None:
    await refused(house.match.lobby.join(77, ANA, "Ana"), "no-such-match")
    await refused(house.match.matches.start(10**14, ANA), "no-such-match")


async def test_every_change_lets_the_card_be_shown_once_more(house: House) -> None:
    table = await opened(house)
    await house.telling.cards.put(LOBBY, table.row, Stands(80, 7), "as it was", whole=True)
    for user_id in (BEN, CLEO):
        await house.match.lobby.join(1, user_id, "")
    card = await house.telling.cards.of(LOBBY, 1)
    assert card is not None
    assert (card.version, card.next_try_at) == (2, house.clock.now())


@pytest.mark.parametrize("bound", ["MOST_WAITING", "MOST_OPEN"])
async def test_who_opens_tables_without_end_is_refused(
    house: House, monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    monkeypatch.setattr(opening, bound, 2)
    first = await opened(house, BEN)
    await opened(house)
    with pytest.raises(Refused, match="too-many-tables"):
        await opened(house)
    if bound == "MOST_OPEN":
        await house.match.matches.start(first.row.id, ANA)
        with pytest.raises(Refused, match="too-many-tables"):
            await opened(house)
    await house.match.lobby.leave(2, ANA)
    assert (await opened(house)).row.host_id == ANA
