"""Baccarat, Part 6: the deal and the third cards (ss 97 to 103), the result (s104), and the commission (s90)."""

import random
from itertools import product

import pytest
from support.baccarat import GAME, HANDS, Played, begin, coup, dealt, table_of
from support.events import moved

from houseway.equipment.cards import FULL_DECK, NAME
from houseway.errors import Ground
from houseway.families.baccarat.points import DRAWING, NO_THIRD, VALUE, banker_draws, player_draws
from houseway.games.baccarat.table import OWED, BaccaratTable
from houseway.games.baccarat.wagers import WAGERS
from houseway.money import cents
from houseway.play.events import CASH
from houseway.play.wager import Verdict
from houseway.play.walk import ended, walk

BANKER_WINS = "2S 4D KC 4H"  # 2 against 8
OF_VALUE = ("KS", "AS", "2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S")


# s97


def test_s97_1_two_hands_are_dealt() -> None:
    played = dealt(BANKER_WINS, ann="player's hand 10")
    assert tuple(hand.label for hand in played.table.hands) == HANDS == ("player's hand", "banker's hand")
    assert played.points == (2, 8)


def test_s97_2_no_more_bets_then_cards_then_the_banker_deals() -> None:
    played = begin(table_of("ann"), ann="player's hand 10")
    assert played.called == [("no more bets", "qld s97(2)"), ("cards", "qld s97(2)")]
    assert played.awaits == "dealer: deal"
    assert played.refusal("ann", "wager", **played.on("ann", "tie bet 10")) == ("qld s97(2)", Ground.WHEN)


def test_s97_3_four_cards_come_first() -> None:
    played = begin(table_of("ann"), ann="player's hand 10").deal()
    for each in BANKER_WINS.split():
        assert played.awaits.startswith("card for")
        played.cards(each)
    assert played.awaits == "dealer: settle"


def test_s97_3_all_face_up_or_all_face_down() -> None:
    def seen(played: Played) -> list[str]:
        look = GAME.look(played.table, "ann")
        return [*look["player's hand"]["cards"], *look["banker's hand"]["cards"]]

    up = begin(table_of("ann"), ann="player's hand 10").deal(face="up").cards("2S 4D KC")
    down = begin(table_of("ann"), ann="player's hand 10").deal(face="down").cards("2S 4D KC")
    assert seen(up) == ["2S", "KC", "4D"]
    assert seen(down) == ["face down"] * 3
    assert seen(down.cards("4H")) == ["2S", "KC", "4D", "4H"]


def test_s97_4_and_s97_5_the_cards_go_to_the_players_and_the_bankers_hand_in_turn() -> None:
    played, awaited = begin(table_of("ann"), ann="player's hand 10").deal(), []
    for each in BANKER_WINS.split():
        awaited.append((played.awaits, played.under))
        played.cards(each)
    player_, banker = ("card for player's hand", "qld s97(4)"), ("card for banker's hand", "qld s97(5)")
    assert awaited == [player_, banker, player_, banker]


def test_s97_4_the_first_and_third_are_the_players() -> None:
    assert [NAME[each] for each in dealt(BANKER_WINS, ann="tie bet 10").table.players_hand.cards] == ["2S", "KC"]


def test_s97_5_the_second_and_fourth_are_the_bankers() -> None:
    assert [NAME[each] for each in dealt(BANKER_WINS, ann="tie bet 10").table.bankers_hand.cards] == ["4D", "4H"]


def test_s97_6_the_dealer_lays_them_face_upwards() -> None:
    played = begin(table_of("ann"), ann="player's hand 10").deal(face="down").cards(BANKER_WINS)
    assert ("the hands lie face upwards before the dealer", "qld s97(6)") in played.called


# s98, s99


def test_s98_1_and_s98_2_the_point_counts_are_announced_the_players_first() -> None:
    played = dealt("2S 4D KC KH", ann="player's hand 10")
    assert played.called[2:] == [("player's hand: 2", "qld s98(1)"), ("banker's hand: 4", "qld s98(2)")]


def test_s98_2_the_bankers_point_count_is_announced() -> None:
    assert ("banker's hand: 8", "qld s98(2)") in dealt(BANKER_WINS, ann="player's hand 10").called


def test_s98_3_after_that_the_third_cards_are_dealt() -> None:
    played = dealt("2S 4D KC KH", ann="player's hand 10")
    assert played.awaits == "card for player's hand"
    assert "98(3)" in GAME.layout(played.table)


def test_s99_1_the_players_hand_is_dealt_to_first() -> None:
    played = dealt("KS KD KC KH", ann="player's hand 10")
    assert (played.awaits, played.under) == ("card for player's hand", "qld s102")
    played.cards("4S")
    assert (played.awaits, played.under) == ("card for banker's hand", "qld s103(1)")


def test_s99_2_no_hand_gets_more_than_one_additional_card() -> None:
    played = dealt("KS KD KC KH KS KD", ann="player's hand 10")  # 0 against 0, and still 0 against 0
    assert played.awaits == "dealer: settle"
    assert [len(hand.cards) for hand in played.table.hands] == [3, 3]


# s101 to s103


@pytest.mark.parametrize(
    "cards", ["KS 8D KC KH", "8S KD KC KH", "9S KD KC KH", "4S 9D 5C KH", "KS 4D KC 4H", "9S 9D 9C 9H"]
)
def test_s101_with_a_natural_in_either_hand_no_more_cards_are_dealt(cards: str) -> None:
    played = dealt(cards, ann="player's hand 10")
    assert played.awaits == "dealer: settle"
    assert played.called[4] == ("a natural: no more cards", "qld s101")


@pytest.mark.parametrize(("points", "draws"), [(0, True), (3, True), (5, True), (6, False), (7, False)])
def test_s102_the_players_hand_draws_on_0_to_5_and_stays_on_6_and_7(points: int, draws: bool) -> None:
    assert all(player_draws(points, bankers) is draws for bankers in range(8))
    played = dealt(f"KS 7D {OF_VALUE[points]} KH", ann="player's hand 10")
    assert (played.awaits == "card for player's hand") is draws


TABLE_2 = {  # reading BC1: the values of the player's third card on which the banker's hand draws
    0: range(10),
    1: range(10),
    2: range(10),
    3: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    4: [2, 3, 4, 5, 6, 7],
    5: [4, 5, 6, 7],
    6: [6, 7],
    7: [],
}


@pytest.mark.parametrize(("bankers", "third"), list(product(range(8), range(10))))
def test_s103_1_the_bankers_hand_draws_by_table_2(bankers: int, third: int) -> None:
    draws = third in TABLE_2[bankers]
    assert banker_draws(bankers, third) is draws
    played = dealt(f"KS KD KC {OF_VALUE[bankers]} {OF_VALUE[third]}", ann="player's hand 10")
    assert (played.awaits == "card for banker's hand") is draws


@pytest.mark.parametrize("bankers", range(8))
def test_s103_1_without_a_third_card_of_the_players_the_bankers_hand_draws_on_0_to_5(bankers: int) -> None:
    assert banker_draws(bankers, NO_THIRD) is (bankers <= 5)
    played = dealt(f"KS KD 7C {OF_VALUE[bankers]}", ann="player's hand 10")
    assert (played.awaits == "card for banker's hand") is (bankers <= 5)


def test_s103_2_the_row_is_the_bankers_count_of_two_cards() -> None:
    played = dealt("KS 2D KC 2H 6S", ann="player's hand 10")  # 4, of two and two
    assert played.awaits == "card for banker's hand"


def test_s103_3_the_column_is_the_third_cards_value_not_the_players_count() -> None:
    assert dealt("4S 3D KC KH 8S", ann="player's hand 10").awaits == "dealer: settle"  # an 8 makes 2: the 8 counts
    assert dealt("4S 3D KC KH 4C", ann="player's hand 10").awaits == "card for banker's hand"  # a 4 makes 8


def test_s103_4_D_draws_and_S_stays() -> None:
    for bankers, letters in DRAWING.items():
        assert letters == "".join("D" if third in TABLE_2[bankers] else "S" for third in range(10))
    assert "               5 |            S S S S D D D D S S" in GAME.layout(table_of("ann")).splitlines()


def test_s103_5_and_s103_6_the_row_and_the_column_meet() -> None:
    assert (DRAWING[3][8], DRAWING[3][9], DRAWING[6][5], DRAWING[6][6]) == ("S", "D", "S", "D")


def test_s103_6_what_stands_there_is_done() -> None:
    for bankers, third in product(range(8), range(10)):
        assert banker_draws(bankers, third) is (DRAWING[bankers][third] == "D")


# s104


def test_s104_1_the_final_point_counts_and_the_winner_are_announced() -> None:
    played = dealt("KS 7D KC KH 9S", ann="player's hand 10")
    assert played.called[-1] == ("player's hand 9, banker's hand 7: player's hand wins", "qld s104(1)")
    played = dealt(BANKER_WINS, ann="player's hand 10")
    assert played.called[-1] == ("player's hand 2, banker's hand 8: banker's hand wins", "qld s104(1)")


def test_s104_1_s104_2_the_final_counts_of_a_tie_hand_are_announced_too() -> None:
    assert dealt("6S 6D KC KH", ann="player's hand 10").called[-2:] == [
        ("player's hand 6, banker's hand 6", "qld s104(1)"),
        ("tie hand", "qld s104(2)"),
    ]


def test_s104_3_losing_wagers_are_collected_then_winning_ones_paid() -> None:
    table = table_of("ann", "bob")
    played = coup(BANKER_WINS, table, ann="banker's hand 10", bob="player's hand 10 + tie bet 10")
    assert [line.verdict for line in played.lines()] == [Verdict.LOSE, Verdict.LOSE, Verdict.WIN]
    assert all("qld s104(3)" in [cite.text for cite in line.cites] for line in played.lines())
    assert table.owed == {"ann": 50}


# s90


def test_s90_1_the_players_hand_pays_1_to_1() -> None:
    played = coup("KS 7D KC KH 9S", ann="player's hand 15")
    assert (played.line("ann").paid, played.line("ann").commission) == (1500, 0)
    assert "qld s90(1)" in played.cites("ann")


def test_s90_2_the_bankers_hand_pays_1_to_1_less_5_percent() -> None:
    played = coup(BANKER_WINS, ann="banker's hand 100")
    line = played.line("ann")
    assert (line.paid, line.returned, line.commission, line.net) == (10_000, 10_000, 500, 9_500)
    assert "qld s90(2)" in played.cites("ann")


@pytest.mark.parametrize(
    ("stake", "charge"),
    [("10", "0.50"), ("10.50", "1.00"), ("11", "1.00"), ("20", "1.00"), ("20.50", "1.50"), ("999.50", "50.00")],
)
def test_s90_3_the_commission_is_rounded_up_to_the_next_50c(stake: str, charge: str) -> None:
    played = coup(BANKER_WINS, table_of("ann", chips="1000"), ann=f"banker's hand {stake}")
    assert played.line("ann").commission == cents(charge)
    assert ("qld s90(3)" in played.cites("ann")) is (cents(stake) * 5 != cents(charge) * 100)


def test_reading_bc3_whether_to_round_is_the_operators_choice() -> None:
    played = coup(BANKER_WINS, table_of("ann", commission_rounded=False), ann="banker's hand 11")
    assert played.line("ann").commission == 55
    assert "qld s90(3)" not in played.cites("ann")


def test_reading_bc19_without_rounding_the_commission_comes_out_in_whole_cents() -> None:
    played = Played(table_of("ann", commission_rounded=False))
    assert played.refusal("ann", "wager", **played.on("ann", "banker's hand 10.50")) == ("qld s90(2)", Ground.AMOUNT)
    played.wager("ann", "player's hand 10.50")


def test_s90_4_the_commission_is_collected_with_the_pay_off() -> None:
    table = table_of("ann", commission_deferred=False)
    played = coup(BANKER_WINS, table, ann="banker's hand 20")
    assert (played.chips("ann"), table.owed) == (cents("519"), {})
    assert played.cites("ann")[-1] == "qld s90(4)"


def owing() -> BaccaratTable:
    table = table_of("ann", "bob")
    coup(BANKER_WINS, table, ann="banker's hand 20", bob="player's hand 20")
    coup(BANKER_WINS, table, ann="banker's hand 30")
    return table


def test_s90_4_for_those_who_sit_it_may_be_deferred() -> None:
    table = owing()
    assert (table.people["ann"].purse.value, table.owed) == (cents("550"), {"ann": cents("2.50")})
    assert table.house == cents("20") - cents("50") + cents("2.50")  # the commission is the house's already


@pytest.mark.parametrize(
    ("who", "act", "details"), [("dealer", "collect commission", {"person": "ann"}), ("ann", "pay commission", {})]
)
def test_s90_4_and_collected_at_a_later_time(who: str, act: str, details: dict[str, str]) -> None:
    played = Played(owing()).act(who, act, **details)
    assert (played.chips("ann"), played.table.owed) == (cents("547.50"), {})
    assert ("ann pays $2.50 in commission", "qld s90(4)") in played.called
    assert played.refusal("ann", "pay commission") == ("qld s90(4)", Ground.WHEN)


def test_s90_5_all_that_is_owed_is_collected_before_the_cards_are_reshuffled() -> None:
    table = owing()
    table.cutting_card_out = table.last_round = True
    coup("KS 7D KC KH 9S", table, ann="banker's hand 10")
    played = Played(table)
    assert (played.awaits, played.under) == ("dealer: collect the commission", "qld s90(5)")
    assert played.refused("ann", "wager", **played.on("ann", "banker's hand 10")) == "qld s100(3)"
    assert played.refusal("dealer", "shuffle") == ("qld s90(5)", Ground.WHEN)
    played.act("dealer", "collect the commission")
    assert (played.awaits, table.owed) == ("dealer: shuffle", {})
    assert played.chips("ann") == cents("537.50")


def test_s90_6_a_marker_button_shows_what_is_owed_at_the_players_number() -> None:
    table = table_of("bob", "ann")
    played = coup(BANKER_WINS, table, ann="banker's hand 20")
    words = "marker buttons for commission: number 2 $1.00"
    assert (words, "qld s90(6)") in played.called
    assert "[1][2=$1.00][3]" in GAME.layout(table)
    assert GAME.look(table, "bob")["owed"] == {"ann": "1.00"}


def test_s90_7_a_tie_bet_pays_8_to_1() -> None:
    played = coup("6S 6D KC KH", ann="tie bet 10")
    assert (played.line("ann").paid, played.cites("ann")[-1]) == (8_000, "qld s90(7)")


def test_reading_bc12_what_the_chips_do_not_cover_is_paid_in_cash() -> None:
    table = table_of("ann", chips="10")
    coup(BANKER_WINS, table, ann="banker's hand 10")
    coup(BANKER_WINS, table, ann="player's hand 20")
    in_play = table.holdings()
    played = Played(table).act("dealer", "collect commission", person="ann")
    assert (played.chips("ann"), table.cash) == (0, 50)
    assert table.holdings() == in_play


def test_reading_bc12_whoever_leaves_pays_on_leaving() -> None:
    table = owing()
    in_play = table.holdings()
    played = Played(table).act("ann", "leave")
    assert table.owed == {}
    assert played.called[-1] == ("ann pays $2.50 in commission", "qld s90(4)")
    assert moved(played.round) == [("ann", -cents("2.50"), OWED), ("ann", -cents("547.50"), CASH)]
    assert table.cash == -cents("547.50")
    assert table.holdings() == in_play


def test_reading_bc12_also_with_fewer_chips_than_are_owed() -> None:
    """Five cents in the dollar of $100 is $5, and ann has $1 left: $4 more come in cash."""
    table = table_of("ann", chips="101")
    coup(BANKER_WINS, table, ann="banker's hand 100")
    coup(BANKER_WINS, table, ann="player's hand 200")
    in_play = table.holdings()
    Played(table).act("ann", "leave")
    assert (table.owed, table.cash) == ({}, cents("4"))
    assert table.holdings() == in_play


# The procedure as a table of transitions


def wagered() -> Played:
    """Ann has wagered on everything."""
    played = Played(table_of("ann"))
    for row in WAGERS:
        played.wager("ann", f"{row.name} 10")
    return played


def by_value(card: int) -> int:
    return VALUE[card]


def test_the_walk_of_the_procedure_settles_as_the_procedure_does() -> None:
    automaton = walk(lambda: wagered().round, {}, alike=by_value)
    assert len(automaton.ends) == 3
    chance = random.Random(6)
    for _ in range(200):
        drawn = [chance.choice(FULL_DECK) for _ in range(6)]
        end, used = automaton.play(drawn, by_value)
        played = wagered().close().deal().cards(" ".join(NAME[each] for each in drawn[:used])).settle()
        assert end == ended(played.lines(), 1000)
