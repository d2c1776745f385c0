"""Blackjack's rows for a page of odds: the game by the best play and by totals, and every wager beside the first."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any, Final

from houseway.cite import Cite
from houseway.errors import Refused
from houseway.games.blackjack import VARIANTS
from houseway.games.blackjack.arithmetic import most_insurance
from houseway.games.blackjack.best import side
from houseway.games.blackjack.best.cache import kept
from houseway.games.blackjack.best.game_table import VALUES, GameTable
from houseway.games.blackjack.best.results import Results, results
from houseway.games.blackjack.best.solution import BEST, STRATEGIES, TOTAL, Best, Solved, judged, says, solved
from houseway.games.blackjack.best.solution import chart as solved_chart
from houseway.games.blackjack.best.tally import DOUBLED, INSURANCE, MAIN, SPLITS, TOGETHER
from houseway.games.blackjack.best.up_card import FreshShoe
from houseway.games.blackjack.strategy import KEPT_FOR
from houseway.games.blackjack.strategy import kept as kept_chart
from houseway.games.blackjack.victoria.super_bonus import LARGER, SUPER_BONUS
from houseway.games.blackjack.wagers import Second
from houseway.money import Cents, Inexact, Odds, Pays, dollars
from houseway.odds.chain import weights
from houseway.odds.exact import Return, weigh
from houseway.odds.plain import read, read_at, written, written_at
from houseway.odds.stakes import AtStake, Key, check, row_key
from houseway.odds.term import Ending
from houseway.odds.terms import terms_of
from houseway.play.game import Game
from houseway.play.wager import Verdict, Wager
from houseway.strategies import Strategy
from houseway.strategies.chart import Chart

FRESH: Final = "every round from a fresh shoe"
BONUS, SUPER_SEVENS = "bonus blackjack", "super sevens"
BESIDE: Final = (INSURANCE, SUPER_SEVENS, BONUS, SUPER_BONUS.name)


def rows(game: Game[Any], settings: Mapping[str, Any], *, variance: bool = True) -> list[Return]:
    """Every wager, at a table that is run so."""
    return list(_rows(game, _decks(game, settings), variance))


def at(table: Any, settings: Mapping[str, Any], stake: Cents, *, variance: bool = True) -> dict[Key, AtStake]:
    """The first wager at a stake, what is added to it and what lies beside it, settled to the cent."""
    plain = rows(table.game, settings, variance=variance)
    beside = {row_key(each): _beside_at(table, each, stake) for each in plain if each.wager in BESIDE}
    return {
        **_first_at(table, settings, stake, plain, variance),
        **{key: each for key, each in beside.items() if each is not None},
    }


def _first_at(
    table: Any, settings: Mapping[str, Any], stake: Cents, plain: Sequence[Return], variance: bool
) -> dict[Key, AtStake]:
    """The first wager and what is added to it, by what is the best play at that stake."""
    game, row = table.game, table.game.wager_named[MAIN]
    try:
        check(table, row, row.selections[0], stake)
    except Refused as refused:
        first = [each for each in plain if each.strategy in STRATEGIES and each.wager not in BESIDE]
        return {row_key(each): AtStake(stake, refused=refused) for each in first}
    shoe = FreshShoe(GameTable(game, _decks(game, settings), stake))
    try:
        key = shoe.said
    except Inexact as wrong:
        return {
            (MAIN, "", strategy): AtStake(stake, refused=Refused(row.cites[0], str(wrong))) for strategy in STRATEGIES
        }
    return dict(
        kept(f"blackjack-{dollars(stake)}", (key, variance), lambda: _at(shoe, plain, variance), written_at, read_at)
    )


def _beside_at(table: Any, row: Return, stake: Cents) -> AtStake | None:
    """Insurance or the super bonus on a first wager of so much, or a wager of its own at that stake.

    It returns what it does for each unit, where it is paid to the cent; the super bonus, a sum that is named.
    """
    if row.wager == SUPER_BONUS.name:
        return _super_bonus_at(table, row, stake)
    amount = most_insurance(stake, table.unit) if row.wager == INSURANCE else stake
    wager = table.game.wager_named[row.wager]
    try:
        check(table, wager, wager.selections[0] if wager.selections else "", amount)
        exact = all(
            each.on(amount, table.rounding(wager)) == amount * each.per_unit
            for each in row.pays
            if isinstance(each, Odds)
        )
    except Refused as refused:
        return AtStake(stake, refused=refused)
    except Inexact as wrong:
        return AtStake(stake, refused=Refused(row.cites[0], str(wrong)))
    return AtStake(stake, row.expected, row.variance, handed_over=stake) if exact and amount else None


def _super_bonus_at(table: Any, row: Return, stake: Cents) -> AtStake | None:
    """Nothing is staked on it: what it adds to each unit of the first wager; a play that suits one sum is for that."""
    if row.strategy != BEST and row.selection != f"${dollars(stake)}":
        return None
    first = table.game.wager_named[MAIN]
    try:
        check(table, first, first.selections[0], stake)
    except Refused as refused:
        return AtStake(stake, refused=refused)
    (prize,) = side.super_bonus_prizes(GameTable(table.game, table.rules.decks, stake), stake).values()
    adds = row.win * prize
    return AtStake(stake, adds, row.win * prize**2 - adds**2, handed_over=stake)


def _at(shoe: FreshShoe, plain: Sequence[Return], variance: bool) -> list[tuple[Key, AtStake]]:
    """`plain` are the same for each unit: what is more or less comes of rounding."""
    stake, exactly, found = shoe.asked.stake, {row_key(each): each.expected for each in plain}, []
    for one in known(shoe, variance)[1]:
        for name, made in one.wagers.items():
            key = name, "", one.strategy
            whole = name == MAIN
            expected, spread = (one.expected, one.variance) if whole else (made.expected, made.variance)
            staked = one.staked if whole else Fraction(1)
            if key in exactly:
                found.append((key, AtStake(stake, expected, spread, staked, stake, expected - exactly[key])))
    return found


def outcomes(game: Game[Any], settings: Mapping[str, Any], found: Return) -> Results | None:
    """Every result of a row and its chance: of the first wager with all that is added to it in a round; None of what
    its own terms tell."""
    if found.wager == SUPER_BONUS.name:
        ((prize, chance),) = [(each.net, each.chance) for each in found.terms]
        return {Fraction(0): 1 - chance, prize: chance}
    return dict(_results(game, _decks(game, settings))).get((found.wager, found.strategy))


@cache
def _results(game: Game[Any], decks: int) -> Sequence[tuple[tuple[str, str], Results]]:
    shoe = FreshShoe(GameTable(game, decks))

    def found() -> list[tuple[tuple[str, str], Results]]:
        ways = list(solved(shoe))
        return [((row, by), held) for by in STRATEGIES for row, held in results(shoe, ways, by).items()]

    return kept("blackjack-results", shoe.said, found, _as_text, _from_text)


def _as_text(held: tuple[tuple[str, str], Results]) -> list[Any]:
    return [*held[0], [[str(net), str(chance)] for net, chance in held[1].items()]]


def _from_text(plain: list[Any]) -> tuple[tuple[str, str], Results]:
    row, by, held = plain
    return (row, by), {Fraction(net): Fraction(chance) for net, chance in held}


def _decks(game: Game[Any], settings: Mapping[str, Any]) -> int:
    """As many as are asked for, if a table may be run with so many."""
    asked = {"decks": settings["decks"]} if "decks" in settings else {}
    decks: int = game.open_table(**asked).rules.decks
    return decks


def as_played(game: Game[Any], settings: Mapping[str, Any], strategy: Strategy | None) -> list[Return]:
    """By the chart alone: what a prize adds that no chart counts is told as left out."""
    if strategy not in (None, Strategy("chart")):
        return []
    prize = (f"without the {SUPER_BONUS.name}",) if SUPER_BONUS.name in game.wager_named else ()
    return [replace(each, caveats=(*each.caveats, *prize)) for each in by_chart(game, settings)]


def by_chart(game: Game[Any], settings: Mapping[str, Any]) -> list[Return]:
    """The first wager by the best play by totals, and what lies beside it by the same play."""
    shoe = FreshShoe(GameTable(game, _decks(game, settings)))
    ways = list(solved(shoe))
    main, asked = judged(shoe, ways, TOTAL), shoe.asked
    ways, found = [way._replace(best=way.by_total) for way in ways], [next(iter(_main(game, main)))]
    if SUPER_SEVENS in game.wager_named:
        chances = side.super_sevens(shoe.counts, side.third_card_comes(ways))
        found.append(replace(weigh(asked.row(SUPER_SEVENS), "", chances), strategy=TOTAL, caveats=(FRESH,)))
    if BONUS in game.wager_named and asked.offers_bonus():
        made = side.under_best(ways, side.bonus_prizes(asked, Fraction(1))).made
        facts = weights(side.bonus_facts(asked, shoe.counts, made))
        found.append(replace(weigh(asked.row(BONUS), "", facts), strategy=TOTAL, caveats=(FRESH,)))
    return found


@cache
def _rows(game: Game[Any], decks: int, variance: bool) -> Sequence[Return]:
    shoe = FreshShoe(GameTable(game, decks))
    rows = [(row.name, str(row.pays), _cites(row), [str(c.pays) for c in row.clauses]) for row in game.wagers]
    key = shoe.said, variance, game.part, sorted(game.variant.items()), rows, shoe.asked.table.sign
    return kept("blackjack", key, lambda: _found(shoe, variance), written, read)


def _found(shoe: FreshShoe, variance: bool) -> list[Return]:
    game = shoe.asked.game
    ways, found = known(shoe, variance)
    first = [each for one in found for each in _main(game, one)]
    insurance = replace(_weighed(game.wager_named[INSURANCE], _second_cards(shoe)), follows=True)
    return [*first, insurance, *_beside(shoe, ways)]


def known(shoe: FreshShoe, variance: bool = True) -> tuple[list[Solved], list[Best]]:
    """Texts that say the same of the first wager and what is added to it are worked out once."""
    key = shoe.said, variance
    if key not in _KNOWN:
        _KNOWN.clear()  # one at a time: they are large
        ways = list(solved(shoe))
        _KNOWN[key] = ways, [judged(shoe, ways, strategy, variance=variance) for strategy in STRATEGIES]
    return _KNOWN[key]


_KNOWN: dict[Hashable, tuple[list[Solved], list[Best]]] = {}


def chart(game: Game[Any], settings: Mapping[str, Any]) -> Chart:
    """The best play by totals, at a table that is run so: the one that is kept, where it is for that text and so many
    decks; a game with another rule has a chart of its own."""
    decks = _decks(game, settings)
    if decks not in KEPT_FOR or all(game is not each for each in VARIANTS):
        return solved_chart(game, decks)
    return replace(kept_chart(game.variant.get("version", "Blackjack")), says=says(game, decks))


def _main(game: Game[Any], one: Best) -> Iterable[Return]:
    caveats = (FRESH, f"{one.decks} decks")
    row, wager = game.wager_named[MAIN], one.wagers[MAIN]
    yield Return(
        MAIN, "", _pays(row), wager.win, wager.void, wager.lose, Fraction(0), one.expected, one.variance, _cites(row),
        strategy=one.strategy, staked=one.staked, caveats=caveats, terms=one.by_up[TOGETHER],
    )  # fmt: skip
    for name in (DOUBLED, SPLITS):
        if name in one.wagers:
            row, wager = game.wager_named[name], one.wagers[name]
            yield Return(
                name, "", _pays(row), wager.win, wager.void, wager.lose, Fraction(0), wager.expected, wager.variance,
                _cites(row), follows=True, strategy=one.strategy,
                caveats=(*caveats, f"for each unit added; {wager.made} are added a round, on average"),
                terms=one.by_up[name],
            )  # fmt: skip


def _pays(row: Wager[Any]) -> tuple[Pays, ...]:
    return tuple(dict.fromkeys(c.pays or row.pays for c in row.clauses if c.verdict is Verdict.WIN))


def _cites(row: Wager[Any]) -> tuple[Cite, ...]:
    clauses = [cite for clause in row.clauses for cite in clause.cites]
    return tuple(dict.fromkeys((*row.cites, *clauses, *row.paid_cites)))


def _second_cards(shoe: FreshShoe) -> list[tuple[Second, int]]:
    """After the dealer's ace, where nothing else is known."""
    return [(Second(value), count - (value == 1)) for value, count in zip(VALUES, shoe.counts, strict=True)]


def _weighed(row: Wager[Any], chances: Iterable[tuple[Any, int]]) -> Return:
    """The return over these, and what it is the sum of."""
    every = list(chances)
    return replace(weigh(row, "", every), terms=terms_of(row, "", every))


def played(game: Game[Any], found: Return) -> tuple[str, list[Ending]]:  # noqa: ARG001 - the row has what was found
    """By what play, in words; the row's own terms are by the card that the dealer shows."""
    how = {
        BEST: "for every hand by its cards and the dealer's, whatever comes to most of draw, stand, double and split",
        TOTAL: "for every total and pair against the dealer's card, whatever comes to most: the chart of --chart",
    }
    says = how.get(found.strategy, f"the play that suits {found.strategy.removeprefix('best with ')}, exactly")
    return f"{says}; from a fresh shoe, over all orders in which its cards can come", []


# Beside the first wager


def _beside(shoe: FreshShoe, ways: Sequence[Solved]) -> Iterable[Return]:
    named = shoe.asked.game.wager_named
    if SUPER_SEVENS in named:
        yield from _super_sevens(shoe, ways)
    if BONUS in named and shoe.asked.offers_bonus():
        yield from _bonus(shoe, ways)
    if SUPER_BONUS.name in named:
        for bet in dict.fromkeys((shoe.asked.table.sign.limits[MAIN].minimum, LARGER)):
            yield from _super_bonus(shoe, ways, bet)


def _super_sevens(shoe: FreshShoe, ways: Sequence[Solved]) -> Iterable[Return]:
    row, takes = shoe.asked.row(SUPER_SEVENS), side.third_card_comes(ways)
    yield replace(_weighed(row, side.super_sevens(shoe.counts, takes)), strategy=BEST, caveats=(FRESH,))
    if not all(takes.values()):
        every = _weighed(row, side.super_sevens(shoe.counts, dict.fromkeys(takes, True)))
        yield replace(every, strategy=SUPER_SEVENS, caveats=(FRESH, "a third card on every two sevens"))


def _bonus(shoe: FreshShoe, ways: Sequence[Solved]) -> Iterable[Return]:
    """Under the best play; with the play that suits both, at the least and the most of the sign; and with it alone."""
    asked, limits = shoe.asked, shoe.asked.table.sign.limits[MAIN]
    plays = {BEST: side.under_best(ways, side.bonus_prizes(asked, Fraction(1)))}
    for bet in (limits.minimum, limits.maximum):
        prizes = side.bonus_prizes(asked, Fraction(side.ONE_DOLLAR, bet))
        plays[f"best with ${dollars(bet)}"] = side.suited(ways, prizes)
    plays[BONUS] = side.suited(ways, side.bonus_prizes(asked, Fraction(1)), alone=True)
    for strategy, play in plays.items():
        chances = weights(side.bonus_facts(asked, shoe.counts, play.made))
        yield replace(_weighed(asked.row(BONUS), chances), strategy=strategy, caveats=(FRESH, *_costs(play)))


def _costs(play: side.Suited) -> tuple[str, ...]:
    return (
        (f"by this play the first wager loses about {float(play.costs):.9f} of each unit more",) if play.costs else ()
    )


def _super_bonus(shoe: FreshShoe, ways: Sequence[Solved], bet: Cents) -> Iterable[Return]:
    """What it adds to each unit of a first wager of so much; and both together by the play that suits both."""
    prizes, row = side.super_bonus_prizes(shoe.asked, bet), shoe.asked.row(SUPER_BONUS.name)
    sevens = side.against_a_seven(ways)
    plays = {BEST: side.under_best(sevens, prizes), f"best with ${dollars(bet)}": side.suited(sevens, prizes)}
    for strategy, play in plays.items():
        ((made, chance),) = play.made.items()
        adds, prize = chance * prizes[made], prizes[made]
        yield Return(
            row.name, f"${dollars(bet)}", _pays(row), chance, Fraction(0), 1 - chance, Fraction(0), adds,
            chance * prize**2 - adds**2, _cites(row), follows=True, strategy=strategy,
            caveats=(FRESH, "for each unit of the first wager; nothing is staked on it", *_costs(play)),
            terms=(
                Ending("wins its prize", "three sevens of one suit against a seven", chance, prize, row.paid_cites),
            ),
        )  # fmt: skip
