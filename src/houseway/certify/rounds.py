"""Rounds played beside the exact figures: by a seed, by the simulator's kernels, counted in whole numbers."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from houseway.certify.figures import Outcomes, WagerFigures, moments
from houseway.certify.numbers import decimal, root_fraction
from houseway.errors import BadInput, require
from houseway.play.game import Game

FAR: Final = 5
"""How many standard errors a mean may lie off, fixed beforehand: 200 wagers alarm once in 9,000 certificates."""
MOST: Final = 10**11


class Counted(NamedTuple):
    """Each wager as the usual player of the game played it; and at poker, the hands that were shown."""

    wagers: list[Any]
    hands: list[Any]
    results: dict[tuple[str, str], frozenset[Fraction]]  # by wager and selection: what a unit can come to
    fresh: bool = False  # all cards were shuffled before every round


def played(game: Game[Any], settings: Mapping[str, Any], rounds: int, seed: int) -> Counted:
    """Where cards leave a shoe, each round begins with all of them, as the figures take it."""
    require("simulate")
    from houseway.simulate.backend import Backend
    from houseway.simulate.shoes import ShoePlan
    from houseway.simulate.simulation import asked_for, check
    from houseway.simulate.statistics import groups, hands, returns

    if rounds > MOST:
        raise BadInput(f"--rounds: at most {MOST:,}, not {rounds:,}")
    check(rounds, seed)
    asked, where = asked_for(game, None, settings), Backend()
    plans = list(where.plans(asked))
    fresh = all(isinstance(plan, ShoePlan) for plan in plans)
    if fresh:
        asked = asked_for(game, None, settings, shoe="fresh")
        plans = list(where.plans(asked))
    found = Counted([], [], {}, fresh)
    for which, plan in enumerate(plans):
        counts = where.count(asked, which, plan, rounds, seed, lambda _: None)
        found.wagers.extend(returns(asked, plan, counts))
        found.hands.extend(hands(plan, counts))
        for group in groups(game, plan):
            found.results[group.wager, group.selection] = frozenset(net for net in group.nets if net is not None)
    return found


def simulation_data(found: Counted, rows: list[WagerFigures], rounds: int, seed: int) -> dict[str, Any]:
    wagers = [_wager(each, exact_row(each, rows)) for each in found.wagers]
    hands = [_hand(each, sum(one.rounds for one in found.hands)) for each in found.hands]
    beside = [each for each in (*wagers, *hands) if each["z"] is not None]
    farthest = max((abs(Fraction(each["z"])) for each in beside), default=Fraction(0))
    return {
        "rounds": rounds,
        "seed": seed,
        "shoe": "all cards are shuffled before every round" if found.fresh else None,
        "may_lie_off": f"{FAR} standard errors, fixed beforehand",
        "compared": len(beside),
        "farthest": decimal(farthest, 3),
        "agrees": farthest <= FAR if beside else None,
        "wagers": wagers,
        **({"hands": hands} if hands else {}),
    }


def exact_row(each: Any, rows: Sequence[WagerFigures]) -> WagerFigures | None:
    """The row of `houseway odds` that was played: by its name, or by its return where the play decides; at its own
    place, where that has a row."""
    found = [
        row
        for row in rows
        if each.exact == row.row.found.expected
        and each.wager in (row.row.found.wager, *row.row.found.wager.split(" + "))
    ]
    return next((row for row in found if row.row.found.selection == each.selection), next(iter(found), None))


def _wager(each: Any, row: WagerFigures | None) -> dict[str, Any]:
    mean, spread = moments(shares(each)) if each.rounds else (Fraction(0), Fraction(0))
    variance = row.row.found.variance if row is not None else spread
    error = root_fraction(variance / each.rounds) if each.rounds else Fraction(0)
    off = None if each.exact is None or not error else (mean - each.exact) / error
    return {
        "wager": each.wager,
        "selection": each.selection,
        "rounds": each.rounds,
        "return": decimal(mean),
        "standard_error": decimal(error),
        "exact": None if each.exact is None else str(each.exact),
        "play": "" if row is None else row.row.found.strategy,
        "z": None if off is None else decimal(off, 3),
        "histogram": [[str(net), times] for net, times in each.histogram.items()],
    }


def _hand(each: Any, hands: int) -> dict[str, Any]:
    """How often a class of hands was shown, as a share of all; its error is that of so many draws."""
    share = Fraction(each.rounds, hands)
    chance = share if each.exact is None else each.exact
    error = root_fraction(chance * (1 - chance) / hands)
    return {
        "hand": each.name,
        "rounds": each.rounds,
        "share": decimal(share),
        "exact": None if each.exact is None else str(each.exact),
        "z": None if each.exact is None or not error else decimal((share - each.exact) / error, 3),
    }


def shares(each: Any) -> Outcomes:
    """What was counted, as if it were all there is."""
    return {net: Fraction(times, each.rounds) for net, times in each.histogram.items()}
