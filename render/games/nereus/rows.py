"""The action rows as benches: all of them across the deck, the one in play open; or that one alone beside the sea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from engine.games.nereus.components import CREW, GOLD_ACTION, SPACES, explorer_prices
from engine.games.nereus.view import Marker, NereusView
from render.games.nereus import benches, layout, lines, marks
from render.games.nereus.benches import SHADE, Place, Plate, Space
from render.games.nereus.lines import Parts
from render.kit.geometry import Box
from render.kit.sheet import Sheet
from render.kit.words import Words

State = Literal["open", "noted", "quiet", "offered", "chosen", "spent"]
_LIKE: Final = {"offered": "quiet", "chosen": "quiet", "noted": "spent"}
"""Which states are as high as another."""


def opened(view: NereusView) -> str:
    """Whose row is in play; empty if nobody's is."""
    if view.phase == "explorers" and view.acting_crew is None:
        return "explorer"
    return view.acting_crew or ""


def state_of(view: NereusView, member: str, *, own: bool) -> State:
    """How a bench stands there: on the board, or in the reader's own picture, where the open one is beside the sea."""
    if member == opened(view) and not own:
        return "open"
    if member == opened(view) and view.acting == view.reader:
        return "noted"
    if own and view.own is not None and view.phase != "over":
        if view.own.choice == member:
            return "chosen"
        if member not in view.own.crew:
            return "spent"
        if view.own.choice is None and (view.phase == "crew" or _may_explore(view)):
            return "offered"
    return "spent" if _full(view, member) or _sent(view, member) else "quiet"


def _may_explore(view: NereusView) -> bool:
    """Whether the reader is asked for another turn."""
    return view.acting == view.reader and view.acting_crew is None and bool(view.waits)


def _full(view: NereusView, member: str) -> bool:
    return all(marker.neutral or marker.seat is not None for marker in view.rows[CREW.index(member)])


def _sent(view: NereusView, member: str) -> bool:
    """Whether everybody has sent this crew member today."""
    nobody = view.neutral
    return all(member in player.played for player in view.players) and (nobody is None or member in nobody.played)


def places(view: NereusView, box: Box, *, own: bool) -> list[Box]:
    """The benches from the top, in the order of the crew: what is spent makes room for what is not."""
    states = [state_of(view, member, own=own) for member in CREW]
    kinds = [_LIKE.get(state, state) for state in states]
    room = box.h - layout.BENCH_GAP * (len(CREW) - 1) - layout.SPENT * kinds.count("spent")
    low, high = layout.OPEN if "open" in kinds else (0, 0)
    little, most = layout.QUIET if low else (0, layout.QUIET_ALONE)
    count = max(1, kinds.count("quiet"))
    quiet = min(most, max(min(little, (room - low) // count), (room - high) // count))
    heights = {"open": min(high, room - quiet * kinds.count("quiet")), "quiet": quiet, "spent": layout.SPENT}
    return layout.stacked(box, [heights[kind] for kind in kinds], layout.BENCH_GAP)


def draw(sheet: Sheet, view: NereusView, words: Words, box: Box, *, own: bool) -> None:
    """All seven benches."""
    for member, place in zip(CREW, places(view, box, own=own), strict=True):
        state, name = state_of(view, member, own=own), words(f"crew-{member}")
        region = place._replace(h=place.h + SHADE)
        sheet.area(f"crew-{member}", place)
        if state == "open":
            _draw_wide(sheet, view, words, place, member)
        elif state == "noted":
            sheet.keep(region, benches.noted, member, name, _noted(view, words))
        elif state == "spent":
            why = words("row-full" if _full(view, member) else "row-done")
            owners = tuple(_owner(marker) for marker in view.rows[CREW.index(member)])
            sheet.keep(region, benches.spent, member, name, tuple(filter(None, owners)), why)
        elif state == "quiet":
            shown = _spaces(view, member), _prices(view, member), words("any-colour")
            sheet.keep(region, benches.quiet, member, name, *shown)
        else:
            shown = _spaces(view, member), _prices(view, member), words("any-colour")
            sheet.keep(region, benches.offered, member, name, *shown, state == "chosen")


def draw_tall(sheet: Sheet, view: NereusView, words: Words, place: Box, member: str) -> None:
    """The row in play beside the sea, for whoever acts."""
    parts = benches.tall(place)
    _plank(sheet, place)
    said, improved = _verb(view, words, member), view.enhanced
    space = "" if view.acting_space is None else words("space-number", space=view.acting_space)
    sheet.keep(parts.head, benches.named, member, words(f"crew-{member}"), space)
    done = "enhanced" in view.done
    shown, every = _shown(view, member), words("any-colour")
    if view.acting_space is not None:
        large, room = parts.places.cut_left(parts.places.w * 0.48, gap=16)
        here = shown[view.acting_space - 1]._replace(owner="")
        sheet.keep(large.inset(-benches.RING), benches.places, (here,), 1, every)
        sheet.keep(room, benches.verb, said, improved, done)
        sheet.area(f"space-{view.acting_space}", large)
        sheet.area("enhanced", room)
    else:
        line, room = parts.places.cut_top(42, gap=10)
        sheet.keep(line, benches.verb, said, improved, done)
        columns = 2 if len(shown) == 4 else len(shown)
        sheet.keep(room.inset(-benches.RING), benches.places, shown, columns, every)
        _spaces_lie(sheet, benches.cells_of(room, len(shown), columns))
    sheet.keep(parts.plates, benches.plates, _plates(view, words, member), True)
    sheet.area("gold", parts.plates)
    sheet.keep(parts.foot, benches.foot, _last(view, words) or _purse(view, words), 48)


def _draw_wide(sheet: Sheet, view: NereusView, words: Words, place: Box, member: str) -> None:
    """The row in play across the deck, part by part, as few of them change at a time."""
    shown = _shown(view, member)
    parts = benches.wide(place, len(shown))
    _plank(sheet, place)
    done = "enhanced" in view.done
    said = words(f"crew-{member}"), _verb(view, words, member), view.enhanced, done
    last = _last(view, words)
    if last:
        sheet.keep(parts.foot, benches.foot, last, 38)
    head = parts.head if last else parts.head._replace(w=parts.head.w + parts.foot.w)
    sheet.keep(head, benches.head, member, *said)
    sheet.keep(parts.places.inset(-benches.RING), benches.places, shown, len(shown), words("any-colour"))
    sheet.keep(parts.plates, benches.plates, _plates(view, words, member), False)
    if view.acting_crew is not None:
        _spaces_lie(sheet, benches.cells_of(parts.places, len(shown), len(shown)))
        sheet.area("enhanced", head)
        sheet.area("gold", parts.plates)


def _spaces_lie(sheet: Sheet, cells: Sequence[Box]) -> None:
    """The spaces of the row in play can be pointed at."""
    for number, cell in enumerate(cells, 1):
        sheet.area(f"space-{number}", cell)


def _plank(sheet: Sheet, place: Box) -> None:
    sheet.keep(place._replace(h=place.h + SHADE), benches.plank)


def _spaces(view: NereusView, member: str) -> tuple[Space, ...]:
    index = CREW.index(member)
    return tuple(
        Space(deed, _owner(marker)) for deed, marker in zip(SPACES[view.side][index], view.rows[index], strict=True)
    )


def _owner(marker: Marker) -> str:
    if marker.neutral:
        return marks.seat(None)
    return "" if marker.seat is None else marks.seat(marker.seat)


def _purse_of(view: NereusView) -> int:
    """The gold of whoever acts."""
    return 0 if view.acting is None else view.players[view.acting].gold


def _shown(view: NereusView, member: str) -> tuple[Place, ...]:
    """The places of the row in play: its spaces, or the markers of those who may have another turn."""
    if view.acting_crew is None:
        return _markers(view)
    found: list[Place] = []
    for number, space in enumerate(_spaces(view, member), 1):
        here, deed = view.acting_space == number, space.deed
        free = not space.owner
        look = "now" if here else "shut" if not free else "open" if view.acting_space is None else "idle"
        done = here and "basic" in view.done
        dear = deed.pay > _purse_of(view) and not done and look in ("now", "open")
        found.append(Place(look, space.owner, deed, dear=dear, done=done))
    return tuple(found)


def _markers(view: NereusView) -> tuple[Place, ...]:
    found: list[Place] = []
    for one in view.explorers:
        said = (f"/{one.crew}",) if one.crew else ("/cross",) if one.answer == "declined" else (str(one.gold), "/coin")
        look = {"asked": "now", "waits": "idle"}.get(one.answer, "shut")
        short = one.seat is not None and one.gold > view.players[one.seat].gold
        found.append(Place(look, marks.seat(one.seat), said=said, dear=short))
    return tuple(found)


def _verb(view: NereusView, words: Words, member: str) -> str:
    """What the crew member does; that it does more, if its hold was complete."""
    if view.acting_crew is None:
        return words("verb-another")
    return words(f"enhanced-{member}" if view.enhanced else f"verb-{member}")


def _last(view: NereusView, words: Words) -> Parts:
    """What is in hand, or which moves are left; empty if neither."""
    if view.hand:
        return lines.parts(words("row-hand", treasures=lines.treasures(view.hand)))
    return lines.parts(words("moves-left", count=view.moves)) if view.moves else ()


def _purse(view: NereusView, words: Words) -> Parts:
    assert view.acting is not None
    mine = view.players[view.acting]
    return lines.parts(words("purse", gold=mine.gold, points=mine.points, power=mine.power))


def _plates(view: NereusView, words: Words, member: str) -> tuple[Plate, ...]:
    """What gold buys, each with whether it can be paid now."""
    if member == "explorer":
        prices = explorer_prices(view.side, view.seats + (view.neutral is not None))
        if view.acting_crew is None:
            prices = prices[: len(view.explorers)]
        return (Plate(lines.parts(words("plate-explorer", prices=words.listing(map(str, prices)))), "cannot"),)
    deed = GOLD_ACTION[CREW.index(member)]
    late = "basic" in view.done and member in ("captain", "pilot")
    found: list[Plate] = []
    for steps, pay in enumerate(deed.extra or (deed.pay,), 1):
        said = words(f"plate-{member}", pay=pay, steps=steps, count=deed.moves, points=deed.points)
        look = "done" if "gold" in view.done else "cannot" if late or pay > _purse_of(view) else "can"
        found.append(Plate(lines.parts(said), look))
    return tuple(found)


def _noted(view: NereusView, words: Words) -> Parts:
    space = view.acting_space
    if view.acting_crew is None:
        return lines.parts(words("noted-again", gold=view.extra_gold), marks.seat(view.acting))
    said = words("noted") if space is None else words("noted-space", space=space)
    return lines.parts(said, marks.seat(view.acting))


def _prices(view: NereusView, member: str) -> tuple[Parts, ...]:
    """The gold action in signs, in up to two lines."""
    deed = GOLD_ACTION[CREW.index(member)]
    if deed.extra:
        return tuple((str(price), "/coin", f"+{more}") for more, price in enumerate(deed.extra, 1))
    if member == "explorer":
        prices = explorer_prices(view.side, view.seats + (view.neutral is not None))
        return ((f"{prices[0]}–{prices[-1]}", "/coin", "/again"),)
    gain = {
        "pilot": ("/corner",),
        "boatswain": (f"+{deed.moves}", "/arrow"),
        "purser": (str(deed.treasures), "/bag"),
        "merchant": (str(deed.points), "/star"),
        "scientist": ("/bolt", "/", "/card"),
    }[member]
    return ((str(deed.pay), "/coin", *gain),)
