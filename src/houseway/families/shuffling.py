"""Cards shuffled by hand, cut by a player and marked with a cutting card: blackjack, baccarat and their like."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from houseway.cite import Cite
from houseway.equipment.shoe import Shoe
from houseway.errors import Ground, Refused
from houseway.play.acts import choice
from houseway.play.ask import Ask, Choice, Offer, Steps
from houseway.play.people import DEALER_OR_MORE_SENIOR, Role

__all__ = ["ShufflingCites", "cut_and_mark", "inspect_new_cards", "marking_awaited", "shuffle"]

DEALER = frozenset({Role.DEALER})


@dataclass(frozen=True, slots=True)
class ShufflingCites:
    """Where a game's own Part provides for each step."""

    sorting: Cite
    spreading: Cite
    shuffling: Cite
    required: Cite  # that the cards are cut at all
    presenting: Cite  # how the stack is held out
    cutting: Cite  # where in the stack
    once: Cite  # and not again
    completing: Cite  # the front goes to the back
    offering: Cite  # to whom first
    declined: Cite  # the next player
    nobody: Cite  # staff cut
    marking: Cite  # the second cutting card
    loading: Cite  # into the shoe


def anybody(_name: str) -> bool:
    return True


def inspect_new_cards(under: ShufflingCites, floor_manager: Role = Role.FLOOR_MANAGER) -> Steps[None]:
    """Dealer and floor manager look the cards over, each on their own; then the players see them spread."""
    sorting = {"sort and inspect": Offer(under.sorting)}
    yield Choice(DEALER, sorting, under.sorting, "new cards are on the table")
    yield Choice(frozenset({floor_manager}), sorting, under.sorting, "new cards are on the table")
    yield Choice(DEALER, {"spread the cards": Offer(under.spreading)}, under.spreading)


def shuffle(under: Cite) -> Steps[None]:
    yield Choice(DEALER, {"shuffle": Offer(under)}, under)


def cut_and_mark(
    shoe: Shoe,
    players: Sequence[str],
    under: ShufflingCites,
    may: Callable[[str], bool] = anybody,
    depths: tuple[int, int, int] | None = None,
) -> Steps[None]:
    """Offer the cut to each player in turn who still may, then to staff; then the second cutting card goes in.

    The middle and the ordinary depth are taken where nobody says how deep: the order of the cards is not known here.
    `depths` are the fewest, the most and the usual number of cards behind the second cutting card.
    """
    yield Choice(DEALER, {"offer the cut": Offer(under.presenting)}, under.required)
    yield from offer_the_cut(shoe, players, under, may)
    again = partial(_no_second_cut, under.once)
    yield Choice(DEALER, {"complete the cut": Offer(under.completing)}, under.completing, refuses=again)
    shoe.marker = yield from mark(depths or (*shoe.marker_depths(), shoe.remaining // 4), under.marking, again)
    yield Choice(DEALER, {"put the cards in the shoe": Offer(under.loading)}, under.loading, refuses=again)


def offer_the_cut(shoe: Shoe, players: Sequence[str], under: ShufflingCites, may: Callable[[str], bool]) -> Steps[None]:
    """Each player in turn, until one takes it."""
    least, most = shoe.cut_positions
    where = (choice("at", range(least, most + 1), optional=True),) if least <= most else ()  # few cards: anywhere
    cut = Offer(under.cutting, where, "how many cards from the front")
    offers = {"cut": cut, "decline": Offer(under.declined)}
    for number, who in enumerate(players):
        offered = under.declined if number else under.offering
        if may(who):
            answer = yield Choice(who, offers, offered, "the cut", wanted=partial(may, who))
            if answer is not None and answer[1] == "cut":
                return
    yield Choice(DEALER_OR_MORE_SENIOR, {"cut": cut}, under.nobody, "no player has cut")


def _no_second_cut(under: Cite, act: str) -> Refused | None:
    return Refused(under, "the cards are cut only once", ground=Ground.WHEN) if act == "cut" else None


def mark(depths: tuple[int, int, int], under: Cite, again: Callable[[str], Refused | None]) -> Steps[int]:
    least, most, usual = depths
    behind = choice("behind", range(least, most + 1), optional=True)
    offers = {"insert the cutting card": Offer(under, (behind,), "how many cards behind it")}
    _, _, details = yield Choice(DEALER, offers, under, MARKING, refuses=again)
    return int(details.get("behind", usual))


MARKING = "the cutting card goes in"


def marking_awaited(ask: Ask | None) -> bool:
    """Is the second cutting card about to go in? Then a pit boss may say how deep."""
    return isinstance(ask, Choice) and ask.about == MARKING
