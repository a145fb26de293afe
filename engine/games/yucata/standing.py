"""Standing answers of Yucata': the next cards, one a turn or the first of several that does no harm.

Nothing is drawn and nobody has secrets, so what changes until the turn comes is where the amulets stand. A card is
played only if what it does then is what was asked for; one that would end the match never is (RULES.md).
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.event import Args
from engine.core.question import Label, Question
from engine.core.standing import BadStanding, Field, Give, Kind, Standing, StandingAnswers, Stop, Verdict
from engine.games.yucata.actions import PLAY
from engine.games.yucata.components import CARDS, END
from engine.games.yucata.view import Prospect, YucataView

CARDS_AHEAD: Final = "cards"
NO: Final = "0"
_WAYS: Final = ("any", "no-dark", "no-stones", "no-loss", "gain-1", "gain-2", "gain-3")
"""What must hold of a card's way when it is played."""
_PLACES: Final = ("first", "second", "third")


class YucataStanding(StandingAnswers[YucataView]):
    """The standing answers of Yucata'."""

    def kinds(self, view: YucataView) -> tuple[Kind, ...]:
        if view.over or view.reader is None or view.reader in view.waits:
            return ()
        held = view.hands[view.reader]
        fields = (
            Field("first", held),
            Field("second", (NO, *held), (NO,)),
            Field("third", (NO, *held), (NO,)),
            Field("order", ("turn", "choice"), ("turn",)),
            Field("way", _WAYS, ("any",)),
        )
        return (Kind(CARDS_AHEAD, CARDS_AHEAD, fields),)

    def check(self, view: YucataView, standing: Standing) -> None:
        cards = _cards(standing)
        if len(set(cards)) < len(cards):
            raise BadStanding("standing-card-twice")
        if standing.one("order") == "choice" and len(cards) == 1:
            raise BadStanding("standing-no-choice")

    def over(self, standing: Standing, view: YucataView) -> bool:
        return not any(prospect.card in _cards(standing) for prospect in view.hand)

    def answer(self, standing: Standing, view: YucataView, question: Question) -> Verdict:
        held = {prospect.card: prospect for prospect in view.hand}
        cards = [card for card in _cards(standing) if card in held]
        if standing.one("order") == "turn":
            card = cards[0]
            why = _why_not(standing, view, held[card])
            return Stop(why) if why else Give(PLAY[CARDS.index(card)], _without_first(standing, cards))
        why = None
        for card in cards:
            against = _why_not(standing, view, held[card])
            if against is None:
                return Give(PLAY[CARDS.index(card)], None)
            why = why or against
        return Stop(why)


def _cards(standing: Standing) -> list[str]:
    """The cards in their order."""
    return [card for place in _PLACES if (card := standing.one(place)) != NO]


def _without_first(standing: Standing, cards: list[str]) -> Standing | None:
    left = [*cards[1:], NO, NO, NO]
    if left[0] == NO:
        return None
    values = standing.values | {place: (card,) for place, card in zip(_PLACES, left, strict=False)}
    return msgspec.structs.replace(standing, values=values)


def _why_not(standing: Standing, view: YucataView, prospect: Prospect) -> Label | None:
    """Why a card is not played by itself."""
    facts: Args = {"card": prospect.card}
    if prospect.refusal is not None or prospect.to is None:
        return Label("barred", facts)
    if prospect.to == END:
        return Label("ends", facts)
    assert view.reader is not None
    way = standing.one("way")
    if way == "no-dark" and prospect.dark:
        return Label("dark", {**facts, "dark": prospect.dark})
    if way == "no-stones" and (stones := prospect.pale + prospect.dark + prospect.red):
        return Label("stones", {**facts, "stones": stones})
    gain = _gain(view, prospect)
    if way == "no-loss" and gain < 0:
        return Label("loss", {**facts, "lost": -gain})
    if way.startswith("gain-") and gain < int(way.removeprefix("gain-")):
        return Label("gain", {**facts, "gain": gain})
    return None


def _gain(view: YucataView, prospect: Prospect) -> int:
    """By how much the score rises. Where a score below 0 counts as 0, coming nearer to 0 is no rise.

    Falling further below stays a fall: every picture shows it as one, and it has to be made up for.
    """
    assert view.reader is not None
    now, then = view.scores[view.reader].raw, prospect.score
    if view.floor and then > now:
        return max(0, then) - max(0, now)
    return then - now


STANDING: Final = YucataStanding()
