"""Nobody folds before a round of play has begun, and whoever is left alone at a showdown shows nothing."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.play.driver import answer_ordinarily
from houseway.play.round import Round

LEAVES = {"how": "indicated in some other way"}
STUDS = [five_card_stud, seven_card_stud]
THREE = ("ann 500", "bob 500", "cat 500")


# The bets that a round of play begins with (reading K85)


@pytest.mark.parametrize("who", ["ann", "bob"])
def test_s269_1_nobody_folds_before_the_blind_bet_is_made(who: str) -> None:
    played = manila.Played(manila.table_of("ann", "bob", "cat"))
    played.act("dealer", "start the round")
    assert played.refused(who, "fold irregularly", **LEAVES) == "qld s269(1)"  # nor in the shuffle
    played.on_to("blind bet")
    assert played.refused(who, "fold irregularly", **LEAVES) == "qld s269(1)"
    assert played.awaits == "ann"
    played.round.act("ann", "blind bet")
    played.round.act(who, "fold irregularly", LEAVES)  # from now on there is something to leave
    assert played.rulings == [["qld s278(3)(b)"]]


@pytest.mark.parametrize("who", ["ann", "bob", "cat"])
def test_s306_1_nor_before_both_compulsory_blind_bets_are(who: str) -> None:
    played = draw.sit(*THREE)
    for bettor in ("ann", "bob"):
        assert played.refused(who, "fold irregularly", **LEAVES) == "qld s306(1)"
        played.act(bettor, "blind bet")
    played.act(who, "fold irregularly", **LEAVES)
    assert played.ruled == [["qld s315(3)(b)"]]


@pytest.mark.parametrize("game", STUDS)
@pytest.mark.parametrize(
    ("form", "bets", "under"),
    [
        ("ante betting", "ante bet", ("qld s345(1)(a)", "qld s389(1)(a)")),
        ("blind betting", "blind bet", ("qld s345(1)(b)", "qld s389(1)(b)")),
    ],
)
def test_s345_1_s389_1_nor_before_the_ante_bets_or_the_blind_bet(
    game: Any, form: str, bets: str, under: tuple[str, str]
) -> None:
    round_ = Round(game.sit({"betting_form": form}, ann=500, bob=500, cat=500))
    play = game.three(betting_form=form)
    play.round = round_
    while bets not in getattr(round_.ask, "offers", {}):
        answer_ordinarily(round_)
    while bets in getattr(round_.ask, "offers", {}):
        assert play.refused("ann", "fold irregularly", **LEAVES) == under[game is seven_card_stud]
        answer_ordinarily(round_)
    round_.act("ann", "fold irregularly", LEAVES)
    assert not round_.table.seats[0].stays


# Left alone at the showdown (reading K86)


def test_s279_3_reading_k86_at_manila_the_one_left_shows_nothing_and_wins() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").to_round(5).checks().do("ann show")
    for name in ("ann", "bob"):
        played.act(name, "fold irregularly", how="hole cards put in the circled area")
    assert played.refused("cat", "show") == "qld s279(3)"
    played.do("dealer pass the pot")
    assert played.over
    assert played.winners() == ["cat"]
    assert played.cites("cat")[0] == "reading K86"
    assert not played.seat("cat").shown
    assert not any("cat shows" in words or "cat (" in words for words, _ in played.called)


def test_s316_3_reading_k86_nor_is_the_hand_told_at_draw() -> None:
    hands = ("ann: 2S 3S 4S 5S 7H", "bob: KS KH 9C 8C 7C", "cat: QD QC 9D 8D 7D")
    played = draw.sit(*THREE, hands=hands).do(*draw.BLINDS)
    played.do("cat bet 20", "ann fold", "bob call", "bob keep all", "cat keep all", "cat bet 20", "bob call")
    played.act("bob", "fold irregularly", how="cards put in the circled area")
    assert played.refused("cat", "show") == "qld s316(3)"
    played.act("dealer", "pass the pot")
    assert played.net["cat"] > 0
    assert not any("pair" in words for words, _ in played.called)


@pytest.mark.parametrize("game", STUDS)
def test_s362_3_s407_3_where_a_hand_is_declared_dead_that_is_what_it_is_won_by(game: Any) -> None:
    play = game.in_the_final_round().do("ann bet 5", "bob call").act("cat", "call")
    play.act("ann", "fold irregularly", how="hole cards put in the circled area")
    play.act("dealer", "declare a hand dead", person="bob", holds="too many cards")
    assert play.refused("cat", "show") == ("qld s400(3)" if game is seven_card_stud else "qld s356(3)")
    play.act("dealer", "pass the pot")
    (won,) = (line for line in play.round.lines if line.verdict.value == "win")
    assert (won.person, won.cites[0].text) == ("cat", "qld s407(3)" if game is seven_card_stud else "qld s362(3)")


def test_s283_4_reading_k86_until_the_pot_is_passed_the_last_hand_may_be_dead_too() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").to_round(5).do("ann bet 5", "bob fold", "cat call")
    played.act("cat", "fold irregularly", how="hole cards put in the circled area")
    played.act("dealer", "declare a hand dead", person="ann", holds="too many cards")
    assert played.over
    assert played.winners() == ["cat"]  # who folded last


# Cards that are nobody's to see, though the player is inactive


INACTIVE = [
    pytest.param(manila, "qld s279(4)", id="manila"),
    pytest.param(draw, "qld s316(4)", id="draw"),
    pytest.param(five_card_stud, "qld s356(4)", id="5 card stud"),
    pytest.param(seven_card_stud, "qld s400(4)", id="7 card stud"),
]


@pytest.mark.parametrize(("game", "under"), INACTIVE)
def test_s279_4_and_twins_whoever_has_folded_shows_no_cards_either(game: Any, under: str) -> None:
    if game is manila:
        played: Any = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").do("bob fold")
    elif game is draw:
        played = draw.sit(*THREE).do(*draw.BLINDS, "cat fold", "ann fold")
    else:
        played = game.three().do("ann bet 5", "bob fold")
    show = "show cards" if game is draw else "show hole cards"
    out, stays = ("cat", "bob") if game is draw else ("bob", "ann")
    assert played.refused(out, show) == under
    assert played.refused(stays, show) == under.replace("(4)", "(3)")
    for name, words in ((out, under), (stays, under.replace("(4)", "(3)"))):
        played.act("dealer", "report a contravention", person=name, cause="let somebody see their cards")
        assert played.round.rulings[-1].cites[0].text == words


def test_s279_4_whoever_has_tapped_out_is_inactive_too() -> None:
    played = manila.deal("ann 10: QC 10C", "bob: KS KH", "cat: QS QH", blind="10").do("bob call")
    assert played.refused("ann", "show hole cards") == "qld s279(4)"


# Where the house deals (reading K87)


@pytest.mark.parametrize("game", STUDS)
def test_s360_s405_reading_k87_no_answer_tells_which_cards_lie_face_down(game: Any) -> None:
    play = game.three()
    play.table.house_deals = True
    hidden, to_come = game.ACES.split()[0], "3C" if "3C" not in game.ACES else "4C"
    under = "qld s405(a)" if game is seven_card_stud else "qld s360(a)"
    said = set()
    for name in (hidden, to_come):
        with pytest.raises(Exception, match="the house's own shoe deals") as refused:
            play.round.act("dealer", "expose the next card", {"card": name})
        said.add(str(refused.value))
        assert play.refused("dealer", "expose the next card", card=name) == under
    assert len(said) == 1
    assert not any(each.act == "expose the next card" for each in play.round.options("dealer"))
    assert not play.table.exposed


@pytest.mark.parametrize(
    ("act", "under"),
    [
        ("deal a hole card face up", "qld s401(2)"),
        ("card found face up", "qld s404(1)"),
        ("expose a third hole card", "qld s404(3)"),
        ("third hole card seen", "qld s402(3)"),
    ],
)
def test_s401_2_s402_3_s404_reading_k87_nor_is_any_other_card_seen(act: str, under: str) -> None:
    play = seven_card_stud.three()
    play.table.house_deals = True
    assert play.refused("dealer", act, card="2C") == under
