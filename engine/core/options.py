"""Table options: what may be chosen before a match starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from engine.core.errors import BadOptions

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]

_YES = {"on", "yes", "true", "1"}
_NO = {"off", "no", "false", "0"}


class Option(msgspec.Struct, frozen=True):
    """One choice. `choices` are ids or numbers, or (False, True) for a switch; the default is one of them.

    seats: the numbers of players with which the option means anything; None = all. Elsewhere it keeps its default.
    alone: what is usual for one person against computers; None = the default.
    needs: another option and those of its choices with which this one means anything; None = all. Elsewhere it keeps
           its default too, so that no table can have an option that does nothing.
    """

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    seats: tuple[int, ...] | None = None
    needs: tuple[str, tuple[OptionValue, ...]] | None = None
    alone: OptionValue | None = None

    @property
    def is_switch(self) -> bool:
        """Whether the option is on or off."""
        return self.choices == (False, True)

    def of(self, chosen: Mapping[str, OptionValue]) -> OptionValue:
        """What was chosen; the default where `chosen` is older than the option."""
        return chosen.get(self.key, self.default)

    def applies(self, seats: int, chosen: Mapping[str, object]) -> bool:
        """Whether the option means anything with this many players, and with what else is `chosen`."""
        return (self.seats is None or seats in self.seats) and self.fits(chosen)

    def fits(self, chosen: Mapping[str, object]) -> bool:
        """Whether what it needs is chosen, whatever the number of players; `chosen` holds every option."""
        return self.needs is None or chosen[self.needs[0]] in self.needs[1]

    def parse(self, text: str) -> OptionValue:
        """The choice written as `text`; raises BadOptions `bad-choice`."""
        word = text.strip().lower()
        if self.is_switch:
            if word in _YES:
                return True
            if word in _NO:
                return False
        for choice in self.choices:
            if str(choice).lower() == word:
                return choice
        raise BadOptions("bad-choice", option=self.key, given=text[:60], choices=tuple(str(c) for c in self.choices))


def switch(
    key: str,
    default: bool,
    seats: tuple[int, ...] | None = None,
    needs: tuple[str, tuple[OptionValue, ...]] | None = None,
) -> Option:
    """An option that is on or off."""
    return Option(key, (False, True), default, seats, needs)


def parse_options(offered: tuple[Option, ...], pairs: Sequence[str]) -> Options:
    """Options written as `key=value`. Raises BadOptions for a value, ValueError for a missing `=` or unknown key.

    >>> parse_options((Option("rounds", (1, 2, 3), 2), switch("open", default=True)), ["rounds=3", "open=no"])
    {'rounds': 3, 'open': False}
    """
    known = {option.key: option for option in offered}
    chosen: Options = {}
    for pair in pairs:
        key, sign, text = pair.partition("=")
        if not sign or key not in known:
            raise ValueError(f"--option {pair}: expected KEY=VALUE with KEY one of {', '.join(known) or '(none)'}")
        chosen[key] = known[key].parse(text)
    return chosen


def complete(offered: tuple[Option, ...], seats: int, given: Mapping[str, object]) -> Options:
    """`given` with every missing option at its default and every option that does not apply put back to it.

    Raises BadOptions `unknown-option` or `bad-choice`.

    >>> complete((Option("rounds", (1, 2, 3), 2), switch("duel", default=False, seats=(2,))), 3, {"duel": True})
    {'rounds': 2, 'duel': False}
    """
    known = {option.key: option for option in offered}
    for key in given:
        if key not in known:
            raise BadOptions("unknown-option", option=str(key)[:60], options=tuple(known))
    chosen: Options = {}
    for option in offered:
        value = given.get(option.key, option.default)
        match = next((choice for choice in option.choices if type(choice) is type(value) and choice == value), None)
        if match is None:
            choices = tuple(str(choice) for choice in option.choices)
            raise BadOptions("bad-choice", option=option.key, given=str(value)[:60], choices=choices)
        chosen[option.key] = match
    return {option.key: chosen[option.key] if option.applies(seats, chosen) else option.default for option in offered}


def leave_out(offered: tuple[Option, ...], chosen: Mapping[str, OptionValue]) -> tuple[Options, tuple[BadOptions, ...]]:
    """`chosen` (every option) without those that would do nothing, and why each of them is left out.

    >>> fast = switch("fast", default=False, needs=("rounds", (3,)))
    >>> leave_out((Option("rounds", (1, 3), 1), fast), {"rounds": 1, "fast": True})[0]
    {'rounds': 1, 'fast': False}
    """
    kept, why = dict(chosen), list[BadOptions]()
    while True:
        try:
            check_needs(offered, kept)
        except BadOptions as error:
            why.append(error)
            key = str(error.values["option"])
            kept[key] = next(option.default for option in offered if option.key == key)
        else:
            return kept, tuple(why)


def usual_alone(offered: tuple[Option, ...], chosen: Mapping[str, OptionValue]) -> Options:
    """`chosen` (every option), with what is usual for one person against computers where nothing else was chosen."""
    return {
        option.key: option.alone
        if option.alone is not None and option.of(chosen) == option.default
        else option.of(chosen)
        for option in offered
    }


def check_needs(offered: tuple[Option, ...], chosen: Mapping[str, object]) -> None:
    """Raises BadOptions `option-needs` if an option is not at its default although what it needs is not chosen."""
    for option in offered:
        if (
            option.needs is not None
            and chosen.get(option.key, option.default) != option.default
            and not option.fits(chosen)
        ):
            key, choices = option.needs
            raise BadOptions("option-needs", option=option.key, needs=key, choices=tuple(str(c) for c in choices))
