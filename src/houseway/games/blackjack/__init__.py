"""Blackjack: Part 4 of the Queensland rules (ss 13 to 65D), with super sevens and bonus blackjack; and Victoria's."""

from collections.abc import Mapping
from typing import Any

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.insurance import EVEN_MONEY
from houseway.games.blackjack.irregularities import ACTS
from houseway.games.blackjack.key import key
from houseway.games.blackjack.layout import cloth, told
from houseway.games.blackjack.procedure import late, round_of_play
from houseway.games.blackjack.refusals import out_of_turn
from houseway.games.blackjack.rules import Rules, check_limits
from houseway.games.blackjack.side_wagers import BONUS_BLACKJACK_WAGER, SUPER_SEVENS_WAGER
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.blackjack.victoria import texts
from houseway.games.blackjack.wagers import BLACKJACK_WAGER, DOUBLE_DOWN_WAGER, INSURANCE_WAGER, SPLIT_WAGER
from houseway.play.game import Game
from houseway.play.sign import Sign

__all__ = ["GAME", "VARIANTS"]


def check_sign(sign: Sign) -> None:
    check_limits(sign, Rules())


def look(table: BlackjackTable, _viewer: str) -> Mapping[str, Any]:
    """All cards are dealt face up (s30(1)): everybody sees every hand, and nobody what the shoe holds."""
    return {
        "boxes": [
            {"box": box.number, "players": list(box.players), "hands": [seen(hand) for hand in box.hands]}
            for box in (table.in_play or [table.boxes[n] for n in sorted(table.boxes)])
        ],
        "dealer": seen(table.dealer),
        "turn": table.decision.label if table.decision else "",
        "cards_left": table.shoe.remaining,
        "version": table.version,
    }


def seen(hand: Hand) -> Mapping[str, Any]:
    cards = [NAME[card] for card in hand.cards]
    return {"hand": hand.label, "cards": cards, "total": hand.total, "blackjack": hand.blackjack, "bust": hand.bust}


GAME = Game(
    name="blackjack",
    title="Blackjack",
    rules="qld",
    part="qld part 4",
    players=(1, 21),
    unit=PRESCRIBED_COIN,  # qld s6(1): 50c coins may be used
    coins=True,  # qld s6(1)
    made_with=cite("qld s19(1)"),
    wagers=(
        BLACKJACK_WAGER,
        INSURANCE_WAGER,
        DOUBLE_DOWN_WAGER,
        SPLIT_WAGER,
        SUPER_SEVENS_WAGER,
        BONUS_BLACKJACK_WAGER,
    ),
    procedure=round_of_play,
    acts=(EVEN_MONEY, *ACTS),
    table=BlackjackTable,
    check_sign=check_sign,
    late=late,
    look=look,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s23(2)"),
    key=key,
    refuses=out_of_turn,
)

VARIANTS = (GAME, *texts(GAME))
