"""The operator's settings as a file: what Part 13 leaves open is set, and the rest refused with its section."""

from pathlib import Path

import pytest

from houseway.errors import BadInput, Refused
from houseway.games.keno.rules import Rules
from houseway.games.keno.schedule import example
from houseway.keno import KenoSettings
from houseway.keno.settings_file import read_settings, settings_of
from houseway.play.sign import Limits

WHOLE = """
casino = "Harbour"
device = "generator"
spare = "ball device"
manner = "other"
most_games = 20
most_games_approved = true
unpaid_days = 60
unpaid_days_approved = true
[sign]
increment = "0.50"
keno = {minimum = "1.00", maximum = "50.00"}
"""


def settings(folder: Path, text: str) -> KenoSettings:
    (folder / "ours.toml").write_text(text)
    return settings_of(read_settings(folder / "ours.toml"), example(), b"k")


def test_s211_1_s213_2_s220_1_b_what_is_left_to_the_operator_may_be_set(tmp_path: Path) -> None:
    found = settings(tmp_path, WHOLE)
    assert (found.casino, found.unpaid_days, found.sign.increment) == ("Harbour", 60, 50)
    assert found.rules == Rules("generator", "ball device", "other", 20, approved=True)
    assert found.sign.limits == {"keno": Limits(100, 5_000), "jackpot keno": Limits(100, 10_000)}
    assert settings(tmp_path, "") == KenoSettings(key=b"k")


@pytest.mark.parametrize(
    ("text", "under"),
    [
        ('device = "hat"', "qld s211(1)"),
        ("most_games = 20", "qld s213(2)"),
        ("most_games = 0\nmost_games_approved = true", "qld s213(2)"),
        ("unpaid_days = 60", "qld s220(1)(b)"),
        ("unpaid_days = 27\nunpaid_days_approved = true", "qld s220(1)(b)"),
        ('sign.keno = {minimum = "0.40", maximum = "9.00"}', "qld s216(3)(b)"),
        ('sign."jackpot keno" = {minimum = "0.50", maximum = "9.00"}', "qld s216(3)(a)"),
        ('sign.keno = {minimum = "2.00", maximum = "1.00"}', "qld s5(1)(b)"),
        ('sign.increment = "5.00"', "qld s5(3)"),
    ],
)
def test_s211_1_s213_2_s216_3_s220_1_wrong_settings_are_refused_with_the_section(
    tmp_path: Path, text: str, under: str
) -> None:
    with pytest.raises(Refused) as refused:
        settings(tmp_path, text)
    assert refused.value.under.text == under


@pytest.mark.parametrize(
    "text",
    [
        'colour = "red"',
        'casino = ""',
        "casino = 3",
        'most_games = "20"',
        "unpaid_days = true",
        'spare = "hat"',
        'sign.poker = {minimum = "1.00", maximum = "2.00"}',
        'sign.keno = {minimum = "1.00"}',
        'sign.keno = {minimum = "one", maximum = "2.00"}',
        'sign.increment = "-1.00"',
        "casino",
    ],
)
def test_what_is_no_setting_is_named(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadInput):
        settings(tmp_path, text)
    with pytest.raises(BadInput, match="cannot be read"):
        read_settings(tmp_path / "none.toml")
