"""The best assignment of specialists to maps and of items to specialists, exactly.

What makes it quick: a map never cares *which* cartographer of a colour is on it. So of each colour and type only
two numbers matter, how many are assigned and how many of those with an item; the most valuable ones are assigned and
equipped first. The four numbers of a colour on a map, or on all of them, are a `Crew`.

The colours are solved one after another. What they share (dig sites, Secret Maps, Dual Maps, Tools of Power, and
whether an odd specialist is left for Recruit Specialists) is the key under which the best way so far is kept.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeAlias

import msgspec

from engine.core.remembered import Remembered
from engine.games.gilded_compass.assignment.holding import NO_ITEM, NOWHERE, Holding, Place, Plan
from engine.games.gilded_compass.assignment.worth import place_gold
from engine.games.gilded_compass.components import ANY, CARTOGRAPHER, COLOURS, EXCAVATOR

Crew: TypeAlias = tuple[int, int, int, int]
"""Cartographers, how many of them with an item, excavators, how many of them with an item."""

_NONE: Final[Crew] = (0, 0, 0, 0)
_REMEMBERED: Final = 1 << 12
_NARROW: Final = 24
"""How many results the first, quick pass keeps."""
_MANY: Final = 300
"""From how many results of single colours on it pays to cut well."""
_PRICE_STEPS: Final = 20
_MISSIONS: Final = ("broaden", "congregate", "gather", "hire", "recruit", "scour", "second", "unite")
"""Those that the assignment depends on, Dual and Secret Maps apart."""
_GOLD: Final = 1000
"""One gold in the measure that is maximised; one point of assigned specialists takes 1 off, which is the tie-break."""

Steps: TypeAlias = "tuple[Steps, int, Crew] | None"
"""How a result of one colour came about: the steps before, and then: on this one of its places, this crew."""
Way: TypeAlias = "tuple[Way, int, Steps] | None"
"""How a result came about: the way before, and then: of this colour, these steps."""

Results: TypeAlias = "dict[_Shared, tuple[int, Way]]"
Alone: TypeAlias = "dict[_Shared, tuple[int, Steps]]"
_Use: TypeAlias = tuple[int, int, int, int]
"""Dig sites, Secret Maps, compasses and shovels of any colour: how many there are, are used, or what one costs."""
_Option: TypeAlias = "tuple[int, _Shared, int, Steps]"
"""What a colour can do: how much may be hoped for, what it uses, what it is worth by itself, and how."""


class _Shared(NamedTuple):
    """What has been used of the things that colours share.

    digs, secrets: how many of these maps.
    compasses, shovels: how many Tools of Power.
    people:        assigned specialists: of one colour all, of several whether an odd one is left. 0 if it is no matter.
    crews:         who of the colours done so far is on each Dual Map that another colour can still join.
    """

    digs: int = 0
    secrets: int = 0
    compasses: int = 0
    shovels: int = 0
    people: int = 0
    crews: tuple[Crew, ...] = ()


_NOTHING: Final = _Shared()


@cache
def _crews_on_map(third: bool, reach: Crew) -> tuple[Crew, ...]:
    """Who of those in reach can be on a map that takes one colour: one of each type; with Second Opinion one more."""
    return _crews([(0, 0), (1, 0), (0, 1), (1, 1), *([(2, 1), (1, 2)] if third else [])], reach)


@cache
def _crews_on_dual(third: bool, reach: Crew) -> tuple[Crew, ...]:
    """Who of one colour can be on a Dual Map: one, or with Second Opinion also two of the three."""
    return _crews([(0, 0), (1, 0), (0, 1), *([(1, 1), (2, 0), (0, 2)] if third else [])], reach)


def _crews(pairs: Iterable[tuple[int, int]], reach: Crew) -> tuple[Crew, ...]:
    """So many cartographers and excavators, each with and without an item."""
    crews = ((c, ci, e, ei) for c, e in pairs for ci in range(c + 1) for ei in range(e + 1))
    return tuple(crew for crew in crews if _within(crew, reach))


@cache
def _together_on_dual(one: Crew, other: Crew, third: bool) -> bool:
    """Whether crews of the two colours make a valid Dual Map."""
    numbers = one[0] + one[2], other[0] + other[2]
    if sum(numbers) <= 1:
        return True
    if 0 in numbers or sum(numbers) > (3 if third else 2):
        return False
    return bool((one[0] and other[2]) or (one[2] and other[0]))


def _add(one: Crew, other: Crew) -> Crew:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def _cost(prices: _Use, used: _Use) -> int:
    return prices[0] * used[0] + prices[1] * used[1] + prices[2] * used[2] + prices[3] * used[3]


def _within(crew: Crew, reach: Crew) -> bool:
    return crew[0] <= reach[0] and crew[1] <= reach[1] and crew[2] <= reach[2] and crew[3] <= reach[3]


def best(holding: Holding) -> Plan:
    """An assignment with the most gold, and among those one with the highest value of unassigned specialists."""
    return list(_kept(holding))


@lru_cache(maxsize=1024)
def _kept(holding: Holding) -> tuple[tuple[int, int], ...]:
    """Views ask about the same holdings again and again."""
    return tuple(solve(holding))


def solve(holding: Holding) -> Plan:
    """What `best` answers, worked out anew."""
    if not holding.places or not holding.specialists:
        return [(NOWHERE, NO_ITEM)] * len(holding.specialists)
    return _Solver(holding).best()


def _alike(place: Place) -> Place:
    """The place without its name and with the first colours, since one colour by itself is like every other."""
    return msgspec.structs.replace(place, id="", colours=tuple(range(len(place.colours))))


_ALIKE: Final = Remembered(_alike)


class _Colour(NamedTuple):
    """All that decides what a colour can do by itself, so that the same question is met again and again: a tile more or
    less concerns one colour.

    places: where its specialists can be: maps of the colour, dig sites, Secret Maps, Dual Maps; see `_alike`.
    cartographers, excavators: what the most valuable ones are worth together: none of them, one, two ...
    items, tools: compasses and shovels of the colour, and of any.
    missions: those of `_MISSIONS` that the seat has.
    """

    places: tuple[Place, ...]
    cartographers: tuple[int, ...]
    excavators: tuple[int, ...]
    items: tuple[int, int]
    tools: tuple[int, int]
    missions: tuple[str, ...]

    @property
    def reach(self) -> Crew:
        """The most that can be assigned and equipped."""
        cartographers, excavators = len(self.cartographers) - 1, len(self.excavators) - 1
        compasses, shovels = (own + tools for own, tools in zip(self.items, self.tools, strict=True))
        return cartographers, min(cartographers, compasses), excavators, min(excavators, shovels)

    def people_value(self, crew: Crew) -> int:
        """What the assigned bring by themselves, the most valuable ones assigned and equipped first."""
        c, ci, e, ei = crew
        cartographers, excavators, missions = self.cartographers, self.excavators, self.missions
        value = (_GOLD - 1) * (cartographers[c] + excavators[e]) + _GOLD * (cartographers[ci] + excavators[ei])
        if missions:
            value += _GOLD * (c * ("congregate" in missions) + e * ("gather" in missions))
            value += _GOLD * (bool(c or e) and "broaden" in missions)
        return value


def _map_value(place: Place, crew: Crew, missions: tuple[str, ...]) -> int:
    """What a map brings with this crew, apart from the people."""
    number = crew[0] + crew[2]
    value = place_gold(place, number, crew[1] + crew[3]) * _GOLD
    if number and place.ancient and "hire" in missions:
        value += _GOLD
    if crew[0] and crew[2] and "unite" in missions:
        value += _GOLD
    return value


@lru_cache(_REMEMBERED)
def _alone(asked: _Colour) -> Alone:
    """The best a colour can do for each amount of shared things that it takes."""
    missions = asked.missions
    third = "second" in missions
    reach = asked.reach
    most_c, most_ci, most_e, most_ei = reach
    ways: dict[tuple[Crew, int, int, tuple[Crew, ...]], tuple[int, Steps]] = {(_NONE, 0, 0, ()): (0, None)}
    on_map, on_dual = _crews_on_map(third, reach), _crews_on_dual(third, reach)
    for at, place in enumerate(asked.places):
        dual = place.dual
        dig, secret = place.any_colour and place.ancient, place.any_colour and not place.ancient
        steps = [(crew, 0 if dual else _map_value(place, crew, missions)) for crew in (on_dual if dual else on_map)]
        after: dict[tuple[Crew, int, int, tuple[Crew, ...]], tuple[int, Steps]] = {}
        for ((c, ci, e, ei), digs, secrets, crews), (value, way) in ways.items():
            for crew, gold in steps:
                total = c + crew[0], ci + crew[1], e + crew[2], ei + crew[3]
                if total[0] > most_c or total[1] > most_ci or total[2] > most_e or total[3] > most_ei:
                    continue
                used = crew != _NONE
                key = (total, digs + (dig and used), secrets + (secret and used), (*crews, crew) if dual else crews)
                worth = value + gold
                known = after.get(key)
                if known is None or worth > known[0]:
                    after[key] = (worth, (way, at, crew) if used else way)
        ways = after
    seen_anyway = not all(place.any_colour for place in asked.places)
    own_compasses, own_shovels = asked.items
    found: Alone = {}
    for (total, digs, secrets, crews), (value, way) in ways.items():
        value += asked.people_value(total)
        if secrets and not seen_anyway and "scour" in missions:
            value += _GOLD
        compasses = max(0, total[1] - own_compasses)
        shovels = max(0, total[3] - own_shovels)
        people = total[0] + total[2] if "recruit" in missions else 0
        used = _Shared(digs, secrets, compasses, shovels, people, crews)
        known = found.get(used)
        if known is None or value > known[0]:
            found[used] = (value, way)
    return found


class _Solver:
    """One holding, sorted by what matters."""

    def __init__(self, holding: Holding) -> None:
        self.holding = holding
        self.third = holding.third
        self.missions = tuple([name for name in _MISSIONS if name in holding.missions]) if holding.missions else ()
        self.unite = _GOLD if "unite" in holding.missions else 0
        self.members: list[tuple[list[int], list[int]]] = [([], []) for _ in COLOURS]
        self.values: list[tuple[list[int], list[int]]] = [([0], [0]) for _ in COLOURS]
        """By colour and type, what the most valuable ones are worth together: none of them, one, two ..."""
        by_value = sorted(enumerate(holding.specialists), key=lambda known: -known[1].value)
        for at, specialist in by_value:
            self.members[specialist.colour][specialist.type].append(at)
            values = self.values[specialist.colour][specialist.type]
            values.append(values[-1] + specialist.value)
        self.items: list[tuple[list[int], list[int]]] = [([], []) for _ in range(ANY + 1)]
        for at, item in enumerate(holding.items):
            self.items[item.colour][item.type].append(at)
        self.duals: list[int] = []
        self.digs: list[int] = []
        self.secrets: list[int] = []
        self.duals_of: list[list[int]] = [[] for _ in COLOURS]
        self.own: list[list[int]] = [[] for _ in COLOURS]
        for at, place in enumerate(holding.places):
            if place.any_colour:
                (self.digs if place.ancient else self.secrets).append(at)
                continue
            if place.dual:
                self.duals.append(at)
            for colour in place.colours:
                (self.duals_of if place.dual else self.own)[colour].append(at)
        compasses, shovels = map(len, self.items[ANY])
        self.stock: _Use = (len(self.digs), len(self.secrets), compasses, shovels)
        self.prices: _Use = (0, 0, 0, 0)

    def best(self) -> Plan:
        """Join the colours one by one: first only the most hopeful results, then all that could still be better."""
        alone = [(colour, self.duals_of[colour], self._alone(colour)) for colour in self._order()]
        if all(len(options) == 1 for _, _, options in alone) and not self.duals:
            # Nothing is shared: every colour has one best way, whatever the others do.
            way: Way = None
            for colour, _, options in alone:
                for _, steps in options.values():
                    way = (way, colour, steps)
            return self._plan(way)
        if sum(len(options) for _, _, options in alone) > _MANY:
            self._set_prices(alone)
        stages = [
            (
                colour,
                mine,
                sorted(
                    ((self._hope(mine, used, value), used, value, steps) for used, (value, steps) in options.items()),
                    key=lambda option: option[0],
                    reverse=True,
                ),
            )
            for colour, mine, options in alone
        ]
        value, way, cut = self._joined(stages, None)
        if cut:
            better, better_way, _ = self._joined(stages, value)
            if better > value:
                way = better_way
        return self._plan(way)

    def _set_prices(self, alone: list[tuple[int, list[int], Alone]]) -> None:
        """Find what a shared thing is worth: raise its price while the colours ask for more than there is.

        Any prices give a true upper bound; good ones give a low one, which is what `_joined` cuts with.
        """
        tables: list[dict[_Use, int]] = []
        for _, mine, options in alone:
            most: dict[_Use, int] = {}
            for used, (value, _) in options.items():
                use = used.digs, used.secrets, used.compasses, used.shovels
                most[use] = max(self._hope(mine, used, value), most.get(use, 0))
            tables.append(most)
        lowest: tuple[int, _Use] | None = None
        prices: _Use = (0, 0, 0, 0)
        for step in range(_PRICE_STEPS):
            wanted: _Use = (0, 0, 0, 0)
            bound = _cost(prices, self.stock)
            for most in tables:
                use = max(most, key=lambda use: most[use] - _cost(prices, use))
                bound += most[use] - _cost(prices, use)
                wanted = _add(wanted, use)
            if lowest is None or bound < lowest[0]:
                lowest = bound, prices
            change = _GOLD // (1 + step)
            a, b, c, d = (
                max(0, price + change * ((asked > stock) - (asked < stock)))
                for price, asked, stock in zip(prices, wanted, self.stock, strict=True)
            )
            prices = a, b, c, d
        assert lowest is not None
        self.prices = lowest[1]

    def _joined(self, stages: list[tuple[int, list[int], list[_Option]]], to_beat: int | None) -> tuple[int, Way, bool]:
        """The best result of all colours, and whether others were cut on the way.

        Without `to_beat` only the _NARROW most hopeful results are kept after each colour; with it, all that may
        still exceed it.
        """
        states: Results = {_Shared(): (0, None)}
        half_done: list[int] = []
        cut = False
        hope_left = sum(options[0][0] for _, _, options in stages) + self._grey(0)
        hope_left += _cost(self.prices, self.stock)
        for colour, mine, options in stages:
            hope_left -= options[0][0]
            if to_beat is None:
                cut = cut or len(options) > _NARROW or len(states) > _NARROW
                if len(states) > 1:
                    order = sorted(states, key=lambda used: self._hope(half_done, used, states[used][0]), reverse=True)
                    states = {used: states[used] for used in order[:_NARROW]}
                states = self._join(states, half_done, colour, options[:_NARROW], mine, None)
            else:
                states = self._join(states, half_done, colour, options, mine, to_beat - hope_left)
            half_done = [dual for dual in half_done if dual not in mine] + [d for d in mine if d not in half_done]
        if not states:
            return -1, None, cut
        winner = max(states, key=lambda used: states[used][0] + self._grey(used.secrets))
        return states[winner][0] + self._grey(winner.secrets), states[winner][1], cut

    def _hope(self, duals: list[int], used: _Shared, value: int) -> int:
        """At least what a result can still turn out to be worth, less the price of the shared things it uses.

        An odd specialist may find a partner for Recruit Specialists. A Dual Map with somebody on it may come to
        score: either colour hopes for half of that, and for half of the doubling with each item.
        """
        if any(self.prices):
            value -= _cost(self.prices, (used.digs, used.secrets, used.compasses, used.shovels))
        value += used.people * _GOLD // 2
        for dual, crew in zip(duals, used.crews, strict=True):
            if crew != _NONE:
                gold = self.holding.places[dual].greater * _GOLD
                value += (gold * (1 + crew[1] + crew[3]) + self.unite + 1) // 2
        return value

    def _order(self) -> Iterable[int]:
        """The colours, those that share a Dual Map one after the other so that few of these are half done at a time."""
        left = list(range(len(COLOURS)))
        while left:
            colour = left.pop(0)
            yield colour
            if self.duals_of[colour]:
                partners = {other for at in self.duals_of[colour] for other in self.holding.places[at].colours}
                left.sort(key=lambda other: other not in partners)

    # --- a colour by itself

    def _places(self, colour: int) -> list[int]:
        """Where somebody of a colour can be, as places of the holding."""
        return [*self.own[colour], *self.digs, *self.secrets, *self.duals_of[colour]]

    def _alone(self, colour: int) -> Alone:
        """The best this colour can do for each amount of shared things that it takes."""
        if not any(self.members[colour]):
            # Nobody to assign: the maps of the colour are empty whatever the others do.
            plain = sum(self.holding.places[at].lesser for at in self.own[colour]) * _GOLD
            return {_Shared(crews=(_NONE,) * len(self.duals_of[colour])): (plain, None)}
        places = self._places(colour)
        if not places:
            # Nowhere to go, so nobody is assigned.
            return {_Shared(): (0, None)}
        values, items, tools = self.values[colour], self.items[colour], self.items[ANY]
        return _alone(
            _Colour(
                tuple([_ALIKE[self.holding.places[at]] for at in places]),
                tuple(values[CARTOGRAPHER]),
                tuple(values[EXCAVATOR]),
                (len(items[CARTOGRAPHER]), len(items[EXCAVATOR])),
                (len(tools[CARTOGRAPHER]), len(tools[EXCAVATOR])),
                self.missions,
            )
        )

    # --- colours together

    def _join(
        self,
        states: Results,
        half_done: list[int],
        colour: int,
        options: list[_Option],
        mine: list[int],
        least: int | None,
    ) -> Results:
        """Every result of the colours so far with every one of the next, as long as `least` may be exceeded."""
        if len(options) == 1 and options[0][1] == _NOTHING:
            # One best way, whatever the others do.
            ((_, _, gain, steps),) = options
            return {used: (value + gain, (way, colour, steps)) for used, (value, way) in states.items()}
        digs, secrets, compasses, shovels = self.stock
        closing = [(half_done.index(at), mine.index(at), at) for at in mine if at in half_done]
        stays = [i for i, at in enumerate(half_done) if at not in mine]
        opens = [i for i, at in enumerate(mine) if at not in half_done]
        found: Results = {}
        for used, (value, way) in states.items():
            enough = None if least is None else least - self._hope(half_done, used, value)
            for hope, more, gain, steps in options:
                if enough is not None and hope <= enough:
                    break
                if (
                    used.digs + more.digs > digs
                    or used.secrets + more.secrets > secrets
                    or used.compasses + more.compasses > compasses
                    or used.shovels + more.shovels > shovels
                ):
                    continue
                total = value + gain
                for before, now, at in closing:
                    together = self._dual_value(at, used.crews[before], more.crews[now])
                    if together is None:
                        break
                    total += together
                else:
                    recruited, odd = divmod(used.people + more.people, 2)
                    key = _Shared(
                        used.digs + more.digs,
                        used.secrets + more.secrets,
                        used.compasses + more.compasses,
                        used.shovels + more.shovels,
                        odd,
                        (*[used.crews[i] for i in stays], *[more.crews[i] for i in opens]),
                    )
                    total += recruited * _GOLD
                    known = found.get(key)
                    if known is None or total > known[0]:
                        found[key] = (total, (way, colour, steps))
        return found

    def _dual_value(self, dual: int, one: Crew, other: Crew) -> int | None:
        """What a Dual Map brings with crews of its two colours; None if they may not be there together."""
        if not _together_on_dual(one, other, self.third):
            return None
        return _map_value(self.holding.places[dual], _add(one, other), self.missions)

    def _grey(self, secrets: int) -> int:
        """Scour the Globe: an empty Secret Map shows grey, if no dig site does."""
        return _GOLD if secrets < len(self.secrets) and not self.digs and "scour" in self.missions else 0

    # --- back to tiles

    def _plan(self, way: Way) -> Plan:
        """The assignment that a way stands for."""
        taken: list[tuple[int, list[tuple[int, Crew]]]] = []
        while way is not None:
            way, colour, steps = way
            crews: list[tuple[int, Crew]] = []
            while steps is not None:
                steps, place, crew = steps
                crews.append((place, crew))
            if crews:
                taken.append((colour, crews[::-1]))
        tools = [list(group) for group in self.items[ANY]]
        items: dict[int, int] = {}
        people: dict[int, list[tuple[list[int], list[int]]]] = {}
        """By colour, then by type: those with an item, those without."""
        for colour, crews in sorted(taken):
            people[colour] = []
            for kind in (CARTOGRAPHER, EXCAVATOR):
                number = sum([crew[2 * kind] for _, crew in crews])
                with_item = sum([crew[2 * kind + 1] for _, crew in crews])
                group = self.members[colour][kind]
                people[colour].append((group[:with_item], group[with_item:number]))
                own = list(self.items[colour][kind])
                for at in group[:with_item]:
                    items[at] = own.pop() if own else tools[kind].pop()
        plan: Plan = [(NOWHERE, NO_ITEM)] * len(self.holding.specialists)
        spare = {True: list(self.digs), False: list(self.secrets)}
        for colour, crews in taken:
            places = self._places(colour)
            for place, crew in crews:
                at = places[place]
                if self.holding.places[at].any_colour:
                    at = spare[self.holding.places[at].ancient].pop()
                for kind, (equipped, plain) in enumerate(people[colour]):
                    number, with_item = crew[2 * kind], crew[2 * kind + 1]
                    for _ in range(with_item):
                        who = equipped.pop()
                        plan[who] = at, items[who]
                    for _ in range(number - with_item):
                        plan[plain.pop()] = at, NO_ITEM
        return plan
