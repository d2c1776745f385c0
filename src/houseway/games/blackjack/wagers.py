"""The wagers of blackjack, each a row: on the box (qld s18), insurance (s36), doubling down (s37) and splitting (s38).

The side wagers, super sevens and bonus blackjack, are in `side_wagers`.
"""

from dataclasses import replace
from typing import Final, NamedTuple

from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.boxes import BOXES, box_amounts, check_box, cut_box, off_box, onto_box
from houseway.games.blackjack.hand import Hand
from houseway.money import Odds
from houseway.play.wager import Clause, Wager, loses, voids, wins


class HandTotals(NamedTuple):
    """The facts that decide a wager on a hand: the player's points and the dealer's."""

    points: int
    blackjack: bool
    dealers: int
    dealers_blackjack: bool
    dealers_cards: int = 2
    even_money: bool = False
    split: bool = False

    @property
    def mine(self) -> str:
        return "a blackjack" if self.blackjack else str(self.points)

    @property
    def theirs(self) -> str:
        return "a blackjack" if self.dealers_blackjack else str(self.dealers)


def compare(hand: Hand, dealer: Hand, even_money: bool = False) -> HandTotals:
    """What a hand has against the dealer's."""
    cards = len(dealer.cards)
    return HandTotals(hand.total, hand.blackjack, dealer.total, dealer.blackjack, cards, even_money, hand.split)


# The words of s18, one predicate a paragraph; a blackjack has its own section (s35).


def over_21(f: HandTotals) -> bool:  # (f)
    return f.points > 21


def dealer_over_21(f: HandTotals) -> bool:  # (a)
    return f.points <= 21 < f.dealers and not f.blackjack


def exceeds_dealer(f: HandTotals) -> bool:  # (b)
    return f.dealers < f.points <= 21 and not f.blackjack


def blackjack_beats_21(f: HandTotals) -> bool:  # (c)
    return f.blackjack and f.dealers == 21 and f.dealers_cards > 2 and not f.even_money


def blackjack_beats_deemed_21(f: HandTotals) -> bool:  # s62: an ace and a ten that are no blackjack
    return f.blackjack and f.dealers == 21 and f.dealers_cards == 2 and not (f.dealers_blackjack or f.even_money)


def dealers_blackjack_beats_21(f: HandTotals) -> bool:  # (d)
    return f.dealers_blackjack and f.points == 21 and not f.blackjack and not f.split


def dealers_blackjack_beats_split_21(f: HandTotals) -> bool:  # (d), reading B15
    return f.dealers_blackjack and f.points == 21 and not f.blackjack and f.split


def the_same(f: HandTotals) -> bool:  # (e)
    if f.blackjack or f.dealers_blackjack:
        return f.blackjack and f.dealers_blackjack and not f.even_money
    return f.points == f.dealers <= 21


def dealer_exceeds(f: HandTotals) -> bool:  # (g)
    return f.points < f.dealers <= 21


def paid_at_once(f: HandTotals) -> bool:  # s35(1)
    return f.blackjack and f.dealers_cards == 1 and not f.even_money


def paid_after_second_card(f: HandTotals) -> bool:  # s35(3)
    return f.blackjack and f.dealers_cards > 1 and f.dealers != 21 and not f.even_money


def even_money(f: HandTotals) -> bool:  # s35(4)
    return f.even_money


THREE_TO_TWO: Final = Odds(3, 2)
HANDS: Final = "the hand has {0.mine} and the dealer {0.theirs}"
BY_POINTS: Final = (
    loses(
        over_21,
        "qld s18(f)",
        because="the hand has {0.points}, which is over 21, whatever the dealer has",
        unless="the hand has {0.mine}, which is not over 21",
    ),
    wins(
        dealer_over_21,
        "qld s18(a)",
        "qld s20",
        because="the hand has {0.points}, and the dealer went over 21 with {0.theirs}",
        unless=f"{HANDS}, which is not over 21",
    ),
    wins(
        exceeds_dealer,
        "qld s18(b)",
        "qld s20",
        because=f"{HANDS}, which is less",
        unless=f"{HANDS}, which is not less",
    ),
    voids(
        the_same,
        "qld s18(e)",
        because="the hand and the dealer both have {0.mine}: nobody wins",
        unless=f"{HANDS}, which is not the same",
    ),
    loses(
        dealer_exceeds,
        "qld s18(g)",
        because=f"{HANDS}, which is more",
        unless=f"{HANDS}, which is not more",
    ),
)


def dealer_has_blackjack(f: HandTotals) -> bool:  # s37(4), s38(5)
    return f.dealers_blackjack and f.points <= 21


def dealer_has_blackjack_after_a_bust(f: HandTotals) -> bool:  # the same, and reading B4
    return f.dealers_blackjack and f.points > 21


def without_dealers_blackjack(clause: Clause[HandTotals]) -> Clause[HandTotals]:
    """An additional wager is decided by points only where the dealer has no blackjack."""
    return replace(clause, when=lambda f: not f.dealers_blackjack and clause.when(f))


BLACKJACK_WAGER: Final = Wager[HandTotals](
    "blackjack",
    permitted="qld s18",
    clauses=(
        wins(
            even_money,
            "qld s35(4)",
            pays=Odds(1, 1),
            because="{person} has {0.mine} and took even money, before the dealer's second card came",
            unless="the hand has {0.mine}, and nobody took even money for it",
        ),
        wins(
            paid_at_once,
            "qld s35(1)",
            "qld s20",
            pays=THREE_TO_TWO,
            because="the hand is {0.mine}, and the dealer's first card, which counts {0.dealers}, cannot make one",
            unless=f"{HANDS}: this is for a blackjack while the dealer has one card, and that can make none",
        ),
        wins(
            blackjack_beats_21,
            "qld s18(c)",
            "qld s35(3)",
            "qld s20",
            pays=THREE_TO_TWO,
            because="{0.mine} beats the dealer's 21, which is made of {0.dealers_cards} cards",
            unless=f"{HANDS}: this is for a blackjack against a 21 of three cards or more",
        ),
        wins(
            blackjack_beats_deemed_21,
            "qld s35(3)",
            "qld s62",
            "reading B5",
            "qld s20",
            pays=THREE_TO_TWO,
            because="{0.mine} beats the dealer's {0.theirs}, which came with cards too many and is not a blackjack",
            unless=f"{HANDS}: this is for a blackjack against an ace and a ten that do not count as one",
        ),
        wins(
            paid_after_second_card,
            "qld s35(3)",
            "qld s20",
            pays=THREE_TO_TWO,
            because="the hand is {0.mine}, and the dealer has {0.theirs}, which is none",
            unless=f"{HANDS}: this is for a blackjack where the dealer has neither one nor 21",
        ),
        loses(
            dealers_blackjack_beats_21,
            "qld s18(d)",
            because="the hand has {0.mine} without a blackjack, and the dealer has {0.theirs}, which beats it",
            unless=f"{HANDS}: this is for a 21 against a blackjack of the dealer's",
        ),
        loses(
            dealers_blackjack_beats_split_21,
            "qld s18(d)",
            "qld s38(4)(c)",
            "reading B15",
            because="{0.mine} on a split is never a blackjack, and the dealer has {0.theirs}, which beats it",
            unless=f"{HANDS}: this is for a 21 on a split against a blackjack of the dealer's",
        ),
        *BY_POINTS,
    ),
    pays=Odds(1, 1),
    limit="blackjack",
    selections=BOXES,
    says="on a box, against the dealer's hand",
    check=check_box,
    amounts=box_amounts,
    placed=onto_box,
    withdrawn=off_box,
    cut=cut_box,
)


def additional(name: str, permitted: str, void: str, says: str) -> Wager[HandTotals]:
    """An additional wager: decided by points, unless the dealer has blackjack."""
    blackjacks = (
        voids(
            dealer_has_blackjack,
            void,
            because="the dealer has {0.theirs}, so what was added to the first wager goes back",
            unless=f"{HANDS}: this is for a hand up to 21 against a blackjack of the dealer's",
        ),
        voids(
            dealer_has_blackjack_after_a_bust,
            void,
            "reading B4",
            because="the dealer has {0.theirs}, so what was added goes back, though the hand is over 21 with {0.mine}",
            unless=f"{HANDS}: this is for a hand over 21 against a blackjack of the dealer's",
        ),
    )
    by_points = map(without_dealers_blackjack, BY_POINTS)
    return Wager(name, permitted=permitted, clauses=(*blackjacks, *by_points), says=says, withdrawn=off_box)


DOUBLE_DOWN_WAGER: Final = additional(
    "double down", "qld s37(1)", "qld s37(4)", "an additional wager on 9, 10 or 11, for one card more"
)
SPLIT_WAGER: Final = additional(
    "split", "qld s38(2)", "qld s38(5)", "the additional wager on the second hand of a split"
)


class Second(NamedTuple):
    """The fact that decides insurance: the value of the dealer's second card, an ace as 1."""

    value: int


INSURANCE_WAGER: Final = Wager[Second](
    "insurance",
    permitted="qld s36(1)",
    clauses=(
        wins(
            lambda second: second.value == 10,
            "qld s36(1)",
            "qld s36(5)",
            because="the dealer's second card counts {0.value}: with the ace it is a blackjack",
            unless="the dealer's second card counts {0.value}, not 10",
        ),
        loses(
            lambda second: second.value != 10,
            "qld s36(1)",
            "qld s36(6)",
            because="the dealer's second card counts {0.value}: with the ace it is no blackjack",
            unless="the dealer's second card counts {0.value}",
        ),
    ),
    pays=Odds(2, 1),
    says="that the dealer's ace becomes a blackjack",
    withdrawn=off_box,
)

ADDITIONAL_WAGERS: Final = (INSURANCE_WAGER, DOUBLE_DOWN_WAGER, SPLIT_WAGER)


def second_card(dealer: Hand) -> Second:
    return Second(VALUE[dealer.cards[1]])
