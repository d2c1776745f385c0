"""Caribbean stud, Division 6: players who exchange cards or talk (s248); and bets that are wrong or missing (s239)."""

import pytest
from support.caribbean_stud import ANTE, BET, FLOOR, JACKPOT, Played, begin, deal, on, play, table_of
from support.events import voided

from houseway.errors import BadInput, Ground
from houseway.money import cents

ANN, BOB, CAT = "ann: KS KD 4H 4C 2S", "bob: QS QD 5H 6C 7S", "cat: JS JD 9H 8C 7C"
TALK = {"players": ["ann", "bob"], "breach": "telling of a hand"}


def suspected(*hands: str, jackpot: tuple[str, ...] = ()) -> Played:
    return deal(*(hands or (ANN, BOB, CAT)), jackpot=jackpot).act("dealer", "suspect a breach", **TALK)


# s248


@pytest.mark.parametrize(
    ("breach", "under"),
    [
        pytest.param("exchanging cards", "qld s248(1)(a)", id="s248_1_a"),
        pytest.param("telling of a hand", "qld s248(1)(b)", id="s248_1_b"),
    ],
)
@pytest.mark.parametrize("who", ["dealer", FLOOR])
def test_s248_2_a_dealer_or_floor_manager_suspects_a_breach(who: str, breach: str, under: str) -> None:
    played = deal(ANN, BOB).act(who, "suspect a breach", players=["ann"], breach=breach)
    assert played.rulings == [[under, "qld s248(2)"]]
    assert played.lines() == []  # nothing is void until a floor manager says so


def test_s248_2_a_floor_manager_declares_the_wagers_of_who_is_involved_void() -> None:
    played = suspected(jackpot=("ann",)).do("ann bet")
    assert played.refused("dealer", "declare a suspect's wagers void", person="ann") == "qld s248(2)"
    played.act(FLOOR, "declare a suspect's wagers void", person="ann")
    assert [(line.wager, line.verdict.value, line.returned) for line in played.lines("ann")] == [
        (ANTE, "void", 1000),
        (JACKPOT, "void", 100),
        (BET, "void", 2000),
    ]
    assert played.under("ann") == ["qld s248(2)"]
    played.finish()  # the others play on
    assert (played.verdict("bob"), played.verdict("cat")) == ("win", "win")
    assert len(played.lines("ann")) == 3


def test_s248_2_nobody_else_is_touched_and_nobody_who_is_not_suspected() -> None:
    played = suspected()
    assert played.refused(FLOOR, "declare a suspect's wagers void", person="cat") == "qld s248(2)"
    assert deal(ANN, BOB).refused(FLOOR, "declare a suspect's wagers void", person="ann") == "qld s248(2)"


def test_s248_2_a_hand_declared_void_in_its_own_turn_is_out_of_the_round() -> None:
    played = suspected()
    assert played.awaits == "ann"
    played.act(FLOOR, "declare a suspect's wagers void", person="ann")
    assert played.awaits == "bob"
    played.act(FLOOR, "declare a suspect's wagers void", person="bob").do("cat fold")
    assert played.open == ["shuffle"]


def test_s248_2_when_nobody_is_left_the_dealer_turns_nothing() -> None:
    played = deal(ANN, BOB).act(FLOOR, "suspect a breach", **TALK).do("ann bet", "bob bet")
    assert played.open == ["turn the cards"]
    for who in ("ann", "bob"):
        played.act(FLOOR, "declare a suspect's wagers void", person=who)
    assert (played.open, played.net("ann"), played.net("bob")) == (["shuffle"], 0, 0)


def test_s248_2_in_the_middle_of_the_deal_no_more_cards_come_to_that_hand() -> None:
    played = begin(ANN, BOB)
    played.cards({"place 1": "KS", "place 2": "QS", "dealer": "AC"})
    played.act("dealer", "suspect a breach", **TALK).act(FLOOR, "declare a suspect's wagers void", person="ann")
    played.cards({"place 2": "QD 5H 6C 7S", "dealer": "KH 10C 6S 3C"})
    assert (played.awaits, played.came.count("place 1")) == ("bob", 1)
    assert played.finish().verdict("bob") == "win"
    assert played.table.shoe.remaining == 52


def test_s248_2_while_a_jackpot_waits_to_be_paid() -> None:
    played = suspected("ann: 5D 6D 7D 8D 9D", BOB.replace("5H", "JH"), jackpot=("ann",)).do("ann bet", "bob bet")
    played.do("dealer turn the cards", "dealer settle")
    assert played.open == ["notify the floor manager"]
    played.act(FLOOR, "declare a suspect's wagers void", person="ann")
    assert (played.verdict("ann", JACKPOT), played.open) == ("void", ["shuffle"])


def test_s248_3_a_silence_may_be_directed_from_the_first_card_of_a_round() -> None:
    assert deal(ANN, BOB).refused(FLOOR, "direct silence") == "qld s248(3)(a)"
    played = suspected().do("floor manager direct silence")
    assert played.called[-1] == ("the players are silent from the first card of the round", "qld s248(3)(a)")
    played.finish()
    again = deal(ANN, BOB, table=played.table)
    assert ("the players are silent from the first card of the round", "qld s248(3)(a)") in again.called
    again.do("floor manager lift the silence").finish()
    assert not any(under == "qld s248(3)(a)" for _, under in deal(ANN, table=played.table).called)


def test_s248_3_b_players_involved_may_be_kept_from_playing_at_the_same_table() -> None:
    assert deal(ANN, BOB).refused(FLOOR, "keep players apart", players=["ann", "bob"]) == "qld s248(3)(b)"
    played = suspected().act(FLOOR, "keep players apart", players=["ann", "bob"]).finish()
    assert played.rulings[-1] == ["qld s248(3)(b)"]
    following = Played(played.table).wager("bob", "place 1").wager("cat", "place 3")
    assert following.refusal("ann", "wager", **on("place 2")) == ("qld s248(3)(b)", Ground.WHO)
    following.act("bob", "withdraw", on=ANTE, selection="place 1").wager("ann", "place 2")
    assert following.refused("bob", "wager", **on("place 1")) == "qld s248(3)(b)"


def test_s248_3_b_one_player_cannot_be_kept_apart_from_nobody() -> None:
    played = deal(ANN, BOB).act("dealer", "suspect a breach", players=["ann"], breach="telling of a hand")
    assert "keep players apart" not in played.listed(FLOOR)


# s239: what is taken all the same


def test_reading_cs15_a_bet_taken_for_more_than_twice_the_ante_is_void_for_the_excess() -> None:
    played = deal(ANN).act("dealer", "take a bet of another amount", amount=cents("50"))
    assert played.rulings == [["qld s239(4)", "qld s5(2)(b)", "reading G4", "reading CS15"]]
    assert voided(played.round) == [("ann", BET, 3000, played.rulings[0])]
    assert [line.stake for line in played.finish().lines("ann", BET)] == [3000, 2000]


def test_reading_cs15_a_bet_taken_for_less_stands_once_and_is_then_void() -> None:
    played = deal(ANN).act("dealer", "take a bet of another amount", amount=cents("15")).finish()
    assert played.rulings == [["qld s239(4)", "qld s5(2)(a)", "reading G2", "reading CS15"]]
    assert (played.line("ann", BET).stake, played.line("ann", BET).paid) == (1500, 3000)
    again = deal(ANN, table=played.table).act("dealer", "take a bet of another amount", amount=cents("15")).finish()
    assert again.rulings == played.rulings
    assert voided(again.round) == [("ann", BET, 1500, again.rulings[0])]
    assert (len(again.lines("ann", BET)), again.verdict("ann"), again.net("ann")) == (1, "win", 1000)


def test_s239_4_the_right_amount_is_not_reported_as_a_wrong_one() -> None:
    for amount in ("20", "0", "491"):
        assert deal(ANN).refused("dealer", "take a bet of another amount", amount=cents(amount)) == "qld s239(4)"


def test_s239_3_reading_cs13_the_hand_of_an_absent_player_is_closed() -> None:
    played = deal(ANN, BOB).act(FLOOR, "close an absent player's hand")
    assert played.rulings == [["qld s239(3)", "qld s239(5)", "reading CS13"]]
    assert (played.verdict("ann"), played.awaits) == ("lose", "bob")
    assert begin(ANN).refused(FLOOR, "close an absent player's hand") == "qld s239(3)"


def test_s239_3_reading_cs13_and_so_is_the_hand_of_an_excluded_player() -> None:
    played = deal(ANN, BOB).act("pit boss", "exclude", person="bob").do("ann bet")
    assert played.rulings[-1] == ["qld s239(3)", "reading CS13"]
    assert played.verdict("bob") == "lose"
    turn = deal(ANN, BOB).act("pit boss", "exclude", person="ann")
    assert (turn.verdict("ann"), turn.awaits) == ("lose", "bob")


def test_s4_2_a_a_device_takes_every_wager_on_the_hand_with_it() -> None:
    played = deal(ANN, BOB, jackpot=["ann"]).do("ann bet").act("pit boss", "declare wagers void", person="ann")
    assert [line.verdict.value for line in played.lines("ann")] == ["void"] * 3
    assert played.awaits == "bob"
    assert played.finish().net("ann") == 0


def test_the_table_is_as_it_was_when_a_record_starts_between_two_rounds() -> None:
    table = table_of("ann", "bob", device=True, backs=("red", "blue"), maximum_payment=cents("500"))
    played = deal(ANN, BOB, table=table).act(FLOOR, "suspect a breach", **TALK)
    played.act(FLOOR, "keep players apart", players=["ann", "bob"]).do("floor manager direct silence").finish()
    again = table_of("ann", "bob")
    again.restore(table.as_data())
    assert again.as_data() == table.as_data()
    assert (again.backs, again.apart, again.silent) == ("blue", [frozenset({"ann", "bob"})], True)
    assert again.rules == table.rules
    assert play("ann: 10S JS QS KS AS", table=again).line("ann", BET).paid == cents("500")


@pytest.mark.parametrize("wrong", [{"due": "tea"}, {"in_use": 1}, {"rules": {"places": 9}}])
def test_a_record_that_no_table_could_be_in_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        table_of().restore(wrong)
