"""Part 17, Division 4: the showdown, raises, tapping out, commission, the table stake, checking and folding."""

from support.five_card_stud import (
    ACES,
    BLIND,
    HALF,
    KINGS,
    ODD,
    QUEENS,
    Play,
    in_the_final_round,
    sit,
)

from houseway.families.poker.stud.rules import DEFAULT_SIGN
from houseway.money import cents
from houseway.play.sign import Limits
from houseway.play.view import view

# s349: the showdown


def test_s349_1_there_is_a_showdown_when_the_final_round_is_over_and_nobody_has_won() -> None:
    play = in_the_final_round().do("ann bet 5", "bob call").act("cat", "call")
    assert "qld s349(1)" in view(play.round, "ann").look["governed_by"]
    assert play.offers == ["show"]


# s350: raises


def test_s350_6_and_half_the_pot_too() -> None:
    """The law's example: $200 in the pot and a call of $40 allow a raise of $120."""
    cards = {"ann": ACES, "bob": KINGS, "cat": QUEENS, "dan": ODD}
    play = Play(sit({"ante": 500}, HALF, ann=900, bob=900, cat=900, dan=900), cards)
    for bet in (5, 20, 10):
        play.do(f"ann bet {bet}", "bob call", "cat call", "dan call")
    assert play.table.pot == cents("160")
    play.do("ann bet 40")
    assert play.table.pot == cents("200")
    assert play.bounds("raise") == (40, 120)
    assert play.refused("bob", "raise", amount=cents("121")) == "qld s350(6)"


def test_reading_k23_two_components_are_one_bet_and_additional_bets_are_two() -> None:
    """The pot with the first component in it is 10."""
    sign = DEFAULT_SIGN.with_limits("bet", Limits(500, 1200))
    play = Play(sit({**BLIND, "sign": sign}, ann=500, bob=500), {"ann": KINGS, "bob": ACES})
    assert play.bounds("2 components") == (5, 7)
    assert play.refused("bob", "2 components", amount=800) == "qld s5(1)(b)"
    play = Play(sit({**BLIND, "sign": sign}, ann=500, bob=500), {"ann": ACES, "bob": KINGS})
    assert play.bounds("2 additional bets") == (5, 10)
    assert play.refused("ann", "2 additional bets", amount=1100) == "qld s346(13)"
    sign = DEFAULT_SIGN.with_limits("bet", Limits(500, 900))
    assert Play(sit({**BLIND, "sign": sign}, ann=500, bob=500), {"bob": ACES}).offers == ["1 component"]
