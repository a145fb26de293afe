"""Whoever does not want to meet somebody is offered no seat together, both ways, and nobody is told."""

from __future__ import annotations

import json

import pytest

from bot.features.apart.service import MOST, NotWithMe, Other
from bot.features.notice_board.cards import board_for
from bot.features.notice_board.service import Boards
from bot.ui.press.house import House
from tests.support.people import ANA, BEN, CLEO, DAN, EVA, opened, refused

GUILD, CHANNEL = 9, 8


@pytest.fixture
async def apart(house: House) -> House:
    """Ben does not want to meet Ana, and neither does Ana want to meet Eva."""
    await house[NotWithMe].keep(BEN, Other(ANA, "Ana"))
    await house[NotWithMe].keep(ANA, Other(EVA, "Eva"))
    return house


async def fits(house: House, user_id: int) -> list[int]:
    found = await house.waiting.fitting(user_id, "yucata", "daily", guild_id=GUILD, channels=[CHANNEL])
    return [table.match_id for table in found]


async def listed(house: House, reader: int | None) -> list[int]:
    return [table.match_id for table in await house.waiting.here(GUILD, reader)]


async def test_no_table_is_offered_at_which_the_other_sits(apart: House) -> None:
    await opened(apart)
    await opened(apart, CLEO)
    assert await fits(apart, BEN) == []
    assert await listed(apart, BEN) == []
    for other in (DAN, EVA):
        assert await fits(apart, other) == [2, 1], "whoever was chosen sees no difference"
        assert await listed(apart, other) == await listed(apart, None) == [2, 1]
    await apart.match.lobby.leave(2, ANA)
    assert await fits(apart, BEN) == [2], "the other one is gone"


async def test_no_invitation_stands_where_the_other_sits(apart: House) -> None:
    await opened(apart)
    invited = [BEN, CLEO, EVA]
    assert await apart.match.lobby.invite(1, ANA, invited) == invited, "who invites sees no difference"
    assert await apart.waiting.invitations(BEN) == []
    assert len(await apart.waiting.invitations(CLEO)) == len(await apart.waiting.invitations(EVA)) == 1


async def test_no_offered_seat_is_listed_where_the_other_sits(apart: House) -> None:
    await opened(apart, CLEO)
    await apart.match.matches.start(1, ANA)
    await apart.match.votes.ask(1, "replace", CLEO)
    boards = apart[Boards]
    assert await boards.given_up(GUILD, BEN) == []
    assert len(await boards.given_up(GUILD, EVA)) == 1
    assert len(await boards.given_up(GUILD, DAN)) == len(await boards.given_up(GUILD)) == 1
    for reader, shown in ((BEN, False), (DAN, True)):
        page = await board_for(apart, GUILD, [CHANNEL], "en", reader=reader)
        assert ("Yucata" in json.dumps(page.to_components())) == shown


async def test_it_is_taken_back_by_whoever_has_chosen_it(house: House) -> None:
    apart = house[NotWithMe]
    await apart.keep(ANA, Other(BEN, "Ben"))
    await apart.keep(BEN, Other(ANA, "Ana"))
    await apart.keep(ANA, Other(BEN, "Benjamin"))
    assert await apart.of(ANA) == [Other(BEN, "Benjamin")]
    await apart.forgive(ANA, BEN)
    assert await apart.of(ANA) == []
    assert await house.people.apart.among(ANA, [BEN, CLEO]) == {BEN}, "the other one has not"
    await apart.forgive(BEN, ANA)
    assert await house.people.apart.among(ANA, [BEN, CLEO]) == set()


async def test_whoever_is_known_by_the_account_is_not_known_by_the_name_of_a_guest(house: House) -> None:
    """One line that had both would tell whose name that is."""
    apart, account, guest = house[NotWithMe], Other(BEN, "Ben"), Other(BEN, "Falke", met_as=5)
    for chosen in (guest, account, guest, account):
        await apart.keep(ANA, chosen)
    assert await apart.of(ANA) == [account, guest]
    await apart.forgive(ANA, BEN)
    assert await apart.of(ANA) == [guest], "what is taken back takes no other line with it"
    await apart.forgive(ANA, BEN, 5)
    assert await apart.of(ANA) == []


async def test_a_list_does_not_tell_who_was_met_as_a_guest(house: House) -> None:
    await house[NotWithMe].keep(BEN, Other(ANA, "Falke", met_as=5))
    await opened(house)
    assert await listed(house, BEN) == [1] == await fits(house, BEN)


async def test_whoever_was_met_counts_as_often_as_under_another_account(house: House) -> None:
    """Otherwise a full list would tell that two of its lines are one person."""
    apart = house[NotWithMe]
    for number in range(MOST):
        await apart.keep(ANA, Other(100 + number, f"Person {number}"))
    for user in (100, BEN):
        await refused(apart.keep(ANA, Other(user, "Falke", met_as=5)), "too-many-apart")


async def test_a_list_has_an_end_and_nobody_is_apart_from_oneself(house: House) -> None:
    apart = house[NotWithMe]
    await refused(apart.keep(ANA, Other(ANA, "Ana")), "apart-from-oneself")
    for number in range(MOST):
        await apart.keep(ANA, Other(100 + number, f"Person {number}"))
    await refused(apart.keep(ANA, Other(BEN, "Ben")), "too-many-apart")
    await apart.keep(ANA, Other(100, "Person 0, renamed"))


async def test_the_own_choices_are_exported_and_all_of_them_forgotten(house: House) -> None:
    apart = house[NotWithMe]
    await apart.keep(ANA, Other(BEN, "Ben"))
    await apart.keep(BEN, Other(ANA, "Ana"))
    await apart.keep(CLEO, Other(ANA, "Ana"))
    (own,) = json.loads(await house.people.personal.export(ANA))["not_seated_with"]
    assert (own["other_id"], own["name"]) == (BEN, "Ben")
    await house.people.personal.forget(ANA, lambda _: "Somebody")
    assert await house.tables.db.all("SELECT * FROM apart") == []
