"""Blackjack at the table: one seat, basic decisions, with record and citations, on one core.

Each round is played by the procedure that runs every table: wagers are checked against the sign, every card and
decision is checked and logged, and every settlement line carries its citations. Cards come from a shuffled 8-deck
shoe with a cutting card, by the seeded stream.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from houseway.bench.frame import Benchmark, again, compete
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.games import find
from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.dealing import NextCard
from houseway.games.blackjack.decisions import Decision
from houseway.games.blackjack.table import BlackjackTable
from houseway.money import cents
from houseway.play.ask import Choice
from houseway.play.people import Role, player
from houseway.play.record import Recorder
from houseway.play.round import Round
from houseway.play.wagering import Wagering

STAKE: Final = cents("10")
WAGER: Final[Mapping[str, Any]] = {"on": "blackjack", "selection": "box 1", "stake": STAKE}
DOUBLE: Final[Mapping[str, Any]] = {"amount": STAKE}
ALWAYS_SPLIT: Final = (2, 16)  # aces and eights, by hard total


def new_table() -> BlackjackTable:
    game = find("blackjack")
    table = game.open_table(people=[player("seat 1", cents("10000000")), *game.staff()])
    assert isinstance(table, BlackjackTable)
    return table


def decide(ask: Decision, up: int) -> tuple[str, Mapping[str, Any]]:
    """A short basic strategy."""
    hand = ask.hand
    if "split" in ask.offers and hand.hard in ALWAYS_SPLIT:
        return "split", {}
    if "double down" in ask.offers and 2 <= up <= 9:
        return "double down", DOUBLE
    soft = hand.total != hand.hard
    stands = hand.total >= 18 if soft else hand.total >= 17 or (hand.total >= 12 and 2 <= up <= 6)
    return ("stand" if stands else "draw"), {}


def play_round(table: BlackjackTable, chance: Chance) -> Round[Any]:
    """One round, with every answer given as a person, the dealer or the shoe would."""
    round_ = Round(table)
    while (ask := round_.ask) is not None:
        if type(ask) is NextCard:
            round_.outcome(chance.card(table.shoe))
        elif type(ask) is Decision:
            act, details = decide(ask, VALUE[table.dealer.cards[0]])
            round_.act(ask.who, act, details)
        elif type(ask) is Wagering:
            round_.act("seat 1", "wager", WAGER)
            round_.act("dealer", "deal")
        else:
            assert isinstance(ask, Choice)
            who = ask.who or ("dealer" if Role.DEALER in ask.roles else next(round_.named(ask)))
            round_.act(who, "cut" if "cut" in ask.offers else next(iter(ask.offers)))
    return round_


def results(turns: int) -> Iterator[Benchmark]:
    table, chance = new_table(), Chance(SeededEntropy("bench"))
    yield compete(
        "blackjack at the table, record in memory",
        "rounds/s",
        lambda: again(lambda: play_round(table, chance), 2_000),
        (),
        turns,
    )

    def with_text() -> None:
        recorder = Recorder(table)
        recorder.add(play_round(table, chance))
        recorder.text()

    yield compete("the same, each record written as text", "rounds/s", lambda: again(with_text, 300), (), turns)
