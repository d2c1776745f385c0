"""What `houseway simulate` prints and draws."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from houseway.cli.files import save
from houseway.cli.media import Console
from houseway.cli.output import console, table
from houseway.play.game import Game, titled

if TYPE_CHECKING:
    from houseway.simulate import CountedShoes, Result

WORDS: Final = ("wager", "selection", "hand", "")


def draw(found: "Result | CountedShoes", file: str | None) -> None:
    if file is None:
        return
    from houseway.plots.canvas import check_file, drawn
    from houseway.plots.simulation import picture

    path = check_file(file)
    save(path, drawn(picture(found), path.suffix.lower()), "--plot")


def print_result(result: "Result", game: Game[Any]) -> None:
    from houseway.simulate.result import HANDS, HEADINGS

    out = console()
    title = f"{titled(game.title, game.variant)} ({game.part})"
    out.print(f"{title}: {result.rounds:,} rounds of each wager, seed {result.seed}\n")
    _table(out, HEADINGS, result.rows())
    if result.hands:
        out.print("\nHands that seat 1 had in the end")
        _table(out, HANDS, result.hand_rows())
    _print_sessions(out, result)
    speed = f"{result.rounds_per_second / 1e6:,.1f} million a second"
    stopped = "Stopped early. " if result.stopped else ""
    out.print(f"\n{stopped}{result.played:,} rounds in {result.seconds:.2f} s: {speed}")
    for note in result.notes:
        out.print(note)


def _table(out: Console, headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    out.print(table(headings, rows, numbers=[each for each in headings if each not in WORDS]))


def _print_sessions(out: Console, result: "Result") -> None:
    found = result.sessions
    if found is None:
        return
    out.print(f"\n{found.sessions:,} sessions of {found.length:,} rounds on {found.wager}, in units of the wager")
    rows = [(f"{percent}% end at or below", f"{value:+,.1f}") for percent, value in found.quantiles.items()]
    if found.ruined is not None:
        rows.append((f"lose {found.bankroll:,.0f} units on the way", f"{100 * found.ruined:.2f}%"))
    median, most = found.longest_losing_run
    rows.append(("longest losing run: usually, and of all", f"{median} and {most} rounds"))
    _table(out, ("", "result"), rows)


def print_counted(found: "CountedShoes", game: Game[Any]) -> None:
    from houseway.simulate.count_value import HEADINGS

    out = console()
    title = f"{titled(game.title, game.variant)} ({game.part})"
    out.print(f"{title}: {found.wager}, cards counted by {found.system}, wagers {found.wagers}, seed {found.seed}")
    if found.indices:
        out.print(f"by the count: {', '.join(found.indices)}")
    out.print(f"{found.depths[0].rounds:,} rounds at each depth of the cutting card\n")
    out.print(table(HEADINGS, found.rows(), numbers=HEADINGS))
    _print_counted_sessions(out, found)
    out.print("\nflat: a wager that never changes; otherwise in units, at the wagers named")


def _print_counted_sessions(out: Console, found: "CountedShoes") -> None:
    """A line for each depth."""
    from houseway.simulate.count_value import IN_SESSIONS

    sat = found.depths[0].sessions
    if sat is None:
        return
    begun = "" if sat.bankroll is None else f", with {sat.bankroll:,.0f} units to lose"
    out.print(f"\n{sat.sessions:,} sessions of {sat.length:,} rounds at each depth{begun}, in units")
    out.print(table(IN_SESSIONS, found.session_rows(), numbers=IN_SESSIONS))
