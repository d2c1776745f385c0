"""Wagers that somebody plays, at a stake: settled to the cent by the table's own functions."""

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from houseway.errors import Refused
from houseway.games import find
from houseway.games.blackjack.best.cache import kept
from houseway.games.caribbean_stud.best.rows import DEALS, best_play
from houseway.games.caribbean_stud.wagers import BET_ODDS
from houseway.money import cents
from houseway.odds import odds
from houseway.odds.plain import read, read_at, written, written_at
from houseway.odds.stakes import AtStake
from houseway.odds.table import page_of
from houseway.play.sign import Limits
from houseway.what_if import what_if
from houseway.what_if.settable import changes_of, with_changes

PAI_GOW = find("pai-gow")
CARIBBEAN = find("caribbean-stud")


def at(found: Any, wager: str, strategy: str) -> AtStake:
    row = next(row for row in found.rows if (row.found.wager, row.found.strategy) == (wager, strategy))
    assert isinstance(row.at, AtStake)
    return row.at


def test_s426_part_of_a_cent_of_the_commission_is_not_charged() -> None:
    """Of $15.50, 5% is 77.5 cents: a winner pays 77."""
    found = odds("pai-gow", rules="qld", stake="15.50")
    for name in ("player's hand", "bank"):
        row = next(row for row in found.rows if row.found.wager == name and row.found.strategy == "best")
        assert row.at is not None
        assert row.at.rounding == row.found.win * Fraction(1, 2) / 1550


def test_s426_2_the_commission_of_a_players_bank_is_a_rule_of_its_own() -> None:
    found = what_if("pai-gow", {"commission of bank": "4%"}, rules="qld")
    costs = {pair.row.key[::2]: (pair.cost, pair.row.found.win) for pair in found.pages[0].pairs}
    assert costs["player's hand", "best"][0] == 0
    cost, win = costs["bank", "house way"]
    assert cost == -win / 100


def test_s244_2_the_maximum_payment_is_counted_at_a_stake() -> None:
    """An ante of $1,000: a bet of $2,000 is paid $20,000 at most, so ten for one."""
    sign = CARIBBEAN.open_table().sign.with_limits("ante wager", Limits(500, 100_000))
    found = at(odds("caribbean-stud", rules="qld", stake=1000, sign=sign), "ante wager + bet wager", "best")
    cut = sum(
        Fraction(times, DEALS) * 2 * max(odds_.pays - 10, 0)
        for facts, times in best_play(CARIBBEAN).chances
        if facts.qualifies and facts.compare > 0 and not facts.folded
        for odds_ in (BET_ODDS[facts.kind],)
    )
    assert found.rounding == -cut
    assert 0.003 < cut < 0.005


def test_at_an_ordinary_stake_nothing_is_cut_off() -> None:
    assert at(odds("caribbean-stud", rules="qld", stake=15), "ante wager + bet wager", "best").rounding == 0


def test_a_stake_that_the_sign_does_not_allow_is_refused_for_every_row_that_is_played() -> None:
    for row in odds("pai-gow", rules="qld", stake="1").rows:
        assert row.at is not None
        assert isinstance(row.at.refused, Refused)


def test_s50B_5_bonus_blackjack_costs_one_dollar_whatever_the_first_wager_costs() -> None:
    found = odds("blackjack", rules="qld", stake="15", wager="bonus blackjack")
    refused = at(found, "bonus blackjack", "best").refused
    assert refused is not None
    assert "$1.00" in str(refused)
    found = odds("blackjack", rules="qld", stake="1")
    plain = next(row.found for row in found.rows if row.found.wager == "bonus blackjack")
    assert at(found, "bonus blackjack", "best").expected == plain.expected
    assert at(found, "blackjack", "best").refused is not None


@pytest.mark.parametrize(("stake", "prize"), [("15", 1000), ("25", 5000)])
def test_r22_6_2_the_super_bonus_is_a_sum_whatever_is_staked(stake: str, prize: int) -> None:
    """28/2000 Table 2: $1,000 with a wager under $25, $5,000 with one from there on."""
    game = find("blackjack", {"version": "Blackjack"}, "vic", "2000-12-15T04:00")
    found = page_of(game, {}, stake=cents(stake), variance=False)  # which would take most of the time
    row = next(row for row in found.rows if (row.found.wager, row.found.strategy) == ("super bonus", "best"))
    assert row.at is not None
    assert row.at.expected == row.found.win * Fraction(prize, int(stake))


def test_a_change_is_told_at_the_stake() -> None:
    found = what_if("craps", {"payout of win odds on 5, 9": "7 to 5"}, stake=15, wager="win odds")
    (five, *_) = [pair for pair in found.pages[0].pairs if pair.row.key[:2] == ("win odds", "5")]
    before = Fraction(2, 5) * 23 - Fraction(3, 5) * 15  # $22.50 is rounded up
    after = Fraction(2, 5) * 21 - Fraction(3, 5) * 15
    assert five.cost == (before - after) / 15
    assert "at $15.00, if" in found.table()


def test_a_change_is_told_by_the_limits_of_the_sign_that_is_given() -> None:
    """The usual sign does not allow the stake; before and after are told by the one that does."""
    sign = find("roulette").open_table().sign.with_limits("red", Limits(500, 9_000_000))
    asked: dict[str, Any] = {"stake": 90_000, "wager": "red", "rules": "qld"}
    usual, given = (what_if("roulette", {"payout of red": "6 to 5"}, **asked, sign=each) for each in (None, sign))
    for found, refused in ((usual, True), (given, False)):
        (pair,) = found.pages[0].pairs
        assert [bool(row and row.at and row.at.refused) for row in (pair.before, pair.after)] == [refused] * 2


def test_what_is_kept_comes_back_whole(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    rows = [row.found for row in odds("craps").rows]
    made = list[str]()

    def make() -> list[Any]:
        made.append("made")
        return rows

    for _ in range(2):
        assert kept("craps", "key", make, written, read) == rows
    assert made == ["made"]
    assert kept("craps", "another key", make, written, read) == rows
    assert len(made) == 2
    ats = [(row.key, row.at) for row in odds("craps", stake=6, wager="win bet").rows if row.at is not None]
    assert [read_at(written_at(each)) for each in ats] == ats


def test_a_file_that_is_not_whole_is_made_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    rows = [row.found for row in odds("two-up").rows]
    kept("two-up", 1, lambda: rows, written, read)
    (file,) = tmp_path.rglob("*.json")
    file.write_text('[{"wager": "heads"', encoding="utf-8")
    assert kept("two-up", 1, lambda: rows, written, read) == rows


def test_what_a_table_has_where_nobody_says_stands_beside_what_the_law_leaves_open() -> None:
    [change] = changes_of(find("blackjack"), {"decks": "6"})
    assert str(change) == "decks = 6, in place of 5 to 8, of which a table has 8 (qld s16)"


def test_more_decks_than_the_law_has_can_be_set_and_are_then_the_only_ones() -> None:
    game = find("blackjack")
    changed = with_changes(game, changes_of(game, {"decks": "4"}))
    assert changed.open_table().rules.decks == 4
    with pytest.raises(Refused, match="played with 4 decks, not 8"):
        changed.open_table(decks=8)
