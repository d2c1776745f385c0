"""The odds of a game as a value: its rows, and the same as a table of text, as CSV, LaTeX and HTML.

>>> print(odds("roulette", wager="red").table(width=80))
Roulette (qld part 8, from 1998-09-04): the return of every unit staked, exactly
<BLANKLINE>
wager  selection  pays      win  void   lose  return  house edge  variance
──────────────────────────────────────────────────────────────────────────
red    red        1 to 1  18/37     0  19/37   -1/37      2.703%    0.9993
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from houseway.errors import BadInput, did_you_mean, quoted
from houseway.games import find, in_force, variants
from houseway.money import Cents, cents
from houseway.odds.columns import laid_out
from houseway.odds.document import as_data, flat
from houseway.odds.formats import as_csv, as_html, as_latex
from houseway.odds.lines import FAVOURS, lines_of
from houseway.odds.picture import svg
from houseway.odds.rows import Row, rows_of
from houseway.play.game import Game, titled
from houseway.play.sign import Sign


@dataclass(frozen=True, slots=True)
class OddsPage:
    """The rows of a game in one of its texts and variants."""

    game: Game[Any]
    rows: Sequence[Row]

    @property
    def title(self) -> str:
        game = self.game
        return f"{titled(game.title, game.variant)} ({game.part}, from {game.since})"


@dataclass(frozen=True, slots=True)
class OddsTable:
    """What `odds` gives: pages of rows, one for each text and variant; in a notebook it is drawn as a table."""

    pages: Sequence[OddsPage]
    decimal: int | None = None  # so many places in place of fractions

    @property
    def rows(self) -> list[Row]:
        return [row for page in self.pages for row in page.rows]

    def row(self, wager: str, selection: str | None = None) -> Row:
        """The first row of that wager, on that selection where one is named."""
        for row in self.rows:
            if row.found.wager == wager and selection in (None, row.found.selection):
                return row
        there = list(dict.fromkeys(row.found.wager for row in self.rows))
        raise BadInput(f"there is no {quoted(wager)} here{did_you_mean(wager, there)}; there are {', '.join(there)}")

    def played_by(self, strategy: str) -> "OddsTable":
        """The rows in which nothing is decided, and those that this strategy plays."""
        there = list(dict.fromkeys(row.found.strategy for row in self.rows if row.found.strategy))
        check_strategy(strategy, there)
        pages = [
            OddsPage(page.game, [row for row in page.rows if row.found.strategy in ("", strategy)])
            for page in self.pages
        ]
        return OddsTable(pages, self.decimal)

    def table(self, width: int = 100) -> str:
        """Text, no wider than that; no fraction is broken."""
        return "\n\n".join("\n".join(_text(page, width, self.decimal)) for page in self.pages)

    def as_data(self) -> list[dict[str, Any]]:
        """Every row as plain data, as `houseway odds --json` prints it."""
        return [as_data(row, self.decimal) for row in self.rows]

    def csv(self) -> str:
        return as_csv(*flat(self.as_data()))

    def latex(self) -> str:
        """A `tabular` for each page, with the rules of the package booktabs."""
        return "\n".join(self._each(as_latex))

    def _repr_html_(self) -> str:
        return "\n".join(self._each(as_html))

    def _repr_svg_(self) -> str | None:
        return svg("edges", self)

    def _each(self, write: Any) -> Iterator[str]:
        for page in self.pages:
            lines = lines_of(page.rows, self.decimal)
            caption = "; ".join(filter(None, (page.title, page.game.note, *lines.remarks)))
            yield write(lines.headings, lines.cells, lines.figures, caption)


def check_strategy(strategy: str, there: Sequence[str]) -> None:
    if strategy not in there:
        known = f"there are {', '.join(there)}" if there else "nothing is decided in this game"
        raise BadInput(f"--strategy: no rows are played by {quoted(strategy)}; {known}")


def _text(page: OddsPage, width: int, decimal: int | None) -> Iterator[str]:
    if not page.rows:
        yield from wrap(f"{page.title}: {page.game.note}", width)
        return
    yield from wrap(f"{page.title}: the return of every unit staked, exactly", width)
    yield from wrap(page.game.note, width)
    yield ""
    lines = lines_of(page.rows, decimal)
    keys = lines.headings.index("pays")
    yield from laid_out(lines.headings, lines.cells, figures=lines.figures, width=width, keys=keys)
    if lines.remarks:
        yield ""
        for note in lines.remarks:
            yield from wrap(note, width, subsequent_indent="    ")
    if any(row.found.favours_player for row in page.rows):
        yield ""
        yield from wrap(f"What {FAVOURS} is flagged; the odds are the law's, and are paid as they stand there.", width)


def odds(
    game: str,
    *,
    wager: str | None = None,
    stake: str | int | None = None,
    sign: Sign | None = None,
    rules: str | None = None,
    on: str | None = None,
    decimal: int | None = None,
    **asked: Any,
) -> OddsTable:
    """The odds of a game: every text and variant, or as `rules`, `on` and what else is asked say (`decks=6`).

    `stake` is in dollars: 15 or "12.50". What is no variant of the game is how its table is run.
    """
    games, settings = games_asked(game, asked, rules, on)
    amount = None if stake is None else cents(str(stake))
    return OddsTable([page_of(each, settings, wager, amount, sign) for each in games], decimal)


def page_of(
    game: Game[Any],
    settings: Mapping[str, Any],
    wager: str | None = None,
    stake: Cents | None = None,
    sign: Sign | None = None,
    *,
    variance: bool = True,
) -> OddsPage:
    if stake is not None and stake <= 0:
        raise BadInput("a stake is an amount of money above nought, like 15 or 12.50")
    _check_wager(game, wager)
    return OddsPage(game, rows_of(game, settings, only=wager, stake=stake, sign=sign, variance=variance))


def _check_wager(game: Game[Any], name: str | None) -> None:
    if name is not None and name not in (known := _named(game)):
        raise BadInput(f"{game.name} has no {quoted(name)}; there are {', '.join(known)}{did_you_mean(name, known)}")


def _named(game: Game[Any]) -> list[str]:
    return [*game.wager_named, *(f"{pair.wager} + {pair.additional}" for pair in game.together)]


def games_asked(
    name: str, asked: Mapping[str, Any], rules: str | None = None, on: str | None = None
) -> tuple[Sequence[Game[Any]], dict[str, Any]]:
    """What was asked for, and how its table is run; without an option, every text and variant."""
    held = in_force(name, rules, on) if rules or on else variants(name)
    known = {each for game in held for each in game.variant}
    settings = {each: value for each, value in asked.items() if each not in known and _is_setting(held, each)}
    variant = {each: value for each, value in asked.items() if each not in settings}
    games = [find(name, variant, rules, on)] if variant else held
    return games, games[0].run_with(settings)


def _is_setting(held: Sequence[Game[Any]], name: str) -> bool:
    """Is this how a table of the game may be run?"""
    return any(field.name == name for game in held for field in game.settings)
