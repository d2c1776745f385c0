"""Plays for one person in a tournament: another strategy chooses what to do, and this one how many chips to risk."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from houseway.equipment.entropy import Entropy
from houseway.money import Cents, cents
from houseway.play.acts import Field, Option
from houseway.play.strategy import Decider, Move
from houseway.play.view import View
from houseway.tournament.allotment import NOT_ALLOTTED

NOT_HERE: Final = frozenset({*NOT_ALLOTTED, "leave"})  # chips are allotted, and nobody comes and goes
SECRET: Final = "make a secret wager"  # in baccarat, in Victoria
CATCHING_UP: Final = 4  # hands from the end


class Contender(Decider):
    """Wagers a few units, and what it takes to catch up when the session is nearly over."""

    def __init__(self, inner: Decider, entropy: Entropy, least: Cents) -> None:
        self.inner, self.entropy, self.least = inner, entropy, least
        self.boldness = 1 + entropy.below(4)
        self.hands_left = 0
        self.goes_on = 1  # so many of the table
        self.held: Mapping[str, Cents] = {}  # what everybody at the table had when the hand began
        self._asked = False  # has it wagered since it was asked? The spinner of two-up is asked twice

    def begin_round(self) -> None:
        self._asked = False
        self.inner.begin_round()

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        options = [option for option in options if option.act not in NOT_HERE]
        if (view.awaited or {})["kind"] != "wagering":
            return self.inner.decide(view, options)
        move = self._wager(view, options)
        self._asked = move is not None
        return move

    def _wager(self, view: View, options: Sequence[Option]) -> Move | None:
        if not any(option.act in ("wager", "withdraw") for option in options):
            return None  # players bet among themselves, in turn
        enough = _lies(view, view.viewer) >= self._needed(view)
        if enough and self._asked:
            return None
        move = self.inner.decide(view, options)
        if move is None and enough:
            return None
        return self._staked(view, options, move) if move is None or move[0] == "wager" else move

    def secret(self, view: View, options: Sequence[Option]) -> Move | None:
        """A secret wager, on the form: now and then, and on the last hand."""
        if self.entropy.below(3) and self.hands_left:
            return None
        ways = [option for option in options if option.act == SECRET and _most(option) and _one_way(option)]
        if not ways:
            return None
        option = ways[self.entropy.below(len(ways))]
        amount = next(field for field in option.fields if field.kind == "money")
        return SECRET, {**_first(option), amount.name: self._amount(view, amount)}

    def _needed(self, view: View) -> Cents:
        """At least what must be wagered; whatever lies there is enough where nothing must."""
        return max(min(self.least, cents(view.chips)), 1)

    def _staked(self, view: View, options: Sequence[Option], move: Move | None) -> Move | None:
        """The same wager, for the amount that this one thinks right; any other where the first cannot be made."""
        open_ = self._wagers(view, options)
        if move is not None:
            open_ = [option for option in open_ if _fits(option, move[1])] or open_
        for option in open_:
            stake = next(field for field in option.fields if field.kind == "money")
            details = move[1] if move is not None and _fits(option, move[1]) else _first(option)
            return "wager", {**details, stake.name: self._amount(view, stake)}
        return None

    def _wagers(self, view: View, options: Sequence[Option]) -> list[Option]:
        """All wagers open to it, those that cover what is needed first."""
        needed = self._needed(view)
        found = [option for option in options if option.act == "wager"]
        return sorted(found, key=lambda option: -min(_most(option), needed))

    def _amount(self, view: View, stake: Field) -> Cents:
        unit = max(self.least, stake.least)
        target = unit * (1 + self.entropy.below(self.boldness))
        if self.hands_left < CATCHING_UP:
            target += max(0, self._behind(view))
        target = max(stake.least, min(target, stake.most))
        return stake.least + (target - stake.least) // stake.step * stake.step

    def _behind(self, view: View) -> Cents:
        """What is missing to the last of those who go on, without what lies on the layout."""
        others = [had - _lies(view, name) for name, had in self.held.items() if name != view.viewer]
        if len(others) < self.goes_on:
            return 0
        return sorted(others, reverse=True)[self.goes_on - 1] - cents(view.chips)


def _lies(view: View, name: str) -> Cents:
    """What a person has on the layout."""
    return sum(cents(placed["stake"]) for placed in view.placed if placed["person"] == name)


def _one_way(option: Option) -> bool:
    """One kind of wager and what is allowed on it; a form may also be filled in with what is not."""
    return all(len(field.choices) == 1 for field in option.fields if field.kind == "choice")


def _most(option: Option) -> Cents:
    return max((field.most for field in option.fields if field.kind == "money"), default=0)


def _fits(option: Option, details: Mapping[str, Any]) -> bool:
    choices = [field for field in option.fields if field.kind == "choice" and not field.optional]
    return all(field.name in details and details[field.name] in field.choices for field in choices)


def _first(option: Option) -> dict[str, Any]:
    return {field.name: field.choices[0] for field in option.fields if field.kind == "choice" and not field.optional}
