"""Badges: one deed of one match each, read off the finished match.

A game that has some says so by `BADGES` in the module `badges` of its folder. Each is a function of the record alone,
so the matches of the past count too. Whether somebody gets it (a person, who stayed to the end, among others?) is for
the host to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from engine.core.action import parse_action
from engine.core.chance import Seeded
from engine.core.errors import BadRecord
from engine.core.event import Event, Seat
from engine.core.game import AnyGame
from engine.core.match import Record, Step, replay, seed_from_hex
from engine.core.outcome import Outcome


class Played(msgspec.Struct, frozen=True):
    """A finished match as badges see it: everything that was done and told, secrets too, and how it ended."""

    game: AnyGame
    record: Record
    steps: tuple[Step, ...]
    state: Any
    outcome: Outcome

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won."""
        return self.outcome.winners

    def told(self, *keys: str) -> Iterator[Event]:
        """The events with one of these keys, in order."""
        for step in self.steps:
            for event in step.events:
                if event.key in keys:
                    yield event

    def seats_of(self, events: Iterable[Event], times: int = 1) -> set[Seat]:
        """The seats that so many of these events, or more, are about by their argument `seat`."""
        counted = Counter(number(event, "seat") for event in events)
        return {seat for seat, found in counted.items() if found >= times}

    def before(self) -> Iterator[tuple[Any, Step]]:
        """The match played again: each step with the state in which it was done, which then changes in place."""
        state = self.game.setup(self.record.seats, self.record.options, Seeded(seed=seed_from_hex(self.record.seed)))
        for step in self.steps:
            yield state, step
            self.game.perform(state, step.seat, step.action)


class Badge(msgspec.Struct, frozen=True):
    """One badge. key: kebab case, unique within the game; its sentences are `badge-<key>` and `badge-<key>-for`.

    earned: the seats that have done it in a match.
    """

    key: str
    earned: Callable[[Played], Iterable[Seat]]


def number(event: Event, name: str) -> int:
    """An argument of an event that is a number or a seat."""
    value = event.args[name]
    assert isinstance(value, int)
    return value


def things(event: Event, name: str) -> tuple[str, ...]:
    """An argument of an event that is a list of things."""
    value = event.args[name]
    assert isinstance(value, tuple)
    return tuple(str(thing) for thing in value)


def play(game: AnyGame, record: Record) -> Played:
    """A finished match played again from its record. Raises BadRecord, `not-over` for one that is not finished."""
    steps: list[Step] = []
    state = replay(
        game,
        record.seats,
        record.options,
        Seeded(seed=seed_from_hex(record.seed)),
        [(seat, parse_action(action)) for seat, action in record.actions],
        on_step=lambda _, step: steps.append(step),
    )
    outcome = game.outcome(state)
    if outcome is None:
        raise BadRecord("not-over")
    return Played(game, record, tuple(steps), state, outcome)


def earned(badges: Iterable[Badge], match: Played) -> dict[str, tuple[Seat, ...]]:
    """Badge -> the seats that have earned it in a match, in order; those that nobody has are left out."""
    found = {badge.key: tuple(sorted(set(badge.earned(match)))) for badge in badges}
    return {key: seats for key, seats in found.items() if seats}
