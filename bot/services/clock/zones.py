"""Time zones as people know them: by what their clock says, and by a city whose clock says the same."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from babel.dates import get_timezone_location

UNSAID: Final = "UTC"
"""The zone of whoever has not said what time it is there. Whoever lives by this time chooses Reykjavik."""

_HOMES: Final = {
    "de": "Europe/Berlin Europe/Vienna Europe/Zurich",
    "en-US": "America/New_York America/Chicago America/Denver America/Los_Angeles America/Phoenix America/Anchorage "
    "Pacific/Honolulu America/Toronto America/Vancouver America/Halifax",
    "en-GB": "Europe/London Europe/Dublin Australia/Sydney Pacific/Auckland",
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "el": "Europe/Athens",
    "es-419": "America/Mexico_City America/Bogota America/Lima America/Caracas America/Argentina/Buenos_Aires "
    "America/Santiago",
    "es-ES": "Europe/Madrid Atlantic/Canary",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris Europe/Brussels",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo America/Manaus America/Noronha",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Irkutsk Asia/Vladivostok",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai Asia/Hong_Kong",
    "zh-TW": "Asia/Taipei",
}
"""Where people live who see Discord in a language (its locales), the largest places first."""

_ELSEWHERE: Final = (
    "Africa/Algiers Africa/Cairo Africa/Casablanca Africa/Johannesburg Africa/Lagos Africa/Nairobi America/Adak "
    "America/Havana America/Miquelon America/Nuuk America/Puerto_Rico America/St_Johns Asia/Almaty Asia/Baghdad "
    "Asia/Beirut Asia/Dhaka Asia/Dubai Asia/Gaza Asia/Jerusalem Asia/Kabul Asia/Karachi Asia/Kathmandu Asia/Manila "
    "Asia/Riyadh Asia/Singapore Asia/Tashkent Asia/Tehran Asia/Yangon Atlantic/Azores Atlantic/Cape_Verde "
    "Atlantic/Reykjavik Australia/Adelaide Australia/Brisbane Australia/Darwin Australia/Eucla Australia/Lord_Howe "
    "Australia/Perth Europe/Belgrade Europe/Lisbon Europe/Minsk Pacific/Apia Pacific/Chatham Pacific/Easter "
    "Pacific/Fiji Pacific/Gambier Pacific/Kiritimati Pacific/Marquesas Pacific/Norfolk Pacific/Noumea "
    "Pacific/Pago_Pago Pacific/Pitcairn Pacific/Port_Moresby"
)

PLACES: Final = tuple(dict.fromkeys(" ".join((*_HOMES.values(), _ELSEWHERE)).split()))
"""The zones to choose from: wherever people live there is one whose clocks say the same all year."""

EARLIER: Final = 3
"""The list of clocks begins so many hours before that at home: the continent of a language stands together."""


def home(locale: str) -> str | None:
    """Where most people live who see Discord so; None for a language that does not say."""
    return _HOMES[locale].split()[0] if locale in _HOMES else None


def clock(zone: str, now: int) -> datetime:
    """What clocks say there."""
    return datetime.fromtimestamp(now, UTC).astimezone(ZoneInfo(zone))


def hours(now: int, locale: str) -> dict[int, list[str]]:
    """The hours that clocks show somewhere now, all 24, those around home first -> the zones in which they show it,
    those of the language first; 25 at most."""
    first = clock(home(locale) or UNSAID, now).hour - EARLIER
    found: dict[int, list[str]] = {hour % 24: [] for hour in range(first, first + 24)}
    for zone in dict.fromkeys((*_HOMES.get(locale, "").split(), *PLACES)):
        found[clock(zone, now).hour].append(zone)
    return found


@lru_cache(maxsize=512)  # looking one up costs most of a millisecond, and a page names 70
def city(zone: str, language: str) -> str:
    """The city that stands for a zone, as people call it in a language."""
    return get_timezone_location(zone, locale=language, return_city=True)


def readable(zone: str) -> str:
    """How a zone is written for people. An offset from UTC, which could once be chosen, is counted the other way in
    its name."""
    if zone.startswith("Etc/GMT"):
        return f"UTC{'+' if zone[7] == '-' else '-'}{zone[8:]}"
    return zone
