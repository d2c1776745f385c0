"""A hint for whoever asks for one: the best play, where it is held.

It is worked out from the player's own view, as a strategy decides, so it knows no more than they do.
"""

from typing import Any, Final

from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput, NotInstalled
from houseway.house.tables.timers import decides
from houseway.money import dollars
from houseway.odds import best_play
from houseway.play.ask import Choice
from houseway.play.codec import Data
from houseway.play.events import Asked, Done
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.strategy import BestStrategy
from houseway.play.view import View, plain, view
from houseway.play.words import doing
from houseway.strategies import Strategy
from houseway.strategies.chart import Cell

NONE: Final = "there is no hint to be had now: nothing is to be decided here whose best play is held"


def held_of(game: Game[Any]) -> BestStrategy | None:
    """Poker is played against people, and elsewhere nothing is decided once wagers lie."""
    found: BestStrategy | None = getattr(game.module("strategy"), "HINT", None)
    return found


def has_hint(round_: Round[Any], who: str) -> bool:
    """Is this person asked something to which the best answer is held? Not where nobody need know their cards."""
    held, ask = held_of(round_.game), round_.ask
    if round_.game.face_down and not round_.table.house_deals:
        return False
    return held is not None and isinstance(ask, Choice) and held.decides in ask.offers and decides(round_, ask) == who


def asked_at(round_: Round[Any], who: str) -> int:
    """Which event of the round asks this person for a decision whose best answer is held; nought: none does."""
    if not has_hint(round_, who):
        return 0
    return next(at for at in range(len(round_.log), 0, -1) if round_.log[at - 1][0] is Asked)


def worths(game: Game[Any], seen: View) -> list[Data]:
    """What each choice comes to for each dollar of the wager, the best first; nothing, where that is not held."""
    try:
        found = best_play.worths(game, seen)
    except NotInstalled:
        return []
    ranked = sorted(found, key=lambda does: -found[does])
    return [{"does": does, "worth": f"{found[does]:+.2f}".replace("-", "−")} for does in ranked]


def chart_cell(round_: Round[Any], who: str) -> Cell | None:
    """Where one's hand stands in the chart of the best play, while one is asked about it."""
    find = getattr(round_.game.module("strategy"), "chart_cell", None)
    found: Cell | None = find(view(round_, who)) if find is not None and has_hint(round_, who) else None
    return found


def hint(round_: Round[Any], who: str) -> Data:
    """The act and its details, and by what."""
    held = held_of(round_.game)
    if held is None or not has_hint(round_, who):
        raise BadInput(NONE)
    seen = view(round_, who)
    decided = Strategy(held.strategy).decider(round_.game, SeededEntropy("hint")).decide(seen, seen.listed)
    if decided is None:
        raise BadInput(NONE)
    act, details = decided
    fields = tuple(each for option in seen.listed if option.act == act for each in option.fields)
    money = {each.name for each in fields if each.kind == "money"}
    told = {name: dollars(value) if name in money else plain(value) for name, value in details.items()}
    return {"act": act, "with": told, "does": doing(Done(0, who, act, details, fields)), "says": held.says}
