"""A round of draw in which everybody draws, so that the deck runs out and discards are shuffled (qld s308(6))."""

from collections.abc import Mapping
from typing import Any

from houseway.house.tables.task import HouseTable
from houseway.play.ask import Choice
from houseway.play.driver import ordinary_act, ordinary_details
from houseway.play.wagering import Wagering

STAYS = ("call", "check", "show your hand", "show")


async def drawn_by_all(table: HouseTable, cards: int, to_the_end: bool = False) -> None:
    """Everybody bets and draws so many cards, until a second shoe is dealt from; or until the round is over."""
    number = table.running.number
    for _ in range(500):
        round_, shoes = table.running.round, table.running.shoes
        if table.running.number > number or (shoes.number > 1 and not to_the_end):
            return
        assert round_ is not None
        ask = round_.ask
        assert isinstance(ask, Choice | Wagering), ask
        who = next(round_.named(ask))
        await table.act(who, *((ask.closed_by,) if isinstance(ask, Wagering) else _move(round_, ask, who, cards)))


def _move(round_: Any, ask: Choice, who: str, cards: int) -> tuple[str, Mapping[str, Any]]:
    if "draw" in ask.offers:
        [field] = ask.offers["draw"].fields
        return "draw", {"cards": list(field.choices[:cards])}
    stays = next((act for act in STAYS if act in ask.offers), None)
    act = stays or ordinary_act(round_, ask, who)
    return act, ordinary_details(ask.offers[act].fields)
