"""Manila poker, in the order of Part 15: its words, its table, what comes before a round of play (ss 249 to 267)."""

import pytest
from support.manila import Played, deal, kind, rank, table_of

from houseway.errors import Ground
from houseway.families.poker_hands import REDUCED_CLASSES, class_number
from houseway.games.manila.arithmetic import is_low_straight
from houseway.money import cents
from houseway.play.view import view

# Division 1: the words


def test_s249_the_designated_player_is_the_next_active_player_once_the_buck_is_inactive() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH").do("bob raise 5", "cat call", "ann fold")
    assert played.table.designated.name == played.awaits == "bob"
    assert ("bob is the designated player now", "qld s249") in played.called


def test_s249_whoever_has_tapped_out_is_inactive_and_not_the_designated_player() -> None:
    played = deal("ann 5: 7S 8D", "bob: KS KH", "cat: QS QH").do("bob call", "cat call")
    assert (played.seat("ann").state, played.awaits) == ("tapped out", "bob")


def test_s250_1_to_call_is_to_make_up_the_highest_total_of_the_round_of_betting() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH").do("bob raise 10", "cat call")
    assert played.seat("cat").put == cents("15")
    assert played.offered("call") == "qld s250(1)"
    assert played.do("ann call").seat("ann").bet == cents("15")


def test_s250_2_whoever_has_bet_most_is_the_player_called() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH").to_round(5).do("ann bet 5", "bob raise 5")
    played.do("cat call", "ann call")
    assert ("bob was called last and shows first", "qld s250(2)") in played.called
    assert played.awaits == "bob"


def test_s250_3_the_first_player_calls_the_blind_bet_with_as_much() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH", blind="10").do("bob call")
    assert played.seat("bob").bet == cents("10")
    assert ("the blind bet is $10.00, and a bet as high calls it", "qld s250(3)") in played.called


def test_s251_both_hole_cards_count_and_three_of_the_communal_cards() -> None:
    four_spades = "AS KS QS 10D 9H"
    assert kind("8S 7S", four_spades) == "flush"
    assert kind("8S 7D", four_spades) == "odd card hand"  # one spade of its own and four in the middle are no hand
    assert kind("7C 8D", "AS AH AD AC KS") == "3 of a kind"  # nor are four aces


def test_s251_the_hand_is_the_best_there_is() -> None:
    assert kind("AS AH", "AC KD KH KS 7D") == "full house"
    assert rank("AS AH", "AC KD KH KS 7D") == rank("AS AH", "AC KD KH 8S 7D")


def test_s252_1_a_raise_is_bet_on_top_of_a_call() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH").do("bob raise 5", "cat raise 10")
    assert (played.seat("bob").put, played.seat("cat").put) == (cents("10"), cents("20"))


def test_s252_2_whoever_made_the_blind_bet_raises_after_a_call_by_betting_more() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH").do("bob call", "cat fold")
    assert deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH").do("bob call", "cat call").offered("raise") == "qld s252(2)"
    assert played.do("ann raise 10").seat("ann").put == cents("15")
    assert played.awaits == "bob"


def test_s253_1_a_round_of_betting_follows_each_communal_card() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH")
    assert [len(played.to_round(number).table.communal) for number in range(1, 6)] == [1, 2, 3, 4, 5]
    assert ("first round of betting", "qld s253(1)") in played.called


def test_s253_2_the_one_after_the_fifth_is_the_final_round_of_betting() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH").to_round(5)
    assert [words for words, under in played.called if under in ("qld s253(2)", "qld s271(1)")] == [
        "round of betting 2",
        "round of betting 3",
        "round of betting 4",
        "final round of betting",
    ]


def test_s254_hole_cards_are_shown_after_the_final_round_of_betting() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH").to_round(5).checks()
    assert ("showdown", "qld s254") in played.called
    assert played.open == ["show"]
    assert view(played.round, "bob").look["hands"][0]["cards"] == ["", ""]
    played.do("ann show")
    assert view(played.round, "bob").look["hands"][0]["cards"] == ["7S", "8D"]


@pytest.mark.parametrize(
    ("hole", "communal", "called"),
    [
        ("QS 10H", "AC KD 9H 8S 7D", "odd card hand"),
        ("QS QH", "AC KD 9H 8S 7D", "1 pair"),
        ("AS KH", "AC KD 9H 8S 7D", "2 pairs"),
        ("9S 9C", "AC KD 9H 8S 7D", "3 of a kind"),
        ("JS 10H", "AC KD 9H 8S 7D", "straight"),
        ("9S 9C", "9H 8S 8D KD 7D", "full house"),
        ("9S 10S", "AS KS 8S QD JD", "flush"),
        ("9S 9C", "9H 9D 8S KD 7D", "4 of a kind"),
        ("9S 10S", "JS 8S 7S KD QD", "straight flush"),
        ("AS 10S", "KS QS JS 9D 8D", "royal flush"),
    ],
)
def test_s255_the_ten_poker_hands(hole: str, communal: str, called: str) -> None:
    assert kind(hole, communal) == called


def test_s256_1_a_flush_beats_a_full_house_and_the_rest_rank_as_listed() -> None:
    assert list(reversed(REDUCED_CLASSES)) == [
        "royal flush",
        "straight flush",
        "4 of a kind",
        "flush",
        "full house",
        "straight",
        "3 of a kind",
        "2 pairs",
        "1 pair",
        "odd card hand",
    ]
    assert rank("9S 7S", "AS KS 8S AD KD") > rank("AH KH", "AS KS 8S AD KD")
    played = deal("ann: 9S 7S", "bob: AH KH", communal="AS KS 8S AD KD").to_round(5).checks().finish()
    assert played.winners() == ["ann"]
    assert "qld s256(1)" in played.cites("ann")


def test_s256_2_no_suit_is_above_another() -> None:
    assert rank("QS JS", "AC KD 9H 8S 7D") == rank("QC JC", "AC KD 9H 8S 7D")
    played = deal("ann: QS JS", "bob: QC JC").to_round(5).checks().finish()
    assert "qld s256(2)" in played.cites("ann")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AS QH", "AH JS"),  # a pair of aces, then the king, then the queen
        ("JS JH", "10S 10H"),
        ("AS 9S", "KS 9D"),  # two pairs: the higher pair
        ("AS KS", "AH 9D"),  # then the lower pair
    ],
)
def test_s256_3_face_values_decide_between_hands_of_one_rank(better: str, worse: str) -> None:
    assert class_number(rank(better)) == class_number(rank(worse))
    assert rank(better) > rank(worse)
    played = deal(f"ann: {worse}", f"bob: {better}").to_round(5).checks().finish()
    assert played.winners() == ["bob"]
    assert "qld s256(3)" in played.cites("bob")


def test_s256_3_the_examples_of_the_section() -> None:
    assert rank("9S JH", "10C QD KH 7S 7D") > rank("9S JH", "7C 8D 10H AS KD")  # 9 to king beats 7 to jack
    assert rank("AS KS", "AH KD QC 8D 7H") > rank("AS KS", "AH KD JC 8D 7H")  # the fifth card


def test_s256_4_cards_rank_from_the_7_to_the_ace() -> None:
    pairs = [rank(f"{face}S {face}H", "AC KD 10D 9C 8C") for face in ("7", "J", "Q", "K", "A")]
    assert pairs == sorted(pairs)


def test_s256_5_the_ace_is_low_in_a_7_8_9_10_straight_only_if_that_was_announced() -> None:
    board = "8C 9D 10H KS QD"
    assert kind("AS 7H", board) == "odd card hand"
    assert kind("AS 7H", board, ace_low=True) == "straight"
    assert is_low_straight(rank("AS 7H", board, ace_low=True))
    assert rank("JS 7H", board) > rank("AS 7H", board, ace_low=True)  # 7 to jack is higher: its highest card is no 10


@pytest.mark.parametrize(("setting", "winner"), [(True, "ann"), (False, "bob")])
def test_s256_5_what_was_announced_decides_who_wins(setting: bool, winner: str) -> None:
    table = table_of("ann", "bob", ace_low=setting)
    played = deal("ann: AS 7H", "bob: KH KC", communal="8C 9D 10H KS QD", table=table).to_round(5).checks().finish()
    assert played.winners() == [winner]
    assert ("qld s256(5)" in played.cites(winner)) is setting


def test_reading_k10_a_suited_low_straight_is_a_straight_flush() -> None:
    assert kind("AS 7S", "8S 9S 10S KD QD", ace_low=True) == "straight flush"
    assert kind("AS 7S", "8S 9S 10S KD QD") == "flush"


def test_s256_6_hands_alike_in_rank_and_face_values_are_equal() -> None:
    played = deal("ann: QS JS", "bob: QC JC", "cat: 7H 7C").do("bob raise 10", "cat fold", "ann call")
    played.checks().finish()
    assert played.lines("ann", "pot 1")[0].paid == played.lines("bob", "pot 1")[0].paid
    assert {"qld s256(6)", "qld s272(6)"} <= set(played.cites("bob"))


def test_s257_1_s257_3_the_next_player_is_the_one_after_clockwise_and_nobody_acts_before() -> None:
    played = deal("ann: 7S 8D", "bob: KS KH", "cat: QS QH")
    assert played.awaits == "bob"
    assert played.refusal("cat", "call") == ("qld s257(3)", Ground.WHEN)
    assert played.do("bob call").awaits == "cat"


def test_s257_2_the_closest_player_is_counted_clockwise() -> None:
    played = deal("ann: 7S 7C", "bob: QS JS", "cat: QC JC").do("bob raise 10", "cat call", "ann fold")
    played.do("bob bet 5", "cat call").checks().finish()
    assert {"qld s272(7)", "qld s257(2)", "reading K3"} <= set(played.cites("bob"))
    assert (played.net("bob"), played.net("cat")) == (200, 100)  # $45 less $2: shares of $21, and $1 over


def test_s257_3_players_are_dealt_to_and_act_clockwise() -> None:
    table = table_of("ann", "bob", "cat", "dan")
    played = Played(table).start().do("ann blind bet")
    assert played.came[:8:2] == ["ann", "bob", "cat", "dan"]
    assert [played.act(played.awaits, "call").awaits for _ in range(3)] == ["cat", "dan", "ann"]
