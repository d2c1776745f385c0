"""What stands on the sign of a table: limits and odds of each kind of wager, the steps, and what will change."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.money import Cents, Commission, FixedSum, Pays, cents
from houseway.odds.exact import every_return
from houseway.play.cloth import Cloth, Mark
from houseway.play.layout import rows_offered, ways_to_pay
from houseway.play.sign import Limits
from houseway.play.sign_acts import MOST_CHIPS
from houseway.play.table import Table
from houseway.play.wager import Wager

HIGH: Final[Mapping[Cite, float]] = {
    cite(text): 8.0
    for text in (
        "qld s23(2)", "qld s74(2)", "qld s89(3)", "qld s113(3)", "qld s141(3)", "qld s153(3)", "qld s171(3)",
        "qld s183(2)", "qld s197(3)", "qld s259(2)", "qld s295(2)", "qld s332(2)", "qld s376(2)", "qld s459(2)",
        "qld s476(2)",
    )
}  # fmt: skip
"""How high letters and figures are at least, in millimetres, by what asks for the sign."""
SUM: Final = re.compile(r"\$(\d+\.\d\d)")
USUAL: Final = 8.0  # where nothing says how high


class Payout(NamedTuple):
    """What a wager pays, and when, where it pays in several ways."""

    when: str
    pays: str

    def __str__(self) -> str:
        return f"{self.when}: {self.pays}" if self.when else self.pays


class SignPay(NamedTuple):
    """Wagers that pay alike."""

    wagers: tuple[str, ...]
    payouts: tuple[Payout, ...]
    says: str
    under: tuple[Cite, ...]


class PrintedLine(NamedTuple):
    """One kind of wager on the sign."""

    kind: str
    limits: Limits
    paid: tuple[SignPay, ...]
    under: tuple[Cite, ...] = ()  # what bounds it besides the sign


class SignNote(NamedTuple):
    """Something else that a sign at the table must tell; the letters are as high as those of the limits, if asked."""

    words: str
    under: Cite
    high: bool = False


@dataclass(frozen=True, slots=True)
class SignText:
    """The whole sign, before it is drawn."""

    title: str
    lines: tuple[PrintedLine, ...]
    others: tuple[SignPay, ...]  # wagers that have no line of their own
    steps: SignNote | None
    notices: tuple[SignNote, ...]
    said: tuple[SignNote, ...]
    under: Cite
    height: float
    asked: bool  # does a provision ask for this height?


def money(amount: Cents) -> str:
    """`$5`, `$1,000`, `$2.50`."""
    return f"${amount // 100:,}" if amount % 100 == 0 else f"${amount / 100:,.2f}"


def most(limits: Limits) -> str:
    """Nothing where the sign has a minimum only, as for a table stake."""
    return money(limits.maximum) if limits.maximum < MOST_CHIPS else "–"


def sign_text(table: Table, title: str) -> SignText:
    """Everything on the sign, from the rows of the game and the sign of the table."""
    game, sign, cloth = table.game, table.sign, table.game.cloth(table)
    rows = rows_offered(table)
    lines = [
        PrintedLine(cloth.lines.get(kind, kind), limits, _grouped(table, [row for row in rows if row.limit == kind]))
        for kind, limits in sign.limits.items()
        if any(row.limit == kind for row in rows) or kind not in {row.limit for row in game.wagers}
    ]
    besides = [row for row in rows if row.limit not in sign.limits]
    lines += [_bounded(table, row) for row in besides if row.amounts is not None]
    under = game.sign_under or game.general.by_sign
    steps = "; ".join(
        f"{cloth.lines.get(kind, kind)}{': ' if kind else ''}in increments of {money(increment)}"
        for kind, increment in sign.in_increments
        if increment
    )
    return SignText(
        title,
        tuple(lines),
        _grouped(table, [row for row in besides if row.amounts is None]),
        SignNote(steps, game.general.increment_shown, high=True) if steps else None,
        tuple(_notices(table, cloth)),
        tuple(_said(each) for each in (*cloth.marks, *game.told(table)) if each.sign),
        under,
        HIGH.get(under, USUAL),
        under in HIGH,
    )


def _bounded(table: Table, row: Wager[Any]) -> PrintedLine:
    """A wager that the Part itself bounds, as it does a tie bet (qld s89(2)(b)): the sign says by how much."""
    assert row.amounts is not None
    limits, least, most = row.amounts(table, "", next(iter(row.selections), ""))
    return PrintedLine(row.name, limits, _grouped(table, [row]), tuple(dict.fromkeys((least, most))))


def _said(mark: Mark) -> SignNote:
    """In round sums, where they are round."""
    words = SUM.sub(lambda found: money(cents(found[1])), mark.words)
    return SignNote(words, mark.under[0], high=mark.sign == "high")


def _notices(table: Table, cloth: Cloth) -> Iterator[SignNote]:
    for notice in table.sign.notices:
        kind, from_ = cloth.lines.get(notice.kind, notice.kind), f"{notice.effective:%H:%M, %d.%m.%Y}"
        under = table.game.notice(notice.kind) or table.game.general.by_sign
        yield SignNote(f"{kind}: minimum {money(notice.minimum)} from {from_}", under, high=True)


def _grouped(table: Table, rows: Sequence[Wager[Any]]) -> tuple[SignPay, ...]:
    """The rows that pay the same in one entry, with what each is if it stands alone."""
    alike: dict[tuple[Payout, ...], list[Wager[Any]]] = {}
    for row in rows:
        alike.setdefault(tuple(payouts(table, row)), []).append(row)
    return tuple(_paid(paid, same) for paid, same in alike.items())


def _paid(paid: tuple[Payout, ...], rows: Sequence[Wager[Any]]) -> SignPay:
    under = tuple(dict.fromkeys(each for row in rows for each in row.paid_cites or row.cites))
    return SignPay(tuple(row.name for row in rows), paid, rows[0].says if len(rows) == 1 else "", under)


def payouts(table: Table, row: Wager[Any]) -> Sequence[Payout]:
    """What a wager pays; by its places where these pay differently."""
    given = table.game.cloth(table).paid.get(row.name)
    if given:
        return [Payout(when, said_of(pays)) for when, pays in given]
    pays = list(map(said_of, ways_to_pay(row)))
    if row.gets or len(pays) == 1:
        return [Payout("", row.gets or pays[0] + _less(row.commission))]
    return _by_place(table, row)


def said_of(pays: Pays | str) -> str:
    return money(pays.cents) if isinstance(pays, FixedSum) else str(pays)


def _less(commission: Commission | None) -> str:
    return f", less {100 * commission.share / commission.of_each:g}% commission" if commission else ""


def _by_place(table: Table, row: Wager[Any]) -> Sequence[Payout]:
    places: dict[str, list[str]] = {}
    for each in every_return(table.game, [row]):
        places.setdefault(" or ".join(map(said_of, each.pays)), []).append(each.selection)
    return [Payout(", ".join(where), pays) for pays, where in places.items()]
