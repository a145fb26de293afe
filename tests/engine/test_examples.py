"""The examples in the engine's docstrings do what they say."""

from __future__ import annotations

from doctest import DocTest, DocTestFinder, DocTestRunner
from importlib import import_module
from pkgutil import walk_packages

import pytest

import engine

MODULES = ["engine", *(info.name for info in walk_packages(engine.__path__, "engine.") if info.name[-8:] != "__main__")]
EXAMPLES = [test for name in MODULES for test in DocTestFinder().find(import_module(name)) if test.examples]


def test_a_match_from_its_set_up_to_a_replay_is_shown() -> None:
    assert {"engine", "engine.core.match.replay"} <= {test.name for test in EXAMPLES}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda test: test.name)
def test_an_example_does_what_it_says(example: DocTest) -> None:
    wrong: list[str] = []
    DocTestRunner(verbose=False).run(example, out=wrong.append)
    assert not wrong, "".join(wrong)
