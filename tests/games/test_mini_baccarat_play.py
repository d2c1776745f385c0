"""A round of mini-baccarat: the deal (ss 202, 203), the cutting card (s204), third cards and result (ss 205 to 208)."""

from itertools import product
from typing import Any

import pytest
from support.mini_baccarat import FLOOR, Played, begin, deal, next_round, table_of, with_cards

from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.mini_baccarat.arithmetic import NO_THIRD, VALUE, box_of_table_2, player_draws
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.play.round import Round
from houseway.play.walk import ended, walk

GAME = find("mini-baccarat")


def look(played: Played) -> dict[str, Any]:
    return dict(GAME.look(played.table, "ann"))


# s202: the first four cards


def test_s202_1_two_hands_are_dealt() -> None:
    assert [hand.label for hand in table_of().hands] == ["player's hand", "banker's hand"]


def test_s202_2_the_dealer_calls_no_more_bets_and_deals() -> None:
    played = Played(table_of("ann")).wager("ann", "player", "10")
    assert played.refusal("ann", "no more bets") == ("qld s202(2)", Ground.WHO)
    played.close()
    assert (played.called, played.awaits) == ([("no more bets", "qld s202(2)")], "card for player's hand")
    assert played.refused("ann", "wager", **played.on("ann", "tie", "10")) == "qld s202(2)"
    assert played.refusal("dealer", "no more bets") == ("qld s202(2)", Ground.WHEN)


def test_s202_2_reading_mb3_with_no_wager_no_round_is_dealt() -> None:
    played = Played(table_of("ann")).close()
    assert (played.over, played.called, played.table.shoe.remaining) == (True, [], 416)


def test_s202_3_four_cards_are_dealt_first_by_the_dealer() -> None:
    played = begin("ann player 10").cards("2S 3S 4S")
    assert not look(played)["third card"]
    played.act("dealer", "cards handled", person="ann")
    assert played.rulings == [["qld s202(3)", "reading G20"]]
    assert begin("ann player 10").cards("2S 8S 4S AS").awaits == "settlement"


def test_s202_4_the_first_and_third_card_are_the_players_hand() -> None:
    played = begin("ann player 10")
    assert (played.awaits, played.under) == ("card for player's hand", "qld s202(4)")
    assert played.cards("2S 3S 7S").hands[0] == "2S 7S"


def test_s202_5_the_second_and_fourth_card_are_the_bankers_hand() -> None:
    played = begin("ann player 10").cards("2S")
    assert (played.awaits, played.under) == ("card for banker's hand", "qld s202(5)")
    assert played.cards("3S 7S 6S").hands[1] == "3S 6S"


def test_s202_6_a_all_cards_are_dealt_face_up() -> None:
    played = begin("ann player 10").cards("2S 3S")
    assert look(played)["player's hand"]["cards"] == ["2S"]


def test_s202_6_b_or_all_face_down_and_nobody_sees_them_until_the_counts_are_called() -> None:
    played = begin("ann player 10", face_down=True).cards("2S 3S 7S")
    for viewer in ("ann", "dealer", "inspector"):
        seen = GAME.look(played.table, viewer)
        assert seen["player's hand"] == {"cards": ["face down"] * 2, "points": None, "natural": False}
        assert seen["banker's hand"]["cards"] == ["face down"]
    played.cards("6S")
    assert look(played)["banker's hand"] == {"cards": ["3S", "6S"], "points": 9, "natural": True}


def test_s202_6_not_some_of_them_one_way_and_some_the_other() -> None:
    with pytest.raises(Refused) as caught:
        MiniBaccaratTable(GAME, face_down="the third cards")
    assert caught.value.under.text == "qld s202(6)"


# s203: the calls, and at most one card more


def test_s203_1_the_players_point_count_is_called_first_and_then_the_bankers() -> None:
    played = begin("ann player 10").cards("2S 3S 4S 4H")
    assert played.called[1:3] == [("player's hand: 6", "qld s203(1)"), ("banker's hand: 7", "qld s203(1)")]


def test_s203_2_third_cards_follow_the_calls_the_players_first() -> None:
    played = begin("ann player 10").cards("2S 3S AS KH")
    assert played.called[-1][0] == "banker's hand: 3"
    assert (played.awaits, look(played)["third card"]["under"]) == (
        "card for player's hand",
        ["qld s203(2)", "qld s206"],
    )
    assert played.cards("5S").awaits == "card for banker's hand"


def test_s203_3_no_hand_gets_a_second_additional_card() -> None:
    played = begin("ann player 10").cards("2S 3S AS KH KS KD")
    assert (played.awaits, played.points) == ("settlement", (3, 3))
    played.act("dealer", "card drawn in excess", to="player's hand")
    assert (played.rulings, played.points) == ([["qld s209(3)", "qld s203(3)"]], (3, 3))


# s204: the cutting card

SHORT = "9S 4H QS 2C"  # four cards


def test_s204_1_when_the_cutting_card_comes_in_a_round_the_round_is_finished() -> None:
    played = begin("ann player 10", table=with_cards(60, "ann", marker=58)).cards("9S 4H")
    played.cards("QS")
    assert played.called[-1] == ("the cutting card: this round is finished", "qld s204(1)")
    played.cards("2C").settle()
    assert played.net("ann") == 1000


def test_s204_2_then_the_dealer_says_that_the_last_round_follows() -> None:
    played = deal("ann player 10", table=with_cards(60, "ann", marker=58), cards=SHORT)
    assert played.called[-1] == ("the last round is about to be played", "qld s204(2)")
    assert (look(played)["last round"], played.table.due) == (True, "")


def test_s204_3_after_it_no_card_is_dealt_before_a_shuffle() -> None:
    last = next_round(deal("ann player 10", table=with_cards(60, "ann", marker=58), cards=SHORT), "ann player 10")
    last.cards("9H 4S QH 2D").settle()
    assert last.table.due == "shoe completed"
    played = Played(last.table)
    assert played.awaits == "dealer: shuffle"
    assert played.refused("ann", "wager", **played.on("ann", "player", "10")) == "qld s204(3)"


def test_s204_4_as_first_card_of_a_round_it_makes_that_round_the_last() -> None:
    played = begin("ann player 10", table=with_cards(60, "ann", marker=60))
    assert played.called[-1] == ("the cutting card came first: this is the last round", "qld s204(4)")
    played.cards(SHORT).settle()
    assert played.table.due == "shoe completed"


def test_s204_4_a_cutting_card_right_behind_a_rounds_last_card_is_the_first_of_the_next() -> None:
    first = deal("ann player 10", table=with_cards(60, "ann", marker=56), cards=SHORT)
    assert not first.table.cutting_card_out
    assert next_round(first, "ann player 10").called[-1][1] == "qld s204(4)"


# s205 to s207: third cards


@pytest.mark.parametrize("cards", ["9S 4H QS 2C", "8S 4H QS 2C", "2S 9H 3S QC", "2S 8H 3S QC", "9S 9H QS QC"])
def test_s205_on_a_natural_neither_hand_gets_another_card(cards: str) -> None:
    played = begin("ann player 10").cards(cards)
    assert played.awaits == "settlement"
    assert ("a natural: no more cards", "qld s205") in played.called


def test_s205_eight_or_nine_with_three_cards_is_no_natural() -> None:
    played = begin("ann player 10").cards("2S 3S AS KH 5S")  # player's hand 8 with three cards: the banker's hand draws
    assert played.awaits == "card for banker's hand"
    assert not look(played)["player's hand"]["natural"]


@pytest.mark.parametrize(("players", "draws"), [(n, n <= 5) for n in range(8)])
def test_s206_table_1_the_players_hand_draws_on_0_to_5_and_stays_on_6_and_7(players: int, draws: bool) -> None:
    for bankers in range(8):
        assert player_draws(players, bankers) is draws
    first = {0: "KS", 1: "AS"}.get(players, f"{players}S")
    played = begin("ann player 10").cards(f"{first} 7H QS QC")  # the banker's hand stays on 7
    assert played.awaits == ("card for player's hand" if draws else "settlement")
    assert not draws or played.under == "qld s206"


TABLE_2 = {  # by the banker's point count: the values 0 to 9 of the player's third card, as it is printed elsewhere
    0: "DDDDDDDDDD",
    1: "DDDDDDDDDD",
    2: "DDDDDDDDDD",
    3: "DDDDDDDDSD",
    4: "SSDDDDDDSS",
    5: "SSSSDDDDSS",
    6: "SSSSSSDDSS",
    7: "SSSSSSSSSS",
}


@pytest.mark.parametrize(("bankers", "third"), list(product(range(8), range(10))))
def test_s207_1_reading_bc1_table_2_decides_whether_the_bankers_hand_draws(bankers: int, third: int) -> None:
    faces = [{0: "K", 1: "A"}.get(value, str(value)) for value in (bankers, third)]
    played = begin("ann player 10").cards(f"KS {faces[0]}H QS QC {faces[1]}D")
    assert played.awaits == ("card for banker's hand" if TABLE_2[bankers][third] == "D" else "settlement")


@pytest.mark.parametrize(("bankers", "draws"), [(n, n <= 5) for n in range(8)])
def test_s207_1_reading_f1_without_a_third_card_of_the_players_it_draws_on_0_to_5(bankers: int, draws: bool) -> None:
    face = {0: "K", 1: "A"}.get(bankers, str(bankers))
    played = begin("ann player 10").cards(f"6S {face}H QS QC")
    assert played.awaits == ("card for banker's hand" if draws else "settlement")
    assert not draws or played.under == "qld s207(1)"


def test_s207_2_the_row_is_the_count_of_the_bankers_two_cards() -> None:
    assert look(begin("ann player 10").cards("KS 9H QS 7C 3D"))["third card"]["row"] == 6


def test_s207_3_the_column_is_the_third_cards_value_and_not_the_players_count() -> None:
    played = begin("ann player 10").cards("2S 3H 3S QC 8D")  # the player's hand counts 3; the card's value is 8
    assert played.points == (3, 3)
    assert (look(played)["third card"]["column"], played.awaits) == (8, "settlement")


def test_s207_4_d_is_to_draw_and_s_to_stay() -> None:
    assert (box_of_table_2(3, 7), box_of_table_2(3, 8)) == ("D", "S")


def test_s207_5_row_and_column_lead_to_the_box() -> None:
    told = look(begin("ann player 10").cards("2S 3H 3S QC 8D"))["third card"]
    assert (told["row"], told["column"], told["letter"]) == (3, 8, "S")
    assert {"qld s207(2)", "qld s207(3)", "qld s207(4)", "qld s207(5)"} < set(told["under"])


def test_s207_6_the_box_decides() -> None:
    told = look(begin("ann player 10").cards("6S 5H QS QC"))["third card"]
    assert (told["row"], told["column"], told["letter"]) == (5, "no third card", "D")
    assert "qld s207(6)" in told["under"]
    assert box_of_table_2(6, NO_THIRD) == "S"


# s208: the result


@pytest.mark.parametrize(
    ("cards", "says"),
    [
        ("9S 4H QS 2C", "player's hand 9, banker's hand 6: the player's hand wins"),
        ("2S 3H 4S 4C", "player's hand 6, banker's hand 7: the banker's hand wins"),
    ],
)
def test_s208_1_the_final_counts_are_called_and_the_hand_that_won(cards: str, says: str) -> None:
    assert begin("ann player 10").cards(cards).called[-1] == (says, "qld s208(1)")


def test_s208_2_equal_counts_are_called_tie_hand() -> None:
    called = begin("ann player 10").cards("9S 9H QS QC").called
    assert called[-2:] == [("player's hand 9, banker's hand 9", "qld s208(1)"), ("tie hand", "qld s208(2)")]


def test_s208_3_the_dealer_collects_losing_wagers_and_then_pays_winning_ones() -> None:
    played = Played(table_of("ann", "bob"))
    for who, on in (("ann", "player"), ("bob", "banker"), ("ann", "tie")):
        played.wager(who, on, "10")
    played.close().cards("9S 4H QS 2C")
    assert played.refusal("ann", "settle") == ("qld s208(3)", Ground.WHO)
    assert played.refusal(FLOOR, "settle") == ("qld s208(3)", Ground.WHO)
    played.settle()
    assert [(x.person, x.wager, x.verdict.value) for x in played.lines()] == [
        ("bob", "banker's hand", "lose"),
        ("ann", "tie bet", "lose"),
        ("ann", "player's hand", "win"),
    ]
    assert all("qld s208(3)" in [c.text for c in x.cites] for x in played.lines())
    assert (played.table.shoe.in_rack, played.over) == (4, True)


def test_s208_3_not_before_the_result_is_called() -> None:
    assert begin("ann player 10").refusal("dealer", "settle") == ("qld s208(3)", Ground.WHEN)


# The walk: the procedure as a table of transitions settles like the procedure

SYMBOLS = [4 * (value - 1) if value else 36 for value in range(10)]  # one card of each value, the ten for nought


def wagered() -> Round[Any]:
    played = Played(table_of("ann"))
    for on in ("banker", "player", "tie"):
        played.wager("ann", on, "10")
    return played.round


def by_value(card: int) -> int:
    return VALUE[card]


def test_the_procedure_walks_to_every_end_and_agrees_with_a_round_dealt_by_hand() -> None:
    found = walk(wagered, {}, alike=by_value)
    assert len(found.ends) == 3
    for values in ((4, 9, 2, 0, 5, 5), (9, 4, 0, 2, 1, 1), (2, 3, 3, 0, 8, 1), (0, 6, 5, 0, 7, 3), (1, 1, 1, 1, 1, 1)):
        cards = [SYMBOLS[value] for value in values]
        end, used = found.play(cards, by_value)
        round_ = wagered()
        round_.act("dealer", "no more bets")
        for card in cards[:used]:
            round_.outcome(card)
        round_.act("dealer", "settle")
        assert (ended(round_.lines, 1000), round_.over) == (end, True)
