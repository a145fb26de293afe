"""Time zones as people name them: an IANA name, its city, another well-known city, or an offset from UTC."""

from __future__ import annotations

import re
import unicodedata
import zoneinfo
from difflib import get_close_matches
from functools import cache
from typing import Final

from bot.services.errors import Refused

AREAS: Final = (
    "Africa",
    "America",
    "Antarctica",
    "Arctic",
    "Asia",
    "Atlantic",
    "Australia",
    "Europe",
    "Indian",
    "Pacific",
)
MOST_SUGGESTIONS: Final = 10

_CITIES: Final = {
    "Africa/Cairo": "kairo alexandria",
    "Africa/Johannesburg": "cape-town kapstadt durban pretoria",
    "America/Chicago": "dallas houston austin san-antonio new-orleans minneapolis milwaukee st-louis central-time",
    "America/Denver": "salt-lake-city albuquerque mountain-time",
    "America/Los_Angeles": "san-francisco seattle portland san-diego las-vegas sacramento pacific-time",
    "America/Mexico_City": "guadalajara mexiko-stadt",
    "America/New_York": "boston washington philadelphia miami atlanta pittsburgh cleveland charlotte eastern-time",
    "America/Sao_Paulo": "rio-de-janeiro brasilia",
    "America/Toronto": "montreal ottawa quebec",
    "America/Edmonton": "calgary",
    "Asia/Dubai": "abu-dhabi",
    "Asia/Ho_Chi_Minh": "saigon hanoi",
    "Asia/Jerusalem": "tel-aviv haifa",
    "Asia/Kolkata": "mumbai bombay delhi new-delhi bangalore bengaluru chennai hyderabad kalkutta",
    "Asia/Seoul": "busan",
    "Asia/Shanghai": "beijing peking shenzhen guangzhou",
    "Asia/Singapore": "singapur",
    "Asia/Tokyo": "osaka kyoto tokio",
    "Australia/Sydney": "canberra",
    "Europe/Athens": "athen thessaloniki",
    "Europe/Belgrade": "belgrad",
    "Europe/Berlin": "munich muenchen munchen hamburg cologne koeln koln frankfurt stuttgart leipzig dresden essen "
    "dortmund duesseldorf dusseldorf bremen hannover hanover nuernberg nurnberg nuremberg freiburg bonn",
    "Europe/Brussels": "bruessel brussel antwerp antwerpen ghent gent",
    "Europe/Bucharest": "bukarest",
    "Europe/Budapest": "debrecen",
    "Europe/Copenhagen": "kopenhagen aarhus",
    "Europe/Istanbul": "ankara izmir",
    "Europe/Kyiv": "kiev kiew lviv odesa",
    "Europe/Lisbon": "lissabon porto",
    "Europe/London": "manchester birmingham edinburgh glasgow cardiff bristol leeds liverpool oxford cambridge",
    "Europe/Luxembourg": "luxemburg",
    "Europe/Madrid": "barcelona valencia sevilla seville bilbao",
    "Europe/Moscow": "moskau saint-petersburg sankt-petersburg",
    "Europe/Paris": "lyon marseille toulouse nice bordeaux strasbourg strassburg",
    "Europe/Prague": "prag brno bruenn",
    "Europe/Rome": "rom milan milano mailand turin naples neapel florence florenz venice venedig bologna",
    "Europe/Stockholm": "gothenburg goteborg malmo",
    "Europe/Vienna": "wien graz linz salzburg innsbruck",
    "Europe/Warsaw": "warschau krakow krakau gdansk danzig wroclaw breslau",
    "Europe/Zurich": "zuerich bern basel geneva genf lausanne",
    "Pacific/Auckland": "wellington christchurch",
    "Pacific/Honolulu": "hawaii",
    "Europe/Amsterdam": "rotterdam utrecht the-hague den-haag eindhoven",
}
"""Cities people look for that are not in the name of their zone."""

_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?00)?")


def find_zone(text: str) -> str:
    """The IANA name of the zone that is meant.

    Raises Refused `unknown-zone` with what was given and suggestions.
    """
    wanted = _plain(text)
    if wanted in ("utc", "gmt"):
        return "UTC"
    if offset := _OFFSET.fullmatch(text.strip().lower()):
        # The names of the fixed offsets count westwards.
        name = f"Etc/GMT{'-' if offset[1] == '+' else '+'}{int(offset[2])}"
        if int(offset[2]) == 0:
            return "UTC"
        if name in zoneinfo.available_timezones():
            return name
    found = _names().get(wanted)
    if found is None:
        raise Refused("unknown-zone", given=text.strip()[:40], suggestions=tuple(suggest_zones(text)))
    return found


def shown(zone: str) -> str:
    """How a zone is written for people; `find_zone` understands it again."""
    if zone.startswith("Etc/GMT"):
        sign, hours = zone[7], zone[8:]
        return f"UTC{'+' if sign == '-' else '-'}{hours}"
    return zone


def suggest_zones(text: str) -> list[str]:
    """Zones whose name or city holds what was typed, or is spelled nearly so."""
    wanted = _plain(text)
    if not wanted:
        return []
    names = _names()
    near = [names[name] for name in names if wanted in name]
    near += [names[name] for name in get_close_matches(wanted, names, MOST_SUGGESTIONS, 0.75)]
    return list(dict.fromkeys(near))[:MOST_SUGGESTIONS]


@cache
def _names() -> dict[str, str]:
    """Every way of naming a zone, plain -> its IANA name; full names before cities."""
    known = sorted(name for name in zoneinfo.available_timezones() if name.partition("/")[0] in AREAS and "/" in name)
    names = {_plain(name): name for name in known}
    for name in known:
        names.setdefault(_plain(name.rpartition("/")[2]), name)
    for name, cities in _CITIES.items():
        for city in cities.split() if name in known else ():
            names.setdefault(_plain(city), name)
    return names


def _plain(text: str) -> str:
    """Lower case, without accents, every gap a space."""
    letters = unicodedata.normalize("NFKD", text.replace("ß", "ss")).encode("ascii", "ignore").decode()
    return " ".join(re.sub(r"[\s_-]+", " ", letters.lower()).split())
