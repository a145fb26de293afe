"""What the bot says about a match of Port Royal besides its events and questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games.port_royal.lies import lies as lies
from bot.games.port_royal.shows import shows as shows
from engine.games.port_royal.components import END_POINTS, FACE_OF, FACES, NEVER, SHIP
from engine.games.port_royal.view import Drawn, Offer, Player, PortRoyalView
from render.games.port_royal.asked import asked, moment
from render.kit.parts import MAIN, PLAYERS
from render.kit.words import Words

ACCENT: Final = 0xC0533F
BEGINS: Final = frozenset({"starts", "turn"})
"""The events that begin a turn."""
LONGEST: Final = 1000
"""How many characters an alt text should have at most."""


def heading(view: PortRoyalView, words: Words) -> str:
    """The round, and what the match waits for from whom."""
    return words(f"heading-{moment(view)}", round=view.round, seat=view.turn)


def when(view: PortRoyalView, words: Words) -> str:
    """When that is, as it was called while playing."""
    return words("when", round=view.round)


def progress(view: PortRoyalView, words: Words) -> str:
    """How near the end of the match is."""
    best = max(player.points for player in view.players)
    return words("progress-last" if view.last_round else "progress-way", points=best, end=END_POINTS)


def lingers(view: PortRoyalView) -> bool:
    """Whether the reader has just gone bust: what was lost is to be seen."""
    return view.wreck is not None and view.wreck.seat == view.reader


def alt(view: PortRoyalView, words: Words, part: str = MAIN) -> str:
    """A part of the board in words: what is asked and the harbour, or what lies open and everybody has.

    Shorter where that is much.
    """
    if view.step == "over":
        return " ".join([words("alt-over"), *(_player(player, words, persons=False) for player in view.players)])
    if part == PLAYERS:
        return _players(view, view.players, words)
    return f"Port Royal. {_ended(asked(view, words))} {_harbour(view, words)}"


def _players(view: PortRoyalView, players: Sequence[Player], words: Words) -> str:
    """What lies open, and what some players have."""
    table: list[str] = []
    if view.expeditions:
        table.append(words("alt-expeditions", cards=view.expeditions))
    if view.contracts:
        table.append(words("alt-contracts", contracts=tuple(contract.id for contract in view.contracts)))
    table.append(words("alt-piles", pile=view.pile, discard=len(view.discard)))
    table.append(words("alt-first", seat=view.starter))
    text = ""
    for persons in (True, False):
        said = [_player(player, words, persons=persons) for player in players]
        text = " ".join([words("alt-players"), *said, *table])
        if len(text) <= LONGEST:
            break
    return text


def private_alt(view: PortRoyalView, words: Words, part: str = MAIN) -> str:
    """A part of the reader's own picture in words: what each card costs or brings, or the own side and the others'."""
    assert view.reader is not None
    player = view.players[view.reader]
    if view.step == "over":
        return f"{words('alt-over')} {_player(player, words, persons=True)}"
    if part != MAIN:
        powers = _powers(player, words)
        own = words("alt-your-side", persons=powers) if powers else words("alt-your-side-empty")
        others = [other for other in view.players if other.seat != view.reader]
        return f"{own} {_players(view, others, words)}"
    offers = "; ".join(_offer(offer, view, words) for offer in view.own_offers)
    parts = [_ended(asked(view, words)), words("alt-own", points=player.points, coins=player.coins)]
    if view.wreck:
        parts.append(_harbour(view, words))
    if offers:
        parts.append(words("alt-own-offers", offers=offers))
    if offers and view.reader != view.active:
        parts.append(words("alt-own-fee", active_seat=view.active))
    return " ".join(parts)


def _ended(text: str) -> str:
    """The text as a sentence."""
    return text if text.endswith("?") else f"{text}."


def _harbour(view: PortRoyalView, words: Words) -> str:
    """The cards of the turn in the order drawn, with their values."""
    lying = [drawn for drawn in view.drawn if drawn.fate in ("harbour", "open", "taken")]
    repelled = tuple(drawn.card for drawn in view.drawn if drawn.fate == "repelled")
    if view.wreck:
        lost = tuple(drawn.card for drawn in view.wreck.drawn if drawn.fate == "discarded")
        said = words("alt-wreck", seat=view.wreck.seat, cards=lost)
    elif not lying:
        said = words("alt-harbour-empty")
    else:
        said = words("alt-harbour", cards="; ".join(_card(drawn, words) for drawn in lying))
    return f"{said} {words('alt-repelled', cards=repelled)}" if repelled else said


def _card(drawn: Drawn, words: Words) -> str:
    face = FACES[FACE_OF[drawn.card]]
    if drawn.seat is not None:
        return words("alt-gone", number=drawn.number, card=drawn.card, seat=drawn.seat)
    if face.kind == SHIP:
        swords = 0 if face.swords == NEVER else face.swords
        return words("alt-ship", number=drawn.number, card=drawn.card, coins=face.coins, swords=swords)
    return words("alt-person", number=drawn.number, card=drawn.card, cost=face.cost, points=face.points)


def _player(player: Player, words: Words, *, persons: bool) -> str:
    facts = {"seat": player.seat, "points": player.points, "coins": player.coins, "swords": player.swords}
    powers = _powers(player, words) if persons else ""
    return words("alt-player-persons", persons=powers, **facts) if powers else words("alt-player", **facts)


def _powers(player: Player, words: Words) -> str:
    """What the persons of a player can do, apart from swords: "captain, governor ×2"."""
    return words.listing(
        words.name(name) + (f" ×{amount}" if amount > 1 else "") for name, amount in player.powers if name != "swords"
    )


def _offer(offer: Offer, view: PortRoyalView, words: Words) -> str:
    card = view.drawn[offer.number - 1].card
    ship = FACES[FACE_OF[card]].kind == SHIP
    if ship:
        return words("alt-own-ship", number=offer.number, card=card, coins=offer.coins)
    return words("alt-own-person", number=offer.number, card=card, cost=offer.coins, can=int(offer.can))
