"""The Super Bonus of Victoria (28/2000 Table 2): what three sevens of one suit against a dealer's seven are paid.

Nothing is staked on it: it goes with the original wagers of the round, and is paid when those are settled.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from houseway.cite import cite
from houseway.equipment.cards import RANK, SUIT
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import BLACKJACK_WAGER
from houseway.money import Cents, FixedSum, cents, in_dollars
from houseway.play.ask import Choice, Offer, Steps
from houseway.play.people import DEALER
from houseway.play.settlement import Line, settle
from houseway.play.wager import Placed, Verdict, Wager, loses, wins

SUPER_BONUS_PAID: Final = "the super bonus is paid"
TABLE_2: Final = cite("vic 28/2000 r22.6.2")
PAYING: Final = Choice(
    DEALER,
    {"pay the super bonus": Offer(TABLE_2, says="to the three sevens, and $50 to every other original wager")},
    TABLE_2,
    "a super bonus was won",
    moment=SUPER_BONUS_PAID,
)
EQUAL: Final = cite("qld s18(e)")
LEAST: Final = cents("2")
LARGER: Final = cents("25")
HAS: Final = "{selection} has {0.told}"


class Original(NamedTuple):
    """An original wager of a round: its amount, whether its hand is the sevens, and whether anybody's are paid."""

    bet: Cents
    sevens: bool
    winner: bool

    @property
    def won(self) -> bool:
        return self.sevens and self.bet >= LEAST

    @property
    def told(self) -> str:
        return f"{'' if self.sevens else 'no '}three sevens of one suit, with {in_dollars(self.bet)} on them"


SUPER_BONUS: Final = Wager[Original](
    "super bonus",
    permitted="vic 28/2000 r22.6.2",
    clauses=(
        wins(lambda o: o.won and o.bet >= LARGER, "vic 28/2000 r22.6.2", "reading B41", pays=FixedSum(cents("5000")),
             because=f"the dealer's first card is a seven, and {HAS}, which is $25 or more",
             unless=f"{HAS}: the larger bonus is for three sevens of one suit, and $25 or more on them"),
        wins(lambda o: o.won and o.bet < LARGER, "vic 28/2000 r22.6.2", "reading B41", "reading B42",
             pays=FixedSum(cents("1000")),
             because=f"the dealer's first card is a seven, and {HAS}, which is less than $25",
             unless=f"{HAS}: the smaller bonus is for three sevens of one suit, and $2 to $25 on them"),
        wins(lambda o: o.winner and not o.won, "vic 28/2000 r22.6.2", "reading V4", "reading B43",
             pays=FixedSum(cents("50")),
             because=f"another hand has won the super bonus; {HAS}, and shares in it",
             unless=f"{HAS}, and no other hand has won the super bonus"),
        loses(lambda o: not o.winner and not o.won, "vic 28/2000 r22.6.2",
              because=f"{HAS}, and nobody has won the super bonus",
              unless=f"{HAS}, and somebody has won the super bonus"),
    ),
    says="with every original wager: three sevens of one suit, and the dealer's first card a seven",
)  # fmt: skip


def pay_super_bonus(table: BlackjackTable) -> Steps[None]:
    """After the wagers themselves (reading B43): nothing in most rounds."""
    cards = table.dealer.cards
    if not cards or RANK[cards[0]] != 7:
        return
    wagers = [(line, hand, three_sevens(hand)) for line, hand in originals(table)]
    if not any(sevens and line.stake >= LEAST for line, _, sevens in wagers):
        return
    waiting = [(Placed(line.person, SUPER_BONUS, hand.label, 0, place=hand), line, s) for line, hand, s in wagers]
    table.placed += [placed for placed, _, _ in waiting]
    yield PAYING
    for placed, line, sevens in waiting:
        if placed in table.placed:  # and was not declared void meanwhile
            settle(table, placed, Original(line.stake, sevens, winner=True))


def originals(table: BlackjackTable) -> Iterator[tuple[Line, Hand]]:
    """The wagers on boxes that the cards decided, in the order of their settlement, each with the hand it was on."""
    hands = {hand.label: hand for hand in table.hands()}
    for line in table.lines:
        if line.wager == BLACKJACK_WAGER.name and (line.verdict is not Verdict.VOID or EQUAL in line.cites):
            yield line, hands[line.selection]


def three_sevens(hand: Hand) -> bool:
    """Three cards, all of them sevens and of one suit."""
    return len(hand.cards) == 3 and all(RANK[c] == 7 for c in hand.cards) and len({SUIT[c] for c in hand.cards}) == 1
