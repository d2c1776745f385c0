"""Players and boxes: one to a box or several, and one player on several. Ss 41 to 44."""

import random
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from support.blackjack import FLOOR, PIT, Played, deal, on, table_of
from support.events import voided
from support.sessions import take

from houseway.errors import Ground, Refused
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.wager import Verdict

Fill: TypeAlias = Callable[[random.Random, Option], dict[str, Any]]

AWAITED = {
    "act for the player", "card", "decline", "direct a draw", "double down", "draw", "even money",
    "first hand", "insure", "let stand", "second hand", "settle", "split", "stand",
}  # fmt: skip
WIN, LOSE, VOID = Verdict.WIN, Verdict.LOSE, Verdict.VOID


def test_s41_one_player_to_a_box_and_no_wager_on_anothers_hand() -> None:
    played = Played(table_of("ann", "bob")).wager("ann", "box 1")
    assert played.refusal("bob", "wager", **on("box 1")) == ("qld s41", Ground.WHO)
    played.wager("bob", "box 1", accepted=True)
    assert played.rulings == [["qld s41", "qld s5(1)(a)", "reading G1"]]
    assert [p.person for p in played.table.placed] == ["ann"]


def test_s42_1_up_to_three_players_on_a_box_where_the_operator_permits_it() -> None:
    played = Played(table_of("ann", "bob", "cat", "dan", players_to_a_box=3))
    for who in ("ann", "bob", "cat"):
        played.wager(who, "box 1")
    assert played.refusal("dan", "wager", **on("box 1")) == ("qld s42(1)", Ground.WHO)
    played.wager("cat", "box 1", "5")
    with pytest.raises(Refused) as caught:
        table_of(players_to_a_box=4)
    assert caught.value.under.text == "qld s42(1)"


def test_s42_2_the_maximum_may_be_for_each_players_wager() -> None:
    played = Played(table_of("ann", "bob", players_to_a_box=3))
    played.wager("ann", "box 1", "500").wager("bob", "box 1", "500")


def test_s42_2_or_for_all_wagers_on_a_box_together() -> None:
    played = Played(table_of("ann", "bob", "cat", players_to_a_box=3, box_limited_as_a_whole=True))
    played.wager("ann", "box 1", "300").wager("bob", "box 1", "150")
    assert played.refusal("cat", "wager", **on("box 1", "50.50")) == ("qld s42(2)", Ground.AMOUNT)
    assert played.refusal("cat", "wager", **on("box 1", "4")) == ("qld s5(1)(b)", Ground.AMOUNT)
    assert played.refusal("ann", "wager", **on("box 1", "51")) == ("qld s42(2)", Ground.AMOUNT)
    played.wager("cat", "box 1", "50").wager("cat", "box 2", "400")
    assert played.refused("ann", "wager", **on("box 1", "0.50")) == "qld s42(2)"


def test_s42_2_s5_2_b_reading_g3_what_was_accepted_over_it_comes_off_the_last_wager() -> None:
    played = Played(table_of("ann", "bob", "cat", players_to_a_box=3, box_limited_as_a_whole=True))
    played.wager("ann", "box 1", "300").wager("bob", "box 1", "250", accepted=True)
    assert played.rulings == [["qld s5(2)(b)", "qld s42(2)", "reading G3"]]
    assert [(p.person, p.stake) for p in played.table.placed] == [("ann", 30_000), ("bob", 20_000)]
    played.wager("cat", "box 1", "10", accepted=True)
    assert len(played.table.placed) == 2
    assert played.table.people["cat"].purse.value == 50_000
    assert played.table.boxes[1].players == ["ann", "bob"]


def test_s42_2_reading_g3_a_rest_under_the_minimum_stands() -> None:
    played = Played(table_of("ann", "bob", players_to_a_box=3, box_limited_as_a_whole=True))
    played.wager("ann", "box 1", "498").wager("bob", "box 1", "10", accepted=True)
    assert [(p.person, p.stake) for p in played.table.placed] == [("ann", 49_800), ("bob", 200)]


def test_s42_2_s22_2_a_late_entrant_finds_no_room_on_a_full_box() -> None:
    rules: dict[str, Any] = {"players_to_a_box": 3, "box_limited_as_a_whole": True, "late_entry": "minimum"}
    table = table_of("ann", "bob", **rules)
    deal("ann: 10S 9D", dealer="9C", then=["ann stand", "10C"], table=table)
    played = Played(table).wager("ann", "box 1", "500")
    assert played.refused("bob", "wager", **on("box 1", "5")) == "qld s42(2)"


# s43


def test_s43_a_the_first_player_alone_decides() -> None:
    played = deal("ann + bob: 8S 8D", dealer="9C", players_to_a_box=3)
    assert played.awaits == "ann"
    for act in ("draw", "stand", "split", "double down"):
        assert played.refusal("bob", act) == ("qld s43(a)", Ground.WHO)
    assert "draw" not in played.listed("bob")


def test_s43_b_the_others_stand_behind_in_the_order_in_which_they_came() -> None:
    played = Played(table_of("ann", "bob", "cat", players_to_a_box=3))
    for who in ("bob", "cat", "ann"):
        played.wager(who, "box 1")
    assert played.table.boxes[1].players == ["bob", "cat", "ann"]
    played.act("bob", "withdraw", on="blackjack", selection="box 1").wager("bob", "box 1")
    assert played.table.boxes[1].players == ["cat", "ann", "bob"]


def test_s43_c_when_the_first_doubles_the_others_may_and_one_card_is_dealt() -> None:
    played = deal("ann + bob 20 + cat: 6S 5D", dealer="9C", players_to_a_box=3, then=["ann double down 10"])
    assert (played.awaits, played.open, played.most("double down")) == ("bob", ["decline", "double down"], 2000)
    assert played.refusal("bob", "double down", amount=2050) == ("qld s43(c)", Ground.AMOUNT)
    assert played.refusal("cat", "double down", amount=500) == ("qld s43(a)", Ground.WHO)
    played.play("bob double down 5", "cat decline", "9D")
    assert played.awaits == "card for dealer"
    played.cards("8C").settle()
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [2000, 2500, 1000]


def test_s43_c_whoever_has_no_chips_left_is_not_asked() -> None:
    played = deal("ann + bob 500: 6S 5D", dealer="9C", players_to_a_box=3, then=["ann double down 10"])
    assert played.awaits == "card for box 1"


def test_s43_c_s37_4_a_dealers_blackjack_leaves_everybody_their_additional_wager() -> None:
    then = ["ann double down 10", "bob double down 5", "9D", "AC"]
    played = deal("ann + bob: 6S 5D", dealer="10C", players_to_a_box=3, then=then)
    assert [played.net(who) for who in ("ann", "bob")] == [-1000, -1000]


def test_s43_d_when_the_first_splits_the_others_cover_both_hands_or_name_one() -> None:
    played = deal("ann + bob + cat: 8S 8D", dealer="7C", players_to_a_box=3, then=["ann split"])
    assert (played.awaits, played.open) == ("bob", ["first hand", "second hand", "split"])
    played.play("bob split", "cat second hand", "2C", "ann stand", "dealer let stand", "10C", "ann stand", "10D")
    played.settle()
    won = {who: [(x.wager, x.selection, x.verdict) for x in played.lines(who)] for who in ("ann", "bob", "cat")}
    both = [("blackjack", "box 1", LOSE), ("split", "box 1, second hand", WIN)]
    assert won == {"ann": both, "bob": both, "cat": [("blackjack", "box 1, second hand", WIN)]}


def test_s43_d_whoever_cannot_cover_both_names_one() -> None:
    played = deal("ann + bob 300: 8S 8D", dealer="7C", players_to_a_box=3, then=["ann split"])
    assert played.open == ["first hand", "second hand"]
    assert played.refusal("bob", "split") == ("qld s43(d)", Ground.MEANS)
    played.play("bob first hand", "2C", "ann draw", "10C", "ann stand", "10H", "ann stand", "10D").settle()
    assert [(x.selection, x.verdict) for x in played.lines("bob")] == [("box 1", WIN)]


def test_s43_d_s38_5_on_either_hand_a_dealers_blackjack_takes_the_original_wager_only() -> None:
    then = ["ann split", "bob split", "cat second hand", "6C", "ann draw", "10C", "6D", "ann draw", "10D", "AC"]
    played = deal("ann + bob + cat: 8S 8D", dealer="10H", players_to_a_box=3, then=then)
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [-1000] * 3


def test_s43_d_s43_c_on_a_split_hand_only_those_with_a_wager_on_it_may_double() -> None:
    then = ["ann split", "bob second hand", "cat first hand", "3C", "ann double down 10"]
    played = deal("ann + bob + cat: 8S 8D", dealer="10H", players_to_a_box=3, then=then)
    assert played.awaits == "cat"


def test_s43_e_each_of_them_may_insure() -> None:
    played = deal("ann + bob 20 + cat: 10S 9D", dealer="AC", players_to_a_box=3)
    most = {}
    for who in ("ann", "bob", "cat"):
        assert played.awaits == who
        most[who] = played.most("insure")
        played.play(f"{who} insure 5")
    assert most == {"ann": 500, "bob": 1000, "cat": 500}
    played.play("ann stand", "KC").settle()
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [0, -1000, 0]


def test_s43_e_s35_4_on_a_shared_blackjack_each_chooses_for_themselves() -> None:
    then = ["ann even money", "bob insure 5", "cat decline"]
    played = deal("ann + bob + cat: AS KD", dealer="AC", players_to_a_box=3, then=[*then, "5C"])
    assert [played.net(who) for who in ("ann", "bob", "cat")] == [1000, 1000, 1500]


# s43 and s4: somebody on a shared box is out


def test_s43_a_s4_2_a_when_the_first_players_wagers_are_void_the_next_decides() -> None:
    played = deal("ann + bob: 10S 6D", dealer="9C", players_to_a_box=3)
    played.act(FLOOR, "declare wagers void", person="ann")
    assert played.awaits == "bob"
    played.play("bob stand", "8C").settle()
    assert (played.net("ann"), played.net("bob")) == (0, -1000)


def test_s43_a_s4_2_b_reading_b17_when_the_first_player_is_excluded_the_next_decides_for_both() -> None:
    played = deal("ann + bob: 6S 5D", dealer="9C", players_to_a_box=3)
    played.act(FLOOR, "exclude", person="ann")
    assert played.awaits == "bob"
    played.play("bob double down 10", "9D", "8C").settle()
    assert (played.net("ann"), played.net("bob")) == (1000, 2000)


@pytest.mark.parametrize("act", ["declare wagers void", "exclude"])
def test_s43_c_reading_b17_somebody_who_is_out_is_not_asked_to_double(act: str) -> None:
    played = deal("ann + bob + cat: 6S 5D", dealer="9C", players_to_a_box=3, then=["ann double down 10"])
    played.act(FLOOR, act, person="bob")
    assert played.awaits == "cat"
    played.play("cat decline", "9D", "8C").settle()
    assert played.net("bob") == (0 if act == "declare wagers void" else 1000)


@pytest.mark.parametrize("act", ["declare wagers void", "exclude"])
def test_s43_d_reading_b17_nor_about_a_split(act: str) -> None:
    played = deal("ann + bob + cat: 8S 8D", dealer="9C", players_to_a_box=3, then=["ann split"])
    played.act(FLOOR, act, person="bob")
    assert played.awaits == "cat"
    played.play("cat second hand", "10C", "ann stand", "9D", "ann stand", "10D").settle()
    assert [(x.selection, x.verdict) for x in played.lines("bob")] == [("box 1", VOID if "void" in act else LOSE)]


def test_s43_d_s4_2_a_if_the_splitter_is_out_a_hand_without_wagers_gets_no_cards() -> None:
    played = deal("ann + bob: 8S 8D", dealer="9C", players_to_a_box=3, then=["ann split"])
    played.act(FLOOR, "declare wagers void", person="ann")
    played.play("bob second hand")
    assert played.awaits == "card for box 1, second hand"
    played.play("10C", "bob stand", "10D").settle()
    assert (played.net("ann"), played.net("bob")) == (0, -1000)


def test_s43_c_s4_2_a_if_the_doubler_is_out_the_others_have_their_card() -> None:
    played = deal("ann + bob: 6S 5D", dealer="9C", players_to_a_box=3, then=["ann double down 10"])
    played.act(FLOOR, "declare wagers void", person="ann")
    played.play("bob double down 10", "9D", "8C").settle()
    assert (played.net("ann"), played.net("bob")) == (0, 2000)


def test_s43_a_s4_2_a_reading_b61_a_card_that_somebody_asked_for_who_is_out_does_not_come() -> None:
    played = deal("ann + bob: 10S 9D", dealer="6C", players_to_a_box=3, then=["ann draw"])
    assert played.awaits == "card for box 1"
    played.act(FLOOR, "declare wagers void", person="ann")
    assert played.awaits == "bob"
    played.play("bob stand", "10H 5C").settle()
    assert (played.net("ann"), played.net("bob")) == (0, -1000)


@pytest.mark.parametrize("act", ["declare wagers void", "exclude"])
def test_s39_2_reading_b61_a_stand_on_eleven_or_less_is_asked_about_anew(act: str) -> None:
    played = deal("ann + bob: 6S 5D", dealer="6C", players_to_a_box=3, then=["ann stand"])
    assert played.open == ["direct a draw", "let stand"]
    assert played.act(FLOOR, act, person="ann").awaits == "bob"


def test_s43_c_reading_b61_a_double_goes_with_the_only_one_who_made_it() -> None:
    played = deal("ann + bob: AS 8D", dealer="6C", players_to_a_box=3, then=["ann double down 10", "bob decline"])
    assert played.awaits == "card for box 1"
    played.act(FLOOR, "declare wagers void", person="ann")
    assert played.awaits == "bob"
    played.play("bob stand", "10H 2C").settle()  # on a soft 19, the ace not fixed at 1
    assert (played.net("ann"), played.net("bob")) == (0, 1000)


def test_s43_c_reading_b61_and_a_double_that_another_has_followed_stands() -> None:
    then = ["ann double down 10", "bob double down 10"]
    played = deal("ann + bob: 6S 5D", dealer="9C", players_to_a_box=3, then=then)
    played.act(FLOOR, "declare wagers void", person="ann")
    assert played.awaits == "card for box 1"
    played.play("9D", "8C").settle()
    assert (played.net("ann"), played.net("bob")) == (0, 2000)


def test_s39_1_c_of_two_split_aces_the_refusal_tells_of_the_one_that_gets_its_card() -> None:
    played = deal("ann: AS AD", dealer="6C", then=["ann split"])
    assert played.awaits == "card for box 1"
    with pytest.raises(Refused, match=r"^box 1 is a split ace.*qld s39\(1\)\(c\)"):
        played.act("ann", "draw")


@pytest.mark.parametrize("seed", [*range(60), 5937, 47952])  # in the last two, hands of a split have other players
def test_s43_a_s4_2_b_nobody_is_asked_who_is_excluded_or_has_no_wager(seed: int, fill: Fill) -> None:
    chance = random.Random(seed)
    played = Played(table_of("ann", "bob", "cat", players_to_a_box=3, boxes=2, chips=chance.choice(("30", "500"))))
    for who in ("ann", "bob", "cat"):
        played.wager(who, chance.choice(("box 1", "box 2")))
    played.act("dealer", "deal")
    while not played.over:
        if played.awaits in ("ann", "bob", "cat"):
            assert not played.table.people[played.awaits].excluded
            assert any(p.person == played.awaits for p in played.table.placed)
        ordinary = isinstance(played.round.ask, Outcome) or chance.random() < 0.8
        acts = AWAITED if ordinary else {"exclude", "declare wagers void"}
        option = chance.choice([o for o in played.round.options() if o.act in acts] or played.round.options())
        take(played.round, option, fill, chance)


# s44


def test_s44_1_a_player_may_be_permitted_to_play_on_several_boxes() -> None:
    Played(table_of()).wager("ann", "box 1").wager("ann", "box 2")
    played = Played(table_of(several_boxes=False)).wager("ann", "box 1")
    assert played.refusal("ann", "wager", **on("box 2")) == ("qld s44(1)", Ground.WHO)


def test_s44_1_and_gives_a_box_up_when_there_are_not_enough_seats() -> None:
    played = Played(table_of("ann", "bob")).wager("ann", "box 1").wager("ann", "box 2")
    played.act(PIT, "give up a box", person="ann", box="box 2")
    assert played.rulings == [["qld s44(1)"]]
    assert voided(played.round) == [("ann", "blackjack", 1000, ["qld s44(1)"])]
    assert [p.selection for p in played.table.placed] == ["box 1"]
    assert played.refused(PIT, "give up a box", person="ann", box="box 1") == "qld s44(1)"
    played.wager("bob", "box 2")


def test_s44_1_with_the_box_goes_what_else_lies_on_it() -> None:
    played = Played(table_of("ann", super_sevens=True)).wager("ann", "box 1").wager("ann", "box 2")
    played.wager("ann", "box 2", "5", "super sevens").act(PIT, "give up a box", person="ann", box="box 2")
    lines = [("ann", "blackjack", 1000, ["qld s44(1)"]), ("ann", "super sevens", 500, ["qld s44(1)"])]
    assert voided(played.round) == lines


def test_s44_2_with_at_least_the_minimum_on_each() -> None:
    played = Played(table_of()).wager("ann", "box 1")
    assert played.refusal("ann", "wager", **on("box 2", "4.50")) == ("qld s44(2)", Ground.AMOUNT)
    assert played.refusal("ann", "wager", **on("box 2", "500.50")) == ("qld s5(1)(b)", Ground.AMOUNT)
