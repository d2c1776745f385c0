"""What can be set: every rule is listed as it stands, read, put there, and played and settled by the same code."""

import re
from fractions import Fraction
from math import lcm
from typing import Any

import pytest
from support.printing import EVERY_GAME

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput
from houseway.games import find
from houseway.money import FixedSum, Odds
from houseway.odds.exact import is_held
from houseway.odds.rows import rows_of
from houseway.odds.table import OddsPage
from houseway.play.ask import Card, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering
from houseway.play.ways import ways
from houseway.what_if import WhatIf, settable, what_if
from houseway.what_if.comparison import Compared, Pair
from houseway.what_if.settable import change_of, changes_of, with_changes

every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=repr)


@every_game
def test_what_stands_can_be_set_to_itself_and_changes_nothing(game: Game[Any]) -> None:
    rules = settable(game)
    for name, rule in rules.items():
        same = change_of(rules, game, name, rule.stands).put(game)
        assert settable(same)[name].stands == rule.stands
        assert [row.name for row in same.wagers] == [row.name for row in game.wagers]


@every_game
def test_every_table_opens_with_every_payout_changed(game: Game[Any]) -> None:
    rules = {name: rule for name, rule in settable(game).items() if name.startswith("payout")}
    for name, rule in rules.items():
        other = "$77.00" if isinstance(rule.value, FixedSum) else "97 to 2"
        changed = change_of(rules, game, name, other).put(game)
        row = next(row for row in changed.open_table().game.wagers if _names(name, row.name))
        assert other in {str(clause.pays or row.pays) for clause in row.clauses if clause.verdict is Verdict.WIN}


def _names(rule: str, row: str) -> bool:
    rest = rule.removeprefix(f"payout of {row}")
    return rest == "" or (rest.startswith((" on ", " at ")) and rest != rule)


PLAYED = ("roulette", "sic-bo", "craps", "mini-dice", "two-up", "wheel-of-fortune", "tri-chro", "baccarat", "blackjack")


@pytest.mark.parametrize("name", PLAYED)
def test_a_table_plays_and_pays_by_what_is_set(name: str) -> None:
    """Whatever wins is paid 97 for each unit; wagers are made by the rows that the round itself lists."""
    game = find(name)
    changes = {rule: "97 to 1" for rule, each in settable(game).items() if isinstance(each.value, Odds)}
    changed = with_changes(game, changes_of(game, changes))
    table = changed.open_table(people=[player("seat 1", 10_000_000), *changed.staff()])
    chance, paid = Chance(SeededEntropy(f"what if {name}")), set[Fraction]()
    for _ in range(30):
        round_: Round[Any] = Round(table)
        placed = set[str]()
        while (ask := round_.ask) is not None:
            if isinstance(ask, Outcome):
                round_.outcome(chance.card(ask.device) if isinstance(ask, Card) else chance.outcome(ask.device))
            elif isinstance(ask, Wagering):
                for row in ask.rows:
                    way = next(iter(ways(table, table.people["seat 1"], row)), None)
                    if way is not None and not row.follows and row.name not in placed:
                        placed.add(row.name)
                        details = {"on": row.name, "selection": way.places[0], "stake": way.least}
                        round_.act("seat 1", "wager", details)
                answer_ordinarily(round_)
            else:
                answer_ordinarily(round_)
        paid |= {Fraction(line.paid, line.stake) for line in round_.lines if line.verdict is Verdict.WIN}
    assert paid == {Fraction(97)}


@pytest.mark.parametrize(
    ("name", "changes", "wager", "after"),
    [
        ("roulette", {"payout of straight up": "36 to 1"}, "straight up", Fraction(0)),
        ("craps", {"fee of buy bet": "0%"}, "buy bet", Fraction(0)),
        ("craps", {"fee of lay bet": "4%"}, "lay bet", Fraction(-1, 50)),
        (
            "craps",
            {"payout of lay bet on 4, 10": "1 to 1"},
            "lay bet",
            Fraction(2, 3) - Fraction(1, 3) - Fraction(1, 20),
        ),
        ("craps", {"payout of win bet": "2 to 1"}, "win bet", Fraction(244 * 2 - 251, 495)),
    ],
)
def test_the_return_after_a_change(name: str, changes: dict[str, str], wager: str, after: Fraction) -> None:
    found = what_if(name, changes, wager=wager)
    pair = found.pages[0].pairs[0]
    assert pair.after is not None
    assert pair.after.found.expected == after
    assert pair.before is not None
    assert pair.cost == pair.before.found.expected - after


def test_six_decks_by_a_change_are_mini_baccarats_six_decks() -> None:
    six = what_if("mini-baccarat", {"decks": "6"}, decks=8)
    own = what_if("mini-baccarat", {"decks": "8"}, decks=6)
    for there, back in zip(six.pages[0].pairs, own.pages[0].pairs, strict=True):
        assert there.after is not None
        assert back.before is not None
        assert there.after.found.expected == back.before.found.expected
        assert there.cost == -back.cost


def test_a_wager_that_is_no_longer_offered_has_no_cost() -> None:
    game = find("tri-chro", {"balls": 54})
    row = rows_of(game, only="any star")[0]
    pair = Pair(row, None, (Fraction(0),))
    found = WhatIf([Compared(OddsPage(game, [row]), changes_of(game, {"payout of any star": "1 to 2"}), [pair])])
    assert found.table().split()[-3:] == ["-10.430%", "–", "–"]
    told = found.as_data()[0]
    assert (told["cost"], told["alone"], told["after"]) == (None, [], None)
    assert told["before"] is not None


def test_each_change_alone_and_all_together() -> None:
    found = what_if("baccarat", {"decks": "6", "commission of banker's hand": "4%"}, rules="qld")
    bankers, players, *_ = {pair.row.found.wager: pair for pair in found.pages[0].pairs}.values()
    assert players.costs == (players.cost, Fraction(0))
    assert sum(bankers.costs) != bankers.cost  # the commission is on what six decks win
    assert abs(sum(bankers.costs) - bankers.cost) < Fraction(1, 10_000)


def test_changes_of_one_wager_do_not_meet() -> None:
    """What paid 2 to 1 pays 4 to 1, and what paid 4 to 1 pays 2 to 1: not both the same."""
    found = what_if(
        "triple-penny-two-up", {"payout of heads at 2 to 1": "4 to 1", "payout of heads at 4 to 1": "2 to 1"}
    )
    bonus = next(pair for pair in found.pages[0].pairs if pair.row.key[:2] == ("heads", "bonus play"))
    assert bonus.before is not None
    assert bonus.after is not None
    two, three = Fraction(3, 8), Fraction(1, 8)  # heads of three coins
    assert bonus.before.found.expected == 2 * two + 4 * three - Fraction(1, 2)
    assert bonus.after.found.expected == 4 * two + 2 * three - Fraction(1, 2)


def test_come_odds_behind_a_bet_follow_the_changed_row() -> None:
    found = what_if("craps", {"payout of win odds on 4, 10": "3 to 1"}, wager="win bet + win odds")
    single = found.pages[0].pairs[0]
    assert single.cost == -Fraction(6, 36) * Fraction(1, 3)  # on 4 or 10 once in six, won once in three, one more paid


NO_SUMS = ("lots", "0", "$0.00", "-5", "1.005", "", "10000000.01")
SUM = "payout of bonus blackjack at $50.00"


@pytest.mark.parametrize(
    ("name", "changes", "says"),
    [
        ("roulette", {"payout of basket": "6 to 1"}, "'payout of basket' cannot be set in roulette"),
        ("roulette", {"payout of red": "lots"}, "payout of red is odds like '3 to 2', not 'lots'"),
        ("roulette", {"payout of red": "0 to 1"}, "odds like"),
        ("roulette", {"payout of red": "1 to 0"}, "odds like"),
        ("roulette", {"payout of red": "00 to 1"}, "odds like"),
        ("roulette", {"payout of red": "3 for 2"}, "odds like '3 to 2', not '3 for 2'"),
        ("roulette", {"payout of red": "-3 to 2"}, "odds like"),
        *(("blackjack", {SUM: wrong}, f"a sum like $50 or $12.50, not '{wrong}'") for wrong in NO_SUMS),
        ("baccarat", {"decks": "17"}, "decks is a whole number from 1 to 16, not '17'"),
        ("baccarat", {"decks": "-6"}, "decks is a whole number from 1 to 16, not '-6'"),
        ("baccarat", {"commission of banker's hand": "101%"}, "a percentage up to 100%, not '101%'"),
        ("baccarat", {"commission of banker's hand": "-5%"}, "a percentage like 4.5%"),
        ("baccarat", {"commission of banker's hand": "5"}, "a percentage like 4.5%"),
        ("blackjack", {"totals doubled": "3 to 11"}, "two numbers from 4 to 20"),
        ("blackjack", {"totals doubled": "9 to 21"}, "two numbers from 4 to 20"),
        ("baccarat", {"decks": "0"}, "decks is a whole number from 1 to 16, not '0'"),
        ("baccarat", {"commission of banker's hand": "many"}, "a percentage like 4.5%"),
        ("blackjack", {"soft 17": "maybe"}, "soft 17 is stand or draw, not 'maybe'"),
        ("blackjack", {"totals doubled": "11 to 9"}, "two numbers from 4 to 20"),
        ("draw", {"decks": "2"}, "what can: nothing"),
    ],
)
def test_what_cannot_be_set_is_said_in_one_line(name: str, changes: dict[str, str], says: str) -> None:
    with pytest.raises(BadInput, match=re.escape(says)) as wrong:
        changes_of(find(name), changes)
    assert "\n" not in str(wrong.value)


def test_every_game_whose_odds_are_held_has_something_to_set_or_is_paid_by_a_schedule() -> None:
    for game in EVERY_GAME:
        assert settable(game) or game.name == "keno" or not game.wagers or not is_held(game) or game.note


def test_s117_1_a_fee_on_what_could_be_won_goes_by_what_could_be_won_on_each_place_now() -> None:
    game = find("craps")
    before = game.wager_named["lay bet"].fee
    assert before is not None
    assert before.of_winnings is not None
    rules = settable(game)
    by_place = [(name, name.partition(" on ")[2].split(", ")) for name in rules if name.startswith("payout of lay bet")]
    assert sorted(place for _, places in by_place for place in places) == sorted(before.of_winnings)
    for name, places in by_place:
        after = change_of(rules, game, name, "97 to 2").put(game).wager_named["lay bet"].fee
        assert after is not None
        assert after.of_winnings == {**before.of_winnings, **dict.fromkeys(places, Odds(97, 2))}


@every_game
def test_stakes_that_are_paid_exactly_are_so_at_other_odds_as_well(game: Game[Any]) -> None:
    rules, table = settable(game), game.open_table()
    for row in [row for row in game.wagers if row.in_steps is not None]:
        assert row.in_steps is not None
        for name in [each for each in rules if _names(each, row.name) and isinstance(rules[each].value, Odds)]:
            for odds, for_each in (("97 to 2", 2), ("97 to 7", 7)):
                changed = change_of(rules, game, name, odds).put(game).wager_named[row.name]
                assert changed.in_steps is not None
                for selection in row.selections:
                    step, under = row.in_steps(table, selection)
                    assert changed.in_steps(table, selection) == (lcm(step, for_each), under)


@every_game
def test_where_a_text_says_which_wagers_are_open_they_are_those_that_stand_now(game: Game[Any]) -> None:
    name, rule = next((each for each in settable(game).items() if each[0].startswith("payout")), ("", None))
    opened = _by_text(game)
    if rule is None or opened is None:
        return
    other = "$77.00" if isinstance(rule.value, FixedSum) else "97 to 2"
    changed = change_of(settable(game), game, name, other).put(game)
    now = _by_text(changed)
    assert now is not None
    assert [row.name for row in now.rows] == [row.name for row in opened.rows]
    assert all(row is changed.wager_named.get(row.name, row) for row in now.rows)
    assert all(row is game.wager_named.get(row.name, row) for row in opened.rows), "of the game itself nothing changes"


def _by_text(game: Game[Any]) -> Wagering | None:
    opened = getattr(getattr(game.table, "keywords", {}).get("text"), "wagering", None)
    return opened if isinstance(opened, Wagering) else None
