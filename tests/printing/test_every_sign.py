"""The sign and the cloth of every game, in each of its texts and variants."""

import re
import zlib
from typing import Any
from xml.etree import ElementTree

import pytest
from support.printing import EVERY_GAME, box_of, overlapping, table_of

from houseway.cite import CITATION
from houseway.money import Amount, Odds
from houseway.play.game import Game
from houseway.play.wager import Verdict
from houseway.printing import cloth_of, sign_of, text_of
from houseway.printing.pdf import pdf
from houseway.printing.sheet import Sheet
from houseway.printing.sign import SignText, money, most, rows_of, said_of
from houseway.printing.svg import svg
from houseway.rulebook import resolves

POKER = ("manila", "draw", "5-card-stud", "7-card-stud")


def sheets(game: Game[Any]) -> list[Sheet]:
    return [sign_of(table_of(game)), cloth_of(table_of(game))]


def paid_on(text: SignText) -> dict[str, list[str]]:
    """What the sign says that each wager pays."""
    entries = [each for line in text.lines for each in line.paid] + list(text.others)
    return {name: [payout.pays for payout in each.payouts] for each in entries for name in each.wagers}


every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=repr)


@every_game
def test_the_sign_has_every_wager_of_the_table_with_its_odds(game: Game[Any]) -> None:
    table = table_of(game)
    paid = paid_on(text_of(table))
    rows = rows_of(table)
    assert paid.keys() == {row.name for row in rows}
    for row in rows:
        odds = {clause.pays or row.pays for clause in row.clauses if clause.verdict is Verdict.WIN}
        if game.name in POKER or row.name == "jackpot wager":  # a share of the pot or of the jackpot is no odds
            continue
        told = " ".join(paid[row.name])
        assert all(said_of(pays) in told for pays in odds if isinstance(pays, Odds | Amount)), row.name


@every_game
def test_the_sign_has_the_limits_of_every_line(game: Game[Any]) -> None:
    table = table_of(game)
    text = text_of(table)
    offered = {row.limit for row in rows_of(table)}
    not_offered = {row.limit for row in game.wagers} - offered
    assert [line.limits for line in text.lines] == [
        limits for kind, limits in table.sign.limits.items() if kind not in not_offered
    ]
    drawn = [words.words for words in sign_of(table).words]
    for line in text.lines:
        assert line.kind.upper() in drawn
        assert {money(line.limits.minimum), most(line.limits)} <= set(drawn)


@every_game
def test_the_limits_are_in_capitals_and_figures_of_the_height_that_is_asked_for(game: Game[Any]) -> None:
    table = table_of(game)
    text, sheet = text_of(table), sign_of(table)
    limits = [mark for mark in sheet.marks if mark.what == "minimum and maximum"]
    assert len(limits) == len(text.lines)
    words = [shape for mark in limits for shape in mark.shapes]
    assert words
    for shape in words:
        assert getattr(shape, "height", 0) >= text.height >= 8
        assert getattr(shape, "words", "x").isupper() or not any(map(str.isalpha, getattr(shape, "words", "x")))


@every_game
def test_no_words_lie_on_others_or_beyond_the_edge(game: Game[Any]) -> None:
    for sheet in sheets(game):
        assert list(overlapping(sheet)) == []
        for words in sheet.words:
            box = box_of(words)
            assert 0 < box.left < box.right < sheet.wide, words
            assert 0 < box.top < box.bottom < sheet.high, words
            assert words.height >= 1.8, "too small to read"


@every_game
def test_the_svg_is_well_formed_to_scale_and_tells_what_asks_for_each_mark(game: Game[Any]) -> None:
    for sheet in sheets(game):
        root = ElementTree.fromstring(svg([sheet]).encode())
        assert root.get("width") == f"{root.get('viewBox', '').split()[2]}mm"
        assert float(root.get("width", "").removesuffix("mm")) == pytest.approx(sheet.wide, abs=0.01)
        titles = {each.text for each in root.iter("{http://www.w3.org/2000/svg}title")}
        for mark in sheet.marks:
            assert not mark.shapes or not mark.under or mark.title in titles


@every_game
def test_the_pdf_has_a_page_to_scale_for_each_and_every_object_where_its_table_says(game: Game[Any]) -> None:
    drawn = sheets(game)
    made = pdf(drawn)
    assert made.startswith(b"%PDF-1.7")
    start = int(made.rpartition(b"startxref")[2].split()[0])
    offsets = re.findall(rb"(\d{10}) \d{5} n", made[start:])
    assert offsets
    for number, offset in enumerate(offsets, 1):
        assert made[int(offset) :].startswith(b"%d 0 obj" % number)
    sizes = [[float(each) for each in box.split()] for box in re.findall(rb"/MediaBox \[([^]]*)\]", made)]
    points = [[0, 0, sheet.wide * 72 / 25.4, sheet.high * 72 / 25.4] for sheet in drawn]
    assert sizes == [pytest.approx(each, abs=0.01) for each in points]


@every_game
def test_the_pdf_has_every_word_of_the_sheets(game: Game[Any]) -> None:
    drawn = sheets(game)
    streams = re.findall(rb"stream\n(.*?)\nendstream", pdf(drawn), re.DOTALL)
    assert len(streams) == len(drawn)
    for stream, sheet in zip(streams, drawn, strict=True):
        shown = re.findall(rb"<([0-9a-f]*)>", zlib.decompress(stream))
        assert [bytes.fromhex(each.decode()).decode("cp1252") for each in shown] == [w.words for w in sheet.words]


@every_game
def test_every_mark_of_a_cloth_and_a_sign_cites_provisions_that_exist(game: Game[Any]) -> None:
    for sheet in sheets(game):
        cites = [each for mark in sheet.marks for each in mark.under]
        assert cites
        assert all(CITATION.fullmatch(each.text) and resolves(each) for each in cites)


@every_game
def test_the_legend_has_everything_that_a_provision_asks_for(game: Game[Any]) -> None:
    for sheet in sheets(game):
        small = " ".join(words.words for words in sheet.words)
        for mark in sheet.marks:
            for under in mark.under:
                assert under.text in small


@every_game
def test_the_cloth_bears_the_casinos_name(game: Game[Any]) -> None:
    cloth = cloth_of(table_of(game), "Grand Hotel")
    assert any("GRAND HOTEL" in words.words for words in cloth.words)
