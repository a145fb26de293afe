"""What the bot says about a match of Order of the Gilded Compass besides its events and questions."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.gilded_compass.lies import lies as lies
from bot.games.gilded_compass.lies import ticks as ticks
from bot.games.gilded_compass.shows import shows as shows
from engine.games.gilded_compass.components import ARCHIVES, GALLEON, ILLUMINATI, LIBRARY, TEMPLE, TOWER, UNIVERSITY
from engine.games.gilded_compass.dice import shown, shown_in, shown_pair
from engine.games.gilded_compass.model import ASSIGN
from engine.games.gilded_compass.view import CompassView, Group
from render.kit.parts import MAIN
from render.kit.words import Words, within

ACCENT = 0xC9973A
DEAR = frozenset({"place", "place-own", "place-both", "place-neutral"})
"""The questions whose answers may be seen before they count."""
BEGINS = frozenset({"rolled", "rolled-both", "help-used", "no-help", "round-over", "round-began"})
"""The events that begin a turn, and those that begin what happens between the rounds."""
LONGEST = 1000
"""No description is longer; what matters less stands last and is left out first."""
BEHIND = (UNIVERSITY, LIBRARY)
"""The houses of the second part of a picture."""
LEDGER = "ledger"
_MOST_SETS = 6
_MOST_FITS = 5


def heading(view: CompassView, words: Words) -> str:
    """The round, and what the match waits for from whom."""
    if view.over:
        return words("heading-over")
    if view.turn is None:
        return words("heading-assign")
    if view.phase in ("help", "gift", "ally"):
        return words("heading-ability", round=view.round, rounds=view.rounds, seat=view.turn)
    if view.resolving:
        return words("heading-choose", round=view.round, rounds=view.rounds, seat=view.turn, building=view.resolving)
    return words("heading-place", round=view.round, rounds=view.rounds, seat=view.turn)


def when(view: CompassView, words: Words) -> str:
    """When that is, as it was called while playing."""
    if view.turn is None:
        return words("when-assigning")
    return words("when", round=view.round, rounds=view.rounds)


def progress(view: CompassView, words: Words) -> str:
    """How much whoever is ahead has in sight by what lies open; the heading says the round."""
    return words("progress-way", gold=max(player.gold for player in view.players))


def alt(view: CompassView, words: Words, part: str = MAIN) -> str:
    """A part of the board in words: what is going on with the houses in front, University and Library, the players."""
    if view.over:
        assert view.outcome is not None
        scores = [
            words("alt-score", seat=seat, gold=gold, rank=place)
            for seat, (gold, place) in enumerate(zip(view.outcome.scores, view.outcome.ranks, strict=True))
        ]
        return within([words("alt-over"), *scores], LONGEST)
    if part == "houses":
        return _houses(view, words)
    if part == LEDGER:
        return within([words("alt-players"), words("alt-first", seat=view.start), *_players(view, words)], LONGEST)
    parts = [words("alt-board", round=view.round, rounds=view.rounds), *_going_on(view, words)]
    if view.maps:
        parts.append(words("alt-maps", maps=view.maps))
    parts += [_building(view, building, words) for building in view.buildings if building not in BEHIND]
    if view.abilities:
        parts.append(words("alt-abilities", abilities=view.abilities))
    return within(parts, LONGEST)


def private_alt(view: CompassView, words: Words, part: str = MAIN) -> str:
    """A part of the reader's own picture in words: the roll and where it may go, University and Library, the own side.

    While specialists are assigned the maps come first; at the end it is the result.
    """
    assert view.reader is not None
    if view.over or part in ("houses", LEDGER):
        return alt(view, words, part)
    if part != MAIN:
        own = [] if view.phase == ASSIGN else [*_maps(view, words), _rivals(view, words)]
        return within([words("alt-own-side"), *own, *_spare(view, words), *_secrets(view, words)], LONGEST)
    parts: list[str] = []
    if view.sheet is not None:
        parts.append(words("alt-gold", gold=view.sheet.gold))
    if view.drawn:
        parts.append(words("alt-drawn", things=view.drawn))
    if view.phase == ASSIGN:
        parts += _maps(view, words)
    elif view.reader in view.waits:
        parts += [*_going_on(view, words), *_fits(view, words)]
    else:
        parts.append(f"{heading(view, words)}.")
    return within(parts, LONGEST)


def _players(view: CompassView, words: Words) -> list[str]:
    return [
        words(
            "alt-player",
            seat=seat,
            gold=player.gold,
            dice=player.dice,
            tokens=player.tokens,
            maps=len(player.maps),
            specialists=len(player.specialists),
        )
        for seat, player in enumerate(view.players)
    ]


def _houses(view: CompassView, words: Words) -> str:
    """University with whom one may take there, and Library."""
    parts = [_building(view, building, words) for building in view.buildings if building in BEHIND]
    if view.specialists:
        parts.append(words("alt-specialists", specialists=view.specialists))
    return within(parts, LONGEST)


def _maps(view: CompassView, words: Words) -> list[str]:
    """The own maps with who works there."""
    worked = [
        words("alt-works", map=work.map, people=_people(work.people, words)) for work in view.assignment if work.map
    ]
    return [words("alt-own-maps", maps="; ".join(worked))] if worked else []


def _spare(view: CompassView, words: Words) -> list[str]:
    spare = [work for work in view.assignment if work.map is None and work.people]
    return [words("alt-spare", people=_people(spare[0].people, words))] if spare else []


def _rivals(view: CompassView, words: Words) -> str:
    rivals = (f"{words.player(seat)} {player.gold}" for seat, player in enumerate(view.players) if seat != view.reader)
    return words("alt-rivals", golds=words.listing(rivals))


def _going_on(view: CompassView, words: Words) -> list[str]:
    if view.resolving:
        return [words("alt-resolving", building=view.resolving)]
    parts: list[str] = []
    if view.turn is not None and view.roll:
        parts.append(words("alt-roll", seat=view.turn, dice=shown(view.roll)))
    if view.neutral_roll:
        parts.append(words("alt-roll-neutral", dice=shown(view.neutral_roll)))
    return parts


def _building(view: CompassView, building: str, words: Words) -> str:
    if building == LIBRARY:
        counts = (f"{words.player(seat)} {player.library}" for seat, player in enumerate(view.players))
        return words("alt-library", counts=words.listing(counts))
    if building == TEMPLE:
        found = [
            _owned(Group(tile.owner, tile.dice), building, words)
            if tile.claimed
            else words("alt-free", dice=shown_pair(tile.dice))
            for tile in view.temple
        ]
        return words("alt-tiles", tiles=words.listing(found)) if found else words("alt-empty", building=building)
    groups: Sequence[Group] = {
        ARCHIVES: view.archives,
        UNIVERSITY: view.university,
        ILLUMINATI: view.piles,
        GALLEON: view.piles,
        TOWER: tuple(group for tower in view.towers for group in tower),
    }.get(building, view.hall)
    if not groups:
        return words("alt-empty", building=building)
    sets = [_owned(group, building, words) for group in groups[:_MOST_SETS]]
    if len(groups) > _MOST_SETS:
        sets.append("…")
    return words("alt-sets", building=building, sets=words.listing(sets))


def _owned(group: Group, building: str, words: Words) -> str:
    owner = words("alt-nobody") if group.owner is None else words.player(group.owner)
    return f"{owner} {shown_in(building, group.dice)}"


def _fits(view: CompassView, words: Words) -> list[str]:
    """What own dice may make or join, the best placements of each building."""
    parts: list[str] = []
    for building in view.buildings:
        here = [shown_in(building, fit.lying) for fit in view.fits if fit.building == building and not fit.neutral]
        if here and building != LIBRARY:
            parts.append(words("alt-fits", building=building, dice=words.listing(here[:_MOST_FITS])))
    return parts


def _secrets(view: CompassView, words: Words) -> list[str]:
    assert view.reader is not None
    secrets = view.secrets[view.reader]
    assert secrets is not None
    parts: list[str] = []
    if secrets.collection:
        first, second = secrets.collection
        parts.append(words("alt-collection", first=first, second=second))
    for key, things in (
        ("alt-artifacts", secrets.artifacts),
        ("alt-missions", secrets.missions),
        ("alt-items", secrets.items),
        ("alt-treasures", secrets.treasures),
        ("alt-chests", secrets.chests_drawn),
    ):
        if things:
            parts.append(words(key, things=things))
    return parts


def _people(people: Sequence[tuple[str, str]], words: Words) -> str:
    """Specialists with their items."""
    if not people:
        return words("alt-nobody-works")
    return words.listing(words.name(who) + (f" + {words.name(item)}" if item else "") for who, item in people)
