"""The ticket on paper: every particular, the code, and a picture (s215, s217, s218(3))."""

from datetime import datetime
from xml.etree import ElementTree

import pytest

from houseway.cite import cite
from houseway.games.keno.entry import Entry
from houseway.keno import Settings, SoldTicket, System, Terminal
from houseway.keno.printing import CHECK, SHOWN, qr, qr_text, ticket_svg, ticket_text
from houseway.keno.tickets import serial_in

SETTINGS = Settings(casino="The <Lounge>", key=b"a secret")


@pytest.fixture
def ticket() -> SoldTicket:
    system = System(SETTINGS)
    system.begin_day(datetime(1998, 9, 4, 6))
    entry = Entry((tuple(range(1, 7)), tuple(range(60, 70))), 200, 10, jackpot=True)
    return system.sell(datetime(1998, 9, 4, 20, 15), Terminal(12, "w7"), entry)


def test_s217_2_every_particular_is_printed(ticket: SoldTicket) -> None:
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


def test_s217_2_k_the_code_is_a_qr_code_that_says_which_ticket_it_is(ticket: SoldTicket) -> None:
    code = qr(ticket, SETTINGS)
    assert not code.is_micro
    rows = [list(row) for row in code.matrix]
    finder = [[1] * 7, [1, 0, 0, 0, 0, 0, 1], *[[1, 0, 1, 1, 1, 0, 1]] * 3, [1, 0, 0, 0, 0, 0, 1], [1] * 7]
    assert [row[:7] for row in rows[:7]] == finder
    assert [row[-7:] for row in rows[:7]] == finder
    assert [row[:7] for row in rows[-7:]] == finder
    assert serial_in(ticket.code(SETTINGS.key)) == ticket.serial
    assert "█" in qr_text(ticket, SETTINGS)


def test_s217_2_k_no_two_tickets_have_one_code_and_none_is_made_without_the_key(ticket: SoldTicket) -> None:
    assert ticket.code(b"a secret") != ticket.code(b"another")
    assert ticket.code(b"a secret") == ticket.code(b"a secret")


def test_s215_s217_3_the_kind_of_ticket_and_the_casino_stand_on_it_too(ticket: SoldTicket) -> None:
    first, second, *_ = ticket_text(ticket, SETTINGS).splitlines()
    assert (first, second) == ("THE <LOUNGE> KENO", "2 way 6/10 spot jackpot ticket")


def test_s217_5_s218_3_the_player_is_reminded_to_check_it(ticket: SoldTicket) -> None:
    assert "Check that this is what you asked for." in ticket_text(ticket, SETTINGS)
    assert cite("qld s218(3)") in CHECK


def test_s217_2_the_picture_has_the_same_and_is_sound_svg(ticket: SoldTicket) -> None:
    picture = ElementTree.fromstring(ticket_svg(ticket, SETTINGS))
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    texts = [each.text or "" for each in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "THE <LOUNGE> KENO"
    assert texts[-1] == ticket.code(SETTINGS.key)
    assert any("JACKPOT KENO" in text for text in texts)
    assert len(list(picture.iter("{http://www.w3.org/2000/svg}path"))) == 1


def test_s217_2_nothing_is_cut_off_however_long_it_is() -> None:
    long = Settings(casino="The Grand Hotel and Casino " * 4)
    system = System(long)
    system.begin_day(datetime(1998, 9, 4, 6))
    ticket = system.sell(
        datetime(1998, 9, 4, 6), Terminal(1, "a writer of a very long name " * 3), Entry(((1, 2),), 100)
    )
    printed = ticket_text(ticket, long, code=False).splitlines()
    assert max(map(len, printed[:-1])) <= 40
    assert " ".join(" ".join(printed).split()).count("a writer of a very long name") == 3
