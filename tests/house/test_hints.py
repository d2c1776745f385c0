"""What a player is offered first, and the hint that they may ask for."""

from typing import Any

import pytest
from support import blackjack, caribbean_stud, pai_gow

from houseway import strategies
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput
from houseway.games.blackjack.arithmetic import draws_for_absent
from houseway.games.blackjack.decisions import ACCEPT_OR_REFUSE
from houseway.house.demonstration import USUAL, OpenTable, tables
from houseway.play.ask import Choice
from houseway.play.driver import Driver, ordinary_details
from houseway.play.people import player
from houseway.play.round import Round
from houseway.shown.hints import NONE, has_hint, hint
from houseway.shown.offers import awaited

TABLES = list(tables())
ROUNDS = 6
GIVES_UP = {"fold", "retire", "stop spinning", "surrender"}


def first_of(round_: Round[Any], who: str) -> str:
    """The one act that a page shows as the ordinary one."""
    (act,) = [each["act"] for each in awaited(round_, [who]) if each["ordinary"]]
    return str(act)


def opened(at: OpenTable) -> Any:
    game = at.game
    seats = [player(f"seat {number}", 2_000_00) for number in range(1, max(2, game.players[0]) + 1)]
    return game.open_table(people=[*seats, *game.staff()], **USUAL.get(f"{game.name} {game.rules}", {}))


class Ordinarily(Driver):
    """Wagers by a strategy; every player who decides something takes the ordinary step."""

    def __init__(self, at: OpenTable, table: Any) -> None:
        seats = [person.name for person in table.players]
        plays = {name: strategies.of(at.game, SeededEntropy(name)) for name in seats}
        super().__init__(Chance(SeededEntropy(at.name)), plays)
        self.taken: set[str] = set()

    def choose(self, round_: Round[Any], ask: Any) -> None:
        if not isinstance(ask, Choice) or ask.who not in self.strategies:
            return super().choose(round_, ask)
        act = first_of(round_, ask.who)
        self.taken.add(act)
        round_.act(ask.who, act, ordinary_details(ask.offers[act].fields))
        return None


@pytest.mark.parametrize("at", TABLES, ids=lambda at: at.name)
def test_whoever_takes_the_ordinary_step_gives_nothing_up_and_the_round_ends(at: OpenTable) -> None:
    table = opened(at)
    driver = Ordinarily(at, table)
    for _ in range(ROUNDS):
        round_ = Round(table)
        driver.run(round_)
        assert round_.over
    assert not driver.taken & GIVES_UP


@pytest.mark.parametrize(
    ("hand", "act"),
    [("5S 3D", "draw"), ("6S 5D", "draw"), ("6S 6D", "stand"), ("AS 5D", "draw"), ("AS 7D", "draw"), ("AS 9D", "draw")],
)
def test_s64_b_reading_b8_the_ordinary_step_is_a_card_while_the_hard_total_is_11_or_less(hand: str, act: str) -> None:
    assert first_of(blackjack.deal(f"ann: {hand}", dealer="6C").round, "ann") == act


@pytest.mark.parametrize(("hand", "act"), [("5S 3D", "accept"), ("AS 5D", "accept"), ("6S 6D", "refuse")])
def test_s52_3_reading_b34_an_exposed_card_is_ordinarily_taken_where_one_would_be_drawn(hand: str, act: str) -> None:
    offers = ACCEPT_OR_REFUSE[draws_for_absent(*counted(hand))]
    assert [name for name, offer in offers.items() if offer.ordinary] == [act]


def counted(hand: str) -> tuple[int, int]:
    """The hard total, and what the hand counts."""
    held = blackjack.deal(f"ann: {hand}", dealer="6C").round.table.decision
    assert held is not None
    return held.hard, held.total


def test_whoever_closes_the_wagers_has_that_as_the_ordinary_step() -> None:
    assert first_of(blackjack.Played(blackjack.table_of("ann")).round, "dealer") == "deal"


# Hints


def by_the_house(round_: Round[Any]) -> Round[Any]:
    """Where a dealer works the table nobody need know what lies face down."""
    round_.table.house_deals = True
    return round_


@pytest.mark.parametrize(
    ("hand", "dealer", "act", "details"),
    [
        ("10S 6D", "10C", "draw", {}),
        ("10S 6D", "6C", "stand", {}),
        ("8S 8D", "6C", "split", {}),
        ("6S 5D", "6C", "double down", {"amount": "10.00"}),
    ],
)
def test_at_blackjack_the_hint_goes_by_the_best_chart(
    hand: str, dealer: str, act: str, details: dict[str, str]
) -> None:
    told = hint(blackjack.deal(f"ann: {hand}", dealer=dealer).round, "ann")
    assert (told["act"], told["with"]) == (act, details)
    assert "chart" in told["says"]


@pytest.mark.parametrize(("hand", "act"), [("2S 2D 9C 7H 5S", "bet"), ("2S 3D 9C 7H 5S", "fold")])
def test_at_caribbean_stud_a_pair_is_bet_and_nothing_is_not(hand: str, act: str) -> None:
    assert hint(by_the_house(caribbean_stud.deal(f"ann: {hand}").round), "ann")["act"] == act


def test_at_pai_gow_a_hint_sets_the_low_hand_that_the_best_chart_has() -> None:
    told = hint(by_the_house(pai_gow.dealt({"ann": ("box 2", "6-6 1-1 5-5 4-6")}).round), "ann")
    assert (told["act"], told["with"]) == ("set", {"low": "1-1 5-5"})


def test_nobody_but_the_player_who_decides_is_given_a_hint() -> None:
    round_ = blackjack.deal("ann: 10S 6D", "bob: 10D 6C", dealer="6C").round
    assert [has_hint(round_, who) for who in ("ann", "bob", "dealer")] == [True, False, False]
    with pytest.raises(BadInput, match=NONE):
        hint(round_, "bob")


def test_where_no_best_play_is_held_there_is_no_hint() -> None:
    assert not has_hint(Round(opened(TABLES[0])), "seat 1")


@pytest.mark.parametrize(
    ("cards", "up", "act", "preset", "less"),
    [
        ("6H 5D", "6C", "double down", "10.00", True),
        ("9H 9D", "AC", "insure", "5.00", True),
    ],
)
def test_the_full_stake_is_preset_of_doubling_and_insuring_and_it_may_be_less(
    cards: str, up: str, act: str, preset: str, less: bool
) -> None:
    round_ = blackjack.deal(f"ann: {cards}", dealer=up).round
    [told] = [each for each in awaited(round_, ["ann"]) if each["act"] == act]
    assert (told["sum"], told["with"], told["less"]) == (preset, {"amount": preset}, less)
