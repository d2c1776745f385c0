"""Pictures of what was simulated: returns beside the exact ones, how sessions went, the count against the advantage."""

from math import ceil, floor
from typing import TYPE_CHECKING, Final

from houseway.plots.canvas import FAINT, HOUSE, INK, PLAYER, SHADES, canvas, drawn, sheets
from houseway.simulate import CountedShoes, Result
from houseway.simulate.count_value import CountValue
from houseway.simulate.sessions import QUANTILES, Sessions
from houseway.simulate.statistics import Returned

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HIGH: Final = 0.24  # inches for each wager
MOST: Final = 40
BARS: Final = 60
ERRORS: Final = 2  # standard errors to either side
CLOSE: Final = 0.05  # of the height: too near to be told apart
FIRST_TOLD: Final = (QUANTILES[0], QUANTILES[-1])
RARE: Final = 500  # rounds at a count that say too little


def picture(found: Result | CountedShoes) -> "Figure":
    """Whatever there is to draw."""
    if isinstance(found, CountedShoes):
        return counted(found)
    return returns(found) if found.sessions is None else sessions(found, found.sessions)


def svg(found: Result | CountedShoes) -> str:
    return drawn(picture(found), ".svg").decode()


def returns(found: Result) -> "Figure":
    """Of each wager what was counted, with two standard errors to either side, and the exact return."""
    wagers = _drawn(found)
    fewer = "" if len(wagers) == len(found.wagers) else ", on the first of its places"
    figure, axes = canvas(_title(found, f"return of each wager{fewer}"), high=1.6 + HIGH * len(wagers))
    at = range(len(wagers))
    shares = [100 * each.expected for each in wagers]
    errors = [100 * ERRORS * each.standard_error for each in wagers]
    axes.errorbar(shares, at, xerr=errors, fmt="o", markersize=3.5, color=HOUSE, ecolor=HOUSE, elinewidth=1.4,
                  label="simulated, with two standard errors to either side")  # fmt: skip
    exact = [(100 * float(each.exact), where) for where, each in enumerate(wagers) if each.exact is not None]
    if exact:
        axes.plot(*zip(*exact, strict=True), "|", color=PLAYER, markersize=11, markeredgewidth=1.8, label="exact")
    axes.set_yticks(at, [_named(each, found) for each in wagers])
    axes.set_ylim(len(wagers) - 0.4, -0.6)
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    axes.xaxis.set_major_formatter("{x:+g}%")
    axes.set_xlabel("net result of each unit staked", fontsize=9)
    figure.legend(loc="outside lower left", frameon=False, fontsize=8, ncols=2)
    return figure


def _drawn(found: Result) -> list[Returned]:
    """All of them, or where these are too many the first place of each wager."""
    if len(found.wagers) <= MOST:
        return list(found.wagers)
    return list({each.wager: each for each in reversed(found.wagers)}.values())[::-1]


def _named(each: Returned, found: Result) -> str:
    several = sum(other.wager == each.wager for other in found.wagers) > 1
    return f"{each.wager}: {each.selection}" if several else each.wager


def _title(found: Result, what: str) -> str:
    variant = [value if isinstance(value, str) else f"{value} {name}" for name, value in found.variant.items()]
    return f"{found.game} ({', '.join((found.rules, *variant))}), {found.rounds:,} rounds: {what}"


# Sessions


def sessions(found: Result, told: Sessions) -> "Figure":
    """What sessions ended with, and between what they were on the way."""
    figure, (above, below) = sheets(
        [
            _title(found, f"results of {told.sessions:,} sessions on {told.wager}"),
            f"On the way, in {told.length:,} rounds",
        ],
        high=3.4,
    )
    _results(above, told)
    _fan(below, told)
    return figure


def _results(axes: "Axes", told: Sessions) -> None:
    edges = _edges(told.results[0], told.results[-1])
    counts, _, _ = axes.hist(told.results, bins=edges, edgecolor="white", linewidth=0.4)
    for edge, bar in zip(edges, axes.patches, strict=False):
        bar.set_facecolor(PLAYER if edge >= 0 else HOUSE)
    if told.ruined is not None:
        axes.annotate(f"{100 * told.ruined:.1f}% lose all {told.bankroll:,.0f} units", (edges[1], counts[0]), (4, -4),
                      textcoords="offset points", fontsize=9)  # fmt: skip
    axes.axvline(0, color=INK, linewidth=0.8)
    axes.set_xlabel("units won or lost in a session", fontsize=9)
    axes.set_ylabel("sessions", fontsize=9)
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    axes.yaxis.set_major_formatter("{x:,.0f}")


def _edges(least: float, most: float) -> list[float]:
    """Bars of so many whole units each, one of which begins at nought."""
    wide = max(1, ceil((most - least) / BARS))
    return [float(wide * at) for at in range(floor(least / wide), floor(most / wide) + 2)]


def _fan(axes: "Axes", told: Sessions) -> None:
    rounds, values = [0, *told.fan], [(0.0,) * len(QUANTILES), *told.fan.values()]
    lines = list(zip(*values, strict=True))
    axes.fill_between(rounds, lines[0], lines[-1], color=HOUSE, alpha=0.18, linewidth=0)
    axes.fill_between(rounds, lines[1], lines[-2], color=HOUSE, alpha=0.32, linewidth=0)
    axes.plot(rounds, lines[len(lines) // 2], color=HOUSE, linewidth=1.8)
    apart = CLOSE * (max(lines[-1]) - min(lines[0]))
    labels: list[float] = []
    for percent, line in sorted(zip(QUANTILES, lines, strict=True), key=lambda each: each[0] not in FIRST_TOLD):
        if all(abs(line[-1] - other) > apart for other in labels):  # one is not written over another
            labels.append(line[-1])
            where = rounds[-1], line[-1]
            axes.annotate(f"{percent}%", where, (5, 0), textcoords="offset points", va="center", fontsize=8)
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.grid(color=FAINT, linewidth=0.8)
    axes.set_xlabel("rounds played; so many of all sessions are at or below each line", fontsize=9)
    axes.set_ylabel("units", fontsize=9)
    axes.margins(x=0.02)


# Counting


def counted(found: CountedShoes) -> "Figure":
    """The return at each count, and how often it comes; the gain at each depth, where there are several; sessions."""
    deepest, several = found.depths[-1], len(found.depths) > 1
    titles = [f"{found.game} ({found.rules}), {found.wager}, {found.system}: return at each count, "
              f"cutting card after {deepest.penetration}"]  # fmt: skip
    titles += [f"Won per 100 rounds, wagers {found.wagers}"] if several else []
    sat = deepest.sessions
    if sat is not None:
        told = f"{sat.sessions:,} sessions, wagers {found.wagers}, cutting card after {deepest.penetration}"
        titles += [f"Results of {told}", f"On the way, in {sat.length:,} rounds"]
    figure, axes = sheets(titles, high=3.6)
    _by_count(axes[0], deepest)
    if several:
        _by_depth(axes[1], found)
    if sat is not None:
        _results(axes[-2], sat)
        _fan(axes[-1], sat)
    return figure


def _by_count(axes: "Axes", told: CountValue) -> None:
    kept = {count: each for count, each in told.by_count.items() if each[0] >= RARE}
    shares = [100 * each[0] / told.rounds for each in kept.values()]
    often = axes.twinx()
    often.bar(list(kept), shares, color=FAINT, width=0.8)
    often.tick_params(length=0, labelsize=8)
    often.yaxis.set_major_formatter("{x:g}%")
    often.set_ylabel("of all rounds begin there (bars)", fontsize=9)
    for side in ("top", "left", "right"):
        often.spines[side].set_visible(False)
    axes.set_zorder(often.get_zorder() + 1)
    axes.patch.set_visible(False)
    edges = [100 * each[1] for each in kept.values()]
    errors = [100 * ERRORS * each[2] for each in kept.values()]
    axes.errorbar(list(kept), edges, yerr=errors, fmt="o-", markersize=4, linewidth=1.2, color=HOUSE)
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set_xticks(list(kept))
    axes.yaxis.set_major_formatter("{x:+g}%")
    axes.set_xlabel("count before the round", fontsize=9)
    axes.set_ylabel("return of a unit, two errors to either side", fontsize=9)


def _by_depth(axes: "Axes", found: CountedShoes) -> None:
    depths = [float(each.penetration) for each in found.depths]
    gains, errors = ([100 * getattr(each, name) for each in found.depths] for name in ("gain", "standard_error"))
    flat = [100 * each.flat for each in found.depths]
    axes.errorbar(depths, gains, yerr=[ERRORS * each for each in errors], fmt="o-", color=HOUSE, label="by the count")
    axes.plot(depths, flat, "s--", markersize=3.5, linewidth=1, color=SHADES[1], label="a unit that never changes")
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.set_xticks(depths, [str(each.penetration) for each in found.depths])
    axes.grid(axis="y", color=FAINT, linewidth=0.8)
    axes.set_xlabel("cutting card after this part of the shoe", fontsize=9)
    axes.set_ylabel("units", fontsize=9)
    axes.legend(frameon=False, fontsize=8, loc="upper left")
