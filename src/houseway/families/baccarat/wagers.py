"""The three permissible wagers of the baccarat games (qld s86), each a row: on either hand, and on a tie."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from houseway.families.baccarat.chances import coups
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND
from houseway.money import Odds
from houseway.play.wager import Wager, loses, voids, wins
from houseway.rulebook.parallel import Parallel


class Counts(NamedTuple):
    """The facts that decide a wager: the final point count of each hand."""

    players: int
    bankers: int

    @property
    def higher(self) -> str:
        """Which hand has more."""
        return "player's hand" if self.players > self.bankers else "banker's hand"


HANDS: Final = "the player's hand has {0.players} and the banker's hand {0.bankers}"
TIE: Final = f"{HANDS}: it is a tie"
NO_TIE: Final = f"{HANDS}: it is no tie"
HIGHER: Final = f"{HANDS}: the {{0.higher}} is higher"
NOT_BANKERS: Final = f"{HANDS}, which is not higher"
NOT_PLAYERS: Final = f"{HANDS}, which is not lower"


def every_coup(decks: int, _wager: Wager[Counts], _selection: str) -> Iterator[tuple[Counts, int]]:
    """Every coup from a full shoe, by its final point counts and weighted by the first six cards in order."""
    for (players, bankers), weight in coups(decks).items():
        yield Counts(players, bankers), weight


def bankers_hand_is_higher(counts: Counts) -> bool:
    return counts.bankers > counts.players


def players_hand_is_higher(counts: Counts) -> bool:
    return counts.players > counts.bankers


def counts_are_equal(counts: Counts) -> bool:
    return counts.players == counts.bankers


def counts_differ(counts: Counts) -> bool:
    return counts.players != counts.bankers


def bankers_hand(part: Parallel, pays: Odds, more: str = "", **own: Any) -> Wager[Counts]:
    """`own` is what a game's row has besides: places, limits, commission; `more`, what its help adds."""
    return Wager(
        BANKERS_HAND,
        permitted=part("qld s86(a)").text,
        clauses=(
            wins(bankers_hand_is_higher, part("qld s86(a)(i)").text, because=HIGHER, unless=NOT_BANKERS),
            loses(players_hand_is_higher, part("qld s86(a)(ii)").text, because=HIGHER, unless=NOT_PLAYERS),
            voids(counts_are_equal, part("qld s86(a)(iii)").text, because=TIE, unless=NO_TIE),
        ),
        pays=pays,
        paid_under=part("qld s90(2)").text,
        says=f"the banker's hand has the higher point count; void on a tie{more}",
        **own,
    )


def players_hand(part: Parallel, **own: Any) -> Wager[Counts]:
    return Wager(
        PLAYERS_HAND,
        permitted=part("qld s86(b)").text,
        clauses=(
            wins(players_hand_is_higher, part("qld s86(b)(i)").text, because=HIGHER, unless=NOT_PLAYERS),
            loses(bankers_hand_is_higher, part("qld s86(b)(ii)").text, because=HIGHER, unless=NOT_BANKERS),
            voids(counts_are_equal, part("qld s86(b)(iii)").text, because=TIE, unless=NO_TIE),
        ),
        pays=Odds(1, 1),
        paid_under=part("qld s90(1)").text,
        says="the player's hand has the higher point count; void on a tie",
        **own,
    )


def tie_bet(part: Parallel, **own: Any) -> Wager[Counts]:
    tie = part("qld s86(c)").text
    return Wager(
        "tie bet",
        permitted=tie,
        clauses=(
            wins(counts_are_equal, tie, because=TIE, unless=NO_TIE),
            loses(counts_differ, tie, because=NO_TIE, unless=TIE),
        ),
        pays=Odds(8, 1),
        paid_under=part("qld s90(7)").text,
        says="both hands have the same point count",
        **own,
    )


def compared(_table: object, _placed: object) -> tuple[str, str]:
    """Both hands decide every wager."""
    return PLAYERS_HAND, BANKERS_HAND
