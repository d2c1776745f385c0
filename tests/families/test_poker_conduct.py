"""A direction rests on a ground, and what players may not do is written down when they did it (s286 and twins)."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.errors import Refused
from houseway.families.poker.conduct import CONTRAVENTIONS, RETRIEVED, SHOWED, SHOWED_FOLDED, SPOKE
from houseway.play.duties import CLOSING
from houseway.play.round import Round

FLOOR = "floor manager"
DIRECTIONS = ("declare a bet void", "exclude from the round", "exclude from the game")


def in_a_round(game: Any) -> Round[Any]:
    """Bob has bet, and somebody has folded: ann is asked."""
    if game is manila:
        return manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").do("bob call", "cat fold").round
    if game is draw:
        return draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS, "cat fold").round
    round_: Round[Any] = game.three().do("ann bet 5", "bob call").round
    return round_


GAMES = [
    pytest.param(manila, "qld s286", id="manila"),
    pytest.param(draw, "qld s322", id="draw"),
    pytest.param(five_card_stud, "qld s365", id="5 card stud"),
    pytest.param(seven_card_stud, "qld s410", id="7 card stud"),
]


def refused(round_: Round[Any], who: str, act: str, **details: Any) -> str:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text


@pytest.mark.parametrize(("game", "under"), GAMES)
@pytest.mark.parametrize("act", DIRECTIONS)
def test_s286_s322_s365_s410_without_a_ground_nothing_is_directed(game: Any, under: str, act: str) -> None:
    assert refused(in_a_round(game), FLOOR, act, person="bob") == under


@pytest.mark.parametrize(("game", "under"), GAMES)
@pytest.mark.parametrize("act", DIRECTIONS)
@pytest.mark.parametrize("manager", [FLOOR, "pit boss", "assistant pit boss"])
def test_s286_s322_s365_s410_what_was_reported_is_one(game: Any, under: str, act: str, manager: str) -> None:
    round_ = in_a_round(game)
    round_.act("dealer", "report a contravention", {"person": "bob", "cause": "exchanged cards"})
    round_.act(manager, act, {"person": "bob"})
    assert [each.cites[1].text for each in round_.rulings] == [under, round_.game.act_named[act].under.text]
    assert round_.rulings[0].cites[0] == round_.rulings[1].cites[0]  # the words against it
    assert not round_.table.seat_of("bob").stays


@pytest.mark.parametrize(("game", "under"), GAMES)
def test_s285_1_and_twins_nobody_breaks_a_silence_that_was_not_directed(game: Any, under: str) -> None:
    round_ = in_a_round(game)
    silence = round_.game.act_named["direct silence"].under.text
    assert refused(round_, FLOOR, "exclude from the round", person="bob", cause=SPOKE) == silence
    assert refused(round_, "dealer", "report a contravention", person="bob", cause=SPOKE) == silence
    round_.act(FLOOR, "direct silence")
    round_.act("dealer", "report a contravention", {"person": "bob", "cause": SPOKE})
    assert round_.rulings[-1].cites[1].text == under


def test_s284_1_nobody_retrieves_cards_who_has_not_folded() -> None:
    round_ = in_a_round(manila)
    assert refused(round_, "dealer", "report a contravention", person="bob", cause=RETRIEVED) == "qld s284(1)"
    round_.act("dealer", "report a contravention", {"person": "cat", "cause": RETRIEVED})
    assert [each.text for each in round_.rulings[-1].cites] == ["qld s284(1)", "qld s286"]
    assert not round_.table.seat_of("cat").stays


@pytest.mark.parametrize("game", [manila, draw, five_card_stud, seven_card_stud])
@pytest.mark.parametrize("cause", sorted({*CONTRAVENTIONS} - {SPOKE}))
def test_s279_s284_and_twins_whatever_a_player_did_is_ruled_on(game: Any, cause: str) -> None:
    round_ = in_a_round(game)
    if not round_.table.folds:
        round_.act("cat", "fold irregularly", {"how": "indicated in some other way"})
    who = round_.table.folds[0]
    round_.act("dealer", "report a contravention", {"person": who.name, "cause": cause})
    against = "qld s356(4)" if cause == SHOWED else CONTRAVENTIONS[cause][0]  # the player is inactive
    assert round_.rulings[-1].cites[0] == round_.table.part(against)
    assert round_.table.contraventions == {who.name: cause}


def test_s285_2_nobody_is_barred_where_no_silence_was_directed() -> None:
    assert refused(in_a_round(manila), FLOOR, "bar from the table", people=["bob"]) == "qld s285(2)"


# s279(5), (6) and twins: whoever learnt something tells the others, or it is noted that nobody did


@pytest.mark.parametrize("told", [True, False])
def test_s279_5_what_is_known_of_folded_cards_is_told_or_noted_as_untold(told: bool) -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").do("bob call", "cat fold")
    assert played.refused("ann", "tell the others", about="cat's cards") == "qld s279(5)"  # nothing is known yet
    played.act("dealer", "report a contravention", person="cat", cause=SHOWED_FOLDED)
    if told:
        played.act("bob", "tell the others", about="cat's cards")
    played.do("ann decline").checks()
    while "show" in played.open:
        played.act(played.awaits, "show")
    if not told:
        assert played.round.moment == CLOSING
        played.act("ann", "leave it undone")
    untold = [ruling for ruling in played.round.rulings if ruling.what.startswith("not done")]
    assert [[cite.text for cite in ruling.cites] for ruling in untold] == ([] if told else [["qld s279(5)"]])


def test_s356_6_so_are_cards_behind_a_bet_that_nobody_has_called() -> None:
    round_ = five_card_stud.three().do("ann bet 5").round
    round_.act("dealer", "report a contravention", {"person": "ann", "cause": "let somebody see their cards"})
    assert [due.under.text for due in round_.table.duties] == ["qld s356(6)"]


def test_s356_3_cards_of_a_player_who_was_called_are_nobody_elses() -> None:
    round_ = five_card_stud.three().do("ann bet 5", "bob call").round
    round_.act("dealer", "report a contravention", {"person": "ann", "cause": "let somebody see their cards"})
    assert not round_.table.duties
