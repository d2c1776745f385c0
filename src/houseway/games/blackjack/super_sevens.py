"""Super sevens (qld ss 45 to 50): that the first cards of a hand are sevens."""

from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.cards import RANK, SUIT, Card
from houseway.errors import Refused
from houseway.games.blackjack.boxes import BOXES, beside_own_wager, onto_hand
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.terms import SEVENS_DONE
from houseway.money import Odds
from houseway.play.settlement import settle
from houseway.play.wager import Clause, Placed, Wager, loses, wins

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

TAKEN_AWAY: Final = cite("qld s48(1)")
ONE_SEVEN: Final = cite("qld s48(2)")
BEGINS: Final = "the cards on {selection} begin with {0.told}"


class Sevens(NamedTuple):
    """How many of the first cards are sevens, counted from the first, and whether those are of one suit."""

    number: int
    one_suit: bool

    @property
    def told(self) -> str:
        if self.number < 2:
            return ("no seven", "one seven")[self.number]
        return f"{self.number} sevens of {'one suit' if self.one_suit else 'different suits'}"


def count_sevens(cards: list[Card]) -> Sevens:
    number = 0
    while number < min(3, len(cards)) and RANK[cards[number]] == 7:
        number += 1
    return Sevens(number, len({SUIT[card] for card in cards[:number]}) == 1)


def won(number: int, one_suit: bool, *under: str, pays: Odds) -> Clause[Sevens]:
    """So many sevens from the first card on; one alone is of one suit."""
    told = Sevens(number, one_suit).told
    return wins(
        lambda s: s.number == number and (number == 1 or s.one_suit is one_suit),
        *under,
        pays=pays,
        because=BEGINS,
        unless=f"{BEGINS}, not {told}",
    )


def offered(table: "BlackjackTable", person: str, selection: str) -> None:
    if not table.rules.super_sevens:
        raise Refused("qld s45", "the boxes of this table have no place for super sevens")
    beside_own_wager(table, person, selection, "qld s46(1)")


SUPER_SEVENS_WAGER: Final = Wager[Sevens](
    "super sevens",
    permitted="qld s45",
    clauses=(
        won(3, True, "qld s47(1)(a)", "qld s47(2)(a)(i)", pays=Odds(5000, 1)),
        won(3, False, "qld s47(1)(a)", "qld s47(2)(a)(ii)", pays=Odds(500, 1)),
        won(2, True, "qld s47(1)(b)", "qld s47(2)(b)(i)", pays=Odds(100, 1)),
        won(2, False, "qld s47(1)(b)", "qld s47(2)(b)(ii)", pays=Odds(50, 1)),
        won(1, True, "qld s47(1)(c)", "qld s47(2)(c)", pays=Odds(3, 1)),
        loses(lambda s: s.number == 0, "qld s47(3)", because=BEGINS, unless=BEGINS),
    ),
    limit="super sevens",
    selections=BOXES,
    says="that the first cards are sevens",
    check=offered,
    placed=onto_hand,
)


# When they are decided (ss 48 to 50)


def after_first_cards(table: "BlackjackTable") -> None:
    """Losers are taken away (s48(1)), then those with a seven and no second one are paid (s48(2))."""
    waiting = [p for p in table.placed if p.wager.name == SUPER_SEVENS_WAGER.name and p.place.cards]
    if not waiting:
        return
    for placed in waiting:
        if count_sevens(placed.place.cards).number == 0:
            settle(table, placed, count_sevens(placed.place.cards), TAKEN_AWAY, *behind(placed))
    for hand in dict.fromkeys(placed.place for placed in waiting):
        sevens_after_late_card(table, hand)
    table.announce(SEVENS_DONE)


def sevens_after_late_card(table: "BlackjackTable", hand: Hand) -> None:
    """A seven and then no other is paid (s48(2)); with a card too many, a third may be there already."""
    if len(hand.cards) >= 2 and count_sevens(hand.cards).number == 1:
        for placed in table.wagers_on(hand, SUPER_SEVENS_WAGER):
            settle(table, placed, count_sevens(hand.cards), ONE_SEVEN, *behind(placed))
    elif len(hand.cards) > 2:
        sevens_decided(table, hand)


def behind(placed: Placed) -> tuple[Cite, ...]:
    """A player behind the first of a box has super sevens by s50(1)."""
    hand: Hand = placed.place
    first = hand.box is None or hand.box.first_player == placed.person
    return () if first else (cite("qld s50(1)"),)


def sevens_decided(table: "BlackjackTable", hand: Hand) -> None:
    """Two sevens, and the third card is out or declined (s48(4) to (7))."""
    waiting = table.wagers_on(hand, SUPER_SEVENS_WAGER)
    if not waiting or hand.split or (hand.bust and not hand.done):  # s48(7): the blackjack wager goes first
        return
    for placed in waiting:
        settle(table, placed, count_sevens(hand.cards), third_card(hand), *behind(placed))
    if hand.bust:
        table.remove(hand)  # s48(7): and lastly the cards


def third_card(hand: Hand) -> Cite:
    """Which subsection pays two sevens or three."""
    if len(hand.cards) == 2:
        return cite("qld s48(4)")
    if hand.bust:
        return cite("qld s48(7)")
    return cite("qld s48(5)") if RANK[hand.cards[2]] == 7 else cite("qld s48(6)")


def remember_sevens(hand: Hand) -> None:
    """Two sevens are about to be split; with the next card they decide super sevens (s49(1))."""
    if hand.box is not None and all(RANK[card] == 7 for card in hand.cards):
        hand.box.sevens = list(hand.cards)


def sevens_after_split(table: "BlackjackTable", hand: Hand) -> None:
    """Split sevens: the two of them and the next card decide at once, for everybody on the box (s49, s50(2))."""
    box = hand.box
    if box is None or not box.sevens or hand is not box.hands[0]:
        return
    cards = [*box.sevens, hand.cards[1]] if len(hand.cards) > 1 else box.sevens
    for placed in [p for p in table.placed if p.wager.name == SUPER_SEVENS_WAGER.name and p.place in box.hands]:
        shared = (cite("qld s50(2)"),) if behind(placed) else ()
        settle(table, placed, count_sevens(cards), cite("qld s49(1)"), cite("qld s49(2)"), *shared)
