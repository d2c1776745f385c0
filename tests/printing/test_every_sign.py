"""The sign and the cloth of every game, in each of its texts and variants."""

import re
import zlib
from functools import cache
from io import BytesIO
from typing import Any
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont
from support.printing import EVERY_GAME, box_of, crossing, in_cents, lowest_letters, overlapping, read_back, table_of

from houseway.cite import CITATION
from houseway.errors import BadInput
from houseway.money import FixedSum, Odds
from houseway.play.game import Game
from houseway.play.layout import rows_offered
from houseway.play.people import player, staff
from houseway.play.wager import Verdict
from houseway.play.ways import ways
from houseway.printing import cloth_of, sign_of, text_of
from houseway.printing.font import font
from houseway.printing.letters import wrapped
from houseway.printing.pdf import pdf
from houseway.printing.sheet import Sheet
from houseway.printing.sign import SignText, money, most, said_of
from houseway.printing.svg import svg
from houseway.rulebook import resolves

SVG = "{http://www.w3.org/2000/svg}"
LONG_NAME = "The Grand Imperial Hotel, Casino and Entertainment Resort of Queensland Ltd"
POKER = ("manila", "draw", "5-card-stud", "7-card-stud")


@cache
def sheets(game: Game[Any]) -> list[Sheet]:
    """Drawn once for all that is looked at on them."""
    return [sign_of(table_of(game)), cloth_of(table_of(game))]


@cache
def drawn_in_svg(game: Game[Any]) -> list[str]:
    return [svg([sheet]) for sheet in sheets(game)]


@cache
def made_in_pdf(game: Game[Any]) -> bytes:
    return pdf(sheets(game))


def paid_on(text: SignText) -> dict[str, list[str]]:
    """What the sign says that each wager pays."""
    entries = [each for line in text.lines for each in line.paid] + list(text.others)
    return {name: [payout.pays for payout in each.payouts] for each in entries for name in each.wagers}


every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=repr)


@every_game
def test_the_sign_has_every_wager_of_the_table_with_its_odds(game: Game[Any]) -> None:
    table = table_of(game)
    paid = paid_on(text_of(table))
    rows = rows_offered(table)
    assert paid.keys() == {row.name for row in rows}
    for row in rows:
        odds = {clause.pays or row.pays for clause in row.clauses if clause.verdict is Verdict.WIN}
        if game.name in POKER or row.name == "jackpot wager":  # a share of the pot or of the jackpot is no odds
            continue
        told = " ".join(paid[row.name])
        assert all(said_of(pays) in told for pays in odds if isinstance(pays, Odds | FixedSum)), row.name


@every_game
def test_the_sign_read_back_from_its_drawing_has_the_limits_of_every_line(game: Game[Any]) -> None:
    table = table_of(game)
    not_offered = {row.limit for row in game.wagers} - {row.limit for row in rows_offered(table)}
    named = table.game.cloth(table).lines
    read = read_back(drawn_in_svg(game)[0])
    for kind, limits in table.sign.limits.items():
        if kind not in not_offered:
            assert read.pop(named.get(kind, kind).upper()) == (money(limits.minimum), most(limits))
    assert set(read) <= {row.name.upper() for row in rows_offered(table) if row.amounts is not None}


@every_game
def test_s89_3_whoever_has_chips_enough_may_wager_what_the_drawn_sign_says(game: Game[Any]) -> None:
    """And no more: a sign that shows $1,000 for tie bets is wrong at a table that takes $125 (s89(2)(b))."""
    table = game.open_table(people=[player("ann", 100_000_000), *staff(rules=game.rules)])
    read, named = read_back(drawn_in_svg(game)[0]), table.game.cloth(table).lines
    seen = 0
    for row in game.wagers:
        if row.exactly is not None or not table.offers(row):
            continue
        for way in ways(table, table.people["ann"], row):
            line = row.limit if row.limit in table.sign.limits else row.name
            least, greatest = read[named.get(line, line).upper()]
            assert 0 <= way.least - in_cents(least) < way.step, (row.name, way)
            assert 0 <= in_cents(greatest) - way.most < way.step, (row.name, way)
            seen += not way.colour
    assert seen or game.name in (*POKER, "keno", "two-up"), "nothing was compared"


@pytest.mark.parametrize("game", [game for game in EVERY_GAME if game.rules == "qld"], ids=repr)
def test_s74_2_s89_3_s183_2_the_words_of_the_columns_and_lines_are_8_mm_high_as_they_are_drawn(game: Game[Any]) -> None:
    text, drawn = text_of(table_of(game)), drawn_in_svg(game)[0]
    heights = lowest_letters(drawn)
    asked = {"MINIMUM", "MAXIMUM", "WAGER"} | {line.kind.upper() for line in text.lines}
    asked |= {amount for line in text.lines for amount in (money(line.limits.minimum), most(line.limits))} - {"–"}
    assert asked <= heights.keys()
    if text.asked:
        assert min(heights[words] for words in asked) >= 7.999, {words: heights[words] for words in asked}


@every_game
def test_the_limits_are_in_capitals_and_figures_of_the_height_that_is_asked_for(game: Game[Any]) -> None:
    text, sheet = text_of(table_of(game)), sheets(game)[0]
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
    for sheet, drawn in zip(sheets(game), drawn_in_svg(game), strict=True):
        root = ElementTree.fromstring(drawn.encode())
        assert root.get("width") == f"{root.get('viewBox', '').split()[2]}mm"
        assert float(root.get("width", "").removesuffix("mm")) == pytest.approx(sheet.wide, abs=0.01)
        titles = {each.text for each in root.iter("{http://www.w3.org/2000/svg}title")}
        for mark in sheet.marks:
            assert not mark.shapes or not mark.under or mark.title in titles


@every_game
def test_the_pdf_has_a_page_to_scale_for_each_and_every_object_where_its_table_says(game: Game[Any]) -> None:
    drawn, made = sheets(game), made_in_pdf(game)
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
@pytest.mark.parametrize("casino", ["Houseway", LONG_NAME])
def test_no_words_cross_a_border(game: Game[Any], casino: str) -> None:
    for sheet in (sign_of(table_of(game), casino), cloth_of(table_of(game), casino)):
        assert list(crossing(sheet)) == []
        assert all(words.height >= 1.8 for words in sheet.words), "too small to read"


@every_game
def test_the_svg_has_an_outline_for_every_letter_and_asks_for_no_font(game: Game[Any]) -> None:
    for sheet, drawn in zip(sheets(game), drawn_in_svg(game), strict=True):
        assert "<text" not in drawn
        assert "font" not in drawn
        root = ElementTree.fromstring(drawn.encode())
        outlines = {each.get("id") for each in root.iter(f"{SVG}path") if each.get("d")}
        told = [each for each in root.iter(f"{SVG}g") if each.get("aria-label")]
        assert [each.get("aria-label") for each in told] == [words.words for words in sheet.words]
        for words in told:
            used = [each.get("href", "")[1:] for each in words]
            assert len(used) == len(words.get("aria-label", "").replace(" ", ""))
            assert outlines.issuperset(used)


def streams(made: bytes) -> list[bytes]:
    return [zlib.decompress(each) for each in re.findall(rb"stream\n(.*?)\nendstream", made, re.DOTALL)]


@every_game
def test_the_pdf_brings_every_letter_of_the_sheets_and_says_which_it_is(game: Game[Any]) -> None:
    drawn, made = sheets(game), made_in_pdf(game)
    maps = [dict(re.findall(rb"<([0-9a-f]{4})> <([0-9a-f]+)>", each)) for each in streams(made) if b"begincmap" in each]
    fonts = [TTFont(BytesIO(each)) for each in streams(made) if each.startswith(b"\0\1\0\0")]
    assert len(maps) == len(fonts) == made.count(b"/FontFile2") == 2
    letters = {
        number: bytes.fromhex(each.decode()).decode("utf-16-be") for some in maps for number, each in some.items()
    }
    pages = [each for each in streams(made) if b" TJ" in each]
    for page, sheet in zip(pages, drawn, strict=True):
        shown = [re.findall(rb"....", each) for each in re.findall(rb"<([0-9a-f]*)>\] TJ", page)]
        assert ["".join(letters[number] for number in each) for each in shown] == [w.words for w in sheet.words]
    for bold, face in zip((False, True), fonts, strict=True):
        inked = {letter for sheet in drawn for w in sheet.words if w.bold is bold for letter in w.words} - {" "}
        glyphs = face["glyf"]
        assert all(glyphs[face.getGlyphName(font(bold).number(letter))].numberOfContours for letter in inked)


@pytest.mark.parametrize("name", ["Café Žižkov", "Καζίνο", "Казино", "Ha Noi & Co – “No. 1”"])
def test_letters_of_europe_are_drawn(name: str) -> None:
    cloth = cloth_of(table_of(EVERY_GAME[0]), name)
    assert any(words.words == name.upper() for words in cloth.words)
    assert pdf([cloth])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("皇冠 Casino", "皇, 冠 cannot be printed"),
        ("Casino 🎲", "🎲 cannot be printed"),
        ("קזינו", "cannot be printed"),
        ("x" * 81, "1 to 80 letters, not 81"),
        ("", "1 to 80 letters, not 0"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_line(name: str, said: str) -> None:
    for printed in (sign_of, cloth_of):
        with pytest.raises(BadInput, match=said):
            printed(table_of(EVERY_GAME[0]), name)


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


def test_words_are_measured_as_they_are_printed() -> None:
    assert wrapped("Cafe\u0301\tRoyal\u200b", 100, 2) == ["Café Royal"]
    with pytest.raises(BadInput, match="皇 cannot be printed"):
        wrapped("told by 皇", 100, 2)
