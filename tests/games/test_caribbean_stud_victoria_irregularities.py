"""Caribbean stud in Victoria, vic 25/1999 r14.1 to r14.9, r14.13 and r14.14: cards, decks and the shuffling shoe."""

import pytest
from support.caribbean_stud import ACE_KING, BET, JACKPOT, NO_HAND, Played, begin, deal, table_of
from support.caribbean_victoria import FLUSH, LOW, PAIR, SHOE, TENS, VIC, state, verdicts, vic

from houseway.equipment.cards import NAME, card
from houseway.money import cents
from houseway.play.ask import Outcome

RIGHT, WRONG = "dealer the number is right", "dealer too few or too many"


def ended(played: Played) -> bool:
    """The round comes to its end without another card or decision; unfit cards are not shuffled again."""
    assert played.over or played.open in (["shuffle"], ["notify the game supervisor", "leave it undone"])
    return played.finish().over


# r14.1 to r14.3: cards that are shown


def show(played: Played, card: str) -> Played:
    return played.act("dealer", "card shown", card=card)


def test_vic_25_1999_r14_1_a_card_that_is_seen_is_turned_over_and_the_deal_goes_on() -> None:
    played = show(begin("ann: ", game=VIC), "KS")
    assert played.rulings == [["vic 25/1999 r14.1", "vic 25/1999 r14.2"]]
    assert played.awaits == "card for dealer"
    assert played.sees("dealer")["hands"][0]["cards"] == [""]
    played.cards({"place 1": "KD 9H 4C 2S", "dealer": ACE_KING}).do("dealer bet or fold", "ann bet").finish()
    assert played.verdict("ann") == "win"  # against ace and king


def test_any_card_may_be_named_as_shown_and_one_that_is_out_is_refused() -> None:
    played = begin("ann: ", game=VIC).cards({"place 1": "KS"}, most=1)
    [way] = [option.fields for option in played.round.options("dealer") if option.act == "card shown"]
    assert way[0].choices == NAME  # what is left of the deck would tell of the hands
    assert played.refused("dealer", "card shown", card="KS") == "vic 25/1999 r3.1"
    late = deal("ann: KS KD 9H 4C 2S", game=VIC).do("dealer bet or fold")
    wrong = {"place": "place 4", "cards": ["7S", "KS"]}
    assert late.refused("dealer", "cards without an ante", **wrong) == "vic 25/1999 r3.1"
    assert late.table.shoe.remaining == 42


def test_vic_25_1999_r14_2_two_are_no_misdeal_and_three_are() -> None:
    played = begin("ann: ", "bob: ", game=VIC, jackpot=["bob"])
    show(show(played, "KS"), "QS").cards({"dealer": "AC"})
    assert played.round.lines == []
    show(played, "KD")
    assert played.rulings[-1] == ["vic 25/1999 r14.2", "reading CS17"]
    assert verdicts(played) == {("ann", "ante"): "void", ("bob", "ante"): "void", ("bob", "jackpot"): "stands"}
    assert ended(played)
    assert played.table.shoe.remaining == 52


def test_vic_25_1999_r14_2_the_dealers_up_card_is_not_counted() -> None:
    played = begin("ann: ", game=VIC)
    show(show(show(played, "KS"), "AC"), "KD")  # the second to the dealer
    assert played.round.lines == []
    played.cards({"dealer": "KH"})
    show(played, "9H")
    assert verdicts(played) == {("ann", "ante"): "void"}


def test_vic_25_1999_r14_3_a_card_shown_in_the_dealers_hand_is_the_up_card() -> None:
    played = begin("ann: ", game=VIC).cards({"place 1": "KS"}, most=1)
    show(played, "AC")
    assert played.rulings == [["vic 25/1999 r14.3", "reading CS22"]]
    played.cards({"place 1": "KD 9H 4C 2S", "dealer": "KH 10C 6S 3C"})
    assert played.sees("ann")["dealer"]["cards"] == ["AC", "", "", "", ""]
    assert ("the dealer shows A♣", "vic 25/1999 r7.2.3") in played.called


def test_vic_25_1999_r8_1_a_card_shown_early_lets_nobody_look_before_the_deal_is_done() -> None:
    played = begin("ann: ", game=VIC).cards({"place 1": "KS"}, most=1)
    show(played, "AC")
    assert played.sees("ann")["hands"][0]["cards"] == [""]
    played.cards({"place 1": "KD 9H 4C 2S", "dealer": "KH 10C 6S 3C"})
    assert played.sees("ann")["hands"][0]["cards"] == ["KS", "KD", "9H", "4C", "2S"]
    assert played.sees("bob")["hands"][0]["cards"] == [""] * 5


def test_reading_cs22_a_second_card_shown_there_counts() -> None:
    played = begin("ann: ", game=VIC).cards({"place 1": "KS"}, most=1)
    show(played, "AC").cards({"place 1": "KD"}, most=1)
    show(played, "KH")
    assert played.rulings[-1] == ["vic 25/1999 r14.1", "vic 25/1999 r14.2"]
    assert state(played).exposed == 1


def test_vic_25_1999_r14_3_the_dealers_fifth_is_face_up_anyway() -> None:
    played = begin("ann: ", game=VIC).cards({"place 1": PAIR, "dealer": "AC KH 10C 6S"})
    assert played.awaits == "card for dealer"
    assert played.refused("dealer", "card shown", card="3C") == "vic 25/1999 r14.1"
    fives = begin("ann: ", game=VIC, **SHOE).cards({"place 1": PAIR, "dealer": "AC KH 10C 6S"})
    assert show(fives, "3C").rulings == [["vic 25/1999 r14.3", "reading CS22"]]


# r14.4 to r14.6: a wrong number of cards in a hand


@pytest.mark.parametrize("hand", ["place 1", "dealer"])
def test_vic_25_1999_r14_4_found_before_bet_or_fold_it_is_a_misdeal(hand: str) -> None:
    dealing = begin("ann: ", "bob: ", game=VIC).cards({"place 1": "KS"}, most=1)
    dealt = deal(f"ann: {PAIR}", f"bob: {TENS}", game=VIC)
    for played in (dealing, dealt):
        played.act("dealer", "wrong number of cards", hand=hand)
        assert played.rulings == [["vic 25/1999 r14.4", "reading CS17"]]
        assert verdicts(played) == {("ann", "ante"): "void", ("bob", "ante"): "void"}
        assert "vic 25/1999 r14.4" in played.under("ann")
        assert ended(played)


def test_vic_25_1999_r14_5_found_later_all_the_cards_are_counted() -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}").act("dealer", "wrong number of cards", hand="place 2")
    assert played.rulings == [["vic 25/1999 r14.5"]]
    assert (played.awaits, played.open) == ("dealer", ["the number is right", "too few or too many"])


@pytest.mark.parametrize(("hand", "under"), [("place 2", "vic 25/1999 r14.5"), ("dealer", "vic 25/1999 r14.6")])
@pytest.mark.parametrize("who", ["dealer", "game supervisor"])
def test_vic_25_1999_r14_5_and_vic_25_1999_r14_6_the_pit_boss_is_told_or_it_is_noted_that_nobody_did(
    who: str, hand: str, under: str
) -> None:
    for told in (True, False):
        played = vic(f"ann: {PAIR}", f"bob: {TENS}").act("dealer", "wrong number of cards", hand=hand)
        played.do("dealer notify the game supervisor")
        if told:
            played.do(f"{who} tell the pit boss", WRONG)
        else:
            played.do(WRONG)
            assert played.open == ["tell the pit boss", "leave it undone"]
            played.do(f"{who} leave it undone")
        noted = [ruling.what for ruling in played.round.rulings if under in [c.text for c in ruling.cites]][1:]
        assert noted == ([] if told else ["not done: tell the pit boss"])


@pytest.mark.parametrize(
    ("hand", "before", "under"),
    [("place 1", True, "r14.4"), ("place 1", False, "r14.5"), ("dealer", False, "r14.6")],
)
def test_vic_25_1999_r14_4_to_r14_6_a_dealer_who_finds_it_notifies_the_game_supervisor(
    hand: str, before: bool, under: str
) -> None:
    for who in ("dealer", "game supervisor"):
        played = deal(f"ann: {PAIR}", game=VIC) if before else vic(f"ann: {PAIR}")
        played.act(who, "wrong number of cards", hand=hand)
        due = [each for each in played.table.duties if each.duty.name == "notify the game supervisor"]
        assert [each.under.text for each in due] == ([f"vic 25/1999 {under}"] if who == "dealer" else [])


def test_vic_25_1999_r14_5_1_with_a_discrepancy_it_is_a_misdeal() -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}", jackpot=["ann"]).do("ann fold")
    assert played.verdict("ann") == "lose"
    played.act("dealer", "wrong number of cards", hand="place 2").do(WRONG)
    assert verdicts(played) == {("ann", "ante"): "void", ("ann", "jackpot"): "stands", ("bob", "ante"): "void"}
    assert played.under("ann") == ["vic 25/1999 r14.5.1", "reading CS17"]
    assert played.net("ann") == 0
    assert ended(played)


def test_vic_25_1999_r14_5_2_that_hand_is_void_and_the_others_may_retract() -> None:
    hands = (f"ann: {PAIR}", f"bob: {TENS}", f"cat: {LOW}")
    played = vic(*hands, dealer=NO_HAND, jackpot=["bob"]).do("ann bet")
    played.act("dealer", "wrong number of cards", hand="place 2").do(RIGHT)
    assert verdicts(played) == {("bob", "ante"): "void", ("bob", "jackpot"): "void"}
    assert (played.awaits, played.open) == ("ann", ["stay", "retract"])
    played.do("ann retract", "cat stay")
    assert {line.verdict.value for line in played.lines("ann")} == {"void"}
    assert played.under("ann", BET) == ["vic 25/1999 r14.5.2", "reading CS18"]
    assert (played.awaits, played.open) == ("cat", ["bet", "fold"])
    assert played.finish().net("cat") == cents("10")


def test_vic_25_1999_r14_5_2_a_folded_hand_gets_its_wagers_back_too() -> None:
    """It is spread and counted when it is folded (r8.4)."""
    played = vic(f"ann: {PAIR}", f"bob: {TENS}").do("ann fold")
    played.act("game supervisor", "wrong number of cards", hand="place 1").do(RIGHT, "bob stay")
    assert verdicts(played) == {("ann", "ante"): "void"}


def test_reading_cs18_who_has_folded_has_nothing_to_retract() -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}", f"cat: {LOW}").do("ann fold")
    played.act("dealer", "wrong number of cards", hand="place 2").do(RIGHT)
    assert played.awaits == "cat"


def test_vic_25_1999_r14_5_2_reading_cs26_two_wrong_hands_are_void_by_one_count() -> None:
    hands = (f"ann: {PAIR}", f"bob: {TENS}", f"cat: {LOW}")
    played = vic(*hands, dealer=NO_HAND).act("dealer", "wrong number of cards", hand="place 1")
    played.act("dealer", "the number is right", hands=["place 2"])
    assert verdicts(played) == {("ann", "ante"): "void", ("bob", "ante"): "void"}
    assert (played.awaits, played.open) == ("cat", ["stay", "retract"])
    played.do("cat stay")
    assert (played.awaits, played.open) == ("cat", ["bet", "fold"])


def test_vic_25_1999_r14_5_2_reading_cs26_a_players_and_the_dealers_hand_in_one_count() -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}").act("dealer", "wrong number of cards", hand="place 1")
    played.act("dealer", "the number is right", hands=["dealer"])
    assert played.rulings[-2:] == [
        ["vic 25/1999 r14.6.2", "vic 25/1999 r14.6.2.1", "reading CS19"],
        ["vic 25/1999 r14.6.2.2", "reading CS19"],
    ]
    played.do("bob stay").finish()
    assert (played.verdict("ann"), played.verdict("bob"), played.line("bob").paid) == ("void", "win", cents("10"))


def test_vic_25_1999_r14_5_what_the_table_dealt_wrongly_comes_out_in_the_one_count() -> None:
    played = begin("ann: ", "bob: ", game=VIC)
    for place, extra in (("place 1", "5C"), ("place 2", "7C")):
        played.act("dealer", "card too many", hand=place, card=extra)
    played.cards({"place 1": PAIR, "place 2": TENS, "dealer": NO_HAND})
    played.do("dealer bet or fold", "ann bet", "bob bet", RIGHT)
    assert {(line.person, line.verdict.value) for line in played.lines()} == {("ann", "void"), ("bob", "void")}
    assert [under for [under, *_] in played.rulings].count("vic 25/1999 r14.5") == 1


def test_vic_25_1999_r14_9_a_count_that_is_out_is_dropped_when_the_round_is_void() -> None:
    played = vic(f"ann: {PAIR}").act("game supervisor", "wrong number of cards", hand="place 1")
    assert played.open == ["the number is right", "too few or too many"]
    played.act("dealer", "not 52 cards")
    assert verdicts(played) == {("ann", "ante"): "void"}
    assert played.open == ["tell the pit boss", "leave it undone"]
    assert played.table.due == "new cards"


def test_vic_25_1999_r14_6_and_vic_25_1999_r14_6_1_the_dealers_hand_with_a_discrepancy() -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}").do("ann bet", "bob bet", "dealer turn the cards")
    played.act("dealer", "wrong number of cards", hand="dealer")
    assert played.rulings == [["vic 25/1999 r14.6"]]
    played.do(WRONG)
    assert set(verdicts(played).values()) == {"void"}
    assert played.under("ann", BET) == ["vic 25/1999 r14.6.1", "reading CS17"]
    assert ended(played)


def test_vic_25_1999_r14_6_2_and_reading_cs19_the_dealer_has_no_hand() -> None:
    """r14.6.2.1: antes of folded hands are in again and paid. r14.6.2.2: every hand is looked at for the jackpot."""
    hands = (f"ann: {FLUSH}", "bob: QD JD 9D 4H 2D", f"cat: {LOW.replace('9S', '8S')}")
    played = vic(*hands, jackpot=["ann", "cat"]).do("ann fold", "bob bet")
    played.act("dealer", "wrong number of cards", hand="dealer").do(RIGHT)
    assert played.rulings[1:] == [
        ["vic 25/1999 r14.6.2", "vic 25/1999 r14.6.2.1", "reading CS19"],
        ["vic 25/1999 r14.6.2.2", "reading CS19"],
    ]
    assert (played.awaits, played.open) == ("dealer", ["turn the cards"])  # cat needs no bet any more
    played.finish()
    assert ("no hand", "vic 25/1999 r9.2") in played.called
    assert [played.line(name).paid for name in ("ann", "bob", "cat")] == [cents("10")] * 3
    assert played.verdict("bob", BET) == "void"
    assert {"vic 25/1999 r14.6.2", "vic 25/1999 r14.6.2.1"} <= set(played.under("ann"))
    assert played.line("ann", JACKPOT).paid == cents("100")
    assert played.verdict("cat", JACKPOT) == "lose"


def test_vic_25_1999_r14_6_2_1_even_a_dealer_with_ace_and_king_has_no_hand() -> None:
    played = vic(f"ann: {LOW}", dealer=ACE_KING).do("ann bet", "dealer turn the cards")
    assert played.called[-1][0] == "the dealer has odd card hand, ace and king high"
    played.act("dealer", "wrong number of cards", hand="dealer").do(RIGHT).finish()
    assert played.net("ann") == cents("10")


def test_vic_25_1999_r14_6_2_2_a_folded_jackpot_hand_is_paid() -> None:
    played = vic(f"ann: {FLUSH}", "bob: QH QD 9D 4D 2D", jackpot=["ann"]).do("ann fold")
    assert played.verdict("ann", JACKPOT) == "lose"
    played.act("dealer", "wrong number of cards", hand="dealer").do(RIGHT).finish()
    assert played.line("ann", JACKPOT).paid == cents("100")


def test_vic_25_1999_r8_5_and_r14_6_2_1_where_all_have_folded_the_dealers_number_is_still_found() -> None:
    played = vic(f"ann: {FLUSH}", f"bob: {TENS}", jackpot=["ann"]).do("ann fold", "bob fold")
    assert played.open == ["turn the cards"]
    played.act("dealer", "wrong number of cards", hand="dealer").do(RIGHT)
    assert (played.round.lines, played.open) == ([], ["turn the cards"])
    played.finish()
    assert (played.net("ann"), played.net("bob")) == (cents("109"), cents("10"))  # the ante, and $100 for the $1
    assert verdicts(played) == {("ann", "ante"): "win", ("bob", "ante"): "win", ("ann", "jackpot"): "win"}


def test_vic_25_1999_r8_4_and_r14_5_2_a_wrong_number_is_found_in_the_last_hand_that_folds() -> None:
    played = vic(f"ann: {LOW}", jackpot=["ann"]).do("ann fold")
    played.act("dealer", "wrong number of cards", hand="place 1").do(RIGHT)
    assert verdicts(played) == {("ann", "ante"): "void", ("ann", "jackpot"): "void"}
    assert ended(played)


def test_vic_25_1999_r14_9_a_deck_without_52_cards_is_found_when_all_have_folded() -> None:
    played = vic(f"ann: {LOW}").do("ann fold").act("dealer", "not 52 cards")
    assert verdicts(played) == {("ann", "ante"): "void"}
    assert ended(played)


def test_vic_25_1999_r8_5_the_dealer_turns_the_cards_though_all_have_folded() -> None:
    played = vic(f"ann: {LOW}").do("ann fold", "dealer turn the cards")
    assert played.sees("ann")["dealer"]["hand"] == "odd card hand, ace and king high"
    assert (played.net("ann"), played.open) == (cents("-10"), ["shuffle"])


# r14.7, r14.8: cards where no ante lies


def test_vic_25_1999_r14_7_found_before_bet_or_fold_it_is_a_misdeal() -> None:
    played = deal(f"ann: {PAIR}", game=VIC).act("dealer", "cards without an ante", place="place 4")
    assert played.rulings == [["vic 25/1999 r14.7", "reading CS17"]]
    assert played.under("ann") == ["vic 25/1999 r14.7", "reading CS17"]
    assert ended(played)


def test_vic_25_1999_r14_8_found_later_they_are_burnt_and_antes_may_be_retracted() -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}").do("ann bet")
    burnt = ["7S", "7H", "7D", "7C", "8S"]
    played.act("dealer", "cards without an ante", place="place 4", cards=burnt)
    assert played.rulings == [["vic 25/1999 r14.8"]]
    assert played.table.shoe.in_rack == 5
    played.do("ann stay", "bob retract")
    assert played.under("bob") == ["vic 25/1999 r14.8", "reading CS18"]
    played.finish()
    assert played.verdict("ann") == "win"


# r14.9, r14.14, r14.13: the deck and the shuffling shoe


def test_vic_25_1999_r14_9_a_round_with_another_number_than_52_is_void() -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}", jackpot=["ann"]).do("ann bet", "bob fold")
    played.act("dealer", "not 52 cards")
    assert set(verdicts(played).values()) == {"void"}
    assert len(played.lines()) == 4
    assert played.under("ann", JACKPOT) == ["vic 25/1999 r14.9", "reading CS17"]
    assert ended(played)


def test_vic_25_1999_r14_9_also_when_antes_are_paid_already() -> None:
    played = vic("ann: KS QS JS 10S 9S", dealer=NO_HAND, jackpot=["ann"]).do("ann bet").on_to("press the keypad button")
    meter = played.table.meter
    assert played.verdict("ann") == "win"
    played.act("dealer", "not 52 cards")
    assert set(verdicts(played).values()) == {"void"}
    assert played.net("ann") == 0
    assert ended(played)
    assert played.table.meter == meter  # nothing was paid, and it is not turned back


def test_vic_25_1999_r14_13_a_shuffling_shoe_that_fails_is_helped_by_a_new_shuffle() -> None:
    played = Played(table_of("ann", game=VIC, **SHOE)).wager("ann")
    played.act("dealer", "shuffling shoe fails", fault="jams")
    assert (played.rulings, played.open) == ([["vic 25/1999 r14.13"]], ["shuffle"])
    assert played.do("dealer shuffle").awaits == "wagers"
    after = vic(f"ann: {LOW}", **SHOE).do("ann fold", "dealer turn the cards")
    after.act("dealer", "shuffling shoe fails", fault="stops shuffling")
    assert after.do("dealer shuffle").open == ["insert the cards in the device"]
    by_hand = Played(table_of("ann", game=VIC))
    assert by_hand.refused("dealer", "shuffling shoe fails", fault="jams") == "vic 25/1999 r14.13"


@pytest.mark.parametrize("right", [True, False])
def test_vic_25_1999_r14_14_a_shuffling_shoe_that_does_not_verify_has_all_counted(right: bool) -> None:
    played = deal(f"ann: {PAIR}", game=VIC, jackpot=["ann"], **SHOE)
    played.act("dealer", "shuffling shoe does not verify")
    assert played.rulings == [["vic 25/1999 r14.14"]]
    played.do(RIGHT if right else WRONG)
    if right:
        assert played.open == ["bet or fold"]
    else:
        assert verdicts(played) == {("ann", "ante"): "void", ("ann", "jackpot"): "void"}
        assert played.finish().over


# r14.4 to r14.6, card by card


def miscounted(act: str, at: int, **details: str) -> Played:
    """Two players, with a fact before the card of this number; the rest of the deal."""
    played = begin("ann: ", "bob: ", game=VIC)
    hands = {"place 1": f"{PAIR}", "place 2": f"{LOW}", "dealer": f"{ACE_KING}"}
    waiting = {place: [card(name) for name in text.split()] for place, text in hands.items()}
    for number in range(99):
        if number == at:
            played.act("dealer", act, **details)
        if not isinstance(ask := played.round.ask, Outcome):
            break
        played.round.outcome(waiting[ask.to].pop(0))
    return played


def test_vic_25_1999_r14_4_a_card_missed_and_noticed_before_the_call_is_a_misdeal() -> None:
    played = miscounted("card missed", 0)
    assert len(played.table.hands["place 1"].cards) == 4
    played.act("dealer", "wrong number of cards", hand="place 1")
    assert verdicts(played) == {("ann", "ante"): "void", ("bob", "ante"): "void"}


def test_vic_25_1999_r14_5_a_card_too_many_comes_out_before_the_dealers_cards_are_turned() -> None:
    played = miscounted("card too many", 4, hand="place 2", card="6D").do("dealer bet or fold", "ann bet", "bob fold")
    assert len(played.table.hands["place 2"].cards) == 6
    assert played.open == ["the number is right", "too few or too many"]
    played.do(RIGHT, "ann stay").finish()
    assert verdicts(played) == {("bob", "ante"): "void", ("ann", "ante"): "win", ("ann", "bet"): "win"}
    assert played.under("bob") == ["vic 25/1999 r14.5.2"]


def test_vic_25_1999_r14_6_the_dealers_missing_card_comes_out_when_they_are_turned() -> None:
    played = miscounted("card missed", 2).do("dealer bet or fold", "ann bet", "bob fold", "dealer turn the cards")
    assert (len(played.table.dealer.cards), played.open) == (4, ["the number is right", "too few or too many"])
    played.do(RIGHT).finish()
    assert verdicts(played) == {("ann", "ante"): "win", ("ann", "bet"): "void", ("bob", "ante"): "win"}


def test_vic_25_1999_r14_6_1_cards_that_are_missing_altogether_are_a_misdeal() -> None:
    played = miscounted("card missed", 2).do("dealer bet or fold", "ann bet", "bob bet", "dealer turn the cards")
    played.do(WRONG).finish()
    assert {line.verdict.value for line in played.round.lines} == {"void"}


def test_vic_25_1999_r3_3_wagers_go_on_while_the_cards_are_counted() -> None:
    played = Played(table_of("ann", game=VIC)).act("game supervisor", "have the cards counted").wager("ann")
    assert [placed.person for placed in played.do(RIGHT).table.placed] == ["ann"]
