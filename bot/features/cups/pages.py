"""The messages of cups: the card on which people sign up, the standings, what somebody is told of the own round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

import discord

from bot.clock import DAY
from bot.features.cups import plans
from bot.features.cups.cup import STOP_SECONDS, Cup, Shown, Table, prospects, shown_by
from bot.features.cups.facts import Facts
from bot.features.cups.pictures import banner, division_title, moving, name_in, picture, season, table_name, title
from bot.features.cups.rows import CupRow, DivisionRow, LineRow, MatchLink, OfferRow, PersonRow
from bot.features.cups.service import BARS
from bot.services.processes.beside import beside
from bot.services.processes.pictures import Pictures
from bot.ui.pages.lobby import option_line
from bot.ui.press.custom_id import Press
from bot.ui.press.files import picture_file
from bot.ui.press.items import BLUE, GREEN, RED, Item, Page, Part, boxed, button, choice, galleries, select, view_of
from bot.ui.words.catalogues import HOUSE, clip, game_words, hooks, neutral
from bot.ui.words.durations import expected, pace_text
from engine import registry
from engine.cups.league import USUAL
from engine.cups.points import sum_of
from engine.cups.standings import Line
from render.kit.words import Words

TEXT, LIST_TEXT = 2400, 3500
MOST_NAMED = 40
"""So many names stand on a card."""
NEWEST_LINES = 3
"""So many of what was done stand on the card."""
LINES = 20
MOST_LISTED = 6
"""So many cups stand in a list, each with a button."""


def words_of(cup: Cup, language: str = "") -> Words:
    """The sentences for a cup: in its language, or in the reader's."""
    return game_words(language or cup.row.language, cup.row.game)


def colour(cup: Cup) -> int:
    """The accent of its game."""
    return hooks(cup.row.game).accent


def press(verb: str, cup: Cup | CupRow, *more: object) -> Press:
    """A press about a cup. Its number ends with a point, so that no other one begins with it."""
    row = cup.row if isinstance(cup, Cup) else cup
    return Press(verb, 0, 0, f"{row.id}.{'.'.join(map(str, more))}")


def of_division(division: DivisionRow) -> Press:
    """The press by which the standings of a division are known."""
    return Press("cupdiv", 0, 0, f"{division.id}.")


def of_offer(verb: str, offer_id: int) -> Press:
    """A press about a question to a reserve."""
    return Press(verb, 0, 0, f"{offer_id}.")


def named(cup: Cup, number: int, words: Words) -> str:
    """Somebody in a text."""
    return neutral(cup.people[number].name) if cup.people[number].name else words("cup-nameless")


# --- the card on which people sign up


async def cup_page(facts: Facts, pictures: Pictures, cup: Cup, language: str = "") -> Page:
    """The card of a cup with its banner: who may sign up for what, and what became of it."""
    words = words_of(cup, language)
    files = await _above(pictures, cup, words)
    heading = words("cup-heading", name=neutral(title(cup, words)), form=words(f"cup-form-{cup.row.form}"))
    lines = [f"## {heading}", await _about(cup, words)]
    if cup.row.state == "gathering":
        lines.append(await _calendar(facts, cup, words))
    lines.append(f"-# {_options(cup, words)}")
    box = boxed(
        colour(cup),
        clip("\n".join(lines), TEXT),
        discord.ui.Separator(),
        clip("\n".join(filter(None, await _who(facts, cup, words))), TEXT),
        _card_buttons(cup, words),
        "\n".join(f"-# {line}" for line in await _small(facts, cup, words)),
    )
    return view_of(*galleries(files), box), files


async def _above(pictures: Pictures, cup: Cup, words: Words) -> list[discord.File]:
    """Its banner; above a season of several divisions that is over their medals."""
    if cup.row.state != "over" or len(cup.divisions) == 1:
        drawn = await pictures.poster(banner(cup, words), words.language)
        return [picture_file("cup", drawn, words("cup-banner-alt", name=cup.row.name))]
    shown = [await beside(shown_by, cup, one) for one in cup.divisions]
    parts = await pictures.page(season(cup, shown, words), words.language)
    return [picture_file(f"cup-{part.name}", part.png, words("cup-season-alt", name=cup.row.name)) for part in parts]


async def _about(cup: Cup, words: Words) -> str:
    """The form of the cup in a sentence."""
    row = cup.row
    if row.form in ("mini", "league"):
        planned, size = await _schedule(cup)
        low, high = planned.meetings
        tables, mine = planned.tables, planned.at_once
        return words(f"cup-about-{row.form}", tables=tables, size=size, mine=mine, low=low, high=high)
    return words(f"cup-about-{row.form}", size=row.seats, rounds=row.rounds, through=row.through)


async def _schedule(cup: Cup) -> plans.Schedule:
    """What a mini cup or a division of a league plays at the same time; as a rule, before it has begun."""
    row, count = cup.row, len(cup.in_state("in", "playing", "out")) if cup.row.state != "gathering" else 0
    people = max(count or row.size or USUAL, plans.LEAST[row.form])
    return await beside(plans.at_once, row.form, people, plans.seats_at(row, people))


async def _at_once(cup: Cup) -> int:
    """How many matches each person will play at the same time."""
    return (await _schedule(cup)).facts.at_once if cup.row.form in ("mini", "league") else 1


async def _turns(facts: Facts, cup: Cup, at_once: int, words: Words) -> str:
    """How often each person is asked a day, in all matches at once; empty where that is not known."""
    found = await facts.times(cup, cup.row.size)
    turns = plans.turns_a_day(cup.row, found.match, at_once)
    return "" if turns is None else words("cup-turns", turns=max(1, round(turns)))


async def _calendar(facts: Facts, cup: Cup, words: Words) -> str:
    """How long it takes, and until when each round lasts, before anybody signs up."""
    found = await facts.times(cup, cup.row.size)
    pace = pace_text(cup.row.pace, words)
    line = words("cup-expected", expected=expected(found.whole, words), pace=pace)
    at_once = await _at_once(cup)
    line = " ".join(filter(None, (line, await _turns(facts, cup, at_once, words))))
    dates = [f"<t:{cup.row.begins_by + found.round * number}:D>" for number in range(1, found.rounds + 1)]
    if len(dates) == 1:
        return f"{line} {words('cup-date', at=dates[0])}"
    listed = " · ".join(f"{number}: {at}" for number, at in enumerate(dates, 1))
    return f"{line}\n{words('cup-dates', dates=listed)}"


def _options(cup: Cup, words: Words) -> str:
    """What was chosen otherwise than usual."""
    game = registry.game(cup.row.game)
    other = [
        option_line(one, chosen, words)
        for one in game.options
        if (chosen := cup.row.options.get(one.key, one.default)) != one.default
    ]
    return words("cup-options", options=" · ".join(other)) if other else words("cup-options-usual")


async def _who(facts: Facts, cup: Cup, words: Words) -> list[str]:
    """Who has signed up, and when it begins; or how it goes, and who has won."""
    row, signed, reserve = cup.row, cup.in_state("in"), cup.in_state("reserve")
    waiting = words("cup-reserve-list", names=_names(cup, reserve, words)) if reserve else ""
    if row.state == "gathering":
        more = words("cup-more", count=row.size - len(signed)) if row.size > len(signed) > 0 else ""
        return [_begins(cup, words), _names(cup, signed, words), more, waiting]
    if row.state == "off":
        return [f"**{words('cup-off')}**", *await _newest(facts, cup, words, 1)]
    if row.state == "over":
        won = [words("cup-won", who=neutral(name)) for name in await facts.winners(row.id) if name]
        return [*won, *_moved(cup, words), words("cup-over-since", at=f"<t:{row.ended_at}:D>")]
    return [words("cup-runs", count=len(cup.in_state("playing"))), _names(cup, cup.in_state("playing"), words), waiting]


def _begins(cup: Cup, words: Words) -> str:
    """How many have signed up, and when it begins by that."""
    row, count, least, at = cup.row, len(cup.in_state("in")), plans.LEAST[cup.row.form], f"<t:{cup.row.begins_by}:f>"
    if not row.size:
        return words("cup-signed", count=count, least=least, at=at)
    key, most = "cup-signed-of" if row.size > least else "cup-signed-all", row.size - 1
    return words(key, count=count, size=row.size, least=least, most=most, less=most - least, at=at)


def _moved(cup: Cup, words: Words) -> list[str]:
    """Who plays the next season of a league in another division."""
    lines: list[str] = []
    for division in cup.divisions:
        ranked = sorted(
            (one for one in cup.people.values() if one.place and one.number in division.data.people),
            key=lambda one: one.place,
        )
        for way, people in zip(("up", "down"), moving(cup, division, [one.number for one in ranked]), strict=True):
            if people:
                who = words.listing(named(cup, one, words) for one in people)
                to = division.number + (1 if way == "down" else -1)
                lines.append(words(f"cup-moved-{way}", who=who, count=len(people), division=to))
    return lines


def _names(cup: Cup, people: Sequence[PersonRow], words: Words) -> str:
    shown = [named(cup, one.number, words) for one in people[:MOST_NAMED]]
    more = words("cup-and-more", count=len(people) - len(shown)) if len(people) > len(shown) else ""
    return " · ".join(filter(None, [*shown, more]))


def _card_buttons(cup: Cup, words: Words) -> list[Item]:
    scored = button(words("button-cup-scored"), press("cupscore", cup))
    more = button(words("button-cup-more"), press("cupmore", cup))
    if cup.row.state == "gathering":
        return [
            button(words("button-cup-sign-up"), press("cupsign", cup), GREEN),
            button(words("button-cup-withdraw"), press("cupout", cup)),
            scored,
            more,
        ]
    if cup.row.state == "running":
        late = cup.more_rounds and cup.row.round == 1
        label = "button-cup-second-round" if late else "button-cup-wait"
        return [
            button(words("button-cup-standings"), press("cupstand", cup), BLUE),
            button(words(label), press("cupsign", cup)),
            scored,
            more,
        ]
    if cup.row.state == "over":
        return [button(words("button-cup-standings"), press("cupstand", cup), BLUE), scored, more]
    return [more]


async def _small(facts: Facts, cup: Cup, words: Words) -> list[str]:
    if cup.row.state == "gathering":
        return [words("cup-rules", vacation=cup.row.vacation, days=BARS[0] // DAY)]
    return await _newest(facts, cup, words, NEWEST_LINES) if cup.row.state == "running" else []


async def _newest(facts: Facts, cup: Cup, words: Words, most: int) -> list[str]:
    lines, names = await facts.lines(cup.row.id, most)
    return [line_text(cup, one, names, words) for one in lines]


def line_text(cup: Cup, line: LineRow, names: Mapping[int, str], words: Words) -> str:
    """What was done, in a sentence."""
    facts: dict[str, str | int] = dict(line.facts)
    for key in ("who", "by"):
        number = facts.get(key)
        if isinstance(number, int):
            facts[key] = named(cup, number, words) if number in cup.people else words("cup-nameless")
    if "at" in facts:
        facts["at"] = f"<t:{facts['at']}:D>"
    name = names.get(line.user_id or 0, "")
    facts["director"] = neutral(name) if name else words("cup-direction")
    return words(line.key, **facts)


# --- the standings


async def standings_page(
    facts: Facts, pictures: Pictures, cup: Cup, division: DivisionRow, language: str = "", *, reader: int | None = None
) -> Page:
    """Who is where, as a picture and in words; who meets whom in the round that runs.

    reader: for whom alone it is shown; None for everybody.
    """
    words = words_of(cup, language)
    shown = await beside(shown_by, cup, division)
    found, order = await pictures.page(picture(cup, division, shown, words), words.language), shown.order
    alt = words("cup-standings-alt", name=cup.row.name, first=name_in(cup, order[0].person, words) if order else "")
    files = [picture_file(f"cup-{part.name}", part.png, alt) for part in found]
    lines = [f"## {_headline(cup, division, shown, words)}", _numbers(cup, division, shown, words)]
    head = "\n".join(filter(None, lines))
    tables = _round_lines(cup, division, words)
    newest = await _newest(facts, cup, words, NEWEST_LINES) if reader is None and cup.row.state == "running" else []
    below = boxed(
        colour(cup),
        clip(tables, 1500),
        _standings_buttons(cup, division, words),
        clip("\n".join(f"-# {line}" for line in newest), 900),
    )
    return view_of(boxed(colour(cup), clip(head, TEXT)), *galleries(files), below), files


def _headline(cup: Cup, division: DivisionRow, shown: Shown, words: Words) -> str:
    name = neutral(title(cup, words))
    if cup.row.state == "over":
        if not shown.final:
            return words("cup-ended", name=name)
        who = named(cup, shown.final[0], words)
        if len(cup.divisions) > 1:
            return words("cup-wins-division", who=who, division=division.number, name=name)
        return words("cup-wins", who=who, name=name)
    if not _has_points(cup, shown):
        return words("cup-round-begins", name=name, round=cup.row.round, rounds=_rounds(cup, division))
    who = named(cup, shown.order[0].person, words)
    if len(cup.divisions) > 1:
        return words("cup-leads-division", who=who, division=division.number)
    return words("cup-leads", who=who, name=name)


def _has_points(cup: Cup, shown: Shown) -> bool:
    """Whether points say who is ahead; in a knock-out they never do."""
    return cup.row.form != "knockout" and any(one.points for one in shown.order)


def _rounds(cup: Cup, division: DivisionRow) -> int:
    return plans.rounds_of(cup.row, len(division.began))


def _numbers(cup: Cup, division: DivisionRow, shown: Shown, words: Words) -> str:
    """The first three with their points, and how much still runs until when."""
    lines: list[str] = []
    if cup.row.state == "over":
        points = {one.person: one.points for one in shown.order}
        key = "cup-place-points" if _has_points(cup, shown) else "cup-place-alone"
        lines.append(
            " · ".join(
                words(key, place=place, who=named(cup, one, words), points=points[one])
                for place, one in enumerate(shown.final[:3], 1)
            )
        )
    elif _has_points(cup, shown):
        first = [f"{named(cup, one.person, words)} **{one.points}**" for one in shown.order[:3]]
        lines.append(words("cup-first-three", first=first[0], others=words.listing(first[1:])))
    running = [match for match in division.data.matches if match.running]
    if running and cup.row.round_until is not None:
        here = [match for match in division.data.matches if match.round == cup.row.round]
        until = f"<t:{cup.row.round_until}:D>"
        lines.append(words("cup-runs-until", running=len(running), all=len(here), until=until))
    return "\n".join(lines)


def _round_lines(cup: Cup, division: DivisionRow, words: Words) -> str:
    """Who meets whom in the round that runs; where all matches are on at once the picture says so."""
    if cup.row.form not in ("swiss", "knockout") or cup.row.state != "running":
        return ""
    lines: list[str] = []
    for match in division.data.matches:
        if match.round == cup.row.round and match.people:
            people = words.listing(named(cup, one, words) for one in match.people)
            lines.append(f"**{table_name(cup, (division, match), words)}** {people}")
    bye = next((one for one in division.data.byes if one.round == cup.row.round), None)
    if bye is not None:
        lines.append(words("cup-bye", who=named(cup, bye.person, words)))
    if cup.row.round_until is not None:
        stop = f"<t:{cup.row.round_until + STOP_SECONDS}:D>"
        lines.append(f"-# {words('cup-stop', stop=stop)}")
    return "\n".join(lines)


def _standings_buttons(cup: Cup, division: DivisionRow, words: Words) -> list[Item]:
    return [
        button(words("button-cup-mine"), press("cup", cup), BLUE),
        button(words("button-cup-tables"), of_division(division)),
        button(words("button-cup-scored"), press("cupscore", cup)),
        button(words("button-cup-more"), press("cupmore", cup)),
    ]


# --- what somebody is told


def link_text(cup: Cup, link: MatchLink, words: Words) -> str:
    """A match as a link to where it is played."""
    stands = cup.matches.get(link.match_id)
    name = table_name(cup, cup.table(link), words)
    if stands is None or stands.thread_id is None:
        return f"**{name}**"
    return f"[**{name}**](https://discord.com/channels/{cup.row.guild_id}/{stands.thread_id})"


def own_links(cup: Cup, number: int) -> list[tuple[MatchLink, Table]]:
    """The matches that somebody still plays."""
    found = [(link, cup.table(link)) for link in cup.live_links()]
    return [(link, table) for link, table in found if number in table[1].people and number not in table[1].left]


def _match_lines(cup: Cup, number: int, words: Words, *, now: bool) -> list[str]:
    """The own matches that run: with whom. now: and whether one is asked there."""
    lines: list[str] = []
    for link, (_, match) in own_links(cup, number):
        others = words.listing(named(cup, one, words) for one in match.people if one != number)
        mine = cup.people[number].user_id
        asked = now and any(row.asked and (row.match_id, row.user_id) == (link.match_id, mine) for row in cup.sits)
        key = "cup-own-asked" if asked else "cup-own-waits"
        lines.append(f"- {words(key, table=link_text(cup, link, words), others=others)}")
    return lines


def round_line(cup: Cup, words: Words) -> str:
    """What somebody is told when a round begins, and in the end."""
    name, rounds = neutral(title(cup, words)), _rounds(cup, cup.divisions[0])
    if cup.row.state == "over":
        return words("cup-told-over", name=name)
    return words("cup-told-round", name=name, round=cup.row.round, rounds=rounds)


def offer_page(cup: Cup, offer: OfferRow, words: Words) -> discord.ui.LayoutView:
    """Asks a reserve to play on for somebody."""
    name, who = neutral(title(cup, words)), named(cup, offer.absent, words)
    count = len(own_links(cup, offer.absent))
    key = "cup-offered-directed" if offer.directed else "cup-offered-what"
    lines = [
        f"## {words('cup-offered', name=name)}",
        words(key, who=who, count=count, game=registry.game(cup.row.game).title),
        words("cup-offered-until", until=f"<t:{offer.until}:f>"),
    ]
    ways = [
        button(words("button-cup-take"), of_offer("cuptake", offer.id), GREEN),
        button(words("button-cup-pass"), of_offer("cuppass", offer.id)),
    ]
    return view_of(boxed(colour(cup), "\n".join(lines), ways))


async def own_page(
    facts: Facts, cup: Cup, own: PersonRow, words: Words, *, told: bool = False
) -> discord.ui.LayoutView:
    """Where somebody stands, the next match, and what it takes.

    told: in direct messages, when a round begins and in the end, where it then stays as it is.
    """
    if own.state in ("in", "reserve"):
        return await signed_page(facts, cup, own, words)
    heading = round_line(cup, words) if told else f"{neutral(title(cup, words))} · {registry.game(cup.row.game).title}"
    lines, ways = [f"## {heading}"], [button(words("button-cup-standings"), press("cupstand", cup), BLUE)]
    division = cup.division_of(own.number)
    if division is not None:
        shown = await beside(shown_by, cup, division)
        standing = shown.of(own.number)
        if own.state == "out":
            lines.append(words(f"cup-own-out-{own.why or 'left'}"))
        elif cup.row.state == "over":
            lines += [words("cup-told-place", place=own.place, count=len(shown.final))] if own.place else []
        elif standing is not None:
            if cup.row.form != "knockout" and any(match.places for match in division.data.matches):
                present, points = sum(one.left is None for one in division.data.entrants), standing.points
                lines.append(words("cup-own-place", place=standing.place, count=present, points=points))
            lines += _match_lines(cup, own.number, words, now=not told) or [words("cup-own-none")]
            lines += await _needs(cup, shown, own.number, words)
        if cup.row.round_until is not None:
            until, stop = f"<t:{cup.row.round_until}:D>", f"<t:{cup.stops_at()}:D>"
            lines.append(f"-# {words('cup-own-until', until=until, stop=stop)}")
        ways.append(button(words("button-cup-tables"), of_division(division)))
    ways.append(button(words("button-cup-sum"), press("cupscore", cup)))
    if own.why == "left" and cup.may_return(own):
        ways.append(button(words("button-cup-bring-back"), press("cupsign", cup), GREEN))
    if own.state == "playing" and cup.row.state == "running":
        ways.append(button(words("button-cup-leave"), press("cupleave", cup), RED))
    further = button(words("button-cup-mine"), press("cup", cup)) if told else _others(words)
    return view_of(boxed(colour(cup), clip("\n".join(lines), TEXT), ways, [further]))


def _others(words: Words) -> Item:
    return button(words("button-cups"), Press("cups", 0))


async def _needs(cup: Cup, shown: Shown, number: int, words: Words) -> list[str]:
    """What can still become of it, and what is surely enough."""
    mine = own_links(cup, number)
    if shown.made is not None:
        return [words("cup-need-on", through=shown.made.through(one.round, one.table)) for _, (_, one) in mine]
    division = cup.division_of(number)
    assert division is not None
    found = await beside(prospects, cup, division, number)
    key = "cup-outlook" if found.best < found.worst else "cup-outlook-sure"
    lines = [words(key, best=found.best, worst=found.worst)]
    for goal, place in found.needed.items():
        lines.append(words("cup-needed", place=place, count=len(mine), goal=goal))
    return lines


async def signed_page(facts: Facts, cup: Cup, own: PersonRow, words: Words) -> discord.ui.LayoutView:
    """What somebody is told who has signed up."""
    name, row = neutral(title(cup, words)), cup.row
    lines = [f"## {words('cup-in' if own.state == 'in' else 'cup-on-reserve', name=name)}"]
    if own.state == "reserve":
        place = 1 + [one.number for one in cup.in_state("reserve")].index(own.number)
        key = "cup-reserve-place" if row.state == "gathering" else "cup-reserve-runs"
        lines.append(words(key, place=place))
    elif row.state == "gathering":
        lines.append(_begins(cup, words))
    if own.state == "in":
        at_once = await _at_once(cup)
        playing = words("cup-at-once", count=at_once) if at_once > 1 else ""
        lines.append(" ".join(filter(None, (playing, await _turns(facts, cup, at_once, words)))))
    lines.append(f"-# {words('cup-may-withdraw')}")
    ways = [button(words("button-cup-withdraw"), press("cupout", cup)), _others(words)]
    return view_of(boxed(colour(cup), "\n".join(filter(None, lines)), ways))


def leave_page(cup: Cup, own: PersonRow, words: Words) -> discord.ui.LayoutView:
    """Asks once whether somebody leaves."""
    text = words("cup-leave-sure", name=neutral(title(cup, words)), days=BARS[0] // DAY)
    if cup.may_return(own):
        text += f" {words('cup-leave-return')}"
    leave = button(words("button-cup-leave"), press("cupleaves", cup), RED)
    return view_of(boxed(colour(cup), text, [leave, button(words("button-back"), press("cup", cup))]))


async def scored_page(cup: Cup, own: PersonRow | None, words: Words) -> discord.ui.LayoutView:
    """How it is scored, and the own sum."""
    lines = [f"## {words('cup-scored-heading')}", *map(words, ("cup-scored", "cup-scored-ties", "cup-scored-left"))]
    for seats in sorted({2, 3, cup.size}):
        worth = " · ".join(str(sum_of(range(1, seats + 1), seat).total) for seat in range(seats))
        lines.append(f"- {words('cup-scored-size', size=seats, worth=worth)}")
    over = cup.row.state in ("over", "off")
    known = {"hash": sha256(cup.row.seed).hexdigest()} | ({"seed": cup.row.seed.hex()} if over else {})
    lines.append(f"-# {words('cup-scored-seed-over' if over else 'cup-scored-seed', **known)}")
    division = None if own is None else cup.division_of(own.number)
    if own is not None and division is not None:
        standing = (await beside(shown_by, cup, division)).of(own.number)
        if standing is not None:
            lines.append(f"### {words('cup-sum-heading', points=standing.points)}")
            lines += [f"- {_sum(cup, division, line, words)}" for line in standing.lines]
            if standing.place > 1:
                lines.append(f"-# {words('cup-decided', by=words(f'cup-decided-{standing.decided}'))}")
    return view_of(boxed(colour(cup), clip("\n".join(lines), LIST_TEXT)))


def _sum(cup: Cup, division: DivisionRow, line: Line, words: Words) -> str:
    """What a match has brought, in its parts."""
    where = words("cup-round-number", round=line.round)
    if line.table is not None:
        where = table_name(cup, (division, division.data.match(line.round, line.table)), words)
    if line.sum is None:
        return words(f"cup-sum-{line.happened}", where=where, points=line.points)
    parts = line.sum
    return words(
        "cup-sum",
        where=where,
        points=parts.total,
        place=line.place,
        of=line.of,
        ahead=parts.ahead,
        win=parts.win,
        chance=parts.chance,
        base=parts.base,
    )


def tables_page(cup: Cup, division_id: int, words: Words) -> discord.ui.LayoutView:
    """Every match of a division in the round that runs or was last."""
    division = next(one for one in cup.divisions if one.id == division_id)
    lines = [f"### {division_title(cup, division, words)}"]
    for match in division.data.matches:
        link = cup.link(division, match)
        if match.round != cup.row.round or link is None:
            continue
        people = words.listing(named(cup, one, words) for one in match.people)
        key = "cup-table-runs" if match.running else "cup-table-void" if match.void else "cup-table-over"
        lines.append(f"- {words(key, table=link_text(cup, link, words), people=people)}")
    if len(lines) == 1:
        lines.append(words("cup-no-tables-yet"))
    return view_of(boxed(colour(cup), clip("\n".join(lines), LIST_TEXT)))


# --- lists


async def list_page(
    facts: Facts,
    gathering: Sequence[tuple[str, Item]],
    running: Sequence[CupRow],
    over: Sequence[CupRow],
    words: Words,
) -> discord.ui.LayoutView:
    """The cups of a server: where one can sign up, as notice boards list them, what runs, and who won."""
    parts: list[Part] = [f"## {words('cups-heading')}"]
    parts += [discord.ui.Section(text, accessory=way) for text, way in gathering]
    if running or over:
        parts.append([_choose([*running, *over], words)])
    if not gathering and not running:
        parts.append(words("cups-none"))
    for row in over[:MOST_LISTED]:
        winners = words.listing(neutral(name) for name in await facts.winners(row.id) if name)
        if winners:
            parts.append(f"-# {words('cups-won', name=neutral(row.name), who=winners)}")
    parts.append([button(words("button-cup-new"), Press("cupnew", 0), BLUE)])
    return view_of(boxed(HOUSE, *parts))


def medals_page(medals: Sequence[tuple[CupRow, int]], words: Words) -> discord.ui.LayoutView:
    """The medals of somebody's cups, with the way to each cup."""
    lines = [f"## {words('cup-medals')}"]
    for row, place in medals:
        game, at = registry.game(row.game).title, f"<t:{row.ended_at}:D>"
        lines.append(words("cup-medal", place=place, cup=neutral(row.name), game=game, at=at))
    if not medals:
        return view_of(boxed(HOUSE, f"{lines[0]}\n{words('cup-medals-none')}", [_others(words)]))
    chosen = _choose([row for row, _ in medals], words)
    return view_of(boxed(HOUSE, clip("\n".join(lines), LIST_TEXT), [chosen], [_others(words)]))


def _choose(cups: Sequence[CupRow], words: Words) -> Item:
    """A list of cups to look at."""
    options = [
        choice(
            words("cups-choice", name=row.name, form=words(f"cup-form-{row.form}")),
            str(row.id),
            registry.game(row.game).title,
        )
        for row in cups
    ]
    return select(words("cups-choose"), Press("cuplook", 0), options)
