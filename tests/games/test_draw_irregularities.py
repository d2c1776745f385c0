"""Draw poker, folding and Division 5: misdeals, bets out of turn, dead hands, conduct (ss 315 to 322)."""

import pytest
from support.draw import BLINDS, Played, open_table, sit

from houseway.errors import BadInput
from houseway.play.round import Round

THREE = ("ann 500", "bob 500", "cat 500")
FOUR = (*THREE, "dan 500")
KEEP = ("ann keep all", "bob keep all", "cat keep all")
LOW = "2S 3D 5C 7H 9C"
PAIR = "10S 10H 3C 4D 6C"
ACES = "AS AH AD 8C KS"
CIRCLE = "cards put in the circled area"
OTHERWISE = "indicated in some other way"


def dealing(cards: int = 7) -> Played:
    """In the middle of the deal."""
    played = sit(*THREE).do("ann blind bet", "bob blind bet").act("cat", "decline")
    for _ in range(cards):
        played.round.outcome(next(iter(played.table.shoe.weights())))
    return played


def misdeal(played: Played, fault: str, **because: str) -> Played:
    return played.act("dealer", "declare a misdeal", fault=fault, **because)


# s315: folding


def test_s315_1_a_player_folds_in_a_round_of_betting_and_their_cards_are_gone() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20")
    assert played.under("fold") == "qld s315(1)"
    played.do("ann fold")
    assert played.sees("ann")["hands"][0]["cards"] == []


@pytest.mark.parametrize(
    ("how", "under"),
    [pytest.param(CIRCLE, "qld s315(3)(a)", id="s315_3_a"), pytest.param(OTHERWISE, "qld s315(3)(b)", id="s315_3_b")],
)
def test_s315_2_s315_3_to_fold_in_another_way_is_to_fold_all_the_same(how: str, under: str) -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20").act("bob", "fold irregularly", how=how)
    assert played.ruled == [[under, "qld s318(1)"]]
    assert (played.awaits, [seat.name for seat in played.table.staying]) == ("ann", ["ann", "cat"])
    options = [option.under.text for option in played.round.options("cat") if option.act == "fold irregularly"]
    assert options == ["qld s315(2)"]


def test_s315_3_in_turn_it_is_the_players_turn_that_ends() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20").act("ann", "fold irregularly", how=CIRCLE)
    assert (played.ruled, played.awaits) == ([["qld s315(3)(a)"]], "bob")


# s316 and s320: what no player may do


@pytest.mark.parametrize(
    ("act", "under"),
    [
        pytest.param("help another player", "qld s316(1)", id="s316_1"),
        pytest.param("take advice", "qld s316(2)", id="s316_2"),
        pytest.param("show cards", "qld s316(3)", id="s316_3"),
        pytest.param("show folded cards", "qld s316(4)", id="s316_4"),
        pytest.param("look at folded or undealt cards", "qld s316(7)", id="s316_7"),
        pytest.param("retrieve folded cards", "qld s320(1)", id="s320_1"),
        pytest.param("exchange cards", "qld s320(2)(a)", id="s320_2_a"),
        pytest.param("tell of a hand", "qld s320(2)(b)", id="s320_2_b"),
    ],
)
def test_s316_1_s316_2_s316_3_s316_4_s316_7_s320_1_s320_2_conduct_that_is_refused(act: str, under: str) -> None:
    assert sit(*THREE).do(*BLINDS).refused("cat", act) == under


def test_s316_3_nobody_sees_another_players_cards_the_staff_included() -> None:
    played = sit(*THREE).do(*BLINDS)
    for viewer in ("ann", "dealer", "inspector"):
        assert played.sees(viewer)["hands"][1]["cards"] == [""] * 5


def test_s316_4_nor_those_of_a_player_who_has_folded() -> None:
    played = sit(*THREE).do(*BLINDS, "cat fold")
    assert played.sees("ann")["hands"][2]["cards"] == []


def test_s316_5_what_an_active_player_learns_of_an_inactive_players_cards_all_active_players_are_told() -> None:
    played = sit(*THREE).do(*BLINDS, "cat fold").act("ann", "tell all what was learnt", person="cat")
    assert played.ruled == [["qld s316(5)"]]


def test_s316_6_what_a_player_learns_of_an_uncalled_bettors_hand_all_players_are_told() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20").act("ann", "tell all what was learnt", person="cat")
    assert played.ruled == [["qld s316(6)"]]


# s317: misdeals


def test_s317_1_a_s317_7_a_card_exposed_at_the_cut_is_a_misdeal_and_the_round_has_not_started() -> None:
    played = Played(open_table(*THREE)).act("dealer", "start the round").on("cut")
    misdeal(played, "a card is exposed at the cut")
    assert played.over
    assert played.ruled == [["qld s317(1)(a)", "qld s317(3)"], ["qld s317(7)", "reading K24"]]
    again = played.next()
    assert ("ann has the buck", "qld s302(2)") in again.called


def test_s317_7_a_misdeal_in_the_blind_betting_is_not_its_end_by_a_player_who_declines() -> None:
    played = sit(*THREE).do("ann blind bet", "bob blind bet")
    misdeal(played, "a card is exposed at the cut")
    assert played.over
    assert set(played.net.values()) == {0}
    assert "qld s306(3)" not in [under for _, under in played.called]


def test_s317_1_b_cards_that_were_not_cut() -> None:
    played = Played(open_table(*THREE)).act("dealer", "start the round").on("cut")
    assert misdeal(played, "the cards are not cut").ruled[0][0] == "qld s317(1)(b)"


@pytest.mark.parametrize(
    ("fault", "under"),
    [
        pytest.param("the dealer exposes 2 or more cards", "qld s317(1)(c)(i)", id="s317_1_c_i"),
        pytest.param("2 or more cards are face up in the deck", "qld s317(1)(c)(ii)", id="s317_1_c_ii"),
    ],
)
def test_s317_1_c_two_cards_seen_are_a_misdeal_and_bets_go_back(fault: str, under: str) -> None:
    played = misdeal(dealing(), fault)
    assert played.over
    assert played.ruled[0] == [under, "qld s317(3)"]
    assert [(line.person, line.verdict.value, line.returned) for line in played.round.lines] == [
        ("ann", "void", 500),
        ("bob", "void", 1000),
    ]
    assert played.net == {"ann": 0, "bob": 0, "cat": 0}


@pytest.mark.parametrize(
    ("card", "under"),
    [
        ("exposed by the dealer", "qld s317(1)(c)(i)"),
        ("found face up in the deck", "qld s317(1)(c)(ii)"),
    ],
)
def test_reading_k47_one_card_seen_is_no_misdeal(card: str, under: str) -> None:
    played = dealing().act("dealer", "report one card seen", card=card)
    assert played.ruled == [[under, "reading K47"]]
    assert played.on().offers == ["bet", "fold"]


FAULTS = [
    pytest.param("a card is dealt out of turn", "qld s317(1)(d)(i)", id="s317_1_d_i"),
    pytest.param("a player is dealt no cards", "qld s317(1)(d)(ii)", id="s317_1_d_ii"),
    pytest.param("a player has the wrong number of cards", "qld s317(1)(d)(iii)", id="s317_1_d_iii"),
    pytest.param("a player is dealt an extra card", "qld s317(1)(d)(iv)", id="s317_1_d_iv"),
    pytest.param("a card is dealt to an empty position", "qld s317(1)(d)(v)", id="s317_1_d_v"),
]


@pytest.mark.parametrize(("fault", "under"), FAULTS)
def test_s317_1_d_s317_4_a_deal_that_nobody_has_looked_at_is_put_right(fault: str, under: str) -> None:
    played = dealing()
    assert played.refused("dealer", "declare a misdeal", fault=fault) == "qld s317(4)"
    played.act("dealer", "reconstruct the deal", fault=fault)
    assert played.ruled == [[under, "qld s317(4)", "qld s317(4)(b)"]]
    assert played.on().offers == ["bet", "fold"]
    assert [len(seat.cards) for seat in played.table.seats] == [5, 5, 5]


@pytest.mark.parametrize(("fault", "under"), FAULTS)
@pytest.mark.parametrize(
    ("because", "rests_on"),
    [
        pytest.param("a wrong card was looked at", "qld s317(4)", id="s317_4_a"),
        pytest.param("it is not practicable to reconstruct the deal", "qld s317(5)", id="s317_5"),
    ],
)
def test_s317_4_s317_5_otherwise_it_is_a_misdeal(fault: str, under: str, because: str, rests_on: str) -> None:
    played = misdeal(dealing(), fault, because=because)
    assert played.ruled[0] == [under, "qld s317(3)", rests_on]
    assert played.over


def test_s317_2_only_the_dealer_declares_a_misdeal() -> None:
    played = dealing()
    assert played.refused("pit boss", "declare a misdeal", fault="the dealer exposes 2 or more cards") == "qld s317(2)"


def test_s317_3_before_the_first_round_of_betting_starts_and_not_after() -> None:
    played = sit(*THREE).do(*BLINDS)
    assert not misdeal(played, "the dealer exposes 2 or more cards").table.seats[0].bet
    played = sit(*THREE).do(*BLINDS, "cat bet 20")
    assert played.refused("dealer", "declare a misdeal", fault="the dealer exposes 2 or more cards") == "qld s317(3)"


def test_s317_6_cards_at_an_empty_position_found_too_late_go_to_the_circle() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20")
    before = played.table.shoe.remaining
    played.act("dealer", "discard cards dealt to nobody", place=8, cards=3)
    assert played.ruled == [["qld s317(6)"]]
    assert before - played.table.shoe.remaining == 3


def test_s317_7_and_reading_k24_the_cards_are_shuffled_and_cut_afresh_and_the_buck_stays() -> None:
    played = sit(*THREE).finish().next()
    assert played.awaits == "bob"
    played.do("bob blind bet", "cat blind bet").act("ann", "decline")
    for _ in range(4):
        played.round.outcome(next(iter(played.table.shoe.weights())))
    again = Played(misdeal(played, "the dealer exposes 2 or more cards").table).act("dealer", "start the round")
    assert again.offers == ["shuffle"]
    assert again.on().awaits == "bob"


# s318: betting out of turn


def test_s318_1_s318_2_a_missed_players_act_first_and_the_bet_stands_if_they_fold() -> None:
    played = sit(*FOUR).do(*BLINDS).act("dan", "bet out of turn", amount=2000)
    assert (played.awaits, played.ruled) == ("cat", [["qld s318(1)"]])
    played.do("cat fold")
    assert ("dan's bet out of turn stands", "qld s318(2)") in played.called
    assert played.awaits == "ann"
    assert played.sees("ann")["to_call"] == "15.00"


def test_s318_2_b_it_stands_if_they_bet_no_more_than_it() -> None:
    played = sit(*FOUR).do(*BLINDS).act("dan", "bet out of turn", amount=2000)
    played.do("cat bet 20")
    assert ("dan's bet out of turn stands", "qld s318(2)") in played.called
    seat = played.table.seat_of("dan")
    assert seat is not None
    assert (seat.bet, played.awaits) == (2000, "ann")


def test_reading_k9_after_a_smaller_bet_it_stands_as_a_call_and_a_raise() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20", "ann call", "bob call", *KEEP)
    played.act("ann", "bet out of turn", amount=10_000).do("cat bet 30")
    seat = played.table.seat_of("ann")
    assert seat is not None
    assert (seat.put, played.awaits) == (10_000, "bob")


def test_s318_3_s318_4_if_a_missed_player_bets_more_it_may_be_folded_and_goes_back() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20", "ann call", "bob call", *KEEP)
    played.act("ann", "bet out of turn", amount=3_000).do("cat bet 50")
    assert (played.awaits, played.offers) == ("ann", ["fold", "call", "raise"])
    played.do("ann fold")
    assert ("ann's bet out of turn goes back", "qld s318(4)") in played.called
    assert played.net["ann"] == -2000


def test_s318_3_or_the_player_calls() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20", "ann call", "bob call", *KEEP)
    played.act("ann", "bet out of turn", amount=3_000).do("cat bet 50", "ann call")
    assert played.net["ann"] == -7000


def test_s318_5_what_is_over_the_betting_limit_goes_back() -> None:
    played = sit(*FOUR).do(*BLINDS).act("dan", "bet out of turn", amount=9_000)
    assert played.ruled == [["qld s318(5)"], ["qld s318(1)"]]
    seat = played.table.seat_of("dan")
    assert seat is not None
    assert seat.early == 2000


@pytest.mark.parametrize(("play", "amount", "stands"), [((), 9_000, 2_000), (("cat bet 20",), 8_000, 5_000)])
def test_reading_k53_a_bet_over_the_limit_that_was_taken_counts_up_to_the_limit(
    play: tuple[str, ...], amount: int, stands: int
) -> None:
    played = sit(*THREE).do(*BLINDS, *play)
    seat = played.table.seat_of(played.awaits)
    assert seat is not None
    put = seat.put
    to_call = 1_500 if play else 0
    played.act("dealer", "take a bet over the limit", amount=amount)
    assert played.ruled == [["qld s5(2)(b)", "reading K53"]]
    assert seat.put - put == to_call + stands


def test_s318_4_s318_5_s5_2_b_what_goes_back_goes_back_by_a_line() -> None:
    early = sit(*FOUR).do(*BLINDS).act("dan", "bet out of turn", amount=9_000)
    assert (early.settled, early.cites("dan", "uncalled")) == ([("dan", "uncalled", "void", 7000, 0)], ["qld s318(5)"])
    folded = sit(*THREE).do(*BLINDS, "cat bet 20", "ann call", "bob call", *KEEP)
    folded.act("ann", "bet out of turn", amount=3_000).do("cat bet 50", "ann fold")
    assert folded.settled == [("ann", "uncalled", "void", 3000, 0)]
    assert folded.cites("ann", "uncalled") == ["qld s318(4)"]
    taken = sit(*THREE).do(*BLINDS).act("dealer", "take a bet over the limit", amount=9_000)
    assert taken.settled == [("cat", "uncalled", "void", 7000, 0)]
    assert taken.cites("cat", "uncalled") == ["qld s5(2)(b)", "reading K53"]
    for played in (early, folded, taken):
        assert not any(line.net for line in played.round.lines)


def test_s5_2_b_the_excess_comes_back_once_where_the_player_had_bet_out_of_turn() -> None:
    played = sit(*THREE).do(*BLINDS, "cat bet 20", "ann call", "bob call", *KEEP)
    seat = played.table.seat_of("ann")
    assert seat is not None
    played.act("ann", "bet out of turn", amount=3_000).do("cat bet 50")
    had, most = seat.stake + seat.early, 100 * played.amounts("raise")[1]
    played.act("dealer", "take a bet over the limit", amount=most + 1_000)
    assert (seat.put, seat.early, seat.stake) == (5_000 + most, 0, had - 5_000 - most)
    assert played.settled == [("ann", "uncalled", "void", 1_000, 0)]


# s319: the wrong number of cards


def test_s319_1_s319_2_a_hand_with_the_wrong_number_of_cards_is_dead_and_its_bets_stay() -> None:
    played = sit(*THREE, hands=(f"ann: {ACES}", f"bob: {PAIR}", f"cat: {LOW}"))
    played.do(*BLINDS, "cat bet 20", "ann call", "bob call")
    played.act("dealer", "declare a hand dead", person="ann", holds="too few cards").on()
    assert played.ruled == [["qld s319(1)", "qld s319(2)"]]
    played.do("bob keep all", "cat keep all", "cat bet 30", "bob call", "cat show", "bob show")
    assert played.net == {"ann": -2000, "bob": 12000 - 600 - 5000, "cat": -5000}


def test_s319_1_b_not_while_a_misdeal_can_still_be_declared() -> None:
    played = dealing()
    why = {"person": "ann", "holds": "too few cards"}
    assert played.refused("dealer", "declare a hand dead", **why) == "qld s319(1)"


def test_s319_2_when_one_player_is_left_that_player_has_won() -> None:
    played = sit("ann 500", "bob 500").do("ann blind bet", "bob blind bet", "ann decline", "ann bet 20", "bob call")
    played.act("dealer", "declare a hand dead", person="ann", holds="too many cards").on()
    assert played.over
    assert played.cites("bob")[0] == "qld s319(2)"
    assert played.net == {"ann": -2500, "bob": 2500 - 200}


def at_the_showdown(*hands: str) -> Played:
    played = sit(*THREE, hands=hands).do(*BLINDS, "cat bet 20", "ann call", "bob call", *KEEP)
    return played.do("cat bet 30", "ann fold", "bob call")


def test_s319_3_at_a_showdown_the_one_active_player_left_wins() -> None:
    played = at_the_showdown(f"ann: {ACES}", f"bob: {PAIR}", f"cat: {LOW}")
    played.act("dealer", "declare a hand dead", person="bob", holds="too many cards")
    assert played.refused("cat", "show") == "qld s316(3)"
    played.act("dealer", "pass the pot")
    assert played.line("cat").verdict.value == "win"
    assert played.cites("cat")[0] == "qld s319(3)"
    assert played.net == {"ann": -2000, "bob": -5000, "cat": 12000 - 600 - 5000}


def test_s319_4_and_if_none_is_left_the_player_who_last_folded() -> None:
    played = at_the_showdown(f"ann: {ACES}", f"bob: {PAIR}", f"cat: {LOW}")
    played.act("dealer", "declare a hand dead", person="bob", holds="too many cards")
    played.act("dealer", "declare a hand dead", person="cat", holds="too few cards").on()
    assert played.over
    assert played.ruled[-1] == ["qld s319(4)"]
    assert played.net == {"ann": 12000 - 600 - 2000, "bob": -5000, "cat": -5000}


def test_reading_k36_what_was_bet_above_the_tapped_out_player_goes_to_the_last_who_folded() -> None:
    """Ann has $20; dan folds at $40, and then the hands of bob and of cat are dead."""
    hands = (f"ann: {ACES}", f"bob: {PAIR}", f"cat: {LOW}")
    table = open_table("ann 500", "bob 500", "cat 500", "dan 500")
    table.played, table.people["ann"].purse.value = set(table.people), 2000
    played = Played(table, hands).start().do(*BLINDS, "cat bet 20", "dan call", "ann tap out", "bob raise 20")
    played.do("cat call", "dan call", "bob keep all", "cat keep all", "dan keep all", "ann keep all")
    played.do("cat bet 30", "dan fold", "bob call")
    for name in ("bob", "cat"):
        played.act("dealer", "declare a hand dead", person=name, holds="too few cards")
    played.finish()
    assert played.ruled[-1] == ["qld s312(4)", "reading K36"]
    assert played.net == {"ann": 6000 - 400, "bob": -7000, "cat": -7000, "dan": -4000 + 12000 - 600}


# s321 and s322: silence and exclusion


def test_s321_1_a_floor_manager_may_direct_silence_for_the_round() -> None:
    played = sit(*THREE).do(*BLINDS).act("floor manager", "direct silence")
    assert (played.table.silent, played.ruled) == (True, [["qld s321(1)"]])
    assert played.refused("dealer", "direct silence") == "qld s321(1)"


def test_s321_2_s321_3_who_talks_and_who_was_told_may_be_barred_from_the_table() -> None:
    played = sit(*THREE).do(*BLINDS)
    assert played.refused("floor manager", "bar from the table", people=["ann"]) == "qld s321(2)"
    played.act("floor manager", "direct silence").act("floor manager", "bar from the table", people=["ann", "bob"])
    assert played.ruled[1:] == [["qld s321(2)", "qld s321(3)"]] * 2
    played.on().finish()
    again = Played(played.table).act("dealer", "start the round")
    assert again.over  # cat alone may play on


def test_s322_a_a_bet_is_declared_void() -> None:
    played = (
        sit(*FOUR)
        .do(*BLINDS, "cat bet 20", "dan call")
        .act("floor manager", "declare a bet void", person="dan", cause="told another of a hand")
    )
    assert played.ruled == [["qld s320(2)(b)", "qld s322(a)"]]
    assert played.net["dan"] == 0


@pytest.mark.parametrize(
    ("act", "under", "plays_on"),
    [
        pytest.param("exclude from the round", "qld s322(b)(i)", True, id="s322_b_i"),
        pytest.param("exclude from the game", "qld s322(b)(ii)", False, id="s322_b_ii"),
    ],
)
def test_s322_b_a_player_is_excluded_from_the_round_or_the_game(act: str, under: str, plays_on: bool) -> None:
    played = (
        sit(*FOUR)
        .do(*BLINDS, "cat bet 20", "dan call")
        .act("floor manager", act, person="dan", cause="told another of a hand")
    )
    assert played.ruled == [["qld s320(2)(b)", under]]
    played.finish()
    assert ("dan" in [seat.name for seat in played.next().table.seats]) is plays_on


def test_s319_1_s317_6_s321_1_s322_b_i_nothing_of_a_round_of_play_is_left_to_rule_on_between_rounds() -> None:
    played = sit(*THREE).do(*BLINDS, "cat fold", "ann fold", "bob decline")
    assert played.over
    between = Round(played.table)
    acts = {option.act for who in ("dealer", "floor manager") for option in between.options(who)}
    of_a_round = {"declare a hand dead", "discard cards dealt to nobody", "direct silence", "exclude from the round"}
    assert not acts & of_a_round
    assert {"start the round", "exclude from the game"} <= acts


def test_everybody_out_before_the_first_blind_bet_is_a_round_that_ends() -> None:
    played = sit("ann 500", "bob 500").act(
        "floor manager", "exclude from the round", person="ann", cause="told another of a hand"
    )
    assert played.on().finish().over
    assert played.net == {"ann": 0, "bob": 0}


def test_a_card_that_is_not_in_the_deck_cannot_come() -> None:
    played = sit("ann 500", "bob 500", deck=32).do("ann blind bet", "bob blind bet").act("ann", "decline")
    with pytest.raises(BadInput):
        played.round.outcome(4)  # 2C
