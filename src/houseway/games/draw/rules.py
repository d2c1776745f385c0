"""What a draw poker table may be set up with: its sign, the kind of betting, the deck and the commission."""

from typing import Final

from houseway.equipment.cards import DECKS
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.families.poker.pots import FULL_PERCENT
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.games.draw.amounts import KINDS, MIXED
from houseway.money import cents
from houseway.play.acts import choice, whole, yes
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

DEFAULT_SIGN: Final = Sign({BET: Limits(cents("5"), cents("1000")), TABLE_STAKE: Limits(cents("100"), MOST_CHIPS)})
SETTINGS: Final = (
    choice("deck", tuple(DECKS), optional=True),
    yes("ace_low"),
    choice("betting", tuple(KINDS), optional=True),
    yes("approved"),  # by the chief executive: a sign for mixed betting
    whole("percent", 0, 100),
)


def check_sign(sign: Sign) -> None:
    """Refuse a sign without the minimum table stake, or with a bet that gaming chips do not make up."""
    if BET not in sign.limits:
        raise Refused("qld s306(1)", "the sign shows no minimum permissible wager", ground=Ground.AMOUNT)
    if TABLE_STAKE not in sign.limits:
        raise Refused("qld s295(2)", "the sign shows no minimum table stake", ground=Ground.AMOUNT)
    if sign.limits[BET].minimum % 100:
        raise Refused("qld s305(1)", "bets are made with gaming chips, and none is under $1", ground=Ground.AMOUNT)


def check_deck(deck: int) -> None:
    if deck not in DECKS:
        raise BadInput(f"draw poker is played with {', '.join(map(str, DECKS))} cards, not with {quoted(deck)}")


def check_betting(kind: str, approved: bool) -> None:
    """Refuse a kind of betting that no sign can show, and a mixed one without its approval."""
    if kind not in KINDS:
        raise BadInput(f"betting is {', '.join(KINDS)}, not {quoted(kind)}")
    if kind in MIXED and not approved:
        why = "the chief executive has approved no sign for mixed betting"
        raise Refused("qld s311(8)", why, ground=Ground.WHAT, instead="approve the sign first")


def check_percent(percent: int) -> None:
    """Less commission than the Part's may be taken, never more."""
    if not 0 <= percent <= FULL_PERCENT:
        raise Refused("qld s313(1)(b)", f"the commission is 5% at most, not {percent}%", ground=Ground.AMOUNT)
