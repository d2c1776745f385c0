"""Returns as plain data and back, every fraction whole: how they are kept in a file."""

from dataclasses import fields
from fractions import Fraction
from typing import Any, Final

from houseway.cite import cite
from houseway.money import Cents, FixedSum, Odds, Pays
from houseway.odds.exact import Return
from houseway.odds.stakes import AtStake
from houseway.odds.term import Ending

FIELDS: Final = tuple(field.name for field in fields(Return))
FRACTIONS: Final = (
    "win", "void", "lose", "stands", "expected", "variance", "trials", "staked", "handed_over",
)  # fmt: skip


def written(found: Return) -> dict[str, Any]:
    data = {name: getattr(found, name) for name in FIELDS}
    data |= {name: None if data[name] is None else str(data[name]) for name in FRACTIONS}
    data |= {"pays": [_pays(each) for each in found.pays], "cites": [each.text for each in found.cites]}
    return data | {"terms": [_term(each) for each in found.terms]}


def _term(term: Ending) -> list[Any]:
    return [term.ends, term.says, str(term.chance), str(term.net), [each.text for each in term.cites]]


def read(data: dict[str, Any]) -> Return:
    fractions = {name: None if data[name] is None else Fraction(data[name]) for name in FRACTIONS}
    pays, cites = tuple(map(_paid, data["pays"])), tuple(map(cite, data["cites"]))
    terms = tuple(_read_term(*each) for each in data["terms"])
    caveats = tuple(data["caveats"])
    return Return(**{**data, **fractions, "pays": pays, "cites": cites, "caveats": caveats, "terms": terms})


def _read_term(ends: str, says: str, chance: str, net: str, cites: list[str]) -> Ending:
    return Ending(ends, says, Fraction(chance), Fraction(net), tuple(map(cite, cites)))


def _pays(pays: Pays) -> list[Cents]:
    if type(pays) not in (Odds, FixedSum):
        raise TypeError(f"{pays} is not kept")
    return [pays.cents] if isinstance(pays, FixedSum) else [pays.pays, pays.for_each]


def _paid(numbers: list[Cents]) -> Pays:
    return FixedSum(*numbers) if len(numbers) == 1 else Odds(*numbers)


def written_at(named: tuple[tuple[str, str, str], AtStake]) -> list[Any]:
    key, at = named
    return [*key, at.stake, str(at.expected), str(at.variance), str(at.staked), at.handed_over, str(at.rounding)]


def read_at(data: list[Any]) -> tuple[tuple[str, str, str], AtStake]:
    wager, selection, strategy, stake, expected, variance, staked, over, rounding = data
    figures = Fraction(expected), Fraction(variance), Fraction(staked), over, Fraction(rounding)
    return (wager, selection, strategy), AtStake(stake, *figures)
