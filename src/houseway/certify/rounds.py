"""Rounds played beside the exact figures: by a seed, by the simulator's kernels, counted in whole numbers."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple

from houseway.certify.figures import Outcomes, WagerFigures, moments, skewness
from houseway.certify.numbers import decimal, root_fraction
from houseway.errors import BadInput, require
from houseway.money import FixedSum
from houseway.play.game import Game

FAR: Final = 5
"""How many standard errors a mean may lie off, fixed beforehand: 200 wagers alarm once in 9,000 certificates."""
MOST: Final = 10**11


class Counted(NamedTuple):
    """Each wager as the usual player of the game played it; and at poker, the hands that were shown."""

    wagers: list[Any]
    hands: list[Any]
    together: "list[TogetherRounds]"  # of wagers that are told apart and belong together
    most: dict[str, Fraction]  # that a wager can come to, with all that is added to it


class TogetherRounds(NamedTuple):
    """What one plan settled, by end: how often, and what may come of all that lies on these wagers together."""

    ends: Sequence[Any]
    counts: list[int]

    def by_net(self, wagers: Sequence[str]) -> dict[Fraction, int]:
        """Per unit of the first; what can come and did not in these rounds stands there with 0."""
        found: dict[Fraction, int] = {}
        for end, times in zip(self.ends, self.counts, strict=True):
            if any(each.wager == wagers[0] for each in end):
                net = sum((each.net for each in end if each.wager in wagers), Fraction(0))
                found[net] = found.get(net, 0) + times
        return found


def played(game: Game[Any], settings: Mapping[str, Any], rounds: int, seed: int) -> Counted:
    require("simulate")
    from houseway.simulate.backend import Backend
    from houseway.simulate.simulation import asked_for, check
    from houseway.simulate.statistics import groups, hands, returns

    if rounds > MOST:
        raise BadInput(f"--rounds: at most {MOST:,}, not {rounds:,}")
    check(rounds, seed)
    asked, where = asked_for(game, None, settings), Backend()
    found = Counted([], [], [], {})
    for which, plan in enumerate(where.plans(asked)):
        counts = where.count(asked, which, plan, rounds, seed, lambda _: None)
        found.wagers.extend(returns(asked, plan, counts))
        found.hands.extend(hands(plan, counts))
        for group in groups(game, plan):
            nets = [net for net in group.nets if net is not None]
            found.most[group.wager] = (
                max(nets) if group.wager not in found.most else max(found.most[group.wager], *nets)
            )
        found.together.append(TogetherRounds(plan.ends, counts.counts.tolist()))
    return found


def simulation_data(found: Counted, rows: list[WagerFigures], rounds: int, seed: int) -> dict[str, Any]:
    wagers = [_wager(each, exact_row(each, rows)) for each in found.wagers]
    hands = [_hand(each, sum(one.rounds for one in found.hands)) for each in found.hands]
    beside = [each for each in (*wagers, *hands) if each["z"] is not None]
    farthest = max((abs(Fraction(each["z"])) for each in beside), default=Fraction(0))
    return {
        "rounds": rounds,
        "seed": seed,
        "may_lie_off": f"{FAR} standard errors, fixed beforehand",
        "compared": len(beside),
        "farthest": decimal(farthest, 3),
        "agrees": farthest <= FAR if beside else None,
        "wagers": wagers,
        **({"hands": hands} if hands else {}),
    }


def with_rounds(data: dict[str, Any], row: WagerFigures, rows: list[WagerFigures], found: Counted) -> dict[str, Any]:
    """Where no list of outcomes is held: the most that can come, over all ends; and the skewness of these rounds."""
    own = row.row.found
    if row.outcomes is not None or not found.wagers:
        return data
    parts = own.wager.split(" + ")
    if len(parts) > 1:
        by_net = next(filter(None, (each.by_net(parts) for each in found.together)), {})
        came = {net: times for net, times in by_net.items() if times}
        most = max(by_net, default=None)
    else:
        came = next((each.histogram for each in found.wagers if each.wager == own.wager), {})
        most = found.most.get(own.wager)
    if most is None or own.follows:
        return data | {"largest_payout": str(max(each.per_unit for each in own.pays if not isinstance(each, FixedSum)))}
    data = data | {"largest_payout": str(most)}
    plays = {one.row.found.strategy for each in found.wagers if (one := exact_row(each, rows)) is not None}
    if own.strategy not in plays or not came:
        return data
    rounds = sum(came.values())
    shape = skewness({net: Fraction(times, rounds) for net, times in sorted(came.items())})
    return data | {"skewness": shape, "skewness_by": f"{rounds:,} rounds by the seed"}


def exact_row(each: Any, rows: list[WagerFigures]) -> WagerFigures | None:
    """The row of `houseway odds` that was played: by its name, or by its return where the play decides."""
    for row in rows:
        found = row.row.found
        if each.exact == found.expected and each.wager in (found.wager, *found.wager.split(" + ")):
            return row
    return None


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
