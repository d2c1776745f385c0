"""Random rounds of 7 card stud in which everybody bets the least they may: the kind that other programs can follow."""

import random
from collections.abc import Iterator

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.families.poker.stud.table import LOWEST
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.games.seven_card_stud import GAME
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily, ordinary_details
from houseway.play.events import Events
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign

__all__ = ["played", "stud_table"]

SIGN = Sign({BET: Limits(500, 100_000), TABLE_STAKE: Limits(500, 1_000_000)})
OFTEN = {"fold": 1, "check": 6, "call": 8, "bet": 3, "raise": 3, "tap out": 2}


def stud_table(seed: int) -> SevenCardStudTable:
    """Two to seven players, many of them soon tapped out."""
    chance = random.Random(seed)
    most = [chance.choice((20, 40, 100)) for _ in range(chance.randint(2, 7))]
    people = [player(f"seat {at}", 100 * chance.randint(6, each)) for at, each in enumerate(most, 1)]
    ante = chance.choice((100, 200, 500))
    return GAME.open_table(people=[*people, *staff(rules="qld")], sign=SIGN, opens=LOWEST, ante=ante)


def played(table: SevenCardStudTable, seed: int) -> Iterator[tuple[Round[SevenCardStudTable], Events]]:
    """One round to its end, step by step, each with the events that it led to."""
    round_, chance, source = Round(table), random.Random(seed), Chance(SeededEntropy(seed))
    yield round_, round_.events
    while not round_.over:
        ask, before = round_.ask, len(round_.log)
        if isinstance(ask, Outcome):
            round_.outcome(source.card(ask.device))
        elif isinstance(ask, Choice) and ask.who:
            acts = list(ask.offers)
            act = chance.choices(acts, [OFTEN.get(each, 5) for each in acts])[0]
            round_.act(ask.who, act, ordinary_details(ask.offers[act].fields))
        else:
            answer_ordinarily(round_)
        yield round_, Events(round_.log, before)
