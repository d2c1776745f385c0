"""7 card stud poker: six players to the showdown, beside pokerkit where it is installed, on one core.

Each round of play is run by the procedure that runs every table: antes, 42 cards one by one, five rounds of betting,
the showdown, the commission. Every act and card is checked and logged, and every settlement line carries its citations.
The first and the final round of betting are opened and called by all, the others are checked; pokerkit plays the same
hand (antes, a bring-in that all call, checks) with everything but the players' decisions automated.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from houseway.bench.frame import Benchmark, again, compete
from houseway.bench.peers import module
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.games import find
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.money import cents
from houseway.play.ask import Card, Choice
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.wagering import Wagering

PLAYERS: Final = 6
STAKE: Final = cents("1000000")


def new_table() -> SevenCardStudTable:
    people = [player(f"seat {number}", STAKE) for number in range(1, PLAYERS + 1)]
    game = find("7-card-stud")
    table = game.open_table(people=[*people, *game.staff()])
    assert isinstance(table, SevenCardStudTable)
    return table


def play_round(table: SevenCardStudTable, chance: Chance) -> Round[Any]:
    """Opened by whoever must in the first round of betting, by whoever may in the final one; everybody stays."""
    round_ = Round(table)
    shoe = table.shoe
    least = {"amount": table.minimum}
    while (ask := round_.ask) is not None:
        if isinstance(ask, Card):
            round_.outcome(chance.card(shoe))
        elif isinstance(ask, Choice):
            offers = ask.offers
            if "call" in offers:
                round_.act(ask.who, "call")
            elif "check" in offers and len(table.seats[0].cards) < 7:
                round_.act(ask.who, "check")
            elif "bet" in offers:
                round_.act(ask.who, "bet", least)
            else:
                round_.act(ask.who or next(round_.named(ask)), next(iter(offers)))
        else:
            assert isinstance(ask, Wagering)
            round_.act("dealer", ask.closed_by)
    assert len(round_.lines) == PLAYERS
    return round_


def ours() -> Callable[[], object]:
    table, chance = new_table(), Chance(SeededEntropy("bench"))
    return lambda: play_round(table, chance)


def pokerkits() -> Callable[[], object]:
    import pokerkit

    kit: Any = pokerkit
    does = kit.Automation
    automated = (
        does.ANTE_POSTING, does.BET_COLLECTION, does.CARD_BURNING, does.HOLE_DEALING, does.BOARD_DEALING,
        does.HOLE_CARDS_SHOWING_OR_MUCKING, does.HAND_KILLING, does.CHIPS_PUSHING, does.CHIPS_PULLING,
    )  # fmt: skip

    def play() -> object:
        state = kit.FixedLimitSevenCardStud.create_state(
            automated, True, 100, 100, 500, 1000, (STAKE,) * PLAYERS, PLAYERS
        )
        state.post_bring_in()
        while state.status:
            state.check_or_call()
        return state

    return play


def results(turns: int) -> Iterator[Benchmark]:
    play = ours()
    title = "7 card stud at the table, six players to the showdown"
    yield compete(
        title,
        "rounds/s",
        lambda: again(play, 400),
        [module("pokerkit", lambda: partial(again, pokerkits(), 20))],
        turns,
    )
