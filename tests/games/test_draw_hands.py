"""Draw poker, Division 1: what the words mean, what the hands are and how they rank (ss 287 to 293)."""

import pytest
from support.draw import BLINDS, GAME, open_table, sit

from houseway.equipment.cards import DECKS, RANK, many
from houseway.families.poker_hands import CLASSES, REDUCED_CLASSES
from houseway.games.draw.arithmetic import hand_name, rank_of


def rank(text: str, deck: int = 52, *, ace_low: bool = False) -> int:
    return rank_of(many(text), deck, ace_low)


def test_s287_a_reduced_deck_has_32_cards_from_the_7_or_40_from_the_5() -> None:
    assert {RANK[card] for card in DECKS[32]} == {1, *range(7, 14)}
    assert {RANK[card] for card in DECKS[40]} == {1, *range(5, 14)}
    assert (len(DECKS[32]), len(DECKS[40])) == (32, 40)


def test_s287_the_designated_player_is_at_the_buck_or_the_next_who_is_still_active() -> None:
    played = sit("ann 200", "bob 200", "cat 200").do(*BLINDS)
    assert played.sees("bob")["designated"] == "ann"
    played.do("cat bet 20", "ann fold")
    assert played.sees("bob")["designated"] == "bob"


def test_s287_a_player_who_has_folded_or_tapped_out_is_no_longer_active() -> None:
    played = sit("ann 200", "bob 200", "cat 100").do(*BLINDS, "cat bet 20", "ann raise 50", "bob fold", "cat tap out")
    assert [seat.name for seat in played.table.active] == ["ann"]
    assert [seat.name for seat in played.table.staying] == ["ann", "cat"]


def test_s288_1_to_call_is_to_reach_the_total_that_the_other_player_has_bet_in_the_round_of_play() -> None:
    played = sit("ann 200", "bob 200", "cat 200").do(*BLINDS, "cat bet 20", "ann call", "bob call")
    assert {seat.name: seat.bet for seat in played.table.seats} == {"ann": 2000, "bob": 2000, "cat": 2000}


def test_s288_2_the_player_whose_total_was_reached_is_the_player_called() -> None:
    played = sit("ann 200", "bob 200", "cat 200").do(*BLINDS, "cat bet 20", "ann call", "bob raise 20", "cat call")
    betting = played.table.betting
    assert betting is not None
    assert betting.called is played.table.seat_of("bob")


def test_s288_3_the_first_call_reaches_the_openers_blind_bets_and_opening_bet_together() -> None:
    played = sit("ann 200", "bob 200", "cat 200").do(*BLINDS, "cat fold", "ann bet 20")
    assert played.under("call") == "qld s288(3)"
    assert played.sees("bob")["to_call"] == "15.00"
    played.do("bob call")
    assert {seat.name: seat.bet for seat in played.table.seats} == {"ann": 2500, "bob": 2500, "cat": 0}


def test_s289_to_raise_is_to_call_and_bet_more() -> None:
    played = sit("ann 200", "bob 200", "cat 200").do(*BLINDS, "cat bet 20", "ann raise 30")
    seat = played.table.seat_of("ann")
    assert seat is not None
    assert seat.bet == 500 + 1500 + 3000


def test_s290_hands_are_shown_at_a_showdown_when_the_betting_is_over() -> None:
    played = sit("ann 200", "bob 200", "cat 200").do(*BLINDS, "cat fold", "ann bet 20", "bob call")
    played.do("ann keep all", "bob keep all", "ann bet 5", "bob call")
    step = played.sees("bob")["step"]
    assert (step["words"], "qld s290" in step["cites"]) == ("showdown", True)
    assert (played.awaits, played.offers) == ("ann", ["show"])


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("QS 10D 6H 4C 2S", "odd card hand"),
        ("10S 10D KH 6C 3S", "1 pair"),
        ("7S 7D 4H 4C JS", "2 pairs"),
        ("QS QD QH 8C 3S", "3 of a kind"),
        ("9S 8D 7H 6C 5S", "straight"),
        ("KS JS 9S 5S 2S", "flush"),
        ("KS KD KH JC JS", "full house"),
        ("AS AD AH AC 7S", "4 of a kind"),
        ("9S 8S 7S 6S 5S", "straight flush"),
        ("AS KS QS JS 10S", "royal flush"),
    ],
)
def test_s291_what_each_poker_hand_is(text: str, name: str) -> None:
    assert hand_name(rank(text), 52) == name


def test_s292_1_s292_2_the_order_of_the_hands_with_a_complete_deck() -> None:
    lowest_first = (
        "AS KD QH JC 9S", "2S 2D 3H 4C 5S", "2S 2D 3H 3C 4S", "2S 2D 2H 3C 4S", "AS 2D 3H 4C 5S", "2S 3S 4S 5S 7S",
        "2S 2D 2H 3C 3S", "2S 2D 2H 2C 3S", "AS 2S 3S 4S 5S", "10S JS QS KS AS",
    )  # fmt: skip
    ranks = [rank(text) for text in lowest_first]
    assert ranks == sorted(ranks)
    assert [hand_name(each, 52) for each in ranks] == list(CLASSES)


@pytest.mark.parametrize("deck", [40, 32])
def test_s292_3_with_a_reduced_deck_a_flush_beats_a_full_house(deck: int) -> None:
    assert rank("KS JS 9S 8S 7S", deck) > rank("AS AD AH KC KS", deck)
    assert rank("9S 9D 9H 9C 7S", deck) > rank("KS JS 9S 8S 7S", deck)
    assert (REDUCED_CLASSES[5], REDUCED_CLASSES[6]) == ("full house", "flush")


def test_s292_4_suits_are_equal() -> None:
    assert rank("KS JS 9S 5S 2S") == rank("KH JH 9H 5H 2H")


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("9S 10D JH QC KS", "7S 8D 9H 10C JS"),
        ("AS AD 3H 3C 2S", "KS KD QH QC JS"),
        ("AS AD 4H 4C 2S", "AH AC 3H 3C KS"),
        ("AS AD 4H 4C 3S", "AH AC 4S 4D 2S"),
        ("2S 2D 2H AC AS", "2S 2D 2H KC KS"),
    ],
)
def test_s292_5_hands_of_one_kind_rank_by_their_face_values(higher: str, lower: str) -> None:
    assert rank(higher) > rank(lower)


@pytest.mark.parametrize(
    ("deck", "lowest", "next_up"),
    [(52, "2", "3"), (40, "5", "6"), (32, "7", "8")],
    ids=["s292_6_a", "s292_6_b", "s292_6_c"],
)
def test_s292_6_the_lowest_card_and_the_ace_above_all(deck: int, lowest: str, next_up: str) -> None:
    others = "JD 10H 9C"
    assert rank(f"{next_up}S {next_up}H {others}", deck) > rank(f"{lowest}S {lowest}H {others}", deck)
    assert rank(f"AS AH {others}", deck) > rank(f"KS KH {others}", deck)


@pytest.mark.parametrize("deck", [52, 40, 32])
def test_s292_7_an_ace_tops_a_straight_with_any_deck(deck: int) -> None:
    assert hand_name(rank("10S JD QH KC AS", deck), deck) == "straight"
    assert rank("10S JD QH KC AS", deck) > rank("9S 10S JD QH KC", deck)


def test_s292_8_with_52_cards_an_ace_is_also_low_and_that_straight_is_the_lowest() -> None:
    assert hand_name(rank("AS 2D 3H 4C 5S"), 52) == "straight"
    assert rank("AS 2D 3H 4C 5S") < rank("2D 3H 4C 5S 6S")


@pytest.mark.parametrize(
    ("deck", "low", "next_up"),
    [(40, "AS 5D 6H 7C 8S", "5D 6H 7C 8S 9S"), (32, "AS 7D 8H 9C 10S", "7D 8H 9C 10S JS")],
    ids=["s292_10_a", "s292_10_b"],
)
def test_s292_10_after_the_announcement_the_ace_is_the_lowest_card_of_one_more_straight(
    deck: int, low: str, next_up: str
) -> None:
    assert hand_name(rank(low, deck), deck) == "odd card hand"
    assert hand_name(rank(low, deck, ace_low=True), deck) == "straight"
    assert rank(low, deck, ace_low=True) < rank(next_up, deck, ace_low=True)


def test_reading_k10_a_suited_low_ace_straight_is_a_straight_flush() -> None:
    assert hand_name(rank("AS 7S 8S 9S 10S", 32, ace_low=True), 32) == "straight flush"


def test_s292_9_the_ace_is_announced_low_before_the_rounds_with_a_reduced_deck_start() -> None:
    played = sit("ann 200", "bob 200", "cat 200").finish()  # a round with 52 cards
    later = type(played)(played.table)
    assert later.refused("dealer", "announce the ace low") == "qld s292(9)"
    later.act("dealer", "choose the deck", deck=32).act("dealer", "announce the ace low")
    assert ("the ace is low as well as high", "qld s292(9)") in later.called
    later.start().finish()
    assert later.table.ace_low
    after = type(played)(played.table)
    assert after.refused("dealer", "announce the ace low") == "qld s292(9)"


def test_s292_11_hands_of_equal_ranking_and_face_values_are_equal() -> None:
    assert rank("AS AD 4H 4C 3S") == rank("AH AC 4S 4D 3D")


def test_s293_1_the_next_player_is_the_next_clockwise() -> None:
    played = sit("ann 200", "bob 200", "cat 200", "dan 200").do("ann blind bet", "bob blind bet", "cat decline")
    assert played.awaits == "cat"
    assert played.do("cat fold").awaits == "dan"
    assert played.do("dan fold").awaits == "ann"


def test_s293_2_the_closest_player_is_the_nearest_clockwise() -> None:
    hands = ("bob: AS KS QD JC 9S", "cat: AH KH QH JD 9C", "dan: 2S 3D 5C 7H 8C")
    played = sit("ann 200", "bob 200", "cat 200", "dan 200", hands=hands, percent=0)
    played.do("ann blind bet", "bob blind bet", "cat decline", "cat bet 20", "dan fold", "ann fold", "bob call")
    played.do("bob keep all", "cat keep all", "cat bet 6", "bob call", "cat show", "bob show")
    assert played.net == {"ann": -500, "bob": 300, "cat": 200, "dan": 0}  # $57: the odd dollar to bob, the designated


def test_s293_3_players_act_in_turn_clockwise() -> None:
    played = sit("ann 200", "bob 200", "cat 200").do(*BLINDS)
    assert played.refused("bob", "fold") == "qld s293(3)"
    assert GAME.late(open_table("ann 200"), "bet", "wager").text == "qld s293(3)"
