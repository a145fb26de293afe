"""A player's own picture in three parts: the own cabin, the sea, the science cards with the action rows.

What the question is about is the first part of the sheet, with the heading, and as high in every turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.games.nereus.cabin import SPOTS
from engine.games.nereus.components import COLOURS, CREW, GEM_SPACES, HOLDS, STORAGE_PAIR
from engine.games.nereus.view import CabinView, NereusView, OwnCard
from render.games.nereus import heading, layout, lines, marks, own, result, rows, scenery, theme, voyage
from render.games.nereus.headline import first_part, headline
from render.games.nereus.own import Slot
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_HOLDS: Final = (("pilot", "captain", "purser", "explorer"), ("scientist", "boatswain", "merchant"))
"""The holds with four spaces, then those with three."""


def private(view: NereusView, words: Words) -> Sheet:
    """What a seat needs to decide. `view` is a seat's, not a spectator's."""
    if view.phase == "over":
        return result.sheet(view, words)
    assert view.reader is not None
    assert view.own is not None
    plan = _plan(view)
    sheet = Sheet(WIDTH, sum(high for _, _, high in plan), theme.WOOD[0], theme.COLOURS)
    top = 0
    for draw, name, high in plan:
        if top:
            sheet.cut(top, name)
        draw(sheet, view, words, Box(0, top, WIDTH, high))
        top += high
    sheet.decides(MAIN)
    heading.draw(sheet, view, words, view.reader, asked(view, words))
    return sheet


_Region = Callable[[Sheet, NereusView, Words, Box], None]


def _plan(view: NereusView) -> tuple[tuple[_Region, str, int], ...]:
    """What stands in which part, and how high that is."""
    assert view.own is not None
    cards = layout.science_height(len(view.own.science))
    rowed = max(PART, 2 * layout.ROWS_EDGE + cards + layout.ROWS_LOW) if cards else PART
    stowed = max(PART, 2 * layout.ROWS_EDGE + cards + layout.CABIN_LOW) if cards else PART
    first = first_part(view)
    if first == "cards":
        return (_dealt, "cards", PART), (_sea, "sea", PART), (_rows, "rows", PART)
    if first == "rows":
        return (_rows, "rows", PART), (_sea, "sea", PART), (_cabin_and_cards, "cabin", stowed)
    if first == "sea":
        return (_sea, "sea", PART), (_cabin, "cabin", PART), (_cards_and_rows, "rows", rowed)
    return (_cabin, "cabin", PART), (_sea, "sea", PART), (_cards_and_rows, "rows", rowed)


def part_of(view: NereusView, name: str) -> Box:
    """Where the part of this name lies."""
    top = 0
    for _, other, high in _plan(view):
        if other == name:
            return Box(0, top, WIDTH, high)
        top += high
    raise KeyError(name)


def rows_of(view: NereusView) -> Box:
    """Where the action rows lie."""
    assert view.own is not None
    part = part_of(view, "rows")
    if first_part(view) in ("cards", "rows"):
        return _below(part).inset(layout.MARGIN, layout.ROWS_EDGE)
    return _beneath_cards(view, part.inset(layout.MARGIN, layout.ROWS_EDGE))[1]


def _below(part: Box) -> Box:
    """What is left of a part below the heading, if it is the first."""
    return part if part.y else part.cut_top(layout.SKY)[1]


def _sea(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    if part.y:
        heading.draw_last(sheet, view, words, part.y)
    voyage.draw(sheet, view, words, part.y, first=not part.y)


def _rows(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    place = _below(part)
    sheet.keep(place, scenery.night, ground=theme.NIGHT_TAKEN)
    rows.draw(sheet, view, words, place.inset(layout.MARGIN, layout.ROWS_EDGE))


def _cards_and_rows(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    sheet.keep(part, scenery.night, ground=theme.NIGHT_TAKEN)
    rest = _science(sheet, view, words, part.inset(layout.MARGIN, layout.ROWS_EDGE))
    rows.draw(sheet, view, words, rest)


def _cabin(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    _stores(sheet, view, words, _wall(sheet, view, part))


def _cabin_and_cards(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    _stores(sheet, view, words, _science(sheet, view, words, _wall(sheet, view, part)))


def _dealt(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    """The science cards to choose from, as large as there is room."""
    assert view.own is not None
    place = _wall(sheet, view, part)
    count = len(view.own.science)
    columns = min(3, max(1, count))
    lying = max(1, -(-count // columns))
    band = place.cut_top(min(place.h, 330 * lying))[0]
    _cards(sheet, view, words, band.grid(columns, lying, gap=layout.GAP))


def _wall(sheet: Sheet, view: NereusView, part: Box) -> Box:
    """The planks of the cabin behind a part; returns the room in front of them."""
    assert view.reader is not None
    place = _below(part)
    sheet.keep(place, scenery.cabin, ground=theme.WOOD[1])
    if not part.y:
        sheet.keep(place.cut_top(10)[0], scenery.rail, marks.colour(marks.seat(view.reader)), ground=theme.WOOD[0])
        place = place.cut_top(6)[1]
    return place.inset(layout.MARGIN, layout.ROWS_EDGE)


def asked(view: NereusView, words: Words) -> str:
    """The headline for the reader; everybody's where nothing is asked of the reader."""
    mine = view.own
    assert mine is not None
    if view.phase == "science":
        return words("kept") if mine.kept else words("keep")
    if view.phase == "crew":
        return words("sealed", crew=mine.choice) if mine.choice else words("choose-crew")
    if view.reader not in view.waits:
        return headline(view, words)
    if view.phase == "corners":
        return words("your-corner")
    if view.acting_crew is None:
        return words("your-offer", gold=view.extra_gold)
    crew = view.acting_crew
    if view.acting_space is None:
        return words("your-space", crew=crew)
    if view.hand:
        return words("your-stow")
    return words("your-turn", crew=crew, space=view.acting_space)


def _keep(sheet: Sheet, place: Box, region: object, *values: object) -> None:
    """Regions draw their lines into some pixels around their place."""
    sheet.keep(place.inset(-4), region, *values)  # pyright: ignore[reportArgumentType]


def _top(sheet: Sheet, view: NereusView, words: Words, band: Box) -> None:
    """The hand, or the crew cards while nothing is in hand; purse and points."""
    assert view.reader is not None
    assert view.own is not None
    left, right = band.columns(592, 560, gap=layout.GAP)
    mine = view.players[view.reader]
    if view.acting == view.reader and view.hand:
        hand = tuple((kind, words(f"short-{kind}")) for kind in view.hand)
        _keep(sheet, left, own.tray, words("in-hand"), hand)
    else:
        cards = tuple(
            (crew, "chosen" if crew == view.own.choice else "hand" if crew in view.own.crew else "played")
            for crew in CREW
        )
        _keep(sheet, left, own.crew, cards, view.moves if view.acting == view.reader else 0)
    gold, power = (mine.gold, words("gold-word")), (mine.power, words("power-word"))
    signs = _holds(view, view.reader)
    _keep(sheet, right, own.purse, marks.seat(view.reader), mine.points, mine.projected.low, gold, power, signs)


def _holds(view: NereusView, seat: int) -> tuple[str, ...]:
    """Sun and hourglass, if a seat has them: they say who begins."""
    if not view.day:
        return ()
    return tuple(name for name, holder in (("hourglass", view.hourglass), ("sun", view.sun)) if holder == seat)


def _fits(view: NereusView) -> dict[str, set[str]]:
    """For each spot the colours in hand that may be stowed there."""
    assert view.own is not None
    found: dict[str, set[str]] = {spot.id: set() for spot in SPOTS}
    for colour, spot in view.own.places:
        found[spot].add(colour)
    return found


def _stores(sheet: Sheet, view: NereusView, words: Words, room: Box) -> None:
    """Hand and purse, holds, gems, chest and storage."""
    assert view.reader is not None
    cabin, fits = view.players[view.reader].cabin, _fits(view)
    last = view.last
    new = {spot.partition("-")[0] for spot in last.filled} if last.seat == view.reader else set[str]()
    top, *bands, low = room.rows(*layout.CABIN_ROWS, gap=layout.GAP)
    _top(sheet, view, words, top)
    for members, band in zip(_HOLDS, bands, strict=True):
        places = band.columns(1, 1, 1, 1, gap=layout.GAP)
        for member, place in zip(members, places, strict=False):
            done = cabin.done[CREW.index(member)]
            slots = () if done else hold_slots(cabin, member, fits)
            improved = words(f"enhanced-{member}")
            _keep(sheet, place, own.hold, member, words(f"crew-{member}"), slots, done, improved, member in new)
        if len(members) < len(places):
            gems = tuple(Slot("gem" if number < cabin.gems else "", ("gem",), False) for number in range(GEM_SPACES))
            _keep(sheet, places[-1], own.gems, lines.parts(words("gems-note")), gems)
    left, right = low.columns(680, 476, gap=layout.GAP)
    filled = len(cabin.chest)
    chest = tuple(
        Slot(cabin.chest[number] if number < filled else "", (colour,), number == filled and bool(fits["chest"]))
        for number, colour in enumerate(COLOURS)
    )
    _keep(sheet, left, own.chest, chest, "chest" in new)
    note = lines.parts(words("sell-note"))
    stored = storage_slots(cabin, fits["storage"])
    _keep(sheet, right, own.storage, words("storage"), note, stored, "storage" in new)


def hold_slots(cabin: CabinView, member: str, fits: dict[str, set[str]]) -> tuple[Slot, ...]:
    """The spaces of a hold; only the first empty one of several equal ones is offered."""
    index = CREW.index(member)
    offered: set[str] = set()
    found: list[Slot] = []
    for lies, wants in zip(cabin.holds[index], HOLDS[index], strict=True):
        spot = member if wants in ("different", "same") else f"{member}-{wants}"
        open_here = not lies and bool(fits[spot]) and spot not in offered
        if open_here:
            offered.add(spot)
        found.append(Slot(lies, (wants,), open_here))
    return tuple(found)


def storage_slots(cabin: CabinView, fits: set[str]) -> tuple[Slot, ...]:
    """The storage space by space, dearest pair first."""
    found: list[Slot] = []
    for first in range(len(COLOURS) - 2, -1, -2):
        pair = COLOURS[first + 1], COLOURS[first]
        lying = [COLOURS[kind] for kind in (first + 1, first) for _ in range(cabin.storage[kind])]
        lying += [""] * (STORAGE_PAIR - len(lying))
        found += [Slot(lies, pair, not lies and not fits.isdisjoint(pair)) for lies in lying]
    return tuple(found)


def _science(sheet: Sheet, view: NereusView, words: Words, room: Box) -> Box:
    """The science cards in lines; returns the room below them."""
    assert view.own is not None
    columns, lying = layout.science(len(view.own.science))
    band, rest = _beneath_cards(view, room)
    if lying:
        _cards(sheet, view, words, band.grid(columns, lying, gap=layout.GAP))
    return rest


def _beneath_cards(view: NereusView, room: Box) -> tuple[Box, Box]:
    """The room for the science cards and what is left of it below them."""
    assert view.own is not None
    _, lying = layout.science(len(view.own.science))
    if not lying:
        return room.cut_top(0)
    return room.cut_top(lying * (layout.SCIENCE + layout.GAP) - layout.GAP, gap=layout.GAP)


def _cards(sheet: Sheet, view: NereusView, words: Words, places: Sequence[Box]) -> None:
    assert view.reader is not None
    assert view.own is not None
    kept = list(view.own.kept)
    power = view.players[view.reader].power
    for one, place in zip(view.own.science, places, strict=False):
        chosen = one.card in kept
        if chosen:
            kept.remove(one.card)
        _keep(sheet, place, own.card, _card(one, power, words, chosen))


def _card(one: OwnCard, power: int, words: Words, chosen: bool) -> own.Card:
    said = lines.parts(words(f"card-{one.card}"))
    if one.turn:
        worth = lines.parts(words("play-for" if power else "needs-power"))
        return own.Card(words("on-turn"), said, worth, bool(power), chosen)
    key = "scores" if one.scores else "needs-power" if one.met else "not-met"
    return own.Card(words("at-end"), said, lines.parts(words(key, points=one.points)), one.scores, chosen)
