"""Bonus blackjack (qld ss 50A to 50E): $1 that the cards of a hand make one of four combinations."""

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.cards import RANK, SUIT, Card
from houseway.errors import Ground, Refused
from houseway.games.blackjack.boxes import BOXES, Amounts, beside_own_wager, box_number, onto_hand
from houseway.games.blackjack.hand import Hand
from houseway.money import FixedSum, cents
from houseway.play.settlement import settle
from houseway.play.sign import Limits
from houseway.play.wager import Clause, Wager, loses, wins

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

ONE_DOLLAR: Final = cite("qld s50A(1)")
FACES: Final = {1: "ace", 11: "jack", 12: "queen", 13: "king"}
BESIDES: Final = cite("qld s50D(1)")  # beside a blackjack wager


class Bonus(NamedTuple):
    """The cards of the hand that decides, how many decks are in use, and the blackjack on the sign."""

    ranks: tuple[int, ...]  # sorted
    one_suit: bool
    decks: int
    nominated: bool

    @property
    def told(self) -> str:
        """`5, 5, 6 of different suits`."""
        if self.nominated:
            return "the blackjack that is on the sign"
        suits = "one suit" if self.one_suit else "different suits"
        return f"{', '.join(FACES.get(rank, str(rank)) for rank in self.ranks) or 'none'} of {suits}"


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
MADE: Final = "the cards on {selection} are {0.told}"


def made(ranks: tuple[int, ...], one_suit: bool, dollars: str, *under: str, decks: int | None = None) -> Clause[Bonus]:
    """These cards win so much; of some, by how many decks are in use."""
    wanted = Bonus(ranks, one_suit, decks or 0, nominated=False).told
    return wins(
        lambda b: b.ranks == ranks and b.one_suit is one_suit and decks in (None, b.decks),
        *under,
        "reading B10",
        pays=FixedSum(cents(dollars)),
        because=f"{MADE}{' (the table has {0.decks} decks)' if decks else ''}",
        unless=f"{MADE}, not {wanted}{' (the table has {0.decks} decks)' if decks else ''}",
    )


def nothing(b: Bonus) -> bool:
    return b.ranks not in COMBINATIONS and not b.nominated


def still_possible(b: Bonus) -> bool:
    """Could more cards still make one of the combinations?"""
    return may_combine(b.ranks)


@lru_cache(maxsize=4096)
def may_combine(ranks: tuple[int, ...]) -> bool:
    """Are these among the ranks of a combination?"""
    return any(not Counter(ranks) - Counter(combination) for combination in COMBINATIONS)


def offered(table: "BlackjackTable", person: str, selection: str) -> None:
    if not table.rules.bonus_blackjack:
        raise Refused("qld s50A(1)", "this table does not offer bonus blackjack")
    beside_own_wager(table, person, selection, "qld s50B(1)")
    box = table.boxes[box_number(selection)]
    if person != box.first_player:
        why = f"only {box.first_player}, the first player of {box.label}, may make a bonus blackjack wager"
        raise Refused("qld s50B(2)", why, ground=Ground.WHO)


def one_dollar(table: "BlackjackTable", _person: str, selection: str) -> Amounts:
    """One wager of $1 a box and round."""
    lies = any(p.wager.name == BONUS_BLACKJACK_WAGER.name and p.selection == selection for p in table.placed)
    return Limits(cents("1"), cents("1")), ONE_DOLLAR, cite("qld s50B(5)") if lies else ONE_DOLLAR


BONUS_BLACKJACK_WAGER: Final = Wager[Bonus](
    "bonus blackjack",
    permitted="qld s50A(1)",
    clauses=(
        made(FIVES_AND_SIX, True, "25000", "qld s50C(1)(a)", "qld s50C(2)(a)(i)"),
        made(FIVES_AND_SIX, False, "1500", "qld s50C(1)(a)", "qld s50C(2)(a)(ii)"),
        made(SEVENS, True, "5000", "qld s50C(1)(b)", "qld s50C(2)(b)(i)"),
        made(SEVENS, False, "500", "qld s50C(1)(b)", "qld s50C(2)(b)(ii)"),
        made(SIX_SEVEN_EIGHT, True, "750", "qld s50C(1)(c)", "qld s50C(2)(c)(i)(A)", decks=8),
        made(SIX_SEVEN_EIGHT, True, "800", "qld s50C(1)(c)", "qld s50C(2)(c)(i)(B)", decks=6),
        made(SIX_SEVEN_EIGHT, False, "50", "qld s50C(1)(c)", "qld s50C(2)(c)(ii)"),
        wins(lambda b: b.nominated, "qld s50C(1)(d)", "qld s50C(2)(d)", "qld s50C(3)", "reading B10",
             pays=FixedSum(cents("175")), because=MADE, unless=f"{MADE}, not the blackjack that is on the sign"),
        loses(nothing, "qld s50C(1)", because=f"{MADE}, which wins nothing", unless=f"{MADE}, which wins"),
    ),
    selections=BOXES,
    says="$1 that certain cards come: 5-5-5-6, 7-7-7, 6-7-8, or the blackjack on the sign",
    check=offered,
    amounts=one_dollar,
    placed=onto_hand,
)  # fmt: skip


# When it is decided (ss 50D, 50E)


def bonus_of(table: "BlackjackTable", hand: Hand) -> Bonus:
    return bonus_facts(hand, table.rules.decks, table.rules.nominated)


def close_bonus(table: "BlackjackTable", hand: Hand) -> None:
    """With a blackjack that was paid it is settled (s50D(2)); one that cannot win is taken away (s50D(3))."""
    for placed in table.wagers_on(hand, BONUS_BLACKJACK_WAGER):
        facts = bonus_of(table, hand)
        if hand.blackjack and not any(p.person == placed.person for p in table.on_hand(hand)):
            settle(table, placed, facts, BESIDES, cite("qld s50D(2)"))
        elif nothing(facts):
            settle(table, placed, facts, BESIDES, cite("qld s50D(3)"), *first_of_split(hand))


def first_of_split(hand: Hand) -> tuple[Cite, ...]:
    return (cite("qld s50E"),) if hand.split else ()


def pay_bonus(table: "BlackjackTable") -> None:
    """Winners left in their place, after all the blackjack wagers (s50D(4), (5))."""
    for placed in [p for p in table.placed if p.wager.name == BONUS_BLACKJACK_WAGER.name]:
        more = first_of_split(placed.place)
        settle(table, placed, bonus_of(table, placed.place), BESIDES, cite("qld s50D(4)"), cite("qld s50D(5)"), *more)
