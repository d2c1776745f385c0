"""The cloth of Caribbean stud and what stands beside it, each with the provision that puts it there."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from houseway.cite import Cite, cite
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable

__all__ = ["Printed", "layout", "queensland"]


class Printed(NamedTuple):
    """Something at the table, and the provision that puts it there."""

    words: str
    under: Cite


def queensland(table: "CaribbeanStudTable") -> Iterator[Printed]:
    """From the dealer's side to the players'."""
    rules = table.rules
    yield Printed("the dealer's place, opposite the players'", cite("qld s230(1)"))
    if rules.known_as != "caribbean stud poker":
        yield Printed(f"{rules.known_as} is caribbean stud poker under another name", cite("qld s230(5)"))
    box = "mechanical shuffling device" if rules.device else "dealing shoe"
    yield Printed(f"{box}; the deck in use has {table.backs} backs", cite("qld s232(1)(a)"))
    yield Printed("drop box and discard rack at the dealer's hand", cite("qld s232(1)(c)"))
    yield Printed("the casino's name or logo", cite("qld s230(2)(a)"))
    yield Printed("DEALER ONLY PLAYS WITH ACE & KING OR HIGHER", cite("qld s230(2)(b)"))
    yield Printed(" ".join(f"[{place}]" for place in table.selections), cite("qld s230(2)(c)"))
    yield Printed("arranged as in diagram 15, or much like it", cite("qld s230(4)"))
    yield Printed("ANTE and BET in every place", cite("qld s230(3)"))
    yield jackpot_place(table)
    yield Printed(f"maximum payment for a bet wager ${dollars(rules.maximum_payment)}", cite("qld s232(1)(b)"))
    yield meter(table)
    if rules.linked > 1:
        yield Printed("the link's meter stands for one at this table", cite("qld s231(5)"))
    if rules.sharing and rules.sharing_sign:
        words = f"straight flushes and royal flushes of one round share the jackpot prize in {rules.sharing}"
        yield Printed(words, cite("qld s247(3)"))


def jackpot_place(table: "CaribbeanStudTable") -> Printed:
    """A slot with its light, or an area of the cloth."""
    price = f"${dollars(table.rules.jackpot_wager)}"
    if table.rules.slots:
        return Printed(f"a slot for a {price} chip in every place, with its light", cite("qld s231(1)"))
    return Printed(f"{table.rules.jackpot_area.upper()} in every place, {price}", cite("qld s230(3)(c)"))


def meter(table: "CaribbeanStudTable") -> Printed:
    shown = f"jackpot prize ${dollars(table.meter.shown)}"
    if table.rules.linked > 1:
        return Printed(f"{shown}, for all {table.rules.linked} tables of the link", cite("qld s231(4)"))
    return Printed(shown, cite("qld s231(2)"))


def layout(table: "CaribbeanStudTable") -> str:
    """The cloth as lines of text, each with its citation."""
    return "\n".join(f"{printed.words}  ({printed.under})" for printed in table.text.cloth(table))
