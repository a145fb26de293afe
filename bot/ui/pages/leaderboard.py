"""The leaderboard of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.services.people.ratings import Standing
from bot.services.people.seasons import MedalRow
from bot.ui.press.items import boxed, view_of
from bot.ui.words.catalogues import HOUSE, NAMELESS, clip, neutral
from render.kit.words import Words

LINES = 20
TEXT = 3700


def shown(standings: Sequence[Standing], reader: int) -> list[Standing]:
    """The best of a server in a game, and the reader where that is further down."""
    return [*standings[:LINES], *(one for one in standings[LINES:] if one.user_id == reader)]


def leaderboard_page(
    title: str,
    standings: Sequence[Standing],
    reader: int,
    names: Mapping[int, str],
    words: Words,
    seasons: Sequence[Sequence[MedalRow]] = (),
    *,
    everywhere: bool = False,
) -> discord.ui.LayoutView:
    """The best of a server in a game, and the reader's own line where it is further down.

    seasons: who leads the one that runs, and who was best in the newest one that is over.
    everywhere: of the matches with guests of other servers.
    """
    heading, note = (
        ("leaderboard-everywhere", "leaderboard-everywhere-note")
        if everywhere
        else ("leaderboard-heading", "leaderboard-note")
    )
    lines = [f"### {words(heading, title=title)}"]
    told = [_line(standing, names, words) for standing in shown(standings, reader)]
    lines += [*told[:LINES], *(("…", *told[LINES:]) if told[LINES:] else ())]
    for key, medals in zip(("leaderboard-season", "leaderboard-medals"), seasons, strict=False):
        if medals:
            each = words.listing(medal_line(one, neutral(names.get(one.user_id, NAMELESS)), words) for one in medals)
            lines.append(words(key, season=season_name(medals[0].season, words), each=each))
    lines.append(words("leaderboard-none") if not standings else f"-# {words(note)}")
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT)))


def medal_line(medal: MedalRow, what: str, words: Words) -> str:
    """A medal: the sign of its place, and what it stands beside."""
    return words("medal", place=str(medal.place), what=what, points=str(medal.points))


def season_name(season: int, words: Words) -> str:
    """A season by its months."""
    return words("season", quarter=str(season % 4 + 1), year=str(season // 4))


def _line(standing: Standing, names: Mapping[int, str], words: Words) -> str:
    who = neutral(names.get(standing.user_id, NAMELESS))
    matches = words("leaderboard-matches", count=standing.matches, wins=standing.wins)
    if standing.place is None:
        return f"{who} · {words('profile-settling')} · {matches}"
    # The escaped dot keeps Discord from counting by itself, past shared places.
    return f"{standing.place}\\. {who} · **{standing.points}** · {matches}"
