"""Cards that were not cut, and hands with a wrong number of cards, card by card, in all four games."""

from collections.abc import Callable
from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.equipment.cards import NAME
from houseway.play.ask import Card
from houseway.play.driver import answer_ordinarily
from houseway.play.round import Round

NOT_CUT = {"manila": "the cards were not cut", "draw": "the cards are not cut"}


def start(name: str) -> Round[Any]:
    """A round of play of this game as its cards are to be cut."""
    makes: dict[str, Callable[[], Any]] = {
        "manila": lambda: manila.table_of("ann", "bob", "cat"),
        "draw": lambda: draw.open_table("ann 500", "bob 500", "cat 500"),
        "5-card-stud": lambda: five_card_stud.sit(ann=500, bob=500, cat=500),
        "7-card-stud": lambda: seven_card_stud.sit(ann=500, bob=500, cat=500),
    }
    round_: Round[Any] = Round(makes[name]())
    while round_.moment != "the cut":
        answer_ordinarily(round_)
    return round_


def on_to(round_: Round[Any], done: Callable[[Round[Any]], bool]) -> Round[Any]:
    """Everybody does the ordinary thing, and the lowest card comes."""
    while not round_.over and not done(round_):
        if isinstance(round_.ask, Card):
            round_.outcome(min(each for each, left in round_.ask.device.weights().items() if left))
        else:
            answer_ordinarily(round_)
    return round_


def cites(round_: Round[Any], words: str) -> list[str]:
    return next([cite.text for cite in each.cites] for each in round_.rulings if words in each.what)


@pytest.mark.parametrize(
    ("game", "under"),
    [
        pytest.param("manila", "qld s280(1)(b)", id="s280_1_b"),
        pytest.param("draw", "qld s317(1)(b)", id="s317_1_b"),
        pytest.param("5-card-stud", "qld s357(1)(b)", id="s357_1_b"),
        pytest.param("7-card-stud", "qld s401(1)(b)", id="s401_1_b"),
    ],
)
def test_s280_3_that_the_cards_were_not_cut_may_be_found_until_the_betting_starts(game: str, under: str) -> None:
    fault = {"fault": NOT_CUT.get(game, "the cards were not cut")}
    round_ = start(game)
    round_.act("dealer", "go past the cut")
    on_to(round_, lambda round_: "betting" in round_.moment and "blind" not in round_.moment)
    round_.act("dealer", "declare a misdeal", fault)
    assert round_.over
    assert cites(round_, "not cut")[0] == under
    assert {line.verdict.value for line in round_.lines} == {"void"}
    assert round_.table.again


def hands(round_: Round[Any]) -> list[int]:
    return [len(seat.cards) for seat in round_.table.seats]


DEAD = [
    pytest.param("manila", ["qld s283(1)", "qld s283(2)"], id="s283_1"),
    pytest.param("draw", ["qld s319(1)", "qld s319(2)"], id="s319_1"),
    pytest.param("5-card-stud", ["qld s362(1)", "qld s362(2)"], id="s362_1"),
    pytest.param("7-card-stud", ["qld s407(1)", "qld s407(2)"], id="s407_1"),
]


def call(round_: Round[Any]) -> None:
    """Bets, calls and checks, so that there is a showdown."""
    acts = round_.ask.offers  # type: ignore[union-attr]
    act = next(each for each in ("bet", "call", "decline", "keep all", "show", "blind bet", "ante bet") if each in acts)
    amount = {"amount": acts[act].fields[0].least} if acts[act].fields else {}
    round_.act(round_.ask.who, act, amount)  # type: ignore[union-attr]


def to_the_showdown(round_: Round[Any]) -> None:
    while not round_.over:
        if isinstance(round_.ask, Card):
            round_.outcome(min(each for each, left in round_.ask.device.weights().items() if left))
        elif round_.ask is not None and round_.ask.who in round_.table.people:
            call(round_)
        else:
            answer_ordinarily(round_)


@pytest.mark.parametrize(("game", "under"), DEAD)
@pytest.mark.parametrize("many", [True, False])
def test_s283_1_a_hand_with_a_wrong_number_of_cards_is_dead_when_hands_are_shown(
    game: str, under: list[str], many: bool
) -> None:
    round_ = on_to(start(game), lambda round_: isinstance(round_.ask, Card) and round_.ask.to == "bob")
    if many:
        round_.act("dealer", "deal one card too many", {"person": "bob"})
    else:
        round_.act("dealer", "pass a player over")
    to_the_showdown(round_)
    assert cites(round_, "bob holds too many cards" if many else "bob holds too few cards") == under
    bob = [line for line in round_.lines if line.person == "bob" and line.selection != "uncalled"]
    assert bob
    assert {line.verdict.value for line in bob} == {"lose"}


@pytest.mark.parametrize(
    ("game", "under"),
    [
        pytest.param("manila", "qld s283(4)", id="s283_4"),
        pytest.param("draw", "qld s319(4)", id="s319_4"),
        pytest.param("5-card-stud", "qld s362(4)", id="s362_4"),
        pytest.param("7-card-stud", "qld s407(4)", id="s407_4"),
    ],
)
def test_s283_4_reading_k39_every_hand_that_is_shown_has_a_wrong_number_of_cards(game: str, under: str) -> None:
    round_ = start(game)
    for name in ("ann", "bob", "cat"):
        on_to(round_, lambda round_: isinstance(round_.ask, Card))
        round_.act("dealer", "deal one card too many", {"person": name})
    to_the_showdown(round_)
    assert cites(round_, "no hand is left, and nobody has folded") == [under, "reading K39"]
    assert {line.verdict.value for line in round_.lines} == {"void"}


@pytest.mark.parametrize("many", [True, False])
@pytest.mark.parametrize(
    ("game", "fault", "whole"),
    [
        pytest.param("manila", "a player was dealt too many hole cards", 2, id="s280_4"),
        pytest.param("draw", "a player has the wrong number of cards", 5, id="s317_4"),
        pytest.param("5-card-stud", "a player was dealt an extra hole card", 2, id="s357_5"),
        pytest.param("7-card-stud", "a player was dealt an extra hole card", 3, id="s401_5"),
    ],
)
def test_s280_4_before_the_betting_the_deal_is_put_right(game: str, fault: str, whole: int, many: bool) -> None:
    round_ = on_to(start(game), lambda round_: isinstance(round_.ask, Card) and round_.ask.to == "bob")
    if many:
        round_.act("dealer", "deal one card too many", {"person": "bob"})
    else:
        round_.act("dealer", "pass a player over")
    on_to(round_, lambda round_: "betting" in round_.moment and "blind" not in round_.moment)
    assert sorted(hands(round_)) == sorted([whole, whole, whole + (1 if many else -1)])
    round_.act("dealer", "reconstruct the deal", {"fault": fault})
    on_to(round_, lambda round_: not isinstance(round_.ask, Card))
    assert hands(round_) == [whole, whole, whole]


def test_s319_1_an_extra_card_in_the_draw_too() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS, "cat bet 20", "ann call", "bob call")
    round_ = played.round
    round_.act("ann", "draw", {"cards": [NAME[played.table.seats[0].cards[0]]]})
    round_.act("dealer", "deal one card too many", {"person": "ann"})
    to_the_showdown(round_)
    assert cites(round_, "ann holds too many cards") == ["qld s319(1)", "qld s319(2)"]
