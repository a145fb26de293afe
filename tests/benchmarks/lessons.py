"""How long lessons are: `python -m tests.benchmarks.lessons [KEY ...] [--good | --first]`.

A person who follows all advice: the opening of the lesson, then what the judge finds best; with `--first` the first
button of those that the judge finds as good, with `--good` what a good player does, which takes no time. Told is, for
each game, how often the person is asked, which is answered by one press (the answer that is advised is a button in
sight), what is done for the person, how many of the ideas are told, and the place at the end.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from bot.features.lessons.lesson import lesson_of
from engine import registry
from engine.players.levels import GOOD
from tests.support.guided import played

HEADINGS = ("game", "presses", "done for", "ideas", "place")


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*", metavar="KEY")
    parser.add_argument("--good", action="store_true", help="a good player, not the judge")
    parser.add_argument("--first", action="store_true", help="the first button of those that are as good")
    given = parser.parse_args(arguments)
    print(" | ".join(HEADINGS))
    for key in given.keys or registry.keys():
        lesson = lesson_of(key)
        if lesson is None:
            continue
        one = played(key, GOOD if given.good else None, first=given.first)
        ideas = f"{one.ideas} of {len(lesson.notes)}"
        row = (key, str(one.presses), str(one.done_for), ideas, str(one.place))
        print(" | ".join(cell.rjust(len(head)) for cell, head in zip(row, HEADINGS, strict=True)), flush=True)


if __name__ == "__main__":
    main()
