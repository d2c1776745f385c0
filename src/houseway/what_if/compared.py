"""Before and after: the exact return of every wager with a change and without it, and what each change costs alone.

>>> print(what_if("roulette", {"payout of red": "6 to 5"}).table(100))  # doctest: +ELLIPSIS
Roulette (qld part 8, from 1998-09-04), if
  [1] payout of red = 6 to 5, in place of 1 to 1 (qld s143(1))
...
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from textwrap import wrap
from typing import Any

from houseway.odds.columns import laid_out
from houseway.odds.document import as_data, figures, flat
from houseway.odds.formats import as_csv, as_html, as_latex
from houseway.odds.lines import alike, where
from houseway.odds.rows import Row
from houseway.odds.said import percent, said, signed
from houseway.odds.table import Page, games_asked, page_of
from houseway.play.game import Game
from houseway.what_if.settable import Change, changes_of, with_changes


@dataclass(frozen=True, slots=True)
class Pair:
    """One wager before and after; `costs` is what the player loses by each change alone, for each unit staked."""

    before: Row | None
    after: Row | None
    costs: tuple[Fraction, ...]

    @property
    def row(self) -> Row:
        found = self.after or self.before
        assert found is not None
        return found

    @property
    def cost(self) -> Fraction:
        """Of all changes together."""
        return _expected(self.before) - _expected(self.after)

    @property
    def changed(self) -> bool:
        return self.before is None or self.after is None or self.before.found != self.after.found


def _expected(row: Row | None) -> Fraction:
    return Fraction(0) if row is None else row.found.expected


@dataclass(frozen=True, slots=True)
class Compared:
    """One text and variant of a game, before and after."""

    page: Page  # as it is
    changes: Sequence[Change]
    pairs: Sequence[Pair]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What `what_if` gives; in a notebook it is drawn as a table."""

    pages: Sequence[Compared]
    decimal: int | None = None

    def table(self, width: int = 100) -> str:
        return "\n\n".join("\n".join(_text(page, width, self.decimal)) for page in self.pages)

    def as_data(self) -> list[dict[str, Any]]:
        return [_document(page, pair, self.decimal) for page in self.pages for pair in page.pairs]

    def csv(self) -> str:
        return as_csv(*flat(self.as_data()))

    def latex(self) -> str:
        return "\n".join(as_latex(*_lines(page, self.decimal), _caption(page)) for page in self.pages)

    def _repr_html_(self) -> str:
        return "\n".join(as_html(*_lines(page, self.decimal), _caption(page)) for page in self.pages)


def what_if(
    game: str,
    changes: Mapping[str, str] | Sequence[tuple[str, str]],
    *,
    wager: str | None = None,
    rules: str | None = None,
    on: str | None = None,
    decimal: int | None = None,
    **asked: Any,
) -> WhatIf:
    """`what_if("baccarat", {"decks": "6"})`: every text and variant, as `houseway.odds.odds` takes them."""
    games, settings = games_asked(game, asked, rules, on)
    found = [compared(each, changes_of(each, changes), settings, wager) for each in games]
    return WhatIf(found, decimal)


def compared(
    game: Game[Any], changes: Sequence[Change], settings: Mapping[str, Any], wager: str | None = None
) -> Compared:
    """A game as it is, with each change alone, and with all of them."""
    before = page_of(game, settings, wager)
    after = _by_key(page_of(with_changes(game, changes), settings, wager))
    was, alone = _by_key(before), [after]
    if len(changes) > 1:
        alone = [_by_key(page_of(with_changes(game, [each]), settings, wager)) for each in changes]
    pairs = [
        Pair(was.get(key), after.get(key), tuple(_expected(was.get(key)) - _expected(each.get(key)) for each in alone))
        for key in dict.fromkeys((*was, *after))
    ]
    return Compared(before, changes, pairs)


def _by_key(page: Page) -> dict[tuple[str, ...], Row]:
    return {row.key: row for row in page.rows}


def _document(page: Compared, pair: Pair, decimal: int | None) -> dict[str, Any]:
    """The row as it would be, with `before` and `after`, and what each change costs."""

    def side(row: Row | None) -> dict[str, Any] | None:
        return None if row is None else figures(row.found, row.game.trial, decimal)

    costs = [
        {"set": change.rule.name, "value": change.written, "cost": said(cost, decimal)}
        for change, cost in zip(page.changes, pair.costs, strict=True)
    ]
    return as_data(pair.row, decimal) | {
        "before": side(pair.before),
        "after": side(pair.after),
        "cost": said(pair.cost, decimal),
        "alone": costs,
    }


def _text(page: Compared, width: int, decimal: int | None) -> Iterator[str]:
    yield from wrap(f"{page.page.title}, if", width)
    for number, change in enumerate(page.changes, 1):
        yield from wrap(f"[{number}] {change}", width, initial_indent="  ", subsequent_indent="      ")
    yield ""
    headings, cells, figures = _lines(page, decimal)
    if cells:
        yield from laid_out(headings, cells, figures=figures, width=width, keys=2)
        yield ""
    same = sum(not pair.changed for pair in page.pairs)
    if same:
        yield f"{same} other {'row is' if same == 1 else 'rows are'} as before." if cells else "Nothing changes."


def _caption(page: Compared) -> str:
    return f"{page.page.title}, if {'; '.join(map(str, page.changes))}"


def _lines(page: Compared, decimal: int | None) -> tuple[list[str], list[list[str]], list[str]]:
    """Only what changes; the places of a wager that share everything in one line."""
    several = len(page.changes) > 1
    figures = ["before", "after", "edge before", "edge after"]
    figures += [f"[{number}] costs" for number in range(1, len(page.changes) + 1)] if several else []
    figures += ["together" if several else "costs"]
    changed = alike((pair for pair in page.pairs if pair.changed), _same)
    cells = [_cells(pairs, decimal, several=several) for pairs in changed]
    return ["wager", "selection", *figures], cells, figures


def _same(pair: Pair) -> tuple[object, ...]:
    return pair.row.found.wager, pair.row.found.strategy, _expected(pair.before), _expected(pair.after), pair.costs


def _cells(pairs: list[Pair], decimal: int | None, *, several: bool) -> list[str]:
    pair, each = pairs[0], pairs[0].row.found
    wager = f"{each.wager} ({each.strategy})" if each.strategy else each.wager
    sides = [pair.before, pair.after]
    found = [
        wager,
        where([one.row.found.selection for one in pairs]),
        *("–" if side is None else said(side.found.expected, decimal) for side in sides),
    ]
    found += ["–" if side is None else percent(side.found.house_edge) for side in sides]
    return [*found, *([signed(cost) for cost in pair.costs] if several else []), signed(pair.cost)]
