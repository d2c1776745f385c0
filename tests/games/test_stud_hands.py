"""Parts 17 and 18, Division 1: calls and raises, what each hand is, their ranking, and who is next.

Tests and their cases say the sections of Part 17, and run for Part 18, too (`support.columns`).
"""

import pytest
from support.stud import BLIND, Stud

from houseway.equipment.cards import DECKS, FULL_DECK, RANK, SUIT, many
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.families.poker_hands import CLASSES, REDUCED_CLASSES, class_number, hand_class


def value(text: str, deck: int = 52, ace_low: bool = False) -> int:
    return hand_value(many(text), deck, ace_low)


def name_of(text: str, deck: int = 52, ace_low: bool = False) -> str:
    return hand_class(value(text, deck, ace_low), reduced=deck != 52)


def test_s323_the_designated_player_has_the_buck_or_is_the_next_who_is_active(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), {"ann": "2S KS", "bob": "2H 4H", "cat": "2D 5D"})
    assert play.table.designated.name == "ann"
    play.do("ann bet 5", "bob call", "cat call").do("ann fold")
    assert play.table.designated.name == "bob"


@pytest.mark.usefixtures("stud")
@pytest.mark.parametrize(
    ("deck", "lowest"), [pytest.param(40, 5, id="s323_reduced_40"), pytest.param(32, 7, id="s323_reduced_32")]
)
def test_s323_a_reduced_deck_has_the_ace_and_these_cards_to_the_king(deck: int, lowest: int) -> None:
    ranks = {RANK[card] for card in DECKS[deck]}
    assert ranks == {1, *range(lowest, 14)}
    assert len(DECKS[deck]) == 4 * len(ranks) == deck


def test_s324_1_a_call_makes_the_total_of_the_round_of_betting_equal_to_the_highest(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), {"ann": "2S KS"}).do("ann bet 5", "bob raise 8")
    assert play.turn == "cat"
    play.do("cat call")
    assert [seat.put for seat in play.table.seats] == [500, 1300, 1300]
    play.do("ann call")
    assert [seat.bet for seat in play.table.seats] == [1400, 1400, 1400]


def test_s324_3_in_the_first_round_antes_and_blinds_count_towards_the_call(stud: Stud) -> None:
    play = stud.play(stud.sit(BLIND, ann=100, bob=100, cat=100), {"bob": "2S KS"}).do("bob 2 components 5")
    assert play.under("call") == stud("qld s324(3)")
    play.do("cat call")
    assert play.turn == "ann"
    play.do("ann call")
    assert [seat.bet for seat in play.table.seats] == [1000, 1000, 1000]  # ann's blind bet of 5 counted (reading K17)


def test_s325_to_raise_is_to_call_and_bet_more(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), {"ann": "2S KS"}).do("ann bet 5", "bob raise 7")
    assert play.table.seats[1].put == 1200
    assert play.table.betting is not None
    assert play.table.betting.last == (500, 700)


@pytest.mark.usefixtures("stud")
@pytest.mark.parametrize(
    ("five", "name"),
    [
        ("QS 10H 6D 4C 2S", "odd card hand"),
        ("10S 10H KD 6C 3S", "1 pair"),
        ("7S 7H 4D 4C JS", "2 pairs"),
        ("QS QH QD 8C 3S", "3 of a kind"),
        ("9S 8H 7D 6C 5S", "straight"),
        ("KS JS 9S 5S 2S", "flush"),
        ("KS KH KD JC JS", "full house"),
        ("AS AH AD AC 7S", "4 of a kind"),
        ("9S 8S 7S 6S 5S", "straight flush"),
        ("AS KS QS JS 10S", "royal flush"),
    ],
)
def test_s328_what_each_poker_hand_is(five: str, name: str) -> None:
    assert name_of(five) == name


RISING = [
    "QS 10H 9D 8C 7S", "10S 10H KD 8C 7S", "9S 9H 8D 8C JS", "QS QH QD 8C 7S", "JS 10H 9D 8C 7S", "KS JS 9S 8S 7S",
    "KS KH KD JC JS", "AS AH AD AC 7S", "JS 10S 9S 8S 7S", "AS KS QS JS 10S",
]  # fmt: skip


@pytest.mark.usefixtures("stud")
def test_s329_1_s329_2_with_52_cards_each_hand_beats_the_one_before() -> None:
    ranks = [value(five) for five in RISING]
    assert ranks == sorted(ranks)
    assert [hand_class(rank) for rank in ranks] == list(CLASSES)


@pytest.mark.usefixtures("stud")
@pytest.mark.parametrize("deck", [40, 32])
def test_s329_1_s329_3_with_a_reduced_deck_a_flush_beats_a_full_house(deck: int) -> None:
    five = [*RISING[:5], RISING[6], RISING[5], *RISING[7:]]
    ranks = [value(each, deck) for each in five]
    assert ranks == sorted(ranks)
    assert [hand_class(rank, reduced=True) for rank in ranks] == list(REDUCED_CLASSES)


@pytest.mark.usefixtures("stud")
def test_s329_4_all_suits_are_equal() -> None:
    clubs = [card for card in FULL_DECK if SUIT[card] == 0][:5]
    assert len({hand_value([card + suit for card in clubs], 52, False) for suit in range(4)}) == 1


@pytest.mark.usefixtures("stud")
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("KS QH JD 10C 9S", "JS 10H 9D 8C 7S", id="s329_11_straights_by_their_highest_card"),
        pytest.param("KS KH 3D 3C 2S", "QS QH JD JC AS", id="s329_11_two_pairs_by_the_higher_pair"),
        pytest.param("KS KH 4D 4C 2S", "KD KC 3D 3C AS", id="s329_11_then_by_the_second"),
        pytest.param("KS KH 4D 4C 9S", "KD KC 4S 4H 8S", id="s329_11_then_by_the_fifth_card"),
        pytest.param("AS QH 9D 4C 3S", "AH QD 9C 4S 2S", id="s329_5_odd_cards_to_the_last"),
        pytest.param("3S 3H 3D 2C 2S", "2D 2H 2C AC AS", id="s329_5_full_houses_by_their_threes"),
    ],
)
def test_s329_5_between_hands_that_rank_the_same_the_face_values_decide(better: str, worse: str) -> None:
    assert class_number(value(better)) == class_number(value(worse))
    assert value(better) > value(worse)


@pytest.mark.usefixtures("stud")
@pytest.mark.parametrize(("deck", "lowest"), [(52, "2"), (40, "5"), (32, "7")])
def test_s329_6_cards_rise_from_the_lowest_of_the_deck_to_the_ace(deck: int, lowest: str) -> None:
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    order = order[order.index(lowest) :]
    pairs = [value(f"{rank}S {rank}H", deck) for rank in order]
    assert pairs == sorted(pairs)
    assert len(set(pairs)) == len(order) == deck // 4


@pytest.mark.usefixtures("stud")
@pytest.mark.parametrize("deck", [52, 40, 32])
def test_s329_7_an_ace_ends_a_straight_high_with_every_deck(deck: int) -> None:
    assert name_of("10S JH QD KC AS", deck) == "straight"


@pytest.mark.usefixtures("stud")
def test_s329_8_with_52_cards_an_ace_also_ends_it_low() -> None:
    assert name_of("AS 2H 3D 4C 5S") == "straight"
    assert value("AS 2H 3D 4C 5S") < value("2H 3D 4C 5S 6S")


@pytest.mark.usefixtures("stud")
@pytest.mark.parametrize(
    ("deck", "five"),
    [
        pytest.param(40, "AS 5H 6D 7C 8S", id="s329_10_a_with_40_cards"),
        pytest.param(32, "AS 7H 8D 9C 10S", id="s329_10_b_with_32_cards"),
    ],
)
def test_s329_9_s329_10_the_ace_is_low_with_a_reduced_deck_where_that_was_announced(deck: int, five: str) -> None:
    assert name_of(five, deck) == "odd card hand"
    assert name_of(five, deck, ace_low=True) == "straight"
    six = {40: "5H 6D 7C 8S 9S", 32: "7H 8D 9C 10S JS"}[deck]
    assert value(five, deck, ace_low=True) < value(six, deck, ace_low=True)


def test_s329_9_it_is_announced_before_the_rounds_of_play_with_that_deck(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    play.act("dealer", "decide the deck", cards=40).act("dealer", "announce the ace low as well")
    assert play.ruled("low as well as high") == [stud("qld s329(9)")]
    play.go_on(lambda play: bool(play.came))
    assert play.called["the ace is low as well as high"] == stud("qld s329(9)")


@pytest.mark.usefixtures("stud")
def test_reading_k10_a_suited_straight_with_the_ace_low_is_a_straight_flush() -> None:
    assert name_of("AS 5S 6S 7S 8S", 40, ace_low=True) == "straight flush"
    assert name_of("AS 5S 6S 7S 8S", 40) == "flush"


def test_s330_1_s330_3_players_are_dealt_to_and_act_clockwise(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), {"bob": "2S KS"})
    assert play.came == ["ann", "bob", "cat"] * (stud.hole + 1)
    assert play.turn == "bob"
    assert play.refused("cat", "bet", amount=500) == stud("qld s330(3)")
    assert play.do("bob bet 5").turn == "cat"
    assert play.do("cat call").turn == "ann"


def test_s330_2_closest_is_counted_clockwise(stud: Stud) -> None:
    """Bob and cat have equal cards; from the designated player, ann, bob comes first."""
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), {"ann": "2S 4S", "bob": "2H KH", "cat": "2D KD"})
    assert play.turn == "bob"


def test_s330_3_a_wager_as_at_other_tables_is_refused(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), {"ann": "2S KS"})
    assert play.refused("bob", "wager", on="bet", selection="pot 1", stake=500) == stud("qld s330(3)")
