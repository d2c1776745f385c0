"""What is best now, in words: by the cards of the hand in turn and the dealer's, with what the other choices cost."""

from collections.abc import Iterable, Mapping
from typing import Any

from houseway.equipment.cards import RANK, card
from houseway.games.blackjack.best.worth import even_money, insurance, worth
from houseway.play.game import Game
from houseway.play.view import Data, View

TEN = 10
INSURE, EVEN_MONEY = "insure", "even money"


def advice(game: Game[Any], view: View) -> str | None:
    """Nothing where nothing of this is asked."""
    offered = set((view.awaited or {}).get("offers", ()))
    if {"draw", "stand"} & offered:
        return _hand(game, view)
    if {INSURE, EVEN_MONEY} & offered:
        return _insurance(game, view, offered)
    return None


def worths(game: Game[Any], view: View) -> Mapping[str, float]:
    """What each act comes to that is offered for the hand in turn, for each unit of the wager on it."""
    seen, offered = view.look, (view.awaited or {}).get("offers", ())
    found = next(((box, hand) for box in seen["boxes"] for hand in box["hands"] if hand["hand"] == seen["turn"]), None)
    if found is None or not {"draw", "stand"} & set(offered):
        return {}
    box, hand = found
    cards = _values(hand["cards"])
    split = cards[0] if len(box["hands"]) > 1 else 0
    each = worth(game, seen["decks"], cards, _up(view), split)
    return {act: value for act, value in each.items() if act in offered}


def _hand(game: Game[Any], view: View) -> str | None:
    each = worths(game, view)
    return _ranked(each, "of your wager on this hand") if each else None


def _ranked(worth: Mapping[str, float], of: str) -> str:
    """The best first, and what each of the others costs more than it."""
    best, *others = sorted(worth, key=lambda act: -worth[act])
    costs = "; ".join(f"{act} costs {worth[best] - worth[act]:.3f} more" for act in others)
    told = f"Best: {best}. It comes to {worth[best]:+.3f} {of}" + (f"; {costs}" if costs else "")
    return f"{told}.\nBy these cards out of a fresh shoe, playing on as is best."


def _insurance(game: Game[Any], view: View, offered: set[str]) -> str | None:
    cards = next((_values(hand["cards"]) for hand in _own(view)), None)
    if cards is None:
        return None
    if EVEN_MONEY in offered:
        now, waits = even_money(game, view.look["decks"], cards, _up(view))
        return _ranked({EVEN_MONEY: now, "wait for the dealer's second card": waits}, "of your wager")
    gains = insurance(game, view.look["decks"], cards, _up(view))
    if gains > 0:
        return f"Best: insure. It comes to {gains:+.3f} of what you insure."
    return f"Best: no insurance. It comes to {gains:+.3f} of what you insure, by your cards and the dealer's."


def _own(view: View) -> Iterable[Data]:
    """The hands of the viewer's boxes; the one that is asked about first."""
    about = str((view.awaited or {}).get("about", ""))
    own = [hand for box in view.look["boxes"] if view.viewer in box["players"] for hand in box["hands"]]
    return sorted(own, key=lambda hand: str(hand["hand"]) not in about)


def _values(names: Iterable[str]) -> list[int]:
    return [min(RANK[card(name)], TEN) for name in names]


def _up(view: View) -> int:
    return _values(view.look["dealer"]["cards"])[0]
