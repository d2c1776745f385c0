"""What players and staff try that is not open, and by which provision it is refused, in all four games."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.errors import Ground, Refused
from houseway.play.people import Person, Role

HANDS = ("ann: QC 10C", "bob: KS KH", "cat: QS QH")
STUDS = pytest.mark.parametrize("game", [five_card_stud, seven_card_stud], ids=["5 card stud", "7 card stud"])


def stud(game: Any, five: str) -> str:
    """A section of Part 17, or its twin in Part 18."""
    found: str = game.three().table.part(f"qld {five}").text
    return found


def refusal(round_: Any, who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


# Who may act at all


def test_s278_1_s274_2_who_has_folded_or_tapped_out_does_nothing_more_manila() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat 5: QS QH", "dan: JS JH").do("bob fold", "cat tap out")
    assert refusal(played.round, "bob", "call") == ("qld s278(1)", Ground.WHO)
    assert refusal(played.round, "cat", "raise", amount=500) == ("qld s274(2)", Ground.WHO)


@pytest.mark.parametrize(
    ("act", "under"), [("exclude from the round", "qld s286(b)(i)"), ("exclude from the game", "qld s286(b)(ii)")]
)
def test_s286_b_who_is_excluded_does_nothing_more(act: str, under: str) -> None:
    played = manila.deal(*HANDS).act("floor manager", act, person="cat", cause="told another of a hand")
    assert refusal(played.round, "cat", "call") == (under, Ground.WHO)


def test_s285_3_s4_2_b_who_was_directed_away_or_excluded_takes_no_seat_again() -> None:
    played = manila.deal(*HANDS).act("floor manager", "direct silence")
    played.act("floor manager", "bar from the table", people=["cat"]).act("pit boss", "exclude", person="bob")
    again = manila.Played(played.table).do("cat leave", "bob leave")
    seat = {"chips": 10_000}
    assert refusal(again.round, "dealer", "seat", person="cat", **seat) == ("qld s285(3)", Ground.WHO)
    assert refusal(again.round, "dealer", "seat", person="bob", **seat) == ("qld s4(2)(b)", Ground.WHO)


def test_s266_1_an_onlooker_has_not_joined() -> None:
    played = manila.deal(*HANDS)
    played.table.people["zoe"] = Person("zoe", Role.SPECTATOR)
    assert refusal(played.round, "zoe", "call") == ("qld s266(1)", Ground.WHO)


# In turn


def test_s257_3_s293_3_nobody_acts_in_anothers_turn() -> None:
    assert refusal(manila.deal(*HANDS).round, "cat", "call") == ("qld s257(3)", Ground.WHEN)
    played = draw.sit("ann 500", "bob 500", "cat 500").do("ann blind bet")
    assert refusal(played.round, "cat", "over-blind bet") == ("qld s293(3)", Ground.WHEN)
    assert refusal(played.do("bob blind bet").round, "ann", "decline") == ("qld s293(3)", Ground.WHEN)


@STUDS
def test_s330_3_nor_at_stud(game: Any) -> None:
    assert refusal(game.three().round, "cat", "fold") == (stud(game, "s330(3)"), Ground.WHEN)


def test_s272_2_nobody_shows_before_the_player_who_was_called() -> None:
    played = manila.deal(*HANDS).to_round(5).do("ann bet 5", "bob call", "cat call")
    assert refusal(played.round, "bob", "show") == ("qld s272(2)", Ground.WHEN)


@STUDS
def test_s349_2_nor_at_stud(game: Any) -> None:
    play = game.in_the_final_round().do("ann bet 5", "bob call").act("cat", "call")
    assert refusal(play.round, "cat", "show") == (stud(game, "s349(2)"), Ground.WHEN)


# At the wrong step


def test_s306_3_no_over_blind_bet_once_somebody_has_declined() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500", "dan 500").do(*draw.BLINDS)
    assert refusal(played.round, "dan", "over-blind bet") == ("qld s306(3)", Ground.WHEN)


def test_s306_4_its_amount_is_fixed() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do("ann blind bet", "bob blind bet")
    assert refusal(played.round, "cat", "over-blind bet", amount=3000) == ("qld s306(4)", Ground.AMOUNT)


@STUDS
def test_s346_7_one_component_is_the_minimum_and_takes_no_amount(game: Any) -> None:
    cards = {"ann": game.QUEENS, "bob": game.ACES, "cat": game.KINGS}
    play = game.Play(game.sit(game.BLIND, ann=500, bob=500, cat=500), cards)
    assert refusal(play.round, "bob", "1 component", amount=1000) == (stud(game, "s346(7)"), Ground.AMOUNT)


@STUDS
def test_s346_5_s348_2_the_least_of_an_opening_bet_is_not_set_by_the_paragraph_for_the_most(game: Any) -> None:
    play = game.three()
    assert refusal(play.round, "ann", "bet", amount=400) == (stud(game, "s346(5)"), Ground.AMOUNT)
    assert refusal(play.round, "ann", "bet", amount=5000) == (stud(game, "s346(5)(b)"), Ground.AMOUNT)
    play.do("ann bet 5", "bob call", "cat call")
    assert refusal(play.round, play.turn, "bet", amount=400) == (stud(game, "s348(2)"), Ground.AMOUNT)
    assert refusal(play.round, play.turn, "bet", amount=5000) == (stud(game, "s348(2)(a)"), Ground.AMOUNT)


@STUDS
def test_s347_5_b_no_additional_bet_where_ante_betting_applies(game: Any) -> None:
    play = game.three().do("ann bet 5", "bob call").act("cat", "call")  # a card is awaited
    assert refusal(play.round, "ann", "raise", amount=500) == (stud(game, "s347(5)(b)"), Ground.WHEN)
    assert refusal(play.round, "ann", "call") == (stud(game, "s347(9)"), Ground.WHEN)


def test_s315_1_nobody_folds_outside_a_round_of_betting() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do("ann blind bet")
    assert refusal(played.round, "bob", "fold") == ("qld s315(1)", Ground.WHEN)


@STUDS
def test_s345_1_no_ante_bet_in_a_round_of_betting(game: Any) -> None:
    assert refusal(game.three().round, "ann", "ante bet") == (stud(game, "s345(1)(a)"), Ground.WHEN)


def test_s307_2_nobody_checks_at_draw() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS)
    assert refusal(played.round, "cat", "check") == ("qld s307(2)", Ground.WHAT)


# How much


def test_s274_6_after_a_raise_that_was_too_small_nobody_puts_in_a_little_more_than_a_call() -> None:
    played = manila.deal("ann 18: QC 10C", "bob 21: KS KH", "cat: QS QH").do("bob raise 10", "cat call", "ann tap out")
    assert played.awaits == "bob"
    assert refusal(played.round, "bob", "tap out") == ("qld s274(6)", Ground.WHEN)
    assert refusal(played.round, "bob", "raise", amount=100) == ("qld s274(6)", Ground.WHEN)


def test_s5_1_b_reading_k26_a_raise_between_two_under_the_minimum() -> None:
    assert refusal(manila.deal(*HANDS[:2]).round, "bob", "raise", amount=400) == ("qld s5(1)(b)", Ground.AMOUNT)


def test_s5_3_off_the_increments_s268_1_chips_that_there_are_not() -> None:
    table = manila.table_of("ann", "bob")
    manila.Played(table).act("floor manager", "require increments", amount=200)
    played = manila.deal(*HANDS[:2], table=table)
    assert refusal(played.round, "bob", "raise", amount=700) == ("qld s5(3)", Ground.AMOUNT)
    assert refusal(played.round, "bob", "raise", amount=800_00) == ("qld s268(1)", Ground.MEANS)
    assert refusal(played.round, "bob", "raise", amount=650) == ("qld s268(1)", Ground.MEANS)


# Decks, places, stakes


@pytest.mark.parametrize(("players", "cards", "under"), [(7, 32, "qld s333(3)"), (8, 40, "qld s333(2)")])
def test_s333_so_many_players_are_not_dealt_from_so_few_cards(players: int, cards: int, under: str) -> None:
    table = five_card_stud.sit(**dict.fromkeys("abcdefgh"[:players], 100))
    play = five_card_stud.Play(table, stop=lambda _play: True)
    assert refusal(play.round, "dealer", "decide the deck", cards=cards)[0] == under


def test_s377_3_at_7_card_stud_five_players_are_not_dealt_from_32() -> None:
    play = seven_card_stud.Play(seven_card_stud.sit(**dict.fromkeys("abcde", 100)), stop=lambda _play: True)
    assert refusal(play.round, "dealer", "decide the deck", cards=32)[0] == "qld s377(3)"


def test_s333_3_nor_when_the_deck_has_to_be_changed() -> None:
    table = five_card_stud.sit({"deck": 32}, **dict.fromkeys("abcdefg", 100))
    play = five_card_stud.Play(table, stop=lambda play: play.round.moment == "the deck")
    assert refusal(play.round, "dealer", "use 32 cards")[0] == "qld s333(3)"


@STUDS
def test_s342_2_s331_1_a_stake_too_small_and_a_place_that_is_not_there(game: Any) -> None:
    play = game.Play(game.sit(ann=100, bob=100), stop=lambda _play: True)
    assert refusal(play.round, "dealer", "seat", person="x", chips=4900) == (stud(game, "s342(2)"), Ground.AMOUNT)
    assert refusal(play.round, "dealer", "seat", person="x", chips=5000, place=11)[0] == stud(game, "s331(1)")
    assert refusal(play.round, "dealer", "seat", person="x", chips=5000, place=1)[0] == stud(game, "s337(1)")
