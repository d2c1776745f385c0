"""The wagers of Caribbean stud as rows: the ante, the bet of twice the ante, and the jackpot wager."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.cite import Cite
from houseway.errors import Ground, Refused, quoted
from houseway.families.poker_hands import (
    CLASSES,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    ODD_CARD_HAND,
    ONE_PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIRS,
)
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.terms import PLACES, declared
from houseway.money import Cents, Odds, dollars
from houseway.play.wager import Clause, Wager, loses, voids, wins

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable
    from houseway.games.caribbean_stud.texts import Text

BET: Final = "bet wager"
JACKPOT: Final = "jackpot wager"
TIMES_THE_ANTE: Final = 2  # a bet, and nothing else

BET_ODDS: Final = {
    ODD_CARD_HAND: Odds(1),
    ONE_PAIR: Odds(1),
    TWO_PAIRS: Odds(2),
    THREE_OF_A_KIND: Odds(3),
    STRAIGHT: Odds(4),
    FLUSH: Odds(5),
    FULL_HOUSE: Odds(7),
    FOUR_OF_A_KIND: Odds(20),
    STRAIGHT_FLUSH: Odds(50),
    ROYAL_FLUSH: Odds(250),
}
"""What a winning bet is paid, by the class of the player's hand: the same in every text."""


OTHER_HAND: Final = {1: "a lower hand", 0: "an equal hand", -1: "a higher hand"}
DEAD_MANS_HAND: Final = "dead man's hand"

# Sentences

HAND: Final = "{person}'s hand ({0.mine})"
FOLDED: Final = "{person} {0.play}"
QUALIFIES: Final = "the dealer has {0.theirs}, which plays"
NO_HAND: Final = "the dealer has {0.theirs}, which does not play: that takes an ace and a king, or more"
HIGHER: Final = f"{HAND} is higher than the dealer's ({{0.theirs}})"
NOT_HIGHER: Final = f"{HAND} is not higher than the dealer's ({{0.theirs}})"
LOWER: Final = f"{HAND} is lower than the dealer's ({{0.theirs}})"
NOT_LOWER: Final = f"{HAND} is not lower than the dealer's ({{0.theirs}})"
EQUAL: Final = f"{HAND} and the dealer's ({{0.theirs}}) are equal: nobody wins"


class Facts(NamedTuple):
    """What decides the wagers on a hand."""

    folded: bool = False
    qualifies: bool = True  # the dealer's hand
    compare: int = 0  # 1: the player's hand is higher, -1: lower, 0: neither
    kind: int = 0  # the class of the player's hand
    dead_mans: bool = False  # which counts here

    # What they were, for whoever asks why: nothing is decided by it

    rank: int = 0
    dealers: int = 0

    @property
    def play(self) -> str:
        return "folded" if self.folded else "did not fold"

    @property
    def mine(self) -> str:
        return declared(self.rank) if self.rank else CLASSES[self.kind]

    @property
    def theirs(self) -> str:
        if self.dealers:
            return declared(self.dealers)
        return OTHER_HAND[self.compare] if self.qualifies else "no hand that counts"

    @property
    def wins(self) -> str:
        """What a jackpot wager wins with."""
        return DEAD_MANS_HAND if self.dead_mans else CLASSES[self.kind]


@dataclass(frozen=True, slots=True)
class ForTheWager(Odds):
    """What is paid for a wager that is not handed back besides."""

    @property
    def per_unit(self) -> Fraction:
        return Fraction(self.pays, self.for_each) - 1

    def __str__(self) -> str:
        return f"${dollars(self.pays)} for ${dollars(self.for_each)}"


def folded(facts: Facts) -> bool:
    return facts.folded


def no_hand(facts: Facts) -> bool:
    return not facts.folded and not facts.qualifies


def higher(facts: Facts) -> bool:
    return not facts.folded and facts.qualifies and facts.compare > 0


def lower(facts: Facts) -> bool:
    return not facts.folded and facts.qualifies and facts.compare < 0


def stand_off(facts: Facts) -> bool:
    return not facts.folded and facts.qualifies and facts.compare == 0


def higher_with(kind: int) -> Callable[[Facts], bool]:
    return lambda facts: higher(facts) and facts.kind == kind


class Rows(NamedTuple):
    """The three wagers under one text."""

    ante: Wager[Facts]
    bet: Wager[Facts]
    jackpot: Wager[Facts]


@cache
def rows(text: "Text", jackpot: Cents, cost: Cents) -> Rows:
    """The rows of a text, with the jackpot wager's prizes as they stand at this jackpot."""
    return Rows(ante_row(text), bet_row(text), jackpot_row(text, jackpot, cost))


def ante_row(text: "Text") -> Wager[Facts]:
    says = text.settlement
    return Wager(
        ANTE,
        permitted=text.making.ante,
        clauses=(
            loses(folded, *says.folds, because=f"{FOLDED}, and gives the ante up", unless=FOLDED),
            wins(no_hand, *says.ante_no_hand, because=f"{NO_HAND}; every ante is paid", unless=QUALIFIES),
            wins(higher, *says.ante_wins, because=HIGHER, unless=NOT_HIGHER),
            loses(lower, *says.loses, because=LOWER, unless=NOT_LOWER),
            voids(stand_off, *says.void, because=EQUAL, unless="the hands are not equal"),
        ),
        says="to take part in the round; a bet of twice as much follows, or a fold",
        selections=PLACES,
        check=ante_place,
        limit=ANTE,
        amounts=text.ante_limits,
        placed=lambda table, placed: table.sit(placed),
        withdrawn=lambda table, placed, *under: table.leave_place(placed, *under),
    )


def bet_row(text: "Text") -> Wager[Facts]:
    says = text.settlement
    return Wager(
        BET,
        permitted=text.making.bet,
        follows=True,
        clauses=(
            voids(no_hand, *says.bet_no_hand, because=f"{NO_HAND}; every bet goes back", unless=QUALIFIES),
            *(
                wins(
                    higher_with(kind),
                    *says.bet_wins,
                    *says.classes[kind : kind + 1],
                    pays=pays,
                    because=f"{HIGHER}, and {CLASSES[kind]} is paid {pays}",
                    unless=f"{HAND} is not {CLASSES[kind]}, or not higher than the dealer's ({{0.theirs}})",
                )
                for kind, pays in BET_ODDS.items()
            ),
            loses(lower, *says.loses, because=LOWER, unless=NOT_LOWER),
            voids(stand_off, *says.void, because=EQUAL, unless="the hands are not equal"),
        ),
        paid_under=says.odds,
        says="twice the ante, after a look at the cards; paid by the player's hand if the dealer's qualifies",
        selections=PLACES,
        check=bet_place,
        exactly=twice_the_ante,
    )


def jackpot_row(text: "Text", jackpot: Cents, cost: Cents) -> Wager[Facts]:
    return Wager(
        JACKPOT,
        permitted=text.making.jackpot,
        clauses=tuple(_jackpot_clauses(text, jackpot, cost)),
        says="for a flush or better, whatever the dealer's hand is",
        selections=PLACES,
        check=jackpot_place,
        exactly=jackpot_cost,
        placed=lambda table, placed: table.sit(placed),
        withdrawn=lambda table, placed, *_under: table.left_jackpot(placed),
        is_price=True,
    )


def _jackpot_clauses(text: "Text", jackpot: Cents, cost: Cents) -> Iterator[Clause[Facts]]:
    says = text.settlement
    yield loses(folded, *says.folds, *says.jackpot_folds, because=f"{FOLDED}, and gives it up", unless=FOLDED)
    prizes = {CLASSES.index(prize.hand): prize for prize in text.prizes}
    for kind, prize in prizes.items():
        pays = ForTheWager(prize.on(jackpot), cost)
        yield wins(
            _of_kind(kind),
            *says.jackpot_wins,
            prize.under.text,
            pays=pays,
            because=f"{HAND} wins a prize of the jackpot game: {prize}",
            unless=f"{{person}}'s hand is not {prize.hand}",
        )
    if text.dead_mans_prize is not None:
        pays = ForTheWager(text.dead_mans_prize.on(jackpot), cost)
        under = (*says.dead_mans_hand, text.dead_mans_prize.under.text)
        won = f"two aces and two eights, a {{0.wins}}, win a prize of the jackpot game: {text.dead_mans_prize}"
        yield wins(_dead_mans, *under, pays=pays, because=won, unless=f"{{person}}'s hand is no {DEAD_MANS_HAND}")
    lowest = CLASSES[min(prizes)]
    yield loses(
        _none_of(prizes),
        *says.jackpot_loses,
        because=f"{FOLDED}, but the hand is lower than a {lowest}, and no prize is for that",
        unless=f"the hand is a {lowest} or more",
    )


def _of_kind(kind: int) -> Callable[[Facts], bool]:
    return lambda facts: not facts.folded and facts.kind == kind


def _dead_mans(facts: Facts) -> bool:
    return not facts.folded and facts.dead_mans


def _none_of(kinds: Collection[int]) -> Callable[[Facts], bool]:
    return lambda facts: not facts.folded and facts.kind not in kinds and not facts.dead_mans


# Where, and for how much


def ante_place(table: "CaribbeanStudTable", person: str, selection: str) -> None:
    """One hand to a player, one wager to an area; who was told to keep apart does not play here together."""
    making = table.text.making
    if selection not in table.selections:
        raise Refused(table.text.general.not_permitted, f"there is no {ANTE} on {quoted(selection)}")
    own = table.hand_of(person)
    if own is not None and own.label != selection:
        why = f"{person} plays {own.label} already, and a player has one hand in a round"
        raise Refused(making.one_hand, why)
    other = table.hands.get(selection)
    if other is not None and other.person != person:
        raise Refused(making.one_wager, f"{selection} has {other.person}'s wager", instead="take another place")
    apart = table.kept_apart_from(person)
    if apart and making.apart is not None:
        raise Refused(making.apart, f"{person} may not play at the table of {apart}", ground=Ground.WHO)


def bet_place(table: "CaribbeanStudTable", person: str, selection: str) -> None:
    own = table.hand_of(person)
    if own is None or own.label != selection:
        raise Refused(table.text.deal.betting, f"{person} has no hand on {selection}")


def jackpot_place(table: "CaribbeanStudTable", person: str, selection: str) -> None:
    """Beside an ante, while the equipment works."""
    making = table.text.making
    if table.out_of_service and making.out_of_service is not None:
        raise Refused(making.out_of_service, "no jackpot wagers are taken: the equipment is out of service")
    own = table.hand_of(person)
    if own is None or own.label != selection:
        why = f"{person} has no ante wager on {selection}"
        raise Refused(making.beside_an_ante or making.ante, why, instead="make the ante wager first")


def jackpot_cost(table: "CaribbeanStudTable", _person: str, _selection: str) -> Sequence[tuple[Cents, Cite]]:
    return [(table.rules.jackpot_wager, table.text.making.jackpot_cost)]


def twice_the_ante(table: "CaribbeanStudTable", person: str, _selection: str) -> Sequence[tuple[Cents, Cite]]:
    ante = table.wager_on(table.hand_of(person), ANTE)
    return [(TIMES_THE_ANTE * ante.stake, table.text.deal.twice)] if ante is not None else []
