"""Standing answers of the Gilded Compass: placements, the last dice, tiles by what they bring, abilities.

Rolls, dice and tiles lie open. What nobody can weigh beforehand is what is drawn in secret, artifacts and missions, and
the laying out of a new round (RULES.md, "Standing answers").
"""

from __future__ import annotations

from typing import Final

from engine.core.action import Action
from engine.core.event import Args
from engine.core.question import Question
from engine.core.standing import (
    BadStanding,
    Field,
    Give,
    Kind,
    Noted,
    Standing,
    StandingAnswers,
    Verdict,
    numbers,
)
from engine.games.gilded_compass.actions import ACCEPT, BEST, DECLINE, END, OWN, ROLL
from engine.games.gilded_compass.components import (
    ABILITIES,
    ARCHIVES,
    B_BUILDINGS,
    GUILD,
    ILLUMINATI,
    LIBRARY,
    POWER,
    TEMPLE,
    WILL,
)
from engine.games.gilded_compass.view import CompassView, Fit

PLACE, REST, TILES, USES, ASSIGN = "place", "rest", "tiles", "uses", "assign"
NO: Final = "0"
_PLACES: Final = ("first", "second", "third")
_LAST_RANK: Final = 4
_MOST_REST: Final = 4
_ASKED_ABILITIES: Final = ("help", "gift", "ally")
"""Those about which a question is asked of its own."""
_PHASES: Final = frozenset({"turn", "after"})
_TO_LIBRARY: Final[Action] = (OWN, LIBRARY)
_HELD: Final = {"power": ABILITIES[POWER], "will": ABILITIES[WILL]}


class CompassStanding(StandingAnswers[CompassView]):
    """The standing answers of the Gilded Compass."""

    def kinds(self, view: CompassView) -> tuple[Kind, ...]:
        if view.over or view.reader is None or view.accepted:
            return ()
        # Once it is asked, accepting the best is one press anyway.
        assign = Kind(ASSIGN, ASSIGN, (Field("accept", ("best",), ("best",)),))
        if view.phase == "assign":
            return (assign,)
        mine = view.turn == view.reader and view.phase in _PHASES
        contested = tuple(building for building in view.buildings if building != LIBRARY)
        skips = ("reroll", *(("power", "will") if view.c == ILLUMINATI else ()))
        choices = tuple(
            Field(place, contested if not number else (NO, *contested), () if not number else (NO,))
            for number, place in enumerate(_PLACES)
        )
        rank = Field("rank", ("any", *numbers(1, _LAST_RANK)), ("any",))
        found = [
            Kind(PLACE, PLACE, (*choices, rank, Field("skip", skips, ("reroll",), least=0, most=len(skips))), now=mine),
            Kind(
                REST,
                REST,
                (Field("few", numbers(0, _MOST_REST), (NO,)), Field("neutral", ("ask", "never"), ("ask",))),
                now=mine,
            ),
            Kind(
                TILES,
                TILES,
                (Field("maps", ("best", "ask"), ("best",)), Field("specialists", ("best", "ask"), ("best",))),
            ),
        ]
        if view.c == ILLUMINATI:
            uses = tuple(Field(name, ("ask", "always", "never"), ("ask",)) for name in _ASKED_ABILITIES)
            found.append(Kind(USES, USES, uses))
        return (*found, assign) if view.b == GUILD else tuple(found)

    def facts(self, standing: Standing) -> Args:
        found = super().facts(standing)
        return {**found, "buildings": tuple(_wanted(standing))} if standing.kind == PLACE else found

    def note(self, view: CompassView, kind: str) -> Noted:
        return {"round": view.round} if kind in (PLACE, REST) else {}

    def check(self, view: CompassView, standing: Standing) -> None:
        if standing.kind == PLACE:
            wanted = _wanted(standing)
            if len(set(wanted)) < len(wanted):
                raise BadStanding("standing-building-twice")
        chosen = [choice for field in standing.values.values() for choice in field]
        if standing.kind != PLACE and chosen and all(choice in ("ask", NO) for choice in chosen):
            raise BadStanding("standing-always-asks")

    def over(self, standing: Standing, view: CompassView) -> bool:
        last = view.phase == "assign" and standing.kind != ASSIGN
        return last or view.round != standing.noted.get("round", view.round)

    def answer(self, standing: Standing, view: CompassView, question: Question) -> Verdict:
        possible = [answer.action for answer in question.legal()]
        kind = standing.kind
        if kind == PLACE:
            return _placing(standing, view, possible) if view.phase == "turn" else None
        if kind == REST:
            return _resting(standing, view, possible) if view.phase in _PHASES else None
        if kind == TILES:
            return _taking(standing, view, possible)
        if kind == USES:
            return _using(standing, view, possible)
        return _accepting(standing, possible) if view.phase == "assign" else None


def _wanted(standing: Standing) -> list[str]:
    """The buildings, in their order."""
    return [building for place in _PLACES if (building := standing.one(place)) != NO]


def _placing(standing: Standing, view: CompassView, possible: list[Action]) -> Verdict:
    """The best placement in the first building in which one is as good as was asked for."""
    if _leaves_open(standing, view):
        return None
    for building in _wanted(standing):
        for fit in view.fits:
            if fit.building == building and not fit.neutral and _good(fit, standing, view):
                action = action_of(fit)
                return Give(action, standing) if action in possible else None
    return None


def _good(fit: Fit, standing: Standing, view: CompassView) -> bool:
    """Whether a placement wins something as things lie, ranks as was asked for, and pushes out no own die.

    The tiles of the Temple have no rank.
    """
    rank = standing.one("rank")
    ranks = rank == "any" or (fit.building != TEMPLE and bool(fit.places) and max(fit.places) <= int(rank))
    return fit.prize is not None and view.reader not in fit.out and ranks


def _leaves_open(standing: Standing, view: CompassView) -> bool:
    """Whether there is something else to do with the roll about which the reader wants to be asked."""
    assert view.reader is not None
    player, skip = view.players[view.reader], standing.all("skip")
    if view.placed:
        return True  # neutral dice first: the reader is at it
    if player.tokens and "reroll" not in skip:
        return True
    return any(ability in player.abilities and name not in skip for name, ability in _HELD.items())


def action_of(fit: Fit) -> Action:
    """The action of placing own dice like this."""
    if fit.building == ARCHIVES:
        return (OWN, ARCHIVES, len(fit.lying) - len(fit.dice), fit.lying[0], len(fit.dice))
    if fit.building in B_BUILDINGS:
        before = sorted(set(fit.lying) - set(fit.dice)) or [0]
        return (OWN, fit.building, before[0], before[-1], min(fit.lying), max(fit.lying))
    if fit.building == LIBRARY:
        return _TO_LIBRARY
    if fit.building == TEMPLE:
        return (OWN, TEMPLE, fit.places[0])
    return (OWN, fit.building, *sorted(fit.dice))


def _resting(standing: Standing, view: CompassView, possible: list[Action]) -> Verdict:
    assert view.reader is not None
    if END in possible:
        return Give(END, standing) if standing.one("neutral") == "never" else None
    few = 0 < view.players[view.reader].dice <= int(standing.one("few"))
    return Give(_TO_LIBRARY, standing) if few and not view.placed and _TO_LIBRARY in possible else None


def _taking(standing: Standing, view: CompassView, possible: list[Action]) -> Verdict:
    """The tile that brings most; among equals the one that is offered first."""
    tiles, gains = {"map": (view.maps, view.map_gains), "specialist": (view.specialists, view.specialist_gains)}.get(
        view.phase, ((), ())
    )
    if not gains or standing.one(f"{view.phase}s") != "best":
        return None
    worth = dict(zip(tiles, gains, strict=True))
    best = max(possible, key=lambda action: worth.get(str(action[1]), 0))
    return Give(best, standing)


def _using(standing: Standing, view: CompassView, possible: list[Action]) -> Verdict:
    if view.phase not in _ASKED_ABILITIES:
        return None
    rule = standing.one(view.phase)
    no = next(action for action in (ROLL, DECLINE) if action in possible)
    if rule == "never":
        return Give(no, standing)
    ways = [action for action in possible if action != no]
    if rule == "ask" or len(ways) != 1:
        return None
    return Give(ways[0], standing)


def _accepting(standing: Standing, possible: list[Action]) -> Verdict:
    """Accept the best assignment: where another one lies there, back to the best first."""
    if BEST in possible:
        return Give(BEST, standing)
    return Give(ACCEPT, None) if ACCEPT in possible else None


STANDING: Final = CompassStanding()
