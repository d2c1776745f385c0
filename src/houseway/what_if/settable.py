"""Every rule of a game that can be set: the money of its rows, and what the game itself names."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from houseway.cite import Cite
from houseway.errors import BadInput, did_you_mean, quoted
from houseway.play.game import Game
from houseway.play.settable import Settable, in_percent, share
from houseway.play.wager import Clause, Verdict, Wager
from houseway.what_if.payouts import payouts
from houseway.what_if.rows import with_row


@dataclass(frozen=True, slots=True)
class RuleSetting:
    """A rule that is set to another value; by a rule of a draft, where one says so."""

    rule: Settable
    value: Any
    written: str  # the value as somebody wrote it
    by: Cite | None = None

    def __str__(self) -> str:
        by = "" if self.by is None else f"{self.by}: "
        stood = self.rule.stands + (f", of which a table has {self.rule.usual}" if self.rule.usual else "")
        return f"{by}{self.rule.name} = {self.written}, in place of {stood} ({self.rule.under})"

    def put(self, game: Game[Any]) -> Game[Any]:
        return self.rule.put(game, self.value, self.by)


def settable(game: Game[Any]) -> dict[str, Settable]:
    """By name, as each stands."""
    return {rule.name: rule for rule in _all(game)}


def _all(game: Game[Any]) -> Iterator[Settable]:
    yield from game.settable
    for row in game.wagers:
        yield from payouts(game, row)
        for which, charge in (("commission", row.commission), ("fee", row.fee)):
            if charge is not None:
                stands = in_percent(charge.share, charge.of_each)
                yield Settable(f"{which} of {row.name}", charge.under, share, stands, _charge_of(row, which))


def _won_under(row: Wager[Any], under: Cite | None) -> tuple[Clause[Any], ...]:
    """The clauses; of those that win, with the draft's rule on what is then charged."""
    if under is None:
        return row.clauses
    won = Verdict.WIN
    return tuple(replace(each, cites=(*each.cites, under)) if each.verdict is won else each for each in row.clauses)


def _charge_of(named: Wager[Any], which: str) -> Any:
    """Its `commission` or its `fee`: a share, and what it is taken of."""

    def put(game: Game[Any], value: Fraction, under: Cite | None) -> Game[Any]:
        row = game.wager_named[named.name]
        charge = getattr(row, which)
        by = under or charge.under
        charged = replace(charge, share=value.numerator, of_each=value.denominator, under=by)
        return with_row(game, replace(row, **{which: charged}, clauses=_won_under(row, under)))

    return put


def changes_of(game: Game[Any], asked: Mapping[str, str] | Sequence[tuple[str, str]]) -> list[RuleSetting]:
    """What somebody wrote, rule by rule; each rule once."""
    rules = settable(game)
    found: dict[str, RuleSetting] = {}
    for name, text in asked.items() if isinstance(asked, Mapping) else asked:
        if name in found:
            raise BadInput(f"{name} is set twice")
        found[name] = change_of(rules, game, name, text)
    return list(found.values())


def change_of(
    rules: Mapping[str, Settable], game: Game[Any], name: str, text: str, by: Cite | None = None
) -> RuleSetting:
    if name not in rules:
        near = did_you_mean(name, rules)
        some = ", ".join(list(rules)[:8]) + (", …" if len(rules) > 8 else "") or "nothing"
        raise BadInput(f"{quoted(name)} cannot be set in {game.name}{near}; what can: {some}")
    try:
        value = rules[name].read(text)
    except BadInput as wrong:
        raise BadInput(f"{name} is {wrong}") from None
    return RuleSetting(rules[name], value, text, by)


def with_changes(game: Game[Any], changes: Sequence[RuleSetting]) -> Game[Any]:
    for change in changes:
        game = change.put(game)
    return game
