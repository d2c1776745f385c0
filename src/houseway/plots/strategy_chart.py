"""A strategy chart as players know it: a coloured square for each hand against each card of the dealer's."""

from typing import TYPE_CHECKING, Final

from houseway.plots.canvas import INK, sheets
from houseway.strategies.chart import ACROSS, KINDS, LEGEND, Chart

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS: Final = {"s": "#d98c7a", "d": "#a9cfa6", "D": "#e8c66a", "E": "#d9a441", "X": "#8fb3d4", "-": "#eeeeea"}
TITLES: Final = {"hard": "Hard totals", "soft": "Soft totals", "pair": "Pairs"}
HIGH: Final = 0.27  # inches for each line


def chart_picture(chart: Chart) -> "Figure":
    """Hard totals, soft totals and pairs beneath each other."""
    groups = {kind: [number for row, number in chart.rows() if row == kind] for kind in KINDS}
    kinds = [kind for kind in KINDS if groups[kind]]
    lines = sum(len(groups[kind]) for kind in kinds)
    figure, every = sheets([TITLES[kind] for kind in kinds], wide=5.2, high=(HIGH * lines + 2.6) / len(kinds))
    sizes = figure.add_gridspec(len(kinds), 1, height_ratios=[len(groups[kind]) for kind in kinds])
    for at, (kind, axes) in enumerate(zip(kinds, every, strict=True)):
        axes.set_subplotspec(sizes[at])
        _squares(axes, chart, kind, groups[kind])
    title, *rest = (chart.says or "Strategy chart").splitlines()
    figure.suptitle("\n".join((title, *rest)), fontsize=9, color=INK, x=0.02, ha="left")
    figure.supxlabel(LEGEND.replace("), ", "),\n", 1), fontsize=8, color=INK, x=0.02, ha="left")
    return figure


def _squares(axes: "Axes", chart: Chart, kind: str, numbers: list[int]) -> None:
    for row, number in enumerate(numbers):
        for column, up in enumerate(ACROSS):
            letter = chart.cells.get((kind, number, up), "-")
            axes.barh(row + 0.5, 1, height=1, left=column, color=COLOURS[letter], edgecolor="white", linewidth=1.2)
            axes.text(column + 0.5, row + 0.5, letter, ha="center", va="center", fontsize=8, color=INK)
    axes.set_xlim(0, len(ACROSS))
    axes.set_ylim(len(numbers), 0)
    axes.set_xticks([at + 0.5 for at in range(len(ACROSS))], [_name(up) for up in ACROSS])
    axes.set_yticks([at + 0.5 for at in range(len(numbers))], [_name(n) if kind == "pair" else str(n) for n in numbers])
    axes.xaxis.tick_top()
    axes.spines["bottom"].set_visible(False)


def _name(value: int) -> str:
    return "A" if value == 1 else str(value)
