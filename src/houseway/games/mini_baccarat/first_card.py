"""The first card of a shoe: shown to a player who asks, and more of them removed if all agree (qld s201)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.equipment.cards import Card as CardNumber
from houseway.equipment.stack import listed
from houseway.errors import Ground, Refused
from houseway.families.baccarat.cards import DISCARDS, burn
from houseway.families.baccarat.moments import WAGERING
from houseway.games.mini_baccarat.arithmetic import FACE_VALUE
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.terms import BURNT_SHOWN
from houseway.play.acts import Act, Ways, act, choice, several
from houseway.play.ask import Card, Script, Steps
from houseway.play.people import PIT_BOSSES, PLAYERS
from houseway.play.round import Round
from houseway.play.wagering import between_rounds

SHOWN: Final = cite("qld s201(9)")
FACE: Final = {True: "qld s201(11)(a)", False: "qld s201(11)(b)"}  # a card of value 10; an ace


# s201(9): the first card is shown


def may_ask_to_see(round_: Round[MiniBaccaratTable], who: str) -> Ways:
    table = round_.table
    asks = table.only_the_first_card_is_out and table.shoe.unseen and not table.people[who].excluded
    return [()] if asks else []


def show(round_: Round[MiniBaccaratTable], _who: str, _details: Mapping[str, Any]) -> Script:
    table = round_.table
    yield from turn_up(table)
    return None


def turn_up(table: MiniBaccaratTable) -> Steps[CardNumber]:
    """The face of the first card, which until now nobody knew."""
    if table.shoe.unseen:
        came = yield Card(table.shoe, SHOWN, DISCARDS, partial(_unseen, table), table.only_source)
        if came is not None:
            table.shoe.show_unseen(came)
            table.shoe.discard([came])
            table.burnt = [came]
            table.announce(BURNT_SHOWN, NAME[came])
    return listed(table.shoe.rack)[0]


def _unseen(table: MiniBaccaratTable) -> bool:
    """Nobody else has asked, and been shown it, meanwhile."""
    return table.shoe.unseen > 0


# s201(10): as many more as its face value


def may_direct_more(round_: Round[MiniBaccaratTable], _who: str) -> Ways:
    """At the request of one player, with the consent of every other."""
    if not round_.table.only_the_first_card_is_out or round_.table.more_removed:
        return []
    names = players_of(round_.table)
    return [(choice("asked_by", (name,)), *_consent([each for each in names if each != name])) for name in names]


def players_of(table: MiniBaccaratTable) -> list[str]:
    return [person.name for person in table.players if not person.excluded]


def _consent(others: list[str]) -> tuple[Any, ...]:
    return (several("agreed", others, least=len(others)),) if others else ()


def somebody_disagrees(round_: Round[MiniBaccaratTable], details: Mapping[str, Any]) -> Refused | None:
    before_play = between_rounds(round_) and round_.table.only_the_first_card_is_out
    if not before_play or details.get("asked_by") not in players_of(round_.table):
        return None
    given = details.get("agreed", ())
    agreed = [details["asked_by"], *(given if isinstance(given, list | tuple) else ())]
    others = [name for name in players_of(round_.table) if name not in agreed]
    why = f"{others[0]} has not agreed" if others else ""
    return Refused("qld s201(10)", why, ground=Ground.WHO, instead="every other player must") if others else None


def remove_more(round_: Round[MiniBaccaratTable], who: str, details: Mapping[str, Any]) -> Script:
    table = round_.table
    table.more_removed = True
    table.rule(f"{details['asked_by']} asks, all agree, and the {who} has more cards removed", "qld s201(10)")
    first = yield from turn_up(table)
    value = FACE_VALUE[first]
    if value in (1, 10):
        table.rule(f"{NAME[first]} has a face value of {value}", FACE[value == 10])
    for _ in range(value):
        table.announce(BURNT_SHOWN, NAME[(yield from burn(table))])
    table.more_removed = False
    return None


BURNING_ACTS: Final[tuple[Act[MiniBaccaratTable], ...]] = (
    act("ask to see the first card", PLAYERS, "qld s201(9)", may_ask_to_see, show, at=(WAGERING,)),
    act(
        "remove more cards", PIT_BOSSES, "qld s201(10)", may_direct_more, remove_more,
        "as many as the first card's face value", somebody_disagrees, at=(WAGERING,),
    ),
)  # fmt: skip
