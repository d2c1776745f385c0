"""`best`: what the odds say is best now, and what the other choices cost; where that is not held, one line says so."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.output import table
from houseway.cli.terminal.best_blackjack import blackjack_page
from houseway.cli.terminal.wagers import open_to
from houseway.odds.exact import every_return, is_held, weigh
from houseway.play.game import Game
from houseway.play.view import View
from houseway.play.wager import Wager

FEW: Final = 8
A_TENNER: Final = 10


def best_page(game: Game[Any], view: View) -> list[RenderableType]:
    """Of what may be done now."""
    offers = (view.awaited or {}).get("offers", ()) if view.yours else ()
    if open_to(view) and is_held(game) and (rows := _open_rows(game, view)):
        return list(_wagers(game, rows))
    if "ask for the house way" in offers:
        return [_setting(view)]
    if game.name == "caribbean-stud" and "bet" in offers:
        return [_bet_or_fold(game, view)]
    if game.name == "blackjack" and (told := blackjack_page(game, view, offers)) is not None:
        return [told]
    return [Text(f"What is best here is not held; odds shows what the wagers of {game.title} pay.")]


def _open_rows(game: Game[Any], view: View) -> list[Wager[Any]]:
    """The wagers that may be made; of keno, any."""
    listed = [o["fields"][0]["choices"][0] for o in view.options if o["act"] == "wager"]
    tickets = any(option["act"] == "submit an entry" for option in view.options)
    return [row for row in game.wagers if tickets or row.name in listed]


def _wagers(game: Game[Any], rows: list[Wager[Any]]) -> Iterator[RenderableType]:
    """By what they return, the dearest last."""
    found: dict[Fraction, dict[str, None]] = {}
    for each in every_return(game, rows):
        found.setdefault(each.expected, {})[each.wager] = None
    ranked = sorted(found.items(), reverse=True)
    shown = [*ranked[:FEW], *ranked[-1:]] if len(ranked) > FEW + 1 else ranked
    same = "Whatever you wager on costs the same here:"
    yield Text("The best of what you may wager now first, the dearest last:" if len(shown) > 1 else same, "bold")
    yield table(("returns", f"of ${A_TENNER} it costs", "wager"), [_row(*each) for each in shown])
    yield Text(f"houseway odds {game.name} has them all, exactly", "dim")


def _row(expected: Fraction, names: dict[str, None]) -> tuple[str, str, str]:
    costs = -expected * A_TENNER
    told = f"${float(costs):.2f}" if costs >= 0 else f"gains ${float(-costs):.2f}"
    return f"{float(expected * 100):+.2f}%", told, ", ".join(names)


def _setting(view: View) -> RenderableType:
    """The best way to set four tiles against the house way, and what the law's own way costs."""
    from houseway.equipment.tiles import NAME, tile
    from houseway.games.pai_gow.hand import splits
    from houseway.games.pai_gow.house_way import set_hand
    from houseway.odds.pai_gow import choice_of  # waits for Numba

    number = _box(view)
    own = [tile(name) for name in next(box["tiles"] for box in view.look["boxes"] if box["box"] == number)]
    setting, choice = set_hand(own), choice_of(own, banks=number == view.look["bank"]["box"])
    low, high = (" ".join(NAME[each] for each in hand) for hand in (setting.low, setting.high))
    house_way = choice.expected(0)
    said = (
        f"The house way: low {low}, high {high}; type house way. It comes to {float(house_way):+.3f} of the wager.\n"
        f"{setting.rule.says} ({', '.join(setting.rule.cites)}).\n"
    )
    if not choice.best:
        return Text(f"{said}Nothing is better against a hand that is set the house way too.")
    ranks = choice.ways[choice.best][2:]
    better = next(low for low, way in splits(own).items() if way[2:] == ranks)
    gained = choice.expected(choice.best) - house_way
    return Text(f"{said}Better against the house way: low {better}, which comes to {float(gained):.3f} more.")


def _box(view: View) -> int:
    return int(str((view.awaited or {})["about"]).split()[1])


def _bet_or_fold(game: Game[Any], view: View) -> RenderableType:
    """Against every hand that the dealer may have with the card that lies open."""
    from houseway.equipment.cards import FULL_DECK, card
    from houseway.families.poker_hands import CLASS_SHIFT
    from houseway.games.caribbean_stud.arithmetic import compare, qualifies, rank_of
    from houseway.games.caribbean_stud.wagers import Facts

    own = next(hand["cards"] for hand in view.look["hands"] if hand["person"] == view.viewer)
    mine, open_ = [card(name) for name in own], [card(name) for name in view.look["dealer"]["cards"] if name]
    rank = rank_of(mine)
    left = [each for each in FULL_DECK if each not in (*mine, *open_)]
    met: Counter[Any] = Counter()
    for rest in combinations(left, 5 - len(open_)):
        dealers = rank_of([*open_, *rest])
        met[Facts(qualifies=qualifies(dealers), compare=compare(rank, dealers), kind=rank >> CLASS_SHIFT)] += 1
    ante, bet = (game.wager_named[name] for name in ("ante wager", "bet wager"))
    bets = weigh(ante, "", met.items()).expected + 2 * weigh(bet, "", met.items()).expected
    best, other = ("bet", "folding") if bets > -1 else ("fold", "betting")
    cost = abs(bets + 1)
    return Text(
        f"Best: {best}. Betting comes to {float(bets):+.3f} antes, folding to -1.000: "
        f"{other} costs {float(cost):.3f} of your ante more."
    )
