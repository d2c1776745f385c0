"""What a wager pays, as rules that can be set: one, or one for each place or each way in which it is won."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import lcm
from typing import Any

from houseway.cite import Cite
from houseway.money import Cents, Fee, Odds, Pays
from houseway.odds.exact import exact, is_held
from houseway.play.game import Game
from houseway.play.layout import ways_to_pay
from houseway.play.settable import Settable
from houseway.play.table import Table
from houseway.play.wager import Clause, Verdict, Wager
from houseway.what_if.cloth import cloth_paying
from houseway.what_if.rows import with_row
from houseway.what_if.values import pays_like


def payouts(game: Game[Any], row: Wager[Any]) -> Iterator[Settable]:
    """By place where each place pays in one way, and otherwise by what is paid."""
    if row.gets or row.is_price or row.made_of is not None:
        return  # other players' bets; by a schedule of prizes, which is no rule; or what others pay
    ways = ways_to_pay(row)
    by_place = _by_place(game, row) if len(ways) > 1 else {}
    for pays in ways:
        name = f"payout of {row.name}"
        if by_place:
            name += f" on {', '.join(place for place, each in by_place.items() if each == pays)}"
        elif len(ways) > 1:
            name += f" at {pays}"
        yield Settable(name, _under(row, pays), pays_like(pays), pays, _Put(row, pays))


def _by_place(game: Game[Any], row: Wager[Any]) -> Mapping[str, Pays]:
    """What is paid on each place, where it is one thing; otherwise nothing."""
    if not is_held(game) or len(row.selections) < 2:
        return {}
    found: dict[str, Pays] = {}
    for place in row.selections:
        paid = exact(game, row, place).pays
        if len(paid) != 1:
            return {}
        found[place] = paid[0]
    return found


def _under(row: Wager[Any], pays: Pays) -> Cite:
    won = (clause.cites[0] for clause in row.clauses if _pays(row, clause) == pays)
    return row.paid_cites[0] if row.paid_cites else next(won)


def _pays(row: Wager[Any], clause: Clause[Any]) -> Pays | None:
    return (clause.pays or row.pays) if clause.verdict is Verdict.WIN else None


class _Put:
    """Puts another payout where this one stood: in the row's clauses, on the cloth and on the sign.

    Where it stood is told by the row as it was, so that several changes of one row do not meet.
    """

    def __init__(self, row: Wager[Any], old: Pays) -> None:
        self.row, self.old = row, old
        self.at = {number for number, clause in enumerate(row.clauses) if _pays(row, clause) == old}

    def __call__(self, game: Game[Any], new: Pays, under: Cite | None) -> Game[Any]:
        row = game.wager_named[self.row.name]
        by = () if under is None else (under,)
        changed = replace(
            row,
            clauses=tuple(
                replace(clause, pays=new, cites=(*clause.cites, *by)) if number in self.at else clause
                for number, clause in enumerate(row.clauses)
            ),
            pays=new if self.row.pays == self.old else row.pays,
            paid_under=row.paid_under if under is None else under.text,
            in_steps=_steps(row, new),
            fee=self._fee(row.fee, new),
        )
        return replace(with_row(game, changed), cloth=cloth_paying(game, self.row, self.old, new))

    def _fee(self, fee: Fee | None, new: Pays) -> Fee | None:
        """Where it is a share of what could be won, of what could be won now."""
        was = None if self.row.fee is None else self.row.fee.of_winnings
        if fee is None or fee.of_winnings is None or was is None or not isinstance(new, Odds):
            return fee
        return replace(fee, of_winnings={**fee.of_winnings, **{place: new for place in was if was[place] == self.old}})


def _steps(row: Wager[Any], new: Pays) -> Any:
    """Stakes that were paid exactly, and are at the new odds as well."""
    before = row.in_steps
    if before is None or not isinstance(new, Odds):
        return before

    def steps(table: Table, selection: str) -> tuple[Cents, Cite]:
        step, under = before(table, selection)
        return lcm(step, new.per_unit.denominator), under

    return steps
