"""What the bot says about a match of Waters of Nereus besides its events and questions."""

from __future__ import annotations

from bot.games.nereus.lies import lies as lies
from bot.games.nereus.lies import ticks as ticks
from bot.games.nereus.shows import shows as shows
from engine.games.nereus.board import NAMES
from engine.games.nereus.components import COLOURS, CREW, HOLDS
from engine.games.nereus.view import Explorer, NereusView
from render.games.nereus.headline import asked, cards_in, deciding_part, headline
from render.kit.parts import MAIN
from render.kit.words import Words, counted, within

_LONGEST = 1000
_NONE = ("none",)
_NONE_FULL = ("none-full",)

BEGINS = frozenset({"turn-began", "may-explore"})
ACCENT = 0x2F8FB5
DEAR = frozenset({"sail", "row-where"})
"""The questions whose answers may be seen before they count."""


def heading(view: NereusView, words: Words) -> str:
    """The state of the match in words."""
    if view.phase == "over":
        return words("heading-over")
    what = headline(view, words)
    return words("heading", day=view.day, what=what) if view.day else what


def when(view: NereusView, words: Words) -> str:
    """When that is, as it was called while playing."""
    phase = "setup" if not view.day else "explorers" if view.phase == "explorers" else "cycle"
    return words(f"when-{phase}", day=view.day, cycle=view.cycle)


def alt(view: NereusView, words: Words, part: str = MAIN) -> str:
    """A part of the table in words: what it waits for and the sea by colour, the action rows, the players."""
    if part == "rows":
        return _rows(view, words)
    players = [_player(view, seat, words) for seat in range(view.seats)]
    if part == "ships":
        held = [words("alt-signs", seat=view.sun, hourglass_seat=view.hourglass)] if view.day else []
        return within([words("alt-players"), *held, *players], _LONGEST)
    parts = [words("alt-head"), f"{headline(view, words)}."]
    if view.phase == "over":
        return within([*parts, *players], _LONGEST)
    if view.neutral is not None:
        parts.append(words("alt-neutral", cell=view.neutral.ship))
    parts += [_explorer(one, words) for one in view.explorers if one.seat is not None]
    parts += _sea(view, words)
    return within(parts, _LONGEST)


def private_alt(view: NereusView, words: Words, part: str = MAIN) -> str:
    """A part of the reader's own picture in words: what decides says what is asked, hand, purse and what it shows."""
    assert view.reader is not None
    assert view.own is not None
    if view.phase == "over":
        return alt(view, words, part)
    told = {"sea": _voyage, "cabin": _cabin, "rows": _rows, "cards": _cards}
    if part != MAIN:
        with_cards = [_cards(view, words)] if part == cards_in(view) and view.own.science else []
        return within([told[part](view, words), *with_cards], _LONGEST)
    mine, own = view.players[view.reader], view.own
    said = asked(view, words)
    parts = [said if said.endswith("?") else f"{said}."]
    if own.choice is not None:
        parts.append(words("alt-sealed", crew=own.choice))
    parts.append(words("alt-own", points=mine.points, low=mine.projected.low, gold=mine.gold, power=mine.power))
    parts += [_other(view, seat, words) for seat in range(view.seats) if seat != view.reader]
    if view.acting == view.reader and view.hand:
        parts.append(words("alt-hand", treasures=view.hand))
    parts.append(words("alt-crew", crews=own.crew or _NONE))
    return within([*parts, told[deciding_part(view)](view, words)], _LONGEST)


def _voyage(view: NereusView, words: Words) -> str:
    """The sea by colour."""
    return " ".join([words("alt-sea"), *_sea(view, words)])


def _rows(view: NereusView, words: Words) -> str:
    """Which spaces of the action rows are taken, and by whom."""
    taken = [
        words("alt-space", crew=crew, space=number, seat=marker.seat)
        for crew, row in zip(CREW, view.rows, strict=True)
        for number, marker in enumerate(row, 1)
        if marker.seat is not None
    ]
    return f"{words('alt-rows')} {words.listing(taken)}." if taken else words("alt-rows-free")


def _cards(view: NereusView, words: Words) -> str:
    """The own science cards."""
    assert view.own is not None
    cards = [words("alt-card-scores" if card.scores else "alt-card", card=card.card) for card in view.own.science]
    return f"{words('alt-cards')} {'; '.join(counted(cards))}."


def _cabin(view: NereusView, words: Words) -> str:
    """The own holds, chest and storage."""
    assert view.reader is not None
    mine = view.players[view.reader]
    parts = [words("alt-cabin"), *_holds(view, view.reader, words)]
    if len(mine.cabin.chest) < len(COLOURS):
        parts.append(words("alt-chest", treasure=COLOURS[len(mine.cabin.chest)]))
    stored = [colour for colour, count in zip(COLOURS, mine.cabin.storage, strict=True) for _ in range(count)]
    parts.append(words("alt-storage", treasures=(*stored, *["gem"] * mine.cabin.gems) or _NONE))
    return " ".join(parts)


def _player(view: NereusView, seat: int, words: Words) -> str:
    player = view.players[seat]
    low, high = player.projected.low, player.projected.high
    return words(
        "alt-player",
        seat=seat,
        cell=player.ship or "none",
        points=player.points,
        low=low,
        high=high,
        spread=high - low,
        gold=player.gold,
        power=player.power,
        cards=player.science,
        chest=len(player.cabin.chest),
        holds=tuple(crew for crew, done in zip(CREW, player.cabin.done, strict=True) if done) or _NONE_FULL,
    )


def _other(view: NereusView, seat: int, words: Words) -> str:
    """An opponent's points, and the range of the final score as far as the reader knows."""
    player = view.players[seat]
    low, high = player.projected.low, player.projected.high
    return words("alt-others", seat=seat, points=player.points, low=low, high=high, spread=high - low)


def _explorer(one: Explorer, words: Words) -> str:
    """What somebody did with the chance of another turn."""
    return words(f"alt-explorer-{one.answer}", seat=one.seat or 0, gold=one.gold, crew=one.crew or "")


def _sea(view: NereusView, words: Words) -> list[str]:
    """For each colour the cells where it lies."""
    found: list[str] = []
    for colour in COLOURS:
        lying = [
            name if here == 1 else f"{name}×{here}"
            for name, cell in zip(NAMES[view.side], view.cells, strict=True)
            if (here := cell.count(colour))
        ]
        if lying:
            found.append(f"{words.name(colour)}: {words.listing(lying)}.")
    return found


def _holds(view: NereusView, seat: int, words: Words) -> list[str]:
    """Complete holds, and what the others still need."""
    cabin = view.players[seat].cabin
    found: list[str] = []
    done = tuple(crew for crew, complete in zip(CREW, cabin.done, strict=True) if complete)
    if done:
        found.append(words("alt-done", crews=done))
    needs: list[str] = []
    for crew, lying, wants, complete in zip(CREW, cabin.holds, HOLDS, cabin.done, strict=True):
        missing = tuple(want for lie, want in zip(lying, wants, strict=True) if not lie)
        if not complete and wants[0] in ("different", "same"):
            needs.append(words("alt-hold-any", crew=crew, count=len(missing), rule=wants[0]))
        elif not complete:
            needs.append(words("alt-hold", crew=crew, treasures=missing))
    if needs:
        found.append(f"{words('alt-holds')} {'; '.join(needs)}.")
    return found
