"""Part 18, Divisions 1 to 3: hands and their ranking, the table, the cards, seats, the buck and the table stake."""

from datetime import datetime, timedelta
from itertools import combinations

import pytest
from support.events import done
from support.seven_card_stud import BLIND, FLOOR, HALF, LOWEST, Play, sit

from houseway.equipment.cards import DECKS, FULL_DECK, RANK, SUIT, many
from houseway.errors import BadInput, Refused
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.families.poker.stud.rules import DEFAULT_SIGN
from houseway.families.poker_hands import CLASSES, REDUCED_CLASSES, class_number, hand_class
from houseway.games.seven_card_stud import GAME
from houseway.games.seven_card_stud.rules import decks_for
from houseway.money import cents
from houseway.play.events import Came, Done
from houseway.play.people import Role
from houseway.play.sign import Limits
from houseway.play.view import view

NINE = datetime(1998, 9, 4, 21)


def value(text: str, deck: int = 52, ace_low: bool = False) -> int:
    return hand_value(many(text), deck, ace_low)


def name_of(text: str, deck: int = 52, ace_low: bool = False) -> str:
    return hand_class(value(text, deck, ace_low), reduced=deck != 52)


# Division 1: interpretation


def test_s366_the_designated_player_has_the_buck_or_is_the_next_who_is_active() -> None:
    play = Play(sit(ann=100, bob=100, cat=100), {"ann": "2S 3S KS", "bob": "2H 3H 4H", "cat": "2D 3D 5D"})
    assert play.table.designated.name == "ann"
    play.do("ann bet 5", "bob call", "cat call").do("ann fold")
    assert play.table.designated.name == "bob"


@pytest.mark.parametrize(
    ("deck", "lowest"), [pytest.param(40, 5, id="s366_reduced_40"), pytest.param(32, 7, id="s366_reduced_32")]
)
def test_s366_a_reduced_deck_has_the_ace_and_these_cards_to_the_king(deck: int, lowest: int) -> None:
    ranks = {RANK[card] for card in DECKS[deck]}
    assert ranks == {1, *range(lowest, 14)}
    assert len(DECKS[deck]) == 4 * len(ranks) == deck


def test_s367_1_a_call_makes_the_total_of_the_round_of_betting_equal_to_the_highest() -> None:
    play = Play(sit(ann=100, bob=100, cat=100), {"ann": "2S 3S KS"}).do("ann bet 5", "bob raise 8")
    assert play.turn == "cat"
    play.do("cat call")
    assert [seat.put for seat in play.table.seats] == [500, 1300, 1300]
    play.do("ann call")
    assert [seat.bet for seat in play.table.seats] == [1400, 1400, 1400]


def test_s367_2_the_player_with_the_highest_total_is_the_one_who_is_called() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS 7D 8D 9D 2C", "bob": "2H 3H 4H 7C 8C 9C 3C"})
    play.do("ann bet 5", "bob call").checked_round(3).do("ann bet 5", "bob raise 5", "ann call")
    assert play.called["bob was the last player called"] == "qld s367(2)"
    assert next(event.who for event in done(play.round) if event.act == "show") == "bob"


def test_s367_3_in_the_first_round_antes_and_blinds_count_towards_the_call() -> None:
    play = Play(sit(BLIND, ann=100, bob=100, cat=100), {"bob": "2S 3S KS"}).do("bob 2 components 5")
    assert play.under("call") == "qld s367(3)"
    play.do("cat call")
    assert play.turn == "ann"
    play.do("ann call")
    assert [seat.bet for seat in play.table.seats] == [1000, 1000, 1000]  # ann's blind bet of 5 counted (reading K17)


def test_s368_reading_k72_the_hand_is_the_best_five_of_the_seven_cards() -> None:
    seven = "AS AH KD KC QS QH 2D"
    assert value(seven) == max(hand_value(five, 52, False) for five in combinations(many(seven), 5))
    assert value(seven) == value("AS AH KD KC QS")


def test_s369_to_raise_is_to_call_and_bet_more() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS"}).do("ann bet 5", "bob raise 7")
    assert play.table.seats[1].put == 1200
    assert play.table.betting is not None
    assert play.table.betting.last == (500, 700)


def test_s370_1_s370_2_there_is_a_round_of_betting_after_each_face_up_card_and_after_the_third_hole_card() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS"})
    cards = []
    while not play.over:
        cards.append((len(play.cards("ann").split()), len(play.table.seats[0].up), play.table.betting_rounds))
        play.do(f"{play.turn} {'call' if 'call' in play.offers else 'bet 5'}")
        if not play.over:
            play.do(f"{play.turn} call")
    assert cards == [(3, 1, 1), (4, 2, 2), (5, 3, 3), (6, 4, 4), (7, 4, 5)]
    assert play.called["the second round of betting"] == "qld s370(2)"
    assert play.called["the final round of betting, after the third hole card"] == "qld s370(1)"


def test_s371_at_the_showdown_hole_cards_are_shown_after_the_final_round_of_betting() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "AS AH AD 2C 3C 4D 9H", "bob": "KS KH KD 2D 3D 4C 9C"})
    play.do("ann bet 5", "bob call").checked_round(3)
    assert view(play.round, "bob").look["hands"][0]["cards"] == ["", "", "AD", "2C", "3C", "4D", ""]
    play.do("ann bet 5", "bob call")
    assert play.called["showdown: the hole cards are shown"] == "qld s371"
    assert view(play.round, "bob").look["hands"][0]["cards"][:2] == ["AS", "AH"]


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
def test_s372_what_each_poker_hand_is(five: str, name: str) -> None:
    assert name_of(five) == name


RISING = [
    "QS 10H 9D 8C 7S", "10S 10H KD 8C 7S", "9S 9H 8D 8C JS", "QS QH QD 8C 7S", "JS 10H 9D 8C 7S", "KS JS 9S 8S 7S",
    "KS KH KD JC JS", "AS AH AD AC 7S", "JS 10S 9S 8S 7S", "AS KS QS JS 10S",
]  # fmt: skip


def test_s373_1_s373_2_with_52_cards_each_hand_beats_the_one_before() -> None:
    ranks = [value(five) for five in RISING]
    assert ranks == sorted(ranks)
    assert [hand_class(rank) for rank in ranks] == list(CLASSES)


@pytest.mark.parametrize("deck", [40, 32])
def test_s373_1_s373_3_with_a_reduced_deck_a_flush_beats_a_full_house(deck: int) -> None:
    five = [*RISING[:5], RISING[6], RISING[5], *RISING[7:]]
    ranks = [value(each, deck) for each in five]
    assert ranks == sorted(ranks)
    assert [hand_class(rank, reduced=True) for rank in ranks] == list(REDUCED_CLASSES)


def test_s373_4_all_suits_are_equal() -> None:
    clubs = [card for card in FULL_DECK if SUIT[card] == 0][:5]
    assert len({hand_value([card + suit for card in clubs], 52, False) for suit in range(4)}) == 1


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("KS QH JD 10C 9S", "JS 10H 9D 8C 7S", id="s373_11_straights_by_their_highest_card"),
        pytest.param("KS KH 3D 3C 2S", "QS QH JD JC AS", id="s373_11_two_pairs_by_the_higher_pair"),
        pytest.param("KS KH 4D 4C 2S", "KD KC 3D 3C AS", id="s373_11_then_by_the_second"),
        pytest.param("KS KH 4D 4C 9S", "KD KC 4S 4H 8S", id="s373_11_then_by_the_fifth_card"),
        pytest.param("AS QH 9D 4C 3S", "AH QD 9C 4S 2S", id="s373_5_odd_cards_to_the_last"),
        pytest.param("3S 3H 3D 2C 2S", "2D 2H 2C AC AS", id="s373_5_full_houses_by_their_threes"),
    ],
)
def test_s373_5_between_hands_that_rank_the_same_the_face_values_decide(better: str, worse: str) -> None:
    assert class_number(value(better)) == class_number(value(worse))
    assert value(better) > value(worse)


@pytest.mark.parametrize(("deck", "lowest"), [(52, "2"), (40, "5"), (32, "7")])
def test_s373_6_cards_rise_from_the_lowest_of_the_deck_to_the_ace(deck: int, lowest: str) -> None:
    order = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    order = order[order.index(lowest) :]
    pairs = [value(f"{rank}S {rank}H", deck) for rank in order]
    assert pairs == sorted(pairs)
    assert len(set(pairs)) == len(order) == deck // 4


@pytest.mark.parametrize("deck", [52, 40, 32])
def test_s373_7_an_ace_ends_a_straight_high_with_every_deck(deck: int) -> None:
    assert name_of("10S JH QD KC AS", deck) == "straight"


def test_s373_8_with_52_cards_an_ace_also_ends_it_low() -> None:
    assert name_of("AS 2H 3D 4C 5S") == "straight"
    assert value("AS 2H 3D 4C 5S") < value("2H 3D 4C 5S 6S")


@pytest.mark.parametrize(
    ("deck", "five"),
    [
        pytest.param(40, "AS 5H 6D 7C 8S", id="s373_10_a_with_40_cards"),
        pytest.param(32, "AS 7H 8D 9C 10S", id="s373_10_b_with_32_cards"),
    ],
)
def test_s373_9_s373_10_the_ace_is_low_with_a_reduced_deck_where_that_was_announced(deck: int, five: str) -> None:
    assert name_of(five, deck) == "odd card hand"
    assert name_of(five, deck, ace_low=True) == "straight"
    six = {40: "5H 6D 7C 8S 9S", 32: "7H 8D 9C 10S JS"}[deck]
    assert value(five, deck, ace_low=True) < value(six, deck, ace_low=True)


def test_s373_9_it_is_announced_before_the_rounds_of_play_with_that_deck() -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda _play: True)
    play.act("dealer", "decide the deck", cards=40).act("dealer", "announce the ace low as well")
    assert play.ruled("low as well as high") == ["qld s373(9)"]
    play.go_on(lambda play: bool(play.came))
    assert play.called["the ace is low as well as high"] == "qld s373(9)"


def test_reading_k10_a_suited_straight_with_the_ace_low_is_a_straight_flush() -> None:
    assert name_of("AS 5S 6S 7S 8S", 40, ace_low=True) == "straight flush"
    assert name_of("AS 5S 6S 7S 8S", 40) == "flush"


def test_s373_11_hands_of_the_same_ranking_and_face_values_are_equal() -> None:
    cards = {"ann": "AS KS QD JC 9S 2C 3D", "bob": "AH KH QC JD 9H 2D 3C"}
    play = Play(sit(ann=100, bob=100), cards).do("ann bet 5", "bob call").checked_round(3).do("ann bet 5", "bob call")
    assert play.net("ann") == play.net("bob") == 0
    assert {"qld s373(4)", "qld s373(11)"} <= set(play.cites("ann"))


def test_the_line_of_the_winner_says_why_the_hand_is_the_best() -> None:
    cards = {"ann": "10S JH QD KC AS 2C 3D", "bob": "AH KH QC JD 9H 2D 3C"}
    play = Play(sit(ann=100, bob=100), cards).do("ann bet 5", "bob call").checked_round(3).do("ann bet 5", "bob call")
    assert play.cites("ann")[:5] == ["qld s368", "qld s372", "qld s373(1)", "qld s373(2)", "qld s373(7)"]


def test_s374_1_s374_3_players_are_dealt_to_and_act_clockwise() -> None:
    play = Play(sit(ann=100, bob=100, cat=100), {"bob": "2S 3S KS"})
    assert play.came == ["ann", "bob", "cat"] * 3
    assert play.turn == "bob"
    assert play.refused("cat", "bet", amount=500) == "qld s374(3)"
    assert play.do("bob bet 5").turn == "cat"
    assert play.do("cat call").turn == "ann"


def test_s374_2_closest_is_counted_clockwise() -> None:
    """Bob and cat have equal cards; from the designated player, ann, bob comes first."""
    play = Play(sit(ann=100, bob=100, cat=100), {"ann": "2S 3S 4S", "bob": "2H 3H KH", "cat": "2D 3D KD"})
    assert play.turn == "bob"


def test_s374_3_a_wager_as_at_other_tables_is_refused() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS"})
    assert play.refused("bob", "wager", on="bet", selection="pot 1", stake=500) == "qld s374(3)"


# Division 2: table, layout and equipment


def test_s375_1_seven_players_have_a_place_and_no_more() -> None:
    table = sit(a=100, b=100, c=100, d=100, e=100, f=100)
    play = Play(table, stop=lambda _play: True).act("dealer", "seat", person="g", chips=10_000)
    assert table.places["g"] == 7
    assert play.refused("dealer", "seat", person="h", chips=10_000) == "qld s375(1)"
    with pytest.raises(Refused) as caught:
        sit(**dict.fromkeys("abcdefgh", 100))
    assert caught.value.under.text == "qld s375(1)"


def test_s375_2_the_layout_has_a_circle_for_discards_and_the_casinos_name() -> None:
    play = Play(sit(ann=100, bob=100, cat=100), {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    drawn = GAME.layout(play.table)
    assert "Houseway  (qld s375(2)(b))" in drawn
    assert "( ) discards: bob  (qld s375(2)(a))" in drawn


def test_s376_1_the_table_has_a_buck_a_cutting_card_a_shoe_and_a_drop_box() -> None:
    assert "buck, cutting card, dealing shoe, drop box  (qld s376(1))" in GAME.layout(sit(ann=100))


def test_s376_2_the_sign_states_the_minimum_table_stake() -> None:
    table = sit(ann=100)
    assert "table stake" in table.sign_shown()
    assert "qld s376(2)" in table.sign_shown()
    with pytest.raises(Refused, match="no table stake") as caught:
        table.check_sign(type(DEFAULT_SIGN)({"bet": Limits(500, 10_000)}))
    assert str(caught.value.under) == "qld s376(2)"


def test_s376_3_a_a_higher_minimum_table_stake_is_shown_for_20_minutes_first() -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda _play: True)
    higher = {"kind": "table stake", "minimum": 8000, "maximum": 100_000_000}
    assert play.refused("pit boss", "change the sign", **higher, now=NINE) == "qld s376(3)(a)"
    notice = {"kind": "table stake", "minimum": 8000, "now": NINE}
    early = NINE + timedelta(minutes=19)
    assert play.refused("pit boss", "announce a higher minimum", **notice, effective=early) == "qld s376(3)(a)"
    later = NINE + timedelta(minutes=20)
    play.act("pit boss", "announce a higher minimum", **notice, effective=later)
    play.act("pit boss", "change the sign", **higher, now=later)
    assert play.table.sign.limits["table stake"].minimum == 8000


@pytest.mark.parametrize(
    ("answers", "minimum"),
    [
        pytest.param(("agree", "agree"), 8000, id="s376_3_b_all_agree"),
        pytest.param(("agree", "object"), 5000, id="s376_3_b_one_objects"),
    ],
)
def test_s376_3_b_or_all_players_agree_to_it(answers: tuple[str, str], minimum: int) -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda _play: True)
    play.act("pit boss", "propose a higher table stake", minimum=8000)
    for who, answer in zip(("ann", "bob"), answers, strict=True):
        play.act(who, answer)
    assert play.table.sign.limits["table stake"].minimum == minimum


# Division 3: preparation


@pytest.mark.parametrize(
    ("players", "decks"),
    [
        pytest.param(7, (52,), id="s377_1_seven_players"),
        pytest.param(6, (52,), id="s377_1_six_players"),
        pytest.param(5, (52, 40), id="s377_2_five_players"),
        pytest.param(4, (52, 40, 32), id="s377_3_four_players"),
        pytest.param(2, (52, 40, 32), id="s377_3_two_players"),
    ],
)
def test_s377_which_decks_so_many_players_may_play_with(players: int, decks: tuple[int, ...]) -> None:
    assert decks_for(players) == decks
    play = Play(sit(**{f"p{number}": 100 for number in range(players)}), stop=lambda _play: True)
    offered = [
        field.choices for option in play.round.options("dealer") for field in option.fields if field.name == "cards"
    ]
    assert list(offered) == ([list(decks[1:])] if decks[1:] else [])


def test_s377_4_the_dealer_decides_the_deck() -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda _play: True).act("dealer", "decide the deck", cards=32)
    assert play.ruled("32 cards are used") == ["qld s377(3)", "qld s377(4)"]
    assert play.refused("pit boss", "decide the deck", cards=40) == "qld s377(4)"
    assert play.go_on().table.deck == 32


def test_s377_too_many_players_for_the_deck_means_another_deck() -> None:
    table = sit({"deck": 32}, a=100, b=100, c=100, d=100, e=100)
    play = Play(table, stop=lambda play: play.round.ask is not None and "use 40 cards" in str(play.round.ask))
    play.act("dealer", "use 40 cards").go_on()
    assert table.deck == 40


def sorted_and_inspected(play: Play) -> list[tuple[str, str]]:
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


@pytest.mark.parametrize("deck", [52, 32])
def test_s378_1_s378_2_a_before_the_rounds_of_play_dealer_and_floor_manager_inspect_the_deck(deck: int) -> None:
    play = Play(sit({"deck": deck}, ann=100, bob=100))
    assert sorted_and_inspected(play) == NEW_CARDS + EVERY_ROUND
    assert play.called["the cards are sorted and inspected, whichever deck it is"] == "qld s378(1)"


@pytest.mark.parametrize("who", ["dealer", "pit boss", "floor manager"])
def test_s378_2_b_and_when_a_card_is_found_unfit_after_a_round(who: str) -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act(who, "call for other cards").go_on()
    assert play.ruled("unfit")[0] == "qld s378(2)(b)"
    assert sorted_and_inspected(play) == NEW_CARDS[:2] + NEW_CARDS + EVERY_ROUND  # the old ones too: s378(3)(a)


@pytest.mark.parametrize(
    ("before", "after", "under"),
    [
        pytest.param(32, 40, "qld s378(2)(c)(i)", id="s378_2_c_i_from_32_to_40"),
        pytest.param(32, 52, "qld s378(2)(c)(i)", id="s378_2_c_i_from_32_to_52"),
        pytest.param(40, 52, "qld s378(2)(c)(ii)", id="s378_2_c_ii_from_40_to_52"),
    ],
)
def test_s378_2_c_and_when_a_larger_deck_is_needed(before: int, after: int, under: str) -> None:
    table = sit({"deck": before}, ann=100, bob=100)
    Play(table, {"ann": "9S 10S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act("dealer", "decide the deck", cards=after)
    play.go_on(lambda play: "a complete deck is on the table" in str(play.round.ask))
    assert play.under("sort and inspect") == under
    assert sorted_and_inspected(play.go_on()) == NEW_CARDS[:2] + NEW_CARDS + EVERY_ROUND  # the old ones too: s378(3)(a)


def test_s378_3_a_cards_that_go_out_of_use_are_inspected_too() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act("dealer", "call for other cards")
    assert "qld s378(3)(a)" in play.ruled("unfit")


def test_s378_3_b_and_those_of_a_game_that_is_over() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act("dealer", "finish the rounds of play")
    play.act("dealer", "sort and inspect").act(FLOOR, "sort and inspect")
    assert play.ruled("finished") == ["qld s378(3)(b)"]


def test_s378_4_a_floor_manager_may_have_the_cards_counted() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act(FLOOR, "ask for a count").act("dealer", "all 52 cards are there")
    assert play.ruled("all 52 cards") == ["qld s378(4)"]
    assert sorted_and_inspected(play.go_on()) == EVERY_ROUND


def test_s379_1_a_complete_deck_used_in_the_round_before_is_not_spread_again() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table)
    assert "qld s379(1)" not in play.called.values()
    assert sorted_and_inspected(play) == EVERY_ROUND


def asked(play: Play) -> list[str]:
    """Spread, then washed: under which provision the dealer is asked, step by step."""
    found = []
    for act in ("spread the cards", "wash and shuffle"):
        play.go_on(lambda play, act=act: play.round.ask is not None and act in str(play.round.ask))  # type: ignore[misc]
        found.append(play.under(act))
        play.act("dealer", act)
    return found


def test_s379_1_s380_1_a_deck_that_was_not_used_just_before_is_said_to_come_into_use() -> None:
    assert Play(sit(ann=100, bob=100)).called["a complete deck comes into use"] == "qld s379(1)"
    assert Play(sit({"deck": 40}, ann=100, bob=100)).called["a reduced deck comes into use"] == "qld s380(1)"


def test_s379_2_s379_3_a_complete_deck_is_spread_face_up_then_washed_and_shuffled() -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda _play: True)
    assert asked(play) == ["qld s379(2)", "qld s379(3)"]


def test_s380_1_a_reduced_deck_used_in_the_round_before_is_not_spread_again() -> None:
    table = sit({"deck": 40}, ann=100, bob=100)
    Play(table, {"ann": "9S 10S KS"}).do("ann bet 5", "bob fold")
    play = Play(table)
    assert "qld s380(1)" not in play.called.values()
    assert sorted_and_inspected(play) == EVERY_ROUND


def test_s380_2_s380_3_a_reduced_deck_is_spread_face_up_then_washed_and_shuffled() -> None:
    play = Play(sit({"deck": 32}, ann=100, bob=100), stop=lambda _play: True)
    assert asked(play) == ["qld s380(2)", "qld s380(3)"]


def test_s381_1_before_the_first_round_a_draw_decides_who_sits_at_a_place() -> None:
    play = Play(sit(ann=100, bob=100, cat=100), {"ann": "9S", "bob": "KS"}, stop=lambda _play: True)
    play.act("dealer", "decide a place", place=7, people=["ann", "bob"])
    play.go_on(lambda play: len(play.came) == 2)
    assert play.table.places["bob"] == 7
    assert play.ruled("bob takes place 7") == ["qld s381(1)"]


def test_s381_2_a_a_vacant_seat_goes_first_to_those_who_played_from_the_start() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True).act("dealer", "seat", person="new", chips=10_000)
    play.act("dealer", "decide a place", place=7, people=["new", "ann"])
    assert table.places["ann"] == 7
    assert "qld s381(2)(a)" in play.ruled("first in priority")


def test_s381_2_b_between_equals_cards_are_drawn_and_again_where_they_are_equal() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, {"ann": "9S QS", "bob": "9H KH"}, stop=lambda _play: True)
    play.act("dealer", "decide a place", place=7, people=["ann", "bob"]).go_on(lambda play: len(play.came) == 4)
    assert table.places["bob"] == 7


def test_s382_1_the_cards_are_shuffled_by_hand_before_every_round() -> None:
    table = sit(ann=100, bob=100)
    for _ in range(2):
        play = Play(table, {"ann": "2S 3S KS", "bob": "2H 3H KH"})
        assert ("dealer", "shuffle") in sorted_and_inspected(play)
        play.do(f"{play.turn} bet 5", f"{'bob' if play.turn == 'ann' else 'ann'} fold")


@pytest.mark.parametrize("at", [1, 51])
def test_s382_2_a_the_cut_is_at_least_two_cards_from_either_end(at: int) -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda play: play.round.ask is not None and "cut" in str(play.round.ask))
    assert play.refused("dealer", "cut", at=at) == "qld s382(2)(a)"
    play.act("dealer", "cut", at=2).go_on()
    assert play.turn


def test_s383_1_the_player_to_the_dealers_left_has_the_buck_first() -> None:
    play = Play(sit(ann=100, bob=100))
    assert play.table.buck == "ann"
    assert play.called["ann has the buck"] == "qld s383(1)"


def test_s383_2_then_it_goes_to_the_next_player_each_round() -> None:
    table, had = sit(ann=100, bob=100, cat=100), []
    for _ in range(4):
        play = Play(table)
        had.append(table.buck)
        while not play.over:
            play.do(f"{play.turn} {'bet 5' if play.offers == ['bet'] else 'fold'}")
    assert had == ["ann", "bob", "cat", "ann"]


def test_s383_3_nobody_declines_the_buck() -> None:
    assert Play(sit(ann=100, bob=100)).refused("ann", "decline the buck") == "qld s383(3)"


@pytest.mark.parametrize(
    ("settings", "said", "bets"),
    [
        pytest.param({}, "ante betting applies", ["ante bet"] * 3, id="s384_1_ante"),
        pytest.param(BLIND, "blind betting applies", ["blind bet"], id="s384_1_blind"),
    ],
)
def test_s384_1_the_dealer_announces_the_form_of_betting(settings: dict[str, str], said: str, bets: list[str]) -> None:
    play = Play(sit(settings, ann=100, bob=100, cat=100))
    assert play.called[said] == "qld s384(1)"
    assert [event.act for event in done(play.round) if event.act.endswith(("ante bet", "blind bet"))] == bets


def test_s384_2_and_may_change_it_before_a_later_round() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, stop=lambda _play: True)
    play.act("dealer", "announce the form of betting", betting_form="blind betting")
    assert play.ruled("blind betting applies") == ["qld s384(2)"]
    assert [event.act for event in done(play.go_on().round)].count("blind bet") == 1


def test_s385_1_s385_2_announced_lowest_value_card_betting_holds_in_the_first_round_of_betting_alone() -> None:
    cards = {"ann": "2S 3S KS KD", "bob": "2H 3H 4H 5H"}
    table = sit(LOWEST, ann=100, bob=100)
    play = Play(table, cards)
    assert play.called["lowest value card betting applies"] == "qld s385(1)"
    assert play.called["lowest value card betting applies in the first round of betting"] == "qld s385(2)"
    assert play.turn == "bob"
    assert play.do("bob bet 5", "ann call").turn == "ann"  # the highest cards open the second round
    play.do("ann bet 5", "bob fold")
    assert "lowest value card betting applies in the first round of betting" in Play(table).called


def test_s385_3_otherwise_the_highest_card_opens() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S 4S", "bob": "2H 3H KH"})
    assert play.called["highest value card betting applies"] == "qld s385(3)"
    assert play.turn == "bob"


def test_s385_4_and_the_dealer_may_change_it_before_a_later_round() -> None:
    table = sit(ann=100, bob=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold")
    play = Play(table, {"ann": "2S 3S KS", "bob": "2H 3H 4H"}, stop=lambda _play: True)
    play.act("dealer", "announce which card opens", opens="lowest value card betting").go_on()
    assert play.ruled("lowest value card betting") == ["qld s385(4)"]
    assert play.turn == "bob"


def test_s386_1_a_player_joins_with_a_table_stake() -> None:
    play = Play(sit(ann=100, bob=100), stop=lambda _play: True)
    play.act("dealer", "seat", person="cat", chips=6000)
    assert play.table.people["cat"].purse.value == 6000
    assert play.called["cat joins the game with a table stake of $60.00"] == "qld s386(1)"
    assert [seat.name for seat in play.go_on().table.seats] == ["ann", "bob", "cat"]


def test_s386_2_of_at_least_the_minimum() -> None:
    play = Play(sit(ann=100, bob=100, cat=20), stop=lambda _play: True)
    with pytest.raises(Refused):
        play.round.act("dealer", "seat", {"person": "dan", "chips": 4900})
    assert [seat.name for seat in play.go_on().table.seats] == ["ann", "bob"]  # cat has not enough to become a player


def test_s386_3_nobody_adds_to_a_table_stake_during_a_round() -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS"})
    assert play.refused("ann", "buy chips", amount=1000) == "qld s386(3)"
    assert play.refused("ann", "leave") == "qld s386(3)"


def test_s387_1_s387_8_the_whole_sequence_of_a_round_of_play() -> None:
    cards = {"ann": "AS AH AD 2C 3C 4D 9H", "bob": "KS KH KD 2D 3D 4C 9C"}
    play = Play(sit(ann=100, bob=100), cards)
    assert view(play.round, "ann").look["governed_by"] == ["qld s390(1)"]
    play.do("ann bet 5", "bob call").checked_round(3).do("ann bet 5", "bob call")
    happened = [event for event in play.round.events if isinstance(event, Done | Came)]
    acts = [event.act if isinstance(event, Done) else "card" for event in happened]
    steps = [act for act, before in zip(acts, ["", *acts], strict=False) if act != before]
    assert steps[steps.index("ante bet") :] == [
        "ante bet", "card", "bet", "call", "card", "check", "card", "check", "card", "check", "card", "bet", "call",
        "show",
    ]  # fmt: skip
    assert play.called["the hands decide who wins what was bet"] == "qld s387(8)"
    between = Play(sit(ann=100, bob=100), stop=lambda _play: True)
    assert view(between.round, "ann").look["governed_by"] == ["qld s387(1)"]


@pytest.mark.parametrize(
    ("said", "under"),
    [
        pytest.param("the round of play starts with ante betting", "qld s387(2)", id="s387_2"),
        pytest.param("two hole cards and a face up card for each player", "qld s387(3)", id="s387_3"),
        pytest.param("the second face up card for each player", "qld s387(4)", id="s387_4"),
        pytest.param("the third face up card for each player", "qld s387(5)", id="s387_5"),
        pytest.param("the fourth face up card for each player", "qld s387(6)", id="s387_6"),
        pytest.param("the third hole card for each player", "qld s387(7)", id="s387_7"),
    ],
)
def test_s387_the_steps_are_announced_in_their_order(said: str, under: str) -> None:
    play = Play(sit(ann=100, bob=100), {"ann": "2S 3S KS", "bob": "4H 5H 7H"})
    play.do("ann bet 5", "bob call").checked_round(4)
    assert play.called[said] == under
    order = [text for text, cited in play.called.items() if cited.startswith("qld s387(")]
    assert [play.called[text] for text in order] == sorted(play.called[text] for text in order)


def test_a_table_is_set_up_only_as_the_part_allows() -> None:
    with pytest.raises(BadInput):
        sit({"betting_form": "no betting"}, ann=100)
    with pytest.raises(Refused):
        sit({"deck": 48}, ann=100)
    assert sit(HALF, ann=100).half
    assert GAME.players == (2, 7)
    assert cents("5") == sit(ann=100).minimum
    assert sit(ann=100).people["dealer"].role is Role.DEALER
