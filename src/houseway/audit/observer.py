"""A stored round followed once more, as the table played it: what came from which device, and what decisions cost."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.equipment.cards import NAME
from houseway.equipment.cards import card as card_of
from houseway.equipment.coins import Coins
from houseway.equipment.dice import Dice
from houseway.equipment.wheel import Wheel
from houseway.errors import NotInstalled
from houseway.house.tables.replay import follow_one
from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.table import RunningTable
from houseway.money import Cents
from houseway.odds import best_play
from houseway.play.ask import Card, Outcome
from houseway.play.events import FACE_DOWN, Came, Done
from houseway.play.round import Round
from houseway.play.view import view
from houseway.shown.hints import has_hint
from houseway.store.chain import Stored
from houseway.store.event import HouseEvent
from houseway.store.events import Corrected, Opened

WITHOUT_MEMORY: Final = (Wheel, Dice, Coins)
SUITS: Final = 4
RANKS: Final = ("A", *map(str, range(2, 11)), "J", "Q", "K")


class DeviceCame(NamedTuple):
    """What came, and what might have, with which weight."""

    device: str
    value: Any
    weights: Mapping[Any, int]


class CardCame(NamedTuple):
    """A card that everybody saw."""

    card: int
    decks: int


class Shuffled(NamedTuple):
    """From here on another shoe is dealt."""


class Decision(NamedTuple):
    """What somebody decided, and how much less it comes to than the best play, in cents."""

    person: str
    act: str
    best: str
    price: Fraction


Noted: TypeAlias = DeviceCame | CardCame | Shuffled | Decision


def observed(opened: Opened, events: Sequence[Stored]) -> Iterator[Noted]:
    """What of a round stands, after all that was taken back in it."""
    running, found, place = RunningTable(opened, TableShoes({})), list[tuple[int, Noted]](), 0
    asked: dict[str, Outcome] = {}  # by device
    for stored in events:
        event = stored.event
        if isinstance(event, Corrected):
            place, found = event.kept, [each for each in found if each[0] < event.kept]
        elif not isinstance(event, HouseEvent):
            if running.round is not None and (noted := _noted(running, event, asked)) is not None:
                found.append((place, noted))
            place += 1
        follow_one(running, event)
    return (noted for _, noted in found)


def _noted(running: RunningTable, event: object, asked: dict[str, Outcome]) -> Noted | None:
    """What was corrected has been played again when its events are read: what was asked is known from before."""
    if running.said:
        return _came(asked.get(event.device), event) if isinstance(event, Came) else None
    assert running.round is not None
    if isinstance(event, Done) and event.refused is None:
        return Shuffled() if event.act == "shuffle" else _decision(running.round, event)
    if not isinstance(event, Came) or not isinstance(ask := running.round.ask, Outcome):
        return None
    asked[event.device] = ask
    return _came(ask, event)


def _came(ask: Outcome | None, event: Came) -> Noted | None:
    if ask is None or event.value == FACE_DOWN:
        return None
    if isinstance(ask, Card):
        return CardCame(card_of(str(event.value)), getattr(ask.device, "decks", 0)) if event.field == "card" else None
    if isinstance(ask.device, WITHOUT_MEMORY):
        return DeviceCame(event.device, ask.read(event.value), ask.device.weights())
    return None


def _decision(round_: Round[Any], done: Done) -> Decision | None:
    """Where the worth of every choice is held; for each unit that lies there."""
    if not has_hint(round_, done.who):
        return None
    seen = view(round_, done.who)
    try:
        worth = best_play.worths(round_.game, seen)
    except NotInstalled:
        return None
    act = done.act if done.act in worth else str(done.details.get("on", ""))
    if act not in worth:
        return None
    best = max(worth, key=lambda each: worth[each])
    staked = _staked(round_, done.who, seen.look.get("turn", ""))
    return Decision(done.who, act, best, staked * (Fraction(worth[best]) - Fraction(worth[act])))


def _staked(round_: Round[Any], who: str, turn: str) -> Cents:
    first = round_.game.wagers[0]
    own = [each for each in round_.table.placed if each.person == who and each.wager is first]
    here = [each for each in own if turn == each.selection or turn.startswith(f"{each.selection},")]
    return sum(each.stake for each in (here or own[:1]))


def rank_weights(decks: int) -> Mapping[str, int]:
    return dict.fromkeys(RANKS, SUITS * decks)


def rank_of(card: int) -> str:
    return NAME[card][:-1]
