"""Where the house deals, it knows what it dealt: nobody at the table names a card, and nothing tells one by a refusal.

What happens to cards of a real table is reported by whoever saw it, card by card (a live table). At a table that the
house deals, a report that names a card could choose the next one, or find out what lies face down by what is refused.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.equipment.cards import NAME
from houseway.errors import Ground, Refused
from houseway.play.acts import Act, Field, Option
from houseway.play.house import house_acts
from houseway.play.people import PLAYERS
from houseway.play.round import Round

NAMES: Final = frozenset(NAME)
SAID: Final = ("card", "cards")


def check_no_card_named(round_: Round[Any], who: str, act: str, details: Mapping[str, Any]) -> None:
    """Refuse an act of the staff that names a card, before anything of it is looked at."""
    row = _row(round_, act)
    if row is None or not round_.table.house_deals or round_.table.person(who).role in PLAYERS:
        return
    if any(name in details for name in SAID) or any(_names_a_card(way) for way in row.ways(round_, who)):
        why = f"the house deals here and knows every card that it dealt: nobody names one by '{act}'"
        raise Refused(row.under, why, ground=Ground.WHAT, instead="at a live table the dealer reports it")


def without_naming(round_: Round[Any], options: Iterable[Option]) -> list[Option]:
    """What is open, less the acts of the staff of which some way names a card."""
    found = list(options)
    if not round_.table.house_deals:
        return found
    people = round_.table.people
    naming = {
        (each.who, each.act)
        for each in found
        if _names_a_card(each.fields) and _row(round_, each.act) and people[each.who].role not in PLAYERS
    }
    return [each for each in found if (each.who, each.act) not in naming]


def _row(round_: Round[Any], act: str) -> Act[Any] | None:
    return round_.game.act_named.get(act) or house_acts(round_.game.general).get(act)


def _names_a_card(fields: Iterable[Field]) -> bool:
    plain = (each for each in fields if not each.by)
    return any(each.kind == "card" or not NAMES.isdisjoint(map(str, each.choices)) for each in plain)
