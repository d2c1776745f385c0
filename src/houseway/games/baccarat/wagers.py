"""The three permissible wagers of baccarat (qld s86), each a row: on either hand, and on a tie."""

from typing import Final, NamedTuple

from houseway.cite import cite
from houseway.families.baccarat.table import BANKERS_HAND as BANKERS
from houseway.families.baccarat.table import PLAYERS_HAND as PLAYERS
from houseway.games.baccarat.areas import AREAS, check_area, in_whole_commission, tie_amounts
from houseway.games.baccarat.rules import WAGERS_OF_THE_TABLE
from houseway.money import Commission, Odds
from houseway.play.wager import Wager, loses, voids, wins

__all__ = ["BANKERS_HAND", "PLAYERS_HAND", "TIE_BET", "WAGERS", "Counts"]


class Counts(NamedTuple):
    """The facts that decide a wager: the final point count of each hand."""

    players: int
    bankers: int


def bankers_hand_is_higher(counts: Counts) -> bool:
    return counts.bankers > counts.players


def players_hand_is_higher(counts: Counts) -> bool:
    return counts.players > counts.bankers


def counts_are_equal(counts: Counts) -> bool:
    return counts.players == counts.bankers


def counts_differ(counts: Counts) -> bool:
    return counts.players != counts.bankers


BANKERS_HAND: Final = Wager(
    BANKERS,
    permitted="qld s86(a)",
    clauses=(
        wins(bankers_hand_is_higher, "qld s86(a)(i)"),
        loses(players_hand_is_higher, "qld s86(a)(ii)"),
        voids(counts_are_equal, "qld s86(a)(iii)"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s90(2)",
    commission=Commission(5, 100, cite("qld s90(2)")),
    limit=WAGERS_OF_THE_TABLE,
    in_steps=in_whole_commission,
    selections=AREAS,
    check=check_area,
    says="the banker's hand has the higher point count; void on a tie; 5% of what it wins is commission",
)
PLAYERS_HAND: Final = Wager(
    PLAYERS,
    permitted="qld s86(b)",
    clauses=(
        wins(players_hand_is_higher, "qld s86(b)(i)"),
        loses(bankers_hand_is_higher, "qld s86(b)(ii)"),
        voids(counts_are_equal, "qld s86(b)(iii)"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s90(1)",
    limit=WAGERS_OF_THE_TABLE,
    selections=AREAS,
    check=check_area,
    says="the player's hand has the higher point count; void on a tie",
)
TIE_BET: Final = Wager(
    "tie bet",
    permitted="qld s86(c)",
    clauses=(wins(counts_are_equal, "qld s86(c)"), loses(counts_differ, "qld s86(c)")),
    pays=Odds(8, 1),
    paid_under="qld s90(7)",
    limit=WAGERS_OF_THE_TABLE,  # for its increments
    amounts=tie_amounts,
    selections=AREAS,
    check=check_area,
    says="both hands have the same point count",
)
WAGERS: Final = (BANKERS_HAND, PLAYERS_HAND, TIE_BET)
