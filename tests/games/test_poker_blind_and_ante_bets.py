"""Blind and ante bets of another amount that the dealer has taken (qld s5(2), s267(2), s306, s345, s389; K88)."""

from collections.abc import Callable, Mapping
from functools import partial
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from support import draw, five_card_stud, manila, seven_card_stud
from support.stud import BLIND

from houseway.errors import Refused
from houseway.money import cents
from houseway.play.round import Round

ONCE, MUCH = ["qld s5(2)(a)", "reading G2"], ["qld s5(2)(b)"]


class Forced(NamedTuple):
    """A game, asked for its first blind or ante bet: whose, what it is called, its provision and its amount."""

    play: Callable[[], Any]
    act: str
    under: str
    due: str


def _asked(play: Any) -> bool:
    return any(act in ("ante bet", "blind bet") for act in getattr(play.round.ask, "offers", ()))


ANTE = {"ante": 300}


def _stud(game: ModuleType, settings: Mapping[str, Any]) -> Any:
    return game.Play(game.sit(settings, ann=100, bob=100), stop=_asked)


GAMES = {
    "manila": Forced(lambda: manila.Played(manila.table_of()).start(), "blind bet", "qld s267(2)", "5"),
    "draw": Forced(lambda: draw.sit("ann 200", "bob 200", "cat 200"), "blind bet", "qld s306(1)", "5"),
    "5 card ante": Forced(partial(_stud, five_card_stud, ANTE), "ante bet", "qld s345(1)(a)", "3"),
    "5 card blind": Forced(partial(_stud, five_card_stud, BLIND), "blind bet", "qld s345(1)(b)", "5"),
    "7 card ante": Forced(partial(_stud, seven_card_stud, ANTE), "ante bet", "qld s389(1)(a)", "3"),
    "7 card blind": Forced(partial(_stud, seven_card_stud, BLIND), "blind bet", "qld s389(1)(b)", "5"),
}


every_game = pytest.mark.parametrize("forced", GAMES.values(), ids=GAMES)
blinds = pytest.mark.parametrize("forced", [each for name, each in GAMES.items() if "ante" not in name])
antes = pytest.mark.parametrize("forced", [each for name, each in GAMES.items() if "ante" in name])


def rulings(round_: Round[Any]) -> list[list[str]]:
    return [[cite.text for cite in ruling.cites] for ruling in round_.rulings]


def take(play: Any, who: str, act: str, amount: int) -> None:
    play.round.act(who, act, {"amount": amount, "accepted": True})


def put(play: Any, who: str) -> int:
    seat = play.table.seat_of(who)
    return int(seat.bet)


@every_game
def test_s5_2_b_what_is_over_the_amount_goes_back_and_the_bet_stands(forced: Forced) -> None:
    play, due = forced.play(), cents(forced.due)
    before = play.table.people["ann"].purse.value
    take(play, "ann", forced.act, due + 300)
    assert rulings(play.round) == [[*MUCH, forced.under, "reading K88"]]
    assert (put(play, "ann"), play.table.people["ann"].purse.value) == (due, before - due)
    assert [(line.verdict.value, line.returned) for line in play.round.lines] == [("void", 300)]


@blinds
def test_s5_2_a_a_blind_bet_of_less_than_the_minimum_is_valid_once_and_then_goes_back(forced: Forced) -> None:
    due = cents(forced.due)
    for warned in (False, True):
        play = forced.play()
        play.table.people["ann"].warned = warned
        take(play, "ann", forced.act, due - 100)
        assert rulings(play.round) == [[*ONCE, forced.under, "reading K88"]]
        assert put(play, "ann") == (0 if warned else due - 100)
        if warned:
            assert play.round.ask.who == "ann", "who is asked again"
            play.round.act("ann", forced.act)
            assert put(play, "ann") == due


@antes
def test_s345_2_s389_2_an_ante_that_is_too_little_goes_back_and_its_player_is_asked_again(forced: Forced) -> None:
    play = forced.play()
    take(play, "ann", forced.act, 200)
    assert rulings(play.round) == [[forced.under, "reading K88"]]
    assert (put(play, "ann"), play.round.ask.who, play.table.people["ann"].warned) == (0, "ann", False)
    play.round.act("ann", forced.act)
    assert put(play, "ann") == 300


@every_game
def test_another_amount_is_refused_to_whoever_tries_it(forced: Forced) -> None:
    play = forced.play()
    with pytest.raises(Refused) as caught:
        play.round.act("ann", forced.act, {"amount": cents(forced.due) + 100})
    assert caught.value.under.text == forced.under
    assert put(play, "ann") == 0


@pytest.mark.parametrize(("first", "act", "who", "due", "under"), [
    (("ann blind bet",), "blind bet", "bob", 1000, "qld s306(1)"),
    (("ann blind bet", "bob blind bet"), "over-blind bet", "cat", 2000, "qld s306(4)"),
])  # fmt: skip
def test_s306_1_s306_4_a_bet_that_is_twice_another_goes_back_where_it_is_too_little(
    first: tuple[str, ...], act: str, who: str, due: int, under: str
) -> None:
    play = draw.sit("ann 200", "bob 200", "cat 200").do(*first)
    take(play, who, act, due - 300)
    assert rulings(play.round) == [[under, "reading K88"]]
    assert (put(play, who), play.awaits) == (0, who)
    take(play, who, act, due + 300)
    assert rulings(play.round)[1:] == [["qld s5(2)(b)", under, "reading K88"]]
    assert (put(play, who), play.table.blind) == (due, due)


def test_s306_2_whose_over_blind_bet_went_back_may_decline() -> None:
    play = draw.sit("ann 200", "bob 200", "cat 200").do("ann blind bet", "bob blind bet")
    take(play, "cat", "over-blind bet", 1500)
    play.do("cat decline")
    assert (put(play, "cat"), play.table.blind) == (0, 1000)


def test_s250_3_a_low_blind_bet_that_stands_is_called_as_it_was_made() -> None:
    play = manila.Played(manila.table_of("ann", "bob", "cat")).start()
    take(play, "ann", "blind bet", 300)
    play.feed().do("bob call", "cat raise 5")
    assert [put(play, name) for name in ("ann", "bob", "cat")] == [300, 300, 800]


@pytest.mark.parametrize("name", ["5 card blind", "7 card blind"])
def test_s345_3_s389_3_who_made_a_low_blind_bet_that_stands_wins_the_whole_pot(name: str) -> None:
    play = GAMES[name].play()
    take(play, "ann", "blind bet", 300)
    play.go_on()
    while not play.over:
        act = next(
            each for each in ("call", "decline", "check", "1 component", "1 additional bet") if each in play.offers
        )
        play.act(play.turn, act).go_on()
    first = {line.person: line.stake for line in play.round.lines if line.selection == "pot 1"}
    assert len(set(first.values())) == 1, "all have the same in it"


def test_s306_1_reading_k40_after_a_low_blind_bet_the_others_are_reckoned_from_the_whole_one() -> None:
    play = draw.sit("ann 200", "bob 200", "cat 200")
    take(play, "ann", "blind bet", 300)
    play.on().do("bob blind bet", "cat decline", "cat bet 20", "ann call")
    assert [put(play, name) for name in ("ann", "bob", "cat")] == [2000, 1000, 2000]
