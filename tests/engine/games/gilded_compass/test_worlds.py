"""Possible worlds: what a seat was told holds in each of them, and nothing else of the true state shows through."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine.core.chance import Fast, seeded
from engine.core.event import Event, Seat
from engine.core.playout import random_step
from engine.games.gilded_compass import GAME
from engine.games.gilded_compass.components import B_BUILDINGS, C_BUILDINGS, MISSIONS
from engine.games.gilded_compass.model import AWAY, BOTTOM, CompassState
from tests.support.games.gilded_compass import EXPANSIONS

PAIRS = list(product(B_BUILDINGS, C_BUILDINGS))


def steps(seats: int, b: str, c: str, seed: int) -> Iterator[tuple[CompassState, list[Event]]]:
    """A random match, step by step."""
    state = GAME.setup(seats, {"b": b, "c": c, **EXPANSIONS}, seeded(seed))
    policy = Fast(at=seed)
    while GAME.actors(state):
        _, _, told = random_step(GAME, state, policy)
        yield state, told


@pytest.mark.parametrize(("b", "c"), PAIRS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_worlds_are_the_same_from_the_true_state_and_from_any_world(seats: int, b: str, c: str) -> None:
    """So a computer that gets worlds decides the same, whatever is hidden from it."""
    looked = 0
    for number, (state, _) in enumerate(steps(seats, b, c, 30 + seats)):
        # Every choice that somebody makes in secret, and some other moments.
        if number % 9 and state.phase not in ("mission", "artifacts", "assign"):
            continue
        for seat in (None, *range(seats)):
            world = GAME.determinize(state, seat, Fast(at=number))
            again = GAME.dump(GAME.determinize(world, seat, Fast(at=77)))
            assert again == GAME.dump(GAME.determinize(state, seat, Fast(at=77)))
            looked += 1
    assert looked > 60


class Passed:
    """What one seat can tell about missions it has passed on, by the events that it may read and no other source."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.tiles: list[str] = []
        self.ends: list[int] = []
        self.facts: list[tuple[list[str], list[int]]] = []

    def hear(self, told: list[Event]) -> None:
        for event in told:
            who = event.args.get("seat")
            if event.key == "mission-kept-secret" and event.to == (self.seat,):
                # The seat's own hands again: it has seen what it was passed.
                self.tiles, self.ends = [str(tile) for tile in event.args["missions"]], []  # type: ignore[union-attr]
            elif not self.tiles:
                continue
            elif event.key in ("mission-kept", "mission-gained") and who != self.seat:
                self.ends.append(int(str(who)))
            elif event.key == "mission-gained-secret" and event.to == (self.seat,):
                self.tiles.remove(str(event.args["mission"]))
            elif event.key == "neutral-mission":
                self.ends.append(AWAY)
            elif event.key == "missions-returned":
                self.ends += [BOTTOM] * int(str(event.args["count"]))
            else:
                continue
            if self.tiles and len(self.ends) == len(self.tiles):
                self.facts.append((self.tiles, self.ends))
                self.tiles = []

    def holds_in(self, world: CompassState) -> bool:
        """Whether the tiles lie where they went, two of them either way round."""
        lying = {BOTTOM: world.missions_under, AWAY: world.missions_away, **dict(enumerate(world.own_missions))}
        return all(
            any(
                all(MISSIONS.index(tile) in lying[end] for tile, end in zip(order, ends, strict=True))
                for order in (tiles, tiles[::-1])
            )
            for tiles, ends in self.facts
        )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_seat_was_told_of_passed_missions_holds_in_all_its_worlds(seats: int) -> None:
    kinds: set[int] = set()
    for seed in range(8):
        heard = [Passed(seat) for seat in range(seats)]
        for number, (state, told) in enumerate(steps(seats, "guild", "tower", seed)):
            for seat in range(seats):
                before = len(heard[seat].facts)
                heard[seat].hear(told)
                if (number % 15 == 0 or len(heard[seat].facts) > before) and GAME.actors(state):
                    for world in range(3):
                        assert heard[seat].holds_in(GAME.determinize(state, seat, Fast(at=world)))
        kinds |= {len(tiles) for passed in heard for tiles, _ in passed.facts}
    assert kinds == {1, 2}


def test_what_another_seat_knows_holds_in_a_world_too() -> None:
    """A computer may think for others in its world: they know there what they would know at the table."""
    for state, _ in steps(3, "guild", "temple", 2):
        if state.phase == "mission" or not state.mission_memory:
            continue
        world = GAME.determinize(state, 0, Fast(at=1))
        lying = {BOTTOM: world.missions_under, AWAY: world.missions_away, **dict(enumerate(world.own_missions))}
        for other in (1, 2):
            inner = GAME.determinize(world, other, Fast(at=2))
            inside = {BOTTOM: inner.missions_under, AWAY: inner.missions_away, **dict(enumerate(inner.own_missions))}
            for knower, place, at, second, second_at in world.mission_memory:
                if knower == other and second < 0:
                    assert inside[place][at] == lying[place][at]
                elif knower == other:
                    assert {inside[place][at], inside[second][second_at]} == {
                        lying[place][at],
                        lying[second][second_at],
                    }
