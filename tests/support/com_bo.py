"""A round of Crown Com-Bo, in few words."""

from typing import Any

import pytest

from houseway.equipment.cards import many
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import DEAL_BUTTON, ENTER, IN_THE_SHOE, SETTLE
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.settlement import Line

DEALER, GAME_SUPERVISOR, PIT_BOSS = "dealer", "game supervisor", "pit boss"
CASINO_SUPERVISOR, SHIFT_MANAGER = "casino supervisor", "gaming shift manager"
NO_MORE_BETS = "no more bets"
NO_PAIR = "KS 9H QD 2C 7S"  # high 1, low 2, high 3, low 4, low 5


def new_table(*names: str, decks: int = 8, **settings: Any) -> ComBoTable:
    """A table before its cards are shuffled."""
    people = [*(player(name, 50_000) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff(rules="vic")]
    table = find("com-bo", {"decks": decks}).open_table(people=people, **settings)
    assert isinstance(table, ComBoTable)
    return table


def table_of(*names: str, decks: int = 8, **settings: Any) -> ComBoTable:
    """A table whose cards are in the shoe."""
    table = new_table(*names, decks=decks, **settings)
    table.ready()
    return table


def on(name: str, stake: int = 500, /, **more: Any) -> dict[str, Any]:
    return {"on": name, "selection": name, "stake": stake, **more}


def withdrawal(name: str) -> dict[str, Any]:
    return {"on": name, "selection": name}


def deal(round_: Round[Any], cards: str) -> None:
    """No more bets, and cards from the shoe."""
    round_.act(DEALER, NO_MORE_BETS)
    for each in many(cards):
        round_.outcome(each)


def finish(round_: Round[Any]) -> list[Line]:
    """The result is entered, and the wagers are settled."""
    round_.act(DEALER, ENTER)
    round_.act(DEALER, DEAL_BUTTON)
    round_.act(DEALER, SETTLE)
    assert round_.over
    return round_.lines


def settled(table: ComBoTable, cards: str, *names: str, stake: int = 500) -> list[Line]:
    """One round with ann's wagers on these areas."""
    round_ = Round(table)
    for name in names:
        round_.act("ann", "wager", on(name, stake))
    deal(round_, cards)
    return finish(round_)


def shuffle(round_: Round[Any], *, automatic: bool = False, check: bool = False) -> None:
    """The dealer's steps with the cards."""
    if check:
        round_.act(DEALER, "check the cards")
    round_.act(DEALER, "shuffle")
    if not automatic:
        round_.act(DEALER, "cut")
    round_.act(DEALER, IN_THE_SHOE)


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    """Under which rule of the notice something is refused, and on what ground."""
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return rule(caught.value.under.text), caught.value.ground


def rule(text: str) -> str:
    return text.removeprefix("vic 29/2000 ")


def cloth(table: ComBoTable) -> str:
    return table.game.layout(table)


def called(round_: Round[Any]) -> list[tuple[str, str]]:
    return [(each.words, rule(each.under.text)) for each in round_.table.called]


def ruled(round_: Round[Any]) -> list[str]:
    """What the last ruling rests on."""
    return [rule(cite.text) for cite in round_.rulings[-1].cites]


def under(line: Line) -> list[str]:
    return [rule(cite.text) for cite in line.cites]
