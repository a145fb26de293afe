"""Time zones by what clocks say."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import available_timezones

import pytest

from bot.services.clock.zones import PLACES, city, clock, hours, readable
from render.kit.words import LANGUAGES

SUMMER, WINTER = (int(datetime(2027, month, 15, 14, 42, tzinfo=UTC).timestamp()) for month in (7, 1))
AREAS = ("Africa", "America", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific")


def test_wherever_people_live_there_is_a_place_with_the_same_clocks() -> None:
    def clocks(zone: str) -> tuple[str, ...]:
        return tuple(clock(zone, at).isoformat() for at in (SUMMER, WINTER))

    offered = {clocks(zone) for zone in PLACES}
    assert [zone for zone in available_timezones() if zone.startswith(AREAS) and clocks(zone) not in offered] == []


@pytest.mark.parametrize("locale", ["de", "en-US", "en-GB", "he"])
@pytest.mark.parametrize("now", [SUMMER, WINTER, WINTER + 18 * 60, WINTER + 11 * 3600])
def test_every_place_stands_once_and_no_list_is_too_long(locale: str, now: int) -> None:
    found = hours(now, locale)
    assert len(found) == 24
    assert sorted(zone for zones in found.values() for zone in zones) == sorted(PLACES)
    assert max(map(len, found.values())) <= 25


def test_a_place_is_called_as_people_call_it_in_their_language() -> None:
    assert [city(zone, "de") for zone in hours(WINTER, "de")[15][:3]] == ["Berlin", "Wien", "Zürich"]
    assert city("Europe/Vienna", "en") == "Vienna"
    for language in LANGUAGES:
        assert len({city(zone, language) for zone in PLACES}) == len(PLACES), "none reads like another"


def test_the_hour_and_the_language_tell_the_place() -> None:
    assert hours(WINTER, "de")[15][:3] == ["Europe/Berlin", "Europe/Vienna", "Europe/Zurich"]
    assert hours(WINTER, "fr")[15][0] == "Europe/Paris"
    assert next(iter(hours(WINTER, "de"))) == 12, "it begins near home"
    assert "Asia/Kathmandu" in hours(WINTER, "en-US")[20], "it is 20:27 there"


def test_an_offset_that_was_chosen_once_is_shown_as_people_count_it() -> None:
    assert readable("Etc/GMT-2") == "UTC+2"
    assert readable("Etc/GMT+11") == "UTC-11"
    assert readable("Europe/Berlin") == "Europe/Berlin"
