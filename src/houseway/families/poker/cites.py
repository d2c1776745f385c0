"""Where a Part provides for a round of betting, and for the end of one: the first is not as the later ones."""

from dataclasses import dataclass, field
from typing import NamedTuple

from houseway.cite import Cite
from houseway.play.ask import Cost, Offer


class EndingCites(NamedTuple):
    """How a pot is announced and passed."""

    announced: Cite
    awarded: Cite  # to the winning player or players


@dataclass(frozen=True, slots=True)
class RoundCites:
    """One round of betting."""

    opening: Cite  # who may open, check or fold
    answering: Cite  # and then call, raise or fold
    call: Cite
    raising: Cite
    fold: Cite
    no_check: Cite  # once there is an opening bet
    finished: Cite  # equal amounts, and no raise
    uncalled_opening: Cite
    uncalled_raise: Cite
    won_by_opening: EndingCites
    won_by_raising: EndingCites
    checks: tuple[Cite, Cite] | None = None  # the first player's, and those after it
    option: Cite | None = None  # the last word, where nobody has raised
    option_raised: Cite | None = None  # and of the same player, where somebody has
    next_opening: Cite | None = None  # after the first player has not opened
    shown_unopened: bool = True  # are hands shown where nobody opens the last round?
    again: Cite | None = None  # whoever has acted, and has to answer a raise
    folding: Offer = field(init=False, repr=False)  # what is offered in turn after turn, made once
    calling: Offer = field(init=False, repr=False)
    checking: tuple[Offer, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "folding", Offer(self.fold, costs=Cost.GIVES_UP))
        object.__setattr__(self, "calling", Offer(self.call, ordinary=True, costs=Cost.MORE))
        object.__setattr__(self, "checking", tuple(Offer(each, ordinary=True) for each in self.checks or ()))
