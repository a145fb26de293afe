"""A feature is a folder and a migration: then everything that holds for features holds for it."""

from __future__ import annotations

import shutil
from pathlib import Path

from bot.db.migrate import migrations
from tests.support.catalogues import ROOT
from tests.support.copied import copy_everything, run

TOY = ROOT / "tests" / "support" / "toy_feature"
SWEEPS = (
    *("tests/bot/features/test_every_feature.py", "tests/bot/features/test_cheers.py", "tests/bot/test_catalogues.py"),
    *("tests/bot/services/people/test_personal.py", "tests/bot/ui/pages/test_forms.py"),
    *("tests/bot/exts/test_settings.py", "tests/bot/exts/test_setup.py", "tests/architecture/test_imports.py"),
)
"""What looks at every feature: that the bot is whole without it, its words, its people, forms, pages and imports."""


def test_a_feature_with_all_that_one_can_have_is_added_by_its_folder_alone(tmp_path: Path) -> None:
    copy_everything(tmp_path)
    shutil.copytree(TOY / "cheers", tmp_path / "bot/features/cheers")
    number = len(migrations()) + 1
    shutil.copy(TOY / "cheers.sql", tmp_path / f"migrations/{number:04}_cheers.sql")
    shutil.copy(TOY / "cheers_at_work.py", tmp_path / "tests/bot/features/test_cheers.py")
    told = run(tmp_path, "pytest", "-q", "-p", "no:cacheprovider", *SWEEPS)
    assert int(told.split(" passed")[0].split()[-1]) > 100
