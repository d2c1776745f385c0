"""Manila poker, Division 4: the showdown, separate pots, the commission and table stakes (ss 272, 274, 275 and 276)."""

import pytest
from support.manila import BOARD, Played, deal, sign_of, table_of

from houseway.money import cents
from houseway.play.wager import Verdict

ANN, BOB, CAT, DAN = "ann: QC 10C", "bob: KS KH", "cat: QS QH", "dan: JS JH"
THREE = (ANN, BOB, CAT)


# s272: the showdown


def test_s272_1_there_is_a_showdown_when_the_final_round_has_given_the_pot_to_nobody() -> None:
    played = deal(*THREE).to_round(5).do("ann bet 5", "bob call", "cat fold")
    assert played.open == ["show"]
    assert "qld s272(1)" in played.finish().cites("bob")
    assert deal(*THREE).to_round(5).do("ann bet 5", "bob fold", "cat fold").over  # here it has


def test_s272_2_the_last_player_to_be_called_shows_first() -> None:
    played = deal(*THREE).to_round(5).do("ann bet 5", "bob call", "cat raise 10", "ann call", "bob call")
    assert (played.awaits, played.under) == ("cat", "qld s272(2)")


def test_s272_3_the_designated_player_shows_first_where_all_have_checked() -> None:
    played = deal(*THREE).to_round(5).checks()
    assert played.awaits == "ann"
    again = deal(*THREE).do("bob call", "cat call", "ann raise 5", "bob call", "cat call", "ann fold").checks()
    assert again.awaits == "bob"


def test_s272_4_whoever_has_as_good_a_hand_or_a_better_one_shows_as_well() -> None:
    played = deal("ann: JS JH", "bob: QS QH", "cat: 7S 10H", "dan: JC JD").to_round(5).checks()
    shown = []
    while not played.over:
        shown.append((played.awaits, played.under))
        played.act(played.awaits, "show")
    assert shown == [("ann", "qld s272(2)"), ("bob", "qld s272(4)"), ("dan", "qld s272(4)")]
    cards = {hand["person"]: hand["cards"] for hand in played.table.game.look(played.table, "sue")["hands"]}
    assert cards["cat"] == ["", ""]  # a lower hand is not shown


def test_reading_k31_whoever_wins_a_pot_that_the_called_player_cannot_win_shows() -> None:
    hands = ("ann 25: AS AH", "bob: KS KH", "cat: QS QH")
    played = deal(*hands).do("bob raise 10", "cat call", "ann raise 10", "bob call", "cat call")
    played.do("bob bet 10", "cat call").checks()
    assert played.awaits == "bob"
    played.do("bob show")
    assert played.awaits == "ann"
    played.finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["ann"], ["bob"])


def test_s272_5_the_dealer_announces_the_winning_hand_the_pot_and_the_commission_and_passes_the_pot() -> None:
    played = deal(*THREE, blind="10").to_round(5).checks().finish()
    said = "pot 1 of $30.00 is won by bob (3 of a kind); the commission is $1.00"
    assert ("bob shows 3 of a kind", "qld s255") in played.called
    assert (said, "qld s272(5)(c)") in played.called
    line = played.line("bob")
    assert (line.verdict, line.paid, line.returned, line.commission) == (Verdict.WIN, 2000, 1000, 100)
    assert "qld s272(5)(e)" in played.cites("bob")
    assert played.chips("bob") == cents("519")


def test_s272_6_winners_share_equally_in_whole_dollars() -> None:
    hands = ("ann: 7S 10H", "bob: QS JS", "cat: QC JC", "dan: QD JD")
    played = deal(*hands, blind="10").do("bob raise 10", "cat call", "dan call", "ann fold").checks().finish()
    assert played.winners() == ["bob", "cat", "dan"]  # $70 less $3
    assert [played.net(name) for name in ("bob", "cat", "dan")] == [300, 200, 200]
    assert "qld s272(6)" in played.cites("cat")


def test_s272_7_what_is_left_over_goes_to_the_sharer_closest_to_the_designated_player() -> None:
    hands = ("ann: QH 10H", "bob: QS JS", "cat: 8C 10D", "dan: QD JD")
    played = deal(*hands).do("bob call", "cat fold", "dan call", "ann raise 10", "bob call", "dan call")
    played.do("ann bet 5", "bob call", "dan call").checks().finish()
    assert played.net("bob") + played.net("dan") == cents("17")  # $60 less $3: $57, of which $40 were theirs
    assert (played.net("bob"), played.net("dan")) == (900, 800)
    assert {"qld s272(7)", "qld s257(2)"} <= set(played.cites("bob"))
    assert "qld s272(7)" not in played.cites("dan")


def test_reading_k3_a_designated_player_who_shares_is_the_closest() -> None:
    hands = ("ann: QS JS", "bob: QC JC", "cat: QH 10H")
    played = deal(*hands).do("bob raise 10", "cat call", "ann call", "ann bet 5", "bob call", "cat call")
    played.checks().finish()
    assert (played.net("ann"), played.net("bob")) == (900, 800)  # $60 less $3, and $1 over
    assert "reading K3" in played.cites("ann")


def test_s272_7_the_designated_player_is_that_of_the_final_round_of_betting_as_it_starts() -> None:
    hands = ("ann 35: QS JS", "bob: QC JC", "cat: 8C 10D")
    played = deal(*hands).do("bob raise 10", "cat call", "ann call").to_round(5)
    played.do("ann bet 20", "bob call", "cat fold").finish()
    assert played.seat("ann").state == "tapped out"  # in that very round
    assert (played.net("ann"), played.net("bob")) == (600, 500)  # $85 less $4: $40 each, and $1 over


def test_s272_8_no_pot_is_divided_by_agreement() -> None:
    assert deal(*THREE).to_round(5).refused("ann", "divide the pot by agreement") == "qld s272(8)"


# s274(3), (4), (7), (8), (9): separate pots


def test_s274_3_what_is_bet_above_the_tapped_out_players_bet_is_a_separate_pot() -> None:
    played = deal(ANN, "bob 15: AS AH", CAT, DAN).do("bob raise 10", "cat raise 10", "dan call", "ann call")
    assert played.table.game.look(played.table, "sue")["pots"] == ["60.00", "30.00"]


def test_s274_4_a_player_who_has_tapped_out_wins_only_a_pot_formed_before() -> None:
    played = deal(ANN, "bob 15: AS AH", CAT, DAN).do("bob raise 10", "cat raise 10", "dan call", "ann call")
    played.checks().finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["bob"], ["cat"])
    assert (played.net("bob"), played.net("cat")) == (cents("42"), cents("4"))  # 60 less 3; 30 less 1
    assert {"qld s274(3)", "qld s274(4)"} <= set(played.cites("cat", "pot 2"))


def test_s274_4_the_example_of_the_section() -> None:
    hands = ("ann 20: AS AH", "bob: KS KH", "cat: QS QH", "dan: JS JH")
    played = deal(*hands).do("bob call", "cat call", "dan call", "ann decline").to_round(3)
    played.do("ann bet 10", "bob call", "cat call", "dan fold").to_round(4)
    played.do("ann bet 5", "bob raise 5", "cat call")  # ann has nothing left
    assert played.seat("ann").state == "tapped out"
    played.do("bob check", "cat check").finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["ann"], ["bob"])


def test_reading_k4_chips_that_come_later_and_only_match_the_tapped_amount_are_in_that_pot() -> None:
    played = deal("ann: AS AH", "bob 10: KS KH", "cat: QS QH").do("bob raise 5", "cat call", "ann call")
    assert played.table.game.look(played.table, "sue")["pots"] == ["30.00"]


def test_s274_7_an_uncalled_bet_leaves_the_pot_to_a_comparison_with_the_tapped_out_hand() -> None:
    played = deal(ANN, "bob 5: AS AH", "cat: QS QH").do("bob tap out", "cat call", "ann decline")
    played.do("ann check", "cat bet 10", "ann fold")
    assert played.cites("cat", "uncalled") == ["qld s271(9)(a)(ii)"]
    played.finish()
    assert played.winners() == ["bob"]
    assert {"qld s274(7)"} <= set(played.cites("bob"))


def test_s274_7_whoever_made_the_uncalled_raise_may_win_it_too() -> None:
    played = deal(ANN, "bob 5: 10S 10H", "cat: QS QH").do("bob tap out", "cat call", "ann raise 10", "cat raise 10")
    played.do("ann fold").finish()
    assert played.winners("pot 1") == ["cat"]
    assert played.line("cat", "uncalled").returned == cents("10")


def test_reading_k6_with_several_tapped_out_each_pot_is_decided_among_its_own_and_the_bettor() -> None:
    hands = ("ann: 7S 8D", "bob 5: AS AH", "cat 15: KS KH", "dan: QS QH")
    played = deal(*hands).do("bob tap out", "cat raise 10", "dan call", "ann call", "ann bet 10", "dan fold")
    assert played.line("ann", "uncalled").returned == cents("10")
    played.finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["bob"], ["cat"])


def test_s274_8_the_communal_cards_that_are_left_are_dealt_first() -> None:
    played = Played(table_of("ann", "bob 5", "cat"), BOARD, ann="7S 8D", bob="AS AH", cat="QS QH").start()
    played.do("ann blind bet", "bob tap out", "cat call", "ann raise 10")
    played.round.act("cat", "fold")
    assert played.under == "qld s274(8)"
    played.feed()
    assert played.board == BOARD
    assert played.open == ["show"]


def test_reading_k28_where_fewer_than_two_are_active_nobody_bets_any_more() -> None:
    played = deal("ann 20: 7S 8D", "bob: KS KH").do("bob raise 15", "ann tap out")
    assert (played.open, played.board) == (["show"], BOARD)


def test_reading_k36_what_was_bet_above_the_tapped_out_player_goes_to_the_last_who_folded() -> None:
    played = deal(ANN, "bob 5: AS AH", CAT).do("bob tap out", "cat call", "ann decline")
    played.do("ann bet 10", "cat call", "ann fold", "cat fold").finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["bob"], ["cat"])  # bob tapped out with $5
    assert (played.chips("bob"), played.net("ann"), played.net("cat")) == (cents("15"), cents("-15"), cents("4"))
    assert played.rulings == [["qld s274(4)", "reading K36"]]


def test_s274_9_each_pot_is_announced_before_it_is_handed_over() -> None:
    played = deal(ANN, "bob 15: AS AH", CAT, DAN).do("bob raise 10", "cat raise 10", "dan call", "ann call")
    played.checks().finish()
    assert [words for words, under in played.called if under == "qld s274(9)"] == [
        "pot 1 of $60.00 is won by bob (3 of a kind); the commission is $3.00",
        "pot 2 of $30.00 is won by cat (1 pair); the commission is $1.00",
    ]


# s275: the commission


def pot_of(amount: int) -> Played:
    """A pot of so many dollars that ann wins from bob and, where it is odd, cat, who put in one."""
    table = table_of("ann 5000", "bob 5000", "cat 5000", sign=sign_of("1"))
    played = deal("ann: AS AH", "bob: KS KH", "cat: 7S 8D", table=table).do("bob call")
    played.do("cat call", "ann decline", "ann bet 1", "bob call", "cat fold") if amount % 2 else played.do("cat fold")
    if not amount % 2:
        played.do("ann decline")
    more = amount // 2 - played.seat("ann").bet // 100
    if more:
        played.do("ann bet 1", *(["bob call"] if more == 1 else [f"bob raise {more - 1}", "ann call"]))
    return played.checks().finish()


@pytest.mark.parametrize(
    ("pot", "commission"),
    [(5, 0), (10, 0), (19, 0), (20, 1), (21, 1), (39, 1), (40, 2), (59, 2), (60, 3), (99, 4), (100, 5)],
)
def test_s275_1_nothing_up_to_19_dollars_and_then_5_per_cent_of_the_whole_twenties(pot: int, commission: int) -> None:
    played = pot_of(pot)
    assert played.line("ann").paid + played.line("ann").stake == pot * 100
    assert played.commission == commission * 100
    assert ("qld s275(1)(b)" if commission else "qld s275(1)(a)") in played.cites("ann")
    assert played.table.house == commission * 100


@pytest.mark.parametrize(("pot", "capped"), [(100, False), (101, True), (140, True), (2000, True)])
def test_s275_2_no_more_than_100_times_the_minimum_wager_is_counted(pot: int, capped: bool) -> None:
    played = pot_of(pot)  # the minimum is $1
    assert played.commission == cents("5")
    assert ("qld s275(2)" in played.cites("ann")) is capped


def test_s275_3_less_is_deducted_where_the_players_are_told_before_the_rounds_of_play() -> None:
    played = Played(table_of(ready=False)).act("dealer", "announce the commission", percent=2)
    assert played.called[-1] == ("the commission is 2% of the whole twenties in what a player wins", "qld s275(3)")
    assert Played(table_of()).refused("dealer", "announce the commission", percent=2) == "qld s275(3)"  # too late
    assert played.refused("dealer", "announce the commission", percent=6) == "qld s275(3)"


@pytest.mark.parametrize(
    ("percent", "most", "commission"), [(2, None, 200), (0, None, 0), (5, 300, 300), (1, 300, 100)]
)
def test_s275_3_the_way_that_was_announced(percent: int, most: int | None, commission: int) -> None:
    table = table_of("ann 5000", "bob 5000", "cat 5000", ready=False, sign=sign_of("1"))
    more = {} if most is None else {"most": most}
    Played(table).act("dealer", "announce the commission", percent=percent, **more)
    played = deal("ann: AS AH", "bob: KS KH", "cat: 7S 8D", table=table).do("bob call", "cat fold", "ann raise 49")
    played.do("bob call").checks().finish()  # $100
    assert played.commission == commission
    assert "qld s275(3)" in played.cites("ann")


def test_s275_4_a_several_pots_of_one_player_are_counted_together() -> None:
    hands = ("ann: AS AH", "bob 15: KS KH", "cat: QS QH")
    played = deal(*hands).do("bob raise 10", "cat call", "ann call", "ann bet 10", "cat call").checks().finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["ann"], ["ann"])
    assert (played.line("ann", "pot 1").stake, played.line("ann", "pot 2").stake) == (1500, 1000)
    assert played.commission == cents("3")  # of 45 and 20: 65, and not 2 and 1
    assert "qld s275(4)(a)" in played.cites("ann", "pot 1")


def test_s275_4_a_a_first_pot_that_is_too_small_for_the_commission_does_not_bear_it() -> None:
    hands = ("ann: AS AH", "bob 1: KS KH", "cat: QS QH")
    played = deal(*hands).do("bob tap out", "cat raise 5", "ann raise 200", "cat call").checks().finish()
    assert [(x.stake + x.paid, x.commission) for x in played.lines("ann") if x.paid] == [(300, 0), (cents("418"), 2100)]
    assert "qld s275(4)(a)" in played.cites("ann", "pot 2")


def test_reading_k7_the_cap_is_for_all_pots_of_one_player() -> None:
    hands = ("ann: AS AH", "bob 101: KS KH", "cat: QS QH")
    table = table_of("ann", "bob 101", "cat", sign=sign_of("1"))
    played = deal(*hands, table=table).do("bob raise 2", "cat fold", "ann raise 98").do("bob tap out").finish()
    assert played.commission == cents("5")


def test_reading_k30_a_pot_won_alone_and_one_that_is_shared_are_counted_apart() -> None:
    hands = ("ann: QS JS", "bob 15: AS AH", "cat: QC JC", "dan: QH 10H")
    played = deal(*hands).do("bob raise 10", "cat raise 10", "dan call", "ann call").checks().finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["bob"], ["ann", "cat"])
    assert played.commission == cents("4")  # 60: 3, and 30: 1


def test_s275_4_b_an_uncalled_raise_is_no_part_of_a_pot() -> None:
    played = deal("ann: AS AH", "bob: KS KH", "cat: 7S 8D").do("bob call", "cat call", "ann raise 10")
    played.do("bob fold", "cat fold")
    assert (played.line("ann").stake + played.line("ann").paid, played.commission) == (1500, 0)  # with it, $25


def test_s275_4_c_a_pot_shared_by_all_who_put_in_bears_none() -> None:
    played = deal("ann: QS JS", "bob: QC JC").do("bob raise 45", "ann call").checks().finish()
    assert played.commission == 0
    assert (played.net("ann"), played.net("bob")) == (0, 0)
    assert "qld s275(4)(c)" in played.cites("ann")
    others = deal("ann: QS JS", "bob: QC JC", "cat: 7S 8D").do("bob raise 10", "cat call", "ann call")
    assert others.checks().finish().commission == cents("2")  # somebody else has contributed


# s276: table stakes


def test_s276_1_a_player_may_bring_the_table_stake_up_to_the_minimum_before_a_round_of_play() -> None:
    played = Played(table_of("ann", "bob 8"))
    assert played.refused("bob", "buy chips", amount=cents("11")) == "qld s276(1)"  # $20 is the minimum
    assert played.act("bob", "buy chips", amount=cents("12")).chips("bob") == cents("20")
    assert played.act("bob", "buy chips", amount=cents("1")).chips("bob") == cents("21")


def test_s276_2_a_player_with_nothing_left_leaves_the_game() -> None:
    table = table_of("ann", "bob", "cat 5")
    table.people["cat"].purse.value = 0
    played = Played(table).start()
    assert ("cat has no table stake left and leaves the game", "qld s276(2)") in played.called
    assert [seat.name for seat in table.seats] == ["ann", "bob"]
    assert "cat" not in table.places


def test_s276_2_one_with_something_left_may_go_on() -> None:
    played = Played(table_of("ann", "bob", "cat 5")).start()
    assert [seat.name for seat in played.table.seats] == ["ann", "bob", "cat"]


@pytest.mark.parametrize("act", ["give or lend chips", "bet for another player"])
def test_s276_3_nobody_bets_for_another_or_gives_or_lends_chips(act: str) -> None:
    assert deal(*THREE).refused("bob", act) == "qld s276(3)"
