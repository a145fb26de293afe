"""What random matches of a game bring up: everything that has to be worded, shown or kept secret."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.event import Event, Seat
from engine.core.game import AnyGame, View
from engine.core.options import Options
from engine.core.outcome import Outcome
from engine.core.playout import playout, random_step
from engine.core.question import Label
from tests.support.sweep import others, positions

NAMES = ("Annegret", "Benedikt", "Cleopatra", "Dan", "Evangeline", "Friedrich")
"""Names of usual length for the players."""


class Story:
    """What a game may bring up, each thing once."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.events: dict[bytes, Event] = {}
        self.labels: dict[tuple[str, bytes], Label] = {}
        """By kind: question, answer, hint, group, pick, item, confirm, yes, refusal, still, choose."""
        self.positions = 0
        self.views: list[View] = []
        """What everybody sees of each position, and what one seat does: each in its turn."""
        self.outcomes: list[Outcome] = []

    def tell(self, events: list[Event]) -> None:
        """Keep events."""
        for event in events:
            self.events[msgspec.json.encode(event)] = event

    def label(self, kind: str, label: Label | None) -> None:
        """Keep a label."""
        if label is not None:
            self.labels[kind, msgspec.json.encode(label)] = label

    def of_kind(self, *kinds: str) -> list[tuple[str, Label]]:
        """The labels of some kinds."""
        return [(kind, label) for (kind, _), label in self.labels.items() if kind in kinds]

    def look(self, state: Any) -> None:
        """Keep what stands at a position: the questions, and what readers see."""
        game = self.game
        for seat in game.actors(state):
            question = game.question(state, seat)
            self.label("question", question.label)
            self.label("choose", question.choose)
            for line in question.still_open:
                self.label("still", line)
            for answer in question.answers:
                self.label("answer", answer.label)
                self.label("refusal", answer.refusal)
                self.label("confirm", answer.confirm)
                self.label("yes", answer.confirm)
                for group in answer.path:
                    self.label("group", group)
            if question.pick is not None:
                self.label("pick", question.pick.label)
                for item in question.pick.items:
                    self.label("item", item)
        self.positions += 1
        self.views += [game.view(state, reader) for reader in (None, self.positions % state.seats)]

    def refuse(self, state: Any, tried: list[tuple[str | int, ...]]) -> None:
        """Keep the refusals of actions that are not possible now."""
        for seat in self.game.actors(state):
            legal = set(self.game.legal(state, seat))
            for action in tried:
                if action not in legal:
                    refused = self.game.refusal(state, seat, action)
                    self.label("refusal", Label(refused.code, refused.values))


def casts(game: AnyGame) -> list[tuple[int, Options]]:
    """The fewest and the most players with the defaults, and one match with each other kind of choice."""
    fewest, most = game.players[0], game.players[-1]
    found: list[tuple[int, Options]] = [(fewest, {}), (most, {})]
    for option in game.options:
        seats = most if option.seats is None or most in option.seats else option.seats[0]
        choices = others(option)
        # The first and the last of many choices: they differ most often.
        found += [(seats, options) for options in (choices[:1] + choices[1:][-1:])]
    return found


@cache
def story(key: str) -> Story:
    """The story of a game: whole random matches, their questions and views at about thirty positions each."""
    game = registry.game(key)
    told = Story(game)
    for number, (seats, options) in enumerate(casts(game)):
        state = game.setup(seats, options, seeded(number))
        told.tell(game.opening(state))
        policy = Fast(at=number + 1)
        every = max(1, playout(game, seats, options, number)[1] // 30)
        seen: list[tuple[str | int, ...]] = []
        steps = 0
        while game.actors(state):
            if steps % every == 0:
                told.look(state)
                told.refuse(state, seen[-12:])
            seat: Seat
            seat, action, events = random_step(game, state, policy)
            seen.append(action)
            told.tell(events)
            steps += 1
            assert seat in range(seats)
        told.look(state)
        outcome = game.outcome(state)
        assert outcome is not None
        told.outcomes.append(outcome)
    return told


def sampled(key: str, count: int, seed: int = 77) -> list[Any]:
    """About `count` positions of matches of a game with the fewest and with the most players, the last one included."""
    game = registry.game(key)
    found: list[Any] = []
    for seats in dict.fromkeys((game.players[0], game.players[-1])):
        steps = playout(game, seats, {}, seed)[1]
        found += positions(game, seats, {}, seed, every=max(1, 2 * steps // count))
    return found
