"""Questions: the legal actions put to a player, the best first, and what is refused with the rule that refuses it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.action import Action
from engine.core.event import Args, Seat
from engine.core.question import Answer, Label, Pick, Question
from engine.games.nereus.actions import CHOOSE, DO_ENHANCED, EXTRA, PLAY, SPACE
from engine.games.nereus.board import NUMBER
from engine.games.nereus.cabin import CHEST_SPOT, SPOT, SPOTS, STORAGE_SPOT, Cabin
from engine.games.nereus.components import (
    CARD_POINTS,
    CHEST,
    COLOURS,
    COUNTS,
    CREW,
    HOLD_POINTS,
    HOLDS,
    KINDS,
    SCIENCE,
    SCIENCE_KEEP,
    SELL_GEM,
    SELL_TREASURE,
    SPACES,
    TURN_CARDS,
    Deed,
)
from engine.games.nereus.events import colours, place_of
from engine.games.nereus.model import (
    AFTER,
    ASK_DROP,
    ASK_ROW,
    ASK_TAKE,
    BASIC,
    BEFORE,
    BLOCK,
    CORNER,
    DECIDE,
    FREE,
    KEEP,
    NEUTRAL,
    READY,
    NereusState,
)
from engine.games.nereus.model import CREW as CREW_PHASE
from engine.games.nereus.phases import crew, day, turn
from engine.games.nereus.scoring import best_cards

_LONG = 18
"""Above so many cells a question asks for the row first."""
_MANY = 12
"""Above so many ways to stow, or pieces to move, a question asks for the treasure, or the place, first."""

_FREE = Label("free-actions")


def ask(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Question:
    """What an actor is asked; `legal` are its legal actions."""
    if state.phase == CORNER:
        answers = tuple(Answer(action, Label("corner", {"cell": action[1]})) for action in legal)
        return Question(Label("choose-corner"), answers, public=True)
    if state.phase == KEEP:
        return _keep(state, seat, legal)
    if state.phase == CREW_PHASE:
        return _choose_crew(state, seat)
    if state.ask:
        return _asked(state, seat, legal)
    return _turn(state, seat, legal)


def _keep(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Question:
    dealt = [SCIENCE[card] for card in state.dealt[seat]]
    answers: list[Answer] = []
    for action in legal:
        free = list(range(len(dealt)))
        picked: list[int] = []
        for card in action[1:]:
            picked.append(next(index for index in free if dealt[index] == card))
            free.remove(picked[-1])
        answers.append(Answer(action, Label("keep", {"cards": action[1:]}), picked=tuple(picked)))
    pick = Pick(
        Label("keep-science", {"count": SCIENCE_KEEP}),
        tuple(Label("science-card", {"card": card}) for card in dealt),
        SCIENCE_KEEP,
        SCIENCE_KEEP,
    )
    return Question(Label("keep-science", {"count": SCIENCE_KEEP}), tuple(answers), pick=pick, sealed=True)


def offer(member: int, deed: Deed, space: int) -> Args:
    """The facts about an action space: its number and what it offers."""
    return {"crew": CREW[member], "space": space, **deed_facts(deed)}


def deed_facts(deed: Deed, choice: str = "") -> Args:
    """What an action costs and brings, with what it does not touch left out; `choice` is "power" or "card"."""
    facts: Args = {}
    if deed.way:
        facts |= {"steps": deed.steps, "way": f"way-{deed.way}"}
    for name in ("points", "moves", "gold", "pay", "treasures"):
        if amount := getattr(deed, name):
            facts[name] = amount
    if deed.power or deed.cards:
        power, cards = (deed.power if choice != "card" else 0), (deed.cards if choice != "power" else 0)
        either = "-either" if deed.either and not choice else ""
        facts["what"] = f"power-{power}-cards-{cards}{either}"
    if deed.colours:
        facts["treasures"] = deed.colours if len(deed.colours) < len(COLOURS) else ("any",)
    return facts


def _first_offer(state: NereusState, member: int) -> Args:
    """The leftmost free space of a row; there is one as long as somebody may still play the crew member."""
    space = next(number for number, at in enumerate(day.row(state, member)) if state.markers[at] == FREE)
    return offer(member, SPACES[state.side][member][space], space + 1)


def _choose_crew(state: NereusState, seat: Seat) -> Question:
    answers: list[Answer] = []
    refused: list[Answer] = []
    for member in range(len(CREW)):
        if state.played[seat] >> member & 1:
            why = Label("crew-played", {"crew": CREW[member]})
            refused.append(Answer(CHOOSE[member], Label("crew-card", {"crew": CREW[member]}), refusal=why))
        else:
            answers.append(Answer(CHOOSE[member], Label(f"crew-{CREW[member]}", _first_offer(state, member))))
    label = Label("choose-crew", {"day": state.day, "cycle": state.cycle})
    return Question(label, (*answers, *refused), sealed=True)


def _asked(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Question:
    if state.ask == ASK_TAKE:
        found = [
            (
                -_worth((COLOURS.index(str(action[2])),)),
                action,
                Label("take", {"cell": action[1], "treasure": action[2]}),
            )
            for action in legal
        ]
        answers = _by_row([(rank, Answer(action, label)) for rank, action, label in found])
        return Question(Label("take-where"), answers, public=True)
    if state.ask == ASK_ROW:
        answers = tuple(
            sorted(
                (
                    Answer(action, Label("row-to", {"cell": action[1], "treasures": _lying(state, action[1])}))
                    for action in legal
                ),
                key=lambda answer: -_worth(state.cells[NUMBER[state.side][str(answer.action[1])]]),
            )
        )
        return Question(Label("row-where"), answers, public=True)
    assert state.ask == ASK_DROP
    best = best_cards(state.cabins[seat], state.power[seat], state.science[seat])
    answers = tuple(
        Answer(
            action,
            Label("drop", {"card": action[1], "points": CARD_POINTS[card] if card in best else 0}),
        )
        for action in legal
        for card in (SCIENCE.index(str(action[1])),)
    )
    return Question(Label("drop-which"), answers)


def _lying(state: NereusState, cell: int | str) -> tuple[str, ...]:
    return colours(state.cells[NUMBER[state.side][str(cell)]])


def _worth(kinds: Sequence[int]) -> int:
    """How much a heap of treasures is looked for: the rarer, the more."""
    return sum(200 // COUNTS[kind] for kind in kinds)


def _by_row(ranked: list[tuple[int, Answer]]) -> tuple[Answer, ...]:
    """Cells in the order of their ranks; many of them grouped by the letter of their row."""
    ranked.sort(key=lambda pair: pair[0])
    answers = [answer for _, answer in ranked]
    if len(answers) <= _LONG:
        return tuple(answers)
    return tuple(
        Answer(answer.action, answer.label, (Label("row", {"row": str(answer.action[1])[0]}), *answer.path))
        for answer in sorted(answers, key=lambda answer: str(answer.action[1])[0])
    )


# --- the turn


def _turn(state: NereusState, seat: Seat, legal: Sequence[Action]) -> Question:
    answers: list[Answer] = []
    refused: list[Answer] = []
    if state.stage == BEFORE:
        label = Label("choose-space", {"crew": CREW[state.crew]})
        _spaces(state, answers, refused)
    elif state.stage == DECIDE:
        label = Label("explore", {"gold": day.explorer_gold(state, state.nth)})
        _extras(state, seat, answers, refused)
    else:
        key = "turn" if _left(state) else "turn-after"
        label = Label(key, {"crew": CREW[state.crew], "space": state.space + 1})
        _crew_steps(state, answers, refused)
        _cells(state, legal, answers)
    stows = [action for action in legal if action[0] == "stow"]
    answers += _stows(state, seat, stows)
    answers += [
        Answer(action, Label("stow-all", {"treasures": _hand(state)})) for action in legal if action[0] == "stow-all"
    ]
    answers += _shifts(state, seat, [action for action in legal if action[0] == "shift"])
    _science(state, seat, legal, answers, refused)
    answers += [_free(state, seat, action) for action in legal if action[0] in ("sell", "exchange", "gem")]
    _last_words(state, legal, answers, refused)
    public = state.stage == DECIDE
    return Question(label, (*answers, *refused), public=public)


def _spaces(state: NereusState, answers: list[Answer], refused: list[Answer]) -> None:
    for number, at in enumerate(day.row(state, state.crew)):
        deed = SPACES[state.side][state.crew][number]
        label = Label(f"space-{CREW[state.crew]}", offer(state.crew, deed, number + 1))
        owner = state.markers[at]
        if owner == FREE:
            answers.append(Answer(SPACE[number], label, weight="main"))
        else:
            refused.append(Answer(SPACE[number], label, refusal=why_taken(number + 1, owner)))


def why_taken(space: int, owner: int) -> Label:
    """An action space holds a marker."""
    if owner == NEUTRAL:
        return Label("space-taken-neutral", {"space": space})
    return Label("space-taken", {"space": space, "seat": owner})


def _extras(state: NereusState, seat: Seat, answers: list[Answer], refused: list[Answer]) -> None:
    why = turn.why_not_extra(state, seat)
    for member in turn.unplayed(state, seat):
        answer = Answer(EXTRA[member], Label(f"crew-{CREW[member]}", _first_offer(state, member)), refusal=why)
        (refused if why else answers).append(answer)


def _crew_steps(state: NereusState, answers: list[Answer], refused: list[Answer]) -> None:
    for action in crew.steps(state):
        verb, choice = str(action[0]), "".join(map(str, action[1:]))
        facts = deed_facts(crew.deed_of(state, action), choice)
        label = Label(f"{verb}-{CREW[state.crew]}", facts)
        why = Label("block-over") if state.stage == AFTER else crew.why_not(state, action)
        if why:
            refused.append(Answer(action, label, refusal=why))
        else:
            answers.append(Answer(action, label, weight="main" if verb == "basic" else "plain"))


def _cells(state: NereusState, legal: Sequence[Action], answers: list[Answer]) -> None:
    ranked: list[tuple[int, Answer]] = []
    for action in legal:
        if action[0] == "sail":
            owners = int(action[3])
            facts: Args = {
                "cell": action[1],
                "treasures": _lying(state, action[1]),
                "gold": action[2],
                "seats": tuple(owner for owner in range(state.seats) if owners >> owner & 1),
                "neutral": owners >> NEUTRAL & 1,
            }
            worth = _worth(state.cells[NUMBER[state.side][str(action[1])]])
            ranked.append((int(action[2]) + owners.bit_count() - 2 * worth, Answer(action, Label("sail", facts))))
        elif action[0] == "fetch":
            facts = {"cell": action[1], "treasure": action[2]}
            ranked.append((-_worth((COLOURS.index(str(action[2])),)), Answer(action, Label("fetch", facts))))
    answers += _by_row(ranked)


def _hand(state: NereusState) -> tuple[str, ...]:
    return colours([kind for kind, count in enumerate(state.hand) for _ in range(count)])


def gains(cabin: Cabin, spot: int) -> tuple[int, int, int]:
    """(gold, points, treasures drawn) that one more piece at a spot brings at once."""
    if spot == CHEST_SPOT:
        reward = CHEST[len(cabin.chest)]
        return reward.gold, reward.points, reward.treasures
    hold = SPOTS[spot].hold
    if spot != STORAGE_SPOT and cabin.holds[hold].count(-1) == 1:
        return 0, HOLD_POINTS[hold], 0
    return 0, 0, 0


def _place_facts(cabin: Cabin, kind: str, spot: int) -> Args:
    gold, points, draws = gains(cabin, spot)
    facts: Args = {"treasure": kind, "place": place_of(spot), "gold": gold, "points": points, "draws": draws}
    if spot not in (CHEST_SPOT, STORAGE_SPOT):
        hold = SPOTS[spot].hold
        facts |= {"have": sum(lies >= 0 for lies in cabin.holds[hold]) + 1, "size": len(HOLDS[hold])}
    else:
        facts |= {"have": 0, "size": 0}
    return facts


def _eagerness(cabin: Cabin, spot: int) -> int:
    gold, points, draws = gains(cabin, spot)
    return -(2 * points + gold + 5 * draws) * 10 + (5 if spot == STORAGE_SPOT else 0)


def _stows(state: NereusState, seat: Seat, stows: list[Action]) -> list[Answer]:
    cabin = state.cabins[seat]
    stows.sort(key=lambda action: _eagerness(cabin, SPOT[str(action[2])]))
    found = [
        Answer(action, Label("stow", _place_facts(cabin, str(action[1]), SPOT[str(action[2])]))) for action in stows
    ]
    if len(found) <= _MANY:
        return found
    return [
        Answer(answer.action, answer.label, (Label("stow-treasure", {"treasure": answer.action[1]}),))
        for answer in sorted(found, key=lambda answer: str(answer.action[1]))
    ]


def _shifts(state: NereusState, seat: Seat, shifts: list[Action]) -> list[Answer]:
    """The boatswain's moves by the piece that is moved, those that bring most first."""
    cabin = state.cabins[seat]
    best: dict[tuple[int | str, ...], int] = {}
    for action in shifts:
        eager = _eagerness(cabin, SPOT[str(action[3])])
        best[action[1:3]] = min(eager, best.get(action[1:3], 0))
    shifts.sort(key=lambda action: (best[action[1:3]], action[1:3], _eagerness(cabin, SPOT[str(action[3])])))
    found = [_shift(state, seat, action) for action in shifts]
    if len(best) <= _MANY:
        return found
    return [
        Answer(answer.action, answer.label, (Label("shift-source", {"source": source}), *answer.path))
        for answer in found
        for source in (place_of(SPOT[str(answer.action[2])]),)
    ]


def _shift(state: NereusState, seat: Seat, action: Action) -> Answer:
    cabin, source, spot = state.cabins[seat], SPOT[str(action[2])], SPOT[str(action[3])]
    facts = _place_facts(cabin, str(action[1]), spot)
    if SPOTS[source].hold == SPOTS[spot].hold >= 0:
        facts["have"] = int(facts["have"]) - 1  # pyright: ignore[reportArgumentType]
        facts["points"] = 0
    facts["colour"] = _colour_of(spot)
    start = Label("shift-from", {"treasure": action[1], "source": place_of(source), "colour": _colour_of(source)})
    return Answer(action, Label("shift-to", facts), (start,))


def _colour_of(spot: int) -> str:
    colour = SPOTS[spot].colour
    return COLOURS[colour] if colour >= 0 else "any"


def _left(state: NereusState) -> list[Action]:
    """The crew actions that are still possible."""
    return crew.possible(state) if state.stage in (READY, BLOCK) else []


def _closes(state: NereusState) -> Label | None:
    """The warning before a free action that would close the block while something of it is left."""
    if state.stage == BLOCK and _left(state):
        return Label("close-block", {"crew": CREW[state.crew]})
    return None


def _science(
    state: NereusState, seat: Seat, legal: Sequence[Action], answers: list[Answer], refused: list[Answer]
) -> None:
    if state.stage == DECIDE:
        return
    confirm = _closes(state)
    for card in TURN_CARDS:
        if card not in state.science[seat]:
            continue
        label = Label("science", {"card": SCIENCE[card], "power": state.power[seat]})
        if PLAY[card] in legal:
            answers.append(Answer(PLAY[card], label, confirm=confirm))
        else:
            refused.append(Answer(PLAY[card], label, refusal=turn.why_not_science(state, seat, card)))


def _free(state: NereusState, seat: Seat, action: Action) -> Answer:
    cabin = state.cabins[seat]
    confirm = _closes(state)
    if action[0] == "gem":
        spot = SPOT[str(action[1])]
        label = Label("gem", {**_place_facts(cabin, "gem", spot), "colour": _colour_of(spot)})
        return Answer(action, label, (_FREE,), confirm=confirm)
    if action[0] == "exchange":
        return Answer(action, Label("exchange", {"treasure": action[1]}), (_FREE,), confirm=confirm)
    gold = SELL_GEM if action[1] == KINDS[-1] else SELL_TREASURE
    return Answer(action, Label("sell", {"treasure": action[1], "gold": gold}), (_FREE,), confirm=confirm)


def _last_words(state: NereusState, legal: Sequence[Action], answers: list[Answer], refused: list[Answer]) -> None:
    end: Action = ("decline",) if state.stage == DECIDE else ("end",)
    if end not in legal:
        refused.append(Answer(end, Label("end"), refusal=Label("place-first")))
        return
    label = Label(str(end[0]))
    hand, left = _hand(state), _left(state)
    if hand:
        answers.append(Answer(end, label, weight="grave", confirm=Label("lose-hand", {"treasures": hand})))
    elif left and (not state.done & BASIC or DO_ENHANCED in left):
        answers.append(Answer(end, label, weight="grave", confirm=Label("skip-basic", {"crew": CREW[state.crew]})))
    else:
        answers.append(Answer(end, label, weight="plain" if left or state.stage == DECIDE else "main"))
