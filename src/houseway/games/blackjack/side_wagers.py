"""Super sevens (qld ss 45 to 50) and bonus blackjack (ss 50A to 50E): rows decided by the cards of one hand."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.cards import RANK, SUIT, Card
from houseway.errors import Ground, Refused
from houseway.games.blackjack.boxes import BOXES, box_number
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.wagers import BLACKJACK_WAGER
from houseway.money import Amount, Odds, cents
from houseway.play.sign import Limits
from houseway.play.wager import Placed, Wager, loses, wins
from houseway.play.wagering import Wagering

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

__all__ = ["BONUS_BLACKJACK_WAGER", "SUPER_SEVENS_WAGER", "WAGERING", "Bonus", "Sevens", "count_sevens", "wagering"]


# Super sevens


class Sevens(NamedTuple):
    """How many of the first cards are sevens, counted from the first, and whether those are of one suit."""

    number: int
    one_suit: bool


def count_sevens(cards: list[Card]) -> Sevens:
    number = 0
    while number < min(3, len(cards)) and RANK[cards[number]] == 7:
        number += 1
    return Sevens(number, len({SUIT[card] for card in cards[:number]}) == 1)


def three_of_one_suit(s: Sevens) -> bool:
    return s.number == 3 and s.one_suit


def three(s: Sevens) -> bool:
    return s.number == 3 and not s.one_suit


def two_of_one_suit(s: Sevens) -> bool:
    return s.number == 2 and s.one_suit


def two(s: Sevens) -> bool:
    return s.number == 2 and not s.one_suit


def one(s: Sevens) -> bool:
    return s.number == 1


def none(s: Sevens) -> bool:
    return s.number == 0


def check_super_sevens(table: "BlackjackTable", person: str, selection: str) -> None:
    if not table.rules.super_sevens:
        raise Refused("qld s45", "the boxes of this table have no place for super sevens")
    _check_own_wager(table, person, selection, "qld s46(1)")


def _check_own_wager(table: "BlackjackTable", person: str, selection: str, under: str) -> None:
    if selection not in table.selections:
        raise Refused(under, f"the layout has no {selection!r}", instead=f"there are {', '.join(table.selections)}")
    box = table.boxes.get(box_number(selection))
    if box is None or person not in box.players:
        raise Refused(under, f"{person} has no blackjack wager on {selection}", instead="wager on the box first")


def onto_hand(table: "BlackjackTable", placed: Placed) -> None:
    placed.place = table.boxes[box_number(placed.selection)].hands[0]


SUPER_SEVENS_WAGER: Final = Wager[Sevens](
    "super sevens",
    permitted="qld s45",
    clauses=(
        wins(three_of_one_suit, "qld s47(1)(a)", "qld s47(2)(a)(i)", pays=Odds(5000, 1)),
        wins(three, "qld s47(1)(a)", "qld s47(2)(a)(ii)", pays=Odds(500, 1)),
        wins(two_of_one_suit, "qld s47(1)(b)", "qld s47(2)(b)(i)", pays=Odds(100, 1)),
        wins(two, "qld s47(1)(b)", "qld s47(2)(b)(ii)", pays=Odds(50, 1)),
        wins(one, "qld s47(1)(c)", "qld s47(2)(c)", pays=Odds(3, 1)),
        loses(none, "qld s47(3)"),
    ),
    limit="super sevens",
    selections=BOXES,
    says="that the first cards are sevens",
    check=check_super_sevens,
    placed=onto_hand,
)


# Bonus blackjack


class Bonus(NamedTuple):
    """The cards of the hand that decides, how many decks are in use, and the blackjack on the sign."""

    ranks: tuple[int, ...]  # sorted
    one_suit: bool
    decks: int
    nominated: bool


def bonus_facts(hand: Hand, decks: int, nominated: frozenset[Card]) -> Bonus:
    """What the cards of a hand make; the nominated blackjack has to be a blackjack (s50C(3)), so never on a split."""
    cards = hand.cards
    ranks = tuple(sorted(RANK[card] for card in cards))
    one_suit = len({SUIT[card] for card in cards}) == 1
    return Bonus(ranks, one_suit, decks, hand.blackjack and frozenset(cards) == nominated)


FIVES_AND_SIX: Final = (5, 5, 5, 6)
SEVENS: Final = (7, 7, 7)
SIX_SEVEN_EIGHT: Final = (6, 7, 8)
COMBINATIONS: Final = (FIVES_AND_SIX, SEVENS, SIX_SEVEN_EIGHT)


def nominated_blackjack(b: Bonus) -> bool:
    return b.nominated


def nothing(b: Bonus) -> bool:
    return b.ranks not in COMBINATIONS and not b.nominated


def still_possible(b: Bonus) -> bool:
    """Could more cards still make one of the combinations?"""
    return any(not Counter(b.ranks) - Counter(combination) for combination in COMBINATIONS)


def check_bonus(table: "BlackjackTable", person: str, selection: str) -> None:
    if not table.rules.bonus_blackjack:
        raise Refused("qld s50A(1)", "this table does not offer bonus blackjack")
    _check_own_wager(table, person, selection, "qld s50B(1)")
    box = table.boxes[box_number(selection)]
    if person != box.first_player:
        why = f"only {box.first_player}, the first player of {box.label}, may make a bonus blackjack wager"
        raise Refused("qld s50B(2)", why, ground=Ground.WHO)


def one_dollar(_table: "BlackjackTable", _person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    """One wager of $1 a box and round."""
    return Limits(cents("1"), cents("1")), cite("qld s50A(1)"), cite("qld s50B(5)")


BONUS_BLACKJACK_WAGER: Final = Wager[Bonus](
    "bonus blackjack",
    permitted="qld s50A(1)",
    clauses=(
        wins(lambda b: b.ranks == FIVES_AND_SIX and b.one_suit, "qld s50C(1)(a)", "qld s50C(2)(a)(i)", "reading B10",
             pays=Amount(cents("25000"))),
        wins(lambda b: b.ranks == FIVES_AND_SIX and not b.one_suit, "qld s50C(1)(a)", "qld s50C(2)(a)(ii)",
             "reading B10", pays=Amount(cents("1500"))),
        wins(lambda b: b.ranks == SEVENS and b.one_suit, "qld s50C(1)(b)", "qld s50C(2)(b)(i)", "reading B10",
             pays=Amount(cents("5000"))),
        wins(lambda b: b.ranks == SEVENS and not b.one_suit, "qld s50C(1)(b)", "qld s50C(2)(b)(ii)", "reading B10",
             pays=Amount(cents("500"))),
        wins(lambda b: b.ranks == SIX_SEVEN_EIGHT and b.one_suit and b.decks == 8, "qld s50C(1)(c)",
             "qld s50C(2)(c)(i)(A)", "reading B10", pays=Amount(cents("750"))),
        wins(lambda b: b.ranks == SIX_SEVEN_EIGHT and b.one_suit and b.decks == 6, "qld s50C(1)(c)",
             "qld s50C(2)(c)(i)(B)", "reading B10", pays=Amount(cents("800"))),
        wins(lambda b: b.ranks == SIX_SEVEN_EIGHT and not b.one_suit, "qld s50C(1)(c)", "qld s50C(2)(c)(ii)",
             "reading B10", pays=Amount(cents("50"))),
        wins(nominated_blackjack, "qld s50C(1)(d)", "qld s50C(2)(d)", "qld s50C(3)", "reading B10",
             pays=Amount(cents("175"))),
        loses(nothing, "qld s50C(1)"),
    ),
    selections=BOXES,
    says="$1 that certain cards come: 5-5-5-6, 7-7-7, 6-7-8, or the blackjack on the sign",
    check=check_bonus,
    amounts=one_dollar,
    placed=onto_hand,
)  # fmt: skip


# What may be wagered on before the first card


def wagering(*rows: Wager[Any]) -> Wagering:
    """These wagers are open until the deal (s18, s21(1))."""
    dealt = cite("qld s21(1)")
    return Wagering(rows, under=cite("qld s18"), closed_by="deal", closed_under=dealt, withdrawn_under=dealt)


WAGERING: Final = wagering(BLACKJACK_WAGER, SUPER_SEVENS_WAGER, BONUS_BLACKJACK_WAGER)
