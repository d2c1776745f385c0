"""The certificate on paper: the same bytes each time, and the same figures as the file has."""

import re
import zlib
from pathlib import Path

import pytest

from houseway.certify.certificate import Application, certificate
from houseway.certify.report import Typeset, report
from houseway.certify.report_parts import places_of
from houseway.cli import main
from houseway.games import GAMES
from houseway.printing.document import HIGH, LOWEST, MARGIN, WIDE
from houseway.printing.sheet import TextLine

WITH_SESSIONS = ("wheel-of-fortune", "two-up")


@pytest.mark.parametrize("name", GAMES)
def test_a_report_has_its_sections_in_the_contents_and_nothing_off_the_page(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if name not in WITH_SESSIONS:
        monkeypatch.setattr("houseway.certify.certificate.sessions_data", lambda _: [])
    made = certificate(Application(name, rounds=10_000 if name in WITH_SESSIONS else 0))
    first = Typeset(made, [], 0).document
    pages = Typeset(made, first.sections, len(first.sheets)).document
    assert [each.page for each in pages.sections] == [each.page for each in first.sections]
    contents = " ".join(line.words for line in pages.sheets[1].words)
    assert all(f"{each.number}  {each.title}" in contents for each in pages.sections)
    for sheet in pages.sheets:
        for line in (each for each in sheet.words if not each.turned):
            assert line.left > MARGIN - 1
            assert line.left + line.wide < WIDE - MARGIN + 1.5, line.words
            assert line.y < HIGH - MARGIN + 6


def test_the_annex_has_every_provision_and_the_sheets_say_the_figures_of_the_file() -> None:
    made = certificate(Application("two-up", rounds=0))
    words = [shape for sheet in Typeset(made, [], 9).document.sheets for shape in sheet.words]
    said = " ".join(line.words for line in words if isinstance(line, TextLine))
    assert all(each["cite"] in said for each in made.data["provisions"])
    assert all(each["reading"] in said for each in made.data["readings"])
    assert f"{float(made.data['wagers'][0]['advantage']['decimal']) * 100:.4f}%" in said
    assert all(line.y <= LOWEST + 20 for line in words)


def test_places_of_a_wager_stand_together() -> None:
    names = ("split, 0-1", "split, 0-2", "split, 35-36", "red, red", "ante wager, best")
    assert list(places_of(names)) == ["split, 0-1 to 35-36", "red", "ante wager, best"]


def test_whoever_asks_is_told_where_to_look_and_one_number_stands_in_four_columns() -> None:
    made = certificate(Application("two-up", rounds=5_000))
    words = " ".join(line.words for sheet in Typeset(made, [], 9).document.sheets for line in sheet.words)
    assert all(each in words for each in ("Whoever asks about the law", "Whoever runs the table", "One number"))
    assert f"{len(made.data['one_number'])} of {len(made.data['one_number'])} wagers are one number" in words


def test_made_twice_it_is_the_same_file(tmp_path: Path) -> None:
    one, other = tmp_path / "one.pdf", tmp_path / "other.pdf"
    for file in (one, other):
        assert main(["certify", "two-up", "--rounds", "10K", "-o", str(file)]) == 0
    assert one.read_bytes() == other.read_bytes()
    assert one.read_bytes().startswith(b"%PDF")
    drawn = [zlib.decompress(each) for each in re.findall(rb"stream\n(x.*?)\nendstream", one.read_bytes(), re.DOTALL)]
    assert not any(b"D:20" in each for each in (*drawn, one.read_bytes()))  # no date


def test_the_same_certificate_gives_the_same_pages() -> None:
    made = certificate(Application("two-up", rounds=0))
    assert report(made) == report(made)
