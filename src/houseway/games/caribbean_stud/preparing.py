"""The cards before a round: new ones looked over and washed, then shuffled, cut and put where they are dealt from.

Where cards are changed while wagers are open, those go on beside it (`Aside`).
"""

from functools import partial

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.games.caribbean_stud.moments import IN_PLACE, NEW_CARDS, NEW_IN_PLACE, SHUFFLING
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.ask import Aside, Offer, Steps
from houseway.play.people import DEALER, FLOOR_MANAGER


def new_cards(table: CaribbeanStudTable) -> Steps[None]:
    """Sorted and inspected by two people, spread for the players to see, washed and shuffled by hand."""
    under = table.text.cards
    if under.sorting is not None:
        sorting = {"sort and inspect": Offer(under.sorting)}
        yield Aside(DEALER, sorting, under.sorting, "new cards are on the table", moment=NEW_CARDS)
        yield Aside(FLOOR_MANAGER, sorting, under.sorting, "independently of the dealer", moment=NEW_CARDS)
    if under.spreading is not None:
        yield Aside(DEALER, {"spread the cards": Offer(under.spreading)}, under.spreading, moment=NEW_CARDS)
        table.announce(under.ready)
    washing = {"shuffle": Offer(under.washing, says="wash, stack and shuffle by hand")}
    yield Aside(DEALER, washing, under.washing, moment=NEW_CARDS)
    yield from put_in_place(table, NEW_IN_PLACE)


def shuffle_after_a_round(table: CaribbeanStudTable) -> Steps[None]:
    """By hand, unless a shuffling device does it."""
    under = table.text.cards.shuffling
    if not table.rules.device:
        yield Aside(DEALER, {"shuffle": Offer(under)}, under, "the round is over", moment=SHUFFLING)
    yield from put_in_place(table, IN_PLACE)


def put_in_place(table: CaribbeanStudTable, moment: str) -> Steps[None]:
    """Into the shuffling device; without one the dealer cuts them, once, and puts them in the shoe."""
    under = table.text.cards
    table.due = ""
    if table.rules.device:
        yield Aside(
            DEALER, {"insert the cards in the device": Offer(under.into_device)}, under.into_device, moment=moment
        )
        return
    yield Aside(DEALER, {"cut the cards": Offer(under.cutting)}, under.cutting, moment=moment)
    offers = {"put the cards in the shoe": Offer(under.loading, says="the cutting card over the bottom card")}
    yield Aside(DEALER, offers, under.loading, refuses=partial(_no_second_cut, under.cutting), moment=moment)


def _no_second_cut(under: Cite, act: str) -> Refused | None:
    return Refused(under, "the cards are cut only once", ground=Ground.WHEN) if act == "cut the cards" else None
