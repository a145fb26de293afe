"""A person's year as the picture is asked for."""

from __future__ import annotations

from engine import registry
from render.orders import Deed, Year, YearPlate

DEEDS: tuple[Deed, ...] = ("turned", "companion", "longest", "closest")
MONTHS = ("Jan", "Feb", "März", "Apr", "Mai", "Juni", "Juli", "Aug", "Sept", "Okt", "Nov", "Dez")


def year_of(name: str, counts: tuple[int, ...] = (0, 0, 2, 3, 5, 4, 1, 3, 6, 8, 5, 4)) -> Year:
    """One with all there is."""
    notes = (
        "Tisch 1234, Port Royal: bei 41 % noch eine Karte aufgedeckt",
        "144 Partien, 70-mal davor, 74-mal dahinter",
        "Order of the Gilded Compass zu viert, Tisch 1234",
        f"Waters of Nereus gegen {name}, Tisch 1234",
    )
    bigs = ("9 → 100 % in einem Zug", name, "123 Tage", "111 zu 110")
    labels = ("Der Zug des Jahres", "Am öftesten dabei", "Die längste Partie", "Der knappste Sieg")
    plates = tuple(YearPlate(*one) for one in zip(DEEDS, labels, bigs, notes, strict=True))
    return Year(
        name=name,
        title=f"{name}: 2026",
        summary="1234 Partien, 567 gewonnen, 89 neue Leute",
        months=tuple(zip(MONTHS, counts, strict=True)),
        largest=counts.index(max(counts)),
        facts=("Der größte Monat: September, 123 Partien", "Am meisten gespielt: Order of the Gilded Compass, 123"),
        plates=plates,
        shelf="Neue Abzeichen",
        count="32 in diesem Jahr",
        badges=tuple((game.key, badge.key) for game in registry.games() for badge in registry.badges(game.key)),
    )
