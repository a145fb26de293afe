"""The question of a turn: what fits the moment, what is still open, and how the turn ends."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label, Question
from engine.games.nereus.actions import DECLINE, END, EXTRA, PLAY, SPACE
from engine.games.nereus.components import CREW, EXPLORER, MERCHANT, SCIENCE, TURN_CARDS
from engine.games.nereus.model import AFTER, BASIC, BEFORE, BLOCK, DECIDE, READY, NereusState
from engine.games.nereus.phases import crew, day, turn
from engine.games.nereus.questions import sea, stowage
from engine.games.nereus.questions.offers import by_use, crew_answer, is_useless, offer, space_facts, step_facts
from engine.games.nereus.questions.sea import hand_of
from engine.games.nereus.questions.unfinished import unfinished


def ask_turn(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Question:
    """What the active player is asked outside of what a card asks for."""
    main, refused = _main(state, seat, legal)
    stows, no_place = stowage.stows(state, seat, legal)
    confirm = _closes(state)
    extras = [*_science(state, seat, legal, confirm), *stowage.free_actions(state, seat, legal, confirm)]
    answers = [*stows, *main, *extras, *_end(state, legal)]
    barred = [*refused, *no_place, *_barred_science(state, seat, legal)]
    if state.stage == BEFORE:
        barred.append(Answer(END, Label("end"), refusal=Label("place-first")))
    return Question(
        _asked(state),
        (*answers, *barred),
        public=state.stage == DECIDE,
        still_open=_still_open(state),
        choose=_choose(state, legal),
    )


def _left(state: NereusState) -> Sequence[Action]:
    """The crew actions that are still possible."""
    return crew.possible(state) if state.stage in (READY, BLOCK) else ()


# --- what is asked


def _asked(state: NereusState) -> Label:
    facts: Args = {"crew": CREW[state.crew], "space": state.space + 1}
    if any(state.hand):
        return Label("stow", {"treasures": hand_of(state)})
    if state.stage == DECIDE:
        return Label("explore", {"gold": day.explorer_gold(state, state.nth)})
    if state.stage == BEFORE:
        return Label("choose-space", facts)
    left = {str(action[0]) for action in _left(state)}
    if "sail" in left:
        return Label("sail", facts)
    if "fetch" in left:
        return Label("fetch", facts)
    if "shift" in left:
        return Label("shift", {"moves": state.moves})
    if left:
        return Label("turn", facts)
    return Label("turn-after" if state.done & BASIC else _why_nothing(state), facts)


def _why_nothing(state: NereusState) -> str:
    """Why the basic action was not done and cannot be: the moment of a player whom the space brought nothing."""
    if state.stage == AFTER:
        return "turn-after"
    if state.crew == EXPLORER:
        return "nothing-to-fetch"
    if state.crew in crew.SAILORS:
        return "nowhere-to-sail"
    return "cannot-pay" if state.crew == MERCHANT else "nothing-to-gain"


def _choose(state: NereusState, legal: Sequence[Action]) -> Label | None:
    """What a list of the answers is called."""
    verbs = [str(action[0]) for action in legal]
    if "stow" in verbs:
        return Label("stow", {"count": verbs.count("stow"), "several": int("stow-most" in verbs)})
    for verb in ("sail", "fetch", "shift", "sail-from", "fetch-from"):
        if verb in verbs:
            return Label(verb, {"count": verbs.count(verb)})
    return None


# --- the crew


def _main(state: NereusState, seat: Seat, legal: Sequence[Action]) -> tuple[list[Answer], list[Answer]]:
    """The answers about the crew, and what of it is barred."""
    if state.stage == BEFORE:
        return _spaces(state, seat, legal)
    if state.stage == DECIDE:
        return _extras(state, seat)
    steps, barred_steps = _steps(state)
    trips, barred_trips = sea.trips(state, seat, legal)
    rafts, barred_rafts = sea.rafts(state, seat, legal)
    return [*steps, *trips, *rafts, *stowage.shifts(state, seat, legal)], [*barred_steps, *barred_trips, *barred_rafts]


def _spaces(state: NereusState, seat: Seat, legal: Sequence[Action]) -> tuple[list[Answer], list[Answer]]:
    """The action spaces, taken with their basic action where that is a step of its own; those for nothing last."""
    bare: list[Answer] = []
    refused: list[Answer] = []
    key = f"space-{CREW[state.crew]}"
    found = [Answer(action, Label(key, step_facts(state, action))) for action in legal if action[0] == "act"]
    acts = {answer.action[1] for answer in found}
    for number in range(len(day.row(state, state.crew))):
        action = SPACE[number]
        if (why := turn.why_not_space(state, number + 1)) is not None:
            facts = space_facts(state, number)
            label = Label(key, {"crew": CREW[state.crew], "space": number + 1, **facts})
            refused.append(Answer(action, label, refusal=why))
        elif number + 1 in acts:
            label = Label("place", {"space": number + 1})
            bare.append(Answer(action, label, (Label("place-only", {"crew": CREW[state.crew]}),), kind="aside"))
        else:
            found.append(_space(state, seat, number))
    ranked = by_use(found)
    some, nothing = ([one for one in ranked if (one.kind == "lesser") is lesser] for lesser in (False, True))
    return [*some, *sea.at_once(state, seat, legal), *nothing, *bare], refused


def _space(state: NereusState, seat: Seat, number: int) -> Answer:
    """A space to place the marker on: what may be done from there, or why nothing can."""
    found = offer(state, seat, state.crew, number)
    if found.short is None:
        return Answer(SPACE[number], Label(f"space-{CREW[state.crew]}", found.facts), place="apart")
    facts: Args = {**found.facts, "why": found.short.key, **found.short.args}
    confirm = Label("idle-space", facts) if found.idle else None
    return Answer(SPACE[number], Label("space-short", facts), kind="lesser", confirm=confirm)


def _extras(state: NereusState, seat: Seat) -> tuple[list[Answer], list[Answer]]:
    """The crew cards for an additional turn."""
    why = turn.why_not_extra(state, seat)
    found = [crew_answer(state, seat, member, EXTRA[member], why) for member in turn.unplayed(state, seat)]
    return ([], found) if why else (by_use(found), [])


def _steps(state: NereusState) -> tuple[list[Answer], list[Answer]]:
    """Basic, gold and enhanced actions that are steps of their own."""
    found: list[Answer] = []
    refused: list[Answer] = []
    for action in crew.steps(state):
        verb = str(action[0])
        label = Label(f"{verb}-{CREW[state.crew]}", step_facts(state, action))
        why = Label("block-over") if state.stage == AFTER else crew.why_not(crew.means(state), action)
        if why is not None:
            refused.append(Answer(action, label, refusal=why))
        elif is_useless(state, action):
            idle = Label("idle-move", label.args)
            found.append(Answer(action, idle, kind="aside", place="open", confirm=idle))
        else:
            found.append(Answer(action, label, place="apart" if verb == "basic" else "open"))
    return found, refused


def _closes(state: NereusState) -> Label | None:
    """The warning before a free action that would close the block while something of it is left."""
    if state.stage == BLOCK and _left(state):
        return Label("close-block", {"crew": CREW[state.crew]})
    return None


# --- science cards


def _science(state: NereusState, seat: Seat, legal: Sequence[Action], confirm: Label | None) -> list[Answer]:
    return [
        Answer(PLAY[card], _card(state, seat, card), kind="aside", place="last", confirm=confirm)
        for card in TURN_CARDS
        if PLAY[card] in legal
    ]


def _card(state: NereusState, seat: Seat, card: int) -> Label:
    return Label("science", {"card": SCIENCE[card], "power": state.power[seat]})


def _barred_science(state: NereusState, seat: Seat, legal: Sequence[Action]) -> list[Answer]:
    if state.stage == DECIDE:
        return []
    found: list[Answer] = []
    for card in dict.fromkeys(state.science[seat]):
        if PLAY[card] in legal:
            continue
        why = turn.why_not_science(state, seat, card) if card in TURN_CARDS else None
        why = why or Label("counts-at-end", {"card": SCIENCE[card]})
        found.append(Answer(PLAY[card], _card(state, seat, card), refusal=why))
    return found


# --- the end


def _still_open(state: NereusState) -> tuple[Label, ...]:
    """What the crew could still do, apart from what the question is about."""
    left = _left(state)
    have = state.gold[state.turn]
    found: list[Label] = []
    kinds = dict.fromkeys(str(action[0]) for action in left)
    about = not any(state.hand)
    for verb in kinds:
        action = next(action for action in left if action[0] == verb)
        if verb in ("basic", "sail", "fetch"):
            if not about:
                found.append(Label(f"{verb}-left", {"crew": CREW[state.crew]}))
        elif verb == "shift":
            if not about:
                found.append(Label("moves-left", {"moves": state.moves}))
        elif not (verb == "gold" and is_useless(state, action)):
            facts: Args = {"crew": CREW[state.crew], "have": have, **step_facts(state, action)}
            found.append(Label(f"{verb}-left", facts))
    return tuple(found)


def _end(state: NereusState, legal: Sequence[Action]) -> list[Answer]:
    """How the turn ends: in red and asked once more if something is lost."""
    if DECLINE in legal:
        return [_lose(DECLINE, state) or Answer(DECLINE, Label("decline"), kind="finish", place="last")]
    if END not in legal:
        return []
    if (losing := _lose(END, state)) is not None:
        return [losing]
    if {"basic", "sail", "fetch", "enhanced"} & {str(action[0]) for action in _left(state)}:
        confirm = Label("skip-basic", {"crew": CREW[state.crew]})
        return [Answer(END, Label("end"), kind="loss", place="last", confirm=confirm)]
    confirm = unfinished(state, state.turn, _left(state))
    return [Answer(END, Label("end"), kind="finish", place="last", confirm=confirm)]


def _lose(action: Action, state: NereusState) -> Answer | None:
    hand = hand_of(state)
    if not hand:
        return None
    facts: Args = {"treasures": hand}
    label = Label("end-losing" if action == END else "decline-losing", facts)
    return Answer(action, label, kind="loss", place="last", confirm=Label("lose-hand", facts))
