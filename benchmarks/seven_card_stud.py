"""7 card stud poker: six players to the showdown, beside pokerkit where it is installed, on one core.

Each round of play is run by the procedure that runs every table: antes, 42 cards one by one, five rounds of betting,
the showdown, the commission. Every act and card is checked and logged, and every settlement line carries its citations.
The first and the final round of betting are opened and called by all, the others are checked; pokerkit plays the same
hand (antes, a bring-in that all call, checks) with everything but the players' decisions automated.
"""

import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from typing import Any, Final

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
        if type(ask) is Card:
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


def rate(play: Callable[[], object], rounds: int) -> float:
    start = time.perf_counter()
    for _ in range(rounds):
        play()
    return rounds / (time.perf_counter() - start)


def main() -> None:
    """In turns, so that a noisy machine is as noisy for both."""
    there = find_spec("pokerkit") is not None
    our_play, their_play = ours(), pokerkits() if there else None
    rate(our_play, 1000)  # to warm up
    our_rates, their_rates = [], []
    for _ in range(9):
        our_rates.append(rate(our_play, 400))
        if their_play is not None:
            their_rates.append(rate(their_play, 20))
    found = median(our_rates)
    print(
        f"7 card stud, six players to the showdown: {found:9,.0f} rounds/s in the median, {max(our_rates):,.0f} at best"
    )
    if their_rates:
        ratio = median([mine / theirs for mine, theirs in zip(our_rates, their_rates, strict=True)])
        print(f"pokerkit, the same hand: {median(their_rates):26,.0f} hands/s; ours is {ratio:.1f} times as fast")
    else:
        print("pokerkit is not installed here: nothing to compare with")


if __name__ == "__main__":
    main()
