"""The blackjack layout: boxes for wagers, what must be printed on the cloth, and what stands beside it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from houseway.cite import Cite, cite

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

__all__ = ["Printed", "cloth", "layout"]


class Printed(NamedTuple):
    """Something on the table, and the provision that puts it there."""

    words: str
    under: Cite


def cloth(table: "BlackjackTable") -> Iterator[Printed]:
    """What the cloth bears, from the dealer's side to the players'."""
    yield Printed("the dealer's place, opposite the players'", cite("qld s13(1)"))
    yield Printed("drop box and discard rack at the dealer's hand", cite("qld s14"))
    yield Printed("BLACKJACK PAYS 3 TO 2", cite("qld s13(3)"))
    yield table.text.draws_to
    yield Printed("INSURANCE PAYS 2 TO 1", cite("qld s13(3)"))
    yield Printed("the casino's name or logo", cite("qld s13(2)"))
    yield Printed(" ".join(f"[{selection}]" for selection in table.selections), cite("qld s13(2)(a)"))
    if table.rules.super_sevens:
        yield Printed("a place for SUPER SEVENS in every box", cite("qld s45"))
    if table.rules.bonus_blackjack:
        yield Printed(f"an area for {table.rules.bonus_name.upper()} in every box", cite("qld s50B(4)"))
        if table.rules.bonus_name != "bonus blackjack":
            yield Printed(f"{table.rules.bonus_name} is bonus blackjack under another name", cite("qld s50A(3)"))
        yield Printed(f"the nominated blackjack: {table.rules.bonus_blackjack}", cite("qld s50C(3)"))


def layout(table: "BlackjackTable") -> str:
    """The cloth as lines of text, each with its citation."""
    return "\n".join(f"{printed.words}  ({printed.under})" for printed in cloth(table))
