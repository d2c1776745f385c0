"""What every table shows: who holds what, what the dealer called, how wagers were settled, and why one was refused."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from houseway.cite import Cite
from houseway.cli.terminal.drawings.chips import named
from houseway.cli.terminal.drawings.window import WIDE, Fitted
from houseway.errors import NotHeld, Refused
from houseway.money import Cents, cents, dollars
from houseway.play.cloth import area_name
from houseway.play.game import Game, titled
from houseway.play.view import Data, View
from houseway.play.wager import Verdict
from houseway.play.words import to_whom_it_is_said
from houseway.rulebook import find, reading

LONG: Final = 32  # a wager's name and selection in a settlement, before it is broken
VERDICT_STYLES: Final = {"win": "bold green", "lose": "red", "void": "yellow", "stands": "cyan"}


def header(game: Game[Any], view: View) -> RenderableType:
    """The game, its version and its Part, and what the viewer holds."""
    own = sum(cents(p["stake"]) for p in view.placed if p["person"] == view.viewer)
    line = Table.grid(expand=True)
    line.add_column()
    line.add_column(justify="right", no_wrap=True)
    lies = f", ${dollars(own)} on the layout" if own else ""
    coloured = "".join(f", {count} {colour}" for colour, count in _own(view).get("non-value chips", {}).items())
    title = titled(game.title, game.variant)
    held = Text(f"you hold ${view.chips}{coloured}{lies}", "bold")
    name = f"{title}, {game.part}"
    name = f"HOUSEWAY  {name}" if len(name) + len(held) + 12 <= WIDE else f"{name} "  # the Part must stay in sight
    line.add_row(Text(name, "bold", no_wrap=True, overflow="ellipsis"), held)
    return line


def _own(view: View) -> Data:
    return next(p for p in view.people if p["name"] == view.viewer)


def rulings(view: View) -> list[RenderableType]:
    """What was ruled lately."""
    return [
        Text.assemble(("Ruling: ", "bold yellow"), named(view, each["ruling"]), (f" ({under(each['cites'])})", "dim"))
        for each in view.happened
        if "ruling" in each
    ]


def settlement(game: Game[Any], view: View) -> list[RenderableType]:
    """The viewer's wagers one by one, everybody else's in a line."""
    own = [line for line in view.settlements if line["person"] == view.viewer]
    seats = [p["name"] for p in view.people]
    settled = {line["person"] for line in view.settlements} - {view.viewer}
    others = sorted(settled, key=lambda name: seats.index(name) if name in seats else len(seats))
    found: list[RenderableType] = [Fitted(lambda low: _lines(game, own, low))] if own else []
    if own:
        total, left = sum(map(net, own)), sum(cents(line["left"]) for line in own)
        stays = f", and ${dollars(left)} stays on the layout" if left else ""
        style = "bold green" if total > 0 else "bold red" if total < 0 else "bold yellow"
        found.append(Text.assemble("  this round ", (signed(total), style), f"; you hold ${view.chips}{stays}"))
    nets = {name: sum(net(line) for line in view.settlements if line["person"] == name) for name in others}
    if any(nets.values()):
        told = "  " + " · ".join(f"{name} {signed(each)}" for name, each in nets.items() if each)
        found.append(Fitted(lambda low: Text(told, "dim", no_wrap=low, overflow="ellipsis" if low else None)))
    return found


def _lines(game: Game[Any], lines: list[Data], low: bool) -> Table:
    """A line for each; where there is little room, as many of its provisions as go on it."""
    drawn = Table.grid(padding=(0, 2))
    drawn.add_column(no_wrap=True)
    drawn.add_column(no_wrap=all(len(_what(line)) <= LONG for line in lines))  # the provisions give way first
    drawn.add_column(no_wrap=True)
    drawn.add_column()
    for line in lines:
        style = VERDICT_STYLES[line["verdict"]]
        commission = f", less ${line['commission']}" if cents(line["commission"]) else ""
        money = {
            "win": f"${line['stake']} is paid ${line['paid']}{commission}",
            "lose": f"${line['stake']} is collected",
            "void": f"${line['returned']} goes back{' (a push)' if _by_the_result(game, line) else ''}",
            "stands": f"${line['stake']} stays",
        }[line["verdict"]]
        cites = Text(under(line["cites"]), "dim", no_wrap=low, overflow="ellipsis")
        drawn.add_row(Text(f"  {line['verdict']}", style), _what(line), Text(money, style), cites)
    return drawn


def _by_the_result(game: Game[Any], line: Data) -> bool:
    """Is a wager void by a clause of its own row, and not because something was ruled?"""
    clauses = [clause for row in game.wagers if row.name == line["wager"] for clause in row.clauses]
    voids = [[cite.text for cite in clause.cites] for clause in clauses if clause.verdict is Verdict.VOID]
    return any(line["cites"][: len(cites)] == cites for cites in voids)


def _what(line: Data) -> str:
    return area_name(line["wager"], line["selection"])


def under(texts: list[str]) -> str:
    """`qld s135, s143(1)`, `vic 29/2000 r7.1, r8.2`: the instrument is told once."""
    shown, before = [], ""
    for text in texts:
        instrument, _, provision = text.rpartition(" ")
        shown.append(provision if instrument == before else text)
        before = instrument
    return ", ".join(shown)


def net(line: Data) -> Cents:
    """What a person is up or down by a settlement line."""
    return cents(line["net"])


def signed(amount: Cents) -> str:
    return f"{'+' if amount > 0 else '−' if amount else ''}${dollars(abs(amount))}"


def refusal(refused: Refused, instead: str = "", to: str = "") -> RenderableType:
    """Why, under which provision, what it says in our words, and what may be done instead."""
    told: list[RenderableType] = [
        Text.assemble(
            ("Refused: ", "bold red"), f"{to_whom_it_is_said(refused.why, to)} ", (f"({refused.under})", "bold cyan")
        )
    ]
    told += [indented(words.removesuffix("; or").removesuffix("; and")) for words in provision_words(refused.under)]
    may = to_whom_it_is_said(refused.instead or instead, to)
    if may.startswith("awaited: "):
        told.append(Text.assemble(("  Awaited now: ", "bold green"), may.removeprefix("awaited: ")))
    elif may:
        told.append(Text.assemble(("  Instead: ", "bold green"), may))
    return Group(*told)


def indented(words: str, style: str = "italic") -> RenderableType:
    return Padding(Text(words, style), (0, 0, 0, 2), expand=False)


def provision_words(under: Cite) -> Iterator[str]:
    """What a provision does, in our own words: of one with paragraphs, only the paragraph that is cited."""
    if under.is_reading:
        yield reading(under).reads
        return
    try:
        found = find(under)
    except NotHeld:
        return
    for provision in found:
        path = under.text[len(provision.cite.text) :].strip("()").replace(")(", ".")
        yield f"{provision.cite}: {provision.does}"
        for key, words in provision.paragraphs.items():
            if not path or key == path or key.startswith(f"{path}.") or path.startswith(f"{key}."):
                yield f"({key.replace('.', ')(')}) {words}"
