"""How Port Royal plays and how fast: `python -m tests.benchmarks.port_royal [MATCHES]`.

For two ways to play: random legal actions, and a simple plan (stop with three ships or five cards in the harbour,
repel what would end the turn, take the best offer). Prints a line for each number of players and expansion.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import perf_counter

from engine.core.action import Action
from engine.core.chance import Fast, Source
from engine.games.port_royal import GAME
from engine.games.port_royal.model import DISCOVER, REPEL, PortRoyalState
from engine.games.port_royal.phases import discover

Policy = Callable[[PortRoyalState, Source], Action]

ENOUGH_SHIPS = 3
ENOUGH_CARDS = 5


def at_random(state: PortRoyalState, policy: Source) -> Action:
    """Any legal action."""
    legal = GAME.legal(state, state.turn)
    return legal[policy.below(len(legal))]


def simple_plan(state: PortRoyalState, policy: Source) -> Action:
    """What somebody might do who has played twice."""
    legal = GAME.legal(state, state.turn)
    expeditions = [action for action in legal if action[0] == "expedition"]
    if expeditions:
        return expeditions[0]
    if state.step == DISCOVER:
        enough = discover.ship_colours(state) >= ENOUGH_SHIPS or len(state.harbour) >= ENOUGH_CARDS
        return legal[-1] if enough or len(legal) == 1 else legal[0]
    if state.step == REPEL:
        return legal[0] if discover.twin_in_harbour(state, state.drawn[-1]) is not None else legal[-1]
    return GAME.question(state, state.turn).legal()[0].action


def measure(seats: int, expansion: str, matches: int, policy: Policy) -> str:
    """One line of results."""
    turns = busts = rounds = actions = 0
    start = perf_counter()
    for number in range(matches):
        state = GAME.setup(seats, {"expansion": expansion}, Fast(at=number * 7_919 + 1))
        choices = Fast(at=number)
        while GAME.actors(state):
            for event in GAME.apply(state, state.turn, policy(state, choices)):
                turns += event.key in ("stopped", "went-bust")
                busts += event.key == "went-bust"
            actions += 1
        rounds += state.round
    seconds = perf_counter() - start
    return (
        f"{seats} players  {expansion:9}  {busts / turns:6.1%} of turns bust  {rounds / matches:5.1f} rounds  "
        f"{actions / matches:6.1f} actions  {matches / seconds:6.0f} matches/s  {actions / seconds:8.0f} actions/s"
    )


def main(arguments: list[str]) -> None:
    """Print the table."""
    matches = int(arguments[0]) if arguments else 200
    for name, policy in (("random play", at_random), ("a simple plan", simple_plan)):
        print(f"{name}, {matches} matches a line")
        for expansion in ("base", "cards", "contracts"):
            for seats in GAME.players:
                print("  " + measure(seats, expansion, matches, policy))


if __name__ == "__main__":
    main(sys.argv[1:])
