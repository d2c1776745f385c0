"""Stud in the terminal: what is typed, what may be done, and who plays the other seats."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from houseway.cli.terminal import poker, poker_phrases
from houseway.cli.terminal.drawings.poker import plain
from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.cli.terminal.poker_bot import FAIR, GOOD, POOR, STRONG, PokerBot
from houseway.equipment.cards import Card, card
from houseway.families.poker.best import best_rank
from houseway.families.poker_hands import ONE_PAIR, class_number, face_values
from houseway.money import Cents, cents
from houseway.play.acts import Option
from houseway.play.driver import Move
from houseway.play.round import Round
from houseway.play.view import View

__all__ = ["PHRASES", "StudBot", "hint", "read"]

PHRASES: Final = (
    ("ante · blind", "the ante bet, or the blind bet when you have the buck (or Enter)"),
    ("bet 5 · bet 15", "blind betting: one component of the minimum, or two that come to $15"),
    ("no more", "blind betting: the blind bet is your opening bet, with no additional bet"),
    *(phrase for phrase in poker_phrases.PHRASES if not phrase[0].startswith("blind")),
)
BET: Final = re.compile(r"(?:bet|open|b)(?: (\$?\d[\d.]*))?")
COMPONENTS: Final = (("1 component", "2 components"), ("1 additional bet", "2 additional bets"))
NO_MORE: Final = "no additional bet"


def hint(view: View) -> str:
    """What may be done now, in the words that are typed here."""
    offers = (view.awaited or {}).get("offers", ())
    for one, two in COMPONENTS:
        if one in offers:
            least = cents(view.look["minimum"])
            most = least + _most(view, two) if two in offers else least
            more = f" · bet ${plain(_dollars(2 * least))} to ${plain(_dollars(most))}" if most > least else ""
            none = "no more · " if NO_MORE in offers else ""
            tap = " · tap out" if "tap out" in offers else ""
            return f"{none}bet ${plain(_dollars(least))}{more}{tap} · ? for all"
    if len(offers) == 1 and offers[0] in ("ante bet", "blind bet", "show"):
        return f"{offers[0]} (or Enter) · ? for all"
    return poker.hint(view)


def _dollars(amount: Cents) -> str:
    return f"{amount // 100}.{amount % 100:02}"


def _most(view: View, act: str) -> Cents:
    fields = [field for option in view.options if option["act"] == act for field in option["fields"]]
    return cents(fields[0]["most"]) if fields else 0


# What is typed


def read(line: str, view: View) -> list[Intent] | None:
    text = " ".join(line.lower().split())
    offers = (view.awaited or {}).get("offers", ())
    if text in ("ante", "ante bet"):
        return [Intent("ante bet", {})]
    if NO_MORE in offers and text in ("no more", "check", "x", "decline", "d", "blind", "call", "c"):
        return [Intent(NO_MORE, {})]
    bet = BET.fullmatch(text)
    for one, two in COMPONENTS:
        if bet and one in offers:
            least = cents(view.look["minimum"])
            said = amount(bet[1]) if bet[1] else least
            return [Intent(one, {}) if said == least else Intent(two, {"amount": said - least})]
    return poker_phrases.read(line, view)


# The other seats


class StudBot(PokerBot):
    """Likes a pair, and better ones; looks at the cards that lie face up, and at its own."""

    def choose(self, round_: Round, options: list[Option]) -> Move | None:
        open_ = {option.act: option for option in options}
        if open_.keys() & {"fold", "decline"}:
            return super().choose(round_, options)
        opens = next((act for act in ("bet", "2 components", "2 additional bets") if act in open_), "")
        if not opens:
            return None  # the ordinary answer will do
        strength = self.strength(round_.game.look(round_.table, options[0].who), options[0].who)
        if opens == "bet" or strength >= GOOD:
            return opens, {"amount": self._amount(open_[opens], strength)}
        return None

    def _amount(self, option: Option, strength: int) -> Cents:
        """With a strong hand up to the limit, with a good one up to half of what is between, otherwise the least."""
        field = option.fields[0]
        steps = (field.most - field.least) // field.step
        part = {STRONG: steps, GOOD: steps // 2}.get(strength, 0)
        return field.least + self.entropy.below(3) * part // 2 * field.step

    def strength(self, look: Mapping[str, Any], who: str) -> int:
        own = [card(name) for hand in look["hands"] if hand["person"] == who for name in hand["cards"]]
        others = [
            [card(name) for name in hand["cards"] if name]
            for hand in look["hands"]
            if hand["person"] != who and hand["cards"]
        ]
        shown = max([_rank(cards) for cards in others if cards], default=0)
        return _strength(_rank(own), shown)


def _rank(cards: Sequence[Card]) -> int:
    return best_rank(cards, 0)


def _strength(own: int, shown: int) -> int:
    """By the hand so far, against the best that lies face up."""
    kind, ahead = class_number(own), own > shown
    if kind > ONE_PAIR:
        return STRONG if ahead else GOOD
    if kind == ONE_PAIR:
        return GOOD if ahead else FAIR
    return FAIR if ahead or face_values(own)[0][:1] >= [11] else POOR  # king or ace high
