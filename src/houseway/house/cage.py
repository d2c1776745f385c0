"""What the house does besides its tables, as events of its own chain: people, money, chips, the cage."""

from typing import Final

from houseway.ledger.accounts import CAGE, DEMONSTRATION, OUTSIDE, Account, at_table, carried, purse
from houseway.ledger.entries import Posting
from houseway.play.codec import Data

SYSTEMS: Final = ("jackpot", "keno", "tournament")


def postings(body: Data) -> list[Posting]:
    """What an event of the house's chain moves."""
    match body:
        case {"house": "deposit", "person": who, "amount": amount}:
            return [Posting(OUTSIDE, purse(who), amount)]
        case {"house": "play money", "person": who, "amount": amount}:
            return [Posting(DEMONSTRATION, purse(who), amount)]
        case {"house": "withdrawal", "person": who, "amount": amount}:
            return [Posting(purse(who), OUTSIDE, amount)]
        case {"house": "buy in", "person": who, "amount": amount}:
            return _exchange(purse(who), carried(who), amount)
        case {"house": "cash out", "person": who, "amount": amount}:
            return _exchange(carried(who), purse(who), amount)
        case {"house": "fill", "table": table, "amount": amount}:
            return [Posting(CAGE, at_table("float", table), amount)]
        case {"house": "credit", "table": table, "amount": amount}:
            return [Posting(at_table("float", table), CAGE, amount)]
        case {"house": "count", "table": table, "amount": amount}:
            return [Posting(at_table("drop", table), CAGE, amount)] if amount else []
        case {"house": "system", "giver": giver, "taker": taker, "amount": amount, "cites": cites}:
            return [Posting(_named(giver), _named(taker), amount, tuple(cites))]
    return []


def _exchange(gives: Account, takes: Account, amount: int) -> list[Posting]:
    """Money for chips, or chips for money, over the counter."""
    return [Posting(gives, CAGE, amount), Posting(CAGE, takes, amount)]


def _named(named: list[str]) -> Account:
    """An account of keno, a jackpot or a tournament, or one that takes from it or gives to it."""
    return Account(*named)
