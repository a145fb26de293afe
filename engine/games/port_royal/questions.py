"""What a seat is asked. The answers come from the same functions as the legal actions."""

from __future__ import annotations

from engine.core.errors import IllegalAction
from engine.core.event import Args
from engine.core.question import Answer, Label, Question, because
from engine.games.port_royal import contracts, display
from engine.games.port_royal.actions import CLAIMS, DECLINE, DONE, DRAW, GIFT, KEEP, REPEL, STOP, TAKE
from engine.games.port_royal.components import (
    CONTRACTS,
    CREW_CARDS,
    EVENT_CONTRACT,
    FACES,
    JACK_CARD,
    KIND,
    PERSON,
    POINTS,
    SHIP,
    SWORDS,
)
from engine.games.port_royal.components import GIFT as GIFT_OF
from engine.games.port_royal.events import ids
from engine.games.port_royal.model import BUSTED, DISCOVER, HARBOUR, PortRoyalState
from engine.games.port_royal.model import GIFT as GIFT_STEP
from engine.games.port_royal.model import REPEL as REPEL_STEP
from engine.games.port_royal.odds import odds
from engine.games.port_royal.phases import discover, expeditions, trade


def question(state: PortRoyalState) -> Question:
    """What the seat that the match waits for is asked. Nothing is secret, so the table may see it."""
    if state.step == DISCOVER:
        label, answers = _discover(state)
    elif state.step == REPEL_STEP:
        label, answers = _repel(state)
    elif state.step == GIFT_STEP:
        label, answers = _gift(state)
    else:
        label, answers = _trade(state)
    return Question(label, tuple(answers), public=True)


def _discover(state: PortRoyalState) -> tuple[Label, list[Answer]]:
    choices = discover.choices(state)
    colours, takes = discover.ship_colours(state), discover.takes_now(state)
    chances = odds(state)
    draw = Label("draw", {"colours": colours, "pile": state.pile, "bust": chances.bust, "cards": chances.cards})
    stop = Label("stop", {"takes": takes, "can": len(trade.within_reach(state, state.active))})
    answers = [
        Answer(DRAW, draw, refusal=None if DRAW in choices else Label("no-cards-left")),
        Answer(STOP, stop, kind="finish", refusal=None if STOP in choices else Label("draw-first")),
    ]
    facts: Args = {
        "seat": state.active,
        "colours": colours,
        "takes": takes,
        "cards": len(state.harbour),
        "drawn": len(state.drawn),
    }
    return Label("discover", facts), _with_expeditions(state, answers)


def _repel(state: PortRoyalState) -> tuple[Label, list[Answer]]:
    face = state.drawn[-1]
    card, number = FACES[face].id, len(state.drawn)
    twin = discover.twin_in_harbour(state, face)
    answers = [Answer(REPEL, Label("repel", {"card": card}))]
    keep = Label(
        "keep",
        {"card": card, "coins": trade.income(state, state.active, face), "colours": discover.ship_colours(state) + 1},
    )
    if twin is None:
        answers.append(Answer(KEEP, keep))
    else:
        lost: Args = {"card": card, "other": twin + 1}
        bust = Label("keep-bust", lost)
        if KEEP in discover.repel_choices(state):
            answers.append(Answer(KEEP, bust, kind="loss", confirm=Label("keep-bust", lost)))
        else:
            answers.append(Answer(KEEP, bust, refusal=Label("must-repel", {"card": card})))
    facts: Args = {
        "seat": state.active,
        "card": card,
        "number": number,
        "swords": FACES[face].swords,
        "have": state.powers[state.active][SWORDS],
    }
    return Label("repel", facts), _with_expeditions(state, answers)


def _with_expeditions(state: PortRoyalState, answers: list[Answer]) -> list[Answer]:
    """The answers, then each way to fulfil an open expedition, then all that is refused."""
    able = [answer for answer in answers if answer.refusal is None]
    refused = [answer for answer in answers if answer.refusal is not None]
    for face in state.expeditions:
        card = FACES[face]
        ways = expeditions.ways(state, state.active, face)
        facts: Args = {"card": card.id, "coins": card.coins, "points": card.points}
        if not ways and len(missing(state, face)) == 1:  # nearly: what is far off would only fill the panel
            why = because(crew_missing(state, face))
            refused.append(Answer(CLAIMS[face][0].action, Label("expedition", facts), refusal=why))
        for way in ways:
            label = Label("expedition-with" if len(ways) > 1 else "expedition", {**facts, "cards": ids(way.cards)})
            path = (Label("expedition", facts),) if len(ways) > 1 else ()
            able.append(Answer(way.action, label, path))
    return [*able, *refused]


def crew_missing(state: PortRoyalState, face: int) -> IllegalAction:
    """Why the active player cannot fulfil this expedition: the persons that are missing."""
    return IllegalAction("crew-missing", card=FACES[face].id, missing=ids(missing(state, face)))


def missing(state: PortRoyalState, face: int) -> list[int]:
    """The persons that the active player lacks for an expedition, jacks of all trades counted."""
    shown = state.displays[state.active]
    lacking = [
        person
        for person, wanted in zip(CREW_CARDS, FACES[face].needs, strict=True)
        for _ in range(wanted - shown.count(person))
    ]
    return lacking[shown.count(JACK_CARD) :]


def _trade(state: PortRoyalState) -> tuple[Label, list[Answer]]:
    seat = state.turn
    if state.step == BUSTED:
        label, answers = Label("busted", {"seat": seat}), list[Answer]()
    else:
        facts: Args = {"seat": seat, "takes": state.takes, "coins": state.coins[seat], "active_seat": state.active}
        label, answers = Label("trade" if seat == state.active else "trade-other", facts), _takes(state)
    if seat == state.active:
        answers = _with_expeditions(state, answers)
    took = state.step == BUSTED or seat in state.fates
    finish = Answer(DONE, Label("done" if took else "take-nothing"))
    able = [answer for answer in answers if answer.refusal is None]
    return label, [*able, finish, *(answer for answer in answers if answer.refusal is not None)]


def _takes(state: PortRoyalState) -> list[Answer]:
    """An answer for each face in the harbour: persons by points, ships by income, then what is refused."""
    seat = state.turn
    legal = set(trade.takes(state, seat))
    fee = display.fee(state, seat)
    persons: list[Answer] = []
    ships: list[Answer] = []
    declining: list[Answer] = []
    refused: list[Answer] = []
    lying: dict[int, int] = {}
    for number, (face, fate) in enumerate(zip(state.drawn, state.fates, strict=True), 1):
        if fate == HARBOUR:
            lying.setdefault(face, number)
    for face in sorted(lying, key=lambda face: (-POINTS[face], -_worth(state, face), lying[face])):
        card = FACES[face]
        facts: Args = {"card": card.id, "number": lying[face], "fee": fee, "active_seat": state.active}
        if KIND[face] == PERSON:
            price = display.price(state, seat, face)
            label = Label("hire", {**facts, "price": price, "points": card.points})
            if TAKE[face] in legal:
                persons.append(Answer(TAKE[face], label))
            else:
                refused.append(Answer(TAKE[face], label, refusal=_why_not_hire(state, face, price, fee)))
            continue
        income: Args = {**facts, "coins": trade.income(state, seat, face), "gift": GIFT_OF[face]}
        if TAKE[face] in legal:
            ships.append(Answer(TAKE[face], Label("trade", income)))
        if DECLINE[face] in legal:
            contract = CONTRACTS[EVENT_CONTRACT[contracts.DECLINED_COLOUR[card.colour]]].id
            declining.append(Answer(DECLINE[face], Label("decline", {**income, "contract": contract})))
    return [*persons, *ships, *declining, *refused]


def _why_not_hire(state: PortRoyalState, face: int, price: int, fee: int) -> Label:
    if not state.takes:
        return Label("no-takes-left")
    coins = state.coins[state.turn]
    return Label("too-expensive", {"card": FACES[face].id, "price": price, "fee": fee, "coins": coins})


def _worth(state: PortRoyalState, face: int) -> int:
    return trade.income(state, state.turn, face) if KIND[face] == SHIP else display.price(state, state.turn, face)


def _gift(state: PortRoyalState) -> tuple[Label, list[Answer]]:
    seat = state.turn
    coins = GIFT_OF[state.gift]
    answers = [
        Answer(GIFT[other], Label("gift-to", {"to_seat": other, "coins": coins, "has": state.coins[other]}))
        for other in range(state.seats)
        if other != seat
    ]
    return Label("gift", {"seat": seat, "card": FACES[state.gift].id, "coins": coins}), answers
