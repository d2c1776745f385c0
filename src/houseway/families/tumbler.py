"""A dice tumbler: three dice under seal that are set going, come to rest, and are read when all lie flat.

A game passes in the provisions of its own Part; what can go wrong with a tumbler stands in `tumbler_acts`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.dice import Dice, Roll
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.families.three_dice import facts, in_words, total, written
from houseway.play.ask import Choice, Offer, Outcome
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.settlement import settle
from houseway.play.table import Call, Table

ACTIVATE: Final = "activate the tumbler"
INVALID: Final = None  # what becomes of a spin that counts for nothing
DICE: Final = 3
TIMES: Final = 3  # that the tumbler goes over, or that its dice spin, at the least

# Where a spin can stand
WAGERS_OPEN: Final = "wagers are open"
CLOSED: Final = "no more bets"
COVERED: Final = "wagers are open, the dice covered"
UNDER_COVER: Final = "no more bets, the dice covered"
DICE_SPIN: Final = "the dice spin"
RESULT: Final = "the result is announced"


@dataclass(frozen=True, slots=True)
class TumblerCites:
    """Where a game's own Part provides for its tumbler."""

    dice: Cite  # three of them, all alike
    sealed: Cite
    activated: Cite  # three times at least,
    turned: Cite  # by turning the tumbler over
    spun: Cite  # or by spinning the dice within
    face: Cite  # each die has one uppermost face
    result: Cite  # is called from the smallest number up
    doubles: Cite  # and triples are called as such
    hands_off: Cite  # nobody but those who answer for the game
    not_flat: Cite
    faulty: Cite
    undecided: Cite  # what a 'no spin' does to wagers
    too_few: Cite  # what becomes of a spin of fewer than three times,
    unauthorised: Cite  # of one by somebody who may not,
    put_right: Cite  # and of a tumbler that is not as it should be
    called: Mapping[bool, tuple[Cite, ...]]  # by whether it is covered: 'no more bets', and what makes wagers final


class Tumbler:
    """The tumbler of one table, and how its dice lie."""

    def __init__(self, under: TumblerCites, dice: int, spun: bool, covered: bool = False) -> None:
        if dice != DICE:
            raise Refused(under.dice, f"the tumbler holds {DICE} identical dice, not {dice}", ground=Ground.AMOUNT)
        self.under = under
        self.spun = spun  # the dice are spun within; otherwise the whole tumbler is turned over
        self.covered = covered
        self.checked = True  # fit for gaming, as far as its game asks for a check
        self.lies: Roll | None = None  # how the dice came to rest

    def weights(self) -> Mapping[Roll, int]:
        """The dice are identical: which of them shows what cannot be told, and does not matter."""
        return Dice(DICE).sorted_weights()

    def as_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {}
        if self.spun:
            data["spun"] = True
        if self.covered:
            data["covered"] = True
        if self.lies is not None:
            data["dice"] = written(self.lies)
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        self.spun, self.covered = flag(data, "spun"), flag(data, "covered")
        self.lies = read_roll(data["dice"]) if "dice" in data else None


class TumblerTable(Table):
    """A table with a tumbler on it."""

    tumbler: Tumbler

    def dice_seen(self) -> dict[str, str | None]:
        """The dice as they lie, and what the tumbler does; nobody has read dice under a cover."""
        lies, states = self.tumbler.lies, {COVERED: "covered", UNDER_COVER: "covered", DICE_SPIN: "spinning"}
        return {"dice": None if lies is None else written(lies), "tumbler": states.get(self.moment, "at rest")}


def flag(data: Mapping[str, Any], name: str) -> bool:
    """A yes or no that a record keeps, no where it is left out."""
    found = data.get(name, False)
    if not isinstance(found, bool):
        raise BadInput(f"'{name}' is true or false, not {quoted(found)}")
    return found


def read_roll(text: str | int) -> Roll:
    """`2-3-6`, in any order; `236` will do."""
    faces = [part for part in str(text) if part not in "-, "]
    if len(faces) != DICE or not set(faces) <= set("123456"):
        raise BadInput(f"{quoted(text)} is not what {DICE} dice can show; write it like 2-3-6")
    return tuple(sorted(map(int, faces)))


class AtRest(Outcome):
    """How the dice lie when they have come to rest, all of them flat."""

    __slots__ = ()

    def __init__(self, tumbler: Tumbler) -> None:
        super().__init__("tumbler", tumbler, "dice", tumbler.under.face, moment=DICE_SPIN)

    def write(self, value: Roll) -> str:
        return written(value)

    def read(self, text: str | int) -> Roll:
        return read_roll(text)

    def _allowed(self) -> str:
        return f"one face of each of {DICE} dice, the smallest number first"


def activation(under: TumblerCites) -> Choice:
    """Whoever answers for the game sets the tumbler going."""
    offers = {ACTIVATE: Offer(under.activated, says=f"{TIMES} times at least")}
    return Choice(DEALER_OR_MORE_SENIOR, offers, under.activated, moment=CLOSED)


def announce_result(table: Table, under: TumblerCites, dice: Roll) -> None:
    """`double 3, 4; total 10`."""
    plain = len(set(dice)) == len(dice)
    table.announce(Call("{0}; total {1}", under.result if plain else under.doubles), in_words(dice), total(*dice))


def settle_wagers(table: Table, dice: Roll, *under: Cite) -> None:
    """Each wager where it lies, by the uppermost faces of the dice."""
    for placed in list(table.placed):
        settle(table, placed, facts(placed.selection, dice), *under)
