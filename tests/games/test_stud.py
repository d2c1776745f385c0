"""Parts 17 and 18, Divisions 1 to 3: hands, their ranking, the table, the cards, seats, the buck and the table stake.

Tests and their cases say the sections of Part 17, and run for Part 18, too (`support.columns`).
"""

from datetime import datetime, timedelta
from typing import Any

import pytest
from support.events import done
from support.stud import BLIND, FLOOR, Play, Stud

from houseway.equipment.cards import DECKS, FULL_DECK, RANK, SUIT, many
from houseway.errors import Refused
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.families.poker.stud.rules import DEFAULT_SIGN
from houseway.families.poker_hands import CLASSES, REDUCED_CLASSES, class_number, hand_class
from houseway.play.sign import Limits

NINE = datetime(1998, 9, 4, 21)


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


def test_s331_2_the_layout_has_a_circle_for_discards_and_the_casinos_name(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    drawn = stud.game.layout(play.table)
    assert f"Houseway  ({stud('qld s331(2)(b)')})" in drawn
    assert f"( ) discards: bob  ({stud('qld s331(2)(a)')})" in drawn


def test_s332_1_the_table_has_a_buck_a_cutting_card_a_shoe_and_a_drop_box(stud: Stud) -> None:
    assert f"buck, cutting card, dealing shoe, drop box  ({stud('qld s332(1)')})" in stud.game.layout(stud.sit(ann=100))


def test_s332_2_the_sign_states_the_minimum_table_stake(stud: Stud) -> None:
    table = stud.sit(ann=100)
    assert "table stake" in table.sign_shown()
    assert stud("qld s332(2)") in table.sign_shown()
    with pytest.raises(Refused, match="no table stake") as caught:
        table.check_sign(type(DEFAULT_SIGN)({"bet": Limits(500, 10_000)}))
    assert str(caught.value.under) == stud("qld s332(2)")


def test_s332_3_a_a_higher_minimum_table_stake_is_shown_for_20_minutes_first(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    higher = {"kind": "table stake", "minimum": 8000, "maximum": 100_000_000}
    assert play.refused("pit boss", "change the sign", **higher, now=NINE) == stud("qld s332(3)(a)")
    notice = {"kind": "table stake", "minimum": 8000, "now": NINE}
    early = NINE + timedelta(minutes=19)
    assert play.refused("pit boss", "announce a higher minimum", **notice, effective=early) == stud("qld s332(3)(a)")
    later = NINE + timedelta(minutes=20)
    play.act("pit boss", "announce a higher minimum", **notice, effective=later)
    play.act("pit boss", "change the sign", **higher, now=later)
    assert play.table.sign.limits["table stake"].minimum == 8000


@pytest.mark.parametrize(
    ("answers", "minimum"),
    [
        pytest.param(("agree", "agree"), 8000, id="s332_3_b_all_agree"),
        pytest.param(("agree", "object"), 5000, id="s332_3_b_one_objects"),
    ],
)
def test_s332_3_b_or_all_players_agree_to_it(stud: Stud, answers: tuple[str, str], minimum: int) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    play.act("pit boss", "propose a higher table stake", minimum=8000)
    for who, answer in zip(("ann", "bob"), answers, strict=True):
        play.act(who, answer)
    assert play.table.sign.limits["table stake"].minimum == minimum


def test_s333_4_the_dealer_decides_the_deck(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True).act("dealer", "decide the deck", cards=32)
    assert play.ruled("32 cards are used") == [stud("qld s333(3)"), stud("qld s333(4)")]
    assert play.refused("pit boss", "decide the deck", cards=40) == stud("qld s333(4)")
    assert play.go_on().table.deck == 32


def sorted_and_inspected(play: Play[Any]) -> list[tuple[str, str]]:
    """Who did what with the cards before the round, in order."""
    acts = ("sort and inspect", "spread the cards", "wash and shuffle", "shuffle", "cut")
    return [(event.who, event.act) for event in done(play.round) if event.act in acts]


NEW_CARDS = [
    ("dealer", "sort and inspect"),
    (FLOOR, "sort and inspect"),
    ("dealer", "spread the cards"),
    ("dealer", "wash and shuffle"),
]


EVERY_ROUND = [("dealer", "shuffle"), ("dealer", "cut")]


@pytest.mark.parametrize("who", ["dealer", "pit boss", "floor manager"])
def test_s334_2_b_and_when_a_card_is_found_unfit_after_a_round(stud: Stud, who: str) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act(who, "call for other cards").go_on()
    assert play.ruled("unfit")[0] == stud("qld s334(2)(b)")
    assert sorted_and_inspected(play) == NEW_CARDS[:2] + NEW_CARDS + EVERY_ROUND  # the old ones too: s334(3)(a)


@pytest.mark.parametrize(
    ("before", "after", "under"),
    [
        pytest.param(32, 40, "qld s334(2)(c)(i)", id="s334_2_c_i_from_32_to_40"),
        pytest.param(32, 52, "qld s334(2)(c)(i)", id="s334_2_c_i_from_32_to_52"),
        pytest.param(40, 52, "qld s334(2)(c)(ii)", id="s334_2_c_ii_from_40_to_52"),
    ],
)
def test_s334_2_c_and_when_a_larger_deck_is_needed(stud: Stud, before: int, after: int, under: str) -> None:
    table = stud.sit({"deck": before}, ann=100, bob=100)
    stud.play(table, {"ann": "9S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act("dealer", "decide the deck", cards=after)
    play.go_on(lambda play: "a complete deck is on the table" in str(play.round.ask))
    assert play.under("sort and inspect") == stud(under)
    assert sorted_and_inspected(play.go_on()) == NEW_CARDS[:2] + NEW_CARDS + EVERY_ROUND  # the old ones too: s334(3)(a)


def test_s334_3_a_cards_that_go_out_of_use_are_inspected_too(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act("dealer", "call for other cards")
    assert stud("qld s334(3)(a)") in play.ruled("unfit")


def test_s334_3_b_and_those_of_a_game_that_is_over(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act("dealer", "finish the rounds of play")
    play.act("dealer", "sort and inspect").act(FLOOR, "sort and inspect")
    assert play.ruled("finished") == [stud("qld s334(3)(b)")]


def test_s334_4_a_floor_manager_may_have_the_cards_counted(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = (
        stud.play(table, stop=lambda _play: True).act(FLOOR, "ask for a count").act("dealer", "all 52 cards are there")
    )
    assert play.ruled("all 52 cards") == [stud("qld s334(4)")]
    assert sorted_and_inspected(play.go_on()) == EVERY_ROUND


def asked(play: Play[Any]) -> list[str]:
    """Spread, then washed: under which provision the dealer is asked, step by step."""
    found = []
    for act in ("spread the cards", "wash and shuffle"):
        play.go_on(lambda play, act=act: play.round.ask is not None and act in str(play.round.ask))  # type: ignore[misc]
        found.append(play.under(act))
        play.act("dealer", act)
    return found


def test_s335_2_s335_3_a_complete_deck_is_spread_face_up_then_washed_and_shuffled(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    assert asked(play) == [stud("qld s335(2)"), stud("qld s335(3)")]


def test_s336_2_s336_3_a_reduced_deck_is_spread_face_up_then_washed_and_shuffled(stud: Stud) -> None:
    play = stud.play(stud.sit({"deck": 32}, ann=100, bob=100), stop=lambda _play: True)
    assert asked(play) == [stud("qld s336(2)"), stud("qld s336(3)")]


def test_s337_1_before_the_first_round_a_draw_decides_who_sits_at_a_place(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), {"ann": "9S", "bob": "KS"}, stop=lambda _play: True)
    play.act("dealer", "decide a place", place=7, people=["ann", "bob"])
    play.go_on(lambda play: len(play.came) == 2)
    assert play.table.places["bob"] == 7
    assert play.ruled("bob takes place 7") == [stud("qld s337(1)")]


def test_s337_2_a_a_vacant_seat_goes_first_to_those_who_played_from_the_start(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True).act("dealer", "seat", person="new", chips=10_000)
    play.act("dealer", "decide a place", place=7, people=["new", "ann"])
    assert table.places["ann"] == 7
    assert stud("qld s337(2)(a)") in play.ruled("first in priority")


def test_s337_2_b_between_equals_cards_are_drawn_and_again_where_they_are_equal(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, {"ann": "9S QS", "bob": "9H KH"}, stop=lambda _play: True)
    play.act("dealer", "decide a place", place=7, people=["ann", "bob"]).go_on(lambda play: len(play.came) == 4)
    assert table.places["bob"] == 7


def test_s338_1_the_cards_are_shuffled_by_hand_before_every_round(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    for _ in range(2):
        play = stud.play(table, {"ann": "2S KS", "bob": "2H KH"})
        assert ("dealer", "shuffle") in sorted_and_inspected(play)
        play.do(f"{play.turn} bet 5", f"{'bob' if play.turn == 'ann' else 'ann'} fold")


@pytest.mark.parametrize("at", [1, 51])
def test_s338_2_a_the_cut_is_at_least_two_cards_from_either_end(stud: Stud, at: int) -> None:
    play = stud.play(
        stud.sit(ann=100, bob=100), stop=lambda play: play.round.ask is not None and "cut" in str(play.round.ask)
    )
    assert play.refused("dealer", "cut", at=at) == stud("qld s338(2)(a)")
    play.act("dealer", "cut", at=2).go_on()
    assert play.turn


def test_s339_1_the_player_to_the_dealers_left_has_the_buck_first(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100))
    assert play.table.buck == "ann"
    assert play.called["ann has the buck"] == stud("qld s339(1)")


def test_s339_2_then_it_goes_to_the_next_player_each_round(stud: Stud) -> None:
    table, had = stud.sit(ann=100, bob=100, cat=100), []
    for _ in range(4):
        play = stud.play(table)
        had.append(table.buck)
        while not play.over:
            play.do(f"{play.turn} {'bet 5' if play.offers == ['bet'] else 'fold'}")
    assert had == ["ann", "bob", "cat", "ann"]


def test_s339_3_nobody_declines_the_buck(stud: Stud) -> None:
    assert stud.play(stud.sit(ann=100, bob=100)).refused("ann", "decline the buck") == stud("qld s339(3)")


@pytest.mark.parametrize(
    ("settings", "said", "bets"),
    [
        pytest.param({}, "ante betting applies", ["ante bet"] * 3, id="s340_1_ante"),
        pytest.param(BLIND, "blind betting applies", ["blind bet"], id="s340_1_blind"),
    ],
)
def test_s340_1_the_dealer_announces_the_form_of_betting(
    stud: Stud, settings: dict[str, str], said: str, bets: list[str]
) -> None:
    play = stud.play(stud.sit(settings, ann=100, bob=100, cat=100))
    assert play.called[said] == stud("qld s340(1)")
    assert [event.act for event in done(play.round) if event.act.endswith(("ante bet", "blind bet"))] == bets


def test_s340_2_and_may_change_it_before_a_later_round(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, stop=lambda _play: True)
    play.act("dealer", "announce the form of betting", betting_form="blind betting")
    assert play.ruled("blind betting applies") == [stud("qld s340(2)")]
    assert [event.act for event in done(play.go_on().round)].count("blind bet") == 1


def test_s341_3_otherwise_the_highest_card_opens(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), {"ann": "2S 4S", "bob": "2H KH"})
    assert play.called["highest value card betting applies"] == stud("qld s341(3)")
    assert play.turn == "bob"


def test_s341_4_and_the_dealer_may_change_it_before_a_later_round(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    stud.play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold")
    play = stud.play(table, {"ann": "2S KS", "bob": "2H 4H"}, stop=lambda _play: True)
    play.act("dealer", "announce which card opens", opens="lowest value card betting").go_on()
    assert play.ruled("lowest value card betting") == [stud("qld s341(4)")]
    assert play.turn == "bob"


def test_s342_1_a_player_joins_with_a_table_stake(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), stop=lambda _play: True)
    play.act("dealer", "seat", person="cat", chips=6000)
    assert play.table.people["cat"].purse.value == 6000
    assert play.called["cat joins the game with a table stake of $60.00"] == stud("qld s342(1)")
    assert [seat.name for seat in play.go_on().table.seats] == ["ann", "bob", "cat"]


def test_s342_2_of_at_least_the_minimum(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100, cat=20), stop=lambda _play: True)
    with pytest.raises(Refused):
        play.round.act("dealer", "seat", {"person": "dan", "chips": 4900})
    assert [seat.name for seat in play.go_on().table.seats] == ["ann", "bob"]  # cat has not enough to become a player


def test_s342_3_nobody_adds_to_a_table_stake_during_a_round(stud: Stud) -> None:
    play = stud.play(stud.sit(ann=100, bob=100), {"ann": "2S KS"})
    assert play.refused("ann", "buy chips", amount=1000) == stud("qld s342(3)")
    assert play.refused("ann", "leave") == stud("qld s342(3)")
