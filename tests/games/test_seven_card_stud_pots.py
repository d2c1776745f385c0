"""Part 18, Division 4: the showdown, raises, tapping out, commission, the table stake, checking and folding."""

from typing import Any

from support.seven_card_stud import (
    ACES,
    BLIND,
    HALF,
    KINGS,
    QUEENS,
    Play,
    in_the_final_round,
    sit,
)

from houseway.money import cents
from houseway.play.view import view

# s393: the showdown


def test_s393_1_there_is_a_showdown_when_the_final_round_is_over_and_nobody_has_won() -> None:
    play = in_the_final_round().do("ann bet 5", "bob call").act("cat", "call")
    assert view(play.round, "ann").look["governed_by"] == ["qld s393(1)"]


# s394: raises


def example(**settings: Any) -> Play:
    """As in the law's examples: $150 in the pot, and an opening bet of $50 makes it $200."""
    return Play(sit({"ante": 500}, settings, ann=900, bob=900, cat=900), {"ann": ACES, "bob": KINGS, "cat": QUEENS})


def test_s394_6_and_half_the_pot_too() -> None:
    """The law's example: $200 in the pot and a call of $40 allow a raise of $120."""
    play = example(**HALF).do("ann bet 5", "bob call", "cat call").do("ann bet 15", "bob call", "cat call")
    assert play.table.pot == cents("75")
    play.do("ann bet 28", "bob call", "cat call").do("ann check", "bob check", "cat check")
    assert play.table.pot == cents("159")
    play.do("ann bet 40")
    assert play.table.pot == cents("199")  # one dollar less than in the example: half of 239 is 119
    assert play.bounds("raise") == (40, 119)
    assert play.refused("bob", "raise", amount=cents("120")) == "qld s394(6)"


# s398 and s399: checking and folding


def test_s367_2_an_opener_who_taps_out_with_less_than_the_blind_bet_is_not_the_player_who_is_called() -> None:
    """Bob opens with his last dollar; cat calls the blind bet of ann, who takes what bob cannot win if nobody opens."""
    table = sit(BLIND, ann=500, bob=500, cat=500)
    table.people["bob"].purse.value = 100
    table.played.add("bob")
    play = Play(table, {"ann": QUEENS, "bob": ACES, "cat": KINGS}).do("bob tap out", "cat call", "ann call")
    assert play.table.last_called is play.table.seats[0]
    play.checked_round(4)
    assert (play.line("bob").paid, play.line("ann", "pot 2").paid) == (200, 400)
