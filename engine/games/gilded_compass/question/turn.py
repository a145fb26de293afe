"""The questions of a turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label, Pick, Question, because
from engine.games.gilded_compass import actions, components, dice
from engine.games.gilded_compass.buildings.landing import Landing
from engine.games.gilded_compass.components import ABILITIES, ARCHIVES, B_BUILDINGS, GALLEON, LIBRARY
from engine.games.gilded_compass.model import AFTER, NEUTRAL, REROLL_NEUTRAL, CompassState
from engine.games.gilded_compass.phases import turns
from engine.games.gilded_compass.phases.barred import barred

LONGEST_GROUP: Final = 25
"""A group with more answers is split once more."""
_GROUPS: Final = {"place": "building", "will": "will", "neutral": "building-neutral", "will-neutral": "will-neutral"}
"""The group of a placement by its verb: the building, with Will to Win and with neutral dice apart; in this order."""
_BUILDINGS: Final = (*B_BUILDINGS, ARCHIVES, *components.C_BUILDINGS, components.UNIVERSITY, LIBRARY)
"""In the order in which they stand on the picture."""
_POWER: Final = "power"


def placing(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """Own dice by building, those first that win something now; then neutral dice, what else can be done, barred ones.

    The best placement of own dice in each building where they win something stands in front of the list of all.
    """
    landings = {action: turns.landing(state, action) for action in legal if action[0] in _GROUPS}
    vain = dict.fromkeys((action[:2] for action in landings), True)
    for action, landing in landings.items():
        vain[action[:2]] &= landing.prize is None and landing.building != LIBRARY
    order = sorted(
        landings,
        key=lambda action: (
            list(_GROUPS).index(str(action[0])),
            vain[action[:2]],
            action[1] == LIBRARY,
            _BUILDINGS.index(str(action[1])),
            *landings[action].merit(seat),
        ),
    )
    numbers = Counter(action[:2] for action in order)
    best = {action[:2]: action for action in reversed(order) if action[0] == actions.OWN and not vain[action[:2]]}
    answers = [
        Answer(
            action,
            label(landings[action], seat, mixed=state.phase != AFTER),
            path=_path(action, numbers[action[:2]]),
            kind="onward" if vain_here is None else "lesser",
            place="front" if action == best.get(action[:2]) else "among",
            confirm=vain_here,
        )
        for action in order
        for vain_here in (_vain(landings[action]),)
    ]
    for action in legal:
        if action == actions.REROLL:
            tokens = Label("reroll", {"tokens": state.tokens[seat]})
            answers.append(Answer(action, tokens, kind="aside", place="last"))
        elif action[0] == _POWER:
            answers.append(Answer(action, _setting(action, "power-die"), path=(Label(_POWER), _die(action))))
        elif action == actions.END:
            answers.append(Answer(action, Label("end"), kind="finish"))
    choose = Label("placements", {"count": len(order)})
    return Question(_asked(state), (*answers, *_refused(state, seat)), public=True, choose=choose)


def _asked(state: CompassState) -> Label:
    """What is asked in a turn, with the roll."""
    own, neutral = dice.shown_roll(state.roll), dice.shown_roll(state.neutral_roll)
    if state.phase == AFTER:
        return Label("place-neutral", {"dice": neutral})
    if state.placed:
        return Label("place-own", {"dice": own})
    return Label("place-both", {"dice": own, "neutral_dice": neutral}) if neutral else Label("place", {"dice": own})


def _path(action: Action, number: int) -> tuple[Label, ...]:
    """The group of a placement, split by dice where it has too many answers."""
    verb, building = str(action[0]), str(action[1])
    first = Label(_GROUPS[verb], {"building": building, "count": number})
    if number <= LONGEST_GROUP:
        return (first,)
    if building == ARCHIVES:
        return first, Label("value", {"die": action[3]})
    return first, Label("run-from", {"die": action[4]})


def _vain(landing: Landing) -> Label | None:
    """What is asked before own dice go where they win nothing as things lie."""
    if landing.owner == NEUTRAL or landing.prize is not None or landing.building == LIBRARY:
        return None
    return Label("place-in-vain", {"building": landing.building, "place": landing.places[0]})


# --- what a placement brings, in the fewest words


def label(landing: Landing, seat: Seat, *, mixed: bool = True) -> Label:
    """A placement by `seat`: its dice, where they would stand, what they would win, who would lose a die.

    mixed: whether own dice may be placed as well, so that neutral ones are to be told from them.
    """
    building = landing.building
    facts: Args = {
        "building": building,
        "whose": "neutral" if landing.owner == NEUTRAL else "own",
        "told": "neutral" if landing.owner == NEUTRAL and mixed else "no",
        "dice": dice.shown(landing.dice) if landing.grown else dice.shown_in(building, landing.dice),
    }
    if landing.victim is not None:
        spared = landing.spared
        facts |= _ranked(landing)
        facts["left"] = dice.briefly(building, spared) if spared else "nothing"
        if landing.victim == NEUTRAL:
            return Label("will-neutral", facts)
        return Label("will", {**facts, "victim_seat": landing.victim})
    if building == ARCHIVES or building in B_BUILDINGS:
        kind = "archives" if building == ARCHIVES else "run"
        return Label(f"{kind}-{'grow' if landing.grown else 'new'}", facts | _ranked(landing))
    if building == GALLEON:
        facts |= {"size": len(landing.lying), "total": sum(landing.lying)}
        if landing.prize is None:
            return Label("galleon-neutral", facts)
        return Label("galleon", facts | {"keeps": landing.prize.keeps, "looks": landing.prize.looks})
    if building == components.UNIVERSITY:
        facts["places"] = landing.places
    elif building == components.TEMPLE:
        facts["tile"] = landing.places[0]
    elif building == components.ILLUMINATI:
        facts["size"] = len(landing.lying)
    if building in (components.UNIVERSITY, components.TOWER):
        facts |= {"out": len(landing.out), "seats": _out(landing, seat)}
    return Label(building, facts)


def _ranked(landing: Landing) -> Args:
    """The set, from what it grows, and its rank, and what that wins; nothing is won for neutral dice."""
    prize = landing.prize
    before = list(landing.lying)
    for value in landing.dice if landing.grown else ():
        before.remove(value)
    return {
        "set": dice.briefly(landing.building, landing.lying),
        "before": dice.briefly(landing.building, tuple(before)),
        "grown": landing.grown,
        "place": landing.places[0],
        "keeps": prize.keeps if prize else 0,
        "looks": prize.looks if prize else 0,
    }


def _out(landing: Landing, seat: Seat) -> tuple[int | str, ...]:
    """Whose dice are pushed out, each once: seats, and words for a neutral die and an own one."""
    words = {NEUTRAL: "neutral-die", seat: "own-die"}
    return tuple(words.get(owner, owner) for owner in dict.fromkeys(landing.out))


# --- what is not allowed


def _refused(state: CompassState, seat: Seat) -> list[Answer]:
    """What a player may wonder about, each reason once."""
    once: dict[tuple[str, str], Answer] = {}
    for action, why in barred(state, seat):
        once.setdefault((str(action[0]), str(why)), Answer(action, _barred_label(action, why), refusal=because(why)))
    return list(once.values())


def _barred_label(action: Action, why: IllegalAction) -> Label:
    """What is barred: a Special Ability, a re-roll, or dice in a building (where they matter)."""
    verb = str(action[0])
    if verb in ABILITIES and len(action) == 1:
        return Label("ability-barred", {"ability": verb})
    if action == actions.REROLL:
        return Label("reroll-barred")
    given = why.values.get("dice")
    shown = given if isinstance(given, str) else "nothing"
    if why.code == "row-full":
        shown = dice.shown_in(str(action[1]), actions.numbers(action))
    return Label(f"not-here-{verb}", {"building": str(action[1]), "dice": shown})


# --- A Compelling Power and re-rolls


def second_die(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """A Compelling Power: another die, or none."""
    answers = [
        Answer(action, _setting(action, "set-die"), path=(_die(action),)) for action in legal if action != actions.LEAVE
    ]
    answers.append(Answer(actions.LEAVE, Label("leave"), kind="finish"))
    for action, why in barred(state, seat):
        answers.append(Answer(action, _setting(action, "set-die"), path=(_die(action),), refusal=because(why)))
    return Question(Label("second-die"), tuple(answers), public=True)


def _die(action: Action) -> Label:
    """Which die is turned."""
    return Label("own-die" if action[1] == "own" else "neutral-die", {"die": action[2]})


def _setting(action: Action, key: str) -> Label:
    """To what a die is turned."""
    return Label(key, {"whose": action[1], "die": action[2], "to": action[3]})


def rerolling(state: CompassState, legal: Sequence[Action]) -> Question:
    """Tick the dice to throw again."""
    neutral = state.phase == REROLL_NEUTRAL
    lying = dice.values_of(state.neutral_roll if neutral else state.roll)
    answers: list[Answer] = []
    for action in legal:
        if action == actions.BACK:
            continue
        picked = _indices(lying, action[1:])
        key = ("throw-neutral" if neutral else "throw") if picked else ("throw-no-neutral" if neutral else "throw-none")
        answers.append(
            Answer(
                action, Label(key, {"dice": dice.shown(actions.numbers(action, 1))} if picked else {}), picked=picked
            )
        )
    answers.append(Answer(actions.BACK, Label("back"), kind="aside", place="last"))
    pick = Pick(
        Label("dice-to-throw"),
        tuple(Label("neutral-die" if neutral else "own-die", {"die": value}) for value in lying),
        min(len(answer.picked) for answer in answers if answer.picked is not None),
        len(lying),
    )
    key = "throw-which-neutral" if neutral else "throw-which"
    return Question(Label(key, {"tokens": state.tokens[state.turn]}), tuple(answers), pick=pick, public=True)


def _indices(lying: Sequence[int], values: Iterable[object]) -> tuple[int, ...]:
    """Which of the dice show these values, each die once."""
    left = list(range(len(lying)))
    found: list[int] = []
    for value in values:
        at = next(i for i in left if lying[i] == value)
        left.remove(at)
        found.append(at)
    return tuple(found)
