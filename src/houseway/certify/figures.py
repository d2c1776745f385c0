"""The figures of every wager: those of `houseway odds`, and what follows from all the ways in which one can end."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, TypeAlias

from houseway.certify.numbers import decimal, exactly, root, root_fraction
from houseway.odds import best_play
from houseway.odds.combinations import ends_together
from houseway.odds.exact import decided, fee_of, is_held, net_of
from houseway.odds.figures import plain
from houseway.odds.rows import Row, rows_of

Outcomes: TypeAlias = Mapping[Fraction, Fraction]
"""By what a unit of the wager comes to: how likely that is."""

NORMAL: Final = {"90": Fraction(1644854, 10**6), "95": Fraction(1959964, 10**6), "99": Fraction(2575829, 10**6)}
"""How many standard deviations reach so far on both sides, if results were spread as by the normal law."""


@dataclass(frozen=True)
class WagerFigures:
    """A row of `houseway odds`, and its outcomes where they are held."""

    row: Row
    outcomes: Outcomes | None

    @property
    def name(self) -> str:
        """By which the wager is told from the others of its game."""
        found = self.row.found
        return ", ".join(filter(None, (found.wager, found.selection, found.strategy)))


def figures(game: Any, settings: Mapping[str, Any]) -> list[WagerFigures]:
    return [WagerFigures(row, outcomes_of(row, settings)) for row in rows_of(game, settings)]


def outcomes_of(row: Row, settings: Mapping[str, Any]) -> Outcomes | None:
    """Every net result and its chance; None where only the mean and the variance are held."""
    found = row.found
    played = best_play.outcomes(row.game, settings, found) if found.strategy else None
    made = _summed(_ends(row) if played is None else played.items())
    if sum(made.values()) != 1:
        return None
    mean, variance = moments(made)
    return made if (mean, variance) == (found.expected, found.variance) else None


def _ends(row: Row) -> Iterable[tuple[Fraction, Fraction]]:
    game, found = row.game, row.found
    if found.strategy or found.terms:
        return [(term.net, term.chance) for term in found.terms]
    for pair in game.together:
        if found.wager == f"{pair.wager} + {pair.additional}" and row.table is not None:
            return ends_together(row.table, pair, found.selection)
    return _alone(row) if is_held(game) else ()


def _alone(row: Row) -> Iterator[tuple[Fraction, Fraction]]:
    wager, selection = row.game.wager_named[row.found.wager], row.found.selection
    facts, _ = decided(row.game, wager, selection)
    total, fee = sum(weight for _, weight in facts), fee_of(wager, selection)
    for fact, weight in facts:
        clause = wager.decide(fact)
        net = net_of(clause.verdict, clause.pays or wager.pays, wager.commission)
        yield net - fee, Fraction(weight, total)


def _summed(ends: Iterable[tuple[Fraction, Fraction]]) -> dict[Fraction, Fraction]:
    found: dict[Fraction, Fraction] = {}
    for net, chance in ends:
        found[net] = found.get(net, Fraction(0)) + chance
    return {net: chance for net, chance in sorted(found.items()) if chance}


def moments(outcomes: Outcomes) -> tuple[Fraction, Fraction]:
    mean = sum((net * chance for net, chance in outcomes.items()), Fraction(0))
    return mean, sum(((net - mean) ** 2 * chance for net, chance in outcomes.items()), Fraction(0))


def skewness(outcomes: Outcomes) -> str | None:
    """The third moment about the mean over the third power of σ."""
    mean, variance = moments(outcomes)
    if not variance:
        return None
    third = sum(((net - mean) ** 3 * chance for net, chance in outcomes.items()), Fraction(0))
    return decimal(third / (variance * root_fraction(variance)), 6)


def wager_data(each: WagerFigures) -> dict[str, Any]:
    """What the certificate has of a wager."""
    found, outcomes = each.row.found, each.outcomes
    pays = [plain(one) for one in found.pays]
    played = {"strategy": found.strategy, "play": best_play.played(each.row.game, found)[0]} if found.strategy else {}
    return {
        "wager": found.wager,
        "selection": found.selection,
        **played,
        "pays": pays[0] if len(pays) == 1 else pays,
        "win": str(found.win),
        "void": str(found.void),
        "lose": str(found.lose),
        "true_odds": str((1 - found.win) / found.win) if found.win else None,
        "hit_frequency": exactly(found.win),
        "cycle": exactly(1 / found.win) if found.win else None,
        "return": exactly(found.expected),
        "advantage": exactly(found.house_edge),
        **({"staked": str(found.staked), "return_per_staked": exactly(found.per_staked)} if found.staked != 1 else {}),
        **({"return_per_handed_over": exactly(found.per_handed_over)} if found.handed_over != 1 else {}),
        "variance": exactly(found.variance),
        "sigma": root(found.variance),
        "volatility": {level: decimal(z * root_fraction(found.variance), 6) for level, z in NORMAL.items()},
        "skewness": None if outcomes is None else skewness(outcomes),
        "largest_payout": None if outcomes is None else str(max(outcomes)),
        "outcomes": None if outcomes is None else [[str(net), str(chance)] for net, chance in outcomes.items()],
        "follows": found.follows,
        "favours_player": found.favours_player,
        "cites": [cite.text for cite in found.cites],
        "caveats": list(each.row.caveats),
    }


def plays_compared(found: Iterable[WagerFigures]) -> list[dict[str, Any]]:
    """What a wager returns by each play that has a name, and what each costs against the best of them."""
    by_wager: dict[tuple[str, str], list[WagerFigures]] = {}
    for each in found:
        if each.row.found.strategy and not each.row.found.follows:
            by_wager.setdefault((each.row.found.wager, each.row.found.selection), []).append(each)
    return [
        {
            "wager": wager,
            "selection": selection,
            "strategy": each.row.found.strategy,
            "return": exactly(each.row.found.expected),
            "costs": exactly(max(one.row.found.expected for one in rows) - each.row.found.expected),
        }
        for (wager, selection), rows in by_wager.items()
        if len(rows) > 1
        for each in rows
    ]
