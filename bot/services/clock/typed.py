"""Times as people type them, in English and German: "Friday 20:00", "tomorrow 8 pm", "27.11. um 20 Uhr", "in 3 days".

What could mean two times is not guessed: whoever types is told both.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from datetime import MAXYEAR, UTC, date, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import msgspec

from bot.services.errors import Refused

LONGEST_TEXT: Final = 60
DAY: Final = timedelta(days=1)
WEEK: Final = timedelta(days=7)
NOON: Final = 12 * 60

_WEEKDAYS: Final = (
    ("monday", "mon", "montag", "mo"),
    ("tuesday", "tue", "tues", "dienstag", "di"),
    ("wednesday", "wed", "mittwoch", "mi"),
    ("thursday", "thu", "thur", "thurs", "donnerstag", "do"),
    ("friday", "fri", "freitag", "fr"),
    ("saturday", "sat", "samstag", "sonnabend", "sa"),
    ("sunday", "sun", "sonntag", "so"),
)
_MONTHS: Final = (
    ("january", "jan", "januar", "janner", "jaenner"),
    ("february", "feb", "februar"),
    ("march", "mar", "maerz", "marz"),
    ("april", "apr"),
    ("may", "mai"),
    ("june", "jun", "juni"),
    ("july", "jul", "juli"),
    ("august", "aug"),
    ("september", "sep", "sept"),
    ("october", "oct", "oktober", "okt"),
    ("november", "nov"),
    ("december", "dec", "dezember", "dez"),
)
_DAYS: Final = {
    "today": 0,
    "heute": 0,
    "tonight": 0,
    "tomorrow": 1,
    "morgen": 1,
    "day after tomorrow": 2,
    "uebermorgen": 2,
    "ubermorgen": 2,
}
_MORNING: Final = ("this morning", "in the morning", "morning", "morgens", "frueh", "fruh", "vormittags", "vormittag")
_LATER: Final = (
    *("this evening", "in the evening", "evening", "tonight", "at night", "abends", "abend"),
    *("this afternoon", "in the afternoon", "afternoon", "nachmittags", "nachmittag"),
)
"""After any of these the hours up to 11 are those after noon."""
_UNITS: Final = {
    60: "minutes minute mins min m minuten",
    3600: "hours hour hrs hr h stunden stunde std",
    86400: "days day d tagen tage tag",
    604800: "weeks week w wochen woche",
}
_ONE: Final = ("a", "an", "one", "einer", "einem", "eine", "ein")
_SMALL: Final = {
    name: number
    for number, names in enumerate(
        (
            *("two zwei", "three drei", "four vier", "five fuenf funf", "six sechs", "seven sieben", "eight acht"),
            *("nine neun", "ten zehn"),
        ),
        2,
    )
    for name in names.split()
} | dict.fromkeys(_ONE, 1)
_UNIT: Final = {name: seconds for seconds, names in _UNITS.items() for name in names.split()}
_AMOUNT: Final = re.compile(r"(\d{1,4}\s*|(?:" + "|".join(_SMALL) + r")\s+)([a-z]+)\b\s*(?:and\s+|und\s+)?")


class _Said(msgspec.Struct):
    """What a text says, as far as it is read.

    days:     the days that are meant, the first of them from today on that fits; none: no day was named.
    repeats:  after how many days the same words mean another day: a weekday 7, else 0.
    minutes:  the times of day that are meant.   later: the hours up to 11 are those after noon.
    """

    days: list[date] = []
    repeats: int = 0
    minutes: list[int] = []
    morning: bool = False
    later: bool = False


def read_time(text: str, zone: str, now: int, *, minutes: int | None = None) -> int:
    """The time that somebody in `zone` means who types this now, in seconds since 1970; always after now.

    minutes: the time of day (after midnight) where only a day is named; None where the hour has to be said.
    Raises Refused `unknown-time` with what was given, `hour-missing`, `time-is-past` with `at`, `two-times` with both
    (`first`, `second`).
    """
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    wanted = _plain(text)
    unknown = Refused("unknown-time", given=text.strip()[:LONGEST_TEXT])
    if not wanted or len(text) > LONGEST_TEXT:
        raise unknown
    if (found := _from_now(wanted, here, minutes)) is None:
        said = _read(wanted, here)
        if said is None:
            raise unknown
        found = _meant(said, here, minutes)
    if not found:
        raise unknown
    times = sorted({at for local in found for at in _instants(local)})
    ahead = [at for at in times if at > now]
    if not ahead:
        raise Refused("time-is-past", at=str(times[-1]))
    if len(ahead) > 1:
        raise Refused("two-times", first=str(ahead[0]), second=str(ahead[1]))
    return ahead[0]


def next_week(at: int, zone: str, now: int) -> int:
    """The same weekday and time of day in a zone, one week later or as many as it takes to be after now."""
    local = datetime.fromtimestamp(at, ZoneInfo(zone)).replace(tzinfo=None)
    while True:
        local += WEEK
        if (found := _instants(local.replace(tzinfo=ZoneInfo(zone)))[0]) > now:
            return found


def next_on(weekday: int, minutes: int, zone: str, now: int) -> int:
    """The next time after now at which it is this weekday (0: Monday) and so many minutes after midnight in a zone."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    day = here.date() + timedelta(days=(weekday - here.weekday()) % 7)
    found = _instants(_at(day, minutes, here))[0]
    return found if found > now else _instants(_at(day + WEEK, minutes, here))[0]


# --- inside


def _plain(text: str) -> str:
    """Small letters without accents, dots of abbreviations and commas; every gap one space."""
    spelled = text.lower().replace("ä", "ae").replace("ö", "oe").replace("ü", "ue").replace("ß", "ss")
    letters = unicodedata.normalize("NFKD", spelled).encode("ascii", "ignore").decode()
    letters = re.sub(r"\b([ap])\.\s?m\.?(?=\s|$)", r"\1m", letters)
    letters = re.sub(r"(?<=[a-z])\.", " ", letters)
    return " ".join(re.sub(r"[,;()]", " ", letters).split())


def _from_now(text: str, here: datetime, minutes: int | None) -> list[datetime] | None:
    """What "in 3 days", "in 1h 30m", "in 2 Tagen um 20 Uhr" mean; None for a text of another kind."""
    begun = re.match(r"(?:in|heute in)\s+", text)
    if begun is None:
        return None
    rest, seconds, days = text[begun.end() :], 0, True
    if half := re.match(r"(?:half an|einer halben|ner halben)\s+(?:hour|stunde)\b\s*", rest):
        seconds, rest, days = 1800, rest[half.end() :], False
    while (found := _AMOUNT.match(rest)) and found[2] in _UNIT:
        count = found[1].strip()
        seconds += (int(count) if count.isdigit() else _SMALL[count]) * _UNIT[found[2]]
        rest, days = rest[found.end() :], days and _UNIT[found[2]] >= 86400
    if not seconds:
        return None if text.startswith("in the ") else []
    if not rest:
        if not days:
            return [(here.astimezone(UTC) + timedelta(seconds=seconds)).astimezone(here.tzinfo)]
        # "In 3 days" is the same time of day, also over a change of the clocks.
        day = here.date() + timedelta(seconds=seconds)
        return [_at(day, here.hour * 60 + here.minute if minutes is None else minutes, here)]
    said = _read(rest, here) if days else None
    if said is None or said.days:
        return []
    said.days = [here.date() + timedelta(seconds=seconds)]
    return _meant(said, here, minutes)


def _read(text: str, here: datetime) -> _Said | None:
    """Everything that a text says, or None if something in it is not understood."""
    said = _Said()
    while text:
        for read in (_words, _weekday, _date, _clock):
            rest = read(text, said, here)
            if rest is not None:
                text = rest.lstrip()
                break
        else:
            return None
    return said


def _words(text: str, said: _Said, here: datetime) -> str | None:
    """Words between, days that are named from today on, parts of the day."""
    for word in ("at", "on", "um", "am", "den", "der", "the", "by", "bis", "ab", "from", "gegen", "-"):
        if (rest := _after(text, word)) is not None:
            return rest
    for word in _by_length(_DAYS):
        if (rest := _after(text, word)) is not None:
            if word == "morgen" and said.days:  # "Freitag Morgen", "heute Morgen"
                said.morning = True
                return rest
            said.days.append(here.date() + _DAYS[word] * DAY)
            said.later |= word == "tonight"
            return rest
    for words, name in ((_MORNING, "morning"), (_LATER, "later")):
        for word in _by_length(words):
            if (rest := _after(text, word)) is not None:
                setattr(said, name, True)
                return rest
    for word in ("noon", "midday", "mittags", "mittag"):
        if (rest := _after(text, word)) is not None:
            said.minutes.append(NOON)
            return rest
    for word in ("midnight", "mitternacht"):
        if (rest := _after(text, word)) is not None:
            said.minutes += [0, 24 * 60]
            return rest
    return None


def _weekday(text: str, said: _Said, here: datetime) -> str | None:
    """ "Friday"; "next Friday" may be the coming one or the one after it."""
    which = re.match(r"(this|coming|diese[nmrs]?|kommende[nmrs]?|next|nae?chste[nmrs]?)\s+", text)
    rest = text[which.end() :] if which else text
    for number, names in enumerate(_WEEKDAYS):
        for name in _by_length(names):
            after = _after(rest, name)
            if after is None and rest.startswith(name):  # "Freitagabend" is one word
                after = _part_of_day(rest[len(name) :])
            if after is None:
                continue
            day = here.date() + timedelta(days=(number - here.weekday()) % 7)
            said.days.append(day)
            said.repeats = 7
            if which and which[1].startswith("n"):
                said.days.append(day + WEEK)
            return after
    return None


def _part_of_day(text: str) -> str | None:
    return text if any(text.startswith(word) for word in (*_MORNING, *_LATER, "mittag", "morgen")) else None


def _date(text: str, said: _Said, here: datetime) -> str | None:
    """ "2026-11-27", "27.11.", "27.11.2026", "27 November", "Nov 27th", "11/27"."""
    months = {name: number for number, names in enumerate(_MONTHS, 1) for name in names}
    named = "|".join(_by_length(months))
    year = r"(?:\s*(\d{4}))?"
    if found := re.match(r"(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)", text):
        dates = _dates(here, int(found[3]), int(found[2]), found[1])
    elif found := re.match(r"(\d{1,2})\.\s?(\d{1,2})\.(\d{4})?(?!\d)", text):
        dates = _dates(here, int(found[1]), int(found[2]), found[3])
    elif found := re.match(rf"(\d{{1,2}})(?:\.|st|nd|rd|th)?\s+(?:of\s+)?({named})\b{year}(?!\d|:|\.\d)", text):
        dates = _dates(here, int(found[1]), months[found[2]], found[3])
    elif found := re.match(rf"({named})\s+(\d{{1,2}})(?:st|nd|rd|th)?(?!\d|:|\.\d|\s?[ap]m)\b{year}(?!\d|:)", text):
        dates = _dates(here, int(found[2]), months[found[1]], found[3])
    elif found := re.match(r"(\d{1,2})/(\d{1,2})(?:/(\d{4}))?(?!\d|/)", text):
        first, second = int(found[1]), int(found[2])
        dates = _dates(here, first, second, found[3])
        dates += [day for day in _dates(here, second, first, found[3]) if day not in dates]
    else:
        return None
    if not dates:
        return None
    said.days += dates
    return text[found.end() :]


def _dates(here: datetime, day: int, month: int, year: str | None) -> list[date]:
    """The date, of the next year in which it has not passed if none is said; none if there is no such day."""
    for wanted in (int(year),) if year else (here.year, here.year + 1, here.year + 2):
        try:
            found = date(wanted, month, day)
        except ValueError:
            continue
        if found.year < MAXYEAR and (year or found >= here.date()):
            return [found]
    return []


def _clock(text: str, said: _Said, here: datetime) -> str | None:
    """ "20:00", "20.00 Uhr", "8 pm", "20 Uhr 30", "20h", "20"; a bare 8 may be before and after noon."""
    if found := re.match(r"(\d{1,2})(?:[:.](\d{2}))?\s?([ap])m\b", text):
        hour, minute = int(found[1]), int(found[2] or 0)
        if not 1 <= hour <= 12 or minute > 59:
            return None
        said.minutes.append((hour % 12 + 12 * (found[3] == "p")) * 60 + minute)
        return text[found.end() :]
    bare = False
    if found := re.match(r"(\d{1,2})(?:[:.](\d{2}))?\s?(?:uhr|h)(?:\s?([0-5]\d))?(?![\w:])", text):
        hour, minute = int(found[1]), int(found[3] or found[2] or 0)
    elif found := re.match(r"(\d{1,2})[:.]([0-5]\d)(?!\d|\.)", text):
        hour, minute = int(found[1]), int(found[2])
    elif found := re.match(r"(\d{1,2})(?:\s?o'?clock)?(?![\w:./-])", text):
        hour, minute, bare = int(found[1]), 0, int(found[1]) in range(1, 12)
    else:
        return None
    at = hour * 60 + minute
    if minute > 59 or at > 24 * 60:
        return None
    rest = text[found.end() :]
    # A word before or after it may still say which half of the day is meant: "8 in the evening".
    half = said.morning or said.later or any(_after(rest.strip(), word) is not None for word in (*_MORNING, *_LATER))
    said.minutes += [at, at + NOON] if bare and not half else [at]
    return rest


def _meant(said: _Said, here: datetime, usual: int | None) -> list[datetime]:
    """The local times that are meant. Raises Refused `hour-missing`."""
    minutes = said.minutes
    if said.later:
        minutes = [found + NOON if found < NOON else found for found in minutes]
    if not minutes:
        if not said.days:
            return []
        if usual is None or said.morning or said.later:
            raise Refused("hour-missing")
        minutes = [usual]
    if not said.days:  # the next time that it is so late
        days = [here.date()]
        if all(_at(days[0], found, here) <= here for found in minutes):
            days = [here.date() + DAY]
        return [_at(day, found, here) for day in days for found in minutes]
    found = [_at(day, at, here) for day in said.days for at in minutes]
    if said.repeats and all(local <= here for local in found):
        found = [_at(local.date() + said.repeats * DAY, local.hour * 60 + local.minute, here) for local in found]
    return found


def _at(day: date, minutes: int, here: datetime) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=here.tzinfo) + timedelta(minutes=minutes)


def _instants(local: datetime) -> list[int]:
    """When it is so late there: once, twice where clocks are put back; where they are put on, after that."""
    both = [int(local.replace(fold=fold).timestamp()) for fold in (0, 1)]
    return [both[0]] if both[0] >= both[1] else both


def _after(text: str, word: str) -> str | None:
    """What follows a word that a text begins with; None if it does not."""
    if not text.startswith(word):
        return None
    rest = text[len(word) :]
    return None if rest[:1].isalnum() else rest


def _by_length(words: Iterable[str]) -> list[str]:
    """The longest first, so that none hides in another."""
    return sorted(words, key=len, reverse=True)
