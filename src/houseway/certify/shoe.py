"""Where cards leave a shoe: what a wager returns by the number of decks, by how deep it is dealt, and by the count."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

from houseway.certify.figures import WagerFigures, moments
from houseway.certify.numbers import decimal, exactly, root_fraction
from houseway.errors import BadInput
from houseway.games import variants
from houseway.odds.rows import Row, rows_of
from houseway.play.game import Game
from houseway.what_if.settable import changes_of, settable, with_changes

DECKS: Final = "decks"
LOOKED_AT: Final = (1, 6, 8)  # decks, besides those that the law has
DEPTHS: Final = Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)
SYSTEM: Final = "hi-lo"
FEWEST: Final = 100  # rounds that began at a count


def decks_data(game: Game[Any], settings: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Every wager by every number of decks that the text has, and where that costs little, by others too."""
    rule = settable(game).get(DECKS)
    if rule is None:
        return []
    own = {each.variant[DECKS]: each for each in variants(game.name) if DECKS in each.variant}
    if own:  # the text has a game of its own for each
        return [_of_decks(game if each.variant == game.variant else each, settings, n, True) for n, each in own.items()]
    held = range(rule.value[0], rule.value[1] + 1) if isinstance(rule.value, tuple) else [decks_of(game, {})]
    looked_at = held if game.ponders else sorted({*held, *LOOKED_AT})
    changed = [(n, with_changes(game, changes_of(game, {DECKS: str(n)}))) for n in looked_at]
    return [_of_decks(each, settings, number, number in held) for number, each in changed]


def decks_of(game: Game[Any], settings: Mapping[str, Any]) -> int:
    """In the shoe of a table that is run so."""
    table: Any = game.open_table(**settings)
    return int(getattr(getattr(table, "shoe", None), "decks", 0) or getattr(table.rules, "decks", 0))


def _of_decks(game: Game[Any], settings: Mapping[str, Any], number: int, permitted: bool) -> dict[str, Any]:
    others = {name: value for name, value in settings.items() if name != DECKS}
    found = rows_of(game, others, variance=False)
    wagers = [
        {"wager": row.found.wager, "selection": selection, "strategy": row.found.strategy,
         "return": exactly(row.found.expected)}
        for selection, row in _alike(found)
    ]  # fmt: skip
    return {DECKS: number, "permitted": permitted, "wagers": wagers}


def _alike(rows: Iterable[Row]) -> Iterator[tuple[str, Row]]:
    """Places of a wager that return the same are told once, without a place."""
    places: dict[tuple[str, str, Fraction], list[Row]] = {}
    for row in rows:
        if not row.found.follows:
            places.setdefault((row.found.wager, row.found.strategy, row.found.expected), []).append(row)
    for same in places.values():
        yield same[0].found.selection if len(same) == 1 else "", same[0]


def depths_data(
    game: Game[Any], settings: Mapping[str, Any], rows: Iterable[WagerFigures], rounds: int, seed: int
) -> list[dict[str, Any]]:
    """Rounds with the cutting card at each depth, told by the count before the round; none, where no shoe is dealt."""
    from houseway.simulate.backend import Backend
    from houseway.simulate.card_counter import plans
    from houseway.simulate.simulation import asked_for
    from houseway.simulate.systems import system_of

    asked = asked_for(game, None, settings, system=system_of(SYSTEM))
    try:
        (plan,) = plans(asked)
    except BadInput:
        return []
    found, where, known = list[dict[str, Any]](), Backend(), list(rows)
    for depth in DEPTHS:
        there = replace(asked, depth=str(depth))
        counted = where.count(there, 0, plan.cut_at(depth), rounds, seed, lambda _: None)
        found.extend(_at_depth(game, plan.plan, depth, counted.counts.tolist(), known))
    return found


def _at_depth(
    game: Game[Any], plan: Any, depth: Fraction, counts: list[int], rows: list[WagerFigures]
) -> Iterator[dict[str, Any]]:
    """A wager each: flat, beside its figure for a fresh shoe; and by the count."""
    from houseway.simulate.card_counter import EVERY
    from houseway.simulate.statistics import groups

    ends = len(plan.ends)
    by_count = {count: counts[at * ends : (at + 1) * ends] for at, count in enumerate(EVERY)}
    for group in groups(game, plan):
        at_count = {count: _histogram(group.nets, times) for count, times in by_count.items()}
        together: dict[Fraction, int] = {}
        for histogram in at_count.values():
            for net, times in histogram.items():
                together[net] = together.get(net, 0) + times
        rounds = sum(together.values())
        if not rounds:
            continue
        mean, error = _mean(together)
        fresh = _fresh(group.wager, group.selection, rows)
        yield {
            "cutting_card_after": str(depth),
            "wager": group.wager,
            "selection": group.selection,
            "rounds": rounds,
            "return": decimal(mean),
            "standard_error": decimal(error),
            "fresh_shoe": None if fresh is None else exactly(fresh),
            "z": None if fresh is None or not error else decimal((mean - fresh) / error, 3),
            "system": SYSTEM,
            "by_count": [_counted(count, histogram) for count, histogram in at_count.items() if _told(histogram)],
        }


def _histogram(nets: Iterable[Fraction | None], times: Iterable[int]) -> dict[Fraction, int]:
    found: dict[Fraction, int] = {}
    for net, many in zip(nets, times, strict=True):
        if net is not None and many:
            found[net] = found.get(net, 0) + many
    return found


def _told(histogram: Mapping[Fraction, int]) -> bool:
    return sum(histogram.values()) >= FEWEST


def _counted(count: int, histogram: Mapping[Fraction, int]) -> dict[str, Any]:
    mean, error = _mean(histogram)
    rounds = sum(histogram.values())
    return {"count": count, "rounds": rounds, "return": decimal(mean, 6), "standard_error": decimal(error, 6)}


def _mean(histogram: Mapping[Fraction, int]) -> tuple[Fraction, Fraction]:
    rounds = sum(histogram.values())
    mean, variance = moments({net: Fraction(times, rounds) for net, times in histogram.items()})
    return mean, root_fraction(variance / rounds)


def _fresh(wager: str, selection: str, rows: Iterable[WagerFigures]) -> Fraction | None:
    """The figure of a fresh shoe: by totals where the play decides, as the rounds are played."""
    own = [row.row.found for row in rows if row.row.found.wager == wager and not row.row.found.follows]
    own = [each for each in own if each.selection == selection] or own
    own = [each for each in own if each.strategy == "total"] or own
    return own[0].expected if own else None
