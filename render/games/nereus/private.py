"""A player's own picture in three parts: the own ship, the sea, the benches below the science cards.

What the question is about is the first part of the sheet, and as high in every turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.games.nereus.cabin import SPOTS
from engine.games.nereus.components import CARD_HOLDS, COLOURS, CREW, GEM_SPACES, HOLDS, SCIENCE, STORAGE_PAIR
from engine.games.nereus.view import CabinView, NereusView, OwnCard
from render.games.nereus import heading, layout, lines, marks, own, result, rows, scenery, theme, voyage
from render.games.nereus.headline import asked, deciding_part, headline
from render.games.nereus.own import Slot
from render.kit.canvas import WIDTH
from render.kit.geometry import Box
from render.kit.parts import MAIN
from render.kit.sheet import PART, Sheet
from render.kit.words import Words

_HOLDS: Final = (("captain", "pilot", "explorer", "purser"), ("boatswain", "scientist", "merchant"))
"""The holds with four spaces, then those with three."""


def private(view: NereusView, words: Words) -> Sheet:
    """What a seat needs to decide. `view` is a seat's, not a spectator's."""
    if view.phase == "over":
        return result.sheet(view, words)
    plan = _plan(view)
    sheet = Sheet(WIDTH, sum(high for _, _, high in plan), theme.DECK[0], theme.COLOURS)
    top = 0
    for draw, name, high in plan:
        if top:
            sheet.cut(top, name)
        draw(sheet, view, words, Box(0, top, WIDTH, high))
        top += high
    sheet.decides(MAIN)
    return sheet


_Region = Callable[[Sheet, NereusView, Words, Box], None]


def _plan(view: NereusView) -> tuple[tuple[_Region, str, int], ...]:
    """What stands in which part, and how high that is: first what decides, then what lies nearest to it."""
    assert view.own is not None
    cards = layout.science_height(len(view.own.science))
    below = layout.CARDS_TOP + cards + layout.LOW_BENCHES + layout.MARGIN
    first = deciding_part(view)
    if first == "cards":
        rest = (_cabin, "cabin", PART) if view.day else (_rows, "rows", PART)
        return (_dealt, "cards", PART), (_sea, "sea", PART), rest
    if first == "rows":
        stowed = PART + (layout.CARDS_TOP + cards if cards else 0)
        return (_rows, "rows", PART), (_sea, "sea", PART), (_cabin_and_cards, "cabin", stowed)
    rowed = max(PART, below) if cards else PART
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


def benches_of(view: NereusView) -> list[Box]:
    """Where the benches lie, in the order of the crew."""
    return rows.places(view, _benches(view, part_of(view, "rows")), own=True)


def _benches(view: NereusView, part: Box) -> Box:
    """The room for the benches: below the heading, below the science cards, or below the rail."""
    assert view.own is not None
    first = deciding_part(view)
    if first == "rows":
        top: float = layout.SKY + layout.MARGIN
    else:
        top = layout.CARDS_TOP + (0 if first == "cards" else layout.science_height(len(view.own.science)))
    return part.cut_top(top)[1].cut_bottom(layout.MARGIN - 2)[1].inset(layout.MARGIN, 0)


def _sea(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    mine = not part.y and view.acting == view.reader and view.reader in view.waits
    if part.y:
        heading.draw(sheet, view, words, part.y, view.waits[0] if view.waits else None, headline(view, words))
    else:
        _head(sheet, view, words)
    voyage.draw(sheet, view, words, part.y, own=mine)


def _head(sheet: Sheet, view: NereusView, words: Words) -> None:
    """What is asked of the reader, above the part that it is about."""
    secret = view.phase in ("science", "crew")
    meant = view.reader if secret or view.reader in view.waits else view.waits[0]
    heading.draw(sheet, view, words, 0, meant, asked(view, words))


def _rows(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    sheet.keep(part, scenery.deck, ground=theme.DECK[0])
    if not part.y:
        _head(sheet, view, words)
    rows.draw(sheet, view, words, _benches(view, part), own=True)


def _cards_and_rows(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    sheet.keep(part, scenery.deck, ground=theme.DECK[0])
    _science(sheet, view, words, part)
    rows.draw(sheet, view, words, _benches(view, part), own=True)


def _cabin_and_cards(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    """The science cards on the deck, below them the own ship."""
    ship, deck = part.cut_bottom(PART)
    if deck.h:
        sheet.keep(deck, scenery.deck, ground=theme.DECK[0])
        _science(sheet, view, words, part)
    _cabin(sheet, view, words, ship)


def _dealt(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    """The science cards to choose from, as large as there is room."""
    assert view.own is not None
    sheet.keep(part, scenery.deck, ground=theme.DECK[0])
    _head(sheet, view, words)
    count = len(view.own.science)
    columns = min(count, 3 if count <= 6 else 4)
    lying = -(-count // max(1, columns))
    if lying:
        band = part.cut_top(layout.SKY)[1].inset(layout.MARGIN, layout.MARGIN)
        _cards(sheet, view, words, band.cut_top(min(band.h, 330 * lying))[0].grid(columns, lying, gap=layout.GAP))


def _keep(sheet: Sheet, place: Box, region: Callable[..., None], *values: object) -> None:
    """Compartments have frames and shadows around them."""
    sheet.keep(place.inset(-own.SHADE), region, *values)  # pyright: ignore[reportArgumentType]


def _cabin(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    """The own ship."""
    assert view.reader is not None
    assert view.own is not None
    mine, owner = view.players[view.reader], marks.seat(view.reader)
    sheet.keep(part, scenery.beside, ground=theme.SEA[2])
    sheet.keep(layout.HULL.moved(0, part.y), own.hull, marks.colour(owner))
    room = layout.ON_DECK.moved(0, part.y)
    top, rest = room.cut_top(layout.TITLE)
    left, right = top.columns(580, 490, gap=16)
    acts = view.acting == view.reader and view.reader in view.waits
    said = asked(view, words) if acts and not part.y else words("your-ship")
    sheet.keep(left, own.title, said, view.moves if acts else 0, view.hand if acts else ())
    signs = (("hourglass", view.hourglass), ("sun", view.sun)) if view.day else ()
    held = tuple(name for name, holder in signs if holder == view.reader)
    sheet.keep(right, own.purse, owner, mine.points, mine.projected.low, mine.gold, mine.power, held)
    foot, stores = rest.cut_bottom(layout.CREW)
    _stores(sheet, view, words, stores)
    cards = tuple(
        (crew, "chosen" if crew == view.own.choice else "hand" if crew in view.own.crew else "played") for crew in CREW
    )
    left, right = foot.columns(510, 560, gap=16)
    sheet.keep(left, own.crew, cards)
    found = tuple((marks.seat(seat), player.points) for seat, player in enumerate(view.players) if seat != view.reader)
    sheet.keep(right.cut_right(36)[1], own.others, found)


def _fits(view: NereusView) -> dict[str, set[str]]:
    """For each spot the colours in hand that may be stowed there."""
    assert view.own is not None
    found: dict[str, set[str]] = {spot.id: set() for spot in SPOTS}
    for colour, spot in view.own.places:
        found[spot].add(colour)
    return found


def _stores(sheet: Sheet, view: NereusView, words: Words, room: Box) -> None:
    """Holds, gems, chest and storage."""
    assert view.reader is not None
    cabin, fits = view.players[view.reader].cabin, _fits(view)
    heights = [layout.HOLD_HIGH, layout.HOLD_HIGH, layout.STORES]
    *bands, low = layout.stacked(room.cut_top(12)[1], [*heights], 12)
    for members, band in zip(_HOLDS, bands, strict=True):
        places = band.columns(1, 1, 1, 1, gap=10)
        for member, place in zip(members, places, strict=False):
            done = cabin.done[CREW.index(member)]
            slots = () if done else hold_slots(cabin, member, fits)
            improved = words(f"enhanced-{member}")
            _keep(sheet, place, own.hold, member, words(f"crew-{member}"), slots, done, improved)
            sheet.area(f"in-{member}-hold", place)
        if len(members) < len(places):
            gems = tuple(Slot("gem" if number < cabin.gems else "", (), False) for number in range(GEM_SPACES))
            _keep(sheet, places[-1], own.gems, lines.parts(words("gems")), gems)
            sheet.area("gems", places[-1])
    left, right = low.columns(716, 358, gap=12)
    filled = len(cabin.chest)
    chest = tuple(
        Slot(cabin.chest[number] if number < filled else "", (colour,), number == filled and bool(fits["chest"]))
        for number, colour in enumerate(COLOURS)
    )
    _keep(sheet, left, own.chest, chest)
    sheet.area("in-chest", left)
    stored = storage_slots(cabin, fits["storage"])
    _keep(sheet, right, own.storage, words("storage"), lines.parts(words("sell")), stored)
    sheet.area("in-storage", right)


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


def _science(sheet: Sheet, view: NereusView, words: Words, part: Box) -> None:
    """The science cards in lines, at the top of a part."""
    assert view.own is not None
    columns, lying = layout.science(len(view.own.science))
    if lying:
        high = layout.science_height(len(view.own.science)) - layout.SCIENCE_GAP
        band = Box(layout.MARGIN, part.y + layout.CARDS_TOP, layout.WIDE, high)
        _cards(sheet, view, words, band.grid(columns, lying, gap=layout.SCIENCE_GAP))


def _cards(sheet: Sheet, view: NereusView, words: Words, places: Sequence[Box]) -> None:
    assert view.reader is not None
    assert view.own is not None
    kept = list(view.own.kept)
    for number, (one, place) in enumerate(zip(view.own.science, places, strict=False)):
        sheet.area(f"card-{number}", place)
        chosen = one.card in kept
        if chosen:
            kept.remove(one.card)
        _keep(sheet, place, own.card, _card(view, one, words, chosen))


def _card(view: NereusView, one: OwnCard, words: Words, chosen: bool) -> own.Card:
    assert view.reader is not None
    assert view.own is not None
    power = view.players[view.reader].power
    full = CARD_HOLDS[SCIENCE.index(one.card)]
    needs = [f"/{crew}" for index, crew in enumerate(CREW) if full >> index & 1]
    said = (*needs, words("holds-full", count=len(needs))) if needs else lines.parts(words(f"card-{one.card}"))
    asked_for = (view.dropping and view.acting == view.reader) or (view.phase == "science" and not view.own.kept)
    playable = one.turn and power and view.acting == view.reader and view.acting_crew is not None and not view.hand
    live = power if one.turn else one.scores
    look = "kept" if chosen else "now" if asked_for or playable else "live" if live else "idle"
    if one.turn:
        return own.Card(words("on-turn"), said, lines.parts(words("play-for" if power else "needs-power")), look)
    key = "scores" if one.scores else "needs-power" if one.met else "not-met"
    return own.Card(words("at-end"), said, lines.parts(words(key, points=one.points)), look)
