"""A match as it was played: by which rules, its actions played again, and all of it on paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.services.errors import Refused
from bot.services.processes.computers import has_brain
from bot.services.table.scene import ActionRow, Glance, MatchRow
from engine import registry
from engine.core import match as record
from engine.core.chance import Seeded
from engine.core.game import AnyGame


def still_played(game: str, rules_version: int) -> bool:
    """Whether this program has a game, with the rules of this version."""
    return game in registry.keys() and registry.game(game).rules_version == rules_version  # noqa: SIM118 a function


def reviewable(table: Glance) -> bool:
    """Whether anybody can say what was good at a match: it came to its end, by rules that are still played, in a game
    that computers know how to play."""
    row = table.row
    return row.status == "finished" and still_played(row.game, row.rules_version) and has_brain(registry.game(row.game))


def rules_of(row: MatchRow) -> AnyGame:
    """The rules of a match. Raises UnknownGame, Refused `other-rules` if they are those of another version."""
    game = registry.game(row.game)
    if row.rules_version != game.rules_version:
        raise Refused("other-rules", number=row.id, recorded=row.rules_version, current=game.rules_version)
    return game


def last_decision(live: Sequence[ActionRow], seat: int) -> int | None:
    """The index of the last action that a seat chose itself; of several by one press, the first."""
    chosen = (n for n in range(len(live) - 1, -1, -1) if live[n].seat == seat and not (live[n].auto or live[n].joined))
    return next(chosen, None)


def replay(
    row: MatchRow,
    seats: int,
    live: Sequence[ActionRow],
    on_step: Callable[[Any, record.Step], object] = lambda _state, _step: None,
) -> Any:
    """The state that the live actions of a match of so many seats give. Raises BadRecord if they do not replay."""
    actions = [(step.seat, step.action) for step in live]
    return record.replay(registry.game(row.game), seats, row.options, Seeded(seed=row.seed), actions, on_step=on_step)


def paper(table: Glance, live: Sequence[ActionRow]) -> record.Record:
    """The match on paper, for anybody to check: no names, the seed open. Only for matches that are over."""
    outcome = table.row.outcome
    return record.Record(
        game=table.row.game,
        rules_version=table.row.rules_version,
        seats=len(table.seats),
        options=dict(table.row.options),
        seed=table.row.seed.hex(),
        actions=[(step.seat, list(step.action)) for step in live],
        scores=list(outcome.scores) if outcome else None,
        ranks=list(outcome.ranks) if outcome else None,
        hash=posted_hash(table.row),
    )


def posted_hash(row: MatchRow) -> str:
    """What was posted when a match started, for anybody to check at the end."""
    return row.hash or record.seed_hash(row.seed)
