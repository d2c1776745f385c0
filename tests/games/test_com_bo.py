"""Crown Com-Bo at the table, in the order of notice 29/2000: rules 1 to 4 and 7."""

from itertools import pairwise

import pytest
from support.com_bo import (
    CASINO_SUPERVISOR,
    DEALER,
    GAME_SUPERVISOR,
    NO_MORE_BETS,
    NO_PAIR,
    PIT_BOSS,
    SHIFT_MANAGER,
    called,
    cloth,
    deal,
    finish,
    new_table,
    on,
    refusal,
    ruled,
    settled,
    shuffle,
    table_of,
    withdrawal,
)

from houseway.cite import cite
from houseway.equipment.cards import card, many
from houseway.equipment.machine import CardMachine
from houseway.errors import BadInput, Ground, NotHeld, Refused
from houseway.games import find, variants
from houseway.games.com_bo.keypad import SWITCHES
from houseway.games.com_bo.terms import (
    CASINO_SUPERVISORS,
    DEAL_BUTTON,
    DEALER_OR_ABOVE,
    ENTER,
    IN_THE_SHOE,
    PUT_RIGHT,
    SETTLE,
)
from houseway.play.ask import Card
from houseway.play.people import GAME_SUPERVISOR_OR_ABOVE, Role
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

GAME = find("com-bo")


def test_vic_29_2000_the_game_is_approved_from_4_am_on_15_december_2000() -> None:
    assert find("com-bo", rules="vic", on="2000-12-15T04:00") is GAME
    with pytest.raises(NotHeld, match="2000-12-15T04:00"):
        find("com-bo", rules="vic", on="2000-12-15T03:59")
    with pytest.raises(NotHeld, match="not under 'qld'"):
        find("com-bo", rules="qld")


# 1: words


def test_vic_29_2000_r1_1_reading_cm1_a_casino_supervisor_is_neither_dealer_nor_game_supervisor() -> None:
    assert {Role.CASINO_SUPERVISOR, Role.PIT_BOSS, Role.GAMING_SHIFT_MANAGER} == CASINO_SUPERVISORS
    assert {Role.GAME_SUPERVISOR} == GAME_SUPERVISOR_OR_ABOVE - CASINO_SUPERVISORS
    assert {Role.DEALER} == DEALER_OR_ABOVE - GAME_SUPERVISOR_OR_ABOVE


def test_vic_29_2000_r1_1_those_who_conduct_and_supervise_the_game_do_not_play_it() -> None:
    round_ = Round(table_of())
    for who in (DEALER, GAME_SUPERVISOR, CASINO_SUPERVISOR):
        assert refusal(round_, who, "wager", **on("high 1")) == ("r1.1", Ground.WHO)


# 2: equipment


def test_vic_29_2000_r2_1_up_to_seven_players_have_places() -> None:
    names = [f"seat {number}" for number in range(1, 8)]
    round_ = Round(table_of(*names))
    assert refusal(round_, DEALER, "seat", person="dan", chips=10_000) == ("r2.1", Ground.WHEN)
    with pytest.raises(Refused, match="7 players, not for 8") as caught:
        new_table(*names, "seat 8")
    assert caught.value.under == cite("vic 29/2000 r2.1")
    assert refusal(round_, "cy", "wager", **on("high 1")) == ("r2.1", Ground.WHO)
    assert GAME.players == (1, 7)


def test_vic_29_2000_r2_2_the_layout_bears_the_casinos_name_the_boxes_and_every_wager() -> None:
    lines = cloth(table_of()).splitlines()
    assert lines[0] == "Houseway  (vic 29/2000 r2.2)"
    assert "BOX 1:   BOX 2:   BOX 3:   BOX 4:   BOX 5:   (vic 29/2000 r2.2)" in lines
    for row in GAME.wagers:
        assert sum(row.name.upper() in line for line in lines) == 1
    runs = (f"{kind} RUN {odds}" for kind in ("HIGH", "LOW") for odds in ("2  6 to 1", "3  35 to 1", "4  250 to 1"))
    for printed in ("five-of-a-kind: 1000 to 1", "one pair: money back", *runs):
        assert printed in "\n".join(lines)
    one_deck = cloth(table_of(decks=1))
    assert "five-of-a-kind" not in one_deck
    assert all(f"RUN {odds}" in one_deck for odds in ("2  6 to 1", "3  30 to 1", "4  200 to 1"))


def test_vic_29_2000_r2_3_every_card_comes_from_the_shoe() -> None:
    round_ = Round(table_of(decks=1))
    deal(round_, "KS")
    with pytest.raises(Refused, match="holds no more KS") as caught:
        round_.outcome(card("KS"))
    assert caught.value.under == cite("vic 29/2000 r2.3")


def test_vic_29_2000_r2_4_the_panel_has_a_switch_for_each_card_and_lights_the_winning_areas() -> None:
    assert SWITCHES == ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1"))
    deal(round_, "KS 9H QD QC 7S")
    assert table.lit == []
    round_.act(DEALER, ENTER)
    assert GAME.look(table, "ann")["lit"] == ["high 1", "high 4", "low 2", "low 5"]
    drawn = [cell for line in cloth(table).splitlines() for cell in line.split("│")]
    (high_1,), (high_2,), (low_2,) = ([c for c in drawn if place in c] for place in ("HIGH 1", "HIGH 2", "LOW 2"))
    assert high_1.endswith("*o")
    assert low_2.rstrip().endswith("*")
    assert "*" not in high_2


# 3: the cards


def test_vic_29_2000_r3_1_one_deck_or_eight_of_52_cards_without_jokers() -> None:
    assert [game.variant["decks"] for game in variants("com-bo")] == [8, 1]
    assert new_table(decks=1).shoe.weights() == dict.fromkeys(range(52), 1)
    assert new_table(decks=8).shoe.weights() == dict.fromkeys(range(52), 8)
    table = new_table(decks=8)
    for wrong in ({"decks": 6}, {"deck": 32}, {"decks": 1}):
        with pytest.raises(Refused) as caught:
            table.restore({"shoe": wrong})
        assert caught.value.under == cite("vic 29/2000 r3.1")
    with pytest.raises(Refused) as caught:
        find("com-bo", {"decks": 6})
    assert caught.value.under == cite("vic 29/2000 r3.1")


def test_vic_29_2000_r3_1_an_automatic_shoe_has_no_cutting_card() -> None:
    table = new_table(automatic=True)
    assert isinstance(table.shoe, CardMachine)
    shuffle(Round(table), automatic=True, check=True)
    assert table.shoe.marker is None
    with pytest.raises(Refused, match="no cutting card") as caught:
        table.restore({"automatic": True, "shoe": {"marker": 52}})
    assert caught.value.under == cite("vic 29/2000 r3.1")


def test_vic_29_2000_r3_2_the_cards_are_checked_before_gaming_and_when_it_concludes() -> None:
    table = new_table()
    round_ = Round(table)
    assert str(round_.ask).startswith("dealer: check the cards")
    shuffle(round_, check=True)
    round_.act("ann", "wager", on("high 1"))
    assert refusal(round_, GAME_SUPERVISOR, "conclude gaming") == ("r3.2", Ground.WHEN)
    round_.act("ann", "withdraw", withdrawal("high 1"))
    round_.act(GAME_SUPERVISOR, "conclude gaming")
    assert str(round_.ask).startswith("dealer: check the cards")
    round_.act(DEALER, "check the cards")
    assert round_.over
    assert ruled(round_) == ["r3.2"]
    assert str(Round(table).ask).startswith("dealer: check the cards"), "and again before the next gaming"


def test_vic_29_2000_r3_3_unfit_cards_are_changed_after_a_round_when_no_hand_is_in_progress() -> None:
    table = table_of()
    settled(table, NO_PAIR, "high 1")
    round_ = Round(table)
    assert refusal(round_, DEALER, "change the cards") == ("r3.3", Ground.WHO)
    round_.act(GAME_SUPERVISOR, "change the cards", {"cards": ["KS", "2C"]})
    assert ruled(round_) == ["r3.3"]
    assert isinstance(round_.ask, Wagering)
    deal(round_, "KS")
    assert refusal(round_, GAME_SUPERVISOR, "change the cards") == ("r3.3", Ground.WHEN)


def test_vic_29_2000_r3_3_where_all_are_replaced_they_are_checked_shuffled_and_cut() -> None:
    table = table_of(decks=1)
    settled(table, NO_PAIR, "high 1")
    round_ = Round(table)
    round_.act(SHIFT_MANAGER, "change the cards")
    assert table.shoe.remaining == 52
    for step in ("check the cards", "shuffle", "cut", IN_THE_SHOE):
        assert refusal(round_, "ann", "wager", **on("high 1")) == ("r4.3", Ground.WHEN)
        round_.act(DEALER, step)
    round_.act("ann", "wager", on("high 1"))


def test_vic_29_2000_r3_4_a_game_supervisor_may_have_the_cards_counted_at_any_time() -> None:
    table = new_table()
    round_ = Round(table)
    for moment in ("before the shuffle", "while wagers are open", "between two cards"):
        assert refusal(round_, DEALER, "verify the cards") == ("r3.4", Ground.WHO)
        awaited = round_.ask
        round_.act(GAME_SUPERVISOR, "verify the cards")
        round_.act(DEALER, "right number")
        assert ruled(round_) == ["r3.4"]
        assert round_.ask is awaited
        if moment == "before the shuffle":
            shuffle(round_, check=True)
        elif moment == "while wagers are open":
            deal(round_, "KS 9H")


def test_vic_29_2000_r3_5_a_ace_king_queen_jack_ten_down_to_two_and_aces_are_always_high() -> None:
    order = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
    for higher, lower in pairwise(order):
        cards = f"{higher}S {lower}H {higher}D {lower}C {higher}H"
        verdicts = [line.verdict for line in settled(table_of(), cards, "high 1", "low 2", "high 3", "low 4")]
        assert verdicts == [Verdict.WIN] * 4, f"{higher} ranks above {lower}"
    assert settled(table_of(), "AS 2H 3D 4C 5H", "low 1")[0].verdict is Verdict.LOSE, "never below a 2"


def test_vic_29_2000_r3_5_suits_have_the_same_rank() -> None:
    for suits in ("SH", "HS", "CD", "DC"):
        (line,) = settled(table_of(), f"9{suits[0]} 9{suits[1]} 2C 3C 4C", "high 1")
        assert line.verdict is Verdict.LOSE


# 4: the shuffle and cut


def test_vic_29_2000_r4_1_a_shuffled_before_play_starts() -> None:
    round_ = Round(new_table())
    round_.act(DEALER, "check the cards")
    assert round_.ask is not None
    assert round_.ask.under == cite("vic 29/2000 r4.1(a)")
    shuffle(round_)
    assert isinstance(round_.ask, Wagering)


def test_vic_29_2000_r4_1_b_reading_cm3_the_cutting_card_as_the_first_card_of_a_round() -> None:
    table = table_of(decks=1)
    settled(table, NO_PAIR, "high 1")
    assert table.shoe.remaining == 47
    table.shoe.marker = 47
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1"))
    round_.act(DEALER, NO_MORE_BETS)
    assert ruled(round_) == ["r4.1(b)", "reading CM3"]
    assert round_.ask is not None
    assert round_.ask.under == cite("vic 29/2000 r4.1(b)")
    shuffle(round_)
    assert table.shoe.remaining == 52
    round_.act("ann", "withdraw", withdrawal("high 1"))
    round_.act("ann", "wager", on("low 1"))
    deal(round_, NO_PAIR)
    assert [line.wager for line in finish(round_)] == ["low 1"]
    assert not table.due


def test_vic_29_2000_r4_1_c_vic_29_2000_r7_7_the_round_is_finished_and_a_shuffle_follows() -> None:
    table = table_of(decks=1)
    table.shoe.marker = 50
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1"))
    deal(round_, "KS 9H")
    assert "r7.7(a)" not in [under for _, under in called(round_)]
    round_.outcome(card("QD"))
    assert called(round_)[-1] == ("the cutting card lies on the layout for all to see", "r7.7(a)")
    assert GAME.look(table, "ann")["cutting card"] is True
    for each in many("2C 7S"):
        round_.outcome(each)
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]
    assert table.due == "cutting card"
    following = Round(table)
    assert following.ask is not None
    assert following.ask.under == cite("vic 29/2000 r4.1(c)")
    shuffle(following)
    assert table.shoe.remaining == 52


@pytest.mark.parametrize(("cause", "under"), [("abnormal sequence", "r4.1(d)"), ("other reasonable cause", "r4.1(g)")])
def test_vic_29_2000_r4_1_d_vic_29_2000_r4_1_g_a_casino_supervisor_has_the_cards_shuffled(
    cause: str, under: str
) -> None:
    for who in (CASINO_SUPERVISOR, PIT_BOSS, SHIFT_MANAGER):
        round_ = Round(table_of())
        assert refusal(round_, GAME_SUPERVISOR, "direct a shuffle", cause=cause) == (under, Ground.WHO)
        assert refusal(round_, DEALER, "shuffle") == ("r4.1(g)", Ground.WHEN)
        round_.act(who, "direct a shuffle", {"cause": cause})
        assert ruled(round_) == [under, "reading CM5"]
        shuffle(round_)
        assert isinstance(round_.ask, Wagering)


def test_vic_29_2000_r4_1_d_reading_cm5_at_once_and_what_is_dealt_stays() -> None:
    table = table_of(decks=1)
    settled(table, "2S 3S 4S 5S 6S", "low 1")
    round_ = Round(table)
    round_.act("ann", "wager", on("low 1"))
    deal(round_, "7S 8S")
    round_.act(CASINO_SUPERVISOR, "direct a shuffle", {"cause": "abnormal sequence"})
    shuffle(round_)
    assert isinstance(round_.ask, Card)
    assert round_.ask.to == "box 3"
    assert table.shoe.remaining == 50, "all but the two on the layout"
    for each in many("2S 9D JC"):
        round_.outcome(each)
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]


def test_vic_29_2000_r4_1_e_vic_29_2000_r4_2_an_automatic_shoe_shuffles_all_the_time_and_is_not_cut() -> None:
    table = new_table(decks=1, automatic=True)
    round_ = Round(table)
    round_.act(DEALER, "check the cards")
    round_.act(DEALER, "shuffle")
    assert refusal(round_, DEALER, "cut") == ("r4.2", Ground.WHAT)
    assert round_.ask is not None
    assert round_.ask.under == cite("vic 29/2000 r4.1(e)")
    round_.act(DEALER, IN_THE_SHOE)
    for _ in range(12):  # 60 cards of 52
        deal(round_, NO_PAIR)
        finish(round_)
        round_ = Round(table)
        assert isinstance(round_.ask, Wagering)
        assert table.shoe.remaining == 52


@pytest.mark.parametrize("cards", ["", "KS 9H", NO_PAIR])
def test_vic_29_2000_r4_1_f_decks_dropped_or_mishandled_are_shuffled(cards: str) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1"))
    if cards:
        deal(round_, cards)
    assert refusal(round_, "ann", "decks dropped or mishandled") == ("r4.1(f)", Ground.WHO)
    round_.act(DEALER, "decks dropped or mishandled")
    assert ruled(round_) == ["r4.1(f)", "reading CM5"]
    shuffle(round_)
    assert table.cards == many(cards)


def test_vic_29_2000_r4_2_reading_cm9_the_dealer_cuts_and_places_the_cutting_card() -> None:
    table = new_table(decks=1)
    round_ = Round(table)
    for who in ("ann", GAME_SUPERVISOR):
        assert refusal(round_, who, "cut") == ("r4.2", Ground.WHEN)
    round_.act(DEALER, "check the cards")
    round_.act(DEALER, "shuffle")
    assert refusal(round_, DEALER, "cut", behind=48) == ("r4.2", Ground.AMOUNT)
    round_.act(DEALER, "cut", {"behind": 47})
    round_.act(DEALER, IN_THE_SHOE)
    assert table.shoe.marker == 47
    usual = new_table(decks=8)
    shuffle(Round(usual), check=True)
    assert usual.shoe.marker == 104


def test_vic_29_2000_r4_3_play_waits_for_the_cards_to_be_in_the_shoe() -> None:
    round_ = Round(new_table())
    for step in ("check the cards", "shuffle", "cut"):
        round_.act(DEALER, step)
        assert refusal(round_, "ann", "wager", **on("high 1")) == ("r4.3", Ground.WHEN)
    round_.act(DEALER, IN_THE_SHOE)
    round_.act("ann", "wager", on("high 1"))


# 7: dealing the game


def test_vic_29_2000_r7_1_no_more_bets_is_called_before_any_card_leaves_the_shoe() -> None:
    round_ = Round(table_of())
    with pytest.raises(BadInput):
        round_.outcome(card("KS"))
    for who in ("ann", GAME_SUPERVISOR):
        assert refusal(round_, who, NO_MORE_BETS) == ("r7.1", Ground.WHO)
    round_.act(DEALER, NO_MORE_BETS)
    assert called(round_) == [("no more bets", "r7.1")]
    assert refusal(round_, "ann", "wager", **on("high 1")) == ("r7.1", Ground.WHEN)


def test_vic_29_2000_r5_5_between_the_call_and_the_first_card_a_wager_may_still_be_withdrawn() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("high 1"))
    round_.act("ann", "wager", on("low 1"))
    round_.act(DEALER, NO_MORE_BETS)
    round_.act("ann", "withdraw", withdrawal("high 1"))
    round_.outcome(many("KS")[0])
    assert refusal(round_, "ann", "withdraw", **withdrawal("low 1")) == ("r5.5", Ground.WHEN)
    assert [placed.wager.name for placed in round_.table.placed] == ["low 1"]


def test_vic_29_2000_r5_5_what_was_taken_back_before_the_first_card_was_not_too_late_whoever_let_it_be() -> None:
    table = table_of()
    round_, held = Round(table), table.people["ann"].purse.value
    round_.act("ann", "wager", on("high 1"))
    round_.act(DEALER, NO_MORE_BETS)
    round_.act("ann", "withdraw", {**withdrawal("high 1"), "accepted": True})
    assert (table.placed, table.rulings, table.people["ann"].purse.value) == ([], [], held)


def test_vic_29_2000_r7_2_vic_29_2000_r7_3_five_cards_one_to_a_box_from_box_1_in_their_order() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act(DEALER, NO_MORE_BETS)
    boxes = []
    for each in many(NO_PAIR):
        assert isinstance(round_.ask, Card)
        assert round_.ask.under == cite("vic 29/2000 r7.3")
        boxes.append(round_.ask.to)
        round_.outcome(each)
    assert boxes == ["box 1", "box 2", "box 3", "box 4", "box 5"]
    assert GAME.look(table, "ann")["boxes"] == NO_PAIR.split(), "face up"
    with pytest.raises(BadInput):
        round_.outcome(card("3C"))


def test_vic_29_2000_r7_4_the_result_is_called_and_entered_in_the_order_of_the_deal() -> None:
    table = table_of()
    round_ = Round(table)
    assert refusal(round_, DEALER, ENTER) == ("r7.4", Ground.WHEN)
    deal(round_, NO_PAIR)
    assert called(round_)[-1] == ("K♠ 9♥ Q♦ 2♣ 7♠: high 1, high 3, low 2, low 4, low 5, no combination", "r7.4")
    assert refusal(round_, DEALER, DEAL_BUTTON) == ("r7.4", Ground.WHEN)
    round_.act(DEALER, ENTER, {"cards": ["9", "K", "Q", "2", "7"]})
    assert refusal(round_, DEALER, SETTLE) == ("r9.8(a)", Ground.WHEN), "the same cards in another order will not do"
    round_.act(DEALER, ENTER)
    assert table.keypad.pressed == ("K", "9", "Q", "2", "7")
    round_.act(DEALER, DEAL_BUTTON)
    assert refusal(round_, DEALER, ENTER) == ("r7.4", Ground.WHEN)


def test_vic_29_2000_r7_5_wagers_are_settled_when_the_result_is_in_and_not_before() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("high 1"))
    assert refusal(round_, DEALER, SETTLE) == ("r7.5", Ground.WHEN)
    deal(round_, "KS 9H")
    for act in (ENTER, SETTLE):
        assert refusal(round_, DEALER, act) == ("r7.2", Ground.WHEN)
    for each in many("QD 2C 7S"):
        round_.outcome(each)
    assert refusal(round_, DEALER, SETTLE) == ("r7.5", Ground.WHEN)
    round_.act(DEALER, ENTER)
    assert refusal(round_, DEALER, SETTLE) == ("r7.5", Ground.WHEN)
    round_.act(DEALER, DEAL_BUTTON)
    assert refusal(round_, GAME_SUPERVISOR, SETTLE) == ("r7.5", Ground.WHO)
    round_.act(DEALER, SETTLE)
    assert [line.verdict for line in round_.lines] == [Verdict.WIN]


def test_vic_29_2000_r7_6_the_panel_is_for_dealer_game_supervisor_and_casino_supervisor() -> None:
    for who in (DEALER, GAME_SUPERVISOR, CASINO_SUPERVISOR):
        round_ = Round(table_of())
        deal(round_, NO_PAIR)
        for other in ("ann", "cy", "inspector"):
            for act in (ENTER, DEAL_BUTTON, PUT_RIGHT):
                assert refusal(round_, other, act) == ("r7.6", Ground.WHO)
        round_.act(who, ENTER)
        round_.act(who, DEAL_BUTTON)
        round_.act(DEALER, SETTLE)


@pytest.mark.parametrize("closed", [False, True])
def test_vic_29_2000_r7_6_reading_cm7_what_another_entered_counts_for_nothing(closed: bool) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1"))
    deal(round_, NO_PAIR)
    round_.act(DEALER, ENTER)
    if closed:
        round_.act(DEALER, DEAL_BUTTON)
    round_.act(DEALER, "panel activated by another")
    assert ruled(round_) == ["r7.6", "reading CM7"]
    assert table.lit == []
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]


def test_vic_29_2000_r7_7_a_to_c_the_cutting_card_is_laid_out_and_the_round_completed() -> None:
    table = table_of(decks=1)
    table.shoe.marker = 48
    round_ = Round(table)
    deal(round_, NO_PAIR)
    assert [call for call in called(round_) if call[1] == "r7.7(a)"] == [
        ("the cutting card lies on the layout for all to see", "r7.7(a)")
    ]
    finish(round_)
    assert refusal(Round(table), "ann", "wager", **on("high 1")) == ("r4.3", Ground.WHEN)
