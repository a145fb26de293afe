"""A person's profile as the picture is asked for."""

from __future__ import annotations

from engine import registry
from render.orders import Curve, GamePlate, Kind, Known, Profile

MEDALS = (((1, 1), (2, 3)), ((3, 1),), ((1, 12), (2, 2), (3, 4)), ())
"""Of seasons: place and how many."""
KINDS: tuple[Kind, ...] = ("rival", "nemesis", "buddy")


def plates(*, settled: bool) -> tuple[GamePlate, ...]:
    """One of every game."""
    rating, label = ("1148", "Wertung") if settled else ("vorläufig", "noch 8")
    return tuple(
        GamePlate(
            game.key, game.title, "1234 Partien", 2.6, game.players[-1], "2,6", "Platz", rating, label, settled, medals
        )
        for game, medals in zip(registry.games(), MEDALS, strict=False)
    )


def curve(matches: int, settled: int) -> Curve:
    """Ups and downs of the first game, less and less unsure."""
    game = registry.games()[0]
    points = tuple((1000 + 37 * (number % 9) + 3 * number, 650 // (number + 2)) for number in range(matches + 1))
    return Curve(game.key, f"{game.title}, Wertung", "Band: wo sie wohl liegt", "vorläufig", points, settled)


def whole(name: str, others: tuple[str, ...], matches: int = 18, settled: int = 8) -> Profile:
    """One with all there is."""
    return Profile(
        name=name,
        since="dabei seit 12/2026",
        chips=(("shield", "zuverlässig · 10 von 10"), ("flame", "1234 Rätsel in Folge")),
        plates=plates(settled=True),
        curve=curve(matches, settled),
        known=tuple(
            Known(kind, kind.title(), other, "ahead in 188 of 199") for kind, other in zip(KINDS, others, strict=False)
        ),
        shelf="Abzeichen",
        count="32 von 32",
        badges=tuple((game.key, badge.key) for game in registry.games() for badge in registry.badges(game.key)),
        empty="Play one match with other people and this fills.",
    )
