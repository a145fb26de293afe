"""What happens in the game, as facts.

Rolls and sets are written 1 3 3, runs 2-3-4, pairs 1 + 6. `whose` tells with which dice: "own" or "neutral". Places,
floors and tiles count from 1. Where a neutral die is concerned there is an event of its own, because the neutral player
has no seat.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.event import Args, Event, Seat
from engine.games.gilded_compass.dice import shown, shown_pair, shown_roll, shown_run
from engine.games.gilded_compass.model import NEUTRAL, Set


def _whose(owner: int) -> str:
    return "neutral" if owner == NEUTRAL else "own"


def secretly(seat: Seat, key: str, what: str, things: Sequence[str]) -> list[Event]:
    """`seat` gets things that only it may see: the number for all, the things for the seat."""
    return [
        Event(key, {"seat": seat, "count": len(things)}),
        Event(f"{key}-secret", {what: tuple(things)}, to=(seat,)),
    ]


def left_lying(key: str, things: Sequence[str]) -> Event:
    """Nobody took these; they are out of the game."""
    return Event(key, {"things": tuple(things)})


def took(seat: Seat, key: str, what: str, thing: str) -> Event:
    """`seat` takes a thing that everybody sees."""
    return Event(key, {"seat": seat, what: thing})


def neutral_takes(key: str, thing: str) -> Event:
    """A neutral die takes a thing out of the game."""
    return Event(key, {"thing": thing})


# --- the course of a match


def set_out(b: str, c: str) -> Event:
    """The buildings of this table."""
    return Event("set-out", {"b": b, "c": c})


def collection_dealt(seat: Seat, first: str, second: str) -> Event:
    """The seat's private collection: the kind it wants most and the one it wants next."""
    return Event("collection-dealt", {"first": first, "second": second}, to=(seat,))


def round_began(number: int, rounds: int, starter: Seat) -> Event:
    """A round begins with this start player."""
    return Event("round-began", {"round": number, "rounds": rounds, "seat": starter})


def laid_out(maps: Sequence[str], specialists: Sequence[str]) -> Event:
    """What the Archives and the University offer in this round."""
    return Event("laid-out", {"maps": tuple(maps), "specialists": tuple(specialists)})


def abilities_laid_out(abilities: Sequence[str]) -> Event:
    """What the Illuminati offer in this round."""
    return Event("abilities-laid-out", {"abilities": tuple(abilities)})


def items_laid_out(backs: Sequence[str]) -> Event:
    """Which pairs the tiles of the Hidden Temple ask for."""
    return Event("items-laid-out", {"backs": tuple(backs)})


def rolled(seat: Seat, dice: Sequence[int], neutral: Sequence[int]) -> Event:
    """A roll of all unplaced dice at the beginning of a turn; both kinds as six counts, none for no neutral dice."""
    if not neutral:
        return Event("rolled", {"seat": seat, "dice": shown_roll(dice)})
    return Event("rolled-both", {"seat": seat, "dice": shown_roll(dice), "neutral_dice": shown_roll(neutral)})


def rerolled(seat: Seat, number: int, tokens: int, dice: Sequence[int], neutral: Sequence[int]) -> Event:
    """A token was paid to throw some dice again; the whole roll as it is now."""
    facts: Args = {"seat": seat, "number": number, "tokens": tokens, "dice": shown_roll(dice)}
    if not neutral:
        return Event("rerolled", facts)
    return Event("rerolled-both", {**facts, "neutral_dice": shown_roll(neutral)})


def no_help(seat: Seat) -> Event:
    """The holder of A Little Help rolls without it."""
    return Event("no-help", {"seat": seat})


def help_used(seat: Seat, dice: int) -> Event:
    """Two more dice for this round."""
    return Event("help-used", {"seat": seat, "dice": dice})


def die_set(seat: Seat, owner: int, old: int, new: int) -> Event:
    """A Compelling Power turned a die."""
    return Event("die-set", {"seat": seat, "whose": _whose(owner), "old": old, "new": new})


def dice_now(seat: Seat, dice: Sequence[int], neutral: Sequence[int]) -> Event:
    """The roll after A Compelling Power."""
    if not neutral:
        return Event("dice-now", {"seat": seat, "dice": shown_roll(dice)})
    return Event("dice-now-both", {"seat": seat, "dice": shown_roll(dice), "neutral_dice": shown_roll(neutral)})


def round_over() -> Event:
    """Somebody has placed all dice, and all have had equally many turns."""
    return Event("round-over")


def gift_used(seat: Seat) -> Event:
    """An extra turn after the round."""
    return Event("gift-used", {"seat": seat})


def declined(seat: Seat, ability: str) -> Event:
    """A tile that might have been used now is kept."""
    return Event("ability-kept", {"seat": seat, "ability": ability})


def left_over(seat: Seat, dice: int) -> Event:
    """Unplaced dice go to the Library at the end of the round."""
    return Event("left-over", {"seat": seat, "dice": dice})


# --- placing


def archives_set(seat: Seat, owner: int, value: int, number: int, size: int, place: int) -> Event:
    """Dice laid in the Archives, the set as it is now and its rank."""
    facts: Args = {
        "seat": seat,
        "whose": _whose(owner),
        "dice": shown((value,) * number),
        "number": number,
        "set": shown((value,) * size),
        "grown": size - number,
        "place": place,
    }
    return Event("archives-dice", facts)


def sequence_placed(
    seat: Seat, owner: int, building: str, dice: tuple[int, ...], run: tuple[int, ...], place: int
) -> Event:
    """Dice laid in the Auction House or the Guild, the run as it is now and its rank."""
    shown_as_run = shown_run(run)
    facts: Args = {
        "seat": seat,
        "whose": _whose(owner),
        "building": building,
        "dice": shown_as_run if dice == run else shown(dice),
        "number": len(dice),
        "set": shown_as_run,
        "grown": len(run) - len(dice),
        "place": place,
    }
    return Event("sequence-dice", facts)


def dice_placed(key: str, seat: Seat, owner: int, dice: Sequence[int]) -> Event:
    """Dice laid in the University or the Treasure Tower."""
    return Event(key, {"seat": seat, "whose": _whose(owner), "dice": shown_pair(tuple(dice)), "number": len(dice)})


def pile_placed(key: str, seat: Seat, owner: int, dice: Sequence[int], pile: Sequence[int]) -> Event:
    """Dice laid with the Illuminati, and the set as it is now."""
    return Event(
        key, {"seat": seat, "whose": _whose(owner), "dice": shown(dice), "number": len(dice), "set": shown(pile)}
    )


def galleon_dice(seat: Seat, owner: int, dice: Sequence[int], size: int, total: int) -> Event:
    """Dice laid in the Sunken Galleon; size and total of the set."""
    facts: Args = {
        "seat": seat,
        "whose": _whose(owner),
        "dice": shown(dice),
        "number": len(dice),
        "size": size,
        "total": total,
    }
    return Event("galleon-dice", facts)


def item_claimed(seat: Seat, owner: int, tile: int, dice: Sequence[int]) -> Event:
    """A pair of dice on a tile of the Hidden Temple."""
    return Event("temple-dice", {"seat": seat, "whose": _whose(owner), "tile": tile, "dice": shown_pair(tuple(dice))})


def library_die(seat: Seat) -> Event:
    """A die placed in the Library."""
    return Event("library-die", {"seat": seat})


def will_used(seat: Seat, victim: int, building: str, die: int) -> Event:
    """A Will to Win: a die of the tied set leaves."""
    if victim == NEUTRAL:
        return Event("will-used-neutral", {"seat": seat, "building": building, "die": die})
    return Event("will-used", {"seat": seat, "victim_seat": victim, "building": building, "die": die})


def pushed_out(owner: int, building: str, die: int) -> Event:
    """A die fell out of the University or the Treasure Tower."""
    if owner == NEUTRAL:
        return Event("neutral-pushed-out", {"building": building, "die": die})
    return Event("pushed-out", {"seat": owner, "building": building, "die": die})


# --- resolving


def without_reward(owner: int, building: str, dice: int) -> list[Event]:
    """Dice that win nothing go to the Library; nothing is told of neutral ones, they are just gone."""
    if owner == NEUTRAL:
        return []
    return [Event("no-reward", {"seat": owner, "building": building, "dice": dice})]


def ally_used(seat: Seat, lying: Set, place: int) -> Event:
    """An Ally Inside lifted a set to this rank."""
    return Event("ally-used", {"seat": seat, "set": shown((lying[1],) * lying[2]), "place": place})


def artifacts_drawn(seat: Seat, place: int, artifacts: Sequence[str]) -> list[Event]:
    """The seat looks at artifacts and will keep some."""
    return [
        Event("artifacts-drawn", {"seat": seat, "place": place, "count": len(artifacts)}),
        Event("artifacts-drawn-secret", {"artifacts": tuple(artifacts)}, to=(seat,)),
    ]


def artifacts_kept(seat: Seat, kept: Sequence[str], discarded: Sequence[str]) -> list[Event]:
    """What was kept is secret, what was discarded lies face up."""
    return [
        Event("artifacts-kept", {"seat": seat, "count": len(kept), "discarded": tuple(discarded)}, reveals=True),
        Event("artifacts-kept-secret", {"artifacts": tuple(kept)}, to=(seat,)),
    ]


def artifact_gained(seat: Seat, place: int, artifact: str) -> list[Event]:
    """The third place draws and keeps one."""
    return [
        Event("artifact-gained", {"seat": seat, "place": place}),
        Event("artifact-gained-secret", {"artifact": artifact}, to=(seat,)),
    ]


def neutral_artifacts(place: int, artifacts: Sequence[str]) -> Event:
    """Neutral dice hold a place: these are discarded face up."""
    return Event("neutral-artifacts", {"place": place, "artifacts": tuple(artifacts)})


def missions_seen(seat: Seat, place: int, missions: Sequence[str]) -> list[Event]:
    """The seat looks at missions and will keep one."""
    return [
        Event("missions-seen", {"seat": seat, "place": place, "count": len(missions)}),
        Event("missions-seen-secret", {"missions": tuple(missions)}, to=(seat,)),
    ]


def mission_kept(seat: Seat, kept: str, passed: Sequence[str]) -> list[Event]:
    """One is kept, the others are passed on."""
    return [
        Event("mission-kept", {"seat": seat, "passed": len(passed)}),
        Event("mission-kept-secret", {"mission": kept, "missions": tuple(passed)}, to=(seat,)),
    ]


def mission_gained(seat: Seat, place: int, mission: str) -> list[Event]:
    """The third place gets the last mission."""
    return [
        Event("mission-gained", {"seat": seat, "place": place}),
        Event("mission-gained-secret", {"mission": mission}, to=(seat,)),
    ]


def missions_returned(number: int) -> Event:
    """Nobody is left to take these; they go under the stack."""
    return Event("missions-returned", {"count": number})


def neutral_mission(place: int) -> Event:
    """Neutral dice hold a place: one mission less for those below."""
    return Event("neutral-mission", {"place": place})


def neutral_item(back: str) -> Event:
    """An item claimed by neutral dice goes back to the supply unseen."""
    return Event("neutral-item", {"back": back})


def chests_seen(seat: Seat, chests: Sequence[int]) -> list[Event]:
    """The seat looks at chests; it will keep some of them at the end of the round."""
    return [
        Event("chests-drawn", {"seat": seat, "count": len(chests)}),
        Event("chests-drawn-secret", {"chests": tuple(chests)}, to=(seat,)),
    ]


def chests_kept(seat: Seat, kept: Sequence[int], returned: Sequence[int]) -> Event:
    """Chests are turned up: kept ones and those put back."""
    return Event("chests-kept", {"seat": seat, "chests": tuple(kept), "returned": tuple(returned)}, reveals=True)


def neutral_galleon(place: int) -> Event:
    """Neutral dice lie in the Sunken Galleon; with the longest set everybody keeps just one chest."""
    return Event("neutral-galleon", {"place": place})


def treasures_gained(seat: Seat, levels: Sequence[str], treasures: Sequence[str]) -> list[Event]:
    """Everybody sees the kinds, the seat also the values."""
    return [
        Event("treasures-gained", {"seat": seat, "levels": tuple(levels)}),
        Event("treasures-gained-secret", {"treasures": tuple(treasures)}, to=(seat,)),
    ]


def tokens_gained(seat: Seat, number: int, total: int) -> Event:
    """Knowledge tokens for dice in the Library."""
    return Event("tokens-gained", {"seat": seat, "count": number, "tokens": total})


# --- the end


def assigning() -> Event:
    """The last round is over; everybody assigns specialists and items."""
    return Event("assigning")


def plan_changed(seat: Seat, key: str, facts: Args) -> Event:
    """A step of the secret final assignment."""
    return Event(key, facts, to=(seat,), reveals=False)


def revealed(seat: Seat, key: str, what: str, things: Sequence[str]) -> Event:
    """At the end secrets are turned up."""
    return Event(key, {"seat": seat, what: tuple(things)}, reveals=True)


def scored(seat: Seat, gold: int, unassigned: int) -> Event:
    """The final score and the value of unassigned specialists, which breaks ties."""
    return Event("scored", {"seat": seat, "gold": gold, "unassigned": unassigned}, reveals=True)


def map_worked(seat: Seat, place: str, specialists: Sequence[str], items: Sequence[str]) -> Event:
    """Who ended on a map, and with which items."""
    facts: Args = {"seat": seat, "map": place, "specialists": tuple(specialists)}
    if items:
        return Event("map-worked-with-items", {**facts, "items": tuple(items)}, reveals=True)
    return Event("map-worked", facts, reveals=True)
