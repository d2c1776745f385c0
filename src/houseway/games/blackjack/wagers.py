"""The wagers of blackjack, each a row: on the box (qld s18), insurance (s36), doubling down (s37) and splitting (s38).

The side wagers, super sevens and bonus blackjack, are in `side_wagers`.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.hand import Box, Hand
from houseway.money import Odds
from houseway.play.sign import Limits
from houseway.play.wager import Placed, Wager, loses, voids, wins

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

__all__ = [
    "BLACKJACK_WAGER",
    "BOXES",
    "DOUBLE_DOWN_WAGER",
    "INSURANCE_WAGER",
    "SPLIT_WAGER",
    "Compared",
    "box_number",
    "compare",
]

BOXES: Final = tuple(f"box {n}" for n in range(1, 8))


def box_number(selection: str) -> int:
    return int(selection[4:])


class Compared(NamedTuple):
    """The facts that decide a wager on a hand: the player's points and the dealer's."""

    points: int
    blackjack: bool
    dealers: int
    dealers_blackjack: bool
    second_cards_out: bool = True  # the dealer has a second card
    even_money: bool = False
    split: bool = False


def compare(hand: Hand, dealer: Hand, even_money: bool = False) -> Compared:
    """What a hand has against the dealer's."""
    two = len(dealer.cards) > 1
    return Compared(hand.total, hand.blackjack, dealer.total, dealer.blackjack, two, even_money, hand.split)


# The words of s18, one predicate a paragraph; a blackjack has its own sections (s35).


def over_21(f: Compared) -> bool:  # (f)
    return f.points > 21


def dealer_over_21(f: Compared) -> bool:  # (a)
    return f.points <= 21 < f.dealers and not f.blackjack


def exceeds_dealer(f: Compared) -> bool:  # (b)
    return f.dealers < f.points <= 21 and not f.blackjack and f.second_cards_out


def blackjack_beats_21(f: Compared) -> bool:  # (c)
    return f.blackjack and f.dealers == 21 and not f.dealers_blackjack and not f.even_money


def dealers_blackjack_beats_21(f: Compared) -> bool:  # (d)
    return f.dealers_blackjack and f.points == 21 and not f.blackjack and not f.split


def dealers_blackjack_beats_split_21(f: Compared) -> bool:  # (d), reading B15
    return f.dealers_blackjack and f.points == 21 and not f.blackjack and f.split


def the_same(f: Compared) -> bool:  # (e)
    if f.blackjack or f.dealers_blackjack:
        return f.blackjack and f.dealers_blackjack and not f.even_money
    return f.points == f.dealers <= 21


def dealer_exceeds(f: Compared) -> bool:  # (g)
    return f.points < f.dealers <= 21 and f.second_cards_out


def paid_at_once(f: Compared) -> bool:  # s35(1)
    return f.blackjack and not f.second_cards_out and not f.even_money


def paid_after_second_card(f: Compared) -> bool:  # s35(3)
    alone = f.blackjack and f.second_cards_out and not f.dealers_blackjack
    return alone and f.dealers != 21 and not f.even_money


def even_money(f: Compared) -> bool:  # s35(4)
    return f.even_money


def dealer_has_blackjack(f: Compared) -> bool:
    return f.dealers_blackjack


THREE_TO_TWO: Final = Odds(3, 2)
BY_POINTS: Final = (
    loses(over_21, "qld s18(f)"),
    wins(dealer_over_21, "qld s18(a)", "qld s20"),
    wins(exceeds_dealer, "qld s18(b)", "qld s20"),
    loses(dealers_blackjack_beats_21, "qld s18(d)"),
    loses(dealers_blackjack_beats_split_21, "qld s18(d)", "qld s38(4)(c)", "reading B15"),
    voids(the_same, "qld s18(e)"),
    loses(dealer_exceeds, "qld s18(g)"),
)


# Where and for how much the wager on a box may be made


def check_box(table: "BlackjackTable", person: str, selection: str) -> None:
    """Refuse a box that this person may not play on now."""
    if selection not in table.selections:
        allowed = f"there are {', '.join(table.selections)}"
        raise Refused("qld s13(2)", f"the layout has no {selection!r}", instead=allowed)
    table.entry.check(table, person)
    box = table.boxes.get(box_number(selection))
    if box is not None and person not in box.players and len(box.players) >= table.rules.players_to_a_box:
        _box_is_full(table, box)
    others = any(person in b.players for b in table.boxes.values() if b is not box)
    if others and not table.rules.several_boxes:
        why = f"{person} already plays on a box, and the casino permits only one"
        raise Refused("qld s44(1)", why, ground=Ground.WHO)


def _box_is_full(table: "BlackjackTable", box: Box) -> None:
    most = table.rules.players_to_a_box
    if most == 1:
        why = f"{box.label} is {box.first_player}'s; nobody may wager on another player's hand here"
        raise Refused("qld s41", why, ground=Ground.WHO)
    raise Refused("qld s42(1)", f"{box.label} has its {most} players", ground=Ground.WHO)


def box_amounts(table: "BlackjackTable", person: str, selection: str) -> tuple[Limits, Cite]:
    """The sign's limits; less for a late entrant (s22(2)), or where a box is limited as a whole (s42(2))."""
    limits = table.sign.limits["blackjack"]
    if table.entry.minimum_only(table, person):
        return Limits(limits.minimum, limits.minimum), cite("qld s22(2)")
    if table.rules.box_limited_as_a_whole:
        others = sum(p.stake for p in table.main_wagers(selection) if p.person != person)
        if others:
            return Limits(limits.minimum, limits.maximum - others), cite("qld s42(2)")
    several = any(person in box.players for n, box in table.boxes.items() if n != box_number(selection))
    return limits, cite("qld s44(2)") if several else cite("qld s5(1)(b)")


def onto_box(table: "BlackjackTable", placed: Placed) -> None:
    """The player now plays on the box: as its first player, or behind the first (s43(b))."""
    number = box_number(placed.selection)
    box = table.boxes.get(number)
    if box is None:
        box = table.boxes[number] = Box(number)
    if placed.person not in box.players:
        box.players.append(placed.person)
    placed.place = box.hands[0]


def off_box(table: "BlackjackTable", placed: Placed) -> None:
    """A wager was taken back: so are its owner's others on the box, and an empty box is out of the round."""
    table.leave_box(placed)


BLACKJACK_WAGER: Final = Wager[Compared](
    "blackjack",
    permitted="qld s18",
    clauses=(
        wins(even_money, "qld s35(4)", pays=Odds(1, 1)),
        wins(paid_at_once, "qld s35(1)", "qld s20", pays=THREE_TO_TWO),
        wins(blackjack_beats_21, "qld s18(c)", "qld s35(3)", "qld s20", pays=THREE_TO_TWO),
        wins(paid_after_second_card, "qld s35(3)", "qld s20", pays=THREE_TO_TWO),
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
)

DOUBLE_DOWN_WAGER: Final = Wager[Compared](
    "double down",
    permitted="qld s37(1)",
    clauses=(voids(dealer_has_blackjack, "qld s37(4)"), *BY_POINTS),
    says="an additional wager on 9, 10 or 11, for one card more",
)

SPLIT_WAGER: Final = Wager[Compared](
    "split",
    permitted="qld s38(2)",
    clauses=(voids(dealer_has_blackjack, "qld s38(5)", "reading B4"), *BY_POINTS),
    says="the additional wager on the second hand of a split",
)


class Second(NamedTuple):
    """The fact that decides insurance: the value of the dealer's second card, an ace as 1."""

    value: int


def ten(second: Second) -> bool:
    return second.value == 10


def not_ten(second: Second) -> bool:
    return second.value != 10


INSURANCE_WAGER: Final = Wager[Second](
    "insurance",
    permitted="qld s36(1)",
    clauses=(wins(ten, "qld s36(1)", "qld s36(5)"), loses(not_ten, "qld s36(1)", "qld s36(6)")),
    pays=Odds(2, 1),
    says="that the dealer's ace becomes a blackjack",
)


def second_card(dealer: Hand) -> Second:
    return Second(VALUE[dealer.cards[1]])
