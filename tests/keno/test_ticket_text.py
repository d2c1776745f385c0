"""The ticket on paper: every particular, the code, and a picture (s215, s217, s218(3))."""

from collections.abc import Callable
from datetime import datetime
from xml.etree import ElementTree

import pytest
from support.printing import box_of, overlapping

from houseway.cite import cite
from houseway.games.keno.entry import Entry
from houseway.games.keno.ticket import Ticket, serial_in
from houseway.keno import KenoSettings, KenoSystem, Terminal
from houseway.keno.ticket_text import CHECK, SHOWN, qr, qr_text, ticket_text
from houseway.play.cloth import Outline
from houseway.play.shapes import Rect
from houseway.printing.pdf import pdf
from houseway.printing.svg import svg
from houseway.printing.ticket import ticket_sheet

SETTINGS = KenoSettings(casino="The <Lounge>", key=b"a secret")


@pytest.fixture
def ticket() -> Ticket:
    system = KenoSystem(SETTINGS)
    system.begin_day(datetime(1998, 9, 4, 6))
    entry = Entry((tuple(range(1, 7)), tuple(range(60, 70))), 200, 10, jackpot=True)
    return system.sell(datetime(1998, 9, 4, 20, 15), Terminal(12, "w7"), entry)


def test_s217_2_every_particular_is_printed(ticket: Ticket) -> None:
    printed = ticket_text(ticket, SETTINGS)
    assert "  1 2 3 4 5 6\n" in printed
    assert "  60 61 62 63 64 65 66 67 68 69\n" in printed
    for shown in (
        "$4.00", "games:      10", "$40.00", "w7", "20:15:00 on 1998-09-04", "keno day:   1998-09-04", "station:    12",
        "JACKPOT KENO", "serial:     0000000001", "first game: 1",
    ):  # fmt: skip
        assert shown in printed
    assert list(dict.fromkeys(cite(under) for under in SHOWN.values())) == [
        cite(f"qld s217(2)({letter})") for letter in "abcdefghijk"
    ]


def test_s217_2_k_the_code_is_a_qr_code_that_says_which_ticket_it_is(ticket: Ticket) -> None:
    code = qr(ticket, SETTINGS)
    assert not code.is_micro
    rows = [list(row) for row in code.matrix]
    finder = [[1] * 7, [1, 0, 0, 0, 0, 0, 1], *[[1, 0, 1, 1, 1, 0, 1]] * 3, [1, 0, 0, 0, 0, 0, 1], [1] * 7]
    assert [row[:7] for row in rows[:7]] == finder
    assert [row[-7:] for row in rows[:7]] == finder
    assert [row[:7] for row in rows[-7:]] == finder
    assert serial_in(ticket.code(SETTINGS.key)) == ticket.serial
    assert "█" in qr_text(ticket, SETTINGS)


def test_s217_2_k_no_two_tickets_have_one_code_and_none_is_made_without_the_key(ticket: Ticket) -> None:
    assert ticket.code(b"a secret") != ticket.code(b"another")
    assert ticket.code(b"a secret") == ticket.code(b"a secret")


def test_s215_s217_3_the_kind_of_ticket_and_the_casino_stand_on_it_too(ticket: Ticket) -> None:
    first, second, *_ = ticket_text(ticket, SETTINGS).splitlines()
    assert (first, second) == ("THE <LOUNGE> KENO", "2 way 6/10 spot jackpot ticket")


def test_s217_5_s218_3_the_player_is_reminded_to_check_it(ticket: Ticket) -> None:
    assert "Check that this is what you asked for." in ticket_text(ticket, SETTINGS)
    assert cite("qld s218(3)") in CHECK


def test_s217_2_the_picture_has_the_same_and_is_sound_svg(ticket: Ticket) -> None:
    picture = ElementTree.fromstring(svg([ticket_sheet(ticket, SETTINGS)]))
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    texts = [each.get("aria-label", "") for each in picture.iter() if "aria-label" in each.attrib]
    assert texts[0] == "THE <LOUNGE> KENO"
    assert texts[-1] == ticket.code(SETTINGS.key)
    told = ticket.particulars()
    assert told.pop("numbers") == "1-2-3-4-5-6 / 60-61-62-63-64-65-66-67-68-69"
    assert {"1 2 3 4 5 6", "60 61 62 63 64 65 66 67 68 69", *told.values()} <= set(texts)
    assert not list(picture.iter("{http://www.w3.org/2000/svg}text")), "no font of the reader's is needed"


def test_s217_2_each_particular_of_the_picture_says_what_asks_for_it(ticket: Ticket) -> None:
    under = {str(each) for mark in ticket_sheet(ticket, SETTINGS).marks for each in mark.under}
    assert under == {*SHOWN.values(), "qld s215", "qld s217(3)", "qld s217(5)", "qld s218(3)"}


@pytest.mark.parametrize("writer", ["w7", "a writer of a very long name " * 3, "W" * 100])
def test_s217_2_no_letter_crosses_the_edge_of_the_paper_or_lies_on_another(writer: str) -> None:
    long = KenoSettings(casino="The Grand Hotel and Casino " * 4)
    system = KenoSystem(long)
    system.begin_day(datetime(1998, 9, 4, 6))
    entry = Entry(tuple((number,) for number in range(1, 81)), 100)
    sheet = ticket_sheet(system.sell(datetime(1998, 9, 4, 6), Terminal(1, writer), entry), long)
    for words in sheet.words:
        box = box_of(words)
        assert 3 < box.left < box.right < sheet.wide - 3, words.words
        assert 3 < box.top < box.bottom < sheet.high - 1, words.words
    assert list(overlapping(sheet)) == []


def test_s217_2_the_ticket_as_a_page_brings_its_letters(ticket: Ticket) -> None:
    page = pdf([ticket_sheet(ticket, SETTINGS)])
    assert page.startswith(b"%PDF-")
    assert b"LiberationSans" in page


def test_s217_2_nothing_is_cut_off_however_long_it_is() -> None:
    long = KenoSettings(casino="The Grand Hotel and Casino " * 4)
    system = KenoSystem(long)
    system.begin_day(datetime(1998, 9, 4, 6))
    ticket = system.sell(
        datetime(1998, 9, 4, 6), Terminal(1, "a writer of a very long name " * 3), Entry(((1, 2),), 100)
    )
    printed = ticket_text(ticket, long, code=False).splitlines()
    assert max(map(len, printed[:-1])) <= 40
    assert " ".join(" ".join(printed).split()).count("a writer of a very long name") == 3


# What a scanner makes of the printed code (ISO/IEC 18004), written apart from the library that draws it

MASKS: tuple[Callable[[int, int], int], ...] = (
    lambda r, c: (r + c) % 2,
    lambda r, _c: r % 2,
    lambda _r, c: c % 3,
    lambda r, c: (r + c) % 3,
    lambda r, c: (r // 2 + c // 3) % 2,
    lambda r, c: r * c % 2 + r * c % 3,
    lambda r, c: (r * c % 2 + r * c % 3) % 2,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2,
)
SIDE, BLOCK = 29, 17  # version 3, raised to level Q: two blocks of 17 codewords, one after the other in turn
ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


def scanned(printed: str) -> str:
    """The text in a code that is printed in half blocks."""
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows = [[halves[cell][half] for cell in line] for line in printed.split("\n") for half in (0, 1)]
    grid = [row[4 : 4 + SIDE] for row in rows[4 : 4 + SIDE]]
    mask = MASKS[(grid[8][2] << 2 | grid[8][3] << 1 | grid[8][4]) ^ 0b101]
    bits, up = [], True
    for right in (*range(SIDE - 1, 6, -2), 5, 3, 1):
        for row in range(SIDE - 1, -1, -1) if up else range(SIDE):
            cells = [(row, col) for col in (right, right - 1) if not _is_pattern(row, col)]
            bits += [grid[r][c] ^ int(mask(r, c) == 0) for r, c in cells]
        up = not up
    words = ["".join(map(str, bits[8 * word : 8 * word + 8])) for word in range(2 * BLOCK)]
    stream = "".join(words[::2] + words[1::2])
    assert stream[:4] == "0010", "alphanumeric"
    length, text, at = int(stream[4:13], 2), "", 13
    while len(text) + 1 < length:
        first, second = divmod(int(stream[at : at + 11], 2), 45)
        text, at = text + ALPHANUMERIC[first] + ALPHANUMERIC[second], at + 11
    return text + (ALPHANUMERIC[int(stream[at : at + 6], 2)] if len(text) < length else "")


def _is_pattern(row: int, col: int) -> bool:
    """Finders with their format, timing, and the alignment pattern."""
    corner = (row < 9 and (col < 9 or col >= SIDE - 8)) or (row >= SIDE - 8 and col < 9)
    return corner or row == 6 or col == 6 or (20 <= row <= 24 and 20 <= col <= 24)


def test_s217_2_k_the_printed_code_is_read_back_to_the_ticket(ticket: Ticket) -> None:
    assert scanned(qr_text(ticket, SETTINGS)) == ticket.code(SETTINGS.key)


def test_s217_2_k_the_printed_code_is_its_modules_two_rows_a_line_and_light_about_them(ticket: Ticket) -> None:
    lines = qr_text(ticket, SETTINGS).splitlines()
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows = [[halves[each][half] for each in line] for line in lines for half in (0, 1)]
    modules = [list(row) for row in qr(ticket, SETTINGS).matrix_iter(border=4)]
    assert len(modules) % 2, "a code has an odd number of rows"
    assert rows == [*modules, [0] * len(modules[0])]


def test_s217_2_k_the_picture_holds_the_same_code(ticket: Ticket) -> None:
    """Its dark runs, row by row."""
    runs = [each.shape for each in ticket_sheet(ticket, SETTINGS).shapes if isinstance(each, Outline)]
    boxes = [each for each in runs if isinstance(each, Rect)]
    code = [list(row) for row in qr(ticket, SETTINGS).matrix_iter(border=4)]
    left, top = min(each.x for each in boxes) - 4, min(each.y for each in boxes) - 4
    dark = {(round(each.y - top), round(each.x - left) + n) for each in boxes for n in range(round(each.wide))}
    assert dark == {(r, c) for r, row in enumerate(code) for c, cell in enumerate(row) if cell}
