"""The cards before a round: new ones looked over and washed, then shuffled, cut and put where they are dealt from.

Where cards are changed while wagers are open, those go on beside it (`Aside`).
"""

from functools import partial
from typing import Final

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.shuffling import inspect_new_cards, show_the_cards
from houseway.games.caribbean_stud.moments import IN_PLACE, NEW_CARDS, NEW_IN_PLACE, SHUFFLING
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.ask import Aside, Offer, Steps
from houseway.play.people import DEALER

CUT, LOAD, INSERT = "cut the cards", "put the cards in the shoe", "insert the cards in the device"
SAYS: Final = {CUT: "", LOAD: "the cutting card over the bottom card", INSERT: ""}


def new_cards(table: CaribbeanStudTable) -> Steps[None]:
    """Sorted and inspected by two people, spread for the players to see, washed and shuffled by hand."""
    under = table.text.cards
    if under.spreading is not None:
        yield from inspect_new_cards(table, under.sorting, under.spreading, NEW_CARDS, Aside)
        if under.sorting is None:  # nobody but the staff is to see them
            table.announce(under.ready)
        else:
            show_the_cards(table, under.ready)
    washing = {"shuffle": Offer(under.washing, says="wash, stack and shuffle by hand")}
    yield Aside(DEALER, washing, under.washing, moment=NEW_CARDS)
    table.due = ""
    yield from put_in_place(table, NEW_IN_PLACE)


def shuffle_after_a_round(table: CaribbeanStudTable) -> Steps[None]:
    """By hand, unless a shuffling device does it; not cards that turn out to be unfit."""
    under, fit = table.text.cards.shuffling, partial(in_use, table)
    if not table.rules.device and fit():
        yield Aside(DEALER, {"shuffle": Offer(under)}, under, "the round is over", wanted=fit, moment=SHUFFLING)
    yield from put_in_place(table, IN_PLACE)


def in_use(table: CaribbeanStudTable) -> bool:
    """Are no others due in their place?"""
    return not table.due


def put_in_place(table: CaribbeanStudTable, moment: str) -> Steps[None]:
    """Into the shuffling device; without one the dealer cuts them, once, and puts them in the shoe."""
    under, fit = table.text.cards, partial(in_use, table)
    shoe = {CUT: under.cutting, LOAD: under.loading}
    for name, rests_on in ({INSERT: under.into_device} if table.rules.device else shoe).items():
        if fit():
            offers, again = {name: Offer(rests_on, says=SAYS[name])}, partial(_no_second_cut, under.cutting)
            refuses = again if name == LOAD else None
            yield Aside(DEALER, offers, rests_on, refuses=refuses, wanted=fit, moment=moment)


def _no_second_cut(under: Cite, act: str) -> Refused | None:
    return Refused(under, "the cards are cut only once", ground=Ground.WHEN) if act == CUT else None
