"""A sheet to draw on, and how it is saved: the same figures always give the same file."""

import io
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import BadInput, quoted, require

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

FORMATS: Final = (".svg", ".png", ".pdf")
HOUSE, PLAYER, FAINT, INK = "#2f6f4f", "#b5482a", "#d9d9d2", "#222222"
"""What the house gains, what the player gains, lines behind them, and letters."""
SHADES: Final = ("#2f6f4f", "#c58b2a", "#3d6a8f", "#8a4b73", "#7a7a3a", "#555555")


def check_file(text: str) -> Path:
    path = Path(text)
    if path.suffix.lower() not in FORMATS:
        raise BadInput(f"--plot: {quoted(text)} is no picture; name a file like odds{', odds'.join(FORMATS)}")
    return path


def canvas(title: str, wide: float = 8, high: float = 4.5) -> "tuple[Figure, Axes]":
    """A figure with one set of axes, and without the frame that says nothing."""
    figure, (axes,) = canvases([(title, high)], wide)
    return figure, axes


def sheets(titles: Sequence[str], wide: float = 8, high: float = 4.5) -> "tuple[Figure, list[Axes]]":
    """Several of one height, one below the other."""
    return canvases([(title, high) for title in titles], wide)


def canvases(sheets: Sequence[tuple[str, float]], wide: float = 8) -> "tuple[Figure, list[Axes]]":
    """Several, each with its title and height, one below the other."""
    require("plots")
    from matplotlib.figure import Figure  # takes its time

    heights = [high for _, high in sheets]
    figure = Figure(figsize=(wide, sum(heights)), layout="constrained")
    every = figure.subplots(len(sheets), squeeze=False, height_ratios=heights)[:, 0].tolist()
    for axes, (title, _) in zip(every, sheets, strict=True):
        axes.set_title(title, loc="left", color=INK, fontsize=11)
        for side in ("top", "right", "left"):
            axes.spines[side].set_visible(False)
        axes.tick_params(length=0, labelsize=9)
        axes.set_axisbelow(True)
    return figure, every


def drawn(figure: "Figure", kind: str) -> bytes:
    """As an SVG, PNG or PDF without the moment it was made."""
    import matplotlib

    stamp: dict[str, Any] = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}.get(kind, {})
    out = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "houseway", "svg.fonttype": "path"}):
        figure.savefig(out, format=kind.removeprefix("."), metadata=stamp or None, dpi=150)
    return out.getvalue()
