"""A player's own picture: below deck, with the own cabin large, the opponents' scores, the sea and the rows small."""

from __future__ import annotations

from typing import Final

from engine.games.nereus.cabin import SPOTS
from engine.games.nereus.components import COLOURS, CREW, GEM_SPACES, HOLDS, STORAGE_PAIR
from engine.games.nereus.view import CabinView, NereusView, OwnCard
from render.games.nereus import heading, layout, lines, marks, neutral, own, result, rows, scenery, sea, theme
from render.games.nereus.headline import headline
from render.games.nereus.own import Slot
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

_HOLDS: Final = (("pilot", "captain", "purser", "explorer"), ("scientist", "boatswain", "merchant"))
"""The holds with four spaces, then those with three."""


def private(view: NereusView, words: Words) -> Sheet:
    """What a seat needs to decide. `view` is a seat's, not a spectator's."""
    if view.phase == "over":
        return result.sheet(view, words)
    assert view.reader is not None
    assert view.own is not None
    columns, lying, tall = layout.science(len(view.own.science))
    opened = view.acting_crew is not None or view.phase == "explorers"
    below = layout.SKY_LOW + 14 + layout.TRAY + layout.GAP + 2 * (layout.CABIN_HOLD + layout.GAP)
    below += layout.CABIN_LOW + layout.GAP + lying * (tall + layout.GAP) + layout.OTHERS + layout.GAP
    choosing = view.reader in view.waits and bool(view.targets) and not view.hand
    chart = layout.OWN_CHART_LARGE if choosing else layout.OWN_CHART
    high = below + chart + 70
    if high > layout.TALLEST:
        chart -= high - layout.TALLEST
        high = layout.TALLEST
    sheet = Sheet(WIDTH, high, theme.WOOD[0], theme.COLOURS)
    sheet.keep(Box(0, 0, WIDTH, layout.SKY_LOW), scenery.sky_low, view.day, ground=theme.NIGHT)
    owner = marks.seat(view.reader)
    # The cabin is always as high as the highest one: the sea hides the rest.
    sheet.keep(Box(0, layout.SKY_LOW, WIDTH, layout.CABIN), scenery.cabin, ground=theme.WOOD[1])
    sheet.keep(Box(0, layout.SKY_LOW, WIDTH, 13), scenery.rail, marks.colour(owner), ground=theme.WOOD[0])
    sheet.keep(Box(0, below, WIDTH, high - below), scenery.sea, ground=theme.SEA[0])
    place = Box(58, below + 50, chart, chart)
    sea.lay(sheet, view.side, place)
    heading.draw(sheet, view, words, asked(view, words), low=True)
    rest = Box(layout.MARGIN, layout.SKY_LOW + 14, layout.WIDE, below)
    band, rest = rest.cut_top(layout.TRAY, gap=layout.GAP)
    _top(sheet, view, words, band)
    rest = _cabin(sheet, view, words, rest)
    rest = _science(sheet, view, words, rest, columns, lying, tall)
    _others(sheet, view, words, rest.cut_top(layout.OTHERS)[0])
    sea.draw(sheet, view, place)
    side = Box(58 + chart + 26, below + 12, WIDTH - 58 - chart - 36, chart + 46)
    rows.draw(sheet, view, words, side, layout.OWN_ROW_OPEN if opened else 0)
    return sheet


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
    """Regions draw their lines and shadows into four pixels around their place."""
    sheet.keep(place.inset(-4), region, *values)  # pyright: ignore[reportArgumentType]


def _top(sheet: Sheet, view: NereusView, words: Words, band: Box) -> None:
    """The hand, or the crew cards while nothing is in hand; purse and points."""
    assert view.reader is not None
    assert view.own is not None
    left, right = band.columns(592, 560, gap=16)
    mine = view.players[view.reader]
    if view.acting == view.reader and view.hand:
        hand = tuple((kind, words(f"short-{kind}")) for kind in view.hand)
        _keep(sheet, left, own.tray, words("in-hand"), words("to-stow", count=len(hand)), hand)
    else:
        cards = tuple(
            (crew, "chosen" if crew == view.own.choice else "hand" if crew in view.own.crew else "played")
            for crew in CREW
        )
        moves = words("moves-left", count=view.moves) if view.acting == view.reader and view.moves else ""
        _keep(sheet, left, own.crew, words("own-crew"), moves or words("own-crew-note"), cards)
    ended = words("if-ended", points=mine.projected.low)
    gold, power = (mine.gold, words("gold-word")), (mine.power, words("power-word"))
    _keep(sheet, right, own.purse, marks.seat(view.reader), mine.points, ended, gold, power, _holds(view, view.reader))


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


def _cabin(sheet: Sheet, view: NereusView, words: Words, rest: Box) -> Box:
    """Holds, gems, chest and storage; returns the room below."""
    assert view.reader is not None
    cabin, fits = view.players[view.reader].cabin, _fits(view)
    last = view.last
    new = {spot.partition("-")[0] for spot in last.filled} if last.seat == view.reader else set[str]()
    for members in _HOLDS:
        band, rest = rest.cut_top(layout.CABIN_HOLD, gap=layout.GAP)
        places = band.columns(1, 1, 1, 1, gap=layout.GAP)
        for member, place in zip(members, places, strict=False):
            done = cabin.done[CREW.index(member)]
            slots = () if done else hold_slots(cabin, member, fits)
            improved = words(f"enhanced-{member}")
            _keep(sheet, place, own.hold, member, words(f"crew-{member}"), slots, done, improved, member in new)
        if len(members) < len(places):
            gems = tuple(Slot("gem" if number < cabin.gems else "", ("gem",), False) for number in range(GEM_SPACES))
            _keep(sheet, places[-1], own.gems, words("gems"), lines.parts(words("gems-note")), gems)
    band, rest = rest.cut_top(layout.CABIN_LOW, gap=layout.GAP)
    left, right = band.columns(650, 506, gap=layout.GAP)
    filled = len(cabin.chest)
    chest = tuple(
        Slot(cabin.chest[number] if number < filled else "", (colour,), number == filled and bool(fits["chest"]))
        for number, colour in enumerate(COLOURS)
    )
    _keep(sheet, left, own.chest, words("chest"), chest, "chest" in new)
    note = lines.parts(words("sell-note"))
    stored = storage_slots(cabin, fits["storage"])
    _keep(sheet, right, own.storage, words("storage"), note, stored, "storage" in new)
    return rest


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


def _science(sheet: Sheet, view: NereusView, words: Words, rest: Box, columns: int, lying: int, tall: int) -> Box:
    assert view.reader is not None
    assert view.own is not None
    if not lying:
        return rest
    high = lying * (tall + layout.GAP) - layout.GAP
    band, rest = rest.cut_top(high, gap=layout.GAP)
    kept = list(view.own.kept)
    power = view.players[view.reader].power
    for one, place in zip(view.own.science, band.grid(columns, lying, gap=layout.GAP), strict=False):
        chosen = one.card in kept
        if chosen:
            kept.remove(one.card)
        _keep(sheet, place, own.card, _card(one, power, words, chosen))
    return rest


def _card(one: OwnCard, power: int, words: Words, chosen: bool) -> own.Card:
    said = lines.parts(words(f"card-{one.card}"))
    if one.turn:
        worth = lines.parts(words("play-for" if power else "needs-power"))
        return own.Card(words("on-turn"), said, worth, bool(power), chosen)
    key = "scores" if one.scores else "needs-power" if one.met else "not-met"
    return own.Card(words("at-end"), said, lines.parts(words(key, points=one.points)), one.scores, chosen)


def _others(sheet: Sheet, view: NereusView, words: Words, band: Box) -> None:
    """The scores of the others, in the order of play, and where the neutral player's compass points."""
    others = [(view.reader + after) % view.seats for after in range(1, view.seats)] if view.reader is not None else []
    places = band.columns(*[1] * (len(others) + (view.neutral is not None)), gap=layout.GAP)
    if view.neutral is not None:
        left = words("neutral-cards", count=len(CREW) - len(view.neutral.played))
        _keep(sheet, places.pop(), neutral.low, words("neutral"), left, view.neutral.compass, view.neutral.die)
    for seat, place in zip(others, places, strict=True):
        player = view.players[seat]
        bounds = player.projected
        signs = (*([player.chosen] if player.chosen else []), *_holds(view, seat))
        shown = own.Other(marks.seat(seat), words.player(seat), signs, player.points, bounds.low, bounds.high)
        _keep(sheet, place, own.other, shown)
