"""`houseway rules sign`: what is printed, what is refused, and the files."""

import json
import re
import shlex
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from houseway.cli import main

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *words: str) -> Any:
    assert main(["rules", "sign", *words, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def wrong(capsys: Capture, *words: str) -> str:
    """The one line that says what is wrong."""
    assert main(["rules", "sign", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_limits_are_for_every_kind_of_wager_and_a_line_for_one(capsys: Capture) -> None:
    sign = told(capsys, "roulette", "--minimum", "5", "--maximum", "500", "--line", "dozen=10-750")["sign"]
    limits = {line["kind"]: (line["minimum"], line["maximum"]) for line in sign["lines"]}
    assert limits.pop("dozen") == ("10.00", "750.00")
    assert set(limits.values()) == {("5.00", "500.00")}
    assert len(limits) == 12
    assert (sign["under"], sign["letters_mm"]) == ("qld s141(3)", 8.0)
    assert sign["lines"][0]["wagers"] == [
        {"wagers": ["straight up"], "pays": [{"when": "", "pays": "35 to 1"}], "cites": ["qld s143(1)"]}
    ]


def test_a_table_stake_is_no_wager_and_keeps_its_minimum(capsys: Capture) -> None:
    lines = told(capsys, "draw", "--minimum", "10", "--maximum", "200")["sign"]["lines"]
    assert [(line["kind"], line["minimum"]) for line in lines] == [
        ("each bet", "10.00"),
        ("minimum table stake", "100.00"),
    ]


@pytest.mark.parametrize(
    ("words", "under"),
    [
        ("blackjack --minimum 5 --maximum 99", "qld s23(3)"),
        ("blackjack --rules vic --on 1999-12-01 --minimum 5 --maximum 99", "qld s23(3)"),
        ("baccarat --minimum 5 --maximum 100", "qld s89(2)(a)"),
        ("roulette --minimum 5 --maximum 19", "qld s141(2)"),
        ("wheel-of-fortune --spaces 50 --minimum 5 --maximum 10", "qld s153(2)(a)"),
        ("tri-chro --balls 54 --minimum 5 --maximum 500", "qld s459(1)(a)"),
        ("tri-chro --balls 63 --minimum 5 --maximum 1199", "qld s459(1)(a)"),
        ("two-up --minimum 5 --maximum 50", "qld s171(2)"),
        ("keno --minimum 0.20 --maximum 100", "qld s216(3)(b)"),
        ("manila --minimum 10 --maximum 20", "qld s273(3)"),
        ("roulette --increment 10", "qld s5(3)"),
        ("roulette --minimum 500 --maximum 5", "qld s5(1)(b)"),
        ("blackjack --decks 4", "qld s16"),
    ],
)
def test_what_the_part_forbids_is_refused_with_the_section(capsys: Capture, words: str, under: str) -> None:
    assert f"({under})" in wrong(capsys, *words.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["roulette", "--line", "dozen=5"], "write it like dozen=5-500"),
        (["roulette", "--line", "duzen=5-500"], "there are straight up, split"),
        (
            ["roulette", "--table", "holes=3"],
            "no table of Roulette is run with 'holes'; it may be given value_chips, wheel, approved",
        ),
        (["roulette", "--notice", "dozen=2000@2026-11-20T21:00"], "no higher minimum within $5.00 to $1250.00"),
        (["roulette", "--notice", "dozen=10"], "write it like dozen=10@"),
        (["roulette", "-o", "sign.png"], "neither an SVG nor a PDF"),
        (["roulette", "-o", "no/such/folder/sign.svg"], "cannot be written"),
        (["roulette", "--casino", "皇冠", "-o", "no.svg"], "皇, 冠 cannot be printed"),
        (["whist"], "'whist' is not a game held here"),
        (["roulette", "--minimum", "five"], "not an amount of money"),
    ],
)
def test_wrong_input_is_told_in_one_line(capsys: Capture, words: list[str], said: str) -> None:
    assert said in wrong(capsys, *words)


def test_s141_4_a_notice_of_a_higher_minimum_stands_20_minutes_beforehand(capsys: Capture) -> None:
    shown = ["roulette", "--shown", "2026-11-20T20:40", "--notice"]
    assert "(qld s141(4)); at 21:00 at the earliest" in wrong(capsys, *shown, "dozen=10@2026-11-20T20:59")
    (notice,) = told(capsys, *shown, "dozen=10@2026-11-20T21:00")["sign"]["notices"]
    assert notice == {"says": "dozen: minimum $10 from 21:00, 20.11.2026", "under": "qld s141(4)"}


def test_the_sign_as_text_has_the_limits_the_odds_and_what_asks_for_it(capsys: Capture) -> None:
    assert main(["rules", "sign", "sic-bo", "--increment", "1"]) == 0
    out = capsys.readouterr().out
    assert "180 to 1" in out
    assert "in increments of $1 (qld s5(4))" in out
    assert "asked for by qld s74(2), in letters and figures 8 mm high or higher" in out


def test_a_setting_of_the_table_changes_what_is_on_the_sign(capsys: Capture) -> None:
    words = ["blackjack", "--decks", "6", "--table", "super_sevens=yes", "--line", "super sevens=1-25"]
    assert [line["kind"] for line in told(capsys, *words)["sign"]["lines"]] == ["blackjack", "super sevens"]


def test_an_svg_has_the_sign_above_the_layout(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "two-up.svg"
    assert main(["rules", "sign", "two-up", "--casino", "Grand & Co", "-o", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: the sign and the layout of Two-up\n"
    root = ElementTree.parse(file).getroot()
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == "Two-up: the sign; Two-up: the layout"
    assert any(each.get("aria-label") == "GRAND & CO" for each in root.iter("{http://www.w3.org/2000/svg}g"))


@pytest.mark.parametrize(("what", "pages"), [("sign", 1), ("layout", 1), ("both", 2)])
def test_a_pdf_has_a_page_for_each(tmp_path: Path, what: str, pages: int) -> None:
    file = tmp_path / "craps.pdf"
    assert main(["rules", "sign", "craps", "--what", what, "-o", str(file)]) == 0
    assert file.read_bytes().count(b"/MediaBox") == pages


def test_the_same_table_is_printed_the_same(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.{kind}" for kind in ("svg", "pdf") for number in (1, 2)]
    for file in files:
        assert main(["rules", "sign", "keno", "-o", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[2].read_bytes() == files[3].read_bytes()


ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "signs.md").read_text(encoding="utf-8")


def test_the_pictures_in_the_documentation_are_what_its_commands_draw(tmp_path: Path) -> None:
    commands = re.findall(r"^    \$ houseway (rules sign .*) -o (docs/signs/\S+)$", PAGE, re.MULTILINE)
    assert len(commands) == 2
    for words, file in commands:
        drawn = tmp_path / Path(file).name
        assert main([*shlex.split(words), "-o", str(drawn)]) == 0
        assert drawn.read_text(encoding="utf-8") == (ROOT / file).read_text(encoding="utf-8")


def test_the_refusal_in_the_documentation_is_a_real_one(capsys: Capture) -> None:
    command, refusal = re.findall(r"^    \$ houseway (.*)\n    (houseway: .*)$", PAGE, re.MULTILINE)[0]
    assert main(shlex.split(command)) == 2
    assert capsys.readouterr().err.strip() == refusal


def test_s5_3_reading_g9_increments_of_one_line_alone(capsys: Capture) -> None:
    asked = ["roulette", "--minimum", "2", "--maximum", "5000", "--line", "dozen=10-5000"]
    sign = told(capsys, *asked, "--increment", "dozen=10", "--increment", "2")["sign"]
    assert (sign["increment"], sign["increments"]) == ("2.00", {"dozen": "10.00"})
    assert main(["rules", "sign", *asked, "--increment", "dozen=10"]) == 0
    assert "dozen: in increments of $10" in capsys.readouterr().out
    assert "more than the dozen minimum of $10.00 (qld s5(3))" in wrong(capsys, *asked, "--increment", "dozen=20")
    assert "the sign has no 'dozens'" in wrong(capsys, *asked, "--increment", "dozens=5")
