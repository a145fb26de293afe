"""Standing answers of Port Royal: what to take in others' turns, and how far to draw in the own one.

Nobody has secrets here; what nobody could weigh beforehand is what is drawn. RULES.md, "Standing answers", says when a
seat is asked all the same.
"""

from __future__ import annotations

from typing import Final

from engine.core.action import Action
from engine.core.question import Label, Question
from engine.core.standing import (
    BadStanding,
    Field,
    Give,
    Kind,
    Noted,
    Standing,
    StandingAnswers,
    Stop,
    Verdict,
    numbers,
)
from engine.games.port_royal.actions import DONE, DRAW, KEEP, REPEL, TAKE
from engine.games.port_royal.components import (
    CAPTAIN_CARD,
    COINS,
    COLOUR,
    COLOURS,
    FACE_OF,
    FACES,
    JACK_CARD,
    KIND,
    NO_COLOUR,
    PERSON,
    POINTS,
    PRIEST_CARD,
    SETTLER_CARD,
    SHIP,
    TAKES,
    TAX,
    TAXED_FROM,
    VOYAGE,
    Face,
)
from engine.games.port_royal.meta import BASE
from engine.games.port_royal.model import BUSTED, DISCOVER, OVER, TRADE
from engine.games.port_royal.model import REPEL as REPEL_STEP
from engine.games.port_royal.view import Drawn, PortRoyalView

OTHERS, ASK_ONLY, DRAW_UNTIL = "others", "ask-only", "draw-until"
NO: Final = "0"
"""A number that was not chosen."""
_HIGHEST_SHIP: Final = 6
_CHANCES: Final = tuple(map(str, (0, 5, 10, 15, 20, 25, 30, 40, 50)))
_READY_CHANCES: Final = (5, 10, 15, 20, 30)
_MOST_CARDS: Final = 10
_LEFT_AFTER_TAX: Final = TAXED_FROM - TAXED_FROM // 2
"""Whoever has fewer coins after a tax increase has not paid."""


def sort_of(face: Face) -> str:
    """What a person is, whatever it costs: "sailor", "trader-red"."""
    return face.power if face.colour == NO_COLOUR else f"{face.power}-{COLOURS[face.colour]}"


_BASE_SORTS: Final = tuple(dict.fromkeys(sort_of(face) for face in FACES if face.kind == PERSON and face.copies))
_ALL_SORTS: Final = tuple(dict.fromkeys(sort_of(face) for face in FACES if face.kind == PERSON))
_CREW: Final = frozenset(sort_of(FACES[card]) for card in (CAPTAIN_CARD, PRIEST_CARD, SETTLER_CARD, JACK_CARD))
_TRADERS: Final = "trader-"


class PortRoyalStanding(StandingAnswers[PortRoyalView]):
    """The standing answers of Port Royal."""

    def kinds(self, view: PortRoyalView) -> tuple[Kind, ...]:
        if view.step == OVER or view.reader is None:
            return ()
        sorts = _BASE_SORTS if view.expansion == BASE else _ALL_SORTS
        ships = Field("ships", numbers(0, _HIGHEST_SHIP), (NO,))
        persons = Field("persons", sorts, least=0, most=len(sorts))
        until = Field("until", ("turn", "always"), ("turn",))
        neither = Field("neither", ("nothing", "ask"), ("nothing",))
        both = Field("both", ("ask", "ship", "person"), ("ask",))
        others = (
            Kind(OTHERS, OTHERS, (ships, persons, neither, both, until)),
            Kind(ASK_ONLY, OTHERS, (ships, persons, until)),
        )
        if view.active == view.reader and view.step in (TRADE, BUSTED):
            return others
        wished = Field("wished", sorts, least=0, most=len(sorts))
        until_fields = (
            Field("colours", (NO, *numbers(2, len(COLOURS))), (NO,)),
            Field("cards", (NO, *numbers(2, _MOST_CARDS)), (NO,)),
            Field("chance", _CHANCES, (NO,)),
            wished,
            Field("repel", ("ask", "always", "never", "twin"), ("ask",)),
        )
        drawing = Kind(DRAW_UNTIL, DRAW_UNTIL, until_fields, now=_may_draw(view), ready=_ready(view))
        return (drawing, *others)

    def note(self, view: PortRoyalView, kind: str) -> Noted:
        """The own turn that an answer is for, or after which it was given; what the seat has seen of it."""
        turn = turns_begun(view)
        if kind == DRAW_UNTIL:
            return {"turn": turn, "drawn": len(view.drawn)} if _draws(view) else {"turn": turn + 1, "drawn": 0}
        return {"turn": turn, "last": int(view.last_round)}

    def check(self, view: PortRoyalView, standing: Standing) -> None:
        if standing.kind == DRAW_UNTIL:
            _check_drawing(view, standing)
            return
        ships, persons = int(standing.one("ships")), standing.all("persons")
        if ships > (best := _best_income(view, persons)):
            raise BadStanding("standing-no-such-ship", coins=ships, best=best)
        if standing.kind == ASK_ONLY:
            return
        if not ships and not persons and standing.one("neither") == "ask":
            raise BadStanding("standing-always-asks")
        if standing.one("both") != "ask" and not (ships and persons):
            raise BadStanding("standing-not-both")

    def over(self, standing: Standing, view: PortRoyalView) -> bool:
        turn, given = turns_begun(view), int(standing.noted["turn"])
        if standing.kind == DRAW_UNTIL:
            return turn > given or (turn == given and not _draws(view))
        return standing.one("until") == "turn" and turn != given

    def answer(self, standing: Standing, view: PortRoyalView, question: Question) -> Verdict:
        if standing.kind == DRAW_UNTIL:
            return _drawing(standing, view, question) if _draws(view) else None
        if view.active == view.reader or view.step != TRADE:
            return None
        return _taking(standing, view, question)


def turns_begun(view: PortRoyalView) -> int:
    """How many turns of the reader have begun."""
    assert view.reader is not None
    place, now = ((seat - view.starter) % view.seats for seat in (view.reader, view.active))
    return view.round - (place > now)


def _draws(view: PortRoyalView) -> bool:
    return view.active == view.reader and view.step in (DISCOVER, REPEL_STEP)


def _may_draw(view: PortRoyalView) -> bool:
    """Whether the reader is asked to draw or stop."""
    return view.active == view.reader and view.step == DISCOVER


def _ready(view: PortRoyalView) -> tuple[tuple[str, str], ...]:
    """How far many draw from here: some cards more, so many colours that more may be taken, up to a risk."""
    if not _may_draw(view):
        return ()
    lying = len(_lying(view))
    cards = [lying + more for more in (2, 3, 4) if lying + more <= _MOST_CARDS]
    colours = [count for count in TAKES if count > view.colours]
    chances = [chance for chance in _READY_CHANCES if view.odds.bust * 100 <= chance * view.odds.cards]
    found = {"cards": cards, "colours": colours, "chance": chances}
    return tuple((field, str(number)) for field, numbers in found.items() for number in numbers)


def _lying(view: PortRoyalView) -> list[Drawn]:
    """The cards of the turn that lie in the harbour."""
    return [drawn for drawn in view.drawn if drawn.fate in ("harbour", "open")]


def _best_income(view: PortRoyalView, persons: tuple[str, ...]) -> int:
    """The most that a ship may bring the reader, with its traders and one that these answers may hire."""
    assert view.reader is not None
    powers = dict(view.players[view.reader].powers)
    return max(
        COINS[index] + powers.get(f"{_TRADERS}{colour}", 0) + (f"{_TRADERS}{colour}" in persons)
        for index, face in enumerate(FACES)
        if face.kind == SHIP and (face.copies or view.expansion != BASE)
        for colour in (COLOURS[face.colour],)
    )


# --- others' turns


def _taking(standing: Standing, view: PortRoyalView, question: Question) -> Verdict:
    """What is taken: the ship that brings most, the person with most points, the cheaper one among equals."""
    legal = [answer.action for answer in question.legal()]
    coins = {TAKE[FACE_OF[view.drawn[offer.number - 1].card]]: offer.coins for offer in view.own_offers}
    there = [action for action in dict.fromkeys(coins) if action in legal]
    ships = [action for action in there if KIND[_face(action)] == SHIP]
    persons = [action for action in there if KIND[_face(action)] == PERSON]
    if _unweighed(standing, view, persons):
        return None
    least, wanted = int(standing.one("ships")), standing.all("persons")
    ships = [action for action in ships if least and coins[action] >= least]
    persons = [action for action in persons if _sort(action) in wanted]
    ship = max(ships, key=coins.__getitem__, default=None)
    person = max(persons, key=lambda action: (POINTS[_face(action)], -coins[action]), default=None)
    if standing.kind == ASK_ONLY:
        return None if ship or person else Give(DONE, standing)
    taken = any(drawn.seat == view.reader for drawn in view.drawn)
    if not ship and not person:
        ask = standing.one("neither") == "ask" and not taken
        return None if ask else Give(DONE, standing)
    if ship and person:
        first = {"ship": ship, "person": person}.get(standing.one("both"))
        return None if first is None else Give(first, standing)
    found = ship or person
    assert found is not None
    return Give(found, standing)


def _unweighed(standing: Standing, view: PortRoyalView, persons: list[Action]) -> bool:
    """Whether something has come to light in this turn that the reader had no chance to weigh."""
    if view.last_round and not standing.noted["last"]:
        return True
    if any(_is(drawn, TAX) for drawn in view.drawn) and _may_have_paid(view):
        return True
    crew = any(_sort(action) in _CREW - set(standing.all("persons")) for action in persons)
    return crew and any(_is(drawn, VOYAGE) for drawn in view.drawn)


def _may_have_paid(view: PortRoyalView) -> bool:
    assert view.reader is not None
    return view.players[view.reader].coins >= _LEFT_AFTER_TAX


def _face(action: Action) -> int:
    return FACE_OF[str(action[1])]


def _sort(action: Action) -> str:
    return sort_of(FACES[_face(action)])


def _is(drawn: Drawn, kind: int) -> bool:
    return KIND[FACE_OF[drawn.card]] == kind


# --- the own turn


def _check_drawing(view: PortRoyalView, standing: Standing) -> None:
    colours, cards, chance = (int(standing.one(field)) for field in ("colours", "cards", "chance"))
    if not (colours or cards or chance or standing.all("wished")):
        raise BadStanding("standing-endless")
    if cards and colours > cards:
        raise BadStanding("standing-fewer-cards", colours=colours, cards=cards)
    if _draws(view) and _met(standing, view) is not None:
        raise BadStanding("standing-holds-already")


def _drawing(standing: Standing, view: PortRoyalView, question: Question) -> Verdict:
    legal = [one.action for one in question.legal()]
    new = [drawn for drawn in view.drawn if drawn.number > int(standing.noted["drawn"])]
    if any(drawn.card in view.payable for drawn in new):
        return Stop(Label("expedition"))
    if any(_is(drawn, TAX) for drawn in new) and _may_have_paid(view):
        return Stop(Label("taxed"))
    if view.step == REPEL_STEP:
        return _repelling(standing, view)
    met = _met(standing, view)
    if met is not None or DRAW not in legal:
        return Stop(met)
    return Give(DRAW, standing)


def _repelling(standing: Standing, view: PortRoyalView) -> Verdict:
    """Repel or let in as was said; letting in the second ship of a colour is never done without asking."""
    rule = standing.one("repel")
    new = FACE_OF[view.drawn[-1].card]
    lying = [FACE_OF[drawn.card] for drawn in view.drawn if drawn.fate == "harbour"]
    twin = any(KIND[face] == SHIP and COLOUR[face] == COLOUR[new] for face in lying)
    if rule == "always" or (rule == "twin" and twin):
        return Give(REPEL, standing)
    return None if rule == "ask" or twin else Give(KEEP, standing)


def _met(standing: Standing, view: PortRoyalView) -> Label | None:
    """The condition to stop drawing that holds now."""
    colours, cards, chance = (int(standing.one(field)) for field in ("colours", "cards", "chance"))
    lying = _lying(view)
    if colours and view.colours >= colours:
        return Label("colours", {"colours": view.colours})
    if cards and len(lying) >= cards:
        return Label("cards", {"cards": len(lying)})
    if chance and view.odds.bust * 100 > chance * view.odds.cards:
        return Label("chance", {"bust": view.odds.bust, "cards": view.odds.cards, "chance": chance})
    for drawn in lying:
        if _is(drawn, PERSON) and sort_of(FACES[FACE_OF[drawn.card]]) in standing.all("wished"):
            return Label("wished", {"card": drawn.card})
    return None


STANDING: Final = PortRoyalStanding()
