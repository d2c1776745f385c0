"""Cards shuffled by hand, cut by a player and marked with a cutting card: blackjack, baccarat and their like.

The moments of it are the same in all these games, and stand here in their order.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from houseway.cite import Cite
from houseway.equipment.shoe import Shoe
from houseway.errors import Ground, Refused
from houseway.play.acts import choice
from houseway.play.ask import Ask, Choice, Cost, Offer, Steps
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, DIRECTORS, Role
from houseway.play.table import Call, Table

INSPECTING: Final = "new cards are inspected"
SHUFFLING: Final = "the cards are shuffled"
BEFORE_THE_CUT: Final = "the cards are about to be cut"
CUTTING: Final = "the cards are cut"
MARKING: Final = "the cutting card goes in"
LOADING: Final = "the cards go into the shoe"
MOMENTS: Final = (INSPECTING, SHUFFLING, BEFORE_THE_CUT, CUTTING, MARKING, LOADING)


BOTH: Final = (DEALER, DIRECTORS)  # who inspect new cards, the second of them a floor manager
FINDS: Final = choice("finds", ("a card missing", "a card too many", "a card unfit for play"), optional=True)


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


def steps_of(under: ShufflingCites) -> dict[str, Cite]:
    """What is done with the cards, and what says when and by whom."""
    return {
        "sort and inspect": under.sorting,
        "spread the cards": under.spreading,
        "shuffle": under.shuffling,
        "offer the cut": under.presenting,
        "cut": under.offering,
        "decline": under.declined,
        "complete the cut": under.completing,
        "insert the cutting card": under.marking,
        "put the cards in the shoe": under.loading,
    }


def inspect_new_cards(
    table: Table, sorting: Cite | None, spreading: Cite, moment: str = INSPECTING, ask: type[Choice] = Choice
) -> Steps[object]:
    """Dealer and floor manager look the cards over, each on their own; then the players see them spread.

    Neither need be the first. Where something is found, other cards are brought (reading G19). What comes instead of
    an inspection is handed on.
    """
    both: tuple[frozenset[Role], ...] = BOTH if sorting is not None else ()
    still = both
    while True:
        name, rests_on = ("sort and inspect", sorting) if still and sorting else ("spread the cards", spreading)
        offers = {name: Offer(rests_on, (FINDS,))}
        roles = frozenset[Role]().union(*still) or DEALER
        came = yield ask(roles, offers, rests_on, "new cards are on the table", moment=moment)
        if not isinstance(came, tuple):
            return came
        who, _, details = came
        if "finds" in details:
            table.rule(f"the {who} finds {details['finds']}: other cards are brought", rests_on, "reading G19")
            still = both
        elif not still:
            return None
        else:
            still = tuple(each for each in still if table.people[who].role not in each)


def show_the_cards(table: Table, said: Call) -> None:
    """The players see them before they are shuffled; where nobody is there to, that is noted."""
    if any(table.takes_part(person.name) for person in table.players):
        table.announce(said)
    else:
        table.rule("not done: no player is there to look at the cards", said.under)


def shuffle(under: Cite) -> Steps[None]:
    yield Choice(DEALER, {"shuffle": Offer(under)}, under, moment=SHUFFLING)


def cut_and_mark(
    shoe: Shoe,
    players: Sequence[str],
    under: ShufflingCites,
    may: Callable[[str], bool],
    depths: tuple[int, int, int] | None = None,
) -> Steps[None]:
    """Offer the cut to each player in turn who still may, then to staff; then the second cutting card goes in.

    The middle and the ordinary depth are taken where nobody says how deep: the order of the cards is not known here.
    `depths` are the fewest, the most and the usual number of cards behind the second cutting card.
    """
    yield Choice(DEALER, {"offer the cut": Offer(under.presenting)}, under.required, moment=BEFORE_THE_CUT)
    yield from offer_the_cut(shoe, players, under, may)
    again = partial(_no_second_cut, under.once)
    completed, loaded = (
        {"complete the cut": Offer(under.completing)},
        {"put the cards in the shoe": Offer(under.loading)},
    )
    yield Choice(DEALER, completed, under.completing, refuses=again, moment=CUTTING)
    shoe.marker = yield from mark(shoe, depths or (*shoe.marker_depths(), shoe.remaining // 4), under.marking, again)
    yield Choice(DEALER, loaded, under.loading, refuses=again, moment=LOADING)


def offer_the_cut(shoe: Shoe, players: Sequence[str], under: ShufflingCites, may: Callable[[str], bool]) -> Steps[None]:
    """Each player in turn, until one takes it."""
    least, most = shoe.cut_positions
    anywhere = range(shoe.remaining + 1)  # so few cards that no place is far enough from both ends
    where = choice("at", range(least, most + 1) or anywhere, optional=True)
    cut = Offer(under.cutting, (where,), "how many cards from the front", ordinary=True, costs=Cost.MORE)
    offers = {"cut": cut, "decline": Offer(under.declined)}
    for number, who in enumerate(players):
        offered = under.declined if number else under.offering
        if may(who):
            answer = yield Choice(who, offers, offered, "the cut", wanted=partial(may, who), moment=CUTTING)
            if answer is not None and answer[1] == "cut":
                return
    yield Choice(DEALER_OR_MORE_SENIOR, {"cut": cut}, under.nobody, "no player has cut", moment=CUTTING)


def _no_second_cut(under: Cite, act: str) -> Refused | None:
    return Refused(under, "the cards are cut only once", ground=Ground.WHEN) if act == "cut" else None


class Marking(Choice):
    """The second cutting card is about to go into this stack."""

    __slots__ = ("shoe",)
    shoe: Shoe


def mark(shoe: Shoe, depths: tuple[int, int, int], under: Cite, again: Callable[[str], Refused | None]) -> Steps[int]:
    least, most, usual = depths
    behind = choice("behind", range(least, most + 1), optional=True)
    offers = {"insert the cutting card": Offer(under, (behind,), "how many cards behind it")}
    ask = Marking(DEALER, offers, under, "the cutting card goes in", refuses=again, moment=MARKING)
    ask.shoe = shoe
    _, _, details = yield ask
    return int(details.get("behind", usual))


def to_be_marked(ask: Ask | None) -> Shoe | None:
    """The stack that the second cutting card is about to go into: a pit boss may say how deep."""
    return ask.shoe if isinstance(ask, Marking) else None
