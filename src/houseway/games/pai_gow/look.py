"""What may be seen of a pai gow table: tiles only by whoever may see them (qld ss 421(2), 433, 435)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.tiles import NAME
from houseway.games.pai_gow.arithmetic import hand_name
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.people import GAME_SUPERVISOR_OR_ABOVE, Role

FACE_DOWN: Final = "?"
CHECKERS: Final = GAME_SUPERVISOR_OR_ABOVE | {Role.DEALER}


def look(table: PaiGowTable, viewer: str) -> Mapping[str, Any]:
    bank = table.bank
    return {
        "bank": {"kind": bank.kind, "box": bank.box, "bankers": list(bank.bankers), "handlers": list(bank.handlers)},
        "boxes": [seen(table, number, viewer) for number in range(1, table.rules.boxes + 1)],
        "dice": list(table.dice or ()),
        "first": table.first,
        "cut": table.cut,
        "liability": table.liability,
    }


def seen(table: PaiGowTable, number: int, viewer: str) -> Mapping[str, Any]:
    hand = table.hands.get(number)
    players = list(table.bank.bankers) if number == table.bank.box else [p.person for p in table.on_box(number)]
    found: dict[str, Any] = {
        "box": number,
        "players": players or table.played.get(number, []),
        "priority": number in table.priority,
        "tiles": [],
        "set": False,
    }
    if hand is None:
        return found
    faces = may_see(table, hand, viewer)
    tiles = [NAME[t] if faces or at in hand.exposed else FACE_DOWN for at, t in enumerate(hand.tiles, 1)]
    found |= {"tiles": tiles, "set": hand.set is not None, "live": hand.live}
    return found | (_as_set(hand) if faces and hand.set is not None else {})


def _as_set(hand: Hand) -> dict[str, Any]:
    way = hand.set
    assert way is not None
    return {
        "low": [NAME[t] for t in way.low],
        "high": [NAME[t] for t in way.high],
        "low_is": hand_name(way.low_rank),
        "high_is": hand_name(way.high_rank),
    }


def may_see(table: PaiGowTable, hand: Hand, viewer: str) -> bool:
    """The bank's tiles once it exposes them, and every hand when wagers are settled; before, only its own player."""
    if not hand.dealt:
        return False
    if hand.face_up:
        return True
    role = table.people[viewer].role if viewer in table.people else Role.SPECTATOR
    if hand.checking:
        return role in CHECKERS
    if hand.set is not None and not table.text.looks_again:
        return False
    if hand.seen and role is Role.DEALER:
        return True
    return table.may_handle(viewer, hand.box) and not _waits_for_priority(table, hand)


def _waits_for_priority(table: PaiGowTable, hand: Hand) -> bool:
    """Others look at their tiles only when the hands that go first are set (s421(2), and by direction in Victoria)."""
    for first in (table.directed, table.priority):
        if hand.box in first:
            return False
        if any(each.live and each.set is None for each in table.hands.values() if each.box in first):
            return True
    return False
