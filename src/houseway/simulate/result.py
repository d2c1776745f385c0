"""What a simulation found, as a value: with a table, and a picture where matplotlib is installed."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from html import escape
from importlib import import_module
from typing import Any, Final

from houseway.errors import NotInstalled
from houseway.simulate.sessions import Sessions
from houseway.simulate.statistics import Returned, ShownClass

HEADINGS: Final = ("wager", "selection", "rounds", "return", "standard error", "exact", "errors off")
HANDS: Final = ("hand", "rounds", "share", "exact", "errors off")
PICTURES: Final = "houseway.plots.simulation"
"""Is loaded by whoever draws: it is a level above, and waits for matplotlib."""


@dataclass(frozen=True)
class Result:
    """What a simulation found."""

    game: str
    rules: str
    variant: Mapping[str, Any]
    strategy: str
    rounds: int  # of each wager, as many as were asked for, unless somebody stopped it
    seed: int
    wagers: tuple[Returned, ...]
    seconds: float
    played: int  # rounds of all plans together
    sessions: Sessions | None = None
    stopped: bool = False
    hands: tuple[ShownClass, ...] = ()  # at poker
    notes: tuple[str, ...] = ()

    @property
    def rounds_per_second(self) -> float:
        return self.played / self.seconds if self.seconds else 0.0

    def rows(self) -> list[tuple[str, ...]]:
        """A line for each wager."""
        return [
            (
                each.wager,
                each.selection,
                f"{each.rounds:,}",
                f"{100 * each.expected:+.4f}%",
                f"{100 * each.standard_error:.4f}%",
                _percent(each.exact, "+"),
                _off(each.deviation),
            )
            for each in self.wagers
        ]

    def hand_rows(self) -> list[tuple[str, ...]]:
        """At poker, a line for each class of hands."""
        return [
            (each.name, f"{each.rounds:,}", f"{100 * each.share:.4f}%", _percent(each.exact), _off(each.deviation))
            for each in self.hands
        ]

    def as_data(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "game": self.game,
            "rules": self.rules,
            **({"variant": dict(self.variant)} if self.variant else {}),
            "strategy": self.strategy,
            "rounds": self.rounds,
            "seed": self.seed,
            "wagers": [_wager(each) for each in self.wagers],
            "histogram": {
                f"{each.wager}, {each.selection}": {str(net): times for net, times in each.histogram.items()}
                for each in self.wagers
            },
            **({"hands": [_hand(each) for each in self.hands]} if self.hands else {}),
            **({"sessions": sessions_data(self.sessions)} if self.sessions else {}),
            "notes": list(self.notes),
            "rounds_per_second": round(self.rounds_per_second),
            "stopped": self.stopped,
        }

    def __str__(self) -> str:
        tables = [text_table(HEADINGS, self.rows()), *([text_table(HANDS, self.hand_rows())] if self.hands else [])]
        return "\n\n".join((*tables, *self.notes))

    def _repr_html_(self) -> str:
        tables = [html_table(HEADINGS, self.rows()), *([html_table(HANDS, self.hand_rows())] if self.hands else [])]
        return "".join((*tables, *(f"<p>{escape(note)}</p>" for note in self.notes)))

    def _repr_svg_(self) -> str | None:
        return svg_of(self)


def svg_of(found: Any) -> str | None:
    """The picture of what was found; None where there is no matplotlib to draw it."""
    try:
        svg: str = import_module(PICTURES).svg(found)
    except NotInstalled:
        return None
    return svg


def _percent(share: Fraction | None, sign: str = "") -> str:
    return "" if share is None else f"{float(100 * share):{sign}.4f}%"


def _off(deviation: float | None) -> str:
    return "" if deviation is None else f"{deviation:+.2f}"


def text_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [headings, *rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    paired = (zip(row, widths, strict=True) for row in lines)
    return "\n".join("  ".join(cell.ljust(width) for cell, width in line).rstrip() for line in paired)


def html_table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def _wager(each: Returned) -> dict[str, Any]:
    return {
        "wager": each.wager,
        "selection": each.selection,
        "rounds": each.rounds,
        "return": each.expected,
        "standard_error": each.standard_error,
        "exact": None if each.exact is None else str(each.exact),
        "deviation": each.deviation,
    }


def _hand(each: ShownClass) -> dict[str, Any]:
    return {
        "hand": each.name,
        "rounds": each.rounds,
        "share": each.share,
        "exact": None if each.exact is None else str(each.exact),
    }


def sessions_data(found: Sessions) -> dict[str, Any]:
    return {
        "wager": found.wager,
        "selection": found.selection,
        "length": found.length,
        "bankroll": found.bankroll,
        "sessions": found.sessions,
        "risk_of_ruin": found.ruined,
        "quantiles": {str(percent): value for percent, value in found.quantiles.items()},
        "after": {str(rounds): list(values) for rounds, values in found.fan.items()},
        "longest_losing_run": {"median": found.longest_losing_run[0], "most": found.longest_losing_run[1]},
    }
