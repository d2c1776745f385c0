"""Plays for one person in a tournament: another bot chooses what to do, and this one how many chips to risk."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.entropy import Entropy
from houseway.money import Cents
from houseway.play.acts import Field, Option
from houseway.play.driver import Bot, Move
from houseway.play.round import Round
from houseway.play.wagering import Wagering, wager_options

__all__ = ["Contender"]

NOT_HERE: Final = ("buy chips", "leave")  # chips are allotted, and nobody comes and goes
CATCHING_UP: Final = 4  # hands from the end


class Contender:
    """Wagers a few units, and what it takes to catch up when the session is nearly over."""

    def __init__(self, inner: Bot, entropy: Entropy, least: Cents) -> None:
        self.inner, self.entropy, self.least = inner, entropy, least
        self.boldness = 1 + entropy.below(4)
        self.hands_left = 0
        self.goes_on = 1  # so many of the table

    def decide(self, round_: Round, who: str) -> Move | None:
        if not isinstance(round_.ask, Wagering):
            return self._ask(round_, who)
        if self._wagered(round_, who) >= self._needed(round_, who):
            return None
        move = self._ask(round_, who)
        return self._staked(round_, who, move) if move is None or move[0] == "wager" else move

    def _ask(self, round_: Round, who: str) -> Move | None:
        for _ in NOT_HERE:
            move = self.inner.decide(round_, who)
            if move is None or move[0] not in NOT_HERE:
                return move
        return None

    def _wagered(self, round_: Round, who: str) -> Cents:
        return sum(placed.stake for placed in round_.table.placed if placed.person == who)

    def _needed(self, round_: Round, who: str) -> Cents:
        """At least what must be wagered; whatever lies there is enough where nothing must."""
        return max(min(self.least, round_.table.people[who].purse.value), 1)

    def _staked(self, round_: Round, who: str, move: Move | None) -> Move | None:
        """The same wager, for the amount that this one thinks right; any other where the first cannot be made."""
        options = self._options(round_, who)
        if move is not None:
            fitting = [(option, move[1]) for option in options if _fits(option, move[1])]
            options = [option for option, _ in fitting] or options
        for option in options:
            stake = next(field for field in option.fields if field.kind == "money")
            details = move[1] if move is not None and _fits(option, move[1]) else _first(option)
            return "wager", {**details, stake.name: self._amount(round_, who, stake)}
        return None

    def _options(self, round_: Round, who: str) -> list[Option]:
        """All wagers open to it, those that cover what is needed first."""
        ask, table = round_.ask, round_.table
        assert isinstance(ask, Wagering)
        needed = self._needed(round_, who)
        found = [option for row in ask.rows for option in wager_options(table, table.people[who], row)]
        return sorted(found, key=lambda option: -min(_most(option), needed))

    def _amount(self, round_: Round, who: str, stake: Field) -> Cents:
        unit = max(self.least, stake.least)
        target = unit * (1 + self.entropy.below(self.boldness))
        if self.hands_left < CATCHING_UP:
            target += max(0, self._behind(round_, who))
        target = max(stake.least, min(target, stake.most))
        return stake.least + (target - stake.least) // stake.step * stake.step

    def _behind(self, round_: Round, who: str) -> Cents:
        """What is missing to the last of those who go on."""
        held = sorted((each.purse.value for each in round_.table.players if each.name != who), reverse=True)
        if len(held) < self.goes_on:
            return 0
        return held[self.goes_on - 1] - round_.table.people[who].purse.value


def _most(option: Option) -> Cents:
    return max((field.most for field in option.fields if field.kind == "money"), default=0)


def _fits(option: Option, details: Mapping[str, Any]) -> bool:
    choices = [field for field in option.fields if field.kind == "choice" and not field.optional]
    return all(field.name in details and details[field.name] in field.choices for field in choices)


def _first(option: Option) -> dict[str, Any]:
    return {field.name: field.choices[0] for field in option.fields if field.kind == "choice" and not field.optional}
