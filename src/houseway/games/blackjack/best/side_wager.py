"""A wager beside the first that goes by the cards of a hand: how likely its combinations are, and what play suits it.

Suits matter to it, and the player sees those of the hand: whether all its cards are of one suit is part of what is
decided by. Of the dealer's card, and of what else is out, only the values are.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from houseway.equipment.cards import SUITS
from houseway.games.blackjack.best.game_table import VALUES, Counts, plus
from houseway.games.blackjack.best.hands import DOUBLE, DRAW, NONE, SPLIT, STAND, WHOLE
from houseway.games.blackjack.best.pays import FIRST, SECOND
from houseway.games.blackjack.best.up_card import Acts, Against, Play

Made: TypeAlias = tuple[Counts, bool]
"""The cards of a hand, and whether they are of one suit."""
Prizes: TypeAlias = Mapping[Made, Fraction]
"""What each combination comes to over nothing, for each unit of the first wager."""
Chances: TypeAlias = dict[Made, Fraction]
ALIKE: Final = len(SUITS)


class SeenHand(NamedTuple):
    """A hand as its player sees it."""

    split: int
    cards: Counts
    one_suit: bool
    other: bool = False  # the card with which it was split is of the suit of its own first one


class Outlook(NamedTuple):
    """What a hand comes to: the wagers on it, and how likely each combination is."""

    main: Fraction
    made: Chances


def part(cards: Counts, of: Counts) -> bool:
    return all(one <= other for one, other in zip(cards, of, strict=True))


@dataclass(frozen=True, eq=False)
class Joined:
    """Play against one card of the dealer's with such prizes; `main` says how much the first wager counts (0 or 1)."""

    against: Against
    best: Play
    prizes: Prizes
    main: int = 1
    acts: dict[SeenHand, int] = field(default_factory=dict)
    known: dict[SeenHand, Outlook] = field(default_factory=dict)

    @cached_property
    def decks(self) -> int:
        """How many cards of one rank and suit the shoe has."""
        return self.against.shoe.counts[0] // ALIKE

    @cached_property
    def values(self) -> dict[str, Play]:
        """After a split, of each hand alone; hands that were not split are the same in both."""
        acts = self.best.acts
        return {of: self.against.values(lambda among, _w, _m: acts[among], of) for of in (FIRST, SECOND)}

    def alive(self, cards: Counts) -> bool:
        return any(part(cards, of) for of, _ in self.prizes)

    def worth(self, of: str, act: int, at: int) -> Fraction:
        return self._unit(self.values[of].worth[act, at], at)

    def _unit(self, number: Any, at: int) -> Fraction:
        """As part of the first wager, when this hand is held."""
        whole: Any = self.against.left[self.against.hands.out[at]] * self.against.pays.parts
        return Fraction(number) / Fraction(whole)

    # One hand

    def outlook(self, held: SeenHand) -> Outlook:
        """By the best of its acts."""
        if held not in self.known:
            at = self.against.hands.number[held.split, held.cards]
            may = self.against.hands.may[at]
            acts = [act for act in (STAND, DRAW, DOUBLE, SPLIT) if may[act]] or [STAND]
            found = {act: self._by(act, held, at) for act in acts}
            self.acts[held] = max(found, key=lambda act: self._counted(found[act]))
            self.known[held] = found[self.acts[held]]
        return self.known[held]

    def _counted(self, outlook: Outlook) -> Fraction:
        won = sum((self.prizes[made] * chance for made, chance in outlook.made.items()), Fraction(0))
        return self.main * outlook.main + won

    def _by(self, act: int, held: SeenHand, at: int) -> Outlook:
        if act == STAND:
            made = (held.cards, held.one_suit)
            return Outlook(self.worth(FIRST, STAND, at), {made: Fraction(1)} if made in self.prizes else {})
        if act == SPLIT:
            return self._split(held)
        if act == DOUBLE:
            made_by_double = [
                Outlook(Fraction(0), {made: chance})
                for value in VALUES
                for one_suit, chance in self._next(held, at, value)
                if (made := (plus(held.cards, value), one_suit)) in self.prizes
            ]
            return _added(self.worth(FIRST, DOUBLE, at), [(Fraction(1), each) for each in made_by_double])
        over = self._unit(self.against.terms(FIRST)[1][at], at)
        return _added(over, self._drawn(held, at))

    def _drawn(self, held: SeenHand, at: int) -> list[tuple[Fraction, Outlook]]:
        """What every next card leads to, with its chance; those over 21 aside."""
        found = []
        for place, value in enumerate(VALUES):
            child = int(self.against.hands.child[at, place])
            if child >= 0:
                cards = plus(held.cards, value)
                if self.alive(cards):
                    for one_suit, chance in self._next(held, at, value):
                        found.append((chance, self.outlook(SeenHand(held.split, cards, one_suit, held.other))))
                else:
                    main = self._unit(self.values[FIRST].value[child], child)
                    found.append((self._chance(at, value), Outlook(main, {})))
        return found

    def _chance(self, at: int, value: int) -> Fraction:
        return Fraction(
            int(self.against.next[at, value - 1]), self.against.shoe.scale.cards - int(self.against.hands.out[at])
        )

    def _next(self, held: SeenHand, at: int, value: int) -> list[tuple[bool, Fraction]]:
        """The chance of a card of this value: of the hand's suit, and of another (or where the hand has several)."""
        chance, seen = self._chance(at, value), held.cards[value - 1]
        if not held.one_suit:
            return [(False, chance)]
        again = held.split == value  # the other card of a split is out, too
        of_suit = Fraction(self.decks - seen - (again and held.other), ALIKE * self.decks - seen - again)
        return [(True, chance * of_suit), (False, chance * (1 - of_suit))]

    def _split(self, held: SeenHand) -> Outlook:
        """The combination is made on the first hand; the second is played as ever."""
        value = held.cards.index(2) + 1
        one = self.against.hands.one(value)
        first = SeenHand(value, plus(NONE, value), True, held.one_suit)
        second = self.values[SECOND].value
        rest = (self.against.next[one] * second[self.against.hands.child[one]]).sum()
        return _added(self._unit(rest, one), self._drawn(first, one))

    # All of them

    def gains(self) -> tuple[Fraction, Chances]:
        """What the first wager gains by this play over its best, for each round; and the combinations' chances."""
        gained, made = Fraction(0), Chances()
        hands, whole = self.against.hands, self.against.shoe.scale.whole
        for at in np.flatnonzero((self.against.dealt > 0) & ~hands.blackjack):
            cards = hands.rows[at][1]
            if self.alive(cards):
                dealt = Fraction(int(self.against.dealt[at] * self.against.left[hands.out[at]]), int(whole))
                for one_suit, chance in self._suits(cards):
                    outlook = self.outlook(SeenHand(WHOLE, cards, one_suit))
                    gained += dealt * chance * (outlook.main - self._unit(self.best.value[at], int(at)))
                    for each, likely in outlook.made.items():
                        made[each] = made.get(each, Fraction(0)) + dealt * chance * likely
        return gained, made

    def _suits(self, cards: Counts) -> list[tuple[bool, Fraction]]:
        alike = one_suit_chance(cards, self.decks)
        return [(True, alike), (False, 1 - alike)]


def _added(main: Fraction, parts: list[tuple[Fraction, Outlook]]) -> Outlook:
    made = Chances()
    for chance, each in parts:
        main += chance * each.main
        for combination, likely in each.made.items():
            made[combination] = made.get(combination, Fraction(0)) + chance * likely
    return Outlook(main, made)


def one_suit_chance(cards: Counts, decks: int) -> Fraction:
    """That cards of these values are all of one suit, where nobody has looked."""
    one, every = ALIKE, 1
    for count in cards:
        for n in range(count):
            one *= decks - n
            every *= ALIKE * decks - n
    return Fraction(one, every)


def chances_under(against: Against, acts: Acts, prizes: Prizes) -> Chances:
    """How likely each combination is if the hands are played so, whatever the suits."""
    hands, whole, decks = against.hands, int(against.shoe.scale.whole), against.shoe.counts[0] // ALIKE
    ways, found = against.reached(acts), Chances()
    for cards in dict.fromkeys(cards for cards, _ in prizes):
        number: Any = 0
        for split in (WHOLE, *VALUES):
            if (split, cards) in hands.number:
                at = hands.number[split, cards]
                number += ways[at] * against.left[hands.out[at]]
        for at, value in product(hands.doubles[acts[hands.doubles] == DOUBLE], VALUES):
            if plus(hands.rows[at][1], value) == cards:
                number += ways[at] * int(against.next[at, value - 1]) * against.left[hands.out[at] + 1]
        alike = one_suit_chance(cards, decks)
        found |= {(cards, one): Fraction(int(number), whole) * (alike if one else 1 - alike) for one in (True, False)}
    return {made: chance for made, chance in found.items() if made in prizes}
