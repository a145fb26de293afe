"""The picture of a profile, and of the badges."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest
from PIL import Image

from engine import registry as engines
from render import registry
from render.drawing import drawn
from render.kit import text
from render.kit.canvas import WIDTH, Canvas
from render.kit.medals import PLAIN, medal, sign
from render.kit.sheet import PART
from render.orders import Profile, parts, written
from render.profile import profile
from tests.support.pictures import FOREIGN, LONG
from tests.support.profiles import plates, whole

NOBODY = Profile(
    "Zoe", "", (), (), None, (), "Badges", "0 of 32", (), "Play one match with other people and this fills."
)


@pytest.mark.parametrize("names", [LONG, FOREIGN])
@pytest.mark.parametrize(("matches", "settled"), [(2, 3), (18, 8), (300, 0)])
def test_it_says_everything_at_any_length(names: tuple[str, ...], matches: int, settled: int) -> None:
    with text.watch() as cut:
        made = profile(whole(names[0], names[1:4], matches, settled))
        made.image()
    assert made.width == WIDTH
    assert all(part.bottom - part.top <= PART for part in made.parts), "11:7 fills the width"
    assert made.crossed == ()
    assert [words for words in cut if words not in names] == []


@pytest.mark.parametrize(
    "less",
    [
        {"curve": None},
        {"known": ()},
        {"badges": ()},
        {"curve": None, "known": ()},
        {"chips": ()},
        {"plates": plates(settled=False), "curve": None},
    ],
    ids="-".join,
)
def test_what_there_is_none_of_is_left_out(less: dict[str, object]) -> None:
    full = whole("Ana", ("Ben", "Cleo", "Dmitri"))
    with text.watch() as cut:
        made = profile(msgspec.structs.replace(full, **less))
        made.image()
    assert cut == []
    assert made.height <= profile(full).height


def test_somebody_without_matches_has_one_part() -> None:
    assert [part.name for part in profile(NOBODY).parts] == ["main"]


def test_it_comes_in_parts_as_pngs() -> None:
    found = parts(drawn(written(whole("Ana", ("Ben",)))))
    assert [part.name for part in found] == ["main", "course"]
    assert all(Image.open(BytesIO(part.png)).width == WIDTH and len(part.png) < 300_000 for part in found)


def painted(game: str, badge: str) -> bytes:
    canvas = Canvas(160, 160, "#52331f")
    medal(canvas, registry.medals(game), badge, 80, 80, 68)
    return canvas.image.tobytes()


def test_every_badge_has_a_look_of_its_own() -> None:
    looks = {
        (game.key, badge.key): painted(game.key, badge.key)
        for game in engines.games()
        for badge in engines.badges(game.key)
    }
    assert len(set(looks.values())) == len(looks)
    for game in engines.games():
        assert set(registry.medals(game.key).deeds) == {badge.key for badge in engines.badges(game.key)}


def test_a_game_without_medals_gets_plain_ones() -> None:
    assert registry.medals("no_such_game") is PLAIN
    canvas = Canvas(160, 160, "#52331f")
    before = canvas.image.tobytes()
    medal(canvas, PLAIN, "anything", 80, 80, 68)
    sign(canvas, PLAIN, 80, 80, 40)
    assert canvas.image.tobytes() != before
