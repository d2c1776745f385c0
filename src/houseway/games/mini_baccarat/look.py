"""What may be seen at a mini-baccarat table."""

from collections.abc import Mapping
from typing import Any

from houseway.equipment.cards import NAME
from houseway.families.baccarat.grounds import FACE_DOWN
from houseway.families.baccarat.table import Hand
from houseway.games.mini_baccarat.arithmetic import NO_THIRD, VALUE, box_of_table_2, natural, player_draws, points_of
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.terms import PART_OF_TABLE_2


def look(table: MiniBaccaratTable, _viewer: str) -> Mapping[str, Any]:
    """The same for everybody: nobody sees a card that lies face down, nor what the shoe holds."""
    hidden = table.rules.face_down and not _announced(table)  # s202(6)(b)
    return {
        "player's hand": _seen(table.players_hand, hidden),
        "banker's hand": _seen(table.bankers_hand, hidden),
        "third card": _third_card(table) if _announced(table) else {},
        "result": table.result,
        "results": list(table.results),
        "dummy round": table.dummy,
        "last round": table.last_round,
        "first card": FACE_DOWN if table.shoe.unseen else [NAME[card] for card in table.burnt],
        "next hand's first card": FACE_DOWN if table.waiting and not table.dummy_due else table.waiting,
        "seats": table.seats.as_data(),
        "standing": list(table.seats.standing),
        "cards_left": table.shoe.remaining,
    }


def _announced(table: MiniBaccaratTable) -> bool:
    """Both hands have their two cards, and their point counts have been called (s203(1))."""
    return len(table.bankers_hand.cards) >= 2


def _seen(hand: Hand, hidden: bool) -> Mapping[str, Any]:
    if hidden:
        return {"cards": [FACE_DOWN] * len(hand.cards), "points": None, "natural": False}
    two = len(hand.cards) == 2
    cards = [NAME[card] for card in hand.cards]
    return {"cards": cards, "points": hand.points, "natural": two and natural(hand.points)}


def _third_card(table: MiniBaccaratTable) -> Mapping[str, Any]:
    """Why the hands draw or stay: a natural, table 1, and the box of table 2."""
    players, bankers = (points_of(hand.cards[:2]) for hand in table.hands)
    if natural(players) or natural(bankers):
        return {"natural": True, "under": ["qld s205"]}
    told: dict[str, Any] = {"player's hand": "draws" if player_draws(players, bankers) else "stays"}
    third = table.players_hand.cards[2:]
    if told["player's hand"] == "draws" and not third:
        return told | {"under": ["qld s203(2)", "qld s206"]}
    column = VALUE[third[0]] if third else NO_THIRD
    box = {"row": bankers, "column": column if third else "no third card", "letter": box_of_table_2(bankers, column)}
    return told | box | {"under": ["qld s203(2)", "qld s206", *(each.text for each in PART_OF_TABLE_2.values())]}
