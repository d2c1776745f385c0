"""Readings of Part 18, each by a case that would come out otherwise without it; and how a round ends unshown."""

from typing import Any

import pytest
from support.seven_card_stud import BLIND, Play, sit

from houseway.games.seven_card_stud.table import SevenCardStudTable

ACES, KINGS, QUEENS = "AS AH AD 2C 3C 7D 9H", "KS KH KD 2D 3D 7C 9C", "QS QH QD 2H 4C 8C 10H"
ODD = "JS 10C 6D 2S 4D 8D 9D"


def seated(stakes: dict[str, int], settings: dict[str, Any]) -> SevenCardStudTable:
    """Players who have been in the game, and may go on with less than the minimum table stake."""
    table = sit(settings, **dict.fromkeys(stakes, 500))
    for name, stake in stakes.items():
        table.people[name].purse.value = 100 * stake
        table.played.add(name)
    return table


def three(ann: str = ACES, bob: str = KINGS, cat: str = QUEENS, **settings: Any) -> Play:
    return Play(sit(settings, ann=500, bob=500, cat=500), {"ann": ann, "bob": bob, "cat": cat})


# Without a showdown, what passes the pot is the provision on that, and not section 393


@pytest.mark.parametrize(
    ("steps", "announced", "passed"),
    [
        ("ann bet 5, bob fold, cat fold", "qld s391(3)(a)(iv)", "qld s391(3)(a)(vi)"),
        ("ann bet 5, bob raise 5, cat fold, ann fold", "qld s391(8)(a)(iv)", "qld s391(8)(a)(vi)"),
        ("ann bet 5, bob call, cat fold, ann bet 5, bob fold", "qld s392(9)(a)(iv)", "qld s392(9)(a)(vi)"),
        (
            "ann bet 5, bob call, cat fold, ann bet 5, bob raise 5, ann fold",
            "qld s392(10)(a)(iv)",
            "qld s392(10)(a)(vi)",
        ),
        (f"ann bet 5, bob call, cat fold{', ann check, bob check' * 4}", "qld s392(7)(a)(iii)", "qld s392(7)(a)(v)"),
        ("ann bet 5, bob call, cat fold, ann fold", "qld s392(9)(a)(iv)", "reading K59"),
    ],
)
def test_s391_s392_who_passes_the_pot_without_a_showdown(steps: str, announced: str, passed: str) -> None:
    play = three().do(*steps.split(", "))
    assert play.over
    in_the_pot = [line for line in play.round.lines if line.selection == "pot 1"]
    assert len(in_the_pot) == 3
    assert all(passed in [cited.text for cited in line.cites] for line in in_the_pot)
    assert not any(cited.text.startswith("qld s393") for line in play.round.lines for cited in line.cites)
    assert [under for words, under in play.called.items() if words.startswith("pot 1")] == [announced]


# K57 to K61


def test_reading_k57_who_must_open_neither_folds_nor_checks() -> None:
    play = three()
    assert (play.refused("ann", "fold"), play.refused("ann", "check")) == ("qld s390(2)", "qld s398(2)")


def test_reading_k57_an_opener_with_less_than_the_minimum_taps_out() -> None:
    """After the ante ann has $2: bob and cat have nothing more to call."""
    play = Play(seated({"ann": 3, "bob": 500, "cat": 500}, {}), {"ann": ACES, "bob": KINGS, "cat": QUEENS})
    assert play.offers == ["tap out"]
    play.do("ann tap out", "bob call", "cat call")
    assert [seat.bet for seat in play.table.seats] == [300, 300, 300]


def test_reading_k58_the_last_word_comes_where_others_acted_after_that_player() -> None:
    """Cat opens, ann calls with her blind bet, bob calls: ann has the last word."""
    play = three(KINGS, QUEENS, ACES, **BLIND).do("cat 1 component", "ann call", "bob call")
    assert (play.turn, play.offers) == ("ann", ["decline", "raise"])
    assert play.do("ann decline").table.betting_rounds == 2


def test_reading_k58_but_not_where_they_were_the_last_to_act() -> None:
    play = three(KINGS, ACES, QUEENS, **BLIND).do("bob 1 component", "cat call")
    assert (play.turn, play.offers) == ("ann", ["fold", "call", "raise"])
    assert play.do("ann call").table.betting_rounds == 2


def test_reading_k59_when_all_others_fold_before_there_is_a_bet_the_last_one_has_won() -> None:
    play = three().do("ann bet 5", "bob call", "cat call").do("ann fold", "bob fold")
    assert play.over
    assert play.net("cat") == 1200


def test_reading_k61_the_last_player_called_takes_it_even_one_who_has_tapped_out() -> None:
    """Cat raises with all she has and is called; nobody bets any more. Ann's aces are not compared."""
    table = seated({"ann": 500, "bob": 500, "cat": 11}, {})
    play = Play(table, {"ann": ACES, "bob": KINGS, "cat": QUEENS})
    play.do("ann bet 5", "bob call", "cat raise 5", "ann call", "bob call").checked_round(4)
    assert play.over
    assert play.net("cat") == 2200 - 100


def test_reading_k61_where_fewer_than_two_could_bet_there_is_a_showdown() -> None:
    play = Play(seated({"ann": 500, "bob": 6}, {}), {"ann": KINGS, "bob": ACES}).do("bob bet 5", "ann call")
    assert play.over
    assert "qld s393(4)(e)" in play.cites("bob")
    assert play.net("bob") == 600


# K62: a smaller deck


def test_reading_k62_a_smaller_deck_is_inspected_like_any_other() -> None:
    table = sit(ann=500, bob=500)
    Play(table, {"ann": ACES}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act("dealer", "decide the deck", cards=32)
    play.go_on(lambda play: "sort and inspect" in str(play.round.ask))
    assert play.under("sort and inspect") == "reading K62"


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
    assert (play.net("ann"), play.net("bob")) == ((300, -300) if won == "ann" else (-300, 300))
    assert "qld s395(7)" in play.cites(won)


def test_reading_k66_a_call_that_adds_nothing_measures_no_raise() -> None:
    """Cat opens with 5, dan calls, ann calls with her blind bet: bob raises by dan's 5 at least, not by nothing."""
    cards = {"ann": KINGS, "bob": QUEENS, "cat": ACES, "dan": ODD}
    play = Play(sit(BLIND, ann=500, bob=500, cat=500, dan=500), cards).do("cat 1 component", "dan call", "ann call")
    assert play.turn == "bob"
    assert play.bounds("raise")[0] == 5
    assert play.refused("bob", "raise", amount=400) == "qld s394(3)(b)"


# K36: only players who have tapped out are left


def test_reading_k36_those_who_can_bet_give_up_one_after_another() -> None:
    """Bob taps out with $3; ann gives up after the second round of betting, and cat after her."""
    table = seated({"ann": 500, "bob": 3, "cat": 500}, {})
    play = Play(table, {"ann": ACES, "bob": ODD, "cat": QUEENS}).do("ann bet 5", "bob tap out", "cat call")
    play.do("ann bet 10", "cat call").do("ann fold", "cat fold")
    assert play.over
    assert (play.line("bob").paid, play.line("cat", "pot 2").paid) == (600, 1300)
    assert (play.net("ann"), play.net("cat")) == (-1600, 1300 - 300 - 100)
    assert play.ruled("cat, who folded last") == ["qld s395(4)", "reading K36"]
