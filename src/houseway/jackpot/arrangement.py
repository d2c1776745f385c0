"""What each text says of jackpots: the prizes, who approves the arrangement, and where the meter starts from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from fractions import Fraction
from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import BadInput, Ground, NotHeld, Refused, quoted
from houseway.games.caribbean_stud.meter import WHOLE_DOLLARS, Meter, table_2
from houseway.games.caribbean_stud.prizes import QUEENSLAND, QUEENSLAND_WITH_DEAD_MANS_HAND, VICTORIA, Prize
from houseway.games.caribbean_stud.shares import Sharing, as_stated, by_formula
from houseway.money import Cents, Rounding
from houseway.rulebook import instruments
from houseway.rulebook.account import iso


@dataclass(frozen=True, eq=False)
class Arrangement:
    """One text of Caribbean stud, as far as it bears on jackpots."""

    name: str
    text: str  # the instrument that it stands in
    prizes: tuple[Prize, ...]
    approved: Cite  # what asks for an approval
    wagered: Cite  # that the meter grows with the wagers
    paid: Cite  # that prizes are paid
    returned: Cite  # that a wager goes back, where nothing else is named
    dead_mans_hand: Cite  # what says whether it wins
    sharing: Sharing | None = None  # of several straight and royal flushes in one round, where the text has a formula
    procedures: str = ""  # what lets approved procedures state a way of sharing
    closing: Cite | None = None  # where what a closed meter holds goes
    seeded: bool = False  # by Table 2

    def meter(self, cost: Cents, seed: int, start: Cents | None, rate: Fraction | None, rounding: Rounding) -> Meter:
        """A new meter: from a seed value of Table 2, or from what was approved."""
        if self.seeded:
            if start is not None or rate is not None:
                raise Refused("vic 10/2004 r9.3", "seed value and increment rate are those of Table 2")
            return table_2(seed, cost, rounding)
        if start is None or rate is None:
            raise BadInput(f"the meter of {self.name} needs the start and the rate that were approved")
        if rounding != WHOLE_DOLLARS:
            raise BadInput(f"prizes of {self.name} are shares of what is displayed; no formula takes a rounded meter")
        return Meter.fresh(start, rate)

    def shares_by(self, procedures: str) -> Sharing | None:
        """How several straight and royal flushes share: by the text's formula, or as approved procedures state."""
        if self.sharing is None and procedures:
            return as_stated(procedures, self.procedures)
        return self.sharing

    def check_in_force(self, at: datetime) -> None:
        """Refuse what its notice has not brought yet, or another has put an end to."""
        known = {each.text for each in ARRANGEMENTS.values() if each.approved.body == self.approved.body}
        texts = {each.id: each for each in instruments() if each.id in known}  # in the order of their moments
        then = [each for each in texts.values() if each.effect <= at]
        if not then:
            first = next(iter(texts.values()))
            raise NotHeld(
                f"no text on jackpots is held for {at:%Y-%m-%dT%H:%M}; {first.id} is from {iso(first.effect)}"
            )
        if then[-1].id != self.text:
            other = texts[self.text] if texts[self.text].effect > at else then[-1]
            why = f"{other.id} is in force from {iso(other.effect)} on"
            raise Refused(other.id, why, ground=Ground.WHEN, instead=f"the arrangement of {then[-1].id}")

    def check_approved(self, approved: bool, tables: Sequence[str]) -> None:
        """Victoria asks for it always, Queensland where tables are linked."""
        if not approved and (self.approved.body == "vic" or len(tables) > 1):
            raise Refused(self.approved, "this jackpot arrangement has not been approved", ground=Ground.WHEN)


QLD: Final = Arrangement(
    "qld",
    "qld 1985",
    QUEENSLAND,
    approved=cite("qld s231(3)"),
    wagered=cite("qld s231(4)"),
    paid=cite("qld s245(1)"),
    returned=cite("qld s248(2)"),
    dead_mans_hand=cite("qld s227(2)"),
    procedures="qld s247(2)",
)
QLD_DEAD_MANS_HAND: Final = replace(QLD, name="qld, dead man's hand", prizes=QUEENSLAND_WITH_DEAD_MANS_HAND)
VIC_1999: Final = Arrangement(
    "vic 25/1999",
    "vic 25/1999",
    VICTORIA,
    approved=cite("vic 25/1999 r11.3"),
    wagered=cite("vic 25/1999 r11.3"),
    paid=cite("vic 25/1999 r12.1"),
    returned=cite("vic 25/1999 r14.12.1"),
    dead_mans_hand=cite("vic 25/1999 r12.1"),
    procedures="vic 25/1999 r12.3",
)
VIC_2004: Final = Arrangement(
    "vic 10/2004",
    "vic 10/2004",
    VICTORIA,  # reading CS5
    approved=cite("vic 25/1999 r11.3"),
    wagered=cite("vic 10/2004 r9.3.2"),
    paid=cite("vic 10/2004 r9.3.3"),
    returned=cite("vic 25/1999 r14.12.1"),
    dead_mans_hand=cite("vic 25/1999 r12.1"),
    sharing=by_formula,
    closing=cite("vic 10/2004 r9.1.1(g)"),
    seeded=True,
)
ARRANGEMENTS: Final[Mapping[str, Arrangement]] = {
    each.name: each for each in (VIC_2004, VIC_1999, QLD, QLD_DEAD_MANS_HAND)
}


def find(name: str) -> Arrangement:
    if name not in ARRANGEMENTS:
        raise BadInput(f"{quoted(name)} is no arrangement of jackpots; there are {'; '.join(ARRANGEMENTS)}")
    return ARRANGEMENTS[name]
