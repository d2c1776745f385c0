"""A hand that is dead leaves the pots as they were formed, in each of the four games (s274(3), s283(2) and twins)."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.families.poker.pots import split

OUT = [
    pytest.param("dealer", "declare a hand dead", {"person": "ann", "holds": "too many cards"}, id="dead"),
    pytest.param(
        "floor manager", "exclude from the round", {"person": "ann", "cause": "told another of a hand"}, id="excluded"
    ),
    pytest.param(
        "floor manager",
        "exclude from the game",
        {"person": "ann", "cause": "told another of a hand"},
        id="excluded from the game",
    ),
    pytest.param("floor manager", "exclude", {"person": "ann"}, id="s4_2_b"),
]


def test_s274_3_what_is_above_a_player_who_tapped_out_lies_apart_though_the_hand_is_dead() -> None:
    pots = split([30, 50, 50], [30], [False, True, True], [1, 2])
    assert [(pot.amount, pot.eligible) for pot in pots] == [(90, (1, 2)), (40, (1, 2))]


def test_s274_3_what_a_player_who_is_out_tapped_out_with_above_those_who_stay_is_in_the_last_pot() -> None:
    pots = split([100, 60, 60], [100, 60, 60], [False, True, True])
    assert [(pot.amount, pot.eligible) for pot in pots] == [(220, (1, 2))]


@pytest.mark.parametrize(("who", "act", "details"), OUT)
def test_s274_3_s275_4_c_manila(who: str, act: str, details: dict[str, Any]) -> None:
    played = manila.deal("ann 30: 8C 9D", "bob: QS JS", "cat: QC JC", blind="10")
    played.do("bob raise 20", "cat call", "ann tap out", "bob bet 10", "cat call").act(who, act, **details)
    played.checks().finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["bob", "cat"], ["bob", "cat"])
    assert played.commission == 400  # of the $90 with ann's chips; the $20 above them are the two players' own
    assert "qld s275(4)(c)" in played.cites("bob", "pot 2")


@pytest.mark.parametrize(("who", "act", "details"), OUT)
def test_s312_3_s313_4_c_draw(who: str, act: str, details: dict[str, Any]) -> None:
    hands = ("ann: 2S 3S 4S 5S 7H", "bob: KS KH 9C 8C 7C", "cat: KD KC 9D 8D 7D")
    played = draw.sit("ann 100", "bob 500", "cat 500", hands=hands).do(*draw.BLINDS)
    played.do("cat bet 20", "ann raise 50", "bob call", "cat call", "ann keep all", "bob keep all", "cat keep all")
    played.do("cat bet 30", "ann tap out", "bob raise 30", "cat call")
    played.round.act(who, act, details)
    played.do("bob show", "cat show")
    assert sum(line.commission for line in played.round.lines) == 1500
    assert sum(line.commission for line in played.round.lines if line.selection == "pot 2") == 0


@pytest.mark.parametrize(("who", "act", "details"), OUT)
def test_s351_3_s352_4_c_five_card_stud(who: str, act: str, details: dict[str, Any]) -> None:
    cards = {"ann": "AS AH 2C 7D 9H", "bob": "KS KH 3C 8D 10D", "cat": "KD KC 3S 8H 10C"}
    play = five_card_stud.Play(five_card_stud.sit(ann=51, bob=500, cat=500), cards)
    _two_pots(play, who, act, details)
    assert {"qld s352(4)(c)", "qld s351(3)"} <= set(play.cites("bob", "pot 2"))


@pytest.mark.parametrize(("who", "act", "details"), OUT)
def test_s395_3_s396_4_c_seven_card_stud(who: str, act: str, details: dict[str, Any]) -> None:
    cards = {"ann": "AS 4H AH 2C 7D 9H 5H", "bob": "KS 2S KH 3C 8D 10D 9S", "cat": "KD 2H KC 3S 8H 10C 9C"}
    play = seven_card_stud.Play(seven_card_stud.sit(ann=51, bob=500, cat=500), cards)
    _two_pots(play, who, act, details)
    assert {"qld s396(4)(c)", "qld s395(3)"} <= set(play.cites("bob", "pot 2"))


def _two_pots(play: Any, who: str, act: str, details: dict[str, Any]) -> None:
    """Ann taps out with $51; bob and cat, whose hands are equal, put $10 each on top."""
    play.do("ann bet 5", "bob raise 13", "cat call", "ann raise 32", "bob call", "cat call")
    while play.round.moment != "final round of betting":
        play.do(f"{play.turn} check")
    play.do("bob bet 10").act(who, act, **details).do("cat call")
    assert play.commission == 700  # of the $153 with ann's chips, and nothing of the $20 above them
    assert play.line("bob", "pot 2").commission == 0


# Every hand is dead, and nobody has folded (reading K39)


def test_s283_4_reading_k39_all_bets_go_back_where_nobody_has_folded() -> None:
    played = manila.deal("ann: 8C 9D", "bob: QS JS", blind="10").do("bob call", "ann decline").checks()
    for name in ("ann", "bob"):
        played.act("dealer", "declare a hand dead", person=name, holds="too few cards")
    assert played.over
    assert {line.person: line.returned for line in played.round.lines} == {"ann": 1000, "bob": 1000}
    assert all(line.cites[-1].text == "reading K39" for line in played.round.lines)
    assert ["qld s283(4)", "reading K39"] in played.rulings


def test_s362_4_reading_k39_so_it_is_at_stud() -> None:
    play = five_card_stud.in_the_final_round().do("ann bet 5", "bob call").act("cat", "call")
    for name in ("ann", "bob", "cat"):
        play.act("dealer", "declare a hand dead", person=name, holds="too few cards")
    assert play.ruled("no hand is left") == ["qld s362(4)", "reading K39"]
    assert [play.net(name) for name in ("ann", "bob", "cat")] == [0, 0, 0]


# Nobody is left because players were put out together


def barred(*people: str, after: str) -> manila.Played:
    """These are told together to play no more at the table."""
    played = manila.deal("ann: 8C 9D", "bob: QS JS", "cat: KC KS", blind="10").do("bob call", *after.split(", "))
    return played.act("floor manager", "direct silence").act("floor manager", "bar from the table", people=list(people))


def test_s285_2_reading_k39_where_all_who_are_left_are_put_out_the_last_who_folded_wins() -> None:
    played = barred("ann", "bob", after="cat fold")
    assert played.over
    assert (played.winners(), played.net("cat")) == (["cat"], 1900)  # $20 less $1
    assert played.rulings[-1] == ["qld s283(4)", "reading K39"]
    assert played.cites("cat")[:3] == ["qld s283(4)", "reading K39", "qld s272(5)(e)"]


def test_s285_2_reading_k39_and_bets_go_back_where_nobody_has_folded() -> None:
    played = barred("ann", "bob", "cat", after="cat call")
    assert played.over
    assert {line.person: line.returned for line in played.round.lines} == {"ann": 1000, "bob": 1000, "cat": 1000}
