"""Settings: documented, checked, and named when they are wrong."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.settings import BadSettingError, Settings, known_names, read_settings
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
    "DISCORD_API_BASE": ["discord.com", "ftp://x"],
    "DISCORD_GATEWAY_URL": ["https://x"],
    "HOURGLASS_DATABASE": ["", "  "],
    "HOURGLASS_BACKUP_DIR": [""],
    "HOURGLASS_BACKUPS_KEPT": ["-1", "many", "1001", "1.5", "", "²"],
    "HOURGLASS_LANGUAGE": ["fr", ""],
    "HOURGLASS_LOG_LEVEL": ["loud"],
    "HOURGLASS_SHARDS": ["0", "x"],
    "HOURGLASS_PLAYGROUND_PORT": ["65536", "-1"],
}


def test_every_setting_is_checked() -> None:
    assert set(BAD) == set(known_names())
    assert len(known_names()) == len(fields(Settings))


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD.items() for value in values])
def test_a_bad_value_is_refused_by_name(name: str, value: str, tmp_path: Path) -> None:
    with pytest.raises(BadSettingError, match=rf"^{name} .*expected"):
        read_settings(tmp_path, {name: value})


def test_a_bad_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text("HOURGLASS_LANGAUGE=de\n")
    with pytest.raises(BadSettingError, match=r"unknown setting HOURGLASS_LANGAUGE; known are .*HOURGLASS_LANGUAGE"):
        read_settings(tmp_path, {})
    path.write_text("HOURGLASS_LANGUAGE\n")
    with pytest.raises(BadSettingError, match=r"'HOURGLASS_LANGUAGE' has no value"):
        read_settings(tmp_path, {})
    path.write_bytes(b"\xff\xfe\x00broken")
    with pytest.raises(BadSettingError, match="cannot be read"):
        read_settings(tmp_path, {})


def test_a_token_never_stands_in_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadSettingError) as caught:
        read_settings(tmp_path, {"DISCORD_TOKEN": "very secret"})
    assert "secret" not in str(caught.value)
