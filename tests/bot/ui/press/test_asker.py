"""Who asks and about what: how people are called at tables, what is meant, and what of it they may decide."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import msgspec
import pytest

from bot.services.errors import Refused
from bot.ui.press.asker import guild_here, manages, name_at_tables, number, refused, retraced
from tests.support.tables import GUILD, house_at, stored


def test_a_name_of_discord_is_one_short_line_at_tables() -> None:
    assert name_at_tables("Ana\u202e\n  Maria") == "Ana Maria"
    long = name_at_tables("Maria " * 20)
    assert len(long) == 32
    assert long.startswith("Maria Maria")


async def test_the_last_turn_of_a_match_that_is_over_reaches_its_end(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 10**6)
        async with house.tables.db.write() as tx:
            # As where a match ends while some choose in secret: no turn of its own comes of that.
            await tx.execute("UPDATE action SET sealed = 1 WHERE number = (SELECT max(number) FROM action)")
        live, found = await retraced(house, table)
        assert [turn.end for turn in found][-1] == len(live)


async def test_a_match_that_has_not_begun_has_no_turns(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0, started=False)
        waits = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, started_at=None))
        with pytest.raises(Refused, match="not-running"):
            await retraced(house, waits)


def pressed(guild_id: int | None, **permissions: bool) -> Any:
    """A press by somebody who may do so much where it is, of a bot that is on the servers 5 and `GUILD`."""
    client = SimpleNamespace(get_guild=lambda guild: SimpleNamespace(id=guild) if guild in (5, GUILD) else None)
    rights = discord.Permissions(**permissions)
    return SimpleNamespace(interaction=SimpleNamespace(guild_id=guild_id, permissions=rights, client=client, user=None))


async def test_managers_decide_about_matches_of_their_own_server(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 0)
        server = table.row.guild_id
        assert await manages(house, pressed(server, manage_guild=True), server)
        assert not await manages(house, pressed(server), server)
        assert not await manages(house, pressed(server + 1, manage_guild=True), server)


def test_the_server_where_somebody_presses_is_one_that_the_bot_is_on() -> None:
    assert guild_here(pressed(5)).id == 5
    for elsewhere in (None, 7):
        with pytest.raises(Refused, match="only-in-a-server"):
            guild_here(pressed(elsewhere))


@pytest.mark.parametrize(("token", "is_number"), [("12345", True), ("123456", False), ("٣", False), ("²", False)])
def test_a_number_of_a_token_is_written_in_few_common_digits(token: str, is_number: bool) -> None:
    assert number(token) == (int(token) if is_number else -1)


async def test_only_refusals_that_are_expected_become_a_sentence() -> None:
    async def work(code: str) -> None:
        if code:
            raise Refused(code)

    assert await refused(work(""), "moved-on") == ""
    assert await refused(work("moved-on"), "moved-on", "game-over") == "refusal-moved-on"
    with pytest.raises(Refused, match="not-running"):
        await refused(work("not-running"), "moved-on")
