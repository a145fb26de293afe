"""A feature is its folder: where that is deleted, so is whatever needs it, and nothing else."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bot import features
from tests.support.copied import copy_everything, run

NEEDED = sorted({name for one in features.everything().values() for name in one.needs})


@pytest.mark.parametrize("name", NEEDED)
def test_the_bot_is_whole_where_the_folder_of_what_others_need_was_deleted(tmp_path: Path, name: str) -> None:
    copy_everything(tmp_path)
    shutil.rmtree(tmp_path / "bot/features" / name)
    for tests in (tmp_path / "tests/bot/features").iterdir():
        if tests.is_dir():
            shutil.rmtree(tests)
    others = sorted(one.name for one in features.without([name]))
    (tmp_path / "tests/bot/features/test_left.py").write_text(
        "from bot import features\n\n\n"
        f"def test_left() -> None:\n    assert sorted(features.everything()) == {others}\n"
    )
    whole = f"tests/bot/features/test_every_feature.py::test_the_bot_is_whole_without_it[{others[0]}]"
    run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "tests/bot/features/test_left.py", whole)
