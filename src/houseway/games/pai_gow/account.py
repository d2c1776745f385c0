"""The account of a player's bank, step by step: what it made, whose it is, and the commission on it."""

from collections.abc import Iterator
from typing import NamedTuple

from houseway.money import Cents, in_dollars
from houseway.play.settlement import Line


class Profit(NamedTuple):
    """What a bank made after losing wagers were collected and winning ones paid at even money (reading P2)."""

    amount: Cents  # of one who has chips in it
    collected: Cents = 0
    paid: Cents = 0
    halved: bool = False  # the house has the other half
    charged: Cents = 0  # commission on all that its players made
    lowered: Cents = 0  # on so much of it alone, for it to come to whole chips
    chips: Cents = 0  # that all have put up

    @property
    def made(self) -> Cents:
        return self.collected - self.paid

    @property
    def told(self) -> str:
        """`collected $50.00 and paid $30.00`."""
        return f"collected {in_dollars(self.collected)} and paid {in_dollars(self.paid)}"

    def figure(self, line: Line) -> Iterator[str]:
        """From all that was collected to what is handed over."""
        yield f"{in_dollars(self.collected)} collected − {in_dollars(self.paid)} paid = {signed(self.made)}"
        theirs = self.made
        if self.halved:
            theirs = self.made // 2 if self.made > 0 else -(-self.made // 2)
            yield f"the house has half of the bank: {signed(theirs)} is left"
        if self.lowered:
            on = in_dollars(self.lowered)
            yield f"chips cannot make the commission on {in_dollars(theirs)}: it is charged on {on}"
        if self.charged:
            yield f"commission on {in_dollars(self.lowered or theirs)}: {in_dollars(self.charged)}"
        if line.stake < self.chips:
            yield (
                f"{line.person} put up {in_dollars(line.stake)} of {in_dollars(self.chips)}: {signed(self.amount)} "
                f"of it, and {in_dollars(line.commission)} of the commission"
            )
        sign, less = "−" if self.amount < 0 else "+", f" − {in_dollars(line.commission)}" if line.commission else ""
        sum_ = f"{in_dollars(line.stake)} in chips {sign} {in_dollars(abs(self.amount))}{less}"
        yield f"{sum_} = {in_dollars(line.received)} to {line.person}"


def signed(amount: Cents) -> str:
    return f"{'−' if amount < 0 else ''}{in_dollars(abs(amount))}"
