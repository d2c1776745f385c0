"""Caribbean stud in Victoria, vic 25/1999 r14.10 to r14.12: wrong bets, and jackpot wagers after a misdeal."""

import pytest
from support.caribbean_stud import ACE_KING, BET, JACKPOT, Played, begin, deal, table_of
from support.caribbean_victoria import FLUSH, LOW, PAIR, TENS, VIC, state, verdicts, vic

from houseway.games import find
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.money import cents
from houseway.play.record import Recorder, read, replay


def ended(played: Played) -> bool:
    """The round comes to its end without another card or decision."""
    assert played.open == ["shuffle"]
    return played.finish().over


# r14.10, r14.11: a bet that is not twice the ante


def test_vic_25_1999_r14_10_and_reading_cs20_who_cannot_bet_has_a_void_hand_once() -> None:
    table = table_of("ann", chips="25", game=VIC)
    played = deal(f"ann: {PAIR}", table=table, jackpot=["ann"]).do("dealer bet or fold")
    assert played.open == ["fold"]
    played.do("ann cannot bet")
    assert played.rulings == [["vic 25/1999 r14.10", "reading CS3", "reading CS20"]]
    assert verdicts(played) == {("ann", "ante"): "void", ("ann", "jackpot"): "void"}
    assert ended(played)
    assert table.as_data()["told"] == ["ann"]
    again = deal(f"ann: {PAIR}", table=table, jackpot=["ann"]).do("dealer bet or fold", "ann cannot bet")
    assert verdicts(again) == {("ann", "ante"): "lose", ("ann", "jackpot"): "lose"}
    assert again.rulings == [["vic 25/1999 r14.10", "reading CS3", "reading CS20"]]
    assert again.under("ann") == ["vic 25/1999 r14.10", "reading CS20"]


def test_vic_25_1999_r14_10_who_leaves_the_table_is_told_anew() -> None:
    table = table_of("ann", "bob", chips="25", game=VIC)
    deal(f"ann: {PAIR}", table=table).do("dealer bet or fold", "ann cannot bet").finish()
    Played(table).do("ann leave")
    assert "told" not in table.as_data()


def test_vic_25_1999_r14_10_is_for_those_who_cannot() -> None:
    assert vic(f"ann: {PAIR}").refused("ann", "cannot bet") == "vic 25/1999 r14.10"


@pytest.mark.parametrize("amount", ["15", "25"])
def test_reading_cs3_and_vic_25_1999_r14_10_a_wrong_bet_noticed_before_settlement(amount: str) -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}").act("dealer", "take a bet of another amount", amount=cents(amount))
    assert played.awaits == "bob"
    played.act("dealer", "notice a wrong bet", hand="place 1")
    assert set(verdicts(played).values()) == {"void"}
    assert played.net("ann") == 0
    played.finish()
    assert played.verdict("bob") == "win"


def test_vic_25_1999_r14_10_the_second_time_the_ante_is_lost_and_the_bet_returned() -> None:
    table = table_of("ann", game=VIC)
    for net in (0, -cents("10")):
        played = deal(f"ann: {PAIR}", table=table).do("dealer bet or fold")
        played.act("dealer", "take a bet of another amount", amount=cents("15"))
        played.act("dealer", "notice a wrong bet", hand="place 1").finish()
        assert played.net("ann") == net


def test_reading_cs3_and_vic_25_1999_r14_11_once_settlement_begins_it_is_put_right_there() -> None:
    """r14.11.1: what is over goes back, and the rest is paid or taken."""
    played = vic("ann: KS KD 4H 4C 2S").act("dealer", "take a bet of another amount", amount=cents("25")).finish()
    assert [(x.verdict.value, x.stake, x.paid) for x in played.lines("ann", BET)] == [
        ("void", cents("5"), 0),
        ("win", cents("20"), cents("40")),
    ]
    assert ["vic 25/1999 r14.11.1"] in played.rulings


def test_vic_25_1999_r14_11_1_the_excess_of_a_losing_bet_goes_back() -> None:
    played = vic(f"ann: {LOW}").act("dealer", "take a bet of another amount", amount=cents("25")).finish()
    assert played.net("ann") == -cents("30")
    assert [str(c) for c in played.lines("ann", BET)[0].cites] == ["vic 25/1999 r14.11.1"]


@pytest.mark.parametrize(("hand", "net"), [("KS KD 4H 4C 2S", "40"), (LOW, "-25")])
def test_vic_25_1999_r14_11_2_a_short_bet_is_paid_or_taken_as_it_lies(hand: str, net: str) -> None:
    played = vic(f"ann: {hand}").act("dealer", "take a bet of another amount", amount=cents("15")).finish()
    assert played.net("ann") == cents(net)
    assert played.rulings[-1] == ["vic 25/1999 r14.11.2"]


# r14.12: after a misdeal, and wrong buttons


def misdealt(*names: str, jackpot: tuple[str, ...] = ("ann",), others: tuple[str, ...] = ()) -> VictorianTable:
    """A table after a misdeal: jackpot wagers lie there for the next deal."""
    table = table_of(*names, *others, game=VIC)
    assert isinstance(table, VictorianTable)
    begin(*(f"{name}: " for name in names), table=table, jackpot=jackpot).act(
        "dealer", "wrong number of cards", hand="dealer"
    ).finish()
    return table


def test_vic_25_1999_r14_12_jackpot_wagers_stay_for_the_next_deal() -> None:
    table = misdealt("ann")
    assert [(p.person, p.wager.name) for p in table.placed] == [("ann", JACKPOT)]
    counted = table.meter.wagered
    played = Played(table)
    assert table.entered == ["ann"]
    played.wager("ann", "place 3").do("dealer no more bets")
    assert table.meter.wagered == counted == 100  # not counted again
    played.cards({"place 3": FLUSH, "dealer": ACE_KING}).do("dealer bet or fold", "ann bet").finish()
    assert played.line("ann", JACKPOT).paid == cents("100")
    assert played.line("ann", JACKPOT).selection == "place 3"
    assert table.placed == []


def test_vic_25_1999_r14_12_1_who_leaves_gets_the_jackpot_wager_back() -> None:
    table = misdealt("ann", "bob", jackpot=("ann", "bob"))
    played = Played(table).act("ann", "withdraw", on=JACKPOT, selection="place 1")
    assert played.rulings == [["vic 25/1999 r14.12.1"]]
    assert list(map(str, table.duties)) == ["fill out an error notification (ann)"]
    assert (played.line("ann", JACKPOT).returned, played.under("ann", JACKPOT)) == (100, ["vic 25/1999 r14.12.1"])
    assert table.people["ann"].purse.value == cents("500")
    assert "leave" in played.listed("ann")
    assert table.meter.wagered == 200  # the meter is not turned back


def test_reading_cs17_who_takes_no_new_ante_has_left_the_jackpot_game() -> None:
    table = misdealt("ann", "bob", jackpot=("ann", "bob"))
    played = Played(table).wager("bob", "place 2").do("dealer no more bets")
    assert verdicts(played) == {("ann", "jackpot"): "void"}
    assert played.under("ann", JACKPOT) == ["vic 25/1999 r14.12.1"]
    assert table.entered == ["bob"]
    nobody = Played(misdealt("ann")).do("dealer no more bets")
    assert nobody.act("dealer", "fill out an error notification", about="ann").over
    assert verdicts(nobody) == {("ann", "jackpot"): "void"}


def test_vic_25_1999_r14_12_2_a_new_player_comes_into_the_jackpot_game() -> None:
    table = misdealt("ann", others=("bob",))
    played = Played(table).wager("ann", "place 1").wager("bob", "place 2")
    played.wager("bob", "place 2", "1", JACKPOT).do("dealer no more bets").cards({"place 1": "KS"})
    assert played.rulings == [["vic 25/1999 r14.12.2"]]
    assert list(map(str, table.duties)) == ["place marker buttons", "press game-over and coin-in"]
    assert table.meter.wagered == 200
    assert table.entered == ["ann", "bob"]


def test_vic_25_1999_r14_12_3_coin_in_pressed_too_early() -> None:
    table = table_of("ann", "bob", game=VIC)
    played = Played(table).wager("ann", "place 1").wager("ann", "place 1", "1", JACKPOT)
    played.act("dealer", "press the wrong button", button="coin-in")
    assert played.rulings == [["vic 25/1999 r14.12.3"]]
    assert state(played).entered == ["ann"]
    assert table.meter.wagered == 100
    played.wager("bob", "place 2").wager("bob", "place 2", "1", JACKPOT).do("dealer no more bets")
    played.cards({"place 1": "KS"})
    assert table.meter.wagered == 200
    assert ["vic 25/1999 r14.12.2"] in played.rulings


def test_vic_25_1999_r14_12_3_game_over_pressed_in_mid_round() -> None:
    played = vic(f"ann: {FLUSH}", jackpot=["ann"]).act("dealer", "press the wrong button", button="game-over")
    assert played.rulings == [["vic 25/1999 r14.12.3"]]
    played.do("ann bet").finish()
    assert played.line("ann", JACKPOT).paid == cents("100")
    assert vic(f"ann: {PAIR}").refused("dealer", "press the wrong button", button="coin-in") == "vic 25/1999 r14.12.3"


def test_vic_25_1999_r14_12_a_misdeal_after_a_misdeal() -> None:
    table = misdealt("ann")
    played = Played(table).wager("ann", "place 2").do("dealer no more bets")
    played.act("dealer", "wrong number of cards", hand="place 2").finish()
    assert [(p.wager.name, p.selection) for p in table.placed] == [(JACKPOT, "place 2")]
    assert table.meter.wagered == 100


def test_vic_25_1999_r14_12_a_record_may_start_between_a_misdeal_and_the_next_deal() -> None:
    table = misdealt("ann", "bob", jackpot=("ann", "bob"))
    recorder = Recorder(table)
    played = Played(table)
    recorder.add(played.round)
    played.wager("ann", "place 4").do("dealer no more bets")
    played.cards({"place 4": FLUSH, "dealer": ACE_KING}).do("dealer bet or fold", "ann bet").finish()
    again = replay(read(recorder.text()), find)
    assert not again.differences
    assert isinstance(again.table, VictorianTable)
    assert again.table.meter == table.meter
    assert verdicts(played)["bob", "jackpot"] == "void"
    assert played.line("ann", JACKPOT).paid == cents("100")


# r8.3, r8.4: neither a bet nor a fold


def test_vic_25_1999_r8_3_reading_cs13_the_hand_of_an_absent_player_is_closed() -> None:
    played = vic(f"ann: {PAIR}", f"bob: {TENS}", jackpot=["ann"])
    played.act("game supervisor", "close an absent player's hand")
    assert played.rulings == [["vic 25/1999 r8.3", "vic 25/1999 r8.4", "reading CS13"]]
    assert verdicts(played) == {("ann", "ante"): "lose", ("ann", "jackpot"): "lose"}
    assert played.awaits == "bob"
    assert played.refused("dealer", "close an absent player's hand") == "vic 25/1999 r8.3"
    early = deal(f"ann: {PAIR}", game=VIC)
    assert early.refused("game supervisor", "close an absent player's hand") == "vic 25/1999 r8.3"
