"""What a new cup is asked for, what a director decides, and the pages for that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.clock import DAY
from bot.features.cups import plans
from bot.features.cups.cup import Cup
from bot.features.cups.pages import LINES, LIST_TEXT, colour, line_text, named, press
from bot.features.cups.pictures import name_in, table_name, title
from bot.features.cups.rows import Form as CupForm
from bot.features.cups.rows import LineRow, MatchLink, PersonRow, Plan
from bot.features.cups.service import NAME_LENGTH
from bot.features.cups.watch import AtOnce, Helped
from bot.services.errors import Refused
from bot.ui.pages.forms import MOST_OPTIONS, Field, Form, choice_field, option_field, submitted, text_field, typed
from bot.ui.press.asker import one_of
from bot.ui.press.custom_id import Press, game_in, token_of
from bot.ui.press.items import RED, Item, Part, boxed, button, choice, select, user_select, view_of
from bot.ui.words.catalogues import clip, neutral
from bot.ui.words.durations import pace_text
from engine import registry
from engine.core.options import OptionValue
from render.kit.words import Words

NAME, KIND, PACE, SEATS, DAYS, NUMBER = "name", "kind", "pace", "seats", "days", "number"
RUNNING = "running"
GATHERING_DAYS: Final = (3, 1, 2, 5, 7, 14)
"""So long people may sign up."""
DATES: Final = (1, 3, 7, -1, -3)
"""By so many days a date is moved."""
BEGIN, OFF, OPTIONS, MATCH = "begin", "off", "options", "match"
NEW: Final = "cupnew"
"""The verb of *A new cup …*."""
LONGEST_MATCH: Final = 12
MOST_FIELDS: Final = 5
NOTED_FROM: Final = 2000
"""So many letters tell what was done where there is something to note too."""


def kinds() -> list[tuple[str, CupForm, int]]:
    """What a cup may be: the value of the choice, the form, and its number (people, rounds, how many go on)."""
    return [
        *((f"mini.{size}", "mini", size) for size in plans.SIZES),
        ("league.0", "league", 0),
        *((f"swiss.{rounds}", "swiss", rounds) for rounds in plans.ROUNDS),
        *((f"knockout.{through}", "knockout", through) for through in plans.THROUGH),
    ]


def new_form(game: str, words: Words, *, every: bool) -> Form:
    """Asks what a new cup is to be. every: every form, not the mini cup alone."""
    found = registry.game(game)
    seats = [
        choice(words("cup-seats", size=count), str(count), chosen=not at)
        for at, count in enumerate(plans.tables_of(found))
    ]
    return Form(
        words("form-cup", game=found.title),
        Press("cupmake", 0, 0, token_of(game)),
        _name_field(words),
        _kind_field(words, every=every),
        _pace_field(words),
        choice_field(SEATS, words("field-cup-seats"), seats),
        _days_field(words),
    )


def _name_field(words: Words) -> Field:
    return text_field(NAME, words("field-cup-name"), "", NAME_LENGTH, filled=words("cup-usual-name"), required=True)


def _kind_field(words: Words, *, every: bool) -> Field:
    offered = [
        choice(words(f"cup-kind-{form}", number=number), value, words(f"cup-kind-{form}-hint"), chosen=not at)
        for at, (value, form, number) in enumerate(one for one in kinds() if every or one[1] == "mini")
    ]
    return choice_field(KIND, words("field-cup-kind"), offered)


def _pace_field(words: Words) -> Field:
    paces = [choice(pace_text(pace, words), pace, chosen=not at) for at, pace in enumerate(plans.PACES)]
    return choice_field(PACE, words("pace"), paces, words("pace-hint"))


def _days_field(words: Words) -> Field:
    days = [choice(words("cup-days", days=count), str(count), chosen=not at) for at, count in enumerate(GATHERING_DAYS)]
    return choice_field(DAYS, words("field-cup-days"), days, words("field-cup-days-hint"))


def read_plan(interaction: discord.Interaction, game: str, now: int) -> Plan:
    """What was filled in; at a table sit as many as is usual where that was not asked.

    Raises Refused `no-such-setting`.
    """
    given = submitted(interaction)
    chosen = one_of(given.get(KIND, []), [value for value, *_ in kinds()])
    _, form, number = next(one for one in kinds() if one[0] == chosen)
    days = int(one_of(given.get(DAYS, []), [str(one) for one in GATHERING_DAYS]))
    tables = [str(one) for one in plans.tables_of(registry.game(game))]
    return Plan(
        name="".join(given.get(NAME, [])),
        form=form,
        game=game,
        pace=one_of(given.get(PACE, []), plans.PACES),
        size=number if form == "mini" else 0,
        seats=int(one_of(given.get(SEATS, tables[:1]), tables)),
        rounds=number if form == "swiss" else 0,
        through=number if form == "knockout" else 0,
        begins_by=now + days * DAY,
    )


def game_of(token: str) -> str:
    """The game that a form is about. Raises UnknownGame."""
    return registry.game(game_in(token)).key


# --- what a director decides


def more_page(
    cup: Cup,
    lines: Sequence[LineRow],
    names: Mapping[int, str],
    words: Words,
    noted: Sequence[str] = (),
    *,
    directs: bool = False,
) -> discord.ui.LayoutView:
    """What was done in a cup; for who may decide, what may be decided, and what is noted for them alone."""
    text = [f"### {words('cup-log', name=neutral(title(cup, words)))}"]
    text += [f"- <t:{one.at}:d> {line_text(cup, one, names, words)}" for one in lines[:LINES]]
    if not lines:
        text.append(words("cup-log-empty"))
    parts: list[Part] = [clip("\n".join(text), NOTED_FROM if noted else LIST_TEXT)]
    if noted:
        parts.append(clip("\n".join([f"**{words('cup-noted')}**", *noted]), LIST_TEXT - NOTED_FROM))
    if directs and cup.row.state in ("gathering", "running"):
        parts.append([select(words("cup-decide"), press("cupdo", cup), _decisions(cup, words))])
        parts.append([user_select(words("cup-about-person"), press("cupwho", cup), 1)])
        parts.append([user_select(words("cup-deputy"), press("cupdeputy", cup), 1)])
    return view_of(boxed(colour(cup), *parts))


def noted_lines(cup: Cup, helped: Sequence[Helped], same: Sequence[AtOnce], reader: int, words: Words) -> list[str]:
    """What a director may want to look at, in sentences; nobody is told of what is noted about themselves."""
    found: list[str] = []
    for each in (*helped, *same):
        people = [cup.person(user_id) for user_id in each.pair]
        if reader in each.pair or None in people:
            continue
        one, other = (named(cup, person.number, words) for person in people if person is not None)
        if isinstance(each, Helped):
            facts = {"matches": each.matches, "share": each.share, "expected": each.expected}
            found.append(f"- {words('cup-noted-helped', one=one, other=other, **facts)}")
        else:
            found.append(f"- {words('cup-noted-at-once', one=one, other=other, minutes=each.minutes, of=each.of)}")
    return found


def _decisions(cup: Cup, words: Words) -> list[discord.SelectOption]:
    gathering = cup.row.state == "gathering"
    found = [choice(words("cup-do-begin"), BEGIN), choice(words("cup-do-options"), OPTIONS)] if gathering else []
    if not gathering:
        found.append(choice(words("cup-do-match"), MATCH, words("cup-do-match-hint")))
    found += [
        choice(words(f"cup-do-{'later' if days > 0 else 'earlier'}", days=abs(days)), f"date.{days}") for days in DATES
    ]
    found.append(choice(words("cup-do-off" if gathering else "cup-do-end"), OFF))
    return found


def sure_page(cup: Cup, what: str, words: Words) -> discord.ui.LayoutView:
    """Asks once whether a cup is ended."""
    sure = button(words(f"cup-do-{what}"), press("cupsure", cup), RED)
    key = f"cup-sure-{what}" if what == "off" or cup.row.form != "league" else "cup-sure-end-league"
    text = words(key, name=neutral(title(cup, words)))
    return view_of(boxed(colour(cup), text, [sure, button(words("button-back"), press("cupmore", cup))]))


def person_page(cup: Cup, one: PersonRow, words: Words) -> discord.ui.LayoutView:
    """Somebody in a cup, and what may be decided."""
    ways: list[Item] = []
    if one.state == "playing":
        ways.append(button(words("button-cup-substitute"), press("cupabout", cup, one.number, "sub")))
    if one.state == "out" and one.user_id is not None and cup.more_rounds:
        ways.append(button(words("button-cup-bring-back"), press("cupabout", cup, one.number, "back")))
    if one.state != "out":
        ways.append(button(words("button-cup-remove"), press("cupabout", cup, one.number, "out"), RED))
    ways.append(button(words("button-back"), press("cupmore", cup)))
    text = f"### {named(cup, one.number, words)}\n{words(f'cup-state-{one.state}')}"
    return view_of(boxed(colour(cup), text, ways))


def match_form(cup: Cup, words: Words) -> Form:
    """Asks for a match: one that runs, as many as a list holds, or any by its number."""
    runs = [_choice_of(cup, link, words) for link in cup.live_links()[:MOST_OPTIONS]]
    listed = [choice_field(RUNNING, words("field-cup-running"), runs, required=False)] if runs else []
    other = text_field(
        NUMBER, words("field-cup-match"), words("field-cup-match-hint"), LONGEST_MATCH, required=not listed
    )
    return Form(words("cup-do-match"), press("cupmatch", cup), *listed, other)


def _choice_of(cup: Cup, link: MatchLink, words: Words) -> discord.SelectOption:
    found = cup.table(link)
    people = words.listing(name_in(cup, one, words) for one in found[1].people)
    where = [words("cup-division", division=link.division)] if len(cup.divisions) > 1 else []
    where += [table_name(cup, found, words), str(link.match_id)]
    return choice(people, str(link.match_id), " · ".join(where))


def read_match(interaction: discord.Interaction) -> str:
    """The number of the match that was asked for: what is typed goes before what is chosen."""
    return typed(interaction, NUMBER).strip() or typed(interaction, RUNNING)


def match_page(cup: Cup, link: MatchLink, words: Words) -> discord.ui.LayoutView:
    """A match of a cup, and what may be decided."""
    found = cup.table(link)
    people = words.listing(named(cup, one, words) for one in found[1].people)
    text = f"### {table_name(cup, found, words)} · {link.match_id}\n{people}"
    ways = [
        button(words("button-cup-result"), press("cupresult", cup, link.match_id)),
        button(words("button-cup-aside"), press("cupaside", cup, link.match_id), RED),
        button(words("button-back"), press("cupmore", cup)),
    ]
    return view_of(boxed(colour(cup), text, ways))


def result_form(cup: Cup, link: MatchLink, words: Words) -> Form:
    """Asks who came where in a match. It has one list a place: five people sit at a table at most."""
    people = cup.table(link)[1].people[:MOST_FIELDS]
    fields: list[Field] = []
    for place in range(1, len(people) + 1):
        options = [choice(name_in(cup, one, words), str(one), chosen=at == place) for at, one in enumerate(people, 1)]
        fields.append(choice_field(f"place.{place}", words("field-cup-place", place=place), options))
    return Form(words("button-cup-result"), press("cupplaces", cup, link.match_id), *fields)


def read_order(interaction: discord.Interaction, cup: Cup, link: MatchLink) -> list[int]:
    """Who came where. Raises Refused `cup-no-result`."""
    given, people = submitted(interaction), cup.table(link)[1].people
    found = ["".join(given.get(f"place.{place}", [])) for place in range(1, len(people) + 1)]
    order = [int(one) for one in found if one.isascii() and one.isdigit()]
    if sorted(order) != sorted(people):
        raise Refused("cup-no-result")
    return order


def rules_form(cup: Cup, words: Words) -> Form:
    """The options of the game, as many as a form holds."""
    options = registry.game(cup.row.game).options[:MOST_FIELDS]
    fields = [option_field(option, option.of(cup.row.options), words) for option in options]
    return Form(words("form-options"), press("cupoptions", cup), *fields)


def read_rules(interaction: discord.Interaction, cup: Cup) -> dict[str, OptionValue]:
    """What was chosen. Raises BadOptions."""
    given = submitted(interaction)
    return {
        option.key: option.parse(given[option.key][0])
        for option in registry.game(cup.row.game).options
        if given.get(option.key)
    }
