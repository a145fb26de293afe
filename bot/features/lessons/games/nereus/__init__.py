"""The lesson of Waters of Nereus."""

from __future__ import annotations

from bot.features.lessons.lesson import Lesson, Note, Routine, Slip
from engine.core.action import Action
from engine.games.nereus.view import NereusView

ACTING = ("turn", "turn-after", "shift")
"""Where a turn can be interrupted for storage and science cards."""


def chest_waits(view: NereusView) -> bool:
    """Whether a treasure in hand would go into the chest."""
    return view.own is not None and any(spot == "chest" for _, spot in view.own.places)


def has_pair(view: NereusView) -> bool:
    """Whether two treasures of one colour lie in the reader's storage."""
    return view.reader is not None and any(count >= 2 for count in view.players[view.reader].cabin.storage)


def has_power(view: NereusView) -> bool:
    """Whether the reader could play a science card."""
    return view.reader is not None and view.players[view.reader].power > 0


def lost_treasure(view: NereusView, action: Action) -> bool:
    """Whether the turn ended with treasures in hand that had a place."""
    return action == ("end",) and view.own is not None and bool(view.hand) and bool(view.own.places)


def left_action(view: NereusView, action: Action) -> bool:
    """Whether the turn ended before the crew member had done anything."""
    return action == ("end",) and not view.hand


def took_further_right(view: NereusView, action: Action) -> bool:
    """Whether a space was chosen while one further to the left was free."""
    return action[0] == "space" and int(action[1]) > 1


def stows_as_ever(view: NereusView, action: Action) -> bool:
    """Whether treasures go to their places on a later day, where nothing about that is new."""
    return view.day > 2 or (view.day == 2 and not chest_waits(view))


def acts_as_ever(view: NereusView, action: Action) -> bool:
    """Whether a turn goes on or ends on a later day without anything that could be new."""
    if view.day == 1 or action == ("end",):
        return view.day > 1
    return not has_power(view) and (view.day > 2 or not has_pair(view))


LESSON = Lesson(
    seed="00000000000000000000000000000005",
    seats=2,
    options={"neutral": False},
    notes=(
        Note("corner", asks=("choose-corner",)),
        Note("science", asks=("keep-science",)),
        Note("crew", asks=("choose-crew",)),
        Note("space", asks=("choose-space",)),
        Note("sail", asks=("sail",)),
        Note("stow", asks=("stow",)),
        Note("choose", asks=("choose-crew",), when=lambda view: view.cycle == 2),
        Note("gold", asks=("choose-space",), when=lambda view: view.cycle >= 2),
        Note("action", asks=("turn",)),
        Note("fetch", asks=("fetch",)),
        Note("chest", asks=("stow",), when=chest_waits),
        Note("gem", asks=ACTING, when=has_pair),
        Note("explore", asks=("explore",)),
        Note("shift", asks=("shift",)),
        Note("day", asks=("choose-crew",), when=lambda view: view.day == 2),
        Note("power", asks=ACTING, when=has_power),
    ),
    opening=(
        (0, ("corner", "A1")),
        (1, ("corner", "E1")),
        (1, ("keep", "draw-two", "stored-red", "stored-purple")),
        (0, ("keep", "stored-white", "stored-black", "captain-done")),
        (1, ("crew", "explorer")),
        (0, ("crew", "captain")),
        (0, ("space", 1)),
        (0, ("sail", "C3", 0, 0)),
        (0, ("stow-most",)),
        (1, ("space", 1)),
        (1, ("fetch", "D1", "white")),
        (1, ("stow", "white", "storage")),
        (1, ("crew", "captain")),
        (0, ("crew", "purser")),
        (1, ("space", 2)),
        (1, ("sail", "E2", 0, 0)),
        (1, ("stow", "white", "merchant")),
        (1, ("stow", "yellow", "scientist-yellow")),
        (0, ("act", 1)),
    ),
    routines=(
        Routine(("stow", "row-where", "take-where", "drop-which"), stows_as_ever),
        Routine(ACTING, acts_as_ever),
        Routine(("turn-after", "shift"), lambda view, _: view.day > 2),
        Routine(("explore",), lambda view, _: view.day > 2),
        Routine(("choose-space",), lambda view, _: view.day > 1),
    ),
    slips=(Slip("lost", lost_treasure), Slip("idle", left_action), Slip("space", took_further_right)),
)
