"""The poker hand history format (PHH, phh.readthedocs.io): TOML that pokerkit and others read.

It has codes for eleven variants of poker. Of the games held here only 7 card stud is one of them (F7S), where it was
played within fixed limits; there is none for 5 card stud, for draw poker won by the highest hand, or for Manila poker.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final

from houseway.equipment.cards import NAME, Card
from houseway.errors import BadInput, BadRecord
from houseway.money import Cents, dollars
from houseway.play.events import Events
from houseway.play.record.one_round import Watch
from houseway.play.record.toml import value
from houseway.play.round import Round
from houseway.poker_history.fixed_limit import FixedLimits, Unfit, fixed_limits
from houseway.poker_history.hand import HistoryHand, HistoryStep, StepKind, Watcher

NO_VARIANT: Final = (
    "the poker hand history format has no variant for it; of the games held here it has 7-card-stud, with fixed limits"
)
NOT_FIXED: Final = "the poker hand history format has 7 card stud with fixed limits only"
CARD: Final = [name.replace("10", "T")[0] + name[-1].lower() for name in NAME]
ORDINAL: Final = ("", "First", "Second", "Third", "Fourth", "Final")


class Histories:
    """The rounds of play of one or several records, to be written as one file."""

    def __init__(self) -> None:
        self._watchers: list[tuple[str, Watcher]] = []

    def of(self, file: str) -> Watch:
        """Looks on while a record is replayed; refuses a game that the format has no code for."""
        watcher = Watcher()
        self._watchers.append((file, watcher))

        def watch(round_: Round[Any], events: Events) -> None:
            if not round_.game.phh:
                raise BadRecord(f"{round_.game.title}: {NO_VARIANT}", file=file)
            watcher(round_, events)

        return watch

    def written(self) -> str:
        """One round of play as a .phh file; several as a .phhs file, numbered."""
        texts = [_hand(hand, file) for file, watcher in self._watchers for hand in watcher.hands]
        if not texts:
            raise BadInput("nothing to write as a poker hand history: no round of play was played")
        return texts[0] if len(texts) == 1 else "\n".join(f"[{at}]\n{text}" for at, text in enumerate(texts, 1))


def _hand(hand: HistoryHand, file: str) -> str:
    try:
        limits = fixed_limits(hand)
    except Unfit as unfit:
        raise BadRecord(f"round {hand.number}: {NOT_FIXED}: {unfit}", file=file) from None
    lines = [*_game(hand, limits), "actions = [", *_actions(hand, limits), "]", *_about(hand)]
    return "\n".join(lines) + "\n"


def _game(hand: HistoryHand, limits: FixedLimits) -> Iterator[str]:
    yield f"variant = {value(hand.table.game.phh)}"
    yield "ante_trimming_status = true"
    yield f"antes = {_amounts([hand.table.ante] * len(hand.names))}"
    yield f"bring_in = {_amount(limits.bring_in)}"
    yield f"small_bet = {_amount(limits.small_bet)}"
    yield f"big_bet = {_amount(limits.big_bet)}"
    yield f"starting_stacks = {_amounts(hand.stakes)}"


def _actions(hand: HistoryHand, limits: FixedLimits) -> Iterator[str]:
    """A line for each step, with the player's name for the reader."""
    opening = next((step for step in hand.steps if step.kind is StepKind.BET and step.betting_round == 1), None)
    for betting_round, steps in groupby(hand.steps, key=lambda step: step.betting_round):
        yield f"  # {ORDINAL[betting_round]} round of betting"
        for step in steps:
            action = _action(step, step is opening and step.to <= limits.bring_in)
            yield f'  "{action}",  # {_tidy(hand.names[step.seat])}'


def _action(step: HistoryStep, bring_in: bool) -> str:
    player = f"p{step.seat + 1}"
    match step.kind:
        case StepKind.DEAL:
            return f"d dh {player} {_cards(step.cards)}"
        case StepKind.CHECK | StepKind.CALL:
            return f"{player} cc"
        case StepKind.BET:
            return f"{player} pb" if bring_in else f"{player} cbr {_amount(step.to)}"
        case StepKind.FOLD:
            return f"{player} f"
        case StepKind.SHOW:
            return f"{player} sm {_cards(step.cards)}"
        case StepKind.HIDE:
            return f"{player} sm"


def _about(hand: HistoryHand) -> Iterator[str]:
    table = hand.table
    yield f"hand = {hand.number}"
    yield f"table = {value(table.name)}"
    yield f"seats = {value(hand.places)}"
    yield f"seat_count = {table.game.players[1]}"
    yield f"players = {value(hand.names)}"
    if hand.finished:
        yield f"finishing_stacks = {_amounts(hand.finished)}"
        yield f"winnings = {_amounts(hand.won)}"
    yield 'currency = "AUD"'
    yield 'currency_symbol = "$"'
    yield f"_rules = {value(table.game.part)}"
    if hand.finished:
        yield f"_commission = {_amount(hand.commission)}"


def _cards(cards: Iterable[Card]) -> str:
    return "".join(CARD[card] for card in cards)


def _amounts(amounts: Iterable[Cents]) -> str:
    return "[" + ", ".join(map(_amount, amounts)) + "]"


def _amount(amount: Cents) -> str:
    """In dollars, with cents only where there are any."""
    return str(amount // 100) if amount % 100 == 0 else dollars(amount)


def _tidy(name: str) -> str:
    """Fit for a comment, which holds no control characters."""
    return "".join(character for character in name if character.isprintable())
