"""Files of every layout that was ever written: the check before a release says so, and every match goes on."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.command_line import check_all
from bot.services.table.played import replay
from bot.services.upkeep.verify import Finding, verify
from bot.ui.press.house import House
from engine import registry
from engine.core import match as record
from engine.core.chance import Fast
from engine.core.playout import random_action
from tests.support.releases import RELEASES, shown, written_by
from tests.support.tables import house_at

STEPS = 5

every_release = pytest.mark.parametrize("release", RELEASES)


def stored_matches(folder: Path) -> dict[int, bool]:
    """The number of every stored match, and whether this program has its rules."""
    with closing(sqlite3.connect(folder / "house.sqlite3")) as file:
        rows = file.execute("SELECT id, game, rules_version FROM match").fetchall()
    return {number: registry.game(game).rules_version == version for number, game, version in rows}


async def findings(house: House) -> dict[int, Finding]:
    """What the check says, by match."""
    return {found.match_id: found async for found in verify(house.tables.db)}


@every_release
async def test_the_check_before_a_release_passes_and_says_what_will_be_replayed(
    tmp_path: Path, release: int, capsys: pytest.CaptureFixture[str]
) -> None:
    written_by(release, tmp_path)
    matches = stored_matches(tmp_path)
    assert await check_all(tmp_path / "house.sqlite3") == 0
    said = capsys.readouterr().out
    ours = [number for number, known in matches.items() if known]
    assert ours
    for number in ours:
        assert f"match {number} ({_game(tmp_path, number)}): will be replayed" in said
    others = len(matches) - len(ours)
    line = f"{len(matches)} matches checked, 0 in trouble, {others} of another version, {len(ours)} will be replayed"
    assert line in said


@every_release
async def test_every_match_of_a_release_is_as_its_actions_say_and_goes_on(tmp_path: Path, release: int) -> None:
    written_by(release, tmp_path)
    matches = [number for number, known in stored_matches(tmp_path).items() if known]
    async with house_at(tmp_path) as house:
        for match_id in matches:
            table = await house.tables.load(match_id)
            live = record.live(await house.tables.history(match_id))
            again = replay(table.row, len(table.seats), live)
            assert table.game.dump(table.state) == table.game.dump(again)
            await shown(house, match_id)
            chance = Fast(at=match_id)
            for _ in range(STEPS):
                table = await house.tables.load(match_id)
                if not table.actors():
                    break
                seat = table.actors()[0]
                user_id = table.seats[seat].user_id
                assert user_id is not None
                action = random_action(table.game, table.state, seat, chance)
                index = list(table.game.legal(table.state, seat)).index(action)
                await house.match.steps.act(match_id, user_id, table.row.revision, index)
            await shown(house, match_id)
        found = await findings(house)
        for match_id in matches:
            status = (await house.tables.load(match_id)).row.status
            assert found[match_id].trouble == ""
            # What has moved on is stored as this release lays it out; what is over stays as it was written.
            assert found[match_id].other_layout == (status == "finished")


def _game(folder: Path, number: int) -> str:
    with closing(sqlite3.connect(folder / "house.sqlite3")) as file:
        return str(file.execute("SELECT game FROM match WHERE id = ?", (number,)).fetchone()[0])
