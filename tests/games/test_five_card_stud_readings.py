"""Readings of Part 17, each by a case that would come out otherwise without it."""

from typing import Any

import pytest
from support.five_card_stud import BLIND, Play, sit

from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.play.settlement import Line

ACES, KINGS, QUEENS, ODD = "AS AH 2C 7D AD", "KS KH 3C 8D KD", "QS QH 4C 9D QD", "6D JS 2S 4D 8H"


def seated(stakes: dict[str, int], settings: dict[str, Any]) -> FiveCardStudTable:
    """Players who have been in the game, and may go on with less than the minimum table stake."""
    table = sit(settings, **dict.fromkeys(stakes, 500))
    for name, stake in stakes.items():
        table.people[name].purse.value = 100 * stake
        table.played.add(name)
    return table


def three(ann: str, bob: str, cat: str, **settings: Any) -> Play:
    return Play(sit(settings, ann=500, bob=500, cat=500), {"ann": ann, "bob": bob, "cat": cat})


def lines_of(play: Play, name: str) -> list[Line]:
    return [line for line in play.round.lines if line.person == name]


# K58: the last word of whoever made the blind bet


def test_reading_k58_it_comes_again_where_others_acted_after_that_player() -> None:
    """Cat opens, ann calls with her blind bet, bob calls: ann has the last word."""
    play = three(KINGS, QUEENS, ACES, **BLIND).do("cat 1 component", "ann call", "bob call")
    assert (play.turn, play.offers) == ("ann", ["decline", "raise"])
    assert play.do("ann decline").table.betting_rounds == 2


def test_reading_k58_but_not_where_they_were_the_last_to_act() -> None:
    play = three(KINGS, ACES, QUEENS, **BLIND).do("bob 1 component", "cat call")
    assert (play.turn, play.offers) == ("ann", ["fold", "call", "raise"])
    assert play.do("ann call").table.betting_rounds == 2


def test_reading_k58_and_to_nobody_else_where_they_have_folded() -> None:
    play = three(KINGS, QUEENS, ACES, **BLIND).do("cat 2 components 5", "ann fold", "bob call")
    assert play.table.betting_rounds == 2


# K59 to K61: nobody bets


def test_reading_k59_when_all_others_fold_before_there_is_a_bet_the_last_one_has_won() -> None:
    play = three(ACES, KINGS, QUEENS).do("ann bet 5", "bob call", "cat call").do("ann fold", "bob fold")
    assert play.over
    assert play.net("cat") == 1200
    assert play.cites("cat")[0] == "reading K59"


def test_reading_k60_whoever_tapped_out_is_dealt_cards_like_the_others() -> None:
    table = seated({"ann": 500, "bob": 3, "cat": 500}, {})
    play = Play(table, {"ann": ACES, "bob": KINGS, "cat": QUEENS}).do("ann bet 5", "bob tap out", "cat call")
    assert [len(seat.cards) for seat in table.seats] == [3, 3, 3]
    play.checked_round(2)
    assert [len(seat.cards) for seat in table.seats] == [5, 5, 5]


def test_reading_k61_the_last_player_called_takes_it_even_one_who_has_tapped_out() -> None:
    """Cat raises with all she has and is called; nobody bets any more. Ann's aces are not compared."""
    table = seated({"ann": 500, "bob": 500, "cat": 11}, {})
    play = Play(table, {"ann": ACES, "bob": KINGS, "cat": QUEENS})
    play.do("ann bet 5", "bob call", "cat raise 5", "ann call", "bob call").checked_round(3)
    assert play.over
    assert play.net("cat") == 2200 - 100
    assert "qld s348(7)(a)(v)" in play.cites("cat")


def test_reading_k61_where_fewer_than_two_could_bet_there_is_a_showdown() -> None:
    table = seated({"ann": 500, "bob": 6}, {})
    play = Play(table, {"ann": KINGS, "bob": ACES})
    assert play.turn == "bob"
    play.do("bob bet 5", "ann call")
    assert play.over
    assert "qld s348(7)(a)(v)" not in play.cites("bob")
    assert play.net("bob") == 600


# K62: a smaller deck


def test_reading_k62_a_smaller_deck_is_inspected_like_any_other() -> None:
    table = sit(ann=500, bob=500)
    Play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act("dealer", "decide the deck", cards=32)
    play.go_on(lambda play: "sort and inspect" in str(play.round.ask))
    assert play.under("sort and inspect") == "reading K62"
    play.go_on(lambda play: "spread" in str(play.round.ask))
    assert play.under("spread the cards") == "qld s336(2)"


# K65 and K66: a blind bet against an opening bet


@pytest.mark.parametrize(("ann", "bob", "won"), [(ACES, KINGS, "ann"), (QUEENS, KINGS, "bob")])
def test_reading_k65_a_blind_bet_that_was_all_its_player_had_is_matched_and_the_hands_decide(
    ann: str, bob: str, won: str
) -> None:
    """Ann's blind bet is 3 of 5. Bob opens with 5 and cat folds: 2 go back, and 6 go to the better hand."""
    table = seated({"ann": 3, "bob": 500, "cat": 500}, dict(BLIND))
    play = Play(table, {"ann": ann, "bob": bob, "cat": ODD}).do("bob 1 component", "cat fold")
    assert play.over
    assert play.line("bob", "uncalled").returned == 200
    assert play.cites("bob", "uncalled") == ["qld s347(4)(a)(ii)"]  # subsection (3) is for ante betting
    assert {name: play.net(name) for name in ("ann", "bob")} == {
        "ann": 300 if won == "ann" else -300,
        "bob": 300 if won == "bob" else -300,
    }
    assert "qld s351(7)" in play.cites(won)


def test_reading_k65_between_two_the_other_player_opens_all_the_same() -> None:
    table = seated({"ann": 3, "bob": 500}, dict(BLIND))
    play = Play(table, {"ann": ACES, "bob": KINGS})
    assert (play.turn, play.offers[0]) == ("bob", "1 component")
    play.do("bob 1 component")
    assert play.net("ann") == 300


def test_reading_k66_a_call_that_adds_nothing_measures_no_raise() -> None:
    """Cat opens with 5, dan calls, ann calls with her blind bet: bob raises by dan's 5 at least, not by nothing."""
    cards = {"ann": KINGS, "bob": QUEENS, "cat": ACES, "dan": ODD}
    play = Play(sit(BLIND, ann=500, bob=500, cat=500, dan=500), cards).do("cat 1 component", "dan call", "ann call")
    assert play.table.seats[0].bet == 500
    assert play.turn == "bob"
    assert play.bounds("raise")[0] == 5
    assert play.refused("bob", "raise", amount=400) == "qld s350(3)(b)"


def test_reading_k17_the_blind_bet_counts_towards_the_call() -> None:
    play = three(KINGS, ACES, QUEENS, **BLIND).do("bob 2 components 10", "cat call", "ann call")
    assert [seat.bet for seat in play.table.seats] == [1500, 1500, 1500]


@pytest.mark.parametrize(
    ("minimum", "commission"),
    [pytest.param(5, 0, id="s352_1_a_a_blind_of_5"), pytest.param(25, 1, id="s352_1_b_a_blind_of_25")],
)
def test_reading_k16_commission_is_on_the_blind_bet_alone(minimum: int, commission: int) -> None:
    """Were the matched part of the opening bet in the pot, a blind bet of 25 would pay 2 dollars."""
    table = sit(BLIND, ann=500, bob=500, cat=500)
    line = table.sign.limits["bet"]
    table.sign = table.sign.with_limits("bet", type(line)(100 * minimum, line.maximum))
    play = Play(table, {"ann": KINGS, "bob": ACES, "cat": QUEENS}).do("bob 1 component", "cat fold", "ann fold")
    assert play.commission == 100 * commission
    assert play.net("bob") == 100 * (minimum - commission)
    assert sum(line.net for line in lines_of(play, "ann")) == -100 * minimum


# K36: only players who have tapped out are left


def test_reading_k36_what_was_bet_above_the_tapped_out_player_goes_to_the_last_who_folded() -> None:
    """Bob taps out with $3; ann gives up after the second round of betting, and cat after her."""
    table = seated({"ann": 500, "bob": 3, "cat": 500}, {})
    play = Play(table, {"ann": ACES, "bob": ODD, "cat": QUEENS}).do("ann bet 5", "bob tap out", "cat call")
    play.do("ann bet 10", "cat call").do("ann fold", "cat fold")
    assert play.over
    assert (play.line("bob").paid, play.line("cat", "pot 2").paid) == (600, 1300)
    assert (play.net("ann"), play.net("cat")) == (-1600, 1300 - 300 - 100)
    assert play.ruled("cat, who folded last") == ["qld s351(4)", "reading K36"]
