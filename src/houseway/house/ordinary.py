"""The ordinary next step of somebody who is asked: what a page offers first, and a person takes without thinking twice.

It neither gives anything up nor stakes more than staying in takes. Blackjack goes by what is directed for a player who
does not act (qld s64(b), reading B8): a card while none can do harm.
"""

from typing import Any, Final

from houseway.games.blackjack.look import draws_in_turn
from houseway.play.ask import Choice
from houseway.play.driver import ordinary_act
from houseway.play.round import Round

EASY: Final = (
    "check", "decline", "call", "keep all", "ask for the house way", "leave the cut to the house",
)  # fmt: skip
"""In this order, whichever is offered; unless it is the dice, the coins or the shoe, which are taken in turn."""


def ordinary_step(round_: Round[Any], ask: Choice, who: str) -> str:
    """Which of the offers that is."""
    if "draw" in ask.offers and "stand" in ask.offers:
        return "draw" if draws_in_turn(round_.game.look(round_.table, who)) else "stand"
    if any(act.startswith("accept") for act in ask.offers):
        return ordinary_act(round_, ask, who)
    return next((act for act in EASY if act in ask.offers), next(iter(ask.offers)))
