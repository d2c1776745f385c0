"""A player's part in a pot that is passed: the facts that tell why it was won or lost, and how much comes of it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from houseway.cite import Cite
from houseway.equipment.cards import pretty
from houseway.families.poker.pots import COMMISSION_STEP, COMMISSION_TIMES, FULL_PERCENT, divide
from houseway.money import Cents, in_dollars
from houseway.play.settlement import Line

NO_OTHERS: Final = "all who put something in share it: no commission is taken"
ELSEWHERE: Final = "the commission on all that is won together is taken from another pot"


class PotCommission(NamedTuple):
    """How much, what it rests on, and on how much it is reckoned: all that the same players win."""

    taken: Cents
    under: tuple[Cite, ...]
    of: Cents = 0  # nothing where another pot bears it, or where there is none
    minimum: Cents = 0
    percent: int = FULL_PERCENT

    def figure(self) -> Iterator[str]:
        """The steps."""
        if not self.of:
            yield NO_OTHERS if self.under else ELSEWHERE
            return
        counted, step = min(self.of, COMMISSION_TIMES * self.minimum), in_dollars(COMMISSION_STEP)
        if counted < self.of:
            most = f"{COMMISSION_TIMES} × {in_dollars(self.minimum)}, the least bet, = {in_dollars(counted)}"
            yield f"commission is charged on no more of the {in_dollars(self.of)} than {most}"
        twenties = counted // COMMISSION_STEP
        if not twenties:
            yield f"{in_dollars(counted)} is less than {step}: no commission is taken"
            return
        whole = twenties * COMMISSION_STEP
        charged = whole * self.percent // 100
        part = f"{twenties} × {step} = {in_dollars(whole)}"
        counts = f"only whole {step}s count: of {in_dollars(counted)}, {part}"
        yield f"commission: {counts}; {self.percent}% of that is {in_dollars(charged)}"
        if self.taken < charged:
            yield f"{in_dollars(self.taken)} of it is taken: in whole chips, and no more than was announced"


def _cards(cards: tuple[int, ...]) -> str:
    return " ".join(map(pretty, cards))


class Share(NamedTuple):
    """How a pot ended for one player."""

    won: bool
    pot: str = ""  # "the pot"
    amount: Cents = 0
    put: tuple[tuple[str, Cents], ...] = ()  # what each player put in
    eligible: tuple[str, ...] = ()  # who may win it
    winners: str = ""  # with the hands that were shown
    winning: int = 1  # how many they are
    commission: PotCommission = PotCommission(0, ())
    why: str = ""  # why they win, where it is not by their hands
    stays: bool = True  # is the player in the round of play still?
    hands: tuple[tuple[str, tuple[int, ...]], ...] = ()  # that were shown

    @property
    def told(self) -> str:
        return f"{self.pot} of {in_dollars(self.amount)}"

    @property
    def win(self) -> str:
        return "wins" if self.winning == 1 else "win"

    @property
    def passed(self) -> str:
        """Who wins it, and why, where it is not by their hands."""
        won = f"{self.winners} {self.win} {self.told}"
        return f"{self.why}: {won}" if self.why else won

    @property
    def have(self) -> str:
        return "has" if self.winning == 1 else "have"

    @property
    def many(self) -> int:
        return len(self.eligible)

    # The conditions of the row's clauses

    def alone(self) -> bool:
        return self.won and self.many < 2

    def taken(self) -> bool:
        return self.won and bool(self.why)

    def equal(self) -> bool:
        return self.won and self.winning > 1

    def best(self) -> bool:
        return self.won

    def out(self) -> bool:
        return not self.won and not self.stays

    def to_another(self) -> bool:
        return not self.won and bool(self.why)

    def beaten(self) -> bool:
        return not self.won

    def figure(self, line: Line) -> Iterator[str]:
        """What lies in the pot, the commission, how it is divided, and what of it is the player's own bet."""
        parts = " + ".join(f"{in_dollars(put)} from {name}" for name, put in self.put if put)
        yield f"{self.pot}: {parts} = {in_dollars(self.amount)}"
        if self.hands and self.many > 1:
            yield f"hands shown: {'; '.join(f'{name} {_cards(cards)}' for name, cards in self.hands)}"
        if not self.won:
            return
        if self.commission.of > self.amount:
            together = in_dollars(self.commission.of)
            yield f"{self.winners} {self.win} {together} in several pots: commission is reckoned on all of it"
        yield from self.commission.figure()
        rest = self.amount - self.commission.taken
        if self.commission.taken:
            yield f"{in_dollars(self.amount)} − {in_dollars(self.commission.taken)} = {in_dollars(rest)}"
        if self.winning > 1:
            each, odd = divide(rest, self.winning)
            yield f"{in_dollars(rest)} among {self.winning}, in whole dollars: {in_dollars(each)} each" + (
                f", and {in_dollars(odd)} that is left goes to whoever of them sits closest to the designated player"
                if odd
                else ""
            )
        less = f" less {in_dollars(line.commission)} commission" if line.commission else ""
        own = (
            f"{in_dollars(line.returned)} that {line.person} bet, and {in_dollars(line.paid)} won from the others{less}"
        )
        yield f"{line.person} takes {in_dollars(line.received)}: {own}"
