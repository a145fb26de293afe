"""Every kind of standing answer against its sentence, in random matches with every option: it does that, or it asks."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import registry
from engine.core.chance import Fast, seeded
from engine.core.event import Seat
from engine.core.playout import random_action
from engine.core.standing import Give, Standing
from tests.support.standing import by_chance, rules_of
from tests.support.standing_sentences import SENTENCES, Answered, Done
from tests.support.sweep import Variant, variants

GAMES = [game.key for game in registry.games() if registry.standing(game.key) is not None]
SELDOM = {"gilded_compass": 8, "port_royal": 4}
"""Where there are many options and views are dear, one step in so many is looked at."""


def attack(variant: Variant, seed: int, told: Counter[str]) -> None:
    """Play a match in which people act at random and give at random what the forms offer; check what answers."""
    key, seats, options = variant
    game = registry.game(key)
    rules, chance = rules_of(game), Fast(at=seed)
    state = game.setup(seats, options, seeded(seed))
    given: dict[Seat, dict[str, Standing]] = {seat: {} for seat in range(seats)}
    story: list[Done] = []
    while actors := game.actors(state):
        seat = actors[chance.below(len(actors))]
        row = given[seat]
        action = random_action(game, state, seat, chance)
        looked = chance.below(SELDOM.get(key, 1)) == 0
        for giver in (seat, chance.below(seats), chance.below(seats)) if looked else ():
            if (new := by_chance(game, state, giver, chance)) is not None:
                given[giver][new.about] = new
        for about, standing in list(row.items()) if looked else ():
            view = game.view(state, seat)
            if rules.over(standing, view):
                del row[about]
                continue
            verdict = rules.answer(standing, view, game.question(state, seat))
            if not isinstance(verdict, Give):
                continue
            told[standing.kind] += 1
            SENTENCES[key][standing.kind](Answered(game, state, seat, standing, verdict.action, story))
            if chance.below(2):
                action = verdict.action
                if verdict.left is None:
                    del row[about]
                else:
                    row[about] = verdict.left
                break
        story.append((seat, action, tuple(game.apply(state, seat, action))))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_done_for_somebody_is_what_the_sentence_says(key: str) -> None:
    told: Counter[str] = Counter()
    assert key in SENTENCES, "what each kind's sentence says is to be written in tests/support/standing_sentences.py"
    for number, variant in enumerate(variant for variant in variants() if variant[0] == key):
        attack(variant, number, told)
    assert set(told) == set(SENTENCES[key])
    assert min(told.values()) >= 5, told
