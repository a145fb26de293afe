"""What a seat is asked, structured for a person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.action import Action
from engine.core.errors import IllegalAction
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label, Pick, Question, because
from engine.games.gilded_compass import actions, components, dice
from engine.games.gilded_compass.assignment import desk
from engine.games.gilded_compass.assignment.holding import NO_ITEM, holding
from engine.games.gilded_compass.buildings import archives, order, sequences
from engine.games.gilded_compass.buildings.piles import longest, pile_of
from engine.games.gilded_compass.components import (
    MAPS,
    SPECIALISTS,
    UNIVERSITY_WIDTH,
)
from engine.games.gilded_compass.model import (
    ABILITY,
    AFTER,
    ALLY,
    ARTIFACTS,
    ASSIGN,
    GIFT,
    HELP,
    MAP,
    MISSION,
    NEUTRAL,
    POWER,
    REROLL,
    REROLL_NEUTRAL,
    SPECIALIST,
    TURN,
    CompassState,
)
from engine.games.gilded_compass.phases import turns
from engine.games.gilded_compass.scoring import sheet_with

LONGEST_GROUP: Final = 25
"""A group with more answers is split once more."""


def question(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """The question for an actor with these legal actions."""
    if state.phase in (TURN, AFTER):
        return _placing(state, seat, legal)
    if state.phase in (REROLL, REROLL_NEUTRAL):
        return _rerolling(state, legal)
    if state.phase == POWER:
        answers = [_setting(action) for action in legal if action != actions.LEAVE]
        return Question(Label("second-die"), (*answers, Answer(actions.LEAVE, Label("leave"))), public=True)
    if state.phase == ASSIGN:
        return _assigning(state, seat, legal)
    return _CHOOSING[state.phase](state, seat, legal)


# --- a turn


def _placing(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """Own dice by building, what else can be done, neutral dice, and last the Library, because it is rarely good."""
    placing = sorted((action for action in legal if action[0] in _PLACING), key=lambda a: _strength(state, a))
    numbers = Counter(_group(action) for action in placing)
    own: list[Answer] = []
    other: list[Answer] = []
    library: list[Answer] = []
    for action in placing:
        answer = Answer(action, label(state, seat, action), path=_path(action, numbers[_group(action)]))
        if action[1] == components.LIBRARY:
            library.append(Answer(action, answer.label))
        else:
            (own if action[0] == actions.OWN else other).append(answer)
    more: list[Answer] = []
    for action in legal:
        if action == actions.REROLL:
            more.append(Answer(action, Label("reroll", {"tokens": state.tokens[seat]})))
        elif action[0] == "power":
            setting = _setting(action)
            more.append(Answer(action, setting.label, path=(Label("power"), *setting.path)))
        elif action == actions.END:
            more.append(Answer(action, Label("end"), weight="main"))
    answers = (*own, *more, *other, *library, *_refused_answers(state, seat))
    return Question(_asked(state), answers, public=True)


def _asked(state: CompassState) -> Label:
    """What is asked in a turn, with the roll."""
    own, neutral = dice.shown(dice.values_of(state.roll)), dice.shown(dice.values_of(state.neutral_roll))
    if state.phase == AFTER:
        return Label("place-neutral", {"dice": neutral})
    if state.placed:
        return Label("place-own", {"dice": own})
    return Label("place-both", {"dice": own, "neutral_dice": neutral}) if neutral else Label("place", {"dice": own})


def _strength(state: CompassState, action: Action) -> tuple[int, ...]:
    """In the Archives and with runs the best sets first; elsewhere the order of the rules."""
    building = str(action[1])
    if building != components.ARCHIVES and building not in components.B_BUILDINGS:
        return (_PLACE_OF[building],)
    made = turns.set_of(state, action, ())
    return _PLACE_OF[building], -len(made), -made[-1]


_GROUPS: Final = dict(
    zip((*actions.PLACE, *actions.WILL), ("building", "building-neutral", "will", "will-neutral"), strict=True)
)
_PLACING: Final = frozenset(_GROUPS)
_PLACE_OF: Final = {
    building: at
    for at, building in enumerate(
        (
            *components.B_BUILDINGS,
            components.ARCHIVES,
            *components.C_BUILDINGS,
            components.UNIVERSITY,
            components.LIBRARY,
        )
    )
}
"""Where a building stands on the picture."""


def _group(action: Action) -> tuple[object, object]:
    return action[0], action[1]


def _path(action: Action, number: int) -> tuple[Label, ...]:
    """The group of a placement: the building (with Will to Win a group by itself), and its neutral dice apart."""
    verb, building = action[0], str(action[1])
    key = {"place": "building", "neutral": "building-neutral", "will": "will", "will-neutral": "will-neutral"}[
        str(verb)
    ]
    first = Label(key, {"building": building, "count": number})
    if number <= LONGEST_GROUP:
        return (first,)
    if building == components.ARCHIVES:
        return first, Label("value", {"die": action[3]})
    return first, Label("run-from", {"die": action[4]})


def label(state: CompassState, seat: Seat, action: Action) -> Label:
    """What a placement does, in the fewest words."""
    verb, building = str(action[0]), str(action[1])
    owner = NEUTRAL if verb in (actions.NEUTRALS, actions.WILL[1]) else seat
    used = turns.dice_of(state, action)
    facts: Args = {"dice": dice.shown(used)}
    if building == components.ARCHIVES:
        grown, value, number = actions.numbers(action)
        size = grown + number
        facts |= {"set": dice.shown((value,) * size), "place": archives.place_of(state, (owner, value, size))}
        key = "archives-grow" if grown else "archives-new"
    elif building in components.B_BUILDINGS:
        low, high = actions.numbers(action, 4)[:2]
        facts |= {
            "set": dice.shown(sequences.run_dice((low, high))),
            "place": sequences.place_of(state, (owner, low, high)),
        }
        key = "run-grow" if action[2] else "run-new"
        if verb in actions.WILL:
            facts["die"] = action[6]
    elif building == components.UNIVERSITY:
        places, out = _university(state, used)
        facts |= {"places": places, "out": out}
        key = "university"
    elif building == components.TEMPLE:
        facts["tile"] = action[2]
        key = "temple"
    elif building == components.ILLUMINATI:
        facts["size"] = len(pile_of(state, owner)) + len(used)
        key = "illuminati"
    elif building == components.GALLEON:
        pile = pile_of(state, owner)
        facts |= {"size": len(pile) + len(used), "total": sum(pile) + sum(used)}
        facts["above"] = sum(longest(state))
        key = "galleon" if owner != NEUTRAL else "galleon-neutral"
    elif building == components.TOWER:
        facts["out"] = sum(len(state.towers[side]) == 3 for side in {value > 3 for value in used})
        key = "tower"
    else:
        key = "library"
    if verb in actions.WILL:
        key = "will-archives" if building == components.ARCHIVES else "will-run"
    return Label(key, facts)


def _university(state: CompassState, used: Sequence[int]) -> tuple[tuple[int, ...], int]:
    """Where the dice would stand (left = 1), and how many dice would be pushed out."""
    row = [(value, False) for _, value in state.university]
    out = 0
    for value in reversed(used):
        at = next((i for i, (lying, _) in enumerate(row) if lying >= value), len(row))
        row.insert(at, (value, True))
        if len(row) > UNIVERSITY_WIDTH[state.seats]:
            row.pop()
            out += 1
    return tuple(i + 1 for i, (_, mine) in enumerate(row) if mine), out


def refused(state: CompassState, seat: Seat) -> list[tuple[Action, IllegalAction]]:
    """What comes to mind in a turn but is not allowed, each with its reason."""
    found: list[tuple[Action, IllegalAction]] = []
    if state.phase == TURN:
        for building in order(state):
            found += building.refused(state, seat, state.roll)
        if not state.placed and not state.tokens[seat]:
            found.append((actions.REROLL, IllegalAction("no-tokens")))
    if state.phase in (TURN, AFTER) and turns.may_place_neutral(state):
        for building in order(state):
            found += building.refused(state, NEUTRAL, state.neutral_roll)
    return found


def _refused_answers(state: CompassState, seat: Seat) -> list[Answer]:
    """The refused placements that are worth a word, each reason once."""
    once: dict[tuple[str, str], Answer] = {}
    for action, why in refused(state, seat):
        verb = str(action[0])
        if why.code in _SELF_EVIDENT:
            continue
        if verb in actions.PLACE:
            facts: Args = {"building": str(action[1]), "dice": why.values.get("dice", "nothing")}
            if why.code == "row-full":
                facts["dice"] = dice.shown(actions.numbers(action))
            elif type(facts["dice"]) is int:
                facts["dice"] = "nothing"
            what = Label("not-here" if verb == actions.OWN else "not-here-neutral", facts)
        else:
            what = Label("reroll", {"tokens": 0})
        once.setdefault((verb, str(why)), Answer(action, what, refusal=because(why)))
    return list(once.values())


_SELF_EVIDENT: Final = ("no-neutral-in-library", "item-claimed")
"""Refusals that need no mention before somebody tries."""


def _setting(action: Action) -> Answer:
    """A Compelling Power: which die, then to what."""
    _, whose, old, new = action
    group = Label("own-die" if whose == "own" else "neutral-die", {"die": old})
    return Answer(action, Label("set-die", {"die": old, "to": new}), path=(group,))


def _rerolling(state: CompassState, legal: Sequence[Action]) -> Question:
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
    answers.append(Answer(actions.BACK, Label("back")))
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


# --- choices while a round begins or ends


def _help(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    return Question(
        Label("use-help"),
        (Answer(actions.USE["help"], Label("use-help")), Answer(actions.ROLL, Label("roll"), weight="main")),
        public=True,
    )


def _gift(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    answers = (
        Answer(actions.USE["gift"], Label("use-gift", {"dice": state.left[seat]})),
        Answer(actions.DECLINE, Label("decline", {"ability": "gift"})),
    )
    return Question(Label("use-gift", {"dice": state.left[seat]}), answers, public=True)


def _ally(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    answers: list[Answer] = []
    for action in legal:
        if action == actions.DECLINE:
            answers.append(Answer(action, Label("decline", {"ability": "ally"})))
            continue
        value, size = actions.numbers(action, 1)
        at = state.archives.index((seat, value, size))
        answers.append(Answer(action, Label("use-ally", {"set": dice.shown((value,) * size), "place": at})))
    return Question(Label("use-ally"), tuple(answers), public=True)


def _map(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """The most valuable first, with the specialists that one has for it."""
    answers: list[Answer] = []
    for action in sorted(legal, key=lambda taken: -components.MAP_GREATER[MAPS.index(str(taken[1]))]):
        tile = MAPS.index(str(action[1]))
        colour = components.MAP_COLOUR[tile]
        mine = [
            SPECIALISTS[who]
            for who in sorted(state.own_specialists[seat])
            if tile == components.DIG_SITE or components.SPECIALIST_COLOUR[who] == colour
        ]
        answers.append(Answer(action, Label("take-map", {"map": MAPS[tile], "count": len(mine)})))
    return Question(Label("take-map"), tuple(answers), public=True)


def _specialist(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """The most valuable first, with the number of own maps of the colour."""
    answers: list[Answer] = []
    for action in sorted(legal, key=lambda taken: -components.SPECIALIST_VALUE[SPECIALISTS.index(str(taken[1]))]):
        tile = SPECIALISTS.index(str(action[1]))
        colour = components.SPECIALIST_COLOUR[tile]
        maps = sum(components.MAP_COLOUR[own] in (colour, len(components.COLOURS)) for own in state.own_maps[seat])
        answers.append(Answer(action, Label("take-specialist", {"specialist": SPECIALISTS[tile], "count": maps})))
    return Question(Label("take-specialist"), tuple(answers), public=True)


def _ability(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    answers = tuple(Answer(action, Label("take-ability", {"ability": str(action[1])})) for action in legal)
    return Question(Label("take-ability"), answers, public=True)


def _artifacts(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """With what they are worth to the seat, the best first."""
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
    return Question(Label("keep-artifacts", {"count": len(legal[0]) - 1}), answers)


def _mission(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    answers = tuple(Answer(action, Label("keep-mission", {"mission": str(action[1])})) for action in legal)
    return Question(Label("keep-mission", {"place": state.queue[0] + 1}), answers)


_CHOOSING: Final = {
    HELP: _help,
    GIFT: _gift,
    ALLY: _ally,
    MAP: _map,
    SPECIALIST: _specialist,
    ABILITY: _ability,
    ARTIFACTS: _artifacts,
    MISSION: _mission,
}


# --- the final assignment


def _assigning(state: CompassState, seat: Seat, legal: Sequence[Action]) -> Question:
    """Accept, or change something; every change says what the whole would be worth."""
    held = holding(state, seat)
    plan = state.plans[seat]
    now = sheet_with(state, seat, plan).gold
    answers: list[Answer] = []
    for action in legal:
        if action == actions.ACCEPT:
            answers.append(Answer(action, Label("accept", {"gold": now}), weight="main"))
            continue
        if action == actions.BEST:
            gold = sheet_with(state, seat, state.proposals[seat]).gold
            answers.append(Answer(action, Label("best", {"gold": gold})))
            continue
        gold = sheet_with(state, seat, desk.changed(held, plan, action)).gold
        who = str(action[1])
        group = Label("specialist", {"specialist": who})
        facts: Args = {"gold": gold, "change": gold - now}
        if action[0] == "assign":
            place = actions.numbers(action)[0] - 1
            facts |= {"place": held.places[place].id, "number": place + 1}
            key = "assign"
        elif action[0] == "equip":
            facts["item"] = action[2]
            key = "equip"
        elif action[0] == "unequip":
            at = next(i for i, specialist in enumerate(held.specialists) if specialist.id == who)
            assert plan[at][1] != NO_ITEM
            facts["item"] = held.items[plan[at][1]].id
            key = "unequip"
        else:
            key = "unassign"
        answers.append(Answer(action, Label(key, facts), path=(group,)))
    answers.sort(key=lambda answer: bool(answer.path))
    return Question(Label("assign", {"gold": now}), tuple(answers), sealed=True)
