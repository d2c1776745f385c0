"""What came from the device of a table of a house, in its order, to be tested."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.house import HouseRound, rounds
from houseway.equipment.cards import card
from houseway.equipment.coins import LETTERS, Coins, written
from houseway.equipment.dice import Dice
from houseway.errors import BadInput, quoted
from houseway.play.events import FACE_DOWN, Came
from houseway.play.table import Table
from houseway.store.store import Store

CARD: Final = "card"
BETWEEN: Final = "", "-", " ", ","  # what a throw may be written with


class TableHistory(NamedTuple):
    """Outcomes with what can come and how they weigh; or of a shoe, the cards of each round."""

    came: list[str]
    weights: Mapping[str, int]
    dealt: list[list[int]]
    decks: int


def history_of(store: Store, table: str, days: DaySpan = EVERY_DAY) -> TableHistory:
    """Every round of these gaming days that is over, and what has come of the one that is played, where nothing may lie
    face down."""
    played = [each for each in rounds(store, days) if each.table == table]
    if not played:
        then = "" if days == EVERY_DAY else " on these days"
        raise BadInput(f"--table: no round is told of {quoted(table)} in this house{then}")
    opened = played[0].game.open_table()
    thrown = [value for each in played for value in _came(each)]
    weights = _weights(opened, thrown[0]) if thrown else {}
    if weights:
        ways = _written(weights)
        if strange := [value for value in thrown if value not in ways]:
            raise BadInput(f"--table: {quoted(strange[0])} cannot come from the device of {table} as it is now")
        came = [ways[value] for value in thrown]
        return TableHistory(came, {str(value): weight for value, weight in weights.items()}, [], 0)
    dealt = [[card(str(event.value)) for event in _events(each) if _is_shown(event)] for each in played]
    if not any(dealt):
        raise BadInput(f"--table: at {table} neither a wheel, dice, coins nor cards are told of")
    decks = getattr(getattr(opened, "shoe", None), "decks", 0) or 1
    return TableHistory([], {}, dealt, decks)


def _events(round_: HouseRound) -> Iterator[Came]:
    return (event for _, event in round_.events if isinstance(event, Came))


def _came(round_: HouseRound) -> Iterator[str]:
    return (str(event.value) for event in _events(round_) if event.field != CARD)


def _is_shown(event: Came) -> bool:
    return event.field == CARD and event.value != FACE_DOWN


def _weights(table: Table, first: str) -> Mapping[Any, int]:
    """Of what is put back, or thrown again: as many dice or coins as were thrown first."""
    device: Any = getattr(table, "wheel", None) or getattr(getattr(table, "text", None), "wheel", None)
    device = device or getattr(table, "tumbler", None)
    if device is None and not first.strip("".join(LETTERS.values())):
        device = Coins(len(first))
    elif device is None and getattr(table, "dice", None):
        device = Dice(sum(map(str.isdigit, first)))
    found: Mapping[Any, int] = {} if device is None else device.weights()
    return found


def _written(weights: Mapping[Any, int]) -> Mapping[str, str]:
    """However an outcome is written in a record, what it is."""
    found = {str(value): str(value) for value in weights}
    for value in weights:
        if isinstance(value, tuple):
            faces = tuple(map(str, value))
            found |= {between.join(faces): str(value) for between in BETWEEN}
            found[written(faces)] = str(value)
    return found
