"""Caribbean stud, Divisions 4 and 5: the deal, bet or fold, and how antes and bets end (ss 238 to 244)."""

from itertools import product

import pytest
from support.caribbean_stud import ACE_KING, ANTE, BET, GAME, JACKPOT, NO_HAND, Played, begin, deal, play, table_of

from houseway.errors import Ground
from houseway.games.caribbean_stud.wagers import BET_ODDS, Facts
from houseway.money import cents
from houseway.play.wager import Verdict

FIVE = {"place 1": "KS KD 4H 4C 2S", "place 2": "QS QD 5H 6C 7S", "dealer": ACE_KING}


# s238


def test_s238_1_from_the_dealers_left_clockwise_to_every_ante() -> None:
    played = Played(table_of("ann", "bob", "cat"))
    played.wager("cat", "place 6").wager("bob", "place 2").wager("ann", "place 4").act("dealer", "deal")
    cards = {"place 2": "2S", "place 4": "3S", "place 6": "4S", "dealer": "5S"}
    assert played.cards(cards).came == ["place 2", "place 4", "place 6", "dealer"]


def test_s238_2_a_reading_cs11_one_at_a_time_and_the_dealers_other_four_last() -> None:
    played = begin("ann: -", "bob: -").cards(FIVE)
    round_ = ["place 1", "place 2"]
    assert played.came == [*round_, "dealer", *round_ * 4, *["dealer"] * 4]


def test_s238_2_a_each_step_by_its_own_words() -> None:
    played, under = begin("ann: -"), []
    for _ in range(10):
        assert played.round.ask is not None
        under.append(played.round.ask.under.text)
        played.cards({"place 1": FIVE["place 1"], "dealer": ACE_KING} | _next(played), most=1)
    steps = ["qld s238(2)(a)(i)", "qld s238(2)(a)(ii)", *["qld s238(2)(a)(iii)"] * 4, *["qld s238(2)(a)(iv)"] * 4]
    assert under == steps


def _next(played: Played) -> dict[str, str]:
    """What each hand has still to come."""
    held = {hand.label: len(hand.cards) for hand in [*played.table.hands.values(), played.table.dealer]}
    return {place: " ".join(FIVE[place].split()[count:]) for place, count in held.items()}


def test_s238_2_b_five_at_a_time() -> None:
    played = begin("ann: -", "bob: -", dealing="five at a time")
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s238(2)(b)(i)"
    assert played.cards(FIVE, most=10).came == ["place 1"] * 5 + ["place 2"] * 5
    assert played.round.ask.under.text == "qld s238(2)(b)(ii)"


@pytest.mark.parametrize("dealing", ["one at a time", "five at a time"])
def test_s238_3_all_cards_are_face_down_but_one_of_the_dealers(dealing: str) -> None:
    played = deal("ann: KS KD 4H 4C 2S", "bob: QS QD 5H 6C 7S", dealing=dealing)
    for viewer in ("bob", "dealer", "inspector"):
        seen = played.sees(viewer)
        assert seen["hands"][0]["cards"] == [""] * 5
        assert seen["dealer"] == {"cards": ["", "", "", "", "3C"], "hand": ""}
    assert ("the dealer shows 3♣", "qld s238(3)") in played.called


# s239


def test_s239_1_players_may_look_at_their_own_cards() -> None:
    played = deal("ann: KS KD 4H 4C 2S", "bob: QS QD 5H 6C 7S")
    assert ("the players may look at their cards", "qld s239(1)") in played.called
    mine, bobs = played.sees("ann")["hands"]
    assert (mine["cards"], mine["hand"]) == (["KS", "KD", "4H", "4C", "2S"], "2 pairs, kings and 4s")
    assert (bobs["cards"], bobs["hand"]) == ([""] * 5, "")


def test_s239_1_but_not_before_all_the_cards_are_dealt() -> None:
    played = begin("ann: -").cards({"place 1": "KS KD 4H 4C 2S", "dealer": "AC"})
    assert played.awaits == "card for dealer"
    assert played.sees("ann")["hands"][0]["cards"] == [""] * 5


def test_s239_2_and_s239_5_a_player_who_folds_loses_the_ante_and_the_jackpot_wager_at_once() -> None:
    played = deal("ann: KS QD 4H 3D 2S", "bob: QS QH 5H 6C 7S", jackpot=["ann"])
    assert played.awaits == "ann"
    played.do("ann fold")
    assert [(x.wager, x.verdict.value, x.collected) for x in played.lines()] == [
        (ANTE, "lose", 1000),
        (JACKPOT, "lose", 100),
    ]
    assert played.under("ann") == played.under("ann", JACKPOT) == ["qld s239(5)", "qld s225(a)"]
    assert played.awaits == "bob"


def test_s239_players_bet_and_fold_in_any_order() -> None:
    played = deal("ann: KS QD 4H 3D 2S", "bob: QS QH 5H 6C 7S", "cat: JS JH 3H 6D 8S")
    assert played.awaits == "ann"
    played.do("cat fold", "bob bet")
    assert played.awaits == "ann"
    assert played.refused("bob", "bet") == "qld s237(5)"
    assert played.refused("bob", "fold") == "qld s237(6)"
    assert played.refused("cat", "bet") == "qld s239(2)"
    played.do("ann bet")
    assert "turn the cards" in played.open


def test_s239_another_than_who_is_asked_may_be_absent_or_bet_wrongly() -> None:
    played = deal("ann: KS QD 4H 3D 2S", "bob: QS QH 5H 6C 7S", "cat: JS JH 3H 6D 8S")
    played.act("floor manager", "close an absent player's hand", person="bob")
    played.act("dealer", "take a bet of another amount", amount=cents("30"), person="cat")
    assert (played.table.hands["place 2"].folded, played.table.hands["place 3"].bet) == (True, True)
    assert played.awaits == "ann"


def test_s239_2_before_the_deal_nobody_bets_or_folds() -> None:
    assert Played(table_of()).refusal("ann", "bet") == ("qld s239(3)", Ground.WHEN)
    late = deal("ann: KS QD 4H 3D 2S", table=table_of("ann", "bob"))
    assert late.refusal("bob", "bet") == ("qld s239(3)", Ground.WHO)
    played = begin("ann: ")
    assert played.refusal("ann", "bet") == ("qld s239(3)", Ground.WHEN)
    assert played.refusal("ann", "fold") == ("qld s239(2)", Ground.WHEN)


def test_s239_3_to_go_on_a_player_places_a_bet() -> None:
    played = deal("ann: KS KD 4H 4C 2S").do("ann bet")
    assert [(placed.wager.name, placed.stake) for placed in played.table.placed] == [(ANTE, 1000), (BET, 2000)]
    assert played.table.people["ann"].purse.value == 47_000


@pytest.mark.parametrize("amount", ["10", "19", "21", "40"])
def test_s239_4_the_bet_is_exactly_twice_the_ante(amount: str) -> None:
    played = deal("ann: KS KD 4H 4C 2S")
    assert played.refusal("ann", "bet", amount=cents(amount)) == ("qld s239(4)", Ground.AMOUNT)
    played.act("ann", "bet", amount=cents("20"))
    assert played.table.placed[1].stake == 2000


def test_s239_4_who_has_not_twice_the_ante_may_buy_chips_or_fold() -> None:
    played = deal("ann: KS KD 4H 4C 2S", chips="29")
    assert played.open == ["fold"]
    assert played.refusal("ann", "bet") == ("qld s239(4)", Ground.MEANS)
    played.act("ann", "buy chips", amount=100)
    assert played.open == ["bet", "fold"]


def test_s239_5_when_all_fold_the_round_is_over_and_the_dealer_shows_no_more() -> None:
    played = deal("ann: KS QD 4H 3D 2S", "bob: QS JD 5H 6C 7S").do("ann fold", "bob fold")
    assert played.open == ["shuffle"]
    assert played.sees("ann")["dealer"]["hand"] == ""


# s240 to s242


def test_s240_the_dealer_turns_the_cards_when_all_have_bet_or_folded_and_declares() -> None:
    played = deal("ann: KS KD 4H 4C 2S", "bob: QS QD 5H 6C 7S").do("ann bet", "bob fold")
    assert (played.awaits, played.open) == ("dealer", ["turn the cards"])
    played.do("dealer turn the cards")
    assert played.sees("bob")["dealer"] == {"cards": ACE_KING.split(), "hand": "odd card hand, ace and king high"}
    assert played.called[-1] == ("the dealer's hand qualifies: odd card hand, ace and king high", "qld s240(b)")


def test_s240_a_the_dealer_declares_that_the_hand_does_not_qualify() -> None:
    played = deal("ann: KS KD 4H 4C 2S", dealer=NO_HAND).do("ann bet", "dealer turn the cards")
    assert played.called[-1] == ("the dealer's hand does not qualify", "qld s240(a)")
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s241(2)"


def test_s241_1_and_s241_2_a_without_a_qualifying_hand_antes_are_paid_1_to_1_whatever_the_players_hold() -> None:
    played = play("ann: KS KD 4H 4C 2S", "bob: 2D 3D 5D 7H 8C", dealer=NO_HAND)
    for who in ("ann", "bob"):
        assert (played.verdict(who), played.line(who).paid, played.net(who)) == ("win", 1000, 1000)
        assert played.under(who) == ["qld s241(1)", "qld s241(2)(a)", "qld s226"]


def test_s241_2_b_the_cards_are_counted_and_collected_unseen() -> None:
    played = deal("ann: KS KD 4H 4C 2S", dealer=NO_HAND).do("ann bet", "dealer turn the cards", "dealer settle")
    assert ("place 1: five cards, counted, to the discard rack", "qld s241(2)(b)") in played.called
    assert played.sees("dealer")["hands"][0]["cards"] == []
    assert not any(under == "qld s242(2)(b)" for _, under in played.called)


def test_s241_3_bets_are_void() -> None:
    played = play("ann: KS KD 4H 4C 2S", dealer=NO_HAND)
    bet = played.line("ann", BET)
    assert (bet.verdict, bet.returned, bet.paid) == (Verdict.VOID, 2000, 0)
    assert played.under("ann", BET) == ["qld s241(3)", "qld s226"]


def test_s241_4_cards_that_win_the_jackpot_stay_until_it_is_dealt_with() -> None:
    played = deal("ann: 9H 8H 7H 6H 5H", "bob: KS KD 4H 4C 2S", dealer=NO_HAND, jackpot=["ann", "bob"])
    played.do("ann bet", "bob bet", "dealer turn the cards", "dealer settle")
    assert ("place 1 waits for its jackpot prize", "qld s241(4)") in played.called
    assert played.table.shoe.in_rack == 5  # bob's
    assert played.on_to("shuffle").called[-1] == ("place 1: five cards, counted, to the discard rack", "qld s241(2)(b)")


def test_s242_1_and_s242_2_with_a_qualifying_hand_from_the_dealers_right_anticlockwise() -> None:
    played = deal("ann: KS KD 4H 4C 2S", "bob: QS QD 5H 6C 7S", "cat: JS JD 9H 8C 7C")
    played.do("ann bet", "bob bet", "cat bet", "dealer turn the cards")
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s242(2)"
    played.do("dealer settle")
    assert [line.person for line in played.lines(wager=ANTE)] == ["cat", "bob", "ann"]
    declared = [words for words, under in played.called if under == "qld s242(2)(b)"]
    assert declared == ["place 3: 1 pair, jacks", "place 2: 1 pair, queens", "place 1: 2 pairs, kings and 4s"]
    assert "qld s242(1)" in played.under("ann")


# s243


def test_s243_1_and_s243_2_a_higher_hand_wins_ante_and_bet() -> None:
    played = play("ann: KS KD 4H 4C 2S", dealer="AC AD 9S 5H 3C")
    assert (played.line("ann").paid, played.line("ann", BET).paid, played.net("ann")) == (1000, 4000, 5000)
    assert played.under("ann")[:3] == ["qld s242(1)", "qld s243(1)", "qld s243(2)(a)"]
    assert played.under("ann", BET)[1:3] == ["qld s243(1)", "qld s243(2)(b)"]
    assert ("place 1 is closed: five cards, counted, to the discard rack", "qld s225") in played.called


def test_s243_3_and_s243_4_a_lower_hand_loses_ante_and_bet() -> None:
    played = play("ann: KS KD 4H 4C 2S", dealer="AC AD 3S 3H 2C")
    assert [(line.verdict.value, line.collected) for line in played.lines("ann")] == [("lose", 1000), ("lose", 2000)]
    assert played.under("ann", BET)[:2] == ["qld s243(3)", "qld s243(4)(a)"]


def test_s243_5_and_s243_6_reading_cs10_a_stand_off_gives_ante_and_bet_back() -> None:
    played = play("ann: AS KS 10D 6D 3D", dealer=ACE_KING)
    assert [(line.verdict.value, line.returned) for line in played.lines("ann")] == [("void", 1000), ("void", 2000)]
    assert played.under("ann")[:3] == ["qld s243(5)", "qld s243(6)", "reading CS10"]
    assert ("place 1 is closed: five cards, counted, to the discard rack", "qld s225") in played.called


def test_reading_cs10_closing_a_hand_that_won_gives_the_ante_back_with_its_winnings() -> None:
    ante = play("ann: KS KD 4H 4C 2S").line("ann")
    assert (ante.returned, ante.paid, ante.collected) == (1000, 1000, 0)


def test_s243_7_a_hand_that_wins_the_jackpot_is_closed_last() -> None:
    played = deal("ann: KD JD 9D 5D 2D", "bob: QS QD 5H 6C 7S", jackpot=["ann"])
    played.do("ann bet", "bob bet", "dealer turn the cards", "dealer settle")
    closed = [words for words, under in played.called if under in ("qld s243(7)", "qld s225")]
    assert [words.split(" is ")[0] for words in closed] == ["place 2", "place 1 waits for its jackpot prize", "place 1"]


# s244


@pytest.mark.parametrize(
    ("cards", "odds"),
    [
        pytest.param("AS KS QC 5D 3D", 1, id="s244_1 odd card hand"),
        pytest.param("2S 2D 4H 6C 7S", 1, id="s244_1 1 pair"),
        pytest.param("3S 3D 2H 2C 7S", 2, id="s244_1 2 pairs"),
        pytest.param("3S 3D 3H 2C 7S", 3, id="s244_1 3 of a kind"),
        pytest.param("AS 2D 3H 4C 5S", 4, id="s244_1 straight"),
        pytest.param("2D 4D 6D 8D 10D", 5, id="s244_1 flush"),
        pytest.param("2S 2D 2H 4C 4S", 7, id="s244_1 full house"),
        pytest.param("2S 2D 2H 2C 4S", 20, id="s244_1 4 of a kind"),
        pytest.param("AH 2H 3H 4H 5H", 50, id="s244_1 straight flush"),
        pytest.param("10S JS QS KS AS", 250, id="s244_1 royal flush"),
    ],
)
def test_s244_1_what_a_winning_bet_is_paid(cards: str, odds: int) -> None:
    played = play(f"ann: {cards}")
    assert (played.line("ann", BET).paid, played.line("ann").paid) == (odds * 2000, 1000)
    assert "qld s244(1)" in played.under("ann", BET)


def test_s244_2_reading_cs9_a_bet_is_paid_no_more_than_the_maximum_payment_besides_its_stake() -> None:
    played = play("ann: 10S JS QS KS AS", maximum_payment=cents("3000"))
    bet = played.line("ann", BET)
    assert (bet.paid, bet.returned) == (cents("3000"), 2000)
    assert {"qld s244(2)", "reading CS1", "reading CS9"} <= set(played.under("ann", BET))
    assert played.line("ann").paid == 1000
    exact = play("ann: 10S JS QS KS AS", maximum_payment=cents("5000"))
    assert (exact.line("ann", BET).paid, "qld s244(2)" in exact.under("ann", BET)) == (cents("5000"), False)


def test_reading_cs1_the_maximum_payment_is_for_each_bet_wager() -> None:
    hands = ("ann: 9H 8H 7H 6H 10H", "bob: 9D 8D 7D 6D 5D")
    played = play(*hands, maximum_payment=cents("600"))
    assert [played.line(who, BET).paid for who in ("ann", "bob")] == [cents("600")] * 2


# Every wager ends one way


FACTS = [
    Facts(folded, qualified, result, kind, dead)
    for folded, qualified, result, kind, dead in product(
        (True, False), (True, False), (-1, 0, 1), BET_ODDS, (True, False)
    )
    if not dead or kind == 2
]


@pytest.mark.parametrize("wager", GAME.wagers, ids=lambda row: row.name)
def test_every_wager_has_exactly_one_verdict_whatever_the_facts(wager: object) -> None:
    row = next(each for each in GAME.wagers if each is wager)
    for facts in FACTS:
        if row.name == BET and facts.folded:
            continue  # nobody who folds has a bet
        assert len(row.clauses_that_apply(facts)) == 1, facts
