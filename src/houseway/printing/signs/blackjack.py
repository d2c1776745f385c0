"""The sign of blackjack: what the table offers, what each pays and when, and the notice of limits in Victoria."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from houseway.cite import cite
from houseway.games.blackjack.layout import NOT_OFFERED
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.victoria.layout import notice
from houseway.games.blackjack.victoria.table import TableOf2000
from houseway.play.wager import Wager
from houseway.printing.sign import Payout, Print, Said, said_of

__all__ = ["PRINT"]


def rows(table: BlackjackTable) -> Sequence[Wager[Any]]:
    """The wagers that this table offers."""
    nowhere = table.game.cloth(table).nowhere
    return [row for row in table.game.wagers if nowhere.get(row.name) != NOT_OFFERED]


def payouts(table: BlackjackTable, row: Wager[Any]) -> Sequence[Payout]:
    """One hand of bonus blackjack pays by the decks in use, 6 or 8: what the other number pays is left out."""
    if row.name != "bonus blackjack":
        return ()
    paid = [said_of(clause.pays) for clause in row.clauses if clause.pays is not None]
    return [
        Payout(when, pays)
        for when, pays in zip(BONUS, paid, strict=True)
        if f"{14 - table.rules.decks} decks" not in when
    ]


BONUS: Final = (
    "5-5-5-6 of one suit", "5-5-5-6", "7-7-7 of one suit", "7-7-7", "6-7-8 of one suit, 8 decks",
    "6-7-8 of one suit, 6 decks", "6-7-8", "the nominated blackjack",
)  # fmt: skip
WHEN: Final = {
    "blackjack": ("a hand that wins", "a blackjack"),
    "super sevens": (
        "three sevens of one suit", "three sevens", "two sevens of one suit", "two sevens", "the first card a seven",
    ),
    "super bonus": ("on $25 or more", "on $2 to $24", "every other original wager"),
}  # fmt: skip


def said(table: BlackjackTable) -> Iterator[Said]:
    if table.rules.bonus_blackjack:
        yield Said(f"the nominated blackjack is {table.rules.bonus_blackjack}", cite("qld s50C(3)"))
    if isinstance(table, TableOf2000):
        yield from (Said(each.words, each.under[0]) for each in notice(table))


PRINT: Final = Print(said=said, rows=rows, payouts=payouts, when=WHEN)
