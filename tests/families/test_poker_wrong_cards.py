"""Cards that were not cut, and hands with a wrong number of cards, card by card, in all four games."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.equipment.cards import NAME
from houseway.play.ask import Card, Choice
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


def offers(round_: Round[Any]) -> Mapping[str, Any]:
    """What whoever is asked may do."""
    return round_.ask.offers if isinstance(round_.ask, Choice) else {}


def call(round_: Round[Any]) -> None:
    """Bets, calls and checks, so that there is a showdown."""
    acts = offers(round_)
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


@pytest.mark.parametrize("game", ["manila", "draw", "5-card-stud", "7-card-stud"])
def test_s280_4_b_a_deal_reconstructed_twice_gives_the_card_that_lacks_once(game: str) -> None:
    round_ = on_to(start(game), lambda round_: isinstance(round_.ask, Card) and round_.ask.to == "bob")
    round_.act("dealer", "pass a player over")
    on_to(round_, lambda round_: isinstance(round_.ask, Card) and round_.ask.to == "cat")
    faults = next(option.fields[0] for option in round_.options("dealer") if option.act == "reconstruct the deal")
    for _ in range(2):  # the second while the card is awaited
        round_.act("dealer", "reconstruct the deal", {"fault": faults.choices[0]})
    on_to(round_, lambda round_: "betting" in round_.moment and "blind" not in round_.moment)
    assert len({*hands(round_)}) == 1


def test_s319_1_an_extra_card_in_the_draw_too() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS, "cat bet 20", "ann call", "bob call")
    round_ = played.round
    round_.act("ann", "draw", {"cards": [NAME[played.table.seats[0].cards[0]]]})
    round_.act("dealer", "deal one card too many", {"person": "ann"})
    to_the_showdown(round_)
    assert cites(round_, "ann holds too many cards") == ["qld s319(1)", "qld s319(2)"]


ALL_DEAD = [
    pytest.param("manila", "qld s283(4)", id="s283_4"),
    pytest.param("draw", "qld s319(4)", id="s319_4"),
    pytest.param("5-card-stud", "qld s362(4)", id="s362_4"),
    pytest.param("7-card-stud", "qld s407(4)", id="s407_4"),
]


def all_with_an_extra_card(game: str) -> Round[Any]:
    """Every player has one card too many, and nobody has noticed."""
    round_ = on_to(start(game), lambda round_: isinstance(round_.ask, Card))
    for name in ("ann", "bob", "cat"):
        round_.act("dealer", "deal one card too many", {"person": name})
        on_to(round_, lambda round_, name=name: len(round_.table.seat_of(name).extra) == 1)  # type: ignore[misc]
    return round_


@pytest.mark.parametrize(("game", "under"), ALL_DEAD)
def test_s283_4_where_every_hand_to_be_shown_is_dead_the_last_who_folded_wins(game: str, under: str) -> None:
    round_ = all_with_an_extra_card(game)
    while "call" not in offers(round_):  # in draw and stud somebody opens first
        round_ = on_to(round_, lambda round_: "fold" in offers(round_) or "bet" in offers(round_))
        if "call" not in offers(round_):
            call(round_)
    who = round_.ask.who  # type: ignore[union-attr]
    round_.act(who, "fold")
    to_the_showdown(round_)
    assert cites(round_, "who folded last, wins") == [under]
    assert {line.person for line in round_.lines if line.paid} == {who}


@pytest.mark.parametrize(("game", "under"), ALL_DEAD)
def test_s283_4_reading_k39_or_all_bets_go_back_where_nobody_has_folded(game: str, under: str) -> None:
    round_ = all_with_an_extra_card(game)
    to_the_showdown(round_)
    assert cites(round_, "nobody has folded: all bets go back") == [under, "reading K39"]
    assert {line.verdict.value for line in round_.lines} == {"void"}


def nobody_opens(*, tapped: bool) -> five_card_stud.Play:
    """Ann, who was last called in the first round of betting, has one card too many, and everybody checks on.

    Dan has tapped out in it, or has not played.
    """
    table = five_card_stud.sit(**dict.fromkeys(["ann", "bob", "cat", *(["dan"] if tapped else [])], 500))
    if tapped:
        table.played, table.people["dan"].purse.value = set(table.places), 600
    cards = {"ann": f"3D {five_card_stud.ACES}", "bob": five_card_stud.KINGS, "cat": five_card_stud.QUEENS}
    cards["dan"] = "2D 5H 6S 10C JC"
    play = five_card_stud.Play(table, cards, stop=lambda play: isinstance(play.round.ask, Card))
    play.act("dealer", "deal one card too many", person="ann").go_on()
    play.do("ann bet 5", "bob call", "cat call", *(["dan call"] if tapped else []))
    while not play.over:
        play.do(f"{play.turn} check")
    return play


def test_s348_7_where_nobody_shows_a_hand_none_is_found_to_be_dead() -> None:
    play = nobody_opens(tapped=False)
    assert play.net("ann") == 1200
    assert play.round.rulings == []


def test_s362_2_reading_k15_in_a_comparison_the_next_player_stands_in_for_a_dead_hand_alone() -> None:
    play = nobody_opens(tapped=True)
    assert play.ruled("ann holds too many cards") == ["qld s362(1)", "qld s362(2)"]
    assert "reading K15" in play.cites("bob", "pot 1")
    assert [play.net(name) for name in ("ann", "bob", "cat", "dan")] == [-600, 1700, -600, -600]  # $24 less $1
