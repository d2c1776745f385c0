"""Keno: twenty of eighty by the million, and every kind of ticket from the same draws.

A ticket of n spots has the numbers 1 to n, so a draw's lowest bits say what each of them caught. Tickets of more spots
than `TOGETHER` have a plan each, whose ends are the catches.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np

from houseway.games.keno.arithmetic import DRAWN, NUMBERS
from houseway.games.keno.table import KenoTable
from houseway.games.keno.wagers import JACKPOT_LIMIT
from houseway.kernels.subsets import caught, draw, drawn_of
from houseway.play.strategy import Move
from houseway.play.walk import End
from houseway.simulate.deals import Deals, Dealt, Ends
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.real_table import PlanTable, check_strategy

TOGETHER: Final = 10
STAKE: Final = 100
WORD: Final = 64


class PlainTicket(NamedTuple):
    """An entry on the lowest numbers."""

    spots: int
    jackpot: bool

    @property
    def move(self) -> Move:
        kind = {"kind": JACKPOT_LIMIT} if self.jackpot else {}
        return "submit an entry", {"numbers": list(range(1, self.spots + 1)), "stake": STAKE, **kind}


def plans(asked: Request) -> Sequence[Plan]:
    """Of every ticket that the schedule of prizes provides for."""
    check_strategy(asked.game, asked.strategy)
    table = PlanTable(asked.game, asked.settings).open()
    assert isinstance(table, KenoTable)
    tickets = [
        PlainTicket(spots, jackpot) for jackpot in (False, True) for spots in table.schedule.spots(jackpot=jackpot)
    ]
    small = [ticket for ticket in tickets if ticket.spots <= TOGETHER]
    groups = [small] * bool(small) + [[ticket] for ticket in tickets if ticket.spots > TOGETHER]
    return [KenoDeals(asked, group) for group in groups]


class KenoDeals(Deals):
    """A draw is two words of bits. An end is which of the ticket's numbers were drawn, or of a large one how many."""

    name = "keno"
    on_a_card = "subsets"
    numbers, drawn = NUMBERS, DRAWN

    def __init__(self, asked: Request, tickets: Sequence[PlainTicket]) -> None:
        self.tickets, self.most = tickets, max(ticket.spots for ticket in tickets)
        self.seated = PlanTable(asked.game, asked.settings, [ticket.move for ticket in tickets])
        self.by_catch = self.most > TOGETHER

    @cached_property
    def kinds(self) -> Sequence[str]:
        if self.by_catch:
            return [f"catch {caught}" for caught in range(min(self.most, DRAWN) + 1)]
        return ["-".join(map(str, _numbers(bits))) or "none" for bits in range(1 << self.most)]

    @cached_property
    def ends(self) -> list[End]:
        """By one draw for each number of spots that are caught: the first so many, and no other on the tickets."""
        by_catch = [self._ends_with(catch) for catch in range(min(self.most, DRAWN) + 1)]
        if self.by_catch:
            return by_catch
        masks = [(1 << ticket.spots) - 1 for ticket in self.tickets]
        return [
            tuple(by_catch[(bits & mask).bit_count()][at] for at, mask in enumerate(masks))
            for bits in range(1 << self.most)
        ]

    def _ends_with(self, catch: int) -> End:
        """The selection is told as the odds tell it: all of so many spots have the same chances."""
        others = range(self.most + 1, self.most + 1 + DRAWN - catch)
        return tuple(
            each._replace(selection="any numbers") for each in self.seated.end((*range(1, catch + 1), *others))
        )

    @cached_property
    def masks(self) -> tuple[np.uint64, np.uint64]:
        """The ticket's numbers, as the two words of a draw have them."""
        low, high = ((1 << self.most) - 1 >> shift & (1 << WORD) - 1 for shift in (0, WORD))
        return np.uint64(low), np.uint64(high)

    def room(self, rounds: int) -> Dealt:
        return np.empty((rounds, 2), np.uint64)

    def deal(self, seed: int, chunk: int, out: Dealt, box: Any = None) -> Dealt:  # noqa: ARG002
        draw(np.uint64(seed), self.stream, np.uint64(chunk), np.uint64(NUMBERS), np.uint64(DRAWN), out)
        return out

    def end_of(self, dealt: Dealt) -> Ends:
        ends = np.empty(len(dealt), np.uint16)
        (caught if self.by_catch else drawn_of)(dealt, *self.masks, ends)
        return ends

    def outcomes(self, row: Sequence[int]) -> tuple[Any, ...]:
        return tuple(_numbers(row[0] | row[1] << WORD))


def _numbers(bits: int) -> Iterator[int]:
    return (at + 1 for at in range(bits.bit_length()) if bits >> at & 1)
