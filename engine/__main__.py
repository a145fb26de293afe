"""`python -m engine`: list the games, play random matches, record them, let levels of players duel, measure how far the
computer's predictions hold, look over the puzzles, check records.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter, process_time

from engine import registry
from engine.core.action import Action
from engine.core.chance import seeded
from engine.core.errors import GameError
from engine.core.event import Seat
from engine.core.game import AnyGame
from engine.core.match import Record, read_record, replay_record, seed_from_hex, seed_hash, write_record
from engine.core.options import Options, parse_options
from engine.core.playout import playout
from engine.players import calibrate
from engine.players.brains import taught
from engine.players.duel import duel, fewest, report
from engine.players.levels import LEVELS
from engine.players.puzzle import HARDER, falls, puzzles_of
from engine.players.scale import scale_of


def list_games() -> None:
    """One line a game: key, players, options with their choices (the default first)."""
    for game in registry.games():
        options = "  ".join(
            f"{option.key}=" + "|".join(map(str, sorted(option.choices, key=lambda choice: choice != option.default)))
            for option in game.options
        )
        print(f"{game.key}  {game.players[0]}-{game.players[-1]} players  {options}".rstrip())


def play(game: AnyGame, seats: int, matches: int, seed: int, options: Options) -> None:
    """Random matches to the end; prints one JSON line."""
    finished = actions = 0
    start = perf_counter()
    for number in range(matches):
        state, done = playout(game, seats, options, seed * 1_000_003 + number)
        actions += done
        finished += game.outcome(state) is not None
    seconds = perf_counter() - start
    print(
        json.dumps(
            {
                "game": game.key,
                "seats": seats,
                "matches": matches,
                "finished": finished,
                "actions": actions,
                "seconds": round(seconds, 3),
                "actions_per_second": round(actions / seconds) if seconds else None,
            }
        )
    )


def fight(
    game: AnyGame, me: str, them: str, matches: int, seats: int, seed: int, options: Options, *, every_option: bool
) -> None:
    """Matches between two levels of players; prints one JSON line."""
    result = duel(game, me, them, matches, seats, options, seed, process_time, every_option=every_option)
    told = {"game": game.key, "seats": seats, "me_level": me, "them_level": them, "options": options}
    print(json.dumps(told | report(result)))


def record(game: AnyGame, seats: int, seed: int, options: Options, path: Path) -> None:
    """Play a random match to the end and write it to a file, as the tests keep them."""
    actions: list[tuple[Seat, list[str | int]]] = []

    def note(_state: object, seat: Seat, action: Action, _events: object) -> None:
        actions.append((seat, list(action)))

    state, _ = playout(game, seats, options, seed, watch=note)
    outcome = game.outcome(state)
    made = Record(
        game=game.key,
        rules_version=game.rules_version,
        seats=seats,
        options=state.options,
        seed=seeded(seed).seed.hex(),
        actions=actions,
        scores=list(outcome.scores) if outcome else None,
        ranks=list(outcome.ranks) if outcome else None,
    )
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(write_record(made))
    print(f"{path}: {game.title}, {seats} players, {len(actions)} actions")


def check(path: Path) -> None:
    """Replay a recorded match and print its result."""
    record = read_record(path.read_bytes())
    game = registry.game(record.game)
    state = replay_record(game, record)
    outcome = game.outcome(state)
    print(f"{path.name}: {game.title}, {record.seats} players, {len(record.actions)} actions, replays")
    print(f"hash of the match: {record.commitment}")
    if record.hash is None:
        print("the record does not say which hash was posted: compare it with the one above yourself")
    elif record.hash == record.commitment:
        print("that is the hash that the record says was posted")
    if record.hash == seed_hash(seed_from_hex(record.seed)):
        print(f"hash of the seed alone, as it was posted: {record.hash}")
    if outcome is None:
        print("not finished; waits for seats", *(seat + 1 for seat in game.actors(state)))
        return
    for seat in range(record.seats):
        parts = ", ".join(f"{source} {points}" for source, points in outcome.breakdown[seat])
        print(f"seat {seat + 1}: rank {outcome.ranks[seat]}, {outcome.scores[seat]} points ({parts})")


def predict(game: AnyGame, matches: int, seats: int, seed: int, *, write: bool) -> None:
    """What the computer tells against what came, over so many matches; prints a table. write: fit the scale first."""
    found = calibrate.samples(game, matches, seats, seed)
    if write:
        calibrate.write(game, seats, calibrate.fitted(found, seats))
    scale = scale_of(game, seats)
    print(f"{game.title}, {seats} players, {matches} matches, seed {seed}; steep {scale.steep}, lift {scale.lift}")
    print(calibrate.table(found, scale))


def look_over(keys: Sequence[str], times: int) -> int:
    """Judge the stored puzzles with so many times the budget they were found with; prints those that fall, and returns
    how many that are."""
    fallen = 0
    for key in keys or registry.keys():
        brain = taught(registry.game(key))
        known = puzzles_of(brain.game)
        for number, puzzle in enumerate(known, 1):
            if falls(brain, puzzle, times):
                fallen += 1
                print(f"{key}: puzzle {number} falls", flush=True)
        print(f"{key}: {len(known)} puzzles looked over", flush=True)
    return fallen


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("expected 1 or more")
    return number


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("games", help="list the games")
    playing = commands.add_parser("playout", help="play random legal matches to the end")
    playing.add_argument("key")
    playing.add_argument("--seats", type=int, required=True)
    playing.add_argument("--matches", type=int, default=1)
    playing.add_argument("--seed", type=int, default=1)
    playing.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    duelling = commands.add_parser("duel", help="let a level of players play against another")
    duelling.add_argument("key")
    duelling.add_argument("--me", required=True, choices=LEVELS)
    duelling.add_argument("--them", required=True, choices=LEVELS)
    duelling.add_argument("--matches", type=_at_least_one, required=True)
    duelling.add_argument("--seats", type=int, help="default: 2, or as few as the game needs")
    duelling.add_argument("--seed", type=int, default=1)
    duelling.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    duelling.add_argument(
        "--every-option",
        action="store_true",
        help="play all combinations of the options not given, one after the other; tells wins and matches by choice",
    )
    recording = commands.add_parser("record", help="play a random match and write it to a file")
    recording.add_argument("key")
    recording.add_argument("file", type=Path)
    recording.add_argument("--seats", type=int, required=True)
    recording.add_argument("--seed", type=int, default=1)
    recording.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    replaying = commands.add_parser("replay", help="replay a recorded match and check its result")
    replaying.add_argument("file", type=Path)
    predicting = commands.add_parser("calibrate", help="print what the computer tells of chances against what came")
    predicting.add_argument("key")
    predicting.add_argument("--matches", type=_at_least_one, default=300)
    predicting.add_argument("--seats", type=int, help="default: 2, or as few as the game needs")
    predicting.add_argument("--seed", type=int, default=1)
    predicting.add_argument("--write", action="store_true", help="fit the scale on which it is told, and keep it")
    looking = commands.add_parser("puzzles", help="judge the stored puzzles harder, and name those that fall")
    looking.add_argument("keys", nargs="*")
    looking.add_argument("--times", type=_at_least_one, default=HARDER, help="the budget, in that of their finding")
    given = parser.parse_args(arguments)
    try:
        if given.command == "games":
            list_games()
        elif given.command == "playout":
            game = registry.game(given.key)
            play(game, given.seats, given.matches, given.seed, parse_options(game.options, given.option))
        elif given.command == "duel":
            game = registry.game(given.key)
            options = parse_options(game.options, given.option)
            sides = given.me, given.them, given.matches, given.seats or fewest(game)
            fight(game, *sides, given.seed, options, every_option=given.every_option)
        elif given.command == "calibrate":
            game = registry.game(given.key)
            seats = given.seats or fewest(game)
            predict(game, given.matches, seats, given.seed, write=given.write)
        elif given.command == "puzzles":
            return 1 if look_over(given.keys, given.times) else 0
        elif given.command == "record":
            game = registry.game(given.key)
            record(game, given.seats, given.seed, parse_options(game.options, given.option), given.file)
        else:
            check(given.file)
    except (GameError, ValueError, OSError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
