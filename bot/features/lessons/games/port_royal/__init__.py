"""The lesson of Port Royal."""

from __future__ import annotations

from bot.features.lessons.lesson import Lesson, Note, Routine, Slip
from engine.core.action import Action
from engine.games.port_royal.view import PortRoyalView

MUCH = 10
"""Coins that a tax increase is soon to halve."""
NEAR = 6
"""Points of somebody with which the end comes into sight."""
ROUTINE = 4
"""From this round on it is drawn and stopped for the person where hardly a card can hurt."""
HARDLY = 8
"""Not even one card in so many ends the turn."""
RISKY = 3
"""One card in so many ends the turn: a risk that should have a reason."""


def coins(view: PortRoyalView) -> int:
    """What the reader has."""
    assert view.reader is not None
    return view.players[view.reader].coins


def my_turn(view: PortRoyalView) -> bool:
    """Whether the reader is the active player."""
    return view.active == view.reader


def discovering(view: PortRoyalView) -> bool:
    """Whether the reader chooses between drawing and stopping, with something in the harbour."""
    return my_turn(view) and view.step == "discover" and bool(view.own_offers)


def drew_at_risk(view: PortRoyalView, action: Action) -> bool:
    """Whether a card was drawn although many would have ended the turn."""
    return action == ("draw",) and view.odds.bust * RISKY >= view.odds.cards


def stopped_early(view: PortRoyalView, action: Action) -> bool:
    """Whether drawing was stopped although little could go wrong."""
    return action == ("stop",) and view.odds.bust * 2 * RISKY <= view.odds.cards


def took_nothing(view: PortRoyalView, action: Action) -> bool:
    """Whether cards were left lying that could have been had."""
    return action == ("done",) and any(offer.can for offer in view.own_offers)


def hardly_risky(view: PortRoyalView, action: Action) -> bool:
    """Whether it is drawn or stopped, in a later round, where hardly a card can hurt.

    Both, since stopping there is about as good as drawing: who is asked each time and always draws is asked until it
    hurts after all.
    """
    decides = action in (("draw",), ("stop",))
    return view.round >= ROUTINE and decides and view.odds.bust * HARDLY <= view.odds.cards


LESSON = Lesson(
    seed="0000000000000000000000000000000d",
    seats=2,
    notes=(
        Note("draw", asks=("discover",)),
        Note("stop", when=discovering),
        Note("ships", when=lambda view: discovering(view) and view.colours >= 2),
        Note("four", when=lambda view: discovering(view) and view.colours >= 3),
        Note("take", asks=("trade",)),
        Note("tax", when=lambda view: coins(view) >= MUCH),
        Note("other", asks=("trade-other",)),
        Note("expedition", when=lambda view: bool(view.expeditions)),
        Note("repel", asks=("repel",)),
        Note("end", when=lambda view: max(player.points for player in view.players) >= NEAR),
    ),
    opening=(
        (0, ("draw",)),
        (0, ("draw",)),
        (0, ("draw",)),
        (0, ("draw",)),
        (0, ("draw",)),
        (0, ("stop",)),
        (0, ("take", "black-2-4")),
    ),
    routines=(
        Routine(("discover",), hardly_risky),
        Routine(("trade-other",), lambda view, _: view.round >= 2 * ROUTINE),
    ),
    slips=(Slip("drew", drew_at_risk), Slip("stopped", stopped_early), Slip("nothing", took_nothing)),
)
