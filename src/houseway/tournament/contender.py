"""Plays for one person in a tournament: another bot chooses what to do, and this one how many chips to risk."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.entropy import Entropy
from houseway.money import Cents
from houseway.play.acts import Field, Option
from houseway.play.ask import Ask
from houseway.play.driver import Bot, Move, open_to
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wagering import Wagering, wager_options

__all__ = ["SECRET", "Contender"]

NOT_HERE: Final = ("buy chips", "leave")  # chips are allotted, and nobody comes and goes
SECRET: Final = "make a secret wager"  # in baccarat, in Victoria
CATCHING_UP: Final = 4  # hands from the end


class Contender:
    """Wagers a few units, and what it takes to catch up when the session is nearly over."""

    def __init__(self, inner: Bot, entropy: Entropy, least: Cents) -> None:
        self.inner, self.entropy, self.least = inner, entropy, least
        self.boldness = 1 + entropy.below(4)
        self.hands_left = 0
        self.goes_on = 1  # so many of the table
        self._at: tuple[Round[Any], Ask] | None = None  # where it has wagered; the spinner of two-up is asked twice

    def decide(self, round_: Round[Any], who: str) -> Move | None:
        ask = round_.ask
        if not isinstance(ask, Wagering):
            return self._ask(round_, who)
        if not ask.rows:  # players bet among themselves, in turn
            return None
        enough = self._wagered(round_, who) >= self._needed(round_, who)
        if enough and self._at == (round_, ask):
            return None
        self._at = round_, ask
        move = self._ask(round_, who)
        if move is None and enough:
            return None
        return self._staked(round_, who, move) if move is None or move[0] == "wager" else move

    def secret(self, round_: Round[Any], who: str) -> Move | None:
        """A secret wager, on the form: now and then, and on the last hand."""
        if self.entropy.below(3) and self.hands_left:
            return None
        ways = [option for option in round_.options(who) if option.act == SECRET and _most(option) and _one_way(option)]
        if not ways:
            return None
        option = ways[self.entropy.below(len(ways))]
        amount = next(field for field in option.fields if field.kind == "money")
        return SECRET, {**_first(option), amount.name: self._amount(round_, who, amount)}

    def _ask(self, round_: Round[Any], who: str) -> Move | None:
        for _ in NOT_HERE:
            move = self.inner.decide(round_, who)
            if move is None or move[0] not in NOT_HERE:
                return move if move is None or move[0] != "withdraw" or _listed(round_, who, move) else None
        return None

    def _wagered(self, round_: Round[Any], who: str) -> Cents:
        table: Table = round_.table
        return sum(placed.stake for placed in table.placed if placed.person == who)

    def _needed(self, round_: Round[Any], who: str) -> Cents:
        """At least what must be wagered; whatever lies there is enough where nothing must."""
        return max(min(self.least, round_.table.people[who].purse.value), 1)

    def _staked(self, round_: Round[Any], who: str, move: Move | None) -> Move | None:
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

    def _options(self, round_: Round[Any], who: str) -> list[Option]:
        """All wagers open to it, those that cover what is needed first."""
        ask, table = round_.ask, round_.table
        assert isinstance(ask, Wagering)
        needed = self._needed(round_, who)
        found = [option for row in ask.rows for option in wager_options(table, table.people[who], row)]
        return sorted(found, key=lambda option: -min(_most(option), needed))

    def _amount(self, round_: Round[Any], who: str, stake: Field) -> Cents:
        unit = max(self.least, stake.least)
        target = unit * (1 + self.entropy.below(self.boldness))
        if self.hands_left < CATCHING_UP:
            target += max(0, self._behind(round_, who))
        target = max(stake.least, min(target, stake.most))
        return stake.least + (target - stake.least) // stake.step * stake.step

    def _behind(self, round_: Round[Any], who: str) -> Cents:
        """What is missing to the last of those who go on."""
        held = sorted((each.purse.value for each in round_.table.players if each.name != who), reverse=True)
        if len(held) < self.goes_on:
            return 0
        least: Cents = held[self.goes_on - 1] - round_.table.people[who].purse.value
        return least


def _listed(round_: Round[Any], who: str, move: Move) -> bool:
    """Is this open now? Some wagers may not be taken back."""
    return any(option.act == move[0] and _fits(option, move[1]) for option in open_to(round_, who))


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
