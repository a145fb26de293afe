"""What a view says about each building, as the plain values that its picture takes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.gilded_compass.buildings import archives, galleon, illuminati
from engine.games.gilded_compass.buildings.landing import Prize
from engine.games.gilded_compass.components import (
    ARCHIVES,
    ARTIFACTS,
    AUCTION,
    COVETED,
    GALLEON,
    ILLUMINATI,
    LIBRARY,
    TEMPLE,
    TOWER,
    UNIVERSITY,
)
from engine.games.gilded_compass.view import CompassView, Fit, Group
from render.games.gilded_compass import theme
from render.games.gilded_compass.buildings.temple import Door
from render.games.gilded_compass.buildings.tower import Floor
from render.games.gilded_compass.buildings.university import Ghosts, Standing
from render.games.gilded_compass.ranked import Entry, Way


def fits(view: CompassView, building: str, asked: bool) -> tuple[Fit, ...]:
    """Where the roll may go in a building, best first, if its owner is asked by this picture."""
    return tuple(fit for fit in view.fits if fit.building == building) if asked else ()


def ranked(view: CompassView, building: str, asked: bool) -> tuple[Entry, ...]:
    """The sets of a building by rank, with the best placement among them."""
    groups, prizes = _lying(view, building)
    found = [
        _entry(rank, group, prizes[rank - 1] if rank <= len(prizes) else None, _latest(view, building, group))
        for rank, group in enumerate(groups, 1)
    ]
    here = fits(view, building, asked)
    if here and here[0].places:
        found = _with_ghost(view, building, found, here[0])
    return tuple(found)


def _lying(view: CompassView, building: str) -> tuple[Sequence[Group], Sequence[Prize | None]]:
    if building == ARCHIVES:
        return view.archives, view.archives_prizes
    if building == view.b:
        return view.hall, view.hall_prizes
    return view.piles, view.pile_prizes


def _entry(rank: int, group: Group, prize: Prize | None, latest: bool) -> Entry:
    kind, keeps, looks = (prize.thing, prize.keeps, prize.looks) if prize is not None else ("", 0, 0)
    if kind == "token" or (kind == "chest" and not looks):  # whoever has chosen has no chests to look at any more
        kind, keeps, looks = "", 0, 0
    return Entry(rank, group.owner, group.dice, kind, keeps, looks, latest)


def _latest(view: CompassView, building: str, group: Group) -> bool:
    last = view.last
    if last is None or last.building != building or last.owner != group.owner:
        return False
    return tuple(sorted(last.dice)) == tuple(sorted(group.dice))


def _owner(view: CompassView, fit: Fit) -> int | None:
    return None if fit.neutral else view.turn


def _with_ghost(view: CompassView, building: str, found: list[Entry], fit: Fit) -> list[Entry]:
    """The sets as they would lie with a placement; the set that grows is not shown twice."""
    owner = _owner(view, fit)
    new = list(fit.dice)
    ghosts: list[bool] = []
    for value in fit.lying:
        ghosts.append(value in new)
        if value in new:
            new.remove(value)
    grown = tuple(sorted(value for value, ghost in zip(fit.lying, ghosts, strict=True) if not ghost))
    rest = [entry for entry in found if not (grown and entry.owner == owner and tuple(sorted(entry.dice)) == grown)]
    ghost = _entry(fit.places[0], Group(owner, fit.lying), fit.prize, False)._replace(ghosts=tuple(ghosts))
    rest.insert(fit.places[0] - 1, ghost)
    return [entry if entry.ghosts else _moved(view, building, entry, rank) for rank, entry in enumerate(rest, 1)]


def _moved(view: CompassView, building: str, entry: Entry, rank: int) -> Entry:
    """A set that lies there, with the rank that it has now and what it would win then; marked if it would sink."""
    prize = _prize_at(view, building, rank - 1, entry.owner)
    found = _entry(entry.rank, Group(entry.owner, entry.dice), prize, entry.latest)
    return found._replace(sinks=rank > entry.rank)


def _prize_at(view: CompassView, building: str, rank: int, owner: int | None) -> Prize | None:
    if building == ARCHIVES:
        return archives.prize_at(rank, len(view.maps))
    if building == ILLUMINATI:
        return illuminati.prize_at(rank, owner is None)
    if building == GALLEON:
        drawn = 0 if owner is None else view.players[owner].chests_drawn
        return None if owner is None else galleon.prize_at(rank, alone=False, drawn=drawn)
    return view.hall_prizes[rank] if rank < len(view.hall_prizes) else None


def ways(view: CompassView, building: str, asked: bool) -> tuple[Way, ...]:
    """The placements that are not drawn into the building themselves, best first."""
    here = fits(view, building, asked)
    drawn = 0 if building == TOWER else 1
    return tuple(
        Way(
            _owner(view, fit),
            fit.dice,
            fit.places if building != TEMPLE else (),
            fit.prize is not None and fit.prize.thing != "token",
            fit.out,
        )
        for fit in here[drawn:]
    )


def standing(view: CompassView) -> tuple[Standing, ...]:
    """The dice in the arches; of equal ones the last in the row are the latest."""
    new = list(view.last.dice) if view.last is not None and view.last.building == UNIVERSITY else []
    found: list[Standing] = []
    for group in reversed(view.university):
        value = group.dice[0]
        latest = view.last is not None and group.owner == view.last.owner and value in new
        if latest:
            new.remove(value)
        found.append((group.owner, value, latest))
    return tuple(reversed(found))


def ghosts(view: CompassView, asked: bool) -> tuple[int | None, Ghosts]:
    """Where the dice of the best placement in the University would stand, and whose they are."""
    here = fits(view, UNIVERSITY, asked)
    if not here:
        return None, ()
    best = here[0]
    return _owner(view, best), tuple(zip(best.places, sorted(best.dice), strict=False))


def doors(view: CompassView, asked: bool) -> tuple[Door, ...]:
    """The tiles of the Hidden Temple."""
    last = view.last if view.last is not None and view.last.building == TEMPLE else None
    possible = {fit.places[0]: _owner(view, fit) for fit in reversed(fits(view, TEMPLE, asked)) if fit.places}
    return tuple(
        Door(
            tile.dice,
            tile.claimed,
            tile.owner,
            last is not None and tile.claimed and tile.owner == last.owner and tuple(sorted(last.dice)) == tile.dice,
            number in possible,
            possible.get(number),
        )
        for number, tile in enumerate(view.temple, 1)
    )


def floors(view: CompassView) -> tuple[tuple[Floor, ...], ...]:
    """The towers from the first floor up, the latest dice nearest to the ground."""
    new = list(view.last.dice) if view.last is not None and view.last.building == TOWER else []
    found: list[tuple[Floor, ...]] = []
    for tower in view.towers:
        line: list[Floor] = []
        for group in tower:
            latest = view.last is not None and group.owner == view.last.owner and group.dice[0] in new
            if latest:
                new.remove(group.dice[0])
            line.append((group.owner, group.dice[0], latest))
        found.append(tuple(line))
    return tuple(found)


def artifacts_out(view: CompassView) -> tuple[tuple[str, int], ...]:
    """How many artifacts of each place are out of the game, the coveted ones last if there are any."""
    if view.b != AUCTION:
        return ()
    kinds = ARTIFACTS[:COVETED]
    found = [(theme.ARTIFACT_PLACE[kind], view.artifacts_gone.count(kind)) for kind in kinds]
    coveted = view.artifacts_gone.count(ARTIFACTS[COVETED])
    return (*found, ("crown", coveted)) if coveted else tuple(found)


def library(view: CompassView, asked: bool) -> tuple[tuple[int, ...], int | None, int | None]:
    """The books of every seat, who placed there last, who may place there now."""
    latest = view.last.owner if view.last is not None and view.last.building == LIBRARY else None
    here = [fit for fit in fits(view, LIBRARY, asked) if not fit.neutral]
    return tuple(player.library for player in view.players), latest, view.turn if here else None
