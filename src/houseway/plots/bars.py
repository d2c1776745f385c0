"""Bars: the house edge of every wager, and what each change of a rule costs."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from houseway.odds.table import OddsPage, OddsTable
from houseway.plots.canvas import FAINT, HOUSE, INK, PLAYER, SHADES, canvases
from houseway.what_if.comparison import Compared, WhatIf

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

HIGH: Final = 0.26  # inches for each bar
MOST: Final = 40


def edges(found: OddsTable) -> "Figure":
    """The house edge of each wager, the smallest above; wagers that share one are one bar, and so are texts alike."""
    drawn = {tuple(bars): page for page in reversed(found.pages) if (bars := _edges(page))}
    pages = [(page, list(bars)) for bars, page in reversed(drawn.items())]
    figure, every = canvases([(f"{page.title}: house edge", 1.2 + HIGH * len(bars)) for page, bars in pages])
    for axes, (_, bars) in zip(every, pages, strict=True):
        _draw_edges(axes, bars)
    return figure


def _draw_edges(axes: "Axes", bars: Sequence[tuple[str, Fraction]]) -> None:
    shares = [float(edge * 100) for _, edge in bars]
    colours = [PLAYER if share < 0 else HOUSE for share in shares]
    axes.barh(range(len(bars)), shares, color=colours, height=0.72)
    for at, share in enumerate(shares):
        axes.annotate(f"{share:.3f}%", (max(share, 0), at), (4, 0), textcoords="offset points", va="center", fontsize=8)
    _named(axes, [name for name, _ in bars], "of each unit staked, in percent; below nought it is the player's")
    axes.margins(x=0.12, y=0.01)


def _edges(page: OddsPage) -> list[tuple[str, Fraction]]:
    places: dict[tuple[str, Fraction], list[str]] = {}
    for row in page.rows:
        if not row.found.follows:
            wager = f"{row.found.wager} ({row.found.strategy})" if row.found.strategy else row.found.wager
            places.setdefault((wager, -row.found.per_staked), []).append(row.found.selection)
    several = {name for name, _ in places if sum(name == other for other, _ in places) > 1}
    bars = [(_bar(name, where, name in several), edge) for (name, edge), where in places.items()]
    return sorted(bars, key=lambda bar: bar[1])[:MOST]


def _bar(name: str, where: list[str], said: bool) -> str:
    return f"{name}: {', '.join(where)}" if said else name


def costs(found: WhatIf) -> "Figure":
    """What each change costs a player alone, and all together, wager by wager; a text a sheet."""
    pages = [(page, *_costs(page)) for page in found.pages]
    sheets = [
        (f"{page.page.title}: what a change costs the player", 1.6 + 0.2 * len(names) * len(_labels(page)))
        for page, names, _ in pages
    ]
    figure, every = canvases(sheets)
    for axes, (page, names, series) in zip(every, pages, strict=True):
        _draw_costs(axes, _labels(page), names, series)
    return figure


def _labels(page: Compared) -> list[str]:
    labels = [f"{change.rule.name} = {change.written}" for change in page.changes]
    return [*labels, "together"] if len(labels) > 1 else labels


def _draw_costs(
    axes: "Axes", labels: Sequence[str], names: Sequence[str], series: Sequence[Sequence[Fraction]]
) -> None:
    thick = 0.8 / len(labels)
    for number, label in enumerate(labels):
        at = [where - 0.4 + thick * (number + 0.5) for where in range(len(names))]
        shares = [float(100 * each[number]) for each in series]
        axes.barh(at, shares, height=thick * 0.92, color=SHADES[number % len(SHADES)], label=label)
        for where, share in zip(at, shares, strict=True):
            if share:
                side = "left" if share > 0 else "right"
                offset = 4 if share > 0 else -4
                axes.annotate(
                    f"{share:+.3f}",
                    (share, where),
                    (offset, 0),
                    textcoords="offset points",
                    va="center",
                    ha=side,
                    fontsize=7,
                )
    axes.axvline(0, color=INK, linewidth=0.8)
    _named(axes, names, "of each unit staked, in percentage points; below nought it gains")
    axes.margins(x=0.18)
    axes.legend(frameon=False, fontsize=8, loc="upper left", bbox_to_anchor=(0, -0.12))


def _costs(page: Compared) -> tuple[list[str], list[Sequence[Fraction]]]:
    found: dict[tuple[str, tuple[Fraction, ...]], None] = {}
    for pair in page.pairs:
        if pair.changed:
            together = (*pair.costs, pair.cost) if len(page.changes) > 1 else (pair.cost,)
            each = pair.row.found
            found[f"{each.wager} ({each.strategy})" if each.strategy else each.wager, together] = None
    kept = list(found)[:MOST]
    return [name for name, _ in kept], [series for _, series in kept]


def _named(axes: "Axes", names: Sequence[str], below: str) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel(below, fontsize=8, color=INK)
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
