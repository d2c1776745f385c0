"""Before and after: the exact return of every wager with a change and without it, and what each change costs alone.

>>> print(what_if("roulette", {"payout of red": "6 to 5"}).table(100))  # doctest: +ELLIPSIS
Roulette (qld part 8, from 1998-09-04), if
  [1] payout of red = 6 to 5, in place of 1 to 1 (qld s143(1))
...
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from textwrap import wrap
from typing import Any

from houseway.errors import Refused
from houseway.money import Cents, cents, dollars
from houseway.odds.columns import laid_out
from houseway.odds.document import as_data, at_stake_data, figures, flat
from houseway.odds.figures import brief, percent, said, signed
from houseway.odds.formats import as_csv, as_html, as_latex
from houseway.odds.lines import alike, where
from houseway.odds.picture import svg
from houseway.odds.rows import Row
from houseway.odds.table import OddsPage, check_strategy, games_asked, page_of
from houseway.play.game import Game
from houseway.play.sign import Sign
from houseway.what_if.settable import RuleSetting, changes_of, with_changes


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
        """Of all changes together; a wager that is made before or after alone costs nothing where it is not made."""
        return _expected(self.before) - _expected(self.after)

    @property
    def changed(self) -> bool:
        return self.before is None or self.after is None or _figures(self.before) != _figures(self.after)


def _expected(row: Row | None) -> Fraction:
    return Fraction(0) if row is None else row.expected


def _figures(row: Row) -> tuple[object, object]:
    return row.found, row.at if row.at is None or row.at.refused is None else str(row.at.refused)


@dataclass(frozen=True, slots=True)
class Compared:
    """One text and variant of a game, before and after."""

    page: OddsPage  # as it is
    changes: Sequence[RuleSetting]
    pairs: Sequence[Pair]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What `what_if` gives; in a notebook it is drawn as a table."""

    pages: Sequence[Compared]
    decimal: int | None = None
    stake: Cents | None = None  # before, after and costs are at this stake

    def table(self, width: int = 100) -> str:
        return "\n\n".join("\n".join(_text(page, width, self.decimal, self.stake)) for page in self.pages)

    def played_by(self, strategy: str) -> "WhatIf":
        """What nobody decides, and what this strategy plays."""
        known = dict.fromkeys(pair.row.found.strategy for page in self.pages for pair in page.pairs)
        check_strategy(strategy, [each for each in known if each])
        pages = [
            replace(page, pairs=[pair for pair in page.pairs if pair.row.found.strategy in ("", strategy)])
            for page in self.pages
        ]
        return replace(self, pages=pages)

    def as_data(self) -> list[dict[str, Any]]:
        return [_document(page, pair, self.decimal) for page in self.pages for pair in page.pairs]

    def csv(self) -> str:
        return as_csv(*flat(self.as_data()))

    def latex(self) -> str:
        return "\n".join(as_latex(*_lines(page, self.decimal)[:3], _caption(page)) for page in self.pages)

    def _repr_html_(self) -> str:
        return "\n".join(as_html(*_lines(page, self.decimal)[:3], _caption(page)) for page in self.pages)

    def _repr_svg_(self) -> str | None:
        return svg("costs", self)


def what_if(
    game: str,
    changes: Mapping[str, str] | Sequence[tuple[str, str]],
    *,
    wager: str | None = None,
    rules: str | None = None,
    on: str | None = None,
    decimal: int | None = None,
    stake: str | int | None = None,
    sign: Sign | None = None,
    **asked: Any,
) -> WhatIf:
    """`what_if("baccarat", {"decks": "6"})`: every text and variant, as `houseway.odds.odds` takes them."""
    games, settings = games_asked(game, asked, rules, on)
    amount = None if stake is None else cents(str(stake))
    found = [compared(each, changes_of(each, changes), settings, wager, amount, sign) for each in games]
    return WhatIf(found, decimal, amount)


def compared(
    game: Game[Any],
    changes: Sequence[RuleSetting],
    settings: Mapping[str, Any],
    wager: str | None = None,
    stake: Cents | None = None,
    sign: Sign | None = None,
) -> Compared:
    """A game as it is, with each change alone, and with all of them; of each alone, only the return is worked out."""

    def found(changed: Game[Any], variance: bool = True) -> OddsPage:
        return page_of(changed, _run(changed, settings, changes), wager, stake, sign, variance=variance)

    before = page_of(game, settings, wager, stake, sign)
    after = _by_key(found(with_changes(game, changes)))
    was, alone = _by_key(before), [after]
    if len(changes) > 1:
        alone = [_by_key(found(with_changes(game, [each]), variance=False)) for each in changes]
    pairs = [
        Pair(was.get(key), after.get(key), tuple(_expected(was.get(key)) - _expected(each.get(key)) for each in alone))
        for key in dict.fromkeys((*was, *after))
    ]
    return Compared(before, changes, pairs)


def _run(changed: Game[Any], settings: Mapping[str, Any], changes: Sequence[RuleSetting]) -> Mapping[str, Any]:
    """How the table is run; what a change says, it is not run otherwise by."""
    try:
        changed.open_table(**settings)
    except Refused:
        said = {change.rule.name for change in changes}
        return {name: value for name, value in settings.items() if name not in said}
    return settings


def _by_key(page: OddsPage) -> dict[tuple[str, ...], Row]:
    return {row.key: row for row in page.rows}


def _document(page: Compared, pair: Pair, decimal: int | None) -> dict[str, Any]:
    """The row as it would be, with `before` and `after`, and what each change costs."""

    def side(row: Row | None) -> dict[str, Any] | None:
        if row is None:
            return None
        at = {} if row.at is None else {"at_stake": at_stake_data(row.at, decimal)}
        return figures(row.found, row.game.trial, decimal) | at

    costs = [
        {"set": change.rule.name, "value": change.written, "cost": said(cost, decimal)}
        for change, cost in zip(page.changes, pair.costs, strict=True)
    ]
    return as_data(pair.row, decimal) | {
        "before": side(pair.before),
        "after": side(pair.after),
        "cost": said(pair.cost, decimal) if pair.before and pair.after else None,
        "alone": costs if pair.before and pair.after else [],
    }


def _text(page: Compared, width: int, decimal: int | None, stake: Cents | None = None) -> Iterator[str]:
    at = "" if stake is None else f", at ${dollars(stake)}"
    yield from wrap(f"{page.page.title}{at}, if", width)
    for number, change in enumerate(page.changes, 1):
        yield from wrap(f"[{number}] {change}", width, initial_indent="  ", subsequent_indent="      ")
    yield ""
    headings, cells, figures, notes = _lines(page, decimal)
    if cells:
        yield from laid_out(headings, cells, figures=figures, width=width, keys=2)
        yield ""
    for mark, note in notes:
        yield from wrap(f"{mark} {note}", width, subsequent_indent="    ")
    same = sum(not pair.changed for pair in page.pairs)
    if same:
        yield f"{same} other {'row is' if same == 1 else 'rows are'} as before." if cells else "Nothing changes."


def _caption(page: Compared) -> str:
    return f"{page.page.title}, if {'; '.join(map(str, page.changes))}"


def _lines(page: Compared, decimal: int | None) -> tuple[list[str], list[list[str]], list[str], list[tuple[str, str]]]:
    """Only what changes; the places of a wager that share everything in one line; and why a stake is refused."""
    notes: dict[str, str] = {}
    several = len(page.changes) > 1
    figures = ["before", "after", "edge before", "edge after"]
    figures += [f"[{number}] costs" for number in range(1, len(page.changes) + 1)] if several else []
    figures += ["together" if several else "costs"]
    changed = alike((pair for pair in page.pairs if pair.changed), _same)
    cells = [_cells(pairs, decimal, notes, several=several) for pairs in changed]
    return ["wager", "selection", *figures], cells, figures, [(mark, why) for why, mark in notes.items()]


def _same(pair: Pair) -> tuple[object, ...]:
    refused = [None if row is None or row.at is None else str(row.at.refused) for row in (pair.before, pair.after)]
    figures = _expected(pair.before), _expected(pair.after), pair.costs
    return pair.row.found.wager, pair.row.found.strategy, *figures, *refused


def _cells(pairs: list[Pair], decimal: int | None, notes: dict[str, str], *, several: bool) -> list[str]:
    pair, each = pairs[0], pairs[0].row.found
    wager = f"{each.wager} ({each.strategy})" if each.strategy else each.wager
    sides = [pair.before, pair.after]
    found = [
        wager,
        where([one.row.found.selection for one in pairs]),
        *(_told(side, brief(_expected(side), decimal), notes) for side in sides),
        *(_told(side, percent(-_expected(side)), notes) for side in sides),
    ]
    if any(side is None or (side.at is not None and side.at.refused) for side in sides):
        return [*found, *["–"] * (len(pair.costs) if several else 0), "–"]
    return [*found, *([signed(cost) for cost in pair.costs] if several else []), signed(pair.cost)]


def _told(side: Row | None, figure: str, notes: dict[str, str]) -> str:
    """A dash where there is no such wager; or why it may not be made at the stake."""
    if side is None:
        return "–"
    if side.at is None or side.at.refused is None:
        return figure
    return f"refused {notes.setdefault(str(side.at.refused), f'({len(notes) + 1})')}"
