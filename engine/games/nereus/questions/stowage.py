"""The cabin as answers: stowing what is in hand, the boatswain's moves, gems and sales."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label, because
from engine.games.nereus import refusals
from engine.games.nereus.actions import STOW, STOW_ALL, STOW_MOST
from engine.games.nereus.cabin import CHEST_SPOT, SPOT, SPOTS, STORAGE_SPOT, Cabin, places
from engine.games.nereus.components import COLOURS, GEM, HOLDS, KINDS, SELL_GEM, SELL_TREASURE
from engine.games.nereus.events import place_of
from engine.games.nereus.model import NereusState
from engine.games.nereus.placing import at_once, best_plan, eagerness, gain, gains_of
from engine.games.nereus.questions.sea import hand_of

_MANY = 12
"""Above so many pieces to move a question asks for the place first."""
_FREE = Label("free-actions")
_FULL = 10
"""More than what filling a hold is worth where it brings nothing at once."""


def place_facts(cabin: Cabin, kind: str, spot: int) -> Args:
    """What a piece brings at a spot at once; how full it makes a hold (size 0 elsewhere)."""
    gold, points, draws = gain(cabin, spot)
    colour = SPOTS[spot].colour
    facts: Args = {"treasure": kind, "place": place_of(spot), "gold": gold, "points": points, "draws": draws}
    facts |= {"have": 0, "size": 0, "colour": COLOURS[colour] if colour >= 0 else "any"}
    if spot not in (CHEST_SPOT, STORAGE_SPOT):
        hold = SPOTS[spot].hold
        facts |= {"have": sum(lies >= 0 for lies in cabin.holds[hold]) + 1, "size": len(HOLDS[hold])}
    return facts


# --- stowing


def stows(state: NereusState, seat: Seat, legal: Sequence[Action]) -> tuple[list[Answer], list[Answer]]:
    """Where the treasures in hand go: all where they bring most, or one by one; then the places that are barred."""
    cabin = state.cabins[seat]
    found = [action for action in legal if action[0] == "stow"]
    found.sort(key=lambda action: -eagerness(cabin, SPOT[str(action[2])]))
    kinds = len({action[1] for action in found})
    answers = [
        Answer(
            action,
            Label("stow", place_facts(cabin, str(action[1]), SPOT[str(action[2])])),
            (Label("stow-treasure", {"treasure": action[1]}),) if kinds > 1 else (),
        )
        for action in found
    ]
    if STOW_MOST in legal:
        answers.insert(0, Answer(STOW_MOST, Label("stow-best", _plan(state, seat)), place="apart"))
    if STOW_ALL in legal:
        stored = all(spot == STORAGE_SPOT for _, spot in best_plan(cabin, tuple(state.hand)))
        # Where that is best anyway, one button is enough.
        place = "among" if stored else "apart"
        answers.append(Answer(STOW_ALL, Label("stow-all", {"treasures": hand_of(state)}), place=place))
    return answers, _barred_places(state, seat)


def _plan(state: NereusState, seat: Seat) -> Args:
    """What stowing all where it brings most does: how many, the places, what it brings at once, what stays in hand."""
    cabin = state.cabins[seat]
    plan = best_plan(cabin, tuple(state.hand))
    left = list(state.hand)
    for kind, _ in plan:
        left[kind] -= 1
    stay = tuple(COLOURS[kind] for kind, count in enumerate(left) for _ in range(count))
    to = tuple(dict.fromkeys(f"to-{place_of(spot)}" for _, spot in plan))
    gold, points, draws = gains_of(cabin, plan)
    gains: Args = {"gold": gold, "points": points, "draws": draws}
    return {"count": len(plan), "places": to, "treasures": stay, **gains}


def _barred_places(state: NereusState, seat: Seat) -> list[Answer]:
    """Places that take a treasure in hand by its colour, but not now: full, complete, or not yet its turn."""
    cabin = state.cabins[seat]
    found: list[Answer] = []
    for kind in [kind for kind, count in enumerate(state.hand) if count]:
        fits = places(cabin, kind)
        for spot in range(len(SPOTS)):
            if spot in fits or SPOTS[spot].colour not in (-1, kind):
                continue
            action = STOW[kind][spot]
            label = Label("stow-barred", {"treasure": COLOURS[kind], "place": place_of(spot)})
            found.append(Answer(action, label, refusal=because(refusals.explain(state, seat, action))))
    return found


# --- the boatswain


def shifts(state: NereusState, seat: Seat, legal: Sequence[Action]) -> list[Answer]:
    """The boatswain's moves by the piece that is moved, those that bring most first."""
    found = [action for action in legal if action[0] == "shift"]
    cabin = state.cabins[seat]
    best: dict[tuple[int | str, ...], int] = {}
    for action in found:
        best[action[1:3]] = max(_use(cabin, action), best.get(action[1:3], -_FULL))
    found.sort(key=lambda action: (-best[action[1:3]], action[1:3], -_use(cabin, action)))
    answers = [_shift(cabin, action) for action in found]
    if len(best) <= _MANY:
        return answers
    return [
        Answer(answer.action, answer.label, (Label("shift-source", {"source": source}), *answer.path))
        for answer in answers
        for source in (place_of(SPOT[str(answer.action[2])]),)
    ]


def _use(cabin: Cabin, action: Action) -> int:
    """How eagerly a move is made: for what it brings at once, then out of the storage, where it fills a hold most.

    Below 0: what brings nothing and takes as much from a hold as it gives to another, back into the storage last.
    """
    source, spot = SPOT[str(action[2])], SPOT[str(action[3])]
    within = SPOTS[source].hold == SPOTS[spot].hold >= 0
    if not within and (brings := at_once(cabin, spot)):
        return brings
    if within or spot == STORAGE_SPOT:
        return -_FULL
    return eagerness(cabin, spot) - _FULL * (source != STORAGE_SPOT)


def _shift(cabin: Cabin, action: Action) -> Answer:
    source, spot = SPOT[str(action[2])], SPOT[str(action[3])]
    facts = place_facts(cabin, str(action[1]), spot)
    if SPOTS[source].hold == SPOTS[spot].hold >= 0:
        facts |= {"have": int(str(facts["have"])) - 1, "points": 0}
    colour = SPOTS[source].colour
    start: Args = {"source": place_of(source), "from": COLOURS[colour] if colour >= 0 else "any"}
    return Answer(
        action, Label("shift-to", {**facts, **start}), (Label("shift-from", {"treasure": action[1], **start}),)
    )


# --- gems and sales


def free_actions(state: NereusState, seat: Seat, legal: Sequence[Action], confirm: Label | None) -> list[Answer]:
    """Gems to use, gems to make, things to sell; `confirm` if that would end the crew's actions."""
    cabin = state.cabins[seat]
    gems = [action for action in legal if action[0] == "gem"]
    gems.sort(key=lambda action: -eagerness(cabin, SPOT[str(action[1])]))
    labels: list[tuple[Action, Label]] = [
        (action, Label("gem", place_facts(cabin, KINDS[GEM], SPOT[str(action[1])]))) for action in gems
    ]
    pairs = [action for action in legal if action[0] == "exchange"]
    labels += [(action, Label("exchange", {"treasure": action[1]})) for action in pairs]
    for action in (action for action in legal if action[0] == "sell"):
        gold = SELL_GEM if action[1] == KINDS[GEM] else SELL_TREASURE
        labels.append((action, Label("sell", {"treasure": action[1], "gold": gold})))
    return [Answer(action, label, (_FREE,), kind="aside", confirm=confirm) for action, label in labels]
