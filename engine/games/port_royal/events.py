"""What happens in Port Royal, as facts. Everything is public.

`number` is the place of a card in the order drawn this turn, 1 for the first. `shown` are the cards that were the
coins paid, turned face up on the discard pile.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from engine.core.event import Args, Event, Seat
from engine.games.port_royal.components import (
    COLOURS,
    CONTRACTS,
    FACES,
    ID,
    NEVER,
    PERSON,
    SHIP,
    SWORDS_OF,
    TAX,
    VOYAGE,
)


def ids(faces: Iterable[int]) -> tuple[str, ...]:
    """The ids of cards."""
    return tuple([ID[face] for face in faces])


def starts(seat: Seat, coins: int) -> Event:
    """The lot has named the starting player; everybody has the first coins."""
    return Event("starts", {"seat": seat, "coins": coins})


def expedition_open(face: int) -> Event:
    """With five players an expedition lies open from the start."""
    return Event("expedition-open", {"card": FACES[face].id})


def contracts_open(contracts: Iterable[int]) -> Event:
    """The contracts of this match."""
    return Event("contracts-open", {"contracts": tuple(CONTRACTS[contract].id for contract in contracts)})


@cache
def turn(seat: Seat, number: int) -> Event:
    """The turn of `seat` begins, in round `number`."""
    return Event("turn", {"seat": seat, "round": number})


_KINDS = {SHIP: "ship", PERSON: "person", VOYAGE: "expedition", TAX: "tax"}
_DRAWN: Final[tuple[Args, ...]] = tuple(
    {
        "seat": 0,
        "number": 0,
        "card": card.id,
        "kind": _KINDS[card.kind],
        "coins": card.coins,
        "cost": card.cost,
        "points": card.points,
        "swords": 0 if card.swords == NEVER else card.swords,
        "repel": "never" if card.swords == NEVER else "may",
    }
    for card in FACES
)
"""The facts of a card that is drawn, by face: as if a player with all its swords drew it."""


def drew(seat: Seat, number: int, face: int, have: int) -> Event:
    """A card drawn by a player with `have` swords.

    kind:   ship, person, expedition or tax.
    swords: those of a ship, 0 with a skull; repel: whether its player may repel it: "may", "too-few" or "never".
    """
    facts = _DRAWN[face].copy()
    facts["seat"] = seat
    facts["number"] = number
    if have < SWORDS_OF[face] < NEVER:
        facts["repel"] = "too-few"
    return Event("drew", facts)


def extra_tax(seat: Seat, face: int) -> Event:
    """A tax increase without a card, because the piles have run dry while discovering."""
    return Event("extra-tax", {"seat": seat, "card": FACES[face].id})


def taxed(seat: Seat, coins: int, shown: list[int]) -> Event:
    return Event("taxed", {"seat": seat, "coins": coins, "shown": ids(shown)})


def tax_bonus(face: int, seats: tuple[Seat, ...], best: int) -> Event:
    """Who gets the bonus coin of a tax increase, for `best` swords or points."""
    return Event("tax-bonus", {"card": FACES[face].id, "seats": seats, "best": best})


def repelled(seat: Seat, number: int, face: int) -> Event:
    return Event("repelled", {"seat": seat, "number": number, "card": FACES[face].id})


def let_in(seat: Seat, number: int, face: int) -> Event:
    """A ship that could have been repelled goes into the harbour."""
    return Event("let-in", {"seat": seat, "number": number, "card": FACES[face].id})


def went_bust(seat: Seat, first: int, second: int, faces: list[int], risk: int) -> Event:
    """Two ships of one colour: the cards numbered `first` and `second`.

    `faces` are all the cards lost; `risk` is the chance that the card drawn last had to end the turn, in per cent.
    """
    colour = COLOURS[FACES[faces[-1]].colour]
    facts: Args = {
        "seat": seat,
        "first": first,
        "second": second,
        "pair": f"pair-{colour}",
        "cards": ids(faces),
        "lost": len(faces),
        "percent": risk,
    }
    return Event("went-bust", facts)


@cache
def stopped(seat: Seat, takes: int, colours: int) -> Event:
    return Event("stopped", {"seat": seat, "takes": takes, "colours": colours})


def paid(seat: Seat, power: str, coins: int) -> Event:
    """Persons with this power bring their owner coins."""
    return Event("paid", {"seat": seat, "power": power, "coins": coins})


def traded(seat: Seat, number: int, face: int, coins: int, active: Seat, fee: int) -> Event:
    """A ship brought coins; `fee` of the taker's coins went to the active player."""
    facts: Args = {
        "seat": seat,
        "number": number,
        "card": FACES[face].id,
        "coins": coins,
        "active_seat": active,
        "fee": fee,
    }
    return Event("traded", facts)


def declined(seat: Seat, number: int, face: int, active: Seat, fee: int) -> Event:
    """A ship was traded without its coins."""
    facts: Args = {"seat": seat, "number": number, "card": FACES[face].id, "active_seat": active, "fee": fee}
    return Event("declined", facts)


def hired(seat: Seat, number: int, face: int, price: int, shown: list[int], active: Seat, fee: int) -> Event:
    card = FACES[face]
    return Event(
        "hired",
        {
            "seat": seat,
            "number": number,
            "card": card.id,
            "points": card.points,
            "price": price,
            "shown": ids(shown),
            "active_seat": active,
            "fee": fee,
        },
    )


def clerk(seat: Seat, face: int) -> Event:
    """A clerk of the ship's colour lets the taker take another card."""
    return Event("clerk", {"seat": seat, "card": FACES[face].id})


def gift(seat: Seat, to_seat: Seat, coins: int) -> Event:
    return Event("gift", {"seat": seat, "to_seat": to_seat, "coins": coins})


@cache
def done(seat: Seat, taken: int) -> Event:
    """`seat` leaves it at the `taken` cards it has taken."""
    return Event("done", {"seat": seat, "taken": taken})


@cache
def skipped(seats: tuple[Seat, ...]) -> Event:
    """These can take none of the cards that lie there."""
    return Event("skipped", {"seats": seats})


def left_over(faces: list[int]) -> Event:
    return Event("left-over", {"cards": ids(faces)})


def fulfilled(seat: Seat, face: int, crew: Iterable[int], coins: int) -> Event:
    card = FACES[face]
    facts: Args = {"seat": seat, "card": card.id, "cards": ids(crew), "coins": coins, "points": card.points}
    return Event("fulfilled", facts)


def contract_done(seat: Seat, contract: int, place: int, coins: int, points: int) -> Event:
    """A contract is completed by its `place`th player."""
    facts: Args = {"seat": seat, "contract": CONTRACTS[contract].id, "place": place, "coins": coins, "points": points}
    return Event("contract-done", facts)


def contract_step(seat: Seat, contract: int, step: int) -> Event:
    """A cube moves on towards a contract."""
    card = CONTRACTS[contract]
    return Event("contract-step", {"seat": seat, "contract": card.id, "step": step, "of": card.counts})


def collected(seat: Seat, face: int, colours: int) -> Event:
    """A repelled ship is kept for the pack of pirates: now so many colours."""
    return Event("collected", {"seat": seat, "card": FACES[face].id, "colours": colours})


def fleet_given_up(seat: Seat, faces: list[int]) -> Event:
    """The last cube is used: the ships kept for the pack of pirates go to the discard pile."""
    return Event("fleet-given-up", {"seat": seat, "cards": ids(faces)})


def shuffled(cards: int) -> Event:
    return Event("shuffled", {"cards": cards})


def no_coins_left(seat: Seat, missing: int) -> Event:
    """Both piles are empty, so these coins are not paid."""
    return Event("no-coins-left", {"seat": seat, "missing": missing})


def last_round(seat: Seat, points: int) -> Event:
    """Somebody has the points that end the match with this round."""
    return Event("last-round", {"seat": seat, "points": points})


def ended(rounds: int) -> Event:
    return Event("ended", {"rounds": rounds})
