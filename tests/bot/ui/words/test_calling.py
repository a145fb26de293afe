"""What notifications say in whole matches of every game, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.db.matches import MatchRow
from bot.services.table.scene import SeatRow, Table
from bot.services.table.voting import CHOICES, EVERYBODY, VoteRow
from bot.ui.words import calling
from bot.ui.words.calling import LONGEST
from bot.ui.words.catalogues import game_words, label
from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.game import AnyGame
from engine.core.playout import random_step
from render.kit.words import LANGUAGES
from tests.support.sentences import whole
from tests.support.stories import NAMES

every_game = pytest.mark.parametrize("key", registry.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)
MARKS = re.compile(r"<[@#t]|\*\*|\]\(")
"""What reads badly where nothing is formatted."""


def at(game: AnyGame, state: Any, seats: int, language: str, names: tuple[str, ...] = NAMES) -> Table:
    """A table at a position."""
    outcome = game.outcome(state)
    status = "running" if outcome is None else "finished"
    row = MatchRow(
        id=1,
        game=game.key,
        rules_version=game.rules_version,
        options=state.options,
        seed=b"",
        status=status,
        guild_id=9,
        channel_id=9,
        thread_id=9,
        host_id=100,
        pace="daily",
        weekends_off=False,
        language=language,
        revision=0,
        created_at=0,
        started_at=0,
        ended_at=None,
        moved_at=0,
        outcome=outcome,
    )
    return Table(
        row, tuple(SeatRow(seat, 100 + seat, "person", names[seat]) for seat in range(seats)), game=game, state=state
    )


def positions(key: str, language: str) -> Iterator[Table]:
    """Every position of a random match with the fewest players, and of one with the most."""
    game = registry.game(key)
    for seats in dict.fromkeys((game.players[0], game.players[-1])):
        state, policy = game.setup(seats, {}, seeded(3)), Fast(at=4)
        while game.actors(state):
            yield at(game, state, seats, language)
            random_step(game, state, policy)
        yield at(game, state, seats, language)


def good(line: str, table: Table) -> str:
    """A line, after a look at whether a notification can show it as it is."""
    assert table.game.title in line, line
    assert len(line) <= LONGEST, line
    assert "\n" not in line, line
    assert not MARKS.search(line), line
    return whole(line)


@every_language
@every_game
def test_every_call_of_a_match_says_who_which_game_and_what_is_asked(key: str, language: str) -> None:
    said: set[str] = set()
    for table in positions(key, language):
        words = game_words(language, key)
        said.add(good(calling.news(table, words), table))
        if not table.actors():
            said.add(good(calling.over(table), table))
            continue
        said.add(good(calling.at_the_table(table), table))
        for seat in table.actors():
            for line in (calling.turn(table, seat, words), calling.reminder(table, seat, words)):
                said.add(good(line, table))
                assert NAMES[seat] not in line, "nobody is told about by name to themselves"
                assert any(row.name in line for row in table.seats if row.seat != seat), line
                assert not line.endswith("…"), line
    print("\n".join(sorted(said)))


@every_game
def test_a_call_in_the_thread_tells_no_question_that_only_its_seat_may_read(key: str) -> None:
    words = game_words("en", key)
    for table in positions(key, "en"):
        line = calling.at_the_table(table)
        for seat in table.actors():
            question = table.question(seat)
            asked = label(words.naming(lambda seat: NAMES[seat]), "question", question.label)
            assert question.public or asked not in line
        if table.game.sealed(table.state):
            assert not any(name in line for name in NAMES), "nor who has chosen"


@every_language
def test_long_names_give_way_to_the_question(language: str) -> None:
    game = registry.game("gilded_compass")
    seats, long = game.players[-1], tuple(f"Maximiliane-Theodora {number}" for number in range(6))
    table = at(game, game.setup(seats, {}, seeded(3)), seats, language, long)
    seat = table.actors()[0]
    words = game_words(language, game.key)
    line = good(calling.turn(table, seat, words), table)
    assert line.endswith(label(words, "question", table.question(seat).label))
    assert str(seats - 2) in line, "how many more there are"


@every_language
def test_the_other_calls(language: str) -> None:
    game = registry.game("yucata")
    table = at(game, game.setup(3, {}, seeded(3)), 3, language, ("Ana", "*Ben* <@1>", "Cleo"))
    for kind in CHOICES:
        about = EVERYBODY if kind == "missing" else 1
        vote = VoteRow(1, 1, kind, about, 101, 100, None, 0, 0, None)
        line = calling.vote(table, vote, "Ana")
        assert line.startswith("Yucata': ")
        assert len(line) <= LONGEST
        assert "<@1>" not in line
    for line in (
        calling.invitation(table, "Ana"),
        calling.rematch(table),
        calling.elsewhere(table, game_words(language, "yucata")),
    ):
        assert "Yucata'" in line
        assert len(line) <= LONGEST
        assert "<@1>" not in line
    assert "3" in calling.digest(["Yucata'", "Port Royal", "Yucata'"], game_words(language, "yucata"))
