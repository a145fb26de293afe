"""What the bot says about a match of Yucata' besides its events and questions."""

from __future__ import annotations

from bot.games.yucata.lies import lies as lies
from bot.games.yucata.shows import shows as shows
from engine.games.yucata.components import DARK, EMPTY, RED
from engine.games.yucata.view import Prospect, YucataView
from render.kit.parts import MAIN, PLAYERS
from render.kit.words import Words

ACCENT = 0x3F8F5B


def heading(view: YucataView, words: Words) -> str:
    """The state of the match in words."""
    return words("heading-over") if view.over else words("heading", seat=view.waits[0])


def when(view: YucataView, words: Words) -> str:
    """When that is: there are no rounds, so by the space on which the amulet of whoever was to play stood."""
    return words("when", space=view.positions[view.waits[0]]) if view.waits else words("heading-over")


def progress(view: YucataView, words: Words) -> str:
    """How far the match is and how many stones still lie."""
    left = sum(stone != EMPTY for stone in view.stones)
    return words("progress-over" if view.over else "progress", front=max(view.positions), left=left)


def alt(view: YucataView, words: Words, part: str = MAIN) -> str:
    """A part of the board in words; at the end the points stand in the first."""
    if part == PLAYERS:
        return _players(view, words)
    parts = [words("alt-over") if view.over else words("alt-to-play", seat=view.waits[0])]
    if view.last is not None:
        last = view.last
        parts.append(words("alt-last", seat=last.seat, card=last.card, start=last.start, to=last.to))
    if not view.over:
        parts.append(_stones(view, words))
    else:
        parts += [_player(view, seat, words) for seat in range(view.seats)]
    return " ".join(parts)


def private_alt(view: YucataView, words: Words, part: str = MAIN) -> str:
    """A part of the reader's own picture in words: each card in hand with what it would do now, or everybody."""
    assert view.reader is not None
    if view.over or part == PLAYERS:
        return alt(view, words, part)
    cards = "; ".join(_card(prospect, words) for prospect in view.hand)
    price = view.scores[view.reader].next_dark
    return f"{words('alt-hand', position=view.positions[view.reader], price=price)} {cards}."


def _players(view: YucataView, words: Words) -> str:
    return " ".join([words("alt-players"), *(_player(view, seat, words) for seat in range(view.seats))])


def _stones(view: YucataView, words: Words) -> str:
    """Where the stones lie: the pale ones are all that are not named."""
    dark = words.listing(str(space) for space, stone in enumerate(view.stones) if stone == DARK)
    key = "alt-stones" if dark else "alt-stones-no-dark"
    return words(key, first=max(max(view.positions) + 1, 5), dark=dark, red=view.stones.index(RED))


def _player(view: YucataView, seat: int, words: Words) -> str:
    line = view.scores[seat]
    last = view.last_cards[seat]
    said = words(
        "alt-player" if last is None else "alt-player-last",
        seat=seat,
        position=view.positions[seat],
        card=last or "",
        hand=words.listing(words.name(card) for card in view.hands[seat]),
        pale=line.pale,
        dark=line.dark,
        red=line.red,
        points=line.points if view.over else line.raw,
    )
    return said if view.over else f"{said} {words('alt-next', price=line.next_dark)}"


def _card(prospect: Prospect, words: Words) -> str:
    if prospect.refusal is not None or prospect.effect is None or prospect.to is None:
        return words("alt-card-barred", card=prospect.card)
    return words(
        "alt-card",
        card=prospect.card,
        effect=prospect.effect,
        to=prospect.to,
        pale=prospect.pale,
        dark=prospect.dark,
        red=prospect.red,
        score=prospect.score,
    )
