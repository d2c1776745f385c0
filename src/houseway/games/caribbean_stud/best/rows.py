"""Caribbean stud: the best play over all deals, with the dealer's up card known, decided and counted exactly.

What the rules say is asked of the rows and the arithmetic of the game, once for each class of hand and each way in
which a deal can end; the kernel is given the answers.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from math import comb, lcm
from os import cpu_count
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import Card
from houseway.errors import Refused
from houseway.games.caribbean_stud.arithmetic import qualifies
from houseway.games.caribbean_stud.chances import FOLDS, Met, bets, ends, weighted
from houseway.games.caribbean_stud.pairs_of_hands import ALL_PAIRS
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.settlement import bet_clause
from houseway.games.caribbean_stud.wagers import BET, TIMES_THE_ANTE, Facts
from houseway.kernels.hands import Evaluator
from houseway.kernels.up_card import DEALERS, DECK, FIVE, FOLDED, Swept, Terms, every_five, play, suit_classes
from houseway.money import Cents
from houseway.odds.exact import Return, weigh
from houseway.odds.stakes import PERSON, AtStake, Key, check, of_nets, row_key
from houseway.odds.term import Ending
from houseway.odds.terms import terms_of
from houseway.play.game import Game
from houseway.play.settlement import line_by
from houseway.play.wager import Placed

BEST: Final = "best"
BY_ONE_RULE: Final = "A-K-J-8-3 or better"
ANY: Final = "any place"
TOGETHER: Final = f"{ANTE} + {BET}"
NO_MAXIMUM: Final = (
    "whatever is staked; --stake, the ante, counts the maximum payment for a bet, and a bet of twice as much"
)
DEALS: Final = comb(DECK, FIVE) * (DECK - FIVE) * DEALERS
"""The player's five cards, the up card, and the dealer's other four."""
RANKS: Final = 13
MOST_THREADS: Final = 4
KEPT: Final = 4  # ways of paying, each with what is decided on every hand: some 40 MB

Chances: TypeAlias = Sequence[tuple[Facts, int]]
Nets: TypeAlias = tuple[tuple[Fraction, ...], ...]
"""By class, what a hand that bets comes to in each way that a deal can end, for each unit of the ante."""


class UpCard(NamedTuple):
    """All deals in which the dealer shows a card of one rank, from the ace, 1, to the king, 13."""

    rank: int
    bets: Fraction  # how often one bets
    expected: Fraction  # of ante and bet together, for each unit of the ante


class Decisions(NamedTuple):
    """With which up cards each hand bets, as bits; only hands that stand for others have any (`suit_classes`)."""

    hands: NDArray[np.uint8]
    stands_for: NDArray[np.uint8]
    bets: NDArray[np.uint64]


@dataclass(frozen=True, slots=True, eq=False)
class Play:
    """What a way of playing comes to: by class of the hand, how often deals that are bet on end in each way."""

    met: Mapping[int, Met]
    folded: int
    closest: Fraction  # the least that a decision gains, in antes, over all hands that the dealer can have with it
    up_cards: tuple[UpCard, ...]
    decisions: Decisions

    @property
    def bets(self) -> Fraction:
        """How often one bets."""
        return 1 - Fraction(self.folded, DEALS)

    @property
    def chances(self) -> Chances:
        """What decides the wagers, weighted."""
        return [*weighted(self.met), (FOLDS, self.folded)]


def rows(game: Game[Any], _settings: Mapping[str, Any], *, variance: bool = True) -> list[Return]:  # noqa: ARG001
    """The returns of ante, bet and both together: by the best play, and by one rule whatever the dealer shows."""
    return [
        row
        for strategy, found in ((BEST, best_play(game).chances), (BY_ONE_RULE, by_one_rule()))
        for row in (
            _row(game, ANTE, found, strategy),
            _row(game, BET, found, strategy),
            together(game, found, strategy),
        )
    ]


def played(game: Game[Any], found: Return) -> tuple[str, list[Ending]]:
    """By what play, in words; and of ante and bet together, what each card that the dealer can show comes to."""
    if found.strategy != BEST:
        return f"every hand of {found.strategy} bets and every other folds, over {ALL_PAIRS:,} pairs of hands", []
    best = best_play(game)
    says = f"for each hand and each card that the dealer shows, bet or fold, whichever comes to more: {DEALS:,} deals"
    ranks = ("ace", *map(str, range(2, 11)), "jack", "queen", "king")
    ups = [
        Ending(
            f"meets a {ranks[up.rank - 1]}", f"a bet is made in {up.bets} of the deals", Fraction(1, RANKS), up.expected
        )
        for up in best.up_cards
    ]
    return says, ups if found.wager == TOGETHER else []


def outcomes(game: Game[Any], _settings: Mapping[str, Any], found: Return) -> Mapping[Fraction, Fraction] | None:
    """Every result of ante and bet together and its chance; None of one alone, whose own terms tell it."""
    if found.wager != TOGETHER:
        return None
    chances = best_play(game).chances if found.strategy == BEST else by_one_rule()
    total, held = sum(times for _, times in chances), dict[Fraction, Fraction]()
    for facts, times in chances:
        came = net(game, facts)
        held[came] = held.get(came, Fraction(0)) + Fraction(times, total)
    return held


def by_one_rule() -> Chances:
    """What decides the wagers of a player who bets by the rule of `chances`."""
    made = list(weighted(bets()))
    return [*made, (FOLDS, ALL_PAIRS - sum(times for _, times in made))]


def _row(game: Game[Any], name: str, chances: Chances, strategy: str) -> Return:
    """A wager as it is made: a bet never is by a player who has folded."""
    made = [(facts, times) for facts, times in chances if name == ANTE or not facts.folded]
    caveats, row = () if name == ANTE else (NO_MAXIMUM,), game.wager_named[name]
    return replace(weigh(row, ANY, made), strategy=strategy, caveats=caveats, terms=terms_of(row, ANY, made))


def together(game: Game[Any], chances: Chances, strategy: str) -> Return:
    """Ante and bet as one: the net result of both for each unit of the ante."""
    total = sum(times for _, times in chances)
    nets = [(net(game, facts), Fraction(times, total)) for facts, times in chances]
    expected = sum((each * share for each, share in nets), Fraction(0))
    made = Fraction(sum(times for facts, times in chances if not facts.folded), total)
    ante, bet = (_row(game, name, chances, strategy) for name in (ANTE, BET))
    return Return(
        TOGETHER,
        ANY,
        (),
        win=sum((share for each, share in nets if each > 0), Fraction(0)),
        void=sum((share for each, share in nets if each == 0), Fraction(0)),
        lose=sum((share for each, share in nets if each < 0), Fraction(0)),
        stands=Fraction(0),
        expected=expected,
        variance=sum(((each - expected) ** 2 * share for each, share in nets), Fraction(0)),
        cites=tuple(dict.fromkeys((*ante.cites, *bet.cites))),
        strategy=strategy,
        staked=1 + TIMES_THE_ANTE * made,
        caveats=(NO_MAXIMUM,),
        terms=tuple(_parts(ante, bet, made)),
    )


def _parts(ante: Return, bet: Return, made: Fraction) -> Iterator[Ending]:
    """The ante, and the bet of twice as much as often as it is made."""
    yield Ending("has an ante", f"it returns {ante.expected} of itself", Fraction(1), ante.expected, ante.cites)
    says = f"made with hands that are not folded, {TIMES_THE_ANTE} times the ante; it returns {bet.expected} of itself"
    yield Ending("has a bet", says, made, TIMES_THE_ANTE * bet.expected, bet.cites)


def net(game: Game[Any], facts: Facts) -> Fraction:
    """What a player comes to for each unit of the ante, by the rows of ante and bet."""
    ante, bet = (game.wager_named[name] for name in (ANTE, BET))
    came = weigh(ante, "", [(facts, 1)]).expected
    return came if facts.folded else came + TIMES_THE_ANTE * weigh(bet, "", [(facts, 1)]).expected


# At a stake


def at(table: Any, _settings: Mapping[str, Any], stake: Cents, *, variance: bool = True) -> dict[Key, AtStake]:  # noqa: ARG001
    """With an ante of so much and a bet of twice that, to the cent and up to the maximum payment."""
    per_unit = {row_key(row): row.expected for row in rows(table.game, {})}
    ante = table.game.wager_named[ANTE]
    try:
        check(table, ante, ante.selections[0], stake)
    except Refused as refused:
        return {key: AtStake(stake, refused=refused) for key in per_unit}
    found: dict[Key, AtStake] = {}
    for strategy, chances in ((BEST, found_by(*_nets_at(table, stake)).chances), (BY_ONE_RULE, by_one_rule())):
        for name, row in _at(table, chances, stake).items():
            key = name, ANY, strategy
            found[key] = row._replace(rounding=row.expected - per_unit[key])
    return found


def _nets_at(table: Any, stake: Cents) -> tuple[Nets, Fraction]:
    def came(facts: Facts) -> Fraction:
        return Fraction(sum(_settled(table, facts, stake)), stake)

    return tuple(tuple(came(facts) for facts in ends(kind)) for kind in sorted(bets())), came(FOLDS)


def _settled(table: Any, facts: Facts, stake: Cents) -> tuple[Cents, Cents]:
    """What ante and bet come to; a player who folds has no bet."""
    rows = table.game.wager_named
    ante = Placed(PERSON, rows[ANTE], rows[ANTE].selections[0], stake)
    bet = Placed(PERSON, rows[BET], ante.selection, TIMES_THE_ANTE * stake)
    came = line_by(table, ante, ante.wager.decide(facts)).net
    return came, 0 if facts.folded else line_by(table, bet, bet_clause(table, bet, facts)).net


def _at(table: Any, chances: Chances, stake: Cents) -> dict[str, AtStake]:
    settled = [(_settled(table, facts, stake), facts.folded, times) for facts, times in chances]
    deals, bet = sum(times for *_, times in settled), TIMES_THE_ANTE * stake
    made = Fraction(sum(times for _, folded, times in settled if not folded), deals)
    ante = of_nets([(nets[0], times) for nets, _, times in settled], stake)
    alone = of_nets([(nets[1], times) for nets, folded, times in settled if not folded], bet)
    both = of_nets([(sum(nets), times) for nets, _, times in settled], stake)
    return {
        ANTE: AtStake(stake, *ante, handed_over=stake),
        BET: AtStake(stake, *alone, handed_over=stake),
        TOGETHER: AtStake(stake, *both, staked=1 + TIMES_THE_ANTE * made, handed_over=stake),
    }


# The best play


def best_play(game: Game[Any]) -> Play:
    """Worked out once for each way of paying: under a second."""
    return found_by(*nets_of(game))


def nets_of(game: Game[Any]) -> tuple[Nets, Fraction]:
    """What hands that bet come to, and those that fold."""
    return tuple(tuple(net(game, facts) for facts in ends(kind)) for kind in sorted(bets())), net(game, FOLDS)


@lru_cache(maxsize=KEPT)
def found_by(nets: Nets, folds: Fraction) -> Play:
    """The best play where hands that bet come to `nets`, and those that fold to `folds`."""
    return _found(nets, folds, every_hand())


def played_by(game: Game[Any], ups: Callable[[list[Card]], int]) -> Play:
    """Another way of playing: `ups` says against which up cards a hand bets, as bits, whatever its suits are called."""
    swept = every_hand()
    said = np.zeros(len(swept.hands), np.uint64)
    for row in np.flatnonzero(swept.stands_for).tolist():
        said[row] = ups(swept.hands[row].tolist())
    return _found(*nets_of(game), swept, said)


def _found(nets: Nets, folds: Fraction, swept: Swept, said: NDArray[np.uint64] | None = None) -> Play:
    evaluator = Evaluator()
    scale = lcm(folds.denominator, *(each.denominator for row in nets for each in row))
    terms = Terms(
        np.array([qualifies(rank) for rank in evaluator.ranks.tolist()]),
        evaluator.classes,
        np.array([[int(each * scale) for each in row] for row in nets]),
        int(folds * scale),
    )
    made, counts, closest = _played(evaluator, swept, terms, said)
    by_kind = counts.sum(axis=1).tolist()
    return Play(
        {kind: Met(*row[:FOLDED]) for kind, row in enumerate(by_kind)},
        sum(row[FOLDED] for row in by_kind),
        Fraction(closest, scale),
        tuple(_up_card(rank, counts[:, rank].tolist(), nets, folds) for rank in range(RANKS)),
        Decisions(swept.hands, swept.stands_for, made),
    )


def every_hand() -> Swept:
    """All hands, from the lowest to the highest."""
    hands = np.empty((comb(DECK, FIVE), FIVE), np.uint8)
    every_five(hands)
    places, stands_for = Evaluator().ranks5(hands), np.empty(len(hands), np.uint8)
    suit_classes(hands, stands_for)
    return Swept(hands, places, np.argsort(places, kind="stable"), stands_for)


def _played(
    evaluator: Evaluator, swept: Swept, terms: Terms, said: NDArray[np.uint64] | None
) -> tuple[NDArray[np.uint64], NDArray[np.int64], int]:
    """A thread plays against some of the up cards; what they find is added up."""
    by = evaluator.five

    def work(ups: tuple[int, int]) -> tuple[NDArray[np.uint64], NDArray[np.int64], int]:
        made = np.zeros(len(swept.hands), np.uint64) if said is None else said.copy()
        counts = np.zeros((len(terms.nets), RANKS, FOLDED + 1), np.int64)
        return made, counts, int(play(by, swept, terms, ups, said is not None, made, counts))

    threads = min(cpu_count() or 1, MOST_THREADS)
    cuts = [DECK * at // threads for at in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        found = list(pool.map(work, pairwise(cuts)))
    made, counts = found[0][0], found[0][1]
    for more, others, _ in found[1:]:
        made |= more
        counts += others
    return made, counts, min(closest for _, _, closest in found)


def _up_card(rank: int, counts: list[list[int]], nets: Nets, folds: Fraction) -> UpCard:
    deals, folded = sum(map(sum, counts)), sum(row[FOLDED] for row in counts)
    came = sum(
        (each * times for row, by in zip(counts, nets, strict=True) for each, times in zip(by, row, strict=False)),
        folds * folded,
    )
    return UpCard(rank + 1, 1 - Fraction(folded, deals), came / deals)


def bets_with(found: Play, hand: list[Card], up: Card) -> bool:
    """Does a hand bet against an up card? The suits are put in the order of the hand that stands for it."""
    masks = [sum(1 << (card >> 2) for card in hand if card & 3 == suit) for suit in range(4)]
    becomes = {suit: at for at, suit in enumerate(sorted(range(4), key=lambda suit: -masks[suit]))}
    cards = sorted(card & ~3 | becomes[card & 3] for card in hand)
    row = comb(DECK, FIVE) - 1 - sum(comb(DECK - 1 - card, FIVE - at) for at, card in enumerate(cards))
    return bool(int(found.decisions.bets[row]) >> (up & ~3 | becomes[up & 3]) & 1)
