"""Whoever sees colours in one of the usual ways tells the ships apart: by their colour or by their emblem."""

from __future__ import annotations

from itertools import combinations

import pytest

from render.games.port_royal import theme
from tests.support.vision import KINDS, apart, lab


@pytest.mark.parametrize("kind", KINDS)
def test_ships_are_apart_in_colour_and_have_emblems_that_can_be_read_on_them(kind: str) -> None:
    assert len(set(theme.EMBLEMS)) == len(theme.SAILS)
    for one, other in combinations(range(len(theme.SAILS)), 2):
        distance = apart(theme.SAILS[one], theme.SAILS[other], kind)
        assert distance > 15, (theme.EMBLEMS[one], theme.EMBLEMS[other], distance)
    for sail, ink in zip(theme.SAILS, theme.SAIL_INKS, strict=True):
        assert abs(lab(sail, kind)[0] - lab(ink, kind)[0]) > 35, sail
