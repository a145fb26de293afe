"""What holds for every feature: the bot is whole without it, and it knows only the features that it names."""

from __future__ import annotations

import ast
from pathlib import Path

import grimp
import pytest

from bot import features
from bot.app import open_house
from bot.services.people.preferences import Choice
from bot.settings import BadSettingError, Settings
from bot.ui.words.catalogues import house_words
from engine import registry
from render.kit.words import LANGUAGES
from tests.support.catalogues import ROOT
from tests.support.pressed import manager
from tests.support.town import buttons, components, labels, texts, town

NAMES = sorted(features.everything())
FOLDER = ROOT / "bot" / "features"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Who imports whom."""
    return grimp.build_graph("bot", cache_dir=None)


@pytest.mark.parametrize("name", NAMES)
def test_it_knows_only_the_features_that_it_names(name: str, graph: grimp.ImportGraph) -> None:
    package = f"bot.features.{name}"
    inside = {package, *graph.find_descendants(package)}
    used = {target for module in inside for target in graph.find_modules_directly_imported_by(module)}
    named = {target.split(".")[2] for target in used if target.startswith("bot.features.")} - {name}
    assert named == set(features.everything()[name].needs) & set(NAMES), "what needs a deleted one is left out with it"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_it_is_where_servers_choose(name: str, language: str) -> None:
    feature, words = features.everything()[name], house_words(language)
    if feature.optional:
        assert len(words(f"feature-{name}")) <= 100
        assert 10 <= len(words(f"feature-{name}-hint")) <= 100
    for key in feature.rooms:
        assert words(f"room-{key}")
    for key in feature.roles:
        assert words(f"role-{key}")
    for setting in (*feature.person, *feature.server, *(one.switch for one in feature.table)):
        assert words(setting.name)
        if isinstance(setting, Choice):
            assert all(words(setting.means(value)) for value in setting.among)
        else:
            assert len(words(f"{setting.name}-hint")) <= 100


def test_no_two_have_the_same_switch_or_hold_the_same() -> None:
    every = features.everything().values()
    switches = [key.key for one in every for key in (*one.person, *one.server, *(each.switch for each in one.table))]
    held = [each.name for one in every for each in one.holds]
    assert len(set(switches)) == len(switches)
    assert len(set(held)) == len(held)


@pytest.mark.parametrize("name", NAMES)
def test_nobody_says_its_sentences(name: str) -> None:
    """The house has none of them, so that none is missing where the folder is deleted."""
    catalogue = (FOLDER / name / "en.ftl").read_text(encoding="utf-8") if (FOLDER / name / "en.ftl").exists() else ""
    keys = {line.split(" ")[0] for line in catalogue.splitlines() if line and line[0].isalpha()}
    needed = {one for one, feature in features.everything().items() if name in feature.needs} | {name}
    for path in sorted((ROOT / "bot").rglob("*.py")):
        place = path.relative_to(ROOT / "bot").parts
        if place[:1] == ("playground",) or (place[0] == "features" and place[1] in needed):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert sorted(said & keys) == [], path


async def look_around(folder: Path, without: str, game: str) -> None:
    """Start the bot without a feature, play a match to its end, and open what features add to."""
    async with town(folder, 2, without=(without,)) as place:
        gone = {one.name for one in place.house.features.all} ^ set(NAMES)
        assert without in gone
        absent = [features.everything()[name] for name in gone]
        ana = place.people[0]
        thread = await place.start(game, 2)
        await place.click(ana, place.panel(thread), "More")
        await place.play_on(1)
        result = thread.last_message
        more = await place.click(ana, place.channel.threads[-1].history()[-1], "More")
        pages = [result, more.response]
        there = {one.name for one in features.commands(place.house.features.all)}
        pages += [
            (await place.slash(who, command)).response
            for who, command in ((ana, "settings"), (manager(place), "setup"), (ana, "profile"), (ana, "mygames"))
            if command in there
        ]
        verbs = {way.verb for one in absent for way in one.ways}
        handled = set(place.house.client.presses)  # pyright: ignore[reportAttributeAccessIssue]
        for page in pages:
            pressed = {item["custom_id"].split(":")[1] for item in buttons(page)}
            assert pressed <= handled, "no button leads nowhere"
            assert not pressed & verbs
            assert labels(page) or components(page)
            assert "refusal" not in texts(page)


@pytest.mark.parametrize("name", NAMES)
async def test_the_bot_is_whole_without_it(name: str, tmp_path: Path) -> None:
    await look_around(tmp_path, name, "yucata")


@pytest.mark.soak
@pytest.mark.parametrize("game", registry.keys())
@pytest.mark.parametrize("name", NAMES)
async def test_every_game_is_played_without_it(name: str, game: str, tmp_path: Path) -> None:
    await look_around(tmp_path, name, game)


async def test_a_feature_that_is_none_cannot_be_left_out(tmp_path: Path) -> None:
    with pytest.raises(BadSettingError, match="HOURGLASS_WITHOUT names 'nothing'"):
        async with open_house(Settings(database=tmp_path / "x.sqlite3", without=("nothing",))):
            pass
