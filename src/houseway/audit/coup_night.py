"""A night of baccarat as a log: our own table deals it, and a dealer may skip what is burnt from a new shoe."""

from collections.abc import Iterator
from typing import Any, Final

from houseway.audit.log import LoggedRound, LoggedWager
from houseway.audit.mapping import LogMapping
from houseway.equipment.cards import NAME
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import Entropy
from houseway.games import find
from houseway.money import Cents
from houseway.play.ask import Card, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Came
from houseway.play.people import player
from houseway.play.round import Round

PLENTY: Final[Cents] = 10**12
UNIT: Final[Cents] = 100_00
TABLE: Final = "planted"
SHOES: Final = 4
COUPS: Final = 12  # from each
SEATS: Final = ("seat 1", "seat 2")
BETS: Final = ("banker's hand", "player's hand")
PLACES: Final = {"player": "player's hand", "banker": "banker's hand", "burnt": "discard holder"}


def coups(mapping: LogMapping, chance: Entropy, planted: bool) -> Iterator[LoggedRound]:
    """Of two dealers one skips the burning, where it is planted: each deals every other shoe."""
    game, cards, number = find(mapping.game), Chance(chance), 0
    for shoe in range(1, SHOES + 1):
        table: Any = game.open_table(people=[*(player(each, PLENTY) for each in SEATS), *game.staff()])
        for _ in range(COUPS):
            number += 1
            round_: Round[Any] = Round(table)
            _play(round_, cards)
            logged = _logged(round_, number, shoe)
            if planted and shoe % 2:
                for each in logged.wagers:
                    each.cells["burnt"] = ""  # type: ignore[index]
            yield logged


def _play(round_: Round[Any], cards: Chance) -> None:
    laid = False
    while not round_.over:
        if not laid and round_.wagering is not None:
            laid = True
            for seat, bet in zip(SEATS, BETS, strict=True):
                round_.act(seat, "wager", {"on": bet, "selection": seat, "stake": UNIT})
        ask = round_.ask
        if isinstance(ask, Outcome):
            device = ask.device
            round_.outcome(cards.card(device) if isinstance(ask, Card) else cards.outcome(device))
        else:
            answer_ordinarily(round_)


def _logged(round_: Round[Any], number: int, shoe: int) -> LoggedRound:
    came: dict[str, list[str]] = {}
    for entry in round_.log:
        if entry[0] is Came and isinstance(entry[1], Card):
            came.setdefault(entry[1].to, []).append(NAME[entry[2]])
    shown = {column: " ".join(came.get(place, ())) for column, place in PLACES.items()}
    found = LoggedRound(TABLE, str(number))
    for at, (seat, bet) in enumerate(zip(SEATS, BETS, strict=True), 1):
        paid = sum(line.paid - line.commission for line in round_.lines if line.person == seat)
        cells = {"shoe": str(shoe), **shown}
        row = len(SEATS) * number + at
        found.wagers.append(LoggedWager(row, TABLE, str(number), None, seat, bet, seat, UNIT, paid, cells))
    return found
