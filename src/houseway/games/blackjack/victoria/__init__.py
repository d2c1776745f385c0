"""Blackjack in Victoria: the notices that are held, over the procedure of Queensland's Part 4 (reading B40)."""

from dataclasses import replace
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import RANK, SUIT
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.key import key
from houseway.games.blackjack.rules import check_limits
from houseway.games.blackjack.super_bonus import SUPER_BONUS
from houseway.games.blackjack.victoria.layout import told
from houseway.games.blackjack.victoria.limits import STATE_THE_LIMITS
from houseway.games.blackjack.victoria.table import Crown21Table, TableOf1999, TableOf2000
from houseway.games.blackjack.wagers import ADDITIONAL_WAGERS, BLACKJACK_WAGER
from houseway.play.game import Game
from houseway.play.general import QLD
from houseway.play.round import Round
from houseway.play.sign import Sign
from houseway.play.sign_acts import higher_minimum

__all__ = ["texts"]

DELETED: Final = cite("vic 24/1999 r21")
SUPERBUCKS: Final = ("superbucks", "superbucks blackjack", "Superbucks", "Superbucks Blackjack")
OF_1999: Final = replace(QLD, deleted=dict.fromkeys(SUPERBUCKS, DELETED))
NOTICE: Final = cite("vic 27/2000 r6.1")
OF_2000: Final = replace(OF_1999, by_sign=NOTICE, increment=NOTICE, increment_shown=NOTICE, from_minimum=True)
TWENTY_MINUTES: Final = "vic 29/2000 r6.1"  # the Act's section 66(2), for every game (reading B50)
WAGERS: Final = (BLACKJACK_WAGER, *ADDITIONAL_WAGERS)


def texts(qld: Game[Any]) -> tuple[Game[Any], ...]:
    """Each text in force in Victoria, made from Queensland's game."""
    since_1999 = text(qld, TableOf1999, part="vic 24/1999", since="1999-11-08T04:00", general=OF_1999, wagers=WAGERS)
    of_2000 = replace(
        since_1999,
        part="vic 28/2000",
        since="2000-12-15T04:00",
        general=OF_2000,
        wagers=(*WAGERS, SUPER_BONUS),
        acts=(*qld.acts, STATE_THE_LIMITS, higher_minimum(TWENTY_MINUTES)),
        notice_under=cite(TWENTY_MINUTES),
        sign_under=NOTICE,
        told=told,
        key=key_with_sevens,
    )
    versions = (TableOf2000, Crown21Table)
    return since_1999, *(text(of_2000, table, variant={"version": table.version}) for table in versions)


def text(base: Game[Any], table: type[TableOf1999], **changes: Any) -> Game[Any]:
    """A game like another, at tables of its own."""

    def check_sign(sign: Sign) -> None:
        check_limits(sign, table.rules_of())

    return replace(base, rules="vic", table=table, check_sign=check_sign, **changes)


def key_with_sevens(round_: Round[Any]) -> object:
    """For a walk: three sevens of one suit are worth more than 21 points, if the dealer's first card is a seven."""
    table = round_.table
    first = table.dealer.cards[:1]
    possible = not first or RANK[first[0]] == 7
    return key(round_), tuple(sevens(hand) for hand in table.hands()) if possible else ()


def sevens(hand: Hand) -> tuple[int, int] | None:
    """So many sevens of this suit, and nothing else."""
    suits = {SUIT[card] for card in hand.cards}
    alike = len(suits) == 1 and all(RANK[card] == 7 for card in hand.cards)
    return (len(hand.cards), suits.pop()) if alike else None
