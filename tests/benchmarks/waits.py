"""How often a match waits for a person: `python -m tests.benchmarks.waits [KEY ...] [--seats N] [--matches N]`.

Matches of the good computer players, default options. A wait is a look that the match needs: it cannot go on until a
seat decides that did not make the decision before. Steps in which nothing is to be decided are no waits, nor is what a
standing answer decides; of a choice that all make at once, each that must still be made is one wait.

Nobody, every other seat or everybody gives standing answers, whenever it has just decided something itself: those that
`SENSIBLE` has for its game, as a player would who wants to be asked rarely. What they answer is not what the computer
would have done, so the last columns say how the seats with standing answers fared: their share of the wins, and their
part of all points.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.standing import BadStanding, Give, Standing, Stop
from engine.games.nereus.brain import steps, worth
from engine.games.nereus.brain.crew_cards import crew_worth
from engine.games.nereus.components import CREW
from engine.games.port_royal.standing import STANDING as PORT_ROYAL
from engine.players.levels import GOOD, decide

USES: Final = ("nobody", "half", "everybody")
HEADINGS: Final = ("game", "seats", "standing answers", "waits a match", "a seat", "wins of users", "points of users")

OPTIONS: Final[dict[str, dict[str, object]]] = {"yucata": {"layout": "yazurika"}}
"""Other options than a table's defaults: with these no match of good players of Yucata' is like another."""

Wanted = tuple[str, Mapping[str, tuple[str, ...]]]
"""A kind of standing answer and what is chosen in its form."""


class Played(msgspec.Struct):
    """A match: how often it waited, and how it ended."""

    waits: list[int]
    scores: list[int]
    ranks: list[int]


# --- what a sensible player gives, for a view of the game


def _port_royal(view: Any, asked: bool, world: Any) -> Iterator[Wanted]:
    """Ships that bring something after the fee, every person that can be paid."""
    offered = next(kind for kind in PORT_ROYAL.kinds(view) if kind.key == "others")
    usual = {field.key: field.usual for field in offered.fields}
    persons = next(field.choices for field in offered.fields if field.key == "persons")
    yield "others", {**usual, "ships": ("2",), "persons": persons, "both": ("person",), "until": ("always",)}


def _yucata(view: Any, asked: bool, world: Any) -> Iterator[Wanted]:
    """Of the three cards that bring most as things stand the first that costs nothing when the turn comes."""
    best = sorted(view.hand, key=lambda one: -one.score if one.to is not None else 0)
    cards = [one.card for one in best][:3]
    if not asked and len(cards) > 1:
        places = dict(zip(("first", "second", "third"), [*cards, "0"], strict=False))
        yield "cards", {**{place: (card,) for place, card in places.items()}, "order": ("choice",), "way": ("no-loss",)}


def _nereus(view: Any, asked: bool, world: Any) -> Iterator[Wanted]:
    """The crew cards of the day in the order of what they would bring now, plain turns, the last steps."""
    yield "plain", {"members": ("purser", "merchant", "scientist"), "space": ("3",), "finish": ("end",)}
    yield "extra", {"price": ("3",)}
    yield "end", {"ending": ("selling",)}
    if view.phase in ("crew", "turns") and view.cycle < 4:
        held = [card for card in view.own.crew if card != view.own.choice]
        cells = steps.cell_wants(world, view.reader, worth.turns_left(world, view.reader))
        cards = sorted(held, key=lambda card: -crew_worth(world, view.reader, CREW.index(card), cells))
        places = ("first", "second", "third", "fourth")[: 4 - view.cycle]
        yield "crew", {**{place: (card,) for place, card in zip(places, cards, strict=False)}, "row": ("any",)}


def _gilded_compass(view: Any, asked: bool, world: Any) -> Iterator[Wanted]:
    """Tiles by what they bring; in the own next turns the first entrance of the University, if the roll allows it."""
    yield "tiles", {"maps": ("best",), "specialists": ("best",)}
    yield "assign", {"accept": ("best",)}
    if not asked:
        places = {"first": ("university",), "second": ("0",), "third": ("0",)}
        yield "place", {**places, "rank": ("1",), "skip": ("reroll",)}


SENSIBLE: Final[dict[str, Callable[[Any, bool, Any], Iterator[Wanted]]]] = {
    "gilded_compass": _gilded_compass,
    "nereus": _nereus,
    "port_royal": _port_royal,
    "yucata": _yucata,
}


# --- playing


def play(game: AnyGame, seats: int, seed: int, users: frozenset[Seat]) -> Played:
    """A match of good computers, those on `users` with standing answers."""
    state = game.setup(seats, OPTIONS.get(game.key, {}), seeded(seed))
    given: dict[Seat, dict[str, Standing]] = {seat: {} for seat in users}
    waits = [0] * seats
    last = -1
    decisions = 0
    while actors := game.actors(state):
        forced = game.forced(state)
        if forced is not None:
            game.apply(state, *forced)
            continue
        answered = next((one for seat in actors if (one := _answer(game, state, seat, given.get(seat, {})))), None)
        if answered is not None:
            last, action = answered
            game.apply(state, last, action)
            continue
        seat = last if last in actors else actors[0]
        waits[seat] += seat != last
        decisions += 1
        game.apply(state, seat, decide(game, state, seat, GOOD, seed * 1_000_003 + decisions).best)
        last = seat
        if seat in users:
            _give(game, state, seat, given[seat])
    outcome = game.outcome(state)
    assert outcome is not None
    return Played(waits, list(outcome.scores), list(outcome.ranks))


def _answer(game: AnyGame, state: Any, seat: Seat, given: dict[str, Standing]) -> Any:
    """What the standing answers of an actor say: the seat and the action, or None."""
    rules = registry.standing(game.key)
    if rules is None or not given:
        return None
    view, question = game.view(state, seat), game.question(state, seat)
    for about, standing in list(given.items()):
        if rules.over(standing, view):
            del given[about]
            continue
        verdict = rules.answer(standing, view, question)
        if isinstance(verdict, Stop):
            del given[about]
        elif isinstance(verdict, Give):
            if verdict.left is None:
                del given[about]
            else:
                given[about] = verdict.left
            return seat, verdict.action
    return None


def _give(game: AnyGame, state: Any, seat: Seat, given: dict[str, Standing]) -> None:
    """What a sensible player gives now."""
    rules = registry.standing(game.key)
    if rules is None or game.key not in SENSIBLE or not game.actors(state):
        return
    view = game.view(state, seat)
    world = game.determinize(state, seat, Fast(at=seat))
    for kind, values in SENSIBLE[game.key](view, seat in game.actors(state), world):
        try:
            standing = rules.give(view, kind, values)
        except BadStanding:
            continue
        given[standing.about] = standing


def measure(game: AnyGame, seats: int, use: str, matches: int) -> tuple[str, ...]:
    """A row of the table."""
    waits, wins, winners, points, total = 0, 0.0, 0, 0, 0
    for seed in range(matches):
        users = frozenset({"nobody": (), "half": range(seed % 2, seats, 2), "everybody": range(seats)}[use])
        played = play(game, seats, seed, users)
        waits += sum(played.waits)
        first = [seat for seat in range(seats) if played.ranks[seat] == 1]
        wins += len(users.intersection(first)) / len(first)
        winners += 1
        points += sum(played.scores[seat] for seat in users)
        total += sum(played.scores)
    share = f"{100 * wins / winners:.0f} %" if use == "half" else ""
    part = f"{100 * points / max(1, total):.0f} %" if use == "half" else ""
    return game.key, str(seats), use, f"{waits / matches:.1f}", f"{waits / matches / seats:.1f}", share, part


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", default=registry.keys(), metavar="KEY")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--use", choices=USES)
    given = parser.parse_args()
    print(" | ".join(HEADINGS))
    for key in given.keys:
        game = registry.game(key)
        for seats in game.players if given.seats is None else (given.seats,):
            for use in USES if given.use is None else (given.use,):
                print(" | ".join(measure(game, seats, use, given.matches)), flush=True)


if __name__ == "__main__":
    main()
