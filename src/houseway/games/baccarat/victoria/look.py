"""What may be seen of a table in Victoria: cards as they are opened, markers, and of forms only what is one's own.

The Game Supervisor has the forms; a player sees the own one, and another's of the last hand after asking for it.
"""

from collections.abc import Mapping
from typing import Any

from houseway.equipment.cards import NAME
from houseway.families.baccarat.grounds import FACE_DOWN
from houseway.families.baccarat.points import natural
from houseway.families.baccarat.table import Hand
from houseway.games.baccarat import look as part_6
from houseway.games.baccarat.victoria.later_table import TableOf2001
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.play.people import Role


def look(table: VictorianTable, viewer: str) -> Mapping[str, Any]:
    seen = dict(part_6.look(table, viewer))
    if table.passes:
        seen |= {hand.label: as_opened(hand, table.opened[hand.label]) for hand in table.hands}
    if table.secrets_allowed:
        seen |= secrets(table, viewer)
    return seen | (shoe(table) if isinstance(table, TableOf2001) else {})


def as_opened(hand: Hand, opened: int) -> Mapping[str, Any]:
    """The first so many cards lie open."""
    cards = [NAME[card] for card in hand.cards[:opened]] + [FACE_DOWN] * (len(hand.cards) - opened)
    all_open = bool(cards) and opened == len(cards)
    points = hand.points if all_open else None
    return {"cards": cards, "points": points, "natural": all_open and len(cards) == 2 and natural(hand.points)}


def secrets(table: VictorianTable, viewer: str) -> dict[str, Any]:
    has_forms = table.people[viewer].role is Role.GAME_SUPERVISOR if viewer in table.people else False
    forms = {name: form.as_data() for name, form in table.secrets.items() if has_forms or name == viewer}
    asked = table.looked_at.get(viewer, set()) | {viewer}
    return {
        "secret markers": list(table.secrets),
        "secret wagers left": table.secrets_allowed - table.secrets_made.get(viewer, 0) - (viewer in table.secrets),
        "forms": forms,
        "forms of the last hand": {n: f.as_data() for n, f in table.shown_forms.items() if n in asked or has_forms},
        "last hand of the final": table.last_of_final,
    }


def shoe(table: TableOf2001) -> dict[str, Any]:
    """Who draws the cards, and which marker lies beside the shoe."""
    return {
        "banker": "dealer" if table.dealer_deals else table.banker,
        "deals": "dealer" if table.dealer_deals else table.who_deals,
        "marker": table.marker if table.holder else "",
    }
