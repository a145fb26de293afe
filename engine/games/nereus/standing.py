"""Standing answers of Waters of Nereus: crew cards for the day, plain turns, and the steps that end a turn.

Crew cards are secret until all have chosen, so what is answered here is answered as unseen as a press. What comes to
light unweighed is a new discovery, a science card, a treasure from the bag (RULES.md, "Standing answers").
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.action import Action
from engine.core.event import Args
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
from engine.games.nereus.actions import ACT, BASIC, CHOOSE, DECLINE, DO_ENHANCED, END, SPACE, STOW_ALL, STOW_MOST
from engine.games.nereus.components import CHEST, CREW, CYCLES, MERCHANT, PURSER, SCIENTIST, SPACES, explorer_prices
from engine.games.nereus.view import NereusView

CREW_CARDS, PLAIN, EXTRA, STOW, LAST = "crew", "plain", "extra", "stow", "end"
NO: Final = "0"
_PLACES: Final = ("first", "second", "third", "fourth")
_PLAIN_CREW: Final = tuple(CREW[member] for member in (PURSER, MERCHANT, SCIENTIST))
"""Those who name no cell and move nothing."""
_CREW_VERBS: Final = frozenset({"act", "basic", "gold", "enhanced", "sail", "fetch", "shift"})
_SELLING: Final = frozenset({"sell", "end"})


class NereusStanding(StandingAnswers[NereusView]):
    """The standing answers of Waters of Nereus."""

    def kinds(self, view: NereusView) -> tuple[Kind, ...]:
        if view.own is None or view.phase in ("corners", "science", "over"):
            return ()
        spaces = len(SPACES[view.side][PURSER])
        prices = explorer_prices(view.side, view.seats)
        found = [
            Kind(
                PLAIN,
                PLAIN,
                (
                    Field("members", _PLAIN_CREW, _PLAIN_CREW, most=len(_PLAIN_CREW)),
                    Field("space", numbers(1, spaces), (str(spaces),)),
                    Field("finish", ("end", "ask"), ("end",)),
                ),
            ),
            Kind(EXTRA, EXTRA, (Field("price", (NO, *map(str, sorted(set(prices)))), (NO,)),)),
            Kind(STOW, STOW, (Field("stowing", ("best", "storage"), ("best",)),)),
            Kind(LAST, LAST, (Field("ending", ("selling",), ("selling",)),)),
        ]
        if cards := _open_cycles(view):
            held = _in_hand(view)
            places = tuple(
                Field(place, held if not number else (NO, *held), () if not number else (NO,))
                for number, place in enumerate(_PLACES[:cards])
            )
            row = Field("row", ("any", "first"), ("any",))
            found.insert(0, Kind(CREW_CARDS, CREW_CARDS, (*places, row), now=_chooses(view)))
        return tuple(found)

    def note(self, view: NereusView, kind: str) -> Noted:
        return {"day": view.day} if kind == CREW_CARDS else {}

    def facts(self, standing: Standing) -> Args:
        return {**super().facts(standing), "cards": tuple(_cards(standing))}

    def check(self, view: NereusView, standing: Standing) -> None:
        if standing.kind == CREW_CARDS:
            cards = _cards(standing)
            if len(set(cards)) < len(cards):
                raise BadStanding("standing-crew-twice")

    def over(self, standing: Standing, view: NereusView) -> bool:
        if standing.kind != CREW_CARDS:
            return False
        cards = _in_hand(view) if _open_cycles(view) and standing.noted["day"] == view.day else ()
        return not any(card in cards for card in _cards(standing))

    def answer(self, standing: Standing, view: NereusView, question: Question) -> Verdict:
        possible = [answer.action for answer in question.legal()]
        verbs = {action[0] for action in possible}
        if standing.kind == CREW_CARDS:
            return _choosing(standing, view) if verbs == {"crew"} else None
        if standing.kind == EXTRA:
            return _declining(standing, view) if DECLINE in possible else None
        if standing.kind == PLAIN:
            return _plain_turn(standing, view, possible) if verbs & {"space", "end"} else None
        if END not in possible or verbs & _CREW_VERBS:
            return None
        if standing.kind == STOW:
            return _stowing(standing, view, possible)
        # Before the basic action a sale may be what pays for it.
        done = "basic" in view.done or "sell" not in verbs
        return Give(END, standing) if verbs <= _SELLING and done and not view.hand else None


def _chooses(view: NereusView) -> bool:
    """Whether the reader is to choose a crew card now."""
    return view.phase == "crew" and view.own is not None and view.own.choice is None


def _open_cycles(view: NereusView) -> int:
    """For how many cycles of the day the reader has not chosen yet."""
    return CYCLES - view.cycle + _chooses(view)


def _in_hand(view: NereusView) -> tuple[str, ...]:
    """The crew cards that the reader may still choose today."""
    assert view.own is not None
    return tuple(card for card in view.own.crew if card != view.own.choice)


def _cards(standing: Standing) -> list[str]:
    return [card for place in _PLACES if (card := standing.one(place)) not in ("", NO)]


def _choosing(standing: Standing, view: NereusView) -> Verdict:
    held = _in_hand(view)
    cards = [card for card in _cards(standing) if card in held]
    member = CREW.index(cards[0])
    first = view.rows[member][0]
    if standing.one("row") == "first" and (first.neutral or first.seat is not None):
        return Stop(Label("row-taken", {"crew": cards[0]}))
    left = None
    if len(cards) > 1:
        places = {place: (card,) for place, card in zip(_PLACES, cards[1:], strict=False)}
        left = msgspec.structs.replace(standing, values={**places, "row": standing.all("row")})
    return Give(CHOOSE[member], left)


def _declining(standing: Standing, view: NereusView) -> Verdict:
    """Decline from the price on; not while something is in hand that would be lost."""
    dear = view.extra_gold >= int(standing.one("price"))
    return Give(DECLINE, standing) if dear and not view.hand else None


def _plain_turn(standing: Standing, view: NereusView, possible: list[Action]) -> Verdict:
    """The leftmost free space, the basic action, the enhanced one where nothing is drawn for it, and the end.

    What cannot be done to the end of the basic action, or leaves a choice there, is not begun.
    """
    crew = view.acting_crew
    if crew not in standing.all("members") or view.explorers or view.hand:
        return None
    if view.acting_space is None:
        free = next((action for action in SPACE if action in possible), None)
        if free is None or int(free[1]) > int(standing.one("space")):
            return None
        return Give(free, standing) if ACT[""][int(free[1]) - 1] in possible else None
    if BASIC in possible:
        return Give(BASIC, standing)
    if "basic" not in view.done:
        return None
    if DO_ENHANCED in possible:
        return Give(DO_ENHANCED, standing) if crew != CREW[SCIENTIST] else None
    return Give(END, standing) if standing.one("finish") == "end" and not _drew(view) else None


def _drew(view: NereusView) -> bool:
    """Whether this turn may have brought a science card, by its space or by hand: the reader wants to look at it."""
    if view.acting_crew != CREW[SCIENTIST] or view.acting_space is None:
        return False
    return bool(SPACES[view.side][SCIENTIST][view.acting_space - 1].cards) or view.done != ("basic",)


def _stowing(standing: Standing, view: NereusView, possible: list[Action]) -> Verdict:
    """Everything where it brings most, or into the storage; the reader is asked where the chest may draw a treasure."""
    one_by_one = [action for action in possible if action[0] == "stow"]
    if standing.one("stowing") == "storage":
        stored = [action for action in one_by_one if action[2] == "storage"]
        found = [STOW_ALL] if STOW_ALL in possible else stored if len(view.hand) == 1 else []
        return Give(found[0], standing) if found else None
    assert view.reader is not None
    filled = len(view.players[view.reader].cabin.chest)
    next_spaces = CHEST[filled : filled + len(view.hand)]
    if any(space.treasures for space in next_spaces) and any(action[2] == "chest" for action in one_by_one):
        return None
    best = STOW_MOST if STOW_MOST in possible else next(iter(one_by_one), None)
    return Give(best, standing) if best else None


STANDING: Final = NereusStanding()
