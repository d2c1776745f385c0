"""A night at a table of cards, as a log: our own table deals it, and one of the players may count.

Hands are played as somebody plays on without thinking twice.
"""

from collections.abc import Iterator
from typing import Any, Final

from houseway.audit.count import CountedShoe
from houseway.audit.log import LoggedRound, LoggedWager
from houseway.audit.mapping import LogMapping
from houseway.equipment.cards import NAME
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import Entropy
from houseway.games import find
from houseway.money import Cents
from houseway.play.ask import Card, Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Came, Done
from houseway.play.people import player
from houseway.play.round import Round

PLENTY: Final[Cents] = 10**12
UNIT: Final[Cents] = 10_00
TABLE: Final = "planted"
PLAYERS: Final = ("seat 1", "seat 2", "seat 3")
ROUNDS: Final = 200
SPREAD: Final = 12  # of who counts, in units
FLAT: Final = 3  # of the others, by chance
STAND: Final = "stand"  # what says that a hand is decided on


def dealt(mapping: LogMapping, chance: Entropy, planted: bool, rounds: int = ROUNDS) -> Iterator[LoggedRound]:
    night = CardNight(mapping, chance, planted)
    for number in range(1, rounds + 1):
        yield night.round(number)


class CardNight:
    """The table, the shoe that it is dealt from, and the count."""

    def __init__(self, mapping: LogMapping, chance: Entropy, planted: bool) -> None:
        game = find(mapping.game)
        self.chance, self.planted, self.cards = chance, planted, Chance(chance)
        self.wager = game.wagers[0].name
        self.table: Any = game.open_table(people=[*(player(each, PLENTY) for each in PLAYERS), *game.staff()])
        self.shoes = 0
        self.counted = CountedShoe("", self.table.shoe.decks)

    def round(self, number: int) -> LoggedRound:
        round_: Round[Any] = Round(self.table)
        stakes: dict[str, Cents] = {}
        acts: dict[str, list[str]] = {each: [] for each in PLAYERS}
        while not round_.over:
            if not stakes and round_.wagering is not None:
                self._look(round_)
                stakes = {each: self._stake(each) for each in PLAYERS}
                for box, (who, stake) in enumerate(stakes.items(), 1):
                    details = {"on": self.wager, "selection": f"box {box}", "stake": stake}
                    round_.act(who, "wager", details)
            self._step(round_, acts)
        return self._logged(round_, number, stakes, acts)

    def _step(self, round_: Round[Any], acts: dict[str, list[str]]) -> None:
        ask = round_.ask
        if isinstance(ask, Outcome):
            device = ask.device
            round_.outcome(self.cards.card(device) if isinstance(ask, Card) else self.cards.outcome(device))
        elif isinstance(ask, Choice) and ask.who in acts and STAND in ask.offers:
            acts[ask.who].append(ask.ordinary)
            round_.act(ask.who, ask.ordinary, {})
        else:
            answer_ordinarily(round_)

    def _look(self, round_: Round[Any]) -> None:
        """A shoe that was shuffled is another."""
        if any(isinstance(event, Done) and event.act == "shuffle" for event in round_.events):
            self.shoes += 1
            self.counted = CountedShoe(str(self.shoes), self.table.shoe.decks)

    def _stake(self, who: str) -> Cents:
        if self.planted and who == PLAYERS[0]:
            return UNIT * min(max(1 + 2 * int(self.counted.true_count), 1), SPREAD)
        return UNIT * (1 + self.chance.below(FLAT))

    def _logged(
        self, round_: Round[Any], number: int, stakes: dict[str, Cents], acts: dict[str, list[str]]
    ) -> LoggedRound:
        came: dict[str, list[int]] = {}
        for entry in round_.log:
            if entry[0] is Came and isinstance(entry[1], Card) and ("box" in entry[1].to or entry[1].to == "dealer"):
                came.setdefault(entry[1].to, []).append(entry[2])
        self.counted.see([card for cards in came.values() for card in cards])
        shown = {place: " ".join(NAME[card] for card in cards) for place, cards in came.items()}
        found = LoggedRound(TABLE, str(number))
        for box, (who, stake) in enumerate(stakes.items(), 1):
            paid = sum(line.paid - line.commission for line in round_.lines if line.person == who)
            cells = {"shoe": self.counted.shoe, "dealer": shown["dealer"], "cards": shown[f"box {box}"],
                     "acts": " ".join(acts[who])}  # fmt: skip
            row = len(PLAYERS) * number + box
            found.wagers.append(
                LoggedWager(row, TABLE, str(number), None, who, self.wager, f"box {box}", stake, paid, cells)
            )
        return found
