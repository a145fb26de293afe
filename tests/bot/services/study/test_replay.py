"""A match turn by turn: what a turn is, and that every picture shows what was known then."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.db.history import ActionRow
from bot.services.errors import Refused
from bot.services.study.replay import turns, views_at
from engine import registry
from engine.core import match as record
from engine.core.chance import seeded
from engine.core.event import Event
from engine.core.match import act
from tests.support.tables import house_at, stored

every_game = pytest.mark.parametrize("key", registry.keys())


def row(seat: int, *, sealed: bool = False, opens: bool = False) -> ActionRow:
    events = (Event("sealed", to=(seat,)),) if sealed else (Event("done", reveals=opens),)
    return ActionRow(
        seat=seat,
        action=("do",),
        events=events,
        auto=False,
        reveals=opens,
        sealed=sealed,
        number=0,
        kind="act",
        user_id=None,
        at=0,
    )


def ends(rows: list[ActionRow], *, over: bool = False) -> list[int]:
    return [turn.end for turn in turns(rows, over=over)]


def test_a_turn_is_what_one_seat_does_in_a_row() -> None:
    assert ends([]) == [0]
    assert ends([row(0), row(0), row(1), row(0)]) == [0, 2, 3, 4]
    assert [len(turn.rows) for turn in turns([row(0), row(0), row(1)], over=False)] == [0, 2, 1]


def test_sealed_choices_make_no_turn_and_their_order_does_not_show() -> None:
    before = [row(0), row(1)]
    assert ends(before) == [0, 1, 2]
    for sealed in ([row(1, sealed=True)], [row(2, sealed=True), row(0, sealed=True)]):
        assert ends([*before, *sealed]) == [0, 1, 2]
    one = [*before, row(0, sealed=True), row(1, sealed=True), row(2, opens=True), row(2)]
    other = [*before, row(1, sealed=True), row(2, sealed=True), row(0, opens=True), row(2)]
    assert ends(one) == ends(other) == [0, 1, 2, 5, 6]


def test_what_is_left_when_the_match_is_over_belongs_to_the_last_turn() -> None:
    rows = [row(0), row(1), row(0, sealed=True)]
    assert ends(rows) == [0, 1, 2]
    assert ends(rows, over=True) == [0, 1, 3]


@every_game
async def test_every_turn_shows_what_was_known_then(tmp_path: Path, key: str) -> None:
    game = registry.game(key)
    async with house_at(tmp_path) as house:
        table = await stored(house, key, game.players[-1], 60)
        live = record.live(await house.tables.history(table.row.id))
        found = turns(live, over=False)
        for eyes in (None, 0, game.players[-1] - 1):
            state = game.setup(game.players[-1], table.row.options, seeded(5))
            assert table.row.seed == state.chance.seed
            seen = [msgspec.json.encode(game.view(state, eyes))]
            for step in live:
                act(game, state, step.seat, step.action)
                seen.append(msgspec.json.encode(game.view(state, eyes)))
            shown = await views_at(table, live, [turn.end for turn in found], eyes)
            assert [msgspec.json.encode(view) for view in shown] == [seen[turn.end] for turn in found]


async def test_a_match_of_older_rules_is_not_stepped_through(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        table = await stored(house, "yucata", 2, 5)
        live = record.live(await house.tables.history(table.row.id))
        old = msgspec.structs.replace(table, row=msgspec.structs.replace(table.row, rules_version=0))
        with pytest.raises(Refused) as refused:
            await views_at(old, live, [1], None)
        assert refused.value.code == "no-replay"
