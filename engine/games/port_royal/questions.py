"""What a seat is asked. The answers come from the same functions as the legal actions.

What comes first: drawing before stopping; persons by points, then ships by income. Last comes what brings nothing,
and after that what is barred, each with its reason.
"""

from __future__ import annotations

from engine.core.event import Args
from engine.core.question import Answer, Label, Question, because
from engine.games.port_royal import contracts, display
from engine.games.port_royal.actions import CLAIMS, DECLINE, DONE, DRAW, GIFT, KEEP, REPEL, STOP, TAKE
from engine.games.port_royal.components import (
    CLERK_OF,
    COLOUR,
    COLOURS,
    CONTRACTS,
    COST,
    EVENT_CONTRACT,
    FACE_OF,
    FACES,
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
    fixed = [answer for answer in answers if answer.place == "fixed"]
    able = [answer for answer in answers if answer.refusal is None and answer not in fixed]
    refused = [answer for answer in answers if answer.refusal is not None and answer not in fixed]
    return Question(label, (*fixed, *able, *refused), public=True, still_open=_still_open(state))


# --- discover


def _discover(state: PortRoyalState) -> tuple[Label, list[Answer]]:
    choices = discover.choices(state)
    chances = odds(state)
    risk: Args = {"bust": chances.bust, "cards": chances.cards, "percent": chances.percent}
    none = None if DRAW in choices else Label("no-cards-left")
    draw = Answer(DRAW, Label("draw", risk), place="fixed", refusal=none)
    barred = Answer(STOP, Label("stop-barred"), kind="finish", place="fixed", refusal=Label("draw-first"))
    stop = _stop(state) if STOP in choices else barred
    busts = {ships.colour: ships.bust for ships in chances.ships}
    lying = {"drawn": len(state.drawn), "colours": discover.ship_colours(state)}
    facts: Args = {"seat": state.active, **lying, **risk, **busts}
    return Label("discover", facts), [draw, stop, *_expeditions(state)]


def _stop(state: PortRoyalState) -> Answer:
    """Stop, with the coins of the own persons and how many cards that leaves to take.

    What is taken then may be decided by the same press; what it brings stands there.
    """
    due = trade.due_on_stopping(state)
    reach = [FACE_OF[str(action[1])] for action in trade.within_reach(state, state.active, due)]
    takes = min(discover.takes_now(state), sum(face in reach for face in state.harbour))
    facts: Args = {"due": due, "takes": takes}
    nothing = not takes and not due
    confirm = Label("stop-for-nothing") if nothing and DRAW in discover.choices(state) else None
    return Answer(STOP, Label("stop", facts), kind="finish", place="fixed", confirm=confirm, leads=takes > 0)


def _repel(state: PortRoyalState) -> tuple[Label, list[Answer]]:
    seat, face = state.active, state.drawn[-1]
    card, number = FACES[face].id, len(state.drawn)
    twin = discover.twin_in_harbour(state, face)
    kept = int(contracts.collects(state, seat, face))
    answers = [Answer(REPEL, Label("repel", {"card": card, "kept": kept}), place="fixed")]
    if twin is None:
        colours = discover.ship_colours(state) + 1
        keep: Args = {
            "card": card,
            "coins": trade.income(state, seat, face),
            "colours": colours,
            "takes": discover.takes_with(state, colours),
        }
        answers.append(Answer(KEEP, Label("keep", keep), place="fixed"))
    else:
        bust = Label("keep-bust", {"card": card, "other": twin + 1, "lost": len(state.harbour) + 1})
        if KEEP in discover.repel_choices(state):
            answers.append(Answer(KEEP, bust, kind="loss", place="fixed", confirm=bust))
        else:
            why = Label("must-repel", {"card": card})
            answers.append(Answer(KEEP, bust, kind="loss", place="fixed", refusal=why))
    facts: Args = {
        "seat": seat,
        "card": card,
        "number": number,
        "swords": FACES[face].swords,
        "have": state.powers[seat][SWORDS],
    }
    return Label("repel", facts), [*answers, *_expeditions(state)]


# --- expeditions


def _still_open(state: PortRoyalState) -> tuple[Label, ...]:
    """The expeditions that ending the turn now would leave to the next player."""
    if state.turn != state.active or state.step in (DISCOVER, REPEL_STEP, GIFT_STEP):
        return ()
    payable = (face for face in state.expeditions if expeditions.why_not(state, state.turn, face) is None)
    return tuple(Label("expedition", _prize(face)) for face in payable)


def _prize(face: int) -> Args:
    """An expedition and what it brings."""
    card = FACES[face]
    return {"card": card.id, "coins": card.coins, "points": card.points}


def _expeditions(state: PortRoyalState) -> list[Answer]:
    """Each way to fulfil an open expedition, and why the others cannot be fulfilled."""
    place = "front" if state.step in (DISCOVER, REPEL_STEP) else "open"
    found: list[Answer] = []
    for face in state.expeditions:
        facts = _prize(face)
        why = expeditions.why_not(state, state.turn, face)
        if why is not None and state.turn != state.active and expeditions.missing(state, state.turn, face):
            continue  # what it could not fulfil in its own turn either
        if why is not None:
            found.append(Answer(CLAIMS[face][0].action, Label("expedition-barred", facts), refusal=because(why)))
            continue
        ways = expeditions.ways(state, state.turn, face)
        path = (Label("expedition", facts),) if len(ways) > 1 else ()
        for way in ways:
            given: Args = {**facts, "cards": ids(way.cards), "lost": expeditions.points_lost(way)}
            found.append(
                Answer(way.action, Label("expedition-with" if path else "expedition", given), path, place=place)
            )
    return found


# --- trade and hire


def _trade(state: PortRoyalState) -> tuple[Label, list[Answer]]:
    seat = state.turn
    if state.step == BUSTED:
        label, taking = Label("busted", {"seat": seat}), list[Answer]()
    else:
        facts: Args = {"seat": seat, "takes": state.takes, "coins": state.coins[seat], "active_seat": state.active}
        label, taking = Label("trade" if seat == state.active else "trade-other", facts), _takes(state)
    took = state.step == BUSTED or seat in state.fates
    finish = Answer(DONE, Label("done" if took else "take-nothing"), kind="finish", confirm=_left_lying(state))
    return label, [*taking, *_expeditions(state), finish]


def _left_lying(state: PortRoyalState) -> Label | None:
    """What is asked before the seat leaves a ship that brings coins for nothing, or points in the match's last turn."""
    seat = state.turn
    if state.step == BUSTED or not state.takes:
        return None
    if state.ending and (state.active + 1) % state.seats == state.starter:
        # Coins that are left only break ties.
        within = {FACE_OF[str(action[1])] for action in trade.within_reach(state, seat)}
        hired = max((face for face in within if KIND[face] == PERSON), key=POINTS.__getitem__, default=None)
        if hired is not None and POINTS[hired]:
            return Label("leave-person", {"card": FACES[hired].id, "points": POINTS[hired], "takes": state.takes})
    ships = [face for face in state.harbour if KIND[face] == SHIP]
    best = max(ships, key=lambda face: trade.income(state, seat, face), default=None)
    if best is None or (gain := trade.income(state, seat, best) - display.fee(state, seat)) <= 0:
        return None
    return Label("leave-ship", {"card": FACES[best].id, "coins": gain, "takes": state.takes})


def _takes(state: PortRoyalState) -> list[Answer]:
    """An answer for each face in the harbour: persons by points, ships by income, ships without their coins."""
    legal = trade.choices(state)
    persons: list[Answer] = []
    ships: list[Answer] = []
    declining: list[Answer] = []
    lying: dict[int, int] = {}
    for number, (face, fate) in enumerate(zip(state.drawn, state.fates, strict=True), 1):
        if fate == HARBOUR:
            lying.setdefault(face, number)
    for face in sorted(lying, key=lambda face: (-POINTS[face], -_worth(state, face), lying[face])):
        if KIND[face] == PERSON:
            persons.append(_hire(state, face, lying[face], can=TAKE[face] in legal))
            continue
        ships.append(_sell(state, face, lying[face], can=TAKE[face] in legal))
        if state.contracts and COLOUR[face] in contracts.DECLINED_COLOUR:
            declining += _decline(state, face, lying[face], can=DECLINE[face] in legal)
    vain = [ship for ship in ships if ship.confirm is not None]
    return [*persons, *(ship for ship in ships if ship not in vain), *declining, *vain]


def _common(state: PortRoyalState, face: int, number: int) -> Args:
    fee = display.fee(state, state.turn)
    return {"card": FACES[face].id, "number": number, "fee": fee, "active_seat": state.active}


def _hire(state: PortRoyalState, face: int, number: int, *, can: bool) -> Answer:
    """A person with its price, its points and what it can do; or how many coins are missing."""
    seat = state.turn
    price = display.price(state, seat, face)
    common = _common(state, face, number)
    pays = price + display.fee(state, state.turn)
    facts: Args = {**common, "price": price, "pays": pays, "points": POINTS[face]}
    colour = COLOURS[COLOUR[face]] if COLOUR[face] >= 0 else "none"
    label = Label("hire", {**facts, "power": FACES[face].power, "swords": _swords(face), "colour": colour})
    if can:
        return Answer(TAKE[face], label)
    why = Label("too-expensive", {**facts, "coins": state.coins[seat]}) if state.takes else Label("no-takes-left")
    return Answer(TAKE[face], label, refusal=why)


def _swords(face: int) -> int:
    return sum(amount for power, amount in FACES[face].gives if power == SWORDS)


def _sell(state: PortRoyalState, face: int, number: int, *, can: bool) -> Answer:
    """A ship with its income; asked once where the fee eats all of it."""
    seat = state.turn
    clerks = state.powers[seat][CLERK_OF + COLOUR[face]]
    facts: Args = {
        **_common(state, face, number),
        "coins": trade.income(state, seat, face),
        "gains": max(0, trade.income(state, seat, face) - display.fee(state, seat)),
        "gift": GIFT_OF[face],
        "more": clerks,
    }
    if not can:
        return Answer(TAKE[face], Label("trade", facts), refusal=Label("no-takes-left"))
    if trade.brings_something(state, seat, face):
        return Answer(TAKE[face], Label("trade", facts))
    return Answer(TAKE[face], Label("trade", facts), kind="lesser", confirm=Label("trade-for-nothing", facts))


def _decline(state: PortRoyalState, face: int, number: int, *, can: bool) -> list[Answer]:
    """A ship without its coins, with the contract that this is for; barred only where the contract lies open."""
    seat = state.turn
    contract = EVENT_CONTRACT[contracts.DECLINED_COLOUR[COLOUR[face]]]
    if contract not in state.contracts:
        return []
    slot = state.contracts.index(contract)
    facts: Args = {
        **_common(state, face, number),
        "contract": CONTRACTS[contract].id,
        "step": state.parked[slot][seat] + 1,
        "of": CONTRACTS[contract].counts,
    }
    if can:
        return [Answer(DECLINE[face], Label("decline", facts))]
    code = trade.why_not_decline(state, seat, face) or "no-takes-left"
    why = Label(code, {"contract": CONTRACTS[contract].id} if code.startswith("contract-") else {})
    return [Answer(DECLINE[face], Label("decline-barred", facts), refusal=why)]


def _worth(state: PortRoyalState, face: int) -> int:
    return trade.income(state, state.turn, face) if KIND[face] == SHIP else COST[face]


def _gift(state: PortRoyalState) -> tuple[Label, list[Answer]]:
    seat = state.turn
    coins = GIFT_OF[state.gift]
    answers = [
        Answer(
            GIFT[other],
            Label("gift-to", {"to_seat": other, "has": state.coins[other], "points": state.points[other]}),
        )
        for other in range(state.seats)
        if other != seat
    ]
    return Label("gift", {"seat": seat, "card": FACES[state.gift].id, "coins": coins}), answers
