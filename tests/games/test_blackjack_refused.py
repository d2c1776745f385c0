"""What people try at a blackjack table and may not do, each under the provision that stands against it."""

import pytest
from support.blackjack import FLOOR, Played, begin, deal, on, table_of

from houseway.errors import Ground
from houseway.money import cents

TEN = cents("10")


def test_s36_1_insurance_against_a_king() -> None:
    played = deal("ann: 10S 9D", dealer="KC")
    assert played.refused("ann", "insure", amount=cents("5")) == "qld s36(1)"
    assert played.refused("ann", "wager", **on("box 1", "5", "insurance")) == "qld s36(1)"


def test_s36_3_and_after_its_time() -> None:
    played = deal("ann: 10S 9D", dealer="AC", then=("ann decline",))
    assert played.refused("ann", "insure", amount=cents("5")) == "qld s36(3)"


def split_aces() -> Played:
    return deal("ann: AS AD", "bob: 10D 6C", dealer="6C", then=("ann split", "3S 8H"))


def test_s38_4_split_aces_are_neither_doubled_nor_split_again_nor_hit() -> None:
    played = split_aces()
    assert played.awaits == "bob"
    assert played.refused("ann", "double down", amount=TEN) == "qld s38(4)(b)"
    assert played.refused("ann", "split") == "qld s38(4)(a)"
    assert played.refused("ann", "draw") == "qld s39(1)(c)"


def test_s38_4_a_a_split_hand_is_not_split_again_while_it_is_played() -> None:
    played = deal("ann: 8S 8D", dealer="6C", then=("ann split", "8H"))
    assert played.refused("ann", "split") == "qld s38(4)(a)"


@pytest.mark.parametrize("act", ["double down", "draw"])
def test_s39_1_a_a_natural_is_neither_doubled_nor_hit_reading_B3(act: str) -> None:
    played = deal("ann: AS KD", "bob: 10D 6C", dealer="KC")
    assert played.awaits == "bob"
    assert played.refused("ann", act, **({"amount": TEN} if act == "double down" else {})) == "qld s39(1)(a)"


@pytest.mark.parametrize(
    ("act", "under"), [("draw", "qld s39(1)(c)"), ("double down", "qld s38(4)(b)"), ("split", "qld s38(4)(a)")]
)
@pytest.mark.parametrize("cards", [(), ("8H",)])
def test_s38_4_s39_1_c_while_the_card_of_a_split_ace_is_awaited(cards: tuple[str, ...], act: str, under: str) -> None:
    played = deal("ann: AS AD", dealer="6C", then=("ann split", *cards))
    assert played.awaits.startswith("card for box 1")
    assert played.refused("ann", act, **({"amount": TEN} if act == "double down" else {})) == under


def test_s38_4_a_while_the_card_of_a_split_hand_is_awaited() -> None:
    played = deal("ann: 8S 8D", dealer="6C", then=("ann split",))
    assert played.refused("ann", "split") == "qld s38(4)(a)"
    assert played.refused("ann", "draw") == "qld s30(2)"


def test_s39_1_b_while_the_one_card_of_a_double_is_awaited() -> None:
    played = deal("ann: 6S 5D", dealer="6C", then=("ann double down 10",))
    assert played.refused("ann", "draw") == "qld s39(1)(b)"


@pytest.mark.parametrize("then", [("ann draw",), ("ann split",), ("ann split", "bob first hand", "10H", "ann stand")])
def test_s43_a_nor_while_a_card_is_awaited(then: tuple[str, ...]) -> None:
    played = deal("ann + bob: 8S 8D", dealer="6C", then=then, players_to_a_box=2)
    if played.awaits == "bob":
        played.play("bob split")
    assert played.awaits.startswith("card for")
    assert played.refusal("bob", "draw") == ("qld s43(a)", Ground.WHO)


@pytest.mark.parametrize("act", ["draw", "stand", "split"])
def test_s43_a_somebody_behind_the_first_player_demands_nothing(act: str) -> None:
    played = deal("ann + bob: 8S 8D", dealer="6C", players_to_a_box=2)
    assert played.refusal("bob", act) == ("qld s43(a)", Ground.WHO)


def test_s30_2_nor_does_somebody_on_another_box() -> None:
    played = deal("ann: 8S 8D", "bob: 10D 6C", dealer="6C")
    assert played.refusal("bob", "draw") == ("qld s30(2)", Ground.WHEN)


def test_s43_d_a_player_behind_without_chips_for_both_hands_names_one() -> None:
    table = table_of("ann", "bob", players_to_a_box=2)
    table.people["bob"].purse.value = cents("15")
    played = deal("ann + bob: 8S 8D", dealer="6C", then=("ann split",), table=table)
    assert played.refusal("bob", "split") == ("qld s43(d)", Ground.MEANS)


def test_s21_1_adding_to_a_wager_after_the_first_card() -> None:
    played = begin("ann").cards("10S")
    assert played.refusal("ann", "wager", **on("box 1", "5")) == ("qld s21(1)", Ground.WHEN)
    assert played.refused("ann", "wager", **on("box 2", "5")) == "qld s18"


@pytest.mark.parametrize("name", ["amount", "stake"])
def test_s38_2_a_split_takes_no_amount_of_ones_own(name: str) -> None:
    played = deal("ann: 8S 8D", dealer="6C")
    assert played.refusal("ann", "split", **{name: cents("5")}) == ("qld s38(2)", Ground.AMOUNT)
    assert played.refused("ann", "draw", amount=cents("5")) == "qld s39(1)"


def test_s39_2_a_hand_of_12_is_not_made_to_draw() -> None:
    played = deal("ann: 10S 2D", dealer="6C")
    assert played.refused("dealer", "direct a draw") == "qld s39(2)"
    assert played.refused("ann", "direct a draw") == "qld s39(2)"


@pytest.mark.parametrize("act", ["draw", "stand"])
def test_s52_3_an_exposed_card_is_accepted_or_refused_and_nothing_else_drawn(act: str) -> None:
    played = deal("ann: 10S 2D", dealer="6C").act("dealer", "card drawn in error, exposed", card="9S")
    assert played.refused("ann", act) == "qld s52(3)"


@pytest.mark.parametrize("act", ["draw", "stand", "split"])
def test_s56_1_a_dead_hand_does_nothing(act: str) -> None:
    played = begin("ann", "bob").play("dealer go past", "10D 6C", "dealer go past", "7D")
    played.act("dealer", "hand gone past", hand="box 1")
    assert played.refused("ann", act) == "qld s56(1)"


def test_s50A_1_one_bonus_wager_of_two_dollars() -> None:
    played = Played(table_of("ann", bonus_blackjack="AS KS")).wager("ann", "box 1")
    assert played.refused("ann", "wager", **on("box 1", "2", "bonus blackjack")) == "qld s50A(1)"
    played.wager("ann", "box 1", "1", "bonus blackjack")
    assert played.refused("ann", "wager", **on("box 1", "1", "bonus blackjack")) == "qld s50B(5)"


@pytest.mark.parametrize(
    ("who", "act", "under"),
    [
        ("ann", "deal", "qld s30(1)"),
        ("ann", "settle", "qld s31(1)"),
        ("dealer", "settle", "qld s31(1)"),
        ("dealer", "deal", "qld s30(1)"),
        ("dealer", "shuffle", "qld s25"),
        ("ann", "cut", "qld s27(1)"),
        ("dealer", "spread the cards", "qld s24(2)"),
        (FLOOR, "sort and inspect", "qld s24(1)"),
        (FLOOR, "deem correct", "qld s60(c)"),
        (FLOOR, "declare void", "qld s60(a)"),
        ("ann", "accept", "qld s52(3)"),
        ("ann", "retract", "qld s56(2)"),
        ("ann", "stay", "qld s61(1)"),
        ("ann", "take back", "qld s65D(2)"),
        ("ann", "second hand", "qld s43(d)"),
        ("dealer", "remove the cutting card", "qld s65A(3)(d)"),
        ("dealer", "draw", "qld s30(2)"),
    ],
)
def test_s30_a_step_at_another_moment_or_by_another_person(who: str, act: str, under: str) -> None:
    assert deal("ann: 10S 2D", dealer="6C").refused(who, act) == under


def test_s19_2_chips_not_words() -> None:
    played = deal("ann: 10S 2D", dealer="6C")
    assert played.refused("ann", "declare a wager") == "qld s19(2)"


# s58: what may be missed (reading B58)


def test_s58_reading_b58_a_second_hit_may_be_missed() -> None:
    played = deal("ann: 5S 2D", "bob: 10D 7C", dealer="6C", then=("ann draw", "3S", "dealer go past", "bob stand"))
    assert (played.awaits, played.open) == ("ann", ["go on", "retract"])
    assert played.rulings == [["qld s58"]]
    played.play("ann go on", "ann draw", "10H", "ann stand", "10C 10S").settle()
    assert (played.net("ann"), played.net("bob")) == (1000, 1000)


def test_s58_reading_b58_so_may_a_hand_of_a_split_which_is_retracted_by_itself_reading_B56() -> None:
    then = ("ann split", "3S", "dealer go past", "10H", "ann stand", "bob stand", "ann retract")
    played = deal("ann: 8S 8D", "bob: 10D 7C", dealer="6C", then=then)
    assert [(x.wager, x.selection) for x in played.lines("ann")] == [("blackjack", "box 1")]
    assert played.under("ann") == ["qld s58"]
    played.cards("10C 10S").settle()
    assert played.net("ann") == 1000


def test_s58_s38_3_reading_b58_and_the_second_card_of_a_split_hand() -> None:
    then = ("ann split", "9S", "ann stand", "dealer go past", "bob stand", "ann go on")
    played = deal("ann: 8S 8D", "bob: 10D 7C", dealer="6C", then=then)
    assert played.rulings == [["qld s58"]]
    assert played.awaits == "card for box 1, second hand"
    played.cards("10H").play("ann stand", "10C 10S").settle()
    assert played.net("ann") == 2000


def test_s59_reading_b58_the_last_players_second_hit_comes_out_of_the_dealers_cards() -> None:
    played = deal("ann: 5S 2D", dealer="6C", then=("ann draw", "3S", "dealer go past", "10C 5H"))
    assert played.rulings == [["qld s59(1)", "qld s59(2)", "qld s59(3)"]]
    played.play("ann draw")
    assert played.awaits == "ann"
    assert played.table.hands()[0].total == 20


# s21(2): insurance goes back with the wager (reading B56)


def test_s21_2_reading_b56_insurance_goes_back_with_a_retracted_wager() -> None:
    played = deal("ann: 10S 5D", "bob: 10D 7C", dealer="AC", then=("ann insure 5", "bob decline", "dealer go past"))
    played.play("bob stand", "ann retract")
    assert {x.wager: x.verdict.value for x in played.lines("ann")} == {"blackjack": "void", "insurance": "void"}
    assert played.refused("bob", "withdraw", on="insurance", selection="box 2") == "qld s21(2)"


# Cards too many in the first deal (s60, reading B54)


def test_s60_reading_b54_two_cards_at_the_first_go() -> None:
    played = begin("ann", "bob").cards("10S 9D")
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["5S"], since="another card")
    assert played.rulings == [["qld s60", "reading B54"]]
    played.act(FLOOR, "deem correct").cards("6C")
    assert played.awaits == "card for box 2"
    played.cards("8D")
    assert (played.awaits, played.table.hands()[0].total) == ("ann", 15)


def test_s60_reading_b54_one_of_them_removed_the_hand_gets_its_second_in_turn() -> None:
    played = begin("ann", "bob").cards("10S 9D")
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["5S"], since="another card")
    assert played.act(FLOOR, "remove cards", cards=["5S"]).cards("6C").awaits == "card for box 1"


def test_s38_1_a_natural_is_no_pair_to_split() -> None:
    played = deal("ann: AS KD", "bob: 5S 6S", dealer="KC")
    assert (played.awaits, played.refused("ann", "split")) == ("bob", "qld s38(1)")
    assert played.refused("ann", "double down", amount=500) == "qld s39(1)(a)"
