"""Time zones as people type them."""

from __future__ import annotations

import zoneinfo

import pytest

from bot.services.clock import zones
from bot.services.clock.zones import find_zone, shown, suggest_zones
from bot.services.errors import Refused


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        (" europe/berlin ", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("München", "Europe/Berlin"),
        ("Zürich", "Europe/Zurich"),
        ("new york", "America/New_York"),
        ("New_York", "America/New_York"),
        ("San Francisco", "America/Los_Angeles"),
        ("São Paulo", "America/Sao_Paulo"),
        ("utc", "UTC"),
        ("GMT", "UTC"),
        ("UTC+2", "Etc/GMT-2"),
        ("-5", "Etc/GMT+5"),
        ("utc+0", "UTC"),
    ],
)
def test_a_zone_is_found_by_what_people_call_it(typed: str, zone: str) -> None:
    assert find_zone(typed) == zone
    zoneinfo.ZoneInfo(zone)
    assert find_zone(shown(zone)) == zone


def test_a_fixed_offset_is_shown_as_people_count_it() -> None:
    assert shown("Etc/GMT-2") == "UTC+2"
    assert shown("Etc/GMT+11") == "UTC-11"
    assert shown("Europe/Berlin") == "Europe/Berlin"


@pytest.mark.parametrize("typed", ["", "  ", "Atlantis", "utc+30", "../etc/passwd", "Europe", "´`" * 20])
def test_what_is_no_zone_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        find_zone(typed)
    assert refused.value.code == "unknown-zone"


def test_a_misspelled_zone_is_refused_with_the_right_one_first() -> None:
    with pytest.raises(Refused) as refused:
        find_zone("Berln")
    suggestions = refused.value.values["suggestions"]
    assert isinstance(suggestions, tuple)
    assert suggestions[0] == "Europe/Berlin"
    assert len(suggest_zones("a")) == zones.MOST_SUGGESTIONS


def test_every_city_leads_to_a_zone_that_exists() -> None:
    known = zoneinfo.available_timezones()
    for zone, cities in zones._CITIES.items():  # pyright: ignore[reportPrivateUsage]
        assert zone in known
        for city in cities.split():
            assert find_zone(city) in known
