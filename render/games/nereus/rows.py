"""The action rows: all of them in signs, and the one in play in words too, beside the sea."""

from __future__ import annotations

from engine.games.nereus.components import CREW, GOLD_ACTION, SPACES, explorer_prices
from engine.games.nereus.view import Marker, NereusView
from render.games.nereus import layout, lines, marks, opening, theme
from render.games.nereus.lines import Parts
from render.games.nereus.offers import Space
from render.games.nereus.opening import Cell, Entry
from render.games.nereus.quiet import quiet
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words


def opened(view: NereusView) -> str:
    """Whose row is in play; empty if nobody's is."""
    if view.phase == "explorers" and view.acting_crew is None:
        return "explorer"
    return view.acting_crew or ""


def draw(sheet: Sheet, view: NereusView, words: Words, box: Box) -> None:
    """All seven rows; the one in play is framed, what happens there is drawn beside the sea."""
    lit = view.phase == "crew"
    now = opened(view)
    for member, place in zip(CREW, layout.lines(box, len(CREW), layout.ROW_GAP), strict=True):
        state = "now" if member == now else _own(view, member)
        values = (member, words(f"crew-{member}"), _spaces(view, member), _prices(view, member))
        sheet.keep(place, quiet, *values, words("any-colour"), lit, state, ground=theme.NIGHT_TAKEN)


def _spaces(view: NereusView, member: str) -> tuple[Space, ...]:
    index, last = CREW.index(member), view.last
    return tuple(
        Space(deed, _owner(marker), last.crew == member and last.space == number)
        for number, (deed, marker) in enumerate(zip(SPACES[view.side][index], view.rows[index], strict=True), 1)
    )


def draw_open(sheet: Sheet, view: NereusView, words: Words, place: Box, member: str) -> None:
    """The row in play, part by part, as few of them change at a time."""
    spaces = _spaces(view, member)
    deciding = view.acting_crew is None
    verb = "verb-another" if deciding else f"verb-{member}"
    said = words(f"enhanced-{member}") if view.enhanced else words(verb)
    purse = view.players[view.acting].gold if view.acting is not None else 0
    told, sign = _foot(view, words, member, purse)
    parts = opening.places(place, footed=bool(told))
    sheet.keep(place, opening.plate)
    name, done = words(f"crew-{member}"), "enhanced" in view.done
    sheet.keep(parts.head, opening.head, member, name, said, view.enhanced, done, ground=theme.CREAM)
    if told:
        sheet.keep(parts.foot, opening.foot, told, sign, ground=theme.CREAM)
    if deciding:
        sheet.keep(parts.area, opening.entries, _entries(view), ground=theme.CREAM)
        return
    cells: list[Cell] = []
    for number, space in enumerate(spaces, 1):
        here = view.acting_space == number
        live = here or view.acting_space is None
        done = here and "basic" in view.done
        cells.append(Cell(space, live, here, live and not done and space.deed.pay > purse, done))
    sheet.keep(parts.area, opening.cells, tuple(cells), words("any-colour"), ground=theme.CREAM)


def _owner(marker: Marker) -> str:
    if marker.neutral:
        return marks.seat(None)
    return "" if marker.seat is None else marks.seat(marker.seat)


def _own(view: NereusView, member: str) -> str:
    """What the reader's crew card is: chosen face down, played today, in hand; empty for spectators."""
    if view.own is None or view.phase == "over":
        return ""
    if view.own.choice == member:
        return "chosen"
    return "hand" if member in view.own.crew else "played"


def _entries(view: NereusView) -> tuple[Entry, ...]:
    found: list[Entry] = []
    for one in view.explorers:
        said = (f"/{one.crew}",) if one.crew else (str(one.gold), "/coin") if one.answer in ("asked", "waits") else ()
        short = one.seat is not None and one.gold > view.players[one.seat].gold
        found.append(Entry(marks.seat(one.seat), one.answer, said, short))
    return tuple(found)


def _prices(view: NereusView, member: str) -> tuple[Parts, ...]:
    """The gold action in signs, in up to two lines."""
    deed = GOLD_ACTION[CREW.index(member)]
    if deed.extra:
        return tuple((str(price), "/coin", f"+{more}") for more, price in enumerate(deed.extra, 1))
    if member == "explorer":
        prices = explorer_prices(view.side, view.seats + (view.neutral is not None))
        return ("/again",), (f"{prices[0]}–{prices[-1]}", "/coin")
    gain = {
        "pilot": ("/corner",),
        "boatswain": (f"+{deed.moves}", "/arrow"),
        "purser": ("/bag",),
        "merchant": (f"{deed.points}", "/star"),
        "scientist": ("/bolt", "/card"),
    }[member]
    return (str(deed.pay), "/coin"), gain


def _foot(view: NereusView, words: Words, member: str, purse: int) -> tuple[Parts, str]:
    """The last line of the opened row: what is in hand, the moves left, or the gold action; a sign if that is done
    ("tick") or too dear ("cross")."""
    if view.hand:
        return lines.parts(words("row-hand", treasures=lines.treasures(view.hand))), ""
    if view.moves:
        return lines.parts(words("moves-left", count=view.moves)), ""
    if member == "explorer":
        if view.acting_crew is not None:
            return (), ""
        prices = explorer_prices(view.side, view.seats + (view.neutral is not None))
        said = words("explorer-prices", prices=words.listing(map(str, prices[: len(view.explorers)])))
        return lines.parts(said), ""
    deed = GOLD_ACTION[CREW.index(member)]
    pay, most = (deed.extra[0], deed.extra[-1]) if deed.extra else (deed.pay, 0)
    said = words(f"gold-{member}", pay=pay, most=most, count=deed.moves, points=deed.points)
    return lines.parts(said), "tick" if "gold" in view.done else "" if purse >= pay else "cross"
