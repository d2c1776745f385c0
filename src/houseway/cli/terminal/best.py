"""`best`: what the odds say is best now, and what the other choices cost; where that is not held, one line says so."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.output import table
from houseway.cli.terminal.wagers import open_to
from houseway.odds import best_play
from houseway.odds.exact import every_return, is_held
from houseway.play.game import Game
from houseway.play.view import View
from houseway.play.wager import Wager

FEW: Final = 8
A_TENNER: Final = 10


def best_page(game: Game[Any], view: View) -> list[RenderableType]:
    """Of what may be done now."""
    if open_to(view) and is_held(game) and (rows := _open_rows(game, view)):
        return list(_wagers(game, rows))
    told = best_play.advice(game, view) if view.yours else None
    return [Text(told or f"What is best here is not held; odds shows what the wagers of {game.title} pay.")]


def _open_rows(game: Game[Any], view: View) -> list[Wager[Any]]:
    """The wagers that may be made; of keno, any."""
    listed = [o["fields"][0]["choices"][0] for o in view.options if o["act"] == "wager"]
    tickets = any(option["act"] == "submit an entry" for option in view.options)
    return [row for row in game.wagers if tickets or row.name in listed]


def _wagers(game: Game[Any], rows: list[Wager[Any]]) -> Iterator[RenderableType]:
    """By what they return, the dearest last."""
    found: dict[Fraction, dict[str, None]] = {}
    for each in every_return(game, rows):
        found.setdefault(each.expected, {})[each.wager] = None
    ranked = sorted(found.items(), reverse=True)
    shown = [*ranked[:FEW], *ranked[-1:]] if len(ranked) > FEW + 1 else ranked
    same = "Whatever you wager on costs the same here:"
    yield Text("The best of what you may wager now first, the dearest last:" if len(shown) > 1 else same, "bold")
    yield table(("returns", f"of ${A_TENNER} it costs", "wager"), [_row(*each) for each in shown])
    yield Text(f"houseway odds {game.name} has them all, exactly", "dim")


def _row(expected: Fraction, names: dict[str, None]) -> tuple[str, str, str]:
    costs = -expected * A_TENNER
    told = f"${float(costs):.2f}" if costs >= 0 else f"gains ${float(-costs):.2f}"
    return f"{float(expected * 100):+.2f}%", told, ", ".join(names)
