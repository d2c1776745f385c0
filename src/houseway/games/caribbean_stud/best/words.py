"""Whether it is best to bet or to fold, with these cards against the one that lies open."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations
from typing import Any

from houseway.equipment.cards import FULL_DECK, card
from houseway.families.poker_hands import CLASS_SHIFT
from houseway.games.caribbean_stud.arithmetic import compare, qualifies, rank_of
from houseway.games.caribbean_stud.wagers import Facts
from houseway.odds.exact import weigh
from houseway.play.game import Game
from houseway.play.view import View


def advice(game: Game[Any], view: View) -> str | None:
    """Nothing where there is no such choice."""
    return bet_or_fold(game, view) if "bet" in (view.awaited or {}).get("offers", ()) else None


def worths(game: Game[Any], view: View) -> Mapping[str, float]:
    """What betting and folding come to, in antes."""
    if "bet" not in (view.awaited or {}).get("offers", ()):
        return {}
    return {"bet": float(_bets(game, view)), "fold": -1.0}


def bet_or_fold(game: Game[Any], view: View) -> str:
    """The better of them, and what the other costs."""
    bets = _bets(game, view)
    best, other = ("bet", "folding") if bets > -1 else ("fold", "betting")
    cost = abs(bets + 1)
    return (
        f"Best: {best}. Betting comes to {float(bets):+.3f} antes, folding to -1.000: "
        f"{other} costs {float(cost):.3f} of your ante more."
    )


def _bets(game: Game[Any], view: View) -> Fraction:
    """Against every hand that the dealer may have with the card that lies open."""
    own = next(hand["cards"] for hand in view.look["hands"] if hand["person"] == view.viewer)
    mine, open_ = [card(name) for name in own], [card(name) for name in view.look["dealer"]["cards"] if name]
    rank = rank_of(mine)
    left = [each for each in FULL_DECK if each not in (*mine, *open_)]
    met: Counter[Any] = Counter()
    for rest in combinations(left, 5 - len(open_)):
        dealers = rank_of([*open_, *rest])
        met[Facts(qualifies=qualifies(dealers), compare=compare(rank, dealers), kind=rank >> CLASS_SHIFT)] += 1
    ante, bet = (game.wager_named[name] for name in ("ante wager", "bet wager"))
    return weigh(ante, "", met.items()).expected + 2 * weigh(bet, "", met.items()).expected
