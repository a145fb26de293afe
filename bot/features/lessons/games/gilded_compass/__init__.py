"""The lesson of Order of the Gilded Compass."""

from __future__ import annotations

from bot.features.lessons.lesson import Lesson, Note, Routine, Slip
from engine.core.action import Action
from engine.games.gilded_compass.view import CompassView

PLACING = ("place-both", "place-own", "place")


def tokens(view: CompassView) -> int:
    """The knowledge tokens of the reader."""
    assert view.reader is not None
    return view.players[view.reader].tokens


def dice(view: CompassView) -> int:
    """The dice that the reader has not placed."""
    assert view.reader is not None
    return view.players[view.reader].dice


def fits(view: CompassView, building: str) -> bool:
    """Whether own dice may go there and would win something."""
    return any(fit.building == building and not fit.neutral and fit.prize is not None for fit in view.fits)


def went_reading(view: CompassView, action: Action) -> bool:
    """Whether a die went to the Library although it could have won something elsewhere."""
    return action[:2] == ("place", "library")


def gained_less(view: CompassView, action: Action) -> bool:
    """Whether a tile was taken that is worth less to the reader than another on offer."""
    if action[0] != "take":
        return False
    for offered, gains in ((view.maps, view.map_gains), (view.specialists, view.specialist_gains)):
        if action[1] in offered:
            return gains[offered.index(str(action[1]))] < max(gains)
    return False


LESSON = Lesson(
    seed="00000000000000000000000000000005",
    seats=2,
    options={"b": "auction", "c": "temple"},
    notes=(
        Note("place", asks=PLACING),
        Note("neutral", asks=("place-neutral",)),
        Note("archives", asks=PLACING, when=lambda view: fits(view, "archives")),
        Note("university", asks=PLACING, when=lambda view: fits(view, "university")),
        Note("auction", asks=PLACING, when=lambda view: fits(view, "auction")),
        Note("round", asks=PLACING, when=lambda view: dice(view) <= 3),
        Note("artifacts", asks=("keep-artifacts", "keep-alike")),
        Note("map", asks=("take-map",)),
        Note("specialist", asks=("take-specialist",)),
        Note("reroll", asks=PLACING, when=lambda view: view.round > 1 and tokens(view) > 0),
        Note("plan", asks=PLACING, when=lambda view: view.round > 2),
        Note("temple", asks=PLACING, when=lambda view: fits(view, "temple")),
        Note("final", asks=PLACING, when=lambda view: view.round == view.rounds),
    ),
    opening=(
        (0, ("place", "archives", 0, 4, 2)),
        (0, ("end",)),
        (1, ("place", "auction", 0, 0, 4, 6)),
        (1, ("neutral", "auction", 0, 0, 6, 6)),
        (0, ("place", "archives", 0, 6, 1)),
        (0, ("neutral", "auction", 0, 0, 5, 5)),
    ),
    others=(
        Note("mission", asks=("keep-mission-pass-one", "keep-mission-pass-two", "keep-mission-pass-none")),
        Note("ability", asks=("take-ability",)),
        Note("assign", asks=("assign",)),
    ),
    routines=(
        Routine(("place-neutral",), lambda view, _: view.round > 1),
        Routine(("throw-which", "throw-which-neutral"), lambda view, _: view.round > 3),
    ),
    slips=(Slip("library", went_reading), Slip("less", gained_less)),
)
