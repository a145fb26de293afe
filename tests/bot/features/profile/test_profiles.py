"""Profiles: what matches add up to, who may see it, and whom one can rely on."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from bot.db import people
from bot.db.people import Player
from bot.features.profile.service import Known, Profiles, close
from bot.services.errors import Refused
from bot.services.match.reliability import reliability
from bot.ui.press.house import House
from tests.support.tables import GUILD, house_at, stored, user_of

ANA, BEN, CLEO = user_of(0), user_of(1), user_of(2)
STRANGER = 999


async def finished(house: House, matches: int, *, game: str = "yucata", seats: int = 3, computers: int = 0) -> None:
    for seed in range(matches):
        await stored(house, game, seats, 10**6, seed=seed, computers=computers)


async def change(house: House, sql: str, *values: int) -> None:
    async with house.tables.db.write() as tx:
        await tx.execute(sql, values)


async def test_matches_and_mean_places_are_counted_by_game(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await finished(house, 4)
        await finished(house, 1, game="port_royal", seats=2)
        await finished(house, 2, seats=2, computers=1)
        found = await house[Profiles].of(ANA, GUILD, ANA)
        assert [(record.game, record.matches, record.seats) for record in found.games] == [
            ("yucata", 4, 3),
            ("port_royal", 1, 2),
        ], "matches against computers alone do not count"
        outcomes = [(await house.tables.load(match_id)).row.outcome for match_id in range(1, 5)]
        assert found.games[0].mean == sum(outcome.ranks[0] for outcome in outcomes if outcome is not None) / 4
        assert (await house[Profiles].of(ANA, GUILD + 1, ANA)).games == (), "another server"


async def test_a_seat_that_somebody_else_has_left_is_not_told_of_a_substitute(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await finished(house, 2)
        await change(house, "UPDATE seat SET left_by = ? WHERE match_id = 1 AND seat = 0", STRANGER)
        assert (await house[Profiles].of(ANA, GUILD, ANA)).games[0].matches == 1


async def test_a_person_is_called_as_at_the_newest_table_but_never_by_a_name_for_other_servers(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        assert (await house[Profiles].of(ANA, GUILD, ANA)).name == ""
        await finished(house, 3)
        async with house.tables.db.write() as tx:
            await tx.execute("UPDATE seat SET name = 'Annie', home = 'Anna' WHERE match_id = 2 AND user_id = ?", (ANA,))
            await tx.execute("UPDATE seat SET name = 'Ann', guest = 1 WHERE match_id = 3 AND user_id = ?", (ANA,))
        assert (await house[Profiles].of(ANA, GUILD, ANA)).name == "Anna"


def person(number: int, matches: int, ahead: int, behind: int) -> Known:
    return Known(number, f"Person {number}", matches, ahead, behind)


def test_rival_nemesis_and_buddy_are_three_people() -> None:
    even, stronger, often, seldom = person(1, 14, 7, 7), person(2, 9, 1, 8), person(3, 21, 18, 3), person(4, 2, 1, 1)
    assert close([often, even, stronger, seldom]) == {"rival": even, "nemesis": stronger, "buddy": often}
    assert close([seldom]) == {}
    assert "nemesis" not in close([person(1, 4, 0, 4)]), "four matches make no nemesis"
    assert close([]) == {}


async def test_the_owner_chooses_who_sees_it(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await finished(house, 1)

        async def sees(chosen: Literal["all", "met", "none"], *readers: int) -> None:
            async with house.tables.db.write() as tx:
                await people.put_player(tx, ANA, Player(chosen={"profile": chosen}))
            for reader in (ANA, BEN, STRANGER):
                if reader in readers:
                    assert (await house[Profiles].of(ANA, GUILD, reader)).user_id == ANA
                else:
                    with pytest.raises(Refused, match="profile-hidden"):
                        await house[Profiles].of(ANA, GUILD, reader)

        await sees("all", ANA, BEN, STRANGER)
        await sees("met", ANA, BEN)
        await sees("none", ANA)


async def test_whoever_is_hidden_is_on_no_other_profile(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await finished(house, 4, seats=2)
        found = await house[Profiles].of(ANA, GUILD, STRANGER)
        assert found.close["rival"].user_id == BEN
        async with house.tables.db.write() as tx:
            await people.put_player(tx, BEN, Player(chosen={"profile": "none"}))
        found = await house[Profiles].of(ANA, GUILD, STRANGER)
        assert "rival" not in found.close


@pytest.mark.parametrize(
    ("stayed", "wanted"),
    [
        ([], "new"),
        ([False, False], "new"),
        ([True] * 3, "steady"),
        ([True] * 9 + [False], "steady"),
        ([True] * 8 + [False] * 2, "leaves"),
    ],
)
def test_the_last_ten_matches_tell_whom_one_can_rely_on(stayed: list[bool], wanted: str) -> None:
    assert reliability(stayed) == wanted


async def leaves(house: House, *matches: int) -> None:
    """Ana has left these matches; a computer has finished them."""
    for match_id in matches:
        await change(
            house,
            "UPDATE seat SET user_id = NULL, kind = 'computer', left_by = ? WHERE match_id = ? AND seat = 0",
            ANA,
            match_id,
        )


async def test_only_oneself_and_the_host_of_a_table_one_joins_see_that_one_often_leaves(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await finished(house, 5)
        for reader in (ANA, BEN):
            assert (await house[Profiles].of(ANA, GUILD, reader)).reliability == "steady"
        await leaves(house, 2, 4)
        own = await house[Profiles].of(ANA, GUILD, ANA)
        assert (own.reliability, own.kept) == ("leaves", (3, 5))
        other = await house[Profiles].of(ANA, GUILD, BEN)
        assert (other.reliability, other.kept) == (None, (0, 0))
        lobby = await stored(house, "yucata", 2, 0, started=False)
        await change(house, "UPDATE match SET host_id = ? WHERE id = ?", BEN, lobby.row.id)
        assert (await house[Profiles].of(ANA, GUILD, BEN)).reliability == "leaves"
        assert (await house[Profiles].of(ANA, GUILD, CLEO)).reliability is None


async def test_a_substitute_who_leaves_again_has_left_nothing(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await finished(house, 5)
        await leaves(house, 2, 4)
        await change(house, "UPDATE action SET user_id = ? WHERE seat = 0 AND match_id = 2 AND number < 9", STRANGER)
        assert (await house[Profiles].of(ANA, GUILD, ANA)).kept == (3, 4)


async def test_only_the_last_ten_count(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await finished(house, 12)
        await leaves(house, 1, 2)
        found = await house[Profiles].of(ANA, GUILD, ANA)
        assert (found.reliability, found.kept) == ("steady", (10, 10))


async def test_of_somebody_who_has_not_played_on_the_server_others_learn_nothing(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        await finished(house, 4)
        found = await house[Profiles].of(ANA, GUILD + 1, BEN)
        assert (found.games, found.reliability, found.kept) == ((), None, (0, 0))
