"""A person's profile: the picture and the same in words; and the list behind its shelf."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import discord

from bot.features.profile.service import Profile, Record
from bot.services.processes.pictures import Pictures
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.items import Item, Page, boxed, button, choice, select, stacked, view_of
from bot.ui.press.traits import AtGame, Curve, Shelf, Traits
from bot.ui.words.catalogues import HOUSE, clip, neutral
from engine import registry
from render import orders
from render.kit.parts import MAIN
from render.kit.words import Words

TEXT = 1800
LIST_TEXT = 3600


async def profile_page(
    pictures: Pictures, found: Profile, reader: int, traits: Sequence[Traits], game: str, words: Words
) -> Page:
    """The profile as `reader` may see it; the curve of `game`, or of the first game that has one.

    traits: what features add.
    """
    curves, shelf = _curves(found, traits), shelf_of(traits)
    game = game if game in curves else next(iter(curves), "")
    lines = _lines(found, traits, reader, words)
    curve = curves.get(game)
    drawn = await pictures.page(_order(found, traits, curve, shelf, words), words.language)
    alts, below = {MAIN: _alt(found, traits, words)}, _alt_below(found, curve, shelf, words)
    files = [picture_file(f"profile-{part.name}", part.png, alts.get(part.name, below)) for part in drawn]
    head = boxed(HOUSE, words("profile-heading", name=neutral(found.name)))
    choose: list[Item] = []
    if len(curves) > 1:
        title = {key: words("profile-choose-curve", title=registry.game(key).title) for key in curves}
        options = [choice(title[key], key, chosen=key == game) for key in curves]
        choose.append(select(title[game], Press("profile", 0, 0, _token(found.user_id, "curve")), options))
    looks: list[Item] = []
    if shelf is not None:
        looks.append(button(shelf.label, Press("badges", 0, 0, _token(found.user_id))))
    looks += [item for one in traits for item in one.ways]
    if found.user_id == reader:
        looks.append(button(words("button-who-sees"), Press("settings", 0)))
    return stacked([head], files, boxed(HOUSE, clip("\n".join(lines), TEXT), choose, looks), words)


def shelf_page(found: Profile, shelf: Shelf, words: Words) -> discord.ui.LayoutView:
    """The list behind what lies on the shelf."""
    lines = [words(shelf.heading, name=neutral(found.name)), *shelf.page]
    back = button(words("button-back"), Press("profile", 0, 0, _token(found.user_id)))
    return view_of(boxed(HOUSE, clip("\n".join(lines), LIST_TEXT), [back]))


def _token(user_id: int, what: str = "") -> str:
    """Of whom a press is, and what else to tell it apart by."""
    return f"{user_id}.{what}" if what else str(user_id)


def _curves(found: Profile, traits: Sequence[Traits]) -> dict[str, Curve]:
    """Game -> its curve, of those that have one; most matches first."""
    every = {game: curve for one in traits for game, curve in one.curves.items()}
    return {record.game: every[record.game] for record in found.games if record.game in every}


def shelf_of(traits: Sequence[Traits]) -> Shelf | None:
    """What lies on the shelf; None without one."""
    return next((one.shelf for one in traits if one.shelf is not None), None)


def _lines(found: Profile, traits: Sequence[Traits], reader: int, words: Words) -> list[str]:
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
        said = [one.games[record.game].said for one in traits if record.game in one.games]
        lines.append(" · ".join(filter(None, [line, *said])))
    if not found.games:
        lines.append(words("profile-empty"))
    lines += [line for one in traits for line in one.lines]
    if (you := found.with_you) is not None:
        lines.append(words("profile-with-you", matches=you.matches, ahead=you.ahead, behind=you.behind))
    if found.user_id == reader:
        lines.append(f"-# {words('profile-own-note')}")
    return lines


def _mean(record: Record, words: Words) -> str:
    """The mean place with one decimal, as the language writes it."""
    whole, tenths = f"{record.mean:.1f}".split(".")
    return words("profile-mean", whole=whole, tenths=tenths)


def _alt(found: Profile, traits: Sequence[Traits], words: Words) -> str:
    games = " ".join(line.replace("*", "") for line in _lines(found, traits, 0, words))
    return words("profile-alt", name=found.name, games=games)


def _alt_below(found: Profile, curve: Curve | None, shelf: Shelf | None, words: Words) -> str:
    """What the part below the games shows."""
    said = ["" if curve is None else curve.alt]
    said.append(words("profile-alt-people") if found.close else "")
    said.append("" if shelf is None or not shelf.badges else shelf.alt)
    return " ".join(filter(None, said))


def _order(
    found: Profile, traits: Sequence[Traits], curve: Curve | None, shelf: Shelf | None, words: Words
) -> orders.Profile:
    """What the picture shows."""
    kept, count = found.kept
    chips: list[tuple[str, str]] = []
    if found.reliability is not None:
        said = words(f"profile-{found.reliability}", kept=kept, left=count - kept, count=count)
        chips.append(("hourglass" if found.reliability == "leaves" else "shield", said))
    chips += [chip for one in traits for chip in one.chips]
    since = "" if found.since is None else _since(found.since, words)
    return orders.Profile(
        name=found.name,
        since=since,
        chips=tuple(chips),
        plates=tuple(_plate(record, traits, words) for record in found.games),
        curve=None if curve is None else curve.drawn,
        known=tuple(
            orders.Known(
                kind,
                words(f"profile-{kind}"),
                one.name,
                words(f"profile-{kind}-note", ahead=one.ahead, behind=one.behind, matches=one.matches),
            )
            for kind, one in found.close.items()
        ),
        shelf="" if shelf is None else shelf.title,
        count="" if shelf is None else shelf.count,
        badges=() if shelf is None else shelf.badges,
        empty=words("profile-empty"),
    )


def _since(at: int, words: Words) -> str:
    day = datetime.fromtimestamp(at, UTC)
    return words("profile-since", month=str(day.month), year=str(day.year))


def _plate(record: Record, traits: Sequence[Traits], words: Words) -> orders.GamePlate:
    said = [one.games[record.game] for one in traits if record.game in one.games]
    numbered = next((one for one in said if one.number), AtGame())
    return orders.GamePlate(
        game=record.game,
        title=registry.game(record.game).title,
        matches=words("profile-matches", count=record.matches),
        at=record.mean,
        of=record.seats,
        mean=_mean(record, words),
        place=words("profile-place"),
        rating=numbered.number,
        label=numbered.label,
        settled=numbered.settled,
        medals=tuple(medal for one in said for medal in one.medals),
    )
