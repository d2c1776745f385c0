"""Caribbean stud in Victoria, vic 25/1999: rules 1 to 6 as they read."""

from datetime import datetime
from typing import Any

import pytest
from support.caribbean_stud import ANTE, BET, JACKPOT, NO_HAND, Played, begin, deal, on
from support.caribbean_victoria import LOW, PAIR, SHOE, VIC, vic, vic_table

from houseway.errors import BadInput, NotHeld, Refused
from houseway.games import find
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.money import cents
from houseway.play.sign import Limits, Sign

# The notice


def test_vic_25_1999_is_in_force_from_four_in_the_morning_of_1_december_1999() -> None:
    assert find("caribbean-stud", rules="vic", on="1999-12-01T04:00").part == "vic 25/1999"
    with pytest.raises(NotHeld, match="1999-12-01T04:00"):
        find("caribbean-stud", rules="vic", on="1999-12-01T03:59")
    assert VIC.part == "vic 25/1999"
    assert VIC.general.excluded is None  # nothing of Queensland's Part 2


# 1 Definitions


def test_vic_25_1999_r1_1_its_words_are_the_ones_used() -> None:
    assert [row.name for row in VIC.wagers] == ["ante wager", "bet wager", "jackpot wager"]
    names = {person.name for person in vic_table().people.values()}
    assert {"dealer", "game supervisor", "casino supervisor"} <= names
    assert not {"floor manager", "chief executive"} & names


def test_vic_25_1999_r1_1_1_the_ante_is_the_first_wager() -> None:
    assert begin("ann: ", game=VIC).table.placed[0].wager.name == ANTE


def test_vic_25_1999_r1_1_2_the_bet_comes_when_the_cards_are_out() -> None:
    played = Played(vic_table())
    played.wager("ann")
    assert played.refused("ann", "wager", **on("place 1", "20", BET)) == "vic 25/1999 r5.5"
    assert vic(f"ann: {PAIR}").do("ann bet").table.placed[-1].wager.name == BET


def test_vic_25_1999_r1_1_3_a_casino_supervisor_is_no_game_supervisor() -> None:
    played = Played(vic_table())
    assert "agree other limits" in played.listed("casino supervisor")
    assert "agree other limits" not in played.listed("game supervisor")


def test_vic_25_1999_r1_1_4_the_dealer_deals_and_does_not_play() -> None:
    assert Played(vic_table()).refused("dealer", "wager", **on("place 1")) == "vic 25/1999 r1.1.4"


def test_vic_25_1999_r1_1_5_a_folded_hand_is_collected_face_down() -> None:
    played = vic(f"ann: {LOW}").do("ann fold")
    assert played.sees("dealer")["hands"][0]["cards"] == []
    assert "vic 25/1999 r1.1.5" in played.under("ann")


def test_vic_25_1999_r1_1_6_a_game_supervisor_sees_to_the_cards() -> None:
    assert {"have the cards counted", "change the cards"} <= Played(vic_table()).listed("game supervisor")


def test_vic_25_1999_r1_1_7_no_jackpot_wager_without_an_ante() -> None:
    played = Played(vic_table())
    assert played.refused("ann", "wager", **on("place 1", "1", JACKPOT)) == "vic 25/1999 r1.1.7"
    played.wager("ann").wager("ann", stake="1", wager=JACKPOT)
    assert [p.wager.name for p in played.table.placed] == [ANTE, JACKPOT]


def test_vic_25_1999_r1_1_8_equal_hands_are_void() -> None:
    played = vic("ann: AS KD 10H 6C 3S").do("ann bet").finish()
    assert played.verdict("ann") == played.verdict("ann", BET) == "void"
    assert "vic 25/1999 r1.1.8" in played.under("ann")
    assert played.net("ann") == 0


# 2 Equipment


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        pytest.param("vic 25/1999 r2.1", "the dealer's place, opposite", id="vic_25_1999_r2_1"),
        pytest.param("vic 25/1999 r2.2", "[place 7]", id="vic_25_1999_r2_2"),
        pytest.param("vic 25/1999 r2.2.1", "ANTE (ante wager): [place 1]", id="vic_25_1999_r2_2_1"),
        pytest.param("vic 25/1999 r2.2.1", "BET (bet wager): [place 1]", id="vic_25_1999_r2_2_1_bet"),
        pytest.param("vic 25/1999 r2.2.1", "JACKPOT (jackpot wager): [place 1]", id="vic_25_1999_r2_2_1_jackpot"),
        pytest.param("vic 25/1999 r2.2.2", "ONLY PLAYS WITH ACE/KING OR HIGHER", id="vic_25_1999_r2_2_2"),
        pytest.param("vic 25/1999 r2.2.3", "Houseway", id="vic_25_1999_r2_2_3"),
        pytest.param("vic 25/1999 r1.1.1", "the ante is what a player starts with", id="the_word_ante"),
        pytest.param("vic 25/1999 r1.1.6", "how the game is run", id="the_word_game_supervisor"),
        pytest.param("vic 25/1999 r2.3", "manual dealing shoe", id="vic_25_1999_r2_3"),
        pytest.param("vic 25/1999 r10.11", "maximum payout for a bet $20000.00", id="vic_25_1999_r10_11"),
        pytest.param("vic 25/1999 r11.2", "a jackpot wager costs $1.00", id="vic_25_1999_r11_2"),
    ],
)
def test_the_layout_shows(rule: str, words: str) -> None:
    lines = VIC.layout(vic_table()).splitlines()
    found = [line for line in lines if words in line]
    assert any(rule in line.removesuffix(")").rpartition("  (")[2].split(", ") for line in found)


def test_vic_25_1999_r2_3_a_shuffling_shoe_instead_of_a_manual_one() -> None:
    assert "shuffling shoe for single decks; the deck in use has red backs" in VIC.layout(vic_table(**SHOE))


# 3 The cards


def test_vic_25_1999_r3_1_one_deck_with_a_manual_shoe() -> None:
    assert vic_table().shoe.remaining == 52
    with pytest.raises(Refused) as caught:
        vic_table(backs=("red", "blue"))
    assert str(caught.value.under) == "vic 25/1999 r3.1"


@pytest.mark.parametrize("backs", [("red",), ("red", "red")])
def test_vic_25_1999_r3_1_1_two_decks_of_two_colours_with_a_shuffling_shoe(backs: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as caught:
        vic_table(**SHOE | {"backs": backs})
    assert str(caught.value.under) == "vic 25/1999 r3.1.1"


def test_vic_25_1999_r3_1_1_the_decks_are_used_one_at_a_time() -> None:
    table = vic_table(**SHOE)
    assert table.backs == "red"
    deal(f"ann: {PAIR}", table=table).finish()
    assert table.backs == "blue"
    deal(f"ann: {PAIR}", table=table).finish()
    assert table.backs == "red"


def test_vic_25_1999_r3_2_unfit_cards_are_changed_after_a_round() -> None:
    played = Played(vic_table()).act("game supervisor", "change the cards", cards=["7S"])
    assert played.rulings == [["vic 25/1999 r3.2"]]
    assert played.awaits == "wagers"
    assert begin("ann: ", game=VIC).refused("game supervisor", "change the cards") == "vic 25/1999 r3.2"


def test_vic_25_1999_r3_2_a_whole_new_deck_is_checked_shuffled_and_cut() -> None:
    played = Played(vic_table()).act("game supervisor", "change the cards")
    played.do("dealer spread the cards", "dealer shuffle", "dealer cut the cards", "dealer put the cards in the shoe")
    assert played.awaits == "wagers"
    assert played.called == [("the new cards are checked: 52 without jokers, and a cutting card", "vic 25/1999 r3.1")]


def test_vic_25_1999_r3_3_a_game_supervisor_has_the_cards_counted_at_any_time() -> None:
    for played in (Played(vic_table()), vic(f"ann: {PAIR}"), begin("ann: ", game=VIC)):
        awaited = played.awaits
        played.act("game supervisor", "have the cards counted").do("dealer the number is right")
        assert played.rulings == [["vic 25/1999 r3.3"]]
        assert played.awaits == awaited
    assert played.refused("dealer", "have the cards counted") == "vic 25/1999 r3.3"


def test_vic_25_1999_r3_3_and_r14_9_a_round_with_a_wrong_deck_is_void() -> None:
    played = vic(f"ann: {PAIR}", jackpot=["ann"]).do("ann bet")
    played.act("game supervisor", "have the cards counted").do("dealer too few or too many").finish()
    assert {line.verdict.value for line in played.lines()} == {"void"}
    assert "vic 25/1999 r14.9" in played.under("ann", JACKPOT)


def test_vic_25_1999_r3_3_before_a_round_other_cards_are_brought() -> None:
    played = Played(vic_table()).act("game supervisor", "have the cards counted").do("dealer too few or too many")
    assert played.rulings == [["vic 25/1999 r3.3", "vic 25/1999 r3.2", "reading CS27"]]
    played.do("dealer spread the cards", "dealer shuffle", "dealer cut the cards", "dealer put the cards in the shoe")
    assert played.awaits == "wagers"


@pytest.mark.parametrize("act", ["have the cards counted", "not 52 cards"])
def test_vic_25_1999_r14_9_reading_cs27_a_deck_that_is_not_52_is_not_dealt_again(act: str) -> None:
    table = vic_table()
    played = Played(table).wager("ann").do("dealer no more bets").act("game supervisor", act)
    if act != "not 52 cards":
        played.do("dealer too few or too many")
    assert (played.over, played.verdict("ann"), table.due) == (True, "void", "new cards")
    assert Played(table).open == ["spread the cards"]


def test_vic_25_1999_r3_3_and_reading_cs17_a_settled_round_stands_whatever_is_counted_after_it() -> None:
    played = vic(f"ann: {PAIR}", jackpot=["ann"]).do("ann bet").on_to("shuffle")
    assert played.net("ann") == cents("29")
    played.act("game supervisor", "have the cards counted").do("dealer too few or too many")
    assert played.rulings == [["vic 25/1999 r3.3", "vic 25/1999 r3.2", "reading CS17", "reading CS27"]]
    assert (played.over, played.net("ann"), played.table.due) == (True, cents("29"), "new cards")


@pytest.mark.parametrize("suit", ["S", "H", "D", "C"])
def test_vic_25_1999_r3_4_no_suit_is_better_than_another(suit: str) -> None:
    dealer = {"S": "H", "H": "S", "D": "C", "C": "D"}[suit]
    hand = " ".join(f"{rank}{suit}" for rank in ("K", "J", "9", "5", "2"))
    played = vic(f"ann: {hand}", dealer=hand.replace(suit, dealer)).do("ann bet").finish()
    assert played.verdict("ann") == "void"
    assert "vic 25/1999 r3.4" in played.under("ann")


@pytest.mark.parametrize(("mine", "wins"), [("AS", True), ("KD", True), ("QD", True), ("10D", False), ("2D", False)])
def test_vic_25_1999_r3_4_1_cards_rank_from_the_ace_down(mine: str, wins: bool) -> None:
    dealer = "8S 8H JC 6S 3C"
    played = vic(f"ann: 8D 8C {mine} 6D 3H", dealer=dealer).do("ann bet").finish()
    assert played.verdict("ann") == ("win" if wins else "lose")
    assert "vic 25/1999 r3.4.1" in played.under("ann")


# 4 The shuffle and cut


def test_vic_25_1999_r4_1_and_r4_2_a_shuffle_and_one_cut_for_each_round() -> None:
    played = vic(f"ann: {LOW}").do("ann fold", "dealer turn the cards")
    assert played.open == ["shuffle"]
    played.do("dealer shuffle", "dealer cut the cards")
    assert played.refused("dealer", "cut the cards") == "vic 25/1999 r4.2"
    played.do("dealer put the cards in the shoe")
    assert played.over


def test_vic_25_1999_r4_2_cards_of_a_shuffling_shoe_are_not_cut() -> None:
    played = vic(f"ann: {LOW}", **SHOE).do("ann fold", "dealer turn the cards")
    assert played.open == ["insert the cards in the device"]
    assert played.do("dealer insert the cards in the device").over


def test_vic_25_1999_r4_3_a_player_never_cuts() -> None:
    played = vic(f"ann: {LOW}").do("ann fold", "dealer turn the cards", "dealer shuffle")
    assert played.open == ["cut the cards"]
    assert played.refused("ann", "cut the cards") == "vic 25/1999 r4.3"


# 5 Wagers


def test_vic_25_1999_r5_1_only_chips() -> None:
    played = Played(vic_table(chips="8"))
    assert played.refused("ann", "wager", **on("place 1", "10")) == "vic 25/1999 r5.1"
    assert Played(vic_table()).refused("ann", "wager", **on("place 1", "10.50")) == "vic 25/1999 r5.1"


def test_vic_25_1999_r5_2_before_the_first_card() -> None:
    played = begin("ann: ", game=VIC)
    for late in (on("place 1", "1", JACKPOT), on("place 2")):
        assert played.refused("ann", "wager", **late) == "vic 25/1999 r7.1"
    played.cards({"place 1": "KS"})
    for late in (on("place 1", "1", JACKPOT), on("place 2")):
        assert played.refused("ann", "wager", **late).startswith("vic 25/1999 r5.2")


def test_vic_25_1999_r5_2_1_a_player_puts_down_an_ante() -> None:
    played = Played(vic_table())
    options = [o for o in played.round.options("ann") if o.act == "wager"]
    assert [str(o.under) for o in options] == ["vic 25/1999 r5.2.1"]


def test_vic_25_1999_r5_2_2_a_player_may_make_a_jackpot_wager_then() -> None:
    played = Played(vic_table()).wager("ann")
    assert [str(c) for c in VIC.wager_named[JACKPOT].cites] == ["vic 25/1999 r5.2.2"]
    played.wager("ann", stake="1", wager=JACKPOT)
    assert played.table.placed[-1].wager.name == JACKPOT


def test_vic_25_1999_r5_3_fold_or_bet() -> None:
    played = vic(f"ann: {PAIR}")
    assert (played.awaits, played.open) == ("ann", ["bet", "fold"])


def test_vic_25_1999_r5_3_1_a_bet_is_exactly_two_antes() -> None:
    played = vic(f"ann 5: {PAIR}")
    assert played.refused("ann", "bet", amount=cents("15")) == "vic 25/1999 r5.3.1"
    assert played.refused("ann", "bet", amount=cents("5")) == "vic 25/1999 r5.3.1"
    played.act("ann", "bet", amount=cents("10"))
    assert played.table.placed[-1].stake == cents("10")


def test_vic_25_1999_r5_3_2_a_fold_costs_the_ante() -> None:
    played = vic(f"ann: {LOW}").do("ann fold")
    assert (played.verdict("ann"), played.net("ann")) == ("lose", -cents("10"))
    assert "vic 25/1999 r5.3.2" in played.under("ann")


def test_vic_25_1999_r5_4_the_ante_is_left_alone_from_the_first_card() -> None:
    for played in (begin("ann: ", game=VIC), begin("ann: ", game=VIC, **SHOE)):
        played.cards({"place 1": "KS"})
        assert played.refused("ann", "withdraw", on=ANTE, selection="place 1") == "vic 25/1999 r5.4"
        played.act("ann", "withdraw", on=ANTE, selection="place 1", accepted=True)
        assert played.rulings == [["vic 25/1999 r5.4", "reading G6"]]


def test_vic_25_1999_r5_4_until_the_first_card_an_ante_may_be_taken_back_with_its_jackpot_wager() -> None:
    played = begin("ann: ", "bob: ", game=VIC, jackpot=["ann"])
    assert {o.act: o.under.text for o in played.round.options("ann")}["withdraw"] == "vic 25/1999 r5.4"
    played.act("ann", "withdraw", on=ANTE, selection="place 1")
    assert [(p.person, p.wager.name) for p in played.table.placed] == [("bob", ANTE)]
    assert played.table.people["ann"].purse.value == cents("500")
    assert played.table.meter.wagered == 0
    assert played.awaits == "card for place 2"
    played.act("bob", "withdraw", on=ANTE, selection="place 2")
    assert played.over


def test_vic_25_1999_r5_5_wagers_lie_in_their_areas() -> None:
    played = Played(vic_table())
    assert played.refused("ann", "wager", **on("place 9")) == "vic 25/1999 r5.5"
    assert played.refused("ann", "wager", on="tie", selection="place 1", stake=1000) == "vic 25/1999 r5.5"


def test_vic_25_1999_r5_6_a_spoken_wager_with_chips_or_cash() -> None:
    played = Played(vic_table("ann", "bob", chips="12"))
    assert played.refused("ann", "declare a wager", **on("place 1")) == "vic 25/1999 r5.6"
    played.act("ann", "declare a wager", **on("place 1", "10"), **{"with": "chips"})
    played.act("bob", "declare a wager", **on("place 2", "50"), **{"with": "cash"})
    assert [(p.person, p.stake) for p in played.table.placed] == [("ann", 1000), ("bob", 5000)]
    assert (played.table.people["ann"].purse.value, played.table.people["bob"].purse.value) == (200, 1200)
    assert played.table.cash == 5000
    played.do("dealer no more bets")
    late = played.refused("ann", "declare a wager", **on("place 1"), **{"with": "cash"})
    assert late == "vic 25/1999 r5.6"


def test_vic_25_1999_r5_7_one_hand_to_a_player() -> None:
    assert Played(vic_table()).wager("ann").refused("ann", "wager", **on("place 2")) == "vic 25/1999 r5.7"


def test_vic_25_1999_r5_8_one_wager_to_a_box() -> None:
    played = Played(vic_table("ann", "bob")).wager("ann")
    assert played.refused("bob", "wager", **on("place 1")) == "vic 25/1999 r5.8"


# 6 Minimum and maximum wagers


def test_vic_25_1999_r6_1_the_notice_gives_the_limits() -> None:
    played = Played(vic_table())
    stakes = [option.fields[2] for option in played.round.options("ann") if option.act == "wager"]
    assert [(stake.least, stake.most) for stake in stakes] == [(500, 10_000)]
    played.wager("ann", stake="7")  # no multiple of the minimum


def test_vic_25_1999_r6_1_a_unit_above_the_minimum_where_the_notice_states_one() -> None:
    played = Played(vic_table(sign=Sign({ANTE: Limits(cents("7"), cents("100"))}, cents("5"))))
    assert played.refused("ann", "wager", **on("place 1", "10")) == "vic 25/1999 r6.1"
    played.wager("ann", stake="12")


ADVISED = ("ann is advised that further wagers under the minimum go back", "vic 25/1999 r6.2")


@pytest.mark.parametrize("how", [{}, {"accepted": True}])
def test_vic_25_1999_r6_2_a_wager_under_the_minimum_is_settled_and_its_owner_advised(how: dict[str, Any]) -> None:
    table = vic_table()
    played = Played(table).wager("ann", stake="3", **how)
    assert played.rulings == [["vic 25/1999 r6.2", "reading G14"]]
    assert played.called == [ADVISED]
    played.do("dealer no more bets").cards({"place 1": PAIR, "dealer": NO_HAND}).finish()
    assert (played.verdict("ann"), played.line("ann").paid) == ("win", cents("3"))
    again = Played(table)
    assert again.refused("ann", "wager", **on("place 1", "3")) == "vic 25/1999 r6.2"
    again.wager("ann", stake="3", accepted=True)
    assert again.verdict("ann") == "void"
    assert again.under("ann") == ["vic 25/1999 r6.2"]
    again.wager("ann", stake="5")  # as the notice has it


def test_vic_25_1999_r6_2_a_low_wager_that_loses_is_collected() -> None:
    played = Played(vic_table()).wager("ann", stake="3").do("dealer no more bets")
    played.cards({"place 1": LOW, "dealer": "AS AC KD 4H 3H"}).do("dealer bet or fold", "ann bet").finish()
    assert (played.verdict("ann"), played.line("ann").collected) == ("lose", cents("3"))


def test_vic_25_1999_r6_2_reading_g14_what_lay_there_before_the_advice_stands_and_what_comes_after_does_not() -> None:
    table = vic_table("ann", "bob")
    played = Played(table).wager("ann", stake="3", accepted=True, unnoticed=True).wager("bob", "place 2", stake="4")
    assert [p.unnoticed for p in table.placed] == [True, False]
    found = {"person": "ann", "on": ANTE, "selection": "place 1"}
    played.act("dealer", "wager outside the limits", **found)
    assert [p.stake for p in table.placed] == [300, 400]
    assert [person.warned for person in table.players] == [True, True]
    played.act("ann", "withdraw", on=ANTE, selection="place 1")
    played.wager("ann", stake="3", accepted=True, unnoticed=True)
    played.act("dealer", "wager outside the limits", **found)
    assert [p.person for p in table.placed] == ["bob"]


@pytest.mark.parametrize("how", [{}, {"accepted": True}])
def test_vic_25_1999_r6_3_and_reading_v6_a_wager_over_the_maximum_counts_up_to_it(how: dict[str, Any]) -> None:
    played = Played(vic_table()).wager("ann", stake="130", **how)
    assert played.rulings == [["vic 25/1999 r6.3", "reading V6"]]
    assert played.table.placed[0].stake == cents("100")
    assert played.refused("ann", "wager", **on("place 1", "5000")) == VIC.made_with.text, "more than ann holds"


@pytest.mark.parametrize("means", ["chips", "cash"])
def test_vic_25_1999_r5_6_r6_2_a_spoken_wager_under_the_minimum_is_settled_and_its_owner_advised(means: str) -> None:
    spoken = {"with": means}
    table = vic_table()
    played = Played(table)
    played.act("ann", "declare a wager", **on("place 1", "3"), **spoken)
    assert played.rulings == [["vic 25/1999 r6.2", "reading G14"]]
    assert ADVISED in played.called
    played.do("dealer no more bets").cards({"place 1": PAIR, "dealer": NO_HAND}).finish()
    assert (played.verdict("ann"), played.line("ann").paid) == ("win", cents("3"))
    again = Played(table)
    assert again.refused("ann", "declare a wager", **on("place 1", "3"), **spoken) == "vic 25/1999 r6.2"


@pytest.mark.parametrize("means", ["chips", "cash"])
def test_vic_25_1999_r5_6_r6_3_a_spoken_wager_over_the_maximum_counts_up_to_it(means: str) -> None:
    played = Played(vic_table())
    before = played.table.people["ann"].purse.value
    played.act("ann", "declare a wager", **on("place 1", "130"), **{"with": means})
    assert played.rulings == [["vic 25/1999 r6.3", "reading V6"]]
    assert played.table.placed[0].stake == cents("100")
    assert played.table.people["ann"].purse.value == before + (cents("30") if means == "cash" else -cents("100"))


def test_vic_25_1999_r5_6_a_spoken_wager_outside_the_limits_still_needs_a_place_and_its_chips() -> None:
    played = Played(vic_table("ann", "bob", chips="50")).wager("bob")
    for place, stake, means, under in (
        ("place 9", "3", "cash", "vic 25/1999 r5.5"),
        ("place 1", "130", "cash", "vic 25/1999 r5.8"),
        ("place 2", "130", "chips", VIC.made_with.text),
        ("place 2", "3", "cheque", "vic 25/1999 r5.6"),
    ):
        assert played.refused("ann", "declare a wager", **on(place, stake), **{"with": means}) == under


def test_vic_25_1999_r5_6_r6_5_a_spoken_wager_is_held_against_the_limits_of_its_player() -> None:
    played = Played(vic_table("ann", "bob", chips="2000"))
    played.act("casino supervisor", "agree other limits", person="ann", minimum=5000, maximum=100_000)
    played.act("ann", "declare a wager", **on("place 1", "1001"), **{"with": "cash"})
    assert played.rulings == [["vic 25/1999 r6.3", "reading V6", "vic 25/1999 r6.5"]]
    assert played.table.placed[0].stake == cents("1000")


def test_vic_25_1999_r6_4_a_casino_supervisor_changes_the_limits() -> None:
    played, now = Played(vic_table()), datetime(2000, 1, 1, 21)
    lower: dict[str, Any] = {"kind": ANTE, "minimum": 300, "maximum": 20_000, "now": now}
    assert played.refused("game supervisor", "change the sign", **lower) == "vic 25/1999 r6.4"
    played.act("casino supervisor", "change the sign", **lower)
    higher = lower | {"minimum": 1000}
    assert played.refused("casino supervisor", "change the sign", **higher) == "vic 25/1999 r6.4"
    soon = {"kind": ANTE, "minimum": 1000, "now": now, "effective": datetime(2000, 1, 1, 21, 19)}
    assert played.refused("casino supervisor", "announce a higher minimum", **soon) == "vic 25/1999 r6.4"
    played.act("casino supervisor", "announce a higher minimum", **soon | {"effective": datetime(2000, 1, 1, 21, 20)})
    assert played.refused("casino supervisor", "change the sign", **higher) == "vic 25/1999 r6.4"
    played.act("casino supervisor", "change the sign", **higher | {"now": datetime(2000, 1, 1, 21, 20)})
    assert played.table.sign.limits[ANTE] == Limits(1000, 20_000)


def test_vic_25_1999_r6_5_limits_of_a_single_player_with_a_marker() -> None:
    played = Played(vic_table("ann", "bob", chips="2000"))
    played.act("casino supervisor", "agree other limits", person="ann", minimum=5000, maximum=100_000)
    marker = 'a marker at ann\'s place says "higher limit": $50.00 to $1000.00'
    assert played.called == [(marker, "vic 25/1999 r6.5")]
    played.wager("bob", "place 2", stake="500")
    played.wager("ann", stake="1001")
    assert played.rulings == [
        ["vic 25/1999 r6.3", "reading V6"],
        ["vic 25/1999 r6.3", "reading V6", "vic 25/1999 r6.5"],
    ]
    assert {p.person: p.stake for p in played.table.placed} == {"bob": 10_000, "ann": 100_000}
    played.act("casino supervisor", "take the marker away", person="ann")
    assert isinstance(played.table, VictorianTable)
    assert played.table.own_limits == {}


def test_vic_25_1999_r6_5_reading_g13_limits_without_their_marker_count_for_nothing() -> None:
    played = Played(vic_table("ann", chips="2000"))
    own = {"person": "ann", "minimum": 5000, "maximum": 100_000}
    played.act("casino supervisor", "agree other limits", **own, marker="not placed")
    assert [[c.text for c in r.cites] for r in played.round.rulings] == [["vic 25/1999 r6.5", "reading G13"]]
    played.wager("ann", stake="500")
    assert played.rulings[-1] == ["vic 25/1999 r6.3", "reading V6", "vic 25/1999 r6.5"]
    assert played.table.placed[0].stake == 10_000
    played.act("casino supervisor", "agree other limits", **own, marker="placed")
    played.wager("ann", stake="500")
    assert played.table.placed[0].stake == 60_000


def test_vic_25_1999_r6_5_the_marker_stays_for_the_next_round() -> None:
    table = vic_table()
    Played(table).act("casino supervisor", "agree other limits", person="ann", minimum=5000, maximum=100_000)
    data = table.as_data()
    assert data["own_limits"] == {"ann": ["50.00", "1000.00"]}
    other = vic_table()
    other.restore(data)
    assert other.own_limits == table.own_limits
    with pytest.raises(BadInput, match="nobody called 'zoe'"):
        other.restore(data | {"told": ["zoe"]})


def test_vic_25_1999_r6_5_reading_g13_limits_without_their_marker_have_no_effect() -> None:
    played = Played(vic_table(chips="2000"))
    agreed = {"person": "ann", "minimum": 5000, "maximum": 100_000}
    played.act("casino supervisor", "agree other limits", **agreed, marker="not placed")
    played.act("casino supervisor", "place the marker", person="ann").wager("ann", "place 1", "500")
    assert ("vic 25/1999 r6.5") in [under for _, under in played.called]
