"""Strategies: found by name, one for every game, and each plays by what its person sees and may do."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from houseway import strategies
from houseway.equipment.cards import card
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput
from houseway.games import GAMES, find
from houseway.games.caribbean_stud import chart as caribbean_stud_chart
from houseway.games.pai_gow import chart as pai_gow_chart
from houseway.play.acts import Option
from houseway.play.driver import Driver
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.strategy import Decider, Move
from houseway.play.view import View
from houseway.strategies import Strategy
from houseway.strategies.regular import Regular

ROUNDS = 15


class Witness(Decider):
    """Lets another strategy play, and keeps what it was shown and what it did."""

    def __init__(self, inner: Decider) -> None:
        self.inner = inner
        self.seen: list[tuple[View, Sequence[Option], Move | None]] = []

    def begin_round(self) -> None:
        self.inner.begin_round()

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        move = self.inner.decide(view, options)
        self.seen.append((view, options, move))
        return move


def played(game: str, name: str, rounds: int = ROUNDS, chips: int = 50_000) -> dict[str, Witness]:
    """Rounds of a game in which everybody plays by one strategy."""
    found = find(game)
    people = [player(f"seat {n}", chips) for n in range(1, max(3, found.players[0]) + 1)]
    table: Any = found.open_table(people=[*people, *found.staff()])
    witnesses = {p.name: Witness(Strategy(name).decider(found, SeededEntropy(p.name))) for p in people}
    driver = Driver(Chance(SeededEntropy("table")), witnesses)
    for _ in range(rounds):
        round_ = Round(table)
        driver.run(round_)
        assert round_.over
    return witnesses


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_strategy_that_does_only_what_is_listed_for_its_person(game: str) -> None:
    acts = set()
    for who, witness in played(game, strategies.usual(find(game)).name).items():
        for view, options, move in witness.seen:
            assert view.viewer == who
            assert {option.who for option in options} <= {who}
            if move is not None:
                assert move[0] in {option.act for option in options}
                acts.add(move[0])
    assert acts, "it does something"


@pytest.mark.parametrize("game", ["roulette", "blackjack", "sic-bo", "pai-gow"])
def test_a_regular_plays_any_game(game: str) -> None:
    assert any(move and move[0] == "wager" for w in played(game, "regular").values() for _, _, move in w.seen)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in strategies.kinds(find(game))])
def test_a_strategy_is_found_by_its_name(game: str, name: str) -> None:
    assert isinstance(Strategy(name).decider(find(game), SeededEntropy("x")), Regular)


@pytest.mark.parametrize("name", ["martingale", "pai-gow"])
def test_a_name_that_is_none_of_a_game_is_told_with_those_that_are(name: str) -> None:
    with pytest.raises(BadInput, match="not a strategy for blackjack; there are blackjack, chart, regular, calm"):
        Strategy(name).decider(find("blackjack"), SeededEntropy("x"))


def test_the_usual_strategy_of_a_game_is_the_first_of_its_own_and_else_a_regulars() -> None:
    assert strategies.usual(find("blackjack")) == Strategy("blackjack")
    assert type(strategies.of(find("roulette"), SeededEntropy("x"))) is Regular


def test_a_poker_player_is_shown_the_backs_of_the_others_cards() -> None:
    for who, witness in played("draw", "draw").items():
        hands = [hand for view, *_ in witness.seen for hand in view.look["hands"] if hand["state"] == "active"]
        assert any(hand["person"] != who and set(hand["cards"]) == {""} for hand in hands)


def test_what_a_win_left_on_the_layout_is_taken_back_before_anything_is_wagered() -> None:
    moves = [
        (move[0] if move else "", any(placed["person"] == view.viewer for placed in view.placed))
        for witness in played("roulette", "regular", 60).values()
        for view, _, move in witness.seen
    ]
    assert ("withdraw", True) in moves
    assert ("withdraw", False) not in moves


def test_chips_are_bought_when_there_are_few() -> None:
    witnesses = played("roulette", "regular", 3, chips=3_000)
    bought = [view.chips for w in witnesses.values() for view, _, move in w.seen if move and move[0] == "buy chips"]
    assert bought == ["30.00"] * 3


def test_caribbean_studs_best_play_bets_and_folds_by_the_chart_and_the_dealers_up_card() -> None:
    moves = set()
    for who, witness in played("caribbean-stud", "caribbean-stud-best", rounds=40, chips=500_000).items():
        for view, _, move in witness.seen:
            if move is not None and move[0] in ("bet", "fold"):
                own = next(hand["cards"] for hand in view.look["hands"] if hand["person"] == who)
                (up,) = (card(name) for name in view.look["dealer"]["cards"] if name)
                assert (move[0] == "bet") == caribbean_stud_chart.bets([card(name) for name in own], up)
                moves.add(move[0])
    assert moves == {"bet", "fold"}


def test_pai_gows_best_setting_is_laid_down_and_the_house_way_is_asked_for_otherwise() -> None:
    moves: Counter[str] = Counter()
    for witness in played("pai-gow", "pai-gow-best", rounds=25, chips=500_000).values():
        for view, options, move in witness.seen:
            offers = (view.awaited or {}).get("offers", ())
            if move is not None and move[0] in ("set", "ask for the house way"):
                about = str((view.awaited or {})["about"])
                own = next(box for box in view.look["boxes"] if f"box {box['box']}" == about)
                ways = next(option for option in options if option.act == "set").fields[0].choices
                low = pai_gow_chart.low_hand(own["tiles"], map(str, ways), banks=own["box"] == view.look["bank"]["box"])
                assert move == (("ask for the house way", {}) if low is None else ("set", {"low": low}))
                assert move[0] in offers
                moves[move[0]] += 1
    assert moves["ask for the house way"] > moves["set"] > 0
