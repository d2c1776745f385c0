"""What is seen at a terminal, in windows of two sizes: a round of every game, and what is told of it."""

import re
import sys
from collections.abc import Iterator
from functools import cache

import pytest
from support.seeds import SESSIONS
from support.terminal import PLAYED, SIZES, Seen, at, kept, next_line, on_a_real_terminal, play_a_round

from houseway.games import GAMES, find, variants

DOWN, UP = set("│┆┌┐├┤┬┼╭╮"), set("│┆└┘├┤┴┼╰╯")
CHIPS = set("●○◉")
YOURS = set("●◉")
RULES = sorted({(game, held.rules) for game in PLAYED for held in variants(game)})
OWN_RULES = dict(reversed(RULES))
"""Those of Queensland, where a game is played under them."""

sizes = pytest.mark.parametrize(("wide", "high"), SIZES, ids=["140x48", "80x24"])


def test_a_round_of_every_game_is_played() -> None:
    assert PLAYED.keys() == set(GAMES)


def torn(lines: list[str]) -> Iterator[tuple[int, int, str]]:
    """Borders that go on downwards or upwards into nothing, as where a line was cut or went over its end."""
    for number, line in enumerate(lines):
        above = lines[number - 1] if number else ""
        below = lines[number + 1] if number + 1 < len(lines) else ""
        for place, letter in enumerate(line):
            if letter in DOWN and below[place : place + 1] not in UP | CHIPS:
                yield number, place, line
            if letter in UP and above[place : place + 1] not in DOWN | CHIPS:
                yield number, place, line


def whole(seen: Seen, wide: int, high: int) -> None:
    """Everything that was sent is on the screen, as it was meant."""
    assert (len(seen.lines), len(seen.lines[0])) == (high, wide)
    assert seen.widest <= wide, "a line is wider than the window"
    assert "you hold $" in seen.lines[0], f"the top has gone:\n{seen.text}"
    assert seen.text.splitlines()[-1] == ">", f"no prompt:\n{seen.text}"
    assert seen.text.splitlines()[-2].strip(), "nothing says what may be done"
    assert list(torn(seen.lines)) == [], f"a border is torn:\n{seen.text}"


@cache
def round_of(game: str, wide: int, high: int, rules: str) -> list[Seen]:
    """Every screen of the round that is kept."""
    return list(play_a_round(at(game, wide, high, rules=rules), PLAYED[game]))


@sizes
@pytest.mark.parametrize(("game", "rules"), RULES)
def test_every_screen_of_a_round_is_whole(game: str, rules: str, wide: int, high: int) -> None:
    screens = round_of(game, wide, high, rules)
    for seen in screens:
        whole(seen, wide, high)
    assert re.search(r"this round [+−]?\$\d", screens[-1].text)
    if PLAYED[game]:
        wagered = next(seen.text for seen in screens if seen.typed == PLAYED[game])
        assert "on the layout" in wagered
        assert re.search(r"●|◉|you \$|№ \d|ante \$10", wagered), "the wager lies nowhere"


@pytest.mark.parametrize("seed", ["2", "3"])
@pytest.mark.parametrize(("game", "rules"), RULES)
def test_round_after_round_goes_into_the_smallest_window(game: str, rules: str, seed: str) -> None:
    seat = at(game, 80, 24, rules=rules, seed=seed)
    for _ in range(2 * SESSIONS or 15):
        whole(seat.type(next_line(seat.session, PLAYED[game])), 80, 24)


@pytest.mark.parametrize("game", ["baccarat", "blackjack", "caribbean-stud", "manila", "pai-gow"])
def test_a_full_table_goes_into_the_smallest_window(game: str) -> None:
    seat = at(game, 80, 24, seats=min(24, find(game).players[1]))
    for _ in range(6):
        seen = seat.type("")
        assert "you hold $" in seen.lines[0], f"the top has gone:\n{seen.text}"
        assert seen.text.splitlines()[-1] == ">"


@sizes
@pytest.mark.parametrize("game", PLAYED)
def test_the_end_of_a_round_looks_as_it_did(game: str, wide: int, high: int) -> None:
    """`make screens` writes anew how it looks."""
    *_, last = round_of(game, wide, high, OWN_RULES[game])
    assert last.text == kept(game, wide, high).read_text(encoding="utf-8").rstrip("\n")


@sizes
@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
def test_a_real_terminal_shows_the_same(wide: int, high: int) -> None:
    seat = at("roulette", wide, high)
    for line in ("5 red", "", "", ""):
        seen = seat.type(line)
    assert on_a_real_terminal("roulette", wide, high, "5 red", "", "", "") == seen.text


def test_a_window_that_is_too_narrow_has_a_line_in_place_of_the_table() -> None:
    seen = at("roulette", 60, 24).look()
    assert seen.widest <= 60
    assert "The table is drawn from 80 columns on; this window has 60." in seen.text
    assert "│" not in seen.text
    assert seen.text.endswith("\n>")


def test_a_window_that_is_too_low_says_so() -> None:
    seen = at("roulette", 80, 18).look()
    assert "The whole table is seen from 24 lines on; this window has 18." in seen.text
    assert seen.text.endswith("\n>")


# What happened is told


def test_what_others_did_is_told_in_its_order() -> None:
    seat = at("5-card-stud", 80, 24)
    seen = seat.type("")
    told = "you, seat 2 and seat 3 make the ante bet · Dealer: seat 3 makes the opening bet · seat 3 bets $5"
    assert told in " ".join(seen.text.split())
    seen = seat.type("call")
    assert "you and seat 2 call · Dealer: seat 3 has the highest face up cards" in seen.text
    assert "ante bet" not in seen.text  # what was told before is past


def test_what_was_called_before_is_gone_when_somebody_wagers_anew() -> None:
    seat = at("roulette", 80, 24)
    for line in ("5 red", "", "", ""):
        seen = seat.type(line)
    assert "Dealer: no more bets · 33, black" in seen.text
    assert "33, black" not in seat.type("5 red").text


def test_what_is_refused_or_asked_for_leaves_the_log_as_it_is() -> None:
    seat = at("5-card-stud", 80, 24)
    for line in ("", "ante bet", "check"):
        seen = seat.type(line)
    assert "Refused" in seen.text
    assert "seat 3 bets $5" in seen.text


def test_a_round_that_began_behind_a_settlement_is_told_afterwards() -> None:
    seat = at("pai-gow", 140, 48)
    for line in ("10", "", "ask for the house way", ""):
        settled = seat.type(line)
    assert "win" in settled.text or "lose" in settled.text
    assert "bank" in seat.type("decline the bank").text


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("two-up", "you decline the spin · nobody takes the spin\n"),
        ("triple-penny-two-up", "you decline the spin · nobody takes the spin · the boxer spins\n"),
    ],
)
def test_nobody_takes_the_spin_is_told(game: str, told: str) -> None:
    seat = at(game, 80, 24, seats=1)
    seat.type("")
    assert told in seat.type("decline").text


def test_lost_chips_leave_the_cloth_and_those_that_won_stay_in_sight() -> None:
    for line, lies in (("5 red", False), ("5 black", True)):  # 33 comes
        seat = at("roulette", 80, 24)
        for each in (line, "", ""):
            seat.type(each)
        cloth = [row for row in seat.type("").lines if "│" in row]
        assert any(YOURS & set(row) for row in cloth) is lies


def test_s5_2_b_what_a_ruling_made_void_is_no_push() -> None:
    seat = at("roulette", 80, 24, seats=1, chips=1_000_000)
    for line in ("accept 3000 red", "", "", ""):
        seen = seat.type(line)
    assert "$500.00 goes back  " in seen.text
    assert "push" not in seen.text


def test_a_tie_is_a_push() -> None:
    seat = at("blackjack", 80, 24, by_hand=True, seats=1, quick=True)
    while (seat.session.view().awaited or {})["kind"] != "wagering":
        seat.type("cut" if seat.session.view().yours else "")
    for line in ("10", "", "10S", "8C", "8D", "stand", "KD", ""):
        seen = seat.type(line)
    assert "$10.00 goes back (a push)" in seen.text


def test_hole_cards_look_different_from_cards_that_lie_open() -> None:
    seat = at("5-card-stud", 80, 24)
    for line in ("", "ante bet"):
        seen = seat.type(line)
    own = next(row for row in seen.lines if " you " in row and "left" in row)
    assert re.search(r"\(2♣\) 2♥ ", own)
    other = next(row for row in seen.lines if " seat 3 " in row and "left" in row)
    assert re.search(r" ░░  J♠ ", other)


def test_cards_that_only_their_holder_sees_have_a_broken_edge() -> None:
    seat = at("caribbean-stud", 80, 24)
    for line in ("10", ""):
        seen = seat.type(line)
    (own,) = (row for row in seen.lines if "┆" in row)
    assert own.startswith("┆2♣ ┆3♠ ┆4♠ ┆J♥ ┆9♠ ┆ odd card hand")


def test_a_refunded_ticket_is_gone() -> None:
    seat = at("keno", 80, 24)
    assert "№ 4 3 spot ticket" in seat.type("1 on 3 17 44").text
    for line in ("refund", "done"):
        seen = seat.type(line)
        assert "№" not in seen.text
        assert "catch" not in seen.text


@pytest.mark.parametrize(
    ("cards", "total"), [("AS 8C 6D", "soft 17"), ("10S 8C 7D", "17"), ("AS 8C KD", "blackjack"), ("5S 8C 2D", "7")]
)
def test_a_total_with_an_ace_as_11_is_soft(cards: str, total: str) -> None:
    seat = at("blackjack", 80, 24, by_hand=True, seats=1)
    while (seat.session.view().awaited or {})["kind"] != "wagering":
        seat.type("cut" if seat.session.view().yours else "")
    for line in ("10", "", *cards.split()):
        seen = seat.type(line)
    own = [row.split("│ ")[1].strip() for row in seen.lines if row.startswith("│")]
    assert own[-1] == total


@pytest.mark.parametrize(("wager", "stake"), [("1 on 3 17 44 45 46 47 48 49 50 51", "1.00"), ("1 on 1 2", "1.00")])
def test_a_settlement_says_what_was_paid_on_one_line_whatever_the_wager_is_called(wager: str, stake: str) -> None:
    seat = at("keno", 80, 24)
    seat.type(wager)
    seat.type("")
    line = next(row for row in seat.type("").lines if re.match(r"  (win|lose) ", row))
    assert re.search(rf"\${stake} is (paid \$[\d.]+|collected)", line)
