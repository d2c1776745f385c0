"""What a player may have done against Part 19, held against what the table knows of the round (qld s454)."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.moments import SHUFFLED_OR_LATER, SHUFFLING
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Fields, Ways, choice
from houseway.play.round import Round


class Contravention(NamedTuple):
    """The words that stand against it, and what must have been so in the round for it to have happened."""

    under: str
    can_be: Callable[[PaiGowTable, str], bool]
    or_else: str  # why it cannot have happened


def own_hands(table: PaiGowTable, name: str) -> list[Hand]:
    """The hands with tiles that this player has a part in."""
    boxes = [box for box, players in table.played.items() if name in players]
    boxes += [table.bank.box] if name in table.bank.bankers else []
    return [hand for box, hand in table.hands.items() if box in boxes and hand.tiles]


def holds_tiles(table: PaiGowTable, name: str) -> bool:
    return bool(own_hands(table, name))


def has_set(table: PaiGowTable, name: str) -> bool:
    return any(hand.set is not None for hand in own_hands(table, name))


def dealt(table: PaiGowTable, _name: str) -> bool:
    return any(hand.tiles for hand in table.hands.values())


def priority(table: PaiGowTable, _name: str) -> bool:
    return bool(table.priority) and dealt(table, "")


def in_hand(table: PaiGowTable, _name: str) -> bool:
    """Have the tiles been taken up to be shuffled?"""
    return table.moment in (SHUFFLING, *SHUFFLED_OR_LATER)


def wagered(table: PaiGowTable, name: str) -> bool:
    return any(name in players for players in table.played.values())


def silenced(table: PaiGowTable, _name: str) -> bool:
    return table.silent and dealt(table, "")


CHANGED: Final = "changed a hand that was set"
SPOKE: Final = "spoke after silence was directed"
NO_TILES: Final = "no tiles of theirs have been dealt"
NONE_DEALT: Final = "no tiles have been dealt"
CONTRAVENTIONS: Final = {
    "handled a wager too late": Contravention("qld s420(1)", wagered, "no wager of theirs lies since the call"),
    "looked at tiles before a priority hand was set": Contravention("qld s421(2)", priority, "no hand goes first"),
    "touched a tile in the shuffle or cut": Contravention("qld s430(5)", in_hand, "no tiles are shuffled yet"),
    "let others see tiles": Contravention("qld s433(1)", holds_tiles, NO_TILES),
    "took tiles out of control or view": Contravention("qld s433(2)", holds_tiles, NO_TILES),
    "handled tiles of another": Contravention("qld s433(3)", dealt, NONE_DEALT),
    CHANGED: Contravention("qld s435(4)", has_set, "no hand of theirs is set"),
    "exposed tiles before all hands were set": Contravention("qld s435(5)", holds_tiles, NO_TILES),
    "looked at unplayed tiles": Contravention("qld s435(7)", dealt, NONE_DEALT),
    SPOKE: Contravention("qld s453(3)", silenced, "no silence was directed, or no tiles have been dealt since"),
}


def can_have(table: PaiGowTable, name: str, cause: str) -> bool:
    """In this round, or in the last one that this player was in: that it is noticed later does not undo it."""
    before = cause != SPOKE and any(name in players for players in table.boxes.values())
    return before or CONTRAVENTIONS[cause].can_be(table, name)


def words_against(table: PaiGowTable, cause: str) -> Cite:
    return table.text.stays_set if cause == CHANGED else cite(CONTRAVENTIONS[cause].under)


def causes(table: PaiGowTable, name: str, *more: Any) -> Ways:
    """What this player can have done, as the ways of a direction or a report."""
    found = [cause for cause in CONTRAVENTIONS if can_have(table, name, cause)]
    fields: Fields = (choice("person", (name,)), *more, choice("cause", found))
    return [fields] if found else []


def not_there(round_: Round[PaiGowTable], details: Mapping[str, Any]) -> Refused | None:
    """Why a ground is none: it cannot have happened."""
    table, name, cause = round_.table, str(details.get("person", "")), str(details.get("cause", ""))
    if cause not in CONTRAVENTIONS or name not in [p.name for p in table.players] or can_have(table, name, cause):
        return None
    why = f"{name} cannot have {cause}: {CONTRAVENTIONS[cause].or_else}"
    return Refused(words_against(table, cause), why, ground=Ground.WHAT)
