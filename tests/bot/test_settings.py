"""Settings: documented, checked, and named when they are wrong."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.settings import FILE, BadSettingError, Settings, address, known_names, number, one_of, read_settings, value_of
from tests.support.catalogues import ROOT

EXAMPLE = ROOT / ".env.example"


def test_the_example_documents_every_setting_and_no_other() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert list(dotenv_values(EXAMPLE)) == known_names()
    for name in known_names():
        block = next(block for block in text.split("\n\n") if re.search(rf"^{name}=", block, re.MULTILINE))
        assert block.startswith("#"), f"{name} is not explained"


def test_the_example_shows_the_defaults(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(EXAMPLE.read_text(encoding="utf-8"))
    assert read_settings(tmp_path, {}) == Settings() == read_settings(tmp_path / "nowhere", {})


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("HOURGLASS_LANGUAGE=de\nHOURGLASS_SHARDS=2\nDISCORD_TOKEN='a.b-c'\n")
    settings = read_settings(tmp_path, {"HOURGLASS_SHARDS": "3", "PATH": "/bin", "HOURGLASS_DATABASE": " x.db "})
    assert (settings.language, settings.shards, settings.token) == ("de", 3, "a.b-c")
    assert settings.database == Path("x.db")


BAD = {
    "DISCORD_TOKEN": ["two words"],
    "DISCORD_API_BASE": ["discord.com", "ftp://x", "http://", "https:///"],
    "DISCORD_GATEWAY_URL": ["https://x", "wss://"],
    "HOURGLASS_DATABASE": ["", "  ", "a\0b"],
    "HOURGLASS_BACKUP_DIR": [""],
    "HOURGLASS_BACKUPS_KEPT": ["-1", "many", "1001", "1.5", "", "²"],
    "HOURGLASS_BACKUP_COMMAND": ["rclone 'copy"],
    "HOURGLASS_MATCHES_KEPT_DAYS": ["-1", "ever"],
    "HOURGLASS_SUPPORT": ["me@example.org", "http://x"],
    "HOURGLASS_PRIVACY": ["mailto:me@example.org"],
    "HOURGLASS_TERMS": ["terms.md"],
    "HOURGLASS_LANGUAGE": ["xx", ""],
    "HOURGLASS_LOG_LEVEL": ["loud"],
    "HOURGLASS_LOG_FORMAT": ["xml"],
    "HOURGLASS_METRICS_PORT": ["-1", "65536", "off"],
    "HOURGLASS_FRESH_PUZZLES": ["-1", "101", "yes"],
    "HOURGLASS_SHARDS": ["0", "x", ""],
    "HOURGLASS_REQUESTS_A_SECOND": ["0", "1001", "auto"],
    "HOURGLASS_WITHOUT": ["Moments", "a b", "a,2"],
    "HOURGLASS_WEB": ["http://games.example.org", "https://games.example.org/boards", "games.example.org", "https://"],
    "HOURGLASS_WEB_HOST": ["", "localhost", "127.0.0"],
    "HOURGLASS_WEB_PORT": ["0", "65536"],
    "HOURGLASS_PLAYGROUND_PORT": ["65536", "-1"],
}


def test_every_setting_is_checked() -> None:
    assert set(BAD) == set(known_names())
    assert len(known_names()) == len(fields(Settings))


def test_every_value_has_the_type_of_its_field(tmp_path: Path) -> None:
    given = {name: str(value) for name, value in dotenv_values(EXAMPLE).items()}
    read = read_settings(tmp_path, given)
    assert read.shards is None
    assert [type(getattr(read, each.name)) for each in fields(Settings)] == [
        type(getattr(Settings(), each.name)) for each in fields(Settings)
    ]


def test_a_number_is_digits_within_its_bounds() -> None:
    kind = number(-5, 10)
    assert [value_of("HOURGLASS_SHEEP", kind, text) for text in (" 10 ", "0", "-5")] == [10, 0, -5]
    for text in ("five", "11", "-6", "1_0", "--1", "-", ""):
        with pytest.raises(BadSettingError) as caught:
            value_of("HOURGLASS_SHEEP", kind, text)
        assert str(caught.value) == f"HOURGLASS_SHEEP is {text!r}: expected a whole number from -5 to 10"


def test_the_number_of_shards_is_discords_own_unless_one_is_given(tmp_path: Path) -> None:
    assert read_settings(tmp_path, {}).shards is None
    assert read_settings(tmp_path, {"HOURGLASS_SHARDS": "Auto"}).shards is None
    assert read_settings(tmp_path, {"HOURGLASS_SHARDS": "4"}).shards == 4


def test_words_are_read_in_any_case_and_paths_as_they_are() -> None:
    assert value_of("X", one_of("info", "error"), "ERROR") == "error"
    assert value_of("X", FILE, "A b/C") == Path("A b/C")
    assert value_of("X", address("https://"), "https://x.org/api/") == "https://x.org/api"


def test_names_stand_between_commas(tmp_path: Path) -> None:
    given = {"HOURGLASS_WITHOUT": " moments ,, year_all,", "HOURGLASS_WEB": "https://Games.Example.org:8443/"}
    settings = read_settings(tmp_path, given)
    assert (settings.without, settings.web) == (("moments", "year_all"), "https://games.example.org:8443")


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_a_bad_value_is_refused_by_name(name: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(BadSettingError, match=rf"^{name} .*expected"):
        read_settings(tmp_path, {name: value})


def test_all_mistakes_are_told_at_once_each_with_its_line(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        "# mine\nHOURGLASS_LANGUAGE=xx\n\nHOURGLASS_LANGAUGE=de\nHOURGLASS_BACKUPS_KEPT=many\nHOURGLASS_SHARDS=0\n=x\n"
    )
    with pytest.raises(BadSettingError) as caught:
        read_settings(tmp_path, {"HOURGLASS_LOG_LEVEL": "loud", "HOURGLASS_BACKUPS_KEPT": "3"}, token=True)
    told = str(caught.value).splitlines()
    assert [line.partition(" is ")[0] for line in told] == [
        ".env, line 2: HOURGLASS_LANGUAGE",
        ".env, line 4: HOURGLASS_LANGAUGE",
        ".env, line 6: HOURGLASS_SHARDS",
        ".env, line 7: what stands there cannot be read; expected NAME=value, with no quotation mark or with two",
        "HOURGLASS_LOG_LEVEL",
        "DISCORD_TOKEN",
    ], "what the environment overrides is not wrong"


def test_a_bad_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text("HOURGLASS_LANGAUGE=de\n")
    with pytest.raises(
        BadSettingError, match=r"^\.env, line 1: HOURGLASS_LANGAUGE is no known setting; is HOURGLASS_LANGUAGE meant\?"
    ):
        read_settings(tmp_path, {})
    path.write_text("HOURGLASS_LANGUAGE\n")
    with pytest.raises(BadSettingError, match=r"line 1: HOURGLASS_LANGUAGE has no value"):
        read_settings(tmp_path, {})
    path.write_bytes(b"\xff\xfe\x00broken")
    with pytest.raises(BadSettingError, match="cannot be read"):
        read_settings(tmp_path, {})


@pytest.mark.parametrize("text", ["{}", "{}\n", "# mine\n\n{}\n", "export {}", "{}=", "{} = x", "DISCORD_TOKEN=\n{}"])
@pytest.mark.parametrize("token", ["MTk4NjIy.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs", "SECRET-token_1"])
def test_a_token_alone_in_the_file_is_told_by_its_line(tmp_path: Path, text: str, token: str) -> None:
    written = text.format(token)
    (tmp_path / ".env").write_text(written)
    with pytest.raises(BadSettingError) as caught:
        read_settings(tmp_path, {})
    assert token not in str(caught.value)
    assert token[:8] not in str(caught.value)
    line = next(number for number, line in enumerate(written.splitlines(), 1) if token in line)
    assert f"line {line}: " in str(caught.value)


UNREADABLE = ['HOURGLASS_LANGUAGE="de', "HOURGLASS_DATABASE: x.db", "HOURGLASS_DATABASE='a'b", "=x"]


@pytest.mark.parametrize("line", UNREADABLE)
def test_a_line_that_cannot_be_read_is_told_and_not_passed_over(tmp_path: Path, line: str) -> None:
    (tmp_path / ".env").write_text(f"# mine\n\n{line}\nHOURGLASS_SHARDS=2\n")
    with pytest.raises(BadSettingError, match=r"line 3: .*cannot be read; expected NAME=value"):
        read_settings(tmp_path, {})


@pytest.mark.parametrize("line", ['DISCORD_TOKEN="MTA.abc.def', "DISCORD_TOKEN: MTA.abc.def", "='MTA.abc.def"])
def test_a_line_that_cannot_be_read_is_not_shown(tmp_path: Path, line: str) -> None:
    (tmp_path / ".env").write_text(line)
    with pytest.raises(BadSettingError) as refused:
        read_settings(tmp_path, {})
    assert "MTA" not in str(refused.value)


def test_a_token_never_stands_in_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadSettingError) as caught:
        read_settings(tmp_path, {"DISCORD_TOKEN": "very secret"})
    assert "secret" not in str(caught.value)


def test_settings_that_are_printed_show_everything_but_the_token() -> None:
    printed = repr(Settings(discord_token="very-secret", language="de"))
    assert "very-secret" not in printed
    assert "language='de'" in printed
