"""What a jackpot wager returns, against what its meter shows."""

from typing import TYPE_CHECKING, Final

from houseway.games.caribbean_stud.prizes import break_even, return_at
from houseway.jackpot import Arrangement
from houseway.money import Cents
from houseway.plots.canvas import FAINT, HOUSE, INK, PLAYER, canvas

if TYPE_CHECKING:
    from matplotlib.figure import Figure

POINTS: Final = 200


def against_meter(text: Arrangement, cost: Cents, meter: Cents) -> "Figure":
    """From nothing on the meter to past where it breaks even, with what it shows now."""
    even = break_even(text.prizes, cost)
    most = int(max(Cents(even), meter) * 5 // 4)
    shown = [most * at // POINTS for at in range(POINTS + 1)]
    returns = [float(100 * return_at(text.prizes, each, cost)) for each in shown]
    figure, axes = canvas(f"A jackpot wager of ${cost / 100:g} ({text.name}): return against the meter")
    axes.plot([each / 100 for each in shown], returns, color=HOUSE, linewidth=1.8)
    axes.axhline(0, color=INK, linewidth=0.8)
    axes.plot([float(even) / 100], [0], "o", color=PLAYER)
    axes.annotate(f"breaks even at ${float(even) / 100:,.2f}", (float(even) / 100, 0), (-8, 8),
                  textcoords="offset points", ha="right", fontsize=9)  # fmt: skip
    now = float(100 * return_at(text.prizes, meter, cost))
    axes.plot([meter / 100], [now], "s", color=INK)
    axes.annotate(
        f"${meter / 100:,.0f}: {now:+.2f}%", (meter / 100, now), (8, -12), textcoords="offset points", fontsize=9
    )
    axes.grid(color=FAINT, linewidth=0.8)
    axes.xaxis.set_major_formatter("${x:,.0f}")
    axes.yaxis.set_major_formatter("{x:+.0f}%")
    axes.set_xlabel("on the meter", fontsize=9)
    axes.set_ylabel("net result of each unit staked", fontsize=9)
    return figure
