"""A regular of any game: a few small wagers, the ordinary answer to a choice."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from houseway.equipment.entropy import Entropy
from houseway.money import Cents, cents
from houseway.play.acts import Field, Option
from houseway.play.strategy import Decider, Move
from houseway.play.view import View

BUYS: Final[Cents] = cents("500")


def row_of(option: Option) -> str:
    """The wager that an option lets one make or withdraw."""
    return str(option.fields[0].choices[0])


def own(view: View) -> list[str]:
    """The viewer's wagers on the layout, by name."""
    return [placed["wager"] for placed in view.placed if placed["person"] == view.viewer]


class Regular(Decider):
    """Takes back what it won, buys chips when it has few, and makes one to three small wagers a round."""

    act = "wager"  # by which it makes one
    most_wagers = 3

    def __init__(self, entropy: Entropy) -> None:
        self.entropy = entropy
        self._fresh = True  # it has not been asked to wager in this round
        self._begun = False  # has it wagered in this round?
        self._wagers = 0  # still to be made in it

    def begin_round(self) -> None:
        self._fresh = True

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        awaited = view.awaited or {}
        if awaited["kind"] != "wagering":
            named = {option.act: option for option in reversed(options)}  # an offer comes before an act of that name
            return self.choose(view, {act: named[act] for act in awaited.get("offers", ()) if act in named})
        if not view.yours:  # excluded from the game
            return None
        if self._fresh:
            self._fresh, self._begun, self._wagers = False, False, self.how_many()
            if cents(view.chips) < BUYS // 10 and any(option.act == "buy chips" for option in options):
                return "buy chips", {"amount": BUYS}
        return self.take_back(options) or self.wager(view, [option for option in options if option.act == self.act])

    def how_many(self) -> int:
        """So many wagers are made in a round."""
        return 1 + self.entropy.below(self.most_wagers)

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:  # noqa: ARG002
        """One of the offers of a choice; None for the ordinary one."""
        return None

    def take_back(self, options: Sequence[Option]) -> Move | None:
        """What lies there before it wagers was left by a win; but chips of a bank are no wager."""
        for option in options:
            if option.act == "withdraw" and self.likes(row_of(option)) and not self._begun:
                return "withdraw", {field.name: field.choices[0] for field in option.fields}
        self._begun = True
        return None

    def wager(self, view: View, options: Sequence[Option]) -> Move | None:
        """A small wager of any kind that it likes."""
        liked = [row for row in dict.fromkeys(map(row_of, options)) if self.likes(row)]
        if not self._wagers or not liked:
            return None
        self._wagers -= 1
        row = liked[self.entropy.below(len(liked))]
        ways = [option for option in options if row_of(option) == row]
        return self.made(ways[self.entropy.below(len(ways))], view.viewer)

    def made(self, option: Option, who: str) -> Move:
        """An option, with details that it picks."""
        return option.act, {field.name: self.pick(field, who) for field in option.fields if not field.optional}

    def likes(self, row: str) -> bool:  # noqa: ARG002
        """Does it make this wager at all?"""
        return True

    def pick(self, field: Field, who: str) -> Any:  # noqa: ARG002
        """A small amount, or any of the choices."""
        if field.kind == "money":
            return field.least * (1 + self.entropy.below(min(5, field.most // field.least)))
        return field.choices[self.entropy.below(len(field.choices))]
