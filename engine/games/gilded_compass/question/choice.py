"""Questions while a round begins or ends: abilities, maps, specialists, artifacts, missions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label, Question, because
from engine.games.gilded_compass import actions, components, dice
from engine.games.gilded_compass.buildings import archives, guild
from engine.games.gilded_compass.components import MAPS, SPECIALISTS
from engine.games.gilded_compass.model import (
    ABILITY,
    ALLY,
    ARTIFACTS,
    AWAY,
    BOTTOM,
    GIFT,
    HELP,
    MAP,
    MISSION,
    SPECIALIST,
    CompassState,
)


def _help(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    return Question(
        Label("use-help"),
        (Answer(actions.USE["help"], Label("use-help")), Answer(actions.ROLL, Label("roll"))),
        public=True,
    )


def _gift(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    answers = (
        Answer(actions.USE["gift"], Label("use-gift", {"dice": state.left[seat]})),
        Answer(actions.DECLINE, Label("decline", {"ability": "gift"}), kind="finish"),
    )
    return Question(Label("use-gift", {"dice": state.left[seat]}), answers, public=True)


def _ally(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """Which own set rises; the first one cannot."""
    answers: list[Answer] = []
    for at, (owner, value, size) in enumerate(state.archives):
        if owner == seat:
            action = archives.ALLY_ACTIONS[value][size]
            why = because(IllegalAction("already-first")) if action not in legal else None
            facts: Args = {"set": dice.shown((value,) * size), "place": max(at, 1)}
            answers.append(Answer(action, Label("use-ally", facts), refusal=why))
    answers.sort(key=lambda answer: answer.refusal is not None)
    answers.append(Answer(actions.DECLINE, Label("decline", {"ability": "ally"}), kind="finish"))
    return Question(Label("use-ally"), tuple(answers), public=True)


def _map(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """In the order in which they hang on the wall, each in its place; with how many specialists may go there."""

    def helpers(tile: int) -> int:
        colour = components.MAP_COLOUR[tile]
        own = state.own_specialists[seat]
        return sum(tile == components.DIG_SITE or components.SPECIALIST_COLOUR[who] == colour for who in own)

    answers = tuple(
        Answer(
            action,
            Label("take-map", {"map": str(action[1]), "count": helpers(MAPS.index(str(action[1])))}),
            place="fixed",
        )
        for action in legal
    )
    return Question(Label("take-map"), answers, public=True)


def _specialist(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """Those that have a map to go to come first, then the most valuable; with the number of such maps."""

    def maps(tile: int) -> int:
        colours = (components.SPECIALIST_COLOUR[tile], len(components.COLOURS))
        return sum(components.MAP_COLOUR[own] in colours for own in state.own_maps[seat])

    def scores(action: Action) -> tuple[bool, int]:
        tile = SPECIALISTS.index(str(action[1]))
        return not maps(tile), -components.SPECIALIST_VALUE[tile]

    answers = tuple(
        Answer(
            action,
            Label("take-specialist", {"specialist": str(action[1]), "count": maps(SPECIALISTS.index(str(action[1])))}),
        )
        for action in sorted(legal, key=scores)
    )
    return Question(Label("take-specialist"), answers, public=True)


def _ability(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    answers = tuple(Answer(action, Label("take-ability", {"ability": str(action[1])})) for action in legal)
    return Question(Label("take-ability"), answers, public=True)


def _artifacts(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """With what they are worth to the seat, the best first; said to be alike where only one way is left to choose."""
    values = (*components.COLLECTION_GOLD[state.collections[seat]], 0)

    def gold(action: Action) -> int:
        held = list(state.own_artifacts[seat])
        before = held[components.COVETED] ** 2
        for tile in action[1:]:
            held[components.ARTIFACTS.index(str(tile))] += 1
        kept = (values[components.ARTIFACTS.index(str(tile))] for tile in action[1:])
        return sum(kept) + held[components.COVETED] ** 2 - before

    ordered = sorted(legal, key=gold, reverse=True)
    answers = tuple(
        Answer(action, Label("keep-artifacts", {"artifacts": action[1:], "gold": gold(action)})) for action in ordered
    )
    key = "keep-artifacts" if len(answers) > 1 else "keep-alike"
    return Question(Label(key, {"count": len(legal[0]) - 1}), answers)


def _mission(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """With who gets the missions that are passed on."""
    answers = tuple(Answer(action, Label("keep-mission", {"mission": str(action[1])})) for action in legal)
    takers = guild.takers(state)
    if len(takers) == 1:
        return Question(Label("keep-mission-pass-one", _goes("next", takers[0])), answers)
    if takers[0] == takers[1] and takers[0] >= state.seats:
        return Question(Label("keep-mission-pass-none", _goes("next", takers[0])), answers)
    return Question(Label("keep-mission-pass-two", {**_goes("next", takers[0]), **_goes("last", takers[1])}), answers)


def _goes(name: str, taker: int) -> Args:
    """Where missions go, as a word to select by, and the seat (0 if none)."""
    word = {BOTTOM: "stack", AWAY: "lost"}.get(taker, "player")
    return {name: word, f"{name}_seat": taker if word == "player" else 0}


CHOOSING: Final[dict[str, Callable[[CompassState, Seat, Sequence[Action]], Question]]] = {
    HELP: _help,
    GIFT: _gift,
    ALLY: _ally,
    MAP: _map,
    SPECIALIST: _specialist,
    ABILITY: _ability,
    ARTIFACTS: _artifacts,
    MISSION: _mission,
}
