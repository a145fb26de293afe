"""A person's profile: the picture and the same in words, another's in words first; and the badges as a list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime

import discord

from bot.services.people.profiles import Known as PersonMet
from bot.services.people.profiles import Profile, Record, StepRow
from bot.services.people.skill import SCALE, SETTLED, points
from bot.ui.pages.leaderboard import medal_line, season_name
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.house import House
from bot.ui.press.items import BLUE, Item, Page, boxed, button, choice, select, stacked, view_of
from bot.ui.words.catalogues import HOUSE, clip, game_words, neutral
from engine import registry
from render import orders
from render.kit.parts import MAIN
from render.kit.words import Words

TEXT = 1800
LIST_TEXT = 3600
SPREAD = 2
"""The band of the curve: so many deviations to either side."""
FEWEST_STEPS = 2
"""A curve has at least so many."""
MOST_MEDALS = 6
"""So many of the newest are listed; the picture shows all by their places."""


async def profile_page(
    house: House,
    found: Profile,
    reader: int,
    added: Sequence[tuple[str, str]],
    game: str,
    words: Words,
    *,
    picture: bool,
) -> Page:
    """The profile as `reader` may see it; the curve of `game`, or of the first game that has one.

    added: what features say in the picture.   picture: whether with the picture; without it a button brings it.
    """
    curved = _curved(found)
    game = game if game in curved else next(iter(curved), "")
    lines = _lines(found, reader, words)
    files: list[discord.File] = []
    if picture:
        drawn = await house.pictures.page(_order(found, added, game, words), words.language)
        files = [picture_file(f"profile-{part.name}", part.png, _alt(found, part.name, game, words)) for part in drawn]
    head = boxed(HOUSE, words("profile-heading", name=neutral(found.name)))
    curves: list[Item] = []
    if picture and len(curved) > 1:
        options = [
            choice(words("profile-choose-curve", title=title), key, chosen=key == game) for key, title in curved.items()
        ]
        press = Press("profile", 0, 0, _token(found.user_id, "curve"))
        curves.append(select(words("profile-rating"), press, options))
    looks = [button(words("button-badges", count=len(found.badges)), Press("badges", 0, 0, _token(found.user_id)))]
    if not picture:
        looks.insert(0, button(words("button-picture"), Press("profile", 0, 0, _token(found.user_id)), BLUE))
    if found.user_id == reader:
        looks += [button(words(label), Press(verb, 0)) for label, verb in house.features.profile]
        looks.append(button(words("button-who-sees"), Press("settings", 0)))
    return stacked([head], files, boxed(HOUSE, clip("\n".join(lines), TEXT), curves, looks), words)


def badges_page(found: Profile, words: Words) -> discord.ui.LayoutView:
    """Every badge of every game, what it is for, and since when the person has it."""
    lines = [words("badges-heading", name=neutral(found.name))]
    mine = {(one.game, one.badge): one.ended_at for one in found.badges}
    for game in registry.games():
        badges = registry.badges(game.key)
        if not badges:
            continue
        own = game_words(words.language, game.key)
        count = sum((game.key, badge.key) in mine for badge in badges)
        lines.append(words("badges-game", title=game.title, count=count, all=len(badges)))
        for badge in badges:
            named = {"badge": own(f"badge-{badge.key}"), "deed": own(f"badge-{badge.key}-for")}
            at = mine.get((game.key, badge.key))
            line = words("badge-line", **named) if at is None else words("badge-line-earned", at=str(at), **named)
            lines.append(f"-# {line}" if at is None else line)
    back = button(words("button-back"), Press("profile", 0, 0, _token(found.user_id)))
    return view_of(boxed(HOUSE, clip("\n".join(lines), LIST_TEXT), [back]))


def _token(user_id: int, what: str = "") -> str:
    """Of whom a press is, and what else to tell it apart by."""
    return f"{user_id}.{what}" if what else str(user_id)


def _curved(found: Profile) -> dict[str, str]:
    """Game -> title, of those whose rating has a curve; most matches first."""
    return {
        record.game: registry.game(record.game).title
        for record in found.games
        if len(found.course.get(record.game, ())) >= FEWEST_STEPS
    }


def _lines(found: Profile, reader: int, words: Words) -> list[str]:
    """The profile in words."""
    kept, count = found.kept
    lines: list[str] = []
    if found.reliability is not None:
        key = f"profile-line-{found.reliability}"
        if found.reliability == "leaves" and found.user_id != reader:
            key += "-other"
        lines.append(words(key, kept=kept, count=count, name=neutral(found.name)))
    for record in found.games:
        line = words(
            "profile-game", title=registry.game(record.game).title, count=record.matches, mean=_mean(record, words)
        )
        lines.append(f"{line} · {_rating(record, words)}" if record.rating is not None else line)
    if not found.games:
        lines.append(words("profile-empty"))
    lines += [
        f"{medal_line(medal, registry.game(medal.game).title, words)} · {season_name(medal.season, words)}"
        for medal in found.medals[:MOST_MEDALS]
    ]
    if (you := found.with_you) is not None:
        lines.append(words("profile-with-you", matches=you.matches, ahead=you.ahead, behind=you.behind))
    if found.user_id == reader:
        lines.append(f"-# {words('profile-own-note')}")
    return lines


def _rating(record: Record, words: Words) -> str:
    assert record.rating is not None
    if record.settling:
        return words("rating-settling", count=record.settling)
    return words("profile-game-rating", points=str(points(record.rating.mu)))


def _mean(record: Record, words: Words) -> str:
    """The mean place with one decimal, as the language writes it."""
    whole, tenths = f"{record.mean:.1f}".split(".")
    return words("profile-mean", whole=whole, tenths=tenths)


def _alt(found: Profile, part: str, game: str, words: Words) -> str:
    if part == MAIN:
        games = " ".join(line.replace("*", "") for line in _lines(found, 0, words))
        return words("profile-alt", name=found.name, games=games)
    return words("profile-alt-course", title=registry.game(game).title) if game else words("profile-alt-more")


def _order(found: Profile, added: Sequence[tuple[str, str]], game: str, words: Words) -> orders.Profile:
    """What the picture shows."""
    kept, count = found.kept
    chips: list[tuple[str, str]] = []
    if found.reliability is not None:
        said = words(f"profile-{found.reliability}", kept=kept, left=count - kept, count=count)
        chips.append(("hourglass" if found.reliability == "leaves" else "shield", said))
    chips += added
    since = "" if found.since is None else _since(found.since, words)
    known: tuple[tuple[orders.Kind, PersonMet | None, str], ...] = (
        ("rival", found.rival, "profile-rival-note"),
        ("nemesis", found.nemesis, "profile-nemesis-note"),
        ("buddy", found.buddy, "profile-buddy-note"),
    )
    every = sum(len(registry.badges(one.key)) for one in registry.games())
    return orders.Profile(
        name=found.name,
        since=since,
        chips=tuple(chips),
        plates=tuple(
            _plate(record, [one.place for one in found.medals if one.game == record.game], words)
            for record in found.games
        ),
        curve=_curve(game, found.course, words) if game else None,
        known=tuple(
            orders.Known(
                kind,
                words(f"profile-{kind}"),
                one.name,
                words(note, ahead=one.ahead, behind=one.behind, matches=one.matches),
            )
            for kind, one, note in known
            if one is not None
        ),
        shelf=words("profile-badges"),
        count=words("profile-badges-of", count=len(found.badges), all=every),
        badges=tuple((one.game, one.badge) for one in found.badges),
        empty=words("profile-empty"),
    )


def _since(at: int, words: Words) -> str:
    day = datetime.fromtimestamp(at, UTC)
    return words("profile-since", month=str(day.month), year=str(day.year))


def _plate(record: Record, medals: Sequence[int], words: Words) -> orders.GamePlate:
    rating, label = "", ""
    if record.rating is not None and record.settling:
        rating, label = words("profile-settling"), words("profile-more", count=record.settling)
    elif record.rating is not None:
        rating, label = str(points(record.rating.mu)), words("profile-rating")
    return orders.GamePlate(
        game=record.game,
        title=registry.game(record.game).title,
        matches=words("profile-matches", count=record.matches),
        at=record.mean,
        of=record.seats,
        mean=_mean(record, words),
        place=words("profile-place"),
        rating=rating,
        label=label,
        settled=record.rating is not None and not record.settling,
        medals=tuple((place, medals.count(place)) for place in sorted(set(medals))),
    )


def _curve(game: str, course: Mapping[str, tuple[StepRow, ...]], words: Words) -> orders.Curve:
    steps = course[game]
    spread = [round(SPREAD * step.sigma * SCALE) for step in steps]
    first = next((number for number, step in enumerate(steps, 1) if step.sigma <= SETTLED), len(steps) + 1)
    return orders.Curve(
        game=game,
        title=words("profile-curve", title=registry.game(game).title),
        note=words("profile-band"),
        settling=words("profile-settling"),
        points=(
            (points(steps[0].before), spread[0]),
            *((points(step.mu), wide) for step, wide in zip(steps, spread, strict=True)),
        ),
        settled=first,
    )
