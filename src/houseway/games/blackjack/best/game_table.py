"""What the game itself answers: what may be done with a hand, when the dealer draws, and what each row pays.

Nothing here is a rule: hands, decisions and rows of a table that was set up for the purpose are asked.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Any, Final, TypeAlias

from houseway.equipment.cards import Card
from houseway.errors import Refused
from houseway.games.blackjack.arithmetic import VALUE, blackjack_possible, most_insurance
from houseway.games.blackjack.decisions import Decision
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.moments import INSURANCE
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.wagers import HandTotals, Second
from houseway.money import Cents, FixedSum, cents
from houseway.play.ask import Choice
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.round import Round
from houseway.play.settlement import line_by
from houseway.play.wager import Placed, Verdict, Wager

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each value, the aces first and the tens last."""
VALUES: Final = tuple(sorted(set(VALUE)))
CARD_OF: Final = {VALUE[card]: card for card in range(len(VALUE))}
SEAT: Final = "seat 1"
NOMINATED: Final = "AS KS"  # any blackjack of one suit
STAKE: Final[Cents] = cents("100")

BLACKJACK, OVER = 0, 1
"""Where the dealer's ends stand among `Asked.dealers`; the totals on which the dealer stands come after them."""


def cards_of(counts: Sequence[int]) -> list[Card]:
    """A hand of such cards, the smallest first."""
    return [CARD_OF[value] for value, count in zip(VALUES, counts, strict=True) for _ in range(count)]


def hard_hand(total: int) -> list[Card]:
    """Cards without an ace that make this total."""
    return [CARD_OF[value] for value in _without_aces(total)]


def _without_aces(total: int) -> list[int]:
    if total <= VALUES[-1]:
        return [total]
    first = min(VALUES[-1], total - 2)  # a card of 1 would be an ace
    return [first, *_without_aces(total - first)]


def plus(counts: Counts, value: int) -> Counts:
    """One card more."""
    return *counts[: value - 1], counts[value - 1] + 1, *counts[value:]


def net(row: Wager[Any], facts: Any, stake: Cents = STAKE) -> Fraction:
    """What a row makes of these facts, for each unit staked; nothing is rounded."""
    clause = row.decide(facts)
    if clause.verdict is Verdict.WIN:
        pays = clause.pays or row.pays
        return Fraction(pays.cents, stake) if isinstance(pays, FixedSum) else pays.per_unit
    return Fraction(-1 if clause.verdict is Verdict.LOSE else 0)


@dataclass(frozen=True)
class GameTable:
    """One table, to be asked what its game says."""

    game: Game[BlackjackTable]
    decks: int
    stake: Cents = 0  # of the first wager, to be settled to the cent; nought: for each unit, whatever is staked

    def net(self, row: Wager[Any], facts: Any, staked: Fraction = Fraction(1)) -> Fraction:
        """What a row makes of these facts for each unit on it; `staked` lies on it for each unit of the first wager."""
        amount = int(self.stake * staked)
        if not amount:
            return net(row, facts)
        return Fraction(line_by(self.table, Placed(SEAT, row, "", amount), row.decide(facts)).net, amount)

    @cached_property
    def table(self) -> BlackjackTable:
        table = self.game.open_table(people=[player(SEAT, STAKE * 100), *self.game.staff()], decks=self.decks)
        table.ready()
        Round(table).act(SEAT, "wager", {"on": "blackjack", "selection": table.selections[0], "stake": STAKE})
        return table

    @cached_property
    def counts(self) -> Counts:
        """A fresh shoe."""
        weights = self.table.shoe.weights()
        return tuple(sum(count for card, count in weights.items() if VALUE[card] == value) for value in VALUES)

    @cached_property
    def hand(self) -> Hand:
        hand: Hand = self.table.placed[0].place
        return hand

    def holding(self, counts: Counts, split: int = 0) -> Hand:
        """The player's hand with these cards; after a split, it started with a card of that value."""
        self.hand.split, self.hand.doubled = split > 0, False
        cards = cards_of(counts)
        self.hand.recount(sorted(cards, key=lambda card: VALUE[card] != split))
        return self.hand

    def offers(self) -> frozenset[str]:
        """What may be done with the hand that was last held; nothing, where it is complete."""
        hand = self.hand
        if hand.complete or hand.blackjack:
            return frozenset()
        return frozenset(Decision(self.table, hand, SEAT).offers)

    def doubled(self, counts: Counts, value: int) -> int:
        """The total of a hand that was doubled, with its last card."""
        hand = self.hand
        hand.recount([])
        hand.doubled = True
        hand.recount([*cards_of(counts), CARD_OF[value]])
        return hand.total

    def dealers_end(self, values: Sequence[int]) -> int | None:
        """How the dealer's hand ends with these; None where another card is drawn."""
        table, dealer = self.table, self.table.dealer
        dealer.recount([CARD_OF[value] for value in values])
        if len(dealer.cards) < 2 or table.dealer_is_short():
            return None
        if dealer.blackjack:
            return BLACKJACK
        return OVER if dealer.bust else self.dealers.index(dealer.total)

    @cached_property
    def dealers(self) -> tuple[int, ...]:
        """How the dealer's hand may end: (0) a blackjack, (22) over 21, or a total on which the dealer stands."""
        table, stands = self.table, []
        for total in range(2, 22):
            table.dealer.recount(hard_hand(total))
            if not table.dealer_is_short():
                stands.append(total)
        return 0, 22, *stands

    # What a wager comes to, by the player's points and the dealer's end

    def row(self, name: str) -> Wager[Any]:
        return self.game.wager_named[name]

    def by_dealer(self, row: str, points: int, split: bool = False) -> list[Fraction]:
        """What the row comes to against each of the dealer's ends, `points` being no blackjack."""
        facts = [
            HandTotals(points, False, end or 21, not end, dealers_cards=3 if end else 2, split=split)
            for end in self.dealers
        ]
        return [self.net(self.row(row), each) for each in facts]

    def blackjack(self, up: int) -> list[Fraction]:
        """What the player's blackjack comes to; where the dealer can have none, it is paid at once."""
        cards = 3 if blackjack_possible(up) else 1
        facts = [HandTotals(21, True, end or 21, not end, cards if end else 2) for end in self.dealers]
        return [self.net(self.row("blackjack"), each) for each in facts]

    def insured(self, up: int, blackjack: bool) -> frozenset[str]:
        """What is offered before the player's turn, in a round that is dealt so far: insurance, if anything."""
        round_ = self._begun()
        dealt = list[Card]()
        for value in (1, up, 10 if blackjack else 9):  # a single deck has each card once
            dealt.append(next(card for card in range(len(VALUE)) if VALUE[card] == value and card not in dealt))
            round_.outcome(dealt[-1])
        ask = round_.ask
        return frozenset(ask.offers) if isinstance(ask, Choice) and ask.moment == INSURANCE else frozenset()

    def _begun(self) -> Round[BlackjackTable]:
        """A round of its own, about to be dealt."""
        table = self.game.open_table(people=[player(SEAT, STAKE * 100), *self.game.staff()], decks=self.decks)
        table.ready()
        round_ = Round(table)
        round_.act(SEAT, "wager", {"on": "blackjack", "selection": table.selections[0], "stake": STAKE})
        round_.act("dealer", "deal")
        return round_

    def offers_bonus(self) -> bool:
        """May bonus blackjack be offered with so many decks?"""
        try:
            self.game.open_table(decks=self.decks, bonus_blackjack=NOMINATED)
        except Refused:
            return False
        return True

    @property
    def even_money(self) -> Fraction:
        return self.net(self.row("blackjack"), HandTotals(21, True, 11, False, 1, even_money=True))

    @property
    def insurance_share(self) -> Fraction:
        """The most that may be insured, for each unit of the wager."""
        stake = self.stake or STAKE
        return Fraction(most_insurance(stake, self.table.unit), stake)

    def insurance(self, value: int) -> Fraction:
        return self.net(self.row("insurance"), Second(value), self.insurance_share)
