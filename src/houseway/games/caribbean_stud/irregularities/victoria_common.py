"""What the reports of Victoria's rule 14 share: how far the round is, a count of the cards, and wagers taken back."""

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING, Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME
from houseway.games.caribbean_stud.decisions import Decision
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.victorian_table import VictorianTable
from houseway.play.acts import Answer
from houseway.play.ask import Card, Choice, Offer, Steps
from houseway.play.people import Role

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = [
    "CALL",
    "DEALER",
    "KEYPAD",
    "all_are_there",
    "awaited_card",
    "before_the_call",
    "go_on",
    "in_the_shoe",
    "offer_to_retract",
    "offered",
    "since_the_call",
    "undecided",
]

DEALER: Final = frozenset({Role.DEALER})
CALL: Final = "bet or fold"
KEYPAD: Final = "press the keypad button"
AFTER: Final = ("turn the cards", "settle")


def offered(round_: "Round[VictorianTable]", *acts: str) -> bool:
    """Does the round itself wait for one of these, and no report for anything?"""
    ask = round_.ask
    return not round_.interrupted and isinstance(ask, Choice) and any(act in ask.offers for act in acts)


def awaited_card(round_: "Round[VictorianTable]") -> Card | None:
    return round_.ask if isinstance(round_.ask, Card) and not round_.interrupted else None


def before_the_call(round_: "Round[VictorianTable]") -> bool:
    """From the first card until the dealer announces "bet or fold"."""
    return awaited_card(round_) is not None or offered(round_, CALL)


def since_the_call(round_: "Round[VictorianTable]") -> bool:
    """From that announcement until the wagers are settled."""
    deciding = isinstance(round_.ask, Decision) and not round_.interrupted
    return deciding or offered(round_, *AFTER)


def undecided(round_: "Round[VictorianTable]") -> bool:
    """The cards are out, and a hand is still to be decided, be it the dealer's."""
    table = round_.table
    open_ = bool(table.in_play) or offered(round_, "turn the cards")
    return table.dealt and open_ and not round_.interrupted


def in_the_shoe(table: VictorianTable) -> tuple[str, ...]:
    return tuple(NAME[card] for card, count in enumerate(table.shoe.counts) if count)


def go_on(round_: "Round[VictorianTable]") -> Answer | None:
    """A decision that is awaited is looked at anew; nothing else has changed for the round."""
    return Answer(None) if isinstance(round_.ask, Decision) else None


def all_are_there(under: Cite, right: Cite, wrong: Cite) -> Steps[bool]:
    """The dealer counts all the cards."""
    offers = {"the number is right": Offer(right), "too few or too many": Offer(wrong)}
    _, found, _ = yield Choice(DEALER, offers, under, "counting all the cards")
    return bool(found == "the number is right")


def offer_to_retract(table: VictorianTable, hands: Iterable[Hand], under: Cite) -> Steps[None]:
    """Each player whose wagers still lie there may take them back (reading CS18)."""
    offers = {"stay": Offer(under), "retract": Offer(under, says="take your wagers back")}
    for hand in hands:
        if hand.live:
            answer = yield Choice(hand.person, offers, under, hand.label, wanted=partial(getattr, hand, "live"))
            if answer is not None and answer[1] == "retract":
                table.void(hand, under, cite("reading CS18"))
                table.discard(hand)
