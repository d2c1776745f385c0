"""What somebody brings to a table where they sit down: chips that it takes, and as many as are usual there."""

from typing import Final, NamedTuple

from houseway.errors import BadInput
from houseway.house.tables.table import RunningTable
from houseway.ledger.postings import SEATED
from houseway.money import Cents, dollars
from houseway.play.house import house_acts

USUAL: Final[Cents] = 500_00
MINIMA: Final = 20  # so many of the least wager, where that comes to more
DEALER: Final = "dealer"


class BuyInBounds(NamedTuple):
    """Between which amounts, in which steps; and how much where nobody says."""

    least: Cents
    usual: Cents
    most: Cents
    step: Cents


def buy_in(running: RunningTable, has: Cents) -> BuyInBounds:
    """With so much in the purse and in chips."""
    table = running.table
    step, least = table.unit, max(table.unit, _asked_for(running))
    minima = [line.minimum for line in table.sign.limits.values()]
    usual = max(USUAL, MINIMA * min(minima, default=0), least)
    most = has - has % step
    return BuyInBounds(least, min(usual + -usual % step, most), most, step)


def brought(running: RunningTable, has: Cents, chips: Cents | None) -> Cents:
    """What is brought: the usual, or what was chosen if the table takes it and there is so much."""
    found = buy_in(running, has)
    if found.most < found.least:
        need = f"at {running.name} one sits down with ${dollars(found.least)} or more"
        raise BadInput(f"{need}, and you have ${dollars(has)}")
    if chips is None:
        return max(found.usual, found.least)
    if not found.least <= chips <= found.most or chips % found.step:
        bounds = f"${dollars(found.least)} to ${dollars(found.most)}, in steps of ${dollars(found.step)}"
        raise BadInput(f"${dollars(chips)} cannot be brought to {running.name}; allowed: {bounds}")
    return chips


def _asked_for(running: RunningTable) -> Cents:
    """What the game asks of whoever joins it, as far as that is known now."""
    round_ = running.round
    if round_ is None or round_.over:
        return 0
    row = round_.game.act_named.get(SEATED) or house_acts(round_.game.general)[SEATED]
    amounts = [field.least for way in row.ways(round_, DEALER) for field in way if field.name == "chips"]
    return min(amounts, default=0)
