"""The driver: chance, staff and strategies play; the round stops where somebody must be waited for."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from support import blackjack

from houseway.equipment.chance import Chance, Scripted
from houseway.equipment.entropy import SeededEntropy
from houseway.games import find
from houseway.games.baccarat.victoria.dummies import DECIDES
from houseway.games.baccarat.victoria.irregularities import LAID_OUT
from houseway.games.blackjack.victoria.reconstruction import OFFERS
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.driver import Driver, answer_ordinarily, ordinary
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.strategy import Decider, Move
from houseway.play.table import Table
from houseway.play.view import View
from houseway.play.wagering import Wagering
from houseway.strategies.regular import Regular


def table(*names: str) -> Table:
    found = find("roulette").open_table(people=[*(player(name, 50_000) for name in names), *staff()])
    assert isinstance(found, Table)
    return found


class OnRed(Decider):
    """Puts five dollars on red, once a round."""

    def begin_round(self) -> None:
        self.wagered = False

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        assert {option.who for option in options} == {view.viewer}
        if self.wagered:
            return None
        self.wagered = True
        return "wager", {"on": "red", "selection": "red", "stake": 500}


def test_with_nobody_to_wait_for_a_round_runs_to_its_end() -> None:
    round_ = Round(table("seat 1"))
    Driver(Scripted([3]), {"seat 1": OnRed()}).run(round_)
    assert round_.over
    assert [(line.person, line.paid) for line in round_.lines] == [("seat 1", 500)]


def test_it_stops_wherever_wagering_is_open_to_the_person_waited_for() -> None:
    round_ = Round(table("seat 1", "seat 2"))
    driver = Driver(Scripted([3]), {"seat 2": OnRed()}, ["seat 1"])
    driver.run(round_)
    assert isinstance(round_.ask, Wagering)
    assert [p.person for p in round_.table.placed] == ["seat 2"]
    driver.run(round_)
    assert [p.stake for p in round_.table.placed] == [500], "strategies wager once where they are asked"
    driver.close(round_)
    assert isinstance(round_.ask, Wagering), "the ball runs, and wagers may still be made"
    driver.close(round_)
    assert round_.over


def test_without_a_source_it_stops_at_the_device() -> None:
    round_ = Round(table("seat 1"))
    driver = Driver(None, {"seat 1": OnRed()})
    driver.run(round_)
    assert isinstance(round_.ask, Outcome)
    round_.outcome(17)
    driver.run(round_)
    assert round_.over


def test_a_dealer_who_is_waited_for_places_the_crown() -> None:
    round_ = Round(table("seat 1"))
    driver = Driver(Scripted([17]), {}, ["dealer"])
    for _ in range(2):
        driver.close(round_)
    assert str(round_.ask) == "dealer: place the crown"


def test_a_strategy_of_somebody_who_has_left_is_not_asked() -> None:
    round_ = Round(table("seat 1", "seat 2"))
    round_.act("seat 2", "leave")
    Driver(Scripted([3]), {"seat 2": OnRed()}).run(round_)
    assert round_.over
    assert not round_.lines


def played(seed: int, rounds: int) -> list[Mapping[str, Any]]:
    at = table("seat 1", "seat 2", "seat 3")
    strategies = {p.name: Regular(SeededEntropy(f"{seed} {p.name}")) for p in at.players}
    driver = Driver(Chance(SeededEntropy(seed)), strategies)
    lines: list[Mapping[str, Any]] = []
    for _ in range(rounds):
        round_ = Round(at)
        driver.run(round_)
        assert round_.over
        lines += [line.as_data() for line in round_.lines]
    return lines


def test_strategies_with_seeded_entropy_play_the_same_rounds_again() -> None:
    assert played(7, 60) == played(7, 60)
    assert played(7, 10) != played(8, 10)


def test_s39_2_reading_g15_everybody_who_stands_on_11_or_less_is_let_stand() -> None:
    played = blackjack.deal("ann: 3S 5D", "bob: 4S 5D", dealer="6C")
    for who in ("ann", "bob"):
        played.play(f"{who} stand")
        assert ordinary(played.round)[:2] == ("dealer", "let stand")
        answer_ordinarily(played.round)
    assert played.awaits == "card for dealer"


def test_s36_3_a_player_on_two_boxes_ordinarily_insures_neither() -> None:
    played = blackjack.deal("ann: 3S 5D", "ann: 4S 5D", dealer="AC")
    for _ in range(2):
        assert ordinary(played.round)[:2] == ("ann", "decline")
        answer_ordinarily(played.round)


def too_many_cards(*cards: str) -> Round[Any]:
    """A hand of 10 and 5 has these as well, and a floor manager may rule."""
    played = blackjack.deal("ann: 10S 5D", dealer="6C", then=["ann draw", "2H"])
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=[*cards], since="another card")
    return played.round


def test_reading_g27_what_the_staff_may_direct_waits_for_them_while_somebody_plays() -> None:
    round_ = too_many_cards("9C")
    asked = round_.ask
    Driver(Chance(SeededEntropy("s60")), waits_for=["ann"]).run(round_)
    assert round_.ask is asked


@pytest.mark.parametrize("cards", [("9C",), ("9C", "10S")])
def test_s60_b_reading_g27_with_nobody_there_the_cards_that_are_too_many_go(cards: tuple[str, ...]) -> None:
    round_ = too_many_cards(*cards)
    who, act, details = ordinary(round_)
    assert (act, details) == ("remove cards", {"cards": [*cards]})
    round_.act(who, act, details)
    assert [hand.total for hand in round_.table.hands()] == [17]


@pytest.mark.parametrize(
    ("offers", "least"),
    [(DECIDES, "complete the coup"), (LAID_OUT, "reconstruct"), (OFFERS, "do not reconstruct")],
)
def test_r12_8_r12_12_r15_5_reading_g27_what_is_offered_first_interferes_least(
    offers: Mapping[str, Any], least: str
) -> None:
    assert next(iter(offers)) == least
