"""The leaderboard of a server, and what ratings say where matches and people are shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord

from bot.features.ratings.service import Changed, Course, MedalRow, Standing
from bot.features.ratings.skill import SCALE, SETTLED, points
from bot.services.table.scene import Table
from bot.ui.press.items import boxed, view_of
from bot.ui.press.traits import AtGame, Curve, Traits
from bot.ui.words.catalogues import HOUSE, NAMELESS, clip, neutral
from engine import registry
from render import orders
from render.kit.words import Words, signed

LINES = 20
TEXT = 3700
SPREAD = 2
"""The band of the curve: so many deviations to either side."""
FEWEST_STEPS = 2
"""A curve has at least so many."""
MOST_MEDALS = 6
"""So many of the newest are listed; the picture shows all by their places."""


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
            each = words.listing(_medal(one, neutral(names.get(one.user_id, NAMELESS)), words) for one in medals)
            lines.append(words(key, season=_season(medals[0].season, words), each=each))
    lines.append(words("leaderboard-none") if not standings else f"-# {words(note)}")
    return view_of(boxed(HOUSE, clip("\n".join(lines), TEXT)))


def _medal(medal: MedalRow, what: str, words: Words) -> str:
    """A medal: the sign of its place, and what it stands beside."""
    return words("medal", place=str(medal.place), what=what, points=str(medal.points))


def _season(season: int, words: Words) -> str:
    """A season by its months."""
    return words("season", quarter=str(season % 4 + 1), year=str(season // 4))


def _line(standing: Standing, names: Mapping[int, str], words: Words) -> str:
    who = neutral(names.get(standing.user_id, NAMELESS))
    matches = words("leaderboard-matches", count=standing.matches, wins=standing.wins)
    if standing.place is None:
        return f"{who} · {words('profile-settling')} · {matches}"
    # The escaped dot keeps Discord from counting by itself, past shared places.
    return f"{standing.place}\\. {who} · **{standing.points}** · {matches}"


def changed_line(change: Changed, words: Words) -> str:
    """A person's rating after a match."""
    if change.settling:
        return words("rating-settling", count=change.settling)
    moved = change.after - change.before
    return words("rating-after", points=str(change.after), change=f"+{moved}" if moved > 0 else signed(moved))


def chances_lines(table: Table, found: Mapping[int, float], words: Words) -> list[str]:
    """How likely each person is to win, never quite 0 or 100; nothing where the ratings say nothing."""
    each = [
        words("rating-chance", who=neutral(row.name), chance=min(99, max(1, round(100 * found[row.user_id]))))
        for row in table.seats
        if row.user_id is not None and row.user_id in found
    ]
    return [words("rating-chances", each=words.listing(each))] if each else []


def traits(courses: Sequence[Course], medals: Sequence[MedalRow], words: Words) -> Traits:
    """What stands in a profile: the ratings with their curves, and the medals."""
    won: dict[str, list[int]] = {}
    for medal in medals:
        won.setdefault(medal.game, []).append(medal.place)
    rated = {course.game: course for course in courses}
    return Traits(
        games={game: _at_game(rated.get(game), won.get(game, ()), words) for game in dict.fromkeys((*rated, *won))},
        lines=tuple(
            f"{_medal(medal, registry.game(medal.game).title, words)} · {_season(medal.season, words)}"
            for medal in medals[:MOST_MEDALS]
        ),
        curves={one.game: _curve(one, words) for one in courses if len(one.steps) >= FEWEST_STEPS},
    )


def _at_game(course: Course | None, won: Sequence[int], words: Words) -> AtGame:
    medals = tuple((place, won.count(place)) for place in sorted(set(won)))
    if course is None:
        return AtGame(medals=medals)
    if course.settling:
        said = words("rating-settling", count=course.settling)
        return AtGame(said, words("profile-settling"), words("profile-more", count=course.settling), medals=medals)
    number = str(points(course.rating.mu))
    said = words("profile-game-rating", points=number)
    return AtGame(said, number, words("profile-rating"), settled=True, medals=medals)


def _curve(course: Course, words: Words) -> Curve:
    steps, title = course.steps, registry.game(course.game).title
    spread = [round(SPREAD * step.sigma * SCALE) for step in steps]
    first = next((number for number, step in enumerate(steps, 1) if step.sigma <= SETTLED), len(steps) + 1)
    drawn = orders.Curve(
        game=course.game,
        title=words("profile-curve", title=title),
        note=words("profile-band"),
        settling=words("profile-settling"),
        points=(
            (points(steps[0].before), spread[0]),
            *((points(step.mu), wide) for step, wide in zip(steps, spread, strict=True)),
        ),
        settled=first,
    )
    return Curve(drawn, words("profile-curve-alt", title=title))
