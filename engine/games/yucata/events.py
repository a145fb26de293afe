"""What happens in Yucata', as facts."""

from __future__ import annotations

from engine.core.event import Event, Seat


def laid_out(layout: str, starter: Seat) -> Event:
    """The stones lie, and the lot has named the starting player."""
    return Event("laid-out", {"layout": layout, "seat": starter})


def played(
    seat: Seat, card: str, effect: str, start: int, to: int, haul: tuple[int, int, int], worth: tuple[int, int]
) -> Event:
    """A card was played: from space `start` to space `to`, taking (pale, dark, red) stones. `effect` is what it did.

    worth: what the seat's stones come to now, below 0 too, and what its next dark stone would cost.
    """
    pale, dark, red = haul
    score, price = worth
    return Event(
        "played",
        {
            "seat": seat,
            "card": card,
            "effect": effect,
            "start": start,
            "to": to,
            "pale": pale,
            "dark": dark,
            "red": red,
            "stones": pale + dark + red,
            "score": score,
            "price": price,
        },
    )


def picked_up(seat: Seat) -> Event:
    """The seventh card is played: all seven are back in hand."""
    return Event("picked-up", {"seat": seat})


def ended(seat: Seat) -> Event:
    """`seat` took the last stone."""
    return Event("ended", {"seat": seat})
