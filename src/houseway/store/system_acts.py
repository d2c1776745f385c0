"""What an act of keno or of a tournament leads to, by what is done: each field with its type, by which `house.codec`
writes and reads it. Money is whole cents here, and dollars and cents in every text.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias

from typing_extensions import TypedDict

from houseway.money import Cents

DRAW: Final = "draw"  # of a keno game
Money: TypeAlias = Annotated[Cents, "money"]
Scores: TypeAlias = list[tuple[str, str, Money, int]]
"""Of each player: at which table, with which chips, and the hand after which they were out."""

# Keno

OfATicket = TypedDict("OfATicket", {"ticket": int, "first game": int, "cost": Money})
OfAnOversight = TypedDict(
    "OfAnOversight", {"back": Money, "rulings": list[list[Any]], "ticket": int, "first game": int, "cost": Money}
)
OfAPayment = TypedDict("OfAPayment", {"ticket": int, "paid": Mapping[str, Money], "keno dollars": int})
OfKenoDollars = TypedDict("OfKenoDollars", {"keno dollars": int, "amount": Money})


class OfAnAmount(TypedDict):
    amount: Money


class OfACheque(TypedDict):
    cheque: Money
    tickets: int


class OfADraw(TypedDict):
    game: int
    wagered: Money
    winners: list[tuple[int, int, Money]]  # the ticket, which of its ways, and the prize


KENO: Final[Mapping[str, type]] = {
    "sell": OfATicket,
    "accept": OfAnOversight,
    "pay": OfAPayment,
    "refund": OfAPayment,
    "issue keno dollars": OfKenoDollars,
    "redeem keno dollars": OfAnAmount,
    "claim": OfAnAmount,
    "hand over": OfACheque,
    DRAW: OfADraw,
}

# Tournaments


class OfAnEntry(TypedDict):
    fee: Money


class OfAWithdrawal(TypedDict):
    refund: Money


class OfABuyBack(TypedDict):
    paid: Money


class OfASession(TypedDict):
    session: str
    scores: Scores
    goes_on: list[str]


class OfAnEnd(TypedDict):
    """Of the last session; of others, who goes on."""

    places: list[list[str]]
    prizes: Mapping[str, Money]
    sessions: list[OfASession]


TOURNAMENT: Final[Mapping[str, type]] = {
    "enter": OfAnEntry,
    "withdraw": OfAWithdrawal,
    "buy back": OfABuyBack,
    "score": OfAnEnd,
    "hold": OfAnEnd,
}


class ScoresEntered(TypedDict):
    """What is handed in at the end of a session."""

    tournament: str
    session: str
    scores: Scores
