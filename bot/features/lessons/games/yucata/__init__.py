"""The lesson of Yucata'."""

from __future__ import annotations

from bot.features.lessons.lesson import Lesson, Note, Slip
from engine.core.action import Action
from engine.games.yucata.view import Prospect, YucataView

LAST_SPACES = 30
"""From here on the temple is within reach of a card or two."""


def open_plays(view: YucataView) -> list[Prospect]:
    """The reader's cards that may be played now."""
    return [play for play in view.hand if play.refusal is None]


def gap(view: YucataView) -> int:
    """How far the reader is behind the leading amulet."""
    assert view.reader is not None
    return max(view.positions) - view.positions[view.reader]


def chosen(view: YucataView, action: Action) -> Prospect:
    """What the card played would have done."""
    return next(play for play in view.hand if play.card == action[1])


def takes_much_dark(view: YucataView, action: Action) -> bool:
    """Whether it took more dark stones than it had to."""
    return chosen(view, action).dark > min(play.dark for play in open_plays(view))


def passes_pale_by(view: YucataView, action: Action) -> bool:
    """Whether pale stones without a dark one could have been had."""
    free = max((play.pale for play in open_plays(view) if not play.dark), default=0)
    return free > chosen(view, action).pale


LESSON = Lesson(
    seed="00000000000000000000000000000003",
    seats=2,
    notes=(
        Note("card", asks=("play-card",)),
        Note("barred", when=lambda view: any(play.card == view.barred for play in view.hand)),
        Note("stones", when=lambda view: any(play.pale for play in open_plays(view))),
        Note("dark", when=lambda view: any(play.dark for play in open_plays(view))),
        Note("repeat", when=lambda view: any(p.card == "question" and p.effect for p in open_plays(view))),
        Note("behind", when=lambda view: gap(view) > 1),
        Note("spear", when=lambda view: gap(view) > 2 and any(play.card == "spear" for play in open_plays(view))),
        Note("hands", when=lambda view: len(view.hand) <= 4),
        Note("temple", when=lambda view: max(view.positions) >= LAST_SPACES),
    ),
    opening=(
        (0, ("play", "4")),
        (1, ("play", "3")),
        (0, ("play", "2")),
        (1, ("play", "1")),
        (0, ("play", "spear")),
        (1, ("play", "2")),
        (0, ("play", "3")),
    ),
    slips=(Slip("dark", takes_much_dark), Slip("pale", passes_pale_by)),
)
