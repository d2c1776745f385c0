"""What a wager returns at a stake in dollars: settled to the cent, with the law's roundings, commissions and fees."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.errors import Refused
from houseway.money import Cents, Inexact, dollars
from houseway.odds.exact import Return, decided
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.settlement import line_by
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Clause, Placed, Wager
from houseway.play.wagering import check_amount

PERSON: Final = "seat 1"
PLENTY: Final[Cents] = 10**14


class AtStake(NamedTuple):
    """The return at a stake, for each unit of it; or why that stake is not permitted."""

    stake: Cents
    expected: Fraction = Fraction(0)
    variance: Fraction = Fraction(0)
    staked: Fraction = Fraction(1)  # altogether, for each unit of the first wager
    handed_over: Cents = 0  # the stake, with a fee that is paid besides
    rounding: Fraction = Fraction(0)  # what rounding gives the player (or costs, below nought) for each unit staked
    refused: Refused | None = None

    @property
    def per_handed_over(self) -> Fraction:
        return self.expected * self.stake / self.handed_over


def table_for(game: Game[Any], sign: Sign | None = None, settings: Mapping[str, Any] | None = None) -> Table:
    """A table of the game with somebody at it."""
    given = {} if sign is None else {"sign": sign}
    opened: Table = game.open_table(people=[player(PERSON, PLENTY)], **given, **(settings or {}))
    return opened


Key: TypeAlias = tuple[str, str, str]
"""A row by its wager, selection and strategy."""


def row_key(found: Return) -> Key:
    return found.wager, found.selection, found.strategy


def at_stake(
    table: Table,
    wager: Wager[Any],
    selection: str,
    stake: Cents,
    exactly: Fraction,
    chances: Iterable[tuple[Any, int]] | None = None,
) -> AtStake:
    """One wager, settled in every way that it can end; `exactly` is its return without any rounding."""
    try:
        check(table, wager, selection, stake)
        chances = decided(table.game, wager, selection)[0] if chances is None else chances
        nets = _nets(table, Placed(PERSON, wager, selection, stake), chances)
    except Refused as refused:
        return AtStake(stake, refused=refused)
    except Inexact as wrong:
        return AtStake(stake, refused=Refused(wager.paid_cites[0], str(wrong)))
    expected, variance = of_nets(nets, stake)
    over = stake + wager.fee_on(selection, stake)
    return AtStake(stake, expected, variance, handed_over=over, rounding=expected - exactly)


def check(table: Table, wager: Wager[Any], selection: str, stake: Cents) -> None:
    """By the sign, the steps and the chips of the table; what supports another wager is bounded by that."""
    if wager.exactly is not None:
        allowed = [each for each in wager.exactly(table, PERSON, selection) if each[0]]
        if allowed and stake not in [amount for amount, _ in allowed]:  # none: nothing lies there to be supported
            sums = " or ".join(f"${dollars(amount)}" for amount, _ in allowed)
            raise Refused(allowed[0][1], f"${dollars(stake)} is not an amount for the {wager.name}; it costs {sums}")
    elif not wager.follows and selection in wager.selections:
        check_amount(table, PERSON, wager, selection, stake)
    table.check_means(table.people[PERSON], stake, "")


def _nets(table: Table, placed: Placed, chances: Iterable[tuple[Any, int]]) -> list[tuple[Cents, int]]:
    """What the person is up or down, and how often; each clause is settled once."""
    weights: dict[int, int] = {}
    clauses: dict[int, Clause[Any]] = {}
    for facts, weight in chances:
        clause = placed.wager.decide(facts)
        clauses[id(clause)] = clause
        weights[id(clause)] = weights.get(id(clause), 0) + weight
    return [(line_by(table, placed, clause).net, weights[at]) for at, clause in clauses.items()]


def of_nets(nets: Iterable[tuple[Cents, int]], stake: Cents) -> tuple[Fraction, Fraction]:
    """The expected result and its variance for each unit of the stake."""
    total = first = second = 0
    for net, weight in nets:
        total, first, second = total + weight, first + net * weight, second + net * net * weight
    mean = Fraction(first, total)
    return mean / stake, (Fraction(second, total) - mean**2) / stake**2
