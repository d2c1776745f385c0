"""Crown Com-Bo when something is not as usual: notice 29/2000, rule 9."""

from typing import Any

import pytest
from support.com_bo import (
    CASINO_SUPERVISOR,
    DEALER,
    GAME_SUPERVISOR,
    NO_MORE_BETS,
    NO_PAIR,
    PIT_BOSS,
    called,
    deal,
    finish,
    new_table,
    on,
    refusal,
    ruled,
    settled,
    shuffle,
    table_of,
    under,
)

from houseway.cite import cite
from houseway.equipment.cards import card, many
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.games.com_bo.table import UNSEEN, ComBoTable
from houseway.games.com_bo.terms import DEAL_BUTTON, ENTER, NOTIFY, PUT_RIGHT, RECTIFY, SETTLE
from houseway.play.ask import Card
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

GAME = find("com-bo")


def begun(table: ComBoTable, cards: str, *names: str) -> Round[Any]:
    """A round with ann's wagers, and these cards out."""
    round_ = Round(table)
    for name in names or ("high 1",):
        round_.act("ann", "wager", on(name))
    deal(round_, cards)
    return round_


def out(round_: Round[Any], cards: str) -> None:
    for each in many(cards):
        round_.outcome(each)


def went_back(round_: Round[Any], rule: str) -> None:
    """The round is over, and every wager was void under this rule."""
    assert round_.over
    assert round_.lines
    for line in round_.lines:
        assert (line.verdict, line.returned, under(line)) == (Verdict.VOID, line.stake, [rule])


# 9.1: a card too many


def test_vic_29_2000_r9_1_a_sixth_card_not_seen_is_the_first_of_the_next_round() -> None:
    table = table_of()
    round_ = begun(table, "KS 9H")
    assert refusal(round_, DEALER, "card drawn in excess, not seen") == ("r9.1", Ground.WHEN), "it is the third card"
    out(round_, "QD 2C 7S")
    round_.act(DEALER, "card drawn in excess, not seen")
    assert ruled(round_) == ["r9.1"]
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN], "this round is not touched"
    assert table.as_data()["excess"] == UNSEEN
    following = Round(table)
    following.act("ann", "wager", on("high 1"))
    following.act(DEALER, NO_MORE_BETS)
    assert isinstance(following.ask, Card)
    assert (following.ask.to, following.ask.under) == ("box 1", cite("vic 29/2000 r9.1"))
    out(following, "3C 9H QD 2C 7S")
    assert [line.verdict for line in finish(following)] == [Verdict.LOSE]
    assert table.excess == ""


@pytest.mark.parametrize("first", ["not seen", "seen"])
@pytest.mark.parametrize("second", ["not seen", "seen"])
def test_vic_29_2000_r9_1_reading_cm15_two_cards_in_excess_are_the_first_two_of_the_next_round(
    first: str, second: str
) -> None:
    table = table_of()
    round_ = begun(table, NO_PAIR)
    for how, card_ in ((first, "3C"), (second, "4C")):
        details = {"card": card_} if how == "seen" else {}
        round_.act(DEALER, f"card drawn in excess, {how}", details)
    assert ruled(round_)[-1] == "reading CM15"
    finish(round_)
    following = Round(table)
    following.act("ann", "wager", on("low 1"))
    following.act(DEALER, NO_MORE_BETS)
    out(following, " ".join(["3C"] * (first != "seen") + ["4C"] * (second != "seen")))
    assert table.cards == many("3C 4C")


def test_vic_29_2000_r9_1_reading_cm4_a_sixth_card_that_was_seen_is_not_discarded_either() -> None:
    table = table_of(decks=1)
    round_ = begun(table, NO_PAIR)
    round_.act(DEALER, "card drawn in excess, seen", {"card": "AS"})
    assert ruled(round_) == ["r9.1", "reading CM4"]
    finish(round_)
    assert table.shoe.remaining == 46
    kept = new_table(decks=1)
    kept.restore(table.as_data())
    assert (kept.excess, kept.shoe.remaining) == ("AS", 46)
    following = Round(table)
    assert GAME.look(table, "ann")["drawn"] == "AS"
    following.act("ann", "wager", on("high 1"))
    following.act(DEALER, NO_MORE_BETS)
    assert isinstance(following.ask, Card)
    assert following.ask.to == "box 2"
    assert table.cards == [card("AS")]
    assert ruled(following) == ["r9.1"]
    out(following, "9D QC 2H 7C")
    assert [line.verdict for line in finish(following)] == [Verdict.WIN]


def test_vic_29_2000_r9_1_reading_cm4_unless_the_cards_are_shuffled_before() -> None:
    table = table_of(decks=1)
    round_ = begun(table, NO_PAIR)
    round_.act(DEALER, "card drawn in excess, seen", {"card": "AS"})
    finish(round_)
    following = Round(table)
    following.act(CASINO_SUPERVISOR, "direct a shuffle", {"cause": "other reasonable cause"})
    assert (table.excess, table.shoe.remaining) == ("", 52)
    shuffle(following)
    deal(following, "2S 9H QD 3C 7S")
    assert table.cards[0] == card("2S")


@pytest.mark.parametrize("seen", [False, True])
@pytest.mark.parametrize(("marker", "comes"), [(49, "in the round"), (47, "before the sixth card")])
def test_vic_29_2000_r9_1_in_the_last_round_of_the_shoe_it_goes_into_the_shuffle(
    seen: bool, marker: int, comes: str
) -> None:
    table = table_of(decks=1)
    table.shoe.marker = marker
    round_ = begun(table, NO_PAIR)
    assert table.cutting_card == (comes == "in the round")
    if seen:
        round_.act(DEALER, "card drawn in excess, seen", {"card": "AS"})
    else:
        round_.act(DEALER, "card drawn in excess, not seen")
    assert "last round of the shoe" in round_.rulings[-1].what
    assert "r7.7(a)" in [rule for _, rule in called(round_)]
    finish(round_)
    assert (table.excess, table.due) == ("", "cutting card")
    following = Round(table)
    shuffle(following)
    assert table.shoe.remaining == 52


def test_vic_29_2000_r9_1_what_was_dealt_is_not_the_card_that_an_automatic_shoe_gave_unseen() -> None:
    table = table_of(decks=1, automatic=True)
    round_ = begun(table, NO_PAIR)
    round_.act(DEALER, "card drawn in excess, not seen")
    finish(round_)
    again = new_table(decks=1)
    again.restore(table.as_data())
    for each in (table, again):
        assert each.shoe.conserved(each.waiting)
        following = begun(each, "")
        with pytest.raises(Refused):
            following.outcome(card("KS"))  # it lay in box 1 when the unseen card was drawn
        following.outcome(card("3C"))
        out(following, "KS 9H QD 2C")  # and went back into the shoe since
        finish(following)
        assert each.shoe.conserved([])


def test_vic_29_2000_r9_1_a_shuffle_takes_in_the_unseen_card_and_all_that_was_dealt_before_it() -> None:
    table = table_of(decks=1, automatic=True)
    round_ = begun(table, NO_PAIR)
    round_.act(DEALER, "card drawn in excess, not seen")
    finish(round_)
    following = Round(table)
    following.act(DEALER, "automatic shoe fails", {"failure": "jams"})
    shuffle(following, automatic=True)
    assert (table.excess, table.shoe.remaining) == ("", 52)
    deal(following, "KS 3C 9H QD 2C")
    finish(following)


# 9.2, 9.3: positions and sequence


def test_vic_29_2000_r9_2_a_card_in_the_wrong_position_is_moved_and_dealing_goes_on() -> None:
    table = table_of()
    round_ = begun(table, "KS", "high 1", "low 2")
    assert refusal(round_, "ann", "card misplaced", card="9H", put="box 3") == ("r9.2", Ground.WHO)
    assert refusal(round_, DEALER, "card misplaced", card="9H", put="box 2")[0] == "r9.2"  # which is its place
    round_.act(DEALER, "card misplaced", {"card": "9H", "put": "box 3"})
    assert ruled(round_) == ["r9.2"]
    assert table.cards == many("KS 9H")
    assert isinstance(round_.ask, Card)
    assert round_.ask.to == "box 3"
    out(round_, "QD 2C 7S")
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN, Verdict.WIN]


def test_vic_29_2000_r9_3_cards_out_of_sequence_that_cannot_be_reconstructed_void_the_round() -> None:
    for cards in ("KS 9H QD", NO_PAIR):
        table = table_of()
        round_ = begun(table, cards, "high 1", "com-bo", "low run 2")
        round_.act(GAME_SUPERVISOR, "cards out of sequence", {"reconstructed": "no"})
        assert ruled(round_) == ["r9.3"]
        went_back(round_, "r9.3")
        assert table.people["ann"].purse.value == 50_000
        assert isinstance(Round(table).ask, Wagering), "and the next round begins"


def test_vic_29_2000_r9_3_cards_that_can_be_reconstructed_are_and_the_round_is_played() -> None:
    table = table_of()
    round_ = begun(table, NO_PAIR, "low 1")
    round_.act(DEALER, ENTER)
    order = ["9H", "KS", "QD", "2C", "7S"]
    for wrong in (order[:4], [*order[:4], "7H"], [*order[:4], "9H"]):
        assert refusal(round_, DEALER, "cards out of sequence", reconstructed="yes", cards=wrong)[0] == "r9.3"
    round_.act(DEALER, "cards out of sequence", {"reconstructed": "yes", "cards": order})
    assert ruled(round_) == ["r9.3"]
    assert called(round_)[-1] == ("9♥ K♠ Q♦ 2♣ 7♠: high 2, high 3, low 1, low 4, low 5, no combination", "r7.4")
    assert refusal(round_, DEALER, SETTLE) == ("r9.8(a)", Ground.WHEN), "what was entered is not so any more"
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]


def test_vic_29_2000_r9_3_one_card_alone_has_no_sequence() -> None:
    round_ = begun(table_of(), "KS")
    assert refusal(round_, DEALER, "cards out of sequence", reconstructed="no") == ("r9.3", Ground.WHEN)


# 9.4: face up in the shoe


@pytest.mark.parametrize("at", ["entering", "wagering", "dealing"])
def test_vic_29_2000_r9_4_b_a_card_seen_in_the_shoe_while_an_unseen_sixth_waits_is_the_second(at: str) -> None:
    table = table_of()
    round_ = begun(table, NO_PAIR, "low 1")
    round_.act(DEALER, "card drawn in excess, not seen")
    if at == "entering":
        round_.act(DEALER, "card face up in the shoe", {"card": "AS"})
    finish(round_)
    again = table_of()
    again.restore(table.as_data())
    assert again.face_up == ("AS" if at == "entering" else "")
    round_ = Round(table)
    round_.act("ann", "wager", on("low 1"))
    if at == "wagering":
        round_.act(DEALER, "card face up in the shoe", {"card": "AS"})
    round_.act(DEALER, NO_MORE_BETS)
    if at == "dealing":
        round_.act(DEALER, "card face up in the shoe", {"card": "AS"})
    assert at == "entering" or ruled(round_)[0] == "r9.4(b)"
    assert isinstance(round_.ask, Card)
    assert round_.ask.to == "box 1"
    left = round_.ask.device.weights()[card("AS")]
    assert left == table.decks - 1, "the one that was seen comes second, and cannot come first"
    round_.outcome(card("2D"))
    assert (table.cards, round_.ask.to) == ([card("2D"), card("AS")], "box 3")


def test_vic_29_2000_r9_4_b_a_card_seen_in_the_shoe_after_a_seen_sixth_is_played_second() -> None:
    table = table_of()
    round_ = begun(table, NO_PAIR, "low 1")
    round_.act(DEALER, "card drawn in excess, seen", {"card": "2D"})
    round_.act(DEALER, "card face up in the shoe", {"card": "AS"})
    assert ruled(round_) == ["r9.4(b)", "reading CM13"]
    finish(round_)
    begun(table, "", "low 1")
    assert table.cards == [card("2D"), card("AS")]


@pytest.mark.parametrize("at", ["entering", "wagering"])
def test_vic_29_2000_r9_4_a_the_first_card_is_burned_whenever_it_is_found(at: str) -> None:
    table = table_of()
    round_ = begun(table, NO_PAIR, "low 1") if at == "entering" else Round(table)
    round_.act(DEALER, "card face up in the shoe", {"card": "AS"})
    assert (ruled(round_), table.burned) == (["r9.4(a)", "reading CM13"], [card("AS")])


def test_vic_29_2000_r9_6_a_wrong_number_found_while_the_cards_are_shuffled_makes_the_round_void() -> None:
    table = table_of()
    round_ = begun(table, "KS", "high 1")
    round_.act(CASINO_SUPERVISOR, "direct a shuffle", {"cause": "abnormal sequence"})
    round_.act(DEALER, "wrong number of cards")
    went_back(round_, "r9.6")
    assert table.due == "replaced"


def test_vic_29_2000_r9_4_a_the_first_card_is_burned() -> None:
    table = table_of(decks=1)
    round_ = begun(table, "")
    round_.act(DEALER, "card face up in the shoe", {"card": "AS"})
    assert ruled(round_) == ["r9.4(a)"]
    assert (table.cards, table.burned) == ([], [card("AS")])
    round_.act(DEALER, "card face up in the shoe", {"card": "AD"})  # and the next one too
    out(round_, NO_PAIR)
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]
    assert (table.shoe.remaining, table.due) == (45, "")


def test_vic_29_2000_r9_4_a_the_cutting_card_behind_a_burned_card_comes_first() -> None:
    table = table_of(decks=1)
    table.shoe.marker = 51
    round_ = begun(table, "")
    round_.act(DEALER, "card face up in the shoe", {"card": "AS"})
    assert round_.ask is not None
    assert round_.ask.under == cite("vic 29/2000 r4.1(b)")
    shuffle(round_)
    assert table.shoe.remaining == 52, "the burned card is shuffled with the others"
    deal(round_, NO_PAIR)
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]
    assert table.shoe.conserved([])


def test_vic_29_2000_r9_4_b_a_later_card_counts_as_if_it_had_lain_face_down() -> None:
    table = table_of()
    round_ = begun(table, "KS")
    round_.act(DEALER, "card face up in the shoe", {"card": "9H"})
    assert ruled(round_) == ["r9.4(b)"]
    assert table.cards == many("KS 9H")
    out(round_, "QD 2C 7S")
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]


# 9.5, 9.6: how many cards


@pytest.mark.parametrize("left", [1, 4])
def test_vic_29_2000_r9_5_too_few_cards_void_the_round(left: int) -> None:
    table = table_of(decks=1)
    table.restore({"shoe": {"marker": 0, "rack": rack(left)}, "due": ""})
    assert table.shoe.remaining == left
    round_ = begun(table, "KC KD KH KS"[: 3 * left - 1], "high 1", "com-bo")
    assert ruled(round_) == ["r9.5"]
    went_back(round_, "r9.5")
    assert table.due == "cutting card"


def test_vic_29_2000_r9_5_five_cards_are_enough() -> None:
    table = table_of(decks=1)
    table.restore({"shoe": {"marker": 0, "rack": rack(5)}, "due": ""})
    assert settled(table, "QC KS KH KD KC", "low 1")[0].verdict is Verdict.WIN
    round_ = begun(table, "")
    assert round_.ask is not None
    assert round_.ask.under == cite("vic 29/2000 r4.1(b)"), "the cutting card is all that is left"


def rack(left: int) -> str:
    """All but the last cards of a deck."""
    ranks = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    return " ".join([rank + suit for rank in ranks for suit in "SHDC"][: 52 - left])


@pytest.mark.parametrize("cards", ["", "KS 9H", NO_PAIR])
@pytest.mark.parametrize("counted", [False, True])
def test_vic_29_2000_r9_6_a_wrong_number_of_cards_voids_the_round(cards: str, counted: bool) -> None:
    table = table_of()
    round_ = begun(table, cards, "high 1", "low run 3")
    if counted:  # r3.4
        round_.act(GAME_SUPERVISOR, "verify the cards")
        round_.act(DEALER, "wrong number")
        assert ruled(round_) == ["r3.4", "r9.6"]
    else:
        round_.act(DEALER, "wrong number of cards")
        assert ruled(round_) == ["r9.6"]
    went_back(round_, "r9.6")
    following = Round(table)
    shuffle(following, check=True)
    assert table.shoe.remaining == 416


def test_vic_29_2000_r9_6_reading_cm10_found_before_wagers_are_closed_nothing_is_void() -> None:
    table = table_of()
    settled(table, NO_PAIR, "high 1")
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1"))
    round_.act(DEALER, "wrong number of cards")
    assert ruled(round_) == ["r9.6", "reading CM10"]
    shuffle(round_, check=True)
    round_.act(GAME_SUPERVISOR, "verify the cards")
    round_.act(DEALER, "wrong number")
    assert ruled(round_) == ["r3.4", "r9.6", "reading CM10"]
    shuffle(round_, check=True)
    assert table.shoe.remaining == 416
    deal(round_, NO_PAIR)
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]


@pytest.mark.parametrize("steps", [[], ["check the cards"], ["check the cards", "shuffle", "cut"]])
def test_vic_29_2000_r9_6_reading_cm10_found_while_they_are_shuffled_there_are_new_cards(steps: list[str]) -> None:
    table = new_table()
    round_ = Round(table)
    for step in steps:
        round_.act(DEALER, step)
    round_.act(GAME_SUPERVISOR, "verify the cards")
    round_.act(DEALER, "wrong number")
    assert str(round_.ask).startswith("dealer: check the cards")
    shuffle(round_, check=True)
    assert isinstance(round_.ask, Wagering)
    assert table.shoe.marker == 104


@pytest.mark.parametrize("finding", ["a wrong number of cards", "cards unfit for use"])
def test_vic_29_2000_r3_2_r3_3_a_check_that_finds_something_has_the_cards_replaced(finding: str) -> None:
    round_ = Round(new_table())
    round_.act(DEALER, "check the cards", {"finding": finding})
    assert ruled(round_) == ["r3.2", "r3.3", "reading CM10"]
    shuffle(round_, check=True)  # the new ones are checked too
    assert isinstance(round_.ask, Wagering)


def test_vic_29_2000_r7_6_the_panel_is_activated_when_there_is_no_result() -> None:
    round_ = Round(table_of())
    round_.act(DEALER, "panel activated by another")
    assert ruled(round_) == ["r7.6", "reading CM7"]
    assert isinstance(round_.ask, Wagering)


# 9.7: the automatic shoe


@pytest.mark.parametrize("failure", ["jams", "stops shuffling", "does not complete a shuffle cycle"])
@pytest.mark.parametrize("cards", [None, "", "KS 9H", NO_PAIR])
def test_vic_29_2000_r9_7_reading_cm5_the_cards_are_shuffled_again(failure: str, cards: str | None) -> None:
    table = table_of(automatic=True)
    round_ = Round(table)
    round_.act("ann", "wager", on("high 1"))
    if cards is not None:
        deal(round_, cards)
    round_.act(DEALER, "automatic shoe fails", {"failure": failure})
    assert ruled(round_) == ["r9.7", "reading CM5"]
    assert round_.ask is not None
    assert round_.ask.under == cite("vic 29/2000 r9.7")
    shuffle(round_, automatic=True)
    if cards is None:
        deal(round_, "")
    out(round_, " ".join(NO_PAIR.split()[len(table.cards) :]))
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]


def test_vic_29_2000_r9_7_is_for_an_automatic_shoe() -> None:
    round_ = Round(table_of())
    assert refusal(round_, DEALER, "automatic shoe fails", failure="jams") == ("r9.7", Ground.WHEN)


# 9.8: a wrong result


def test_vic_29_2000_r9_8_a_before_the_deal_button_the_dealer_enters_it_again() -> None:
    table = table_of()
    round_ = begun(table, NO_PAIR)
    round_.act(GAME_SUPERVISOR, ENTER, {"cards": ["K", "9", "Q", "2", "8"]})
    assert "low 5" in table.lit
    assert round_.ask is not None
    assert round_.ask.under == cite("vic 29/2000 r9.8(a)")
    assert refusal(round_, DEALER, SETTLE) == ("r9.8(a)", Ground.WHEN)
    round_.act(DEALER, ENTER, {"cards": ["K", "9", "Q", "2", "6"]})  # wrong once more
    assert refusal(round_, DEALER, NOTIFY) == ("r9.8(a)", Ground.WHEN)
    assert [line.verdict for line in finish(round_)] == [Verdict.WIN]


@pytest.mark.parametrize("who", [DEALER, GAME_SUPERVISOR])
def test_vic_29_2000_r9_8_b_reading_cm6_after_the_deal_button_the_pit_boss_puts_it_right(who: str) -> None:
    table = table_of()
    round_ = begun(table, NO_PAIR)
    round_.act(DEALER, ENTER, {"cards": ["9", "K", "Q", "2", "7"]})
    round_.act(DEALER, DEAL_BUTTON)
    for act in (ENTER, SETTLE, DEAL_BUTTON, PUT_RIGHT):
        assert refusal(round_, DEALER, act) == ("r9.8(b)", Ground.WHEN)
    assert refusal(round_, CASINO_SUPERVISOR, NOTIFY) == ("r9.8(b)", Ground.WHO)
    round_.act(who, NOTIFY)
    for other in (DEALER, GAME_SUPERVISOR, CASINO_SUPERVISOR):
        assert refusal(round_, other, PUT_RIGHT) == ("r9.8(b)", Ground.WHO)
    round_.act(PIT_BOSS, PUT_RIGHT)
    assert table.keypad.pressed == ("K", "9", "Q", "2", "7")
    round_.act(DEALER, SETTLE)
    assert [line.verdict for line in round_.lines] == [Verdict.WIN]


def test_vic_29_2000_r9_8_b_with_the_right_result_in_there_is_nothing_to_tell() -> None:
    round_ = begun(table_of(), NO_PAIR)
    round_.act(DEALER, ENTER)
    assert refusal(round_, DEALER, NOTIFY) == ("r9.8(b)", Ground.WHEN)


# 9.9: the lights


@pytest.mark.parametrize("failure", ["winning areas stay dark", "wrong areas light"])
@pytest.mark.parametrize("entered", [(), (ENTER,), (ENTER, DEAL_BUTTON)])
def test_vic_29_2000_r9_9_the_cards_decide_and_no_play_until_the_fault_is_rectified(
    failure: str, entered: tuple[str, ...]
) -> None:
    table = table_of()
    round_ = begun(table, NO_PAIR, "high 1", "low 1")
    for step in entered:
        round_.act(DEALER, step)
    round_.act(DEALER, "lights fail", {"failure": failure})
    assert ruled(round_) == ["r9.9"]
    assert round_.over
    won, lost = round_.lines
    assert (won.verdict, won.paid, under(won)) == (Verdict.WIN, 500, ["r8.1", "r3.5", "r9.9", "r5.8(b)"])
    assert (lost.verdict, under(lost)) == (Verdict.LOSE, ["r8.1", "r3.5", "r9.9", "r5.8(a)"])
    kept = new_table()
    kept.restore(table.as_data())
    for each in (table, kept):
        following = Round(each)
        assert refusal(following, "ann", "wager", **on("high 1")) == ("r9.9", Ground.WHEN)
        assert refusal(following, DEALER, RECTIFY) == ("r9.9", Ground.WHO)
        following.act(GAME_SUPERVISOR, RECTIFY)
        following.act("ann", "wager", on("high 1"))
    assert refusal(following, GAME_SUPERVISOR, RECTIFY) == ("r9.9", Ground.WHEN)


def test_vic_29_2000_r9_9_lights_fail_when_a_result_is_entered_and_not_before() -> None:
    round_ = begun(table_of(), "KS 9H")
    assert refusal(round_, DEALER, "lights fail", failure="wrong areas light") == ("r9.9", Ground.WHEN)


# What a table is set up from


@pytest.mark.parametrize(
    "wrong",
    [
        {"due": "raining"},
        {"excess": "KS"},  # but no KS lies on the table
        {"shoe": {"on_table": "KS"}},  # of which nothing is said
        {"fault": "yes"},
        {"automatic": 1},
        {"smallest_chip": "0.00"},
        {"higher_limits": {"dan": {"singles": "5000.00"}}},
        {"higher_limits": {"ann": {"reds": "5000.00"}}},
    ],
)
def test_a_table_is_not_set_up_from_what_cannot_be(wrong: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        new_table().restore(wrong)


def test_a_table_is_set_up_again_as_it_stood() -> None:
    table = table_of(automatic=True, smallest_chip=250)
    settled(table, NO_PAIR, "high run 3")
    data = table.as_data()
    assert data["smallest_chip"] == "2.50"
    again = new_table()
    again.restore(data)
    assert again.as_data() == data
