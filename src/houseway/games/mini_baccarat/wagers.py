"""The three permissible wagers of mini-baccarat (qld s194), each a row: on either hand, and on a tie."""

from functools import partial
from typing import Final, NamedTuple

from houseway.games.mini_baccarat.limits import READ, hand_amounts, tie_amounts
from houseway.games.mini_baccarat.rules import TIE_BETS, WAGERS_OF_THE_TABLE
from houseway.games.mini_baccarat.seats import SEATS, check_box
from houseway.money import Odds
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
    "banker's hand",
    permitted="qld s194(a)",
    clauses=(
        wins(bankers_hand_is_higher, "qld s194(a)(i)"),
        loses(players_hand_is_higher, "qld s194(a)(ii)"),
        voids(counts_are_equal, "qld s194(a)(iii)"),
    ),
    pays=Odds(19, 20),
    paid_under="qld s198(2)",
    limit=WAGERS_OF_THE_TABLE,
    amounts=partial(hand_amounts, "banker's hand"),
    limits_read=READ,
    selections=SEATS,
    check=check_box,
    says="the banker's hand has the higher point count; void on a tie",
)
PLAYERS_HAND: Final = Wager(
    "player's hand",
    permitted="qld s194(b)",
    clauses=(
        wins(players_hand_is_higher, "qld s194(b)(i)"),
        loses(bankers_hand_is_higher, "qld s194(b)(ii)"),
        voids(counts_are_equal, "qld s194(b)(iii)"),
    ),
    pays=Odds(1, 1),
    paid_under="qld s198(1)",
    limit=WAGERS_OF_THE_TABLE,
    amounts=partial(hand_amounts, "player's hand"),
    limits_read=READ,
    selections=SEATS,
    check=check_box,
    says="the player's hand has the higher point count; void on a tie",
)
TIE_BET: Final = Wager(
    "tie bet",
    permitted="qld s194(c)",
    clauses=(
        wins(counts_are_equal, "qld s194(c)"),
        loses(counts_differ, "qld s194(c)"),
    ),
    pays=Odds(8, 1),
    paid_under="qld s198(3)",
    limit=TIE_BETS,
    amounts=partial(tie_amounts, "tie bet"),
    limits_read=READ,
    selections=SEATS,
    check=check_box,
    says="both hands have the same point count",
)
WAGERS: Final = (BANKERS_HAND, PLAYERS_HAND, TIE_BET)
